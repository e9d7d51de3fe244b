"""Scenarios: a position, the choices to make, and what must then hold, in a TOML file. See docs/scenarios.md."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from .board import Board, Json, Place, to_json
from .dice import Dice
from .errors import ScenarioError, TableError, UnknownName
from .fields import Classes
from .game import Game
from .match import Match, plain_arguments
from .pieces import Piece

ABSENT = "absent"
ONLOOKER = -1
_REST = re.compile(r"\*(\d*)")


class PlaceSeen(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A place as a seat sees it."""

    seat: int
    place: str


class PieceKnown(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A piece whose face a seat has seen, though it lies hidden."""

    seat: int
    piece: str


class Expect(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What must hold; whatever is not named is not checked."""

    seat: int | None = None
    prompt: str | None = None
    about: dict[str, Any] = {}
    options: list[str] | None = None
    offered: list[str] = []
    refused: list[str] = []
    why_not: dict[str, str] = {}
    position: dict[str, Any] = {}
    count: dict[str, int] = {}
    open: list[PlaceSeen] = []
    hidden: list[PlaceSeen] = []
    known: list[PieceKnown] = []
    unknown: list[PieceKnown] = []
    notes: list[str | dict[str, Any]] = []
    no_notes: list[str | dict[str, Any]] = []
    aids: dict[str, Any] = {}
    aids_of: int | None = None
    over: bool | None = None
    reason: str | None = None
    winner: int | list[int] | None = None
    scores: list[float] | None = None


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Choices, all by `seat` unless one says otherwise (`"1: pass"`), and what must hold after them."""

    seat: int = 0
    say: str = ""  # in a lesson: the message that explains the step
    choose: list[str] = []
    expect: Expect = Expect()


class Scenario(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One scenario file."""

    title: str
    game: str
    rule: str = ""
    source: str = ""
    seed: int | str = 1
    seats: int | None = None
    settings: dict[str, Any] = {}
    position: dict[str, Any] = {}
    expect: Expect = Expect()
    steps: list[Step] = []


def read_scenario(path: Path) -> Scenario:
    """Read a scenario file; a typo in a key is an error that names the key."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise ScenarioError(f"{path}: cannot be read: {problem}") from None
    except tomllib.TOMLDecodeError as problem:
        raise ScenarioError(f"{path}: is not valid TOML: {problem}") from None
    try:
        return msgspec.convert(data, Scenario)
    except msgspec.ValidationError as problem:
        message = str(problem)
        unknown = re.search(r"unknown field `([^`]*)`", message)
        if unknown:
            where = message.partition(" - at ")[2].strip("`") or "$"
            keys = Expect if where.endswith("expect") else Step if "steps" in where else Scenario
            message = f"{UnknownName('key', unknown[1], keys.__struct_fields__)} (at {where})"
        raise ScenarioError(f"{path}: {message}") from None


def place_pieces(game: Game[Any], board: Board, position: dict[str, Any]) -> None:
    """Lay out a position: only the fields it names change, and pieces named anywhere leave where they lay.

    In a list of pieces `"*3"` stands for three of the pieces not named, shuffled, and `"*"` for all the others, as far
    as they belong there; pieces that nothing mentions go to the bottom of the stock in which their backs lie. `absent`
    takes pieces out of play.
    """
    places = {name: item for name, item in board.fields.items() if item.is_place}
    named = {word for name, item in position.items() if name in places or name == ABSENT for word in _words(item)}
    loose = {piece.id for piece in game.loose}
    for word in named:
        if word not in loose and not _REST.fullmatch(word):
            raise UnknownName("piece that lies in a place", word, loose)
    stocks = [spot for spot in board.places() if spot.field.stock]
    backs = {spot.name: {piece.back for piece in spot.pieces} for spot in stocks}
    unplaced: list[Piece] = []
    for spot in board.places():
        if spot.field.name in position:
            unplaced.extend(piece for piece in spot.pieces if piece.id not in named)
        spot.pieces[:] = [piece for piece in spot.pieces if spot.field.name not in position and piece.id not in named]
    order = {piece: i for i, piece in enumerate(game.loose)}
    unplaced.sort(key=order.__getitem__)
    board.dice.shuffle(unplaced)

    listed = {name: item for name, item in position.items() if name in places or name == ABSENT}
    classes = {name: places[name].classes if name in places else (Piece,) for name in listed}
    choosy = sorted(listed, key=lambda name: sum(isinstance(piece, classes[name]) for piece in unplaced))
    for name in choosy:  # first the places that take least: to others it is the same what they get
        listed[name] = _fill(listed[name], partial(_take, unplaced, classes[name]), everything=False)
    for name in choosy:
        listed[name] = _fill(listed[name], partial(_take, unplaced, classes[name]), everything=True)
    listed.pop(ABSENT, None)
    for name, item in position.items():
        if name not in places and name != ABSENT:
            now = to_json(getattr(board, name)) if name in board.fields else None
            listed[name] = {**now, **item} if isinstance(now, dict) and isinstance(item, dict) else item
    board.load(listed, game.catalogue)
    lying = [word for name, item in position.items() if name in places or name == ABSENT for word in _words(item)]
    twice = [word for word in named if not _REST.fullmatch(word) and lying.count(word) > 1]
    if twice:
        raise ScenarioError(f"{twice[0]} lies in two places")
    going = [(piece, _stock_for(piece, stocks, backs)) for piece in unplaced]
    for spot in board.places():
        if spot.field.stock:
            spot.pieces[:0] = [piece for piece, name in going if name == spot.name]


def _take(unplaced: list[Piece], classes: Classes, number: int | None) -> list[str]:
    """Take so many of the pieces of some classes, or all."""
    taken = [piece for piece in reversed(unplaced) if isinstance(piece, classes)][:number]
    unplaced[:] = [piece for piece in unplaced if piece not in taken]
    return [piece.id for piece in taken]


def _stock_for(piece: Piece, stocks: list[Place], backs: dict[str, set[str]]) -> str:
    """The name of the stock to which a piece goes; none if there are no stocks."""
    taking = [spot for spot in stocks if isinstance(piece, spot.field.classes)]
    if stocks and not taking:
        raise ScenarioError(f"{piece.id} lies nowhere now: name its place, or {ABSENT!r}")
    alike = [spot.name for spot in taking if piece.back in backs[spot.name]]
    return [*(spot.name for spot in taking[:1]), *alike][-1] if taking else ""


def _words(item: Any) -> list[str]:
    if isinstance(item, str):
        return [item]
    if isinstance(item, dict):
        item = list(item.values())
    return [word for each in item for word in _words(each)] if isinstance(item, list) else []


def _fill(item: Any, take: Callable[[int | None], list[str]], everything: bool) -> Any:
    """Replace the words `*3` (or, for `everything`, `*`) in nested lists by pieces taken from the rest."""
    if isinstance(item, dict):
        return {key: _fill(each, take, everything) for key, each in item.items()}
    if not isinstance(item, list):
        return item
    filled: list[Any] = []
    for each in item:
        rest = _REST.fullmatch(each) if isinstance(each, str) else None
        if rest and bool(rest[1]) != everything:
            filled.extend(take(None if everything else int(rest[1])))
        elif isinstance(each, (list, dict)):
            filled.append(_fill(each, take, everything))
        else:
            filled.append(each)
    return filled


def start(scenario: Scenario, game: Game[Any]) -> Match[Any]:
    """The match at the scenario's position, before its first step."""
    seats = game.usual_seats if scenario.seats is None else scenario.seats
    dice = Dice.from_seed(scenario.seed)
    board = game.deal(dice, game.make_settings(scenario.settings, seats), seats)
    place_pieces(game, board, scenario.position)
    return Match(game, board=board, seed=scenario.seed)


def play_through(scenario: Scenario, game: Game[Any]) -> Match[Any]:
    """The match after all choices of a scenario, whatever was to hold on the way."""
    match = start(scenario, game)
    for step in scenario.steps:
        for word in step.choose:
            match.choose(*who(word, step.seat))
    return match


def run(scenario: Scenario, game: Game[Any]) -> list[str]:
    """Play a scenario; returns what does not hold, in sentences. An empty list is a pass."""
    try:
        match = start(scenario, game)
    except TableError as problem:
        return [f"position: {problem}"]
    failures = [f"at the start: {text}" for text in _check(match, scenario.expect, 0)]
    for number, step in enumerate(scenario.steps, 1):
        told = len(match.notes)
        for word in step.choose:
            seat, piece = who(word, step.seat)
            try:
                match.choose(seat, piece)
            except TableError as problem:
                return [*failures, f"step {number}: {word!r}: {problem}"]
        failures += [f"step {number}: {text}" for text in _check(match, step.expect, told)]
    return failures


def who(word: str, seat: int) -> tuple[int, str]:
    """Who chooses what: a word that names a seat (`"1: pass"`) is that seat's choice."""
    said = re.fullmatch(r"(\d+):\s*(.+)", word)
    return (int(said[1]), said[2]) if said else (seat, word)


def _check(match: Match[Any], expect: Expect, told: int) -> list[str]:
    """What of an expectation does not hold."""
    found = [*_question(match, expect), *_fields(match, expect), *_places(match, expect), *_memory(match, expect)]
    found += [*_counted_out(match, expect), *_story(match, expect, told), *_ending(match, expect)]
    return [sentence for holds, sentence in found if not holds]


Checks: TypeAlias = "Iterator[tuple[bool, str]]"
"""Whether something holds, and the sentence for when it does not."""


def _question(match: Match[Any], expect: Expect) -> Checks:
    ask = match.ask_of(expect.seat) if expect.seat is not None else match.asks[0] if match.asks else None
    asked = f"seat {ask.seat} is asked {ask.prompt.id!r}" if ask else "nothing is asked of that seat"
    options = [option.id for option in ask.options] if ask else []
    about = plain_arguments(ask.about) if ask else {}
    if expect.seat is not None:
        yield ask is not None, f"seat {expect.seat} should be asked, but {_all_asked(match)}"
    if expect.prompt is not None:
        right = ask is not None and ask.prompt.id == expect.prompt
        yield right, f"expected the question {expect.prompt!r}, but {asked}"
    for key, item in expect.about.items():
        yield about.get(key) == item, f"the question should be about {key} = {item!r}, not {about.get(key)!r}"
    if expect.options is not None:
        wanted, offered = sorted(expect.options), sorted(options)
        yield wanted == offered, f"{asked}: options should be {wanted}, are {offered}"
    for id in expect.offered:
        yield id in options, f"{asked}: {id} should be offered; options are {options}"
    for id in expect.refused:
        piece = match.game.catalogue[id]
        yield piece.id not in options, f"{asked}: {id} should not be offered; options are {options}"
    for id, reason in expect.why_not.items():
        given = match.why_not(ask.seat, id).id if ask else "nobody is asked"
        yield given == reason, f"{id} should be refused because of {reason!r}, not {given!r}"


def _fields(match: Match[Any], expect: Expect) -> Checks:
    for name, item in expect.position.items():
        if name not in match.board.fields:
            yield False, str(UnknownName("field of the board", name, match.board.fields))
            continue
        found = to_json(getattr(match.board, name))
        yield _fits(item, found), f"{name} should be {item!r}, is {found!r}"


def _places(match: Match[Any], expect: Expect) -> Checks:
    spots = {spot.name: spot for spot in match.board.places()}
    for name in [*expect.count, *(seen.place for seen in (*expect.open, *expect.hidden))]:
        if name not in spots:
            yield False, str(UnknownName("place", name, spots))
            return
    for name, number in expect.count.items():
        held = len(spots[name].pieces)
        yield held == number, f"{name} should hold {number} pieces, holds {held}"
    for seen in expect.open:
        yield _sees(match, spots[seen.place], seen.seat), f"{seen.place} should be open to seat {seen.seat}"
    for seen in expect.hidden:
        yield not _sees(match, spots[seen.place], seen.seat), f"{seen.place} should be hidden from seat {seen.seat}"


def _memory(match: Match[Any], expect: Expect) -> Checks:
    for kept in expect.known:
        knows = match.board.knows(kept.seat, match.game.catalogue[kept.piece])
        yield knows, f"seat {kept.seat} should know {kept.piece}"
    for kept in expect.unknown:
        knows = match.board.knows(kept.seat, match.game.catalogue[kept.piece])
        yield not knows, f"seat {kept.seat} should not know {kept.piece}"


def _counted_out(match: Match[Any], expect: Expect) -> Checks:
    asked = [ask.seat for ask in match.asks]
    seat = next(seat for seat in (expect.aids_of, expect.seat, *asked, ONLOOKER) if seat is not None)
    counted = match.game.aids(match.board, seat) if expect.aids else {}
    for key, item in expect.aids.items():
        if key not in counted:
            yield False, str(UnknownName("thing that is counted out", key, counted))
            continue
        found = counted[key]
        yield _fits(item, found, None), f"{key} as counted out for seat {seat} should be {item!r}, is {found!r}"


def _story(match: Match[Any], expect: Expect, told: int) -> Checks:
    notes: list[dict[str, Any]] = [{"note": note.id, **plain_arguments(note.about)} for note in match.notes[told:]]

    def made(wanted: str | dict[str, Any]) -> bool:
        line = {"note": wanted} if isinstance(wanted, str) else wanted
        return any(all(note.get(key) == item for key, item in line.items()) for note in notes)

    for wanted in expect.notes:
        alike = [note for note in notes if isinstance(wanted, dict) and note["note"] == wanted.get("note")]
        ids = [note["note"] for note in notes]
        yield made(wanted), f"the note {wanted!r} should have been made; there were {alike or ids}"
    for wanted in expect.no_notes:
        yield not made(wanted), f"the note {wanted!r} should not have been made"


def _sees(match: Match[Any], spot: Place, seat: int) -> bool:
    return match.board.sees(seat, spot.field, spot.owner)  # type: ignore[no-any-return]


def _ending(match: Match[Any], expect: Expect) -> Checks:
    result = match.result
    if expect.over is not None:
        yield (result is not None) == expect.over, f"the game should {'' if expect.over else 'not '}be over"
    if result is None:
        named = expect.reason is not None or expect.winner is not None or expect.scores is not None
        yield not named, "the game should be over"
        return
    if expect.reason is not None:
        yield result.reason == expect.reason, f"the game should end by {expect.reason!r}, not {result.reason!r}"
    if expect.winner is not None:
        winners = [seat for seat, share in enumerate(result.shares) if share > 0]
        wanted = [expect.winner] if isinstance(expect.winner, int) else expect.winner
        yield winners == wanted, f"seat {expect.winner} should have won, not {winners}"
    if expect.scores is not None:
        scores = list(result.scores)
        yield scores == expect.scores, f"scores should be {expect.scores}, are {scores}"


def _all_asked(match: Match[Any]) -> str:
    if match.result is not None:
        return f"the game is over ({match.result.reason})"
    return " and ".join(f"seat {ask.seat} is asked {ask.prompt.id!r}" for ask in match.asks)


def _fits(wanted: Any, found: Json, missing: Json = 0) -> bool:
    """Tables are compared by the keys that are wanted, a `"*"` in a list stands for anything, the rest is equal.

    A key that is `missing` in a table of the board stands for 0: nothing lies there.
    """
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(_fits(item, found.get(key, missing), missing) for key, item in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(_fits(w, f, missing) for w, f in zip(wanted, found, strict=True))
    return bool(wanted == "*" or wanted == found)
