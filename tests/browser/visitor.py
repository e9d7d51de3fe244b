"""A real server, and somebody in front of it with a browser: for tests, and for the pictures in the docs."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Literal, TypeAlias
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

import dev

ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
CHROMIUM = next((found for found in map(shutil.which, dev.CHROMIUM) if found), None)
LAPTOP, PHONE = ViewportSize(width=1280, height=720), ViewportSize(width=390, height=844)
Scheme: TypeAlias = Literal["dark", "light"]


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


class Visitor:
    """Somebody with a browser of their own; what goes wrong in it is kept."""

    def __init__(self, browser: Browser, server: Server, viewport: ViewportSize, scheme: Scheme = "dark") -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=server.address, viewport=viewport, color_scheme=scheme, reduced_motion="reduce"
        )
        self.page: Page = self.context.new_page()
        self.requests: list[str] = []
        self.problems: list[str] = []
        self.frames: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._said)
        self.page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.frames.append(str(data))))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(message.text)

    def order(self, game: str, *others: str, **settings: object) -> str:
        """A new match with others (bots, or `here` for somebody at the same screen); its id."""
        self.page.request.get("/api/me")  # whoever is new is welcomed, and remembered by a cookie
        seats = [
            {"kind": "me"},
            *({"kind": each} if each == "here" else {"kind": "bot", "bot": each} for each in others),
        ]
        answer = self.page.request.post("/api/matches", data={"game": game, "seats": seats, "settings": settings})
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
