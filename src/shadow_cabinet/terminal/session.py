"""A match at this terminal: who sits where, what happens next, and the record that grows with every choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shadow_cabinet.bots import BOTS, Bot, Budget, make_bot
from shadow_cabinet.table import Ask, Chair, Game, Match, Piece, Refused, Seat, SettingsError, TableError, UnknownName
from shadow_cabinet.table.record import (
    Back,
    End,
    Kept,
    Made,
    RecordWriter,
    header_of,
    kept_of,
    read_record,
    record_of,
    reopen,
    resume,
    write_record,
)

YOU = "you"
PASS = "pass"
TURN_BEGINS = "turn-begins"
CHOICES_BETWEEN_CHECKPOINTS = 50


@dataclass(frozen=True)
class HumanTurn:
    """A person has to answer."""

    seat: Seat


@dataclass(frozen=True)
class BotTurn:
    """A bot has to answer."""

    seat: Seat


@dataclass(frozen=True)
class ByItself:
    """A person's question that answers itself: with its only option, or with the pass that was promised."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class Over:
    """The match has ended."""


Next = HumanTurn | BotTurn | ByItself | Over


class Session:
    """One match and its record file. Interfaces ask `next()` what happens and call `choose` and `undo`."""

    def __init__(self, match: Match[Any], sitting: Sequence[str], writer: RecordWriter, choices_kept: int = 0) -> None:
        self.match, self.sitting, self._writer = match, list(sitting), writer
        self.path = writer.path
        seed = match.key.hex()  # with the seat and the number of the choice it makes a bot's luck
        self.bots: dict[Seat, Bot] = {
            seat: make_bot(name, match.game, seed) for seat, name in enumerate(sitting) if name != YOU
        }
        self.humans = [seat for seat, name in enumerate(sitting) if name == YOU]
        self.answers_itself = len(self.humans) == 1  # nobody is there to whom that could tell something
        self.asides: list[tuple[int, Seat, Piece]] = []  # answers that gave themselves: after how many notes, and what
        self.standing: dict[Seat, int] = {}  # who passes until the own next turn, since how many notes
        self._automatic: set[int] = set()  # which choices gave themselves
        self._kept = choices_kept
        self._on_disk = self._agreed = choices_kept  # how many choices the record holds, and how many of them stand

    # -- beginning and going on ----------------------------------------------------------------------------------------

    @classmethod
    def begin(
        cls, game: Game[Any], sitting: Sequence[str], settings: Mapping[str, object], seed: str | None, path: Path
    ) -> Session:
        """A new match, with a record at a path where nothing is yet."""
        match = Match(game, seats=len(sitting), settings=settings, seed=seed)
        check_seats(game, sitting)
        if path.exists():
            raise TableError(f"{path}: is there already; go on with it by --resume, or give another name")
        writer = RecordWriter(path)
        session = cls(match, sitting, writer)
        writer.write(header_of(match, list(sitting)))
        return session

    @classmethod
    def go_on(cls, path: Path, game: Game[Any], sitting: Sequence[str] | None = None) -> Session:
        """Go on with a match that was left, at the same seats unless others are given.

        If the rules have changed since, the match goes on from its last checkpoint in a record of its own.
        """
        record = read_record(path, repair=True)
        if record.end is not None:
            raise TableError(f"{path}: this match is over; look at it with: cabinet record replay {path}")
        names = list(sitting or record.header.names or default_seats(record.header.seats))
        if len(names) != record.header.seats:
            raise SettingsError(f"the match has {record.header.seats} seats, not {len(names)}")
        check_seats(game, names)
        match = resume(record, game)
        if record.header.rules != game.rules_version:
            path = path.with_name(f"{path.stem}-rules-{game.rules_version}{path.suffix}")
            if path.exists():
                raise TableError(f"{path}: the match went on there under newer rules; resume that file instead")
            write_record(record_of(match, names), path)
        _, writer = reopen(path)
        session = cls(match, names, writer, len(match.choices))
        if match.result is not None:
            session._save()  # it was cut off between the last choice and the result
        return session

    # -- what happens --------------------------------------------------------------------------------------------------

    def next(self, viewer: Seat | None = None) -> Next:
        """What has to happen now. Of several who are asked at once, bots come first and then the one at the table."""
        asks = self.match.asks
        if not asks:
            return Over()
        for ask in asks:
            if ask.seat in self.bots:
                return BotTurn(ask.seat)
        ask = next((ask for ask in asks if ask.seat == viewer), asks[0])
        piece = self._promised(ask) or (ask.options[0] if self.answers_itself and len(ask.options) == 1 else None)
        return HumanTurn(ask.seat) if piece is None else ByItself(ask.seat, piece)

    def choose(self, seat: Seat, piece: Piece | str, by_itself: bool = False) -> None:
        """Answer for a seat; the answer is on the disk when this returns."""
        number, told = len(self.match.choices), len(self.match.notes)
        self.match.choose(seat, piece)
        made = self.match.choices[number]
        if by_itself:
            self._automatic.add(number)
            self.asides.append((told, seat, made.piece))
        self._save()

    def _save(self) -> None:
        """Write what the record lacks, also of what could not be written before."""
        match, count = self.match, len(self.match.choices)
        lines: list[Back | Made | Kept | End] = [Back(self._agreed)] if self._agreed < self._on_disk else []
        new = enumerate(match.choices[self._agreed :], self._agreed)
        lines += [Made(number, choice.seat, choice.piece.id) for number, choice in new]
        end = record_of(match).end if match.result is not None else None
        keep = end is None and count - self._kept > CHOICES_BETWEEN_CHECKPOINTS
        if end is not None:
            lines.append(end)
        elif keep:
            lines.append(kept_of(match))
        self._writer.write(*lines)
        self._on_disk = self._agreed = count
        if keep:
            self._kept = count - 1
        if end is not None:
            self._writer.close()

    def thinking(self, seat: Seat) -> Callable[[], Piece]:
        """A bot's thinking about its question, to be called anywhere: it works on a copy of the match."""
        bot, chair = self.bots[seat], Chair(self.match.copy(tell=True), seat)
        return lambda: bot.choose(chair)

    def least_time(self, seat: Seat) -> float:
        """How many seconds a bot's answer in a reaction window takes at least: a quick pass must not tell that the
        bot had nothing to think about."""
        kind, _, budget = self.sitting[seat].partition(":")
        ask = self.match.ask_of(seat)
        if kind != "search" or ask is None or not any(option.id == PASS for option in ask.options):
            return 0.0
        return Budget.parse(budget).seconds or 0.0

    def close(self) -> bool:
        """Leave the match; says whether there is a record to go on with. One without a choice is removed."""
        self._writer.close()
        if not self.match.choices:
            self.path.unlink(missing_ok=True)
        return bool(self.match.choices)

    # -- taking back ---------------------------------------------------------------------------------------------------

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last choice, and the answers that gave themselves after it."""
        match = self.match
        if match.result is not None:
            raise Refused("that cannot be taken back: the match is over")
        made, first = match.choices[:], match.undo(seat)
        number = first
        try:
            while number in self._automatic:
                number = match.undo(seat)
                first = min(first, number)
        except Refused:
            match.rewind(first)
            for choice in made[first:]:
                match.choose(choice.seat, choice.piece)
            raise
        self._agreed = min(self._agreed, first)
        self._forget_after(first)
        self._save()

    def _forget_after(self, choices: int) -> None:
        self._automatic = {number for number in self._automatic if number < choices}
        self.asides = [aside for aside in self.asides if aside[0] < len(self.match.notes)]
        self._kept = min(self._kept, choices)

    # -- standing answers ----------------------------------------------------------------------------------------------

    def stand(self, seat: Seat) -> bool:
        """Pass in every reaction window until the seat's next turn, or no longer; says which."""
        if seat in self.standing:
            del self.standing[seat]
        else:
            self.standing[seat] = len(self.match.notes)
        return seat in self.standing

    def _promised(self, ask: Ask) -> Piece | None:
        since = self.standing.get(ask.seat)
        if since is None:
            return None
        way_out = next((option for option in ask.options if option.id == PASS), None)
        turns = [note for note in self.match.notes if note.id == TURN_BEGINS]
        if turns:
            over = any(
                note.id == TURN_BEGINS and note.about.get("seat") == ask.seat for note in self.match.notes[since:]
            )
        else:
            over = (
                way_out is None
            )  # the game does not tell of turns: the next question of another kind is the next turn
        if over:
            del self.standing[ask.seat]
            return None
        return None if ask.prompt.urgent else way_out


def default_seats(count: int) -> list[str]:
    """You against bots that think for a second."""
    return [YOU, *["search:1s"] * (count - 1)]


def check_seats(game: Game[Any], sitting: Sequence[str]) -> None:
    """Every seat is taken by `you` or by a bot that exists and can play this game."""
    game.make_settings({}, len(sitting))
    for name in sitting:
        if name != YOU:
            if name.partition(":")[0] not in BOTS:
                raise UnknownName("player", name, [YOU, *BOTS])
            make_bot(name, game, 0)
