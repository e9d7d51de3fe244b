"""The same match in another process: nothing may depend on where objects lie in memory, or on how words hash.

    python -m shadow_cabinet.check.elsewhere GAME FIRST LAST SALT

prints a fingerprint of whole matches. With another salt, pieces lie elsewhere in memory, and a set of them has another
order. `check_everywhere` starts such processes and compares.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from importlib import import_module
from random import Random
from typing import Any

from shadow_cabinet.games import find_game
from shadow_cabinet.table import Game, Match, Piece

from .draws import draw_seats, draw_settings
from .failure import Broken
from .shown import audience, shown

CLOSELY, NOW_AND_THEN = 300, 0.02  # after so many choices of a match, only a part of what is shown goes into its hash


def fingerprint(game: Game[Any], seeds: range) -> str:
    """A hash of all that anybody is shown in some matches."""
    mixed = blake2b(digest_size=16)
    for seed in seeds:
        random = Random(f"everywhere {seed}")
        seats = draw_seats(game, random)
        match: Match[Any] = Match(game, seats=seats, settings=draw_settings(game, random, seats), seed=seed)
        while match.asks:
            ask = random.choice(match.asks)
            match.choose(ask.seat, random.choice(list(ask.options)))
            if len(match.choices) < CLOSELY or random.random() < NOW_AND_THEN:
                mixed.update(repr([shown(match, seat) for seat in audience(match)]).encode())
        mixed.update(repr((match.notes, match.result)).encode())
    return mixed.hexdigest()


def named_game(name: str) -> Game[Any]:
    """A game of the registry, or `module:Class`."""
    module, _, cls = name.partition(":")
    if cls:
        game: Game[Any] = getattr(import_module(module), cls)()
        return game
    return find_game(name)


def check_everywhere(name: str, seeds: range) -> str:
    """The fingerprint of a game, the same in several processes; raises `Broken` if it is not."""
    found = [_fingerprint_elsewhere(name, seeds, salt) for salt in (1, 2, 3)]
    if len(set(found)) > 1:
        raise Broken("everywhere", f"{name}: seeds {seeds.start} to {seeds.stop - 1} give {', '.join(found)}")
    return found[0]


def _fingerprint_elsewhere(name: str, seeds: range, salt: int) -> str:
    words = [sys.executable, "-m", __name__, name, str(seeds.start), str(seeds.stop), str(salt)]
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONHASHSEED": str(salt), "PYTHONPATH": paths}
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=environment)
    if done.returncode != 0:
        raise Broken("everywhere", f"{name} breaks in another process: {done.stderr.strip()[-500:]}")
    return done.stdout.strip()


def disturb_memory(salt: int) -> list[Piece]:
    """Leave holes of the size of pieces in memory, in an order of chance: the pieces that come next fall into them."""
    random = Random(salt)
    junk = [Piece(str(n), "junk") for n in range(20_000)]
    random.shuffle(junk)
    kept = junk[: len(junk) // 2]
    del junk[len(junk) // 2 :]
    return kept


def main(words: list[str]) -> None:
    name, first, last, salt = words
    kept = disturb_memory(int(salt))
    print(fingerprint(named_game(name), range(int(first), int(last))))
    del kept


if __name__ == "__main__":
    main(sys.argv[1:])
