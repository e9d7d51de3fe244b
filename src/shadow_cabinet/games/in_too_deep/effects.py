"""What the magenta text of a crime says: a verb and what it is about. `crimes.py` carries it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from shadow_cabinet.table import Argument, Phrase

from .criteria.formula import CRIMINAL, ITEM, Reader, Token, Variable, a_kind
from .pieces import ZONES

if TYPE_CHECKING:
    from .criteria import Criteria

OPPOSITE, ANY = "opposite", "any"
NUMBER, NAME_OF_A_ZONE, A_VARIABLE = "number", "name of a Zone", "variable"

FORMS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "drop": ((ITEM,),),
    "drop-with-sentinel": ((ITEM,), (ITEM,)),
    "send": ((ITEM,), (OPPOSITE, ANY)),
    "push": ((CRIMINAL,),),
    "relocate": ((CRIMINAL,), (OPPOSITE, A_VARIABLE)),
    "swap": ((CRIMINAL,), (CRIMINAL,)),
    "shift-sentinel": ((NUMBER,),),
    "move-sentinel": ((NAME_OF_A_ZONE,),),
    "shift-blockade": ((NUMBER,),),
    "cycle-heat": ((A_VARIABLE,),),
}
"""What follows each verb."""
VERBS: Final = tuple(FORMS)
_ZONES: Final = tuple(zone.id for zone in ZONES)


@dataclass(frozen=True, slots=True)
class Effect:
    """One instruction: `(send ?i opposite)` has the verb `send` and the arguments `?i` and `opposite`."""

    verb: str
    arguments: tuple[str, ...]

    @property
    def variables(self) -> tuple[str, ...]:
        """The variables of the criteria that it is about."""
        return tuple(argument for argument in self.arguments if argument.startswith("?"))

    def phrase(self, criteria: Criteria) -> Phrase:
        """The same in words, which call things as the words of the criteria do."""
        speaker, variables = criteria.speaker(), criteria.variables
        about: dict[str, Argument] = {}
        for key, argument in zip(("one", "two"), self.arguments, strict=False):
            if argument in variables:
                about[key] = speaker.name(variables[argument])
            elif argument.isdigit():
                about["number"] = int(argument)
            elif argument in _ZONES:
                about[key] = Phrase(f"domain-{argument}")
        if self.verb in ("relocate", "cycle-heat"):
            zone = variables.get(self.arguments[-1])
            about["zone"] = speaker.zone_of(zone) if zone else Phrase("effect-opposite-zone")
        last = self.arguments[-1]
        return Phrase(f"effect-{self.verb}-{last}" if last == ANY else f"effect-{self.verb}", about)


def parse_effects(text: str, criteria: Criteria) -> tuple[Effect, ...]:
    """The effects of a crime from the text of a table; a `FormulaError` says what is wrong, and where."""
    reader = Reader(text, {})
    found: list[Effect] = []
    while not reader.at_end:
        opening = reader.bracket("(", "expected an effect in brackets, such as (drop ?i)")
        verb = reader.known(reader.word("what is to be done"), "effect", VERBS)
        arguments: list[str] = []
        for allowed in FORMS[verb]:
            token = reader.word(_expected(verb, allowed))
            _check(reader, token, verb, allowed, criteria.variables)
            if token.text.startswith("?") and token.text in arguments:
                raise reader.error(token, f"({verb} …) is about two different things, not twice about {token.text}")
            arguments.append(token.text)
        reader.bracket(")", f"expected the bracket that closes ({verb} …) of character {opening.start + 1}")
        found.append(Effect(verb, tuple(arguments)))
    return tuple(found)


def _check(reader: Reader, token: Token, verb: str, allowed: tuple[str, ...], variables: dict[str, Variable]) -> None:
    """Refuse what an effect cannot be about."""
    word = token.text
    if word in allowed:
        return
    if NUMBER in allowed:
        if not (word.isdecimal() and word.isascii() and 1 <= int(word) <= 9):
            raise reader.error(token, f"({verb} …) expects a number from 1 to 9, not {word!r}")
    elif NAME_OF_A_ZONE in allowed:
        reader.known(token, NAME_OF_A_ZONE, _ZONES)
    elif not word.startswith("?"):
        raise reader.error(token, f"{_expected(verb, allowed)}, not {word!r}")
    elif word not in variables:
        known = ", ".join(variables) or "none"
        raise reader.error(token, f"{word} is no variable of the outermost (some …) of the criteria; known: {known}")
    elif A_VARIABLE not in allowed and variables[word].kind not in allowed:
        raise reader.error(token, f"{_expected(verb, allowed)}, and {word} is {a_kind(variables[word].kind)}")


def _expected(verb: str, allowed: tuple[str, ...]) -> str:
    kinds = [each if each in (OPPOSITE, ANY) else a_kind(each) for each in allowed]
    return f"({verb} …) expects {' or '.join(kinds)} here"
