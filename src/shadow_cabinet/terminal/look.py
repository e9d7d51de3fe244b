"""The look of the terminal table: few colours, which survive colour-blindness, and never colour alone."""

from __future__ import annotations

from typing import NamedTuple

NIGHT = "#14181D"
PANEL = "#1D232A"
RULE = "#46515D"
FAINT = "#74808C"
TEXT = "#E6E1D3"
QUIET = "#8E99A4"
OPTION = "#FFD166"
INK = "#1D1A16"

IVORY, AMBER, SKY, VERMILION, VIOLET = "#F2F0E6", "#F0B429", "#56B4E9", "#E8703A", "#A98BD0"

BADGE = f"bold {INK} on {OPTION}"
OPTION_NAME = f"bold {OPTION}"
STRONG = f"bold {TEXT}"
HEADING = f"bold {QUIET}"

_SEAT_COLOURS = (IVORY, VIOLET, SKY, VERMILION, AMBER)  # amber last: it is near the colour of options
_SEAT_SHAPES = "●■▲◆⬢★✚☾"
_NAMED_COLOURS = {"blue": SKY, "red": VERMILION, "yellow": AMBER, "white": IVORY, "violet": VIOLET}


class SeatMark(NamedTuple):
    """How a seat is marked everywhere: shape and colour."""

    shape: str
    colour: str


def seat_mark(seat: int, name: str) -> SeatMark:
    """The mark of a seat; one whose name (`seat-blue`) is a colour has that colour."""
    colour = _NAMED_COLOURS.get(name.rpartition("-")[2], _SEAT_COLOURS[seat % len(_SEAT_COLOURS)])
    return SeatMark(_SEAT_SHAPES[seat % len(_SEAT_SHAPES)], colour)
