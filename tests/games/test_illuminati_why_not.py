"""Why not? in Illuminati: every reason where it applies, the forbidden attacks above all, and nothing hidden told."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.games.illuminati.pieces import Goal, Group, Nwo, Special
from shadow_cabinet.games.illuminati.specials import CHOICES, known_effects
from shadow_cabinet.table import Dice, Match, Piece
from shadow_cabinet.table.scenario import Expect, Scenario, Step, play_through, run
from shadow_cabinet.words import Words
from tests.test_words import catalogue, sources

GAME = find_game("illuminati")

# Seat 0 plays the Network: with Power and an open arrow are the Network and the Mafia; the KKK and the Moral Minority
# are cut to 0 by Supermajority, the Cycle Gangs never had any; where the Hackers' only arrow points lie the Gangs.
TABLE: dict[str, Any] = {
    "step": "acting",
    "active": 0,
    "actions_left": 2,
    "transfers_left": 2,
    "call_offs_left": 4,
    "heads": [["network"], ["gnomes-of-zurich"], ["discordian-society"]],
    "groups": [["mafia", "kkk", "cycle-gangs", "hackers"], ["pentagon", "moral-minority"], ["tabloids"]],
    "hangs_on": {
        "mafia": "network-west",
        "kkk": "network-north",
        "hackers": "network-south",
        "cycle-gangs": "mafia-south",
        "pentagon": "gnomes-of-zurich-east",
        "moral-minority": "gnomes-of-zurich-west",
        "tabloids": "discordian-society-east",
    },
    "money": {"network": 8, "gnomes-of-zurich": 5, "discordian-society": 0, "pentagon": 3, "hackers": 2},
    "uncontrolled": ["trekkies", "democrats"],
    "dead": ["california"],
    "deck": ["texas", "freak-flag-day", "deep-agent"],
    "discard": ["drums-of-war", "market-manipulation"],
    "out_of_play": ["ufos", "news-cycle", "hollow-victory"],
    "nwos": {"red": ["supermajority"]},
    "hands": [[], [], []],
    "absent": ["*"],
}


def table(**changes: Any) -> dict[str, Any]:
    """The table with some fields otherwise; of those that are tables only the entries named."""
    return {name: {**TABLE[name], **change} if name == "money" else change for name, change in changes.items()}


def hand(*cards: str, of: int = 0, **changes: Any) -> dict[str, Any]:
    """Specials in one hand."""
    return table(hands=[list(cards) if seat == of else [] for seat in range(3)], **changes)


def mine(*groups: str, hangs_on: Mapping[str, str], **changes: Any) -> dict[str, Any]:
    """Other groups for seat 0."""
    rivals = [*TABLE["groups"][1], *TABLE["groups"][2]]
    theirs = {group: TABLE["hangs_on"][group] for group in rivals}
    return table(groups=[list(groups), *TABLE["groups"][1:]], hangs_on={**theirs, **hangs_on}, **changes)


def headed(head: str, **changes: Any) -> dict[str, Any]:
    """Other Illuminati for seat 0, with one group."""
    heads, left = [[head], *TABLE["heads"][1:]], ["network", "news-cycle"]
    return mine("mafia", heads=heads, hangs_on={"mafia": f"{head}-west"}, out_of_play=left, **changes)


TIRED = {"network": 1, "mafia": 1, "hackers": 1}
WITH_FBI: dict[str, Any] = mine(
    "mafia", "fbi", hangs_on={"mafia": "network-west", "fbi": "network-east"}, took_part={"mafia": 1, "network": 1}
)
ARROWLESS = ("cycle-gangs", "boy-sprouts", "morticians", "psychiatrists")
FULL: dict[str, Any] = mine(
    *ARROWLESS, hangs_on=dict(zip(ARROWLESS, (f"network-{side}" for side in ("north", "east", "south", "west")),
                                  strict=True))
)  # fmt: skip
LASERS: dict[str, Any] = mine("orbital-mind-control-lasers", hangs_on={"orbital-mind-control-lasers": "network-west"})
RECYCLERS: dict[str, Any] = mine("recyclers", hangs_on={"recyclers": "network-west"}, money={"recyclers": 5})
BAVARIA = headed("bavarian-illuminati", money={"bavarian-illuminati": 4})
ON_DEMOCRATS = "democrats control mafia launch"
ON_PENTAGON = "pentagon control mafia launch"
BEGINNING = {"step": "beginning", "nwos": {}}
IRS: dict[str, Any] = mine("irs", hangs_on={"irs": "network-west"}, money={"tabloids": 1, "pentagon": 1}) | BEGINNING
POOR: dict[str, Any] = IRS | table(money={"pentagon": 1, "moral-minority": 1})
POST: dict[str, Any] = (
    mine("mafia", "post-office", hangs_on={"mafia": "network-west", "post-office": "mafia-west"}, money={"mafia": 2})
    | BEGINNING
)
TRANSFERS = {"step": "transferring"}
LATER: dict[str, Any] = {"step": "transferring", "transfers_left": 0, "nwos": {}}
GNOMES: dict[str, Any] = {**LATER, "active": 1}
BERMUDA: dict[str, Any] = {**headed("bermuda-triangle"), **LATER}
RICH_GNOMES: dict[str, Any] = table(money={"gnomes-of-zurich": 146})
FOUR: dict[str, Any] = {
    "heads": [*TABLE["heads"], ["bermuda-triangle"]],
    "groups": [*TABLE["groups"], []],
    "hands": [["computer-espionage"], [], ["bribery"], ["slush-fund"]],
}
AT_ONCE = {"interference": "at-once"}
OUTSIDERS: dict[str, Any] = hand("slush-fund", of=2)
SURE: dict[str, Any] = hand("assassination", money={"network": 30})
PENTAGON_WITH_PUPPET: dict[str, Any] = SURE | {
    "hangs_on": {**TABLE["hangs_on"], "moral-minority": "pentagon-north"},
}
CAPTURES = "mafia network launch no-privilege pass 1:pass"
WITH_ITS_PUPPET = "pentagon control mafia launch no-privilege network mb-20 1:pass pass assassination"


class Case(NamedTuple):
    """A piece that seat 0, or another one, cannot choose: at this table, after these choices."""

    reason: str
    piece: str
    position: Mapping[str, Any] = MappingProxyType({})
    choose: str = ""
    seat: int = 0
    settings: Mapping[str, Any] = MappingProxyType({})


CASES = [
    # attacks that are forbidden: asked for in the menu of actions
    Case("no-action-left", "democrats", {"actions_left": 0}),
    Case("no-action-left", "pentagon", {"actions_left": 0}),
    Case("nobody-can-attack", "democrats", {"took_part": TIRED}),
    Case("nobody-can-attack", "pentagon", {"took_part": TIRED}),
    Case("all-kept-off", "tabloids", WITH_FBI),
    Case("no-arrow-and-no-power", "trekkies", {"took_part": {"network": 1, "mafia": 1}}),
    Case("is-destroyed", "california"),
    Case("still-in-deck", "texas"),
    Case("still-in-deck", "freak-flag-day"),
    Case("nwo-attacked-already", "supermajority", {"nwos_attacked": ["supermajority"]}),
    Case("nwo-is-discarded", "drums-of-war"),
    Case("not-in-this-match", "hollow-victory"),
    Case("offers-used-up", "gnomes-of-zurich", {"offers_made": [4, 0, 0]}),
    Case("nothing-to-deal-with", "discordian-society", table(actions_left=0, money={"network": 0})),
    Case("illuminati-not-played", "ufos"),
    # what an attack can be for
    Case("uncontrolled-not-neutralized", "neutralize", choose="democrats"),
    Case("target-without-power", "destroy", hand("whispering-campaign"), "trekkies"),
    Case("target-without-power", "destroy", choose="trekkies"),
    Case("target-without-power", "destroy", choose="cycle-gangs"),
    Case("target-cut-to-0", "destroy", choose="moral-minority"),
    Case("target-cut-to-0", "destroy", choose="kkk"),
    Case("target-has-power", "whispering-campaign", hand("whispering-campaign"), "democrats"),
    Case("own-group-not-controlled", "control", choose="hackers"),
    Case("own-group-not-neutralized", "neutralize", choose="hackers"),
    Case("own-group-not-controlled", "control", choose="hackers destroy"),
    Case("own-group-not-neutralized", "neutralize", choose="hackers destroy"),
    Case("no-arrow-to-control", "control", {"took_part": {"network": 1, "mafia": 1}}, "pentagon"),
    Case("nobody-else-can-attack", "destroy", {"took_part": {"network": 1, "mafia": 1}}, "hackers"),
    Case("illuminati-not-attacked", "gnomes-of-zurich", choose="pentagon"),
    Case("illuminati-not-attacked", "destroy", choose="gnomes-of-zurich"),
    Case("is-the-target", "pentagon", choose="pentagon"),
    Case("card-of-another", "tabloids", choose="pentagon"),
    Case("card-is-uncontrolled", "democrats", choose="pentagon"),
    Case("kind-first", "mafia", choose="pentagon"),
    Case("attacker-cut-to-0", "kkk", choose="pentagon"),
    Case("kind-is-chosen", "destroy", choose="pentagon control"),
    # who can take part
    Case("no-open-arrow", "hackers", choose="democrats control"),
    Case("took-part-already", "hackers", {"took_part": {"hackers": 1}}, "democrats destroy"),
    Case("took-part-already", "ufos", headed("ufos", took_part={"ufos": 2}), "democrats"),
    Case("attacker-without-power", "cycle-gangs", choose="democrats control"),
    Case("attacker-cut-to-0", "kkk", choose="democrats control"),
    Case("kept-off", "fbi", WITH_FBI | {"took_part": {}}, "tabloids control"),
    Case("is-the-target", "hackers", choose="hackers destroy"),
    Case("card-of-another", "pentagon", choose="democrats control"),
    Case("is-destroyed", "california", choose="democrats control"),
    Case("is-the-attacker", "mafia", choose="democrats control mafia"),
    Case("aids-already", "network", choose="democrats control mafia network"),
    Case("no-transferable-power", "kkk", choose="democrats control mafia"),
    Case("took-part-already", "hackers", {"took_part": {"hackers": 1}}, "democrats control mafia"),
    Case("kept-off", "fbi", WITH_FBI | {"took_part": {}}, "tabloids control mafia"),
    Case("is-the-target", "hackers", choose="hackers destroy mafia"),
    Case("card-of-another", "pentagon", choose="democrats control mafia"),
    Case("uncontrolled-not-neutralized", "neutralize", choose="democrats control mafia"),
    # privilege
    Case("privilege-not-for-sale", "pay-for-privilege", hand("slush-fund"), ON_DEMOCRATS),
    Case("privilege-too-dear", "pay-for-privilege", BAVARIA | hand("slush-fund"), "democrats control mafia launch"),
    Case("privilege-bought-already", "pay-for-privilege", BAVARIA | hand("slush-fund", privilege_bought=True),
         ON_DEMOCRATS),
    Case("is-played-in-attack", "whispering-campaign", hand("whispering-campaign", "slush-fund"),
         "trekkies whispering-campaign mafia launch"),
    Case("aid-is-complete", "network", hand("slush-fund"), ON_DEMOCRATS),
    Case("kind-is-chosen", "destroy", hand("slush-fund"), ON_DEMOCRATS),
    Case("only-another-special", "pay-for-privilege",
         table(hands=[["slush-fund", "murphys-law"], ["secrets-man-was-not-meant-to-know"], []]),
         f"{ON_DEMOCRATS} slush-fund 1:secrets-man-was-not-meant-to-know"),
    Case("fewer-than-two", "discard-two", table(hands=[["slush-fund"], ["bribery"], []]),
         f"{ON_DEMOCRATS} slush-fund 1:pass", seat=1),
    Case("does-not-abolish", "bribery", table(hands=[["slush-fund"], ["bribery"], []]),
         f"{ON_DEMOCRATS} slush-fund 1:pass", seat=1),
    Case("chosen-already", "bribery", table(hands=[["slush-fund"], ["bribery", "murphys-law", "assassination"], []]),
         f"{ON_DEMOCRATS} slush-fund 1:pass 1:discard-two 1:bribery", seat=1),
    Case("does-not-answer", "bribery", table(hands=[["slush-fund"], ["bribery"], []]),
         f"{ON_DEMOCRATS} slush-fund", seat=1),
    Case("special-at-another-time", "bribery", table(hands=[["slush-fund"], ["bribery"], []]),
         f"{ON_DEMOCRATS} slush-fund 1:pass 1:pass", seat=1),
    # the menu of actions
    Case("acted-already", "pass-the-turn", {"acted": True}),
    Case("target-first", "control"),
    Case("own-card-first", "move"),
    Case("group-first", "network-east"),
    Case("no-action-left", "network", {"actions_left": 0}),
    Case("no-money-on-card", "network", table(money={"network": 0})),
    Case("nowhere-to-transfer", "network", mine(hangs_on={})),
    Case("special-idle", "media-campaign", hand("media-campaign", dead=[])),
    Case("special-idle", "second-wind", hand("second-wind", discard=[])),
    Case("special-at-another-time", "murphys-law", hand("murphys-law")),
    Case("special-at-another-time", "whispering-campaign", hand("whispering-campaign")),
    Case("nobody-to-bribe", "bribery", hand("bribery", uncontrolled=[])),
    Case("no-action-left", "bribery", hand("bribery", actions_left=0)),
    Case("no-arrow-for-bribed", "bribery", FULL | hand("bribery")),
    Case("special-is-discarded", "market-manipulation"),
    Case("special-out-of-sight", "deep-agent"),
    Case("special-out-of-sight", "bribery", hand("bribery", of=1)),
    Case("not-in-this-match", "news-cycle"),
    Case("special-of-another", "bribery", table(hands=[["computer-espionage"], ["bribery"], []]),
         "computer-espionage 1:pass"),
    # with an own card
    Case("nothing-to-do-with", "cycle-gangs", FULL),
    Case("no-action-left", "mafia", {"actions_left": 0}),
    Case("nothing-to-drop", "drop", mine(hangs_on={})),
    Case("only-own-groups-dropped", "pentagon", choose="drop"),
    Case("no-action-left", "move", LASERS | {"actions_left": 0}, "orbital-mind-control-lasers"),
    Case("no-money-on-card", "transfer", choose="mafia"),
    Case("no-arrow-to-move-to", "move", FULL | table(money={"cycle-gangs": 1}), "cycle-gangs"),
    Case("nothing-to-use", "use-ability", choose="mafia"),
    Case("lasers-used", "use-ability", LASERS | {"lasers_used": True}, "orbital-mind-control-lasers"),
    Case("drew-already", "use-ability", RECYCLERS | {"recycled": True}, "recyclers"),
    Case("draw-too-dear", "use-ability", RECYCLERS | table(money={"recyclers": 4}), "recyclers"),
    Case("deck-is-empty", "use-ability", RECYCLERS | {"deck": []}, "recyclers"),
    Case("without-alignments", "network", LASERS, "orbital-mind-control-lasers use-ability"),
    Case("lasers-not-on-themselves", "orbital-mind-control-lasers", LASERS, "orbital-mind-control-lasers use-ability"),
    Case("has-not-alignment", "reverse-violent", LASERS, "orbital-mind-control-lasers use-ability democrats"),
    # Specials
    Case("bribe-uncontrolled-only", "pentagon", hand("bribery"), "bribery"),
    Case("not-destroyed", "pentagon", hand("media-campaign", dead=["california", "texas"], deck=[]), "media-campaign"),
    Case("is-yourself", "network", table(hands=[["computer-espionage"], ["bribery"], ["deep-agent"]], deck=[]),
         "computer-espionage"),
    Case("nothing-to-spy-out", "gnomes-of-zurich", FOUR, "computer-espionage"),
    Case("special-idle", "computer-espionage", hand("computer-espionage")),
    Case("not-itself", "second-wind", hand("second-wind"), "second-wind"),
    Case("groups-stay-destroyed", "california", hand("second-wind"), "second-wind"),
    Case("nwo-in-play", "supermajority", hand("second-wind"), "second-wind"),
    # money
    Case("not-linked", "cycle-gangs", choose="network"),
    Case("is-the-source", "network", choose="network"),
    Case("card-of-another", "pentagon", choose="network"),
    Case("more-than-there-is", "mb-9", choose="network mafia"),
    Case("at-least-one", "mb-0", choose="network mafia"),
    Case("sum-by-exact-sum", "mb-7", choose="network mafia"),
    Case("everything-is-a-sum", "everything", choose="network mafia"),
    Case("sums-are-all-there", "exact-sum", choose="hackers transfer"),
    Case("no-transfer-left", "network", TRANSFERS | {"transfers_left": 0}),
    Case("card-of-another", "pentagon", TRANSFERS),
    Case("nwo-at-another-time", "supermajority", choose=ON_DEMOCRATS),
    # money in an attack
    Case("only-attacker-calls-off", "call-off", choose=f"{ON_PENTAGON} pass", seat=1),
    Case("money-is-down", "call-off", choose=f"{ON_PENTAGON} network mb-1 1:gnomes-of-zurich 1:mb-1"),
    Case("called-off-too-often", "call-off", {"call_offs_left": 0}, ON_PENTAGON),
    Case("attacker-stays-in", "stay-out", choose=ON_PENTAGON),
    Case("no-part-in-attack", "trekkies", choose=ON_DEMOCRATS),
    Case("sides-for-outsiders", "for-it", choose=ON_PENTAGON),
    Case("say-which-side", "gnomes-of-zurich", choose=f"{ON_DEMOCRATS} pass", seat=1),
    Case("outsiders-by-illuminati", "pentagon", choose=f"{ON_DEMOCRATS} pass", seat=1),
    Case("not-of-the-attack", "hackers", choose=ON_PENTAGON),
    Case("no-money-on-card", "mafia", choose=ON_PENTAGON),
    Case("not-of-the-defence", "moral-minority", choose=f"{ON_PENTAGON} pass", seat=1),
    Case("card-of-another", "mafia", choose=f"{ON_PENTAGON} pass", seat=1),
    Case("only-illuminati-on-nwo", "mafia", choose="supermajority"),
    Case("no-deals-under-privilege", "gnomes-of-zurich", hand("slush-fund"), f"{ON_PENTAGON} slush-fund"),
    Case("offers-used-up", "gnomes-of-zurich", {"offers_made": [4, 0, 0]}, ON_PENTAGON),
    Case("no-money-on-card", "for-it", hand("slush-fund", of=2), f"{ON_PENTAGON} pass 1:pass", seat=2),
    # deals
    Case("money-one-way", "want-money", choose="gnomes-of-zurich give-money mb-1"),
    Case("no-money-on-card", "want-money", choose="discordian-society"),
    Case("in-the-offer", "hackers", choose="gnomes-of-zurich hackers"),
    Case("in-the-offer", "slush-fund", hand("slush-fund"), "gnomes-of-zurich slush-fund"),
    Case("special-out-of-sight", "bribery", hand("bribery", of=1), "gnomes-of-zurich"),
    Case("offer-is-empty", "propose", choose="gnomes-of-zurich"),
    Case("no-groups-in-attack", "pentagon", choose=f"{ON_PENTAGON} gnomes-of-zurich"),
    Case("no-action-for-group", "pentagon", {"actions_left": 1}, "gnomes-of-zurich hackers"),
    Case("goes-with-master", "cycle-gangs", choose="gnomes-of-zurich mafia"),
    Case("puppet-is-named", "mafia", choose="gnomes-of-zurich cycle-gangs"),
    Case("no-arrow-for-group", "pentagon", FULL, "gnomes-of-zurich"),
    Case("card-of-another", "tabloids", choose="gnomes-of-zurich"),
    # power structures
    Case("arrow-taken", "mafia-south", choose="hackers move"),
    Case("arrow-blocked", "hackers-north", choose="kkk move"),
    Case("goes-along", "mafia-north", choose="mafia move"),
    Case("hangs-there-already", "network-south", choose="hackers move"),
    Case("point-at-arrow", "mafia", choose="hackers move"),
    Case("card-of-another", "gnomes-of-zurich-north", choose="hackers move"),
    Case("only-attackers-arrows", "network-east", SURE, f"democrats control {CAPTURES} assassination"),
    Case("arrow-taken", "mafia-south", SURE, f"democrats control {CAPTURES} assassination"),
    Case("only-masters-arrows", "network-east", PENTAGON_WITH_PUPPET,
         f"{WITH_ITS_PUPPET} mafia-north"),
    Case("not-in-the-way", "kkk", PENTAGON_WITH_PUPPET,
         f"{WITH_ITS_PUPPET} mafia-north"),
    Case("arrow-blocked", "pentagon-north", PENTAGON_WITH_PUPPET,
         f"{WITH_ITS_PUPPET} mafia-north"),
    # other steps of a turn
    Case("only-while-acting", "pentagon", {"step": "beginning"}),
    Case("only-while-acting", "gnomes-of-zurich", {"step": "beginning"}),
    Case("tax-on-rivals", "network", IRS),
    Case("nothing-to-tax", "discordian-society", IRS | table(money={"tabloids": 0})),
    Case("let-off-already", "gnomes-of-zurich", IRS, "gnomes-of-zurich"),
    Case("no-money-on-card", "moral-minority", IRS, "tax", seat=1),
    Case("pays-all-it-has", "pentagon", POOR, "tax 1:pentagon", seat=1),
    Case("master-or-illuminati", "post-office", POST),
    Case("gives-or-receives", "pentagon", GNOMES, "1:gnomes-of-zurich 1:pentagon 1:mb-1", seat=1),
    Case("no-money-on-card", "moral-minority", GNOMES, seat=1),
    Case("is-the-source", "gnomes-of-zurich", GNOMES, "1:gnomes-of-zurich", seat=1),
    Case("illuminati-stay", "bermuda-triangle", BERMUDA),
    Case("nothing-changed-yet", "leave-as-it-was", BERMUDA),
    Case("still-in-hand", "done", BERMUDA, "mafia lift"),
    Case("not-taken-up-again", "mafia", BERMUDA, "mafia bermuda-triangle-east mafia bermuda-triangle-north"),
    Case("not-open-in-plan", "bermuda-triangle-west", BERMUDA, "mafia"),
    Case("not-into-hand-again", "lift", BERMUDA, "mafia lift mafia"),
    Case("point-at-arrow", "bermuda-triangle", BERMUDA, "mafia"),
    # interference, all at once; throwing the game
    Case("step-in-first", "for-it", OUTSIDERS, f"{ON_DEMOCRATS} pass", seat=1, settings=AT_ONCE),
    Case("step-in-first", "network", OUTSIDERS, f"{ON_DEMOCRATS} pass", seat=1, settings=AT_ONCE),
    Case("only-attacker-calls-off", "call-off", OUTSIDERS, f"{ON_DEMOCRATS} pass", seat=1, settings=AT_ONCE),
    Case("throws-the-game", "propose", RICH_GNOMES, "gnomes-of-zurich give-money mb-1"),
    Case("withdraw-if-thrown", "withdraw", choose="gnomes-of-zurich hackers"),
]  # fmt: skip


def scenario_of(case: Case) -> Scenario:
    position = {**TABLE, **case.position}
    return Scenario(
        title=case.reason,
        game=GAME.id,
        seats=len(position["heads"]),
        settings=dict(case.settings),
        position=position,
        steps=[Step(choose=case.choose.split(), expect=Expect(seat=case.seat, why_not={case.piece: case.reason}))],
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.piece}")
def test_a_reason(case: Case) -> None:
    assert run(scenario_of(case), GAME) == []


def test_every_reason_has_a_case() -> None:
    assert {reason.id for reason in sources(GAME.package).reasons} == {case.reason for case in CASES}


# -- the words ---------------------------------------------------------------------------------------------------------


def told(piece: str, choose: str = "", **position: Any) -> str:
    """The reason in words."""
    match = play_through(scenario_of(Case("told", piece, position, choose)), GAME)
    return Words(GAME, strict=True).reason(match.why_not(0, piece), match.board)


def test_an_nwo_that_has_cut_a_group_to_0_is_named() -> None:
    assert told("kkk", "democrats control") == "KKK cannot attack now: Supermajority took all Power away."
    assert (
        told("destroy", "moral-minority")
        == "Moral Minority cannot be destroyed now: Supermajority took all Power away."
    )


def test_only_nwos_that_take_power_are_named() -> None:
    in_play = {"red": ["backlash-election"], "yellow": ["family-values-week"], "blue": []}
    assert told("destroy", "tabloids", nwos=in_play) == (
        "Tabloids cannot be destroyed now: Family Values Week took all Power away."
    )


def test_an_arrow_that_is_not_open_says_what_lies_there() -> None:
    assert told("hackers", "democrats control") == (
        "Hackers cannot control another group: no arrow of this card is open. There lies already: Cycle Gangs."
    )


def test_every_special_says_when_it_is_played() -> None:
    messages = catalogue(GAME.package)
    assert {id.removeprefix("when-") for id in messages if id.startswith("when-")} == known_effects()
    assert {id.removeprefix("idle-") for id in messages if id.startswith("idle-")} == set(CHOICES)


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_cards_that_lie_hidden_get_the_same_answer_for_each_kind() -> None:
    for seed in range(8):
        seats, dice = 2 + seed % 4, Dice.from_seed(seed)
        match = Match(GAME, seed=seed, seats=seats, settings={"rounds": 6})
        for _ in range(400):
            if not match.asks:
                break
            ask = match.asks[dice.below(len(match.asks))]
            if dice.below(5) == 0:
                _same_answers(match, ask.seat)
            match.choose(ask.seat, ask.options[dice.below(len(ask.options))])


def _same_answers(match: Match[Any], seat: int) -> None:
    """A Special in the deck is answered as one in another hand is; a goal left over, as one that somebody has."""
    board = match.board
    hidden: dict[type, list[Piece]] = {}
    for spot in board.places():
        if not board.sees(seat, spot.field, spot.owner):
            for piece in spot.pieces:
                if isinstance(piece, (Group, Nwo, Special, Goal)) and not board.knows(seat, piece):
                    hidden.setdefault(type(piece), []).append(piece)
    for pieces in hidden.values():
        answers = {(reason.id, reason.rule) for reason in (match.why_not(seat, piece) for piece in pieces)}
        assert len(answers) == 1, answers
