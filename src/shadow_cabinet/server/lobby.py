"""What the lobby shows, and how a match is ordered."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import select

from shadow_cabinet.bots import make_bot
from shadow_cabinet.games import REGISTRY
from shadow_cabinet.table import Game, Json, Refused, Seat
from shadow_cabinet.table.settings import to_plain
from shadow_cabinet.words import Words

from . import schema
from .catalogue import encoded
from .hub import Hub
from .lessons import has_lesson
from .live import Sitting

BOTS = ("random", "tactics", "search:1s", "search:3s")
"""The strengths that are offered, from the weakest up."""
FINISHED_SHOWN, OPEN_SHOWN, MINE_SHOWN = 40, 40, 60


class SeatWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit somewhere: me, somebody here at this device, somebody by a link, or a bot."""

    kind: Literal["me", "here", "link", "bot"]
    bot: str = ""


class MatchWanted(msgspec.Struct, forbid_unknown_fields=True):
    """An order for a match."""

    game: str
    seats: list[SeatWanted]
    settings: dict[str, Any] = {}
    open: bool = False


class ForkWanted(msgspec.Struct, forbid_unknown_fields=True):
    """An order to play on from a moment of a finished match."""

    at: Annotated[int, msgspec.Meta(ge=0)]
    seats: list[SeatWanted]


class GameSummary(msgspec.Struct):
    """A game in the lobby."""

    id: str
    title: str
    about: str
    aliases: list[str]
    digest: str
    seat_counts: list[int]
    usual_seats: int
    has_lesson: bool
    bots: list[str]


class PlayerSummary(msgspec.Struct):
    """Who sits at a match."""

    name: str
    kind: str
    bot: str
    mine: bool


class Summary(msgspec.Struct):
    """A match in the lobby."""

    id: str
    game: str
    status: str
    your_turn: bool
    open: bool
    players: list[PlayerSummary]
    at: int
    updated: float
    ending: dict[str, Json] | None


class Matches(msgspec.Struct):
    """The matches that somebody may want to go to."""

    mine: list[Summary]
    open: list[Summary]
    finished: list[Summary]


def games(hub: Hub) -> list[GameSummary]:
    """Every game that can be played here."""
    found: list[GameSummary] = []
    for id in REGISTRY:
        game = hub.game(id)
        digest, _ = encoded(game)
        bots = [name for name in BOTS if name == "random" or game.tactics is not None]
        found.append(
            GameSummary(
                id,
                game.title,
                Words(game).say("game-about"),
                list(game.aliases),
                digest,
                list(game.seat_counts),
                game.usual_seats,
                has_lesson(game),
                bots,
            )
        )
    return found


def seats_for(
    hub: Hub, game: Game[Any], wanted: Sequence[SeatWanted], person: str, name: str
) -> list[tuple[Sitting, str]]:
    """The seats of a new match, each with the token of its link if it is to be taken by one."""
    seats: list[tuple[Sitting, str]] = []
    for each in wanted:
        if each.kind == "bot":
            if each.bot not in BOTS:
                raise Refused(f"the bots here are {', '.join(BOTS)}, not {each.bot!r}")
            make_bot(each.bot, game, 0)  # one that cannot play this game is refused here
            seats.append((Sitting("bot", bot=each.bot), ""))
        elif each.kind == "link":
            seats.append((Sitting("open"), secrets.token_urlsafe(12)))
        else:
            seats.append((Sitting("person", person, name), ""))
    if all(who.kind == "bot" for who, _ in seats) and len(seats) > 0:
        raise Refused("somebody has to play: leave a seat for yourself or for a person by link")
    return seats


async def order(hub: Hub, wanted: MatchWanted, person: str, name: str) -> tuple[str, dict[Seat, str]]:
    """A new match, and the tokens of its links."""
    game = hub.game(wanted.game)
    settings = game.make_settings(wanted.settings, len(wanted.seats))
    seats = seats_for(hub, game, wanted.seats, person, name)
    id = await hub.create(person, game, to_plain(settings), seats, at_open_table=wanted.open)
    return id, {seat: link for seat, (_, link) in enumerate(seats) if link}


async def matches_for(hub: Hub, person: str) -> Matches:
    """What this person sees in the lobby."""
    match, seat = schema.match, schema.seat
    mine = select(seat.c.match).where(seat.c.person == person)
    own = select(match).where(match.c.id.in_(mine)).order_by(match.c.updated.desc()).limit(MINE_SHOWN)
    open_tables = (
        select(match)
        .where(match.c.open, match.c.status == "gathering", match.c.id.not_in(mine))
        .order_by(match.c.created.desc())
        .limit(OPEN_SHOWN)
    )
    finished = (
        select(match)
        .where(match.c.open, match.c.status == "finished", match.c.id.not_in(mine))
        .order_by(match.c.updated.desc())
        .limit(FINISHED_SHOWN)
    )
    rows = [await hub.store.read(query) for query in (own, open_tables, finished)]
    players = await _players(hub, [row.id for each in rows for row in each], person)
    return Matches(*[[_summary(row, players.get(row.id, []), person) for row in each] for each in rows])


async def summary_of(hub: Hub, id: str, person: str) -> Summary:
    """A match as whoever has its address is told: for those who are invited."""
    row = await hub.row(id)
    players = await _players(hub, [id], person)
    return _summary(row, players.get(id, []), person)


async def _players(hub: Hub, ids: list[str], person: str) -> dict[str, list[tuple[str, PlayerSummary]]]:
    query = (
        select(schema.seat, schema.person.c.name)
        .join(schema.person, schema.person.c.id == schema.seat.c.person, isouter=True)
        .where(schema.seat.c.match.in_(ids))
        .order_by(schema.seat.c.match, schema.seat.c.number)
    )
    found: dict[str, list[tuple[str, PlayerSummary]]] = {}
    for row in await hub.store.read(query):
        summary = PlayerSummary(row.name or "", row.kind, row.bot, row.person == person)
        found.setdefault(row.match, []).append((row.person or "", summary))
    return found


def _summary(row: Any, players: list[tuple[str, PlayerSummary]], person: str) -> Summary:
    asked = [players[seat][0] for seat in row.asked if seat < len(players)]
    running = row.status == "running"
    return Summary(
        row.id,
        row.game,
        row.status,
        running and person in asked,
        row.open,
        [each for _, each in players],
        row.count,
        row.updated,
        row.ending,
    )
