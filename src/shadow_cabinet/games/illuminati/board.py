"""The table of Illuminati: what lies where, and who sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shadow_cabinet.table import EVERYONE, NOBODY, OWNER, Board, Dice, Seat, cache, place, value

from .layout import Layout, below, lay_out
from .ledger import Reckoning
from .pieces import COLOURS, Alignment, Arrow, Card, Colour, Goal, Group, Illuminati, Nwo, Special, in_set
from .settings import Settings, Tables
from .values import Values, values_with, with_other_alignments

(
    CHOOSING_GOAL,
    BEGINNING,
    BEFORE_INCOME,
    AFTER_INCOME,
    ACTING,
    TRANSFERRING,
    BEFORE_TARGETS,
    TARGETS,
    AFTER_TARGETS,
    OVER,
) = (
    "choosing-goal",
    "beginning",
    "before-income",
    "after-income",
    "acting",
    "transferring",
    "before-targets",
    "targets",
    "after-targets",
    "over",
)  # fmt: skip
"""The steps of a turn: at each of them, and amid an attack, the rules can be entered anew."""


class IlluminatiBoard(Board):
    """The state of one match."""

    settings: Settings
    tables: Tables

    # cards
    deck: list[Group | Special | Nwo] = place(NOBODY, stock=True)
    uncontrolled: list[Group] = place(EVERYONE)
    dead: list[Group] = place(EVERYONE)
    discard: list[Special | Nwo] = place(EVERYONE)
    nwos: dict[Colour, list[Nwo]] = place(EVERYONE)
    hands: list[list[Special]] = place(OWNER, ordered=False)
    on_offer: list[Special] = place(EVERYONE)  # what a deal is about that was not answered yet
    heads: list[list[Illuminati]] = place(EVERYONE)
    groups: list[list[Group]] = place(EVERYONE)
    lifted: list[Group] = place(EVERYONE)  # in the hand of whoever rearranges them
    out_of_play: list[Illuminati | Special | Nwo] = place(EVERYONE)

    # special goals
    goal_choice: list[Goal] = place(EVERYONE)
    secret_goal: list[list[Goal]] = place(OWNER)
    other_goals: list[Goal] = place(NOBODY)
    disproved: list[str] = value()  # a secret goal would have won by now if it were one of these

    # power structures
    hangs_on: dict[Group, Arrow] = value()
    money: dict[Card, int] = value()
    took_part: dict[Card, int] = value()  # in how many attacks of this turn

    # players
    dealt: list[Illuminati] = value()  # who plays whom, also when they are out of the game
    active: Seat = value(0, is_seat=True)
    out: list[bool] = value()
    turns_taken: list[int] = value()
    destroyed: list[int] = value()
    knocked_out: list[int] = value()
    offers_made: list[int] = value()

    # the turn
    first: Seat = value(0, is_seat=True)
    round: int = value(1)
    step: str = value(BEGINNING)
    actions_left: int = value(0)
    transfers_left: int = value(0)
    call_offs_left: int = value(0)
    acted: bool = value(False)
    income_doubled: bool = value(False)
    windows_closed: bool = value(False)
    privilege_bought: bool = value(False)
    lasers_used: bool = value(False)
    recycled: bool = value(False)
    nwos_attacked: list[Nwo] = value()
    shifted: Group | None = value()
    shifted_to: list[Alignment] = value()

    # the attack under way
    attack: str = value("")
    attacker: Card | None = value()
    target: Group | Nwo | None = value()
    aiders: list[Card] = value()
    privileged: bool = value(False)
    paid_for_privilege: bool = value(False)
    let_in: int | None = value(is_seat=True)
    put_for: list[int] = value()
    put_against: list[int] = value()
    put_from_target: int = value(0)
    speaking_order: list[int] = value()
    passed: list[int] = value()
    staying_out: list[bool] = value()
    thrown: list[int] = value()

    # the end
    ending: str = value("")
    winners: list[int] = value()

    # worked out of the above
    layouts: tuple[Layout | None, ...] | None = cache()
    worth: Values | None = cache()
    controllers: dict[Card, Seat] | None = cache()
    reckoned: Reckoning | None = cache()  # the attack under way before money

    def __init__(self, dice: Dice, settings: Settings, seats: int, tables: Tables) -> None:
        super().__init__(dice, settings, seats, tables)
        self.nwos = {colour: [] for colour in COLOURS}
        self.out = [False] * seats
        self.turns_taken, self.destroyed, self.knocked_out = [0] * seats, [0] * seats, [0] * seats
        self.offers_made, self.put_for, self.put_against = [0] * seats, [0] * seats, [0] * seats
        self.staying_out = [False] * seats

    def ruled_out(self, seat: Seat) -> bool:
        """Whether a secret goal is one that everybody has seen not to be it."""
        return bool(self.disproved) and any(goal.name in self.disproved for goals in self.secret_goal for goal in goals)

    # -- players -------------------------------------------------------------------------------------------------------

    def head(self, seat: Seat) -> Illuminati:
        """The Illuminati card of a player who is in the game."""
        return self.heads[seat][0]

    def living(self) -> list[Seat]:
        """The players who are in the game."""
        return [seat for seat in range(self.seats) if not self.out[seat]]

    def others(self, seat: Seat) -> list[Seat]:
        """The other players who are in the game, in turn order."""
        around = ((seat + step) % self.seats for step in range(1, self.seats))
        return [other for other in around if not self.out[other]]

    def seat_of(self, head: Illuminati) -> Seat:
        """Whose Illuminati they are."""
        seat = self.controller(head)
        assert seat is not None
        return seat

    def controller(self, card: Card) -> Seat | None:
        """Who controls a card; nobody, if it is uncontrolled or not in play."""
        found = self.controllers
        if found is None:
            found = self.controllers = {}
            for seat, heads in enumerate(self.heads):
                found.update(dict.fromkeys(heads, seat))
                found.update(dict.fromkeys(self.groups[seat], seat))
        return found.get(card)

    def cards(self, seat: Seat) -> list[Card]:
        """All cards of a power structure, the Illuminati first."""
        return [*self.heads[seat], *self.groups[seat]]

    def in_play(self) -> Iterator[Group]:
        """All groups that are controlled or uncontrolled."""
        yield from self.uncontrolled
        for groups in self.groups:
            yield from groups

    # -- power structures ----------------------------------------------------------------------------------------------

    def layout(self, seat: Seat) -> Layout:
        """How a power structure lies."""
        layouts = self.layouts or (None,) * self.seats
        found = layouts[seat]
        if found is None:
            found = lay_out(self.head(seat), {self.hangs_on[group]: group for group in self.groups[seat]})
            self.layouts = (*layouts[:seat], found, *layouts[seat + 1 :])
        return found

    def layout_without(self, seat: Seat, lifted: Sequence[Group]) -> Layout:
        """How it would lie with some groups taken up."""
        hung = {self.hangs_on[group]: group for group in self.groups[seat] if group not in lifted}
        return lay_out(self.head(seat), hung)

    def moved(self, seat: Seat) -> None:
        """Something in this structure has changed."""
        if self.layouts is not None:
            self.layouts = (*self.layouts[:seat], None, *self.layouts[seat + 1 :])
        self.controllers = self.reckoned = None

    def master(self, group: Group) -> Card:
        """Who controls a group directly."""
        return self.hangs_on[group].card

    def puppets(self, seat: Seat, card: Card) -> list[Group]:
        """The groups that a card controls directly."""
        return self.layout(seat).puppets[card]

    def below(self, seat: Seat, card: Card) -> list[Group]:
        """All groups under a card, link by link."""
        return list(below(self.layout(seat).puppets, card))

    def depth(self, group: Group) -> int:
        """How many links it is from a controlled group to its Illuminati."""
        seat = self.controller(group)
        assert seat is not None
        return self.layout(seat).depth[group]

    def has_open_arrow(self, seat: Seat, card: Card) -> bool:
        """Whether a group could be hung on this card."""
        return any(arrow.card is card for arrow in self.layout(seat).open)

    # -- effective values ----------------------------------------------------------------------------------------------

    def nwo_of(self, colour: Colour) -> Nwo | None:
        """The card of a colour that lies in play."""
        lying = self.nwos[colour]
        return lying[0] if lying else None

    def nwos_in_play(self) -> list[Nwo]:
        """The one to three cards in the middle."""
        return [nwo for lying in self.nwos.values() for nwo in lying]

    @property
    def values(self) -> Values:
        """What cards are worth now."""
        found = self.worth
        if found is None:
            found = values_with(self.tables, tuple(map(self.nwo_of, COLOURS)))
            if self.shifted is not None:
                alignments = sum(each.bit for each in self.shifted_to)
                found = with_other_alignments(found, self.nwos_in_play(), self.shifted, alignments)
            self.worth = found
        return found

    def power(self, card: Card) -> int:
        """The Power that a card has now."""
        return self.values.power[card]

    def alignments(self, card: Card) -> int:
        """The alignments that a card has now, as a set."""
        return card.alignments if card is not self.shifted else sum(each.bit for each in self.shifted_to)

    def alignments_of(self, card: Card) -> list[Alignment]:
        """The alignments that a card has now."""
        return in_set(self.alignments(card))

    def resistance(self, group: Group, attacker_alignments: int = 0) -> int:
        """The Resistance that a group has now, against an attacker with these alignments."""
        printed = group.resistance
        against = group.abilities.get("resistance")
        if against and attacker_alignments & against.bits:
            printed = against.number
        return max(0, printed + self.shelter(group) + self.values.change[group])

    def shelter(self, group: Group) -> int:
        """What other groups of the same structure add to a group's Resistance."""
        seat = self.controller(group)
        if seat is None:
            return 0
        return sum(other.number_of("shelter") for other in self.groups[seat] if other is not group)

    # -- money ---------------------------------------------------------------------------------------------------------

    def treasury(self, card: Card) -> int:
        """The money on a card."""
        return self.money.get(card, 0)

    def own_money(self, seat: Seat) -> int:
        """The money that a player's Illuminati could put into an attack."""
        return self.money.get(self.heads[seat][0], 0)

    def gain(self, card: Card, amount: int) -> None:
        """Money comes onto a card, or leaves it."""
        self.money[card] = self.money.get(card, 0) + amount

    def loaded(self) -> None:
        """A position may leave out empty treasuries, colours without an NWO, and who was dealt what."""
        self.nwos = {colour: self.nwos.get(colour, []) for colour in COLOURS}
        self.dealt = [[*heads[:1], dealt][0] for heads, dealt in zip(self.heads, self.dealt, strict=True)]
        for seat in range(self.seats):
            for card in self.cards(seat):
                self.money.setdefault(card, 0)

    # -- attacks -------------------------------------------------------------------------------------------------------

    @property
    def under_attack(self) -> bool:
        """Whether an attack was announced and is not over."""
        return bool(self.attack)


TO_CONTROL, TO_NEUTRALIZE, TO_DESTROY, WHISPERING, ON_NWO = (
    "control",
    "neutralize",
    "destroy",
    "whispering",
    "nwo",
)
"""What an attack is for; a Whispering Campaign destroys as well, and so do wins over an NWO."""
