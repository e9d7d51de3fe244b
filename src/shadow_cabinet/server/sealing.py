"""The sealed deal at a table that has gathered: every seat's browser commits to a secret, then all reveal.

It begins when the last seat is taken. A seat whose browser stays silent takes no part; the seal tells how many did.
"""

from __future__ import annotations

import time

from shadow_cabinet.table import Refused, Seat
from shadow_cabinet.table.seal import Seal

from .frames import Sealing

PATIENCE = 5.0
"""Seconds that a step waits for the browsers."""


class Gathering:
    """The protocol's state: who has to do what now."""

    def __init__(self, bound: str, seats: int, persons: list[Seat]) -> None:
        self.seal = Seal(bound, seats)
        self.persons = persons
        self._commits = True
        self._since = time.monotonic()

    @property
    def missing(self) -> list[Seat]:
        """The seats whose browsers have not done this step."""
        if self._commits:
            return [seat for seat in self.persons if seat not in self.seal.commitments]
        return [seat for seat in self.seal.commitments if seat not in self.seal.entropies]

    def left(self) -> float:
        """How many seconds this step still waits."""
        return max(0.0, self._since + PATIENCE - time.monotonic())

    def commit(self, seat: Seat, commitment: str) -> None:
        self.seal.commit(seat, commitment)

    def reveal(self, seat: Seat, entropy: str) -> None:
        if self._commits:  # else whoever is early could shut out the others
            raise Refused("not all have committed: it is too early to reveal")
        self.seal.reveal(seat, entropy)

    def advance(self) -> bytes | None:
        """Go on where all have done their step, or patience has ended; the key of the dice when all is done.

        Who has committed and does not reveal is left out by a new seal: nobody could know what that would change.
        """
        if self.missing and self.left() > 0:
            return None
        if self._commits and self.seal.commitments:
            self._commits, self._since = False, time.monotonic()
            return None
        if self.missing:
            self.persons = [seat for seat in self.persons if seat in self.seal.entropies]
            self.seal = Seal(self.seal.bound, self.seal.seats)
            self._commits, self._since = True, time.monotonic()
            return None if self.persons else self.seal.key()
        return self.seal.key()

    def frame(self) -> Sealing:
        return Sealing(self.seal.commitment, self.seal.bound, self.missing, "commit" if self._commits else "reveal")
