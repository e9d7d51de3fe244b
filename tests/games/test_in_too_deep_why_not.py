"""Why not? in In Too Deep: every reason where it applies, and never a word about what the asked seat cannot see."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.games.in_too_deep.pieces import CRIMINALS, PLAYERS, SECTORS, Boost, Crime, Dilemma, Evidence
from shadow_cabinet.games.in_too_deep.prompts import ECHO_BOOST, ECHO_GRIP, SWAP_TAGS
from shadow_cabinet.games.in_too_deep.wheel import BOOST_EFFECTS
from shadow_cabinet.table import Ask, Dice, Match, Piece
from shadow_cabinet.table.scenario import Expect, Scenario, Step, play_through, run, start
from shadow_cabinet.words import Words
from tests.test_words import catalogue, sources

GAME = find_game("in-too-deep")
RING = ["downtown", "parish", "skyport", "towers", "zinbazaar", "blocks", "riverside", "ion-heights"]
ITEMS = ["mask", "coupe", "scrambler", "blaster", "birdseye", "cash", "gems", "cipher"]  # one in each Zone

TABLE: dict[str, Any] = {
    "step": "acting",
    "actions_left": 2,
    "order": [0, 1, 2],
    "active": 0,
    "ring": RING,
    "sentinel": "downtown",
    "blockades": ["edge-0", "edge-4"],
    "heat": ["blocks", "downtown", "towers"],
    "hooks": [["jumper"], ["disruptor"], []],
    "crimes": [["s11", "a1-1"], [], []],
    "grip": [{}, {}, {}],
    "assignments": ["timing", "location", "financing"],
    "plank": ["location-1", "weaponry-1", "weaponry-2", "tactics-1"],
    "wheel": {"sector-1": ["grip-2-a"], "sector-2": ["move-item-a"], "sector-3": ["move-criminal-a"]},
}
CREW = {
    "jumper": "skyport",
    "disruptor": "zinbazaar",
    "fixer": "riverside",
    "persuader": "blocks",
    "sprinter": "towers",
}
HOOKING = {"step": "hooking"}


def crew(**at: str) -> dict[str, str]:
    """Who is in play, and where: one's own first."""
    others = {name: zone for name, zone in CREW.items() if name not in at}
    return {**at, **dict(list(others.items())[: 5 - len(at)])}


def mine(*tags: str, **more: Any) -> dict[str, Any]:
    """Tags on the Console of seat 0."""
    return {"hooks": [list(tags), [], []], **more}


def hand(*crimes: str) -> dict[str, Any]:
    """Crimes in the hand of seat 0."""
    return {"crimes": [list(crimes), [], []]}


def grip(**discs: int) -> dict[str, Any]:
    """Discs of seat 0."""
    return {"grip": [discs, {}, {}]}


def boosts(*tokens: str) -> dict[str, Any]:
    """Boosts of seat 0."""
    return {"boosts": [list(tokens), [], []]}


def memory(*tokens: str) -> dict[str, Any]:
    """Evidence of seat 0."""
    return {"memory": [list(tokens), [], []]}


def dilemmas(*cards: str) -> dict[str, Any]:
    """Dilemmas in the hand of seat 0."""
    return {"dilemmas": [list(cards), [], []]}


def locked(criminal: str) -> dict[str, Any]:
    """A Lock on a tag."""
    return {"locks": {**{name: [] for name in CREW}, criminal: ["lock-hook-a"]}}


class Case(NamedTuple):
    """A piece that cannot be chosen in a position, after these choices of seat 0."""

    reason: str
    piece: str
    position: Mapping[str, Any] = MappingProxyType({})
    choose: str = ""
    who: Mapping[str, str] = CREW


def with_one(reason: str, piece: str, who: str, where: str, disc: int = 0, choose: str = "", **more: Any) -> Case:
    """Seat 0 controls one Criminal, and has chosen it unless `choose` says otherwise."""
    position = {"hooks": [[who], [], []], "grip": [{who: disc}, {}, {}], **more}
    return Case(reason, piece, position, choose or who, crew(**{who: where}))


