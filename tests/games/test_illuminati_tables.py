"""Illuminati: how tables that cannot be meant are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import shadow_cabinet.games.illuminati as package
from shadow_cabinet.games.illuminati import IlluminatiGame
from shadow_cabinet.games.illuminati.pieces import Group
from shadow_cabinet.table import ContentError, TableError

FOLDER = Path(package.__file__).parent


def with_table(folder: Path, file: str, old: str, new: str) -> IlluminatiGame:
    """The game with one table in which something is replaced."""
    table = (FOLDER / file).read_text("utf-8")
    assert old in table
    (folder / file).write_text(table.replace(old, new, 1), "utf-8")
    return IlluminatiGame(folder)


def test_an_owner_may_change_a_card(tmp_path: Path) -> None:
    game = with_table(tmp_path, "groups.csv", "big-media,Big Media,4,3,6,3", "big-media,Big Media,5,2,7,4")
    card = game.catalogue["big-media"]
    assert isinstance(card, Group)
    assert (card.power, card.transferable, card.resistance, card.income) == (5, 2, 7, 4)


ROW = "bavarian-illuminati,The Bavarian Illuminati,10,10,9,privilege 5,power,35,public"
MEDIA = "big-media,Big Media,4,3,6,3,liberal straight,east,north south west,,public"
NWO = "supermajority,Supermajority,red,liberal +2; conservative -2,,0,4,4,true,document"
OFFERS = '  { name = "offers", values = "4", source = "reconstruction" },\n'
WRONG = [
    ("illuminati.csv", f"{ROW}\n", "", None, None, "needs at least 8 Illuminati, one for each player, and has 7"),
    ("illuminati.csv", ROW, ROW.replace("power,35", "secret,35"), 8, "goal", "secret is the goal of two"),
    ("illuminati.csv", ROW, ROW.replace("power,35", "might,35"), 1, "goal", "'might'"),
    ("illuminati.csv", ROW, ROW.replace("privilege 5", "privilege"), 1, "ability", "privilege needs a number"),
    ("illuminati.csv", ROW, ROW.replace("privilege 5", "privileg 5"), 1, "ability", "did you mean privilege"),
    ("illuminati.csv", ROW, ROW.replace("10,10,9", "10,-1,9"), 1, "transferable", "from 0 to 99, not -1"),
    ("groups.csv", "big-media,Big", "Big-Media,Big", 4, "id", "expected a code such as girlie-magazines"),
    ("groups.csv", "big-media,Big", "antiwar-activists,Big", 4, "id", "antiwar-activists has two rows"),
    ("groups.csv", MEDIA, MEDIA.replace("Big Media", " "), 4, "name", "is empty"),
    ("groups.csv", MEDIA, MEDIA.replace("east,north", "up,north"), 4, "incoming", "'up'"),
    ("groups.csv", MEDIA, MEDIA.replace("north south", "east south"), 4, "outgoing", "the arrow on the east comes in"),
    ("groups.csv", MEDIA, MEDIA.replace("liberal s", "liberl s"), 4, "alignments", "did you mean liberal"),
    ("groups.csv", MEDIA, MEDIA.replace("west,,", "west,lasers 2,"), 4, "ability", "'2' is too much after lasers"),
    ("groups.csv", MEDIA, MEDIA.replace("west,,", "west,any +2 tax cia,"), 4, "ability", "'tax'"),
    ("groups.csv", MEDIA, MEDIA.replace("west,,", "west,any +2 control cya,"), 4, "ability", "did you mean cia"),
    ("groups.csv", MEDIA, MEDIA.replace("west,,", "west,any 2 control cia,"), 4, "ability", "expected a bonus such as"),
    ("groups.csv", MEDIA, MEDIA.replace("west,,", "west,immune,"), 4, "ability", "immune needs an alignment"),
    ("groups.csv", MEDIA, MEDIA.replace("west,,", "west,passes-as weird,"), 4, "ability", "needs two alignments"),
    ("groups.csv", MEDIA, MEDIA.replace("west,,", "west,immune odd,"), 4, "ability", "'odd'"),
    ("specials.csv", "bribery,Bribery,1", "bribes,Bribery,1", 2, "effect", "did you mean bribery"),
    ("specials.csv", "bribery,Bribery,1", "assassination,Bribery,1", 2, "effect", "assassination has two rows"),
    ("specials.csv", "bribery,Bribery,1", "bribery,Bribery,10", 2, "copies", "from 0 to 9, not 10"),
    ("nwo.csv", NWO, NWO.replace("red", "pink"), 1, "colour", "'pink'"),
    ("nwo.csv", NWO, NWO.replace("liberal +2", "liberal 2"), 1, "changes", "expected a line such as 'liberal +2'"),
    ("nwo.csv", NWO, NWO.replace("liberal +2", "odd +2"), 1, "changes", "'odd'"),
    ("nwo.csv", NWO, NWO.replace("-2,,0", "-2,1 +1,0"), 1, "bands", "expected a line such as '1-2 +1'"),
    ("nwo.csv", NWO, NWO.replace("0,4,4", "0,4,-4"), 1, "opposite", "from 0 to 99, not -4"),
    ("numbers.toml", '"offers"', '"offer"', 13, "name", "did you mean offers"),
    ("numbers.toml", '"offers"', '"actions"', 13, "name", "actions has two rows"),
    ("numbers.toml", OFFERS, "", None, "name", "offers has no row"),
    ("numbers.toml", '"13 13 12 10 9 8 8"', '"13 13 12"', 1, "values", "expected 7 numbers"),
    ("numbers.toml", '"10 5 2"', '"10"', 9, "values", "expected 2 numbers or more"),
    ("numbers.toml", '"10 5 2"', '"10 5 two"', 9, "values", "expected whole numbers, not 'two'"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "row", "column", "says"), WRONG)
def test_tables_that_cannot_be_meant(
    tmp_path: Path, file: str, old: str, new: str, row: int | None, column: str | None, says: str
) -> None:
    with pytest.raises(ContentError) as caught:
        with_table(tmp_path, file, old, new)
    assert (caught.value.file, caught.value.row, caught.value.column) == (file, row, column)
    assert says in str(caught.value)


def test_no_card_is_called_like_something_else(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="two pieces are called 'weird'"):
        with_table(tmp_path, "nwo.csv", "supermajority,S", "weird,S")
