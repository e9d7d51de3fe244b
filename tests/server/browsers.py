"""A server within the test, and browsers at it: the same addresses, cookies and frames as over a network."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

from shadow_cabinet.server.app import make_app
from shadow_cabinet.server.hub import Hub
from shadow_cabinet.server.live import Live
from shadow_cabinet.table.seal import seat_commitment

PATIENCE = 20.0
ORIGIN = [(b"host", b"testserver"), (b"origin", b"http://testserver")]
ME, HERE, LINK = {"kind": "me"}, {"kind": "here"}, {"kind": "link"}
BREAKS_OFF = b"a body that does not come to its end"
BOT = {"kind": "bot", "bot": "random"}

Frame = dict[str, Any]
Headers = list[tuple[bytes, bytes]]


def run(story: Coroutine[Any, Any, None]) -> None:
    """Run what a test tells, for so long at most."""
    asyncio.run(asyncio.wait_for(story, 100))


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Server:
    """The application on a database, from entering to leaving."""

    def __init__(self, database: Path, pace: float = 0.0) -> None:
        self.app = make_app(database, pace=pace)
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Server:
        await self._stack.enter_async_context(self.app.app.router.lifespan_context(self.app.app))
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self._stack.aclose()

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.app.state.hub
        return hub

    def live(self, match: str) -> Live:
        live = self.hub._rooms[match].live
        assert live is not None
        return live

    async def browser(self, name: str = "") -> Browser:
        """Somebody new."""
        browser = Browser(self)
        await browser.get("/api/me")
        if name:
            await browser.post("/api/me", {"name": name})
        return browser

    async def counted(self) -> dict[str, int]:
        """What was refused so far, as the server tells whoever watches over it."""
        refused: dict[str, int] = (await Browser(self).get("/api/health")).json["refused"]
        return refused


class Browser:
    """Somebody with a cookie."""

    def __init__(self, server: Server, scheme: str = "http") -> None:
        self.server, self.cookie, self._scheme = server, b"", scheme

    def _headers(self, more: Headers) -> Headers:
        return [*ORIGIN, *([(b"cookie", self.cookie)] if self.cookie else []), *more]

    async def get(self, path: str, headers: Headers | None = None) -> Answer:
        return await self.ask("GET", path, None, headers)

    async def post(self, path: str, body: object, headers: Headers | None = None) -> Answer:
        return await self.ask("POST", path, body if isinstance(body, bytes) else json.dumps(body).encode(), headers)

    async def ask(self, method: str, path: str, body: bytes | None = None, headers: Headers | None = None) -> Answer:
        """One request."""
        plain, _, query = path.partition("?")
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "path": plain,
            "raw_path": plain.encode(), "query_string": query.encode(), "scheme": self._scheme, "root_path": "",
            "headers": self._headers(headers or []), "client": ("test", 1), "server": ("testserver", 80),
        }  # fmt: skip
        sent: list[Any] = []
        asked: list[bool] = []

        async def receive() -> Any:
            if body is BREAKS_OFF:
                return {"type": "http.disconnect"}
            if asked:  # what is asked once more waits for the browser to leave
                await asyncio.Event().wait()
            asked.append(True)
            return {"type": "http.request", "body": body or b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await asyncio.wait_for(self.server.app(scope, receive, send), PATIENCE)
        for name, value in sent[0]["headers"]:
            if name.lower() == b"set-cookie":
                self.cookie = value.partition(b";")[0]
        found = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
        return Answer(sent[0]["status"], found, b"".join(message.get("body", b"") for message in sent[1:]))

    async def order(self, game: str, *seats: object, **more: object) -> tuple[str, list[str]]:
        """A new match: its id, and the tokens of its links."""
        answer = await self.post("/api/matches", {"game": game, "seats": list(seats), **more})
        assert answer.status == 201, answer.body
        return answer.json["id"], [each["link"].partition("#")[2] for each in answer.json["links"]]

    async def join(self, match: str, token: str = "", seat: int | None = None) -> Answer:
        return await self.post(f"/api/matches/{match}/join", {"token": token, "seat": seat})

    async def sit(
        self, match: str, *, headers: Headers | None = None, silent: bool = False,
        listen: Callable[[Frame], None] | None = None,
    ) -> Line:  # fmt: skip
        """Open the table of a match."""
        line = Line(self, match, headers or [], silent, listen)
        await line.until(lambda: line.state is not None or line.closed is not None)
        return line


class Line:
    """A socket: `state` is the last one told, with the whole story in `notes`."""

    def __init__(
        self, browser: Browser, match: str, headers: Headers, silent: bool, listen: Callable[[Frame], None] | None
    ) -> None:
        self.browser, self.silent, self._listen = browser, silent, listen
        self.frames: list[Frame] = []
        self.told = 0  # how many states
        self.texts: list[str] = []
        self.notes: list[Frame] = []
        self.state: Frame | None = None
        self.replies: dict[int, Frame] = {}
        self.closed: int | None = None
        self.stuck = asyncio.Event()  # set: this browser takes nothing any more
        self._ref = 0
        self._news = asyncio.Event()
        self._secrets: dict[int, str] = {}
        self._steps: set[tuple[str, int]] = set()
        self._incoming: asyncio.Queue[Any] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        path = f"/ws/{match}"
        scope = {
            "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1", "path": path,
            "raw_path": path.encode(), "query_string": b"", "scheme": "ws", "root_path": "", "subprotocols": [],
            "headers": browser._headers(headers), "client": ("test", 1), "server": ("testserver", 80),
        }  # fmt: skip
        self.task = asyncio.create_task(browser.server.app(scope, self._incoming.get, self._take))

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
        elif message["type"] == "websocket.send":
            if self.stuck.is_set():
                await asyncio.sleep(3600)
            self.texts.append(message["text"])
            self._frame(json.loads(message["text"]))
        self._news.set()

    def _frame(self, frame: Frame) -> None:
        self.frames.append(frame)
        if frame["type"] == "state":
            self.state, self.told = frame, self.told + 1
            self.notes = [*self.notes[: frame["notes_from"]], *frame["notes"]]
            if frame["sealing"] and not self.silent:
                self._seal(frame)
        else:
            self.replies[frame["ref"]] = frame
        if self._listen:
            self._listen(frame)

    def _seal(self, state: Frame) -> None:
        sealing = state["sealing"]
        for seat in sealing["waiting"]:
            step = (sealing["stage"], seat)
            if not state["players"][seat]["mine"] or step in self._steps:
                continue
            self._steps.add(step)
            secret = self._secrets.setdefault(seat, secrets.token_hex(16))
            if sealing["stage"] == "commit":
                self.send("commit", seat=seat, commitment=seat_commitment(sealing["bound"], seat, secret))
            else:
                self.send("reveal", seat=seat, entropy=secret)

    # -- what the browser does -----------------------------------------------------------------------------------------

    def send(self, kind: str, **message: Any) -> int:
        """Send a frame; returns its number."""
        self._ref += 1
        self.send_raw(json.dumps({"type": kind, "ref": self._ref, **message}))
        return self._ref

    def send_raw(self, frame: str | bytes) -> None:
        kind = "text" if isinstance(frame, str) else "bytes"
        self._incoming.put_nowait({"type": "websocket.receive", kind: frame})

    async def say(self, kind: str, **message: Any) -> Frame:
        """Send a frame and wait for its answer."""
        ref = self.send(kind, **message)
        await self.until(lambda: ref in self.replies or self.closed is not None)
        return self.replies[ref]

    async def choose(self, piece: str, **other: Any) -> Frame:
        """Answer the question."""
        assert self.state is not None
        question = self.state["question"]
        return await self.say(
            "choose", **{"seat": question["seat"], "piece": piece, "number": question["number"], **other}
        )

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something that frames bring about."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._news.clear()
                await self._news.wait()

    async def quiet(self) -> None:
        """Wait until the server has told this browser all that there is to tell."""
        await self.say("ping")
        await asyncio.sleep(0.01)

    async def leave(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)

    @property
    def status(self) -> str:
        return str(self.state["status"]) if self.state else ""

    @property
    def options(self) -> list[str]:
        """What can be chosen now."""
        question = self.state and self.state["question"]
        return list(question["options"]) if question else []


Pick = Callable[[Line], str]


async def play(lines: list[Line], pick: Pick, most: int = 100_000) -> int:
    """Let the browsers play until the match is over, or for so many choices; returns how many they made."""
    made = 0
    waiting: dict[Line, int] = {}
    while made < most and any(line.status != "finished" for line in lines):
        progress = False
        for line in lines:
            if line.status == "running" and line.options and waiting.get(line) != line.told and made < most:
                waiting[line] = line.told
                answer = await line.choose(pick(line))
                assert answer["type"] == "done", answer
                before = waiting[line]
                await line.until(lambda: line.told != before)  # noqa: B023 (it is over before the next line)
                made, progress = made + 1, True
        if not progress:
            waits = [asyncio.create_task(line._news.wait()) for line in lines]
            done, _ = await asyncio.wait(waits, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            for wait in waits:
                wait.cancel()
            assert done, "nothing happens any more"
            for line in lines:
                line._news.clear()
    return made