UNPAID: dict[str, Any] = {"actions_left": 0, "at": {"scrambler": "parish"}}  # two Items to take for nothing
SPIN = {**mine("jumper", "fixer"), **hand("b2-1"), "display": ["b1-1"], "sentinel": "riverside"}
SPIN["holds"] = {"jumper": "blaster", "fixer": "coupe"}
COLD_BLOCKS = {"heat": ["downtown", "towers", "riverside"], "dilemmas": [["d01"], ["d02"], []]}
COLD_TOWERS = {"heat": ["blocks", "downtown", "parish"]}
COLD_DOWNTOWN = {"heat": ["blocks", "towers", "parish"]}
SLIP = {**hand("f1-2"), "at": {**CREW, "jumper": "blocks"}}
PATROL = {**hand("d2-2"), "display": ["d1-1"], "at": {**CREW, "jumper": "ion-heights"}}
TO_FILE = "jumper zone-power file-evidence"
AT_RIVERSIDE = {"at": {**CREW, "jumper": "riverside"}, **memory("timing-1", "timing-2", "tactics-2")}
AT_TOWERS = {**COLD_TOWERS, "at": {**CREW, "jumper": "towers"}}
AT_ION_HEIGHTS = {"at": {**CREW, "jumper": "ion-heights"}}
TAKE = "jumper zone-power gain-boost sector-1"
FILED = {"bonus": {"boost-slot": ["timing-3"], "tolerance-slot": [], "grip-slot": []}}
THREE_FILED = {"lockers": [["timing-4"], ["timing-5", "tactics-5", "location-5"], []]}
NO_EVIDENCE = {"pool": [], "supply": [], "absent": ["*"]}
PLENTY = {"dossiers": [2, 0, 0], "dossiers_left": [1, 2, 2]}
FAILED = {"step": "chapter-end", "triggered": True, "active": 2}


def wheel(boost: str) -> dict[str, Any]:
    """A Boost in the first sector."""
    return {"wheel": {"sector-1": [boost], "sector-2": ["move-item-a"], "sector-3": ["move-criminal-a"]}}


