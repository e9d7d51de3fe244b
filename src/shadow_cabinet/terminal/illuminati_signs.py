"""What the parts of the Illuminati table share: its signs, and a desk with all that is looked up again and again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from shadow_cabinet.games.illuminati.board import IlluminatiBoard
from shadow_cabinet.games.illuminati.pieces import BLUE, RED, YELLOW, Arrow, Card, Group, Nwo
from shadow_cabinet.table import Ask, Seat

from .look import AMBER, OPTION, QUIET, SKY, STRONG, TEXT, VERMILION
from .page import Line, Run, width_of
from .scene import Scene

UP, DOWN, TOOK_PART, TARGET, ARROWS, MINUS = "▴", "▾", "⚔", "◎", "↑→↓←", "−"
NWO_COLOURS = {RED: VERMILION, YELLOW: AMBER, BLUE: SKY}
BADGE_WIDTH = 4
LETTERS = 3  # of an alignment
MOST_NAME = 34  # columns for links and name
STEP = 2  # columns for each link

# What the signs on the board mean, for the help.
LEGEND = [
    ("4/3 R6 +3", "Power 4, of which 3 is Transferable; Resistance 6; Income 3"),
    ("12 MB", "the money on a card: its treasury"),
    ("Gov Com Lib Con", "alignments by their first letters: Government, Communist, Liberal, Conservative …"),
    (f"{UP}  {DOWN}", "a number that is higher or lower than printed; behind it what was printed, and by what"),
    ("red yel blu", "the NWO of that colour; R before a number means Resistance only"),
    ("├ └", "what hangs on what: each group hangs on an arrow of the card above it"),
    (ARROWS, "open arrows of a card, as it lies: groups can be hung there"),
    (TOOK_PART, "has taken part in an attack this turn, and cannot again (the UFOs can twice)"),
    (TARGET, "is under attack now"),
    ("→ 9 30/36", "to control it with your best card: the number before money, and the throws that succeed"),
    ("3/8", "cards of a structure, the Illuminati included, and how many win"),
    ("▸", "before a player: who decides now"),
]


class Desk:
    """One view of the board: what is hidden comes from the view, what is counted of open things from the board."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.words = scene, scene.words
        self.board = cast("IlluminatiBoard", scene.board)
        self.view = cast("dict[str, Any]", scene.view())
        self.me: Seat | None = scene.seat if 0 <= scene.seat < scene.board.seats else None
        self.aids = cast("dict[str, Any]", scene.game.aids(self.board, scene.seat))

    @property
    def roomy(self) -> bool:
        """Whether there are rows to spare."""
        return self.scene.roomy

    @property
    def ask(self) -> Ask | None:
        """The question to whoever looks."""
        return self.scene.match.ask_of(self.me) if self.me is not None and self.scene.options else None

    def about(self, name: str) -> object:
        """What the question to whoever looks is about."""
        ask = self.ask
        return ask.about.get(name) if ask else None

    # -- names ---------------------------------------------------------------------------------------------------------

    def name(self, id: str, style: str = TEXT) -> Line:
        """The name of a piece without its key, which stands elsewhere in the line."""
        return self.scene.piece(id, style=style)[-1:]

    def filled_badge(self, id: str) -> Line:
        """The key of a piece, or as much room."""
        return self.scene.badge(id) or [Run(" " * BADGE_WIDTH, "", id)]

    @property
    def names(self) -> int:
        """How many columns the links and names of cards take."""
        board = self.board
        depths: list[tuple[int, Card]] = [(0, group) for group in board.uncontrolled]
        for seat in board.living():
            depths += [(depth, card) for card, depth in board.layout(seat).depth.items()]
        return min(MOST_NAME, max(STEP * depth + len(self.words.piece(card)) for depth, card in depths)) + 1

    def letters(self, alignments: Iterable[str]) -> str:
        """Alignments by their first letters."""
        return " ".join(self.words.piece(each)[:LETTERS] for each in alignments)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def worth(self, card: Card) -> dict[str, Any]:
        """What a card is worth now; of one that is not in play, what is printed."""
        found = self.aids["cards"].get(card.id)
        if found is None:
            found = {"power": card.power, "printed_power": card.power, "transferable": card.transferable,
                     "income": card.income, "took_part": 0, "why": [],
                     "alignments": [each.id for each in self.board.alignments_of(card)]}  # fmt: skip
            if isinstance(card, Group):
                found |= {"resistance": card.resistance, "printed_resistance": card.resistance}
        return cast("dict[str, Any]", found)

    def numbers(self, card: Card) -> Line:
        """Power and Transferable Power, Resistance, Income; what differs from the print is marked."""
        worth = self.worth(card)
        power, transferable = worth["power"], worth["transferable"]
        line = [*_changed(f"{power}", 2, power, worth["printed_power"]), Run(f"/{transferable:<2}", TEXT, card.id)]
        if isinstance(card, Group):
            resistance = worth["resistance"]
            line += _changed(f"R{resistance}", 3, resistance, worth["printed_resistance"])
        else:
            line.append(Run(" " * 4))
        income = worth["income"]
        usual = max(0, card.income) if isinstance(card, Group) else income
        return [*line, *_changed(signed(income), 3, income, usual)]

    def alignments(self, card: Card) -> Line:
        """The alignments that a card has now."""
        return [Run(self.letters(self.worth(card)["alignments"]), QUIET, card.id)]

    def why(self, card: Card) -> tuple[str, str]:
        """What is printed on a card where it differs from now, and what has changed it; and the latter alone."""
        worth = self.worth(card)
        was = []
        if worth["power"] != worth["printed_power"]:
            was.append(f"{worth['printed_power']}")
        if worth.get("resistance") != worth.get("printed_resistance"):
            was.append(f"R{worth['printed_resistance']}")
        was += [self.letters(each["alignments"]) for each in worth.get("why", []) if "alignments" in each]
        if not was:
            return "", ""
        by = ", ".join(self._by(each) for each in worth["why"])
        return f"was {' '.join(was)}: {by}", by

    def _by(self, change: dict[str, Any]) -> str:
        if "alignments" in change:
            return next(self.words.piece(each) for each in self.board.tables.groups if "lasers" in each.abilities)
        if "resistance" in change:
            return f"{self.words.piece(change['by'])} R{signed(change['resistance'])}"
        nwo = self.scene.game.catalogue[change["by"]]
        assert isinstance(nwo, Nwo)
        return f"{self.tab(nwo)}{signed(change['amount'])}"

    def tab(self, nwo: Nwo) -> str:
        """The colour of an NWO in short."""
        return self.words.piece(nwo.colour)[:LETTERS].lower()

    def marks(self, card: Card) -> Line:
        """Whether a card has taken part in an attack, and whether it is under attack."""
        line: Line = []
        times = self.worth(card)["took_part"]
        if times:
            line.append(Run(f"{TOOK_PART}{times if times > 1 else ''} ", STRONG, card.id))
        if self.board.target is card:
            line.append(Run(f"{TARGET} ", f"bold {VERMILION}", card.id))
        return line

    def money(self, card: Card) -> Line:
        """What lies on a card."""
        amount = self.board.treasury(card)
        return [Run(f"{amount:>4} MB", TEXT if amount else QUIET, card.id)]

    def arrow(self, arrow: Arrow, direction: int) -> Line:
        """An arrow behind its key."""
        offered = arrow.id in self.scene.options
        return [
            *self.scene.badge(arrow.id)[:1],
            Run(ARROWS[direction], f"bold {OPTION}" if offered else QUIET, arrow.id),
        ]


