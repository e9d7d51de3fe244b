"""What a sensible player of In Too Deep looks for: every question is weighed, and the weights are good advice."""

from __future__ import annotations

from typing import Any

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.games.in_too_deep import prompts, tactics
from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard
from shadow_cabinet.games.in_too_deep.pieces import (
    AN_ACTION,
    END_ACTIONS,
    GHOST,
    JUMPER,
    POWER,
    TOWERS,
    Crime,
)
from shadow_cabinet.lab.simulate import simulate
from shadow_cabinet.table import Dice, Match, Piece, Prompt

from .advice import check_chances, check_weights

GAME = find_game("in-too-deep")
TACTICS = tactics.InTooDeepTactics()
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}), (1, {"echo_board": "hard"}), (2, {}), (2, {"echo": True}), (3, {"storylines": 7}), (4, {}), (5, {}),
]  # fmt: skip
RING = ["downtown", "parish", "skyport", "towers", "zinbazaar", "blocks", "riverside", "ion-heights"]


def best(match: Match[InTooDeepBoard]) -> Piece:
    """What tactics would choose now."""
    ask = match.asks[0]
    weights = TACTICS.weights(match.board, ask)
    return ask.options[weights.index(max(weights))]


WHERE = {
    "jumper": "riverside", "ghost": "skyport", "fixer": "blocks", "mechanic": "blocks",
    "coupe": "zinbazaar", "scrambler": "zinbazaar", "blaster": "ion-heights", "birdseye": "ion-heights",
    "cash": "towers", "gems": "towers", "cipher": "blocks", "mask": "blocks",
}  # fmt: skip


def acting(*crimes: str, at: dict[str, str] | None = None, **position: Any) -> Match[InTooDeepBoard]:
    """Alone against Echo, with these crimes in hand and the actions to come: the Jumper and the Ghost are one's own."""
    settings = GAME.make_settings({"criminals": ["ghost", "jumper", "fixer", "mechanic"]}, 1)
    board = GAME.deal(Dice.from_seed(1), settings, 1)
    board.load(
        {
            "step": "acting", "active": 0, "actions_left": 2, "ring": RING, "hooks": [["jumper", "ghost"], []],
            "blockades": ["edge-0", "edge-4"], "heat": ["blocks", "downtown", "towers"], "sentinel": "towers",
            "at": {**WHERE, **(at or {})}, "crimes": [list(crimes)], "holds": {},
            "grip": [{"ghost": 1, "jumper": 1, "fixer": 0, "mechanic": 0}, {}],
            **position,
        },
        GAME.catalogue,
    )  # fmt: skip
    return Match(GAME, board=board)


def test_every_question_is_weighed() -> None:
    asked = {prompt for prompt in vars(prompts).values() if isinstance(prompt, Prompt)}
    assert not asked - set(tactics.GAINS)


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_weights_are_one_for_each_option_and_never_negative(seats: int, settings: dict[str, Any]) -> None:
    check_weights(GAME, seats, {"turn_cap": 60, **settings})


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_chances_of_all_seats_add_up(seats: int, settings: dict[str, Any]) -> None:
    with_echo = seats == 1 or "echo" in settings
    check_chances(GAME, seats, {"turn_cap": 60, **settings}, None if with_echo else 1)


# -- single decisions --------------------------------------------------------------------------------------------------


def test_a_side_crime_that_is_satisfied_is_completed() -> None:
    match = acting("s11")  # two Criminals that one does not control share a Zone
    assert best(match) is GAME.catalogue["s11"]


def test_a_story_crime_one_step_away_is_gone_for() -> None:
    """Blend In: alone with the Sentinel, who is one Zone from the Ghost."""
    match = acting("g1-2")
    while match.asks[0].prompt is not prompts.APPROACH:
        match.choose(0, best(match))
    assert match.board.at[GHOST] is TOWERS


def test_actions_are_used_before_the_story_crime_ends_them() -> None:
    """Wrong Turn is satisfied already: first the actions are used for something that does not break it."""
    match = acting("f1-1", at={"jumper": "riverside", "ghost": "parish"}, sentinel="downtown")
    first = best(match)
    assert first is not END_ACTIONS
    while match.asks[0].prompt is not prompts.APPROACH:
        match.choose(0, best(match))
    assert not match.board.actions_left


def test_without_actions_the_story_crime_comes_rather_than_the_end() -> None:
    match = acting("f1-1", at={"ghost": "parish"}, sentinel="downtown", actions_left=0)
    chosen = best(match)
    assert isinstance(chosen, Crime)
    assert chosen.id == "f1-1"


def test_with_nothing_to_plan_a_cold_zone_lends_its_power() -> None:
    """Riverside is cold, and its power brings Evidence."""
    match = acting()
    match.choose(0, JUMPER)
    assert best(match) is POWER


def test_an_action_is_spent_before_grip() -> None:
    match = acting(grip=[{"ghost": 1, "jumper": 7, "fixer": 0, "mechanic": 0}, {}])
    match.choose(0, JUMPER)
    match.choose(0, GAME.catalogue["ion-heights"])
    assert match.asks[0].prompt is prompts.PAY_WITH
    assert best(match) is AN_ACTION


# -- whole matches -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_tactics_beat_random_players(seats: int) -> None:
    report = simulate("in-too-deep", 6, ["tactics", *["random"] * (seats - 1)], jobs=1, seed=3, rotate=True)
    assert report.players[0].wins == 6


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_tactics_beat_random_players_nearly_always() -> None:
    report = simulate("in-too-deep", 200, ["tactics", "random", "random"], jobs=2, seed=1, rotate=True)
    assert report.players[0].wins >= 0.95 * 200


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_echo_is_hard_to_beat_and_harder_on_the_hard_side() -> None:
    lost = [
        200 - simulate("in-too-deep", 200, ["tactics"], settings={"echo_board": side}, jobs=2, seed=1).players[0].wins
        for side in ("standard", "hard")
    ]
    assert 0.25 * 200 <= lost[0] <= 0.55 * 200
    assert lost[1] >= lost[0] + 0.15 * 200


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_search_beats_tactics() -> None:
    report = simulate("in-too-deep", 24, ["search:400", "tactics", "tactics"], jobs=2, seed=1, rotate=True)
    assert report.players[0].wins >= 0.45 * 24
