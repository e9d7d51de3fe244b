"""In Too Deep in figures: how fast crimes are checked, how often Echo wins, and how often the plot is foiled.

    python benchmarks/in_too_deep.py --games 200

Prints how many positions of the city a second all crimes of a hand of six are checked on; then what becomes of tactics
alone against Echo on either side of her board; then, for two to five players, the share of matches in which the Final
Plot was foiled, among tactics alone and where every other seat plays at random, with the turns that a seat had.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from statistics import mean, median
from time import process_time

from shadow_cabinet.bots import make_bot
from shadow_cabinet.games.in_too_deep import InTooDeep
from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard
from shadow_cabinet.games.in_too_deep.pieces import ITEMS, ZONES, Crime
from shadow_cabinet.games.in_too_deep.scoring import final_corruption, foiled, score
from shadow_cabinet.table import Chair, Dice, Match

GAME = InTooDeep()
POSITIONS, ROUNDS, HAND = 2000, 7, 6


def some_city(dice: random.Random) -> InTooDeepBoard:
    """A city in the middle of a match: everybody somewhere, some Items held, some Criminals hooked and skilled."""
    board = GAME.deal(Dice(dice.randbytes(32)), GAME.make_settings({}, 3), 3)
    for criminal in board.criminals:
        board.put(criminal, dice.choice(ZONES))
        board.grip[0][criminal] = dice.randint(0, 6)
        if dice.random() < 0.5:
            board.give(dice.choice(ITEMS), criminal)
    board.sentinel = dice.choice(ZONES)
    tags = dice.sample(board.criminals, 4)
    board.hooks = [tags[:2], tags[2:3], tags[3:]]
    board.city = None
    return board


def crime_checks() -> float:
    """Positions a second, looking at the city anew for each; the median of several rounds."""
    dice = random.Random(6)
    cards: list[Crime] = [*GAME.tables.story_crimes, *GAME.tables.side_crimes]
    asked = [(some_city(dice), dice.sample(cards, HAND)) for _ in range(POSITIONS)]
    rates = []
    for _ in range(ROUNDS):
        start = process_time()
        for board, hand in asked:
            board.city = None
            for crime in hand:
                crime.criteria.met(board, 0)
        rates.append(POSITIONS / (process_time() - start))
    return median(rates)


def play(bots: list[str], settings: dict[str, object], seed: str) -> Match[InTooDeepBoard]:
    """A match to its end."""
    match = Match(GAME, seats=len(bots), settings=settings, seed=seed)
    sitting = [make_bot(name, GAME, f"{seed} {seat}") for seat, name in enumerate(bots)]
    while match.asks:
        seat = match.asks[0].seat
        match.choose(seat, sitting[seat].choose(Chair(match, seat)))
    return match


def against_echo(side: str, games: int) -> str:
    """What becomes of tactics alone on a side of Echo's board."""
    matches = [play(["tactics"], {"echo_board": side}, f"echo {number}") for number in range(games)]
    won = mean(match.result.reason == "echo-won" for match in matches if match.result)
    own, hers = (mean(score(match.board, player) for match in matches) for player in (0, 1))
    corrupt = mean(final_corruption(match.board, 0) for match in matches)
    plot = mean(foiled(match.board) for match in matches)
    return f"{side:<10}{won:>10.1%}{own:>12.1f}{hers:>8.1f}{corrupt:>14.1f}{plot:>9.1%}"


def around_the_table(seats: int, mixed: bool, games: int) -> str:
    """How matches of so many players come out."""
    ends: Counter[str] = Counter()
    foils: list[bool] = []
    turns: list[float] = []
    best: list[float] = []
    for number in range(games):
        bots = ["random" if mixed and (seat + number) % 2 else "tactics" for seat in range(seats)]
        match = play(bots, {}, f"table {seats} {mixed} {number}")
        assert match.result is not None
        ends[match.result.reason] += 1
        foils.append(foiled(match.board))
        turns.append(match.board.turns / seats)
        best.append(max(match.result.scores))
    kinds = ", ".join(f"{reason} {count}" for reason, count in ends.most_common())
    who = "mixed" if mixed else "tactics"
    return f"{seats:<8}{who:<9}{mean(foils):>7.1%}{mean(turns):>12.1f}{mean(best):>9.1f}  {kinds}"


def main() -> None:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="how many matches of each sort (200)")
    games = parser.parse_args().games
    print(f"crimes of a hand of six: {crime_checks():,.0f} positions a second\n", flush=True)
    print(f"{'side':<10}{'Echo won':>10}{'own score':>12}{'hers':>8}{'corruption':>14}{'foiled':>9}")
    for side in ("standard", "hard"):
        print(against_echo(side, games), flush=True)
    print(f"\n{'players':<8}{'bots':<9}{'foiled':>7}{'turns/seat':>12}{'winner':>9}  ends")
    for seats in (2, 3, 4, 5):
        for mixed in (False, True):
            print(around_the_table(seats, mixed, games), flush=True)


if __name__ == "__main__":
    main()
