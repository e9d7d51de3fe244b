"""Dealing hidden faces anew where not any can lie in any place: because of shuffles, of what places take, or of both.

Each function returns a face for each slot. Every deal that can be is as likely, and which comes out depends on nothing
but the dice, the slots and the faces, which come in the order of their codes.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, repeat
from math import comb, prod
from operator import add
from typing import Any, TypeAlias

from .dice import Dice
from .fields import Classes
from .pieces import Piece

Slot: TypeAlias = tuple[list[Any], int, int]
"""Where a face can lie: a list, the place in it, and the batch of what truly lies there."""

Part: TypeAlias = tuple[Classes, list[Slot]]
"""Slots that take only faces of some classes."""

_Group: TypeAlias = tuple[int, tuple[int, ...]]
"""Faces between which no slot makes a difference: how many, and how many slots of each part can take them."""

_FINE = 1 << 60


def deal_by_shuffle(slots: list[Slot], faces: list[Piece], lost: dict[Piece, int], dice: Dice) -> list[Piece]:
    """One that was lost from sight in a shuffle cannot lie where something has lain since before.

    Those lost latest choose first: then each has the same number of slots to choose from whatever the others chose.
    """
    dealt = faces[:]
    by_number = sorted(range(len(slots)), key=lambda slot: -slots[slot][2])
    free: list[int] = []
    opened = 0
    for face in sorted(faces, key=lambda face: -lost[face]):
        while opened < len(slots) and slots[by_number[opened]][2] >= lost[face]:
            free.append(by_number[opened])
            opened += 1
        chosen = dice.below(len(free))
        free[chosen], free[-1] = free[-1], free[chosen]
        dealt[free.pop()] = face
    return dealt


def deal_by_class(parts: Sequence[Part], faces: list[Piece], dice: Dice) -> list[Piece]:
    """A part takes only faces of its classes; of two that have some in common the narrower comes first and takes no
    others. So it chooses first: whatever it chooses, those after it have as many to choose from.
    """
    dealt: list[Piece] = []
    for classes, slots in parts[:-1]:
        fitting = [face for face in faces if isinstance(face, classes)]
        faces = [face for face in faces if not isinstance(face, classes)]
        for _ in slots:
            chosen = dice.below(len(fitting))
            fitting[chosen], fitting[-1] = fitting[-1], fitting[chosen]
            dealt.append(fitting.pop())
        faces += fitting
    dice.shuffle(faces)
    return dealt + faces


def deal_by_both(parts: Sequence[Part], faces: list[Piece], lost: dict[Piece, int], dice: Dice) -> list[Piece]:
    """A part takes only faces of its classes, and none that was lost from sight too late to lie there.

    Faces that can lie in the same slots are a group. How many of a group lie in each part is drawn by the number of
    deals in which it is so.
    """
    fits = {kind: tuple(issubclass(kind, classes) for classes, _ in parts) for kind in set(map(type, faces))}
    groups: dict[tuple[int, tuple[bool, ...]], list[Piece]] = {}
    for face in faces:
        groups.setdefault((lost[face], fits[type(face)]), []).append(face)
    latest_first = sorted(groups, reverse=True)
    numbers = [sorted(number for _, _, number in slots) for _, slots in parts]
    left = tuple(
        (len(groups[since, fit]), tuple(map(_open_to, fit, numbers, repeat(since)))) for since, fit in latest_first
    )
    by_number: list[tuple[int, int, int]] = []
    for part, (_, slots) in enumerate(parts):
        for _, _, number in slots:
            by_number.append((number, part, len(by_number)))
    by_number.sort()
    taken = (0,) * len(parts)
    free: list[list[int]] = [[] for _ in parts]
    dealt = faces[:]
    for since, fit in latest_first:
        while by_number and by_number[-1][0] >= since:
            _, part, slot = by_number.pop()
            free[part].append(slot)
        split = _drawn(_splits(left, taken), dice)
        left, taken = left[1:], tuple(map(add, taken, split))
        group = groups[since, fit]
        dice.shuffle(group)
        for count, open_now in zip(split, free, strict=True):
            for _ in range(count):
                chosen = dice.below(len(open_now))
                open_now[chosen], open_now[-1] = open_now[-1], open_now[chosen]
                dealt[open_now.pop()] = group.pop()
    return dealt


def _open_to(fits: bool, numbers: list[int], since: int) -> int:
    """How many slots of a part can take a face that was lost from sight then."""
    return len(numbers) - bisect_left(numbers, since) if fits else 0


@lru_cache(maxsize=10_000)  # a bot imagines many matches at the same point
def _splits(groups: tuple[_Group, ...], taken: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """How the first group can be split among the parts, of which so many slots are taken; and for each split the number
    of ways to choose slots for all groups.
    """
    if not groups:
        return {(): 1}
    count, opened = groups[0]
    room = tuple(max(0, slots - used) for slots, used in zip(opened, taken, strict=True))
    found: dict[tuple[int, ...], int] = {}
    for split in _sums(count, room):
        ways = sum(_splits(groups[1:], tuple(map(add, taken, split))).values())
        if ways:
            found[split] = ways * prod(map(comb, room, split))
    return found


def _sums(count: int, most: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to make a number of so many parts, none of which is more than its most."""
    if not most:
        yield ()
        return
    for n in range(max(0, count - sum(most[1:])), min(count, most[0]) + 1):
        for rest in _sums(count - n, most[1:]):
            yield (n, *rest)


def _drawn(ways: dict[tuple[int, ...], int], dice: Dice) -> tuple[int, ...]:
    """One of the splits, each the likelier the more ways there are."""
    if len(ways) == 1:
        return next(iter(ways))
    at = dice.below(_FINE) * sum(ways.values()) // _FINE
    return list(ways)[bisect_right(list(accumulate(ways.values())), at)]
