"""Why not? in 1955: every reason where it applies, and never a word about what the asked seat cannot see."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.games.war_of_espionage.pieces import Card
from shadow_cabinet.table import Dice, Match
from shadow_cabinet.table.scenario import Expect, Scenario, Step, run
from tests.test_words import sources

GAME = find_game("war-of-espionage")
# In its third turn seat 0 is at home in Great Britain and its spy in France; seat 1 and its spy are in Poland.
TABLE = {"homes": ["great-britain", "poland"], "spies": ["france", "poland"], "turn": 3, "plays_left": 2}
COUNTRIES = [piece.id for piece in GAME.catalogue if piece.kind == "country"]

DETAINED, OTHER_DETAINED = {"detains": [0, 1]}, {"detains": [2, 0]}
ABROAD_AND_DETAINED: dict[str, Any] = {"spies": ["france", "hungary"], **OTHER_DETAINED}
NO_PLAYS, LAST_PLAY = {"plays_left": 0}, {"plays_left": 1}
NOTHING_MOVES: dict[str, Any] = {"blockades": [dict.fromkeys(COUNTRIES, 2), {}]}
FRANCE_BLOCKADED: dict[str, Any] = {"blockades": [{}, {"france": 1}]}
FRANCE_SECURED = {"marker": {**dict.fromkeys(COUNTRIES, 0), "france": 6}}
SPY_IN_HUNGARY = {"spies": ["hungary", "poland"]}
ONE_GADGET: dict[str, Any] = {"advanced_transport": [["poland-3-gadget-research"], []]}
THEIR_GADGET: dict[str, Any] = {"advanced_transport": [[], ["poland-3-gadget-research"]]}
TWO_GADGETS = {**ONE_GADGET, "improved_resources": [["hungary-3-gadget-research"], []]}

# Cards are written as F3-deport for france-3-deport.
SHORT = {"F": "france", "G": "great-britain", "U": "united-states", "P": "poland", "H": "hungary"}
PAIR, GATHER = "F3-deport F2-safe-house", "H2-supply-drop H3-detain mercenary-1-a F2-safe-house"
TRANSPORT, ATTACK = "H2-military-transport", "F3-coordinated-attack"
SUPPLY, PILFER = "H2-supply-drop", "F2-pilfer-accounts"
REBELS, P_REBELS = "F2-rebel-forces", "P2-rebel-forces"

ON_FRANCE, ON_POLAND = "F3-deport france", "P3-deport poland"
WITH_MERCENARIES = "F1-military-transport mercenary-1-a mercenary-2-a"
TO_HUNGARY, FRENCH_ONE = "advanced-transport hungary", "F1-military-transport influence-action"
BLOCKADE, BLOCKADE_COUNTERED = "P3-blockade special-action hungary", f"P3-blockade special-action hungary 1:{P_REBELS}"
PILFERED = f"{PILFER} special-action 1:pass 1:{SUPPLY}"
ASSAULT = "U2-coordinated-assault special-action france enough"
BOTH_ATTACKS = "F3-coordinated-attack P3-coordinated-attack"
ATTACK_COUNTERED = f"P3-coordinated-attack special-action france enough 1:{P_REBELS}"


def ids(text: str) -> list[str]:
    """The ids that are meant, some of them written short."""
    return [re.sub(r"\b([A-Z])(?=\d)", lambda letter: SHORT[letter[1]] + "-", word) for word in text.split()]


class Case(NamedTuple):
    """A piece that cannot be chosen: with these hands, after these choices (by seat 0 unless marked `1:`)."""

    reason: str
    piece: str
    mine: str = "F3-deport"
    choose: str = ""
    yours: str = "*5"
    position: Mapping[str, Any] = MappingProxyType({})


CASES = [
    # the own turn
    Case("home-of-other-faction", "france", choose="great-britain", position={"homes": [None, None]}),
    Case("card-first", "france"),
    Case("not-in-your-hand", "P3-deport"),
    Case("card-play-due", "end-card-plays"),
    Case("no-play-left", "F3-deport", position=NO_PLAYS),
    Case("no-play-left", REBELS, REBELS, position=NO_PLAYS),
    Case("spy-detained", TRANSPORT, TRANSPORT, position={**NO_PLAYS, **DETAINED}),
    Case("card-has-no-use", "F3-deport", position=NOTHING_MOVES),
    Case("no-marker-to-move", "mercenary-1-a", "mercenary-1-a", position=NOTHING_MOVES),
    Case("after-refill", TRANSPORT, TRANSPORT, "end-card-plays", position=NO_PLAYS),
    # the gadgets
    Case("works-by-itself", "improved-resources"),
    Case("gadget-not-yours", "advanced-transport"),
    Case("gadget-used", "advanced-transport", position={**ONE_GADGET, "moved_by_gadget": True}),
    Case("spy-detained", "advanced-transport", position={**ONE_GADGET, **DETAINED}),
    Case("no-card-for-gadget", "advanced-transport", "mercenary-1-a", position=ONE_GADGET),
    Case("spy-already-there", "france", PAIR, "advanced-transport", position=ONE_GADGET),
    Case("no-card-for-move", "poland", "H3-detain U4-detain", "advanced-transport", position=ONE_GADGET),
    Case("wrong-card-for-move", "P3-deport", f"{PAIR} H3-detain P3-deport", TO_HUNGARY, position=ONE_GADGET),
    Case("wrong-card-for-move", "mercenary-1-a", f"{PAIR} H3-detain mercenary-1-a", TO_HUNGARY, position=ONE_GADGET),
    Case("goal-first", "F3-deport", PAIR, "advanced-transport", position=ONE_GADGET),
    Case("after-refill", "advanced-transport", choose="end-card-plays", position={**NO_PLAYS, **ONE_GADGET}),
    Case("gadget-not-yours", "advanced-transport", choose="end-card-plays", position=NO_PLAYS),
    Case("gadget-no-answer", "advanced-transport", choose=ON_FRANCE, position=THEIR_GADGET),
    Case("gadget-not-yours", "advanced-transport", choose=ON_FRANCE, position=ONE_GADGET),
    Case("gadget-no-answer", "advanced-transport", "P3-blockade", BLOCKADE, position=THEIR_GADGET),
    # influence
    Case("use-is-chosen", "influence-action", choose="F3-deport"),
    Case("country-first", "F2-safe-house", PAIR, "F3-deport"),
    Case("country-secured", "france", "mercenary-1-a", "mercenary-1-a", position=FRANCE_SECURED),
    Case("country-blockaded", "france", "mercenary-1-a", "mercenary-1-a", position=FRANCE_BLOCKADED),
    Case("card-does-not-reach", "hungary", choose="F3-deport"),
    Case("card-does-not-reach", "H3-detain", "mercenary-1-a mercenary-2-a H3-detain", "mercenary-1-a poland"),
    Case("country-is-chosen", "great-britain", PAIR, ON_FRANCE),
    Case("already-chosen", "F3-deport", PAIR, ON_FRANCE),
    Case("other-flags", "P2-safe-house", f"{PAIR} P2-safe-house", ON_FRANCE),
    Case("pair-is-complete", "F3-blockade", f"{PAIR} F3-blockade mercenary-1-a", f"{ON_FRANCE} F2-safe-house"),
    Case("pair-needs-spy", "F2-safe-house", f"{PAIR} mercenary-1-a", ON_FRANCE, position=SPY_IN_HUNGARY),
    # Special Actions
    Case("mercenary-has-no-action", "special-action", "mercenary-1-a", "mercenary-1-a"),
    Case("only-counters", "special-action", REBELS, REBELS),
    Case("other-spy-at-home", "special-action", choose="F3-deport"),
    Case("other-spy-detained", "special-action", choose="F3-deport", position=ABROAD_AND_DETAINED),
    Case("spy-detained", "special-action", TRANSPORT, TRANSPORT, position=DETAINED),
    Case("no-free-gadget", "special-action", "F3-gadget-research", "F3-gadget-research", position=TWO_GADGETS),
    Case("no-gadget-to-bust", "special-action", "U4-gadget-buster", "U4-gadget-buster"),
    Case("hand-too-small", "special-action", PILFER, PILFER, "*2"),
    Case("influence-nowhere", "influence-action", "P3-blockade", "P3-blockade", position=NOTHING_MOVES),
    Case("no-play-left", "influence-action", TRANSPORT, TRANSPORT, position=NO_PLAYS),
    Case("secured-by-you", "france", "H2-revolution", "H2-revolution special-action", position=FRANCE_SECURED),
    Case("country-blockaded", "france", "H2-revolution", "H2-revolution special-action", position=FRANCE_BLOCKADED),
    Case("name-one-first", "enough", ATTACK, "F3-coordinated-attack special-action"),
    Case("already-chosen", "france", ATTACK, "F3-coordinated-attack special-action france"),
    Case("spy-already-there", "france", TRANSPORT, "H2-military-transport special-action"),
    Case("already-chosen", SUPPLY, PILFER, PILFERED, GATHER),
    # blocks
    Case("no-presence", "F2-safe-house", choose=ON_FRANCE, yours="F2-safe-house"),
    Case("wrong-faction", "F2-safe-house", "P3-deport", ON_POLAND, "F2-safe-house"),
    Case("block-too-small", SUPPLY, "P3-deport", ON_POLAND, SUPPLY),
    Case("only-counters", REBELS, choose=ON_FRANCE, yours=REBELS),
    Case("spy-detained", TRANSPORT, choose=ON_FRANCE, yours=TRANSPORT, position=OTHER_DETAINED),
    Case("block-not-enough", "enough", "P3-deport", f"{ON_POLAND} 1:H2-supply-drop", GATHER),
    Case("already-chosen", SUPPLY, "P3-deport", f"{ON_POLAND} 1:H2-supply-drop", GATHER),
    Case("wrong-faction", "F2-safe-house", "P3-deport", f"{ON_POLAND} 1:H2-supply-drop", GATHER),
    # counters
    Case("does-not-counter", "F3-deport", "P3-blockade", BLOCKADE, "F3-deport"),
    Case("spy-detained", TRANSPORT, "P3-blockade", BLOCKADE, TRANSPORT, OTHER_DETAINED),
    Case("counters-only-coordinated", ATTACK, "P3-blockade", BLOCKADE, ATTACK),
    Case("attack-against-assault", ATTACK, "U2-coordinated-assault", ASSAULT, ATTACK),
    Case("coordinated-stops-at-counters", ATTACK, BOTH_ATTACKS, ATTACK_COUNTERED, P_REBELS),
    Case("no-transport-now", TRANSPORT, "P3-blockade H2-military-transport", BLOCKADE_COUNTERED, P_REBELS),
    Case("counter-needs-a-play", REBELS, "P3-blockade F2-rebel-forces", BLOCKADE_COUNTERED, P_REBELS, LAST_PLAY),
    # only in a deck that an owner has put in: there a country card may count 1
    Case("counts-nothing", "hungary", "F1-military-transport", FRENCH_ONE, position=SPY_IN_HUNGARY),
    Case("total-of-nothing", "announce", WITH_MERCENARIES, f"{FRENCH_ONE} hungary", position=SPY_IN_HUNGARY),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.piece}")
def test_a_piece_is_refused_for_its_reason(case: Case, tmp_path: Path) -> None:
    game = GAME
    if "F1" in case.mine:
        table = Path(GAME.content.package.replace(".", "/"), "cards.toml")
        rows = Path(__file__).parent.parent.joinpath("src", table).read_text("utf-8")
        (tmp_path / "cards.toml").write_text(rows.replace("influence = 2", "influence = 1", 1), "utf-8")
        game = find_game("war-of-espionage", tmp_path)
    assert run(scenario(case), game) == []


def test_a_table_can_agree_on_no_transport_before_a_block() -> None:
    case = Case("no-transport-before-block", "H2-military-transport", "F3-deport", ON_FRANCE, "H2-military-transport")
    assert run(scenario(case, {"transport_before_block": False}), GAME) == []


def scenario(case: Case, settings: dict[str, Any] | None = None) -> Scenario:
    [piece] = ids(case.piece)
    return Scenario(
        title=case.reason,
        game=GAME.id,
        settings=settings or {},
        position={**TABLE, "hands": [ids(case.mine), ids(case.yours)], **case.position},
        steps=[Step(choose=ids(case.choose), expect=Expect(why_not={piece: case.reason}))],
    )


def test_every_reason_has_a_case() -> None:
    assert {reason.id for reason in sources(GAME.package).reasons} - {case.reason for case in CASES} == {
        "no-transport-before-block"
    }


def test_cards_out_of_hand_all_get_the_same_answer() -> None:
    for seed in range(20):
        match, dice = Match(GAME, seed=seed), Dice.from_seed(seed)
        while match.asks:
            ask = match.asks[0]
            hand = match.board.hands[ask.seat]
            others = [piece for piece in GAME.catalogue if isinstance(piece, Card) and piece not in hand]
            answers = {(reason.id, reason.rule) for reason in (match.why_not(ask.seat, piece) for piece in others)}
            assert len(answers) == 1, (ask.prompt, answers)
            match.choose(ask.seat, ask.options[dice.below(len(ask.options))])
