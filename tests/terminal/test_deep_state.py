"""The table of Deep State: everything that can be chosen is marked where it lies, and nothing hidden is drawn."""

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
from shadow_cabinet.terminal.drawing import draw, legend_of, renderer_of, text_of
from shadow_cabinet.terminal.page import Line, plain, spots_of, width_of
from shadow_cabinet.terminal.play_screen import PlayScreen
from shadow_cabinet.terminal.question import ending_page
from shadow_cabinet.terminal.scene import ONLOOKER, Scene, keys_for
from shadow_cabinet.terminal.session import Session
from shadow_cabinet.terminal.widgets import Pane, Sheet
from shadow_cabinet.words import Words

GAME = find_game("deep-state")
WORDS = Words(GAME)
WIDTHS = (79, 99, 159)
SHAPES = "●■▲◆⬢"
POSITION = {
    "phase": "action",
    "supervisor": 4,
    "headhunter": 2,
    "done": 1,
    "round": 2,
    "turn": 3,
    "zone": ["labor-unions-1", "mass-media-1", "banks-1", "corporations-1", "crime-syndicates-1"],
    "infiltrator": {"mass-media-1": 4, "banks-1": 1},
    "agents": {"mass-media-1": 2, "banks-1": 3, "labs-1": 3},
    "ghosts": {"mass-media-1": 1},
    "wars": ["world-war-1"],
    "objectives": [["governments-1", "inner-circle-1", "labs-1", "patents-1", "patents-2", "patents-3"],
                   ["spy-agencies-1", "spy-agencies-2"], [], ["secondary-science-1", "secondary-science-2"], []],
    "attached": {"governments-1": "inner-circle-1"},
    "made": [["cambridge-five"], ["cosa-nostra"], [], [], []],
    "treaties": [["kgb", "kabbalists", "triads"], ["cheka"], ["elihu"], ["gladio"], ["cia"]],
    "stages": [{"deep-state": 2}, {"deep-state": 2, "spyware": 1}, {"deep-state": 5}, {"comintern": 1}, {}],
    "reserve": [6, 5, 7, 7, 5],
    "pool": [2, 2, 4, 4, 5],
}  # fmt: skip


def match_at(**changes: Any) -> Match[Any]:
    return start(Scenario("five at the table", GAME.id, seats=5, position={**POSITION, **changes}), GAME)


def scene_of(match: Match[Any], seat: int, roomy: bool = False) -> Scene:
    ask = match.ask_of(seat) if seat >= 0 else None
    options = [option.id for option in ask.options] if ask else []
    names = ["you"] * match.board.seats
    return Scene(match, WORDS, seat, names, keys_for(options, WORDS), frozenset(options), roomy=roomy)


def page_of(match: Match[Any], seat: int, width: int = 99, roomy: bool = False) -> list[Line]:
    return renderer_of(GAME.id)(scene_of(match, seat, roomy), width)


def row(page: list[Line], *words: str) -> str:
    return next(text for line in page if all(word in (text := plain(line).rstrip()) for word in words))


# -- what stands where -------------------------------------------------------------------------------------------------


def test_the_zone_tells_who_stands_where_and_what_it_takes_me() -> None:
    page = page_of(match_at(), 0)
    assert " 1 K Labor Unions     3 ★◇" in text_of(page)
    assert " 2 M Mass Media       1    ⬢⬢◌ → 4" in text_of(page)
    assert " 3 F Banks            3 ◇◇ ■■■ → 4" in text_of(page)
    assert "your reach ends: 3" in text_of(page)
    assert "your reach ends: 4" in text_of(page_of(match_at(), 1))
    assert "→" not in row(page_of(match_at(), 4), "2 M Mass Media").split("5 P")[0]  # stands there already


def test_the_reach_of_an_onlooker_is_the_usual_one() -> None:
    page = page_of(match_at(), ONLOOKER)
    assert "┄┄ reach ends: 3 ┄┄" in text_of(page)
    assert "Your Treaties" not in text_of(page)


def test_projects_show_every_stage_and_what_the_next_one_asks() -> None:
    page = page_of(match_at(), 0)
    assert "I   II ●■ III  IV  V ▲" in row(page, "DEEP STATE")
    assert row(page, "COMINTERN").endswith("✓ I: 3 agents · 2 Influence")  # the war asks for no emblem
    assert "⚔ World War I (Stages: agents +1, emblems −1)" in row(page, "Round 2 of 6 · turn 3 · Action Phase")
    page = page_of(match_at(wars=[]), 0)
    assert row(page, "COMINTERN").endswith("✗ I: 2 agents + 1★ (have 0) · 2 Influence")
    assert row(page, "DEEP STATE").endswith("✓ III: 2 agents + 2◇ (have 6) · 15 Influence")
    assert row(page_of(match_at(wars=[]), 2), "DEEP STATE").endswith("✓ the last Stage")


