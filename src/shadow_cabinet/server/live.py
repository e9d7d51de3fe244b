"""A match in play: a choice goes to the disk first, then everybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from sqlalchemy import insert, update
from sqlalchemy.dialects.sqlite import insert as upsert

from shadow_cabinet.table import Match, Piece, Refused, Seat, TableError
from shadow_cabinet.table.plain import said

from . import schema
from .bots import Task, Thinkers
from .frames import ONLOOKER
from .history import Kept, Origin, choice_entry, kept_of
from .store import Store, StoreError, now

if TYPE_CHECKING:
    from .lessons import Guide

PASS = "pass"
TURN_BEGINS = "turn-begins"
ENTRIES_BETWEEN_CHECKPOINTS = 25

log = logging.getLogger(__name__)


class Sitting(NamedTuple):
    """Who sits at a seat."""

    kind: Literal["person", "bot", "open"]
    person: str = ""
    name: str = ""
    bot: str = ""


class Means(NamedTuple):
    """What every match in memory works with."""

    store: Store
    thinkers: Thinkers
    pace: float
    counts: Counter[str]


class Live:
    """One match in memory; `tell` lets those who look at it know that something has changed.

    Memory and disk are the same but for the moment of writing. Where that fails, or the rules break off, the match in
    memory is of no use any more: it is `broken`, shows itself to nobody, and is to be read from the disk anew.
    """

    def __init__(
        self,
        id: str,
        origin: Origin,
        match: Match[Any],
        epoch: dict[str, Any] | None,
        entries: int,
        kept: Kept | None,
        sitting: list[Sitting],
        means: Means,
        tell: Callable[[], None],
        when_broken: Callable[[], None],
        guide: Guide | None = None,
    ) -> None:
        self.id, self.origin, self.match, self.sitting = id, origin, match, sitting
        match.films = True
        self.standing: dict[Seat, int] = {}  # who passes until the own next turn, since how many notes
        self.guide = guide
        self.broken = False
        self._epoch, self._entries, self._kept = epoch, entries, kept
        self._means, self._tell, self._when_broken = means, tell, when_broken
        self._public = match.number_for(ONLOOKER)
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None

    # -- what people do ------------------------------------------------------------------------------------------------

    async def choose(self, seat: Seat, piece: str, number: int | None = None) -> None:
        """Answer for a seat; the answer is on the disk when this returns."""
        async with self._acting() as match:
            if self.guide is not None:
                self.guide.check(match, seat, piece)
            before = len(match.choices)
            match.choose(seat, piece, number)
            await self._save([choice_entry(choice) for choice in match.choices[before:]])
        self.go_on()

    async def undo(self, seat: Seat) -> None:
        """Take back a seat's last choice."""
        async with self._acting() as match:
            first = match.undo(seat)
            self.standing = {who: since for who, since in self.standing.items() if since <= len(match.notes)}
            await self._save([{"back": first}, *map(choice_entry, match.choices[first:])], first)
        self.go_on()

    def stand(self, seat: Seat, on: bool) -> None:
        """Pass in every window until the seat's next turn, or no longer. Nobody else learns of it."""
        if self.guide is not None and self.guide.frame(self.match) is not None:
            raise Refused("not-in-this-lesson")
        if on:
            self.standing[seat] = len(self.match.notes)
        else:
            self.standing.pop(seat, None)
        self.go_on()

    @contextlib.asynccontextmanager
    async def _acting(self) -> AsyncIterator[Match[Any]]:
        """One at a time; whatever goes wrong after the match has changed in memory breaks it."""
        async with self._lock:
            if self.broken:
                raise StoreError
            before = len(self.match.choices)
            try:
                yield self.match
            except BaseException as problem:
                if not isinstance(problem, TableError) or len(self.match.choices) != before:
                    self._break()
                raise

    def _break(self) -> None:
        self.broken = True
        self._means.counts["matches broken off"] += 1
        self._when_broken()

    async def _save(self, bodies: Sequence[dict[str, Any]], back: int | None = None) -> None:
        """Everything on the disk, before anybody is told; `back` is the choice to which the match went back."""
        match, kept = self.match, self._kept
        values: dict[str, Any] = {"asked": [ask.seat for ask in match.asks]}
        # How often somebody has picked within a decision, and when, is nobody's business before it is complete.
        public = match.number_for(ONLOOKER)
        if match.result is not None:
            ending = said(f"end-{match.result.reason}", match.result.about)
            values |= {"status": "finished", "ending": ending, "count": len(match.choices), "updated": now()}
        elif public != self._public:
            values |= {"count": public, "updated": now()}
        made = now()
        rows = [
            {"match": self.id, "number": self._entries + i, "body": body, "made": made} for i, body in enumerate(bodies)
        ]
        entries = self._entries + len(rows)
        statements: list[Any] = [
            insert(schema.entry).values(rows),
            update(schema.match).where(schema.match.c.id == self.id).values(values),
        ]
        due = kept is None or entries - kept.entries >= ENTRIES_BETWEEN_CHECKPOINTS
        undone = kept is not None and back is not None and back < kept.choices
        if match.result is None and (due or undone):
            kept = kept_of(match, entries)
            statements.append(checkpoint(self.id, kept))
        await self._means.store.write(*statements)
        self._entries, self._kept, self._public = entries, kept, public

    async def settled(self) -> bool:
        """Wait until what is in memory is on the disk: nobody is shown more than that. False if that has failed."""
        async with self._lock:
            return not self.broken

    # -- what happens by itself ----------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Tell everybody, and let bots and standing orders answer what they are asked."""
        self._tell()
        if not self.broken and self._next() is not None and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._by_itself(), name=f"bots of {self.id}")

    def _next(self) -> Seat | None:
        """A seat that does not need a person to answer."""
        return next((ask.seat for ask in self.match.asks if self._needs_nobody(ask.seat)), None)

    async def _by_itself(self) -> None:
        try:
            await self._answer_on()
        except StoreError:
            pass  # the match is broken, and goes on when it has been read anew
        except Exception:
            log.exception("match %s broke off", self.id)

    async def _answer_on(self) -> None:
        while not self.broken and (seat := self._next()) is not None:
            count, start = self._entries, time.monotonic()
            least = self._least_time(seat)
            piece = await self._answer(seat)
            await asyncio.sleep(max(0.0, least - (time.monotonic() - start)))
            if self._entries != count or not self._needs_nobody(seat):
                continue  # something was taken back, or others have chosen, or the promise was, meanwhile
            async with self._acting() as match:
                if self._entries != count:
                    continue
                before = len(match.choices)
                match.choose(seat, piece)
                await self._save([choice_entry(choice) for choice in match.choices[before:]])
            self._tell()

    def _needs_nobody(self, seat: Seat) -> bool:
        """Whether a seat does not need a person to answer."""
        guided = self.guide is not None and self.guide.reply(self.match, seat) is not None
        return guided or self.sitting[seat].kind == "bot" or self._promised(seat) is not None

    async def _answer(self, seat: Seat) -> str:
        told = self.guide.reply(self.match, seat) if self.guide else None
        promised = self._promised(seat)
        if told is not None:
            return told
        if promised is not None:
            return promised.id
        match = self.match
        made = [(choice.seat, choice.piece.id) for choice in match.choices]
        options = [option.id for ask in match.asks if ask.seat == seat for option in ask.options]
        task = Task(
            match.game.id, match.game.content.overlay, self.origin, self._epoch, made, seat, self.sitting[seat].bot
        )
        try:
            piece = await self._means.thinkers.think(task)
            if piece in options:
                return piece
            log.error("a bot chose what was not offered in match %s", self.id)
        except Exception:
            log.exception("a bot failed in match %s", self.id)
        self._means.counts["bots that failed"] += 1
        return secrets.choice(options)  # a match is not to stand still: this once it answers without thinking

    def _least_time(self, seat: Seat) -> float:
        """So that each step can be followed, and so that a quick pass tells nothing of what a bot holds.

        How many picks a decision takes would tell it too: only the first of them takes its time.
        """
        pace = self._means.pace
        kind, _, budget = self.sitting[seat].bot.partition(":")
        ask = self.match.ask_of(seat)
        if ask is None or ask.prompt.follows:
            return 0.0
        if kind == "search" and budget.endswith("s") and any(option.id == PASS for option in ask.options):
            return max(pace, float(budget[:-1]))
        return pace

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
        return None if ask.prompt.urgent else way_out

    @property
    def thinks(self) -> bool:
        """Whether something goes on here by itself."""
        return self._thinking is not None and not self._thinking.done()

    # -- leaving -------------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Stop what thinks; everything is on the disk."""
        if self._thinking is not None:
            self._thinking.cancel()


def checkpoint(match: str, kept: Kept) -> Any:
    """The statement that replaces the checkpoint of a match."""
    values = kept._asdict()
    return (
        upsert(schema.checkpoint)
        .values(match=match, **values)
        .on_conflict_do_update(index_elements=["match"], set_=values)
    )