CASES = [
    # where a piece lies
    Case("criminal-not-in-play", "ghost"),
    Case("criminal-not-in-play", "ghost", HOOKING),
    Case("crime-at-another-time", "s11", HOOKING),
    Case("crime-in-display", "b1-1", {"display": ["b1-1"]}),
    Case("crime-discarded", "s01", {"side_discard": ["s01"]}),
    Case("crime-under-way", "b2-1", SPIN, "b2-1"),
    Case("crime-out-of-play", "a1-3"),
    Case("crime-not-in-hand", "c1-1"),
    Case("crime-not-in-hand", "c1-1", {"crimes": [["s11", "a1-1"], ["c1-1"], []]}),
    Case("crime-not-in-hand", "c1-1", {"pending": [["c1-1"], [], []]}),
    Case("dilemma-at-another-time", "d01", dilemmas("d01")),
    Case("dilemma-banked", "d01", {"wells": [["d01"], [], []]}),
    Case("dilemma-not-yours", "d01", {"dilemmas": [[], ["d01"], []]}),
    Case("dilemma-not-yours", "d01"),
    Case("evidence-in-memory", "timing-1", memory("timing-1")),
    Case("evidence-in-own-locker", "timing-1", {"lockers": [["timing-1"], [], []]}),
    Case("evidence-on-plank", "location-1"),
    Case("evidence-in-public", "timing-1", {"public_locker": ["timing-1"]}),
    Case("evidence-in-grid", "timing-1", {"filed": {"row-1": ["timing-1"], "row-2": [], "row-3": []}}),
    Case("evidence-out-of-sight", "timing-1", {"memory": [[], ["timing-1"], []]}),
    Case("evidence-out-of-sight", "timing-1", {"pool": ["timing-1", "*9"]}),
    Case("boost-at-another-time", "hook-a", {**HOOKING, **boosts("hook-a")}),
    Case("boost-of-another", "hook-a", {"boosts": [[], ["hook-a"], []]}),
    Case("boost-on-wheel", "move-item-a"),
    Case("boost-is-lock", "lock-hook-a", locked("jumper")),
    Case("boost-discarded", "hook-a", {"boost_discard": ["hook-a"]}),
    Case("boost-in-stack", "hook-a"),
    # hook tags
    Case("nobody-hooked", "skip-hooking", {**HOOKING, **mine()}),
    Case("unhooked-must-hook", "skip-hooking", {**HOOKING, **mine("jumper", "fixer")}, "jumper"),
    Case("boost-must-hook", "skip-hooking", boosts("hook-a"), "hook-a"),
    Case("tag-locked", "disruptor", {**HOOKING, **locked("disruptor")}),
    Case("console-full", "disruptor", {**HOOKING, **mine("jumper", "fixer", "sprinter")}),
    Case("console-full", "disruptor", {**mine("jumper", "fixer", "sprinter"), **boosts("hook-a")}, "hook-a"),
    Case("criminal-in-void", "fixer"),
    Case("criminal-of-another", "disruptor"),
    Case(
        "has-a-lock",
        "jumper",
        {**mine("jumper", "fixer", "sprinter"), **locked("jumper"), **boosts("lock-hook-b")},
        "lock-hook-b",
    ),
    # actions
    Case("criminal-first", "parish"),
    Case("criminal-first", "zone-power"),
    Case("not-by-itself", "sentinel"),
    Case("not-by-itself", "blockade-a"),
    Case("no-action-left", "jumper", {"actions_left": 0}),
    with_one("no-action-left", "skyport", "smuggler", "parish", 3, **UNPAID),
    with_one("no-action-left", "zone-power", "smuggler", "parish", 3, **UNPAID),
    Case(
        "criminal-idle",
        "mechanic",
        {**mine("mechanic"), **grip(mechanic=8), "blockades": ["edge-0", "edge-7"], "at": {"mask": "parish"}},
        who=crew(mechanic="downtown"),
    ),
    with_one("grip-takes-an-action", "gain-grip", "smuggler", "parish", 3, **UNPAID),
    with_one("grip-takes-an-action", "gain-grip", "jumper", "parish", 6, actions_left=0),
    Case("grip-is-full", "gain-grip", grip(jumper=8), "jumper"),
    with_one("is-there-already", "skyport", "jumper", "skyport"),
    with_one("behind-blockade", "downtown", "jumper", "parish"),
    with_one("behind-blockade", "downtown", "sprinter", "parish", 3),
    with_one("behind-blockade", "riverside", "sprinter", "parish", 3),
    with_one("too-far", "zinbazaar", "jumper", "parish", 3),
    with_one("too-far", "riverside", "sprinter", "parish"),
    with_one("too-far", "skyport", "ghost", "downtown", 3),
    with_one("skill-missing", "riverside", "jumper", "skyport", 2),
    with_one("skill-missing", "zinbazaar", "sprinter", "parish", 2),
    with_one("skill-missing", "downtown", "ghost", "parish", 2),
    with_one("skill-missing", "coupe", "dronejack", "skyport", 2),
    with_one("skill-missing", "coupe", "smuggler", "towers", 2, holds={"fixer": "coupe"}, at={"fixer": "towers"}),
    with_one("skill-missing", "zone-power", "fixer", "blocks", 2),
    with_one("skill-missing", "skill", "disruptor", "downtown", 2),
    Case("item-is-loose", "coupe"),
    Case("item-of-another", "coupe", {"holds": {"disruptor": "coupe"}}),
    Case("item-held", "coupe", {"holds": {"disruptor": "coupe"}}, "jumper"),
    Case("item-elsewhere", "coupe", {}, "jumper"),
    Case("holds-it-already", "coupe", {"holds": {"jumper": "coupe"}}, "jumper"),
    with_one("same-arrangement", "coupe", "smuggler", "parish", 3, "smuggler coupe"),
    with_one(
        "same-arrangement", "cash", "smuggler", "parish", 3, "cash smuggler", **UNPAID, holds={"smuggler": "cash"}
    ),
    with_one("power-has-heat", "zone-power", "jumper", "downtown"),
    with_one("power-has-heat", "blocks", "fixer", "riverside", 3, "fixer zone-power"),
    with_one("not-nearby", "parish", "fixer", "riverside", 3, "fixer zone-power"),
    with_one("skill-by-itself", "skill", "ghost", "parish", 3),
    with_one("skill-by-zone", "skill", "jumper", "parish", 3),
    with_one("skill-by-item", "skill", "smuggler", "parish", 3),
    with_one("skill-by-power", "skill", "fixer", "parish", 3),
    with_one("scourge-used", "skill", "scourge", "parish", 3, scourge_used=True),
    with_one("skill-idle", "skill", "persuader", "parish", 3, at={"jumper": "blocks"}),
    with_one("not-nearby", "blockade-b", "disruptor", "ion-heights", 3, "disruptor skill"),
    with_one(
        "item-held",
        "mask",
        "dronejack",
        "parish",
        3,
        "dronejack skill",
        at={"fixer": "downtown"},
        holds={"fixer": "mask"},
    ),
    with_one("not-nearby", "blaster", "dronejack", "parish", 3, "dronejack skill"),
    with_one("not-on-itself", "persuader", "persuader", "towers", 3, "persuader skill"),
    with_one("not-nearby", "fixer", "persuader", "towers", 3, "persuader skill"),
    with_one(
        "hemmed-in",
        "jumper",
        "persuader",
        "towers",
        3,
        "persuader skill",
        blockades=["edge-1", "edge-2"],
        at={"fixer": "zinbazaar"},
    ),
    Case(
        "grip-is-full",
        "jumper",
        {**mine("scourge"), **grip(scourge=3, jumper=8)},
        "scourge skill",
        {**crew(scourge="towers"), "fixer": "zinbazaar"},
    ),
    # Boosts and crimes
    Case("boost-idle", "ignore-blockades-a", {**boosts("ignore-blockades-a"), "ignores_blockades": True}),
    Case("storyline-closed", "b2-1", {**SPIN, "display": []}),
    Case("criteria-unmet", "a1-1"),
    Case(
        "no-such-reading",
        "fixer",
        {**hand("b1-1"), "holds": {"jumper": "blaster"}, "at": {"disruptor": "skyport", "sprinter": "skyport"}},
        "b1-1",
    ),
    # shifts, moves, swaps
    Case("shift-must-happen", "stop", SLIP, "f1-2"),
    Case("shift-only-blockades", "sentinel", SLIP, "f1-2"),
    Case("choose-what-shifts", "edge-1", SLIP, "f1-2"),
    Case("shift-next-edge", "edge-6", SLIP, "f1-2 blockade-a"),
    Case("edge-taken", "edge-4", SLIP, "f1-2 blockade-a"),
    Case("shift-must-happen", "stop", PATROL, "d2-2"),
    Case("shift-one-zone", "towers", PATROL, "d2-2"),
    Case("is-there-already", "downtown", PATROL, "d2-2"),
    with_one(
        "not-with-sentinel", "fixer", "jumper", "downtown", 0, "jumper zone-power sentinel parish", **COLD_DOWNTOWN
    ),
    with_one(
        "hemmed-in",
        "disruptor",
        "jumper",
        "towers",
        0,
        "jumper zone-power",
        **COLD_TOWERS,
        blockades=["edge-3", "edge-4"],
    ),
    with_one("nothing-to-peek", "peek", "jumper", "towers", 0, "jumper zone-power", **COLD_TOWERS, **NO_EVIDENCE),
    Case("choose-what-shifts", "parish", AT_TOWERS, "jumper zone-power"),
    Case("choose-what-moves", "parish", boosts("move-item-b"), "move-item-b"),
    Case("is-there-already", "parish", boosts("move-item-b"), "move-item-b coupe"),
    Case("has-no-heat", "parish", boosts("move-heat-a"), "move-heat-a"),
    Case("has-heat-already", "towers", boosts("move-heat-a"), "move-heat-a blocks"),
    Case("swap-begins-with", "jumper", boosts("swap-items-a"), "swap-items-a"),
    Case("swap-goes-on-with", "jumper", boosts("swap-items-a"), "swap-items-a coupe"),
    Case("swap-takes-two", "coupe", boosts("swap-items-a"), "swap-items-a coupe"),
    Case(
        "swap-of-no-use", "scrambler", {**boosts("swap-items-a"), "at": {"scrambler": "parish"}}, "swap-items-a coupe"
    ),
    Case(
        "nothing-to-swap-with",
        "coupe",
        boosts("swap-item-criminal-a"),
        "swap-item-criminal-a",
        dict.fromkeys(CREW, "parish"),
    ),
    # rivals and Grip
    with_one("is-yourself", "player-0", "jumper", "blocks", 0, "jumper zone-power", **COLD_BLOCKS),
    with_one("rival-without-dilemmas", "player-2", "jumper", "blocks", 0, "jumper zone-power", **COLD_BLOCKS),
    with_one("no-such-player", "player-3", "jumper", "blocks", 0, "jumper zone-power", **COLD_BLOCKS),
    Case("grip-is-full", "fixer", {**AT_RIVERSIDE, **grip(fixer=8)}, f"{TO_FILE} tactics-2 grip-slot"),
    Case(
        "no-grip-to-lose",
        "fixer",
        {**FAILED, **grip(jumper=2, sprinter=1), "dossiers": [0, 2, 2], "dossiers_left": [1, 1, 1]},
    ),
    # Evidence
    with_one(
        "plank-comes-first", "pool", "jumper", "riverside", 0, "jumper zone-power gain-evidence", **memory("timing-1")
    ),
    Case(
        "only-first-from-plank",
        "weaponry-1",
        {**AT_TOWERS, **hand("f1-2"), "blockades": ["edge-0", "edge-3"]},
        "jumper zone-power peek pool pool peek pool pool f1-2 blockade-a edge-1 reckless location-1",
    ),
    Case("same-type-offered", "timing-2", AT_RIVERSIDE, TO_FILE),
    Case("choose-what-to-file", "row-1", AT_RIVERSIDE, TO_FILE),
    Case("wrong-assignment", "row-1", AT_RIVERSIDE, f"{TO_FILE} tactics-2"),
    Case(
        "no-dossier-left",
        "row-1",
        {**AT_RIVERSIDE, "dossiers": [3, 0, 0], "dossiers_left": [0, 2, 2]},
        f"{TO_FILE} timing-1",
    ),
    Case("slot-taken", "boost-slot", {**AT_RIVERSIDE, **FILED}, f"{TO_FILE} timing-1"),
    Case("locker-of-another", "locker-1", AT_RIVERSIDE, f"{TO_FILE} timing-1"),
    Case("point-at-the-place", "timing-3", {**AT_TOWERS, **FILED}, "jumper zone-power peek"),
    Case("own-locker-known", "locker-0", {**AT_TOWERS, **THREE_FILED}, "jumper zone-power peek"),
    Case("nothing-there", "boost-slot", AT_TOWERS, "jumper zone-power peek"),
    Case("nothing-there", "locker-2", AT_TOWERS, "jumper zone-power peek"),
    Case("nothing-unseen", "boost-slot", {**AT_TOWERS, **FILED}, "jumper zone-power peek boost-slot"),
    Case("nothing-unseen", "pool", {**AT_TOWERS, **FILED, **THREE_FILED, **NO_EVIDENCE}, "jumper zone-power peek"),
    Case("token-not-known", "ringleader-1", {**AT_ION_HEIGHTS, **wheel("take1-a")}, TAKE),
    Case("only-final-plot", "pool", {**AT_ION_HEIGHTS, **wheel("reveal1-a"), **FILED}, TAKE),
    Case("nothing-there", "boost-slot", {**AT_ION_HEIGHTS, **wheel("take1-a")}, TAKE),
    Case("only-peeked", "ringleader-1", {**AT_ION_HEIGHTS, **wheel("peek2-take1-a")}, f"{TAKE} pool pool"),
    Case("locker-has-fewer", "number-4", {**AT_ION_HEIGHTS, **wheel("reveal1-a"), **THREE_FILED}, f"{TAKE} locker-1"),
    Case(
        "token-seen-already",
        "number-1",
        {**AT_TOWERS, **THREE_FILED},
        "jumper zone-power peek locker-1 number-1 locker-1",
    ),
    # the wheel, decks, Dilemmas
    Case("choose-its-sector", "move-item-a", AT_ION_HEIGHTS, "jumper zone-power gain-boost"),
    Case(
        "sector-empty",
        "sector-3",
        {
            **AT_ION_HEIGHTS,
            "wheel": {"sector-1": ["grip-2-a"], "sector-2": ["move-item-a"], "sector-3": []},
            "boost_stack": [],
            "absent": ["*"],
        },
        "jumper zone-power gain-boost",
    ),
    Case(
        "wheel-empty",
        "gain-boost",
        {
            **AT_ION_HEIGHTS,
            "wheel": {"sector-1": [], "sector-2": [], "sector-3": []},
            "boost_stack": [],
            "absent": ["*"],
        },
        "jumper zone-power",
    ),
    Case(
        "deck-empty",
        "level-3-deck",
        {
            **AT_ION_HEIGHTS,
            "level_decks": {"level-1-deck": ["b1-1"], "level-2-deck": ["b2-1"], "level-3-deck": []},
            "absent": ["*"],
        },
        "jumper zone-power",
    ),
    Case("draw-a-story-crime", "side-deck", {**HOOKING, **hand("s11")}),
    Case("already-chosen", "d01", {**FAILED, **PLENTY, **dilemmas("d01", "d02", "d03")}, "d01"),
]


