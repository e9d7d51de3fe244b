"""Dice: a keyed BLAKE2b counter. The same key gives the same numbers on every machine and interpreter."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import TypeVar

_T = TypeVar("_T")
_EIGHT_WORDS = Struct(">8Q").unpack
_SPAN = 1 << 64


class Dice:
    """A generator whose whole state is a 256-bit key and a position; eight 64-bit words are drawn from each digest.

    A small generator would not be faster here, and could be guessed from a few cards seen.
    """

    __slots__ = ("_words", "at", "key")

    def __init__(self, key: bytes, at: int = 0) -> None:
        if len(key) != 32:
            raise ValueError("the key of the dice has 32 bytes")
        self.key, self.at = key, at
        self._words: tuple[int, ...] = self._next_words() if at & 7 else ()

    @classmethod
    def from_seed(cls, seed: int | str) -> Dice:
        """Dice for a seed that a person typed; matches for stakes take 32 random bytes instead."""
        return cls(key_of(seed))

    @property
    def state(self) -> int:
        """Key and position as one integer."""
        return int.from_bytes(self.key, "big") << 64 | self.at

    @classmethod
    def from_state(cls, state: int) -> Dice:
        return cls((state >> 64).to_bytes(32, "big"), state & _SPAN - 1)

    def copy(self) -> Dice:
        dice = _new(Dice)
        dice.key, dice.at, dice._words = self.key, self.at, self._words
        return dice

    def _next_words(self) -> tuple[int, ...]:
        block = (self.at >> 3).to_bytes(8, "big")
        self._words = words = _EIGHT_WORDS(blake2b(block, key=self.key).digest())
        return words

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        while True:
            at = self.at
            words = self._words if at & 7 else self._next_words()
            self.at = at + 1
            value = words[at & 7]
            # rejection of the last few: a remainder alone would favour small numbers
            if value <= _SPAN - n or value < _SPAN - _SPAN % n:
                return value % n

    def shuffle(self, items: list[_T]) -> None:
        """Put a list in an order of which each is equally likely."""
        at, words = self.at, self._words
        sure = _SPAN - len(items)  # so low a number is rejected for no n
        for n in range(len(items), 1, -1):
            while True:  # as `below` does: this is where most numbers are drawn
                if not at & 7:
                    self.at = at
                    words = self._next_words()
                value = words[at & 7]
                at += 1
                if value <= sure or value < _SPAN - _SPAN % n:
                    break
            i, j = n - 1, value % n
            items[i], items[j] = items[j], items[i]
        self.at = at

    def fork(self, label: str) -> Dice:
        """Independent dice that depend on these dice's present state and a label."""
        return Dice(blake2b(self.state.to_bytes(40, "big") + label.encode(), digest_size=32).digest())


_new = object.__new__


def key_of(seed: int | str) -> bytes:
    """The key that stands for a seed which a person typed."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"cabinet seed").digest()
