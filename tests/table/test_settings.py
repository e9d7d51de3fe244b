"""Settings: what is accepted, and what is said about what is not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pytest

from shadow_cabinet.table import SettingsError, setting
from shadow_cabinet.table.settings import make_settings, options_of, to_plain

from .toys import Toy


@dataclass(frozen=True, slots=True)
class Some:
    board: Literal["basic", "short"] = setting("basic")
    turn_cap: int = setting(300, low=1, high=1000)
    debt: int = setting(0, low=-5, high=5)
    open_hands: bool = setting(False)
    spies: tuple[Literal["ann", "bob", "cleo"], ...] = setting(())


def test_defaults() -> None:
    assert make_settings(Some, {}) == Some("basic", 300, 0, False)


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"board": "short"}, Some(board="short")),
        ({"board": " SHORT "}, Some(board="short")),
        ({"turn-cap": "7"}, Some(turn_cap=7)),
        ({"turn_cap": 1000}, Some(turn_cap=1000)),
        ({"debt": "-5"}, Some(debt=-5)),
        *[({"spies": some}, Some(spies=("ann", "cleo"))) for some in ("cleo,ann", "Ann Cleo", ["cleo", "ann", "ann"])],
        ({"spies": " , "}, Some()),
        ({"spies": []}, Some()),
        *[({"open-hands": word}, Some(open_hands=True)) for word in ("true", "Yes", "on", 1, True)],
        *[({"open_hands": word}, Some(open_hands=False)) for word in ("false", "No", "off", 0, False)],
    ],
)
def test_what_is_accepted(given: dict[str, object], wanted: Some) -> None:
    assert make_settings(Some, given) == wanted


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"board": "long"}, "the setting board is basic or short, not 'long'"),
        ({"turn_cap": 0}, "the setting turn_cap is a whole number from 1 to 1000, not '0'"),
        ({"turn_cap": 1001}, "the setting turn_cap is a whole number from 1 to 1000, not '1001'"),
        ({"turn_cap": "many"}, "a whole number from 1 to 1000, not 'many'"),
        ({"turn_cap": 2.5}, "a whole number from 1 to 1000, not '2.5'"),
        ({"turn_cap": None}, "a whole number from 1 to 1000, not 'None'"),
        ({"debt": -6}, "a whole number from -5 to 5, not '-6'"),
        ({"open_hands": "maybe"}, "the setting open_hands is true or false, not 'maybe'"),
        ({"spies": "ann,bill"}, "any of ann, bob, cleo (with commas between them), or nothing, not 'ann,bill'"),
        *[
            ({"spies": odd}, "the setting spies is any of")
            for odd in (None, 0, True, {"ann": 1}, [["ann"]], ["ann,bob"])
        ],
        ({"tun_cap": 5}, "there is no setting 'tun_cap'; did you mean turn_cap?"),
    ],
)
def test_what_is_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(SettingsError) as refused:
        make_settings(Some, given)
    assert said in str(refused.value)


def test_forms_are_made_from_the_options() -> None:
    board, cap, _, hands, spies = options_of(Some)
    assert (board.name, board.default, board.choices) == ("board", "basic", ("basic", "short"))
    assert (cap.low, cap.high, cap.bounds) == (1, 1000, "a whole number from 1 to 1000")
    assert hands.bounds == "true or false"
    assert (spies.default, spies.choices) == ((), ("ann", "bob", "cleo"))
    assert [option.name for option in options_of(Some) if option.several] == ["spies"]


def test_plain_settings_come_back() -> None:
    settings = Some("short", 5, -1, True, ("bob", "cleo"))
    assert to_plain(settings)["spies"] == ["bob", "cleo"], "as a record has it"
    assert make_settings(Some, to_plain(settings)) == settings


def test_a_game_refuses_numbers_of_seats_that_it_does_not_have() -> None:
    with pytest.raises(SettingsError, match="Spies and Gold has 2 to 3 seats, not 4"):
        Toy().make_settings({}, 4)
