"""What things are worth to a player: how near the goals are, and what a group more or less would change.

One unit is about a tenth of the logarithm of the odds to win. Prices, by which choices are made, were tried out in
games of one player who saw them otherwise against three; signs of a win were fitted to the results of some thousand
games between tactics, as they stood whenever a turn began.
"""

from __future__ import annotations

from typing import Final

from shadow_cabinet.table import Seat

from .board import IlluminatiBoard
from .goals import cards_needed, goal_of, number_for, progress
from .pieces import VIOLENT, WEIRD, Card, Group

NEARNESS: Final = 14.0
"""What being at a goal is worth more than being far from it: it grows with the square of how near one is."""
STEADY: Final = 2.0
"""Besides, each of the two goals counts a little, by how near it is."""
HELD_AT: Final = (0.0, 6.0, 2.0, 1.0)
"""What a group is worth by its depth: next to the Illuminati it is hard to take away."""
OF_RESISTANCE, OF_INCOME, OF_AID, OF_ARROWS = 0.4, 0.6, 0.2, 0.2
OF_MONEY: Final = 1.2
"""A MB, wherever it lies."""
MISERS: Final = 1.3
"""How much more money is worth to those who win by it."""
SAFETY: Final = (4.0, 1.5)
"""What the first groups are worth besides: whoever has none is soon out of the game."""
LAST_ONE: Final = 8.0
"""What it costs besides to be left without any, once that puts a player out of the game."""
SIGN_OF_NEARNESS, SIGN_BY_ILLUMINATI, SIGN_OF_INCOME = 20.0, 2.2, 0.2
SIGN_OF_MONEY, SIGN_OF_AID, SIGN_OF_SPECIALS = 0.2, 0.5, 2.5
"""What goes along with winning: nearness, groups next to the Illuminati, income, a MB, aid, and a Special."""
WAITING, WAITING_NEAR = 0.8, 2.5
"""What each turn costs that one has to wait for one's own, and how much more if all can see one near a goal."""
ROOM: Final = (-20.0, -2.0, -0.5)
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

    def promise(self, wait: int) -> float:
        """How much speaks for a win, if it is so many turns to one's own."""
        board, seat = self.board, self.seat
        layout = board.layout(seat)
        near = self.nearest
        found = SIGN_OF_NEARNESS * near - (WAITING + WAITING_NEAR * near * near) * wait
        found += SIGN_BY_ILLUMINATI * len(layout.puppets[self.cards[0]]) + SIGN_OF_SPECIALS * len(board.hands[seat])
        for card in self.cards:
            found += SIGN_OF_MONEY * board.money.get(card, 0)
            found += SIGN_OF_INCOME * card.income + SIGN_OF_AID * card.transferable
        return found + room_left(len(layout.open))

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

    def gain(self, group: Group, depth: int) -> float:
        """What one group more is worth, hung so deep."""
        more = nearness(self.basic + 1 / self.needed, self.special + self.counts_for(group))
        found = more - nearness(self.basic, self.special) + holding(self.board, group, depth)
        return found + safety(len(self.cards) - 1)

    def loss(self, group: Group) -> float:
        """What one group less costs."""
        less = nearness(self.basic - 1 / self.needed, self.special - self.counts_for(group))
        found = nearness(self.basic, self.special) - less
        found += holding(self.board, group, self.board.layout(self.seat).depth[group])
        return found + OF_MONEY * self.board.treasury(group) + safety(len(self.cards) - 2)

    def losses(self, groups: list[Group]) -> float:
        """What it costs to lose all of these, the last ones above all."""
        found = sum(self.loss(group) for group in groups)
        left = len(self.cards) - 1 - len(groups)
        return found + (LAST_ONE if not left and self.board.turns_taken[self.seat] > 1 else 0.0)

    def wins_with(self, groups: int, special: float) -> bool:
        """Whether so many groups more, and so much of the special goal, are enough."""
        return len(self.cards) + groups >= self.needed or self.special + special > 1 - 1e-9


def nearness(basic: float, special: float) -> float:
    """What nearness to the two goals is worth."""
    nearest = min(1.0, max(basic, special))
    return NEARNESS * nearest * nearest + STEADY * (basic + min(1.0, special))


def holding(board: IlluminatiBoard, group: Group, depth: int) -> float:
    """What it is worth to have a group besides goals: what it brings, and how sure one can be of it."""
    values = board.values
    return (
        HELD_AT[min(depth, 3)]
        + OF_RESISTANCE * max(0, group.resistance + values.change[group])
        + OF_INCOME * group.income
        + OF_AID * (group.transferable + values.power[group])
        + OF_ARROWS * len(group.arrows)
    )


def safety(groups: int) -> float:
    """What one group adds to so many."""
    return SAFETY[groups] if 0 <= groups < len(SAFETY) else 0.0


def room(now: int, arrows: int) -> float:
    """What a group with so many arrows changes about the room that there is for more."""
    return room_left(now - 1 + arrows) - room_left(now)


def room_left(arrows: int) -> float:
    """What it is worth to have so many open arrows."""
    return ROOM[max(0, arrows)] if arrows < len(ROOM) else 0.0


def of_money(standing: Standing, amount: int) -> float:
    """What money is worth."""
    return OF_MONEY * amount * (MISERS if standing.goal == "money" else 1.0)


def below_and_itself(board: IlluminatiBoard, owner: Seat, group: Group) -> list[Group]:
    """A group with all that hangs below it."""
    return [group, *board.below(owner, group)]


def depth_under(board: IlluminatiBoard, seat: Seat, card: Card) -> int:
    """How deep a group would hang under a card."""
    return board.layout(seat).depth[card] + 1
