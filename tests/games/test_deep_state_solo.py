"""Deep State alone: the decks and tokens of each level, and the ranks of the Game of Influence; and in random
matches, HOC's Actions and score against a second reading of the guide."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from shadow_cabinet.games.deep_state import DeepState, hoc
from shadow_cabinet.games.deep_state.board import HOC, DeepStateBoard
from shadow_cabinet.games.deep_state.pieces import Objective
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
    """T-H18, 000: Game of Influence. It leaves 190 itself out; here it belongs to the highest rank."""
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


# -- a second reading of the guide, against random matches -------------------------------------------------------------

COLOUR = {"governments": "mass-control", "stock-exchanges": "finance", "universities": "science"}
BENEFIT = (0, 1, 2, 3, 3, 3)
"""Ghost Agents of COMINTERN and positions of SPYWARE by Stage."""

LEVELS = ["beginner", "normal", "hard", "ultra-hard"]


def stage(board: DeepStateBoard, project: str) -> int:
    return next((number for each, number in board.stages[HOC].items() if each.id == project), 0)


def second_reading(board: DeepStateBoard) -> tuple[str, str, int]:
    """What HOC's regular Action is to be: the card or operation, and the agents sent."""
    reserve = board.reserve[HOC]
    ghosts = 0 if board.ghosts_used[HOC] else BENEFIT[stage(board, "comintern")] + board.temporary_ghosts

    def strong_enough(card: Objective) -> bool:
        there = board.agents.get(card, 0) + board.ghosts.get(card, 0)
        return reserve >= 1 and reserve + ghosts >= max(card.agents, there + 1 if card in board.infiltrator else 0)

    def to_send(card: Objective) -> int:
        one_more = board.supervisor == HOC or card in board.infiltrator
        return min(reserve, card.agents + 1 if one_more else max(1, card.agents - ghosts))

    possible = [card for card in board.zone[: 3 + BENEFIT[stage(board, "spyware")]] if strong_enough(card)]
    for group in ("key-connections", "inner-circle", "supreme-power"):
        for card in possible:
            if card.group == group:
                return ("infiltrates", card.id, to_send(card))
    if board.wars and board.operation_stack:
        operation = board.operation_stack[-1]
        cost = operation.agents - (board.level == "ultra-hard")
        if reserve >= 1 and reserve + ghosts >= cost:
            return ("operation", operation.id, max(1, cost - ghosts))
    own = {COLOUR[card.type] for card in board.objectives[HOC] if card.type in COLOUR}
    for card in [card for card in possible if card.group in own] or possible:
        return ("infiltrates", card.id, to_send(card))
    return ("recruits", "", 1 if board.pool[HOC] else 0)


def what_happened(board: DeepStateBoard, before: list[Any], pool: int) -> tuple[str, str, int]:
    for card, player in board.infiltrator.items():
        if player == HOC and card not in before:
            return ("infiltrates", card.id, board.agents[card])
    for operation in board.operations[HOC]:
        if operation not in before and pool:  # with an empty pool it may be an Emissary's
            return ("operation", operation.id, board.agents[operation])
    return ("recruits", "", min(1, pool))


def random_match(level: str, seed: int) -> Match[DeepStateBoard]:
    settings = GAME.make_settings({"level": level, "men_of_action": seed % 2 == 1}, 1)
    match = Match(GAME, board=GAME.deal(Dice.from_seed(seed), settings, 1), seed=seed)
    chance = random.Random(seed)
    while match.asks:
        ask = match.asks[0]
        match.choose(ask.seat, chance.choice(ask.options).id)
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_his_action_by_a_second_reading(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    acted = hoc.regular_action
    compared = []

    def watched(board: DeepStateBoard) -> Iterator[Any]:
        pool, wanted = board.pool[HOC], second_reading(board)
        before = [*(card for card, player in board.infiltrator.items() if player == HOC), *board.operations[HOC]]
        yield from acted(board)
        found = what_happened(board, before, pool or wanted[0] == "operation")
        compared.append((wanted, found))

    monkeypatch.setattr(hoc, "regular_action", watched)
    for seed in range(4):
        random_match(level, seed)
    assert len(compared) > 60
    assert [pair for pair in compared if pair[0] != pair[1]] == []


@pytest.mark.parametrize("level", LEVELS)
def test_his_influence_by_a_second_reading(level: str) -> None:
    for seed in range(4):
        match = random_match(level, seed + 100)
        assert match.result is not None
        assert match.result.about["hoc"] == influence_by_a_second_reading(match.board)


def influence_by_a_second_reading(board: DeepStateBoard) -> int:
    def count(group: str, player: int = HOC) -> int:
        return sum(card.group == group for card in board.objectives[player])

    basics = [count(group) for group in ("mass-control", "finance", "science")]
    yields = {**dict(zip(COLOUR, basics, strict=True)), "crime-syndicates": min(basics),
              "corporations": count("supreme-power") - 1}  # fmt: skip
    units = sorted((yields[card.type] for card in board.objectives[HOC] if card.type in yields), reverse=True)
    dear = ("crime-syndicates", "corporations")
    total = sum(basics)
    total += sum(yields[card.type] * (3 if card.type in dear else 1) for card in board.objectives[HOC]
                 if card.type in yields)  # fmt: skip
    for i in range(count("inner-circle")):
        total += max(4, units[i]) if board.level == "ultra-hard" and i < len(units) else 4
    total += sum(operation.influence for operation in board.operations[HOC])
    total += sum((0, 2, 5, 9, 15, 23)[number] for number in board.stages[HOC].values())
    bonus = {"hard": 1, "ultra-hard": 2}.get(board.level, 0)
    total += sum(treaty.reward.influence + bonus for treaty in board.made[HOC])
    majorities = {"jasons": "science", "templars": "finance", "union-of-thirty-three": "mass-control",
                  "rosicrucians": "supreme-power"}  # fmt: skip
    for treaty in board.made[0]:
        group = majorities.get(treaty.id)
        if group and count(group) > count(group, 0):
            total += 7
    return total
