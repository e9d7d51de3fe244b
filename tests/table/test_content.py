"""Card tables: their forms, an owner's tables laid over them, and errors that name file, row and column."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.table import Content, ContentError


@dataclass
class Row:
    name: str
    strength: int
    side: Literal["red", "blue"] = "red"
    rare: bool = False


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Content]:
    """Tables of a package that is made for the test, with files given as `cards_toml="…"`."""

    def make(overlay: dict[str, str] | None = None, **files: str) -> Content:
        package = tmp_path / f"tables_of_{tmp_path.name}"
        package.mkdir()
        (package / "__init__.py").touch()
        for name, text in files.items():
            (package / name.replace("_", ".")).write_text(text, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        folder = None
        if overlay is not None:
            folder = tmp_path / "owner"
            folder.mkdir()
            for name, text in overlay.items():
                (folder / name).write_text(text, "utf-8")
        return Content(package.name, tuple(name.replace("_", ".") for name in files), folder)

    return make


Tables = Callable[..., Content]
TOML = '[[card]]\nname = "spy"\nstrength = 3\n\n[[card]]\nname = "guard"\nstrength = 1\nside = "blue"\nrare = true\n'
CSV = "name,strength,side,rare\nspy,3,red,false\nguard,1,blue,true\n"
ROWS = [Row("spy", 3), Row("guard", 1, "blue", True)]


def test_both_forms_say_the_same(tables: Tables) -> None:
    content = tables(cards_toml=TOML, cards_csv=CSV)
    assert content.rows("cards.toml", "card", Row) == content.rows("cards.csv", "card", Row) == ROWS


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[card", "cards.toml: is not valid TOML"),
        ('[[cards]]\nname = "spy"', "cards.toml: there is no table 'cards'; did you mean card?"),
        ("", "cards.toml: has no rows: expected a list named 'card'"),
        ("card = 3", "cards.toml: has no rows"),
        ("card = [3]", "cards.toml, row 1: expected a row with columns, not 3"),
        (TOML + '[[card]]\nname = "x"', "cards.toml, row 3, column 'strength': is missing"),
        (TOML.replace("strength = 3", 'strength = "3"'), "row 1, column 'strength': expected a whole number, not '3'"),
        (
            TOML.replace("strength = 3", "strength = true"),
            "row 1, column 'strength': expected a whole number, not True",
        ),
        (TOML.replace('"spy"', "7"), "row 1, column 'name': expected text, not 7"),
        (TOML.replace('"blue"', '"green"'), "row 2, column 'side': there is no word for it 'green'"),
        (TOML.replace("rare = true", "rare = 1"), "row 2, column 'rare': expected true or false, not 1"),
        (TOML.replace("rare", "rar"), "row 2, column 'rar': there is no column 'rar'; did you mean rare?"),
    ],
)
def test_errors_of_toml(tables: Tables, text: str, said: str) -> None:
    with pytest.raises(ContentError) as refused:
        tables(cards_toml=text).rows("cards.toml", "card", Row)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name,strength\nspy,three\n", "cards.csv, row 1, column 'strength': expected a whole number, not 'three'"),
        ("name\nspy\n", "cards.csv, row 1, column 'strength': is missing"),
        ("name,strength\nspy\n", "cards.csv, row 1, column 'strength': is missing"),
        ("name,strength,side\nspy,3,green\n", "row 1, column 'side'"),
        ("name,strength,rare\nspy,3,perhaps\n", "row 1, column 'rare': expected true or false, not 'perhaps'"),
        ("name,strenght\nspy,3\n", "column 'strenght': there is no column 'strenght'; did you mean strength?"),
        ("name,strength\nspy,3,extra\n", "cards.csv, row 1"),
    ],
)
def test_errors_of_csv(tables: Tables, text: str, said: str) -> None:
    with pytest.raises(ContentError) as refused:
        tables(cards_csv=text).rows("cards.csv", "card", Row)
    assert said in str(refused.value)


def test_an_error_knows_its_place(tables: Tables) -> None:
    with pytest.raises(ContentError) as refused:
        tables(cards_toml=TOML.replace("= 3", "= -")).rows("cards.toml", "card", Row)
    assert (refused.value.file, refused.value.row) == ("cards.toml", None)
    error = ContentError("cards.toml", "is missing", 4, "strength")
    assert (error.file, error.row, error.column) == ("cards.toml", 4, "strength")
    assert str(error) == "cards.toml, row 4, column 'strength': is missing"


def test_an_overlay_replaces_a_table(tables: Tables) -> None:
    content = tables(overlay={"cards.toml": TOML.replace("spy", "mole"), "notes.txt": "mine"}, cards_toml=TOML)
    assert content.rows("cards.toml", "card", Row)[0].name == "mole"


@pytest.mark.parametrize(
    ("overlay", "said"),
    [
        ({}, "has no card tables; this game reads cards.toml"),
        ({"readme.txt": ""}, "has no card tables"),
        ({"card.toml": TOML}, "there is no card table 'card.toml'; did you mean cards.toml?"),
    ],
)
def test_errors_of_an_overlay(tables: Tables, overlay: dict[str, str], said: str) -> None:
    with pytest.raises(ContentError) as refused:
        tables(overlay=overlay, cards_toml=TOML)
    assert said in str(refused.value)


def test_an_overlay_that_is_no_folder(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="is not a folder"):
        Content("shadow_cabinet", (), tmp_path / "nowhere")


def test_an_overlay_that_is_no_text(tables: Tables, tmp_path: Path) -> None:
    package = tables(cards_toml=TOML).package
    folder = tmp_path / "binary"
    folder.mkdir()
    (folder / "cards.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match="cannot be read"):
        Content(package, ("cards.toml",), folder)


def test_the_digest_goes_with_the_tables_not_with_line_ends(tables: Tables, tmp_path: Path) -> None:
    plain = tables(cards_toml=TOML)
    folders = {"same": TOML, "windows": TOML.replace("\n", "\r\n"), "other": TOML.replace("3", "4")}
    digests = {}
    for name, text in folders.items():
        folder = tmp_path / name
        folder.mkdir()
        (folder / "cards.toml").write_bytes(text.encode())
        digests[name] = Content(plain.package, ("cards.toml",), folder).digest
    assert digests["same"] == digests["windows"] == plain.digest != digests["other"]


def test_an_owners_deck_is_played_with(tmp_path: Path) -> None:
    game = find_game("1955")
    table = Path(str(game.content.package).replace(".", "/"), "cards.toml")
    text = next(path for path in Path(__file__).parents[2].glob(f"src/{table}")).read_text("utf-8")
    (tmp_path / "cards.toml").write_text(text.replace("influence = 4", "influence = 5"), "utf-8")
    mine = find_game("1955", tmp_path)
    assert len(mine.loose) == len(game.loose)
    assert mine.content.digest != game.content.digest
    assert {piece.id for piece in mine.loose} != {piece.id for piece in game.loose}
