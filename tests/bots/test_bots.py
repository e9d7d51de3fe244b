"""Bots: the same choice for the same knowledge, never more knowledge than the seat has, and as strong as they claim."""

from __future__ import annotations

from typing import Any

import pytest

from shadow_cabinet.bots import BOTS, Budget, SearchBot, make_bot
from shadow_cabinet.games import REGISTRY, find_game
from shadow_cabinet.lab.simulate import simulate
from shadow_cabinet.table import Ask, Chair, Dice, Match, TableError, UnknownName
from tests.table.toys import Table, Toy

ALL = ["random", "tactics", "search:40"]
APART = {"in-too-deep": 30, "illuminati": 30}  # their matches are long


def points(game: str, matches: int, every: int) -> list[Match[Any]]:
    """Matches of tactics bots, stopped here and there."""
    found: list[Match[Any]] = []
    for seed in range(matches):
        match = Match(find_game(game), seed=seed)
        bot = make_bot("tactics", match.game, seed)
        while match.asks:
            if len(match.choices) % every == 0:
                found.append(match.copy())
            seat = match.asks[0].seat
            match.choose(seat, bot.choose(Chair(match, seat)))
    return found


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("name", ALL)
def test_the_same_seed_gives_the_same_choice(game: str, name: str) -> None:
    for match in points(game, 2, 15):
        chair = Chair(match, match.asks[0].seat)
        first = make_bot(name, match.game, "seed").choose(chair)
        assert make_bot(name, match.game, "seed").choose(chair) is first
        assert first in chair.options


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("name", ALL)
def test_a_bot_chooses_the_same_when_what_it_cannot_know_is_dealt_anew(game: str, name: str) -> None:
    compared = 0
    for number, match in enumerate(points(game, 12, APART.get(game, 6))):
        if match.choices_since() or not match.choices:
            continue  # a match can be dealt anew for good only where it stands at a checkpoint
        seat = match.asks[0].seat
        board = match._must_be_real().board.copy()
        board.redeal(seat, Dice.from_seed(number))
        twin = Match(match.game, board=board)
        if twin.waiting() != match.waiting() or twin.view(seat) != match.view(seat):
            continue  # something came to light between the checkpoint and the question
        twin.choices.extend(match.choices)  # the bot's luck depends on how far the match has come
        twin._opened = match._opened
        here = make_bot(name, match.game, 7).choose(Chair(match, seat))
        assert make_bot(name, match.game, 7).choose(Chair(twin, seat)) is here
        compared += 1
    assert compared >= 20


class Foolish:
    """Advice that thinks nothing of anything."""

    def evaluate(self, board: Any, seat: int) -> float:
        return 0.5

    def weights(self, board: Any, ask: Ask) -> list[float]:
        return [0.0 for _ in ask.options]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_search_among_many_who_decide_at_the_same_time(seat: int) -> None:
    """The bot's own question comes first, whoever else is asked; and all options can look foolish."""
    match: Match[Any] = Match(Toy(), seats=3, settings={"rounds": 8}, seed=3)
    while len(match.asks) < 3:
        match.choose(match.asks[0].seat, match.asks[0].options[0])
    chair = Chair(match, seat)
    assert SearchBot(Foolish(), 1, Budget(20)).choose(chair) in chair.options


def test_a_search_judges_boards_where_nothing_is_under_way() -> None:
    class EveryOtherTurn(Table):
        def checkpoint(self, settled: bool = True) -> None:
            super().checkpoint(settled and self.round % 2 == 1)

    class Slow(Toy):
        board_class = EveryOtherTurn

    judged: list[int] = []

    class Watching(Foolish):
        def evaluate(self, board: Table, seat: int) -> float:
            judged.append(board.round)
            return 0.5

    match: Match[Any] = Match(Slow(), seed=3)
    SearchBot(Watching(), 1, Budget(40)).choose(Chair(match, 0))
    assert judged
    assert all(number % 2 == 1 for number in judged)


def test_a_clock_bounds_a_search() -> None:
    match = Match(find_game("1955"), seed=1)
    chair = Chair(match, 0)
    assert make_bot("search:0.02s", match.game, 1).choose(chair) in chair.options


@pytest.mark.parametrize(
    ("name", "says"), [("xyz", "known: random, search, tactics"), ("searsh", "did you mean search")]
)
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str, says: str) -> None:
    with pytest.raises(UnknownName, match=says):
        make_bot(name, find_game("1955"), 1)


@pytest.mark.parametrize("name", ["search:0", "search:-5", "search:fast", "tactics:10", "search:1e3"])
def test_a_budget_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(TableError, match="iterations"):
        make_bot(name, find_game("1955"), 1)


def test_every_bot_has_a_name_of_its_own() -> None:
    game = find_game("1955")
    assert [make_bot(name, game, 1).name for name in BOTS] == list(BOTS)


def share(first: str, second: str, games: int) -> float:
    """What the first bot wins of matches with seats alternating."""
    report = simulate("1955", games, [first, second], jobs=2, seed=11, rotate=True)
    return report.players[0].wins / games


def test_tactics_beat_random() -> None:
    assert share("tactics", "random", 60) >= 0.9


@pytest.mark.slow
def test_tactics_beat_random_nearly_always() -> None:
    assert share("tactics", "random", 400) >= 0.95


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_search_beats_tactics() -> None:
    assert share("search:1000", "tactics", 200) >= 0.65
