"""What the renderers draw: 1955 with all that can lie on its board, and any game from its view alone."""

from __future__ import annotations

from typing import Any

import pytest

from shadow_cabinet.games import REGISTRY, find_game
from shadow_cabinet.table import Match
from shadow_cabinet.table.open_hands import EVERYTHING
from shadow_cabinet.table.scenario import Scenario, start
from shadow_cabinet.terminal.drawing import draw, renderer_of
from shadow_cabinet.terminal.page import Line, plain, spots_of, width_of
from shadow_cabinet.terminal.scene import ONLOOKER, Scene, keys_for
from shadow_cabinet.words import Words

GAME = find_game("1955")
POSITION = {
    "homes": ["great-britain", "poland"],
    "spies": ["france", "france"],
    "turn": 7,
    "plays_left": 2,
    "marker": {"france": 4, "great-britain": 8, "united-states": 0, "poland": -2, "hungary": -8, "soviet-union": 1},
    "blockades": [{"united-states": 2}, {"france": 1}],
    "detains": [1, 0],
    "informants": [0, 0],
    "hands": [["france-2-military-transport", "mercenary-1-a"], ["poland-3-deport", "*4"]],
    "improved_resources": [["france-3-gadget-research"], []],
}


def match_at(**changes: Any) -> Match[Any]:
    return start(Scenario("what lies on the board", GAME.id, position={**POSITION, **changes}), GAME)


def scene_of(match: Match[Any], seat: int, roomy: bool = False) -> Scene:
    ask = match.ask_of(seat)
    options = [option.id for option in ask.options] if ask else []
    words = Words(match.game)
    return Scene(match, words, seat, ["you", "search"], keys_for(options, words), frozenset(options), roomy=roomy)


def lines(page: list[Line]) -> list[str]:
    return [plain(line).rstrip() for line in page]


def row(page: list[str], name: str) -> str:
    return next(line for line in page if name in line and ("★" in line or "✓" in line))


def test_my_stars_are_at_the_right_and_the_marker_comes_toward_them() -> None:
    match = match_at()
    mine, theirs = (lines(renderer_of(GAME.id)(scene_of(match, seat), 79)) for seat in (0, 1))
    assert mine[0].split() == ["◂", "■", "Red", "●", "Blue", "▸"]
    assert theirs[0].split() == ["◂", "●", "Blue", "■", "Red", "▸"]
    assert "10 ★═○═○═○═○═○═┼═○═○═○═◉═○═★ 2" in row(mine, "France")
    assert "2 ★═○═◉═○═○═○═┼═○═○═○═○═○═★ 10" in row(theirs, "France")


def test_what_stands_in_a_country() -> None:
    page = lines(renderer_of(GAME.id)(scene_of(match_at(), 0), 79))
    assert " B !R! ⊠" in row(page, "France")  # both spies, the red one detained, and a blockade
    assert "⌂B" in row(page, "Great Britain")
    assert row(page, "Great Britain").endswith("◉ ✓")  # secured by whoever looks
    assert "✓ ◉" in row(page, "Hungary")  # secured by the other
    assert row(page, "France").startswith("║")
    assert row(page, "Poland").startswith("╱")


def test_what_is_in_force_and_for_how_long() -> None:
    page = "\n".join(lines(renderer_of(GAME.id)(scene_of(match_at(), 0, roomy=True), 79)))
    assert "Improved Resources · Blockade ⊠ U.S.A. to the end of the next turn" in page
    assert "Detain to the end of this turn" in " ".join(page.split())
    assert "secured 1 of 3" in page
    assert "Your hand" in page
    assert "Deport" not in page


def test_a_hand_that_lies_open_is_shown() -> None:
    page = "\n".join(lines(renderer_of(GAME.id)(scene_of(match_at(informants=[2, 0]), 0), 79)))
    assert "Poland:3 Deport" in page
    everything = "\n".join(lines(renderer_of(GAME.id)(scene_of(match_at(), EVERYTHING), 79)))
    assert "Poland:3 Deport" in everything
    assert "France:2 Military Transport" in everything


@pytest.mark.parametrize("width", [79, 120, 200])
@pytest.mark.parametrize("roomy", [False, True])
def test_no_line_is_wider_than_the_page(width: int, roomy: bool) -> None:
    for seat in (0, 1, ONLOOKER, EVERYTHING):
        page = renderer_of(GAME.id)(scene_of(match_at(), seat, roomy), width)
        assert max(map(width_of, page)) <= width


@pytest.mark.parametrize("id", REGISTRY)
@pytest.mark.parametrize("own", [True, False], ids=["own", "generic"])
def test_every_game_is_drawn_from_its_view_and_marks_what_lies_there(id: str, own: bool) -> None:
    game = find_game(id)
    match = Match(game, seed=1)
    for _ in range(30):
        if match.result is not None:
            break
        ask = match.asks[0]
        scene = scene_of(match, ask.seat)
        page = (renderer_of(id) if own else draw)(scene, 79)
        assert max(map(width_of, page)) <= 79
        pointed = {spot.target for spot in spots_of(page)}
        shown = str(scene.view())
        assert {option.id for option in ask.options if f"'{option.id}'" in shown} <= pointed
        match.choose(ask.seat, ask.options[-1])
