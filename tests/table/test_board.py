"""Boards: what may be declared, and what is derived from it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from shadow_cabinet.table import (
    EVERYONE,
    NOBODY,
    OWNER,
    Board,
    Catalogue,
    Dice,
    Note,
    Piece,
    TableError,
    UnknownName,
    cache,
    place,
    value,
)
from shadow_cabinet.table.board import to_json

CARDS = [Piece(f"card-{n}", "card", "blue" if n < 6 else "green") for n in range(8)]
ZONES = [Piece("north", "zone"), Piece("south", "zone")]
CATALOGUE = Catalogue(ZONES, CARDS)


class Everything(Board):
    deck: list[Piece] = place(NOBODY)
    hands: list[list[Piece]] = place(OWNER, also="peeks", ordered=False)
    zones: dict[Piece, list[Piece]] = place(EVERYONE)
    slots: dict[Piece, list[Piece]] = place(NOBODY)
    coins: list[int] = value()
    control: dict[Piece, int] = value()
    effects: list[dict[Piece, int]] = value()
    trail: list[list[Piece]] = value()
    pair: tuple[Piece, int] | None = value()
    chief: Piece | None = value()
    word: str = value()
    open_hand: int = value()
    sums: list[int] | None = cache()

    def peeks(self, owner: int, seat: int) -> bool:
        return self.open_hand == owner


@pytest.fixture
def board() -> Everything:
    board = Everything(Dice.from_seed("board"), None, 2)
    board.deck, board.hands = CARDS[:2], [CARDS[2:4], CARDS[4:7]]
    board.zones, board.slots = {ZONES[0]: [CARDS[7]], ZONES[1]: []}, {zone: [] for zone in ZONES}
    board.coins, board.control, board.effects, board.trail = (
        [1, 2],
        {ZONES[0]: 3},
        [{ZONES[1]: 1}, {}],
        [[ZONES[0]], []],
    )
    board.pair, board.chief, board.word, board.open_hand = (ZONES[1], 4), ZONES[0], "north", -1
    return board


# -- declarations ------------------------------------------------------------------------------------------------------


def without_lists() -> None:
    class Wrong(Board):
        deck: Piece = place(NOBODY)


def without_pieces() -> None:
    class Wrong(Board):
        deck: list[int] = place(NOBODY)


def tables_in_a_list() -> None:
    class Wrong(Board):
        deck: list[dict[Piece, Piece]] = place(NOBODY)


def an_owner_without_seats() -> None:
    class Wrong(Board):
        hand: list[Piece] = place(OWNER)


def an_owner_of_zones() -> None:
    class Wrong(Board):
        hand: dict[Piece, list[Piece]] = place(OWNER)


def an_unknown_eye() -> None:
    class Wrong(Board):
        hand: list[Piece] = place("some")


def an_unknown_method() -> None:
    class Wrong(Board):
        hands: list[list[Piece]] = place(OWNER, also="peeks")


def no_annotation() -> None:
    class Wrong(Board):
        coins = value()


def any_value() -> None:
    class Wrong(Board):
        coins: set[int] = value()


def keys_of_text() -> None:
    class Wrong(Board):
        coins: dict[str, int] = value()


def too_deep() -> None:
    class Wrong(Board):
        coins: list[list[list[int]]] = value()


def pieces_or_texts() -> None:
    class Wrong(Board):
        pair: tuple[Piece, str] | None = value()


WRONG: dict[Callable[[], None], str] = {
    without_lists: "deck: pieces lie in a list",
    without_pieces: "deck: pieces lie in a list",
    tables_in_a_list: "deck: pieces lie in a list",
    an_owner_without_seats: "hand: a place that its owner sees is one list per seat",
    an_owner_of_zones: "hand: a place that its owner sees is one list per seat",
    an_unknown_eye: "seen by EVERYONE, OWNER or NOBODY, not by 'some'",
    an_unknown_method: "hands: there is no method 'peeks'",
    no_annotation: "coins: a field needs an annotation",
    any_value: "coins: a board holds pieces, numbers, flags and texts",
    keys_of_text: "coins: the keys of a table are pieces",
    pieces_or_texts: "pair: pieces and texts cannot stand in the same field",
    too_deep: "coins: lists and tables can stand in one another only once",
}


@pytest.mark.parametrize("declare", WRONG, ids=lambda declare: str(declare.__name__))
def test_a_wrong_declaration_is_refused_when_the_class_is_made(declare: Callable[[], None]) -> None:
    with pytest.raises(TypeError) as refused:
        declare()
    assert WRONG[declare] in str(refused.value)


def test_a_board_of_a_board_has_the_fields_of_both(board: Everything) -> None:
    class More(Everything):
        extra: int = value()

    more = More(Dice.from_seed(1), None, 2)
    more.load({**board.position(), "extra": 7}, CATALOGUE)
    twin = more.copy()
    assert (twin.extra, twin.hands, twin.sums) == (7, board.hands, None)
    assert set(More.fields) == {*Everything.fields, "extra"}


# -- copies and positions ----------------------------------------------------------------------------------------------


def test_a_copy_shares_nothing_that_can_change(board: Everything) -> None:
    board.look(0, [CARDS[0]])
    before, twin = json.dumps(board.position()), board.copy()
    twin.deck.pop()
    twin.hands[0].clear()
    twin.zones[ZONES[1]].append(CARDS[1])
    twin.slots[ZONES[0]].append(CARDS[1])
    twin.coins[0] = 9
    twin.control[ZONES[0]] = 9
    twin.effects[1][ZONES[0]] = 9
    twin.trail[1].append(ZONES[0])
    twin.shuffle(twin.hands[1])
    twin.look(1, CARDS)
    twin.roll(6)
    twin.word = "gone"
    assert json.dumps(board.position()) == before


def test_a_position_comes_back_through_text(board: Everything) -> None:
    board.look(0, [CARDS[0]])
    board.shuffle(board.hands[1])
    board.roll(6)
    text = json.dumps(board.position())
    again = Everything(Dice.from_seed("other"), None, 2)
    again.sums = [1]
    again.load(json.loads(text), CATALOGUE)
    assert json.dumps(again.position()) == text
    assert [getattr(again, name) for name in again.caches] == [None]
    assert again.chief is ZONES[0]
    assert again.pair == (ZONES[1], 4)
    assert again.word == "north"  # a text stays one, though a piece is called the same
    assert again.roll(1000) == board.roll(1000)
    again.shuffle(again.deck)
    board.shuffle(board.deck)
    assert again.position() == board.position()


@pytest.mark.parametrize(
    ("position", "error", "said"),
    [
        ({"dekc": []}, UnknownName, "did you mean deck?"),
        ({"deck": "card-1"}, TableError, "deck: expected a list, not 'card-1'"),
        ({"deck": ["card-9"]}, UnknownName, "no piece 'card-9'"),
        ({"deck": [3]}, TableError, "deck: expected the id of a piece, not 3"),
        ({"hands": [["card-1"], "card-2"]}, TableError, "hands: expected a list, not 'card-2'"),
        ({"zones": []}, TableError, "zones: expected a table of pieces, not []"),
        ({"zones": {"east": []}}, UnknownName, "no piece 'east'"),
        ({"seen": 3}, TableError, "seen"),
        ({"horizon": "far"}, TableError, "horizon"),
    ],
)
def test_a_wrong_position_is_refused(
    board: Everything, position: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error) as refused:
        board.load(position, CATALOGUE)
    assert said in str(refused.value)


def test_only_plain_things_stand_on_a_board() -> None:
    with pytest.raises(TypeError, match="cannot stand on a board"):
        to_json(object())


# -- views -------------------------------------------------------------------------------------------------------------


def test_who_sees_what(board: Everything) -> None:
    view = board.view(0)
    assert view["hands"] == [["card-2", "card-3"], [{"back": "blue"}, {"back": "blue"}, {"back": "green"}]]
    assert view["deck"] == [{"back": "blue"}] * 2
    assert view["zones"] == {"north": ["card-7"], "south": []}
    assert (view["coins"], view["pair"], view["chief"]) == ([1, 2], ["south", 4], "north")
    assert "sums" not in view
    onlooker: Any = board.view(-1)
    assert onlooker["hands"][0] == [{"back": "blue"}] * 2


def test_a_place_can_be_open_to_others_for_a_time(board: Everything) -> None:
    board.open_hand = 1
    view: Any = board.view(0)
    assert view["hands"][1] == ["card-4", "card-5", "card-6"]
    onlooker: Any = board.view(-1)
    assert onlooker["hands"][1] == [{"back": "blue"}, {"back": "blue"}, {"back": "green"}]


def test_a_look_is_remembered_until_a_shuffle(board: Everything) -> None:
    board.look(0, board.deck[-1:])
    assert board.view(0)["deck"] == [{"back": "blue"}, {"back": "blue", "seen": "card-1"}]
    assert board.view(1)["deck"] == [{"back": "blue"}] * 2
    board.hands[1].append(board.deck.pop())
    view: Any = board.view(0)
    assert {"back": "blue", "seen": "card-1"} in view["hands"][1]
    board.shuffle(board.hands[1])
    view = board.view(0)
    assert not any("seen" in face for face in view["hands"][1])


def test_what_is_shown_all_seats_remember(board: Everything) -> None:
    board.show(board.hands[1][:1])
    assert board.knows(0, CARDS[4])
    assert board.knows(1, CARDS[4])
    assert not board.knows(-1, CARDS[4])


def test_the_order_of_an_unordered_place_tells_nothing(board: Everything) -> None:
    before = board.view(0)["hands"]
    board.hands[1].reverse()
    assert board.view(0)["hands"] == before
    board.look(0, [CARDS[5]])
    known = board.view(0)["hands"]
    board.hands[1].reverse()
    assert board.view(0)["hands"] == known


def test_where_in_a_hand_a_known_card_lies_is_dealt_anew(board: Everything) -> None:
    """Else a bot would know which of several backs is the card that it has seen."""
    board.look(0, [CARDS[5]])
    at, shown = set(), set()
    for n in range(30):
        twin = board.copy()
        twin.redeal(0, Dice.from_seed(n))
        at.add(twin.hands[1].index(CARDS[5]))
        twin = board.copy()
        twin.open_hand = 1
        twin.redeal(0, Dice.from_seed(n))
        shown.add(tuple(twin.hands[1]))
    assert at == {0, 1, 2}
    assert len(shown) == 6


def test_a_note_stays_as_it_was_told(board: Everything) -> None:
    told: list[Note] = []
    board.scribe = told.append
    board.note("lay-open", cards=board.zones[ZONES[0]])
    board.whisper(0, "hold", cards=board.hands[0])
    board.zones[ZONES[0]].append(board.deck.pop())
    board.hands[0].append(board.deck.pop())
    assert [note.about["cards"] for note in told] == [(CARDS[7],), (CARDS[2], CARDS[3])]


def test_an_empty_pile_is_shuffled_without_a_trace(board: Everything) -> None:
    board.shuffle(board.deck)
    board.shuffle([])
    again = board.copy()
    again.load(board.position(), CATALOGUE)
    again.shuffle(again.deck)
    board.shuffle(board.deck)
    assert again.position() == board.position()


# -- hidden things -----------------------------------------------------------------------------------------------------


def test_whatever_comes_out_moves_the_horizon(board: Everything) -> None:
    touches: list[Callable[[], object]] = [
        lambda: board.shuffle(board.deck),
        lambda: board.look(0, board.deck),
        lambda: board.show(board.deck),
        lambda: board.draw(board.deck, board.hands[0]),
        lambda: board.roll(6),
    ]
    for touch in touches:
        before = board.horizon
        touch()
        assert board.horizon > before


def test_the_top_of_a_pile_is_its_last_piece(board: Everything) -> None:
    board.draw(board.deck, board.hands[0], 2)
    assert board.hands[0][-2:] == [CARDS[1], CARDS[0]]
    with pytest.raises(ValueError, match="cannot be drawn from a pile of 0"):
        board.draw(board.deck, board.hands[0])


def test_a_die_has_all_its_sides(board: Everything) -> None:
    assert {board.roll(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_a_redeal_leaves_what_a_seat_knows(board: Everything, seat: int) -> None:
    board.look(0, [CARDS[0]])
    before = board.view(seat)
    found = set()
    for n in range(60):
        twin = board.copy()
        twin.redeal(seat, Dice.from_seed(n))
        assert twin.view(seat) == before
        assert sorted(p.code for spot in twin.places() for p in spot.pieces) == [card.code for card in CARDS]
        assert all(p.back == q.back for p, q in zip(twin.hands[1], board.hands[1], strict=True))
        found.add(tuple(twin.deck))
    assert all(deck[0] is CARDS[0] for deck in found) == (seat == 0)
    assert len(found) > 2


def test_after_a_redeal_others_know_the_place_that_they_looked_at(board: Everything) -> None:
    board.look(1, board.deck[-1:])
    for n in range(20):
        twin = board.copy()
        twin.redeal(0, Dice.from_seed(n))
        assert twin.knows(1, twin.deck[-1])
        assert sum(twin.knows(1, card) for card in CARDS) == 1


# -- handling pieces face down -----------------------------------------------------------------------------------------


def test_what_is_handled_face_down_others_lose_from_sight(board: Everything) -> None:
    """Which is which only the seat itself knows on; of each two one is the one that was seen."""
    card, other = board.hands[1][:2]
    board.show([card])
    board.conceal(1, [card, other])
    assert not board.knows(0, card)
    assert board.knows(1, card)
    assert not board.knows(1, other), "the owner sees it where it lies, and has not looked at it besides"


def test_nobody_knows_what_is_handled_by_no_seat(board: Everything) -> None:
    board.show(board.deck)
    board.conceal(-1, board.deck)
    assert not any(board.knows(seat, card) for seat in (0, 1) for card in board.deck)


def test_a_single_piece_is_not_lost_from_sight(board: Everything) -> None:
    card = board.hands[1][0]
    board.show([card])
    board.conceal(1, [card])
    assert all(board.knows(seat, card) for seat in (0, 1))


def test_after_handling_either_piece_may_be_the_one_that_was_seen(board: Everything) -> None:
    """In an imagined match the seen card has stayed in the hand or has gone where the other one is."""
    card, other = board.hands[1][:2]
    board.show([card])
    board.hands[1].remove(card)
    board.slots[ZONES[0]].append(card)
    board.conceal(1, [card, *board.hands[1]])
    laid = set()
    for seed in range(40):
        twin = board.copy()
        twin.redeal(0, Dice.from_seed(seed))
        laid.add(twin.slots[ZONES[0]][0])
    assert {card, other} <= laid


def test_pieces_that_look_alike_exchange_places_and_what_is_known_of_them(board: Everything) -> None:
    one, other = board.deck[0], board.hands[1][1]
    board.shuffle(board.hands[1])
    where = board.hands[1].index(other)
    board.look(0, [one])
    before = board.view(0)["hands"]
    board.exchange(one, other)
    assert board.deck[0] is other
    assert board.hands[1][where] is one
    assert board.knows(0, other)
    assert not board.knows(0, one)
    assert board.view(0)["hands"] == before
    board.exchange(other, one)
    assert (board.deck[0], board.hands[1][where]) == (one, other)
    assert board.knows(0, one)
