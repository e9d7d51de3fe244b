"""Illuminati: what cards are worth, what attacks come to, how far goals are, and where cards lie.

The cases stand in `illuminati_values.toml`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from shadow_cabinet.games.illuminati import IlluminatiGame
from shadow_cabinet.games.illuminati.announcing import clear_ledger
from shadow_cabinet.games.illuminati.board import ON_NWO, IlluminatiBoard
from shadow_cabinet.games.illuminati.goals import goal_of, progress
from shadow_cabinet.games.illuminati.layout import lay_out
from shadow_cabinet.games.illuminati.pieces import ALIGNMENTS, SIDES, Alignment, Arrow, Card, Group, Illuminati, Nwo
from shadow_cabinet.games.illuminati.reckoning import chances, number_now, reckon
from shadow_cabinet.games.illuminati.values import values_with
from shadow_cabinet.table import Dice
from shadow_cabinet.table.scenario import place_pieces

GAME = IlluminatiGame()
CASES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "illuminati_values.toml").read_text("utf-8"))
CHAIN = ("republicans-west", "mafia-west", "convenience-stores-south")
"""Arrows one below the other: so many links from the Illuminati a rival's group can hang."""


def cases(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", CASES[name], ids=lambda case: case["id"])


def card(id: str) -> Card:
    found = GAME.catalogue[id]
    assert isinstance(found, Card)
    return found


def group(id: str) -> Group:
    found = GAME.catalogue[id]
    assert isinstance(found, Group)
    return found


def laid_out(heads: list[str], hangs_on: list[dict[str, str]], free: list[str], nwos: list[str]) -> IlluminatiBoard:
    """A board with these structures, uncontrolled groups and NWOs, and nothing else."""
    board = GAME.deal(Dice.from_seed(1), GAME.make_settings({}, len(heads)), len(heads))
    colours: dict[str, list[str]] = {}
    for id in nwos:
        nwo = GAME.catalogue[id]
        assert isinstance(nwo, Nwo)
        colours[nwo.colour.id] = [id]
    place_pieces(
        GAME,
        board,
        {
            "heads": [[head] for head in heads],
            "groups": [list(below) for below in hangs_on],
            "hangs_on": {id: arrow for below in hangs_on for id, arrow in below.items()},
            "uncontrolled": free,
            "nwos": colours,
            "hands": [[] for _ in heads],
            "money": dict.fromkeys(heads, 0),
            "active": 0,
            "absent": ["*"],
        },
    )
    return board


def side_by_side(head: str, groups: list[str]) -> dict[str, str]:
    """Groups hung on a head, and more of them on arrows of those: where they are does not matter here."""
    arrows = [arrow.id for arrow in card(head).arrows]
    hung: dict[str, str] = {}
    for id in groups:
        hung[id] = arrows.pop(0)
        arrows += [arrow.id for arrow in card(id).arrows]
    return hung


# -- values ------------------------------------------------------------------------------------------------------------


@cases("values")
def test_what_a_card_is_worth(case: dict[str, Any]) -> None:
    its = card(case["card"])
    head = its.id if isinstance(its, Illuminati) else "network"
    other = "gnomes-of-zurich"
    own = case.get("beside", [])
    below = side_by_side(head, [its.id, *own] if isinstance(its, Group) and own else [])
    free = [its.id] if isinstance(its, Group) and not own else []
    board = laid_out([head, other], [below, {}], free, case.get("nwos", []))
    if "shifted" in case:
        assert isinstance(its, Group)
        shifted = [GAME.catalogue[id] for id in case["shifted"]]
        board.shifted, board.shifted_to = its, [each for each in shifted if isinstance(each, Alignment)]
        board.worth = None
    found: dict[str, int] = {"power": board.power(its), "transferable": its.transferable}
    if isinstance(its, Group):
        found["resistance"] = board.resistance(its, card(case["attacker"]).alignments if "attacker" in case else 0)
    wanted = {key: case[key] for key in ("power", "transferable", "resistance") if key in case}
    assert wanted
    assert {key: found[key] for key in wanted} == wanted


def test_the_order_of_nwos_does_not_matter() -> None:
    nwos = [GAME.catalogue[id] for id in ("supermajority", "freak-flag-day", "bottom-up-revolt")]
    both = [tuple(each for each in order if isinstance(each, Nwo)) for order in (nwos, nwos[::-1])]
    assert values_with(GAME.tables, both[0]) == values_with(GAME.tables, both[1])


@pytest.mark.parametrize("nwo", [nwo.id for nwo in GAME.tables.nwos])
def test_nwos_touch_nothing_that_they_should_not(nwo: str) -> None:
    """002: no Power for a group without any, nothing below 0, and no Transferable Power."""
    board = laid_out(["network", "gnomes-of-zurich"], [{}, {}], [], [nwo])
    values = board.values
    for each in GAME.tables.groups:
        assert values.power[each] >= 0
        assert board.resistance(each) >= 0
        if each.power == 0:
            assert values.power[each] == 0
    assert all(values.power[head] == head.power for head in GAME.tables.illuminati)


# -- attacks -----------------------------------------------------------------------------------------------------------


def put_in(board: IlluminatiBoard, money: dict[str, int]) -> None:
    """Money of the attacker, from the target's own treasury, and of others for it and against it."""
    clear_ledger(board)
    board.put_for[0] = money.get("attacker", 0)
    board.put_for[1] = money.get("for_it", 0)
    board.put_from_target = money.get("target", 0)
    board.put_against[-1] = money.get("against_it", 0) + board.put_from_target


@cases("attacks")
def test_what_an_attack_comes_to(case: dict[str, Any]) -> None:
    attacker, target = card(case["attacker"]), group(case["target"])
    aiders = [card(id) for id in case.get("aid", [])]
    mine = attacker.id if isinstance(attacker, Illuminati) else "network"
    own = [*(each.id for each in (attacker, *aiders) if isinstance(each, Group)), *case.get("own", [])]
    depth = case.get("depth", 0)
    chain = [group(arrow.rpartition("-")[0]).id for arrow in CHAIN][: max(0, depth - 1)]
    if target.id in chain or depth == 2:
        chain = ["pentagon"]
    theirs: dict[str, str] = {}
    arrow = "gnomes-of-zurich-west"
    for id in (*chain, target.id)[: depth or 0]:
        theirs[id] = arrow
        arrow = f"{id}-{SIDES[card(id).arrows[-1].side]}"
    free = [] if depth or target.id in own else [target.id]
    board = laid_out([mine, "gnomes-of-zurich"], [side_by_side(mine, own), theirs], free, case.get("nwos", []))
    assert not depth or board.depth(target) == depth
    board.attack, board.attacker, board.target, board.aiders = case["kind"], attacker, target, aiders
    put_in(board, case.get("money", {}))
    assert number_now(board) == case["number"]
    if "money" not in case:
        assert reckon(board, 0, case["kind"], attacker, target, aiders).total == case["number"]


@cases("on_nwos")
def test_what_an_attack_on_an_nwo_comes_to(case: dict[str, Any]) -> None:
    others = [id for id in ("network", "discordian-society") if id != case["attacker"]]
    board = laid_out([case["attacker"], *others], [{}, {}, {}], [], ["supermajority"])
    nwo = GAME.catalogue["supermajority"]
    assert isinstance(nwo, Nwo)
    board.attack, board.attacker, board.target, board.aiders = ON_NWO, board.head(0), nwo, []
    put_in(board, case.get("money", {}))
    assert number_now(board) == case["number"]
    assert chances(board, case["number"]) == case["chances"]


def test_the_chances_of_every_number() -> None:
    board = laid_out(["network", "gnomes-of-zurich"], [{}, {}], [], [])
    assert [chances(board, number) for number in range(1, 13)] == [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 33, 33]


# -- goals -------------------------------------------------------------------------------------------------------------


@cases("goals")
def test_how_far_a_goal_is(case: dict[str, Any]) -> None:
    head, *groups = case["cards"]
    board = laid_out([head, "discordian-society"], [side_by_side(head, groups), {}], [], case.get("nwos", []))
    assert goal_of(board, 0) == case["goal"]
    assert progress(board, 0, case["goal"]) == case["have"]
    if "power" in case:
        assert sum(board.power(each) for each in board.cards(0)) == case["power"]


# -- where cards lie ---------------------------------------------------------------------------------------------------


@cases("layouts")
def test_where_cards_lie(case: dict[str, Any]) -> None:
    head = card(case["head"])
    assert isinstance(head, Illuminati)
    hung: dict[Arrow, Group] = {}
    for id, on in case["hangs_on"].items():
        arrow = GAME.catalogue[on]
        assert isinstance(arrow, Arrow)
        hung[arrow] = group(id)
    layout = lay_out(head, hung)
    assert {each.id: list(cell) for each, cell in layout.cells.items()} == case["cells"]
    found: dict[str, list[str]] = {}
    for arrow in layout.open:
        found.setdefault(arrow.card.id, []).append(SIDES[(arrow.side + layout.turned[arrow.card]) % 4])
    assert found == case["open"]


# -- all groups together -----------------------------------------------------------------------------------------------


def test_the_groups_add_up() -> None:
    groups, sums = GAME.tables.groups, CASES["groups"]
    assert len(groups) == 83
    assert sum(each.transferable for each in groups) == sums["transferable"]
    assert sum(each.transferable > 0 for each in groups) == sums["with_transferable"]
    assert sum(each.power for each in groups) == sums["power"]
    assert sum(each.power == 0 for each in groups) == sums["without_power"]
    assert sum(each.income for each in groups) == sums["income"]
    shown = {each.id: sum(bool(one.alignments & each.bit) for one in groups) for each in ALIGNMENTS}
    assert shown == sums["alignments"]
    assert all(bool(each.arrows) == (each.power > 0) for each in groups)
