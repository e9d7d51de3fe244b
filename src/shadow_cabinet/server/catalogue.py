"""What a browser has to know of a game before any match: its pieces, fields, settings, words and rules."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from shadow_cabinet.table import Board, Dice, Game, Json, Piece
from shadow_cabinet.table.plain import said
from shadow_cabinet.table.settings import Option, options_of

COMMON = "shadow_cabinet.table"


class PieceFacts(msgspec.Struct, omit_defaults=True):
    """A piece: its name as a message, what it does if there is more to say, and what stands on it."""

    id: str
    kind: str
    back: str
    name: dict[str, Json]
    text: dict[str, Json] | None
    facts: dict[str, Any]


class FieldFacts(msgspec.Struct):
    """A field of the board, as it was declared."""

    name: str
    kind: str  # place or value
    who: str
    by: str  # seat, piece, or nothing: what its lists belong to
    ordered: bool
    is_seat: bool


class SettingFacts(msgspec.Struct):
    """A setting, from which a form is made."""

    name: str
    kind: str  # flag, choice, several (of the choices) or number
    default: bool | int | str | tuple[str, ...]
    choices: list[str]
    low: int | None
    high: int | None


class GameFacts(msgspec.Struct):
    """Everything about a game that is the same in all its matches."""

    id: str
    title: str
    aliases: list[str]
    version: int
    digest: str
    seat_counts: list[int]
    usual_seats: int
    has_reactions: bool
    settings: list[SettingFacts]
    pieces: list[PieceFacts]
    fields: list[FieldFacts]
    words: str
    rules: str


def game_facts(game: Game[Any]) -> GameFacts:
    """The facts of a game; `digest` changes when anything of them does."""
    found = GameFacts(
        game.id,
        game.title,
        list(game.aliases),
        game.rules_version,
        "",
        list(game.seat_counts),
        game.usual_seats,
        game.has_reactions,
        [_setting(option) for option in options_of(game.settings_class)],
        [_piece(game, piece) for piece in game.catalogue],
        _fields(game),
        words_of(game),
        (files(game.package) / "rules.md").read_text("utf-8"),
    )
    found.digest = hashlib.sha256(msgspec.json.encode(found)).hexdigest()[:16]
    return found


@cache
def encoded(game: Game[Any]) -> tuple[str, bytes]:
    """The digest of a game's facts, and the facts as they are sent."""
    found = game_facts(game)
    return found.digest, msgspec.json.encode(found)


def words_of(game: Game[Any]) -> str:
    """The Fluent messages of a game, the common ones included."""
    return "\n".join((files(package) / "en.ftl").read_text("utf-8") for package in (COMMON, game.package))


def _setting(option: Option) -> SettingFacts:
    return SettingFacts(option.name, _kind(option), option.default, list(option.choices), option.low, option.high)


def facts(piece: Piece) -> dict[str, Any]:
    """What stands on a piece besides its name, for boards to draw: numbers, words and other pieces."""
    found: dict[str, Any] = {}
    for cls in type(piece).__mro__:
        if cls is Piece:
            break
        for name in cls.__dict__.get("__slots__", ()):
            item = getattr(piece, name, None)
            if isinstance(item, Piece):
                found[name] = item.id
            elif isinstance(item, (bool, int, float, str)):
                found[name] = item
    return found


def _kind(option: Option) -> str:
    if isinstance(option.default, bool):
        return "flag"
    if option.several:
        return "several"
    return "choice" if option.choices else "number"


def _piece(game: Game[Any], piece: Piece) -> PieceFacts:
    text = game.piece_text(piece)
    return PieceFacts(
        piece.id, piece.kind, piece.back, said(*game.describe_piece(piece)), said(*text) if text else None, facts(piece)
    )


def _fields(game: Game[Any]) -> list[FieldFacts]:
    board: Board = game.deal(Dice.from_seed(0), game.make_settings(), game.usual_seats)
    found: list[FieldFacts] = []
    for name, field in board.fields.items():
        by = "" if field.nested is None else "seat" if field.keyed is list else "piece"
        found.append(
            FieldFacts(name, "place" if field.is_place else "value", field.who, by, field.ordered, field.is_seat)
        )
    return found
