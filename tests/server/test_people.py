"""Who somebody is: a cookie, a name, and a link to another device that can be spent once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from shadow_cabinet.server import people
from shadow_cabinet.server.people import checked_name
from shadow_cabinet.table import Refused

from .browsers import Browser, Server, run


def test_a_new_browser_is_welcomed_and_known_again(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            browser = Browser(server)
            first = await browser.get("/api/me")
            assert "HttpOnly" in first.headers["set-cookie"]
            assert "SameSite=lax" in first.headers["set-cookie"]
            again = await browser.get("/api/me")
            assert again.json == first.json
            assert again.headers["cache-control"] == "no-store"
            assert (await Browser(server).get("/api/me")).json["id"] != first.json["id"]
        async with Server(database) as server:
            browser.server = server
            assert (await browser.get("/api/me")).json == first.json

    run(story())


def test_behind_tls_the_cookie_is_out_of_reach_of_others(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            browser = Browser(server, "https")
            first = await browser.get("/api/me")
            assert first.headers["set-cookie"].startswith("__Host-cabinet=")
            assert "Secure" in first.headers["set-cookie"]
            assert (await browser.get("/api/me")).json == first.json

    run(story())


def test_a_new_name_is_seen_at_once(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            match, _ = await ann.order("war-of-espionage", {"kind": "me"}, {"kind": "link"})
            line = await bob.sit(match)
            await ann.post("/api/me", {"name": "  Anna   Maria "})
            await line.until(lambda: line.state is not None and line.state["players"][0]["name"] == "Anna Maria")
            assert (await ann.get("/api/me")).json["name"] == "Anna Maria"

    run(story())


BAD_NAMES = ["", "   ", "\x07bell", "esc\x1b[31m", "a\u202eb", "z\u200dw", "x" * 25, "x" * 1000]
INVISIBLE_NAMES = ["\u3164", "a" + "\u0301" * 9, "\u0301a", "\ue000", "\ufeff"]


def test_names_that_cannot_be_shown(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            browser = await server.browser("Ann")
            for name in [*BAD_NAMES, *INVISIBLE_NAMES]:
                with pytest.raises(Refused):
                    checked_name(name)
                answer = await browser.post("/api/me", {"name": name})
                assert answer.status == 422
                assert "a name" in answer.json["error"]
            assert (await browser.get("/api/me")).json["name"] == "Ann"

    run(story())


@pytest.mark.parametrize(
    "name", ["Ann", "Ångström", "Zoë Étienne", "हिन्दी नाम", "李小龍", "مريم", "<b>&amp;", "O'Neil; --"]
)
def test_names_of_all_sorts(name: str) -> None:
    assert checked_name(name)


def test_a_device_link_is_spent_once(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann, other, third = await server.browser("Ann"), Browser(server), Browser(server)
            link = (await ann.post("/api/me/link", {})).json["link"]
            token = link.partition("#")[2]
            assert (await other.get("/me")).status in (200, 503)  # looking at the page spends nothing
            both = await asyncio.gather(*(who.post("/api/me/adopt", {"token": token}) for who in (other, third)))
            assert sorted(answer.status for answer in both) == [200, 422]
            spent = other if both[0].status == 200 else third
            assert (await spent.get("/api/me")).json == (await ann.get("/api/me")).json
            assert (await spent.post("/api/me/adopt", {"token": token})).status == 422

    run(story())


def test_a_device_link_expires_and_a_session_is_no_device_link(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann = await server.browser("Ann")
            session = ann.cookie.partition(b"=")[2].decode()
            assert (await Browser(server).post("/api/me/adopt", {"token": session})).status == 422
            token = (await ann.post("/api/me/link", {})).json["link"].partition("#")[2]
            stranger = Browser(server)
            stranger.cookie = b"cabinet=" + token.encode()  # nor is a device link a session
            assert (await stranger.get("/api/matches")).status == 401
            monkeypatch.setattr(people, "DEVICE_LINK_LASTS", -1.0)
            assert (await Browser(server).post("/api/me/adopt", {"token": token})).status == 422

    run(story())


def test_only_so_many_sessions_are_kept_in_memory(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MOST_REMEMBERED", 5)

    async def story() -> None:
        async with Server(database) as server:
            browsers = [await server.browser(f"Guest {number}") for number in range(12)]
            for number, browser in enumerate(browsers):
                assert (await browser.get("/api/me")).json["name"] == f"Guest {number}"

    run(story())
