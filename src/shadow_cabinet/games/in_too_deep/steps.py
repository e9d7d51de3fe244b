"""The steps that lead from one position of a plan to others: what the own Criminals, powers and Boosts can do."""

from __future__ import annotations

from itertools import combinations, product
from typing import Final, TypeAlias

from shadow_cabinet.table import Piece

from .city import CODE, THINGS
from .pieces import (
    BLOCKADES,
    DISRUPTOR,
    DOWNTOWN,
    DRONEJACK,
    EDGES,
    FIXER,
    GHOST,
    ITEMS,
    JUMPER,
    NOBODY_ELSE,
    PERSUADER,
    POWER,
    SENTINEL,
    SKILL,
    SKYPORT,
    SMUGGLER,
    SPRINTER,
    STOP,
    TOWERS,
    ZINBAZAAR,
)
from .position import SENTINEL_CODE, Pending, Position, Step

Steps: TypeAlias = "list[tuple[Step, Position]]"
SIZE: Final = 8
SPENT_GRIP: Final = 1.5
"""What an action costs that is paid with Grip."""
WORTH_A_TRY: Final = 0.3
"""What is taken off for steps that others may undo more easily than they were made."""

THE_GHOST, THE_JUMPER, THE_SPRINTER, THE_SMUGGLER, THE_FIXER, THE_PERSUADER, THE_DISRUPTOR, THE_DRONEJACK = (
    CODE[who] for who in (GHOST, JUMPER, SPRINTER, SMUGGLER, FIXER, PERSUADER, DISRUPTOR, DRONEJACK)
)
ITEM_CODES: Final = tuple(CODE[item] for item in ITEMS)

PENDING_OF_POWER: Final[dict[Piece, Pending]] = {
    DOWNTOWN: ("shift", 3),
    SKYPORT: ("criminal", 1),
    TOWERS: ("towers", 2),
    ZINBAZAAR: ("items", 1),
}
PENDING_OF_BOOST: Final[dict[str, Pending]] = {
    "swap_items": ("items", 1),
    "move_item": ("item", 1),
    "swap_item_criminal": ("item-criminal", 1),
    "swap_criminals": ("criminals", 1),
    "move_criminal": ("criminal", 1),
    "shift_sb": ("shift", 2),
    "move_heat": ("heat", 1),
}


# -- what costs nothing ------------------------------------------------------------------------------------------------


def free_steps(position: Position) -> Steps:
    """Drops, the Smuggler's pick-ups, and the Disruptor's first shift."""
    found: Steps = []
    situation = position.situation
    for own in situation.own:
        held = position.hand[own]
        if situation.drops and held is not None:
            child = position.twin()
            child.put_loose(held, position.zone[own])
            found.append(((THINGS[held],), child))
        if own in situation.skilled:
            if own == THE_SMUGGLER:
                found += smuggled(position)
            elif own == THE_DISRUPTOR and position.free:
                found += [(step, unfree(child)) for step, child in disrupted(position)]
    return found


def smuggled(position: Position) -> Steps:
    """What the Smuggler takes in his Zone."""
    found: Steps = []
    for item in position.situation.wanted:
        if position.zone[item] == position.zone[THE_SMUGGLER] and position.hand[item] != THE_SMUGGLER:
            child = position.twin()
            child.give(item, THE_SMUGGLER)
            found.append(((THINGS[THE_SMUGGLER], THINGS[item]), child))
    return found


def unfree(child: Position) -> Position:
    child.free = False
    return child


def disrupted(position: Position) -> Steps:
    """What the Disruptor shifts nearby."""
    here = position.zone[THE_DISRUPTOR]
    who = THINGS[THE_DISRUPTOR]
    edges = {(here + step) % SIZE for step in (-2, -1, 0, 1)}
    near = {(here + step) % SIZE for step in (-1, 0, 1)}
    return [
        ((who, SKILL, *step), child)
        for step, child in shift_steps(position)
        if (position.zone[SENTINEL_CODE] in near if step[0] is SENTINEL else edge_of(position, step[0]) in edges)
    ]


def blockades(position: Position) -> list[tuple[Piece, int]]:
    """The Blockades and their edges. Which is which matters only to the first step of a plan."""
    edges = [i for i, wall in enumerate(position.walls) if wall]
    return list(zip(BLOCKADES, edges[::-1] if position.situation.crossed else edges, strict=True))


def edge_of(position: Position, blockade: Piece) -> int:
    """On which edge a Blockade lies."""
    return dict(blockades(position))[blockade]


# -- what costs an action ----------------------------------------------------------------------------------------------


