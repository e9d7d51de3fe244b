"""The pieces of 1955: countries, cards, gadgets and the buttons of its questions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from shadow_cabinet.table import Catalogue, Content, ContentError, Piece

BLUE, RED = "blue", "red"


class Country(Piece):
    """A country: its track, its flags, and the faction that its people lean to."""

    __slots__ = ("faction",)

    def __init__(self, id: str, faction: str) -> None:
        super().__init__(id, "country")
        self.faction = faction


FRANCE = Country("france", BLUE)
GREAT_BRITAIN = Country("great-britain", BLUE)
UNITED_STATES = Country("united-states", BLUE)
POLAND = Country("poland", RED)
HUNGARY = Country("hungary", RED)
SOVIET_UNION = Country("soviet-union", RED)
COUNTRIES: Final = [FRANCE, GREAT_BRITAIN, UNITED_STATES, POLAND, HUNGARY, SOVIET_UNION]

IMPROVED_RESOURCES = Piece("improved-resources", "gadget")
ADVANCED_TRANSPORT = Piece("advanced-transport", "gadget")
GADGETS: Final = [IMPROVED_RESOURCES, ADVANCED_TRANSPORT]

INFLUENCE = Piece("influence-action", "button")
SPECIAL = Piece("special-action", "button")
ANNOUNCE = Piece("announce", "button")
BLOCK = Piece("block", "button")
TRANSPORT = Piece("transport", "button")
ENOUGH = Piece("enough", "button")
PASS = Piece("pass", "button")
END = Piece("end-card-plays", "button")
BUTTONS: Final = [INFLUENCE, SPECIAL, ANNOUNCE, BLOCK, TRANSPORT, ENOUGH, PASS, END]

CARD_BACK = "card"
DECK_SIZE = 54  # 003: physical components


class Card(Piece):
    """A card: a country card with its special action, or a mercenary without country, faction and action."""

    __slots__ = ("action", "country", "faction", "influence", "source", "weak")

    def __init__(self, id: str, country: Country | None, influence: int, action: str, source: str) -> None:
        super().__init__(id, "card", CARD_BACK)
        self.country, self.influence, self.action, self.source = country, influence, action, source
        self.faction = country.faction if country else ""
        self.weak = country is not None and influence == 1  # may count for nothing; only in replaced decks


@dataclass
class CardRow:
    """A row of `cards.toml`."""

    influence: int
    source: Literal["document", "reconstruction", "owner"]
    country: Literal["", "france", "great-britain", "united-states", "poland", "hungary", "soviet-union"] = ""
    action: str = ""
    copies: int = 1


@dataclass
class TrackRow:
    """A row of `board.toml`."""

    country: Literal["france", "great-britain", "united-states", "poland", "hungary", "soviet-union"]
    basic: int
    shortened: int
    source: Literal["document", "reconstruction", "owner"]


def read_cards(content: Content, actions: frozenset[str]) -> list[Card]:
    """The deck from its table."""
    by_id = {country.id: country for country in COUNTRIES}
    cards: list[Card] = []
    counts: dict[str, int] = {}
    for number, row in enumerate(content.rows("cards.toml", "card", CardRow), 1):
        if not 1 <= row.influence <= 9:
            raise ContentError("cards.toml", "expected a number from 1 to 9", number, "influence")
        if not 1 <= row.copies <= DECK_SIZE:
            raise ContentError("cards.toml", f"expected a number from 1 to {DECK_SIZE}", number, "copies")
        if row.country and row.action not in actions:
            known = ", ".join(sorted(actions))
            raise ContentError("cards.toml", f"no special action {row.action!r}; known: {known}", number, "action")
        if not row.country and row.action:
            raise ContentError("cards.toml", "a mercenary has no special action", number, "action")
        stem = f"{row.country}-{row.influence}-{row.action}" if row.country else f"mercenary-{row.influence}"
        for _ in range(row.copies):
            counts[stem] = counts.get(stem, 0) + 1
            cards.append(Card(stem, by_id.get(row.country), row.influence, row.action, row.source))
            if len(cards) > DECK_SIZE:
                raise ContentError("cards.toml", f"the deck has more than {DECK_SIZE} cards", number, "copies")
    if len(cards) != DECK_SIZE:
        raise ContentError("cards.toml", f"the deck has {len(cards)} cards, not {DECK_SIZE}", None, "copies")
    seen: dict[str, int] = {}
    for card in cards:  # several alike: told apart by a letter
        stem = card.id
        if counts[stem] > 1:
            seen[stem] = seen.get(stem, 0) + 1
            card.id = f"{stem}-{'abcdefghijklmnopqrstuvwxyz'[seen[stem] - 1] if seen[stem] <= 26 else seen[stem]}"
    return cards


def read_tracks(content: Content, side: str) -> dict[Country, int]:
    """Steps from the centre to a star for each country, on the basic or the shortened side of the board."""
    by_id = {country.id: country for country in COUNTRIES}
    steps: dict[Country, int] = {}
    for number, row in enumerate(content.rows("board.toml", "track", TrackRow), 1):
        for column, length in (("basic", row.basic), ("shortened", row.shortened)):
            if not 2 <= length <= 20:
                raise ContentError("board.toml", "expected a number from 2 to 20", number, column)
        if by_id[row.country] in steps:
            raise ContentError("board.toml", f"{row.country} has two rows", number, "country")
        steps[by_id[row.country]] = row.basic if side == "basic" else row.shortened
    for country in COUNTRIES:
        if country not in steps:
            raise ContentError("board.toml", f"{country.id} has no row", None, "country")
    return {country: steps[country] for country in COUNTRIES}


def catalogue_of(cards: list[Card]) -> Catalogue:
    """All pieces of the game: the deck last, since a table can change it."""
    return Catalogue(COUNTRIES, GADGETS, BUTTONS, cards)
