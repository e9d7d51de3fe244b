"""Information-set Monte Carlo tree search."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random

from shadow_cabinet.table.chair import Chair
from shadow_cabinet.table.dice import Dice
from shadow_cabinet.table.errors import TableError
from shadow_cabinet.table.game import Tactics
from shadow_cabinet.table.pieces import Piece


@dataclass(frozen=True)
class Budget:
    """How long a search may think about one choice: iterations (the same everywhere) or seconds."""

    iterations: int | None = 1000
    seconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        if not text:
            return cls()
        if text.endswith("s"):
            return cls(None, float(text[:-1]))
        return cls(int(text))


class SearchBot:
    """To be written."""

    name = "search"

    def __init__(self, tactics: Tactics | None, seed: int | str, budget: Budget) -> None:
        if tactics is None:
            raise TableError("this game has no tactics; the bot 'random' plays any game")
        self._tactics, self.budget = tactics, budget
        self._random = Random(f"search {seed}")

    def choose(self, chair: Chair) -> Piece:
        time.perf_counter()
        Dice.from_seed(self._random.getrandbits(64))
        return chair.options[0]
