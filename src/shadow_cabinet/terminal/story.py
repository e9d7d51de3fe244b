"""The story so far as a page: a band for each turn, a mark for each seat, what is new in full strength."""

from __future__ import annotations

from collections.abc import Sequence

from shadow_cabinet.table import Note, Seat
from shadow_cabinet.table.open_hands import EVERYTHING

from .look import FAINT, QUIET, RULE, STRONG, TEXT
from .page import Line, Run, width_of, wrap
from .scene import Scene
from .session import TURN_BEGINS

Aside = tuple[int, Seat, str]


def notes_of(scene: Scene) -> list[tuple[int, Note]]:
    """The notes that may be read from here, with their numbers in the whole story."""
    seen = scene.seat
    return [
        (number, note)
        for number, note in enumerate(scene.match.notes)
        if note.seat is None or seen == EVERYTHING or note.seat == seen
    ]


def story_page(
    scene: Scene, width: int, asides: Sequence[Aside] = (), new_from: int = 0, last: int | None = None, wanted: str = ""
) -> list[Line]:
    """The notes as lines. `asides` are answers that gave themselves: after so many notes, who, and what.

    Only the `last` notes are drawn if a number is given, and only those with the `wanted` words in them.
    """
    notes = notes_of(scene)
    if last is not None:
        notes = notes[-last:]
    pending = sorted((aside for aside in asides if not notes or aside[0] >= notes[0][0]), key=lambda aside: aside[0])
    page: list[Line] = []
    for number, note in notes:
        while pending and pending[0][0] <= number:
            page += _aside(scene, pending.pop(0), width, wanted)
        text = scene.words.note(note, scene.board)
        if wanted.lower() in text.lower():
            page += _note(scene, note, text, width, number >= new_from)
    for aside in pending:
        page += _aside(scene, aside, width, wanted)
    return page


def _note(scene: Scene, note: Note, text: str, width: int, new: bool) -> list[Line]:
    if note.id == TURN_BEGINS:
        lines = wrap([Run("── ", RULE), Run(text, STRONG if new else f"bold {QUIET}")], width - 2, 3)
        lines[-1].append(Run(" " + "─" * (width - 1 - width_of(lines[-1])), RULE))
        return lines
    colour = TEXT if new else QUIET
    if note.seat is not None:  # for the eyes of one seat
        return wrap([Run("    ◦ ", QUIET), Run(text, f"italic {colour}")], width, 6)
    seat = note.about.get("seat")
    if isinstance(seat, int):
        mark = scene.mark(seat)
        return wrap([Run(f"{mark.shape} ", mark.colour), Run(text, colour)], width, 2)
    return wrap([Run("  "), Run(text, colour)], width, 2)


def _aside(scene: Scene, aside: Aside, width: int, wanted: str) -> list[Line]:
    _, seat, piece = aside
    text = f"{scene.words.seat(scene.board, seat)}: {scene.words.piece(piece, scene.board)} (by itself)"
    return wrap([Run("  "), Run(text, FAINT)], width, 4) if wanted.lower() in text.lower() else []
