"""Which attacks are worth making: for every target the best attacker, and how much money it would take."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Final, NamedTuple

from shadow_cabinet.table import Piece, Seat

from .announcing import helpers, is_immune, may_attack
from .board import BEFORE_INCOME, BEGINNING, TO_CONTROL, TO_DESTROY, TO_NEUTRALIZE, WHISPERING, IlluminatiBoard
from .goals import goal_of
from .pieces import Card, Group
from .reckoning import reckon
from .worth import Standing, below_and_itself, depth_under, of_money, room

ODDS: Final = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33)
"""Of 36 throws, how many succeed by the number of the attack."""
FUNDS: Final = ("slush-fund", "swiss-bank-account")
WIN: Final = 60.0
A_KILL: Final = 6.0
SHARPNESS: Final = 0.1
"""How much likelier the better standing wins."""
DEFENDING: Final = 90
"""Of 100 MB that its owner could put in against an attack, how many will be."""


def odds(number: int) -> float:
    """How likely an attack succeeds."""
    return ODDS[max(0, min(number, 10))] / 36


class Prospect(NamedTuple):
    """An attack that could be announced, what it gains on average, and the number without money."""

    gain: float
    kind: str
    attacker: Card
    number: int


class Outlook:
    """What a player sees in front of an attack; worked out once for a question."""

    def __init__(self, board: IlluminatiBoard, me: Seat) -> None:
        self.board, self.me = board, me
        self.standing = Standing(board, me)
        self.ready = [card for card in board.cards(me) if may_attack(board, card)]
        self.purse = board.own_money(me) + sum(card.number for card in board.hands[me] if card.effect in FUNDS)
        self.roomy = {arrow.card for arrow in board.layout(me).open}
        self._shares: dict[Seat, float] = {}
        self._standings: dict[Seat, Standing] = {me: self.standing}
        self._aid: dict[Group, list[tuple[Card, int]]] = {}

    def of(self, seat: Seat) -> Standing:
        """How a player stands."""
        found = self._standings.get(seat)
        if found is None:
            found = self._standings[seat] = Standing(self.board, seat)
        return found

    def share_of_loss(self, rival: Seat) -> float:
        """How much of what a rival loses is one's own gain: the likelier he wins, the more."""
        if not self._shares:
            self._shares = shares(self.board, [self.of(seat) for seat in self.board.living()])
        return self._shares[rival] / max(0.05, 1 - self._shares[self.me])

    # -- what success is worth -----------------------------------------------------------------------------------------

    def worth(self, kind: str, target: Group, depth: int = 1) -> float:
        """What comes of a success: what is gained (a captured group hangs so deep), and what a rival loses."""
        board = self.board
        owner = board.controller(target)
        falls = [target] if owner is None else below_and_itself(board, owner, target)
        found = self.own_gain(kind, falls, depth)
        if owner == self.me:
            found -= sum(self.standing.loss(group) for group in falls)
        elif owner is not None:
            found += self.share_of_loss(owner) * self.of(owner).losses(falls)
        return found

    def own_gain(self, kind: str, falls: list[Group], depth: int) -> float:
        """What a success brings by itself."""
        standing = self.standing
        found = 0.0
        if kind == TO_CONTROL:
            found += sum(standing.gain(group, depth + n) for n, group in enumerate(falls))
            found += room(len(self.board.layout(self.me).open), len(falls[0].arrows))
            if standing.wins_with(len(falls), sum(standing.counts_for(group) for group in falls)):
                found += WIN
        elif kind in (TO_DESTROY, WHISPERING) and standing.goal == "destroyed":
            found += A_KILL + A_KILL * standing.special
            if standing.wins_with(0, 1 / standing.need):
                found += WIN
        return found

    # -- how it can be brought about -----------------------------------------------------------------------------------

    def aid_for(self, target: Group) -> list[tuple[Card, int]]:
        """Own cards that could aid an attack on a target, the strongest first."""
        found = self._aid.get(target)
        if found is None:
            cards = [card for card in helpers(self.board, self.me, target, ()) if isinstance(card, Card)]
            cards.sort(key=lambda card: -card.transferable)
            found = self._aid[target] = [(card, card.transferable) for card in cards]
        return found

    def best(self, target: Group, kinds: Iterable[str], among: Iterable[Piece] | None = None) -> Prospect | None:
        """The best attack of these kinds on a target."""
        best: Prospect | None = None
        for kind in kinds:
            for card in self.ready if among is None else among:
                assert isinstance(card, Card)
                if among is None and not self.can(kind, card, target):
                    continue
                found = self.prospect(kind, card, target)
                if best is None or found.gain > best.gain:
                    best = found
        return best

    def expected_defence(self, target: Group) -> int:
        """What its owner will probably put in against an attack."""
        board = self.board
        owner = board.controller(target)
        if owner is None or owner == self.me:
            return 0
        return DEFENDING * (board.own_money(owner) + 2 * board.treasury(target)) // 100

    def can(self, kind: str, card: Card, target: Group) -> bool:
        """Whether a card can make such an attack."""
        if card is target or (kind == TO_CONTROL and card not in self.roomy):
            return False
        return not is_immune(self.board, target, self.board.alignments(card))

    def prospect(self, kind: str, card: Card, target: Group) -> Prospect:
        """What an attack by this card gains on average, if as much aid and money go in as pay."""
        board = self.board
        worth = self.worth(kind, target, depth_under(board, self.me, card))
        number = reckon(board, self.me, kind, card, target).total
        aid = sum(amount for helper, amount in self.aid_for(target) if helper is not card)
        helped = number + aid - self.expected_defence(target)
        _, gain = self.best_sum(helped, board.treasury(card) if isinstance(card, Group) else 0, worth)
        # the less it takes of what could serve another attack, the better
        return Prospect(gain - 0.05 * card.transferable - 0.1 * max(0, helped - 12), kind, card, number)

    def best_sum(self, number: int, besides: int, worth: float) -> tuple[int, float]:
        """How much money to put in, and what is gained on average then."""
        most = min(self.purse + besides, 10 - number)
        cost = of_money(self.standing, 1)
        best, gained = 0, worth * odds(number)
        for amount in range(max(1, 2 - number), most + 1):
            gain = worth * odds(number + amount) - cost * amount
            if gain > gained:
                best, gained = amount, gain
        return best, gained