def paid_steps(position: Position) -> Steps:
    """Moves, pick-ups, Zone powers that move nothing, and Skills, each paid with an action or with Grip."""
    found: Steps = []
    situation = position.situation
    for number, own in enumerate(situation.own):
        if not position.actions and not position.stamina[number]:
            continue
        skilled = own in situation.skilled
        done: Steps = []
        here = position.zone[own]
        who = THINGS[own]
        for zone in ways(position, own, skilled):
            child = position.twin()
            child.put(own, zone)
            done.append(((who, position.ring[zone]), child))
        for item in situation.wanted:
            if position.hand[item] is None and (
                position.zone[item] == here or (skilled and own == THE_DRONEJACK and near(position.zone[item], here))
            ):
                child = position.twin()
                child.give(item, own)
                done.append(((who, THINGS[item]), child))
        for zone in power_zones(position, own, skilled):
            if situation.powers[zone] > 0:
                child = position.twin()
                child.cycle_heat(zone)
                child.gained += situation.powers[zone]
                done.append(((who, POWER, position.ring[zone]), child))
        if skilled and own == THE_PERSUADER:
            done += persuaded(position)
        elif skilled and own == THE_DISRUPTOR and not position.free:
            done += disrupted(position)
        for step, child in done:
            pay(child, number)
            found.append((step, child))
    return found


def pay(child: Position, number: int) -> None:
    """An action, or a Grip of the Criminal who acts."""
    if child.actions:
        child.actions -= 1
    else:
        stamina = list(child.stamina)
        stamina[number] -= 1
        child.stamina = tuple(stamina)
        child.gained -= SPENT_GRIP


def near(one: int, other: int) -> bool:
    """Whether two Zones are the same or neighbours."""
    return (one - other + 1) % SIZE <= 2


