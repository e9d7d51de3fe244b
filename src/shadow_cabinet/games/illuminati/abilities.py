"""What a card can do besides, as its table says it.

    any +3 control liberal          a bonus on every attempt of its owner that is so
    direct +3 control criminal      a bonus when this very card attacks
    any +4 control/neutralize/destroy orbital-mind-control-lasers
    resistance 10 liberal weird     another Resistance against attackers with one of these alignments
    immune government straight      groups with these alignments do not attack this structure
    passes-as communist government  the one counts as the other, in attacks to control a group that has it
    upkeep 1                        an ability with a number
    lasers                          one without

Several stand one after another, with a semicolon between them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from shadow_cabinet.table import UnknownName

WITH_A_NUMBER: Final = ("privilege", "participations", "draws", "tax", "upkeep", "extra-draw", "shelter")
ALONE: Final = ("rebuild", "redistribute", "reach", "lasers")
WITH_ALIGNMENTS: Final = ("resistance", "immune", "passes-as")
KINDS_OF_ATTACK: Final = ("control", "neutralize", "destroy")
BITS: Final = {
    name: 1 << number
    for number, name in enumerate(
        ("government", "communist", "liberal", "conservative", "peaceful", "violent", "straight", "weird",
         "criminal", "fanatic")
    )
}  # fmt: skip
_BONUS: Final = re.compile(r"(any|direct) \+([0-9]+) ([a-z/]+)((?: [a-z0-9-]+)*)")


@dataclass(frozen=True, slots=True)
class Ability:
    """A named ability, with a number, and with alignments that it is about."""

    name: str
    number: int = 0
    alignments: tuple[str, ...] = ()
    bits: int = 0


@dataclass(frozen=True, slots=True)
class Bonus:
    """What an ability adds to an attempt: on any of the owner's, or only if the card itself attacks (`direct`)."""

    direct: bool
    amount: int
    kinds: tuple[str, ...]
    targets: tuple[str, ...]
    """Ids of groups; empty if the bonus is not about certain groups."""
    alignments: int
    """An alignment that the target must have, as a set; 0 for none."""

    def fits(self, kind: str, target: str, alignments: int) -> bool:
        """Whether it counts in an attempt of this kind on this group."""
        if kind not in self.kinds:
            return False
        if self.targets:
            return target in self.targets
        return not self.alignments or bool(self.alignments & alignments)


def parse_abilities(text: str, groups: frozenset[str]) -> tuple[dict[str, Ability], tuple[Bonus, ...]]:
    """What a cell of a table means; a ValueError says what is wrong with it."""
    abilities: dict[str, Ability] = {}
    bonuses: list[Bonus] = []
    for part in filter(None, (part.strip() for part in text.split(";"))):
        if part.startswith(("any ", "direct ")):
            bonuses.append(_bonus(part, groups))
        else:
            ability = _ability(part)
            abilities[ability.name] = ability
    return abilities, tuple(bonuses)


def _bonus(text: str, groups: frozenset[str]) -> Bonus:
    found = _BONUS.fullmatch(text)
    if not found:
        raise ValueError(f"expected a bonus such as 'any +3 control liberal', not {text!r}")
    kinds, targets = tuple(found[3].split("/")), tuple(found[4].split())
    for kind in kinds:
        if kind not in KINDS_OF_ATTACK:
            raise ValueError(str(UnknownName("kind of attack", kind, KINDS_OF_ATTACK)))
    if len(targets) == 1 and targets[0] in BITS:
        return Bonus(found[1] == "direct", int(found[2]), kinds, (), BITS[targets[0]])
    for target in targets:
        if target not in groups:
            raise ValueError(str(UnknownName("alignment or group", target, [*BITS, *groups])))
    return Bonus(found[1] == "direct", int(found[2]), kinds, targets, 0)


def _ability(text: str) -> Ability:
    name, *words = text.split()
    if name not in (*WITH_A_NUMBER, *ALONE, *WITH_ALIGNMENTS):
        raise ValueError(str(UnknownName("ability", name, [*WITH_A_NUMBER, *ALONE, *WITH_ALIGNMENTS, "any", "direct"])))
    number = 0
    if name in WITH_A_NUMBER or name == "resistance":
        if not words or not words[0].isdigit():
            raise ValueError(f"{name} needs a number, as in '{name} 2'")
        number = int(words.pop(0))
    if name not in WITH_ALIGNMENTS and words:
        raise ValueError(f"{' '.join(words)!r} is too much after {name}")
    if name in WITH_ALIGNMENTS and (not words or (name == "passes-as" and len(words) != 2)):
        raise ValueError(f"{name} needs {'two alignments' if name == 'passes-as' else 'an alignment'}")
    for word in words:
        if word not in BITS:
            raise ValueError(str(UnknownName("alignment", word, BITS)))
    return Ability(name, number, tuple(words), sum(BITS[word] for word in dict.fromkeys(words)))
