"""A match: drives a game, and copies, imagines, takes back and replays it.

A generator cannot be copied. It does not have to be: a copy is the board at the last checkpoint, the rules started
anew on it, and the few choices since. An imagined copy is dealt anew where it stands, so rules hold no piece that lies
hidden from its holder's rivals in a local variable across a question to another seat: it stays on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from secrets import token_bytes
from typing import Any, Generic, NamedTuple, TypeVar

from .ask import Argument, Ask, Flow, GameOver, Reason, Seat, Together
from .board import Board, Json, Note, to_json
from .dice import Dice, key_of
from .errors import Refused, TableError
from .game import Game, Result
from .pieces import Piece

B = TypeVar("B", bound=Board)

_NOTHING: dict[Seat, Any] = {}
_UNKNOWN = Piece("unknown", "unknown")
_PAST: list[Choice] = []


class Choice(NamedTuple):
    """An answer in the record, with the horizon of the board before it (equal horizons mean nothing came out) and the
    number of the choice with which its decision began.
    """

    seat: Seat
    piece: Piece
    horizon: int
    opened: int


class Waiting(NamedTuple):
    """What the others are told of a question: who decides, and what the decision began with."""

    seat: Seat
    prompt: str


class _Base(NamedTuple):
    """A board kept at a checkpoint, and how many choices and notes there were by then."""

    choices: int
    notes: int
    board: Any


class Scene(NamedTuple, Generic[B]):
    """How the board looked when so many notes had been told."""

    notes: int
    board: B


class Match(Generic[B]):
    """One match of a game. `asks` holds what is asked now, by seat; `result` is set when it is over.

    A match that `keeps` stores its board at each checkpoint; one that will not be copied again does without. One that
    `films` has in `scenes` what happened without anybody deciding since the last choice.
    """

    __slots__ = (
        "_answers", "_bases", "_begun", "_begun_by", "_choices", "_flow", "_numbers", "_opened", "_sent", "_shared",
        "_subs", "asks", "board", "films", "game", "keeps", "key", "notes", "result", "scenes", "start",
    )  # fmt: skip

    _choices: list[Choice]
    _shared: int | None  # how many of these choices are this match's, while another goes on with the same list

    def __init__(
        self,
        game: Game[B],
        *,
        seats: int | None = None,
        settings: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        key: bytes | None = None,
        board: B | None = None,
    ) -> None:
        """A new match: dealt from `key` or a typed `seed` (else at random), or standing as `board` does."""
        self.game = game
        self.start = board and board.position()  # a match that was not dealt carries its first position in its record
        self.key = key if key is not None else token_bytes(32) if seed is None else key_of(seed)
        if board is None:
            count = game.usual_seats if seats is None else seats
            board = game.deal(Dice(self.key), game.make_settings(settings, count), count)
        self.board = board
        self.choices = []
        self.notes: list[Note] = []
        self._numbers: dict[Seat, tuple[int, int]] = {}
        self._bases: list[_Base] = [_Base(0, 0, board.copy())]
        board.scribe = self.notes.append
        self.keeps = True
        self.films = False
        self.scenes: list[Scene[B]] = []
        self._start()

    @property
    def choices(self) -> list[Choice]:
        """All choices so far. A copy shares them with its original until they are asked for: mostly they never are."""
        if self._shared is not None:
            self._choices, self._shared = self._choices[: self._shared], None
        return self._choices

    @choices.setter
    def choices(self, made: list[Choice]) -> None:
        self._choices, self._shared = made, None

    @classmethod
    def at(
        cls,
        game: Game[B],
        position: dict[str, Json],
        settings: Mapping[str, object],
        seats: int,
        key: bytes | None = None,
    ) -> Match[B]:
        """A match that stands at a position saved from a checkpoint."""
        board = game.deal(Dice.from_seed(0), game.make_settings(settings, seats), seats)
        board.load(position, game.catalogue)
        return cls(game, board=board, key=key)

    # -- driving -------------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        """Start the rules on the board, which stands at a checkpoint or at the deal."""
        self._ready()
        self._flow: Flow[None] = self.game.play(self.board)
        self._advance(None)

    def _ready(self) -> None:
        self.asks: list[Ask] = []
        self.result: Result | None = None
        self._opened = len(self.choices)  # how many choices there were when the decision now asked for began
        self._begun = ""  # the prompt with which it began; by seat while a simultaneous decision is open
        self._begun_by: dict[Seat, str] = _NOTHING
        self._subs: dict[Seat, Flow[Any]] = _NOTHING
        self._answers: dict[Seat, Any] = _NOTHING
        # all that the rules were sent since the checkpoint, for copies; None once that holds a simultaneous decision
        self._sent: list[Piece] | None = []

    def _advance(self, answer: Any) -> None:
        """Let the rules go on with an answer until they ask again or end."""
        board = self.board
        if self.keeps:
            board.keeper = self._keep  # not for longer: a board that held on to its match would be slow to clear away
        if self.films:
            board.camera = self._film
        self.asks = []  # should the rules break off with an error, nobody is asked anything any more
        try:
            asked = self._flow.send(answer)
            while isinstance(asked, Ask):
                if not asked.prompt.follows:
                    self._opened = len(self.choices)
                    self._begun = asked.prompt.id
                elif not self._begun or self.choices[-1].seat != asked.seat:
                    raise TypeError(f"{asked.prompt.id!r} follows nothing: seat {asked.seat} is not amid a decision")
                elif len(asked.options) == 1 and not asked.prompt.always:
                    if self._sent is not None:
                        self._sent.append(asked.options[0])
                    asked = self._flow.send(asked.options[0])
                    continue
                self.asks = [asked]
                return
        except (StopIteration, GameOver):
            self._opened = len(self.choices)
            self.result = self.game.result(board)
            return
        finally:
            board.keeper = board.camera = None
        if not isinstance(asked, Together):
            raise TypeError(f"rules yield an Ask or a Together, not {asked!r}")
        self._sent = None
        self._opened, self._begun = len(self.choices), ""
        self._subs, self._answers, self._begun_by = {}, {}, {}
        for seat, start in asked.flows.items():
            self._subs[seat] = start()
            self._advance_sub(seat, None)
        if not self._subs:
            self._advance_together()

    def _advance_together(self) -> None:
        """All have answered: now they may learn what the others did, and nobody takes anything back."""
        self.board.horizon += len(self._answers) > 1
        self._advance(dict(sorted(self._answers.items())))  # who answered first must make no difference

    def _advance_sub(self, seat: Seat, answer: Any) -> None:
        asks = [ask for ask in self.asks if ask.seat != seat]
        try:
            asked = _only_ask(self._subs[seat].send(answer))
            while len(asked.options) == 1 and not asked.prompt.always:
                asked = _only_ask(self._subs[seat].send(asked.options[0]))
            self._begun_by.setdefault(seat, asked.prompt.id)  # nobody else learns how far this seat has come
            asks.append(asked)
            asks.sort(key=lambda ask: ask.seat)
        except StopIteration as end:
            self._answers[seat] = end.value
            del self._subs[seat]
        except GameOver:
            raise TypeError(
                "a game cannot end within a simultaneous decision: what it decides comes after it"
            ) from None
        self.asks = asks

    def take(self, seat: Seat, piece: Piece) -> None:
        """Answer a question with what is known to be one of its options: `choose` without its checks."""
        self.choices.append(Choice(seat, piece, self.board.horizon, self._opened))
        if self.films:
            self.scenes = []
        self._go_on(seat, piece)

    def _go_on(self, seat: Seat, piece: Piece) -> None:
        if self._subs:
            self._advance_sub(seat, piece)
            if not self._subs:
                self._advance_together()
        else:
            if self._sent is not None:
                self._sent.append(piece)
            self._advance(piece)

    def _keep(self, board: Board) -> None:
        choices = self.choices
        base = _Base(len(choices), len(self.notes), board.copy())
        if self._bases and self._bases[-1].choices == base.choices:
            self._bases.pop()
        elif choices[-1].horizon != board.horizon:
            self._bases.clear()  # nothing before this can be taken back
        self._bases.append(base)
        self._sent, self._begun = [], ""

    def _film(self, board: Board) -> None:
        self.scenes.append(Scene(len(self.notes), self.board.copy()))

    # -- playing -------------------------------------------------------------------------------------------------------

    def ask_of(self, seat: Seat) -> Ask | None:
        """The question that this seat has to answer now, if any."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def begun_by(self, seat: Seat) -> list[Piece]:
        """What a seat has picked of the decision that it is amid."""
        return [choice.piece for choice in self.choices[self._opened :] if choice.seat == seat]

    def number_for(self, seat: Seat) -> int:
        """How many choices a seat knows of: all of its own, and one for each decision that others have completed.

        How many picks a decision took others would tell what they hold, since a pick with one option makes itself.
        """
        done, number = self._numbers.get(seat, (0, 0))
        if done > self._opened:  # choices were taken back
            done, number = 0, 0
        while done < self._opened:
            opened, own = self.choices[done].opened, 0
            while done < self._opened and self.choices[done].opened == opened:
                own += self.choices[done].seat == seat
                done += 1
            number += own or 1
        self._numbers[seat] = done, number
        return number + sum(choice.seat == seat for choice in self.choices[done:])

    def choose(self, seat: Seat, piece: Piece | str, number: int | None = None) -> None:
        """Answer this seat's question with one of its options (a piece or its id).

        `number` is how many choices the seat knew of (`number_for`); an answer to an older question is refused. So
        is any piece that is not an option; a refusal says why and changes nothing.
        """
        if isinstance(piece, str):
            piece = self.game.catalogue[piece]
        ask = self.ask_of(seat)
        if number is not None and number != self.number_for(seat):
            raise Refused(f"that answers choice {number}, but the match now stands at choice {self.number_for(seat)}")
        if ask is None:
            if not self.asks:
                raise Refused(
                    "the match is over" if self.result else "the rules broke off with an error: no one decides"
                )
            deciding = " and ".join(f"seat {waiting.seat}" for waiting in self.waiting())
            raise Refused(f"seat {seat} is not asked anything now: {deciding} decides")
        if piece not in ask.options:
            offered = ", ".join(option.id for option in ask.options)
            raise Refused(f"{piece.id} is not an option of {ask.prompt.id!r}; the options are: {offered}")
        self.take(seat, piece)

    def why_not(self, seat: Seat, piece: Piece | str) -> Reason:
        """Why a piece cannot be chosen now, for the seat that is asked."""
        if isinstance(piece, str):
            piece = self.game.catalogue[piece]
        ask = self.ask_of(seat)
        if ask is None:
            return Reason("match-over") if self.result is not None else Reason("not-your-decision")
        if piece in ask.options:
            return Reason("is-an-option", {"piece": piece})
        return ask.prompt.explain(self.board, ask, piece)

    def waiting(self) -> list[Waiting]:
        """Who decides now, as everybody may know it."""
        begun = self._begun_by if self._subs else {}
        return [Waiting(ask.seat, begun.get(ask.seat, self._begun)) for ask in self.asks]

    def view(self, seat: Seat) -> dict[str, Json]:
        """What a seat sees of the board; -1 is an onlooker."""
        return self.board.view(seat)

    def notes_of(self, seat: Seat) -> list[Note]:
        """The story so far, as this seat may read it."""
        return [note for note in self.notes if note.seat is None or note.seat == seat]

    # -- copies --------------------------------------------------------------------------------------------------------

    def _twin(self, base: _Base, choices: list[Choice] | None, tell: bool) -> Match[B]:
        """A match that starts at a kept board and goes through some choices; None for all, up to this moment."""
        twin: Match[B] = object.__new__(Match)
        twin.game, twin.key, twin.start = self.game, self.key, self.start
        twin.board = board = base.board.copy()
        twin.notes = self.notes[: base.notes] if tell else []
        twin._bases, twin._numbers = [base], {}
        twin.films, twin.scenes = False, []
        twin.keeps = False  # the kept board is shared until the copy has come to where this match stands
        if tell:
            board.scribe = twin.notes.append
        if choices is None and self._sent is not None:
            twin._catch_up(self, self._sent)
        else:
            twin.choices = self.choices[: base.choices]
            twin._start()
            for choice in self.choices[base.choices :] if choices is None else choices:
                twin.choices.append(choice)
                twin._go_on(choice.seat, choice.piece)
        twin.keeps = True
        return twin

    def _catch_up(self, other: Match[B], sent: list[Piece]) -> None:
        """Come to where the other match stands by sending the rules what they were sent there."""
        self.choices = other.choices
        self._ready()
        self._shared = len(other.choices)
        self._sent, self._opened, self._begun = sent[:], other._opened, other._begun
        self._flow = self.game.play(self.board)
        try:
            asked = next(self._flow)
            for answer in sent:
                asked = self._flow.send(answer)
        except (StopIteration, GameOver):
            self.result = self.game.result(self.board)
        else:
            self.asks = [_only_ask(asked)]

    def _must_be_real(self) -> _Base:
        if not self._bases:
            raise TableError("an imagined match can be copied only from its next checkpoint on")
        return self._bases[-1]

    def copy(self, tell: bool = False) -> Match[B]:
        """A match that goes its own way from here; its notes go on only if it is to `tell`."""
        base = self._must_be_real()
        return self._twin(base, None, tell)

    def imagine(self, seat: Seat, dice: Dice, tell: bool = False) -> Match[B]:
        """A copy in which all that this seat cannot know is dealt anew, the future included.

        What other seats have picked of a decision that is not complete does not exist in it; what they picked before
        is not told.
        """
        base = self._must_be_real()
        known: list[Choice] | None = None
        if self._subs or self.ask_of(seat) is None:
            since = list(enumerate(self.choices))[base.choices :]
            known = [choice for i, choice in since if i < self._opened or (self._subs and choice.seat == seat)]
        twin = self._twin(base, known, tell)
        twin.board.redeal(seat, dice)
        twin._bases = []  # the kept board is the true one
        twin.key, twin.start = dice.key, None
        own = twin.choices[twin._opened :]
        twin._opened = number = self.number_for(seat) - len(own)
        twin.choices = _past(number)
        for choice in own:
            twin.choices.append(Choice(choice.seat, choice.piece, choice.horizon, number))
        if tell:
            twin.notes[:] = twin.notes_of(seat)
        for ask in twin.asks:
            ask.forget()
        return twin

    def play_out(self, random: Callable[[], float], pick: Callable[[B, Ask], Piece] | None = None) -> int:
        """Play on to the end, keeping no record; returns how many choices were made.

        Each option is equally likely by `random`, unless `pick` chooses. The match cannot be copied afterwards: this is
        for playouts, and written for speed.
        """
        board, flow = self.board, self._flow
        board.scribe = None
        count = 0
        while self._subs:  # a simultaneous decision is open: finish it the long way
            count += 1
            ask = self.asks[0]
            self.take(ask.seat, pick(board, ask) if pick else _any(ask.options, random))
        if not self.asks:
            return count
        asked: Any = self.asks[0]  # or a Together: that is told by its finding no options
        send = flow.send
        try:
            while True:
                find = asked.find  # called as an attribute of its own it is found faster
                options = find()
                number = len(options)
                if number > 1:
                    count += 1
                    asked = send(options[int(random() * number)] if pick is None else pick(board, asked))
                elif number:
                    if asked.prompt.always:
                        count += 1
                    asked = send(options[0])
                elif isinstance(asked, Together):
                    answers, made = _together(board, asked, random, pick)
                    board.horizon += len(answers) > 1
                    count += made
                    asked = send(answers)
                else:
                    asked = send(asked.options[0])  # says that there is none
        except (StopIteration, GameOver):
            pass
        self.asks, self._bases = [], []
        self.result = self.game.result(board)
        return count

    # -- taking back ---------------------------------------------------------------------------------------------------

    def _last_of(self, seat: Seat) -> int | None:
        """The number of this seat's last choice, if it can be taken back."""
        own = [n for n in range(self._opened, len(self.choices)) if self.choices[n].seat == seat]
        last = own[-1] if own else self._opened - 1  # what others pick of an incomplete decision must not show in this
        if self.result is not None or not self._bases or last < self._bases[0].choices:
            return None
        if self._subs and not own and any(choice.seat in self._answers for choice in self.choices[self._opened :]):
            return None  # others have completed a simultaneous decision
        choice = self.choices[last]
        return last if choice.seat == seat and choice.horizon == self.board.horizon else None

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat's last choice can be taken back: nothing came out since, and nobody else has decided."""
        return self._last_of(seat) is not None

    def undo(self, seat: Seat) -> int:
        """Take back this seat's last choice; returns its number. What others have begun to decide after it is gone too.

        In a simultaneous decision each takes back its own: the choices of the others move up by one, so a record goes
        back to that number and tells them again.
        """
        last = self._last_of(seat)
        if last is None:
            raise Refused("that cannot be taken back: something has come to light since, or another seat has decided")
        others = self.choices[last + 1 :] if last >= self._opened else []
        self.rewind(last)
        for choice in others:
            self.take(choice.seat, choice.piece)
        return last

    def rewind(self, target: int) -> None:
        """Go back to an earlier choice that is not before the first board kept; the rules of undo are not asked."""
        if not self._bases or not self._bases[0].choices <= target <= len(self.choices):
            raise TableError(f"the match cannot go back to choice {target}")
        self._numbers.clear()
        while self._bases[-1].choices > target:
            self._bases.pop()
        base = self._bases[-1]
        again = self.choices[base.choices : target]
        self.choices = self.choices[: base.choices]  # the list itself may be shared with copies, and only ever grows
        del self.notes[base.notes :]
        self.board = board = base.board.copy()
        board.scribe = self.notes.append
        self._start()
        for choice in again:
            self.take(choice.seat, choice.piece)
        self.scenes = []

    # -- checkpoints ---------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Json]:
        """The board at the last checkpoint, hidden things included: with `choices_since` it resumes the match."""
        return self._must_be_real().board.position()  # type: ignore[no-any-return]

    def choices_since(self) -> list[Choice]:
        """The choices made since that checkpoint."""
        return self.choices[self._must_be_real().choices :]


