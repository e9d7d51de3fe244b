"""A real server over the loopback: what only shows there."""

from __future__ import annotations

import asyncio
import random
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks import kill
from benchmarks.serving import Person, Process, seated, written
from shadow_cabinet.server import socket as table_socket
from shadow_cabinet.server.app import make_app
from shadow_cabinet.server.run import _listen

from .browsers import run


def test_a_server_that_is_killed_loses_nothing(database: Path) -> None:
    assert asyncio.run(kill.trials(database, 3, 4, random.Random(3), longest=0.3)) == []


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells whose child a process is")
def test_bots_do_not_outlive_a_server_that_was_killed(database: Path) -> None:
    async def story() -> None:
        with Process(database) as server:
            ann = Person(server.port)
            order = {"game": "deep-state", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "me"}]}
            match = ann.ask("POST", "/api/matches", order)["id"]
            async with (
                connect(f"ws://127.0.0.1:{server.port}/ws/{match}", additional_headers={"Cookie": ann.cookie}) as table,
                asyncio.timeout(30),
            ):
                while not (workers := server.children):
                    await table.recv()
                server.kill()
                while any(alive(worker) for worker in workers):
                    await asyncio.sleep(0.05)

    run(story())


def alive(pid: int) -> bool:
    """Whether a process still computes; one that has ended may wait for somebody to notice."""
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_the_server_ends_at_once_with_everybody_there(database: Path) -> None:
    async def story() -> None:
        with Process(database) as server:
            people = Person(server.port), Person(server.port)
            bots = {"game": "deep-state", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:3s"}]}
            against = people[0].ask("POST", "/api/matches", bots)["id"]
            tables = await seated(people, 2, random.Random(1))
            for table in tables:
                await table.choose()
            async with connect(f"ws://127.0.0.1:{server.port}/ws/{against}",
                               additional_headers={"Cookie": people[0].cookie}):  # fmt: skip
                await asyncio.sleep(0.3)
                start = time.perf_counter()
                code, errors = await asyncio.to_thread(server.stop)
                assert time.perf_counter() - start < 4
                assert code in (0, 130)
                assert errors.strip() == ""
            for table in tables:
                for chair in table.chairs:
                    await chair.close()
                assert len(written(database, table.id)) <= 1

    run(story())


def test_handshakes_and_frames(database: Path) -> None:
    async def story() -> None:
        with Process(database) as server:
            people = Person(server.port), Person(server.port)
            (table,) = await seated(people, 1, random.Random(2))
            address = f"ws://127.0.0.1:{server.port}/ws/{table.id}"
            cookie = {"Cookie": people[0].cookie}
            for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
                with pytest.raises(InvalidStatus):
                    await connect(address, additional_headers={**cookie, **headers})
            for bad, code in (("/ws/unknown", 4404), (f"/ws/{table.id}", 4401)):
                key = cookie if code == 4404 else {}
                async with connect(f"ws://127.0.0.1:{server.port}{bad}", additional_headers=key) as stranger:
                    with pytest.raises(ConnectionClosed) as closed:
                        await stranger.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == code
            async with connect(address, additional_headers=cookie) as huge:
                await huge.recv()
                await huge.send("x" * 1_000_000)
                with pytest.raises(ConnectionClosed, match="too big"):
                    await rest(huge)
            await table.choose()
            while table.sent:
                await asyncio.sleep(0.01)
            assert len(table.ledger) == 1
            health = people[0].ask("GET", "/api/health")["refused"]
            assert health == {"from other sites": 2, "unknown matches": 1}
            for chair in table.chairs:
                await chair.close()

    run(story())


async def rest(socket: ClientConnection) -> None:
    """Read on until the connection ends."""
    async for _ in socket:
        pass


def test_whoever_reads_nothing_is_sent_away(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "SLOWEST", 0.3)

    async def story() -> None:
        app = make_app(database)
        listening = _listen("127.0.0.1", 0)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws="websockets-sansio"))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        port = listening.getsockname()[1]
        people = await asyncio.to_thread(lambda: (Person(port), Person(port)))
        (table,) = await seated(people, 1, random.Random(2))
        lazy = socket.socket()
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        lazy.setblocking(False)
        await asyncio.get_running_loop().sock_connect(lazy, ("127.0.0.1", port))
        _, writer = await asyncio.open_connection(sock=lazy, limit=1024)
        request = (
            f"GET /ws/{table.id} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        )
        writer.write(f"{request}Cookie: {people[0].cookie}\r\n\r\n".encode())
        await asyncio.sleep(0.1)
        hub = app.app.state.hub
        async with asyncio.timeout(30):
            while not hub.counts["slow readers"]:
                if table.ready:
                    await table.choose()
                await asyncio.sleep(0)
            while len((await hub.room(table.id)).sockets) > 2:
                await asyncio.sleep(0.01)
            before = len(table.ledger)
            while len(table.ledger) < before + 5:  # nobody else has noticed
                if table.ready:
                    await table.choose()
                await asyncio.sleep(0.001)
        writer.transport.abort()
        for chair in table.chairs:
            await chair.close()
        server.should_exit = True
        await asyncio.wait_for(serving, 10)

    run(story())


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("this is no database, but somebody's notes\n" * 100)
    command = [sys.executable, "-m", "shadow_cabinet.terminal.cli", "serve", "--port=0", f"--data={file}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert "notes.txt" in done.stderr
    assert file.read_text().startswith("this is no database")
