"""The server is killed at random moments under load, and started again: what was acknowledged is there, once, in order.

For example:

    python -m benchmarks.kill
    python -m benchmarks.kill --trials 5 --matches 10

Each trial lets people play 1955 with random legal choices, kills `cabinet serve` with SIGKILL, reads the database,
compares it with the ledger that the players keep of what was acknowledged, starts the server on the same database and
lets everybody come back. A choice that was sent and not acknowledged may be kept or not; nothing else may differ.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.serving import Person, Process, Table, seated, written

LONGEST_RETURN = 30.0
"""Seconds until everybody has to be back."""


async def busy(tables: list[Table], seconds: float) -> None:
    """Everybody plays as fast as the server answers."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        for table in tables:
            if table.ready:
                await table.choose()
        await asyncio.sleep(0.001)


def compare(database: Path, tables: list[Table]) -> list[str]:
    """What is lost, doubled or out of order; the ledgers go on from what is kept."""
    wrong = []
    for table in tables:
        kept = written(database, table.id)
        known = len(table.ledger)
        unsure = [table.sent] if table.sent else []
        if kept[:known] != table.ledger:
            wrong.append(f"{table.id}: of {known} acknowledged choices {len(kept)} are kept, or in another order")
        elif kept[known:] not in ([], unsure):
            wrong.append(f"{table.id}: {len(kept) - known} choices are kept that nobody has made")
        table.ledger, table.sent = kept, None
    return wrong


async def come_back(tables: list[Table], port: int) -> None:
    """Everybody finds the match as the ledger has it."""
    chairs = [chair for table in tables for chair in table.chairs]
    for chair in chairs:
        await chair.close()
        chair.status, chair.question = "", None
        chair.person.port = port
    await asyncio.gather(*(chair.open() for chair in chairs))
    async with asyncio.timeout(LONGEST_RETURN):
        while not all(all(chair.status for chair in table.chairs) for table in tables):
            await asyncio.sleep(0.01)


async def trials(database: Path, count: int, matches: int, dice: random.Random, longest: float = 1.0) -> list[str]:
    """Kill and start again, so often; returns what went wrong."""
    wrong: list[str] = []
    tables: list[Table] = []
    server = Process(database)
    try:
        for trial in range(1, count + 1):
            tables = [table for table in tables if table.running]
            if len(tables) < matches:
                people = Person(server.port), Person(server.port)
                tables += await seated(people, matches - len(tables), dice)
            before = sum(len(table.ledger) for table in tables)
            playing = asyncio.create_task(busy(tables, 60))
            await asyncio.sleep(dice.uniform(0.05, longest))
            server.kill()
            await asyncio.sleep(0.1)  # what the dead server has sent has arrived
            playing.cancel()
            made, unsure = (
                sum(len(table.ledger) for table in tables) - before,
                sum(bool(table.sent) for table in tables),
            )
            wrong += [f"trial {trial}: {line}" for line in compare(database, tables)]
            start = time.perf_counter()
            server = Process(database)
            up = time.perf_counter() - start
            await come_back(tables, server.port)
            back = time.perf_counter() - start
            print(
                f"trial {trial}: killed after {made} choices, {unsure} of them in flight; {len(wrong)} mistakes;"
                f" up after {up:.1f} s, everybody back after {back:.1f} s",
                flush=True,
            )
            wrong += [f"trial {trial}: {table.id}: refused: {why}" for table in tables for why in table.refused]
        for table in tables:
            for chair in table.chairs:
                await chair.close()
    finally:
        server.kill()
    return wrong


def main() -> int:
    usage = argparse.ArgumentParser(
        prog="python -m benchmarks.kill", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    usage.add_argument("--trials", type=int, default=50, help="how often the server is killed (default: 50)")
    usage.add_argument("--matches", type=int, default=30, help="live matches, of two sockets each (default: 30)")
    usage.add_argument("--seed", type=int, default=1955, help="of the choices and moments (default: 1955)")
    wanted = usage.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "cabinet.sqlite")
        wrong = asyncio.run(trials(database, wanted.trials, wanted.matches, random.Random(wanted.seed)))
    for line in wrong[:20]:
        print(line)
    print("nothing acknowledged was lost, doubled or reordered" if not wrong else f"{len(wrong)} mistakes")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
