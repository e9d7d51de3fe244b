"""A browser at a match: what it sends is checked and answered, and what changes is sent to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from shadow_cabinet.table import Note, Refused, Seat, TableError
from shadow_cabinet.table.plain import said

from .frames import (
    ONLOOKER,
    Because,
    Choose,
    Commit,
    Done,
    Look,
    Ping,
    Pong,
    Refusal,
    Reveal,
    Sent,
    Stand,
    Undo,
    Why,
)
from .room import Room
from .store import StoreError

LARGEST_FRAME = 4096
RATE, BURST = 20.0, 60.0
"""Messages a second that a socket may send for long, and at once."""
MOST_REFUSED_FOR_RATE = 200
SLOWEST = 20.0
"""Seconds that a browser may take to accept a frame."""
TOO_MANY, NOT_READING, OUR_FAULT = 4008, 4010, 1011

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Sent).decode
_encode = msgspec.json.Encoder().encode


class _Left(Exception):
    """The browser is not there any more."""


class Socket:
    """One connection. It looks from one seat at a time: one of its person's, or from nowhere in particular."""

    def __init__(self, websocket: WebSocket, room: Room, person: str, counts: Counter[str]) -> None:
        self.person, self._room, self._websocket, self._counts = person, room, websocket, counts
        self._wanted: Seat | None = None  # the seat from which this browser has asked to look
        self._told: list[Note] = []
        self._known = b""  # what this browser has been sent last, but for the story and what passed on the way
        self._replies: list[bytes] = []
        self._changed = self._expected = True
        self._waking = asyncio.Event()
        self._allowance, self._asked_at = BURST, time.monotonic()
        self._floods = 0

    def _seat(self) -> Seat:
        own = self._room.seats_of(self.person)
        if self._wanted is None or (self._wanted != ONLOOKER and self._wanted not in own):
            live = self._room.live
            asked = [ask.seat for ask in live.match.asks if ask.seat in own] if live else []
            first = next(iter([*asked, *own]), None)
            if first is None:
                return ONLOOKER  # until this person takes a seat
            self._wanted = first
        return self._wanted

    def wake(self) -> None:
        """Something has changed."""
        self._changed = True
        self._waking.set()

    async def run(self) -> None:
        """Until the browser leaves: a task that sends, beside the one that receives and so notices the leaving."""
        try:
            self._room.enter(self)
        except Refused:
            self._counts["too many sockets"] += 1
            await self._websocket.close(TOO_MANY)
            return
        tasks = [asyncio.create_task(part, name="socket") for part in (self._send_on(), self._receive_on())]
        try:
            ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            code = next((code for code in (task.result() for task in ended) if code), 0)
            if code:
                with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                    async with asyncio.timeout(1):
                        await self._websocket.close(code)
        finally:
            for task in tasks:
                task.cancel()
            self._room.leave(self)

    # -- to the browser ------------------------------------------------------------------------------------------------

    async def _send_on(self) -> int:
        """Send what there is to tell; ends with the code by which the connection is to be closed."""
        try:
            while True:
                await self._waking.wait()
                self._waking.clear()
                replies, self._replies = self._replies, []
                for reply in replies:
                    await self._send(reply)
                if self._changed:
                    self._changed = False
                    state = await self._state()
                    if state is not None:
                        await self._send(state)
        except TimeoutError:
            self._counts["slow readers"] += 1
            return NOT_READING
        except _Left:
            return 0
        except Exception:
            log.exception("what match %s looks like could not be told", self._room.id)
            self._counts["errors"] += 1
            return OUR_FAULT

    async def _send(self, frame: bytes) -> None:
        try:
            async with asyncio.timeout(SLOWEST):
                await self._websocket.send_text(frame.decode())
        except (WebSocketDisconnect, RuntimeError):
            raise _Left from None

    async def _state(self) -> bytes | None:
        """How things stand, if that is not what this browser has been sent already.

        A frame that says nothing new would tell when, and how often, others pick within a decision.
        """
        room = self._room
        if room.live is not None and not await room.live.settled():
            return None  # it is told when the match has been read anew
        state, notes = room.state(self.person, self._seat(), self._told)
        lines, same, before, passing = state.notes, state.notes_from, len(self._told), state.passing
        state.notes, state.notes_from, state.passing = [], len(notes), []  # nothing passes but with a line of the story
        known = _encode(state)
        if known == self._known and not lines and same == before and not self._expected:
            return None
        self._known, self._told, self._expected = known, notes, False
        if not lines and same == len(notes):
            return known
        state.notes, state.notes_from, state.passing = lines, same, passing
        return _encode(state)

    def _reply(self, frame: Done | Refusal | Because | Pong) -> None:
        self._replies.append(_encode(frame))
        self._waking.set()

    # -- from the browser ----------------------------------------------------------------------------------------------

    async def _receive_on(self) -> int:
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return 0
            text = message.get("text")
            raw = text.encode() if text is not None else message.get("bytes") or b""
            if not self._within_rate():
                self._refuse(0, "that is too fast: wait a moment", "too fast")
                self._floods += 1
                if self._floods > MOST_REFUSED_FOR_RATE:
                    return TOO_MANY
            elif len(raw) > LARGEST_FRAME:
                self._refuse(0, f"a message has at most {LARGEST_FRAME} bytes", "too large")
            else:
                await self._take(raw)

    def _within_rate(self) -> bool:
        now = time.monotonic()
        self._allowance = min(BURST, self._allowance + (now - self._asked_at) * RATE)
        self._asked_at = now
        if self._allowance == BURST:
            self._floods = 0  # it has been quiet for a while
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True

    async def _take(self, raw: bytes) -> None:
        try:
            sent = _decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            self._refuse(0, f"that is no message of this table: {problem}", "unreadable")
            return
        try:
            await self._do(sent)
            return
        except TableError as problem:
            self._refuse(sent.ref, str(problem), "refused")
        except StoreError:
            self._refuse(sent.ref, "the server could not write to its disk; nothing was chosen", "not written")
        except Exception:
            log.exception("match %s: a %s went wrong", self._room.id, type(sent).__name__)
            self._refuse(sent.ref, "something went wrong here; nothing was changed by it", "errors")
        self._show()  # so that an outdated browser sees how things stand

    def _show(self) -> None:
        """Send how things stand even if nothing has changed."""
        self._expected = True
        self.wake()

    def _refuse(self, ref: int, why: str, kind: str) -> None:
        self._counts[kind] += 1
        self._reply(Refusal(ref, why))

    def _own(self, seat: Seat) -> Seat:
        if seat not in self._room.seats_of(self.person):
            raise Refused(f"seat {seat} is not yours")
        return seat

    async def _do(self, sent: Sent) -> None:
        room = self._room
        if isinstance(sent, Ping):
            self._reply(Pong(sent.ref))
            return
        if isinstance(sent, Look):
            if sent.seat != ONLOOKER:
                self._own(sent.seat)
            self._wanted, self._told = sent.seat, []
            self._show()
        elif isinstance(sent, Commit):
            room.commit(self._own(sent.seat), sent.commitment)
            await room.go_on_sealing()
        elif isinstance(sent, Reveal):
            room.reveal(self._own(sent.seat), sent.entropy)
            await room.go_on_sealing()
        else:
            await self._play(sent)
            if isinstance(sent, Why):
                return
        self._reply(Done(sent.ref))

    async def _play(self, sent: Choose | Undo | Why | Stand) -> None:
        live = self._room.live
        if live is None:
            raise Refused("the match has not begun: seats are still open")
        seat = self._own(sent.seat)
        if isinstance(sent, (Choose, Why)) and sent.piece not in live.match.game.catalogue.by_id:
            raise Refused("there is no such piece in this game")  # a program has sent it: no search for what was meant
        if isinstance(sent, Choose):
            await live.choose(seat, sent.piece, sent.number)
        elif isinstance(sent, Undo):
            await live.undo(seat)
        elif isinstance(sent, Stand):
            live.stand(seat, sent.on)
        elif not await live.settled():
            raise StoreError
        else:
            reason = live.match.why_not(seat, sent.piece)
            self._reply(Because(sent.ref, sent.piece, said(f"why-{reason.id}", reason.about), reason.rule))
