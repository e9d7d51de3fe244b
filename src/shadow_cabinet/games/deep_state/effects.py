"""Effects of Treaties: the name of a family and what it is about. What each family does stands in treaties.py,
triggers.py and scoring.py; here is what their small form may say, and how it reads on the card.

    retrieve governments crime-syndicates labor-unions          score 2 operations          ghosts-at 3
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from shadow_cabinet.table import Argument, Phrase

from .terms import BASIC_GROUPS, COUNTED, EMBLEMS, GROUPS, TYPES, counted, known, number

if TYPE_CHECKING:
    from .settings import Numbers


class Form(NamedTuple):
    """What follows the name of a family: a number or none, then words out of these; the last kind may be repeated."""

    numbered: bool
    words: tuple[tuple[str, ...], ...]
    repeated: bool = False


WITH_SUPPLY: Final = (*BASIC_GROUPS, "supreme-power")

FORMS: Final = {
    # immediate
    "retrieve": Form(False, (TYPES,), repeated=True),
    "levy": Form(False, (EMBLEMS, BASIC_GROUPS)),
    "follow-up": Form(False, (EMBLEMS, BASIC_GROUPS)),
    "reveal": Form(False, (EMBLEMS, BASIC_GROUPS)),
    "further": Form(False, ()),
    # persistent
    "second-emblem": Form(False, (TYPES, EMBLEMS)),
    "recruit-on": Form(False, (WITH_SUPPLY,)),
    "crowd": Form(False, (WITH_SUPPLY, WITH_SUPPLY)),
    "level-up": Form(False, (WITH_SUPPLY,)),
    "advance-on": Form(False, (GROUPS, GROUPS)),
    "ghosts-at": Form(True, ()),
    "purge": Form(False, (BASIC_GROUPS,)),
    # at the end of the game
    "score": Form(True, (COUNTED,)),
    "majority": Form(True, (WITH_SUPPLY,)),
}


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a Treaty."""

    family: str
    number: int
    words: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> Effect:
        """An effect from its small form; a `ValueError` says what is wrong with it."""
        family, *rest = text.split() or [""]
        form = FORMS[known(family, tuple(FORMS))]
        count = 0
        if form.numbered:
            count, rest = number(rest[0] if rest else ""), rest[1:]
        kinds = list(form.words)
        if form.repeated:
            kinds += kinds[-1:] * (len(rest) - len(kinds))
        if len(rest) != len(kinds):
            raise ValueError(f"{family!r} is about {len(kinds)} words, not about {len(rest)}")
        return cls(family, count, tuple(known(word, kind) for word, kind in zip(rest, kinds, strict=True)))

    def phrase(self, numbers: Numbers) -> Phrase:
        """The same in words."""
        about: dict[str, Argument] = {
            "number": self.number,
            "revealed": numbers.treaties_revealed,
            "crowd": numbers.crowd,
            "ghosts": numbers.token_ghosts,
            "discards": numbers.discards_after_treaties,
        }
        if self.family == "score":
            about["what"] = counted(self.words[0])
        else:
            names = tuple(Phrase(f"name-{word}") for word in self.words)
            about["names"] = names
            about.update(zip(("one", "two"), names, strict=False))
        return Phrase(f"effect-{self.family}", about)
