"""The two simple bots: `random`, and `tactics`, which takes what the game's own advice likes best."""

from __future__ import annotations

from random import Random

from shadow_cabinet.table.chair import Chair
from shadow_cabinet.table.dice import Dice
from shadow_cabinet.table.errors import TableError
from shadow_cabinet.table.game import Tactics
from shadow_cabinet.table.pieces import Piece


class RandomBot:
    """Chooses any option, each equally likely."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"random {seed}").random

    def choose(self, chair: Chair) -> Piece:
        options = chair.options
        return options[int(self._random() * len(options))]


class TacticsBot:
    """Takes the option to which the game's tactics give the most weight; equal ones by lot."""

    name = "tactics"

    def __init__(self, tactics: Tactics | None, seed: int | str) -> None:
        if tactics is None:
            raise TableError("this game has no tactics; the bot 'random' plays any game")
        self._tactics = tactics
        self._random = Random(f"tactics {seed}")

    def choose(self, chair: Chair) -> Piece:
        options = chair.options
        if len(options) == 1:
            return options[0]
        dream = chair.imagine(Dice.from_seed(self._random.getrandbits(64)))
        ask = dream.ask_of(chair.seat)
        assert ask is not None
        weights = self._tactics.weights(dream.board, ask)
        best = max(weights)
        return self._random.choice([option for option, weight in zip(options, weights, strict=True) if weight == best])
