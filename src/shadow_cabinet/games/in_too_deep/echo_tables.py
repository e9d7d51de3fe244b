"""Echo's cards and the two sides of her board: what a row of their tables may hold, and how rows become pieces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from shadow_cabinet.table import Content, ContentError
from shadow_cabinet.table.rows import At, enough

from .pieces import ITEMS, ZONES, EchoCard, Reward
from .settings import MOST, EchoBoard, Source

LETTERS: Final = "ABCD"
"""The slots of Echo's board."""
SIDES: Final = ("standard", "hard")


@dataclass
class EchoCardRow:
    """A row of `echo_cards.csv`."""

    id: str
    hook: Literal["A", "B", "C", "D"]
    criminal_1: Literal["A", "B", "C", "D"]
    criminal_2: Literal["A", "B", "C", "D"]
    item: str
    heat_zone: str
    blockade: Literal["marked", "unmarked"]
    approach: Literal["restrained", "reckless"]
    file: Literal["row-1", "row-2", "row-3", "plot"]
    source: Source


@dataclass
class EchoBoardRow:
    """A row of `echo_boards.toml`."""

    side: Literal["standard", "hard"]
    milestones: str
    steps: str
    reward_1: str
    reward_2: str
    reward_3: str
    reward_4: str
    reward_5: str
    reward_6: str
    source: Source


def read_echo_cards(content: Content) -> tuple[EchoCard, ...]:
    """Echo's deck; rows of the Chapter grid count from 0, and none is the Final Plot."""
    file = "echo_cards.csv"
    items, zones = {item.id: item for item in ITEMS}, {zone.id: zone for zone in ZONES}
    cards: list[EchoCard] = []
    seen: set[str] = set()
    for number, row in enumerate(content.rows(file, "card", EchoCardRow), 1):
        at = At(file, number)
        at.code("id", row.id, "E[0-9]+", "E07", seen)
        if row.criminal_1 == row.criminal_2:
            raise at.wrong("criminal_2", f"both letters are {row.criminal_2}: a card moves two different Criminals")
        cards.append(
            EchoCard(
                row.id.lower(),
                LETTERS.index(row.hook),
                (LETTERS.index(row.criminal_1), LETTERS.index(row.criminal_2)),
                at.named("item", row.item, items),
                at.named("heat_zone", row.heat_zone, zones),
                row.blockade == "marked",
                row.approach == "reckless",
                None if row.file == "plot" else int(row.file[-1]) - 1,
                row.source,
            )
        )
    enough(file, len(cards), 1, "card")
    return tuple(cards)


def read_echo_boards(content: Content) -> dict[str, EchoBoard]:
    """The two sides of Echo's board."""
    file = "echo_boards.toml"
    found: dict[str, EchoBoard] = {}
    for number, row in enumerate(content.rows(file, "board", EchoBoardRow), 1):
        at = At(file, number)
        if row.side in found:
            raise at.wrong("side", f"{row.side} has two rows")
        milestones = at.numbers("milestones", row.milestones, 3, 1, MOST)
        if list(milestones) != sorted(milestones):
            raise at.wrong("milestones", "a milestone cannot come before that of the level below")
        steps = at.numbers("steps", row.steps, 6, 0, MOST)
        if not any(steps):
            raise at.wrong("steps", "the marker must be able to move")
        columns = [f"reward_{face}" for face in range(1, 7)]
        rewards = tuple(Reward(*at.numbers(column, getattr(row, column), 6, 0, MOST)) for column in columns)
        found[row.side] = EchoBoard(steps, milestones, rewards)
    for side in SIDES:
        if side not in found:
            raise ContentError(file, f"{side} has no row", None, "side")
    return found
