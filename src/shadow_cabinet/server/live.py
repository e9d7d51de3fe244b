"""A match in play: a choice goes to the disk first, then everybody is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from sqlalchemy import insert, update
from sqlalchemy.dialects.sqlite import insert as upsert

from shadow_cabinet.table import Match, Piece, Refused, Seat

from . import schema
from .bots import Task, Thinkers
from .history import Origin, choice_entry
from .plain import said
from .store import Store, StoreError, now

if TYPE_CHECKING:
    from .lessons import Guide

PASS = "pass"
TURN_BEGINS = "turn-begins"
ENTRIES_BETWEEN_CHECKPOINTS = 25


class Sitting(NamedTuple):
    """Who sits at a seat."""

    kind: Literal["person", "bot", "open"]
    person: str = ""
    name: str = ""
    bot: str = ""


class Live:
    """One match in memory; `tell` lets those who look at it know that something has changed."""

    def __init__(
        self,
        id: str,
        origin: Origin,
        match: Match[Any],
        epoch: dict[str, Any] | None,
        entries: int,
        sitting: list[Sitting],
        store: Store,
        thinkers: Thinkers,
        pace: float,
        tell: Callable[[], None],
        guide: Guide | None = None,
    ) -> None:
        self.id, self.origin, self.match, self.sitting = id, origin, match, sitting
        self.standing: dict[Seat, int] = {}  # who passes until the own next turn, since how many notes
        self.guide = guide
        self.touched = time.monotonic()
        self._epoch, self._entries = epoch, entries
        self._kept_at = entries
        self._store, self._thinkers, self._pace, self._tell = store, thinkers, pace, tell
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._broken = False

    # -- what people do ------------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[Seat]:
        """The seats that a person plays."""
        return [seat for seat, who in enumerate(self.sitting) if who.kind == "person" and who.person == person]

    async def choose(self, seat: Seat, piece: str, number: int | None = None) -> None:
        """Answer for a seat; the answer is on the disk when this returns."""
        async with self._lock:
            self._check()
            if self.guide is not None:
                self.guide.check(self.match, seat, piece)
            before = len(self.match.choices)
            self.match.choose(seat, piece, number)
            await self._save([choice_entry(choice) for choice in self.match.choices[before:]])
        self.go_on()

    async def undo(self, seat: Seat) -> None:
        """Take back a seat's last choice."""
        async with self._lock:
            self._check()
            match = self.match
            first = match.undo(seat)
            self.standing = {who: since for who, since in self.standing.items() if since <= len(match.notes)}
            await self._save([{"back": first}, *map(choice_entry, match.choices[first:])])
        self.go_on()

    def stand(self, seat: Seat, on: bool) -> None:
        """Pass in every window until the seat's next turn, or no longer. Nobody else learns of it."""
        if on:
            self.standing[seat] = len(self.match.notes)
        else:
            self.standing.pop(seat, None)
        self.go_on()

    def _check(self) -> None:
        if self._broken:
            raise Refused("the server could not write to its disk; reload the page and try again")

    async def _save(self, bodies: Sequence[dict[str, Any]]) -> None:
        """Everything on the disk, then tell everybody; if the disk fails, the match in memory is thrown away."""
        match = self.match
        values: dict[str, Any] = {
            "updated": now(),
            "count": len(match.choices),
            "asked": [ask.seat for ask in match.asks],
        }
        if match.result is not None:
            values |= {"status": "finished", "ending": said(f"end-{match.result.reason}", match.result.about)}
        made = now()
        rows = [
            {"match": self.id, "number": self._entries + i, "body": body, "made": made} for i, body in enumerate(bodies)
        ]
        statements: list[Any] = [
            insert(schema.entry).values(rows),
            update(schema.match).where(schema.match.c.id == self.id).values(values),
        ]
        if self._entries + len(rows) - self._kept_at >= ENTRIES_BETWEEN_CHECKPOINTS and match.result is None:
            statements.append(self._checkpoint(len(rows)))
        try:
            await self._store.write(*statements)
        except StoreError:
            self._broken = True  # what is in memory is more than what is on the disk: the next load starts from there
            raise
        self._entries += len(rows)
        self.touched = time.monotonic()

    def _checkpoint(self, new: int) -> Any:
        match = self.match
        values = {
            "choices": len(match.choices) - len(match.choices_since()),
            "entries": self._entries + new,
            "rules": match.game.rules_version,
            "position": match.position(),
        }
        self._kept_at = self._entries + new
        return (
            upsert(schema.checkpoint)
            .values(match=self.id, **values)
            .on_conflict_do_update(index_elements=["match"], set_=values)
        )

    @property
    def broken(self) -> bool:
        """Whether memory and disk may differ."""
        return self._broken

    async def settled(self) -> None:
        """Wait until what is in memory is on the disk: nobody is shown more than that."""
        async with self._lock:
            pass

    # -- what happens by itself ----------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Tell everybody, and let bots and standing orders answer what they are asked."""
        self._tell()
        if self._next() is not None and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._by_itself(), name=f"bots of {self.id}")

    def _next(self) -> Seat | None:
        """A seat that does not need a person to answer."""
        for ask in self.match.asks:
            if self.sitting[ask.seat].kind == "bot" or self._promised(ask.seat) is not None:
                return ask.seat
            if self.guide is not None and self.guide.reply(self.match, ask.seat) is not None:
                return ask.seat
        return None

    async def _by_itself(self) -> None:
        while not self._broken and (seat := self._next()) is not None:
            count, start = self._entries, time.monotonic()
            piece = await self._answer(seat)
            await asyncio.sleep(max(0.0, self._least_time(seat) - (time.monotonic() - start)))
            if self._entries != count:
                continue  # something was taken back, or others have chosen, meanwhile
            async with self._lock:
                if self._entries != count or self._broken:
                    continue
                before = len(self.match.choices)
                self.match.choose(seat, piece)
                await self._save([choice_entry(choice) for choice in self.match.choices[before:]])
            self._tell()

    async def _answer(self, seat: Seat) -> str:
        told = self.guide.reply(self.match, seat) if self.guide else None
        promised = self._promised(seat)
        if told is not None:
            return told
        if promised is not None:
            return promised.id
        made = [(choice.seat, choice.piece.id) for choice in self.match.choices]
        task = Task(
            self.match.game.id, self.match.game.content.overlay, self.origin, self._epoch, made, seat,
            self.sitting[seat].bot,
        )  # fmt: skip
        return await self._thinkers.think(task)

    def _least_time(self, seat: Seat) -> float:
        """So that each step can be followed, and so that a quick pass tells nothing of what a bot holds."""
        kind, _, budget = self.sitting[seat].bot.partition(":")
        ask = self.match.ask_of(seat)
        window = ask is not None and any(option.id == PASS for option in ask.options)
        if kind == "search" and window and budget.endswith("s"):
            return max(self._pace, float(budget[:-1]))
        return self._pace

    def _promised(self, seat: Seat) -> Piece | None:
        since = self.standing.get(seat)
        ask = self.match.ask_of(seat)
        if since is None or ask is None:
            return None
        notes = self.match.notes
        over = any(note.id == TURN_BEGINS and note.about.get("seat") == seat for note in notes[since:])
        way_out = next((option for option in ask.options if option.id == PASS), None)
        if over or way_out is None:
            del self.standing[seat]
            return None
        return way_out

    # -- leaving -------------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop what thinks; everything is on the disk."""
        if self._thinking is not None:
            self._thinking.cancel()
