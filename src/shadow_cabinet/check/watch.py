"""A game under watch: the same rules, with a log of what was answered, what came out to whom, and what was mixed.

The log lies with the dice of a board, since every board has its own. The properties read it to know what a seat may
legitimately have learned from a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import partial
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from shadow_cabinet.table import Argument, Ask, Board, Dice, Flow, Game, Phrase, Piece, Prompt, Seat, Together
from shadow_cabinet.table.board import Place

T = TypeVar("T")


class Answered(NamedTuple):
    """An answer that the rules got, an automatic one included."""

    seat: Seat
    prompt: Prompt
    piece: Piece


class CameOut(NamedTuple):
    """Rules touched hidden things in one of the declared ways; `to` is who may have learned something by it."""

    how: str
    to: frozenset[Seat]
    pieces: tuple[Piece, ...]


class Mixed(NamedTuple):
    """The dice mixed these pieces."""

    pieces: tuple[Piece, ...]


class Concealed(NamedTuple):
    """A seat handled pieces of its own face down: they are mixed for all others."""

    seat: Seat
    pieces: tuple[Piece, ...]


class Exchanged(NamedTuple):
    """Two pieces that look alike changed their ids."""

    one: Piece
    other: Piece


class Thrown(NamedTuple):
    """The dice gave a number, not for a shuffle."""


class Told(NamedTuple):
    """A note that names loose pieces: those that its readers saw when it was told, and those that some did not."""

    id: str
    reader: Seat | None
    open: tuple[Piece, ...]
    hidden: tuple[Piece, ...]


Event: TypeAlias = "Answered | CameOut | Mixed | Concealed | Exchanged | Thrown | Told"


class WatchedDice(Dice):
    """Dice that log what they are used for."""

    __slots__ = ("log",)

    def __init__(self, key: bytes, at: int = 0) -> None:
        super().__init__(key, at)
        self.log: list[Event] = []

    def copy(self) -> Dice:
        twin = WatchedDice(self.key, self.at)
        twin._words = self._words
        return twin

    def below(self, n: int) -> int:
        self.log.append(Thrown())
        return super().below(n)

    def shuffle(self, items: list[T]) -> None:
        before = len(self.log)
        super().shuffle(items)
        del self.log[before:]
        self.log.append(Mixed(tuple(item for item in items if isinstance(item, Piece))))


def log_of(board: Board) -> list[Event]:
    """The log of a board; one that was loaded from a position has none, and what it logs is lost."""
    dice = board.dice
    return dice.log if isinstance(dice, WatchedDice) else []


class _WatchedBoard(Board):
    """Laid over the class of a game's board; adds nothing to what a board holds."""

    __slots__ = ()
    loose: ClassVar[frozenset[Piece]]

    def shuffle(self, pieces: list[Any]) -> None:
        super().shuffle(pieces)
        spot = next((spot for spot in self.places() if spot.pieces is pieces), None)
        in_view = frozenset() if spot is None else _who_sees(self, spot)  # an order that they see is made by dice
        log_of(self).append(CameOut("shuffle", in_view, tuple(pieces)))

    def look(self, seat: Seat, pieces: Iterable[Any]) -> None:
        seen = tuple(pieces)
        super().look(seat, seen)
        log_of(self).append(CameOut("look", frozenset({seat}), seen))

    def show(self, pieces: Iterable[Any]) -> None:
        seen = tuple(pieces)
        super().show(seen)
        log_of(self).append(CameOut("show", _everybody(self), seen))

    def conceal(self, seat: Seat, pieces: Sequence[Any]) -> None:
        super().conceal(seat, pieces)
        if len(pieces) > 1:
            log_of(self).append(Concealed(seat, tuple(pieces)))

    def exchange(self, one: Piece, other: Piece) -> None:
        super().exchange(one, other)
        log_of(self).append(Exchanged(one, other))

    def draw(self, source: list[Any], target: list[Any], count: int = 1) -> None:
        super().draw(source, target, count)
        spot = next((spot for spot in self.places() if spot.pieces is target), None)
        log_of(self).append(CameOut("draw", _who_sees(self, spot), tuple(target[len(target) - count :])))

    def roll(self, sides: int) -> int:
        number = super().roll(sides)
        log_of(self).append(CameOut("roll", _everybody(self), ()))
        return number

    def note(self, id: str, /, **about: Argument) -> None:
        super().note(id, **about)
        self._log_note(id, None, about)

    def whisper(self, to: Seat, id: str, /, **about: Argument) -> None:
        super().whisper(to, id, **about)
        self._log_note(id, to, about)

    def _log_note(self, id: str, reader: Seat | None, about: dict[str, Argument]) -> None:
        if self.scribe is None:
            return
        named = {piece for item in about.values() for piece in _pieces(item)}
        named &= self.loose
        if not named:
            return
        readers = range(self.seats) if reader is None else (reader,)
        open_ones: list[Piece] = []
        hidden: list[Piece] = []
        for spot in self.places():
            here = named.intersection(spot.pieces)
            for piece in here:
                known = all(self.sees(seat, spot.field, spot.owner) or self.knows(seat, piece) for seat in readers)
                (open_ones if known else hidden).append(piece)
            named -= here
            if not named:
                break
        if open_ones or hidden:
            log_of(self).append(Told(id, reader, tuple(open_ones), tuple(hidden)))


