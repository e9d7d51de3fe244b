"""The words of the card tables: groups, types, emblems, and whatever else conditions and effects can count."""

from __future__ import annotations

from typing import Final

from shadow_cabinet.table import Phrase

BASIC_GROUPS: Final = ("mass-control", "finance", "science")
GROUPS: Final = (*BASIC_GROUPS, "key-connections", "supreme-power", "inner-circle")
EMBLEMS: Final = ("communists", "peacekeepers", "spies")

GROUP_OF: Final = {
    "ruling-parties": "mass-control",
    "authorities": "mass-control",
    "mass-media": "mass-control",
    "banks": "finance",
    "real-estate": "finance",
    "valuables": "finance",
    "labs": "science",
    "patents": "science",
    "researches": "science",
    "labor-unions": "key-connections",
    "consulates": "key-connections",
    "spy-agencies": "key-connections",
    "governments": "supreme-power",
    "stock-exchanges": "supreme-power",
    "universities": "supreme-power",
    "crime-syndicates": "supreme-power",
    "corporations": "supreme-power",
    "inner-circle": "inner-circle",
}
TYPES: Final = tuple(GROUP_OF)

DISCARDED: Final = tuple(f"discarded-{group}" for group in BASIC_GROUPS)
COUNTED: Final = (*GROUPS, *(name for name in TYPES if name != "inner-circle"), *EMBLEMS, "operations", "projects",
                  *DISCARDED)  # fmt: skip
"""What `DeepStateBoard.count` can count."""

PROJECTS: Final = ("deep-state", "comintern", "unified-nations", "spyware")
WHERE: Final = ("in-pool", "in-reserve", "on-objectives")
"""Where a player's agents can be, for the Treaties that ask who has most there."""


def known(word: str, words: tuple[str, ...]) -> str:
    """The word, if it is one of these."""
    if word not in words:
        raise ValueError(f"{word!r} is none of {', '.join(words)}")
    return word


def number(word: str) -> int:
    """A whole number."""
    if not word.isdecimal():
        raise ValueError(f"expected a number, not {word!r}")
    return int(word)


def counted(what: str, number: int = 1) -> Phrase:
    """A countable thing in words, as it reads after that number: `Science card`, `Science cards`."""
    return Phrase(f"counted-{what}", {"number": number})
