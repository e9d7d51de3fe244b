"""What can be agreed on before a match, and what the tables say."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from shadow_cabinet.table import setting

if TYPE_CHECKING:
    from .pieces import Group, Illuminati, Nwo, Special
    from .values import Memo

StandIn: TypeAlias = Literal["second-wind", "news-cycle"]
STAND_INS: tuple[StandIn, ...] = get_args(StandIn)
"""Specials of ours in place of those of the expansion, which nobody has described."""


@dataclass(frozen=True, slots=True)
class Settings:
    """After how many rounds the strongest wins, which cards are in the deck, and how outsiders are asked."""

    rounds: int = setting(60, low=1, high=200)
    new_world_order: bool = setting(True)
    stand_ins: tuple[StandIn, ...] = setting(("second-wind",))
    interference: Literal["in-turn", "at-once"] = setting("in-turn")


@dataclass(frozen=True, slots=True)
class Numbers:
    """The rows of `numbers.toml`; those with a number for each player count begin with two players."""

    cards_needed: tuple[int, ...]
    income_bonus: tuple[int, ...]
    actions: int
    free_transfers: int
    groups_laid_out: int
    fewest_targets: int
    pass_money: int
    safe_turns: int
    distance_defence: tuple[int, ...]
    neutralize_bonus: int
    highest_roll: int
    nwo_resistance: int
    offers: int
    call_offs: int

    def for_players(self, numbers: tuple[int, ...], players: int) -> int:
        """The number for that many players."""
        return numbers[players - 2]


@dataclass(frozen=True, slots=True)
class Tables:
    """All cards and numbers that a match is played with: the same for every match with the same tables."""

    numbers: Numbers
    illuminati: tuple[Illuminati, ...]
    groups: tuple[Group, ...]
    specials: tuple[Special, ...]
    nwos: tuple[Nwo, ...]
    goal_numbers: dict[str, int]
    """What each special goal takes: the number on the card of those whose own it is."""
    memo: Memo = field(default_factory=dict)
    """Values worked out for the NWOs in play: they follow from the cards, so all matches share them."""