def _changed(text: str, width: int, now: int, printed: int) -> Line:
    """A number behind a sign if it is not the one printed."""
    if now == printed:
        return [Run(" " * (width + 1 - len(text)) + text, TEXT)]
    sign = UP if now > printed else DOWN
    return [Run(" " * (width - len(text))), Run(sign, f"bold {OPTION}"), Run(text, STRONG)]


def signed(amount: int) -> str:
    """A change with its sign."""
    return f"+{amount}" if amount >= 0 else f"{MINUS}{-amount}"


def heading(text: str, more: str = "") -> Line:
    """The title of a part of the table."""
    return [Run(f"  {text}", STRONG), Run(f"  {more}" if more else "  ", QUIET)]


def known_face(face: Any) -> str:
    """The piece whose face is seen from here, be it face down; or nothing."""
    return face if isinstance(face, str) else str(face.get("seen", "")) if isinstance(face, dict) else ""


def with_note(line: Line, notes: tuple[str, str], width: int, indent: int, roomy: bool) -> list[Line]:
    """A row, and what is to be said about it: behind it, if need be in short, or with rows to spare below it."""
    if not any(notes):
        return [line]
    for note in notes:
        run = Run(f"  {note}", QUIET)
        if width_of([*line, run]) <= width:
            return [[*line, run]]
    return [line, [Run(" " * indent + notes[0], QUIET)]] if roomy else [line]
