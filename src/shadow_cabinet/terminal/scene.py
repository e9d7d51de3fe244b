"""What a renderer is given: a match as one seat sees it, its words, and which pieces can be chosen by which key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from shadow_cabinet.table import Board, Game, Json, Match, Seat
from shadow_cabinet.table.open_hands import view_of
from shadow_cabinet.words import Words

from .look import BADGE, OPTION_NAME, QUIET, TEXT, SeatMark, seat_mark
from .page import Line, Run
from .session import YOU
from .sums import ONE_DIGIT, long_row, number_of

ONLOOKER = -1

# Letters that are commands of the table are not keys of options.
COMMAND_LETTERS = "ahilpqsuvw"
DIGITS = tuple("0123456789")
LETTERS = "".join(c for c in "abcdefghijklmnopqrstuvwxyz" if c not in COMMAND_LETTERS) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
OPTION_KEYS = "".join(DIGITS[1:]) + LETTERS


@dataclass(frozen=True)
class Scene:
    """A match at one moment, as seen from one seat (or by an onlooker, or by one who may see everything)."""

    match: Match[Any]
    words: Words
    seat: Seat
    sitting: Sequence[str] = ()
    keys: Mapping[str, str] = field(default_factory=dict)
    options: frozenset[str] = frozenset()
    before: Mapping[str, Json] = field(default_factory=dict)
    roomy: bool = True

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def board(self) -> Board:
        """Only for what everybody may know: the names of seats, and how fields are declared."""
        board: Board = self.match.board
        return board

    @property
    def right(self) -> Seat:
        """The seat that sits at the near side of the table."""
        return max(self.seat, 0)

    def view(self) -> dict[str, Json]:
        """What is seen from here."""
        return view_of(self.match, self.seat)

    def is_you(self, seat: Seat) -> bool:
        """Whether whoever looks plays that seat; a watcher who looks through its eyes does not."""
        return seat == self.seat and (seat >= len(self.sitting) or self.sitting[seat] in ("", YOU))

    # -- runs ----------------------------------------------------------------------------------------------------------

    def mark(self, seat: Seat) -> SeatMark:
        return seat_mark(seat, self.game.seat_name(self.match.board, seat))

    def seat_run(self, seat: Seat) -> Run:
        """A seat's shape and name in its colour."""
        mark = self.mark(seat)
        return Run(f"{mark.shape} {self.words.seat(self.board, seat)}", f"bold {mark.colour}")

    def badge(self, id: str) -> Line:
        """The key with which a piece can be chosen, or nothing if it is no option."""
        if id not in self.options:
            return []
        return [Run(f" {self.keys.get(id, '›')} ", BADGE, id), Run(" ", "", id)]

    def piece(self, id: str, text: str = "", style: str = TEXT) -> Line:
        """A piece that lies open: its name, behind its key if it can be chosen."""
        name = text or self.words.piece(id, self.board)
        return [*self.badge(id), Run(name, OPTION_NAME if id in self.options else style, id)]

    def face(self, seen: Json) -> Line:
        """A piece as a view shows it: open, face down, or face down but known to this seat."""
        if isinstance(seen, str):
            return self.piece(seen)
        assert isinstance(seen, dict)
        known = seen.get("seen")
        if isinstance(known, str):
            return [*self.piece(known), Run(" (face down)", QUIET)]
        return [Run(self.words.back(str(seen.get("back"))), QUIET)]


def keys_for(options: Sequence[str], words: Words, board: Board | None = None) -> dict[str, str]:
    """The key of each option, in their order: digits, then letters; what is left can be clicked or walked to.

    Where numbers are offered, a digit stands for its number only: nobody who presses 3 for three means five. Sums of
    more than one digit are typed, and a long row of them has no other keys.
    """
    pieces = {id: words.game.catalogue[id] for id in options}
    sums = {id: number for id, piece in pieces.items() if (number := number_of(piece)) is not None}
    if sums:
        row = long_row(list(pieces.values()))
        digits = {id: str(number) for id, number in sums.items() if max(sums.values()) <= ONE_DIGIT}
        others = [id for id, piece in pieces.items() if id not in digits and piece not in row]
        return digits | dict(zip(others, LETTERS, strict=False))
    names = {id: words.piece(id, board) for id in options}
    if not any(name.isdecimal() for name in names.values()):
        return dict(zip(options, OPTION_KEYS, strict=False))
    own = {id: name for id, name in names.items() if name in DIGITS}
    return own | dict(zip([id for id in options if id not in own], LETTERS, strict=False))
