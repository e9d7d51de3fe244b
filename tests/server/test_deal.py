"""The sealed deal: browsers commit and reveal, and nobody who stays silent, comes early or goes away can hold it up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from shadow_cabinet.server import schema
from shadow_cabinet.server.store import Store, StoreError
from shadow_cabinet.table.seal import NO_ENTROPY, check_seal, seat_commitment

from .browsers import LINK, ME, Browser, Line, Server, play, run


async def table_for_two(server: Server, **second: Any) -> tuple[str, Line, Line]:
    """Two people whose seats are taken: the deal is being sealed."""
    ann, bob = await server.browser("Ann"), await server.browser("Bob")
    match, (link,) = await ann.order("war-of-espionage", ME, LINK, settings={"turn_cap": 2})
    first = await ann.sit(match, silent=second.pop("first_silent", False))
    assert first.status == "gathering"
    await bob.join(match, link)
    return match, first, await bob.sit(match, **second)


async def published(browser: Browser, match: str, lines: list[Line]) -> dict[str, Any]:
    await asyncio.gather(*(line.until(lambda line=line: line.status == "running") for line in lines))  # type: ignore[misc]
    assert (await browser.get(f"/api/matches/{match}/seal")).status == 422  # not before the end
    await play(lines, lambda line: line.options[-1])
    seal: dict[str, Any] = (await browser.get(f"/api/matches/{match}/seal")).json
    check_seal(seal["bound"], seal, bytes.fromhex(seal["key"]))
    return seal


def test_both_browsers_have_a_hand_in_the_deal(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await table_for_two(server)
            promised = next(frame["sealing"] for frame in ann.frames if frame["type"] == "state" and frame["sealing"])
            seal = await published(ann.browser, match, [ann, bob])
            assert seal["commitment"] == promised["commitment"]
            assert seal["entropies"] == [ann._secrets[0], bob._secrets[1]]

    run(story())


def test_a_silent_browser_takes_no_part(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await table_for_two(server, silent=True)
            seal = await published(ann.browser, match, [ann, bob])
            assert seal["entropies"] == [ann._secrets[0], NO_ENTROPY]

    run(story())


def test_who_commits_and_does_not_reveal_is_left_out(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await table_for_two(server, silent=True)
            assert bob.state is not None
            commitment = seat_commitment(bob.state["sealing"]["bound"], 1, "ab" * 16)
            assert (await bob.say("commit", seat=1, commitment=commitment))["type"] == "done"
            ann._steps.clear()
            first = ann.state["sealing"]["commitment"] if ann.state and ann.state["sealing"] else ""
            await ann.until(
                lambda: ann.status == "running" or bool(ann.state and ann.state["sealing"]["commitment"] != first)
            )
            ann._steps.clear()  # a new seal asks for everything anew
            seal = await published(ann.browser, match, [ann, bob])
            assert seal["entropies"][1] == NO_ENTROPY

    run(story())


def test_nobody_can_shut_out_the_others_by_revealing_early(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await table_for_two(server, silent=True, first_silent=True)
            assert bob.state is not None
            commitment = seat_commitment(bob.state["sealing"]["bound"], 1, "ab" * 16)
            await bob.say("commit", seat=1, commitment=commitment)
            early = await bob.say("reveal", seat=1, entropy="ab" * 16)
            assert early["type"] == "refused"
            assert "too early" in early["why"]
            commitment = seat_commitment(bob.state["sealing"]["bound"], 0, "cd" * 16)
            assert (await ann.say("commit", seat=0, commitment=commitment))["type"] == "done"
            for line, seat, entropy in ((ann, 0, "cd" * 16), (bob, 1, "ab" * 16)):
                assert (await line.say("reveal", seat=seat, entropy=entropy))["type"] == "done"
            seal = await published(ann.browser, match, [ann, bob])
            assert seal["entropies"] == ["cd" * 16, "ab" * 16]

    run(story())


def test_bad_steps_are_refused_and_the_deal_goes_on(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            _, ann, bob = await table_for_two(server, silent=True, first_silent=True)
            for message in (
                {"seat": 0, "commitment": "00" * 32},
                {"seat": 1, "commitment": "nonsense"},
                {"seat": 1, "commitment": "00" * 31},
                {"seat": 7, "commitment": "00" * 32},
                {"seat": -1, "commitment": "00" * 32},
            ):
                assert (await bob.say("commit", **message))["type"] == "refused"
            assert (await bob.say("reveal", seat=1, entropy="00" * 16))["type"] == "refused"
            assert (await bob.say("choose", seat=1, piece="pass", number=0))["type"] == "refused"
            await ann.until(lambda: ann.status == "running")
            assert (await bob.say("commit", seat=1, commitment="00" * 32))["type"] == "refused"

    run(story())


def test_a_deal_that_cannot_be_written_is_tried_again(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Store.write
    failures: list[int] = []

    async def failing(store: Store, *statements: Any) -> None:
        if len(failures) < 2 and any(
            getattr(each, "table", None) is schema.match and "key" in str(each) for each in statements
        ):
            failures.append(1)
            raise StoreError
        await write(store, *statements)

    async def story() -> None:
        async with Server(database) as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            match, (link,) = await ann.order("war-of-espionage", ME, LINK, settings={"turn_cap": 2})
            lines = [await ann.sit(match)]
            monkeypatch.setattr(Store, "write", failing)
            await bob.join(match, link)
            lines.append(await bob.sit(match))
            await published(ann, match, lines)
            assert len(failures) == 2

    run(story())
