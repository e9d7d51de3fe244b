"""In Too Deep: what chance may not change in a set-up. Single rules are shown by `scenarios/in-too-deep`."""

from __future__ import annotations

from collections import Counter

import pytest

from shadow_cabinet.games.in_too_deep import InTooDeep
from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard
from shadow_cabinet.games.in_too_deep.pieces import BLOCKS, DOWNTOWN, ITEMS, ZONES, Crime
from shadow_cabinet.table import Dice

GAME = InTooDeep()
SEEDS = range(30)
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


def deal(seats: int, seed: int, **settings: object) -> InTooDeepBoard:
    return GAME.deal(Dice.from_seed(seed), GAME.make_settings(settings, seats), seats)


@pytest.mark.parametrize(("seats", "sizes"), [(2, (10, 10, 5)), (3, (10, 10, 5)), (4, (15, 15, 5)), (5, (15, 15, 5))])
def test_the_storylines(seats: int, sizes: tuple[int, int, int]) -> None:
    """SC01, SC02 (004: General setup): two storylines leave the game, below four players also what is marked 4+."""
    for seed in SEEDS:
        board = deal(seats, seed)
        cards = [card for deck in board.level_decks.values() for card in deck]
        cards += [card for hand in board.crimes for card in hand if card.level]
        levels = Counter(card.level for card in cards)
        assert (levels[1], levels[2], levels[3]) == sizes
        assert len({card.storyline for card in cards}) == 5
        assert len(set(Counter(card.storyline for card in cards).values())) == 1, "as many of each storyline"
        assert seats >= 4 or not any(card.four_plus for card in cards)
        assert len(cards) + sum(isinstance(piece, Crime) for piece in board.out_of_play) == 49


@SEATS
def test_the_city(seats: int) -> None:
    """SC03 (004: City setup): Heat from the Blocks on, the Blockades, the Sentinel, Items and Criminals."""
    for seed in SEEDS:
        board = deal(seats, seed)
        ring = board.ring
        blocks, downtown = ring.index(BLOCKS), ring.index(DOWNTOWN)
        assert sorted(zone.id for zone in ring) == sorted(zone.id for zone in ZONES)
        assert board.heat == [BLOCKS, ring[(blocks + 3) % 8], ring[(blocks + 6) % 8]]
        assert sorted(edge.number for edge in board.blockades) == sorted([downtown, (downtown + 4) % 8])
        assert board.sentinel is DOWNTOWN
        assert {board.at[item] for item in ITEMS} == set(ZONES)
        assert not board.holds
        pawns = [board.at[criminal] for criminal in board.criminals]
        assert len(set(pawns)) == len(pawns) == {1: 4, 2: 5, 3: 5, 4: 6, 5: 6}[seats]
        assert DOWNTOWN not in pawns


@pytest.mark.parametrize(("seats", "advanced"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2]), (5, [0, 1, 1, 2, 2])])
def test_whoever_plays_later_has_some_grip(seats: int, advanced: list[int]) -> None:
    """SC04 (004: Player setup): one disc of the second and third player, two different ones of the fourth and fifth."""
    for seed in SEEDS:
        board = deal(seats, seed)
        assert sorted(board.order) == list(range(seats))
        assert board.active == board.order[0]
        assert [sum(board.grip[player].values()) for player in board.order] == advanced
        assert all(disc in (0, 1) for discs in board.grip for disc in discs.values())
        assert all(set(discs) == set(board.criminals) for discs in board.grip)


@SEATS
def test_what_everybody_starts_with(seats: int) -> None:
    """004: General and player setup. Alone one sets up as two players do, Echo being the second."""
    for seed in SEEDS:
        board = deal(seats, seed)
        players = max(2, seats)
        assert board.intel == [3] * players
        assert [len(board.memory_of(player)) for player in board.players] == [1] * players
        assert all(sorted(card.level for card in hand) == [0, 1] for hand in board.crimes)
        assert len(board.pool) == {2: 10, 3: 14, 4: 17, 5: 20}[players]
        assert sum(board.dossiers_left) == {2: 5, 3: 7, 4: 9, 5: 9}[players]
        assert (len(board.plank), len(set(board.assignments)), board.chapter) == (4, 3, 1)
        assert [len(boosts) for boosts in board.wheel.values()] == [1, 1, 1]
        assert not any(board.wheel_intel.values())
        assert not board.display
        assert not any(board.hooks)


def test_echo_has_a_crime_and_a_marked_blockade() -> None:
    """004: Echo setup: four Criminals in her slots, one Level 1 crime face down and no Side Crime."""
    for seed in SEEDS:
        board = deal(1, seed)
        assert sorted(who.id for who in board.echo_criminals) == sorted(who.id for who in board.criminals)
        assert [card.level for card in board.echo_crime] == [1]
        assert board.echo_progress == 0
        assert len(board.echo_deck) == 16
        assert sum(board.grip[1].values()) == 1
    assert len({tuple(sorted(e.number for e in deal(1, s).blockades)) == tuple(e.number for e in deal(1, s).blockades)
                for s in SEEDS}) == 2, "either Blockade may be the marked one"  # fmt: skip


def test_echo_with_two_players_sets_up_for_three() -> None:
    """004: Echo with two human players: as for three, with five Criminals."""
    for seed in SEEDS:
        board = deal(2, seed, echo=True)
        assert (len(board.pool), sum(board.dossiers_left), len(board.criminals)) == (14, 7, 5)
        assert len(board.echo_criminals) == 5
        assert board.order[-1] == 2
