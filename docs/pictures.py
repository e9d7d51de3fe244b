"""The pictures of the docs, taken anew: `.venv/bin/python docs/pictures.py`, then look at them.

Each at the width of a laptop and of a phone: the lobby, both tables (Deep State alone and with five players), a card
opened large, and the end of a match.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

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
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for scheme in ("dark", "light"):
            desk = "night" if scheme == "dark" else "day"
            visitor = Visitor(browser, server, LAPTOP, scheme)
            take(visitor, scheme, desk)
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


if __name__ == "__main__":
    main()