def scenario_of(case: Case) -> Scenario:
    at = {**dict(zip(ITEMS, RING, strict=True)), **case.who, **case.position.get("at", {})}
    return Scenario(
        title=case.reason,
        game=GAME.id,
        seats=3,
        settings={"criminals": sorted(case.who), "storylines": 7},
        position={**TABLE, **case.position, "at": at},
        steps=[Step(choose=case.choose.split(), expect=Expect(why_not={case.piece: case.reason}))],
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.piece}")
def test_a_reason(case: Case) -> None:
    assert run(scenario_of(case), GAME) == []


# Asked in positions that only dice bring about: with Echo, or among more than three.
BY_HAND = {
    "rival-without-tags": (SWAP_TAGS, PLAYERS[2], {}),
    "sector-poorer": (ECHO_BOOST, SECTORS[1], {}),
    "echo-lowest-disc": (ECHO_GRIP, None, {"gain": 1}),
    "echo-highest-disc": (ECHO_GRIP, None, {"gain": 0}),
}


@pytest.mark.parametrize("reason", BY_HAND)
def test_a_reason_that_is_seldom_asked_for(reason: str) -> None:
    prompt, piece, about = BY_HAND[reason]
    board = Match(GAME, seed=1).board
    asked: Piece = piece or board.criminals[0]
    ask = Ask(0, prompt, lambda: [PLAYERS[1]], about)
    given = prompt.explain(board, ask, asked)
    assert given.id == reason
    assert Words(GAME, strict=True).reason(given, board)


