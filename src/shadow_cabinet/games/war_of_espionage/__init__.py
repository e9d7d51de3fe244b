"""1955: The War of Espionage, for two players (Kevin G. Nunn, Living Worlds Games / APE Games)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from shadow_cabinet.table import Argument, Content, Dice, Flow, Game, Piece, Result, Seat

from . import why_not  # noqa: F401 (each prompt learns there why a piece is not an option)
from .board import HAND_SIZE, EspionageBoard, Settings, new_board
from .pieces import GADGETS, Card, catalogue_of, read_cards, read_tracks
from .specials import ALL_ACTIONS
from .tactics import EspionageTactics
from .turn import play


class WarOfEspionage(Game[EspionageBoard]):
    """Seat 0 is the start player."""

    id = "war-of-espionage"
    title = "1955: The War of Espionage"
    aliases = ("1955",)
    seat_counts = (2,)
    usual_seats = 2
    rules_version = 1
    package = __name__
    settings_class = Settings
    endings = ("home", "three", "turn-cap")

    tactics = EspionageTactics()

    def __init__(self, content: Path | None = None) -> None:
        self.content = Content(__name__, ("cards.toml", "board.toml"), content)
        self.cards = read_cards(self.content, ALL_ACTIONS)
        self.tracks = {side: read_tracks(self.content, side) for side in ("basic", "shortened")}
        self.catalogue = catalogue_of(self.cards)
        self.loose = tuple(self.cards)

    def deal(self, dice: Dice, settings: Settings, seats: int) -> EspionageBoard:
        """Five cards each; the homes are chosen with the hand in view."""
        board = new_board(dice, settings, self.tracks[settings.board])
        board.deck = list(self.cards)
        board.shuffle(board.deck)
        for _ in range(HAND_SIZE):
            for seat in range(seats):
                board.draw(board.deck, board.hands[seat])
        return board

    def play(self, board: EspionageBoard) -> Flow[None]:
        return play(board)

    def result(self, board: EspionageBoard) -> Result:
        scores = tuple(float(board.secured(seat)) for seat in (0, 1))
        if board.winner is None:
            return Result((0.5, 0.5), scores, board.ending)
        shares = (1.0, 0.0) if board.winner == 0 else (0.0, 1.0)
        return Result(shares, scores, board.ending, {"seat": board.winner})

    def seat_name(self, board: EspionageBoard, seat: Seat) -> str:
        """A player is called by the faction of the Home Country, once it is chosen."""
        home = board.homes[seat]
        return f"seat-{home.faction}" if home else super().seat_name(board, seat)

    def describe_piece(self, piece: Piece) -> tuple[str, Mapping[str, Argument]]:
        """The rulebook speaks of cards by country and number; the action tells apart those that share both."""
        if not isinstance(piece, Card):
            return super().describe_piece(piece)
        if piece.country is None:
            return "card-mercenary", {"influence": piece.influence}
        action = f"action-{piece.action}"
        return "card-country", {"country": piece.country, "influence": piece.influence, "action": action}

    def piece_text(self, piece: Piece) -> tuple[str, Mapping[str, Argument]] | None:
        """What a card or a gadget does; a card also says where it comes from."""
        if isinstance(piece, Card):
            text = f"action-{piece.action}-text" if piece.action else "mercenary-text"
            return "card-text", {"text": text, "source": f"source-{piece.source}"}
        return (f"piece-{piece.id}-text", {}) if piece in GADGETS else None


GAME = WarOfEspionage
