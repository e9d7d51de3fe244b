"""1955: what must be true of its tables, and that an owner's tables are checked."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.games.war_of_espionage import WarOfEspionage
from shadow_cabinet.games.war_of_espionage.pieces import COUNTRIES, Card
from shadow_cabinet.table import ContentError, Match
from shadow_cabinet.table.scenario import Expect, Scenario, Step, run

PACKAGE = files("shadow_cabinet.games.war_of_espionage")
FOUR_COPIES = {
    "military-transport", "rebel-forces", "coordinated-attack", "blockade", "deport", "detain", "gadget-research",
    "safe-house", "strategic-resupply",
}  # fmt: skip
TWO_COPIES = {
    "coordinated-assault", "revolution", "gadget-buster", "paid-informant", "pilfer-accounts", "supply-drop",
}  # fmt: skip


def deck() -> list[Card]:
    return WarOfEspionage().cards


def test_the_deck_has_54_cards_of_which_six_are_mercenaries() -> None:
    assert len(deck()) == 54
    assert sorted(card.influence for card in deck() if card.country is None) == [1, 1, 1, 2, 2, 2]


def test_countries_and_factions_have_equal_shares() -> None:
    assert set(Counter(card.country for card in deck() if card.country).values()) == {8}
    assert Counter(card.faction for card in deck()) == {"blue": 24, "red": 24, "": 6}


@pytest.mark.parametrize("faction", ["blue", "red"])
def test_the_numbers_of_a_faction(faction: str) -> None:
    cards = [card for card in deck() if card.faction == faction]
    assert Counter(card.influence for card in cards) == {2: 9, 3: 10, 4: 5}
    sums = [sum(card.influence for card in cards if card.country is country) for country in COUNTRIES]
    assert [total for total in sums if total] == [20, 23, 25]


def test_copies_of_each_special_action() -> None:
    counts = Counter(card.action for card in deck() if card.action)
    assert {action for action, n in counts.items() if n == 4} == FOUR_COPIES
    assert {action for action, n in counts.items() if n == 2} == TWO_COPIES
    assert len(counts) == 15


def test_cards_shown_in_the_rulebook_exist() -> None:
    held = Counter((card.country.id if card.country else "", card.influence) for card in deck())
    shown = [("france", 3), ("poland", 2), ("poland", 3), ("united-states", 4), ("great-britain", 4), ("", 1), ("", 2)]
    assert all(held[card] for card in shown)
    assert held["france", 2] >= 2


def owners(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """An owner's folder with one of our tables, changed."""
    text = (PACKAGE / name).read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / name).write_text(text, "utf-8")
    return folder


ROW = '{ country = "france", influence = 2, action = "military-transport", source = "document" }'


@pytest.mark.parametrize(
    ("new", "row", "column", "says"),
    [
        (ROW.replace("influence = 2, ", ""), 1, "influence", "missing"),
        (ROW.replace("military-transport", "military-transpot"), 1, "action", "military-transport"),
        (ROW.replace('"france"', '"francia"'), 1, "country", "france"),
        (ROW.replace("= 2", '= "two"'), 1, "influence", "whole number"),
        (ROW.replace("= 2", "= 12"), 1, "influence", "1 to 9"),
        (ROW.replace("source", "sorce"), 1, "sorce", "source"),
        (ROW.replace(" }", ", copies = 0 }"), 1, "copies", "1 to 54"),
        (ROW.replace(" }", ", copies = 2 }"), None, "copies", "54"),
    ],
)
def test_a_wrong_deck_is_refused_with_file_row_and_column(
    tmp_path: Path, new: str, row: int | None, column: str, says: str
) -> None:
    with pytest.raises(ContentError, match=says) as refused:
        find_game("1955", owners(tmp_path, "cards.toml", (ROW, new)))
    assert refused.value.file == "cards.toml"
    assert refused.value.column == column
    assert row is None or refused.value.row == row


def test_a_deck_with_a_card_too_few_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="53 cards, not 54"):
        find_game("1955", owners(tmp_path, "cards.toml", (f"  {ROW},\n", "")))


def test_a_track_that_is_missing_is_refused(tmp_path: Path) -> None:
    line = '  { country = "poland", basic = 6, shortened = 5, source = "reconstruction" },\n'
    with pytest.raises(ContentError, match="poland has no row"):
        find_game("1955", owners(tmp_path, "board.toml", (line, "")))


