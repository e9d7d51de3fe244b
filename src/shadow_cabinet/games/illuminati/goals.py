"""Winning: the basic goal, the special goals, and what the round limit decides by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from shadow_cabinet.table import Seat

from .board import IlluminatiBoard
from .pieces import GOALS, VIOLENT, WEIRD, Alignment, Card

Progress: TypeAlias = "Callable[[IlluminatiBoard, Seat, Sequence[Card]], int]"


def cards_needed(board: IlluminatiBoard) -> int:
    """The basic goal: so many cards, the Illuminati included; it never changes during the game."""
    numbers = board.tables.numbers
    return numbers.for_players(numbers.cards_needed, board.seats)


def total_power(board: IlluminatiBoard, seat: Seat, cards: Sequence[Card]) -> int:
    """All Power, with what NWOs do to it, unless an NWO says that it does not count for goals."""
    counting = board.values.power_for_goals
    return sum([counting[card] for card in cards])


def total_transferable(board: IlluminatiBoard, seat: Seat, cards: Sequence[Card]) -> int:
    """All Transferable Power, which no NWO changes."""
    return sum([card.transferable for card in cards])


def total_money(board: IlluminatiBoard, seat: Seat, cards: Sequence[Card]) -> int:
    """The money in all treasuries."""
    money = board.money
    return sum([money.get(card, 0) for card in cards])


def count_of(alignment: Alignment) -> Progress:
    """A count of the groups with an alignment."""

    def count(board: IlluminatiBoard, seat: Seat, cards: Sequence[Card]) -> int:
        bit, alignments = alignment.bit, board.alignments
        return sum([1 for card in cards if alignments(card) & bit])

    return count


def alignments_shown(board: IlluminatiBoard, seat: Seat, cards: Sequence[Card]) -> int:
    """How many different alignments the groups show."""
    found = 0
    for card in cards:
        found |= board.alignments(card)
    return found.bit_count()


def destroyed(board: IlluminatiBoard, seat: Seat, cards: Sequence[Card]) -> int:
    """Groups destroyed, and Illuminati knocked out."""
    return board.destroyed[seat] + board.knocked_out[seat]


PROGRESS: Final[dict[str, Progress]] = {
    "power": total_power,
    "alignments": alignments_shown,
    "weird": count_of(WEIRD),
    "money": total_money,
    "transferable": total_transferable,
    "destroyed": destroyed,
    "violent": count_of(VIOLENT),
}
"""How far the cards of a player, the Illuminati among them, have come towards each special goal."""


def progress(board: IlluminatiBoard, seat: Seat, goal: str) -> int:
    """How far a player has come towards a special goal."""
    return PROGRESS[goal](board, seat, board.cards(seat))


def number_for(board: IlluminatiBoard, goal: str) -> int:
    """What a special goal takes."""
    return board.tables.goal_numbers[goal]


def meets(board: IlluminatiBoard, seat: Seat, goal: str) -> bool:
    """Whether a structure fulfils a special goal."""
    return progress(board, seat, goal) >= number_for(board, goal)


def has_secret(board: IlluminatiBoard, seat: Seat) -> bool:
    """Whether a player's special goal is a secret."""
    return not board.out[seat] and board.head(seat).goal == "secret"


def goal_of(board: IlluminatiBoard, seat: Seat) -> str:
    """A player's special goal, the secret one too."""
    own = board.head(seat).goal
    if own != "secret":
        return own
    return board.secret_goal[seat][0].name if board.secret_goal[seat] else ""


def goal_met(board: IlluminatiBoard, seat: Seat) -> str:
    """By which goal a player wins: the special one rather than the basic one; nothing if by none."""
    goal = goal_of(board, seat)
    if goal and meets(board, seat, goal):
        return goal
    return "basic" if len(board.groups[seat]) + 1 >= cards_needed(board) else ""


def check_goals(board: IlluminatiBoard) -> bool:
    """At the end of every turn all players are looked at; all who meet a goal share the win."""
    for seat in board.living():
        if has_secret(board, seat) and board.secret_goal[seat]:
            look_at_secret(board, seat)
    met = {seat: goal for seat in board.living() if (goal := goal_met(board, seat))}
    if not met:
        return False
    board.winners = list(met)
    board.ending = next(iter(met.values())) if len(met) == 1 else "shared"
    for seat, goal in met.items():
        board.note("meets-goal", seat=seat, goal=f"goal-by-{goal}")
    return True


def look_at_secret(board: IlluminatiBoard, seat: Seat) -> None:
    """The structure fulfils goals that may be the secret one: whether it is one of them comes out now."""
    fulfilled = [name for name in GOALS if name not in board.disproved and meets(board, seat, name)]
    if fulfilled:
        board.horizon += 1
        board.disproved += [name for name in fulfilled if name != goal_of(board, seat)]


def strength(board: IlluminatiBoard, seat: Seat) -> int:
    """What the round limit decides by: all Power, and one for each group (R: a game without goals)."""
    if board.out[seat]:
        return 0
    return sum(board.power(card) for card in board.cards(seat)) + len(board.groups[seat])


def decide_by_strength(board: IlluminatiBoard) -> None:
    """The strongest win."""
    most = max(strength(board, seat) for seat in board.living())
    board.winners = [seat for seat in board.living() if strength(board, seat) == most]
    board.ending = "round-limit" if len(board.winners) == 1 else "round-limit-shared"
