"""The pieces of Illuminati: cards and their arrows, alignments, goals, sums of money, and what else questions offer."""

from __future__ import annotations

from typing import Final

from shadow_cabinet.table import Piece

from .abilities import BITS, Ability, Bonus

BACK: Final = "card"
"""Groups, Specials and NWOs are shuffled into one deck."""

# -- what groups are called by -----------------------------------------------------------------------------------------


class Alignment(Piece):
    """One of the ten alignments; sets of them are numbers, in which each alignment has its `bit`."""

    __slots__ = ("bit", "opposite")

    def __init__(self, id: str, bit: int) -> None:
        super().__init__(id, "alignment")
        self.bit = bit
        self.opposite: Alignment | None = None


GOVERNMENT, COMMUNIST, LIBERAL, CONSERVATIVE, PEACEFUL, VIOLENT, STRAIGHT, WEIRD, CRIMINAL, FANATIC = ALIGNMENTS = (
    tuple(Alignment(id, bit) for id, bit in BITS.items())
)
for one, other in (
    (GOVERNMENT, COMMUNIST),
    (LIBERAL, CONSERVATIVE),
    (PEACEFUL, VIOLENT),
    (STRAIGHT, WEIRD),
    (FANATIC, FANATIC),  # fanatics hate each other
):
    one.opposite, other.opposite = other, one

REVERSALS: Final = {
    each: Piece(f"reverse-{each.id}", "reversal") for each in ALIGNMENTS if each.opposite not in (None, each)
}
"""What turns an alignment into its opposite."""


class Colour(Piece):
    """One of the three colours of NWOs: at most one card of each lies in play."""

    __slots__ = ()


RED, YELLOW, BLUE = COLOURS = tuple(Colour(id, "colour") for id in ("red", "yellow", "blue"))

# -- cards -------------------------------------------------------------------------------------------------------------

SIDES: Final = ("north", "east", "south", "west")


class Card(Piece):
    """A card of a power structure: Illuminati or a group."""

    __slots__ = ("abilities", "alignments", "arrows", "bonuses", "income", "name", "power", "source", "transferable")

    def __init__(self, id: str, kind: str, back: str, name: str, source: str) -> None:
        super().__init__(id, kind, back)
        self.name, self.source = name, source
        self.power = self.transferable = self.income = 0
        self.alignments = 0
        self.arrows: tuple[Arrow, ...] = ()
        self.abilities: dict[str, Ability] = {}
        self.bonuses: tuple[Bonus, ...] = ()

    def number_of(self, ability: str) -> int:
        """The number of an ability, 0 without it."""
        found = self.abilities.get(ability)
        return found.number if found else 0


class Illuminati(Card):
    """The head of a power structure."""

    __slots__ = ("goal", "goal_number")

    def __init__(self, id: str, name: str, goal: str, goal_number: int, source: str) -> None:
        super().__init__(id, "illuminati", "", name, source)
        self.goal, self.goal_number = goal, goal_number
        self.arrows = tuple(Arrow(self, side) for side in range(4))


class Group(Card):
    """A group: it can be controlled, neutralized and destroyed."""

    __slots__ = ("incoming", "resistance")

    def __init__(self, id: str, name: str, resistance: int, incoming: int, outgoing: list[int], source: str) -> None:
        super().__init__(id, "group", BACK, name, source)
        self.resistance, self.incoming = resistance, incoming
        self.arrows = tuple(Arrow(self, side) for side in sorted(outgoing))


class Arrow(Piece):
    """An outgoing control arrow on a printed side of a card."""

    __slots__ = ("card", "side")

    def __init__(self, card: Card, side: int) -> None:
        super().__init__(f"{card.id}-{SIDES[side]}", "arrow")
        self.card, self.side = card, side


class Special(Piece):
    """A Special card, held in the hand; `effect` names what it does."""

    __slots__ = ("effect", "name", "number", "source")

    def __init__(self, id: str, effect: str, name: str, number: int, source: str) -> None:
        super().__init__(id, "special", BACK)
        self.effect, self.name, self.number, self.source = effect, name, number, source


