"""Starting the server: one process, one database file."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn

from shadow_cabinet.table import TableError

from .app import make_app

SHUTDOWN_SECONDS = 3
LONGEST_SILENCE = 60  # seconds


def default_database() -> Path:
    """Where matches are kept unless somebody says otherwise."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "shadow-cabinet" / "cabinet.sqlite"


def run(database: Path, *, host: str, port: int, bots: int, pace: float, ready: Callable[[str], None]) -> None:
    """Serve until somebody ends it; `ready` is told the address when the socket listens."""
    listening = _listen(host, port)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise TableError(f"{database}: cannot be written: {problem.strerror}") from None
    app = make_app(database, bot_processes=bots, pace=pace)
    config = uvicorn.Config(
        app, log_level="warning", ws="websockets-sansio", ws_max_size=65_536, ws_ping_interval=20.0,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )  # fmt: skip
    server = uvicorn.Server(config)
    name = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    ready(f"http://{f'[{name}]' if ':' in name else name}:{listening.getsockname()[1]}/")
    server.run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":  # whoever takes nothing of what is sent to him does not keep his connection for ever
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, LONGEST_SILENCE * 1000)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        raise TableError(f"cannot listen at {host}:{port}: {problem.strerror}; --port gives another one") from None
    listening.listen(128)
    return listening
