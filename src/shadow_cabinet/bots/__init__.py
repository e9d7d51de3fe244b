"""Bots that play any game of the kernel, and never see more than their seat may know."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from shadow_cabinet.table.errors import TableError, UnknownName
from shadow_cabinet.table.game import Game

from .bot import Bot
from .search import Budget, SearchBot
from .simple import RandomBot, TacticsBot

__all__ = ["BOTS", "Bot", "Budget", "RandomBot", "SearchBot", "TacticsBot", "make_bot"]

BOTS: dict[str, Callable[[Game[Any], int | str, str], Bot]] = {
    "random": lambda game, seed, budget: RandomBot(seed),
    "tactics": lambda game, seed, budget: TacticsBot(game.tactics, seed),
    "search": lambda game, seed, budget: SearchBot(game.tactics, seed, Budget.parse(budget)),
}


def make_bot(name: str, game: Game[Any], seed: int | str) -> Bot:
    """A bot by its name: `random`, `tactics`, `search`, or `search:1000` (iterations) or `search:2s` (seconds)."""
    kind, _, budget = name.strip().lower().partition(":")
    if kind not in BOTS:
        raise UnknownName("bot", kind, BOTS)
    if budget and (kind != "search" or not re.fullmatch(r"[1-9]\d*|\d+(\.\d+)?s", budget)):
        raise TableError(
            f"a bot is random, tactics, search, search:1000 (iterations) or search:2s (seconds), not {name!r}"
        )
    return BOTS[kind](game, seed, budget)
