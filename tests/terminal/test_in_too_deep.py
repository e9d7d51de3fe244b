"""The table of In Too Deep: the city is a ring, all that can be chosen is marked, and nothing hidden is drawn."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.table import Dice, Match
from shadow_cabinet.table.open_hands import EVERYTHING
from shadow_cabinet.table.scenario import Scenario, start
from shadow_cabinet.terminal.app import TableApp
from shadow_cabinet.terminal.drawing import legend_of, renderer_of, text_of
from shadow_cabinet.terminal.page import Line, plain, width_of
from shadow_cabinet.terminal.play_screen import PlayScreen
from shadow_cabinet.terminal.question import ending_page
from shadow_cabinet.terminal.scene import ONLOOKER, Scene, keys_for
from shadow_cabinet.terminal.session import Session
from shadow_cabinet.terminal.widgets import Pane
from shadow_cabinet.words import Words

GAME = find_game("in-too-deep")
WORDS = Words(GAME)
WIDTHS = (79, 99, 159)
AT = {"jumper": "riverside", "persuader": "parish", "ghost": "parish", "mechanic": "towers", "sprinter": "blocks",
      "coupe": "riverside", "scrambler": "skyport", "blaster": "towers", "birdseye": "blocks", "cash": "parish",
      "gems": "parish", "cipher": "zinbazaar", "mask": "downtown"}  # fmt: skip
POSITION = {
    "ring": ["downtown", "parish", "skyport", "towers", "zinbazaar", "blocks", "riverside", "ion-heights"],
    "at": AT,
    "holds": {"jumper": "coupe", "persuader": "cash"},
    "sentinel": "riverside",
    "blockades": ["edge-0", "edge-3"],
    "heat": ["blocks", "downtown", "towers"],
    "hooks": [["jumper"], ["persuader"], []],
    "grip": [{"jumper": 3, "persuader": 0, "ghost": 6, "mechanic": 8, "sprinter": 1},
             {"jumper": 0, "persuader": 2, "ghost": 0, "mechanic": 0, "sprinter": 0},
             {"jumper": 0, "persuader": 0, "ghost": 0, "mechanic": 0, "sprinter": 0}],
    "order": [0, 1, 2],
    "active": 0,
    "step": "acting",
    "actions_left": 2,
    "crimes": [["s17", "b2-1"], ["s02"], []],
    "dilemmas": [["d01", "d49"], ["d65"], []],
    "wells": [["d31"], [], []],
    "tolerance": [4, 0, 2],
    "memory": [["timing-1", "timing-2", "tactics-1"], [], []],
    "assignments": ["location", "tactics", "ringleader"],
    "plank": ["weaponry-1", "weaponry-2", "location-1", "financing-1"],
    "wheel": {"sector-1": ["move-heat-a"], "sector-2": ["tolerance-a"], "sector-3": ["hook-a"]},
    "wheel_intel": {"sector-1": 0, "sector-2": 2, "sector-3": 0},
    "lockers": [["location-2"], ["location-3"], []],
    "public_locker": ["ringleader-1"],
}  # fmt: skip
NAMED = {"criminals": ["ghost", "jumper", "mechanic", "persuader", "sprinter"]}


def match_at(**changes: Any) -> Match[Any]:
    position = {**POSITION, **changes}
    return start(Scenario("three at the table", GAME.id, seats=3, settings=NAMED, position=position), GAME)


def scene_of(match: Match[Any], seat: int, roomy: bool = False) -> Scene:
    ask = match.ask_of(seat) if seat >= 0 else None
    options = [option.id for option in ask.options] if ask else []
    names = ["you"] * match.board.seats
    return Scene(match, WORDS, seat, names, keys_for(options, WORDS, match.board), frozenset(options), roomy=roomy)


def page_of(match: Match[Any], seat: int, width: int = 79, roomy: bool = False) -> list[Line]:
    return renderer_of(GAME.id)(scene_of(match, seat, roomy), width)


def row(page: list[Line], *words: str) -> str:
    return next(text for line in page if all(word in (text := plain(line).rstrip()) for word in words))


# -- what stands where -------------------------------------------------------------------------------------------------


def test_the_zones_stand_round_the_table_in_the_order_of_the_ring() -> None:
    page = text_of(page_of(match_at(), ONLOOKER)).splitlines()
    upper, middle, lower = (next(line for line in page if name in line) for name in ("Parish", "Towers", "Blocks"))
    assert [upper.index(name) for name in ("Downtown", "The Parish", "Skyport")] == [1, 28, 55]
    assert [middle.index(name) for name in ("Ion Heights", "The Towers")] == [1, 55]
    assert [lower.index(name) for name in ("Riverside", "The Blocks", "Zinbazaar")] == [1, 28, 55]
    assert page.index(upper) < page.index(middle) < page.index(lower)


def test_zones_show_heat_sentinel_pawns_and_items() -> None:
    page = page_of(match_at(), 1)
    assert "The Blocks ≋≋≋ " in row(page, "Zinbazaar")
    assert row(page, "◎ Sentinel").startswith(" ◎ Sentinel")
    assert "○ Sprinter" in row(page, "◎ Sentinel")
    assert row(page, "● Jumper + V Coupe")
    assert "■ Persuader + $ Cash" in row(page, "Persuader")
    assert "$ Gems" in text_of(page)


def test_blockades_stand_on_the_borders() -> None:
    page = page_of(match_at(), 1)
    assert "║ The Parish" in row(page, "The Parish")
    assert "▐1▌○ Ghost" in row(page, "Ghost", "┊")
    assert row(page, "▐2▌").endswith("══════════▐2▌═══════════")  # between the Towers and Zinbazaar, at the right
    moved = text_of(page_of(match_at(blockades=["edge-6", "edge-7"]), 1))
    assert moved.count("═") == 42
    assert "║" not in moved


def test_borders_that_can_be_chosen_have_their_keys() -> None:
    match = match_at(at={**AT, "jumper": "downtown"}, heat=["blocks", "parish", "towers"])
    for choice in ("jumper", "zone-power", "blockade-a"):
        match.choose(0, choice)
    assert {option.id for option in match.asks[0].options} == {"edge-1", "edge-7"}
    page = page_of(match, 0)
    assert row(page, "Skyport").index(" 1 ") == 52
    assert any(plain(line).startswith("  2 ┈┈┈") and " 8 ┈" in plain(line) for line in page)


def test_what_has_come_since_the_last_decision_is_marked() -> None:
    match = match_at()
    before = match.view(0)
    for choice in ("jumper", "ion-heights"):
        match.choose(0, choice)
    scene = scene_of(match, 0)
    marked = Scene(match, WORDS, 0, before=before, options=scene.options, keys=scene.keys)
    page = renderer_of(GAME.id)(marked, 79)
    assert "»● Jumper" in text_of(page)
    assert "»" not in text_of(renderer_of(GAME.id)(scene, 79))


def test_consoles_count_and_grip_stands_on_its_track() -> None:
    page = page_of(match_at(), 0)
    assert row(page, "Player 1 (you)").split()[-7:] == ["3", "4", "0", "3", "2", "1", "2"]
    assert row(page, "● Jumper", "===").split() == ["1", "●", "Jumper", "···3--===", "0··---===", "0··---==="]
    assert "···---6==" in row(page, "Ghost", "===")
    assert "···---==8" in row(page, "Mechanic", "===")


# -- what one holds ----------------------------------------------------------------------------------------------------


def test_crimes_show_which_parts_are_so() -> None:
    page = page_of(match_at(), 0)
    assert "✗ Stakeout 0/1" in row(page, "Crimes in hand")
    assert row(page, "Take it for a Spin · Level 2 of Deadly Force").endswith("· needs a Level 1 first")
    assert "✓ you hold the Coupe" in text_of(page) or "✓ one of your Criminals holds the Coupe" in text_of(page)
    assert row(page, "Reckless 8 Intel 3 Dil +2 Ev 1 filed")
    roomy = text_of(page_of(match_at(), 0, 159, roomy=True))
    assert "Reckless 8 Intel, 3 Dilemmas, 2 Evidence gained, 1 Evidence filed" in roomy


def test_a_crime_that_is_being_completed_lies_there_with_both_approaches() -> None:
    match = match_at(at={**AT, "jumper": "parish"}, crimes=[["f1-1"], [], []], sentinel="downtown")
    match.choose(0, "f1-1")
    assert match.asks[0].prompt.id == "approach"
    page = page_of(match, 0)
    assert row(page, "Crime being completed").endswith("Wrong Turn")
    assert row(page, "Restrained 3 Intel 1 Dil +1 Ev 2 filed")
    assert row(page, "Reckless 5 Intel 2 Dil +2 Ev 1 filed")


def test_a_step_that_completes_a_crime_is_told() -> None:
    at = {**AT, "jumper": "zinbazaar"}
    page = page_of(match_at(crimes=[["s07"], [], []], at=at, sentinel="downtown"), 0)
    assert "Jumper → The Blocks ✓ Graffiti" in row(page, "One step away")


def test_dilemmas_well_and_memory_lie_before_me_only() -> None:
    page = text_of(page_of(match_at(), 0))
    assert "Dilemmas in hand  corruption 9  1 Ringleader symbol (corruption 1)" in page
    assert "Corruption Well  corruption 7 − Tolerance 4 = 3" in page
    assert "Evidence in Memory  Timing×2, Tactics" in page
    assert "Sentinel Sigil" not in page
    other = text_of(page_of(match_at(), 1))
    assert "Evidence in Memory" not in other
    assert "Sentinel Sigil" in other


def test_boards_of_the_syndicate() -> None:
    page = page_of(match_at(), 0)
    assert row(page, "Top row").split() == ["Top", "row", "Location", "▣▣▣"]
    assert "Tolerance slot: free" in text_of(page)
    assert "In it  Ringleader 1, Location 1, 1 not known" in text_of(page)
    assert "Lockers  ● Location  ■ 1 hidden  ▲ empty" in text_of(page)
    assert "Move Heat, Gain Tolerance +2 Intel, Hook a Criminal" in row(page, "Boost wheel")
    assert "1 open  2 —  3 —" in text_of(page)


def test_what_the_question_is_about_comes_before_the_city() -> None:
    def order(match: Match[Any]) -> list[str]:
        lines = text_of(page_of(match, 0)).splitlines()
        names = {"◎ Sentinel": "city", "Boost wheel": "wheel", "Final Plot": "plot"}
        return [name for line in lines for word, name in names.items() if word in line]

    match = match_at(at={**AT, "jumper": "riverside"}, heat=["blocks", "parish", "towers"])
    assert order(match) == ["city", "plot", "wheel"]
    for choice in ("jumper", "zone-power", "file-evidence", "tactics-1"):
        match.choose(0, choice)
    assert match.asks[0].prompt.id == "file-where"
    assert order(match) == ["plot", "city", "wheel"]
    match.choose(0, "boost-slot")
    assert match.asks[0].prompt.id == "take-a-boost"
    assert order(match) == ["wheel", "city", "plot"]


def test_what_a_criminal_can_use_is_told_when_it_is_asked() -> None:
    match = match_at()
    match.choose(0, "jumper")
    page = text_of(page_of(match, 0, roomy=True))
    assert "Jumper (Grip 3, Skill from 3)  Skill, for an action: go to the opposite Zone." in page
    assert "Riverside  Power: gain one Evidence, or file one." in page


# -- any position of any match -----------------------------------------------------------------------------------------


def positions(seats: int, every: int, most: int = 10_000, **settings: Any) -> list[Match[Any]]:
    """Positions of a match that is played at random."""
    match = Match(GAME, seats=seats, settings=settings, seed=seats)
    luck, found = Random(seats), []
    while match.result is None and len(match.choices) < most:
        if len(match.choices) % every == 0:
            found.append(match.copy())
        ask = match.asks[0]
        match.choose(ask.seat, luck.choice(ask.options))
    return [*found, match]


KINDS = [(1, {"echo_board": "hard"}), (2, {"echo": True}), (5, {})]


@pytest.mark.parametrize(("seats", "settings"), KINDS, ids=["solo", "two-and-echo", "five"])
def test_no_line_is_too_wide_and_every_option_that_lies_there_has_its_key(seats: int, settings: dict[str, Any]) -> None:
    for number, match in enumerate(positions(seats, 41, 6000, **settings)):
        asked = [ask.seat for ask in match.asks]
        for seat in (*asked[:1], ONLOOKER, EVERYTHING):
            width = WIDTHS[number % len(WIDTHS)]
            scene = scene_of(match, seat, roomy=width > 99)
            page = renderer_of(GAME.id)(scene, width)
            assert max(map(width_of, page)) <= width
            keys = {(run.target, run.text) for line in page for run in line}
            lying = [id for id in scene.options if f"'{id}'" in str(scene.view())]
            assert keys >= {(id, f" {scene.keys.get(id, '›')} ") for id in lying}, match.asks[0].prompt.id


@pytest.mark.parametrize(("seats", "settings"), KINDS, ids=["solo", "two-and-echo", "five"])
def test_the_drawing_is_the_same_whatever_the_hidden_pieces_are(seats: int, settings: dict[str, Any]) -> None:
    for match in positions(seats, 97, 2000, **settings):
        for seat in (ONLOOKER, *range(seats)):
            other = match.imagine(seat, Dice.from_seed(seat + 5)) if match.result is None else match
            assert text_of(page_of(match, seat)) == text_of(page_of(other, seat))


def test_hands_are_drawn_for_whoever_sees_everything() -> None:
    page = text_of(page_of(match_at(), EVERYTHING))
    assert all(name in page for name in ("Timing×2", "Sentinel Sigil", "Jaywalk", "Stakeout"))


def test_echos_board() -> None:
    match = Match(GAME, seats=1, seed=1)
    page = text_of(page_of(match, 0))
    assert "■ Echo  Level 1 crime  □□□□□ 0 of 5" in page
    slots = ", ".join(
        f"{letter} {WORDS.piece(who)}" for letter, who in zip("ABCD", match.board.echo_criminals, strict=True)
    )
    assert slots in page


def test_the_end_tells_where_intel_came_from() -> None:
    match = positions(1, 100_000)[-1]
    assert match.result is not None
    page = text_of(ending_page(scene_of(match, 0), 79))
    assert "● Your agent" in page
    assert "■ Echo" in page
    assert max(map(width_of, page_of(match, 0))) <= 79


# -- at the table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
def test_the_whole_city_is_seen_at_any_size(size: tuple[int, int], tmp_path: Path) -> None:
    session = Session.begin(GAME, ["you"], {}, "5", tmp_path / "match.jsonl")
    app = TableApp(lambda: PlayScreen(session, "fast"))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            board = pilot.app.screen.query_one("#board", Pane)
            last = next(
                y for y, line in enumerate(board.sheet.page) if WORDS.piece(session.match.board.ring[5]) in plain(line)
            )
            assert board.scroll_y == 0
            assert last < board.size.height
            await pilot.press("1")
            assert session.match.choices[0].piece in session.match.board.hooks[0]

    try:
        asyncio.run(run())
    finally:
        session.close()


def test_every_sign_is_explained() -> None:
    signs = " ".join(sign for sign, _ in legend_of(GAME.id))
    for sign in "≋◎○»✓✗▣▢⚿║═VW$T-=▸":
        assert sign in signs
