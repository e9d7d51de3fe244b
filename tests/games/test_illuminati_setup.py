"""Illuminati: what chance may not change in a set-up. Single rules are shown by `scenarios/illuminati`."""

from __future__ import annotations

import pytest

from shadow_cabinet.games.illuminati import IlluminatiGame
from shadow_cabinet.games.illuminati.board import BEGINNING, CHOOSING_GOAL, IlluminatiBoard
from shadow_cabinet.games.illuminati.pieces import GOALS, Group, Nwo, Special
from shadow_cabinet.table import Dice

GAME = IlluminatiGame()
SEEDS = range(40)


def deal(seats: int, seed: int = 1, **settings: object) -> IlluminatiBoard:
    return GAME.deal(Dice.from_seed(seed), GAME.make_settings(settings, seats), seats)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_four_groups_lie_out_and_all_other_cards_are_in_the_deck(seats: int) -> None:
    """L12: Specials and NWOs met on the way go back."""
    for seed in SEEDS:
        board = deal(seats, seed)
        assert len(board.uncontrolled) == 4
        assert all(isinstance(card, Group) for card in board.uncontrolled)
        assert board.nwos_in_play() == []
        assert board.hands == [[] for _ in range(seats)]
        assert not board.discard
        assert not board.dead
        assert len(board.deck) == 83 - 4 + 15 + 18 + 1
        assert sum(isinstance(card, Nwo) for card in board.deck) == 18


def test_any_card_can_lie_on_top() -> None:
    tops = [type(deal(4, seed).deck[-1]) for seed in range(80)]
    assert set(tops) == {Group, Special, Nwo}


@pytest.mark.parametrize(("seats", "more"), [(2, 0), (6, 0), (7, 3), (8, 5)])
def test_the_first_income(seats: int, more: int) -> None:
    """With seven or eight players all Illuminati have more, each turn as well."""
    board = deal(seats)
    assert board.money == {board.head(seat): board.head(seat).income + more for seat in range(seats)}


def test_chance_decides_who_begins() -> None:
    boards = [deal(3, seed) for seed in SEEDS]
    assert {board.active for board in boards} == {0, 1, 2}
    assert all(board.active == board.first for board in boards)


def test_only_the_ufos_choose_a_goal() -> None:
    for seed in SEEDS:
        board = deal(4, seed)
        playing = [board.head(seat).id for seat in range(4)]
        assert board.step == (CHOOSING_GOAL if "ufos" in playing else BEGINNING)
        assert set(board.goal_choice) == set(GOALS.values())


def test_each_player_has_other_illuminati() -> None:
    heads = [tuple(board.head(seat).id for seat in range(8)) for board in (deal(8, seed) for seed in SEEDS)]
    assert all(len(set(each)) == 8 for each in heads)
    assert len(set(heads)) == len(SEEDS)


@pytest.mark.parametrize(("settings", "specials", "nwos"), [
    ({}, 16, 18), ({"new_world_order": False}, 16, 0), ({"stand_ins": ()}, 15, 18),
    ({"stand_ins": ("second-wind", "news-cycle")}, 17, 18), ({"stand_ins": ("news-cycle",)}, 16, 18),
])  # fmt: skip
def test_what_is_in_the_deck_can_be_agreed_on(settings: dict[str, object], specials: int, nwos: int) -> None:
    deck = deal(4, 1, **settings).deck
    assert sum(isinstance(card, Special) for card in deck) == specials
    assert sum(isinstance(card, Nwo) for card in deck) == nwos
