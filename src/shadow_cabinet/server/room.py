"""A room: a match with everybody who looks at it, from gathering to the end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from shadow_cabinet.table import Game, Match, Note, Refused, Seat
from shadow_cabinet.table.open_hands import EVERYTHING, view_of

from .catalogue import encoded
from .frames import ONLOOKER, Expected, Player, State, ended_of, line_of, passing, question_of
from .live import Live, Sitting
from .sealing import Gathering

if TYPE_CHECKING:
    from .socket import Socket


MOST_SOCKETS = 20
"""How many connections a person may have at one table: tabs, devices, dead ones not yet noticed."""
AFTER_A_FAILURE = 1.0
"""Seconds until what has failed is tried again."""

log = logging.getLogger(__name__)


class Room:
    """One match that somebody looks at or plays. It stays the same one, even where its match is read anew."""

    def __init__(self, id: str, game: Game[Any], sitting: list[Sitting], counts: Counter[str]) -> None:
        self.id, self.game, self.sitting, self._counts = id, game, sitting, counts
        self.sockets: set[Socket] = set()
        self.live: Live | None = None
        self.gathering: Gathering | None = None
        self.joining = asyncio.Lock()
        self.touched = time.monotonic()
        self._deal: Callable[[bytes], Awaitable[None]] | None = None
        self._dealing = False
        self._sealing: asyncio.Task[None] | None = None

    # -- who is here ---------------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[Seat]:
        """The seats that a person plays."""
        return [seat for seat, who in enumerate(self.sitting) if who.kind == "person" and who.person == person]

    def enter(self, socket: Socket) -> None:
        if sum(each.person == socket.person for each in self.sockets) >= MOST_SOCKETS:
            raise Refused(f"you look at this match from {MOST_SOCKETS} places already: close some of them")
        self.sockets.add(socket)
        self.tell()

    def leave(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.touched = time.monotonic()
        self.tell()

    @property
    def busy(self) -> bool:
        """Whether this room has to stay in memory."""
        going_on = self.live is not None and (self.live.broken or self.live.thinks)
        return bool(self.sockets) or self.gathering is not None or self.joining.locked() or going_on

    def tell(self) -> None:
        """Let everybody see how things stand."""
        for socket in self.sockets:
            socket.wake()

    def rename(self, person: str, name: str) -> None:
        """Somebody is called differently from now on."""
        for seat in self.seats_of(person):
            self.sitting[seat] = self.sitting[seat]._replace(name=name)
        self.tell()

    # -- sealing the deal ----------------------------------------------------------------------------------------------

    def seal(self, bound: str, deal: Callable[[bytes], Awaitable[None]]) -> None:
        """All seats are taken: gather the secrets, then deal."""
        persons = [seat for seat, who in enumerate(self.sitting) if who.kind == "person"]
        self.gathering, self._deal = Gathering(bound, len(self.sitting), persons), deal
        self._sealing = asyncio.create_task(self._wait(), name=f"sealing of {self.id}")
        self.tell()

    def commit(self, seat: Seat, commitment: str) -> None:
        self._gathering().commit(seat, commitment)

    def reveal(self, seat: Seat, entropy: str) -> None:
        self._gathering().reveal(seat, entropy)

    def _gathering(self) -> Gathering:
        if self.gathering is None:
            raise Refused("no deal is being sealed now")
        return self.gathering

    async def go_on_sealing(self) -> None:
        """A seat has done its step: deal if that was the last one."""
        gathering = self.gathering
        if gathering is None or self._deal is None or self._dealing:
            return
        key = gathering.advance()
        if key is not None:
            self._dealing = True
            try:
                await self._deal(key)
                self.gathering = None
            finally:
                self._dealing = False
        self.tell()

    async def _wait(self) -> None:
        while self.gathering is not None:
            await asyncio.sleep(self.gathering.left() + 0.05)
            try:
                await self.go_on_sealing()
            except Exception:
                log.exception("match %s could not be dealt", self.id)
                self._counts["deals that failed"] += 1
                await asyncio.sleep(AFTER_A_FAILURE)

    def close(self) -> None:
        """Stop all that goes on here by itself."""
        if self._sealing is not None:
            self._sealing.cancel()
        if self.live is not None:
            self.live.close()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def players(self, person: str) -> list[Player]:
        """Who plays, as `person` is told."""
        here = {socket.person for socket in self.sockets}
        board = self.live.match.board if self.live else None
        found: list[Player] = []
        for number in board.players if board else range(len(self.sitting)):
            called = self.game.seat_name(board, number) if board else f"seat-{number}"
            if number >= len(self.sitting):
                found.append(Player(called, "", "rules", "", False, True))
                continue
            who = self.sitting[number]
            mine = who.kind == "person" and who.person == person
            found.append(Player(called, who.name, who.kind, who.bot, mine, who.kind == "bot" or who.person in here))
        return found

    def state(self, person: str, seat: Seat, told: list[Note]) -> tuple[State, list[Note]]:
        """All that a seat is shown, and the story so far; `told` is the story that this socket has been sent."""
        digest, _ = encoded(self.game)
        live = self.live
        if live is None:
            sealing = self.gathering.frame() if self.gathering else None
            state = State(self.id, self.game.id, digest, "gathering", seat, self.players(person), 0, {}, {}, None, [],
                          0, [], False, False, None, sealing)  # fmt: skip
            return state, []
        match = live.match
        notes = match.notes_of(seat)
        same = _common(told, notes)
        state = State(
            self.id,
            self.game.id,
            digest,
            "finished" if match.result is not None else "running",
            seat,
            self.players(person),
            len(match.choices) if match.result is not None else match.number_for(seat),
            match.view(seat),
            self.game.aids(match.board, seat),
            question_of(match, seat),
            [Expected(each.seat, each.prompt) for each in match.waiting()],
            same,
            [line_of(note) for note in notes[same:]],
            seat != ONLOOKER and match.can_undo(seat),
            seat in live.standing,
            ended_of(match),
            None,
            live.guide.frame(match) if live.guide else None,
            passing(match, seat, same) if told else [],  # who has just come is shown how things stand
        )
        return state, notes


def _common(told: list[Note], notes: list[Note]) -> int:
    """How many lines of the story are still the same: notes are made once, so the last one of them tells."""
    count = min(len(told), len(notes))
    while count and told[count - 1] is not notes[count - 1]:
        count -= 1
    return count


def state_at(room: Room, match: Match[Any], seat: Seat, person: str) -> State:
    """A moment of a finished match, as a seat saw it, or with everything open."""
    digest, _ = encoded(room.game)
    notes = match.notes if seat == EVERYTHING else match.notes_of(seat)
    return State(
        room.id,
        room.game.id,
        digest,
        "finished",
        seat,
        room.players(person),
        len(match.choices),
        view_of(match, seat),
        room.game.aids(match.board, max(seat, ONLOOKER)),
        question_of(match, seat),
        [Expected(each.seat, each.prompt) for each in match.waiting()],
        0,
        [line_of(note) for note in notes],
        False,
        False,
        ended_of(match),
    )