def test_the_covert_operation_on_top_and_how_many_are_left() -> None:
    assert "Elimination of Obstacles  5 agents, 6 Influence · 6 left" in row(page_of(match_at(), 0), "Covert")
    assert "5 agents → 4, 6 Influence" in row(page_of(match_at(), 3), "Covert")  # with a Ghost Agent
    assert "none left" in row(page_of(match_at(operation_stack=[], absent=["*"]), 0), "Covert")


def test_a_row_for_each_player() -> None:
    page = page_of(match_at(), 0)
    head, *players = [
        plain(line) for line in page if "Influence Reserve Pool" in plain(line) or "Player" in plain(line)
    ]
    assert head.split() == ["Influence", "Reserve", "Pool", "Cards", "Treaties", "Made", "★", "✚", "◎"]
    assert players[0].split() == ["▸", "●", "Player", "1", "(you)", "16", "6", "2", "3", "3", "1", "0", "0", "0"]
    assert "◌2 at 1" in players[1]
    assert "Headhunter" in players[2]
    assert players[4].startswith("✓ ⬢ Player 5")  # has acted
    assert "Supervisor" in players[4]


def test_cards_lie_together_unless_something_is_on_or_under_them() -> None:
    page = page_of(match_at(), 0)
    assert row(page, "● Player 1  S4") == "  ● Player 1  S4 Labs ●●●, Patents×3  P1 Governments+C  made: Cambridge Five"
    assert "K2 Spy Agencies×2◎" in row(page, "■ Player 2  K2")
    assert "S2 Secondary×2" in row(page, "◆ Player 4  S2")


def test_my_treaties_tell_what_they_ask_for_and_whether_it_is_there() -> None:
    page = page_of(match_at(), 0)
    assert "✗ KGB        1 Governments + 1★ → +1 M" in row(page, "KGB")
    assert row(page, "✓ Kabbalists", "2 S or 1 Patents → +4", "At once:")
    assert row(page, "Triads", "more agents in the Active Reserve than any other player → +2")
    assert "CheKa" not in text_of(page)


def test_treaties_that_can_be_chosen_have_a_line_for_what_they_do() -> None:
    match = match_at(phase="treaty", supervisor=0, done=0, zone=[], infiltrator={}, agents={"labs-1": 3}, ghosts={})
    page = page_of(match, 0)
    assert " 1  ✓ Kabbalists" in text_of(page)
    assert "At once" not in row(page, "✓ Kabbalists")
    assert "At once: turn over the top 7 Treaties." in text_of(page)


def test_the_last_round_is_marked() -> None:
    match = match_at(round=6)
    assert "LAST ROUND" not in text_of(page_of(match, 0))
    deck = match.board.objective_deck
    match.board.out_of_play += deck[:50]
    del deck[:50]
    assert "LAST ROUND" in text_of(page_of(match, 0))


# -- any position of any match -----------------------------------------------------------------------------------------


def positions(seats: int, every: int, **settings: Any) -> list[Match[Any]]:
    """Positions of a match that is played at random up to its end."""
    match = Match(GAME, seats=seats, settings=settings, seed=seats)
    luck, found = Random(seats), []
    while match.result is None:
        if len(match.choices) % every == 0:
            found.append(match.copy())
        ask = match.asks[0]
        match.choose(ask.seat, luck.choice(ask.options))
    return [*found, match]


KINDS = [(1, {"level": "hard", "men_of_action": True}), (2, {}), (5, {"men_of_action": True})]


@pytest.mark.parametrize(("seats", "settings"), KINDS, ids=["solo", "two", "five"])
def test_no_line_is_too_wide_and_every_option_that_lies_there_has_its_key(seats: int, settings: dict[str, Any]) -> None:
    for number, match in enumerate(positions(seats, 11, **settings)):
        asked = [ask.seat for ask in match.asks]
        for seat in (*asked[:1], ONLOOKER, EVERYTHING):
            width = WIDTHS[number % len(WIDTHS)]
            scene = scene_of(match, seat, roomy=width > 99)
            page = renderer_of(GAME.id)(scene, width)
            assert max(map(width_of, page)) <= width
            keys = {(run.target, run.text) for line in page for run in line}
            lying = [id for id in scene.options if f"'{id}'" in str(scene.view())]
            assert keys >= {(id, f" {scene.keys.get(id, '›')} ") for id in lying}


@pytest.mark.parametrize(("seats", "settings"), KINDS, ids=["solo", "two", "five"])
def test_the_drawing_is_the_same_whatever_the_hidden_cards_are(seats: int, settings: dict[str, Any]) -> None:
    for match in positions(seats, 37, **settings):
        for seat in (ONLOOKER, *range(seats)):
            other = match.imagine(seat, Dice.from_seed(seat + 5)) if match.result is None else match
            assert text_of(page_of(match, seat)) == text_of(page_of(other, seat))


def test_hands_are_drawn_for_whoever_sees_everything() -> None:
    page = text_of(page_of(match_at(), EVERYTHING))
    for treaty in ("KGB", "CheKa", "Elihu", "Gladio", "CIA"):
        assert treaty in page


# -- solo --------------------------------------------------------------------------------------------------------------


