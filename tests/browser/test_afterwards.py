"""Two people by link, and what they can do when the match is over: verify the deal, look back, play on."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.visitor import LAPTOP, Server, Visitor


def play_to_the_end(*visitors: Visitor) -> None:
    """Whoever is asked takes the first option."""
    for _ in range(600):
        if all(visitor.state()["ended"] for visitor in visitors):
            return
        for visitor in visitors:
            state = visitor.state()
            if state["question"] and not state["ended"]:
                visitor.page.keyboard.press("1")
        visitors[0].page.wait_for_timeout(40)
    raise AssertionError("the match does not end")


def test_the_deal_of_two_people_is_verified_by_their_browsers(chromium: Browser, server: Server) -> None:
    ann, bob = Visitor(chromium, server, LAPTOP), Visitor(chromium, server, LAPTOP)
    ann.page.request.get("/api/me")
    wanted = {"game": "war-of-espionage", "seats": [{"kind": "me"}, {"kind": "link"}], "settings": {"turn_cap": 2}}
    ordered = ann.page.request.post("/api/matches", data=wanted).json()
    ann.page.goto(f"/match/{ordered['id']}")
    bob.page.goto(ordered["links"][0]["link"])
    bob.page.locator("form button[type=submit]").click()
    for visitor in (ann, bob):
        visitor.page.wait_for_selector("main.board [data-piece]", timeout=15_000)
    play_to_the_end(ann, bob)
    for visitor in (ann, bob):
        visitor.page.wait_for_selector("dialog[open]")
        visitor.page.keyboard.press("Escape")
        visitor.page.get_by_role("button", name="Verify the deal").click()
        told = visitor.page.locator("dialog[open]")
        expect(told).to_contain_text("dealt from all these secrets together")
        expect(told).to_contain_text("the commitment that this device saw before the deal")
        expect(told).not_to_contain_text("is not")
        assert visitor.problems == []
        visitor.close()


def test_a_finished_match_is_looked_back_on_and_played_on(visitor: Visitor) -> None:
    visitor.sit(visitor.order("war-of-espionage", "tactics", turn_cap=3))
    play_to_the_end(visitor)
    page = visitor.page
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    slider = page.locator("input[type=range]")
    slider.focus()
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    expect(page.locator(".bottom")).to_contain_text(re.compile(r"\d+ / \d+"))
    page.wait_for_timeout(300)
    page.get_by_role("button", name=re.compile("play on", re.IGNORECASE)).click()
    page.wait_for_url(lambda url: "/match/" in url)
    page.wait_for_selector(".option[data-piece], [data-option]", timeout=15_000)
    assert not visitor.state()["ended"]
    assert visitor.problems == []
