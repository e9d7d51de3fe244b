"""The pieces of In Too Deep: the city and who moves in it, tokens, cards, and what its questions offer besides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from shadow_cabinet.table import Piece

if TYPE_CHECKING:
    from .criteria import Criteria
    from .effects import Effect

# -- the city ----------------------------------------------------------------------------------------------------------


class Zone(Piece):
    """One of the eight Zones of New Dawn City."""

    __slots__ = ()

    def __init__(self, id: str) -> None:
        super().__init__(id, "zone")


class Edge(Piece):
    """A border between two Zones: edge 0 lies clockwise of the first Zone of the ring, edge 1 of the second."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"edge-{number}", "edge")
        self.number = number


class Criminal(Piece):
    """A Criminal: the pawn in the city and the hook tag."""

    __slots__ = ()

    def __init__(self, id: str) -> None:
        super().__init__(id, "criminal")


class Item(Piece):
    """One of the eight Items. Its type, and so its partner, stands in the tables: `Tables.partner`."""

    __slots__ = ()

    def __init__(self, id: str) -> None:
        super().__init__(id, "item")


BLOCKS, DOWNTOWN, ION_HEIGHTS, PARISH, RIVERSIDE, SKYPORT, TOWERS, ZINBAZAAR = ZONES = tuple(
    Zone(id)
    for id in ("blocks", "downtown", "ion-heights", "parish", "riverside", "skyport", "towers", "zinbazaar")
)  # fmt: skip
EDGES: Final = tuple(Edge(number) for number in range(len(ZONES)))

(DISRUPTOR, DRONEJACK, FIXER, GHOST, JUMPER, MECHANIC, PERSUADER, SCOURGE, SMUGGLER, SPRINTER) = CRIMINALS = tuple(
    Criminal(id)
    for id in ("disruptor", "dronejack", "fixer", "ghost", "jumper", "mechanic", "persuader", "scourge", "smuggler",
               "sprinter")
)  # fmt: skip

COUPE, SCRAMBLER, BLASTER, BIRDSEYE, CASH, GEMS, CIPHER, MASK = ITEMS = tuple(
    Item(id) for id in ("coupe", "scrambler", "blaster", "birdseye", "cash", "gems", "cipher", "mask")
)
ITEM_TYPES: Final = ("vehicle", "weapon", "valuable", "tech")

SENTINEL: Final = Piece("sentinel", "sentinel")
BLOCKADES: Final = (Piece("blockade-a", "blockade"), Piece("blockade-b", "blockade"))
"""The two Blockades. Against Echo the first is the one that a Grip disc marks."""


# -- Evidence and the Syndicate board ----------------------------------------------------------------------------------


class EvidenceType(Piece):
    """What Evidence is about; as an Assignment, what a row of the Chapter asks for."""

    __slots__ = ()

    def __init__(self, id: str) -> None:
        super().__init__(id, "evidence-type")


class Evidence(Piece):
    """An Evidence token."""

    __slots__ = ("type",)

    def __init__(self, about: EvidenceType, number: int) -> None:
        super().__init__(f"{about.id}-{number}", "evidence", "evidence")
        self.type = about


TYPES: Final = tuple(
    EvidenceType(id) for id in ("ringleader", "weaponry", "timing", "location", "tactics", "financing")
)
EVIDENCE_OF_A_TYPE: Final = 12
EVIDENCE: Final = tuple(Evidence(about, number) for about in TYPES for number in range(1, EVIDENCE_OF_A_TYPE + 1))

ROWS: Final = tuple(Piece(f"row-{number}", "row") for number in (1, 2, 3))
"""The rows of the Chapter grid, each with its Assignment and its Dossiers."""

BOOST_SLOT, TOLERANCE_SLOT, GRIP_SLOT = SLOTS = tuple(
    Piece(f"{bonus}-slot", "bonus-slot") for bonus in ("boost", "tolerance", "grip")
)
"""The bonus slots of the Final Plot, from top to bottom."""

SECTORS: Final = tuple(Piece(f"sector-{number}", "sector") for number in (1, 2, 3))
"""The sectors of the Boost wheel, clockwise."""

POOL: Final = Piece("pool", "pool")
"""A face-down token of the pool that one has not seen: whichever comes."""

MOST_PLAYERS: Final = 5
LOCKERS: Final = tuple(Piece(f"locker-{player}", "locker") for player in range(MOST_PLAYERS))
PLAYERS: Final = tuple(Piece(f"player-{player}", "player") for player in range(MOST_PLAYERS))
NUMBERS: Final = tuple(Piece(f"number-{number}", "number") for number in range(1, 73))
"""To point at a face-down token of a locker, in the order in which they were filed."""


# -- cards and tokens that tables describe -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reward:
    """What a crime brings, from left to right; the Grip of Echo's board comes last."""

    intel: int = 0
    dilemmas: int = 0
    gain: int = 0
    file: int = 0
    boost: int = 0
    grip: int = 0


