"""The table of Illuminati in characters: who is how near to what, the attack under way, power structures as trees."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.board import ACTING, TRANSFERRING
from shadow_cabinet.games.illuminati.pieces import Arrow, Card

from .illuminati_attack import Ledger
from .illuminati_map import REBUILDING, StructureMap, own_layout
from .illuminati_offers import Offers
from .illuminati_options import sorted_options
from .illuminati_players import Players
from .illuminati_signs import LEGEND, Desk
from .illuminati_structures import Structures
from .illuminati_table import Common
from .look import QUIET, STRONG, TEXT
from .page import Line, Run, fit, width_of, wrap
from .scene import Scene

__all__ = ["LEGEND", "draw", "more_about", "sorted_options"]

ABOUT_EVERYTHING = ("act", "put-in", "defend", "deal")
"""Questions with options all over the table: it stays as it is."""


def draw(scene: Scene, width: int) -> list[Line]:
    """What the question is about, then players and their goals, the middle of the table, and all structures."""
    desk = Desk(scene)
    structures, common, players, ledger = Structures(desk), Common(desk), Players(desk), Ledger(desk)
    trees = [structures.one(seat, width) for seat in structures.order()]
    places = map_of(desk, width)
    about = [status(desk, width), Offers(desk).offer(width), ledger.under_way(width), ledger.plan(width),
             structures.in_hand(width)]  # fmt: skip
    own, others = (trees[:1], trees[1:]) if desk.me is not None else ([], trees)
    groups = common.uncontrolled(width)
    if desk.ask is not None and desk.ask.prompt.id == "act" and not desk.roomy:
        about.append(groups)
    middle = [players.players(width), *([] if groups in about else [groups]), common.nwos(width)]
    parts = [*middle, *own, common.hand(width), *others, common.others(width),
             common.piles(width), players.goals(width)]  # fmt: skip
    offered = scene.options - {run.target for part in about for line in part for run in line}
    if asks_for_arrows(desk):
        about.append(places)
    elif desk.roomy and desk.me is not None and desk.board.groups[desk.me]:
        parts.insert(parts.index(own[0]) + 1 if own else len(parts), places)
    if desk.ask is not None and desk.ask.prompt.id not in ABOUT_EVERYTHING:
        asked = [part for part in parts if targets(part) & offered]
        parts = [*asked, *(part for part in parts if part not in asked)]
    gap: list[Line] = [[]] if desk.roomy else []
    page = [line for part in (*about, *parts) if part for line in (*part, *gap)]
    return [fit(line, width) if width_of(line) > width else line for line in page]


def targets(page: list[Line]) -> set[str]:
    """What can be pointed at there."""
    return {run.target for line in page for run in line}


def status(desk: Desk, width: int) -> list[Line]:
    """Where in the game we are."""
    board = desk.board
    line: Line = [Run(f"  Round {board.round} of {board.settings.rounds}", STRONG), Run(" · ")]
    line += [Run("turn of ", TEXT), desk.scene.seat_run(board.active)]
    if board.step == ACTING:
        left = board.actions_left
        line.append(Run(f" · {left} action{'s' * (left != 1)} left", STRONG))
    elif board.step == TRANSFERRING:
        left = board.transfers_left
        line.append(Run(f" · {left} free transfer{'s' * (left != 1)} left", TEXT))
    return wrap(line, width, 4)


# -- the map -----------------------------------------------------------------------------------------------------------


def asks_for_arrows(desk: Desk) -> bool:
    """Whether the question is where in a structure something is to hang."""
    ask = desk.ask
    return ask is not None and (any(isinstance(option, Arrow) for option in ask.options) or ask.prompt.id in REBUILDING)


def map_of(desk: Desk, width: int) -> list[Line]:
    """The own structure as it lies; while a group is moved or all is rebuilt, as it would lie."""
    layout = own_layout(desk)
    return StructureMap(desk, layout).draw(width) if layout else []


# -- one card ----------------------------------------------------------------------------------------------------------


def more_about(scene: Scene, id: str, width: int) -> list[Line]:
    """What a card is worth now, and why."""
    desk = Desk(scene)
    piece = scene.game.catalogue[id]
    if not isinstance(piece, Card) or id not in desk.aids["cards"]:
        return []
    line: Line = [Run("Now ", STRONG), *desk.numbers(piece), Run("  "), *desk.alignments(piece)]
    line.append(Run(f"  {desk.why(piece)[0]}", QUIET))
    seat = desk.board.controller(piece)
    page = wrap(line, width)
    if seat is not None:
        page.append([scene.seat_run(seat), Run(f" has {desk.board.treasury(piece)} MB on it", TEXT)])
    return page
