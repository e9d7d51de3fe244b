"""When a match is over, and not before: its moments, playing on from one of them, its record and its seal."""

from __future__ import annotations

import json
import random
from pathlib import Path

from .browsers import BOT, HERE, LINK, ME, Line, Server, play, run


async def finished(server: Server) -> tuple[str, Line, Line]:
    """A short match of two persons, played to its end."""
    ann, bob = await server.browser("Ann"), await server.browser("Bob")
    match, (link,) = await ann.order("war-of-espionage", ME, LINK, settings={"turn_cap": 3}, open=True)
    await bob.join(match, link)
    lines = await ann.sit(match), await bob.sit(match)
    for line in lines:
        await line.until(lambda line=line: line.status == "running")  # type: ignore[misc]
    for path in ("record", "seal", "at/0", "at/0?seat=-2", "at/3?seat=1"):
        answer = await ann.get(f"/api/matches/{match}/{path}")
        assert (answer.status, answer.json) == (422, {"error": "that can be seen when the match is over"})
    fork = {"at": 0, "seats": [ME, BOT]}
    assert (await ann.post(f"/api/matches/{match}/fork", fork)).status == 422
    dice = random.Random(4)
    await play([*lines], lambda line: dice.choice(line.options))
    return match, *lines


def test_moments(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await finished(server)
            assert ann.state is not None
            last = ann.state["at"]
            seen = {}
            for seat in (-2, -1, 0, 1):
                answer = await bob.browser.get(f"/api/matches/{match}/at/{last}?seat={seat}")
                assert answer.status == 200
                seen[seat] = answer.json
            assert seen[0]["view"] == ann.state["view"]
            assert [note["id"] for note in seen[0]["notes"]] == [note["id"] for note in ann.notes]
            assert all(isinstance(card, str) for hand in seen[-2]["view"]["hands"] for card in hand)
            assert not any(isinstance(card, str) for hand in seen[-1]["view"]["hands"] for card in hand)
            assert len(seen[-2]["notes"]) > len(seen[0]["notes"]) > len(seen[-1]["notes"])
            for at in (0, 1, last // 2):
                moment = (await ann.browser.get(f"/api/matches/{match}/at/{at}?seat=0")).json
                assert moment["at"] == at
                assert moment["ended"] is None
            for bad in (f"at/{last + 1}", "at/-1", "at/x", f"at/{last}?seat=2", f"at/{last}?seat=-3", "at/0?seat=x",
                        "at/0?seat=", f"at/{'9' * 30}", "at/0?seat=" + "9" * 6000):  # fmt: skip
                assert (await ann.browser.get(f"/api/matches/{match}/{bad}")).status in (404, 422), bad

    run(story())


def test_playing_on_from_a_moment(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, _ = await finished(server)
            browser = ann.browser
            answer = await browser.post(f"/api/matches/{match}/fork", {"at": 9, "seats": [ME, HERE]})
            assert answer.status == 201
            line = await browser.sit(answer.json["id"])
            moment = (await browser.get(f"/api/matches/{match}/at/9?seat=0")).json
            await line.say("look", seat=0)
            await line.until(lambda: line.state is not None and line.state["seat"] == 0)
            assert line.state is not None
            assert line.state["view"] == moment["view"]
            mine = (await browser.get("/api/matches")).json["mine"]
            assert next(each for each in mine if each["id"] == answer.json["id"])["your_turn"]
            assert (await browser.get(f"/api/matches/{answer.json['id']}/record")).status == 422
            assert ann.state is not None
            for bad, status in (
                ({"at": ann.state["at"], "seats": [ME, BOT]}, 422),
                ({"at": 10_000, "seats": [ME, BOT]}, 422),
                ({"at": -3, "seats": [ME, BOT]}, 400),
                ({"at": 2, "seats": [ME]}, 422),
                ({"at": 2, "seats": [BOT, BOT]}, 422),
                ({"at": 2, "seats": [ME, LINK]}, 422),
            ):
                assert (await browser.post(f"/api/matches/{match}/fork", bad)).status == status, bad

    run(story())


def test_a_fork_is_played_to_its_end_and_has_a_record(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, _ = await finished(server)
            answer = await ann.browser.post(f"/api/matches/{match}/fork", {"at": 12, "seats": [ME, BOT]})
            line = await ann.browser.sit(answer.json["id"])
            await play([line], lambda line: line.options[0])
            record = await ann.browser.get(f"/api/matches/{answer.json['id']}/record")
            first, *rest = [json.loads(text) for text in record.body.decode().splitlines()]
            assert first["names"] == ["Ann", "random"]
            assert rest[-1]["end"] == len(rest) - 1
            assert (await ann.browser.get(f"/api/matches/{answer.json['id']}/seal")).status == 422

    run(story())


def test_finished_matches_of_open_tables_are_listed(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, _ = await finished(server)
            stranger = await server.browser("Eve")
            listed = (await stranger.get("/api/matches")).json["finished"]
            assert [each["id"] for each in listed] == [match]
            assert listed[0]["ending"]["say"].startswith("end-")
            assert listed[0]["status"] == "finished"
            assert ann.state is not None
            assert listed[0]["at"] == ann.state["at"]

    run(story())
