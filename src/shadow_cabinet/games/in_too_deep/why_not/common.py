"""Reasons that serve in many questions: where a piece lies, and why a Criminal cannot do something at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard
from shadow_cabinet.games.in_too_deep.pieces import Boost, Crime, Criminal, Dilemma, Evidence, Item
from shadow_cabinet.table import Ask, Piece, Reason, Seat


def about(ask: Ask) -> Mapping[str, Any]:
    """What the question is about; the rules that ask it know of what kind each thing is."""
    return ask.about


def other(board: InTooDeepBoard, ask: Ask, piece: Piece) -> Reason | None:
    """What can be said in any question: where a card or a token lies, and who plays along at all."""
    me = ask.seat
    if isinstance(piece, Criminal):
        return not_in_play(board, piece)
    if isinstance(piece, Crime):
        return crime_elsewhere(board, me, piece)
    if isinstance(piece, Dilemma):
        return dilemma_elsewhere(board, me, piece)
    if isinstance(piece, Evidence):
        return evidence_elsewhere(board, me, piece)
    return boost_elsewhere(board, me, piece) if isinstance(piece, Boost) else None


# -- where a piece lies ------------------------------------------------------------------------------------------------


def not_in_play(board: InTooDeepBoard, criminal: Criminal) -> Reason | None:
    """Not all ten Criminals are used."""
    if criminal in board.criminals:
        return None
    return Reason("criminal-not-in-play", {"criminal": criminal}, "setup")


def crime_elsewhere(board: InTooDeepBoard, me: Seat, crime: Crime) -> Reason:
    """Where a Crime is that everybody sees, or whoever holds it; of all others the same is said."""
    if crime in board.crimes[me]:
        return Reason("crime-at-another-time", {"crime": crime}, "actions")
    if crime in board.display:
        return Reason("crime-in-display", {"crime": crime}, "storylines")
    if crime in board.side_discard:
        return Reason("crime-discarded", {"crime": crime}, "side-crimes")
    if crime in board.committing:
        return Reason("crime-under-way", {"crime": crime}, "crimes")
    if crime in board.out_of_play:
        return Reason("crime-out-of-play", {"crime": crime}, "setup")
    return Reason("crime-not-in-hand", {"crime": crime}, "memory")


def dilemma_elsewhere(board: InTooDeepBoard, me: Seat, card: Dilemma) -> Reason:
    """A Dilemma is seen by its owner alone."""
    if card in board.dilemmas[me]:
        return Reason("dilemma-at-another-time", {"card": card}, "banking")
    if card in board.wells[me]:
        return Reason("dilemma-banked", {"card": card}, "banking")
    return Reason("dilemma-not-yours", rule="memory")


def evidence_elsewhere(board: InTooDeepBoard, me: Seat, token: Evidence) -> Reason:
    """Where a token is that lies open or is one's own; of all others the same is said."""
    if token in board.memory[me]:
        return Reason("evidence-in-memory", {"token": token}, "filing-evidence")
    if token in board.lockers[me]:
        return Reason("evidence-in-own-locker", {"token": token}, "filing-evidence")
    if token in board.plank:
        return Reason("evidence-on-plank", {"token": token}, "gaining-evidence")
    if token in board.public_locker:
        return Reason("evidence-in-public", {"token": token}, "chapter-end")
    if any(token in row for row in board.filed.values()):
        return Reason("evidence-in-grid", {"token": token}, "filing-evidence")
    return Reason("evidence-out-of-sight", rule="memory")


def boost_elsewhere(board: InTooDeepBoard, me: Seat, boost: Boost) -> Reason:
    """Boosts lie open, but for the stack."""
    for seat, boosts in enumerate(board.boosts):
        if boost in boosts:
            if seat == me:
                return Reason("boost-at-another-time", {"boost": boost}, "boosts")
            return Reason("boost-of-another", {"boost": boost, "seat": seat}, "boosts")
    if any(boost in sector for sector in board.wheel.values()):
        return Reason("boost-on-wheel", {"boost": boost}, "gaining-boosts")
    if any(boost in lock for lock in board.locks.values()):
        return Reason("boost-is-lock", {"boost": boost}, "lock")
    if boost in board.boost_discard:
        return Reason("boost-discarded", {"boost": boost}, "gaining-boosts")
    return Reason("boost-in-stack", {"boost": boost}, "gaining-boosts")


# -- Criminals, Skills and Items ---------------------------------------------------------------------------------------


def not_yours(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> Reason | None:
    """Only Criminals on the own Console act."""
    controller = board.controller(criminal)
    if criminal not in board.criminals or controller == me:
        return not_in_play(board, criminal)
    if controller is None:
        return Reason("criminal-in-void", {"criminal": criminal}, "actions")
    return Reason("criminal-of-another", {"criminal": criminal, "seat": controller}, "actions")


def skill_missing(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> Reason:
    """What would be possible with the Skill, if the disc were in its range."""
    grip, needed = board.grip[me].get(criminal, 0), board.tables.numbers.skill_from
    return Reason("skill-missing", {"criminal": criminal, "grip": grip, "needed": needed}, "skills")


def grip_is_full(criminal: Criminal) -> Reason:
    """Beyond the last space there is nothing to gain."""
    return Reason("grip-is-full", {"criminal": criminal}, "grip")


def hemmed_in(board: InTooDeepBoard, criminal: Criminal) -> Reason:
    """Blockades on both edges of a Zone."""
    return Reason("hemmed-in", {"criminal": criminal, "zone": board.at[criminal]}, "blockades")


def item_held(item: Item, holder: Criminal) -> Reason:
    """Only loose Items are picked up."""
    return Reason("item-held", {"item": item, "holder": holder}, "actions")
