"""What a sensible player of Illuminati looks for: every question is weighed, and the weights are good advice."""

from __future__ import annotations

from typing import Any

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.games.illuminati import prompts, tactics
from shadow_cabinet.games.illuminati.board import IlluminatiBoard
from shadow_cabinet.games.illuminati.prospects import share_of_win
from shadow_cabinet.lab.simulate import simulate
from shadow_cabinet.table import Dice, Match, Prompt
from shadow_cabinet.table.scenario import place_pieces

from .advice import check_chances, check_weights

GAME = find_game("illuminati")
TACTICS = tactics.IlluminatiTactics()
NETWORK, GNOMES, BAVARIANS, DISCORDIANS = (
    "network", "gnomes-of-zurich", "bavarian-illuminati", "discordian-society",
)  # fmt: skip
EQUAL = {prompts.DEAL, prompts.REVIVE, prompts.REBUILD_AT}
"""Questions in which tactics see no difference."""


def position(**besides: Any) -> Match[IlluminatiBoard]:
    """The Network is to act, the Gnomes of Zurich look on."""
    table: dict[str, Any] = {
        "step": "acting", "active": 0, "actions_left": 2, "call_offs_left": 1, "turns_taken": [3, 3],
        "heads": [[NETWORK], [GNOMES]], "money": {NETWORK: 0, GNOMES: 0},
        "groups": [["feminists"], ["trekkies"]],
        "hangs_on": {"feminists": "network-west", "trekkies": "gnomes-of-zurich-west"},
        "uncontrolled": [], "nwos": {}, "hands": [[], []], "absent": ["*"],
    }  # fmt: skip
    board = GAME.deal(Dice.from_seed(1), GAME.make_settings({}, 2), 2)
    place_pieces(GAME, board, {**table, **besides})
    return Match(GAME, board=board)


def after(match: Match[IlluminatiBoard], *ids: str) -> Match[IlluminatiBoard]:
    """The same match after these choices."""
    for id in ids:
        ask = match.asks[0]
        match.take(ask.seat, next(option for option in ask.options if option.id == id))
    return match


def best(match: Match[IlluminatiBoard]) -> str:
    """What tactics would choose now."""
    ask = match.asks[0]
    weights = TACTICS.weights(match.board, ask)
    return ask.options[weights.index(max(weights))].id


def weight_of(match: Match[IlluminatiBoard], id: str) -> float:
    """How much trust the tactics have in an option."""
    ask = match.asks[0]
    weights = TACTICS.weights(match.board, ask)
    return weights[[option.id for option in ask.options].index(id)] / sum(weights)


def around(head: str, *groups: str) -> dict[str, str]:
    """Groups around an Illuminati card, from the north on clockwise."""
    return {group: f"{head}-{side}" for group, side in zip(groups, ("north", "east", "south", "west"), strict=False)}


WEIRD_ONES: dict[str, Any] = {
    "heads": [[DISCORDIANS], [GNOMES]],
    "groups": [["tabloids", "flat-earthers", "smof", "hackers"], ["trekkies"]],
    "hangs_on": {**around(DISCORDIANS, "tabloids", "flat-earthers", "smof"), "hackers": "smof-north",
                 **around(GNOMES, "trekkies")},
    "uncontrolled": ["punk-rockers", "recyclers"],
    "money": {DISCORDIANS: 10, GNOMES: 20},
}  # fmt: skip
"""The Discordians lack one Weird group; one lies uncontrolled."""
POWERFUL: dict[str, Any] = {
    "heads": [[BAVARIANS], [GNOMES]],
    "groups": [["democrats", "california", "pentagon", "mafia", "recyclers"], ["trekkies"]],
    "hangs_on": {**around(BAVARIANS, "democrats", "california", "pentagon", "mafia"), **around(GNOMES, "trekkies"),
                 "recyclers": "democrats-south"},
}  # fmt: skip
"""A total Power of 35, by print: it wins unless an NWO takes some of it away."""


def test_every_question_with_a_difference_is_weighed() -> None:
    asked = {prompt for prompt in vars(prompts).values() if isinstance(prompt, Prompt)}
    assert asked - set(tactics.GAINS) == EQUAL


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_weights_are_one_for_each_option_and_never_negative(seats: int) -> None:
    check_weights(GAME, seats, {"rounds": 4})


@pytest.mark.parametrize("seats", [2, 5])
def test_chances_of_all_seats_add_up(seats: int) -> None:
    check_chances(GAME, seats, {"rounds": 6}, 1)


def test_tactics_win_against_chance() -> None:
    report = simulate("illuminati", 6, ["tactics", "random", "random", "random"], jobs=1, seed=3, rotate=True)
    assert report.players[0].wins >= 4


def test_a_group_that_can_be_had_is_attacked() -> None:
    assert best(position(uncontrolled=["video-games"], money={NETWORK: 10, GNOMES: 30})) == "video-games"


