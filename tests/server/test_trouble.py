"""Trouble: bots die, the server ends, rules change, the disk fails, two write at once, nobody looks any more."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.games.war_of_espionage import GAME
from shadow_cabinet.server import bots, live
from shadow_cabinet.server.store import Store
from shadow_cabinet.table import Board
from shadow_cabinet.table.match import plain_arguments

from .browsers import BOT, LINK, ME, Line, Server, play, run


async def two_at_1955(server: Server) -> tuple[str, Line, Line]:
    ann, bob = await server.browser("Ann"), await server.browser("Bob")
    match, (link,) = await ann.order("war-of-espionage", ME, LINK)
    await bob.join(match, link)
    lines = await ann.sit(match), await bob.sit(match)
    for line in lines:
        await line.until(lambda line=line: line.status == "running")  # type: ignore[misc]
    return match, *lines


def whole(server: Server, match: str) -> tuple[Any, ...]:
    """All there is of a match in memory."""
    found = server.live(match).match
    notes = [(note.id, plain_arguments(note.about), note.seat) for note in found.notes]
    return found.board.position(), [(choice.seat, choice.piece.id) for choice in found.choices], notes


def any_option(seed: int) -> Any:
    dice = random.Random(seed)
    return lambda line: dice.choice(line.options)


# -- bots --------------------------------------------------------------------------------------------------------------


def test_a_worker_that_is_killed_is_replaced(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, _ = await (ann := await server.browser("Ann")).order("war-of-espionage", ME, BOT)
            line = await ann.sit(match)
            await line.until(lambda: line.status == "running" and bool(line.options))
            await play([line], any_option(1), 30)
            pool = server.hub.thinkers._pool
            assert pool is not None
            for pid in list(pool._processes):
                os.kill(pid, signal.SIGKILL)
            await play([line], any_option(2), 30)
            health = (await ann.get("/api/health")).json
            assert health["bot_restarts"] == 1
            assert "bots that failed" not in health["refused"]

    run(story())


def test_a_bot_that_fails_is_answered_for(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: object, task: bots.Task) -> str:
        if task.seat == 1 and len(task.made) % 2:
            raise ValueError("a mistake in a bot")
        return "no-such-piece"

    monkeypatch.setattr(bots.Thinkers, "think", broken)

    async def story() -> None:
        async with Server(database) as server:
            match, _ = await (ann := await server.browser("Ann")).order("war-of-espionage", ME, BOT)
            line = await ann.sit(match)
            await play([line], any_option(1), 40)
            assert (await server.counted())["bots that failed"] > 5

    run(story())


def test_a_worker_that_is_stuck_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "think", stuck)
    monkeypatch.setattr(bots, "LONGEST_THOUGHT", 1.5)
    monkeypatch.setattr(bots, "TRIES", 1)

    async def story() -> None:
        thinkers = bots.Thinkers(1)
        task = bots.Task("", None, None, None, [], 0, "")  # type: ignore[arg-type]
        thinking = asyncio.create_task(thinkers.think(task))
        await asyncio.sleep(0.8)
        assert thinkers._pool is not None
        pids = list(thinkers._pool._processes)
        with pytest.raises(TimeoutError):
            await thinking
        assert thinkers.restarts == 1
        for pid in pids:
            async with asyncio.timeout(5):
                while Path(f"/proc/{pid}").exists():
                    await asyncio.sleep(0.02)
        thinkers.close()

    run(story())


def stuck(task: object) -> str:
    time.sleep(60)
    return ""


def test_taking_back_while_a_bot_thinks(database: Path) -> None:
    async def story() -> None:
        async with Server(database, pace=0.15) as server:
            match, _ = await (ann := await server.browser("Ann")).order("war-of-espionage", ME, BOT)
            line, dice, taken_back = await ann.sit(match), random.Random(5), 0
            while taken_back < 3:
                await line.until(lambda: bool(line.options) and not server.live(match).thinks)
                await line.choose(dice.choice(line.options))
                await line.quiet()
                live = server.live(match)
                if live.match.asks[0].seat == 1 and (await line.say("undo", seat=0))["type"] == "done":
                    taken_back += 1
                    count = len(live.match.choices)
                    await asyncio.sleep(0.2)
                    assert len(live.match.choices) == count  # the bot's answer came to nothing
            before = whole(server, match)
        async with Server(database, pace=9) as server:
            ann.server = server
            await ann.sit(match)
            assert whole(server, match) == before

    run(story())


def test_of_two_tabs_that_choose_at_once_one_is_late(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            tabs = {line: await line.browser.sit(match) for line in (ann, bob)}
            for number in range(1, 20):
                for line in (ann, bob, *tabs.values()):
                    await line.quiet()
                line = ann if ann.options else bob
                answers = await asyncio.gather(
                    line.choose(line.options[0]), tabs[line].choose(line.options[-1]), line.choose(line.options[0])
                )
                assert sorted(answer["type"] for answer in answers) == ["done", "refused", "refused"]
                assert len(server.live(match).match.choices) == number

    run(story())


# -- restarts ----------------------------------------------------------------------------------------------------------


def test_a_restart_in_mid_match_changes_nothing(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            await play([ann, bob], any_option(7), 57)
            await ann.say("undo", seat=0)
            await bob.say("undo", seat=1)
            before = whole(server, match)
        async with Server(database) as server:
            lines = []
            for old in (ann, bob):
                old.browser.server = server
                lines.append(await old.browser.sit(match))
            assert whole(server, match) == before
            for seat, line in enumerate(lines):
                assert line.state is not None
                assert line.state["seat"] == seat
                assert line.state["view"] == server.live(match).match.view(seat)
            await play(lines, any_option(8), 20)

    run(story())


def test_a_match_goes_on_with_its_bots_when_somebody_comes(database: Path) -> None:
    async def story() -> None:
        async with Server(database, pace=5.0) as server:
            match, _ = await (ann := await server.browser("Ann")).order("war-of-espionage", BOT, ME)
            line = await ann.sit(match)
            await line.until(lambda: line.status == "running")
        async with Server(database) as server:
            ann.server = server
            line = await ann.sit(match)
            await line.until(lambda: bool(line.options))

    run(story())


@pytest.mark.parametrize("choices", [3, 70])
def test_a_match_survives_new_rules(database: Path, monkeypatch: pytest.MonkeyPatch, choices: int) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            await play([ann, bob], any_option(9), choices)
            for seat, line in enumerate((ann, bob)):  # behind the checkpoint, where that can be
                while (await line.say("undo", seat=seat))["type"] == "done":
                    pass
            before = whole(server, match)
            old = find_game("war-of-espionage").rules_version
        for version in (old + 1, old + 2):
            monkeypatch.setattr(GAME, "rules_version", version)
            async with Server(database) as server:
                lines = []
                for each in (ann, bob):
                    each.browser.server = server
                    lines.append(await each.browser.sit(match))
                assert whole(server, match)[0] == before[0]
                assert (await server.counted())["matches under new rules"] == 1
                await play(lines, any_option(10), 1)
                before = whole(server, match)
        async with Server(database) as server:
            for each in (ann, bob):
                each.browser.server = server
            lines = [await ann.browser.sit(match), await bob.browser.sit(match)]
            assert whole(server, match)[0] == before[0]
            assert await server.counted() == {}
            await play(lines, any_option(11))
            record = await ann.browser.get(f"/api/matches/{match}/record")
            assert record.status == 200
            seen = (await ann.browser.get(f"/api/matches/{match}/at/0?seat=0")).status
            assert seen == 200
        monkeypatch.setattr(GAME, "rules_version", old + 3)
        async with Server(database) as server:
            ann.browser.server = server
            gone = await ann.browser.sit(match)
            assert gone.closed == 4404
            assert (await ann.browser.get(f"/api/matches/{match}/record")).status == 422
            assert (await ann.browser.get("/api/matches")).json["mine"][0]["status"] == "finished"

    run(story())


# -- the disk ----------------------------------------------------------------------------------------------------------


def test_a_disk_that_fails_acknowledges_nothing_and_the_match_recovers(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    transact = Store._transact
    failing = False

    def full(store: Store, batch: Any) -> None:
        if failing:
            raise OSError(28, "No space left on device")
        transact(store, batch)

    monkeypatch.setattr(Store, "_transact", full)

    async def story() -> None:
        nonlocal failing
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            await play([ann, bob], any_option(12), 30)
            for line in (ann, bob):
                await line.quiet()
            line, other = (ann, bob) if ann.options else (bob, ann)
            before, shown = whole(server, match), len(other.frames)
            piece = line.options[0]
            failing = True
            answer = await line.choose(piece)
            assert answer == {"type": "refused", "ref": answer["ref"],
                              "why": "the server could not write to its disk; nothing was chosen"}  # fmt: skip
            assert (await line.choose(piece))["type"] == "refused"
            assert (await line.browser.post("/api/me", {"name": "Nobody"})).status == 503
            assert (await line.browser.get("/api/me")).json["name"] != "Nobody"
            await asyncio.sleep(0.3)
            failing = False
            answer = {"type": "refused"}
            async with asyncio.timeout(10):
                while answer["type"] == "refused":
                    await asyncio.sleep(0.05)
                    if whole(server, match) == before and not server.live(match).broken:
                        answer = await line.choose(piece)
            frames = [frame for frame in other.frames[shown:] if frame["type"] == "state"]
            await other.quiet()
            at = len(before[1])
            assert all(frame["at"] <= at + 1 for frame in frames)
            await play([ann, bob], any_option(13), 20)
            assert len(server.live(match).match.choices) == at + 21
            counted = await server.counted()
            assert counted["not written"] >= 2
            assert counted["matches broken off"] == 1

    run(story())


def test_of_two_who_write_the_same_choice_exactly_one_wins(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as one:
            match, ann, bob = await two_at_1955(one)
            async with Server(database) as two:
                browsers = {0: ann.browser, 1: bob.browser}
                for _ in range(12):
                    for line in (ann, bob):
                        await line.quiet()
                    mine = ann if ann.options else bob
                    assert mine.state is not None
                    seat = mine.state["seat"]
                    elsewhere = type(browsers[seat])(two)
                    elsewhere.cookie = browsers[seat].cookie
                    two.hub.put_away(time.monotonic() + 1)
                    theirs = await elsewhere.sit(match)
                    await theirs.until(lambda: bool(theirs.options))  # noqa: B023 (waited for within the loop)
                    answers = await asyncio.gather(mine.choose(mine.options[0]), theirs.choose(theirs.options[-1]))
                    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
                    winner, loser = (one, two) if answers[0]["type"] == "done" else (two, one)
                    async with asyncio.timeout(10):
                        while whole(loser, match) != whole(winner, match) or loser.live(match).broken:
                            await asyncio.sleep(0.02)
                    await theirs.leave()
            entries = await one.hub.entries(match)
            assert len(entries) == 12

    run(story())


def test_rules_that_break_off_do_not_take_the_match_with_them(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            await play([ann, bob], any_option(14), 10)
            before = whole(server, match)
            note = Board.note

            def broken(self: Board, id: str, /, **about: Any) -> None:
                raise ZeroDivisionError("a mistake in the rules")

            line = ann if ann.options else bob
            monkeypatch.setattr(Board, "note", broken)
            answers = []
            for _ in range(20):
                answers.append(await line.choose(line.options[0]))
                if answers[-1]["type"] == "refused":
                    break
                await line.quiet()
                line = ann if ann.options else bob
                before = whole(server, match)
            monkeypatch.setattr(Board, "note", note)
            assert answers[-1]["why"] == "something went wrong here; nothing was changed by it"
            async with asyncio.timeout(10):
                while server.live(match).broken or whole(server, match) != before:
                    await asyncio.sleep(0.02)
            await play([ann, bob], any_option(15), 10)

    run(story())


# -- putting away ------------------------------------------------------------------------------------------------------


def test_matches_that_nobody_looks_at_are_put_away(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            waiting, _ = await ann.browser.order("war-of-espionage", ME, LINK)
            await (await ann.browser.sit(waiting)).leave()
            await play([ann, bob], any_option(16), 12)
            before = whole(server, match)
            server.hub.put_away(time.monotonic() + 1)
            assert list(server.hub._rooms) == [match]
            await ann.leave()
            await bob.leave()
            server.hub.put_away(time.monotonic() - 600)
            assert list(server.hub._rooms) == [match]
            server.hub.put_away(time.monotonic() + 1)
            assert server.hub.in_memory == 0
            lines = await asyncio.gather(*(who.browser.sit(match) for who in (ann, bob, ann, bob)))
            assert server.hub.in_memory == 1
            assert whole(server, match) == before
            await play([lines[0], lines[1]], any_option(17), 5)

    run(story())


def test_checkpoints_are_made_however_often_a_match_is_put_away(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "ENTRIES_BETWEEN_CHECKPOINTS", 6)

    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            lines = [ann, bob]
            for step in range(8):
                await play(lines, any_option(step), 2)
                for line in lines:
                    await line.leave()
                server.hub.put_away(time.monotonic() + 1)
                lines = [await ann.browser.sit(match), await bob.browser.sit(match)]
            kept = server.live(match)._kept
            assert kept is not None
            assert kept.entries >= 10

    run(story())
