"""A sealed deal: nobody at the table, the host included, can steer the shuffle.

The server commits to its secret before any seat commits to its own; the seats reveal when all have committed; the key
of the dice is the hash of all. At the end the server's secret is published, and anyone can check the whole.

It proves that the dice were fixed before anybody could know them. It does not prove that the host did not look at the
table, nor that two players did not talk. A seat that takes no part (a bot) contributes a constant that everybody knows.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from hashlib import blake2b
from secrets import token_hex
from typing import Any

from .errors import TableError

SECRET_BYTES, ENTROPY_BYTES = 32, 16
NO_ENTROPY = "00" * ENTROPY_BYTES


def _hash(purpose: str, *parts: str) -> str:
    """A hash in which the parts cannot run into each other."""
    return blake2b(json.dumps([purpose, *parts]).encode(), digest_size=32).hexdigest()


def _hex(text: str, length: int, what: str) -> str:
    if not isinstance(text, str) or not re.fullmatch(f"[0-9a-f]{{{length * 2}}}", text):
        raise TableError(f"{what} should be {length * 2} hexadecimal digits")
    return text


def match_hash(header: dict[str, Any]) -> str:
    """What a seal is bound to: the game, its rules version, its tables, the settings and the seats."""
    return _hash("match", json.dumps(header, sort_keys=True))


def server_commitment(bound: str, secret: str) -> str:
    return _hash("server", bound, _hex(secret, SECRET_BYTES, "the server's secret"))


def seat_commitment(bound: str, seat: int, entropy: str) -> str:
    return _hash("seat", bound, str(seat), _hex(entropy, ENTROPY_BYTES, f"the secret of seat {seat}"))


@dataclass
class Seal:
    """The protocol in the server's hands, step by step; a step out of order is refused."""

    bound: str
    seats: int
    secret: str = field(default_factory=lambda: token_hex(SECRET_BYTES))
    commitments: dict[int, str] = field(default_factory=dict)
    entropies: dict[int, str] = field(default_factory=dict)

    @property
    def commitment(self) -> str:
        """What the server publishes before any seat commits."""
        return server_commitment(self.bound, self.secret)

    def commit(self, seat: int, commitment: str) -> None:
        """A seat commits to its secret, once."""
        if seat not in range(self.seats):
            raise TableError(f"there is no seat {seat}")
        if seat in self.commitments:
            raise TableError(f"seat {seat} has already committed")
        if self.entropies:
            raise TableError("secrets have been revealed: it is too late to commit")
        self.commitments[seat] = _hex(commitment, 32, "a commitment")

    def reveal(self, seat: int, entropy: str) -> None:
        """A seat reveals its secret, after all that take part have committed."""
        if seat not in self.commitments:
            raise TableError(f"seat {seat} has not committed")
        if seat_commitment(self.bound, seat, entropy) != self.commitments[seat]:
            raise TableError(f"what seat {seat} revealed is not what it committed to")
        self.entropies[seat] = entropy

    def key(self) -> bytes:
        """The key of the dice, when every seat that committed has revealed."""
        missing = sorted(set(self.commitments) - set(self.entropies))
        if missing:
            raise TableError(f"seat {missing[0]} has not revealed its secret")
        return sealed_key(self.bound, self.secret, [self.entropies.get(seat, NO_ENTROPY) for seat in range(self.seats)])

    def published(self) -> dict[str, Any]:
        """What is published with the record at the end."""
        return {
            "commitment": self.commitment,
            "secret": self.secret,
            "seat_commitments": [self.commitments.get(seat, "") for seat in range(self.seats)],
            "entropies": [self.entropies.get(seat, NO_ENTROPY) for seat in range(self.seats)],
        }


def sealed_key(bound: str, secret: str, entropies: list[str]) -> bytes:
    return bytes.fromhex(_hash("key", bound, secret, *entropies))


def check_seal(bound: str, seal: dict[str, Any], key: bytes) -> None:
    """Check a published seal against the key that the match was dealt from; a `TableError` says what does not fit."""
    try:
        commitment, secret = seal["commitment"], seal["secret"]
        commitments, entropies = seal["seat_commitments"], seal["entropies"]
    except (KeyError, TypeError):
        raise TableError("the seal is incomplete") from None
    if server_commitment(bound, secret) != commitment:
        raise TableError("the server's secret is not what it committed to, or the seal belongs to another match")
    if not isinstance(commitments, list) or not isinstance(entropies, list) or len(commitments) != len(entropies):
        raise TableError("the seal has not one commitment and one secret per seat")
    for seat, (committed, entropy) in enumerate(zip(commitments, entropies, strict=True)):
        if not committed and entropy != NO_ENTROPY:
            raise TableError(f"seat {seat} contributed without a commitment")
        if committed and seat_commitment(bound, seat, entropy) != committed:
            raise TableError(f"what seat {seat} revealed is not what it committed to")
    if sealed_key(bound, secret, entropies) != key:
        raise TableError("the match was not dealt from the sealed key")
