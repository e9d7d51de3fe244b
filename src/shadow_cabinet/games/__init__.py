"""The games, found by name. A game's module is imported only when the game is asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from shadow_cabinet.table.errors import TableError, UnknownName
from shadow_cabinet.table.game import Game


class Entry(NamedTuple):
    """A game in the registry: its other names, and the module whose `GAME` is its class."""

    aliases: tuple[str, ...]
    module: str


REGISTRY: dict[str, Entry] = {
    "war-of-espionage": Entry(("1955",), "shadow_cabinet.games.war_of_espionage"),
    "deep-state": Entry(("deepstate",), "shadow_cabinet.games.deep_state"),
    "in-too-deep": Entry(("itd",), "shadow_cabinet.games.in_too_deep"),
    "illuminati": Entry(("nwo",), "shadow_cabinet.games.illuminati"),
}


def find_game(name: str, content: Path | None = None) -> Game[Any]:
    """The game of that id or alias, with an owner's card tables laid over its own if a folder is given.

    A game that is not registered is found by its module, such as `my_games.dead_drop`, whose `GAME` is its class.
    """
    if "." in name and all(part.isidentifier() for part in name.split(".")):
        return _from_module(name, content)
    wanted = "-".join(name.lower().replace("_", " ").split())
    for id, entry in REGISTRY.items():
        if wanted == id or wanted in entry.aliases:
            return _from_module(entry.module, content)
    raise UnknownName("game", name, [*REGISTRY, *(alias for entry in REGISTRY.values() for alias in entry.aliases)])


def _from_module(name: str, content: Path | None) -> Game[Any]:
    try:
        found: type[Game[Any]] = import_module(name).GAME
    except (ImportError, AttributeError) as problem:
        raise TableError(f"{name!r} is no module with a GAME: {problem}") from None
    except Exception as problem:
        raise TableError(f"{name!r} cannot be imported: {type(problem).__name__}: {problem}") from problem
    needed = ("id", "title", "seat_counts", "usual_seats", "rules_version", "package", "settings_class", "endings")
    missing = [attribute for attribute in needed if not hasattr(found, attribute)]
    if missing:
        raise TableError(f"the game in {name!r} does not say its {', '.join(missing)}")
    return found(content)  # type: ignore[call-arg]  # every game takes the folder; the base class takes nothing
