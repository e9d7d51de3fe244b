"""The endgame in four steps, and final scoring (004: Endgame, Final scoring)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from .board import InTooDeepBoard
from .pieces import SLOTS, TYPES, Evidence, EvidenceType


class Line(NamedTuple):
    """What Intel was scored for, and how much."""

    what: str
    points: int


def lines(board: InTooDeepBoard, player: int) -> list[Line]:
    """A player's score, part by part, in the order of the rulebook."""
    return [
        Line("intel", board.intel[player]),
        Line("grip", lowest_grip(board, player)),
        Line("lowest-corruption", lowest_corruption_bonus(board, player)),
        Line("in-too-deep", -in_too_deep_loss(board, player)),
        Line("evidence", evidence_collection(board, player)),
        Line("dilemma-intel", sum(card.intel for card in board.well_of(player))),
        Line("posters", wanted_posters(board, player)),
        Line("sigils", sentinel_sigils(board, player)),
    ]


def score(board: InTooDeepBoard, player: int) -> int:
    """The whole score."""
    return sum(line.points for line in lines(board, player))


# -- 1. Grip -----------------------------------------------------------------------------------------------------------


def lowest_grip(board: InTooDeepBoard, player: int) -> int:
    """The value of the lowest disc on the Grip track."""
    lowest = min(board.grip[player].get(criminal, 0) for criminal in board.criminals)
    return board.tables.numbers.grip_values[lowest]


# -- 2. who went In Too Deep -------------------------------------------------------------------------------------------


def final_corruption(board: InTooDeepBoard, player: int) -> int:
    """The corruption that was banked, less Tolerance."""
    return sum(card.corruption for card in board.well_of(player)) - board.tolerance[player]


def in_too_deep(board: InTooDeepBoard) -> list[int]:
    """The players with the highest final corruption, all of them if all have the same."""
    corruption = [final_corruption(board, player) for player in board.players]
    return [player for player in board.players if corruption[player] == max(corruption)]


def lowest_corruption_bonus(board: InTooDeepBoard, player: int) -> int:
    """The least corrupt gain Intel for every player who is more corrupt."""
    corruption = [final_corruption(board, other) for other in board.players]
    if corruption[player] > min(corruption):
        return 0
    return board.tables.numbers.lowest_corruption * sum(other > corruption[player] for other in corruption)


# -- 3. the Final Plot -------------------------------------------------------------------------------------------------


def plot(board: InTooDeepBoard) -> list[Evidence]:
    """All Evidence in the Final Plot, wherever it lies there."""
    found = [token for slot in SLOTS for token in board.bonus[slot]]
    for player in board.players:
        found += board.locker_of(player)
    return found + board.public_locker


def counts(board: InTooDeepBoard) -> dict[EvidenceType, int]:
    """How many tokens of each type are in the Final Plot."""
    counted = Counter(token.type for token in plot(board))
    return {each: counted[each] for each in TYPES}


def foiled(board: InTooDeepBoard) -> bool:
    """Whether enough types have enough tokens."""
    numbers = board.tables.numbers
    enough = sum(count >= numbers.foil_tokens for count in counts(board).values())
    return enough >= numbers.for_players(numbers.foil_types, len(board.order))


def in_too_deep_loss(board: InTooDeepBoard, player: int) -> int:
    """If the plot was foiled, who is In Too Deep loses Intel equal to the final corruption."""
    if player in in_too_deep(board) and foiled(board):
        return max(0, final_corruption(board, player))
    return 0


# -- 4. values, and the collections ------------------------------------------------------------------------------------


def values(board: InTooDeepBoard) -> dict[EvidenceType, int]:
    """What a symbol of each type is worth."""
    return bracket_values(board, counts(board))


def bracket_values(board: InTooDeepBoard, counted: dict[EvidenceType, int]) -> dict[EvidenceType, int]:
    """The tallest stacks are worth most, a type without any token nothing."""
    brackets = board.tables.numbers.brackets
    heights = sorted({count for count in counted.values() if count}, reverse=True)
    return {
        each: brackets[min(heights.index(count), len(brackets) - 1)] if count else 0 for each, count in counted.items()
    }


def collection(board: InTooDeepBoard, player: int) -> dict[EvidenceType, int]:
    """The symbols of each type on a player's tokens and banked Dilemmas."""
    counted = Counter(token.type for token in board.memory_of(player))
    for card in board.well_of(player):
        counted.update(card.symbols)
    return {each: counted[each] for each in TYPES}


def evidence_collection(board: InTooDeepBoard, player: int) -> int:
    """Symbols times their values."""
    worth = values(board)
    return sum(count * worth[each] for each, count in collection(board, player).items())


def wanted_posters(board: InTooDeepBoard, player: int) -> int:
    """Different Wanted Posters, their number multiplied by itself."""
    return len({card.poster for card in board.well_of(player) if card.poster}) ** 2


def sentinel_sigils(board: InTooDeepBoard, player: int) -> int:
    """For each three Sentinel Sigils."""
    numbers = board.tables.numbers
    sigils = sum(card.sigil for card in board.well_of(player))
    return sigils // numbers.sigil_set * numbers.sigil_points