class Nwo(Piece):
    """A New World Order card: it lies in the middle and changes things for everybody."""

    __slots__ = ("bands", "changes", "colour", "for_goals", "identical", "income", "name", "opposite", "source")

    def __init__(self, id: str, name: str, colour: Colour, source: str) -> None:
        super().__init__(id, "nwo", BACK)
        self.name, self.colour, self.source = name, colour, source
        self.changes: tuple[tuple[Alignment, int], ...] = ()
        self.bands: tuple[tuple[int, int, int], ...] = ()  # printed Power from, to: so much
        self.income = 0
        self.identical = self.opposite = ALIGNMENT_VALUE
        self.for_goals = True


ALIGNMENT_VALUE: Final = 4
"""What each identical or opposite alignment counts in an attack, unless an NWO says otherwise."""


class Goal(Piece):
    """A special goal; the UFOs hold one of them in secret."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__(f"goal-{name}", "goal", "goal")
        self.name = name


GOALS: Final = {
    name: Goal(name) for name in ("power", "alignments", "weird", "money", "transferable", "destroyed", "violent")
}

# -- what questions offer besides --------------------------------------------------------------------------------------

MOST_AT_ONCE: Final = 200
SUMS: Final = tuple(Piece(f"mb-{number}", "sum") for number in range(MOST_AT_ONCE + 1))
SUM_OF: Final = {piece: number for number, piece in enumerate(SUMS)}


def _button(id: str) -> Piece:
    return Piece(id, "button")


PASS = _button("pass")
EVERYTHING = _button("everything")  # more money than any of the sums
EXACT_SUM = _button("exact-sum")

CONTROL, NEUTRALIZE, DESTROY = KINDS = tuple(_button(id) for id in ("control", "neutralize", "destroy"))
LAUNCH = _button("launch")  # no more groups are to aid
NO_PRIVILEGE = _button("no-privilege")
PAY_FOR_PRIVILEGE = _button("pay-for-privilege")
FOR_IT = _button("for-it")
AGAINST_IT = _button("against-it")
CALL_OFF = _button("call-off")
STAY_OUT = _button("stay-out")
STEP_IN = _button("step-in")
DISCARD_TWO = _button("discard-two")

END_ACTIONS = _button("end-actions")
PASS_THE_TURN = _button("pass-the-turn")
TRANSFER = _button("transfer")
MOVE = _button("move")
DROP = _button("drop")
USE_ABILITY = _button("use-ability")
NO_MORE_WINDOWS = _button("no-more-windows")
DONE = _button("done")
TAX = _button("tax")
LIFT = _button("lift")
LEAVE_AS_IT_WAS = _button("leave-as-it-was")

GIVE_MONEY = _button("give-money")
WANT_MONEY = _button("want-money")
PROPOSE = _button("propose")
WITHDRAW = _button("withdraw")
ACCEPT = _button("accept")
REJECT = _button("reject")

BUTTONS: Final = (
    PASS, EVERYTHING, EXACT_SUM, *KINDS, LAUNCH, NO_PRIVILEGE, PAY_FOR_PRIVILEGE, FOR_IT, AGAINST_IT, CALL_OFF,
    STAY_OUT, STEP_IN, DISCARD_TWO, END_ACTIONS, PASS_THE_TURN, TRANSFER, MOVE, DROP, USE_ABILITY, NO_MORE_WINDOWS,
    DONE, TAX, LIFT, LEAVE_AS_IT_WAS, GIVE_MONEY, WANT_MONEY, PROPOSE, WITHDRAW, ACCEPT,
    REJECT,
)  # fmt: skip

FIXED: Final = (*ALIGNMENTS, *REVERSALS.values(), *COLOURS, *GOALS.values(), *SUMS, *BUTTONS)
"""The pieces that no table can change."""


def in_set(alignments: int) -> list[Alignment]:
    """The alignments of a set."""
    return [each for each in ALIGNMENTS if alignments & each.bit]
