"""A browser at a match: what it sends is checked and answered, and what changes is sent to it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from shadow_cabinet.table import Note, Refused, Seat, TableError

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
from .plain import said
from .room import Room
from .store import StoreError

LARGEST_FRAME = 4096
RATE, BURST = 20.0, 60.0
"""Messages a second that a socket may send for long, and at once."""
MOST_REFUSED_FOR_RATE = 200
SLOWEST = 20.0
"""Seconds that a browser may take to accept a frame."""
TOO_MANY, TOO_LARGE, NOT_READING = 4008, 4009, 4010

_decode = msgspec.json.Decoder(Sent).decode
_encode = msgspec.json.Encoder().encode


class Socket:
    """One connection. It looks from one seat at a time: one of its person's, or from nowhere in particular."""

    def __init__(self, websocket: WebSocket, room: Room, person: str, counts: Counter[str]) -> None:
        self.person, self._room, self._websocket, self._counts = person, room, websocket, counts
        self.seat = self._first_seat()
        self._told: list[Note] = []
        self._replies: list[bytes] = []
        self._changed = True
        self._waking = asyncio.Event()
        self._allowance, self._asked_at = BURST, time.monotonic()
        self._floods = 0

    def _first_seat(self) -> Seat:
        own = self._room.seats_of(self.person)
        live = self._room.live
        asked = [ask.seat for ask in live.match.asks if ask.seat in own] if live else []
        return next(iter([*asked, *own]), ONLOOKER)

    def wake(self) -> None:
        """Something has changed."""
        self._changed = True
        self._waking.set()

    async def run(self) -> None:
        """Until the browser leaves: a task that sends, beside the one that receives and so notices the leaving."""
        self._room.enter(self)
        sender = asyncio.create_task(self._send_on(), name="sender")
        try:
            await self._receive_on()
        finally:
            sender.cancel()
            self._room.leave(self)

    # -- to the browser ------------------------------------------------------------------------------------------------

    async def _send_on(self) -> None:
        try:
            while True:
                await self._waking.wait()
                self._waking.clear()
                replies, self._replies = self._replies, []
                for reply in replies:
                    await self._send(reply)
                if self._changed:
                    self._changed = False
                    await self._send(await self._state())
        except TimeoutError:
            self._counts["slow readers"] += 1
            await self._websocket.close(NOT_READING)
        except (WebSocketDisconnect, RuntimeError):
            pass  # it has left: the receiver notices

    async def _send(self, frame: bytes) -> None:
        await asyncio.wait_for(self._websocket.send_text(frame.decode()), SLOWEST)

    async def _state(self) -> bytes:
        if self._room.live is not None:
            await self._room.live.settled()
        if self.seat == ONLOOKER or self.seat not in self._room.seats_of(self.person):
            self.seat = self._first_seat()
        state, self._told = self._room.state(self.person, self.seat, self._told)
        return _encode(state)

    def _reply(self, frame: Done | Refusal | Because | Pong) -> None:
        self._replies.append(_encode(frame))
        self._waking.set()

    # -- from the browser ----------------------------------------------------------------------------------------------

    async def _receive_on(self) -> None:
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            raw = text.encode() if text is not None else message.get("bytes") or b""
            if not self._within_rate():
                self._refuse(0, "that is too fast: wait a moment", "too fast")
                self._floods += 1
                if self._floods > MOST_REFUSED_FOR_RATE:
                    await self._websocket.close(TOO_MANY)
                    return
            elif len(raw) > LARGEST_FRAME:
                self._refuse(0, f"a message has at most {LARGEST_FRAME} bytes", "too large")
            else:
                await self._take(raw)

    def _within_rate(self) -> bool:
        now = time.monotonic()
        self._allowance = min(BURST, self._allowance + (now - self._asked_at) * RATE)
        self._asked_at = now
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True

    async def _take(self, raw: bytes) -> None:
        try:
            sent = _decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            self._refuse(0, f"that is no message of this table: {problem}", "unreadable")
            return
        try:
            await self._do(sent)
        except TableError as problem:
            self._refuse(sent.ref, str(problem), "refused")
            self.wake()  # so that an outdated browser sees how things stand
        except StoreError:
            self._refuse(sent.ref, "the server could not write to its disk; nothing was chosen", "not written")
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
            self.seat, self._told = sent.seat, []
            self.wake()
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
        if isinstance(sent, Choose):
            await live.choose(seat, sent.piece, sent.number)
        elif isinstance(sent, Undo):
            await live.undo(seat)
        elif isinstance(sent, Stand):
            live.stand(seat, sent.on)
        else:
            reason = live.match.why_not(seat, sent.piece)
            self._reply(Because(sent.ref, sent.piece, said(f"why-{reason.id}", reason.about), reason.rule))
