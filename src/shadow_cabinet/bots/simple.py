"""The two simple bots: `random`, and `tactics`, which takes what the game's own advice likes best."""

from __future__ import annotations

from shadow_cabinet.table.chair import Chair
from shadow_cabinet.table.dice import Dice
from shadow_cabinet.table.errors import TableError
from shadow_cabinet.table.game import Tactics
from shadow_cabinet.table.pieces import Piece

from .luck import luck


class RandomBot:
    """Chooses any option, each equally likely."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def choose(self, chair: Chair) -> Piece:
        options = chair.options
        return options[int.from_bytes(luck(self._seed, chair)) % len(options)]


class TacticsBot:
    """Takes the option to which the game's tactics give the most weight; equal ones by lot."""

    name = "tactics"

    def __init__(self, tactics: Tactics | None, seed: int | str) -> None:
        if tactics is None:
            raise TableError("this game has no tactics; the bot 'random' plays any game")
        self._tactics, self._seed = tactics, seed

    def choose(self, chair: Chair) -> Piece:
        options = chair.options
        if len(options) == 1:
            return options[0]
        chance = luck(self._seed, chair)
        dream = chair.imagine(Dice(chance))
        ask = dream.ask_of(chair.seat)
        assert ask is not None
        weights = self._tactics.weights(dream.board, ask)
        best = max(weights)
        equal = [option for option, weight in zip(options, weights, strict=True) if weight == best]
        return equal[chance[0] % len(equal)]
