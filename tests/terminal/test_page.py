"""Lines of runs: fitting, wrapping, columns, spots, and where arrow keys lead."""

from __future__ import annotations

from shadow_cabinet.terminal.cursor import next_spot
from shadow_cabinet.terminal.page import (
    Run,
    Spot,
    as_many_columns_as_fit,
    columns,
    fit,
    plain,
    spots_of,
    width_of,
    wrap,
)


def test_a_line_is_cut_or_filled_to_a_width() -> None:
    line = [Run("abc"), Run("def", "bold")]
    assert plain(fit(line, 8)) == "abcdef  "
    assert plain(fit(line, 6)) == "abcdef"
    assert plain(fit(line, 5)) == "abcd…"
    assert plain(fit(line, 3)) == "ab…"
    assert all(width_of(fit(line, width)) == width for width in range(1, 9))


def test_lines_break_between_words_and_never_within_a_piece() -> None:
    line = [Run("Red plays "), Run(" 1 ", "on", "france"), Run("France", "", "france"), Run(" and more of it")]
    broken = wrap(line, 14, indent=2)
    assert [plain(each) for each in broken] == ["Red plays", "  1 France and", "  more of it"]
    assert [spot.width for spot in spots_of(broken)] == [len("1 France")]


def test_columns_are_filled_downwards() -> None:
    cells = [[Run(letter)] for letter in "abcde"]
    assert [plain(line).split() for line in columns(cells, 20, 2)] == [["a", "d"], ["b", "e"], ["c"]]
    assert len(as_many_columns_as_fit(cells, 4, most=4)) == 3
    assert as_many_columns_as_fit([], 10) == []


def test_neighbouring_runs_of_a_piece_are_one_spot() -> None:
    page = [[Run("ab"), Run(" 1 ", "", "x"), Run("X", "", "x"), Run(" "), Run("Y", "", "y")], [Run("X", "", "x")]]
    assert spots_of(page) == [Spot("x", 2, 0, 4), Spot("y", 7, 0, 1), Spot("x", 0, 1, 1)]


def test_arrow_keys_lead_to_the_nearest_spot_in_their_direction() -> None:
    spots = [(0, 0), (0, 1), (0, 2), (40, 1)]
    assert next_spot(spots, None, 0, 1) == (0, 0)
    assert next_spot(spots, (0, 0), 0, 1) == (0, 1)
    assert next_spot(spots, (0, 2), 0, -1) == (0, 1)
    assert next_spot(spots, (0, 1), 1, 0) == (40, 1)
    assert next_spot(spots, (40, 1), -1, 0) == (0, 1)
    assert next_spot(spots, (0, 2), 0, 1) is None
    assert next_spot([], None, 1, 0) is None
