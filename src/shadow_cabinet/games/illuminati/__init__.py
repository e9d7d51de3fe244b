"""Illuminati with New World Order cards, for two to eight players (Steve Jackson; Steve Jackson Games)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from shadow_cabinet.table import (
    Argument,
    Catalogue,
    Content,
    Dice,
    Flow,
    Game,
    Json,
    Phrase,
    Piece,
    Result,
    ScoreLine,
    Seat,
)

from . import why_not  # noqa: F401 (each prompt learns there why a piece is not an option)
from .aids import aids
from .board import BEGINNING, CHOOSING_GOAL, IlluminatiBoard
from .goals import strength
from .pieces import FIXED, GOALS, Group
from .position import inconsistency
from .settings import STAND_INS, Settings
from .specials import known_effects
from .tables import TABLES, read_tables
from .tactics import IlluminatiTactics
from .text import name_of, seat_name, text_of
from .turn import play

SPECIAL_GOALS = tuple(GOALS)


class IlluminatiGame(Game[IlluminatiBoard]):
    """Rules: `turn.play`. Content: the tables beside this file. Words: `en.ftl`. Every rule in words: `rules.md`."""

    id = "illuminati"
    title = "Illuminati"
    aliases = ("nwo",)
    seat_counts = (2, 3, 4, 5, 6, 7, 8)
    usual_seats = 4
    rules_version = 1
    package = __name__
    settings_class = Settings
    tactics = IlluminatiTactics()
    endings = ("basic", *SPECIAL_GOALS, "shared", "last-one-left", "round-limit", "round-limit-shared")

    def __init__(self, content: Path | None = None) -> None:
        self.content = Content(__name__, TABLES, content)
        self.tables = tables = read_tables(self.content, known_effects())
        arrows = [arrow for card in (*tables.illuminati, *tables.groups) for arrow in card.arrows]
        cards: list[Piece] = [*tables.illuminati, *tables.groups, *tables.specials, *tables.nwos]
        self.catalogue = Catalogue(FIXED, cards, arrows)
        self.loose = (*GOALS.values(), *cards)

    def deal(self, dice: Dice, settings: Settings, seats: int) -> IlluminatiBoard:
        """An Illuminati card for each player, with its income; four groups on the table; chance decides who begins."""
        tables = self.tables
        board = IlluminatiBoard(dice, settings, seats, tables)
        heads = list(tables.illuminati)
        board.dice.shuffle(heads)
        bonus = tables.numbers.for_players(tables.numbers.income_bonus, seats)
        for seat, head in enumerate(heads[:seats]):
            board.heads[seat] = [head]
            board.money[head] = head.income + bonus
        board.dealt = heads[:seats]
        board.out_of_play += heads[seats:]
        left_out = set(STAND_INS).difference(settings.stand_ins)
        unused = [card for card in tables.specials if card.effect in left_out]
        board.out_of_play += unused
        board.deck = [*tables.groups, *(card for card in tables.specials if card not in unused)]
        if settings.new_world_order:
            board.deck += tables.nwos
        else:
            board.out_of_play += tables.nwos
        self._lay_out_groups(board)
        board.goal_choice = list(GOALS.values())
        board.active = board.first = board.dice.below(seats)
        secret = any(heads[0].goal == "secret" for heads in board.heads)
        board.step = CHOOSING_GOAL if secret else BEGINNING
        return board

    def _lay_out_groups(self, board: IlluminatiBoard) -> None:
        """Four groups are turned up; Specials and NWOs met on the way go back to where chance puts them."""
        board.shuffle(board.deck)
        wanted = self.tables.numbers.groups_laid_out
        up = [card for card in reversed(board.deck) if isinstance(card, Group)][:wanted]
        board.deck = [card for card in board.deck if card not in up]
        board.uncontrolled += up
        board.shuffle(board.deck)

    def play(self, board: IlluminatiBoard) -> Flow[None]:
        """The rules, from any checkpoint to the end."""
        return play(board)

    def aids(self, board: IlluminatiBoard, seat: Seat) -> dict[str, Json]:
        """How structures lie, what cards are worth now, goals, and the attack under way."""
        return aids(board, seat)

    def inconsistency(self, board: IlluminatiBoard) -> str:
        """What must hold on every board."""
        return inconsistency(board)

    def result(self, board: IlluminatiBoard) -> Result:
        """All who met a goal at the end of the same turn share the win."""
        scores = tuple(float(strength(board, seat)) for seat in range(board.seats))
        share = 1 / len(board.winners)
        shares = tuple(share if seat in board.winners else 0.0 for seat in range(board.seats))
        about: dict[str, Argument] = {"seat": board.winners[0]}
        return Result(shares, scores, board.ending, about)

    def score_lines(self, board: IlluminatiBoard, player: int) -> list[ScoreLine]:
        """What the round limit decides by."""
        if board.out[player]:
            return []
        power = sum(board.power(card) for card in board.cards(player))
        groups = len(board.groups[player])
        return [ScoreLine(Phrase("line-power"), power), ScoreLine(Phrase("line-groups"), groups)]

    def seat_name(self, board: IlluminatiBoard, seat: Seat) -> str:
        """Players are called as the Illuminati whom they play."""
        return seat_name(board, seat)

    def describe_piece(self, piece: Piece) -> tuple[str, Mapping[str, Argument]]:
        """Cards are called as their tables say, copies alike."""
        return name_of(self.tables, piece)

    def piece_text(self, piece: Piece) -> tuple[str, Mapping[str, Argument]] | None:
        """What a card does, from the data that the rules go by, and where it is from."""
        return text_of(self.tables, piece)


GAME = IlluminatiGame