def test_an_attack_without_hope_is_not_announced() -> None:
    match = position(uncontrolled=["international-communist-conspiracy"])
    assert best(match) == "pass-the-turn"
    assert weight_of(match, "international-communist-conspiracy") < 0.01


def test_a_rivals_group_is_attacked_if_he_cannot_pay_for_it() -> None:
    dear = {
        "groups": [["feminists"], ["multinational-oil-companies"]],
        "hangs_on": {"feminists": "network-west", **around(GNOMES, "multinational-oil-companies")},
    }
    assert best(position(money={NETWORK: 20, GNOMES: 0}, **dear)) == "multinational-oil-companies"
    assert best(position(money={NETWORK: 20, GNOMES: 40}, **dear)) == "pass-the-turn"


def test_own_groups_are_neither_dropped_nor_destroyed() -> None:
    match = position(money={NETWORK: 10, GNOMES: 10})
    assert weight_of(match, "drop") + weight_of(match, "feminists") < 0.01


def test_the_last_open_arrow_is_not_filled_with_a_group_without_arrows() -> None:
    match = position(
        groups=[["trekkies", "boy-sprouts", "morticians"], ["recyclers"]],
        hangs_on={**around(NETWORK, "trekkies", "boy-sprouts", "morticians"), **around(GNOMES, "recyclers")},
        uncontrolled=["antiwar-activists", "empty-vee"],
        money={NETWORK: 12, GNOMES: 50},
    )
    assert best(match) == "empty-vee"
    assert weight_of(match, "antiwar-activists") < 0.01


def test_bribery_brings_the_group_that_wins() -> None:
    match = position(**{**WEIRD_ONES, "hands": [["bribery"], []]})
    assert best(match) == "bribery"
    assert best(after(match, "bribery")) == "punk-rockers"


def test_the_attack_that_wins_is_made_with_privilege() -> None:
    match = position(**{**WEIRD_ONES, "hands": [["slush-fund"], ["deep-agent"]]})
    assert best(match) == "punk-rockers"
    assert best(after(match, "punk-rockers", DISCORDIANS, "launch")) == "slush-fund"


def test_an_attack_that_does_not_win_is_made_without_privilege() -> None:
    match = position(uncontrolled=["video-games"], money={NETWORK: 10, GNOMES: 30}, hands=[["slush-fund"], []])
    assert best(after(match, "video-games", "control", NETWORK)) == "no-privilege"


def test_everything_is_put_against_an_attack_that_would_win() -> None:
    match = after(position(**WEIRD_ONES), "punk-rockers", DISCORDIANS, "launch", DISCORDIANS, "mb-2")
    assert (match.asks[0].seat, best(match)) == (1, "against-it")
    before = match.asks[0].about["number"]
    assert before - int(best(after(match, "against-it")).removeprefix("mb-")) < 4


def test_money_defends_where_it_counts_double() -> None:
    match = position(money={NETWORK: 12, GNOMES: 8, "trekkies": 5})
    match = after(match, "trekkies", "control", NETWORK, NETWORK, "mb-12")
    assert (match.asks[0].seat, best(match)) == (1, "trekkies")


def test_no_money_goes_into_what_does_not_matter() -> None:
    match = position(money={NETWORK: 10, GNOMES: 10}, uncontrolled=["recyclers"], groups=[["feminists"], ["trekkies"]])
    match = after(match, "recyclers", "control", NETWORK, NETWORK, "mb-3")
    assert match.asks[0].seat == 1
    assert best(match) in ("pass", "stay-out")


def test_an_nwo_that_keeps_one_from_the_goal_is_attacked() -> None:
    match = position(**{**POWERFUL, "nwos": {"red": ["backlash-election"]}, "money": {BAVARIANS: 12, GNOMES: 30}})
    assert best(match) == "backlash-election"


def test_an_nwo_that_brings_a_rival_to_his_goal_is_attacked() -> None:
    weaker = {"groups": [POWERFUL["groups"][0][:4], ["trekkies"]]}
    match = position(
        **{**POWERFUL, **weaker, "nwos": {"red": ["supermajority"]}, "money": {BAVARIANS: 0, GNOMES: 15}, "active": 1}
    )
    assert best(match) == "supermajority"
    assert best(after(match, "supermajority")) == GNOMES


def test_an_nwo_that_does_nothing_is_left_alone() -> None:
    match = position(nwos={"red": ["backlash-election"]}, money={NETWORK: 30, GNOMES: 30})
    assert weight_of(match, "backlash-election") < 0.01


def test_who_is_nearer_the_goal_is_likelier_to_win() -> None:
    board = position(**WEIRD_ONES).board
    assert share_of_win(board, 0) > share_of_win(board, 1)
    assert share_of_win(board, 0) + share_of_win(board, 1) == pytest.approx(1)