def ways(position: Position, criminal: int, skilled: bool) -> list[int]:
    """Where a Criminal can go for one action."""
    here = position.zone[criminal]
    over = position.situation.ignores
    if skilled and criminal == THE_GHOST:
        over = True
    if skilled and criminal == THE_SPRINTER:
        return sector(position, here, over)
    found = on_foot(position, here, over)
    if skilled and criminal == THE_JUMPER:
        found.append((here + SIZE // 2) % SIZE)
    return found


def on_foot(position: Position, here: int, over: bool) -> list[int]:
    """The neighbours that no Blockade cuts off."""
    found = []
    if over or not position.walls[here]:
        found.append((here + 1) % SIZE)
    if over or not position.walls[here - 1]:
        found.append((here - 1) % SIZE)
    return found


def sector(position: Position, here: int, over: bool) -> list[int]:
    """All other Zones that the Sprinter reaches."""
    if over:
        return [zone for zone in range(SIZE) if zone != here]
    found = []
    zone = here
    while not position.walls[zone]:
        zone = (zone + 1) % SIZE
        found.append(zone)
    zone = here
    while not position.walls[zone - 1]:
        zone = (zone - 1) % SIZE
        found.append(zone)
    return found


def power_zones(position: Position, own: int, skilled: bool) -> list[int]:
    """Zones without Heat whose power a Criminal can use."""
    here = position.zone[own]
    zones = ((here - 1) % SIZE, here, (here + 1) % SIZE) if skilled and own == THE_FIXER else (here,)
    return [zone for zone in zones if not position.heat[zone]]


def persuaded(position: Position) -> Steps:
    """Whom the Persuader shifts nearby."""
    here = position.zone[THE_PERSUADER]
    found: Steps = []
    for other in position.criminals:
        if other != THE_PERSUADER and near(position.zone[other], here):
            for zone in on_foot(position, position.zone[other], position.situation.ignores):
                child = position.twin()
                child.put(other, zone)
                found.append(((THINGS[THE_PERSUADER], SKILL, THINGS[other], position.ring[zone]), child))
    return found


# -- powers and Boosts that move things --------------------------------------------------------------------------------


def macro_steps(position: Position) -> Steps:
    """Zone powers and Boosts after which something has to be moved: what is `pending`."""
    found: Steps = []
    situation = position.situation
    if not situation.goals:
        return found
    for number, own in enumerate(situation.own):
        if position.actions or position.stamina[number]:
            for zone in power_zones(position, own, own in situation.skilled):
                pending = PENDING_OF_POWER.get(position.ring[zone])
                if pending:
                    child = position.twin()
                    child.cycle_heat(zone)
                    child.pending = (pending,)
                    child.gained -= WORTH_A_TRY
                    pay(child, number)
                    found.append(((THINGS[own], POWER, position.ring[zone]), child))
    if not position.first:
        for boost, kept in situation.boosts:
            child = position.twin()
            child.gained -= kept
            if boost.effect == "actions":
                child.actions += boost.amount
            else:
                kind, count = PENDING_OF_BOOST[boost.effect]
                child.pending = ((kind, boost.amount or count),)
            found.append(((boost,), child))
    return found


def after_pending(position: Position) -> Steps:
    """Everything that can be done with what is pending."""
    kind, left = position.pending[0]
    found = PENDING_STEPS[kind](position)
    rest: tuple[Pending, ...] = ((kind, left - 1),) if left > 1 else ()
    for step, child in found:
        child.pending = () if step[0] is STOP else rest
    return found


def shift_steps(position: Position) -> Steps:
    """Shifts of the Sentinel, with and without somebody, and of the Blockades."""
    found: Steps = []
    here = position.zone[SENTINEL_CODE]
    for zone in ((here + 1) % SIZE, (here - 1) % SIZE):
        child = position.twin()
        child.put(SENTINEL_CODE, zone)
        found.append(((SENTINEL, position.ring[zone], NOBODY_ELSE), child))
        for criminal in position.criminals:
            if position.zone[criminal] == here:
                escorted = child.twin()
                escorted.put(criminal, zone)
                found.append(((SENTINEL, position.ring[zone], THINGS[criminal]), escorted))
    for blockade, edge in blockades(position):
        for direction in (1, -1):
            to = (edge + direction) % SIZE
            if position.walls[to]:
                to = (to + direction) % SIZE
            child = position.twin()
            child.walls = position.walls[:]
            child.walls[edge], child.walls[to] = 0, 1
            found.append(((blockade, EDGES[to]), child))
    return found


def shift_or_stop(position: Position) -> Steps:
    """Shifts, of which one can leave out the rest."""
    return [*shift_steps(position), ((STOP,), position.twin())]


def sentinel_shifts(position: Position) -> Steps:
    """Shifts of the Sentinel only."""
    return [each for each in shift_steps(position) if each[0][0] is SENTINEL]


def blockade_shifts(position: Position) -> Steps:
    """Shifts of the Blockades only."""
    return [each for each in shift_steps(position) if each[0][0] is not SENTINEL]


def towers_steps(position: Position) -> Steps:
    """Anything is shifted by one."""
    found = shift_steps(position)
    for criminal in position.criminals:
        for zone in on_foot(position, position.zone[criminal], position.situation.ignores):
            child = position.twin()
            child.put(criminal, zone)
            found.append(((THINGS[criminal], position.ring[zone]), child))
    for item in position.situation.wanted:
        for direction in (1, -1):
            zone = (position.zone[item] + direction) % SIZE
            child = position.twin()
            child.put_loose(item, zone)
            found.append(((THINGS[item], position.ring[zone]), child))
    return found


def criminal_moves(position: Position) -> Steps:
    """Any Criminal goes anywhere."""
    found: Steps = []
    for criminal, zone in product(position.criminals, range(SIZE)):
        if position.zone[criminal] != zone:
            child = position.twin()
            child.put(criminal, zone)
            found.append(((THINGS[criminal], position.ring[zone]), child))
    return found


def item_moves(position: Position) -> Steps:
    """Any Item that crimes speak of goes anywhere."""
    found: Steps = []
    for item, zone in product(position.situation.wanted or ITEM_CODES, range(SIZE)):
        if position.zone[item] != zone or position.hand[item] is not None:
            child = position.twin()
            child.put_loose(item, zone)
            found.append(((THINGS[item], position.ring[zone]), child))
    return found


def item_swaps(position: Position) -> Steps:
    """Two Items change places and holders."""
    found: Steps = []
    for one, other in combinations(ITEM_CODES, 2):
        zone, other_zone = position.zone[one], position.zone[other]
        holder, other_holder = position.hand[one], position.hand[other]
        if zone == other_zone and holder is None and other_holder is None:
            continue
        child = position.twin()
        child.put_loose(one, other_zone)
        child.put_loose(other, zone)
        if holder is not None:
            child.give(other, holder)
        if other_holder is not None:
            child.give(one, other_holder)
        found.append(((THINGS[one], THINGS[other]), child))
        found.append(((THINGS[other], THINGS[one]), child.twin()))
    return found


def item_criminal_swaps(position: Position) -> Steps:
    """An Item and a Criminal change Zones."""
    found: Steps = []
    for item, criminal in product(position.situation.wanted or ITEM_CODES, position.criminals):
        zone, other_zone = position.zone[item], position.zone[criminal]
        if zone != other_zone:
            child = position.twin()
            child.put_loose(item, other_zone)
            child.put(criminal, zone)
            found.append(((THINGS[item], THINGS[criminal]), child))
    return found


def criminal_swaps(position: Position) -> Steps:
    """Two Criminals change Zones."""
    found: Steps = []
    for one, other in combinations(position.criminals, 2):
        zone, other_zone = position.zone[one], position.zone[other]
        if zone != other_zone:
            child = position.twin()
            child.put(one, other_zone)
            child.put(other, zone)
            found.append(((THINGS[one], THINGS[other]), child))
            found.append(((THINGS[other], THINGS[one]), child.twin()))
    return found


def heat_moves(position: Position) -> Steps:
    """All Heat of a Zone goes to a Zone without any."""
    found: Steps = []
    for hot, cold in product(range(SIZE), range(SIZE)):
        if position.heat[hot] and not position.heat[cold]:
            child = position.twin()
            child.heat = position.heat[:]
            child.heat[cold], child.heat[hot] = child.heat[hot], 0
            found.append(((position.ring[hot], position.ring[cold]), child))
    return found


PENDING_STEPS: Final = {
    "shift": shift_or_stop,
    "sentinel": sentinel_shifts,
    "blockades": blockade_shifts,
    "towers": towers_steps,
    "criminal": criminal_moves,
    "item": item_moves,
    "items": item_swaps,
    "item-criminal": item_criminal_swaps,
    "criminals": criminal_swaps,
    "heat": heat_moves,
}
