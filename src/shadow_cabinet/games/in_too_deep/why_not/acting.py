"""Why not, while one performs actions: what Criminals do, Items, Boosts and crimes."""

from __future__ import annotations

from shadow_cabinet.games.in_too_deep.actions import payments
from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard
from shadow_cabinet.games.in_too_deep.pieces import (
    BLOCKADES,
    DISRUPTOR,
    DRONEJACK,
    FIXER,
    GAIN_GRIP,
    GHOST,
    JUMPER,
    MECHANIC,
    PERSUADER,
    POWER,
    SCOURGE,
    SENTINEL,
    SKILL,
    SMUGGLER,
    SPRINTER,
    Boost,
    Crime,
    Criminal,
    Item,
    Zone,
)
from shadow_cabinet.games.in_too_deep.prompts import ACT, PAY_WITH, POWER_OF, SKILL_ON, WITH_CRIMINAL
from shadow_cabinet.games.in_too_deep.shifts import steps_on_foot
from shadow_cabinet.games.in_too_deep.skills import zones_with_power
from shadow_cabinet.table import Ask, Phrase, Piece, Reason, Seat

from .common import about, grip_is_full, hemmed_in, item_held, not_in_play, not_yours, other, skill_missing


@ACT.why_not
def not_possible(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    me = ask.seat
    if isinstance(piece, Criminal):
        return not_yours(board, me, piece) or cannot_act(board, me, piece)
    if isinstance(piece, Item):
        return not_dropped(board, me, piece)
    if isinstance(piece, Boost) and piece in board.boosts[me]:
        because = f"idle-{piece.effect.replace('_', '-')}"
        return Reason("boost-idle", {"boost": piece, "because": because}, "boosts")
    if isinstance(piece, Crime) and piece in board.crimes[me]:
        return not_completed(board, me, piece)
    if isinstance(piece, Zone) or piece in (POWER, SKILL, GAIN_GRIP):
        return Reason("criminal-first", {"piece": piece}, "actions")
    if piece is SENTINEL or piece in BLOCKADES:
        return Reason("not-by-itself", {"piece": piece}, "sentinel" if piece is SENTINEL else "blockades")
    return other(board, ask, piece)


def cannot_act(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> Reason:
    """A Criminal on the own Console for whom there is nothing to choose."""
    return nothing_to_pay(board, me, criminal) or Reason("criminal-idle", {"criminal": criminal}, "actions")


def nothing_to_pay(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> Reason | None:
    """No action left, and no Grip in the Stamina range."""
    if payments(board, me, criminal):
        return None
    grip, needed = board.grip[me].get(criminal, 0), board.tables.numbers.stamina_from
    return Reason("no-action-left", {"criminal": criminal, "grip": grip, "needed": needed}, "grip")


def not_dropped(board: InTooDeepBoard, me: Seat, item: Item) -> Reason:
    """Only what own Criminals hold can be dropped, and not for ever."""
    holder = board.holder(item)
    if holder is None:
        return Reason("item-is-loose", {"item": item, "zone": board.at[item]}, "actions")
    if holder not in board.hooks[me]:
        return Reason("item-of-another", {"item": item, "holder": holder}, "actions")
    return same_arrangement(item)


def same_arrangement(item: Item) -> Reason:
    """What is free may not bring Items back to where they were."""
    return Reason("same-arrangement", {"item": item}, "actions")


def not_completed(board: InTooDeepBoard, me: Seat, crime: Crime) -> Reason:
    """The storyline has not got that far, or parts of the criteria are not met."""
    if not board.opened(crime):
        storyline = f"storyline-{crime.storyline.lower()}"
        return Reason(
            "storyline-closed",
            {"crime": crime, "level": crime.level, "before": crime.level - 1, "storyline": storyline},
            "storylines",
        )
    parts = [part for part in crime.criteria.parts(board, me) if not part.met]
    missing = tuple(Phrase("criteria-missing", {"what": part.phrase, "pieces": part.pieces}) for part in parts)
    if any(part.phrase.id == "criteria-distinct" for part in parts):  # which by itself says little
        missing = (crime.criteria.phrase(),)
    return Reason("criteria-unmet", {"crime": crime, "missing": missing}, "criteria")


# -- what one Criminal does --------------------------------------------------------------------------------------------


@WITH_CRIMINAL.why_not
def not_done(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    me, criminal = ask.seat, about(ask)["criminal"]
    if isinstance(piece, Zone):
        return nowhere_to_go(board, me, criminal, piece)
    if isinstance(piece, Item):
        return not_picked_up(board, me, criminal, piece)
    if piece is POWER:
        return no_power(board, me, criminal)
    if piece is SKILL:
        return no_skill(board, me, criminal)
    if piece is GAIN_GRIP:
        if not board.can_gain_grip(me, criminal):
            return grip_is_full(criminal)
        return Reason("grip-takes-an-action", {"criminal": criminal}, "actions")
    return other(board, ask, piece)


def nowhere_to_go(board: InTooDeepBoard, me: Seat, criminal: Criminal, zone: Zone) -> Reason:
    """A Zone that is behind a Blockade or too far, or nothing to pay with."""
    here, skilled = board.at[criminal], board.has_skill(me, criminal)
    if zone is here:
        return Reason("is-there-already", {"piece": criminal, "zone": zone}, "actions")
    if not skilled and opened_by_skill(board, criminal, zone):
        return skill_missing(board, me, criminal)
    adjacent = zone in board.neighbours(here)
    if adjacent and zone in steps_on_foot(board, criminal):
        return nothing_to_pay(board, me, criminal) or too_far(criminal, zone)
    if adjacent or (skilled and criminal is SPRINTER):
        return Reason("behind-blockade", {"criminal": criminal, "zone": zone}, "blockades")
    return too_far(criminal, zone)


def opened_by_skill(board: InTooDeepBoard, criminal: Criminal, zone: Zone) -> bool:
    """Whether a Criminal goes there by the Skill alone."""
    here = board.at[criminal]
    on_foot = steps_on_foot(board, criminal)
    if criminal is GHOST:
        return zone in board.neighbours(here) and zone not in on_foot
    if criminal is JUMPER:
        return zone is board.opposite(here)
    in_sector = board.ignores_blockades or zone in board.sector(here)
    return criminal is SPRINTER and in_sector and zone not in on_foot


def too_far(criminal: Criminal, zone: Zone) -> Reason:
    """A Move goes one Zone far."""
    return Reason("too-far", {"criminal": criminal, "zone": zone}, "actions")


def not_picked_up(board: InTooDeepBoard, me: Seat, criminal: Criminal, item: Item) -> Reason:
    """An Item that somebody holds or that lies elsewhere, or one that is taken for nothing once too often."""
    holder, skilled = board.holder(item), board.has_skill(me, criminal)
    if holder is criminal:
        return Reason("holds-it-already", {"item": item, "criminal": criminal}, "actions")
    if criminal is SMUGGLER and board.at[item] is board.at[criminal]:
        return same_arrangement(item) if skilled else skill_missing(board, me, criminal)
    if holder is not None:
        return item_held(item, holder)
    if criminal is DRONEJACK and not skilled and board.at[item] in board.nearby(board.at[criminal]):
        return skill_missing(board, me, criminal)
    return Reason("item-elsewhere", {"item": item, "zone": board.at[item], "criminal": criminal}, "actions")


def no_power(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> Reason:
    """Heat in the Zone, or no action left."""
    zone = board.at[criminal]
    if zones_with_power(board, me, criminal):
        return nothing_to_pay(board, me, criminal) or has_heat(board, zone)
    nearby_is_cold = any(near not in board.heat for near in board.nearby(zone))
    if criminal is FIXER and not board.has_skill(me, criminal) and nearby_is_cold:
        return skill_missing(board, me, criminal)
    return has_heat(board, zone)


def has_heat(board: InTooDeepBoard, zone: Zone) -> Reason:
    """A Zone with Heat does not lend its power."""
    return Reason("power-has-heat", {"zone": zone, "heat": board.heat_in(zone)}, "heat")


def no_skill(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> Reason:
    """A Skill that is used otherwise, is out of range, or finds nothing."""
    if criminal in (GHOST, MECHANIC):
        return Reason("skill-by-itself", {"criminal": criminal}, "skills")
    if criminal in (JUMPER, SPRINTER):
        return Reason("skill-by-zone", {"criminal": criminal}, "skills")
    if criminal is SMUGGLER:
        return Reason("skill-by-item", {"criminal": criminal}, "skills")
    if criminal is FIXER:
        return Reason("skill-by-power", {"criminal": criminal}, "skills")
    if not board.has_skill(me, criminal):
        return skill_missing(board, me, criminal)
    if criminal is SCOURGE and board.scourge_used:
        return Reason("scourge-used", {"criminal": criminal}, "skills")
    return Reason("skill-idle", {"criminal": criminal}, "skills")


@POWER_OF.why_not
def not_that_power(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    criminal = about(ask)["criminal"]
    if not isinstance(piece, Zone):
        return other(board, ask, piece)
    if piece in board.nearby(board.at[criminal]):
        return has_heat(board, piece)
    return not_nearby(piece, criminal)


def not_nearby(piece: Piece, criminal: Criminal) -> Reason:
    """Skills reach the own Zone and those beside it."""
    return Reason("not-nearby", {"piece": piece, "criminal": criminal}, "skills")


@SKILL_ON.why_not
def not_used_on(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    criminal = about(ask)["criminal"]
    nearby = board.nearby(board.at[criminal])
    if criminal is DISRUPTOR and (piece is SENTINEL or piece in BLOCKADES):
        return not_nearby(piece, criminal)
    if criminal is DRONEJACK and isinstance(piece, Item):
        holder = board.holder(piece)
        return item_held(piece, holder) if holder else not_nearby(piece, criminal)
    if criminal in (PERSUADER, SCOURGE) and isinstance(piece, Criminal) and piece in board.criminals:
        if piece is criminal:
            return Reason("not-on-itself", {"criminal": criminal}, "skills")
        if board.at[piece] not in nearby:
            return not_nearby(piece, criminal)
        return hemmed_in(board, piece) if criminal is PERSUADER else grip_is_full(piece)
    return other(board, ask, piece)


@PAY_WITH.why_not
def not_paid_with(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    return not_in_play(board, piece) if isinstance(piece, Criminal) else other(board, ask, piece)
