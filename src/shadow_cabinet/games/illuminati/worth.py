"""What things are worth to a player: how near the goals are, and what a group more or less would change."""

from __future__ import annotations

from typing import Final

from shadow_cabinet.table import Seat

from .board import IlluminatiBoard
from .goals import cards_needed, goal_of, number_for, progress
from .pieces import VIOLENT, WEIRD, Group

NEARNESS: Final = 7.0
"""What being at a goal is worth more than being far from it: it grows with the square of how near one is."""
STEADY: Final = 2.5
OF_POWER, OF_INCOME, OF_AID, OF_ARROWS, OF_MONEY = 0.05, 0.07, 0.05, 0.06, 0.018
RIVALS_SHARE: Final = 0.12
"""How much of a rival's gain is one's own loss, while that rival is far from any goal."""
SAFETY: Final = (3.0, 1.2, 0.4)
"""What the first groups are worth besides: whoever has none is soon out of the game."""
RESERVE: Final = 10
RESERVE_PRICE, PRICE, MISERS = 0.16, 0.035, 1.5
"""What a MB of the reserve is worth, and one beyond it; and how much more to those who win by money."""
ROOM: Final = (-3.0, -1.0, -0.3)
"""What it costs to have no open arrow left, or only one or two."""


class Standing:
    """How a player stands: how near the basic and the special goal are, and what there is to go on with."""

    __slots__ = ("alignments", "basic", "board", "cards", "goal", "have", "need", "needed", "seat", "special")

    def __init__(self, board: IlluminatiBoard, seat: Seat) -> None:
        self.board, self.seat = board, seat
        self.cards = board.cards(seat)
        self.needed = cards_needed(board)
        self.basic = len(self.cards) / self.needed
        self.goal = goal_of(board, seat)
        self.need = number_for(board, self.goal) if self.goal else 1
        self.have = progress(board, seat, self.goal) if self.goal else 0
        self.special = self.have / self.need
        self.alignments = 0
        if self.goal == "alignments":
            for card in self.cards:
                self.alignments |= board.alignments(card)

    @property
    def nearest(self) -> float:
        """How near the nearest goal is, from 0 to 1."""
        return min(1.0, max(self.basic, self.special))

    def value(self) -> float:
        """Everything together."""
        board = self.board
        power = board.values.power
        found = nearness(self.basic, self.special) + sum(SAFETY[: len(self.cards) - 1])
        for card in self.cards:
            found += OF_POWER * power[card] + OF_INCOME * card.income + OF_AID * card.transferable
            found += OF_MONEY * board.money.get(card, 0)
        found += of_money(self, board.own_money(self.seat))
        return found + room_left(len(board.layout(self.seat).open))

    def counts_for(self, group: Group) -> float:
        """How much nearer a group brings its holder to the special goal."""
        goal, board = self.goal, self.board
        if goal == "weird" or goal == "violent":
            return bool(board.alignments(group) & (WEIRD if goal == "weird" else VIOLENT).bit) / self.need
        if goal == "power":
            return board.values.power_for_goals[group] / self.need
        if goal == "transferable":
            return group.transferable / self.need
        if goal == "alignments":
            return (board.alignments(group) & ~self.alignments).bit_count() / self.need
        if goal == "money":
            return 3 * group.income / self.need
        return 0.0

    def gain(self, group: Group) -> float:
        """What one group more is worth."""
        more = nearness(self.basic + 1 / self.needed, self.special + self.counts_for(group))
        return more - nearness(self.basic, self.special) + uses(self.board, group) + self.safety(len(self.cards) - 1)

    def loss(self, group: Group) -> float:
        """What one group less costs."""
        less = nearness(self.basic - 1 / self.needed, self.special - self.counts_for(group))
        return nearness(self.basic, self.special) - less + uses(self.board, group) + self.safety(len(self.cards) - 2)

    def safety(self, groups: int) -> float:
        """What the next group adds to those few that one has."""
        return SAFETY[groups] if 0 <= groups < len(SAFETY) else 0.0

    def share_of_loss(self) -> float:
        """How much of what this player loses is gained by each of the others: the more, the nearer the goal is."""
        return RIVALS_SHARE * (1 + 8 * self.nearest**3)

    def wins_with(self, groups: int, special: float) -> bool:
        """Whether so many groups more, and so much of the special goal, are enough."""
        return len(self.cards) + groups >= self.needed or self.special + special > 1 - 1e-9


def room(now: int, arrows: int) -> float:
    """What a group with so many arrows changes about the room that there is for more."""
    return room_left(now - 1 + arrows) - room_left(now)


def room_left(arrows: int) -> float:
    """What it is worth to have so many open arrows."""
    return ROOM[max(0, arrows)] if arrows < len(ROOM) else 0.0


def nearness(basic: float, special: float) -> float:
    """What nearness to the two goals is worth."""
    nearest = min(1.0, max(basic, special))
    return NEARNESS * nearest * nearest + STEADY * (basic + min(1.0, special))


def uses(board: IlluminatiBoard, group: Group) -> float:
    """What a group is good for besides goals."""
    return (
        OF_POWER * board.values.power[group]
        + OF_INCOME * group.income
        + OF_AID * group.transferable
        + OF_ARROWS * (len(group.arrows) - 1)
    )


def of_money(standing: Standing, amount: int) -> float:
    """What money of the Illuminati is worth: above all the first of it, which keeps attackers off."""
    found = RESERVE_PRICE * min(amount, RESERVE) + PRICE * max(0, amount - RESERVE)
    return found * MISERS if standing.goal == "money" else found


def below_and_itself(board: IlluminatiBoard, owner: Seat, group: Group) -> list[Group]:
    """A group with all that hangs below it."""
    return [group, *board.below(owner, group)]
