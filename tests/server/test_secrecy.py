"""Nobody is told what that seat may not know: in no frame, in no answer, not by when or how often something comes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shadow_cabinet.check.shown import faces
from shadow_cabinet.table import Match, Seat

from .browsers import BOT, LINK, ME, Frame, Line, Server, play, run

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "war-of-espionage": (2, {"turn_cap": 60}),
    "deep-state": (3, {"men_of_action": True}),
    "in-too-deep": (2, {"echo": True, "turn_cap": 24}),
    "illuminati": (3, {"rounds": 4}),
}


def words_of(content: object) -> Iterator[str]:
    """Every text in a frame, keys included."""
    if isinstance(content, str):
        yield content
    elif isinstance(content, list):
        for each in content:
            yield from words_of(each)
    elif isinstance(content, dict):
        for key, each in content.items():
            yield key
            yield from words_of(each)


class Ear:
    """Listens to what one browser is sent, and compares it with what its seat may see at that moment."""

    def __init__(self, server: Server, match: str, seat: Seat) -> None:
        self.server, self.match, self.seat = server, match, seat
        self.heard = self.passed = 0

    def __call__(self, frame: Frame) -> None:
        live = self.server.hub._rooms[self.match].live
        if live is None:
            return
        self.heard += 1
        assert not live._lock.locked(), "told before it was on the disk"
        board = live.match.board
        hidden = {piece for spot in board.places() for piece in spot.pieces} - faces(board, self.seat)
        # a story may name pieces that have been hidden since: it is compared as a whole, at the end
        if frame["type"] == "state":
            assert frame["seat"] == self.seat
            shown = {key: frame[key] for key in ("players", "view", "aids", "waiting", "ended")}
            assert frame["view"] == live.match.view(self.seat)
            self.compare_what_passed(frame, live.match)
            for note in frame["notes"]:
                assert not note["own"] or self.seat >= 0
            if self.seat < 0 or live.match.ask_of(self.seat) is None:
                assert frame["question"] is None
        else:
            asked = frame.get(
                "piece", ""
            )  # what was asked about, and what that is named after: an arrow names its card
            shown = {key: frame[key] for key in frame if key != "piece"}
            hidden = {piece for piece in hidden if not asked.startswith(piece.id)}
        told = {piece.id for piece in hidden} & set(words_of(shown))
        assert not told, f"seat {self.seat} was told of {told} in a {frame['type']}"

    def compare_what_passed(self, frame: Frame, match: Match[Any]) -> None:
        """What happened by the rules alone is shown as it was, and as this seat saw it."""
        self.passed += len(frame["passing"])
        boards = [scene.board for scene in match.scenes][len(match.scenes) - len(frame["passing"]) :]
        for passing, board in zip(frame["passing"], boards, strict=True):
            assert passing["view"] == board.view(self.seat)
            hidden = {piece.id for spot in board.places() for piece in spot.pieces}
            hidden -= {piece.id for piece in faces(board, self.seat)}
            assert not hidden & set(words_of([passing["view"], passing["aids"]]))


@pytest.mark.parametrize("game", TABLES)
def test_no_frame_names_what_its_seat_may_not_see(database: Path, game: str) -> None:
    seats, settings = TABLES[game]

    async def story() -> None:
        async with Server(database) as server:
            people = [await server.browser(f"Guest {seat}") for seat in range(seats)]
            match, links = await people[0].order(game, ME, *[LINK] * (seats - 1), settings=settings)
            for seat in range(1, seats):
                await people[seat].join(match, links[seat - 1])
            ears = [Ear(server, match, seat) for seat in [*range(seats), -1]]
            lines = [await who.sit(match, listen=ear) for who, ear in zip(people, ears, strict=False)]
            watcher = await (await server.browser("Eve")).sit(match, listen=ears[-1])
            dice = random.Random(20)
            pieces = [piece.id for piece in (await server.hub.room(match)).game.catalogue]
            for line in lines:
                await line.until(lambda line=line: line.status == "running")  # type: ignore[misc]
            while lines[0].status == "running":
                await play(lines, lambda line: dice.choice(line.options), 25)
                for seat, line in enumerate(lines):
                    if line.status == "running":
                        await line.say("why", seat=seat, piece=dice.choice(pieces))
                        await line.say("choose", seat=seat, piece=dice.choice(pieces), number=-1)
                await watcher.quiet()
            assert min(ear.heard for ear in ears) > 30
            assert min(ear.passed for ear in ears) > 0 or not settings.get("echo")
            found = server.live(match).match
            for seat, line in zip([*range(seats), -1], [*lines, watcher], strict=True):
                await line.quiet()
                assert [note["id"] for note in line.notes] == [note.id for note in found.notes_of(seat)]

    run(story())


def test_the_key_is_nowhere_before_the_end(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann = await server.browser("Ann")
            match, _ = await ann.order("war-of-espionage", ME, BOT, open=True)
            line = await ann.sit(match)
            await play([line], lambda line: line.options[0], 20)
            row = await server.hub.row(match)
            answers = [await ann.get(path) for path in ("/api/matches", "/api/health", "/api/games", "/api/me",
                       f"/api/matches/{match}/seal", f"/api/matches/{match}/record")]  # fmt: skip
            everything = "".join(line.texts) + "".join(answer.body.decode() for answer in answers)
            for secret in (row.key.hex(), row.seal["secret"], format(server.live(match).match.board.dice.state, "x")):
                assert secret not in everything

    run(story())


def test_picks_within_a_decision_are_nobody_elses_business(database: Path) -> None:
    """Neither frames nor the lobby tell how many there are: a pick with one option makes itself."""

    async def story() -> None:
        async with Server(database) as server:
            people = [await server.browser(f"Guest {seat}") for seat in range(3)]
            match, links = await people[0].order("deep-state", ME, LINK, LINK, settings={"men_of_action": True})
            for seat in (1, 2):
                await people[seat].join(match, links[seat - 1])
            lines = [await who.sit(match) for who in people]
            watcher = await (await server.browser("Eve")).sit(match)
            for line in lines:
                await line.until(lambda line=line: line.status == "running")  # type: ignore[misc]
            found, dice, within = server.live(match).match, random.Random(6), 0
            while within < 8:
                everybody = [*enumerate(lines), (-1, watcher)]
                before = [shown(found, seat) for seat, _ in everybody]
                counts = [len(line.frames) for _, line in everybody]
                lobby = [(await who.get("/api/matches")).json["mine"][0] for who in people]
                await play(lines, lambda line: dice.choice(line.options), 1)
                for line in (*lines, watcher):
                    await line.quiet()
                if found.result is not None:
                    break
                mover = found.choices[-1].seat
                unchanged = [seat for i, (seat, _) in enumerate(everybody) if shown(found, seat) == before[i]]
                for i, (seat, line) in enumerate(everybody):
                    if seat in unchanged:
                        states = [frame for frame in line.frames[counts[i] :] if frame["type"] == "state"]
                        assert states == [], "a frame that says nothing says that something was picked"
                if len(unchanged) == 3 and mover not in unchanged:
                    within += 1
                    for who, old in zip(people, lobby, strict=True):
                        assert (await who.get("/api/matches")).json["mine"][0] == old

    def shown(found: Any, seat: int) -> object:
        ask = found.ask_of(seat) if seat >= 0 else None
        options = ask and [option.id for option in ask.options]
        return found.view(seat), len(found.notes_of(seat)), found.waiting(), options, seat >= 0 and found.can_undo(seat)

    run(story())


def test_a_bots_pauses_do_not_tell_how_many_picks_it_made(database: Path) -> None:
    async def story() -> None:
        async with Server(database, pace=0.25) as server:
            ann = await server.browser("Ann")
            match, _ = await ann.order("deep-state", ME, BOT)
            line = await ann.sit(match)
            await line.until(lambda: bool(line.options))
            found = server.live(match)
            seen = set()
            for _ in range(400):
                ask = found.match.ask_of(1)
                if ask is not None:
                    seen.add((ask.prompt.follows, found._least_time(1)))
                if found.match.result is not None or len(seen) == 2:
                    break
                asked = found.match.asks[0]
                found.match.choose(asked.seat, asked.options[0])
            assert seen == {(False, 0.25), (True, 0.0)}

    run(story())


def test_a_seat_that_passes_beforehand_is_told_to_nobody(database: Path) -> None:
    async def story() -> None:
        async with Server(database) as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            match, (link,) = await ann.order("war-of-espionage", ME, LINK)
            await bob.join(match, link)
            lines: list[Line] = [await ann.sit(match), await bob.sit(match)]
            for line in lines:
                await line.until(lambda line=line: line.status == "running")  # type: ignore[misc]
                await line.quiet()
            quiet, loud = (lines[0], lines[1]) if not lines[0].options else (lines[1], lines[0])
            assert quiet.state is not None
            before = len(loud.frames)
            await quiet.say("stand", seat=quiet.state["seat"], on=True)
            await quiet.until(lambda: bool(quiet.state and quiet.state["standing"]))
            await loud.quiet()
            assert [frame["type"] for frame in loud.frames[before:]] == ["pong"]

    run(story())


def test_what_passed_is_sent_once(database: Path) -> None:
    """A frame of its own that passes no more would come when somebody does what is nobody else's business."""

    async def story() -> None:
        async with Server(database) as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            match, (link,) = await ann.order("in-too-deep", ME, LINK, settings={"echo": True})
            await bob.join(match, link)
            lines: list[Line] = [await ann.sit(match), await bob.sit(match)]
            watcher = await (await server.browser("Eve")).sit(match)
            for line in lines:
                await line.until(lambda line=line: line.status == "running")  # type: ignore[misc]
            dice = random.Random(20)
            while not server.live(match).match.scenes:
                await play(lines, lambda line: dice.choice(line.options), 1)
            for line in (*lines, watcher):
                await line.quiet()
                assert [frame for frame in line.frames if frame["type"] == "state"][-1]["passing"]
            before = [len(line.frames) for line in (lines[1], watcher)]
            await lines[0].say("stand", seat=0, on=True)
            for line, count in zip((lines[1], watcher), before, strict=True):
                await line.quiet()
                assert [frame["type"] for frame in line.frames[count:]] == ["pong"]

    run(story())
