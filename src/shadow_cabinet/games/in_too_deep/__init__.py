"""In Too Deep, for two to five players, or one or two with Echo (Joshua Cappel, Daryl Chow; Burnt Island Games)."""

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
    SettingsError,
)

from . import (
    boosts,  # noqa: F401 (each Boost registers there what it does)
    why_not,  # noqa: F401 (each prompt learns there why a piece is not an option)
)
from .aids import aids
from .board import InTooDeepBoard
from .evidence import draw_unseen
from .pieces import (
    BLOCKS,
    CRIMINALS,
    DOWNTOWN,
    EDGES,
    EVIDENCE,
    FIXED,
    ITEMS,
    LEVELS,
    ROWS,
    SECTORS,
    SLOTS,
    TYPES,
    ZONES,
    Crime,
)
from .scoring import final_corruption, foiled, in_too_deep, lines, score
from .settings import Settings
from .tables import TABLES, read_tables
from .tactics import InTooDeepTactics
from .text import name_of, text_of
from .turn import play
from .wheel import BOOST_EFFECTS

HEAT_APART = 3  # Zones from the Blocks to the two Heat, and on to the one


class InTooDeep(Game[InTooDeepBoard]):
    """Rules: `turn.play`. Content: the tables beside this file. Words: `en.ftl`. Every rule in words: `rules.md`."""

    id = "in-too-deep"
    title = "In Too Deep"
    aliases = ("itd",)
    seat_counts = (1, 2, 3, 4, 5)
    usual_seats = 3
    rules_version = 1
    package = __name__
    settings_class = Settings
    endings = ("most-intel", "most-intel-too-deep", "tie-broken", "shared", "echo-beaten", "echo-won")
    distinctions = ("plot-foiled", "plot-not-foiled")
    has_reactions = False
    tactics = InTooDeepTactics()

    def __init__(self, content: Path | None = None) -> None:
        self.content = Content(__name__, TABLES, content)
        self.tables = tables = read_tables(self.content, frozenset(BOOST_EFFECTS))
        cards: list[Piece] = [*tables.story_crimes, *tables.side_crimes, *tables.dilemmas, *tables.boosts,
                              *tables.echo_cards]  # fmt: skip
        self.catalogue = Catalogue(*FIXED, cards)
        self.loose = (*EVIDENCE, *cards)

    def check_settings(self, settings: Settings, seats: int) -> None:
        """Echo joins one human or two; as many Criminals are named as the players need, or none."""
        if settings.echo and seats > 2:
            raise SettingsError(f"echo joins 1 or 2 seats, not {seats}")
        if settings.echo_board != "standard" and not plays_with_echo(settings, seats):
            raise SettingsError(f"echo_board is for games with Echo: 1 seat, or 2 with echo, not {seats}")
        wanted = self.criminals_in_play(settings, seats)
        if settings.criminals and len(settings.criminals) != wanted:
            raise SettingsError(
                f"criminals: name {wanted}, or none to have them drawn; {len(settings.criminals)} are named"
            )

    def criminals_in_play(self, settings: Settings, seats: int) -> int:
        """How many Criminals are used: four alone with Echo, else by the number of players."""
        numbers = self.tables.numbers
        players = seats + plays_with_echo(settings, seats)
        return numbers.criminals_solo if seats == 1 else numbers.for_players(numbers.criminals, players)

    def deal(self, dice: Dice, settings: Settings, seats: int) -> InTooDeepBoard:
        """The city, the boards, and what each player starts with."""
        board = InTooDeepBoard(dice, settings, seats, self.tables)
        count = seats + plays_with_echo(settings, seats)
        start = board.dice.below(seats) if seats > 1 else 0
        humans = [(start + i) % seats for i in range(seats)]
        board.order = [*humans, *range(seats, count)]
        board.active = board.order[0]
        self._set_up_city(board)
        self._deal_crimes(board)
        self._set_up_evidence(board)
        self._deal_to_players(board)
        if count > seats:
            self._set_up_echo(board)
        else:
            board.out_of_play += self.tables.echo_cards
        return board

    def _set_up_city(self, board: InTooDeepBoard) -> None:
        """Zones, Items, the Sentinel, Blockades, Criminals and Heat."""
        dice = board.dice
        board.ring = list(ZONES)
        dice.shuffle(board.ring)
        zones = list(ZONES)
        dice.shuffle(zones)
        board.at = dict(zip(ITEMS, zones, strict=True))
        board.sentinel = DOWNTOWN
        downtown = board.ring.index(DOWNTOWN)
        board.blockades = [EDGES[downtown], EDGES[(downtown + len(EDGES) // 2) % len(EDGES)]]
        named = [criminal for criminal in CRIMINALS if criminal.id in board.settings.criminals]
        if not named:
            named = list(CRIMINALS)
            dice.shuffle(named)
            named = sorted(named[: self.criminals_in_play(board.settings, board.seats)], key=lambda who: who.code)
        board.criminals = named
        zones = [zone for zone in ZONES if zone is not DOWNTOWN]
        dice.shuffle(zones)
        board.at.update(zip(named, zones, strict=False))
        board.heat = [board.zone(BLOCKS, steps) for steps in (0, HEAT_APART, 2 * HEAT_APART)]
        board.locks = {criminal: [] for criminal in named}

    def _deal_crimes(self, board: InTooDeepBoard) -> None:
        """The storylines in play, without the cards for four and more where fewer play; Side Crimes and Dilemmas."""
        tables = self.tables
        letters = sorted({crime.storyline for crime in tables.story_crimes})
        board.dice.shuffle(letters)
        used = letters[: board.settings.storylines]
        few = len(board.order) < 4

        def is_used(crime: Crime) -> bool:
            return crime.storyline in used and not (few and crime.four_plus)

        board.out_of_play = [crime for crime in tables.story_crimes if not is_used(crime)]
        board.level_decks = {
            deck: [crime for crime in tables.story_crimes if crime.level == level and is_used(crime)]
            for level, deck in enumerate(LEVELS, 1)
        }
        board.side_deck = list(tables.side_crimes)
        board.dilemma_deck = list(tables.dilemmas)
        for level_deck in board.level_decks.values():
            board.shuffle(level_deck)
        board.shuffle(board.side_deck)
        board.shuffle(board.dilemma_deck)

    def _set_up_evidence(self, board: InTooDeepBoard) -> None:
        """Plank and pool, the Boost wheel, Assignments and Dossiers."""
        numbers, count = self.tables.numbers, len(board.order)
        board.filed, board.echo_filed = {row: [] for row in ROWS}, {row: [] for row in ROWS}
        board.bonus = {slot: [] for slot in SLOTS}
        board.supply = list(EVIDENCE)
        board.shuffle(board.supply)
        for _ in range(numbers.plank):
            draw_unseen(board, board.supply, board.plank)
        board.draw(board.supply, board.pool, numbers.for_players(numbers.pool, count))
        board.boost_stack = list(self.tables.boosts)
        board.shuffle(board.boost_stack)
        board.wheel = {sector: [] for sector in SECTORS}
        board.wheel_intel = dict.fromkeys(SECTORS, 0)
        for sector in SECTORS:
            board.draw(board.boost_stack, board.wheel[sector])
        assignments = list(TYPES)
        board.dice.shuffle(assignments)
        board.assignments = assignments[: len(ROWS)]
        board.dossiers_left = list(numbers.dossiers(count))
        board.dossiers = [0] * count

    def _deal_to_players(self, board: InTooDeepBoard) -> None:
        """Intel, Evidence and Crime cards; whoever plays later has some Grip already."""
        numbers, count = self.tables.numbers, len(board.order)
        board.hooks = [[] for _ in range(count)]
        board.intel = [numbers.start_intel] * count
        board.tolerance = [0] * count
        board.grip = [dict.fromkeys(board.criminals, 0) for _ in range(count)]
        for player in range(count):
            board.draw(board.supply, board.memory_of(player), numbers.start_evidence)
        for seat in range(board.seats):
            board.draw(board.side_deck, board.crimes[seat])
            board.draw(board.level_decks[LEVELS[0]], board.crimes[seat])
        for player, advanced in zip(board.order, numbers.start_grip, strict=False):
            criminals = list(board.criminals)
            board.dice.shuffle(criminals)
            for criminal in criminals[:advanced]:
                board.grip[player][criminal] = 1

    def _set_up_echo(self, board: InTooDeepBoard) -> None:
        """Echo's deck, her Criminals by letter, a Level 1 crime face down, and a mark on one Blockade."""
        board.echo_deck = list(self.tables.echo_cards)
        board.shuffle(board.echo_deck)
        board.echo_criminals = list(board.criminals)
        board.dice.shuffle(board.echo_criminals)
        board.draw(board.level_decks[LEVELS[0]], board.echo_crime)
        board.echo_level = 1
        board.dice.shuffle(board.blockades)

    def play(self, board: InTooDeepBoard) -> Flow[None]:
        """The rules, from any checkpoint to the end."""
        return play(board)

    def result(self, board: InTooDeepBoard) -> Result:
        """The highest score wins; a tie goes to the lower final corruption."""
        ranks = {player: (score(board, player), -final_corruption(board, player)) for player in board.players}
        scores = tuple(float(ranks[seat][0]) for seat in range(board.seats))
        about: dict[str, Argument] = {"plot": Phrase("plot-foiled" if foiled(board) else "plot-not-foiled")}
        best = max(ranks.values())
        winners = [player for player in board.players if ranks[player] == best]
        if board.with_echo:
            own, hers = max(int(score) for score in scores), ranks[board.seats][0]
            about |= {"echo": hers, "own": own, "tie": int(own == hers)}
        if winners == [board.seats]:
            return Result((0.0,) * board.seats, scores, "echo-won", about)
        human = [seat for seat in winners if seat < board.seats]
        shares = tuple(1 / len(human) if seat in human else 0.0 for seat in range(board.seats))
        if len(winners) > 1:
            return Result(shares, scores, "shared", about)
        if board.seats == 1:
            return Result(shares, scores, "echo-beaten", about)
        about["seat"] = winners[0]
        if sum(rank[0] == best[0] for rank in ranks.values()) > 1:
            return Result(shares, scores, "tie-broken", about)
        deep = winners[0] in in_too_deep(board)
        return Result(shares, scores, "most-intel-too-deep" if deep else "most-intel", about)

    def score_lines(self, board: InTooDeepBoard, player: int) -> list[ScoreLine]:
        """Intel by what it was scored for, Echo's too."""
        return [ScoreLine(Phrase(f"line-{line.what}"), line.points) for line in lines(board, player)]

    def aids(self, board: InTooDeepBoard, seat: Seat) -> dict[str, Json]:
        """How crimes stand, what would change them, and what everybody has, counted."""
        return aids(board, seat)

    def inconsistency(self, board: InTooDeepBoard) -> str:
        """What must hold on every board (a count that does not add up)."""
        held = list(board.holds.values())
        tags = [criminal for tags in board.hooks for criminal in tags]
        numbers = self.tables.numbers
        if len(set(board.heat)) != len(board.heat) or len(board.heat) != 3:
            return f"the Heat is in {board.heat}"
        if board.blockades[0] is board.blockades[1]:
            return "both Blockades are on the same edge"
        if len(set(held)) != len(held) or any(board.at[item] is not board.at[who] for who, item in board.holds.items()):
            return "a held Item is not where its holder is, or has two"
        if len(set(tags)) != len(tags) or any(len(own) > numbers.hook_slots for own in board.hooks):
            return f"the hook tags lie at {board.hooks}"
        if any(lock and criminal not in tags for criminal, lock in board.locks.items()):
            return "a Lock lies on a tag in the void"
        if sum(board.dossiers) + sum(board.dossiers_left) != sum(numbers.dossiers(len(board.order))):
            return "Dossiers are missing"
        if any(not 0 <= disc <= numbers.most_grip for discs in board.grip for disc in discs.values()):
            return f"a Grip disc is off the track: {board.grip}"
        if any(count % numbers.tolerance_step for count in board.tolerance) or min(board.intel) < 0:
            return "Tolerance comes in twos, and Intel is never less than nothing"
        return ""

    def seat_name(self, board: InTooDeepBoard, seat: Seat) -> str:
        """Players by number; Echo by her name."""
        if board.is_echo(seat):
            return "seat-echo"
        return "seat-you" if board.seats == 1 else f"seat-{seat}"

    def describe_piece(self, piece: Piece) -> tuple[str, Mapping[str, Argument]]:
        """Copies of a token have the same name; crimes have that of their table."""
        return name_of(piece)

    def piece_text(self, piece: Piece) -> tuple[str, Mapping[str, Argument]] | None:
        """What a card or a Zone does, from the data that the rules go by, and where it is from."""
        return text_of(self.tables, piece)


def plays_with_echo(settings: Settings, seats: int) -> bool:
    """Echo always opposes one human, and joins two who want her."""
    return seats == 1 or settings.echo


GAME = InTooDeep
