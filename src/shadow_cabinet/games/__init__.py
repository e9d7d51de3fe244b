"""The games, found by name. A game's module is imported only when the game is asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from shadow_cabinet.table.errors import UnknownName
from shadow_cabinet.table.game import Game


class Entry(NamedTuple):
    """A game in the registry: its other names, and the module whose `GAME` is its class."""

    aliases: tuple[str, ...]
    module: str


REGISTRY: dict[str, Entry] = {
    "war-of-espionage": Entry(("1955",), "shadow_cabinet.games.war_of_espionage"),
}


def find_game(name: str, content: Path | None = None) -> Game[Any]:
    """The game of that id or alias, with an owner's card tables laid over its own if a folder is given."""
    wanted = name.strip().lower().replace("_", "-")
    for id, entry in REGISTRY.items():
        if wanted == id or wanted in entry.aliases:
            game: Game[Any] = import_module(entry.module).GAME(content)
            return game
    raise UnknownName("game", name, [*REGISTRY, *(alias for entry in REGISTRY.values() for alias in entry.aliases)])
