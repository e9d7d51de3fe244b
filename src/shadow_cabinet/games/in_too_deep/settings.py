"""What can be agreed on before a match, and what the tables say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from shadow_cabinet.table import setting

if TYPE_CHECKING:
    from .pieces import Boost, Crime, Dilemma, EchoCard, Item, Reward

Source: TypeAlias = Literal["document", "mixed", "reconstruction", "owner"]
"""Where a row is from; mixed: some of it is in the rulebook, some is a reconstruction."""
MOST: Final = 99
"""The greatest number that a table can hold."""
CriminalName: TypeAlias = Literal[
    "disruptor", "dronejack", "fixer", "ghost", "jumper", "mechanic", "persuader", "scourge", "smuggler", "sprinter"
]


@dataclass(frozen=True, slots=True)
class Settings:
    """The options of the rulebook. No Criminals named: they are drawn. Alone, one always plays against Echo."""

    criminals: tuple[CriminalName, ...] = setting(())
    storylines: int = setting(5, low=5, high=7)
    echo: bool = setting(False)
    echo_board: Literal["standard", "hard"] = setting("standard")
    turn_cap: int = setting(2000, low=1, high=10_000)


@dataclass(frozen=True, slots=True)
class Numbers:
    """The rows of `numbers.toml`; those with a number for each player count begin with two players."""

    criminals: tuple[int, ...]
    criminals_solo: int
    hook_slots: int
    actions: int
    start_intel: int
    start_evidence: int
    start_grip: tuple[int, ...]
    plank: int
    pool: tuple[int, ...]
    dossiers_2: tuple[int, ...]
    dossiers_3: tuple[int, ...]
    dossiers_4: tuple[int, ...]
    dossiers_5: tuple[int, ...]
    chapter_rewards: tuple[int, ...]
    chapter_penalty_grip: tuple[int, ...]
    chapter_penalty_intel: int
    foil_types: tuple[int, ...]
    foil_tokens: int
    brackets: tuple[int, ...]
    grip_values: tuple[int, ...]
    skill_from: int
    stamina_from: int
    tolerance_step: int
    lowest_corruption: int
    sigil_set: int
    sigil_points: int
    challenge_intel: int
    echo_moves: tuple[int, ...]
    echo_effects: tuple[int, ...]

    def for_players(self, numbers: tuple[int, ...], players: int) -> int:
        """The number for that many players (Echo is one of them)."""
        return numbers[players - 2]

    def dossiers(self, players: int) -> tuple[int, ...]:
        """Dossiers in each row of the Chapter grid."""
        return (self.dossiers_2, self.dossiers_3, self.dossiers_4, self.dossiers_5)[players - 2]

    @property
    def most_grip(self) -> int:
        """The last space of the Grip track."""
        return len(self.grip_values) - 1


@dataclass(frozen=True, slots=True)
class EchoBoard:
    """One side of Echo's board: steps on the Crime track and rewards, by the face of the black die."""

    steps: tuple[int, ...]
    milestones: tuple[int, ...]
    rewards: tuple[Reward, ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """All cards, tokens and numbers that a match is played with: the same for every match with the same tables."""

    numbers: Numbers
    item_types: dict[Item, str]
    story_crimes: tuple[Crime, ...]
    side_crimes: tuple[Crime, ...]
    dilemmas: tuple[Dilemma, ...]
    boosts: tuple[Boost, ...]
    echo_cards: tuple[EchoCard, ...]
    echo_boards: dict[str, EchoBoard]
    partner: dict[Item, Item]
    """The other Item of the same type."""