def _pieces(item: Argument) -> list[Piece]:
    """The pieces that an argument names."""
    if isinstance(item, Piece):
        return [item]
    if isinstance(item, Phrase):
        return [piece for each in item.about.values() for piece in _pieces(each)]
    return [piece for each in item for piece in _pieces(each)] if isinstance(item, (tuple, list)) else []


def _everybody(board: Board) -> frozenset[Seat]:
    return frozenset(range(-1, board.seats))


def _who_sees(board: Board, spot: Place | None) -> frozenset[Seat]:
    """Who sees what lies there; of a list that is no place nothing is known, so perhaps everybody."""
    if spot is None:
        return _everybody(board)
    return frozenset(seat for seat in range(-1, board.seats) if board.sees(seat, spot.field, spot.owner))


class _WatchedGame(Game[Any]):
    """Laid over the class of a game."""

    watched_boards: dict[type, Any]

    def watched_board(self, kind: Any) -> Any:
        """The class of a board with the watch laid over it."""
        if kind not in self.watched_boards:
            names = {"__slots__": (), "loose": frozenset(self.loose)}
            self.watched_boards[kind] = type(kind)(f"Watched{kind.__name__}", (_WatchedBoard, kind), names)
        return self.watched_boards[kind]

    def deal(self, dice: Dice, settings: Any, seats: int) -> Any:
        board = super().deal(WatchedDice(dice.key, dice.at), settings, seats)
        board.__class__ = self.watched_board(board.__class__)
        return board

    def play(self, board: Any) -> Flow[None]:
        return _traced(super().play(board), board)


def watched(game: Game[Any]) -> Game[Any]:
    """The same game, under watch."""
    twin = copy(game)
    twin.__class__ = type(f"Watched{type(game).__name__}", (_WatchedGame, type(game)), {"watched_boards": {}})
    return twin


def _traced(flow: Flow[T], board: Board) -> Flow[T]:
    """Pass everything through, and log the answers."""
    answer: Any = None
    while True:
        try:
            asked = flow.send(answer)
        except StopIteration as end:
            result: T = end.value
            return result
        if isinstance(asked, Ask):
            answer = yield asked
            log_of(board).append(Answered(asked.seat, asked.prompt, answer))
        else:
            answer = yield Together({seat: partial(_traced_sub, start, board) for seat, start in asked.flows.items()})


def _traced_sub(start: Callable[[], Flow[Any]], board: Board) -> Flow[Any]:
    return _traced(start(), board)
