"""In Too Deep: what its tables hold, and how those that cannot be meant are refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import shadow_cabinet.games.in_too_deep as package
from shadow_cabinet.games.in_too_deep import InTooDeep
from shadow_cabinet.games.in_too_deep.pieces import ION_HEIGHTS, ITEMS, TYPES, Crime, Reward
from shadow_cabinet.games.in_too_deep.tables import TABLES
from shadow_cabinet.table import ContentError, Dice
from shadow_cabinet.words import Words

GAME = InTooDeep()
FOLDER = Path(package.__file__).parent
# 1-based rows of some cards
B2_1, TRESPASS = 11, 8


def crime(id: str) -> Crime:
    found = GAME.catalogue[id]
    assert isinstance(found, Crime)
    return found


def with_table(folder: Path, file: str, old: str, new: str) -> InTooDeep:
    """The game with one table in which something is replaced."""
    table = (FOLDER / file).read_text("utf-8")
    assert old in table
    (folder / file).write_text(table.replace(old, new, 1), "utf-8")
    return InTooDeep(folder)


# -- what they hold ----------------------------------------------------------------------------------------------------


def test_as_many_of_each_as_the_rulebook_says() -> None:
    tables = GAME.tables
    found = {
        "story": len(tables.story_crimes),
        "side": len(tables.side_crimes),
        "dilemmas": len(tables.dilemmas),
        "boosts": len(tables.boosts),
        "echo": len(tables.echo_cards),
    }
    assert found == {"story": 49, "side": 21, "dilemmas": 72, "boosts": 38, "echo": 16}
    assert sum(card.four_plus for card in tables.story_crimes) == 2 * 7


def test_dossiers_add_up() -> None:
    assert [sum(GAME.tables.numbers.dossiers(players)) for players in (2, 3, 4, 5)] == [5, 7, 9, 9]


def test_the_card_that_the_rulebook_shows() -> None:
    card = crime("b2-1")
    assert (card.title, card.storyline, card.level, card.four_plus) == ("Take it for a Spin", "B", 2, False)
    assert (card.reckless, card.reckless_name) == (Reward(8, 3, 2, 1), "Attack in Public")
    assert card.source == "mixed"


def test_restrained_is_the_careful_side_of_every_story_crime() -> None:
    for card in GAME.tables.story_crimes:
        careful, bold = card.restrained, card.reckless
        assert careful.intel < bold.intel, card.id
        assert careful.dilemmas < bold.dilemmas, card.id
        assert careful.file > bold.file, card.id


def test_every_type_of_evidence_has_as_many_symbols() -> None:
    counted = Counter(symbol for card in GAME.tables.dilemmas for symbol in card.symbols)
    assert [counted[type_] for type_ in TYPES] == [11] * 6


def test_items_come_in_pairs() -> None:
    partner = GAME.tables.partner
    assert all(partner[partner[item]] is item and partner[item] is not item for item in ITEMS)
    assert list(partner) == list(ITEMS)


def test_cards_of_echo() -> None:
    card = GAME.tables.echo_cards[2]
    assert (card.id, card.hook, card.criminals, card.heat_zone) == ("e03", 2, (3, 0), ION_HEIGHTS)
    assert (card.marked, card.reckless, card.row) == (True, False, 2)
    assert GAME.tables.echo_cards[3].row is None
    assert GAME.tables.echo_boards["standard"].rewards[3] == Reward(4, 0, 0, 1, 0, 1)


# -- what an owner may change ------------------------------------------------------------------------------------------


def test_an_owner_may_change_a_card(tmp_path: Path) -> None:
    old = "Take only the plates,2,0,1,2,Strip it to the frame,5,2,2,0,reconstruction"
    new = "Look {closely},1,1,0,3,list-and,6,2,2,0,owner"
    game = with_table(tmp_path, "story_crimes.csv", old, new)
    card = game.catalogue["a1-2"]
    assert isinstance(card, Crime)
    assert (card.restrained, card.source) == (Reward(1, 1, 0, 3), "owner")
    text = Words(game, strict=True).piece_text(card)
    assert "“Look {closely}”: 1 Intel, 1 Dilemma and 3 Evidence filed. Reckless, “list-and”" in text
    assert "the owner's tables" in text
    assert game.content.digest != GAME.content.digest


def test_an_owner_may_change_numbers(tmp_path: Path) -> None:
    game = with_table(tmp_path, "numbers.toml", 'values = "0 2 5 8 12 16 20 25 30"', 'values = "0 1 3 6 10 12 15 21"')
    assert game.tables.numbers.most_grip == 7


def test_no_table_is_without_a_source() -> None:
    for file in TABLES:
        rows = [line for line in (FOLDER / file).read_text("utf-8").splitlines() if line.strip()]
        if file.endswith(".csv"):
            assert rows[0].endswith(",source")
        else:
            assert all("source = " in row for row in rows if row.strip().startswith("{"))


# -- what cannot be meant ----------------------------------------------------------------------------------------------

WRONG = [
    # crimes
    ("story_crimes.csv", "B2-1,B,2", "B2-X,B,2", B2_1, "code", "expected a code such as B2-1, not 'B2-X'"),
    ("story_crimes.csv", "B2-1,B,2", "B2-2,B,2", B2_1 + 1, "code", "B2-2 has two rows"),
    ("story_crimes.csv", "B2-1,B,2", "B2-1,C,2", B2_1, "storyline", "B2-1 is of storyline B, not 'C'"),
    ("story_crimes.csv", "B2-1,B,2", "B2-1,B,3", B2_1, "level", "B2-1 is of level 2, not 3"),
    ("story_crimes.csv", "B2-1,B,2", "B2-1,B,two", B2_1, "level", "a whole number, not 'two'"),
    ("story_crimes.csv", "B2-1,B,2", "B1-4,B,1", None, "code", "storyline B needs 3 cards of level 1 and has 4"),
    ("story_crimes.csv", "B2-1,B,2,false", "B2-1,B,2,true", None, "four_plus", "more than one card of level 2 for 4"),
    ("story_crimes.csv", "B3-1,B,3,false", "B3-1,B,3,true", 14, "four_plus", "used with any number of players"),
    ("story_crimes.csv", "B2-1,B,2,false", "B2-1,B,2,no", B2_1, "four_plus", "true or false, not 'no'"),
    ("story_crimes.csv", "Take it for a Spin", "  ", B2_1, "title", "is empty"),
    ("story_crimes.csv", "Wait for a Lone Target", "", B2_1, "restrained_name", "is empty"),
    ("story_crimes.csv", "?j blaster (and", "?j blasters (and", B2_1, "criteria", "blasters"),
    ("story_crimes.csv", "(drop-with-sentinel ?i ?j)", "(drops ?i)", B2_1, "effect", "drops"),
    ("story_crimes.csv", "Public,8,3", "Public,8,-3", B2_1, "k_dilemma", "from 0 to 99, not -3"),
    ("story_crimes.csv", "Public,8,3,2,1,mixed", "Public,8,3,2,1,mine", B2_1, "source", "mine"),
    ("story_crimes.csv", ",k_file,", ",k_files,", 1, "k_files", "k_file"),
    ("side_crimes.csv", "S08,", "s08,", TRESPASS, "code", "expected a code such as S07"),
    ("side_crimes.csv", "S08,", "S07,", TRESPASS, "code", "S07 has two rows"),
    ("side_crimes.csv", "(some ?a you (heat>= 3 ?a))", "(some ?a you (heat>= 3 ?a)", TRESPASS, "criteria", ""),
    # Items, Dilemmas, Boosts
    ("items.csv", "coupe,vehicle", "coupe,weapon", None, "type", "two Items of the type"),
    ("items.csv", "coupe,vehicle", "scrambler,vehicle", 2, "item", "scrambler has two rows"),
    ("items.csv", "coupe,vehicle", "coupé,vehicle", 1, "item", "did you mean coupe"),
    ("dilemmas.csv", "D13,3,ringleader weaponry", "D13,3,ringleader weapon", 13, "symbols", "did you mean weaponry"),
    ("dilemmas.csv", "D13,3,", "D13,-3,", 13, "corruption", "from 0 to 99, not -3"),
    ("dilemmas.csv", ",0,A,false", ",0,Ada,false", 51, "poster", "expected a letter"),
    ("dilemmas.csv", "D13,3,", "D12,3,", 13, "id", "D12 has two rows"),
    ("boosts.csv", "swap_items,0", "swap_item,0", 1, "effect", "did you mean swap_items"),
    ("boosts.csv", "swap_items,0", "swap_items,2", 1, "amount", "swap_items has no number"),
    ("boosts.csv", "grip,3", "grip,0", 24, "amount", "from 1 to 9, not 0"),
    ("boosts.csv", "grip,3", "grip,2", 24, "effect", "two rows with the amount 2"),
    ("boosts.csv", "swap_items,0,blue,2", "swap_items,0,blue,9", 1, "copies", "from 0 to 8, not 9"),
    ("boosts.csv", "swap_items,0,blue", "swap_items,0,red", 1, "colour", "red"),
    # Echo
    ("echo_cards.csv", "E01,A,B,C", "E01,A,B,B", 1, "criminal_2", "two different Criminals"),
    ("echo_cards.csv", "E01,A,B,C", "E01,A,B,E", 1, "criminal_2", "'E'"),
    ("echo_cards.csv", "coupe,blocks", "coupe,block", 1, "heat_zone", "did you mean blocks"),
    ("echo_cards.csv", "restrained,row-1", "restrained,row-4", 1, "file", "row-4"),
    ("echo_boards.toml", 'milestones = "5 8 11"', 'milestones = "5 11 8"', 1, "milestones", "cannot come before"),
    ("echo_boards.toml", 'steps = "1 1 2 2 3 3"', 'steps = "1 1 2 2 3"', 1, "steps", "expected 6 numbers"),
    ("echo_boards.toml", 'steps = "1 1 2 2 3 3"', 'steps = "0 0 0 0 0 0"', 1, "steps", "must be able to move"),
    ("echo_boards.toml", 'side = "hard"', 'side = "standard"', 2, "side", "standard has two rows"),
    ("echo_boards.toml", 'reward_3 = "4 0 1 1 0 0"', 'reward_3 = "4 0 1 1 x 0"', 1, "reward_3", "not 'x'"),
    # numbers
    ("numbers.toml", '"plank"', '"planks"', 13, "name", "did you mean plank"),
    ("numbers.toml", 'values = "10 14 17 20"', 'values = "10 14 17"', 3, "values", "expected 4 numbers"),
    ("numbers.toml", 'values = "10 14 17 20"', 'values = "10 14 17 70"', 3, "values", "and there are 72"),
    ("numbers.toml", 'values = "5 5 6 6"', 'values = "5 5 6 9"', 1, "values", "from 4 to 7, not 9"),
    ("numbers.toml", 'values = "2 2 1"', 'values = "0 0 0"', 6, "values", "must be a Dossier"),
    ("numbers.toml", '"stamina-from", values = "6"', '"stamina-from", values = "9"', 19, "values", "from 0 to 8"),
    ("numbers.toml", '"stamina-from", values = "6"', '"stamina-from", values = "2"', 19, "values", "before, at 3"),
    ("numbers.toml", 'values = "4 3 2 1"', 'values = "4 3 2 5"', 23, "values", "worth more than the one before"),
    ("numbers.toml", '"actions"', '"challenge-intel"', 16, "name", "challenge-intel has two rows"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "row", "column", "says"), WRONG)
def test_what_cannot_be_meant(
    tmp_path: Path, file: str, old: str, new: str, row: int | None, column: str, says: str
) -> None:
    with pytest.raises(ContentError) as refused:
        with_table(tmp_path, file, old, new)
    assert (refused.value.file, refused.value.row, refused.value.column) == (file, row, column), str(refused.value)
    assert says in str(refused.value)


@pytest.mark.parametrize(("file", "kept", "says"), [
    ("story_crimes.csv", 1, "storyline A needs 3 cards of level 1 and has 0"),
    ("side_crimes.csv", 5, "needs at least 5 Side Crimes, one for each player, and has 4"),
    ("dilemmas.csv", 1, "needs at least 1 card"),
    ("boosts.csv", 2, "needs at least 3 tokens"),
    ("echo_cards.csv", 1, "needs at least 1 card"),
    ("items.csv", 8, "mask has no row"),
])  # fmt: skip
def test_too_few_rows(tmp_path: Path, file: str, kept: int, says: str) -> None:
    lines = (FOLDER / file).read_text("utf-8").splitlines()
    (tmp_path / file).write_text("\n".join(lines[:kept]) + "\n", "utf-8")
    with pytest.raises(ContentError, match=says):
        InTooDeep(tmp_path)


def test_a_number_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="sigil-set has no row"):
        with_table(tmp_path, "numbers.toml", '  { name = "sigil-set", values = "3", source = "document" },\n', "")


# -- words -------------------------------------------------------------------------------------------------------------


def test_every_piece_has_a_name_and_every_card_a_text() -> None:
    words = Words(GAME, strict=True)
    for piece in GAME.catalogue:
        assert words.piece(piece)
        text = words.piece_text(piece)
        assert text == text.strip()
        assert ".." not in text
    cards = [*GAME.tables.story_crimes, *GAME.tables.side_crimes, *GAME.tables.dilemmas, *GAME.tables.boosts]
    for card in [*cards, *GAME.tables.echo_cards]:
        assert "reconstruction" in words.piece_text(card)


def test_names_tell_what_they_can() -> None:
    words = Words(GAME, strict=True)
    told = [words.piece(id) for id in ("b2-1", "weaponry-3", "d31", "shift-sb-3-a", "e07", "edge-0")]
    assert told == ["Take it for a Spin", "Weaponry Evidence", "3 Ringleader symbols (corruption 7)",
                    "Shift Sentinel and Blockades (3)", "Echo card 7", "Edge 1"]  # fmt: skip


def test_what_is_named_for_a_player_is_called_as_at_this_table() -> None:
    words = Words(GAME, strict=True)
    three, alone = (GAME.deal(Dice.from_seed(1), GAME.make_settings({}, seats), seats) for seats in (3, 1))
    assert [words.piece(id, three) for id in ("locker-1", "player-1")] == ["Locker of Player 2", "Player 2"]
    assert [words.piece(id, alone) for id in ("locker-1", "player-1")] == ["Locker of Echo", "Echo"]
