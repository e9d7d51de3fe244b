"""Deep State in words: cards say what the tables say, and rules and rulings lead to each other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import shadow_cabinet.games.deep_state as package
from shadow_cabinet.games import find_game
from shadow_cabinet.games.deep_state import DeepState
from shadow_cabinet.games.deep_state.pieces import Treaty
from shadow_cabinet.games.deep_state.scoring import Line, lines
from shadow_cabinet.games.deep_state.text import line
from shadow_cabinet.table import Dice, Match, Piece
from shadow_cabinet.table.errors import ContentError
from shadow_cabinet.words import Words

PACKAGE = Path(package.__file__).parent
GAME = DeepState()
WORDS = Words(GAME, strict=True)
RULES = (PACKAGE / "rules.md").read_text("utf-8")


def test_every_ruling_is_pointed_to_from_the_rules() -> None:
    rulings = (PACKAGE / "rulings.md").read_text("utf-8")
    given = set(re.findall(r"^\| (\d+) \|", rulings, re.MULTILINE)) | set(
        re.findall(r"^## †(\w)", rulings, re.MULTILINE)
    )
    assert set(re.findall(r"†(\w+)", RULES)) == given


def test_the_rules_show_every_row_of_the_tables() -> None:
    """The numbers of cards stand in the rules as they stand in the tables."""
    rows = [line.strip("| ").split(" | ") for line in RULES.splitlines() if line.startswith("| ")]
    first = {row[0].removesuffix(" *"): row for row in rows}
    for card in GAME.tables.objectives:
        row = first[WORDS.piece(card)]
        copies = " / ".join(str(card.copies[players]) for players in (2, 3, 4, 5))
        assert row[1:4] == [WORDS.say(f"name-{card.group}"), str(card.agents), str(card.special_interest)]
        assert row[5] == copies
    for operation in GAME.tables.operations:
        assert first[WORDS.piece(operation)][1:] == [str(operation.agents), str(operation.influence)]
    for project in GAME.tables.projects:
        at = rows.index(first[f"**{WORDS.piece(project)}**"])
        numbers = [[int(number) for number in row[-5:]] for row in rows[at : at + 4]]
        stages = project.stages[1:]
        columns = ("agents", "emblems", "benefit", "influence")
        assert numbers == [[getattr(stage, column) for stage in stages] for column in columns]


def test_the_rules_show_every_treaty_with_its_conditions() -> None:
    for treaty in GAME.tables.treaties:
        star = " *" if treaty.invented_name else ""
        assert f"| {WORDS.piece(treaty)}{star} | {WORDS.phrase(treaty.conditions.phrase())} |" in RULES


def test_a_treaty_says_what_is_checked() -> None:
    kabbalists = GAME.catalogue["kabbalists"]
    assert isinstance(kabbalists, Treaty)
    assert WORDS.phrase(kabbalists.conditions.phrase()) == "at least 2 Science cards, or at least 1 Patents card"
    assert WORDS.piece_text("cartels") == (
        "Conditions: at least 1 Crime Syndicates card and at least 2 Supreme Power cards. At the end: 2 Influence for "
        "each Covert Operation card. At the end: 2 Influence for each Crime Syndicates card. Reward: a Supreme Power "
        "Secondary Objective. (The documents describe this Treaty.)"
    )


def test_an_owners_numbers_are_what_the_cards_say(tmp_path: Path) -> None:
    table = (PACKAGE / "numbers.toml").read_text("utf-8")
    (tmp_path / "numbers.toml").write_text(table.replace('"crowd", value = 4', '"crowd", value = 5'))
    owned = Words(DeepState(tmp_path), strict=True)
    assert "send 5 or more agents" in owned.piece_text("club-of-rome")


def test_an_owners_treaty_is_called_by_its_own_name(tmp_path: Path) -> None:
    table = (PACKAGE / "treaties.toml").read_text("utf-8")
    (tmp_path / "treaties.toml").write_text(table.replace('"gladio"', '"hidden-hand"'))
    owned = Words(DeepState(tmp_path))
    assert owned.piece("hidden-hand") == "Hidden Hand"
    assert owned.piece("cheka") == "CheKa"


def test_an_owners_numbers_have_to_fit_each_other(tmp_path: Path) -> None:
    table = (PACKAGE / "numbers.toml").read_text("utf-8")
    (tmp_path / "numbers.toml").write_text(table.replace('"agents", value = 12', '"agents", value = 6'))
    with pytest.raises(ContentError, match="agents-in-reserve is more than agents"):
        DeepState(tmp_path)


def test_every_card_and_project_says_what_it_does() -> None:
    cards = [piece for piece in GAME.catalogue if piece.kind not in ("group", "number", "button")]
    assert not [piece for piece in cards if not WORDS.piece_text(piece)]


def test_influence_is_explained_line_by_line() -> None:
    told: set[str] = set()
    for seed in range(12):
        game, dice = find_game("deep-state"), Dice.from_seed(seed)
        match = Match(game, seed=seed, seats=1 + seed % 3)
        while match.asks:
            ask = match.asks[0]
            match.choose(ask.seat, ask.options[dice.below(len(ask.options))])
        told |= {WORDS.phrase(line(item)) for player in match.board.players for item in lines(match.board, player)}
    piece: Piece = GAME.catalogue["jasons"]
    assert WORDS.phrase(line(Line("majority", 7, piece))) == "Majority of Jasons"
    assert {"Cards: Inner Circle, attached to nothing", "Cards: Science"} <= told
