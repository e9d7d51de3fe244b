"""Effective values: what the NWOs in play make of printed Power and Resistance (002: Power Changes)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from .pieces import ALIGNMENT_VALUE

if TYPE_CHECKING:
    from .pieces import Card, Group, Nwo
    from .settings import Tables


class Values(NamedTuple):
    """What cards are worth while certain NWOs lie in play."""

    power: dict[Card, int]
    change: dict[Group, int]
    """How much the NWOs add to a group's Power and to its Resistance."""
    power_for_goals: dict[Card, int]
    identical: int
    opposite: int
    """What each identical and each opposite alignment counts in an attack."""


Memo: TypeAlias = "dict[tuple[Nwo | None, ...], Values]"


def change_of(nwo: Nwo, group: Group, alignments: int) -> int:
    """What one NWO adds to the Power and to the Resistance of a group with these alignments: all that fits, summed."""
    change = 0
    for alignment, amount in nwo.changes:
        if alignments & alignment.bit:
            change += amount
    for low, high, amount in nwo.bands:  # by printed Power: no other card moves a group from one band to another
        if low <= group.power <= high:
            change += amount
    return change


def changed_power(group: Group, change: int) -> int:
    """002: a group with 0 Power is given none, and Power never drops below 0 (once all changes are summed)."""
    return max(0, group.power + change) if group.power else 0


def values_with(tables: Tables, nwos: tuple[Nwo | None, ...]) -> Values:
    """The values of all cards while these NWOs lie in play."""
    found = tables.memo.get(nwos)
    if found is None:
        found = tables.memo[nwos] = _work_out(tables, [nwo for nwo in nwos if nwo is not None])
    return found


def _work_out(tables: Tables, nwos: list[Nwo]) -> Values:
    power: dict[Card, int] = {card: card.power for card in tables.illuminati}
    for_goals = power.copy()
    change: dict[Group, int] = {}
    for group in tables.groups:
        change[group], power[group], for_goals[group] = _values_of(group, group.alignments, nwos)
    identical = opposite = ALIGNMENT_VALUE
    for nwo in nwos:
        if nwo.identical != ALIGNMENT_VALUE:
            identical = nwo.identical
        if nwo.opposite != ALIGNMENT_VALUE:
            opposite = nwo.opposite
    return Values(power, change, for_goals, identical, opposite)


def with_other_alignments(values: Values, nwos: list[Nwo], group: Group, alignments: int) -> Values:
    """The same values with one group of other alignments (002 counts what a group is now)."""
    change, power, for_goals = _values_of(group, alignments, nwos)
    return values._replace(
        power={**values.power, group: power},
        change={**values.change, group: change},
        power_for_goals={**values.power_for_goals, group: for_goals},
    )


def _values_of(group: Group, alignments: int, nwos: list[Nwo]) -> tuple[int, int, int]:
    """What NWOs change for a group with these alignments, its Power, and its Power for goals."""
    change = sum(change_of(nwo, group, alignments) for nwo in nwos)
    counting = sum(change_of(nwo, group, alignments) for nwo in nwos if nwo.for_goals)
    return change, changed_power(group, change), changed_power(group, counting)
