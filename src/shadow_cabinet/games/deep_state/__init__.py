"""Deep State: New World Order, for two to five players or one (Konstantin Seleznev, CrowD Games)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
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
    SettingsError,
)

from . import why_not  # noqa: F401 (each prompt learns there why a piece is not an option)
from .aids import aids
from .board import HOC, DeepStateBoard
from .hoc_actions import ACTIONS
from .men_of_action import MEN
from .pieces import BUTTONS, GROUP, NUMBERS, Action, Objective, WorldWar
from .scoring import lines, ranking
from .settings import Numbers, Settings, Tables
from .tables import (
    read_actions,
    read_numbers,
    read_objectives,
    read_operations,
    read_projects,
    read_secondaries,
    read_treaties,
)
from .tactics import DeepStateTactics
from .text import line, text_of
from .turn import lay_out_zone, place_headhunter, play

TABLES = ("numbers.toml", "objectives.toml", "secondaries.toml", "operations.toml", "projects.toml",
          "men_of_action.toml", "treaties.toml")  # fmt: skip
WARS = 2
RATINGS = ("starting", "experienced", "best", "outstanding", "machiavelli")


class DeepState(Game[DeepStateBoard]):
    """Rules: `turn.play`. Content: the tables beside this file. Words: `en.ftl`. Every rule in words: `rules.md`."""

    id = "deep-state"
    title = "Deep State: New World Order"
    aliases = ("deepstate",)
    seat_counts = (1, 2, 3, 4, 5)
    usual_seats = 3
    rules_version = 1
    package = __name__
    settings_class = Settings
    endings = ("most-influence", "tie-broken", "shared", "solo-won", "solo-lost")
    tactics = DeepStateTactics()
    distinctions = tuple(f"rating-{rating}" for rating in RATINGS)
    has_reactions = False

    def __init__(self, content: Path | None = None) -> None:
        self.content = Content(__name__, TABLES, content)
        numbers = Numbers(**read_numbers(self.content, tuple(field.name for field in fields(Numbers))))
        self.tables = tables = Tables(
            numbers,
            tuple(read_objectives(self.content)),
            tuple(read_secondaries(self.content)),
            tuple(WorldWar(number) for number in range(1, WARS + 1)),
            tuple(read_treaties(self.content)),
            tuple(read_operations(self.content)),
            tuple(read_projects(self.content)),
            tuple(read_actions(self.content, frozenset({*MEN, *ACTIONS}))),
        )
        cards: list[Piece] = [*tables.objectives, *tables.wars, *tables.secondaries, *tables.operations,
                              *tables.treaties, *tables.actions]  # fmt: skip
        self.catalogue = Catalogue(GROUP.values(), NUMBERS, BUTTONS, tables.projects, cards)
        self.loose = tuple(cards)

    def check_settings(self, settings: Settings, seats: int) -> None:
        """The solo mode's settings are for one seat; the Zone must leave the deck enough cards."""
        if seats > 1:
            for name, given in (("level", settings.level != "usual"), ("character", settings.character != "any"),
                                ("equal_options", settings.equal_options != "ask")):  # fmt: skip
                if given:
                    raise SettingsError(f"{name} is for the solo mode, with 1 seat and not with {seats}")
        deck = sum(card.plays_with(3 if seats == 1 else seats) for card in self.tables.objectives)
        if settings.zone > deck:
            raise SettingsError(f"a zone of {settings.zone} is larger than the deck of {deck} Objective cards")

    def deal(self, dice: Dice, settings: Settings, seats: int) -> DeepStateBoard:
        """Treaties, the Infiltration Zone, agents, and the Supervisor."""
        board = DeepStateBoard(dice, settings, seats, self.tables)
        tables = self.tables
        numbers, count = tables.numbers, len(board.players)
        deck_for = 3 if board.solo else seats
        board.zone_size = settings.zone or tables.zone(count, board.solo)
        for field in ("objectives", "made", "operations"):
            setattr(board, field, [[] for _ in board.players])
        board.reserve = [numbers.agents_in_reserve for _ in board.players]
        board.pool = [numbers.agents - numbers.agents_in_reserve for _ in board.players]
        board.stages = [{} for _ in board.players]
        board.ghosts_used = [False for _ in board.players]
        board.supply = {GROUP[group]: [] for group in ("mass-control", "finance", "science", "supreme-power")}
        for card in tables.secondaries:
            board.supply[GROUP[card.group]].append(card)
        board.operation_stack = list(reversed(tables.operations))
        self._deal_objectives(board, deck_for)
        self._deal_treaties(board)
        self._deal_men(board)
        if board.solo:
            self._deal_hoc(board)
        else:
            board.out_of_play += [card for card in tables.actions if card.who != "player"]
            board.supervisor = board.dice.below(seats)
        place_headhunter(board)
        return board

    def _deal_objectives(self, board: DeepStateBoard, deck_for: int) -> None:
        cards = self.tables.objectives
        board.objective_deck = [*(card for card in cards if card.plays_with(deck_for)), *self.tables.wars]
        board.out_of_play = [card for card in cards if not card.plays_with(deck_for)]
        board.shuffle(board.objective_deck)
        lay_out_zone(board, first=True)

    def _deal_treaties(self, board: DeepStateBoard) -> None:
        numbers = self.tables.numbers
        board.treaty_deck = list(self.tables.treaties)
        board.shuffle(board.treaty_deck)
        standard = board.settings.treaties_at_start == "standard"
        for seat in range(board.seats):
            board.draw(
                board.treaty_deck, board.treaties[seat], numbers.treaties_dealt if standard else numbers.treaties_kept
            )

    def _deal_men(self, board: DeepStateBoard) -> None:
        men = [card for card in self.tables.actions if card.who == "player"]
        if not board.settings.men_of_action:
            board.out_of_play += men
            return
        board.men_deck = men
        board.shuffle(board.men_deck)
        for seat in range(board.seats):
            board.draw(board.men_deck, board.men[seat], self.tables.numbers.men_of_action_dealt)

    def _deal_hoc(self, board: DeepStateBoard) -> None:
        numbers, settings = self.tables.numbers, board.settings
        board.level = "normal" if settings.level == "usual" else settings.level
        board.character = settings.character
        if settings.character == "any":
            board.character = "male" if board.dice.below(2) else "female"
        beginner = board.level == "beginner"
        board.draw(
            board.treaty_deck, board.hoc_treaties, numbers.hoc_treaties_beginner if beginner else numbers.hoc_treaties
        )
        for card in self.tables.actions:
            if card.who == "player":
                continue
            personal = card.who == board.character and (not card.hard or board.level in ("hard", "ultra-hard"))
            used = not beginner and (card.who == "hoc" or personal)
            (board.hoc_deck if used else board.out_of_play).append(card)
        if not beginner:
            board.shuffle(board.hoc_deck)
            board.project_order = [project for project in self.tables.projects if project.emblem]
            board.dice.shuffle(board.project_order)

    def play(self, board: DeepStateBoard) -> Flow[None]:
        """The rules, from any checkpoint to the end."""
        return play(board)

    def result(self, board: DeepStateBoard) -> Result:
        """Most Influence wins; alone, you win with more than HOC, and have a rating besides."""
        ranks = [ranking(board, seat) for seat in board.players]
        scores = tuple(float(rank[0]) for rank in ranks[: board.seats])
        if board.solo:
            own, his = ranks[0][0], ranks[HOC][0]
            won = own > his
            about: dict[str, Argument] = {"rating": Phrase(f"rating-{self.rating(own)}"), "own": own, "hoc": his}
            return Result((float(won),), scores, "solo-won" if won else "solo-lost", about)
        best = max(ranks)
        winners = [seat for seat, rank in enumerate(ranks) if rank == best]
        shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(board.seats))
        if len(winners) > 1:
            return Result(shares, scores, "shared")
        tied = sum(rank[0] == best[0] for rank in ranks) > 1
        return Result(shares, scores, "tie-broken" if tied else "most-influence", {"seat": winners[0]})

    def score_lines(self, board: DeepStateBoard, player: int) -> list[ScoreLine]:
        """Influence by what it is for, HOC's too."""
        return [ScoreLine(line(item), item.points) for item in lines(board, player)]

    def aids(self, board: DeepStateBoard, seat: Seat) -> dict[str, Json]:
        """What things cost now, and what everybody has, counted."""
        return aids(board, seat)

    def rating(self, points: int) -> str:
        """The Game of Influence: what a player may be called."""
        numbers = self.tables.numbers
        bounds = (
            numbers.rating_experienced,
            numbers.rating_best,
            numbers.rating_outstanding,
            numbers.rating_machiavelli,
        )
        return RATINGS[sum(points >= bound for bound in bounds)]

    def inconsistency(self, board: DeepStateBoard) -> str:
        """Agents come and go between reserve, pool, cards and Projects, and their number stays the same."""
        for player in board.players:
            on_cards = sum(board.agents.get(card, 0) for card in board.objectives[player])
            on_cards += sum(board.agents.get(card, 0) for card in board.operations[player])
            on_cards += sum(board.agents.get(card, 0) for card, who in board.infiltrator.items() if who == player)
            everywhere = board.reserve[player] + board.pool[player] + on_cards + len(board.stages[player])
            if everywhere != self.tables.numbers.agents or min(board.reserve[player], board.pool[player]) < 0:
                return f"player {player} has {everywhere} agents, not {self.tables.numbers.agents}"
        if set(board.infiltrator) - set(board.zone):
            return "somebody infiltrates a card that is not in the Zone"
        if any(card not in board.agents for card in board.infiltrator):
            return "a card of the Zone is infiltrated by nobody's agents"
        return ""

    def seat_name(self, board: DeepStateBoard, seat: Seat) -> str:
        """Players by number; HOC by his or her character."""
        if board.is_hoc(seat):
            return f"seat-hoc-{board.character}"
        return "seat-you" if board.solo else f"seat-{seat}"

    def describe_piece(self, piece: Piece) -> tuple[str, Mapping[str, Argument]]:
        """Copies of a card have the same name."""
        if isinstance(piece, Objective):
            return (f"card-{piece.type}", {}) if piece.printed else (f"secondary-{piece.group}", {})
        if isinstance(piece, Action):
            return f"action-{piece.action}" if piece.who == "player" else f"hoc-action-{piece.action}", {}
        if piece.kind == "number":
            return "piece-number", {"number": NUMBERS.index(piece)}
        if piece.kind == "group":
            return f"name-{piece.id}", {}
        return super().describe_piece(piece)

    def piece_text(self, piece: Piece) -> tuple[str, Mapping[str, Argument]] | None:
        """What a card does, from the data that the rules go by, and where the card is from."""
        return text_of(self.tables, piece)


GAME = DeepState
