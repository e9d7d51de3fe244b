"""The ten Criminal Skills (004: Criminal Skills). Each needs the tag and Grip in the Skill range.

The Ghost at crimes and the Mechanic are read by the criteria: see `city.py`.
"""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .board import InTooDeepBoard
from .pieces import (
    BLOCKADES,
    DISRUPTOR,
    DRONEJACK,
    FIXER,
    GHOST,
    JUMPER,
    NOBODY_ELSE,
    PERSUADER,
    SCOURGE,
    SENTINEL,
    SMUGGLER,
    SPRINTER,
    Criminal,
    Edge,
    Item,
    Zone,
)
from .prompts import ESCORT, SHIFT_WHERE, SKILL_ON
from .shifts import escorts, other_than, shift_blockade, shift_sentinel, shift_targets, steps_on_foot

# -- Skills that widen an action ---------------------------------------------------------------------------------------


def zones_to_go(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> list[Zone]:
    """Where a Criminal can go for one action: on foot, or by the Skill of Ghost, Jumper or Sprinter."""
    zone = board.at[criminal]
    skilled = board.has_skill(me, criminal)
    if criminal is GHOST and skilled:  # ignores Blockades while moving
        return list(board.neighbours(zone))
    found = steps_on_foot(board, criminal)
    if criminal is JUMPER and skilled:
        found.append(board.opposite(zone))
    elif criminal is SPRINTER and skilled:
        return other_than(board.ring if board.ignores_blockades else board.sector(zone), zone)
    return found


def items_for_an_action(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> list[Item]:
    """Loose Items that a Criminal can pick up for one action: in the Zone, or nearby by the Dronejack's Skill."""
    zone = board.at[criminal]
    if criminal is DRONEJACK and board.has_skill(me, criminal):
        return [item for near in board.nearby(zone) for item in board.loose_in(near)]
    return board.loose_in(zone)


def items_for_free(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> list[Item]:
    """What the Smuggler takes in his Zone, loose or from another Criminal."""
    if criminal is not SMUGGLER or not board.has_skill(me, criminal):
        return []
    zone = board.at[criminal]
    stolen = [item for other, item in board.holds.items() if other is not criminal and board.at[other] is zone]
    return [*board.loose_in(zone), *sorted(stolen, key=lambda item: item.code)]


def zones_with_power(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> list[Zone]:
    """Zones without Heat whose power a Criminal can use: the own one, and by the Fixer's Skill a nearby one."""
    zone = board.at[criminal]
    zones = board.nearby(zone) if criminal is FIXER and board.has_skill(me, criminal) else (zone,)
    return [near for near in zones if near not in board.heat]


# -- Skills that do something of their own -----------------------------------------------------------------------------


def skill_is_free(board: InTooDeepBoard, criminal: Criminal) -> bool:
    """Whether a Skill takes no action now."""
    return criminal is SCOURGE or (criminal is DISRUPTOR and not board.disruptor_used)


def skill_targets(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> list[Piece]:
    """What a Criminal's Skill can be used on, nothing if the Skill is of another sort."""
    if criminal not in (DISRUPTOR, DRONEJACK, PERSUADER, SCOURGE) or not board.has_skill(me, criminal):
        return []
    zone = board.at[criminal]
    nearby = board.nearby(zone)
    if criminal is DISRUPTOR:
        edges = board.nearby_edges(zone)
        blockades = [piece for piece, edge in zip(BLOCKADES, board.blockades, strict=True) if edge in edges]
        return [SENTINEL, *blockades] if board.sentinel in nearby else list(blockades)
    if criminal is DRONEJACK:
        return [item for near in nearby for item in board.loose_in(near)]
    others = [other for other in board.criminals if other is not criminal and board.at[other] in nearby]
    if criminal is PERSUADER:
        return [other for other in others if steps_on_foot(board, other)]
    if board.scourge_used:
        return []
    return [other for other in others if board.can_gain_grip(me, other)]


def choose_skill(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> Flow[tuple[Piece, ...]]:
    """What the Skill is used on, where that goes, and whom the Sentinel escorts."""
    target: Piece = yield Ask(me, SKILL_ON, partial(skill_targets, board, me, criminal), {"criminal": criminal})
    if criminal is SCOURGE:
        return (target,)
    where: Piece = yield Ask(me, SHIFT_WHERE, partial(skill_directions, board, target), {"piece": target, "left": 1})
    if target is not SENTINEL:
        return target, where
    escorted: Piece = yield Ask(me, ESCORT, partial(escorts, board), {"zone": where, "left": 1})
    return target, where, escorted


def skill_directions(board: InTooDeepBoard, target: Piece) -> list[Piece]:
    """Where the Skill can shift something: only a pawn is stopped by Blockades."""
    if isinstance(target, Criminal):
        return list(steps_on_foot(board, target))
    if isinstance(target, Item):
        return list(board.neighbours(board.at[target]))
    return list(shift_targets(board, target))


def use_skill(board: InTooDeepBoard, me: Seat, criminal: Criminal, picks: tuple[Piece, ...]) -> None:
    """What was chosen happens."""
    target = picks[0]
    if criminal is SCOURGE:
        assert isinstance(target, Criminal)
        board.scourge_used = True
        board.add_grip(me, target, 1)
        board.note("gained-grip", seat=me, criminal=target)
    elif isinstance(target, Criminal):
        assert isinstance(picks[1], Zone)
        board.put(target, picks[1])
        board.note("criminal-shifted", seat=me, criminal=target, zone=picks[1])
    elif isinstance(target, Item):
        assert isinstance(picks[1], Zone)
        board.put_loose(target, picks[1])
        board.note("item-shifted", seat=me, item=target, zone=picks[1])
    else:
        board.disruptor_used = True
        if isinstance(picks[1], Edge):
            shift_blockade(board, me, BLOCKADES.index(target), picks[1])
        else:
            assert isinstance(picks[1], Zone)
            shift_sentinel(board, me, picks[1], picks[2] if len(picks) > 2 else NOBODY_ELSE)
