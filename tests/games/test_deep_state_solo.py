"""Deep State alone: the decks and tokens of each level, and the ranks of the Game of Influence."""

from __future__ import annotations

import pytest

from shadow_cabinet.games.deep_state import DeepState
from shadow_cabinet.games.deep_state.board import DeepStateBoard
from shadow_cabinet.table import Dice, Match, Phrase
from shadow_cabinet.table.scenario import place_pieces

GAME = DeepState()

COMMON = {"power-broker": 2, "emissary": 2, "hitman": 2, "recruiter": 2, "turncoat": 1, "mediator": 1}


def deal(**settings: object) -> DeepStateBoard:
    board = GAME.deal(Dice.from_seed(1), GAME.make_settings(settings, 1), 1)
    assert isinstance(board, DeepStateBoard)
    return board


@pytest.mark.parametrize("level", ["usual", "normal", "hard", "ultra-hard"])
@pytest.mark.parametrize(("character", "usual", "at_hard"), [
    ("male", "vice-agent", "negotiator"), ("female", "executive", "chairman"),
])  # fmt: skip
def test_the_action_deck(level: str, character: str, usual: str, at_hard: str) -> None:
    """Eleven cards, from the hard level on twelve, out of fourteen (000: Solo mode setup, Hard difficulty)."""
    board = deal(level=level, character=character)
    expected = {**COMMON, usual: 1}
    if level in ("hard", "ultra-hard"):
        expected[at_hard] = 1
    names = [card.action for card in board.hoc_deck]
    assert {name: names.count(name) for name in names} == expected
    assert len(board.hoc_deck) == (12 if "hard" in level else 11)
    assert len([card for card in GAME.tables.actions if card.who != "player"]) == 14


@pytest.mark.parametrize(("level", "treaties", "tokens"), [
    ("beginner", 2, 0), ("normal", 6, 3), ("hard", 6, 3), ("ultra-hard", 6, 3),
])  # fmt: skip
def test_his_treaties_and_project_tokens(level: str, treaties: int, tokens: int) -> None:
    board = deal(level=level)
    assert (len(board.hoc_treaties), len(board.project_order)) == (treaties, tokens)
    assert "deep-state" not in [project.id for project in board.project_order]
    assert bool(board.hoc_deck) == (level != "beginner")


def test_the_cards_are_those_for_three_players() -> None:
    board = deal()
    assert len(board.zone) == 8
    assert len(board.zone) + len(board.objective_deck) == 47 + 2
    assert board.supervisor == 0


def test_chance_decides_the_character() -> None:
    found = {
        board.character
        for board in (GAME.deal(Dice.from_seed(seed), GAME.make_settings({}, 1), 1) for seed in range(20))
    }
    assert found == {"male", "female"}


@pytest.mark.parametrize(("influence", "rank"), [
    (0, "starting"), (59, "starting"), (60, "experienced"), (99, "experienced"), (100, "best"), (149, "best"),
    (150, "outstanding"), (189, "outstanding"), (190, "machiavelli"), (191, "machiavelli"),
])  # fmt: skip
def test_your_rank(influence: int, rank: str) -> None:
    """000: Game of Influence. It leaves 190 itself out; here it belongs to the highest rank."""
    board = deal()
    left = influence
    operations = []
    stages: dict[str, int] = {}
    if left > 90:  # all operations and the ends of all Projects bring 158
        for id, worth in (("deep-state", 33), ("comintern", 23), ("unified-nations", 23), ("spyware", 23)):
            if left - worth >= 0:
                stages[id], left = 5, left - worth
    for operation in GAME.tables.operations:
        if left >= operation.influence:
            operations.append(operation.id)
            left -= operation.influence
    basics = [card.id for card in (*GAME.tables.secondaries, *GAME.tables.objectives) if card.influence == 1
              and (not card.printed or card.plays_with(3))]  # fmt: skip
    place_pieces(GAME, board, {
        "phase": "world-domination", "objectives": [basics[:left], []], "operations": [operations, []],
        "stages": [stages, {}], "reserve": [7 - len(stages), 7],
    })  # fmt: skip
    match = Match(GAME, board=board, seed=1)
    assert match.result is not None
    assert match.result.scores == (float(influence),)
    assert match.result.about["rating"] == Phrase(f"rating-{rank}")
    assert match.result.reason == ("solo-won" if influence else "solo-lost")
