"""Questions: what rules yield, and what a seat answers with a piece."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, final

from .pieces import Piece

if TYPE_CHECKING:
    from .board import Board

T = TypeVar("T")
Seat: TypeAlias = int

# What is sent back into a flow is the piece chosen, or each seat's result after a Together: the types of `yield`
# cannot say which, so rules annotate the variable that takes it.
Flow: TypeAlias = "Generator[Ask | Together, Any, T]"

_NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message with arguments of its own, to stand within another one."""

    id: str
    about: Mapping[str, Argument] = field(default_factory=dict)


class Text(str):
    """Words that stand in a card table, such as a title: shown as they are, where other text is the id of a message."""

    __slots__ = ()


Argument: TypeAlias = "Piece | int | str | Phrase | Sequence[Piece | Phrase]"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a piece is not an option: the id of a message (`why-ID`, a literal in the sources), its arguments, and the
    rule behind it.
    """

    id: str
    about: Mapping[str, Argument] = field(default_factory=dict)
    rule: str = ""


WhyNot: TypeAlias = "Callable[[Any, Ask, Piece], Reason | None]"


class Prompt:
    """A kind of question: an id (its words are the message `prompt-ID`) and the rule behind it.

    A prompt that `follows` goes on with a decision that the same seat has begun: until the decision is complete nobody
    else learns of it (so rules change nothing that others see before the last follow-up is answered), and with a single
    option it answers itself; unless it is `always` asked, since that would do by a slip what was only pointed at.
    An `urgent` one is about something of one's own: no promise to pass, made beforehand, answers it.
    """

    __slots__ = ("_why_not", "always", "follows", "id", "rule", "urgent")

    def __init__(self, id: str, rule: str, follows: bool = False, always: bool = False, urgent: bool = False) -> None:
        self.id, self.rule, self.follows, self.urgent = id, rule, follows, urgent
        self.always = always or not follows
        self._why_not: WhyNot | None = None

    def __repr__(self) -> str:
        return f"Prompt({self.id!r})"

    def why_not(self, explain: WhyNot) -> WhyNot:
        """Decorator: the function (board, ask, piece) that says why a piece is not an option of this prompt."""
        self._why_not = explain
        return explain

    def explain(self, board: Board, ask: Ask, piece: Piece) -> Reason:
        """Why this piece is not among the options. Worked out only when somebody asks."""
        reason = self._why_not(board, ask, piece) if self._why_not else None
        return reason or Reason("not-asked-for", {"piece": piece}, self.rule)


@final
class Ask:
    """A question to one seat. Its options are a function of the board, so that it can be asked again after a re-deal.

    `about` names what the question is about, for its words. Two `Ask`s with the same prompt are the same kind of
    decision; the order of the options is the order in which interfaces list them and must not depend on hidden things.
    `find` may return a list of the board itself: it is read before the board changes.
    """

    __slots__ = ("_found", "about", "find", "prompt", "seat")

    def __init__(
        self, seat: Seat, prompt: Prompt, find: Callable[[], Sequence[Piece]], about: Mapping[str, Any] = _NOTHING
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.find = find
        self.about = about

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.prompt.id!r}, {len(self.options)} options)"

    @property
    def options(self) -> Sequence[Piece]:
        try:
            return self._found
        except AttributeError:  # left unset at first: questions are made by the million
            found = self.find()
            if not found:
                raise ValueError(f"seat {self.seat} is asked {self.prompt.id!r}, but there is no option") from None
            self._found: Sequence[Piece] = found
            return found

    def forget(self) -> None:
        """Work the options out anew when next asked for: the board has changed under the question."""
        if hasattr(self, "_found"):
            del self._found


@final
class Together:
    """Sub-flows that several seats run at the same time; to each, the others' answers so far do not exist.

    Sub-flows only ask and return: what they decide takes effect when all have answered, and the flow that yielded the
    `Together` receives a dictionary of their results by seat.
    """

    __slots__ = ("flows",)

    def __init__(self, flows: Mapping[Seat, Callable[[], Flow[Any]]]) -> None:
        self.flows = dict(sorted(flows.items()))

    def find(self) -> Sequence[Piece]:
        """Nothing: the options are those of its sub-flows. So a driver can take it for an `Ask` until it finds none."""
        return ()


class GameOver(Exception):
    """Raised by rules when the game ends in the middle of something; the board says how."""
