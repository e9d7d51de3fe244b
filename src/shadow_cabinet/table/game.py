"""What a game is: a deal, a play and a result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from .ask import Argument, Ask, Flow, Phrase, Seat
from .board import Board, Json
from .content import Content
from .dice import Dice
from .errors import SettingsError
from .pieces import Catalogue, Piece
from .settings import make_settings

B = TypeVar("B", bound=Board)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: each seat's share of the win (they add up to 1, or to 0 if nobody won), its score, and why.

    `reason` is the id of a message (`end-REASON`) with the arguments `about`.
    """

    shares: tuple[float, ...]
    scores: tuple[float, ...]
    reason: str
    about: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Where a part of a score came from, and how much it is."""

    what: Phrase
    points: float


class Tactics(Protocol):
    """What a game tells bots about sensible play; both see a board on which hidden things were dealt anew.

    A number `look_ahead` says how many choices a search plays on at least before it asks `evaluate`: few if that sees
    by itself what can be done next. A number `doubt` is the share of trust that a search never takes from an option:
    the less, the surer the weights are of what is foolish.
    """

    def evaluate(self, board: Any, seat: Seat) -> float:
        """How well a seat stands, from 0 (lost) to 1 (won)."""

    def weights(self, board: Any, ask: Ask) -> list[float]:
        """How sensible each option of a question looks: larger is better, 0 is foolish."""


class Game(Generic[B]):
    """A game: its pieces, its settings, and three functions. A subclass is instantiated once per set of card tables."""

    id: ClassVar[str]
    title: ClassVar[str]
    aliases: ClassVar[tuple[str, ...]] = ()
    seat_counts: ClassVar[tuple[int, ...]]
    usual_seats: ClassVar[int]
    rules_version: ClassVar[int]
    package: ClassVar[str]
    """The package that holds the tables, the words (`en.ftl`) and the rules (`rules.md`)."""
    settings_class: ClassVar[type]
    endings: ClassVar[tuple[str, ...]]
    """Every reason a result can give."""

    distinctions: ClassVar[tuple[str, ...]] = ()
    """What a result can say besides, as phrases among its arguments: how well it went."""

    has_reactions: ClassVar[bool] = True
    """Whether *Pass* answers what others do, so that a seat can promise it; without, it is a choice like any other."""

    content: Content
    catalogue: Catalogue
    loose: tuple[Piece, ...]
    """The pieces that lie in places: each in exactly one, always."""
    tactics: Tactics | None = None

    def make_settings(self, given: Mapping[str, object] | None = None, seats: int | None = None) -> Any:
        """Checked settings for a match of that many seats."""
        count = self.usual_seats if seats is None else seats
        if count not in self.seat_counts:
            few, many = min(self.seat_counts), max(self.seat_counts)
            how_many = f"{few}" if few == many else f"{few} to {many}"
            raise SettingsError(f"{self.title} has {how_many} seats, not {count}")
        settings: Any = make_settings(self.settings_class, given or {})
        self.check_settings(settings, count)
        return settings

    def check_settings(self, settings: Any, seats: int) -> None:
        """Raise a `SettingsError` for settings that contradict each other or the number of seats."""

    def deal(self, dice: Dice, settings: Any, seats: int) -> B:
        """The board as it stands before the first decision."""
        raise NotImplementedError

    def play(self, board: B) -> Flow[None]:
        """The rules, from any checkpoint to the end of the game."""
        raise NotImplementedError

    def result(self, board: B) -> Result:
        """How a finished match ended."""
        raise NotImplementedError

    def score_lines(self, board: B, player: int) -> list[ScoreLine]:
        """Where the score of one of the `board.players` came from when the match ended; nothing if that is plain."""
        return []

    def aids(self, board: B, seat: Seat) -> dict[str, Json]:
        """What an interface may count out for a seat (-1 is an onlooker): follows from what that seat sees."""
        return {}

    def inconsistency(self, board: B) -> str:
        """What can never be on a board of this game (a count that does not add up), if it is so; else nothing."""
        return ""

    def seat_name(self, board: B, seat: Seat) -> str:
        """The id of the message that names a seat on this board."""
        return f"seat-{seat}"

    def describe_piece(self, piece: Piece) -> tuple[str, Mapping[str, Argument]]:
        """The message that names a piece, and its arguments; text among them is the id of another message."""
        return f"piece-{piece.id}", {}

    def piece_text(self, piece: Piece) -> tuple[str, Mapping[str, Argument]] | None:
        """The message that says what a piece does, with its arguments, if there is more to say than its name."""
        return None
