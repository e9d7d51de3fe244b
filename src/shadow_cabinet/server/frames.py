"""What goes over the socket. To a browser goes nothing but these: one seat's view, its question, its story."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from shadow_cabinet.table import Json, Match, Note, Seat
from shadow_cabinet.table.plain import plain, said

ONLOOKER = -1

# -- from the browser --------------------------------------------------------------------------------------------------


class Choose(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="choose"):
    """Answer a seat's question; `number` is the one that came with the question."""

    seat: int
    piece: str
    number: int
    ref: int = 0


class Undo(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take back a seat's last choice."""

    seat: int
    ref: int = 0


class Why(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Ask why a piece is no option."""

    seat: int
    piece: str
    ref: int = 0


class Look(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Look from another of one's own seats (several people at one device), or as an onlooker."""

    seat: int
    ref: int = 0


class Stand(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="stand"):
    """Pass in every window until the seat's next turn, or no longer."""

    seat: int
    on: bool
    ref: int = 0


class Commit(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="commit"):
    """Sealing the deal: commit to a seat's secret."""

    seat: int
    commitment: str
    ref: int = 0


class Reveal(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="reveal"):
    """Sealing the deal: reveal a seat's secret."""

    seat: int
    entropy: str
    ref: int = 0


class Ping(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Are you there?"""

    ref: int = 0


Sent = Choose | Undo | Why | Look | Stand | Commit | Reveal | Ping

# -- to the browser ----------------------------------------------------------------------------------------------------


class Player(msgspec.Struct):
    """Who plays: a message that names the seat, and who sits there."""

    seat_name: str
    name: str  # of the person, or empty
    kind: Literal["person", "bot", "open", "rules"]
    bot: str
    mine: bool
    here: bool


class Question(msgspec.Struct):
    """What is asked of the seat that looks."""

    seat: int
    prompt: str
    rule: str
    about: dict[str, Json]
    options: list[str]
    number: int
    trail: list[str]  # what the seat has already picked of this decision


class Line(msgspec.Struct):
    """A line of the story; `own` if only this seat reads it."""

    id: str
    about: dict[str, Json]
    own: bool


class Expected(msgspec.Struct):
    """Who decides, as everybody may know it."""

    seat: int
    prompt: str


class Ended(msgspec.Struct):
    """How the match ended, and where each player's score came from."""

    ending: dict[str, Json]
    shares: list[float]
    scores: list[float]
    lines: list[list[dict[str, Json]]]


class Sealing(msgspec.Struct):
    """A deal that is being sealed: which seats have to commit, or to reveal, now."""

    commitment: str
    bound: str
    waiting: list[int]
    stage: Literal["commit", "reveal"]


class Lesson(msgspec.Struct):
    """Where a lesson stands: what is explained, and what is to be chosen next."""

    step: int
    of: int
    say: str
    expect: list[str]


class Passing(msgspec.Struct):
    """What a seat sees on the way to a state, when so many lines of its story were told."""

    lines: int
    view: dict[str, Json]
    aids: dict[str, Json]


class State(msgspec.Struct, tag_field="type", tag="state"):
    """All that one seat is shown; `notes` replace the story from line `notes_from` on."""

    match: str
    game: str
    digest: str
    status: str
    seat: int
    players: list[Player]
    at: int
    view: dict[str, Json]
    aids: dict[str, Json]
    question: Question | None
    waiting: list[Expected]
    notes_from: int
    notes: list[Line]
    undo: bool
    standing: bool
    ended: Ended | None
    sealing: Sealing | None = None
    lesson: Lesson | None = None
    passing: list[Passing] = []


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """What was sent is done, and on the disk."""

    ref: int


class Refusal(msgspec.Struct, tag_field="type", tag="refused"):
    """What was sent is refused; nothing has changed."""

    ref: int
    why: str


class Because(msgspec.Struct, tag_field="type", tag="because"):
    """Why a piece is no option, and the rule behind it."""

    ref: int
    piece: str
    reason: dict[str, Json]
    rule: str


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """Here."""

    ref: int


# -- how a state is made -----------------------------------------------------------------------------------------------


def line_of(note: Note) -> Line:
    return Line(note.id, plain(note.about), note.seat is not None)


def passing(match: Match[Any], seat: Seat, told: int) -> list[Passing]:
    """What a seat that was told so many lines has not seen yet of all that happened by itself since the last choice."""
    found: list[Passing] = []
    for scene in match.scenes:
        lines = sum(note.seat is None or note.seat == seat for note in match.notes[: scene.notes])
        if lines > told:
            found.append(Passing(lines, scene.board.view(seat), match.game.aids(scene.board, seat)))
    return found


def question_of(match: Match[Any], seat: Seat) -> Question | None:
    """What is asked of a seat now."""
    ask = match.ask_of(seat) if seat >= 0 else None
    if ask is None:
        return None
    return Question(
        seat,
        ask.prompt.id,
        ask.prompt.rule,
        plain(ask.about),
        [option.id for option in ask.options],
        match.number_for(seat),
        [piece.id for piece in match.begun_by(seat)],
    )


def ended_of(match: Match[Any]) -> Ended | None:
    """How a match ended; nothing while it runs."""
    result = match.result
    if result is None:
        return None
    game, board = match.game, match.board
    lines: list[list[dict[str, Json]]] = [
        [{"what": said(line.what.id, line.what.about), "points": line.points} for line in game.score_lines(board, each)]
        for each in board.players
    ]
    ending = said(f"end-{result.reason}", result.about)
    return Ended(ending, list(result.shares), list(result.scores), lines)
