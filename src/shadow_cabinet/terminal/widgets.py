"""The two widgets of the table: a sheet that shows a page and can be pointed at, and a pane that scrolls one."""

from __future__ import annotations

from functools import lru_cache

from textual.containers import VerticalScroll
from textual.content import Content, Span
from textual.events import Click
from textual.geometry import Region
from textual.message import Message
from textual.style import Style
from textual.widgets import Static

from .page import Line, Spot, spots_of

RIGHT_BUTTON = 3


class Sheet(Static, can_focus=False):
    """A page of runs; a click on one that stands for something is told to the screen."""

    class Pointed(Message):
        """Something on the page was clicked; with the right button one wants to know what it is."""

        def __init__(self, target: str, inspect: bool) -> None:
            super().__init__()
            self.target, self.inspect = target, inspect

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.page: list[Line] = []
        self.spots: list[Spot] = []

    def show(self, page: list[Line], cursor: str = "") -> None:
        """Show a page; what the cursor is on is shown inverted wherever it stands."""
        self.page, self.spots = page, spots_of(page)
        self.update(content_of(page, cursor))

    def spot_at(self, x: int, y: int) -> Spot | None:
        """What is drawn there."""
        return next((spot for spot in self.spots if spot.y == y and spot.x <= x < spot.x + spot.width), None)

    def on_click(self, event: Click) -> None:
        spot = self.spot_at(event.x, event.y)
        if spot is not None:
            event.stop()
            self.post_message(self.Pointed(spot.target, event.button == RIGHT_BUTTON))


class Pane(VerticalScroll, can_focus=False):
    """A part of the screen that holds one sheet."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.sheet = Sheet()

    def compose(self):  # type: ignore[no-untyped-def]
        yield self.sheet

    def reveal(self, spot: Spot) -> None:
        """Scroll so that a spot is in view."""
        self.scroll_to_region(Region(spot.x, spot.y, spot.width, 1), animate=False)


@lru_cache(maxsize=256)
def _style(text: str) -> Style:
    return Style.parse(text) if text else Style()


def content_of(page: list[Line], cursor: str = "") -> Content:
    """A page as Textual takes it."""
    text: list[str] = []
    spans: list[Span] = []
    at = 0
    for number, line in enumerate(page):
        if number:
            text.append("\n")
            at += 1
        for run in line:
            end = at + len(run.text)
            style = f"{run.style} reverse".strip() if run.target and run.target == cursor else run.style
            if style:
                spans.append(Span(at, end, _style(style)))
            text.append(run.text)
            at = end
    return Content("".join(text), spans)
