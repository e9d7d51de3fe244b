"""The suite finds every planted leak, and nothing in the honest game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shadow_cabinet.check import PropertyFailed, check_game
from shadow_cabinet.table import Ask, Dice, Flow, Game, Piece, Prompt, Seat, Together
from shadow_cabinet.table.record import read_record, replay

from .bent_secrets import LEAKS
from .toys import BURY, HAND, LEFT, PASS, RIGHT, Settings, Table, Toy

ENOUGH = 60
DEPTH = 0.4
BURY_ON_WHICH_SIDE = Prompt("bury-on-which-side", "burial")


def caught(game: Game[Any], folder: Path) -> PropertyFailed | None:
    try:
        check_game(game, range(ENOUGH), DEPTH, failures=folder)
    except PropertyFailed as failed:
        return failed
    return None


def test_the_honest_game_has_every_property(tmp_path: Path) -> None:
    counts = check_game(Toy(), range(60), DEPTH, failures=tmp_path)
    assert counts["games"] == 60
    assert all(counts[what] > 30 for what in ("compared in motion", "dealt anew", "found elsewhere", "orders"))
    assert all(counts[what] > 30 for what in ("taken back", "refused", "dreams", "secrets kept", "decisions watched"))
    assert {f"end: {reason}" for reason in Toy.endings} <= set(counts)
    assert not list(tmp_path.iterdir())


class TwoQuestions(Toy):
    """Within a simultaneous choice it must not show whether somebody was asked a second question."""

    def bury(self, board: Table, me: Seat) -> Flow[tuple[Piece, Piece] | None]:
        card: Piece = yield Ask(me, BURY, lambda: [PASS, *self.secret(board, me)])
        if card is PASS:
            return None
        side: Piece = yield Ask(me, BURY_ON_WHICH_SIDE, lambda: [LEFT, RIGHT])
        return card, side


class NoCard(Toy):
    """A simultaneous choice may be asked of nobody."""

    def secret(self, board: Table, me: Seat) -> list[Piece]:
        return []

    def burial(self, board: Table) -> Flow[None]:
        nobody: dict[Seat, Any] = yield Together({})
        assert nobody == {}
        yield from super().burial(board)


class ShufflesWhatNobodySaw(Toy):
    """An honest rule: the deck, of which nobody knows anything, is shuffled once more."""

    def turn(self, board: Table, me: Seat) -> Flow[None]:
        if board.round % 4 == 0:
            board.shuffle(board.deck)
        yield from super().turn(board, me)


class ShufflesAllTogether(Toy):
    """The discards are mixed with what is left of the deck: seen cards and unseen ones in one pile."""

    def reshuffle(self, board: Table) -> None:
        board.shuffle(board.discard)
        board.deck.extend(board.discard)
        board.discard.clear()
        board.shuffle(board.deck)
        board.gold_out = None


@pytest.mark.parametrize("game", [TwoQuestions, NoCard, ShufflesWhatNobodySaw])
def test_other_honest_games_have_every_property(game: type[Toy], tmp_path: Path) -> None:
    check_game(game(), range(20), DEPTH, failures=tmp_path)


class TwoPiles(Toy):
    """The gold is shuffled on its own and dealt out as the first stash; all cards have the same back."""

    def deal(self, dice: Dice, settings: Settings, seats: int) -> Table:
        board = self.board_class(dice, settings, seats)
        board.deck = [card for card in self.cards if card.kind != "gold"]
        gold = [card for card in self.cards if card.kind == "gold"]
        board.active, board.round, board.blocks, board.ending = 0, 1, [0] * seats, ""
        for pile in (board.deck, gold):
            board.shuffle(pile)
        for seat, hand in enumerate(board.hands):
            board.draw(board.deck, hand, HAND)
            board.stash[seat] = gold[seat::seats]
        return board


def test_what_was_never_mixed_is_not_confused(tmp_path: Path) -> None:
    check_game(TwoPiles(), range(30), DEPTH, failures=tmp_path)


def test_what_was_seen_in_the_open_was_not_in_a_hand(tmp_path: Path) -> None:
    check_game(ShufflesAllTogether(), range(30), DEPTH, failures=tmp_path)


@pytest.mark.parametrize("what", LEAKS)
def test_a_planted_leak_is_found(what: str, tmp_path: Path) -> None:
    game, properties = LEAKS[what]
    failed = caught(game(), tmp_path)
    assert failed is not None, "the suite does not see it"
    assert failed.name in properties, str(failed)
    assert failed.path is not None
    assert len(replay(read_record(failed.path), game()).choices) == failed.number
