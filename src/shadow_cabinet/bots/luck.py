"""A bot's own luck follows from its seed and from how far the match has come: any choice can be recomputed."""

from __future__ import annotations

from hashlib import blake2b

from shadow_cabinet.table.chair import Chair


def luck(seed: int | str, chair: Chair) -> bytes:
    """32 bytes for one choice; they tell nothing that the seat does not know."""
    return blake2b(f"{seed} {chair.seat} {chair.number}".encode(), digest_size=32).digest()
