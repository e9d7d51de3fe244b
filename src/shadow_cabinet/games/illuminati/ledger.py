"""The parts of an attack's number, line by line."""

from __future__ import annotations

from typing import NamedTuple

from .pieces import Card


class Reckoning(NamedTuple):
    """The parts of an attack's number before money; the later ones are taken off if they are negative."""

    power: int
    aid: int
    against: int
    """Resistance of the target, or its Power if it is to be destroyed, or the Resistance of an NWO."""
    identical: int
    opposite: int
    """Alignments that both have, and pairs of opposite ones: what they count together."""
    bonuses: tuple[tuple[Card, int], ...]
    neutralizing: int
    distance: int

    @property
    def total(self) -> int:
        """The number before money."""
        return (
            self.power
            + self.aid
            - self.against
            + self.identical
            + self.opposite
            + sum(amount for _, amount in self.bonuses)
            + self.neutralizing
            - self.distance
        )
