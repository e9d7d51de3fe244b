"""The table in a real browser: all in view, reached by keyboard, open to screen readers, and nobody else is asked."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Response

from shadow_cabinet.games import REGISTRY
from shadow_cabinet.server.app import CLIENT
from tests.browser.visitor import LAPTOP, PHONE, Scheme, Server, Visitor

TABLES: list[tuple[str, list[str], dict[str, object]]] = [
    ("war-of-espionage", ["tactics"], {}),
    ("deep-state", [], {"level": "hard"}),
    ("deep-state", ["tactics"] * 2, {}),
    ("deep-state", ["tactics"] * 4, {"men_of_action": True}),
    ("in-too-deep", ["tactics"] * 2, {}),
    ("in-too-deep", ["tactics"] * 4, {}),
    ("in-too-deep", [], {"echo_board": "hard"}),
    ("illuminati", ["tactics"] * 3, {}),
    ("illuminati", ["tactics"] * 7, {"interference": "at-once"}),
]
SIZES = """() => ({
  across: document.documentElement.scrollWidth, down: document.documentElement.scrollHeight,
  small: [...document.querySelectorAll('.option[data-piece], [data-option], .bottom button')]
    .filter((node) => node.checkVisibility())
    .map((node) => [node.getAttribute('aria-label') || node.textContent, node.getBoundingClientRect()])
    .filter(([, spot]) => spot.width > 0 && (spot.width < 43.5 || spot.height < 43.5))
    .map(([name, spot]) => `${name}: ${Math.round(spot.width)} x ${Math.round(spot.height)}`),
})"""
MOST_BYTES = 110_000
OPTION = ".option[data-piece], [data-option]"


def play_some(visitor: Visitor, picks: int) -> None:
    """Answer by the first key a few times."""
    for _ in range(picks):
        visitor.page.wait_for_selector(OPTION, timeout=15_000)
        key = visitor.page.evaluate(
            "document.querySelector('.option[aria-keyshortcuts], [data-option][aria-keyshortcuts]')"
            "?.getAttribute('aria-keyshortcuts')"
        )
        before = visitor.state()["at"]
        visitor.page.keyboard.press(key)
        wait_until(visitor, lambda state, before=before: state["at"] != before or state["ended"])


def wait_until(visitor: Visitor, holds: Any, seconds: float = 15) -> dict[str, Any]:
    for _ in range(int(seconds * 20)):
        state = visitor.state()
        if holds(state):
            return state
        visitor.page.wait_for_timeout(50)
    raise AssertionError("nothing happened")


@pytest.mark.parametrize(("game", "bots", "settings"), TABLES)
def test_all_is_in_view_at_a_laptop_and_at_a_phone(
    visitor: Visitor, game: str, bots: list[str], settings: dict[str, object]
) -> None:
    visitor.sit(visitor.order(game, *bots, **settings))
    play_some(visitor, 3)
    page = visitor.page
    page.wait_for_timeout(400)
    found = page.evaluate(SIZES)
    assert (found["across"], found["down"]) <= (LAPTOP["width"], LAPTOP["height"])
    for part in ("main.board", ".bottom", ".prompt", "#log"):
        spot = page.locator(part).first.bounding_box()
        assert spot is not None, part
        assert spot["x"] >= 0, part
        assert spot["y"] >= 0, part
        assert spot["x"] + spot["width"] <= LAPTOP["width"] + 1, part
        assert spot["y"] + spot["height"] <= LAPTOP["height"] + 1, part
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(600)
    found = page.evaluate(SIZES)
    assert found["across"] <= PHONE["width"]
    assert found["small"] == []
    assert visitor.problems == []


def test_a_whole_match_of_1955_by_keyboard(visitor: Visitor) -> None:
    """Keys only: what the options show, or the first of them in focus and Enter."""
    visitor.sit(visitor.order("war-of-espionage", "tactics", turn_cap=8))
    page = visitor.page
    turns = 0
    while not visitor.state()["ended"]:
        state = visitor.state()
        question = state["question"]
        if question is None:
            page.wait_for_timeout(30)
            continue
        turns += 1
        assert turns < 400
        if turns % 4:
            page.keyboard.press(str(1 + turns % min(9, len(question["options"]))))
        else:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
        if turns % 10 == 5 and visitor.state()["undo"]:
            page.keyboard.press("u")
            page.wait_for_timeout(60)
        if page.locator("dialog[open]").count() and not visitor.state()["ended"]:
            page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]")
    assert page.locator("dialog[open]").inner_text()
    assert visitor.problems == []


def assert_accessible(visitor: Visitor) -> None:
    visitor.page.wait_for_timeout(400)
    visitor.page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished))")
    found = Axe().run(visitor.page)
    violations = found.response["violations"]
    told = [
        f"{each['id']}: {node['failureSummary']} {node['html'][:120]}" for each in violations for node in each["nodes"]
    ]
    assert told == []


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing(chromium: Browser, server: Server, scheme: Scheme) -> None:
    visitor = Visitor(chromium, server, LAPTOP, scheme)
    try:
        visitor.page.goto("/")
        visitor.page.wait_for_selector("h1")
        assert_accessible(visitor)
        for game, bots, settings in (TABLES[0], TABLES[3], TABLES[5], TABLES[6], TABLES[7]):
            visitor.sit(visitor.order(game, *bots, **settings))
            play_some(visitor, 2)
            wait_until(visitor, lambda state: state["question"])
            assert_accessible(visitor)
        visitor.sit(visitor.order("war-of-espionage", "random", turn_cap=1))
        while not visitor.state()["ended"]:
            if visitor.state()["question"]:
                visitor.page.keyboard.press("1")
            visitor.page.wait_for_timeout(50)
        visitor.page.wait_for_selector("dialog[open]")
        assert_accessible(visitor)
    finally:
        visitor.close()


def test_no_request_goes_anywhere_else_and_the_policy_is_strict(visitor: Visitor, server: Server) -> None:
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    visitor.page.on("response", keep)
    visitor.sit(visitor.order("deep-state", "tactics", "tactics"))
    play_some(visitor, 2)
    assert {url.split("/")[2] for url in visitor.requests if url.startswith("http")} == {f"127.0.0.1:{server.port}"}
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        assert "unsafe" not in policy
    assert "<script>" not in (CLIENT / "index.html").read_text("utf-8")
    assert visitor.problems == []


def test_a_table_is_small_to_load() -> None:
    """The frame, and the board of the game that is played: those of other games are not asked for."""
    sizes = dict.fromkeys(("index", "generic", *REGISTRY), 0)
    for path in Path(CLIENT).rglob("*"):
        if path.suffix in (".js", ".css"):
            sizes[next(name for name in sizes if path.name.startswith(f"{name}-"))] += len(
                gzip.compress(path.read_bytes())
            )
    frame = sizes.pop("index")
    assert all(sizes.values()), "a board of its own for every game"
    assert frame + max(sizes.values()) < MOST_BYTES


def test_a_server_that_is_killed_comes_back_and_so_does_the_browser(visitor: Visitor, server: Server) -> None:
    visitor.sit(visitor.order("war-of-espionage", "tactics"))
    play_some(visitor, 3)
    visitor.page.wait_for_timeout(300)
    before = visitor.state()
    server.kill()
    visitor.page.wait_for_selector("[role=alert]", timeout=10_000)
    server.start()
    visitor.page.wait_for_selector("[role=alert]", state="detached", timeout=20_000)
    after = visitor.state()
    assert (after["view"], after["at"], after["question"]) == (before["view"], before["at"], before["question"])
    play_some(visitor, 1)


def test_several_at_one_screen_see_nothing_of_each_other(visitor: Visitor) -> None:
    """Whoever comes next lifts the curtain; nothing of the seat before is left in the page."""
    page, board = visitor.page, "main.board [data-piece]"
    page.goto("/match/" + visitor.order("war-of-espionage", "here"))
    seen: dict[int, list[str]] = {}
    for seat in (0, 1):
        page.wait_for_selector("main > button", timeout=10_000)
        assert not page.locator(board).count()
        assert all(card not in page.content() for hand in seen.values() for card in hand)
        page.keyboard.press("Enter")
        page.wait_for_selector(board, timeout=10_000)
        state = wait_until(visitor, lambda state, seat=seat: state["seat"] == seat)
        seen[seat] = state["view"]["hands"][seat]
        assert all(card in page.content() for card in seen[seat])
        assert all(card not in page.content() for card in seen.get(seat - 1, []))
        page.keyboard.press("1")
    assert visitor.problems == []


@pytest.mark.parametrize("game", ["war-of-espionage", "deep-state", "in-too-deep", "illuminati"])
def test_the_first_turn_is_taught(visitor: Visitor, game: str) -> None:
    visitor.page.request.get("/api/me")
    id = visitor.page.request.post(f"/api/lessons/{game}", data={}).json()["id"]
    visitor.sit(id)
    steps = set()
    page = visitor.page
    while True:
        lesson = wait_until(visitor, lambda state: state["lesson"] is None or state["lesson"]["expect"])["lesson"]
        if lesson is None:
            break
        steps.add(lesson["step"])
        expected = lesson["expect"][0]
        other = next((option for option in visitor.state()["question"]["options"] if option != expected), None)
        if other:  # what the lesson does not mean is refused, and nothing is lost
            page.locator(at(other)).first.dispatch_event("click")
            page.wait_for_timeout(60)
            assert visitor.state()["lesson"] == lesson
            page.keyboard.press("Escape")
        before = visitor.state()["at"]
        page.locator(at(expected)).first.dispatch_event("click")
        wait_until(visitor, lambda state, before=before: state["at"] != before)
    assert steps == set(range(1, len(steps) + 1))
    assert len(steps) > 4


def at(piece: str) -> str:
    """Where an option can be chosen."""
    return f".option[data-piece='{piece}'], [data-option='{piece}']"