def test_every_reason_has_a_case() -> None:
    assert {reason.id for reason in sources(GAME.package).reasons} == {case.reason for case in CASES} | set(BY_HAND)


# -- the words ---------------------------------------------------------------------------------------------------------


def told(position: dict[str, Any], piece: str, choose: str = "", who: Mapping[str, str] = CREW) -> str:
    """The reason in words."""
    match = play_through(scenario_of(Case("told", piece, position, choose, who)), GAME)
    return Words(GAME, strict=True).reason(match.why_not(0, piece), match.board)


def test_what_is_missing_for_a_crime_is_named() -> None:
    """B2-1: two Items to hold, and the Sentinel with one of them."""
    assert told({**SPIN, "sentinel": "parish"}, "b2-1") == (
        "Take it for a Spin still misses: your first Criminal is in the Sentinel’s Zone, or your second Criminal is in "
        "the Sentinel’s Zone (Fixer, Sentinel and Jumper)."
    )
    assert told({**SPIN, "holds": {"fixer": "coupe"}, "at": {"jumper": "riverside"}}, "b2-1") == (
        "Take it for a Spin still misses: another of your Criminals holds the Blaster (Jumper and Blaster)."
    )


def test_that_two_are_different_ones_is_not_all_that_is_said() -> None:
    """S11: two Criminals whom one does not control share a Zone."""
    assert told({}, "s11") == (
        "Noise Complaint still misses: a Criminal you do not control is in a Zone with another Criminal you do not "
        "control."
    )


