"""The tables of Illuminati: what a row may hold, and how rows become pieces."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from shadow_cabinet.table import Content
from shadow_cabinet.table.rows import At, Bounds, enough, read_numbers

from .abilities import parse_abilities
from .pieces import ALIGNMENTS, COLOURS, GOALS, SIDES, Card, Group, Illuminati, Nwo, Special
from .settings import Numbers, Tables

TABLES: Final = ("numbers.toml", "illuminati.csv", "groups.csv", "specials.csv", "nwo.csv")
Source: TypeAlias = Literal["document", "public", "mixed", "reconstruction", "owner"]
"""Where a row is from: the page of rules we hold, the published classic game, partly one of them, or our own guess."""
MOST: Final = 99
MOST_PLAYERS: Final = 8
IN_WORDS: Final = "[a-z0-9]+(-[a-z0-9]+)*"

BOUNDS: Final[dict[str, Bounds]] = {
    "cards_needed": (MOST_PLAYERS - 1, 2, MOST),
    "income_bonus": (MOST_PLAYERS - 1, 0, MOST),
    "actions": (1, 1, 9),
    "free_transfers": (1, 0, 9),
    "groups_laid_out": (1, 1, 20),
    "fewest_targets": (1, 0, 20),
    "pass_money": (1, 0, MOST),
    "safe_turns": (1, 0, MOST),
    "distance_defence": (0, 0, MOST),
    "neutralize_bonus": (1, 0, MOST),
    "highest_roll": (1, 2, 12),
    "nwo_resistance": (1, 0, MOST),
    "offers": (1, 0, 9),
    "call_offs": (1, 0, 9),
}


@dataclass
class NumberRow:
    """A row of `numbers.toml`."""

    name: str
    values: str
    source: Source


@dataclass
class IlluminatiRow:
    """A row of `illuminati.csv`."""

    id: str
    name: str
    power: int
    transferable: int
    income: int
    ability: str
    goal: str
    number: int
    source: Source


@dataclass
class GroupRow:
    """A row of `groups.csv`; `incoming` and `outgoing` are sides of the card as it is printed."""

    id: str
    name: str
    power: int
    transferable: int
    resistance: int
    income: int
    alignments: str
    incoming: str
    outgoing: str
    ability: str
    source: Source


@dataclass
class SpecialRow:
    """A row of `specials.csv`."""

    effect: str
    name: str
    copies: int
    number: int
    source: Source


@dataclass
class NwoRow:
    """A row of `nwo.csv`: `bands` change groups by their printed Power, the alignments count so much in attacks."""

    id: str
    name: str
    colour: str
    changes: str
    bands: str
    income: int
    identical: int
    opposite: int
    for_goals: bool
    source: Source


def read_tables(content: Content, known_effects: frozenset[str]) -> Tables:
    """All tables, checked; `known_effects` are the names of what Specials can do."""
    rows, _ = read_numbers(content, "numbers.toml", NumberRow, BOUNDS)
    groups = read_groups(content)
    illuminati = read_illuminati(content, frozenset(group.id for group in groups))
    return Tables(
        Numbers(**rows),
        illuminati,
        groups,
        read_specials(content, known_effects),
        read_nwos(content),
        {card.goal: card.goal_number for card in illuminati if card.goal != "secret"},
    )


def read_illuminati(content: Content, groups: frozenset[str]) -> tuple[Illuminati, ...]:
    """The eight heads of power structures: each has one of the goals, and so the UFOs can choose among all others."""
    file = "illuminati.csv"
    cards: list[Illuminati] = []
    seen: set[str] = set()
    goals = {name: name for name in (*GOALS, "secret")}
    for number, row in enumerate(content.rows(file, "illuminati", IlluminatiRow), 1):
        at = At(file, number)
        id = at.code("id", row.id, IN_WORDS, "gnomes-of-zurich", seen)
        goal = at.named("goal", row.goal, goals)
        if any(card.goal == goal for card in cards):
            raise at.wrong("goal", f"{goal} is the goal of two")
        card = Illuminati(id, at.text("name", row.name), goal, at.within("number", row.number, 0, 999), row.source)
        _read_card(at, card, row, groups)
        cards.append(card)
    enough(file, len(cards), MOST_PLAYERS, "Illuminati, one for each player")
    return tuple(cards)


def read_groups(content: Content) -> tuple[Group, ...]:
    """The groups, with their arrows and alignments."""
    file = "groups.csv"
    rows = content.rows(file, "group", GroupRow)
    ids = frozenset(row.id for row in rows)
    sides = {side: number for number, side in enumerate(SIDES)}
    known = {each.id: each for each in ALIGNMENTS}
    cards: list[Group] = []
    seen: set[str] = set()
    for number, row in enumerate(rows, 1):
        at = At(file, number)
        id = at.code("id", row.id, IN_WORDS, "girlie-magazines", seen)
        incoming = at.named("incoming", row.incoming, sides)
        outgoing = [at.named("outgoing", side, sides) for side in dict.fromkeys(row.outgoing.split())]
        if incoming in outgoing:
            raise at.wrong("outgoing", f"the arrow on the {row.incoming} comes in")
        resistance = at.within("resistance", row.resistance, 0, MOST)
        card = Group(id, at.text("name", row.name), resistance, incoming, outgoing, row.source)
        card.alignments = sum(at.named("alignments", word, known).bit for word in dict.fromkeys(row.alignments.split()))
        _read_card(at, card, row, ids)
        cards.append(card)
    enough(file, len(cards), 8, "groups")
    return tuple(cards)


def _read_card(at: At, card: Card, row: IlluminatiRow | GroupRow, groups: frozenset[str]) -> None:
    """What all cards of a power structure have."""
    card.power = at.within("power", row.power, 0, MOST)
    card.transferable = at.within("transferable", row.transferable, 0, MOST)
    card.income = at.within("income", row.income, -MOST, MOST)
    card.abilities, card.bonuses = at.formula("ability", lambda: parse_abilities(row.ability, groups))


def read_specials(content: Content, known_effects: frozenset[str]) -> tuple[Special, ...]:
    """All copies of all Specials."""
    file = "specials.csv"
    known = {effect: effect for effect in sorted(known_effects)}
    cards: list[Special] = []
    seen: set[str] = set()
    for number, row in enumerate(content.rows(file, "special", SpecialRow), 1):
        at = At(file, number)
        effect = at.named("effect", at.code("effect", row.effect, IN_WORDS, "slush-fund", seen), known)
        name = at.text("name", row.name)
        for copy in range(1, at.within("copies", row.copies, 0, 9) + 1):
            id = effect if row.copies == 1 else f"{effect}-{copy}"
            cards.append(Special(id, effect, name, at.within("number", row.number, 0, MOST), row.source))
    enough(file, len(cards), 2, "cards: a hand must be able to hold one or another")
    return tuple(cards)


def read_nwos(content: Content) -> tuple[Nwo, ...]:
    """The New World Order cards."""
    file = "nwo.csv"
    colours = {colour.id: colour for colour in COLOURS}
    cards: list[Nwo] = []
    seen: set[str] = set()
    for number, row in enumerate(content.rows(file, "nwo", NwoRow), 1):
        at = At(file, number)
        id = at.code("id", row.id, IN_WORDS, "supermajority", seen)
        card = Nwo(id, at.text("name", row.name), at.named("colour", row.colour, colours), row.source)
        _read_changes(at, card, row.changes)
        _read_bands(at, card, row.bands)
        card.income = at.within("income", row.income, -9, 9)
        card.identical = at.within("identical", row.identical, 0, MOST)
        card.opposite = at.within("opposite", row.opposite, 0, MOST)
        card.for_goals = row.for_goals
        cards.append(card)
    return tuple(cards)


def _read_changes(at: At, card: Nwo, text: str) -> None:
    """Lines such as `liberal +2`: Power and Resistance of all groups with that alignment."""
    known = {each.id: each for each in ALIGNMENTS}
    for line in filter(None, (part.strip() for part in text.split(";"))):
        found = re.fullmatch(r"([a-z]+) ([+-][0-9]+)", line)
        if not found:
            raise at.wrong("changes", f"expected a line such as 'liberal +2', not {line!r}")
        card.changes += ((at.named("changes", found[1], known), int(found[2])),)


def _read_bands(at: At, card: Nwo, text: str) -> None:
    """Lines such as `1-2 +1`: groups with a printed Power from the one number to the other."""
    for line in filter(None, (part.strip() for part in text.split(";"))):
        found = re.fullmatch(r"([0-9]+)-([0-9]+) ([+-][0-9]+)", line)
        if not found:
            raise at.wrong("bands", f"expected a line such as '1-2 +1', not {line!r}")
        card.bands += ((int(found[1]), int(found[2]), int(found[3])),)
