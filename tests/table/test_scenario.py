"""Scenarios: positions, choices and expectations; and what is said when something in a file is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shadow_cabinet.table import NOBODY, Catalogue, Dice, Match, Piece, ScenarioError, UnknownName, place, value
from shadow_cabinet.table.scenario import Scenario, place_pieces, read_scenario, run, start

from .toys import BUTTONS, SEATS, Settings, Table, Toy

GAME = Toy()

THEFT = """
title = "A guard blocks a theft"
game = "toy"

[position]
hands = [["gold-1", "spy-1"], ["guard-1", "gold-2"]]

[expect]
seat = 0
prompt = "act"
offered = ["steal"]
refused = ["salvage"]

[[steps]]
choose = ["steal", "spy-1"]

[steps.expect]
seat = 1
prompt = "block"
options = ["guard-1", "pass"]
why_not = { gold-2 = "not-a-guard", gold-1 = "not-in-hand" }
position = { discard = ["spy-1"] }
hidden = [{ seat = 1, place = "hands.0" }]
open = [{ seat = 1, place = "hands.1" }, { seat = 0, place = "discard" }]
notes = ["paid"]
no_notes = ["blocked"]
over = false

[[steps]]
choose = ["1: guard-1"]

[steps.expect]
position = { blocks = [0, 1], discard = ["*", "guard-1"] }
count = { "hands.1" = 1, "hands.0" = 2 }
notes = [{ note = "blocked", seat = 1, card = "guard-1" }]
"""


def read(tmp_path: Path, text: str) -> Scenario:
    path = tmp_path / "scenario.toml"
    path.write_text(text, "utf-8")
    return read_scenario(path)


def test_a_scenario_passes(tmp_path: Path) -> None:
    assert run(read(tmp_path, THEFT), GAME) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('offered = ["steal"]', 'offered = ["hide", "pass"]', "pass should be offered"),
        ('refused = ["salvage"]', 'refused = ["look"]', "look should not be offered"),
        ('refused = ["salvage"]', 'refused = ["lok"]', "no piece 'lok'"),
        ('prompt = "block"', 'prompt = "bury"', "step 1: expected the question 'bury', but seat 1 is asked 'block'"),
        ("seat = 1\nprompt", "seat = 0\nprompt", "step 1: seat 0 should be asked, but seat 1 is asked 'block'"),
        ('options = ["guard-1", "pass"]', 'options = ["pass"]', "options should be ['pass'], are ['guard-1', 'pass']"),
        ('gold-2 = "not-a-guard"', 'gold-2 = "not-in-hand"', "gold-2 should be refused because of 'not-in-hand'"),
        ('discard = ["spy-1"]', "discard = []", "discard should be [], is ['spy-1']"),
        ('discard = ["spy-1"]', "dicsard = []", "no field of the board 'dicsard'; did you mean discard?"),
        ('place = "hands.0"', 'place = "hands.3"', "no place 'hands.3'"),
        ('hidden = [{ seat = 1, place = "hands.0"', 'hidden = [{ seat = 0, place = "hands.0"', "should be hidden from"),
        ('open = [{ seat = 1, place = "hands.1"', 'open = [{ seat = 0, place = "hands.1"', "should be open to seat 0"),
        ('notes = ["paid"]', 'notes = ["stole"]', "the note 'stole' should have been made; there were ['paid']"),
        ('no_notes = ["blocked"]', 'no_notes = ["paid"]', "the note 'paid' should not have been made"),
        ('["paid"]', '[{ note = "paid", seat = 1, card = "spy-1" }]', "there were [{'note': 'paid', 'seat': 0, 'card'"),
        ('["blocked"]', '[{ note = "paid", card = "spy-1" }]', "the note {'note': 'paid', 'card': 'spy-1'} should not"),
        ("over = false", "over = true", "the game should be over"),
        ("over = false", "winner = 0", "the game should be over"),
        ('"hands.1" = 1', '"hands.1" = 2', "hands.1 should hold 2 pieces, holds 1"),
        ('["1: guard-1"]', '["1: guard-2"]', "step 2: '1: guard-2': guard-2 is not an option of 'block'"),
        ('["1: guard-1"]', '["guard-1"]', "step 2: 'guard-1': seat 0 is not asked anything now: seat 1 decides"),
        (
            '"spy-1"], ["guard-1"',
            '"spy-1"], ["guard-99"',
            "position: there is no piece that lies in a place 'guard-99'",
        ),
        ("hands = [[", "hnads = [[", "position: there is no field of the board 'hnads'; did you mean hands?"),
    ],
)
def test_what_does_not_hold_is_said(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in THEFT
    try:
        failures = run(read(tmp_path, THEFT.replace(old, new, 1)), GAME)
    except UnknownName as problem:
        failures = [str(problem)]
    assert any(said in failure for failure in failures), failures


def test_the_end_of_a_game(tmp_path: Path) -> None:
    text = """
