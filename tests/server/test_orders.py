"""Ordering a match, and taking a seat at it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import select

from shadow_cabinet.server import schema

from .browsers import BOT, HERE, LINK, ME, Browser, Server, play, run

ORDERS: list[tuple[dict[str, Any], int]] = [
    ({"game": "chess", "seats": [ME, BOT]}, 404),
    ({"game": "../etc", "seats": [ME, BOT]}, 404),
    ({"game": "war-of-espionage", "seats": [ME]}, 422),
    ({"game": "war-of-espionage", "seats": []}, 422),
    ({"game": "war-of-espionage", "seats": [ME] * 700}, 422),
    ({"game": "war-of-espionage", "seats": [BOT, BOT]}, 422),
    ({"game": "war-of-espionage", "seats": [ME, {"kind": "bot", "bot": "oracle"}]}, 422),
    ({"game": "war-of-espionage", "seats": [ME, {"kind": "bot", "bot": "search:9999999s"}]}, 422),
    ({"game": "war-of-espionage", "seats": [ME, {"kind": "bot"}]}, 422),
    ({"game": "war-of-espionage", "seats": [ME, {"kind": "person"}]}, 400),
    ({"game": "war-of-espionage", "seats": [ME, {"kind": "bot", "bot": "random", "key": "00"}]}, 400),
    ({"game": "war-of-espionage", "seats": [ME, BOT], "key": "00"}, 400),
    ({"game": "war-of-espionage", "seats": [ME, BOT], "settings": {"cheat": True}}, 422),
    ({"game": "war-of-espionage", "seats": [ME, BOT], "settings": {"board": "round"}}, 422),
    ({"game": "war-of-espionage", "seats": [ME, BOT], "settings": {"board": {"a": [1, None]}}}, 422),
    ({"game": "war-of-espionage", "seats": [ME, BOT], "settings": []}, 400),
    ({"game": 1955, "seats": [ME, BOT]}, 400),
    ({"game": "deep-state", "seats": [ME] * 6}, 422),
]


def test_orders_that_cannot_be(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann = await server.browser()
            for wanted, status in ORDERS:
                answer = await ann.post("/api/matches", wanted)
                assert answer.status == status, wanted
                assert answer.json["error"]
                assert "Traceback" not in answer.json["error"]
            assert (await ann.get("/api/matches")).json["mine"] == []
            assert sum((await server.counted()).values()) == len(ORDERS)

    run(story())


def test_the_games_that_are_offered(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            games = (await Browser(server).get("/api/games")).json
            assert [game["id"] for game in games] == ["war-of-espionage", "deep-state", "in-too-deep", "illuminati"]
            first = await Browser(server).get("/api/games/deep-state")
            assert first.json["digest"] == games[1]["digest"]
            tag = first.headers["etag"]
            again = await Browser(server).get("/api/games/deep-state", [(b"if-none-match", tag.encode())])
            assert (again.status, again.body) == (304, b"")
            other = await Browser(server).get("/api/games/deep-state", [(b"if-none-match", b'"other"')])
            assert other.status == 200
            assert (await Browser(server).get("/api/games/chess")).status == 404

    run(story())


def test_a_seat_by_link(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann, bob, eve = [await server.browser(name) for name in ("Ann", "Bob", "Eve")]
            match, (link,) = await ann.order("war-of-espionage", ME, LINK)
            assert (await eve.join(match)).status == 422  # not an open table
            assert (await eve.join(match, "guessed")).status == 422
            assert (await eve.join(match, seat=1)).status == 422
            assert (await eve.join("unknown", link)).status == 404
            assert (await bob.join(match, link)).json == {"seat": 1}
            assert (await bob.join(match, link)).json == {"seat": 1}  # again, as when the page is loaded anew
            assert (await eve.join(match, link)).status == 422
            assert (await ann.join(match)).json == {"seat": 0}
            mine = (await bob.get("/api/matches")).json["mine"][0]
            assert [(each["name"], each["mine"]) for each in mine["players"]] == [("Ann", False), ("Bob", True)]

    run(story())


def test_of_many_who_join_at_once_one_gets_the_seat(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann = await server.browser("Ann")
            crowd = [await server.browser(f"Guest {number}") for number in range(6)]
            match, (link,) = await ann.order("war-of-espionage", ME, LINK)
            answers = await asyncio.gather(*(guest.join(match, link) for guest in crowd))
            assert sorted(answer.status for answer in answers) == [200, 422, 422, 422, 422, 422]
            winner = next(guest for guest, answer in zip(crowd, answers, strict=True) if answer.status == 200)
            rows = await server.hub.store.read(select(schema.seat.c.person).where(schema.seat.c.match == match))
            me = (await winner.get("/api/me")).json["id"]
            assert rows[1].person == me == (await server.hub.room(match)).sitting[1].person

    run(story())


def test_an_open_table_gives_each_one_seat(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann, bob, cat = [await server.browser(name) for name in ("Ann", "Bob", "Cat")]
            match, _ = await ann.order("deep-state", ME, LINK, LINK, open=True)
            assert [each["id"] for each in (await bob.get("/api/matches")).json["open"]] == [match]
            both = await asyncio.gather(bob.join(match), bob.join(match))  # a double click
            assert [answer.json for answer in both] == [{"seat": 1}, {"seat": 1}]
            assert (await bob.join(match, seat=2)).json == {"seat": 1}
            assert (await ann.join(match)).json == {"seat": 0}
            assert (await cat.join(match, seat=2)).json == {"seat": 2}
            assert (await (await server.browser("Dan")).join(match)).status == 422
            assert (await bob.get("/api/matches")).json["open"] == []

    run(story())


def test_the_lobby_says_whose_turn_it_is(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            match, (link,) = await ann.order("war-of-espionage", ME, LINK)
            await bob.join(match, link)
            lines = [await ann.sit(match), await bob.sit(match)]
            await play(lines, lambda line: line.options[0], 7)
            for browser, line in zip((ann, bob), lines, strict=True):
                await line.quiet()
                summary = (await browser.get("/api/matches")).json["mine"][0]
                assert summary["your_turn"] == bool(line.options)
                assert summary["status"] == "running"
            assert (await (await server.browser()).get("/api/matches")).json == {"mine": [], "open": [], "finished": []}

    run(story())


def test_everybody_here_at_one_device(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann = await server.browser("Ann")
            match, links = await ann.order("deep-state", ME, HERE, BOT)
            assert links == []
            line = await ann.sit(match)
            await line.until(lambda: line.status == "running")
            assert [each["mine"] for each in line.state["players"]][:3] == [True, True, False]  # type: ignore[index]

    run(story())
