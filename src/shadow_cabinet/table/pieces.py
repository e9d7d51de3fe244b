"""Pieces: everything that a player can point at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from .errors import TableError, UnknownName


class Piece:
    """A card, a country, a pawn, a seat, a number, a button: an immutable singleton, compared by identity.

    `id` can be read by a person and is never reused; `kind` groups pieces for interfaces; pieces with the same `back`
    cannot be told apart while they lie face down; `code` is the piece's small number within its game.
    """

    __slots__ = ("back", "code", "id", "kind")

    def __init__(self, id: str, kind: str, back: str = "") -> None:
        self.id, self.kind, self.back, self.code = id, kind, back, -1

    def __repr__(self) -> str:
        return self.id

    def __copy__(self) -> Piece:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Piece:
        return self


class Catalogue:
    """All pieces of a game in a fixed order. Pieces that no table can change come first, so that their codes last."""

    def __init__(self, *groups: Iterable[Piece]) -> None:
        self.by_id: dict[str, Piece] = {}
        self.pieces: list[Piece] = []
        for group in groups:
            for piece in group:
                self._add(piece)

    def _add(self, piece: Piece) -> None:
        if piece.id in self.by_id:
            raise TableError(f"two pieces are called {piece.id!r}")  # an owner's table can bring that about
        if piece.code not in (-1, len(self.pieces)):
            raise ValueError(f"{piece.id!r} already has the code {piece.code}")
        piece.code = len(self.pieces)
        self.by_id[piece.id] = piece
        self.pieces.append(piece)

    def __getitem__(self, id: str) -> Piece:
        """The piece of that id; an `UnknownName` with the nearest ids otherwise."""
        try:
            return self.by_id[id]
        except KeyError:
            raise UnknownName("piece", id, self.by_id) from None

    def __iter__(self) -> Iterator[Piece]:
        return iter(self.pieces)

    def __len__(self) -> int:
        return len(self.pieces)
