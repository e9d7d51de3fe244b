"""1955: what can be announced and what can block, worked out a second time from the table of values in the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.games.war_of_espionage import WarOfEspionage
from shadow_cabinet.games.war_of_espionage.board import EspionageBoard
from shadow_cabinet.games.war_of_espionage.influence import additions, blocking_cards, targets_of, total_of
from shadow_cabinet.games.war_of_espionage.pieces import COUNTRIES, END, Card, Country
from shadow_cabinet.games.war_of_espionage.turn import playable
from shadow_cabinet.table import Match, Seat

BOARDS = 250
ALWAYS = {"blockade", "detain", "paid-informant", "safe-house", "supply-drop", "strategic-resupply", "gadget-research"}


@pytest.fixture(params=["our deck", "a deck with many ones"])
def game(request: pytest.FixtureRequest, tmp_path: Path) -> WarOfEspionage:
    found = find_game("1955")
    if request.param != "our deck":
        table = Path(__file__).parents[2].joinpath("src", found.content.package.replace(".", "/"), "cards.toml")
        (tmp_path / "cards.toml").write_text(table.read_text("utf-8").replace("influence = 2, a", "influence = 1, a"))
        found = find_game("1955", tmp_path)
    assert isinstance(found, WarOfEspionage)
    return found


def boards(game: WarOfEspionage) -> Iterator[tuple[EspionageBoard, Seat, Random]]:
    """Boards with homes, spies, markers, Blockades and a hand at random, at the start of a seat's turn."""
    dice, board = Random(1955), Match(game, seed=1).board
    for _ in range(BOARDS):
        me = dice.randrange(2)
        home = dice.choice(COUNTRIES)
        board.homes = [home, dice.choice([other for other in COUNTRIES if other.faction != home.faction])]
        board.spies = [dice.choice(COUNTRIES), dice.choice(COUNTRIES)]
        for country, length in board.length.items():
            board.marker[country] = dice.choice([0, 0, 1, -2, length, -length])
        board.blockades = [{country: 1 for country in COUNTRIES if dice.random() < 0.12} for _ in (0, 1)]
        board.open_countries = None
        board.hands[me] = dice.sample(game.cards, dice.randrange(7))
        board.active, board.plays_left = me, 2
        yield board, me, dice


def held(board: EspionageBoard, country: Country) -> bool:
    return country in board.blockades[0] or country in board.blockades[1]


def by_the_table(board: EspionageBoard, me: Seat) -> dict[tuple[frozenset[Card], Country], int]:
    """Every set of cards that may be announced, and where, with its total."""
    found: dict[tuple[frozenset[Card], Country], int] = {}
    hand, spy, home = board.hands[me], board.spies[me], board.homes[me]
    where = [country for country in COUNTRIES if abs(board.marker[country]) < board.length[country]]
    for count in range(1, len(hand) + 1):
        for chosen in combinations(hand, count):
            cards = [card for card in chosen if card.country]
            mercenaries = sum(card.influence for card in chosen if not card.country)
            for country in where:
                total = None
                if not cards:
                    total = 0
                elif len(cards) == 1 and cards[0].country is country:
                    total = cards[0].influence + (1 if spy is country else 0)
                elif len(cards) == 1 and country in (spy, home):
                    total = cards[0].influence - (0 if cards[0].faction == country.faction else 1)
                elif len(cards) == 2 and spy is country and all(card.country is country for card in cards):
                    total = cards[0].influence + cards[1].influence
                if total is not None and total + mercenaries > 0 and not held(board, country):
                    found[frozenset(chosen), country] = total + mercenaries
    return found


def by_picking(board: EspionageBoard, me: Seat) -> dict[tuple[frozenset[Card], Country], int]:
    """The same by the picks that are offered, in whatever order."""
    found: dict[tuple[frozenset[Card], Country], int] = {}
    begun = [([card], country) for card in board.hands[me] for country in targets_of(board, me, card)]
    while begun:
        cards, country = begun.pop()
        total, more = total_of(board, me, cards, country), additions(board, me, cards, country)
        assert total or more, "nothing leads to a total of nothing"
        if total:
            assert found.setdefault((frozenset(cards), country), total) == total
        begun += [([*cards, card], country) for card in more]
    return found


def test_exactly_the_sets_of_the_rules_can_be_announced(game: WarOfEspionage) -> None:
    for board, me, _ in boards(game):
        assert by_picking(board, me) == by_the_table(board, me)


def test_exactly_the_cards_with_a_use_can_be_played(game: WarOfEspionage) -> None:
    for board, me, _ in boards(game):
        star = [board.length[country] * (1 if me == 0 else -1) for country in COUNTRIES]
        revolution = any(
            not held(board, country) and board.marker[country] != end
            for country, end in zip(COUNTRIES, star, strict=True)
        )
        movable = any(abs(board.marker[c]) < board.length[c] and not held(board, c) for c in COUNTRIES)
        special = {
            *ALWAYS,
            *(["coordinated-attack", "coordinated-assault"] if movable else []),
            *(["revolution"] if revolution else []),
            *(["deport"] if board.spies[1 - me] is not board.homes[1 - me] else []),
            *(["pilfer-accounts"] if len(board.hands[1 - me]) >= 3 else []),
        }
        for_influence = {card for cards, _ in by_the_table(board, me) for card in cards}
        plays = {card for card in board.hands[me] if card in for_influence or card.action in special}
        free = {card for card in board.hands[me] if card.action == "military-transport"}
        assert set(playable(board, me)) == plays | free | (set() if plays else {END})


def test_exactly_the_cards_of_the_rules_can_block(game: WarOfEspionage) -> None:
    for board, me, dice in boards(game):
        country, total = dice.choice(COUNTRIES), dice.randrange(1, 10)
        spy = board.spies[me] is country
        counts = {
            card: card.influence + (1 if spy and card.country is country else 0)
            for card in board.hands[me]
            if card.faction in ("", country.faction)
        }
        able = (spy or board.homes[me] is country) and sum(counts.values()) >= total
        assert set(blocking_cards(board, me, country, total)) == (set(counts) if able else set())
