"""A real server, and Debian's Chromium in front of it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import dev
from shadow_cabinet.server.app import CLIENT

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
CHROMIUM = next((found for found in map(shutil.which, dev.CHROMIUM) if found), None)
NIGHT, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}


class Server:
    """`cabinet serve` on a free port and a file of its own; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "cabinet.sqlite"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = "from shadow_cabinet.terminal.cli import main; main()"
        options = ["serve", "--port", str(self.port), "--data", str(self.database), "--pace", "0"]
        self._process = subprocess.Popen([sys.executable, "-c", program, *options], stdout=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                with urlopen(f"{self.address}/api/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        """As if the power had gone."""
        if self._process is not None:
            os.kill(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def get(self, path: str) -> Any:
        with urlopen(Request(self.address + path), timeout=5) as answer:
            return answer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here; on Debian: apt-get install chromium")
    if not (CLIENT / "index.html").exists():
        pytest.skip("the browser client has not been built: python3 dev.py setup builds it")
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def chromium(server: Server) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own; what goes wrong in it is kept."""

    def __init__(self, browser: Browser, server: Server, viewport: dict[str, int], scheme: str = "dark") -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=server.address, viewport=viewport, color_scheme=scheme, reduced_motion="reduce"
        )  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.requests: list[str] = []
        self.problems: list[str] = []
        self.frames: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda said: said.type == "error" and self.problems.append(said.text))
        self.page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.frames.append(str(data))))

    def order(self, game: str, *bots: str, seats: list[dict[str, str]] | None = None, **settings: object) -> str:
        """A new match; its id."""
        self.page.goto("/")
        self.page.wait_for_selector("h1")
        wanted = seats or [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        answer = self.page.request.post("/api/matches", data={"game": game, "seats": wanted, "settings": settings})
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def sit(self, id: str) -> None:
        """Go to a match, and wait for the board and the question."""
        self.page.goto(f"/match/{id}")
        self.page.wait_for_selector("main.board [data-piece]", timeout=15_000)

    def state(self) -> dict[str, Any]:
        """The last state that the server has sent."""
        return next(json.loads(frame) for frame in reversed(self.frames) if '"type":"state"' in frame)

    def close(self) -> None:
        self.context.close()


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[Visitor]:
    found = Visitor(chromium, server, NIGHT)
    yield found
    found.close()
