"""Many matches at once against a real server: how soon the other seat sees a choice, at which rate, in how much memory.

For example:

    python -m benchmarks.load
    python -m benchmarks.load --matches 50 --rate 20 --seconds 30

It starts `cabinet serve` on a database of its own, and plays 1955 with random legal choices from this second process.
At the end what was acknowledged is compared with what the database holds, choice by choice.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from benchmarks.serving import Person, Process, Table, seated, written

LIMIT = 0.250
"""Seconds: the highest rate is the one at which 99 of 100 choices are seen by then."""
KEPT_UP = 0.95  # of the choices that were due must have been made, else the rate is too high


class Step(NamedTuple):
    """One rate, and what came of it."""

    rate: float
    made: float
    p50: float
    p95: float
    p99: float

    @property
    def held(self) -> bool:
        return self.p99 <= LIMIT and self.made >= KEPT_UP * self.rate

    def __str__(self) -> str:
        times = ", ".join(f"{name} {1000 * getattr(self, name):.1f} ms" for name in ("p50", "p95", "p99"))
        load = f", load average {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
        return f"{self.rate:.0f} a second: made {self.made:.1f}; seen by the other seat after {times}{load}"


async def at_rate(tables: list[Table], rate: float, seconds: float) -> Step:
    """Choose at an even rate over all tables."""
    times: list[float] = []
    for table in tables:
        table.told = times.append
    start, made, turn = time.perf_counter(), 0, 0
    while (now := time.perf_counter()) - start < seconds:
        due = int((now - start) * rate) - made
        for _ in range(due):
            ready = (n % len(tables) for n in range(turn, turn + len(tables)) if tables[n % len(tables)].ready)
            found = next(ready, None)
            if found is None:
                break  # all wait for the server
            turn, made = found + 1, made + 1
            await tables[found].choose()
        await asyncio.sleep(0.001)
    took = time.perf_counter() - start
    for _ in range(500):
        if all(table.sent is None for table in tables):
            break
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.1)
    times.sort()
    p50, p95, p99 = (times[min(len(times) - 1, int(len(times) * part))] for part in (0.5, 0.95, 0.99))
    return Step(rate, made / took, p50, p95, p99)


async def highest(tables: list[Table], first: Step, until: float, seconds: float) -> Step:
    """The highest rate that is held: doubled while it is, then halved in between."""
    best, low, high = first, first.rate, 0.0
    while time.perf_counter() + seconds + 2 < until and (not high or high / low > 1.15):
        tables = [table for table in tables if table.running]
        step = await at_rate(tables, (low + high) / 2 if high else low * 2, seconds)
        print(f"  {step}{'' if step.held else '  (too much)'}", flush=True)
        if step.held:
            best, low = step, step.rate
        else:
            high = step.rate
    return best


def mistakes(database: Path, tables: list[Table]) -> list[str]:
    """Where what was acknowledged and what is written differ."""
    found = [f"{table.id}: refused: {why}" for table in tables for why in table.refused]
    for table in tables:
        kept = written(database, table.id)
        if kept != table.ledger:
            found.append(f"{table.id}: {len(table.ledger)} choices acknowledged, {len(kept)} kept, or in another order")
    return found


async def measure(database: Path, server: Process, matches: int, rate: float, until: float) -> list[str]:
    """All figures, one after the other; returns what went wrong."""
    dice = random.Random(1955)
    people = Person(server.port), Person(server.port)
    tables = await seated(people, 1, dice)  # so that the game itself is loaded
    memory = [server.kilobytes]
    for _ in range(2):
        tables += await seated(people, matches, dice)
        memory.append(server.kilobytes)
        print(f"{len(tables)} matches, {2 * len(tables)} sockets: {memory[-1] / 1024:.0f} MB", flush=True)
        if len(memory) == 2:
            span = max(5.0, (until - time.perf_counter()) / 3)
            computed = server.processor_seconds
            step = await at_rate(tables, rate, span)
            computed = 1000 * (server.processor_seconds - computed) / (step.made * span)
            print(f"{step}; {computed:.2f} ms of the server's processor time for each", flush=True)
            memory[-1] = server.kilobytes
            best = await highest(tables, step, until - span / 2, min(8.0, span / 2))
            print(f"highest rate with p99 under {1000 * LIMIT:.0f} ms: {best}", flush=True)
            memory.append(server.kilobytes)
    if memory[0]:
        slopes = (memory[1] - memory[0]) / matches, (memory[3] - memory[2]) / matches
        print(
            f"memory: {memory[0] / 1024:.0f} MB at the start;"
            f" a live match with two sockets {slopes[0]:.0f} kB while played, {slopes[1]:.0f} kB when just dealt"
        )
    for table in tables:
        for chair in table.chairs:
            await chair.close()
    print(f"{sum(len(table.ledger) for table in tables)} choices acknowledged", flush=True)
    return mistakes(database, tables)


def main() -> int:
    usage = argparse.ArgumentParser(
        prog="python -m benchmarks.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    usage.add_argument("--matches", type=int, default=200, help="live matches, of two sockets each (default: 200)")
    usage.add_argument("--rate", type=float, default=100, help="choices a second in all (default: 100)")
    usage.add_argument("--seconds", type=float, default=90, help="how long it may take (default: 90)")
    wanted = usage.parse_args()
    until = time.perf_counter() + wanted.seconds
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "cabinet.sqlite")
        with Process(database) as server:
            wrong = asyncio.run(measure(database, server, wanted.matches, wanted.rate, until))
            code, errors = server.stop()
    for line in wrong[:20]:
        print(line)
    if errors.strip():
        print(f"the server wrote: {errors[-2000:]}")
    print("no choice lost, doubled or out of order" if not wrong else f"{len(wrong)} matches went wrong")
    return int(bool(wrong) or bool(errors.strip()) or code not in (0, 130, -2))


if __name__ == "__main__":
    sys.exit(main())