title = "The second block wins"
game = "toy"
position = { hands = [["gold-1"], ["guard-1", "gold-2"]], blocks = [0, 1] }

[[steps]]
choose = ["steal", "1: guard-1"]
expect = { over = true, reason = "guarded", winner = 1, scores = [0, 1] }
"""
    assert run(read(tmp_path, text), GAME) == []
    for old, new, said in (
        ("winner = 1", "winner = 0", "seat 0 should have won, not [1]"),
        ("winner = 1", "winner = [0, 1]", "should have won, not [1]"),
        ('"guarded"', '"rounds"', "the game should end by 'rounds', not 'guarded'"),
        ("[0, 1] }", "[1, 0] }", "scores should be [1.0, 0.0], are [0.0, 1.0]"),
        ("over = true", "over = false", "the game should not be over"),
    ):
        changed = text.rpartition(old)
        failures = run(read(tmp_path, changed[0] + new + changed[2]), GAME)
        assert any(said in failure for failure in failures), (new, failures)


class CountingToy(Toy):
    """It counts out what lies open, and to a seat its own gold."""

    def aids(self, board: Table, seat: int) -> dict[str, Any]:
        gold = sum(card.kind == "gold" for card in board.hands[seat]) if seat >= 0 else None
        return {
            "cards": {card.id: {"kind": card.kind} for card in board.discard},
            "gold": gold,
            "blocks": [*board.blocks],
        }


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ("aids = { gold = 1 }", ""),
        ("aids = { gold = 2 }\naids_of = 1", ""),
        ("aids = { gold = 2 }\nseat = 0", "gold as counted out for seat 0 should be 2, is 1"),
        ('aids = { cards = { spy-1 = { kind = "spy" } }, blocks = ["*", 1] }\naids_of = -1', ""),
        ("aids = { cards = { spy-1 = { colour = 0 } } }", "cards as counted out for seat 0 should be"),
        ("aids = { cards = { spy-2 = 0 } }", "cards as counted out for seat 0 should be"),
        ("aids = { blocks = [1] }", "blocks as counted out for seat 0 should be [1], is [0, 1]"),
        ("aids = { gild = 1 }", "no thing that is counted out 'gild'; did you mean gold?"),
    ],
)
def test_what_is_counted_out(tmp_path: Path, expected: str, said: str) -> None:
    position = 'hands = [["gold-1"], ["gold-2", "gold-3"]], discard = ["spy-1", "spy-3"], blocks = [0, 1]'
    text = f'title = "x"\ngame = "toy"\nposition = {{ {position} }}\n[expect]\n{expected}'
    failures = run(read(tmp_path, text), CountingToy())
    assert (said in failures[0] and len(failures) == 1) if said else not failures


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('titel = "x"', "there is no key 'titel'; did you mean title?"),
        (
            'title = "x"\ngame = "toy"\n[expect]\npromt = "y"',
            "there is no key 'promt'; did you mean prompt? (at $.expect)",
        ),
        (
            'title = "x"\ngame = "toy"\n[[steps]]\nchoos = []',
            "there is no key 'choos'; did you mean choose? (at $.steps",
        ),
        ('title = "x"\ngame = "toy"\n[[steps]]\n[steps.expect]\nnote = []', "there is no key 'note'; did you mean"),
        ('title = "x"', "missing required field `game`"),
        ('title = 3\ngame = "toy"', "Expected `str`, got `int` - at `$.title`"),
        ("title = ", "is not valid TOML"),
    ],
)
def test_a_file_with_a_mistake(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        read(tmp_path, text)
    assert said in str(refused.value)
    assert str(tmp_path / "scenario.toml") in str(refused.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be read"):
        read_scenario(tmp_path / "nowhere.toml")


# -- positions ---------------------------------------------------------------------------------------------------------


def placed(position: dict[str, Any], seed: int = 1) -> Table:
    board = GAME.deal(Dice.from_seed(seed), GAME.make_settings(), 2)
    place_pieces(GAME, board, position)
    return board


def ids(pieces: list[Any]) -> list[str]:
    return [piece.id for piece in pieces]


def test_named_pieces_leave_where_they_lay() -> None:
    fresh = GAME.deal(Dice.from_seed(1), GAME.make_settings(), 2)
    taken = fresh.hands[1][0]
    board = placed({"discard": [taken.id]})
    assert board.discard == [taken]
    assert taken not in board.hands[1]
    assert len(board.hands[1]) == 3
    assert sum(len(spot.pieces) for spot in board.places()) == len(GAME.loose)


def test_pieces_that_nothing_mentions_go_under_the_stock() -> None:
    fresh = GAME.deal(Dice.from_seed(1), GAME.make_settings(), 2)
    board = placed({"hands": [[], []]})
    assert board.hands == [[], []]
    assert board.deck[-len(fresh.deck) :] == fresh.deck
    assert set(board.deck) == set(GAME.loose)


def test_of_several_stocks_pieces_go_under_the_one_with_their_backs() -> None:
    class TwoDecks(Table):
        plans: list[Piece] = place(NOBODY, stock=True)

    class TwoDeckToy(Toy):
        board_class = TwoDecks

        def __init__(self) -> None:
            super().__init__()
            self.plans = [Piece("plan-1", "plan", "plan"), Piece("plan-2", "plan", "plan")]
            self.catalogue = Catalogue(SEATS, BUTTONS, self.cards, self.plans)
            self.loose = (*self.cards, *self.plans)

        def deal(self, dice: Dice, settings: Settings, seats: int) -> Table:
            board = super().deal(dice, settings, seats)
            assert isinstance(board, TwoDecks)
            board.plans.append(self.plans[0])
            board.discard.append(self.plans[1])
            return board

    game = TwoDeckToy()
    board = game.deal(Dice.from_seed(1), game.make_settings(), 2)
    place_pieces(game, board, {"hands": [["gold-1"], []], "discard": []})
    assert isinstance(board, TwoDecks)
    assert ids(board.plans) == ["plan-2", "plan-1"]
    assert {card.back for card in board.deck} == {"card"}


def test_stars_stand_for_pieces_that_are_not_named() -> None:
    board = placed({"hands": [["gold-1", "*2"], ["*3"]], "discard": ["*", "spy-1"], "deck": []})
    assert board.hands[0][0].id == "gold-1"
    assert [len(hand) for hand in board.hands] == [3, 3]
    assert board.discard[-1].id == "spy-1"
    assert len(board.discard) == len(GAME.loose) - 6
    assert board.deck == []
    assert len({piece for spot in board.places() for piece in spot.pieces}) == len(GAME.loose)


def test_stars_are_drawn_by_the_seed() -> None:
    position = {"hands": [["*4"], []], "deck": ["*"]}
    assert ids(placed(position).hands[0]) == ids(placed(position).hands[0])
    assert ids(placed(position).hands[0]) != ids(placed(position, seed=2).hands[0])


def test_absent_pieces_are_out_of_play() -> None:
    board = placed({"deck": ["gold-1"], "hands": [["gold-2"], []], "absent": ["*"]})
    assert sum(len(spot.pieces) for spot in board.places()) == 2
    board = placed({"absent": ["gold-1"]})
    assert all(piece.id != "gold-1" for spot in board.places() for piece in spot.pieces)
    assert sum(len(spot.pieces) for spot in board.places()) == len(GAME.loose) - 1


def test_a_scenario_may_name_a_setting_and_a_number_of_seats(tmp_path: Path) -> None:
    text = 'title = "x"\ngame = "toy"\nseats = 3\nseed = "word"\n[settings]\nrounds = 3\n'
    match: Match[Any] = start(read(tmp_path, text), GAME)
    assert (match.board.seats, match.board.settings.rounds) == (3, 3)
    assert run(read(tmp_path, text.replace("seats = 3", "seats = 9")), GAME) == [
        "position: Spies and Gold has 2 to 3 seats, not 9"
    ]
    assert "position: there is no setting 'runds'" in run(read(tmp_path, text.replace("rounds", "runds")), GAME)[0]


def test_a_value_may_name_a_piece_that_lies_in_a_place() -> None:
    class Guarded(Table):
        guarding: dict[Piece, Piece] = value()

    class GuardedToy(Toy):
        board_class = Guarded

    game = GuardedToy()
    board = game.deal(Dice.from_seed(1), game.make_settings(), 2)
    place_pieces(game, board, {"hands": [["gold-1", "guard-1"], []], "guarding": {"gold-1": "guard-1"}})
    assert isinstance(board, Guarded)
    assert {host.id: card.id for host, card in board.guarding.items()} == {"gold-1": "guard-1"}
    assert ids(board.hands[0]) == ["gold-1", "guard-1"]


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"hands": [["gold-1"], ["gold-1"]]}, "gold-1 lies in two places"),
        ({"hands": [["gold-1"], []], "discard": ["gold-1"]}, "gold-1 lies in two places"),
        ({"discard": ["golf-1"]}, "no piece that lies in a place 'golf-1'; did you mean gold-1"),
        ({"discard": ["pass"]}, "no piece that lies in a place 'pass'"),
        ({"discard": ["**"]}, "no piece that lies in a place '**'"),
        ({"discrad": []}, "did you mean discard?"),
        ({"discard": "gold-1"}, "discard: expected a list, not 'gold-1'"),
        ({"hands": [["gold-1"], "gold-2"]}, "hands: expected a list, not 'gold-2'"),
        ({"hands": [["gold-1"]]}, "hands: expected 2 lists, one for each player, not 1"),
    ],
)
def test_positions_that_cannot_be(position: dict[str, Any], said: str) -> None:
    scenario = Scenario("x", "toy", position=position)
    assert said in run(scenario, GAME)[0]
