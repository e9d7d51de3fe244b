"""Places that take only pieces of some classes, and boards that rule deals out."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shadow_cabinet.check import check_game
from shadow_cabinet.check.leaks import check_blind
from shadow_cabinet.table import (
    EVERYONE,
    NOBODY,
    OWNER,
    Board,
    Catalogue,
    Dice,
    Piece,
    Seat,
    TableError,
    place,
    value,
)
from shadow_cabinet.table import board as board_module
from shadow_cabinet.table.scenario import Scenario, place_pieces, run

from .test_leaks import DEPTH, caught
from .toys import BUTTONS, FEW, HAND, LOOK, SEATS, Settings, Table, Toy


class Agent(Piece):
    __slots__ = ()


class Guard(Agent):
    __slots__ = ()


class Gold(Piece):
    __slots__ = ()


class Relic(Piece):
    __slots__ = ()


AGENTS: list[Piece] = [Agent("agent-1", "agent", "card"), Agent("agent-2", "agent", "card")]
GUARDS: list[Piece] = [Guard("guard-1", "guard", "card")]
GOLD: list[Piece] = [Gold("gold-1", "gold", "card"), Gold("gold-2", "gold", "card")]
RELICS: list[Piece] = [Relic("relic-1", "relic", "card"), Relic("relic-2", "relic", "card")]
PIECES = [*AGENTS, *GUARDS, *GOLD, *RELICS]
CATALOGUE = Catalogue(PIECES)


class Sorted(Board):
    """Agents in hand, agents and gold in reserve, anything in the deck; relics in a vault of their own."""

    deck: list[Gold | Agent | Relic] = place(NOBODY, stock=True)
    reserve: list[Gold | Agent] = place(NOBODY)
    hands: list[list[Agent]] = place(OWNER, ordered=False)
    discard: list[Piece] = place(EVERYONE)
    guarding: list[Guard] = place(EVERYONE)

    def all_slots(self) -> list[Piece]:
        return [piece for spot in self.places() for piece in spot.pieces]


def laid(**places: Any) -> Sorted:
    board = Sorted(Dice.from_seed("sorted"), None, 2)
    for name, pieces in places.items():
        setattr(board, name, pieces)
    return board


def count_deals(board: Sorted, seat: Seat, deals: int) -> Counter[tuple[Piece, ...]]:
    counts: Counter[tuple[Piece, ...]] = Counter()
    dice = Dice.from_seed("deals")
    for _ in range(deals):
        twin = board.copy()
        twin.redeal(seat, dice)
        counts[tuple(twin.all_slots())] += 1
    return counts


def possible_deals(board: Sorted, seat: Seat) -> set[tuple[Piece, ...]]:
    """All deals that can be, found by trying every one: hidden are the deck, the reserve and the hand of seat 1."""
    slots = [(spot, piece) for spot in board.places() for piece in spot.pieces]
    hidden = [i for i, (spot, piece) in enumerate(slots) if not board.sees(seat, spot.field, spot.owner)]
    found = set()
    for order in permutations(hidden):
        deal = [piece for _, piece in slots]
        for i, j in zip(hidden, order, strict=True):
            deal[i] = slots[j][1]
        fits = all(isinstance(deal[i], slots[i][0].field.classes) for i in hidden)
        lost = [board.since.get(deal[i], (0, 0, 0))[seat] for i in hidden]
        if fits and all(n <= board.batch.get(slots[i][1], 0) for n, i in zip(lost, hidden, strict=True)):
            found.add(tuple(deal))
    return found


def unevenness(counts: Counter[Any], kinds: int) -> float:
    """Chi squared by degrees of freedom: about 1 if all are as likely."""
    expected = sum(counts.values()) / kinds
    return sum((n - expected) ** 2 / expected for n in counts.values()) / (kinds - 1)


# -- declarations ------------------------------------------------------------------------------------------------------


def test_a_place_knows_what_it_takes() -> None:
    assert Sorted.fields["deck"].classes == (Gold, Agent, Relic)
    assert Sorted.fields["hands"].classes == (Agent,)


def test_hidden_places_may_not_share_a_part_of_what_they_take() -> None:
    with pytest.raises(TypeError, match="Wrong: deck and reserve take some of the same pieces, but neither all"):

        class Wrong(Board):
            deck: list[Gold | Relic] = place(NOBODY)
            reserve: list[Agent | Gold] = place(NOBODY)


def test_open_places_may_share_a_part_of_what_they_take() -> None:
    class Right(Board):
        deck: list[Gold | Relic] = place(NOBODY)
        shown: list[Agent | Gold] = place(EVERYONE)

    assert len(Right.pools) == 1


def test_a_board_of_a_board_is_sorted_anew() -> None:
    class More(Sorted):
        posts: list[Guard] = place(NOBODY)

    assert [len(family) for family in More.families] == [4]
    assert [More.pools[pool] for pool in More.families[0]] == [(Guard,), (Agent,), (Gold, Agent), (Gold, Agent, Relic)]
    assert len(Sorted.pools) == 3


# -- dealing anew ------------------------------------------------------------------------------------------------------

BOARDS: list[dict[str, Any]] = [
    {"deck": [RELICS[0], AGENTS[0], GOLD[0]], "reserve": [GOLD[1]], "hands": [[], [AGENTS[1], GUARDS[0]]]},
    {"deck": [RELICS[0], RELICS[1], GOLD[0]], "reserve": [AGENTS[0]], "hands": [[GUARDS[0]], [AGENTS[1]]]},
    {"reserve": [GOLD[0], AGENTS[0], GOLD[1]], "hands": [[], [AGENTS[1], GUARDS[0]]]},
    {"deck": [RELICS[0], GOLD[0]], "hands": [[], [AGENTS[1], GUARDS[0]]]},
]


@pytest.mark.parametrize("places", BOARDS)
def test_every_deal_that_can_be_is_as_likely(places: dict[str, Any]) -> None:
    board = laid(**places)
    possible = possible_deals(board, 0)
    counts = count_deals(board, 0, 100 * len(possible))
    assert set(counts) == possible
    assert unevenness(counts, len(possible)) < 1.5


def mixed() -> Any:
    """Some cards were seen and then shuffled into the deck: they cannot be in a hand that was drawn before."""
    board: Any = laid(deck=[RELICS[0], AGENTS[0], GOLD[0]], hands=[[], [AGENTS[1]]], discard=[GUARDS[0], RELICS[1]])
    board.shuffle(board.hands[1])
    board.shuffle(board.deck)
    board.shuffle(board.discard)
    board.deck[:0] = board.discard
    board.discard.clear()
    return board


def drawn_from_the_new() -> Any:
    """And then another card was drawn, which can be one of those."""
    board = mixed()
    board.deck.sort(key=lambda piece: piece is GUARDS[0])  # as if it had come to lie on top
    board.draw(board.deck, board.hands[1])
    return board


def all_together() -> Any:
    """Seen cards and unseen ones are shuffled together, and laid out in three places that take more and more."""
    board: Any = laid(deck=[RELICS[0], AGENTS[0], GOLD[0]], hands=[[], [AGENTS[1]]], discard=[GUARDS[0], GOLD[1]])
    board.shuffle(board.hands[1])
    board.shuffle(board.deck)
    board.shuffle(board.discard)
    board.deck += board.discard
    board.discard.clear()
    board.shuffle(board.deck)
    board.deck.sort(key=lambda piece: piece in (AGENTS[0], GUARDS[0], GOLD[0]))
    board.draw(board.deck, board.reserve, 3)
    board.reserve.remove(GUARDS[0])
    board.hands[1].append(GUARDS[0])
    return board


@pytest.mark.parametrize("make", [mixed, drawn_from_the_new, all_together])
def test_a_deal_keeps_to_classes_and_to_shuffles(make: Any) -> None:
    board = make()
    possible = possible_deals(board, 0)
    anywhere = laid(**{name: getattr(board, name) for name in ("deck", "reserve", "hands")})
    assert len(possible) < len(possible_deals(anywhere, 0)), "the shuffles make no difference"
    counts = count_deals(board, 0, 100 * len(possible))
    assert set(counts) == possible
    assert unevenness(counts, len(possible)) < 1.5


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_what_is_imagined_does_not_depend_on_the_truth(seat: Seat) -> None:
    random = Random(1)
    boards = [laid(**places) for places in BOARDS] + [mixed(), drawn_from_the_new(), all_together()]
    for board in boards:
        for _ in range(50):
            check_blind(board, seat, random)


def test_pieces_of_places_that_have_nothing_in_common_are_never_mixed() -> None:
    class Apart(Board):
        gold: list[Gold] = place(NOBODY)
        hands: list[list[Agent]] = place(OWNER, ordered=False)

    board = Apart(Dice.from_seed(1), None, 2)
    board.gold, board.hands = [*GOLD], [[], [*AGENTS]]  # type: ignore[list-item]
    for n in range(20):
        board.redeal(0, Dice.from_seed(n))
        assert set(board.gold) == set(GOLD)


# -- positions ---------------------------------------------------------------------------------------------------------


def test_a_position_keeps_to_the_classes() -> None:
    with pytest.raises(TableError, match="hands: gold-1 does not belong there"):
        laid().load({"hands": [["agent-1"], ["gold-1"]]}, CATALOGUE)


class SortedTable(Table):
    deck: list[Agent | Gold] = place(NOBODY, stock=True)  # type: ignore[assignment]
    hands: list[list[Agent]] = place(OWNER, ordered=False)  # type: ignore[assignment]
    stash: list[list[Agent]] = place(NOBODY)  # type: ignore[assignment]

    def salvageable(self) -> list[Piece]:
        return [card for card in self.discard if card.kind == "guard"]


class SortedToy(Toy):
    """Gold that is drawn lies open at once; only agents come into a hand."""

    board_class: type[Table] = SortedTable

    def make_cards(self) -> list[Piece]:
        kinds: dict[str, type[Piece]] = {"spy": Agent, "guard": Guard, "gold": Gold}
        return [kind(f"{name}-{n}", name, "card") for name, kind in kinds.items() for n in range(1, 9)]

    def deal(self, dice: Dice, settings: Settings, seats: int) -> Table:
        board = self.board_class(dice, settings, seats)
        board.deck, board.active, board.round, board.blocks = [*self.cards], 0, 1, [0] * seats
        board.shuffle(board.deck)
        for seat in range(seats):
            for _ in range(HAND):
                self.draw(board, seat)
        return board

    def draw(self, board: Table, me: Seat) -> None:
        if len(board.deck) < FEW and board.discard:
            self.reshuffle(board)
        while board.deck and isinstance(board.deck[-1], Gold):
            board.draw(board.deck, board.discard)
            board.note("found", card=board.discard[-1])
        if board.deck:
            board.draw(board.deck, board.hands[me])
            board.note("drew", seat=me, count=1)
            board.whisper(me, "drew-this", card=board.hands[me][-1])


def placed(position: dict[str, Any]) -> Table:
    game = SortedToy()
    board = game.deal(Dice.from_seed(1), game.make_settings(), 2)
    place_pieces(game, board, position)
    return board


def test_stars_stand_for_pieces_that_belong_there() -> None:
    board = placed({"deck": ["*8"], "hands": [["*8"], ["*7", "spy-1"]], "discard": ["*"]})
    assert [len(hand) for hand in board.hands] == [8, 8]
    assert all(isinstance(card, Agent) for hand in board.hands for card in hand)
    assert {card.kind for card in board.deck} == {"gold"}
    assert {card.kind for card in placed({"deck": ["*"], "hands": [["*"], []], "discard": []}).deck} == {"gold"}


def test_what_nothing_mentions_goes_to_a_stock_that_takes_it() -> None:
    class TwoStocks(SortedTable):
        vault: list[Relic] = place(NOBODY, stock=True)

    class TwoStockToy(SortedToy):
        board_class = TwoStocks

        def __init__(self) -> None:
            super().__init__()
            self.relics = [Relic(f"relic-{n}", "relic", "card") for n in range(3)]
            self.catalogue = Catalogue(SEATS, BUTTONS, self.cards, self.relics)
            self.loose = (*self.cards, *self.relics)

        def deal(self, dice: Dice, settings: Settings, seats: int) -> Table:
            board = super().deal(dice, settings, seats)
            assert isinstance(board, TwoStocks)
            board.vault = [self.relics[0]]
            board.discard += self.relics[1:]
            return board

    game = TwoStockToy()
    board = game.deal(Dice.from_seed(1), game.make_settings(), 2)
    place_pieces(game, board, {"hands": [[], []], "discard": []})
    assert isinstance(board, TwoStocks)
    assert len(board.vault) == 3
    assert len(board.deck) == len(game.cards)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"hands": [["spy-1"], ["gold-1"]]}, "hands: gold-1 does not belong there"),
        ({"stash": [["gold-3"], []], "deck": ["*"]}, "stash: gold-3 does not belong there"),
    ],
)
def test_positions_with_a_piece_where_it_does_not_belong(position: dict[str, Any], said: str) -> None:
    assert said in run(Scenario("x", "toy", position=position), SortedToy())[0]


def test_what_no_stock_takes_has_to_be_named() -> None:
    class NoStockForGold(Table):
        deck: list[Piece] = place(NOBODY)
        spies: list[Agent] = place(NOBODY, stock=True)

    class Odd(SortedToy):
        board_class = NoStockForGold

    game = Odd()
    board = game.deal(Dice.from_seed(1), game.make_settings(), 2)
    with pytest.raises(TableError, match=r"gold-\d lies nowhere now: name its place, or 'absent'"):
        place_pieces(game, board, {"deck": []})
    place_pieces(game, board, {"deck": [], "absent": ["*"]})


# -- the suite ---------------------------------------------------------------------------------------------------------


def test_a_game_of_classes_has_every_property(tmp_path: Path) -> None:
    counts = check_game(SortedToy(), range(40), DEPTH, failures=tmp_path)
    assert counts["games"] == 40
    assert counts["found elsewhere"] > 30


class PocketsGold(SortedToy):
    """A rule that takes whatever is drawn into the hand."""

    def draw(self, board: Table, me: Seat) -> None:
        super().draw(board, me)
        if board.round > 2 and board.deck:
            board.draw(board.deck, board.hands[me])


def test_a_rule_that_puts_a_piece_where_it_does_not_belong_is_found(tmp_path: Path) -> None:
    failed = caught(PocketsGold(), tmp_path)
    assert failed is not None
    assert failed.name == "conservation"
    assert "does not belong in hands." in str(failed)


def any_class(parts: Any, faces: list[Piece], *rest: Any) -> list[Piece]:
    """A re-deal to which a card is a card."""
    rest[-1].shuffle(faces)
    return faces


def always_the_same(parts: Any, faces: list[Piece], *rest: Any) -> list[Piece]:
    """A re-deal by the order of the catalogue."""
    return sorted(faces, key=lambda face: not isinstance(face, parts[0][0]))


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("deal_by_class", any_class), ("deal_by_both", any_class), ("deal_by_class", always_the_same)],
)
def test_a_redeal_that_forgets_the_classes_or_the_dice_is_found(
    name: str, wrong: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_module, name, wrong)
    failed = caught(SortedToy(), tmp_path)
    monkeypatch.undo()
    assert failed is not None, "the suite does not see it"
    assert failed.name in {"conservation", "imagined"}, str(failed)


# -- deals that are ruled out ------------------------------------------------------------------------------------------


class Goals(Board):
    """Seat 0 has a goal that nobody else knows; some are known not to be it."""

    deck: list[Piece] = place(NOBODY)
    goal: list[list[Piece]] = place(OWNER)
    met: list[Piece] = value()
    asked: int = value()

    def ruled_out(self, seat: Seat) -> bool:
        self.asked += 1
        return self.goal[0][0] in self.met


def with_goal(*met: Piece) -> Goals:
    board = Goals(Dice.from_seed(1), None, 2)
    board.deck, board.goal, board.met, board.asked = PIECES[1:], [[PIECES[0]], []], [*met], 0
    return board


def test_a_deal_that_is_ruled_out_is_dealt_anew() -> None:
    board = with_goal(*PIECES[1:4])
    counts: Counter[Piece] = Counter()
    dice = Dice.from_seed("goals")
    for _ in range(2000):
        twin = board.copy()
        twin.redeal(1, dice)
        counts[twin.goal[0][0]] += 1
        assert twin.dice is dice
    assert set(counts) == {PIECES[0], *PIECES[4:]}
    assert unevenness(counts, 4) < 3


def test_what_is_imagined_of_a_ruled_out_deal_does_not_depend_on_the_truth() -> None:
    random = Random(1)
    for _ in range(100):
        check_blind(with_goal(*PIECES[2:5]), 1, random)


def test_dealing_anew_comes_to_an_end() -> None:
    board = with_goal(*PIECES)
    board.redeal(1, Dice.from_seed(1))
    assert board.asked == board_module.MOST_DEALS
    assert sorted(piece.code for spot in board.places() for piece in spot.pieces) == list(range(len(PIECES)))


class Denial(Table):
    denied: list[str] = value()

    def ruled_out(self, seat: Seat) -> bool:
        return any(card.kind in self.denied for card in self.stash[0][:1])


class DenialToy(Toy):
    """Before seat 0 lies a card; in the end everybody hears of two kinds that it is not."""

    board_class = Denial

    def deal(self, dice: Dice, settings: Settings, seats: int) -> Table:
        board = super().deal(dice, settings, seats)
        board.draw(board.deck, board.stash[0])
        return board

    def actions(self, board: Table, me: Seat) -> list[Piece]:
        return [LOOK]

    def draw(self, board: Any, me: Seat) -> None:
        super().draw(board, me)
        kind = board.stash[0][0].kind
        if kind in board.denied:
            raise KeyError(kind)
        if len(board.denied) < 2 and board.round % 2:
            board.horizon += 1
            board.denied.append(next(other for other in ("spy", "guard", "gold") if other not in (kind, *board.denied)))

    def burial(self, board: Table) -> Any:
        yield from ()


def test_a_game_that_rules_deals_out_has_every_property(tmp_path: Path) -> None:
    check_game(DenialToy(), range(30), DEPTH, failures=tmp_path)


class NothingRuledOut(DenialToy):
    class board_class(Denial):  # noqa: N801
        def ruled_out(self, seat: Seat) -> bool:
            return False


class TruthRuledOut(DenialToy):
    class board_class(Denial):  # noqa: N801
        def ruled_out(self, seat: Seat) -> bool:
            return super().ruled_out(seat) or self.stash[0][0].kind == "spy"


@pytest.mark.parametrize("game", [NothingRuledOut, TruthRuledOut])
def test_a_game_that_rules_out_too_little_or_too_much_is_found(game: type[Toy], tmp_path: Path) -> None:
    failed = caught(game(), tmp_path)
    assert failed is not None
    assert failed.name in {"imagined", "no tell"}