class Crime(Piece):
    """A Crime card. A Side Crime has level 0, no storyline, and the same reward on both sides."""

    __slots__ = ("criteria", "effects", "four_plus", "level", "reckless", "reckless_name", "restrained",
                 "restrained_name", "source", "storyline", "title")  # fmt: skip

    def __init__(
        self,
        code: str,
        title: str,
        storyline: str,
        level: int,
        four_plus: bool,
        criteria: Criteria,
        effects: tuple[Effect, ...],
        restrained: Reward,
        reckless: Reward,
        restrained_name: str,
        reckless_name: str,
        source: str,
    ) -> None:
        super().__init__(code.lower(), "story-crime" if level else "side-crime", f"level-{level}" if level else "side")
        self.title, self.storyline, self.level, self.four_plus = title, storyline, level, four_plus
        self.criteria, self.effects = criteria, effects
        self.restrained, self.reckless = restrained, reckless
        self.restrained_name, self.reckless_name = restrained_name, reckless_name
        self.source = source


class Dilemma(Piece):
    """A Dilemma card: its corruption, and what it is worth at the end."""

    __slots__ = ("corruption", "intel", "poster", "sigil", "source", "symbols")

    def __init__(
        self,
        id: str,
        corruption: int,
        symbols: tuple[EvidenceType, ...],
        intel: int,
        poster: str,
        sigil: bool,
        source: str,
    ) -> None:
        super().__init__(id, "dilemma", "dilemma")
        self.corruption, self.symbols, self.intel = corruption, symbols, intel
        self.poster, self.sigil, self.source = poster, sigil, source


class Boost(Piece):
    """A Boost token. Its effect is the function of that name in `boosts.py`; an instant one is pink with a bolt."""

    __slots__ = ("amount", "effect", "instant", "source")

    def __init__(self, effect: str, amount: int, instant: bool, number: int, source: str) -> None:
        stem = effect.replace("_", "-") + (f"-{amount}" if amount else "")
        super().__init__(f"{stem}-{'abcdefgh'[number - 1]}", "boost", "boost")
        self.effect, self.amount, self.instant, self.source = effect, amount, instant, source


class EchoCard(Piece):
    """A card of Echo's deck: letters are the places of Criminals on her board, 0 for A to 3 for D."""

    __slots__ = ("criminals", "heat_zone", "hook", "item", "marked", "reckless", "row", "source")

    def __init__(
        self,
        id: str,
        hook: int,
        criminals: tuple[int, int],
        item: Item,
        heat_zone: Zone,
        marked: bool,
        reckless: bool,
        row: int | None,
        source: str,
    ) -> None:
        super().__init__(id, "echo-card", "echo-card")
        self.hook, self.criminals, self.item, self.heat_zone = hook, criminals, item, heat_zone
        self.marked, self.reckless, self.row, self.source = marked, reckless, row, source


# -- buttons and decks to point at -------------------------------------------------------------------------------------

LEVELS: Final = tuple(Piece(f"level-{level}-deck", "deck") for level in (1, 2, 3))
SIDE_DECK: Final = Piece("side-deck", "deck")

SKIP = Piece("skip-hooking", "button")
END_ACTIONS = Piece("end-actions", "button")
POWER = Piece("zone-power", "button")
SKILL = Piece("skill", "button")
GAIN_GRIP = Piece("gain-grip", "button")
AN_ACTION = Piece("an-action", "button")
A_GRIP = Piece("a-grip", "button")
STOP = Piece("stop", "button")
NOBODY_ELSE = Piece("nobody", "button")
PEEK = Piece("peek", "button")
NO_CHALLENGE = Piece("no-challenge", "button")
GAIN_BOOST = Piece("gain-boost", "button")
GAIN_EVIDENCE = Piece("gain-evidence", "button")
FILE_EVIDENCE = Piece("file-evidence", "button")
RESTRAINED = Piece("restrained", "button")
RECKLESS = Piece("reckless", "button")
DITCH_NOTHING = Piece("ditch-nothing-more", "button")
BUTTONS: Final = (SKIP, END_ACTIONS, POWER, SKILL, GAIN_GRIP, AN_ACTION, A_GRIP, STOP, NOBODY_ELSE, PEEK, NO_CHALLENGE,
                  GAIN_BOOST, GAIN_EVIDENCE, FILE_EVIDENCE, RESTRAINED, RECKLESS, DITCH_NOTHING)  # fmt: skip

FIXED: Final[tuple[tuple[Piece, ...], ...]] = (
    ZONES, EDGES, CRIMINALS, ITEMS, (SENTINEL,), BLOCKADES, TYPES, ROWS, SLOTS, SECTORS, (POOL,), LOCKERS, PLAYERS,
    NUMBERS, LEVELS, (SIDE_DECK,), BUTTONS, EVIDENCE,
)  # fmt: skip
"""All pieces that no table changes."""
