"""The corkboard of Illuminati: rivals' groups are one press away, and attacks come to what was forecast."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.test_table import at, wait_until
from tests.browser.visitor import LAPTOP, PHONE, Server, Visitor

PLANE = "document.querySelector('.plane').style.transform"


def asked(state: dict[str, Any], *prompts: str) -> bool:
    return bool(state["question"]) and state["question"]["prompt"] in prompts


def choose(visitor: Visitor, piece: str) -> dict[str, Any]:
    """Point at an option, wherever it is, and wait for what comes of it."""
    before = visitor.state()["at"]
    visitor.page.locator(at(piece)).first.dispatch_event("click")
    return wait_until(visitor, lambda state: state["at"] != before and (state["question"] or state["ended"]))


def act(visitor: Visitor) -> dict[str, Any]:
    """Go on until one's own actions are asked for."""
    visitor.sit(visitor.order("illuminati", "tactics", "tactics"))
    while not asked(state := wait_until(visitor, lambda state: state["question"]), "act"):
        options = state["question"]["options"]
        choose(visitor, "pass" if "pass" in options else options[0])
    return state


def test_what_an_attack_would_come_to_is_what_it_comes_to(visitor: Visitor) -> None:
    state = act(visitor)
    target = state["view"]["uncontrolled"][0]
    state = choose(visitor, target)
    while asked(state, "kind", "attack-with"):
        state = choose(visitor, state["question"]["options"][0])
    if asked(state, "aid", "privilege"):
        visitor.page.wait_for_timeout(300)
        told = visitor.page.locator(".ledger .number b").inner_text().replace("−", "-")
        while asked(state, "aid", "privilege"):
            state = choose(visitor, "launch" if asked(state, "aid") else "no-privilege")
        assert int(told) == state["aids"]["attack"]["number"]
    assert visitor.problems == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_board_moves_and_a_drag_is_no_choice(chromium: Browser, server: Server, size: Any) -> None:
    visitor = Visitor(chromium, server, size)
    try:
        number = act(visitor)["question"]["number"]
        page = visitor.page
        own = page.locator(".name.near").inner_text()
        page.locator(".rivals button").nth(1).click()
        page.wait_for_timeout(200)
        assert page.locator(".name.near").inner_text() != own
        fitted = page.evaluate(PLANE)
        spot = page.locator(".cork").bounding_box()
        assert spot is not None
        x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 40, y - 20, steps=4)
        page.mouse.up()
        page.wait_for_timeout(200)
        assert page.evaluate(PLANE) != fitted
        assert visitor.state()["question"]["number"] == number
        page.locator(".tools button").last.click()
        page.wait_for_timeout(200)
        assert page.evaluate(PLANE) == fitted
        assert visitor.problems == []
    finally:
        visitor.close()
