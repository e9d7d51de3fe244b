"""What seats remember, kept independently of the kernel: by watching what they saw, and what the dice mixed.

A face that a seat has seen it knows until the piece is mixed with others. From then on the piece can be anything that
it was mixed with: an imagined match must not put it where it cannot be, and must be able to put it everywhere else.
"""

from __future__ import annotations

from random import Random
from typing import Any

from shadow_cabinet.table import Board, Match, Piece, Seat
from shadow_cabinet.table.fields import Classes

from .failure import Broken
from .leaks import imagined
from .shown import faces
from .watch import CameOut, Concealed, Event, Exchanged, Mixed

TRIES = 64


class Memory:
    """What each seat of one match has seen so far."""

    def __init__(self, match: Match[Any], dealing: list[Event]) -> None:
        seats = range(match.board.seats)
        self._mixings = 0
        self._first: dict[Piece, int] = {}  # the first mixing of all that a piece was in
        self._last: dict[Piece, int] = {}  # the last one
        self._since: list[dict[Piece, int]] = [{} for _ in seats]  # the first one since this seat last saw the face
        self._sighted: list[set[Piece]] = [set() for _ in seats]
        self._passed: set[Piece] = set()  # shown or moved, and mixed before anybody chose: perhaps seen in passing
        self._where: dict[Piece, str] = {}
        self._now: list[set[Piece]] = [set() for _ in seats]
        self._batches: dict[Piece, int] = {}
        self.update(match, dealing)

    def update(self, match: Match[Any], events: list[Event]) -> None:
        """After a choice: what was mixed, what each seat sees now, and whether it still knows what it has seen."""
        board = match.board
        self._concealed: list[set[Piece]] = [set() for _ in self._since]
        mixed, shown_again = self._take_events(events)
        where = {piece: spot.name for spot in board.places() for piece in spot.pieces}
        self._passed.update(piece for piece in mixed if where.get(piece) != self._where.get(piece, where.get(piece)))
        self._where = where
        for seat in range(board.seats):
            now = faces(board, seat)
            lost = mixed | self._concealed[seat]
            self._check_kept(board, seat, now, lost)
            self._check_forgotten(board, seat, now, lost - shown_again)
            for piece in now:
                self._since[seat].pop(piece, None)
            self._sighted[seat] |= now
            self._now[seat] = now
        self._batches = dict(board.batch)

    def _take_events(self, events: list[Event]) -> tuple[set[Piece], set[Piece]]:
        """The pieces that were mixed, and those of them that were looked at afterwards."""
        mixed: set[Piece] = set()
        looked_at: set[Piece] = set()
        came_out: set[Piece] = set()
        for event in events:
            if isinstance(event, Mixed) or (isinstance(event, CameOut) and event.how == "shuffle"):
                self._mixings += 1
                mixed.update(event.pieces)
                self._passed.update(came_out.intersection(event.pieces))
                looked_at.difference_update(event.pieces)
                for piece in event.pieces:
                    self._first.setdefault(piece, self._mixings)
                    self._last[piece] = self._mixings
                    for since in self._since:
                        since.setdefault(piece, self._mixings)
            elif isinstance(event, Concealed):
                self._mixings += 1
                self._last.update(dict.fromkeys(event.pieces, self._mixings))
                for seat, since in enumerate(self._since):
                    if seat != event.seat:
                        self._concealed[seat].update(event.pieces)
                        for piece in event.pieces:
                            since.setdefault(piece, self._mixings)
                looked_at.difference_update(event.pieces)
            elif isinstance(event, Exchanged):
                self._exchange(event.one, event.other)
                for pieces in (mixed, looked_at, came_out):
                    exchange_in(pieces, event.one, event.other)
            elif isinstance(event, CameOut):
                looked_at.update(event.pieces)
                came_out.update(event.pieces)
        return mixed, looked_at

    def _exchange(self, one: Piece, other: Piece) -> None:
        """Two pieces have taken each other's ids: so has what is remembered of them."""
        for pieces in (*self._sighted, *self._now, *self._concealed, self._passed):
            exchange_in(pieces, one, other)
        for known in (self._first, self._last, self._where, self._batches, *self._since):
            of_one, of_other = known.pop(one, None), known.pop(other, None)  # type: ignore[attr-defined]
            if of_other is not None:
                known[one] = of_other  # type: ignore[index]
            if of_one is not None:
                known[other] = of_one  # type: ignore[index]

    def _check_kept(self, board: Board, seat: Seat, now: set[Piece], mixed: set[Piece]) -> None:
        for piece in self._now[seat] - now - mixed:
            if board.batch.get(piece) != self._batches.get(piece):
                self._since[seat].setdefault(piece, self._mixings)  # rules mixed it up in a way of their own
                continue
            where = next(spot.name for spot in board.places() if piece in spot.pieces)
            raise Broken("memory", f"seat {seat} has seen {piece}, which now lies in {where}, and does not know it")

    def _check_forgotten(self, board: Board, seat: Seat, now: set[Piece], mixed: set[Piece]) -> None:
        for piece in mixed & now:
            if not board.knows(seat, piece):
                continue
            for spot in board.places():
                if piece in spot.pieces and not board.sees(seat, spot.field, spot.owner):
                    raise Broken("memory", f"seat {seat} still knows {piece} in {spot.name} after it was shuffled")

    # -- what an imagined match may look like ----------------------------------------------------------------------

    def check_possible(self, match: Match[Any], twin: Match[Any], seat: Seat) -> None:
        """No piece lies where this seat knows that it cannot."""
        for spot, other in zip(match.board.places(), twin.board.places(), strict=True):
            if len(spot.pieces) != len(other.pieces):
                raise Broken("imagined", f"{spot.name} has another number of pieces as seat {seat} imagines it")
            true_ones, faces_there = spot.pieces, other.pieces
            if not spot.field.ordered and spot.owner != seat:  # it knows what lies there, not in which order
                known = {face for face in other.pieces if self._lost(face, seat) is None and face in spot.pieces}
                true_ones = [piece for piece in spot.pieces if piece not in known]
                faces_there = [face for face in other.pieces if face not in known]
                true_ones.sort(key=lambda piece: (piece.back, self._last_mixed(piece)))
                faces_there.sort(key=lambda face: (face.back, self._lost(face, seat) or 0))
            for true, face in zip(true_ones, faces_there, strict=True):
                if true is face:
                    continue
                if true.back != face.back:
                    raise Broken("imagined", f"seat {seat} imagines {face} in place of {true}, which has another back")
                if not isinstance(face, spot.field.classes):
                    raise Broken("imagined", f"seat {seat} imagines {face} in {spot.name}, where it does not belong")
                sighted = face in self._sighted[seat]
                mixed_since = self._lost(face, seat)
                if mixed_since is None or mixed_since > self._last_mixed(true):
                    why = (
                        "but has seen it elsewhere meanwhile" if sighted else "but it was never mixed with those there"
                    )
                    raise Broken("imagined", f"seat {seat} imagines {face} in {spot.name}, {why}")

    def _last_mixed(self, piece: Piece) -> int:
        return self._last.get(piece, 0)

    def _lost(self, face: Piece, seat: Seat) -> int | None:
        """The mixing since which this seat cannot say where a face lies; None if it can."""
        if face in self._sighted[seat]:
            return self._since[seat].get(face)
        # before it is mixed for the first time a piece lies where the rules put it, as everybody knows
        return self._first.get(face, 0)

    def check_dealt_anew(self, match: Match[Any], seat: Seat, random: Random) -> int:
        """Pieces that were mixed with others once and never seen since can lie in each other's places, if they belong
        there.
        """
        known = faces(match.board, seat)
        groups: dict[tuple[str, int], dict[str, set[Piece]]] = {}
        for spot in match.board.places():
            for piece in spot.pieces:
                if piece in self._first and piece not in known and piece not in self._sighted[seat] | self._passed:
                    places = groups.setdefault((piece.back, self._first[piece]), {})
                    places.setdefault(spot.name, set()).add(piece)
        takes = {spot.name: spot.field.classes for spot in match.board.places()}
        spread = [(places, where) for places in groups.values() for where in places if _can_leave(where, places, takes)]
        if not spread:
            return 0
        places, where = random.choice(spread)
        for _ in range(TRIES):
            twin = imagined(match, seat, random)
            there = next(spot for spot in twin.board.places() if spot.name == where)
            if not places[where].issubset(there.pieces):
                return 1
        if type(match.board).ruled_out is not Board.ruled_out:
            return 0  # perhaps everything else is ruled out
        ids = ", ".join(sorted(piece.id for piece in places[where]))
        others = ", ".join(sorted(set(places) - {where}))
        raise Broken(
            "imagined", f"seat {seat} never saw what lies in {where} or {others}, but always imagines {ids} there"
        )


def _can_leave(where: str, places: dict[str, set[Piece]], takes: dict[str, Classes]) -> bool:
    """Whether some piece of a place can change with one of another place: each belongs where the other lies."""
    return any(
        any(isinstance(piece, takes[other]) for piece in places[where])
        and any(isinstance(piece, takes[where]) for piece in there)
        for other, there in places.items()
        if other != where
    )


def exchange_in(pieces: set[Piece], one: Piece, other: Piece) -> None:
    """If one of two pieces is in a set, the other takes its place."""
    if (one in pieces) != (other in pieces):
        pieces ^= {one, other}