def test_an_owners_deck_is_played_with(tmp_path: Path) -> None:
    """A France:1 counts for nothing in a red country: alone it is not announced there."""
    game = find_game("1955", owners(tmp_path, "cards.toml", (ROW, ROW.replace("influence = 2", "influence = 1"))))
    assert game.content.digest != find_game("1955").content.digest
    assert game.catalogue["france-1-military-transport"].id
    for seed in range(20):
        match = Match(game, seed=seed)
        match.play_out(Random(seed).random)
        assert match.result is not None


FRENCH_ONE = ROW.replace("influence = 2", "influence = 1")
WEAK = "france-1-military-transport"
ABROAD = {"homes": ["poland", "united-states"], "spies": ["hungary", "united-states"], "turn": 3, "plays_left": 2}
IN_FRANCE = {"spies": ["france", "united-states"]}
FRANCE_SECURED = {"marker": {**{country.id: 0 for country in COUNTRIES}, "france": 6}, "detains": [0, 1]}


@pytest.mark.parametrize(
    ("hand", "position", "choose", "expect"),
    [
        # worth nothing abroad and at home, it can go to France alone, or elsewhere with a mercenary
        ([WEAK], {}, [WEAK, "influence-action"], {"about": {"country": "france", "total": 1}}),
        ([WEAK, "mercenary-1-a"], {}, [WEAK, "influence-action"], {"options": ["france", "hungary", "poland"]}),
        (
            [WEAK, "mercenary-1-a", "mercenary-2-a"],
            {},
            [WEAK, "influence-action", "hungary"],
            {"about": {"total": 0}, "options": ["mercenary-1-a", "mercenary-2-a"]},
        ),
        ([WEAK, "mercenary-1-a"], {}, [WEAK, "influence-action", "poland"], {"about": {"total": 1}}),
        ([WEAK, "mercenary-2-a"], {}, ["mercenary-2-a", "hungary", WEAK], {"about": {"total": 2}}),
        # where it can do nothing at all it is not offered, and the play is skipped
        ([WEAK], FRANCE_SECURED, [], {"options": ["end-card-plays"], "why_not": {WEAK: "spy-detained"}}),
        ([WEAK, "mercenary-1-a"], FRANCE_SECURED, [], {"options": [WEAK, "mercenary-1-a"]}),
        # where the spy is it counts one more, and takes part in a pair with its number
        ([WEAK, "france-3-deport"], IN_FRANCE, [WEAK, "influence-action"], {"about": {"total": 2}}),
        ([WEAK, "france-3-deport"], IN_FRANCE, [WEAK, "influence-action", "france-3-deport"], {"about": {"total": 4}}),
    ],
)  # fmt: skip
def test_a_card_of_one_may_count_for_nothing(
    tmp_path: Path, hand: list[str], position: dict[str, Any], choose: list[str], expect: dict[str, Any]
) -> None:
    """Only in a deck that an owner has put in: a France:1 is worth nothing in a red country."""
    game = find_game("1955", owners(tmp_path, "cards.toml", (ROW, FRENCH_ONE)))
    shown = Scenario(
        title="a card of one",
        game=game.id,
        position={**ABROAD, "hands": [hand, ["*5"]], **position},
        steps=[Step(choose=choose, expect=Expect(**expect))],
    )
    assert run(shown, game) == []


def test_a_match_in_the_shortened_version_has_shorter_tracks() -> None:
    lengths = Match(find_game("1955"), settings={"board": "shortened"}, seed=1).board.length
    assert sorted(lengths.values()) == [5, 5, 6, 6, 7, 7]


def test_every_ruling_is_pointed_to_from_the_rules() -> None:
    """A dagger in the rules leads to a ruling, and there is no ruling that no rule leads to."""
    rules, rulings = ((PACKAGE / name).read_text("utf-8") for name in ("rules.md", "rulings.md"))
    given = set(re.findall(r"^\| (\d+) \|", rulings, re.MULTILINE)) | set(
        re.findall(r"^## †(\w)", rulings, re.MULTILINE)
    )
    assert set(re.findall(r"†(\w+)", rules)) == given
