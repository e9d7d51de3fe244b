"""What every piece is called and does, in words: put together from the same data that the rules carry out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Final, TypeAlias

from shadow_cabinet.table import Argument, Phrase, Piece, Seat, Text

from .abilities import Ability, Bonus
from .board import IlluminatiBoard
from .pieces import (
    ALIGNMENT_VALUE,
    ALIGNMENTS,
    GOALS,
    PASS_THE_TURN,
    SIDES,
    SUM_OF,
    Alignment,
    Arrow,
    Card,
    Goal,
    Group,
    Illuminati,
    Nwo,
    Special,
    in_set,
)
from .settings import Tables

Told: TypeAlias = "tuple[str, Mapping[str, Argument]]"

KNOWN_BY_NAME: Final = (
    "bavarian-illuminati",
    "bermuda-triangle",
    "discordian-society",
    "gnomes-of-zurich",
    "network",
    "servants-of-cthulhu",
    "society-of-assassins",
    "ufos",
)
"""The Illuminati after whom a player is called; somebody's own ones have no message for that."""


def seat_name(board: IlluminatiBoard, seat: Seat) -> str:
    """Players are called as whom they play, also when they are out of the game."""
    head = board.dealt[seat]
    return f"seat-{head.id}" if head.id in KNOWN_BY_NAME else f"seat-{seat}"


def name_of(tables: Tables, piece: Piece) -> Told:
    """The message that names a piece. Names of cards stand in the tables."""
    if isinstance(piece, (Card, Special, Nwo)):
        return "card-name", {"name": Text(piece.name)}
    if isinstance(piece, Arrow):
        return "piece-arrow", {"card": piece.card, "side": side(piece.side)}
    if isinstance(piece, Goal):
        return f"piece-{piece.id}", {"number": number_of(tables, piece)}
    if piece in SUM_OF:
        return "piece-sum", {"amount": SUM_OF[piece]}
    if piece is PASS_THE_TURN:
        return "piece-pass-the-turn", {"amount": tables.numbers.pass_money}
    return f"piece-{piece.id}", {}


def text_of(tables: Tables, piece: Piece) -> Told | None:
    """What a piece does; those that only are pointed at have no text."""
    if isinstance(piece, Illuminati):
        return illuminati(tables, piece)
    if isinstance(piece, Group):
        return group(tables, piece)
    if isinstance(piece, Special):
        return "text-special", {"what": does(piece), "source": f"source-{piece.source}"}
    if isinstance(piece, Nwo):
        return nwo(piece)
    if isinstance(piece, Goal):
        return "text-goal", {"goal": Phrase(piece.id, {"number": number_of(tables, piece)})}
    if isinstance(piece, Alignment):
        return alignment(piece)
    return None


def one_after_another(parts: Sequence[Phrase]) -> Phrase:
    """Several sentences as one text."""
    return reduce(lambda before, after: Phrase("text-then", {"one": before, "other": after}), parts)


def either(parts: Sequence[Phrase | Piece]) -> Phrase | Piece:
    """Several words, the last one joined by `or`."""
    *others, last = parts
    if not others:
        return last
    before = reduce(lambda text, part: Phrase("list-comma", {"before": text, "next": part}), others)
    return Phrase("text-or", {"one": before, "other": last})


def side(number: int) -> Phrase:
    """North, east, south or west, as the card is printed."""
    return Phrase(f"side-{SIDES[number]}")


def alignment(piece: Alignment) -> Told:
    """What it is opposite to."""
    if piece.opposite is None:
        return "text-alignment-alone", {}
    if piece.opposite is piece:
        return "text-alignment-itself", {"alignment": piece}
    return "text-alignment", {"opposite": piece.opposite}


# -- cards of a power structure ----------------------------------------------------------------------------------------


def illuminati(tables: Tables, card: Illuminati) -> Told:
    """Its numbers, what it can do, and its special goal."""
    goal = Phrase("goal-is-secret")
    if card.goal in GOALS:
        goal = Phrase("goal-is", {"goal": Phrase(f"goal-{card.goal}", {"number": card.goal_number})})
    return "text-illuminati", {
        "power": card.power,
        "transferable": card.transferable,
        "income": card.income,
        "what": one_after_another([*abilities(tables, card), goal]),
        "source": f"source-{card.source}",
    }


