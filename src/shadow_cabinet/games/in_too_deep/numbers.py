"""The numbers of In Too Deep that stand on no card: how many there are of each, and between which bounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shadow_cabinet.table import Content
from shadow_cabinet.table.rows import At, Bounds
from shadow_cabinet.table.rows import read_numbers as rows_of_numbers

from .pieces import CRIMINALS, EVIDENCE, EVIDENCE_OF_A_TYPE, MOST_PLAYERS, TYPES, ZONES
from .settings import MOST, Numbers, Source

PAWNS: Final = min(len(CRIMINALS), len(ZONES) - 1)
"""As many Criminals find a Zone of their own at the start, none with the Sentinel."""
GRID: Final = (3, 0, 9)

BOUNDS: Final[dict[str, Bounds]] = {
    "criminals": (4, 4, PAWNS),
    "criminals_solo": (1, 4, PAWNS),
    "hook_slots": (1, 1, len(CRIMINALS)),
    "actions": (1, 1, 9),
    "start_intel": (1, 0, MOST),
    "start_evidence": (1, 0, EVIDENCE_OF_A_TYPE),
    "start_grip": (MOST_PLAYERS, 0, 4),
    "plank": (1, 1, EVIDENCE_OF_A_TYPE),
    "pool": (4, 1, len(EVIDENCE)),
    "dossiers_2": GRID,
    "dossiers_3": GRID,
    "dossiers_4": GRID,
    "dossiers_5": GRID,
    "chapter_rewards": (3, 0, MOST),
    "chapter_penalty_grip": (2, 0, MOST),
    "chapter_penalty_intel": (1, 0, MOST),
    "foil_types": (4, 1, len(TYPES)),
    "foil_tokens": (1, 1, len(EVIDENCE)),
    "brackets": (0, 0, MOST),
    "grip_values": (0, 0, MOST),
    "skill_from": (1, 0, MOST),
    "stamina_from": (1, 1, MOST),
    "tolerance_step": (1, 1, MOST),
    "lowest_corruption": (1, 0, MOST),
    "sigil_set": (1, 1, MOST),
    "sigil_points": (1, 0, MOST),
    "challenge_intel": (1, 0, MOST),
    "echo_moves": (6, -len(ZONES) // 2, len(ZONES) // 2),
    "echo_effects": (3, 0, 6),
}


@dataclass
class NumberRow:
    """A row of `numbers.toml`."""

    name: str
    values: str
    source: Source


def read_numbers(content: Content) -> Numbers:
    """The numbers of the game that stand on no card."""
    found, rows = rows_of_numbers(content, "numbers.toml", NumberRow, BOUNDS)
    numbers = Numbers(**found)
    _check_together(numbers, rows)
    return numbers


def _check_together(numbers: Numbers, rows: dict[str, At]) -> None:
    """Numbers that depend on each other."""
    for name in ("skill_from", "stamina_from"):
        rows[name].within("values", getattr(numbers, name), 0, numbers.most_grip)
    if numbers.stamina_from < numbers.skill_from:
        raise rows["stamina_from"].wrong("values", f"the range of Skill begins before, at {numbers.skill_from}")
    if list(numbers.brackets) != sorted(numbers.brackets, reverse=True):
        raise rows["brackets"].wrong("values", "a bracket cannot be worth more than the one before it")
    for players in range(2, MOST_PLAYERS + 1):
        used = numbers.for_players(numbers.pool, players) + numbers.plank + numbers.start_evidence * players
        if used > len(EVIDENCE):
            message = f"with {players} players {used} tokens would be laid out, and there are {len(EVIDENCE)}"
            raise rows["pool"].wrong("values", message)
        if not any(numbers.dossiers(players)):
            raise rows[f"dossiers_{players}"].wrong("values", "there must be a Dossier")
