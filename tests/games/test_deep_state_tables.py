"""Deep State: settings and tables that cannot be meant are refused, and say why."""

from __future__ import annotations

from pathlib import Path

import pytest

import shadow_cabinet.games.deep_state as package
from shadow_cabinet.games.deep_state import DeepState
from shadow_cabinet.table import ContentError, Match, SettingsError

GAME = DeepState()


@pytest.mark.parametrize(("settings", "seats", "says"), [
    ({"level": "hard"}, 2, "level is for the solo mode"),
    ({"level": "normal"}, 3, "level is for the solo mode"),
    ({"character": "female"}, 4, "character is for the solo mode"),
    ({"equal_options": "decide"}, 5, "equal_options is for the solo mode"),
    ({"zone": 48}, 1, "larger than the deck of 47"),
    ({"zone": 41}, 2, "larger than the deck of 40"),
    ({"zone": 48}, 3, "larger than the deck of 47"),
    ({"zone": 54}, 4, "larger than the deck of 53"),
])  # fmt: skip
def test_settings_that_contradict_each_other(settings: dict[str, object], seats: int, says: str) -> None:
    with pytest.raises(SettingsError, match=says):
        Match(GAME, settings=settings, seats=seats, seed=1)


@pytest.mark.parametrize(("file", "old", "new", "column", "says"), [
    ("numbers.toml", '"agents-in-reserve", value = 7', '"agents-in-reserve", value = 13', "value", "more than agents"),
    ("numbers.toml", '"treaties-kept", value = 4', '"treaties-kept", value = 7', "value", "more than treaties-dealt"),
    ("numbers.toml", '"crowd"', '"crowds"', "name", "no number is called"),
    ("objectives.toml", '"labs", group = "science"', '"labs", group = "finance"', "group", "of the group"),
    ("treaties.toml", '"2 spies"', '"2 spices"', "conditions", "'spices' is none of"),
    ("treaties.toml", '"reveal spies science"', '"reveal spies"', "effects", "about 2 words"),
    ("treaties.toml", 'reward = "spies"', 'reward = "spies 2"', "reward", "expected an emblem"),
    ("men_of_action.toml", '"turncoat", who = "hoc"', '"recruit", who = "hoc"', "name", "no action"),
])  # fmt: skip
def test_tables_that_cannot_be_meant(tmp_path: Path, file: str, old: str, new: str, column: str, says: str) -> None:
    table = (Path(package.__file__).parent / file).read_text("utf-8")
    assert old in table
    (tmp_path / file).write_text(table.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=says) as refused:
        DeepState(tmp_path)
    assert (refused.value.file, refused.value.column) == (file, column)
