"""All rooms: matches are found in the database when somebody comes, and put away when nobody looks any more."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select, update

from shadow_cabinet.games import REGISTRY, find_game
from shadow_cabinet.table import Game, Match, Refused, Seat, TableError
from shadow_cabinet.table.record import FORMAT, Header

from . import schema
from .bots import Thinkers
from .history import Kept, Origin, fold, replay, standing
from .lessons import Guide
from .live import Live, Sitting
from .people import fingerprint
from .room import Room
from .sealing import Gathering
from .store import Store, now

PUT_AWAY_AFTER = 600.0
LOOK_ROUND = 60.0


class Unknown(TableError):
    """There is no such thing: an address that leads nowhere."""


class Hub:
    """What the server has in memory."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float, content: dict[str, Path] | None = None) -> None:
        self.store, self.thinkers, self.pace = store, thinkers, pace
        self.counts: Counter[str] = Counter()
        self._content = content or {}
        self._games: dict[str, Game[Any]] = {}
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._caretaker: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._caretaker = asyncio.create_task(self._put_away(), name="caretaker")

    async def close(self) -> None:
        if self._caretaker is not None:
            self._caretaker.cancel()
        for room in self._rooms.values():
            if room.live is not None:
                await room.live.close()

    def game(self, name: str) -> Game[Any]:
        """A game by its id."""
        if name not in REGISTRY:
            raise Unknown(f"there is no game {name!r} here")
        if name not in self._games:
            self._games[name] = find_game(name, self._content.get(name))
        return self._games[name]

    # -- rooms ---------------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a match."""
        room = self._rooms.get(id)
        if room is not None and not (room.live and room.live.broken):
            return room
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        row = await self.row(id)
        game = self.game(row.game)
        old = self._rooms.get(id)
        room = Room(id, game, await self._sitting(id))
        if old is not None:  # what was in memory is not what is on the disk
            room.sockets = old.sockets
        if row.key is not None:
            await self._revive(room, row)
        self._rooms[id] = room
        if row.key is None and all(who.kind != "open" for who in room.sitting):
            self._seal(room, row)
        elif room.live is not None:
            room.live.go_on()
        return room

    async def row(self, id: str) -> Any:
        """The row of a match."""
        rows = await self.store.read(select(schema.match).where(schema.match.c.id == id))
        if not rows:
            raise Unknown("there is no match at this address")
        return rows[0]

    async def _sitting(self, id: str) -> list[Sitting]:
        query = (
            select(schema.seat, schema.person.c.name)
            .join(schema.person, schema.person.c.id == schema.seat.c.person, isouter=True)
            .where(schema.seat.c.match == id)
            .order_by(schema.seat.c.number)
        )
        return [Sitting(row.kind, row.person or "", row.name or "", row.bot) for row in await self.store.read(query)]

    async def entries(self, id: str) -> list[dict[str, Any]]:
        """All that was chosen and taken back in a match."""
        query = select(schema.entry.c.body).where(schema.entry.c.match == id).order_by(schema.entry.c.number)
        return [row.body for row in await self.store.read(query)]

    async def _revive(self, room: Room, row: Any) -> None:
        """The match from its entries; new rules find it at its last checkpoint."""
        id, entries = room.id, await self.entries(room.id)
        kept_rows = await self.store.read(select(schema.checkpoint).where(schema.checkpoint.c.match == id))
        kept = next((Kept(each.choices, each.entries, each.rules, each.position) for each in kept_rows), None)
        origin = Origin(row.rules, row.content, row.seats, row.settings, row.key, row.start)
        match, new = fold(room.game, origin, entries, kept)
        if new:
            made = now()
            rows = [{"match": id, "number": len(entries) + i, "body": body, "made": made} for i, body in enumerate(new)]
            await self.store.write(insert(schema.entry).values(rows))
            entries += new
            self.counts["matches under new rules"] += 1
        epoch = next((body for body in reversed(entries) if "rules" in body), None)
        guide = Guide(room.game) if row.lesson else None
        room.live = Live(
            id, origin, match, epoch, len(entries), room.sitting, self.store, self.thinkers, self.pace, room.tell, guide
        )

    # -- new matches ---------------------------------------------------------------------------------------------------

    async def create(
        self,
        creator: str,
        game: Game[Any],
        settings: dict[str, Any],
        seats: Sequence[tuple[Sitting, str]],
        *,
        at_open_table: bool = False,
        key: bytes | None = None,
        start: dict[str, Any] | None = None,
        entries: Sequence[dict[str, Any]] = (),
        lesson: bool = False,
    ) -> str:
        """A new match; each seat with the token of its link, if it has one. Without a key the deal will be sealed."""
        id, made = secrets.token_urlsafe(9), now()
        status = "gathering" if key is None else "running"
        await self.store.write(
            insert(schema.match).values(
                id=id, game=game.id, content=game.content.digest, rules=game.rules_version, seats=len(seats),
                settings=settings, key=key, start=start, lesson=lesson, status=status, open=at_open_table,
                creator=creator, created=made, updated=made, count=0, asked=[],
            ),
            *(
                insert(schema.seat).values(
                    match=id, number=number, kind=who.kind, person=who.person or None, bot=who.bot,
                    link=fingerprint(link) if link else "",
                )
                for number, (who, link) in enumerate(seats)
            ),
            *(
                insert(schema.entry).values(match=id, number=number, body=body, made=made)
                for number, body in enumerate(entries)
            ),
        )  # fmt: skip
        return id

    async def join(self, id: str, person: str, name: str, token: str, number: Seat | None) -> Seat:
        """Take an open seat: by its link, or at an open table."""
        room = await self.room(id)
        row = await self.row(id)
        rows = await self.store.read(
            select(schema.seat).where(schema.seat.c.match == id).order_by(schema.seat.c.number)
        )
        mark = fingerprint(token) if token else ""
        wanted = [
            each for each in rows if (mark and each.link == mark) or (not mark and row.open and each.kind == "open")
        ]
        if not mark and number is not None:
            wanted = [each for each in wanted if each.number == number]
        taken = next((each for each in wanted if each.kind == "open"), None)
        if taken is None:
            own = next((each.number for each in wanted if each.person == person), None)
            if own is not None:
                return int(own)
            raise Refused("this seat is taken, or the link does not fit: ask for a new one")
        seat = int(taken.number)
        room.sitting[seat] = Sitting("person", person, name)
        await self.store.write(
            update(schema.seat)
            .where(schema.seat.c.match == id, schema.seat.c.number == seat, schema.seat.c.kind == "open")
            .values(kind="person", person=person)
        )
        if all(who.kind != "open" for who in room.sitting) and room.gathering is None and room.live is None:
            self._seal(room, row)
        room.tell()
        return seat

    def _seal(self, room: Room, row: Any) -> None:
        header = Header(FORMAT, row.game, row.rules, row.content, row.seats, row.settings)
        room.seal(header.bound(), partial(self._deal, room))

    async def _deal(self, room: Room, key: bytes) -> None:
        gathering = room.gathering
        assert isinstance(gathering, Gathering)
        seal = {"bound": gathering.seal.bound, **gathering.seal.published()}
        values = {"key": key, "status": "running", "seal": seal, "updated": now()}
        await self.store.write(update(schema.match).where(schema.match.c.id == room.id).values(values))
        await self._revive(room, await self.row(room.id))
        if room.live is not None:
            asked = [ask.seat for ask in room.live.match.asks]
            await self.store.write(update(schema.match).where(schema.match.c.id == room.id).values(asked=asked))
            room.live.go_on()

    async def match_of(self, room: Room, upto: int) -> Match[Any]:
        """A match of its own, as it was after so many choices."""
        row, entries = await self.row(room.id), await self.entries(room.id)
        epoch = next((body for body in reversed(entries) if "rules" in body), None)
        origin = Origin(row.rules, row.content, row.seats, row.settings, row.key, row.start)
        return replay(room.game, origin, epoch, standing(entries)[:upto])

    def rename(self, person: str, name: str) -> None:
        for room in self._rooms.values():
            room.rename(person, name)

    # -- putting away --------------------------------------------------------------------------------------------------

    async def _put_away(self) -> None:
        while True:
            await asyncio.sleep(LOOK_ROUND)
            for id, room in list(self._rooms.items()):
                live = room.live
                idle = live is not None and time.monotonic() - live.touched > PUT_AWAY_AFTER
                if idle and not room.sockets and room.gathering is None:
                    assert live is not None
                    await live.close()
                    del self._rooms[id]

    @property
    def in_memory(self) -> int:
        """How many matches are in memory."""
        return len(self._rooms)
