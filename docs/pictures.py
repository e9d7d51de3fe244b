"""The pictures of the docs, taken anew: `.venv/bin/python docs/pictures.py`, then look at them.

Each at the width of a laptop and of a phone: the lobby, all tables (Deep State and In Too Deep alone and with several
players, Illuminati with an attack under way), a card opened large, and the end of a match. With names of games only the
tables of these.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).resolve().parent / "pictures"
sys.path.insert(0, str(FOLDER.parents[1]))

from tests.browser.visitor import ARGUMENTS, CHROMIUM, LAPTOP, PHONE, Scheme, Server, Visitor  # noqa: E402


def shoot(visitor: Visitor, name: str) -> None:
    """A picture at either width."""
    for width, size in (("laptop", LAPTOP), ("phone", PHONE)):
        visitor.page.set_viewport_size(size)
        visitor.page.wait_for_timeout(700)
        visitor.page.screenshot(path=FOLDER / f"{name}-{width}.png")
    visitor.page.set_viewport_size(LAPTOP)


def play(visitor: Visitor, picks: int) -> None:
    """Answer so many questions by whatever the tactics of nobody suggest: one option after another."""
    for number in range(picks):
        state = visitor.state()
        if state["ended"]:
            return
        if state["question"]:
            options = visitor.page.locator(".option[aria-keyshortcuts], [data-option][aria-keyshortcuts]")
            if count := options.count():
                visitor.page.keyboard.press(options.nth(number % count).get_attribute("aria-keyshortcuts") or "1")
        visitor.page.wait_for_timeout(120)


def main() -> None:
    """Start a server, sit down, and take the pictures."""
    FOLDER.mkdir(exist_ok=True)
    games = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for scheme in ("dark", "light"):
            desk = "night" if scheme == "dark" else "day"
            visitor = Visitor(browser, server, LAPTOP, scheme)
            if not games:
                take(visitor, scheme, desk)
            if not games or "in-too-deep" in games:
                take_in_too_deep(visitor, desk)
            if not games or "illuminati" in games:
                take_illuminati(visitor, desk)
            visitor.close()
        browser.close()
        server.kill()


def take(visitor: Visitor, scheme: Scheme, desk: str) -> None:
    """One desk's pictures: the night desk shows all, the day desk the tables."""
    visitor.sit(visitor.order("deep-state", *["tactics"] * 4, men_of_action=True))
    play(visitor, 90)
    shoot(visitor, f"deep-state-five-{desk}")
    visitor.sit(visitor.order("war-of-espionage", "tactics"))
    play(visitor, 24)
    shoot(visitor, f"1955-{desk}")
    if scheme == "light":
        return
    visitor.page.locator("[data-piece^='france']").first.focus()
    visitor.page.keyboard.press("i")
    shoot(visitor, f"card-{desk}")
    visitor.sit(visitor.order("deep-state", level="hard"))
    play(visitor, 60)
    shoot(visitor, f"deep-state-alone-{desk}")
    visitor.sit(visitor.order("deep-state", "random", zone=20))
    play(visitor, 500)
    visitor.page.wait_for_selector("dialog[open]", timeout=60_000)
    shoot(visitor, f"end-{desk}")
    visitor.page.goto("/")
    visitor.page.wait_for_selector("h1", state="attached")
    shoot(visitor, f"lobby-{desk}")


def take_in_too_deep(visitor: Visitor, desk: str) -> None:
    """The city with three and five players on either desk, alone with Echo at night."""
    for name, bots, picks in (("three", 2, 60), ("five", 4, 80)):
        visitor.sit(visitor.order("in-too-deep", *["tactics"] * bots))
        play(visitor, picks)
        visitor.page.wait_for_selector(".option[data-piece], [data-option]", timeout=60_000)
        shoot(visitor, f"in-too-deep-{name}-{desk}")
    if desk == "night":
        visitor.sit(visitor.order("in-too-deep"))
        play(visitor, 60)
        shoot(visitor, f"in-too-deep-alone-{desk}")


def take_illuminati(visitor: Visitor, desk: str) -> None:
    """The corkboard with four players on either desk, an attack on it, and with eight players at night."""
    visitor.sit(visitor.order("illuminati", *["tactics"] * 3))
    expand_until(visitor, lambda state: len(own_cards(state)) > 3 and asked(state, "act"))
    shoot(visitor, f"illuminati-four-{desk}")
    expand_until(visitor, lambda state: state["view"]["attack"] == "control" and asked(state, "sum"))
    shoot(visitor, f"illuminati-attack-{desk}")
    if desk == "night":
        visitor.sit(visitor.order("illuminati", *["tactics"] * 7))
        expand_until(visitor, lambda state: len(own_cards(state)) > 3 and asked(state, "act"))
        shoot(visitor, f"illuminati-eight-{desk}")


def asked(state: dict[str, Any], prompt: str) -> bool:
    """Whether this is what the visitor is asked."""
    return state["question"] is not None and state["question"]["prompt"] == prompt


def own_cards(state: dict[str, Any]) -> list[str]:
    """The visitor's power structure."""
    return list(state["aids"]["structures"][state["seat"]]["cells"])


def expand_until(visitor: Visitor, holds: Callable[[dict[str, Any]], object]) -> None:
    """Attack uncontrolled groups with the Illuminati's money, until something holds."""
    for _ in range(300):
        state = visitor.state()
        if state["ended"] or holds(state):
            return
        if state["question"]:
            piece = next_pick(state)
            option = visitor.page.locator(f".option[data-piece='{piece}'], [data-option='{piece}']")
            if option.count():  # a question is taken back if somebody else has answered it
                option.first.dispatch_event("click")
        visitor.page.wait_for_timeout(120)


def next_pick(state: dict[str, Any]) -> str:
    """What somebody would choose who only wants to grow."""
    options, view, attack = state["question"]["options"], state["view"], state["aids"]["attack"]
    wanted = ["control", "launch", "no-privilege", "accept"]
    if asked(state, "act"):
        wanted = sorted(view["uncontrolled"], key=lambda group: state["aids"]["cards"][group]["resistance"])
    elif asked(state, "sum"):
        wanted = [piece for piece in options if piece.startswith("mb-")][-1:]
    elif attack is None or (view["active"] == state["seat"] and attack["number"] < 9):
        wanted += own_cards(state)[:1]
    wanted += ["pass", "done", "no-more-windows", "end-actions"]
    return next((piece for piece in wanted if piece in options), options[0])


if __name__ == "__main__":
    main()
