"""Deep State alone: how often tactics beat the Head of CLASSIFIED at each level, by how much, and with which Treaties.

    python benchmarks/solo.py --games 300

Prints a line for each level, then how often each Treaty was made, by either side, over all levels and over as many
matches of two to five players.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean
from typing import Any

from shadow_cabinet.bots import make_bot
from shadow_cabinet.games.deep_state import DeepState
from shadow_cabinet.games.deep_state.board import HOC
from shadow_cabinet.games.deep_state.scoring import influence
from shadow_cabinet.table import Chair, Match

LEVELS = ("beginner", "normal", "hard", "ultra-hard")


def play(game: DeepState, seats: int, settings: dict[str, object], seed: str) -> Match[Any]:
    """A match of tactics bots to its end."""
    match = Match(game, seats=seats, settings=settings, seed=seed)
    bots = [make_bot("tactics", game, f"{seed} {seat}") for seat in range(seats)]
    while match.asks:
        seat = match.asks[0].seat
        match.choose(seat, bots[seat].choose(Chair(match, seat)))
    return match


def main() -> None:
    """Play, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="how many at each level and number of seats (300)")
    games = parser.parse_args().games
    game = DeepState()
    made: Counter[str] = Counter()
    by_hoc: Counter[str] = Counter()
    print(f"{'level':<12}{'won':>8}{'Influence':>12}{'HOC':>8}")
    for level in LEVELS:
        shares: list[float] = []
        own: list[int] = []
        his: list[int] = []
        for number in range(games):
            match = play(game, 1, {"level": level, "men_of_action": number % 2 == 1}, f"solo {level} {number}")
            assert match.result is not None
            shares.append(match.result.shares[0])
            own.append(influence(match.board, 0))
            his.append(influence(match.board, HOC))
            made.update(treaty.id for treaty in match.board.made[0])
            by_hoc.update(treaty.id for treaty in match.board.made[HOC])
        print(f"{level:<12}{mean(shares):>8.1%}{mean(own):>12.1f}{mean(his):>8.1f}", flush=True)
    for seats in (2, 3, 4, 5):
        for number in range(games):
            match = play(game, seats, {"men_of_action": number % 2 == 1}, f"table {seats} {number}")
            made.update(treaty.id for each in match.board.made for treaty in each)
    print(f"\n{'Treaty':<34}{'players':>9}{'HOC':>7}")
    for treaty in sorted(game.tables.treaties, key=lambda treaty: -made[treaty.id]):
        print(f"{treaty.id:<34}{made[treaty.id]:>9}{by_hoc[treaty.id]:>7}")
    never = [treaty.id for treaty in game.tables.treaties if not made[treaty.id]]
    print(f"\nnever made by players: {', '.join(never) or 'none'}")


if __name__ == "__main__":
    main()
