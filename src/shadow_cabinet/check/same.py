"""Copies, resumed and replayed matches and matches taken back: all must be the match they were made from."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from shadow_cabinet.table import Ask, Choice, Match, Piece, TableError
from shadow_cabinet.table.record import Record, read_record, record_of, replay, verify, write_record
from shadow_cabinet.table.settings import to_plain

from .failure import Broken
from .shown import Data, difference, everything
from .watch import log_of


class Follower:
    """A match that has to stay the same as another one, choice by choice, for a while."""

    def __init__(self, name: str, match: Match[Any], choices: int) -> None:
        self.name, self.match, self.left = name, match, choices

    def follow(self, choice: Choice) -> bool:
        """Make the same choice; returns whether it is time to compare."""
        try:
            self.match.choose(choice.seat, choice.piece.id)
        except TableError as problem:
            raise Broken(self.name, f"the choice {choice.piece.id} is refused there: {problem}") from None
        except Exception as problem:
            raise Broken(self.name, f"the choice {choice.piece.id} breaks the rules there: {problem!r}") from problem
        self.left -= 1
        return self.left <= 0 or self.match.result is not None

    def compare(self, match: Match[Any]) -> None:
        """Both must have come to the same."""
        must_equal(self.name, match, self.match, notes=self.name == "copy")


def must_equal(name: str, match: Match[Any], other: Match[Any], notes: bool = True) -> None:
    """Nobody may be able to tell one match from the other."""
    found = difference(everything(match, notes), everything(other, notes))
    if found:
        raise Broken(name, found)


def copied(match: Match[Any]) -> Match[Any]:
    """A copy, which must equal its original."""
    twin = match.copy(tell=True)
    must_equal("copy", match, twin)
    if [*twin.choices] != [*match.choices]:
        raise Broken("copy", "the copy has other choices behind it")
    return twin


def resumed(match: Match[Any]) -> Match[Any]:
    """The match at its last checkpoint, saved as text, loaded, and taken on by the choices since."""
    position = json.loads(json.dumps(match.position()))
    board = match.board
    twin = Match.at(match.game, position, to_plain(board.settings), board.seats, match.key)
    must_load = difference(position, twin.position())
    if must_load:
        raise Broken("resume", f"a position does not survive saving: {must_load}")
    for choice in match.choices_since():
        try:
            twin.choose(choice.seat, choice.piece.id)
        except TableError as problem:
            raise Broken("resume", f"the choice {choice.piece.id} is refused there: {problem}") from None
    must_equal("resume", match, twin, notes=False)
    return twin


def check_replay(match: Match[Any], file: bool) -> None:
    """Write the record, read it, play it again: the same match, the same end, the same story."""
    record = record_of(match)
    if file:
        with TemporaryDirectory() as folder:
            path = Path(folder, "match.jsonl")
            write_record(record, path)
            again = read_record(path)
    else:
        again = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    if again != record:
        raise Broken("replay", "the record that was read is not the one that was written")
    try:
        twin = verify(again, match.game) if record.end else replay(again, match.game)
    except TableError as problem:
        raise Broken("replay", str(problem)) from None
    must_equal("replay", match, twin)


def check_undo(match: Match[Any], before: Data, steps: int) -> int:
    """Take back the last choice and more of the same seat's, as long as that is allowed, and choose the same again."""
    last = match.choices[-1]
    if not match.can_undo(last.seat):
        try:
            match.undo(last.seat)
        except TableError:
            return 0
        raise Broken("undo", "a choice that cannot be taken back was taken back")
    after = everything(match)
    taken: list[Choice] = []
    while len(taken) < steps and match.can_undo(last.seat) and match.choices[-1].seat == last.seat:
        taken.append(match.choices[-1])
        match.undo(last.seat)
        if len(taken) == 1:
            found = difference(before, everything(match))
            if found:
                raise Broken("undo", f"after taking back {last.piece.id}: {found}")
    for choice in reversed(taken):
        match.choose(choice.seat, choice.piece)
    found = difference(after, everything(match))
    if found:
        raise Broken("undo", f"after taking back {len(taken)} choices and making them again: {found}")
    log_of(match.board).clear()
    return len(taken)


def check_caches(match: Match[Any]) -> None:
    """What a board remembers to save work must be what it would find anew."""
    if not match.board.caches or not match.asks:
        return
    twin = match.copy()
    for name in twin.board.caches:
        setattr(twin.board, name, None)
    for ask in twin.asks:
        ask.forget()
    must_equal("question", match, twin, notes=False)


def check_orders(match: Match[Any], random: Random) -> int:
    """When several decide at the same time it makes no difference who answers first."""
    picks = [(ask.seat, random.choice(list(ask.options))) for ask in match.asks]
    if len(picks) < 2:
        return 0
    one, other = match.copy(tell=True), match.copy(tell=True)
    for seat, piece in picks:
        one.choose(seat, piece)
    for seat, piece in reversed(picks):
        other.choose(seat, piece)
    found = difference(everything(one), everything(other))
    if found:
        raise Broken("secrecy", f"who answers first makes a difference: {found}")
    return 1


def check_playout(match: Match[Any], seed: float) -> None:
    """A playout, which takes short cuts, comes to the same end as choosing."""
    picks, same_picks = Random(seed), Random(seed)
    one, other = match.copy(), match.copy()
    one.play_out(picks.random, lambda board, ask: _pick(ask, picks))
    while other.asks:
        ask = other.asks[0]
        other.choose(ask.seat, _pick(ask, same_picks))
    found = difference(_end(one), _end(other))
    if found:
        raise Broken("copy", f"a playout and the same choices one by one: {found}")


def _pick(ask: Ask, random: Random) -> Piece:
    options = ask.options
    return options[0] if len(options) == 1 else options[int(random.random() * len(options))]


def _end(match: Match[Any]) -> Data:
    return {"position": match.board.position(), "result": repr(match.result)}
