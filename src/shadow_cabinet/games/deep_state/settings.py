"""What can be agreed on before a match, and the numbers that stand on no card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from shadow_cabinet.table import setting

if TYPE_CHECKING:
    from .pieces import Action, Objective, Operation, Project, Treaty, WorldWar


@dataclass(frozen=True, slots=True)
class Settings:
    """The options of the rulebook. `zone` 0 is the usual number of cards; level and character are for the solo mode."""

    treaties_at_start: Literal["standard", "first-time"] = setting("standard")
    men_of_action: bool = setting(False)
    zone: int = setting(0, low=0, high=66)
    level: Literal["usual", "beginner", "normal", "hard", "ultra-hard"] = setting("usual")
    character: Literal["any", "male", "female"] = setting("any")
    equal_options: Literal["ask", "decide"] = setting("ask")


@dataclass(frozen=True, slots=True)
class Numbers:
    """The rows of `numbers.toml`."""

    agents: int
    agents_in_reserve: int
    zone_2: int
    zone_3: int
    zone_4: int
    zone_5: int
    treaties_kept: int
    treaties_dealt: int
    treaty_hand: int
    reach: int
    supervisor_recruits: int
    headhunter_recruits: int
    action_recruits: int
    recruiter_recruits: int
    war_agents: int
    war_emblems: int
    crowd: int
    token_ghosts: int
    treaties_revealed: int
    turncoat_draws: int
    discards_after_treaties: int
    free_inner_circle: int
    men_of_action_dealt: int
    turns_per_round: int
    hoc_treaties: int
    hoc_treaties_beginner: int
    hoc_wastes: int
    hoc_treaties_wanted: int
    hoc_recalls: int
    hoc_treaty_bonus_hard: int
    hoc_treaty_bonus_ultra_hard: int
    rating_experienced: int
    rating_best: int
    rating_outstanding: int
    rating_machiavelli: int


@dataclass(frozen=True, slots=True)
class Tables:
    """All cards and numbers that a match is played with: the same for every match with the same tables."""

    numbers: Numbers
    objectives: tuple[Objective, ...]
    secondaries: tuple[Objective, ...]
    wars: tuple[WorldWar, ...]
    treaties: tuple[Treaty, ...]
    operations: tuple[Operation, ...]
    projects: tuple[Project, ...]
    actions: tuple[Action, ...]

    def zone(self, players: int, solo: bool) -> int:
        """How many cards the Infiltration Zone usually has."""
        numbers = self.numbers
        usual = {2: numbers.zone_2, 3: numbers.zone_3, 4: numbers.zone_4, 5: numbers.zone_5}
        return usual[3 if solo else players]
