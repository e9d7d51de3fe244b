"""Bad input is refused clearly and counted; it disturbs nobody else, and no error gets out."""

from __future__ import annotations

import json
import random
import string
from pathlib import Path
from typing import Any

import pytest

from shadow_cabinet.server import room, socket
from shadow_cabinet.server.hub import Hub

from .browsers import BREAKS_OFF, LINK, ME, Browser, Line, Server, play, run

DEEP = "[" * 1500 + "]" * 1500

FRAMES: list[str | bytes] = [
    "", " ", "null", "[]", "{}", "{", "hello", "\x00", "1e999", "NaN", DEEP, b"", b"\xff\xfe\x00", b"\x80" * 100,
    '{"type":"ping"', '{"type":"ping","ref":"1"}', '{"type":"ping","ref":1.5}', '{"type":"ping","ref":null}',
    '{"type":"ping","extra":1}', '{"type":"shutdown"}', '{"type":null}', '{"type":["ping"]}', '{"ref":1}',
    '{"type":"choose"}', '{"type":"choose","seat":0}', '{"type":"choose","seat":"0","piece":"pass","number":0}',
    '{"type":"choose","seat":0,"piece":null,"number":0}', '{"type":"choose","seat":0,"piece":"\\ud800","number":0}',
    '{"x":' + DEEP + ',"type":"ping"}', '{"type":"why","seat":0,"piece":' + DEEP + "}",
    '{"type":"stand","seat":0,"on":1}', '{"type":"look"}', '{"type":"state","seat":0}', "x" * 4097,
    '{"type":"why","seat":0,"piece":"' + "x" * 5000 + '"}', b"\x00" * 60_000,
]  # fmt: skip


BODIES = [
    b"", b"null", b"[]", b"{", b"\xff", b'"x"', b"0", b'{"a":1}', DEEP.encode(), b" " * 16_385,
    b'{"game":"deep-state","seats":[],"settings":{"a":' + b"[" * 8000 + b"]" * 8000 + b"}}",
]  # fmt: skip


async def two_at_1955(server: Server) -> tuple[str, Line, Line]:
    ann, bob = await server.browser("Ann"), await server.browser("Bob")
    match, (link,) = await ann.order("war-of-espionage", ME, LINK)
    await bob.join(match, link)
    lines = await ann.sit(match), await bob.sit(match)
    for line in lines:
        await line.until(lambda line=line: line.status == "running")  # type: ignore[misc]
    return match, *lines


async def undisturbed(server: Server, match: str, before: object, ann: Line, bob: Line) -> None:
    """Nothing has changed, both are still there, and go on."""
    assert server.live(match).match.board.position() == before
    assert ann.closed is bob.closed is None
    await play([ann, bob], lambda line: line.options[0], 3)


