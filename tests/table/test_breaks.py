"""The suite finds what breaks the other promises: in the rules, and in the kernel itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from shadow_cabinet.check import always
from shadow_cabinet.check.elsewhere import check_everywhere
from shadow_cabinet.check.failure import Broken
from shadow_cabinet.table import Ask, Board, Choice, Dice, Flow, Match, Piece, Prompt, Refused, Seat
from shadow_cabinet.table.board import Place

from . import toys
from .bent_rules import BREAKS
from .test_leaks import caught
from .toys import PASS, Table, Toy

Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_promise_is_found(what: str, tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(always, "LONGEST", 300)
    game, properties = BREAKS[what]
    failed = caught(game(), tmp_path)
    assert failed is not None, "the suite does not see it"
    assert failed.name in properties, str(failed)


def true_dice(monkeypatch: Patch) -> None:
    redeal = Board.redeal
    monkeypatch.setattr(Board, "redeal", lambda board, seat, dice: redeal(board, seat, board.dice.copy()))


def nothing_dealt_anew(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Board, "redeal", lambda board, seat, dice: setattr(board, "dice", dice))


def truth_in_the_dice(monkeypatch: Patch) -> None:
    """A re-deal that starts from the true order: who knows the dice knows the truth."""
    redeal = Board.redeal

    def shifted(board: Board, seat: Seat, dice: Dice) -> None:
        true = {spot.name: spot.pieces[:] for spot in board.places()}
        redeal(board, seat, dice)
        for spot in board.places():
            if spot.name == "deck" and dice.fork("lucky").below(2):
                order = sorted(spot.pieces, key=lambda piece: (piece not in true["deck"], piece.code))
                spot.pieces[:] = order

    monkeypatch.setattr(Board, "redeal", shifted)


def any_batch(monkeypatch: Patch) -> None:
    """All cards that lie hidden could be each other, whatever was seen."""
    redeal = Board.redeal

    def wide(board: Board, seat: Seat, dice: Dice) -> None:
        batches = dict(board.batch)
        board.batch = dict.fromkeys(batches, 1)
        redeal(board, seat, dice)
        board.batch = batches

    monkeypatch.setattr(Board, "redeal", wide)


def known_is_dealt_anew(monkeypatch: Patch) -> None:
    redeal = Board.redeal

    def forgetful(board: Board, seat: Seat, dice: Dice) -> None:
        seen, board.seen = board.seen, {}
        redeal(board, seat, dice)
        board.seen = seen

    monkeypatch.setattr(Board, "redeal", forgetful)


def anything_goes(monkeypatch: Patch) -> None:
    def choose(match: Match[Any], seat: Seat, piece: Piece | str, number: int | None = None) -> None:
        chosen = match.game.catalogue[piece] if isinstance(piece, str) else piece
        ask = match.ask_of(seat)
        if ask is None:
            raise Refused("not asked")
        match.take(seat, chosen if chosen in ask.options else ask.options[0])

    monkeypatch.setattr(Match, "choose", choose)


def old_numbers_go(monkeypatch: Patch) -> None:
    choose = Match.choose
    monkeypatch.setattr(Match, "choose", lambda match, seat, piece, number=None: choose(match, seat, piece))


def refusals_change_something(monkeypatch: Patch) -> None:
    choose = Match.choose

    def careless(match: Match[Any], seat: Seat, piece: Piece | str, number: int | None = None) -> None:
        try:
            choose(match, seat, piece, number)
        except Refused:
            match.board.horizon += 1
            raise

    monkeypatch.setattr(Match, "choose", careless)


def refusals_tell(monkeypatch: Patch) -> None:
    choose = Match.choose

    def chatty(match: Match[Any], seat: Seat, piece: Piece | str, number: int | None = None) -> None:
        try:
            choose(match, seat, piece, number)
        except Refused as refused:
            raise Refused(f"{refused}; {match.board.hands[0 if seat else 1]}") from None

    monkeypatch.setattr(Match, "choose", chatty)


def numbers_tell(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Match, "number_for", lambda match, seat: len(match.choices))


def numbers_count_picks(monkeypatch: Patch) -> None:
    """Every pick of a completed decision counts: one more if there was something to pick from."""

    def number_for(match: Match[Any], seat: Seat) -> int:
        return match._opened + sum(choice.seat == seat for choice in match.choices[match._opened :])

    monkeypatch.setattr(Match, "number_for", number_for)


def dreams_hold_the_record(monkeypatch: Patch) -> None:
    imagine = Match.imagine

    def telling(match: Match[Any], seat: Seat, dice: Dice, tell: bool = False) -> Match[Any]:
        twin = imagine(match, seat, dice, tell)
        twin.choices[:] = match.choices[: len(twin.choices)]
        return twin

    monkeypatch.setattr(Match, "imagine", telling)


def dreams_hold_all_whispers(monkeypatch: Patch) -> None:
    imagine = Match.imagine

    def telling(match: Match[Any], seat: Seat, dice: Dice, tell: bool = False) -> Match[Any]:
        twin = imagine(match, seat, dice, tell)
        twin.notes[:] = match.notes
        return twin

    monkeypatch.setattr(Match, "imagine", telling)


def undo_tells_who_has_begun(monkeypatch: Patch) -> None:
    """Only the very last choice can be taken back: the others see by that when somebody has begun a decision."""

    def can_undo(match: Match[Any], seat: Seat) -> bool:
        last = match.choices[-1] if match.choices and match._bases and not match.result else None
        return last is not None and last.seat == seat and last.horizon == match.board.horizon

    monkeypatch.setattr(Match, "can_undo", can_undo)


def answers_of_others_stay(monkeypatch: Patch) -> None:
    """What the others have picked of an open decision is still there in an imagined match."""
    twin = Match._twin
    monkeypatch.setattr(Match, "_twin", lambda match, base, choices, tell: twin(match, base, None, tell))


def undo_without_limits(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Match, "can_undo", lambda match, seat: bool(match.choices) and bool(match._bases))


def undo_never(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Match, "can_undo", lambda match, seat: False)


def undo_forgets_notes(monkeypatch: Patch) -> None:
    undo = Match.undo

    def forgetful(match: Match[Any], seat: Seat) -> None:
        undo(match, seat)
        del match.notes[:1]

    monkeypatch.setattr(Match, "undo", forgetful)


def positions_lack_something(monkeypatch: Patch) -> None:
    position = Board.position

    def partial(board: Board) -> dict[str, Any]:
        return {key: item for key, item in position(board).items() if key != "seen"}

    monkeypatch.setattr(Match, "position", lambda match: partial(match._bases[-1].board))


def hands_in_their_order(monkeypatch: Patch) -> None:
    """Backs with a number that goes with the card, not with its place."""
    view_list = Board._view_list

    def numbered(board: Board, seat: Seat, declared: Any, owner: Any, pieces: list[Piece]) -> list[Any]:
        shown = view_list(board, seat, declared, owner, pieces)
        return (
            shown if board.sees(seat, declared, owner) else [*shown, max((piece.code for piece in pieces), default=0)]
        )

    monkeypatch.setattr(Board, "_view_list", numbered)


def pieces_vanish_in_dreams(monkeypatch: Patch) -> None:
    redeal = Board.redeal

    def lossy(board: Board, seat: Seat, dice: Dice) -> None:
        redeal(board, seat, dice)
        spots: Iterable[Place] = board.places()
        next(spot for spot in spots if spot.pieces).pieces.pop()

    monkeypatch.setattr(Board, "redeal", lossy)


def choices_get_lost(monkeypatch: Patch) -> None:
    def since(match: Match[Any]) -> list[Choice]:
        return match.choices[match._bases[-1].choices + 1 :]

    monkeypatch.setattr(Match, "choices_since", since)


KERNELS: dict[Callable[[Patch], None], set[str]] = {
    true_dice: {"imagined"},
    nothing_dealt_anew: {"imagined"},
    truth_in_the_dice: {"imagined", "no leak"},
    any_batch: {"imagined", "error"},
    known_is_dealt_anew: {"imagined", "no leak"},
    anything_goes: {"refusal"},
    old_numbers_go: {"refusal"},
    refusals_change_something: {"refusal"},
    refusals_tell: {"no leak"},
    numbers_tell: {"no leak", "imagined", "secrecy", "no tell"},
    dreams_hold_the_record: {"imagined"},
    dreams_hold_all_whispers: {"imagined"},
    undo_tells_who_has_begun: {"secrecy"},
    answers_of_others_stay: {"imagined"},
    undo_without_limits: {"undo"},
    undo_never: {"undo"},
    undo_forgets_notes: {"undo"},
    positions_lack_something: {"resume"},
    hands_in_their_order: {"no leak"},
    pieces_vanish_in_dreams: {"conservation", "no leak"},
    choices_get_lost: {"resume"},
}


@pytest.mark.parametrize("bend", KERNELS, ids=lambda bend: str(bend.__name__))
def test_a_broken_kernel_is_found(bend: Callable[[Patch], None], tmp_path: Path, monkeypatch: Patch) -> None:
    bend(monkeypatch)
    failed = caught(Toy(), tmp_path)
    monkeypatch.undo()
    assert failed is not None, "the suite does not see it"
    assert failed.name in KERNELS[bend], str(failed)


WHICH_GUARD = Prompt("which-guard", "blocking", follows=True)


class WhichGuard(Toy):
    """To block takes a second pick, which makes itself for who holds one guard."""

    def blocked(self, board: Table, seat: Seat) -> Flow[bool]:
        answer: Piece = yield Ask(seat, toys.BLOCK, lambda: [PASS, toys.SHOW] if self.guards(board, seat) else [PASS])
        if answer is PASS:
            return False
        guard: Piece = yield Ask(seat, WHICH_GUARD, lambda: self.guards(board, seat))
        board.throw(seat, guard)
        return True


def test_how_many_picks_a_decision_took_is_no_number(tmp_path: Path, monkeypatch: Patch) -> None:
    assert caught(WhichGuard(), tmp_path) is None
    numbers_count_picks(monkeypatch)
    failed = caught(WhichGuard(), tmp_path)
    monkeypatch.undo()
    assert failed is not None
    assert failed.name in {"no tell", "secrecy"}, str(failed)


class OrderOfASet(Toy):
    """Options in the order of a set: the same for a while, another one in the next process."""

    def guards(self, board: Table, seat: Seat) -> list[Piece]:
        return list(set(board.hands[seat]))


def test_another_process_plays_the_same_match() -> None:
    assert check_everywhere(f"{toys.__name__}:{Toy.__name__}", range(5))


def test_an_order_of_chance_is_found_in_another_process() -> None:
    with pytest.raises(Broken, match="everywhere"):
        check_everywhere(f"{__name__}:{OrderOfASet.__name__}", range(5))
