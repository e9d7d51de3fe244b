"""Why not? in Deep State: every reason where it applies, and never a word about what the asked seat cannot see."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.games.deep_state.pieces import Action, Objective, Treaty, WorldWar
from shadow_cabinet.games.deep_state.why_not import stage_unmet
from shadow_cabinet.table import Dice, Match
from shadow_cabinet.table.scenario import Expect, Scenario, Step, run, start
from shadow_cabinet.words import Words
from tests.test_words import sources

GAME = find_game("deep-state")

# Seat 0 acts second, after seat 2 with the Supervisor.
TABLE: dict[str, Any] = {
    "phase": "action",
    "done": 1,
    "supervisor": 2,
    "zone": ["valuables-3", "mass-media-3", "labs-3", "banks-3", "corporations-1"],
    "treaties": [[], [], []],
    "reserve": [7, 7, 7],
    "pool": [5, 5, 5],
}
SUPERVISED = {"supervisor": 0, "done": 0}
TAKEOVER = {"phase": "takeover", "done": 0, "zone": []}
TREATIES = {"phase": "treaty", "done": 1, "zone": []}
AFTER_TREATIES = {"phase": "treaty", "done": 3, "zone": []}
MEN = {"men_of_action": True}


def mine(*cards: str) -> dict[str, Any]:
    """Objective cards of seat 0."""
    return {"objectives": [list(cards), [], []]}


def held(*treaties: str) -> dict[str, Any]:
    """Treaties in the hand of seat 0."""
    return {"treaties": [list(treaties), [], []]}


def men(*cards: str) -> dict[str, Any]:
    """Men of Action in the hand of seat 0."""
    return {"men": [list(cards), [], []]}


def agents(reserve: int, pool: int = 5) -> dict[str, Any]:
    """The agents of seat 0."""
    return {"reserve": [reserve, 7, 7], "pool": [pool, 5, 5]}


def at_stage(**stages: int) -> dict[str, Any]:
    """Where seat 0 stands in Projects."""
    return {"stages": [{name.replace("_", "-"): stage for name, stage in stages.items()}, {}, {}]}


class Case(NamedTuple):
    """A piece that cannot be chosen in a position, after these choices of seat 0."""

    reason: str
    piece: str
    position: Mapping[str, Any] = MappingProxyType({})
    choose: str = ""
    settings: Mapping[str, Any] = MappingProxyType({})


DISCARDED = {"objective_discard": ["banks-1", "banks-2", "valuables-1"]}
TWO_WITH_AGENTS = {"objectives": [[], ["banks-1", "labs-1"], []], "agents": {"banks-1": 2, "labs-1": 1}}
CIRCLES = {
    **mine("inner-circle-1", "inner-circle-2", "inner-circle-3", "governments-1", "universities-1", "banks-1"),
    "agents": {"inner-circle-1": 1},
    "attached": {"governments-1": "inner-circle-3"},
}
ONE_CIRCLE = {
    **mine("inner-circle-1", "inner-circle-2", "governments-1", "universities-1", "corporations-2", "banks-1"),
    "attached": {"governments-1": "inner-circle-2"},
}
RECALL = {**TAKEOVER, **mine("banks-1", "labs-1", "mass-media-1"), **at_stage(unified_nations=1)}
RECALL["agents"] = {"banks-1": 3, "labs-1": 3}
LEVY = {
    **TREATIES,
    **held("cheka"),
    "objectives": [["labor-unions-1"], ["banks-1", "governments-1", "inner-circle-1"], ["labor-unions-2"]],
    "attached": {"governments-1": "inner-circle-1"},
}
FINANCIER = mine("banks-1", "valuables-1", "real-estate-1", "corporations-2")
ALL_OPERATIONS = [operation.id for operation in GAME.catalogue if operation.kind == "operation"]

CASES = [
    # where a card lies
    Case("is-yours", "banks-1", mine("banks-1")),
    Case("is-of-another", "banks-1", {"objectives": [[], ["banks-1"], []]}),
    Case("in-the-supply", "secondary-finance-1"),
    Case("in-the-zone", "mass-media-3", choose="valuables-3"),
    Case("is-discarded", "banks-1", DISCARDED),
    Case("not-on-the-table", "banks-1"),
    Case("wars-happen", "world-war-1"),
    Case("wars-happen", "world-war-1", {"wars": ["world-war-1"]}),
    Case("is-made", "cia", {"made": [[], ["cia"], []]}),
    Case("treaty-at-other-time", "kgb", held("kgb")),
    Case("treaty-not-in-hand", "kgb"),
    Case("treaty-not-in-hand", "kgb", {"treaties": [[], ["kgb"], []]}),
    Case("man-at-other-time", "recruiter-1", men("recruiter-1"), "valuables-3", MEN),
    Case("man-not-in-hand", "recruiter-1", {"men": [[], ["recruiter-1"], []]}, settings=MEN),
    Case("card-of-hoc", "hoc-hitman-1"),
    Case("same-as-offered", "banks-2", {**men("mediator-1"), **DISCARDED}, "mediator-1", MEN),
    Case("already-chosen", "banks-1", mine("banks-1", "labs-1", "patents-1"), "deep-state banks-1"),
    # Actions
    Case("must-act", "pass"),
    Case("already-infiltrated", "valuables-3", {"agents": {"valuables-3": 2}, "infiltrator": {"valuables-3": 0}}),
    Case("out-of-reach", "banks-3"),
    Case("out-of-reach", "corporations-1", at_stage(spyware=1)),
    Case("reserve-empty", "valuables-3", agents(0)),
    Case("too-few-to-infiltrate", "labs-3", agents(2)),
    Case("too-few-to-infiltrate", "banks-3", {**agents(1), **at_stage(comintern=1, spyware=1)}),
    Case(
        "cannot-drive-out",
        "valuables-3",
        {**agents(3), "agents": {"valuables-3": 3}, "infiltrator": {"valuables-3": 1}},
    ),
    Case("ghosts-alone", "number-0", at_stage(comintern=3), "labs-3"),
    Case("takes-more", "number-2", choose="labs-3"),
    Case("reserve-smaller", "number-8", choose="labs-3"),
    Case(
        "operation-done",
        "elimination-of-obstacles",
        {"operations": [[], ["elimination-of-obstacles"], []], "agents": {}},
    ),
    Case("operation-in-stack", "provocation", RECALL),
    Case("only-top-operation", "provocation"),
    Case("too-few-for-operation", "elimination-of-obstacles", agents(4)),
    Case("supervisor-no-projects", "comintern", SUPERVISED),
    Case("supervisor-no-recruiting", "recruit", SUPERVISED),
    Case("stage-is-last", "spyware", at_stage(spyware=5)),
    Case("stage-agents", "comintern", agents(1)),
    Case("stage-emblems", "comintern"),
    Case("stage-emblems", "comintern", {**mine("labor-unions-1"), **at_stage(comintern=2)}),
    Case("stage-interest", "deep-state", mine("mass-media-1")),
    Case("no-interest", "mass-media-1", mine("banks-1", "labs-1", "mass-media-1"), "deep-state"),
    Case(
        "interest-missing",
        "enough",
        {**mine("authorities-1", "patents-1", "real-estate-1"), **at_stage(deep_state=1)},
        "deep-state",
    ),
    Case(
        "coordinator-missing",
        "enough",
        {
            **men("power-broker-1"),
            **agents(0, 0),
            **mine("banks-1", "labs-1", "ruling-parties-1"),
            "agents": {"labs-1": 6, "ruling-parties-1": 6},
        },
        "power-broker-1 banks-1",
        MEN,
    ),
    Case("pool-empty", "recruit", agents(7, 0)),
    Case("token-is-no-choice", "pass", {**SUPERVISED, **men()}, settings=MEN),
    # Men of Action
    Case("without-men-of-action", "draw-man-of-action"),
    Case("no-man-left", "draw-man-of-action", {**men(), "men_deck": [], "absent": ["*"]}, settings=MEN),
    Case("one-man-a-turn", "recruiter-2", men("recruiter-1", "recruiter-2"), "recruiter-1 number-1", MEN),
    Case(
        "recruiter-idle",
        "recruiter-1",
        {**men("recruiter-1"), **agents(7, 0), "men_deck": [], "absent": ["*"]},
        settings=MEN,
    ),
    Case("hitman-idle", "hitman-1", men("hitman-1"), settings=MEN),
    Case(
        "no-operation-left",
        "emissary-1",
        {**men("emissary-1"), "operation_stack": [], "operations": [[], ALL_OPERATIONS, []]},
        settings=MEN,
    ),
    Case("emissary-idle", "emissary-1", {**men("emissary-1"), **agents(3)}, settings=MEN),
    Case("turncoat-idle", "turncoat-1", {**men("turncoat-1"), "treaty_deck": [], "absent": ["*"]}, settings=MEN),
    Case("power-broker-idle", "power-broker-1", men("power-broker-1"), settings=MEN),
    Case("mediator-without-cards", "mediator-1", men("mediator-1"), settings=MEN),
    Case("mediator-idle", "mediator-1", {**men("mediator-1"), **DISCARDED, **agents(0)}, settings=MEN),
    Case(
        "mediator-too-dear",
        "corporations-2",
        {**men("mediator-1"), **agents(4), "objective_discard": ["corporations-2", "banks-1", "labs-1"]},
        "mediator-1",
        MEN,
    ),
    Case("recruits-at-most", "number-4", men("recruiter-1"), "recruiter-1", MEN),
    Case("hitman-not-there", "provocation", {**men("hitman-1"), **TWO_WITH_AGENTS}, "hitman-1", MEN),
    Case("no-agents-there", "mass-media-3", {**men("hitman-1"), **TWO_WITH_AGENTS}, "hitman-1", MEN),
    Case("not-looked-at", "kgb", {**men("turncoat-1"), **held("kgb")}, "turncoat-1", MEN),
    # Inner Circle
    Case("no-free-inner-circle", "attach", mine("governments-1")),
    Case("no-host", "attach", mine("inner-circle-1", "banks-1", "secondary-supreme-power-1")),
    Case("not-inner-circle", "governments-1", CIRCLES, "attach"),
    Case("is-attached", "inner-circle-3", CIRCLES, "attach"),
    Case("holds-one-already", "governments-1", ONE_CIRCLE, "attach"),
    Case("holds-none", "banks-1", ONE_CIRCLE, "attach"),
    # Takeover
    Case(
        "recall-comes-later",
        "banks-3",
        {
            **TAKEOVER,
            **mine("inner-circle-1", "governments-1"),
            "zone": ["banks-3"],
            "agents": {"banks-3": 3},
            "infiltrator": {"banks-3": 0},
        },
    ),
    Case("no-agents-there", "mass-media-1", RECALL),
    # Treaties
    Case(
        "nothing-to-use",
        "socialists-revolutionaries",
        {"made": [["club-of-rome", "socialists-revolutionaries"], [], []]},
        "valuables-3 number-4",
    ),
    Case("group-of-no-use", "finance", {"made": [["club-of-rome"], [], []]}, "valuables-3 number-4 club-of-rome"),
    Case("conditions-unmet", "kgb", {**TREATIES, **held("kgb"), **mine("governments-1")}),
    Case(
        "wrong-reward",
        "kgb",
        {**TREATIES, **held("international-peace-bureau", "kgb"), **FINANCIER},
        "international-peace-bureau",
    ),
    Case(
        "wrong-type",
        "banks-1",
        {
            **TREATIES,
            **held("blackwaters"),
            **at_stage(comintern=2),
            "objective_discard": ["governments-1", "labor-unions-1", "banks-1"],
        },
        "blackwaters",
    ),
    Case(
        "wrong-group",
        "banks-1",
        {**AFTER_TREATIES, **mine("mass-media-1", "banks-1"), "made": [["anarchists"], [], []]},
    ),
    Case("goes-with-its-host", "inner-circle-1", LEVY, "cheka"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.piece}")
def test_a_reason(case: Case) -> None:
    scenario = Scenario(
        title=case.reason,
        game=GAME.id,
        seats=3,
        settings=dict(case.settings),
        position={**TABLE, **case.position},
        steps=[Step(choose=case.choose.split(), expect=Expect(why_not={case.piece: case.reason}))],
    )
    assert run(scenario, GAME) == []


def test_hoc_recalls_from_the_card_with_most_agents_first() -> None:
    scenario = Scenario(
        title="hoc-prefers-more",
        game=GAME.id,
        seats=1,
        settings={},
        position={
            "phase": "takeover",
            "done": 0,
            "zone": [],
            "objectives": [[], ["banks-1", "labs-1", "mass-media-1"]],
            "agents": {"banks-1": 3, "labs-1": 3, "mass-media-1": 2},
            "stages": [{}, {"unified-nations": 1}],
            "reserve": [7, 1],
            "pool": [5, 2],
        },
        steps=[],
        expect=Expect(prompt="hoc-recalls", why_not={"mass-media-1": "hoc-prefers-more"}),
    )
    assert run(scenario, GAME) == []


def test_without_any_agent_nobody_coordinates() -> None:
    """Other tables than ours may ask this where it can be seen."""
    board = Match(GAME, seed=1).board
    board.reserve[0] = board.pool[0] = 0
    reason = stage_unmet(board, 0, board.project("unified-nations"), fewer=1)
    assert reason.id == "nobody-to-coordinate"


def test_every_reason_has_a_case() -> None:
    others = {"hoc-prefers-more", "nobody-to-coordinate"}
    assert {reason.id for reason in sources(GAME.package).reasons} == {case.reason for case in CASES} | others


def test_what_is_missing_for_a_treaty_is_named() -> None:
    scenario = Scenario(
        title="missing",
        game=GAME.id,
        position={**TABLE, **TREATIES, **held("kgb", "kabbalists"), **mine("governments-1")},
    )
    words = Words(GAME, strict=True)
    match = start(scenario, GAME)
    told = [words.reason(match.why_not(0, treaty), match.board) for treaty in ("kgb", "kabbalists")]
    assert told == [
        "KGB still asks for at least 1 Communists emblem.",
        "Kabbalists still asks for at least 2 Science cards, or at least 1 Patents card.",
    ]


def test_cards_that_lie_hidden_get_the_same_answer_for_each_kind() -> None:
    for seed in range(15):
        match, dice = Match(GAME, seed=seed, seats=1 + seed % 5, settings=MEN), Dice.from_seed(seed)
        while match.asks:
            ask = match.asks[dice.below(len(match.asks))]
            if dice.below(4) == 0:
                _same_answers(match, ask.seat)
            match.choose(ask.seat, ask.options[dice.below(len(ask.options))])


def _same_answers(match: Match[Any], seat: int) -> None:
    board = match.board
    hidden: dict[type, list[Any]] = {}
    lying = [*board.objective_deck, *board.treaty_deck, *board.men_deck]
    lying += [
        card for hands in (board.treaties, board.men) for at, hand in enumerate(hands) if at != seat for card in hand
    ]
    for card in lying:
        if isinstance(card, (Objective, Treaty, Action, WorldWar)):
            hidden.setdefault(type(card), []).append(card)
    for cards in hidden.values():
        answers = {(reason.id, reason.rule) for reason in (match.why_not(seat, card) for card in cards)}
        assert len(answers) == 1, answers