KINDS_ON_RIVALS: Final = (TO_CONTROL, TO_NEUTRALIZE, TO_DESTROY)


def kinds_on(board: IlluminatiBoard, me: Seat, target: Group) -> tuple[str, ...]:
    """What could be wanted of a target: to destroy is mostly for those who win by it."""
    owner = board.controller(target)
    destroys = goal_of(board, me) == "destroyed" and board.power(target) > 0
    if owner is None:
        return (TO_CONTROL, TO_DESTROY) if destroys else (TO_CONTROL,)
    if owner == me:
        return (TO_DESTROY,) if destroys else ()
    return KINDS_ON_RIVALS if destroys else (TO_CONTROL, TO_NEUTRALIZE)


# -- who will win ------------------------------------------------------------------------------------------------------


def share_of_win(board: IlluminatiBoard, seat: Seat) -> float:
    """How likely a player wins, by how all of them stand."""
    if board.out[seat]:
        return 0.0
    return shares(board, [Standing(board, other) for other in board.living()])[seat]


def shares(board: IlluminatiBoard, standings: Iterable[Standing]) -> dict[Seat, float]:
    """How likely players win who stand so: the sooner it is their turn, the likelier."""
    paid = board.step not in (BEGINNING, BEFORE_INCOME)
    promises: dict[Seat, float] = {}
    for standing in standings:
        wait = (standing.seat - board.active) % board.seats
        promises[standing.seat] = standing.promise(board.seats - 1 if paid and not wait else wait)
    most = max(promises.values())
    weights = {seat: exp(SHARPNESS * (promise - most)) for seat, promise in promises.items()}
    total = sum(weights.values())
    return {seat: weight / total for seat, weight in weights.items()}
