"""The two widgets of the table: a sheet that shows a page and can be pointed at, and a pane that scrolls one."""

from __future__ import annotations

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from .page import Line, Spot, plain, spots_of, width_of

RIGHT_BUTTON = 3


class Sheet(Widget, can_focus=False):
    """A page of runs, drawn line by line; a click on a run that stands for something is told to the screen."""

    class Pointed(Message):
        """Something on the page was clicked; with the right button one wants to know what it is."""

        def __init__(self, target: str, inspect: bool) -> None:
            super().__init__()
            self.target, self.inspect = target, inspect

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.page: list[Line] = []
        self.spots: list[Spot] = []
        self._cursor = ""

    def show(self, page: list[Line], cursor: str = "") -> None:
        """Show a page; what the cursor is on is shown inverted wherever it stands."""
        resized = len(page) != len(self.page)
        self.page, self.spots, self._cursor = page, spots_of(page), cursor
        self.refresh(layout=resized)

    @property
    def text(self) -> str:
        """What is shown, without its styles."""
        return "\n".join(plain(line) for line in self.page)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return max((width_of(line) for line in self.page), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.page)

    def render_line(self, y: int) -> Strip:
        """One line as Textual takes it."""
        width, base = self.size.width, self.rich_style
        if y >= len(self.page):
            return Strip.blank(width, base)
        segments = []
        for run in self.page[y]:
            style = base + _style(run.style) if run.style else base
            if run.target and run.target == self._cursor:
                style += _INVERTED
            segments.append(Segment(run.text, style))
        return Strip(segments).adjust_cell_length(width, base)

    def spot_at(self, x: int, y: int) -> Spot | None:
        """What is drawn there."""
        return next((spot for spot in self.spots if spot.y == y and spot.x <= x < spot.x + spot.width), None)

    def on_click(self, event: Click) -> None:
        spot = self.spot_at(event.x - self.styles.padding.left, event.y)
        if spot is not None:
            event.stop()
            self.post_message(self.Pointed(spot.target, event.button == RIGHT_BUTTON))


class Pane(VerticalScroll, can_focus=False):
    """A part of the screen that holds one sheet."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.sheet = Sheet()

    def compose(self) -> ComposeResult:
        yield self.sheet

    def reveal(self, spot: Spot) -> None:
        """Scroll so that a spot is in view."""
        self.scroll_to_region(Region(spot.x, spot.y, spot.width, 1), animate=False)


_INVERTED = Style(reverse=True)


@lru_cache(maxsize=256)
def _style(text: str) -> Style:
    return Style.parse(text)
