"""What an attack comes to: every part of the number that the dice must not exceed (R: attacks; 002)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from shadow_cabinet.table import Seat

from .abilities import BITS
from .board import TO_CONTROL, TO_NEUTRALIZE, WHISPERING, IlluminatiBoard
from .ledger import Reckoning
from .pieces import FANATIC, Card, Group, in_set

NO_FANATIC = ~FANATIC.bit


@cache
def opposites_of(alignments: int) -> int:
    """The set of what is opposite to these alignments; Fanatics hate each other, nothing is opposite to Criminal."""
    found = 0
    for alignment in in_set(alignments):
        if alignment.opposite is not None:
            found |= alignment.opposite.bit
    return found


def attacking_alignments(board: IlluminatiBoard, attacker: Card, kind: str, target: Group) -> int:
    """What an attacker counts as: one that passes as something else does so to control a group that is so."""
    alignments = board.alignments(attacker)
    passes = attacker.abilities.get("passes-as")
    if passes and kind == TO_CONTROL:
        one, other = (BITS[name] for name in passes.alignments)
        if alignments & one and board.alignments(target) & other:
            return alignments & ~one | other
    return alignments


def reckon(
    board: IlluminatiBoard, me: Seat, kind: str, attacker: Card, target: Group, aiders: Sequence[Card] = ()
) -> Reckoning:
    """All parts of an attack on a group."""
    values = board.values
    mine, theirs = attacking_alignments(board, attacker, kind, target), board.alignments(target)
    identical = values.identical * (mine & theirs & NO_FANATIC).bit_count()
    opposite = values.opposite * (opposites_of(mine) & theirs).bit_count()
    gathering = kind in (TO_CONTROL, TO_NEUTRALIZE)
    if not gathering:  # to destroy, likeness hinders and opposition helps
        identical, opposite = -identical, -opposite
    by_resistance = gathering or kind == WHISPERING
    return Reckoning(
        values.power[attacker],
        sum(aider.transferable for aider in aiders),
        board.resistance(target, mine) if by_resistance else values.power[target],
        identical,
        -opposite,
        bonuses(board, me, kind, attacker, target, theirs),
        board.tables.numbers.neutralize_bonus if kind == TO_NEUTRALIZE else 0,
        distance_defence(board, me, target),
    )


def bonuses(
    board: IlluminatiBoard, me: Seat, kind: str, attacker: Card, target: Group, alignments: int
) -> tuple[tuple[Card, int], ...]:
    """What the abilities of the attacker's side add: any attempt counts for all own cards, direct ones for one."""
    kind = "destroy" if kind == WHISPERING else kind
    found: list[tuple[Card, int]] = []
    for card in board.cards(me):
        for bonus in card.bonuses:
            if (card is attacker or not bonus.direct) and bonus.fits(kind, target.id, alignments):
                found.append((card, bonus.amount))
    return tuple(found)


def distance_defence(board: IlluminatiBoard, me: Seat, target: Group) -> int:
    """A rival's group is the safer the nearer it is to its Illuminati."""
    owner = board.controller(target)
    if owner is None or owner == me:
        return 0
    by_depth = board.tables.numbers.distance_defence
    depth = board.layout(owner).depth[target]
    return by_depth[depth - 1] if depth <= len(by_depth) else 0


def reckoning_now(board: IlluminatiBoard) -> Reckoning:
    """The parts of the attack under way."""
    found = board.reckoned
    if found is None:
        attacker, target = board.attacker, board.target
        assert attacker is not None
        if isinstance(target, Group):
            found = reckon(board, board.active, board.attack, attacker, target, board.aiders)
        else:
            found = Reckoning(board.power(attacker), 0, board.tables.numbers.nwo_resistance, 0, 0, (), 0, 0)
        board.reckoned = found
    return found


def money_now(board: IlluminatiBoard) -> int:
    """What the money put down comes to: from the target's own treasury it counts twice (once in `put_against`)."""
    return sum(board.put_for) - sum(board.put_against) - board.put_from_target


def number_now(board: IlluminatiBoard) -> int:
    """What the attack under way comes to, money included."""
    return reckoning_now(board).total + money_now(board)


def chances(board: IlluminatiBoard, number: int) -> int:
    """In how many of the 36 throws of two dice an attack of this number succeeds: 11 and 12 always fail."""
    most = min(number, board.tables.numbers.highest_roll)
    return sum(6 - abs(7 - throw) for throw in range(2, most + 1))