def test_a_storyline_says_what_opens_it() -> None:
    assert told({**SPIN, "display": []}, "b2-1") == (
        "Take it for a Spin is of Level 2: it is open as soon as a crime of Level 1 of Deadly Force lies in the "
        "display."
    )


@pytest.mark.parametrize(("boost", "position", "because"), [
    ("swap-criminals-a", {"at": dict.fromkeys(CREW, "parish")}, "all Criminals are in one Zone"),
    ("swap-items-a", {"at": dict.fromkeys(ITEMS, "parish"), "holds": {}}, "all Items lie loose in one Zone"),
    ("swap-item-criminal-a", {"at": dict.fromkeys([*CREW, *ITEMS], "parish")},
     "all Items and Criminals are in one Zone"),
    ("ignore-blockades-a", {"ignores_blockades": True}, "you ignore Blockades in this turn already"),
    ("hook-a", {"hooks": [[], ["jumper", "fixer", "sprinter"], ["disruptor", "persuader"]],
                "locks": dict(zip(CREW, [["lock-hook-a"], ["lock-hook-b"], ["swap-hooks-a"], ["challenge-a"],
                                         ["move-item-b"]], strict=True))}, "there is no tag that you could hook"),
    ("swap-hooks-a", {"hooks": [["jumper"], [], []]}, "no rival has a hook tag"),
    ("lock-hook-a", {"hooks": [[], [], []]}, "you have no hook tag without a Lock"),
    ("challenge-a", {"dilemmas": [["d01"], [], []]}, "both you and a rival need a Dilemma in hand"),
    ("discard-dilemma-a", {}, "you have no Dilemma, neither in hand nor in your Well"),
])  # fmt: skip
def test_why_a_boost_could_do_nothing(boost: str, position: dict[str, Any], because: str) -> None:
    assert told({**position, **boosts(boost)}, boost).endswith(f"could do nothing now: {because}.")