def test_frames_that_are_none(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            before, shown = server.live(match).match.board.position(), len(bob.frames)
            for frame in FRAMES:
                ann.replies.pop(0, None)
                ann.send_raw(frame)
                await ann.until(lambda: 0 in ann.replies)
                assert ann.replies[0]["type"] == "refused"
                assert "Traceback" not in ann.replies[0]["why"]
                assert len(ann.replies[0]["why"]) < 500
            assert len(bob.frames) == shown
            counted = await server.counted()
            assert counted == {"too large": 3, "unreadable": len(FRAMES) - 3}
            await undisturbed(server, match, before, ann, bob)

    run(story())


def test_messages_that_cannot_be(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            line, other = (ann, bob) if ann.options else (bob, ann)
            assert line.state is not None
            before, shown = server.live(match).match.board.position(), len(other.frames)
            seat, number = line.state["seat"], line.state["question"]["number"]
            unknown = {"seat": seat, "number": number}
            for message in (
                {**unknown, "piece": "no-such-piece"}, {**unknown, "piece": ""}, {**unknown, "piece": "unknown"},
                {**unknown, "piece": "x" * 3900}, {**unknown, "piece": "pass", "number": number + 1},
                {**unknown, "piece": line.options[0], "number": number - 1},
                {**unknown, "piece": line.options[0], "number": 10**30},
                {**unknown, "piece": line.options[0], "seat": 1 - seat},
                {**unknown, "piece": line.options[0], "seat": 10**30},
                {**unknown, "piece": line.options[0], "seat": -1},
            ):  # fmt: skip
                answer = await line.say("choose", **message)
                assert answer["type"] == "refused", message
                assert len(answer["why"]) < 600
            assert len(other.frames) == shown
            assert (await server.counted())["refused"] == 10
            await undisturbed(server, match, before, ann, bob)

    run(story())


def test_a_flood_ends_the_connection_and_nobody_elses(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            before = server.live(match).match.board.position()
            monkeypatch.setattr(socket, "RATE", 20.0)
            monkeypatch.setattr(socket, "BURST", 60.0)
            eve = await (await server.browser("Eve")).sit(match)
            for _ in range(400):
                eve.send("ping")
            await eve.until(lambda: eve.closed is not None)
            assert eve.closed == 4008
            assert sum(reply["type"] == "pong" for reply in eve.replies.values()) <= 61
            counted = await server.counted()
            assert counted["too fast"] == socket.MOST_REFUSED_FOR_RATE + 1
            assert len((await server.hub.room(match)).sockets) == 2
            monkeypatch.setattr(socket, "RATE", 1e9)
            monkeypatch.setattr(socket, "BURST", 1e9)
            await undisturbed(server, match, before, ann, bob)

    run(story())


def test_one_person_opens_only_so_many_sockets(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_SOCKETS", 3)

    async def story() -> None:
        async with Server(database) as server:
            match, ann, _ = await two_at_1955(server)
            tabs = [await ann.browser.sit(match) for _ in range(4)]
            assert [tab.closed for tab in tabs] == [None, None, 4008, 4008]
            await tabs[0].leave()
            assert (await ann.browser.sit(match)).closed is None

    run(story())


def test_fuzz(database: Path) -> None:
    """Thousands of frames that are almost right."""
    dice = random.Random(2026)
    signs = string.printable + 'äß\u202e\x00{}[]",:' * 4

    def mutated(frame: str) -> str | bytes:
        letters = list(frame)
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(letters) + 1)
            kind = dice.randrange(4)
            if kind == 0:
                letters.insert(at, dice.choice(signs))
            elif kind == 1 and letters:
                del letters[at - 1]
            elif kind == 2 and letters:
                letters[at - 1] = dice.choice(signs)
            else:
                start = dice.randrange(len(letters) + 1)
                letters[at:at] = letters[start : start + dice.randint(1, 30)]
        text = "".join(letters)
        return text if dice.random() < 0.8 else text.encode() + dice.randbytes(3)

    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            eve = await (await server.browser("Eve")).sit(match)
            templates: list[dict[str, Any]] = [
                {"type": "choose", "seat": 0, "piece": "pass", "number": 0, "ref": -777777},
                {"type": "why", "seat": 1, "piece": "france", "ref": -777777},
                {"type": "undo", "seat": 0, "ref": -777777}, {"type": "look", "seat": -1, "ref": 5},
                {"type": "stand", "seat": 1, "on": False, "ref": -777777}, {"type": "ping", "ref": 5},
                {"type": "commit", "seat": 0, "commitment": "ab" * 32, "ref": -777777},
                {"type": "reveal", "seat": 1, "entropy": "ab" * 16, "ref": -777777},
            ]  # fmt: skip
            for number in range(60):
                for line in (ann, bob, eve):
                    for _ in range(20):
                        template = dice.choice(templates)
                        if template["type"] != "look" or line is eve:  # the others stay where they can play
                            line.send_raw(mutated(json.dumps(template)))
                for line in (ann, bob, eve):
                    await line.quiet()
                await play([ann, bob], lambda line: dice.choice(line.options), 1)
                if number % 10 == 0:
                    eve.frames.clear()
                    eve.texts.clear()
            for line in (ann, bob, eve):
                assert line.closed is None
                await line.quiet()
            counted = await server.counted()
            assert counted["unreadable"] > 1000
            assert "errors" not in counted
            assert "matches broken off" not in counted
            found = server.live(match).match
            assert bob.state is not None
            assert bob.state["view"] == found.view(1)

    run(story())


def test_unknown_matches_and_strangers(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann = await server.browser("Ann")
            for match in ("unknown", "..", "%2e%2e", "x" * 5000, "ä\u202e", "' OR 1=1 --"):
                assert (await ann.sit(match)).closed == 4404
                if "/" not in match:
                    assert (await ann.join(match)).status == 404
            assert (await server.counted())["unknown matches"] == 6
            match, _ = await ann.order("war-of-espionage", ME, LINK)
            assert (await Browser(server).sit(match)).closed == 4401
            assert server.hub.in_memory == 0

    run(story())


ROUTES = [
    ("POST", "/api/me"), ("POST", "/api/me/link"), ("GET", "/api/matches"), ("POST", "/api/matches"),
    ("GET", "/api/matches/{match}"),
    ("POST", "/api/matches/{match}/join"), ("GET", "/api/matches/{match}/at/0"), ("POST", "/api/matches/{match}/fork"),
    ("GET", "/api/matches/{match}/record"), ("GET", "/api/matches/{match}/seal"),
    ("POST", "/api/lessons/war-of-espionage"),
]  # fmt: skip


def test_every_route_wants_a_session(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann, eve = await server.browser("Ann"), await server.browser("Eve")
            match, links = await ann.order("war-of-espionage", ME, LINK)
            device = (await ann.post("/api/me/link", {})).json["link"].partition("#")[2]
            for method, path in ROUTES:
                address = path.replace("{match}", match)
                for token in ("", "x", links[0], device, "x" * 5000, "ÿ"):
                    stranger = Browser(server)
                    stranger.cookie = b"cabinet=" + token.encode("latin-1")
                    answer = await stranger.ask(method, address, b"{}")
                    assert answer.status == 401, (path, token)
                    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
                for body in BODIES:
                    answer = await eve.ask(method, address, body)
                    assert answer.status < 500, (path, body)
                    if answer.status >= 400:
                        assert "Traceback" not in answer.json["error"]
            assert (await ann.get("/api/me")).json["name"] == "Ann"
            assert (await server.hub.room(match)).sitting[1].kind == "open"
            assert "errors" not in await server.counted()

    run(story())


def test_requests_from_other_sites(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann = await server.browser("Ann")
            match, _ = await ann.order("war-of-espionage", ME, LINK)
            for headers in (
                [(b"sec-fetch-site", b"cross-site")], [(b"sec-fetch-site", b"same-site")],
                [(b"sec-fetch-site", b"nonsense")],
            ):  # fmt: skip
                for method, path in ROUTES:
                    if method == "POST":
                        answer = await ann.ask(method, path.replace("{match}", match), b"{}", headers)
                        assert answer.status == 403
                        assert "content-security-policy" in answer.headers
                assert (await ann.ask("DELETE", "/", None, headers)).status == 403
                assert (await ann.sit(match, headers=headers)).closed == 4403
                stranger = Browser(server)
                assert (await stranger.get("/api/me", headers)).status == 403  # nobody new from another site
                assert stranger.cookie == b""
            for origin in (b"http://evil.example", b"null", b"http://testserver.evil.example", b"testserver"):
                ann._headers = lambda more, origin=origin: [  # type: ignore[method-assign,misc]
                    (b"host", b"testserver"), (b"origin", origin), (b"cookie", ann.cookie), *more
                ]  # fmt: skip
                assert (await ann.post("/api/me", {"name": "Evil"})).status == 403
                assert (await ann.sit(match)).closed == 4403
            assert (await server.counted())["from other sites"] > 20

    run(story())


def test_an_error_of_ours_is_told_without_its_details(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: Hub, id: str) -> object:
        raise ZeroDivisionError("poland-3-deport")

    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            before = server.live(match).match.board.position()
            with monkeypatch.context() as patched:
                patched.setattr(Hub, "room", broken)
                answer = await ann.browser.get(f"/api/matches/{match}/record")
                assert answer.status == 500
                assert answer.json == {"error": "something went wrong here; nothing was changed by it"}
                assert "content-security-policy" in answer.headers
                line = Line(ann.browser, match, [], False, None)
                await line.task
                assert line.closed == 1011
            assert (await server.counted())["errors"] == 2
            await undisturbed(server, match, before, ann, bob)

    run(story())


def test_a_request_that_breaks_off_is_no_error_of_ours(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann = await server.browser("Ann")
            assert (await ann.ask("POST", "/api/me", BREAKS_OFF)).status == 400
            assert await server.counted() == {"answered 400": 1}

    run(story())


def test_odd_addresses_and_methods(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann = await server.browser("Ann")
            for method, path in (
                ("GET", "/api/nothing"), ("GET", "/api"), ("PUT", "/api/me"), ("DELETE", "/api/matches"),
                ("GET", "/api/matches/x/at/1.5"), ("GET", "/assets/../schema.py"), ("GET", "/assets/%00"),
                ("GET", "/assets/nothing.js"), ("POST", "/"), ("GET", "/api/games/%ff"), ("HEAD", "/api/games"),
                ("GET", "/api/matches/" + "9" * 9000 + "/at/" + "9" * 9000), ("TRACE", "/"), ("OPTIONS", "/api/me"),
                ("GET", "/ws/x"), ("GET", "/\x00"), ("GET", "//evil.example"), ("GET", "/api/lessons/deep-state"),
            ):  # fmt: skip
                answer = await ann.ask(method, path)
                assert answer.status != 500, path
                for header in ("content-security-policy", "x-content-type-options", "referrer-policy"):
                    assert header in answer.headers
            assert "errors" not in await server.counted()

    run(story())