def _past(count: int) -> list[Choice]:
    """Choices of which no more is told than that there were so many."""
    _PAST.extend(Choice(-1, _UNKNOWN, 0, n) for n in range(len(_PAST), count))
    return _PAST[:count]


def _any(options: Sequence[Piece], random: Callable[[], float]) -> Piece:
    return options[int(random() * len(options))]


def _only_ask(asked: Ask | Together) -> Ask:
    if isinstance(asked, Together):
        raise TypeError("a simultaneous decision cannot stand within another")
    return asked


def _together(
    board: Any, together: Together, random: Callable[[], float], pick: Callable[[Any, Ask], Piece] | None
) -> tuple[dict[Seat, Any], int]:
    """Run all sub-flows of a simultaneous decision, one after the other: none sees another's answers anyway."""
    answers: dict[Seat, Any] = {}
    count = 0
    for seat, start in together.flows.items():
        flow = start()
        try:
            ask = _only_ask(next(flow))
            while True:
                count += len(ask.options) > 1 or ask.prompt.always
                ask = _only_ask(flow.send(pick(board, ask) if pick else _any(ask.options, random)))
        except StopIteration as end:
            answers[seat] = end.value
    return answers, count


def plain_arguments(about: Mapping[str, Argument]) -> dict[str, Json]:
    """The arguments of a note, a question or a reason as plain data."""
    return {key: to_json(item) for key, item in about.items()}
