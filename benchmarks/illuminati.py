"""Illuminati in figures: how often each of them wins among tactics players, how long it takes, and how it ends.

    python benchmarks/illuminati.py --games 200

Plays matches of four (or `--seats`) tactics players and prints for each of the Illuminati how many matches it was in
and what share of them it won; then the rounds that matches took, how many ended before the round limit, and how.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from statistics import mean, median

from shadow_cabinet.bots import make_bot
from shadow_cabinet.games.illuminati import IlluminatiGame
from shadow_cabinet.games.illuminati.board import IlluminatiBoard
from shadow_cabinet.table import Chair, Match

GAME = IlluminatiGame()


def play(seed: str, seats: int) -> Match[IlluminatiBoard]:
    """A whole match of tactics players."""
    match = Match(GAME, seats=seats, seed=seed)
    bots = [make_bot("tactics", GAME, f"{seed} {seat}") for seat in range(seats)]
    while match.asks:
        seat = match.asks[0].seat
        match.choose(seat, bots[seat].choose(Chair(match, seat)))
    return match


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="shares")
    given = parser.parse_args()
    dealt: Counter[str] = Counter()
    won: dict[str, float] = defaultdict(float)  # a shared win counts in part
    endings: Counter[str] = Counter()
    rounds: list[int] = []
    for number in range(given.games):
        match = play(f"{given.seed} {number}", given.seats)
        assert match.result is not None
        for head, share in zip(match.board.dealt, match.result.shares, strict=True):
            dealt[head.id] += 1
            won[head.id] += share
        endings[match.result.reason] += 1
        rounds.append(match.board.round)
    print(f"{given.games} matches of {given.seats} tactics players; par is {100 / given.seats:.1f} %")
    for id in sorted(dealt, key=lambda id: -won[id] / dealt[id]):
        print(f"  {id:24} won {won[id]:5.1f} of {dealt[id]:4}: {100 * won[id] / dealt[id]:5.1f} %")
    early = sum(count for ending, count in endings.items() if not ending.startswith("round-limit"))
    print(f"rounds: mean {mean(rounds):.1f}, median {median(rounds):.0f}, longest {max(rounds)}")
    print(f"ended before the round limit: {100 * early / given.games:.1f} %")
    print("endings: " + ", ".join(f"{ending} {count}" for ending, count in endings.most_common()))


if __name__ == "__main__":
    main()
