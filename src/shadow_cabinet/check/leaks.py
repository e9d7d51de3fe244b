"""Secrecy on a board that stands still: all that a seat cannot know is dealt anew; nothing that it gets may change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from shadow_cabinet.table import Board, Match, Piece, Seat, TableError

from . import always
from .failure import Broken
from .refusals import refusals
from .shown import ONLOOKER, difference, faces, reasons, shown, waiting
from .watch import WatchedDice, log_of


def imagined(match: Match[Any], seat: Seat, random: Random) -> Match[Any]:
    """The match as a seat may imagine it, with other dice."""
    dice = WatchedDice(random.randbytes(32))
    twin = match.imagine(seat, dice, tell=True)
    if twin.board.dice.key == match.board.dice.key:
        raise Broken("imagined", f"the match that seat {seat} imagines has the true dice: their future is known")
    if len(twin.choices) != match.number_for(seat):
        raise Broken("imagined", f"the match that seat {seat} imagines holds what others have picked in secret")
    told = [choice.piece for choice in twin.choices if choice.seat != seat and choice.piece in match.game.loose]
    if told or twin.start or any(note.seat not in (None, seat) for note in twin.notes):
        raise Broken(
            "imagined", f"the match that seat {seat} imagines tells what others chose, held or were told: {told}"
        )
    log_of(twin.board).clear()
    return twin


def check_no_leak(match: Match[Any], seat: Seat, random: Random, words: bool) -> Match[Any]:
    """Deal anew what a seat cannot know: what it and an onlooker get must be the same. Returns the imagined match."""
    twin = imagined(match, seat, random)
    always.check_conservation(match.game, twin.board, frozenset(match.game.loose))
    for eye in {seat, ONLOOKER}:
        here, there = shown(match, eye), shown(twin, eye)
        here["notes"], there["notes"] = match.notes_of(eye), twin.notes_of(eye)
        if _others_have_answered(match, twin):
            here["waiting"] = there["waiting"]
        _must_be_same(f"seat {seat} cannot know what differs, but seat {eye} is shown", here, there)
    if words and seat != ONLOOKER:
        _must_be_same(f"seat {seat} asks why not", reasons(match, seat), reasons(twin, seat))
        pieces = random.sample(match.game.catalogue.pieces, min(4, len(match.game.catalogue)))
        told = refusals(match, seat, pieces)
        also_told = refusals(twin, seat, pieces)
        if match.number_for(seat) != twin.number_for(seat):
            raise Broken("no leak", f"seat {seat} can count what the others have picked in secret")
        if not _others_have_answered(match, twin):
            _must_be_same(f"seat {seat} tries what is not offered", told, also_told)
    return twin


def check_blind(board: Board, seat: Seat, random: Random) -> None:
    """What a seat imagines follows from what it knows and from the dice it imagines with, not from the truth."""
    key = random.randbytes(32)
    one, other = board.copy(), board.copy()
    one.redeal(seat, WatchedDice(key))
    other.redeal(seat, WatchedDice(random.randbytes(32)))  # another truth, which the seat cannot tell from the first
    other.redeal(seat, WatchedDice(key))
    for spot, again in zip(one.places(), other.places(), strict=True):
        found = difference([piece.id for piece in spot.pieces], [piece.id for piece in again.pieces], spot.name)
        if found:
            raise Broken("imagined", f"with the same dice, what seat {seat} imagines depends on the truth: {found}")


def check_truth_stands(board: Board, seat: Seat) -> None:
    """What has happened never rules out what truly lies there."""
    if board.ruled_out(seat):
        raise Broken("imagined", f"the board rules out for seat {seat} what truly lies there")


def _must_be_same(what: str, here: object, there: object) -> None:
    found = difference(here, there)
    if found:
        raise Broken("no leak", f"{what}: {found}")


def _others_have_answered(match: Match[Any], twin: Match[Any]) -> bool:
    """In a simultaneous decision everybody sees who is ready; in an imagined match the others still have to answer."""
    here, there = waiting(match), waiting(twin)
    return len(here) < len(there) and all(entry in there for entry in here)


def check_canaries(match: Match[Any], seat: Seat, named: set[Piece]) -> None:
    """No id of a piece that lies hidden from a seat stands anywhere in what it is shown.

    `named` are pieces that somebody named without seeing them: to guess at a card is no secret.
    """
    board = match.board
    hidden = {piece.id for piece in match.game.loose} - {piece.id for piece in faces(board, seat) | named}
    if not hidden:
        return
    screen = shown(match, seat)
    asked = screen["asked"]
    about = asked["about"] if asked else None
    shown_parts = {part: screen[part] for part in ("view", "aids", "waiting")} | {"about": about}
    for what, part in shown_parts.items():
        for word in _words(part):
            if word in hidden:
                raise Broken("no leak", f"{word} lies hidden from seat {seat}, but stands in its {what}")


def _words(item: object) -> Iterator[str]:
    if isinstance(item, str):
        yield item
    elif isinstance(item, list):
        for each in item:
            yield from _words(each)
    elif isinstance(item, dict):
        for key, each in item.items():
            yield key
            yield from _words(each)


def check_backs(board: Board, loose: tuple[Piece, ...]) -> None:
    """A piece that lies hidden from anybody must share its back with another one."""
    backs: dict[str, int] = {}
    for piece in loose:
        backs[piece.back] = backs.get(piece.back, 0) + 1
    for spot in board.places():
        if not board.sees(ONLOOKER, spot.field, spot.owner):
            for piece in spot.pieces:
                if backs[piece.back] == 1:
                    raise Broken(
                        "no leak", f"{piece} lies hidden in {spot.name}, but its back {piece.back!r} is its own"
                    )


def check_dream(twin: Match[Any], random: Random, pick: Callable[[Match[Any], Random], tuple[Seat, Piece]]) -> None:
    """An imagined match can be played to its end, keeps its pieces, and can be copied from its next checkpoint on."""
    loose = frozenset(twin.game.loose)
    copied = False
    count = 0
    try:
        while twin.asks:
            for ask in twin.asks:
                always.check_question(twin.game, ask)
            seat, piece = pick(twin, random)
            twin.choose(seat, piece)
            count += 1
            if count > always.LONGEST:
                raise Broken("termination", f"still going on after {count} choices")
            if count % 8 == 0:
                always.check_conservation(twin.game, twin.board, loose)
            if not copied and count > 3:
                copied = _copies(twin)
        always.check_conservation(twin.game, twin.board, loose)
    except Broken as broken:
        raise Broken(broken.name, f"after {count} choices in an imagined match: {broken.detail}") from broken
    except Exception as problem:
        raise Broken("imagined", f"after {count} choices in an imagined match: {problem!r}") from problem


def _copies(twin: Match[Any]) -> bool:
    """Whether an imagined match can be copied yet; if it can, the copy must be equal to it."""
    try:
        again = twin.copy()
    except TableError:
        return False
    for seat in range(twin.board.seats):
        _must_be_same("a copy of an imagined match", shown(twin, seat), shown(again, seat))
    return True
