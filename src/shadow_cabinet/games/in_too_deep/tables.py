"""The tables of In Too Deep: what a row may hold, and how rows become pieces."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Final, Literal

from shadow_cabinet.table import Content, ContentError
from shadow_cabinet.table.rows import At, enough

from .criteria import Criteria
from .echo_tables import read_echo_boards, read_echo_cards
from .effects import Effect, parse_effects
from .numbers import read_numbers
from .pieces import ITEM_TYPES, ITEMS, MOST_PLAYERS, TYPES, Boost, Crime, Dilemma, Item, Reward
from .settings import MOST, Source, Tables

TABLES: Final = ("numbers.toml", "items.csv", "story_crimes.csv", "side_crimes.csv", "dilemmas.csv", "boosts.csv",
                 "echo_cards.csv", "echo_boards.toml")  # fmt: skip
STORYLINES: Final = "ABCDEFG"
OF_A_LEVEL: Final = {1: 3, 2: 3, 3: 1}
"""Cards of each level in every storyline; below four players the one marked 4+ is left out."""
COUNTED: Final = ("shift_sb", "draw_discard_dilemmas", "draw_side", "grip", "actions")
"""The effects of Boosts that have a number."""


@dataclass
class StoryCrimeRow:
    """A row of `story_crimes.csv`: `r_` is the Restrained Approach, `k_` the Reckless one."""

    code: str
    storyline: str
    level: int
    four_plus: bool
    title: str
    criteria: str
    effect: str
    restrained_name: str
    r_intel: int
    r_dilemma: int
    r_gain: int
    r_file: int
    reckless_name: str
    k_intel: int
    k_dilemma: int
    k_gain: int
    k_file: int
    source: Source


@dataclass
class SideCrimeRow:
    """A row of `side_crimes.csv`."""

    code: str
    title: str
    criteria: str
    effect: str
    intel: int
    dilemma: int
    gain: int
    file: int
    boost: int
    source: Source


@dataclass
class ItemRow:
    """A row of `items.csv`."""

    item: str
    type: str
    source: Source


@dataclass
class DilemmaRow:
    """A row of `dilemmas.csv`; several symbols are separated by spaces."""

    id: str
    corruption: int
    symbols: str
    intel: int
    poster: str
    sigil: bool
    source: Source


@dataclass
class BoostRow:
    """A row of `boosts.csv`."""

    effect: str
    amount: int
    colour: Literal["blue", "pink"]
    copies: int
    source: Source


def read_tables(content: Content, known_effects: frozenset[str]) -> Tables:
    """Everything that a match is played with; `known_effects` are the names of what Boosts can do."""
    item_types = read_item_types(content)
    return Tables(
        read_numbers(content),
        item_types,
        read_story_crimes(content, item_types),
        read_side_crimes(content, item_types),
        read_dilemmas(content),
        read_boosts(content, known_effects),
        read_echo_cards(content),
        read_echo_boards(content),
        partners(item_types),
    )


# -- crimes ------------------------------------------------------------------------------------------------------------


def read_story_crimes(content: Content, item_types: dict[Item, str]) -> tuple[Crime, ...]:
    """The Story Crimes; every storyline has three of Level 1, three of Level 2, and one of Level 3."""
    file = "story_crimes.csv"
    cards: list[Crime] = []
    seen: set[str] = set()
    for number, row in enumerate(content.rows(file, "crime", StoryCrimeRow), 1):
        at = At(file, number)
        at.code("code", row.code, "[A-G][1-3]-[0-9]+", "B2-1", seen)
        if row.storyline != row.code[0]:
            raise at.wrong("storyline", f"{row.code} is of storyline {row.code[0]}, not {row.storyline!r}")
        if row.level != int(row.code[1]):
            raise at.wrong("level", f"{row.code} is of level {row.code[1]}, not {row.level}")
        if row.four_plus and row.level == max(OF_A_LEVEL):
            raise at.wrong("four_plus", f"a card of level {row.level} is used with any number of players")
        criteria, effects = _what(at, row.criteria, row.effect, item_types)
        restrained = _reward(at, r_intel=row.r_intel, r_dilemma=row.r_dilemma, r_gain=row.r_gain, r_file=row.r_file)
        reckless = _reward(at, k_intel=row.k_intel, k_dilemma=row.k_dilemma, k_gain=row.k_gain, k_file=row.k_file)
        cards.append(
            Crime(
                row.code,
                at.text("title", row.title),
                row.storyline,
                row.level,
                row.four_plus,
                criteria,
                effects,
                restrained,
                reckless,
                at.text("restrained_name", row.restrained_name),
                at.text("reckless_name", row.reckless_name),
                row.source,
            )
        )
    _check_storylines(file, cards)
    return tuple(cards)


def _check_storylines(file: str, cards: list[Crime]) -> None:
    count = Counter((card.storyline, card.level) for card in cards)
    marked = Counter((card.storyline, card.level) for card in cards if card.four_plus)
    for storyline in STORYLINES:
        for level, wanted in OF_A_LEVEL.items():
            found = count[storyline, level]
            if found != wanted:
                cards_wanted = "1 card" if wanted == 1 else f"{wanted} cards"
                message = f"storyline {storyline} needs {cards_wanted} of level {level} and has {found}"
                raise ContentError(file, message, None, "code")
            if marked[storyline, level] > 1:
                message = f"storyline {storyline} has more than one card of level {level} for 4+ players"
                raise ContentError(file, message, None, "four_plus")


def read_side_crimes(content: Content, item_types: dict[Item, str]) -> tuple[Crime, ...]:
    """The Side Crimes: each player begins with one."""
    file = "side_crimes.csv"
    cards: list[Crime] = []
    seen: set[str] = set()
    for number, row in enumerate(content.rows(file, "crime", SideCrimeRow), 1):
        at = At(file, number)
        at.code("code", row.code, "S[0-9]+", "S07", seen)
        criteria, effects = _what(at, row.criteria, row.effect, item_types)
        reward = _reward(at, intel=row.intel, dilemma=row.dilemma, gain=row.gain, file=row.file, boost=row.boost)
        title = at.text("title", row.title)
        cards.append(Crime(row.code, title, "", 0, False, criteria, effects, reward, reward, "", "", row.source))
    enough(file, len(cards), MOST_PLAYERS, "Side Crimes, one for each player")
    return tuple(cards)


def _what(at: At, criteria: str, effect: str, types: dict[Item, str]) -> tuple[Criteria, tuple[Effect, ...]]:
    """When a crime can be completed, and what else happens then."""
    meant = at.formula("criteria", lambda: Criteria.parse(criteria, types))
    return meant, at.formula("effect", lambda: parse_effects(effect, meant))


def _reward(at: At, **columns: int) -> Reward:
    """Intel, Dilemmas, Evidence gained and filed, Boosts, from the columns of those names."""
    return Reward(*(at.within(column, number, 0, MOST) for column, number in columns.items()))


# -- Items, Dilemmas, Boosts -------------------------------------------------------------------------------------------


def read_item_types(content: Content) -> dict[Item, str]:
    """The type of every Item: two Items of each."""
    file = "items.csv"
    items, types = {item.id: item for item in ITEMS}, {name: name for name in ITEM_TYPES}
    found: dict[Item, str] = {}
    for number, row in enumerate(content.rows(file, "item", ItemRow), 1):
        at = At(file, number)
        item = at.named("item", row.item, items)
        if item in found:
            raise at.wrong("item", f"{row.item} has two rows")
        found[item] = at.named("type", row.type, types)
    for item in ITEMS:
        if item not in found:
            raise ContentError(file, f"{item.id} has no row", None, "item")
    for name, count in Counter(found.values()).items():
        if count != len(ITEMS) // len(ITEM_TYPES):
            raise ContentError(file, f"there must be two Items of the type {name}, not {count}", None, "type")
    return found


def partners(item_types: dict[Item, str]) -> dict[Item, Item]:
    """The other Item of the same type, for each Item in the order of the pieces."""
    return {
        item: next(other for other in ITEMS if other is not item and item_types[other] == item_types[item])
        for item in ITEMS
    }


def read_dilemmas(content: Content) -> tuple[Dilemma, ...]:
    """The Dilemma cards."""
    file = "dilemmas.csv"
    types = {each.id: each for each in TYPES}
    cards: list[Dilemma] = []
    seen: set[str] = set()
    for number, row in enumerate(content.rows(file, "dilemma", DilemmaRow), 1):
        at = At(file, number)
        at.code("id", row.id, "D[0-9]+", "D07", seen)
        symbols = tuple(at.named("symbols", word, types) for word in row.symbols.split())
        if not re.fullmatch("[A-Z]?", row.poster):
            raise at.wrong("poster", f"expected a letter for the face on the poster, or nothing, not {row.poster!r}")
        corruption, intel = at.within("corruption", row.corruption, 0, MOST), at.within("intel", row.intel, 0, MOST)
        cards.append(Dilemma(row.id.lower(), corruption, symbols, intel, row.poster, row.sigil, row.source))
    enough(file, len(cards), 1, "card")
    return tuple(cards)


def read_boosts(content: Content, known_effects: frozenset[str]) -> tuple[Boost, ...]:
    """All copies of all Boost tokens; `known_effects` are the names of what they can do."""
    file = "boosts.csv"
    known = {effect: effect for effect in sorted(known_effects)}
    tokens: list[Boost] = []
    seen: set[tuple[str, int]] = set()
    for number, row in enumerate(content.rows(file, "boost", BoostRow), 1):
        at = At(file, number)
        at.named("effect", row.effect, known)
        if row.effect in COUNTED:
            at.within("amount", row.amount, 1, 9)
        elif row.amount:
            raise at.wrong("amount", f"{row.effect} has no number: expected 0, not {row.amount}")
        if (row.effect, row.amount) in seen:
            raise at.wrong("effect", f"{row.effect} has two rows with the amount {row.amount}")
        seen.add((row.effect, row.amount))
        at.within("copies", row.copies, 0, 8)
        tokens += [
            Boost(row.effect, row.amount, row.colour == "pink", copy, row.source) for copy in range(1, row.copies + 1)
        ]
    enough(file, len(tokens), 3, "tokens, one for each sector of the wheel")
    return tuple(tokens)
