"""World Domination: the last attachments, and the Influence of every player, line by line (000: Objective cards,
Treaties with an End-of-Game effect, World Domination)."""

from __future__ import annotations

from typing import NamedTuple

from shadow_cabinet.table import Flow, Piece, Seat

from . import hoc
from .board import DeepStateBoard
from .inner_circle import offer_to_attach, put_under
from .pieces import BEST, ENOUGH, Objective
from .prompts import ATTACH_AT_THE_END
from .terms import BASIC_GROUPS


class Line(NamedTuple):
    """Where Influence came from: a message `line-WHAT`, the piece it is for if there is one, and how much."""

    what: str
    points: int
    piece: Piece | None = None


def world_domination(board: DeepStateBoard) -> Flow[None]:
    """Everybody attaches what Inner Circle cards are left, as they like; then Influence is counted."""
    for player in board.in_turn_order():
        if board.is_hoc(player):
            hoc.attach_at_the_end(board)
        else:
            yield from last_attachments(board, player)
    if board.scribe:
        for player in board.players:
            board.note("influence", seat=player, count=influence(board, player))


def last_attachments(board: DeepStateBoard, me: Seat) -> Flow[None]:
    """Attach one by one, have it done in the best way, or leave the cards for themselves."""
    chosen = yield from offer_to_attach(board, me, ATTACH_AT_THE_END, [BEST, ENOUGH])
    if chosen is BEST:
        for circle, host in best_attachments(board, me):
            put_under(board, me, circle, host)


def best_attachments(board: DeepStateBoard, player: int) -> list[tuple[Objective, Objective]]:
    """The attachments that bring most. What a host gains does not depend on other hosts, so the best ones are the ones
    with the largest gain, as long as it is more than the Inner Circle card is worth for itself."""
    hosts = sorted(board.hosts(player), key=lambda host: -gain(board, player, host))
    alone = board.tables.numbers.free_inner_circle
    pairs = zip(board.free_inner_circles(player), hosts, strict=False)
    return [(circle, host) for circle, host in pairs if gain(board, player, host) > alone]


def gain(board: DeepStateBoard, player: int, host: Objective) -> int:
    """The Influence that an Inner Circle card under this card brings at the end."""
    if host.per:
        return units(board, player, host)
    doubled = dict.fromkeys(("communists", "peacekeepers", "spies"), 0)
    doubled[host.emblem] += 1
    for _, _, (kind, emblem) in board.effects(player, "second-emblem"):
        if kind == host.type:
            doubled[emblem] += 1
    return sum(number * doubled.get(what, 0) for _, number, (what,) in board.effects(player, "score"))


# -- Influence ---------------------------------------------------------------------------------------------------------


def influence(board: DeepStateBoard, player: int) -> int:
    """All the Influence of a player."""
    return sum(line.points for line in lines(board, player))


def lines(board: DeepStateBoard, player: int) -> list[Line]:
    """Where a player's Influence comes from."""
    own = board.objectives[player]
    found = [Line(group, sum(card.influence for card in own if card.group == group)) for group in BASIC_GROUPS]
    for card in own:
        if card.per:
            found.append(Line("supreme-power", rate(board, card) * units(board, player, card), card))
        elif card.group not in BASIC_GROUPS and card.influence:
            found.append(Line("card", card.influence, card))
    free = len(board.free_inner_circles(player))
    found.append(Line("inner-circle", free * board.tables.numbers.free_inner_circle))
    found += [Line("operation", operation.influence, operation) for operation in board.operations[player]]
    found += [
        Line("project", project.stages[stage].influence, project) for project, stage in board.stages[player].items()
    ]
    found += [Line("reward", treaty.reward.influence, treaty) for treaty in board.made[player]]
    found += [
        Line("treaty", number * board.count(player, what), treaty)
        for treaty, number, (what,) in board.effects(player, "score")
    ]
    for owner in board.players:
        for treaty, number, (what,) in board.effects(owner, "majority"):
            if has_most(board, player, what):
                found.append(Line("majority", number, treaty))
    if board.is_hoc(player):
        found.append(Line("hoc-treaties", hoc.treaty_bonus(board)))
    return [line for line in found if line.points]


def rate(board: DeepStateBoard, card: Objective) -> int:
    """What a Supreme Power card yields for each unit: one more with an Inner Circle card under it."""
    return card.rate + (card in board.attached)


def units(board: DeepStateBoard, player: int, card: Objective) -> int:
    """How often a Supreme Power card yields."""
    if card.per == "tricolor-sets":
        return board.tricolor_sets(player)
    if card.per == "other-supreme-power":
        return board.count(player, "supreme-power") - 1
    return board.count(player, card.per)


def has_most(board: DeepStateBoard, player: int, what: str) -> bool:
    """Whether a player has more than every other: a tie is nobody's (000: Jasons)."""
    own = board.count(player, what)
    return all(board.count(other, what) < own for other in board.players if other != player)


def ranking(board: DeepStateBoard, player: int) -> tuple[int, int, int, int]:
    """What decides between players: Influence; then made Treaties, printed Objective cards, agents in reserve."""
    printed = sum(card.printed for card in board.objectives[player])
    return (influence(board, player), len(board.made[player]), printed, board.reserve[player])