def group(tables: Tables, card: Group) -> Told:
    """Its numbers, alignments and arrows, and what it can do."""
    incoming = side(card.incoming)
    arrows = Phrase("text-no-arrows", {"incoming": incoming})
    if card.arrows:
        sides = tuple(side(arrow.side) for arrow in card.arrows)
        arrows = Phrase("text-arrows", {"sides": sides, "incoming": incoming})
    aligned = Phrase("text-no-alignments")
    if card.alignments:
        aligned = Phrase("text-alignments", {"alignments": tuple(in_set(card.alignments))})
    return "text-group", {
        "power": card.power,
        "transferable": card.transferable,
        "resistance": card.resistance,
        "income": card.income,
        "what": one_after_another([aligned, arrows, *abilities(tables, card)]),
        "source": f"source-{card.source}",
    }


def abilities(tables: Tables, card: Card) -> list[Phrase]:
    """A sentence for each thing that a card can do."""
    return [*(ability(each) for each in card.abilities.values()), *(bonus(tables, each) for each in card.bonuses)]


def ability(item: Ability) -> Phrase:
    """What an ability is, with its number and its alignments."""
    about: dict[str, Argument] = {"number": item.number}
    named = [ALIGNMENT_OF[word] for word in item.alignments]
    if item.name == "passes-as":
        about |= {"own": named[0], "other": named[1]}
    elif named:
        about["alignments"] = either(named)
    return Phrase(f"ability-{item.name}", about)


ALIGNMENT_OF: Final = {each.id: each for each in ALIGNMENTS}


def bonus(tables: Tables, item: Bonus) -> Phrase:
    """So much more in an attack that is so."""
    about: dict[str, Argument] = {
        "amount": item.amount,
        "kinds": either([Phrase(f"attempt-{kind}") for kind in item.kinds]),
    }
    if item.targets:
        about["targets"] = either([each for each in tables.groups if each.id in item.targets])
    elif item.alignments:
        about["targets"] = Phrase("groups-that-are", {"alignment": in_set(item.alignments)[0]})
    else:
        about["targets"] = Phrase("any-group")
    return Phrase("bonus-direct" if item.direct else "bonus-any", about)


# -- the other cards ---------------------------------------------------------------------------------------------------


def does(card: Special) -> Phrase:
    """What a Special does."""
    return Phrase(f"special-{card.effect}", {"number": card.number})


def nwo(card: Nwo) -> Told:
    """Its colour, and every line on it."""
    lines = [Phrase("nwo-change", {"alignment": each, "amount": signed(amount)}) for each, amount in card.changes]
    lines += [
        Phrase("nwo-band" if high < NO_END else "nwo-band-up", {"low": low, "high": high, "amount": signed(amount)})
        for low, high, amount in card.bands
    ]
    what = [Phrase("nwo-changes", {"lines": tuple(lines)})] if lines else []
    if card.income:
        what.append(Phrase("nwo-income", {"amount": signed(card.income)}))
    if card.identical != ALIGNMENT_VALUE:
        what.append(Phrase("nwo-identical", {"number": card.identical, "usual": ALIGNMENT_VALUE}))
    if card.opposite != ALIGNMENT_VALUE:
        what.append(Phrase("nwo-opposite", {"number": card.opposite, "usual": ALIGNMENT_VALUE}))
    if not card.for_goals:
        what.append(Phrase("nwo-not-for-goals"))
    return "text-nwo", {
        "colour": card.colour,
        "what": one_after_another(what or [Phrase("nwo-nothing")]),
        "source": f"source-{card.source}",
    }


NO_END: Final = 99
"""A band of Power that goes up to here has no upper end."""


def signed(amount: int) -> Phrase:
    """A change with its sign."""
    return Phrase("plus" if amount >= 0 else "minus", {"number": abs(amount)})


def number_of(tables: Tables, goal: Goal) -> int:
    """What a special goal takes: the number on the card of those whose own it is; 0 if no card has it."""
    return next((card.goal_number for card in tables.illuminati if GOALS.get(card.goal) is goal), 0)