def test_every_boost_that_can_be_idle_says_why() -> None:
    """Owners' tables may keep Boosts that ours carry out at once."""
    always = {"move_item", "move_criminal", "shift_sb", "move_heat", "actions", "tolerance",
              "draw_discard_dilemmas", "draw_side"}  # fmt: skip
    whys = {f"idle-{effect.replace('_', '-')}" for effect in set(BOOST_EFFECTS) - always}
    assert whys == {id for id in catalogue(GAME.package) if id.startswith("idle-")}


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_pieces_that_lie_hidden_get_the_same_answer_for_each_kind() -> None:
    for seed in range(6):
        seats, dice = 1 + seed % 5, Dice.from_seed(seed)
        match = Match(GAME, seed=seed, seats=seats, settings={"echo": seats == 2})
        for _ in range(600):
            if not match.asks:
                break
            ask = match.asks[dice.below(len(match.asks))]
            if dice.below(6) == 0:
                _same_answers(match, ask.seat)
            match.choose(ask.seat, ask.options[dice.below(len(ask.options))])


def _same_answers(match: Match[Any], seat: int) -> None:
    board = match.board
    hidden: dict[type, list[Piece]] = {}
    for spot in board.places():
        if not board.sees(seat, spot.field, spot.owner):
            for piece in spot.pieces:
                if isinstance(piece, (Boost, Crime, Dilemma, Evidence)) and not board.knows(seat, piece):
                    hidden.setdefault(type(piece), []).append(piece)
    for pieces in hidden.values():
        answers = {(reason.id, reason.rule) for reason in (match.why_not(seat, piece) for piece in pieces)}
        assert len(answers) == 1, answers


def test_no_criminal_of_ours_is_forgotten() -> None:
    """Whoever is hooked can be asked about each thing that an action may be."""
    words = Words(GAME, strict=True)
    for criminal in CRIMINALS:
        for disc in (0, 3):
            position = {**mine(criminal.id), **grip(**{criminal.id: disc})}
            case = Case("", "", position, criminal.id, crew(**{criminal.id: "parish"}))
            match = play_through(scenario_of(case), GAME)
            assert match.asks[0].prompt.id == "with-criminal"
            for piece in GAME.catalogue:
                assert words.reason(match.why_not(0, piece), match.board)
            assert start(scenario_of(case), GAME).why_not(0, criminal).id == "is-an-option"
