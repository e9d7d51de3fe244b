"""A real server in a process of its own, and people who play at it over the loopback with random legal choices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from shadow_cabinet.table.seal import seat_commitment

GAME = "war-of-espionage"


class Process:
    """`cabinet serve` on a database."""

    def __init__(self, database: Path, port: int = 0) -> None:
        command = [sys.executable, "-m", "shadow_cabinet.terminal.cli", "serve", "--data", str(database)]
        self._process = subprocess.Popen(
            [*command, f"--port={port}"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if found is None:
            raise RuntimeError(f"the server did not start: {line!r} {self._process.communicate()[1]}")
        self.port = int(found[1])

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *problem: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate()

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.communicate()

    def stop(self) -> tuple[int, str]:
        """End it as Ctrl-C does; returns its exit code, and what it wrote to its error output."""
        self._process.send_signal(signal.SIGINT)
        _, errors = self._process.communicate(timeout=20)
        return self._process.returncode, errors

    @property
    def children(self) -> list[int]:
        """The processes that it has started (on Linux; else none)."""
        tasks = Path(f"/proc/{self._process.pid}/task").glob("*/children")
        return [int(pid) for task in tasks for pid in task.read_text().split()]

    @property
    def processor_seconds(self) -> float:
        """How long it has computed (on Linux; else 0)."""
        status = Path(f"/proc/{self._process.pid}/stat")
        if not status.exists():
            return 0.0
        fields = status.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def kilobytes(self) -> int:
        """How much memory it holds (on Linux; else 0)."""
        status = Path(f"/proc/{self._process.pid}/status")
        found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
        return int(found[1]) if found else 0


class Person:
    """Somebody with a cookie, over plain HTTP."""

    def __init__(self, port: int) -> None:
        self.port, self.cookie = port, ""
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request; returns what was answered."""
        content = None if body is None else json.dumps(body)
        with contextlib.closing(HTTPConnection("127.0.0.1", self.port)) as connection:
            connection.request(method, path, content, {"Cookie": self.cookie})
            answer = connection.getresponse()
            self.cookie = (answer.getheader("Set-Cookie") or self.cookie).partition(";")[0]
            found = json.loads(answer.read())
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {found}")
        return found


class Question(msgspec.Struct):
    """What of a question matters here."""

    seat: int
    options: list[str]
    number: int


class Sealing(msgspec.Struct):
    bound: str
    waiting: list[int]
    stage: str


class State(msgspec.Struct, tag_field="type", tag="state"):
    """What of a state matters here."""

    status: str
    question: Question | None
    sealing: Sealing | None


class Done(msgspec.Struct, tag_field="type", tag="done"):
    ref: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    ref: int
    why: str


_decode = msgspec.json.Decoder(State | Done | Refused).decode


class Choice(NamedTuple):
    """What a seat has chosen."""

    seat: int
    piece: str


class Table:
    """A match of 1955 with both of its players, each at a socket."""

    def __init__(self, people: tuple[Person, Person], dice: random.Random) -> None:
        wanted = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "link"}]}
        order = people[0].ask("POST", "/api/matches", wanted)
        self.id = str(order["id"])
        people[1].ask("POST", f"/api/matches/{self.id}/join", {"token": order["links"][0]["link"].partition("#")[2]})
        self._dice = dice
        self.chairs = [Chair(self, seat, person) for seat, person in enumerate(people)]
        self.ledger: list[Choice] = []  # what was acknowledged, in that order
        self.sent: Choice | None = None  # what was sent and is not acknowledged yet
        self.sent_at = 0.0
        self.told: Callable[[float], None] = lambda seconds: None  # how long until the other seat has seen it
        self.refused: list[str] = []
        self._open = False  # whether the other seat has still to see the last choice

    @property
    def ready(self) -> bool:
        """Whether somebody can choose something."""
        return self.sent is None and any(chair.question for chair in self.chairs)

    @property
    def running(self) -> bool:
        return all(chair.status == "running" for chair in self.chairs)

    async def choose(self) -> None:
        """Choose something that is offered."""
        chair = next(chair for chair in self.chairs if chair.question)
        question, chair.question = chair.question, None
        assert question is not None
        piece = self._dice.choice(question.options)
        self.sent, self._open, self.sent_at = Choice(question.seat, piece), True, time.perf_counter()
        await chair.send("choose", seat=question.seat, piece=piece, number=question.number)

    def take(self, chair: Chair, frame: State | Done | Refused) -> None:
        """What one of the two was told."""
        if isinstance(frame, Done):
            if frame.ref and self.sent:
                self.ledger.append(self.sent)
                self.sent = None
        elif isinstance(frame, Refused):
            self.refused.append(frame.why)
            self.sent = None
        else:
            chair.status, chair.question = frame.status, frame.question
            if self._open and (self.sent or self.ledger[-1]).seat != chair.seat:
                self._open = False
                self.told(time.perf_counter() - self.sent_at)


class Chair:
    """One player's socket."""

    def __init__(self, table: Table, seat: int, person: Person) -> None:
        self.table, self.seat, self.person = table, seat, person
        self.status = ""
        self.question: Question | None = None
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._secret = secrets.token_hex(16)
        self._steps: set[str] = set()

    async def open(self) -> None:
        """Come to the table; where nobody answers, try again."""
        address = f"ws://127.0.0.1:{self.person.port}/ws/{self.table.id}"
        while True:
            try:
                self._socket = await connect(address, additional_headers={"Cookie": self.person.cookie})
                break
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)
        self._reading = asyncio.create_task(self._read(self._socket))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                frame = _decode(text)
                if isinstance(frame, State) and frame.sealing:
                    await self._seal(frame.sealing)
                self.table.take(self, frame)
        except WebSocketException:
            pass
        self.status, self.question = "", None

    async def _seal(self, sealing: Sealing) -> None:
        if self.seat not in sealing.waiting or sealing.stage in self._steps:
            return
        self._steps.add(sealing.stage)
        if sealing.stage == "commit":
            commitment = seat_commitment(sealing.bound, self.seat, self._secret)
            await self.send("commit", 0, seat=self.seat, commitment=commitment)
        else:
            await self.send("reveal", 0, seat=self.seat, entropy=self._secret)

    async def send(self, kind: str, ref: int = 1, **message: Any) -> None:
        assert self._socket is not None
        with contextlib.suppress(WebSocketException):  # the reader notices
            await self._socket.send(json.dumps({"type": kind, "ref": ref, **message}))

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        if self._socket is not None:
            await self._socket.close()


async def seated(people: tuple[Person, Person], count: int, dice: random.Random) -> list[Table]:
    """So many matches, dealt, with both players at their sockets."""
    tables = await asyncio.to_thread(lambda: [Table(people, dice) for _ in range(count)])
    await asyncio.gather(*(chair.open() for table in tables for chair in table.chairs))
    while not all(table.running for table in tables):
        await asyncio.sleep(0.02)
    return tables


def written(database: Path, match: str) -> list[Choice]:
    """What stands in the database of a match in which nothing is taken back."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        rows = connection.execute("SELECT number, body FROM entry WHERE match = ? ORDER BY number", (match,)).fetchall()
    assert [number for number, _ in rows] == list(range(len(rows))), "numbers are missing or double"
    return [Choice(**json.loads(body)) for _, body in rows]
