"""Completing Story and Side Crimes (004: Complete a Story Crime, Completing a Side Crime)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .asking import sole_or_asked
from .board import InTooDeepBoard
from .effects import Effect
from .evidence import file_evidence, gain_evidence
from .pieces import BLOCKADES, RECKLESS, RESTRAINED, SENTINEL, Crime, Criminal, Item, Reward, Zone
from .prompts import APPROACH, PUSH, SEND, WITNESS
from .shifts import exchange_zones, shifts, steps_on_foot
from .wheel import gain_boost

Bound: TypeAlias = "dict[str, Piece]"
"""Who and what the variables of the criteria are, as far as the effects speak of them."""


def commit_side_crime(board: InTooDeepBoard, me: Seat, crime: Crime) -> Flow[None]:
    """Criteria, effects, rewards, and the card is discarded; the tags stay."""
    bound = yield from witness(board, me, crime)
    commit(board, me, crime)
    yield from carry_out_effects(board, me, crime, bound)
    yield from earn(board, me, crime.restrained)
    board.committing.remove(crime)
    board.side_discard.append(crime)


def commit_story_crime(board: InTooDeepBoard, me: Seat, crime: Crime) -> Flow[None]:
    """Criteria, effects, one of two approaches, the card to the display, and all own tags to the void."""
    bound = yield from witness(board, me, crime)
    commit(board, me, crime)
    yield from carry_out_effects(board, me, crime, bound)
    approach: Piece = yield Ask(me, APPROACH, lambda: [RESTRAINED, RECKLESS], {"crime": crime})
    board.note("approach", seat=me, approach=approach, crime=crime)
    yield from earn(board, me, crime.restrained if approach is RESTRAINED else crime.reckless)
    display(board, crime)
    unhook_all(board, me)


def commit(board: InTooDeepBoard, me: Seat, crime: Crime) -> None:
    """The card is shown."""
    board.crimes[me].remove(crime)
    board.committing.append(crime)
    board.note("commits", seat=me, crime=crime)


def display(board: InTooDeepBoard, crime: Crime) -> None:
    """A completed Story Crime joins its storyline."""
    board.committing.remove(crime)
    board.display.append(crime)


def unhook_all(board: InTooDeepBoard, player: int) -> None:
    """All tags of a player go to the void."""
    for criminal in board.hooks[player]:
        board.unlock(criminal)
    board.hooks[player] = []
    board.city = None
    board.note("unhooked-all", seat=player)


def earn(board: InTooDeepBoard, me: Seat, reward: Reward) -> Flow[None]:
    """The rewards from left to right; each Evidence is filed on its own."""
    if reward.intel:
        board.intel[me] += reward.intel
        board.note("gained-intel", seat=me, count=reward.intel)
    board.draw_dilemmas(me, reward.dilemmas)
    yield from gain_evidence(board, me, reward.gain)
    for _ in range(reward.file):
        yield from file_evidence(board, me)
    for _ in range(reward.boost):
        yield from gain_boost(board, me)


# -- who did it --------------------------------------------------------------------------------------------------------


def witness(board: InTooDeepBoard, me: Seat, crime: Crime) -> Flow[Bound]:
    """If the criteria can be read in several ways, the player says of whom and of what the effects speak."""
    variables = tuple(dict.fromkeys(variable for effect in crime.effects for variable in effect.variables))
    bound: list[Piece] = []
    for i in range(len(variables)):
        options = partial(candidates, board, me, crime, variables, bound, i)
        piece: Piece = yield Ask(me, WITNESS, options, {"crime": crime})
        bound.append(piece)
    return dict(zip(variables, bound, strict=True))


def candidates(
    board: InTooDeepBoard, me: Seat, crime: Crime, variables: tuple[str, ...], bound: list[Piece], i: int
) -> list[Piece]:
    """Who or what one of the variables can be, once those before it are bound."""
    readings = crime.criteria.witnesses(board, me, variables)
    if any(effect.verb == "swap" for effect in crime.effects):  # either way round the two change Zones
        readings = [pieces for pieces in readings if pieces[0].code < pieces[1].code or pieces[::-1] not in readings]
    return list(dict.fromkeys(pieces[i] for pieces in readings if list(pieces[:i]) == bound[:i]))


# -- effects -----------------------------------------------------------------------------------------------------------

Verb: TypeAlias = "Callable[[InTooDeepBoard, Seat, tuple[Piece | str, ...]], Flow[None] | None]"
VERBS: dict[str, Verb] = {}


def carry_out_effects(board: InTooDeepBoard, me: Seat, crime: Crime, bound: Bound) -> Flow[None]:
    """The instructions of a crime in their order; what cannot be done is left out."""
    for effect in crime.effects:
        flow = VERBS[effect.verb](board, me, meant(board, effect, bound))
        if flow is not None:
            yield from flow


def meant(board: InTooDeepBoard, effect: Effect, bound: Bound) -> tuple[Piece | str, ...]:
    """The arguments of an effect: pieces for variables and Zones, other words as they are."""
    zones = {zone.id: zone for zone in board.ring}
    return tuple(bound[word] if word in bound else zones.get(word, word) for word in effect.arguments)


def verb(name: str) -> Callable[[Verb], Verb]:
    """Register what an instruction does under the word that the tables use."""

    def register(does: Verb) -> Verb:
        VERBS[name] = does
        return does

    return register


@verb("drop")
def drop(board: InTooDeepBoard, me: Seat, what: tuple[Piece | str, ...]) -> None:
    """A held Item becomes loose."""
    (item,) = what
    assert isinstance(item, Item)
    holder = board.holder(item)
    if holder is not None:
        board.drop(item)
        board.note("dropped", seat=me, criminal=holder, item=item)


@verb("drop-with-sentinel")
def drop_with_sentinel(board: InTooDeepBoard, me: Seat, what: tuple[Piece | str, ...]) -> None:
    """Those of the Items that are in the Sentinel's Zone become loose."""
    for item in what:
        assert isinstance(item, Item)
        if board.at[item] is board.sentinel:
            drop(board, me, (item,))