def test_the_head_of_classified_lies_open() -> None:
    match = Match(GAME, seats=1, settings={"level": "hard"}, seed=1)
    page = text_of(page_of(match, 0))
    assert "■ HOC  Hard  Project Order of HOC: " in page
    assert "HOC's Action deck 12" in page
    row_of_his = next(line for line in page.splitlines() if line.startswith("  ■ HOC Treaties"))
    assert WORDS.piece(match.board.hoc_treaties[0]) in row_of_his
    assert sum(sign in row_of_his.split() for sign in "✓✗") >= 1


def test_any_game_is_drawn_with_players_that_have_no_seat() -> None:
    match = Match(GAME, seats=1, seed=1)
    page = draw(scene_of(match, 0), 99)
    lines = text_of(page).splitlines()
    hoc = next(number for number, line in enumerate(lines) if line.strip() == "■ HOC")
    assert any("Active Reserve" in line for line in lines[hoc:])
    assert "Supervisor             ● Your side" in text_of(page)
    assert "Mass Control (Secondary Objective) ×8" in text_of(page)


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 5])
def test_the_end_tells_where_influence_came_from(seats: int) -> None:
    match = positions(seats, 1000)[-1]
    assert match.result is not None
    page = ending_page(scene_of(match, 0), 79)
    assert max(map(width_of, page)) <= 79
    scores = text_of(page).partition("\n\n")[0]
    assert all(f"Player {seat + 1} {score:g}" in scores for seat, score in enumerate(match.result.scores) if seats > 1)
    for player in match.board.players:
        lines = GAME.score_lines(match.board, player)
        name = WORDS.seat(match.board, player)
        total = sum(line.points for line in lines)
        assert f"{SHAPES[player]} {name} {total:g}" in text_of(page).splitlines()
        if player < seats:
            assert total == match.result.scores[player]
        for line in lines:
            assert f"{line.points:>5g} {WORDS.phrase(line.what)}" in text_of(page)


# -- at the table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)], ids=str)
def test_a_match_of_five_begins_at_any_size(size: tuple[int, int], tmp_path: Path) -> None:
    session = Session.begin(GAME, ["you", *["random"] * 4], {}, "3", tmp_path / "match.jsonl")
    app = TableApp(lambda: PlayScreen(session, "fast"))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            board = pilot.app.screen.query_one("#board", Pane)
            assert "Set-up" in board.sheet.text
            options = [option.id for option in session.match.asks[0].options]
            assert set(options) <= {spot.target for spot in spots_of(board.sheet.page)}
            first = next(spot for spot in board.sheet.spots if spot.target == options[0])
            assert board.scroll_y <= first.y < board.scroll_y + board.size.height
            await pilot.press("2")
            assert options[1] in [choice.piece.id for choice in session.match.choices if choice.seat == 0]

    try:
        asyncio.run(run())
    finally:
        session.close()


def test_a_digit_stands_for_its_number() -> None:
    assert keys_for(["researches-1", "pass"], WORDS) == {"researches-1": "1", "pass": "2"}
    offered = [f"number-{number}" for number in (0, 9, 10, 11)]
    assert keys_for(offered, WORDS) == {"number-0": "0", "number-9": "9", "number-10": "b", "number-11": "c"}
    assert keys_for(["number-12"], WORDS) == {"number-12": "b"}


def test_a_board_that_does_not_fit_is_walked_to_its_end_and_shown_from_its_top(tmp_path: Path) -> None:
    session = Session.begin(GAME, ["you", *["random"] * 4], {}, "3", tmp_path / "match.jsonl")
    app = TableApp(lambda: PlayScreen(session, "fast"))

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            screen = pilot.app.screen
            assert isinstance(screen, PlayScreen)
            board, question = (screen.query_one(f"#{id}", Pane) for id in ("board", "question"))
            walked = []
            while screen.cursor is None or screen.cursor[0] is not question.sheet:
                await pilot.press("down")
                assert screen.cursor is not None
                walked.append(screen.cursor[1])
            assert walked[-2].target == "science"  # the supply, below the table of players
            assert board.scroll_y + board.size.height > walked[-2].y
            await pilot.press("1")
            await pilot.pause()
            assert board.scroll_y == 0

    try:
        asyncio.run(run())
    finally:
        session.close()


def test_where_nobody_waits_for_reactions_no_pass_can_be_promised(tmp_path: Path) -> None:
    session = Session.begin(GAME, ["you", "random"], {}, "3", tmp_path / "match.jsonl")
    app = TableApp(lambda: PlayScreen(session, "fast"))

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            keys = pilot.app.screen.query_one("#keys", Sheet)
            assert "i card" in keys.text
            assert "pass" not in keys.text
            await pilot.press("p")
            assert "to pass is a choice of its own" in keys.text
            assert session.standing == {}

    try:
        asyncio.run(run())
    finally:
        session.close()


def test_every_sign_is_explained() -> None:
    signs = " ".join(sign for sign, _ in legend_of(GAME.id))
    for sign in "MFSKPC★✚◎◇◌✓✗▸●■→×":
        assert sign in signs
