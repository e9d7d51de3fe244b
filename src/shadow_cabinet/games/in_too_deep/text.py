"""What every piece is called and does, in words: put together from the same data that the rules carry out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from shadow_cabinet.table import Argument, Phrase, Piece, Text

from .echo_tables import LETTERS
from .pieces import (
    BLOCKADES,
    LOCKERS,
    NUMBERS,
    PLAYERS,
    SENTINEL,
    SLOTS,
    Boost,
    Crime,
    Criminal,
    Dilemma,
    EchoCard,
    Edge,
    Evidence,
    Item,
    Reward,
    Zone,
)
from .settings import Tables

Told: TypeAlias = "tuple[str, Mapping[str, Argument]]"


def name_of(piece: Piece) -> Told:
    """The message that names a piece. Titles of crimes stand in the tables."""
    if isinstance(piece, Crime):
        return "crime-title", {"title": Text(piece.title)}
    if isinstance(piece, Evidence):
        return "piece-evidence", {"type": piece.type}
    if isinstance(piece, Dilemma):
        return "piece-dilemma", {"benefits": benefits(piece), "corruption": piece.corruption}
    if isinstance(piece, Boost):
        return f"boost-{_dashes(piece.effect)}", {"amount": piece.amount}
    if isinstance(piece, EchoCard):
        return "piece-echo-card", {"number": int(piece.id[1:])}
    if isinstance(piece, Edge):
        return "piece-edge", {"number": piece.number + 1}
    for pieces, message in ((LOCKERS, "piece-locker"), (PLAYERS, "piece-player")):
        if piece in pieces:
            return message, {"seat": pieces.index(piece)}
    if piece in NUMBERS:
        return "piece-number", {"number": NUMBERS.index(piece) + 1}
    return f"piece-{piece.id}", {}


def text_of(tables: Tables, piece: Piece) -> Told | None:
    """What a piece does; those that only are pointed at have no text."""
    if isinstance(piece, Crime):
        return story_crime(piece) if piece.level else side_crime(piece)
    if isinstance(piece, Dilemma):
        return dilemma(piece)
    if isinstance(piece, Boost):
        return boost(tables, piece)
    if isinstance(piece, EchoCard):
        return echo_card(piece)
    if isinstance(piece, Zone):
        return f"text-{piece.id}", _numbers(tables)
    if isinstance(piece, Item):
        return "text-item", {"type": f"item-type-{tables.item_types[piece]}", "partner": tables.partner[piece]}
    if isinstance(piece, Criminal) or piece is SENTINEL or piece in (*BLOCKADES, *SLOTS):
        return f"text-{piece.id}", _numbers(tables)
    return None


def _numbers(tables: Tables) -> dict[str, Argument]:
    """The numbers that texts speak of."""
    numbers = tables.numbers
    return {"intel": numbers.challenge_intel, "tolerance": numbers.tolerance_step}


def _source(kind: str, source: str) -> str:
    """Where a piece is from: of one that is only in part in the rulebook, the message tells which part."""
    return f"source-mixed-{kind}" if source == "mixed" else f"source-{source}"


def _dashes(name: str) -> str:
    return name.replace("_", "-")


# -- crimes ------------------------------------------------------------------------------------------------------------


def story_crime(card: Crime) -> Told:
    """Storyline, criteria, effects, and both Approaches with their rewards."""
    return "text-story-crime", {
        "level": card.level,
        "storyline": f"storyline-{card.storyline.lower()}",
        "four-plus": int(card.four_plus),
        "code": Text(card.id.upper()),
        "what": what(card),
        "restrained-name": Text(card.restrained_name),
        "restrained": rewards(card.restrained),
        "reckless-name": Text(card.reckless_name),
        "reckless": rewards(card.reckless),
        "source": _source("story-crime", card.source),
    }


def side_crime(card: Crime) -> Told:
    """Criteria, effects and rewards."""
    source = _source("card", card.source)
    return "text-side-crime", {"what": what(card), "reward": rewards(card.restrained), "source": source}


def what(card: Crime) -> Phrase:
    """The criteria, and what else happens."""
    criteria = Phrase("crime-criteria", {"criteria": card.criteria.phrase()})
    if not card.effects:
        return criteria
    effects = tuple(effect.phrase(card.criteria) for effect in card.effects)
    return Phrase("text-then", {"one": criteria, "other": Phrase("crime-effects", {"effects": effects})})


def rewards(reward: Reward) -> tuple[Phrase, ...]:
    """What a crime brings, from left to right."""
    parts = (
        ("reward-intel", reward.intel),
        ("reward-dilemmas", reward.dilemmas),
        ("reward-gain", reward.gain),
        ("reward-file", reward.file),
        ("reward-boost", reward.boost),
        ("reward-grip", reward.grip),
    )
    found = tuple(Phrase(id, {"number": number}) for id, number in parts if number)
    return found or (Phrase("reward-nothing"),)


# -- Dilemmas, Boosts, Echo --------------------------------------------------------------------------------------------


def dilemma(card: Dilemma) -> Told:
    """Its corruption, and what it is worth at the end."""
    source = _source("card", card.source)
    return "text-dilemma", {"corruption": card.corruption, "benefits": benefits(card), "source": source}


def benefits(card: Dilemma) -> tuple[Phrase, ...]:
    """What a Dilemma is worth at the end."""
    found = [
        Phrase("benefit-symbols", {"number": card.symbols.count(type_), "type": type_})
        for type_ in dict.fromkeys(card.symbols)
    ]
    if card.intel:
        found.append(Phrase("benefit-intel", {"number": card.intel}))
    if card.poster:
        found.append(Phrase("benefit-poster", {"face": Text(card.poster)}))
    if card.sigil:
        found.append(Phrase("benefit-sigil"))
    return tuple(found) or (Phrase("benefit-nothing"),)


def boost(tables: Tables, token: Boost) -> Told:
    """What a Boost does, and when."""
    about = {**_numbers(tables), "amount": token.amount}
    return "text-boost", {
        "what": Phrase(f"text-boost-{_dashes(token.effect)}", about),
        "when": "boost-instant" if token.instant else "boost-kept",
        "source": _source("boost", token.source),
    }


def echo_card(card: EchoCard) -> Told:
    """What a card of Echo's deck has her do."""
    return "text-echo-card", {
        "hook": Text(LETTERS[card.hook]),
        "one": Text(LETTERS[card.criminals[0]]),
        "two": Text(LETTERS[card.criminals[1]]),
        "item": card.item,
        "zone": card.heat_zone,
        "marked": int(card.marked),
        "approach": "piece-reckless" if card.reckless else "piece-restrained",
        "row": 0 if card.row is None else card.row + 1,
        "source": _source("card", card.source),
    }