@verb("send")
def send(board: InTooDeepBoard, me: Seat, what: tuple[Piece | str, ...]) -> Flow[None]:
    """An Item goes to the opposite Zone or to any, and arrives loose."""
    item, to = what
    assert isinstance(item, Item)
    if to == "opposite":
        zone = board.opposite(board.at[item])
    else:
        zone = yield Ask(me, SEND, lambda: board.ring, {"item": item})
    board.put_loose(item, zone)
    board.note("item-moved", seat=me, item=item, zone=zone)


@verb("push")
def push(board: InTooDeepBoard, me: Seat, what: tuple[Piece | str, ...]) -> Flow[None]:
    """A Criminal is shifted once, not through a Blockade, if that can be."""
    (criminal,) = what
    assert isinstance(criminal, Criminal)
    if steps_on_foot(board, criminal):
        zone = yield from sole_or_asked(me, PUSH, partial(steps_on_foot, board, criminal), {"criminal": criminal})
        board.put(criminal, zone)
        board.note("criminal-shifted", seat=me, criminal=criminal, zone=zone)


@verb("relocate")
def relocate(board: InTooDeepBoard, me: Seat, what: tuple[Piece | str, ...]) -> None:
    """A Criminal goes to the opposite Zone, or to where somebody else is."""
    criminal, to = what
    assert isinstance(criminal, Criminal)
    if isinstance(to, Zone):
        zone = to
    else:
        zone = board.at[to] if isinstance(to, Piece) else board.opposite(board.at[criminal])
    board.put(criminal, zone)
    board.note("criminal-moved", seat=me, criminal=criminal, zone=zone)


@verb("swap")
def swap(board: InTooDeepBoard, me: Seat, what: tuple[Piece | str, ...]) -> None:
    """Two Criminals change Zones."""
    one, other = what
    assert isinstance(one, Criminal)
    assert isinstance(other, Criminal)
    exchange_zones(board, one, other)
    board.note("criminals-swapped", seat=me, criminal=one, other=other)


@verb("shift-sentinel")
def shift_the_sentinel(board: InTooDeepBoard, me: Seat, what: tuple[Piece | str, ...]) -> Flow[None]:
    """The Sentinel is shifted, each time with an escort if one likes."""
    return shifts(board, me, int(str(what[0])), (SENTINEL,))


@verb("move-sentinel")
def move_the_sentinel(board: InTooDeepBoard, me: Seat, what: tuple[Piece | str, ...]) -> None:
    """The Sentinel goes to a Zone: no shift, so no escort."""
    (zone,) = what
    assert isinstance(zone, Zone)
    board.sentinel = zone
    board.city = None
    board.note("sentinel-shifts", seat=me, zone=zone)


@verb("shift-blockade")
def shift_a_blockade(board: InTooDeepBoard, me: Seat, what: tuple[Piece | str, ...]) -> Flow[None]:
    """Blockades are shifted, any of the two each time."""
    return shifts(board, me, int(str(what[0])), BLOCKADES)


@verb("cycle-heat")
def cycle_heat(board: InTooDeepBoard, me: Seat, what: tuple[Piece | str, ...]) -> None:
    """Heat cycles into a Zone that has none; its power is not used."""
    (where,) = what
    assert isinstance(where, Piece)
    zone = where if isinstance(where, Zone) else board.at[where]
    if zone not in board.heat:
        board.heat_cycles_to(zone)
        board.note("heat-cycles", seat=me, zone=zone)
