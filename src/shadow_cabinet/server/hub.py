"""All rooms: matches are found in the database when somebody comes, and put away when nobody looks any more."""

from __future__ import annotations

import asyncio
import logging
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
from .frames import ONLOOKER
from .history import Kept, Origin, fold, kept_of, replay, standing
from .lessons import Guide
from .live import Live, Means, Sitting, checkpoint
from .people import fingerprint
from .room import AFTER_A_FAILURE, Room
from .sealing import Gathering
from .store import Store, now

PUT_AWAY_AFTER = 600.0
LOOK_ROUND = 60.0
LONGEST_PAUSE = 30.0

log = logging.getLogger(__name__)


class Unknown(TableError):
    """There is no such thing: an address that leads nowhere."""


class Hub:
    """What the server has in memory."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float, content: dict[str, Path] | None = None) -> None:
        self.store, self.thinkers = store, thinkers
        self.counts: Counter[str] = Counter()
        self._means = Means(store, thinkers, pace, self.counts)
        self._content = content or {}
        self._games: dict[str, Game[Any]] = {}
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._menders: set[asyncio.Task[None]] = set()
        self._caretaker: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._caretaker = asyncio.create_task(self._put_away(), name="caretaker")

    def close(self) -> None:
        """Stop all that goes on by itself."""
        for task in (self._caretaker, *self._menders):
            if task is not None:
                task.cancel()
        for room in self._rooms.values():
            room.close()

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
        if room is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(self._loading[id])
        room.touched = time.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        row = await self.row(id)
        room = Room(id, self.game(row.game), await self._sitting(id), self.counts)
        if row.key is not None:
            await self._revive(room, row)
        self._rooms[id] = room
        if room.live is not None:
            room.live.go_on()
        elif all(who.kind != "open" for who in room.sitting):
            self._seal(room, row)
        return room

    def _mend_soon(self, room: Room) -> None:
        task = asyncio.create_task(self._mend(room), name=f"mending {room.id}")
        self._menders.add(task)
        task.add_done_callback(self._menders.discard)

    async def _mend(self, room: Room) -> None:
        """What a match has in memory is not what is on the disk: read it anew, as soon as that is possible."""
        pause = AFTER_A_FAILURE
        while True:
            await asyncio.sleep(pause)
            try:
                await self.store.write()  # what was asked for before is written by now, or never will be
                await self._revive(room, await self.row(room.id))
                break
            except Exception as problem:  # noqa: BLE001 (whatever it was, it is tried again)
                log.error("match %s could not be read anew: %r", room.id, problem)
                pause = min(2 * pause, LONGEST_PAUSE)
        if room.live is not None:
            room.live.go_on()

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
        match, new = fold(room.game, origin, entries, kept, row.status == "finished")
        statements: list[Any] = []
        if new:
            made = now()
            rows = [{"match": id, "number": len(entries) + i, "body": body, "made": made} for i, body in enumerate(new)]
            statements.append(insert(schema.entry).values(rows))
            entries += new
            self.counts["matches under new rules"] += 1
        if match.result is None:
            asked = [ask.seat for ask in match.asks]
            if new or kept is None:  # the numbers of an older one are those of the old rules
                kept = kept_of(match, len(entries))
                statements.append(checkpoint(id, kept))
            if new or asked != row.asked:
                values = {"asked": asked, "count": match.number_for(ONLOOKER)}
                statements.append(update(schema.match).where(schema.match.c.id == id).values(values))
        if statements:
            await self.store.write(*statements)
        epoch = next((body for body in reversed(entries) if "rules" in body), None)
        before, guide = room.live, Guide(room.game) if row.lesson else None
        room.live = Live(
            id, origin, match, epoch, len(entries), kept, room.sitting, self._means, room.tell,
            partial(self._mend_soon, room), guide,
        )  # fmt: skip
        if before is not None:
            before.close()
            room.live.standing = before.standing

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
        rows = [{"match": id, "number": number, "body": body, "made": made} for number, body in enumerate(entries)]
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
            *([insert(schema.entry).values(rows)] if rows else []),
        )  # fmt: skip
        return id

    async def join(self, id: str, person: str, name: str, token: str, number: Seat | None) -> Seat:
        """Take an open seat: by its link, or at an open table."""
        room = await self.room(id)
        async with room.joining:
            seat = await self._join(room, person, token, number)
            room.sitting[seat] = Sitting("person", person, name)
            if all(who.kind != "open" for who in room.sitting) and room.gathering is None and room.live is None:
                self._seal(room, await self.row(id))
        room.tell()
        return seat

    async def _join(self, room: Room, person: str, token: str, number: Seat | None) -> Seat:
        seats = schema.seat.c
        mark = fingerprint(token) if token else ""
        row = await self.row(room.id)
        rows = await self.store.read(select(schema.seat).where(seats.match == room.id).order_by(seats.number))
        own = [each.number for each in rows if each.person == person and (not mark or each.link == mark)]
        if own:
            return int(own[0])
        wanted = [each.number for each in rows if each.kind == "open" and (each.link == mark if mark else row.open)]
        if not mark and number is not None:
            wanted = [each for each in wanted if each == number]
        if wanted:
            here = (seats.match == room.id, seats.number == wanted[0])
            await self.store.write(
                update(schema.seat).where(*here, seats.kind == "open").values(kind="person", person=person)
            )
            taken = await self.store.read(select(seats.person).where(*here))
            if taken[0].person == person:
                return int(wanted[0])
        raise Refused("this seat is taken, or the link does not fit: ask for a new one")

    def _seal(self, room: Room, row: Any) -> None:
        header = Header(FORMAT, row.game, row.rules, row.content, row.seats, row.settings)
        room.seal(header.bound(), partial(self._deal, room))

    async def _deal(self, room: Room, key: bytes) -> None:
        gathering = room.gathering
        assert isinstance(gathering, Gathering)
        seal = {"bound": gathering.seal.bound, **gathering.seal.published()}
        values = {"key": key, "status": "running", "seal": seal, "updated": now()}
        # only once: nobody deals a match anew
        undealt = update(schema.match).where(schema.match.c.id == room.id, schema.match.c.key.is_(None))
        await self.store.write(undealt.values(values))
        await self._revive(room, await self.row(room.id))
        if room.live is not None:
            room.live.go_on()

    async def match_of(self, room: Room, upto: int) -> Match[Any]:
        """A match of its own, as it was after so many choices."""
        row, entries = await self.row(room.id), await self.entries(room.id)
        epoch = next((body for body in reversed(entries) if "rules" in body), None)
        origin = Origin(row.rules, row.content, row.seats, row.settings, row.key, row.start)
        made = standing(entries)
        if upto > len(made):
            raise Refused(f"this match has {len(made)} choices, not {upto}")
        return replay(room.game, origin, epoch, made[:upto])

    def rename(self, person: str, name: str) -> None:
        for room in self._rooms.values():
            room.rename(person, name)

    # -- putting away --------------------------------------------------------------------------------------------------

    async def _put_away(self) -> None:
        while True:
            await asyncio.sleep(LOOK_ROUND)
            self.put_away(time.monotonic() - PUT_AWAY_AFTER)

    def put_away(self, before: float) -> None:
        """Forget the matches at which nobody has looked since, unless something still happens there."""
        for id, room in list(self._rooms.items()):
            if room.touched < before and not room.busy:
                room.close()
                del self._rooms[id]

    @property
    def in_memory(self) -> int:
        """How many matches are in memory."""
        return len(self._rooms)
