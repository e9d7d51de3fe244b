"""Playing: whole matches over sockets, taking back, asking why, passing beforehand, looking on, one device for two."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.table.record import read_record, verify

from .browsers import BOT, HERE, LINK, ME, Line, Server, play, run


async def two_at_1955(server: Server) -> tuple[str, Line, Line]:
    ann, bob = await server.browser("Ann"), await server.browser("Bob")
    match, (link,) = await ann.order("war-of-espionage", ME, LINK)
    await bob.join(match, link)
    lines = await ann.sit(match), await bob.sit(match)
    for line in lines:
        await line.until(lambda line=line: line.status == "running")  # type: ignore[misc]
    return match, *lines


def test_a_whole_match_of_1955_and_its_record(database: Path, tmp_path: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            dice = random.Random(1)
            assert (await ann.browser.get(f"/api/matches/{match}/record")).status == 422
            await play([ann, bob], lambda line: dice.choice(line.options))
            answer = await bob.browser.get(f"/api/matches/{match}/record")
            assert "attachment" in answer.headers["content-disposition"]
            file = tmp_path / "record.jsonl"
            file.write_bytes(answer.body)
            record = read_record(file)
            verified = verify(record, find_game("war-of-espionage"))
            assert record.header.names == ["Ann", "Bob"]
            assert record.end is not None
            assert record.end.seal
            for seat, line in enumerate((ann, bob)):
                assert line.state is not None
                assert line.state["view"] == verified.view(seat)
                assert [note["id"] for note in line.notes] == [note.id for note in verified.notes_of(seat)]
                assert line.state["ended"]["shares"] == list(verified.result.shares)  # type: ignore[union-attr]

    run(story())


def test_deep_state_at_one_device_against_a_bot(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            browser = await server.browser("Ann")
            match, _ = await browser.order("deep-state", ME, HERE, BOT)
            line = await browser.sit(match)
            await line.until(lambda: line.status == "running")
            dice, seen = random.Random(2), set()
            for _ in range(400):
                await line.until(lambda: line.status == "finished" or bool(mine(line)))
                if line.status == "finished":
                    break
                assert line.state is not None
                asked = mine(line)[0]
                if line.state["seat"] != asked:
                    assert line.state["question"] is None
                    before = line.state
                    assert (await line.say("look", seat=asked))["type"] == "done"
                    await line.until(lambda: line.state is not before)  # noqa: B023 (waited for within the loop)
                    assert line.state["seat"] == asked
                    assert line.state["notes_from"] == 0
                    continue
                seen.add(asked)
                before = line.state
                if line.options:
                    assert (await line.choose(dice.choice(line.options)))["type"] == "done"
                await line.until(lambda: line.state is not before)  # noqa: B023
            assert line.status == "finished"
            assert seen == {0, 1}
            assert (await server.counted()) == {}

    run(story())


def mine(line: Line) -> list[int]:
    """The seats of this browser that are asked."""
    if line.state is None:
        return []
    players = line.state["players"]
    return [each["seat"] for each in line.state["waiting"] if players[each["seat"]]["mine"]]


def test_undo(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            dice, taken_back = random.Random(3), 0
            for _ in range(120):
                await play([ann, bob], lambda line: dice.choice(line.options), 1)
                for line in (ann, bob):
                    await line.quiet()
                for line in (ann, bob):
                    assert line.state is not None
                    answer = await line.say("undo", seat=line.state["seat"])
                    assert (answer["type"] == "done") == line.state["undo"] or line.state["undo"] is False
                    taken_back += answer["type"] == "done"
                    await line.quiet()
                if taken_back > 15:
                    break
            assert taken_back > 15
            board = server.live(match).match.board
            for seat, line in enumerate((ann, bob)):
                assert line.state is not None
                assert line.state["view"] == board.view(seat)
                assert len(line.notes) == len(server.live(match).match.notes_of(seat))

    run(story())


def test_why_look_and_answers_to_old_questions(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            _, ann, bob = await two_at_1955(server)
            line, other = (ann, bob) if ann.options else (bob, ann)
            assert line.state is not None
            assert other.state is not None
            seat = line.state["seat"]
            refused = next(
                piece.id for piece in find_game("war-of-espionage").catalogue if piece.id not in line.options
            )
            why = await line.say("why", seat=seat, piece=refused)
            assert why["type"] == "because"
            assert why["reason"]["say"].startswith("why-")
            assert (await other.say("why", seat=1 - seat, piece=refused))["reason"]["say"] == "why-not-your-decision"
            assert (await line.choose(refused))["type"] == "refused"
            assert (await line.choose(line.options[0], number=99))["type"] == "refused"
            assert (await line.choose(line.options[0], number=-1))["type"] == "refused"
            for number in (0, line.state["question"]["number"]):
                taken = await other.say("choose", seat=seat, piece=line.options[0], number=number)
                assert "is not yours" in taken["why"]
            assert (await line.say("look", seat=1 - seat))["type"] == "refused"
            before = line.state
            await line.say("look", seat=-1)
            await line.until(lambda: line.state is not before)
            assert (line.state["seat"], line.state["question"]) == (-1, None)
            await other.choose(other.options[0]) if other.options else None
            await line.quiet()
            assert line.state["seat"] == -1  # it stays where it looks from
            before = line.state
            await line.say("look", seat=seat)
            await line.until(lambda: line.state is not before)
            assert line.options

    run(story())


def test_passing_beforehand(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            live, dice, sent = server.live(match), random.Random(5), 0
            for _ in range(100):
                assert ann.state is not None
                assert bob.state is not None
                assert not ann.state["standing"]
                if not bob.state["standing"] and not bob.options:
                    await bob.say("stand", seat=1, on=True)
                sent += await play([ann, bob], lambda line: dice.choice(line.options), 1)
                while live.thinks:
                    await asyncio.sleep(0.001)
                for line in (ann, bob):
                    await line.quiet()
                if len(live.match.choices) > sent:
                    break
            assert live.match.choices[-1].seat == 1
            assert live.match.choices[-1].piece.id == "pass"
            await bob.say("stand", seat=1, on=False)
            await bob.until(lambda: not (bob.state and bob.state["standing"]))

    run(story())


def test_onlookers(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            match, ann, bob = await two_at_1955(server)
            watcher = await (await server.browser("Eve")).sit(match)
            assert watcher.state is not None
            assert watcher.state["seat"] == -1
            for kind, message in (
                ("choose", {"seat": 0, "piece": "pass", "number": 0}),
                ("choose", {"seat": -1, "piece": "pass", "number": 0}),
                ("undo", {"seat": 1}), ("undo", {"seat": -1}), ("look", {"seat": 0}), ("look", {"seat": -2}),
                ("stand", {"seat": 0, "on": True}), ("why", {"seat": 0, "piece": "pass"}),
            ):  # fmt: skip
                assert (await watcher.say(kind, **message))["type"] == "refused", kind
            await play([ann, bob], lambda line: line.options[0], 30)
            for line in (ann, watcher):
                await line.quiet()
            assert watcher.state["view"] == server.live(match).match.view(-1)
            assert not any(note["own"] for note in watcher.notes)
            assert (await server.counted())["refused"] == 8

    run(story())


def test_who_is_here(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            _, ann, bob = await two_at_1955(server)
            await bob.leave()
            await ann.until(lambda: bool(ann.state and not ann.state["players"][1]["here"]))

    run(story())


@pytest.mark.parametrize("game", ["war-of-espionage", "deep-state"])
def test_a_lesson_and_what_comes_after_it(database: Path, game: str) -> None:
    async def story() -> None:
        async with Server(database) as server:
            browser = await server.browser("Ann")
            answer = await browser.post(f"/api/lessons/{game}", {})
            assert answer.status == 201
            line = await browser.sit(answer.json["id"])
            said = []
            while line.state is not None and line.state["lesson"]:
                lesson = line.state["lesson"]
                if not lesson["expect"]:
                    before = line.state
                    await line.until(lambda: line.state is not before)  # noqa: B023 (waited for within the loop)
                    continue
                if lesson["say"] not in said:
                    said.append(lesson["say"])
                    wrong = next((piece for piece in line.options if piece not in lesson["expect"]), None)
                    if wrong:
                        assert (await line.choose(wrong))["why"] == "not-in-this-lesson"
                    refused = await line.say("stand", seat=0, on=True)
                    assert refused["type"] == "refused"
                before = line.state
                await line.choose(lesson["expect"][0])
                await line.until(lambda: line.state is not before)  # noqa: B023
            assert len(said) > 2
            await play([line], lambda line: line.options[0], 2)
            assert (await browser.post("/api/lessons/chess", {})).status == 404

    run(story())
