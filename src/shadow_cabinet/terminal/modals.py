"""What opens over the table: a text, the card of a piece, the rules, the whole log, and the curtain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Markdown

from .look import OPTION, QUIET, STRONG
from .page import Line, Run
from .widgets import Pane, Sheet

WIDTH = 78
Draw: TypeAlias = Callable[[int], "list[Line]"]

CLOSE: list[BindingType] = [Binding("escape,q", "close", show=False)]
SCROLL: list[BindingType] = [
    Binding("down,j", "scroll(1)", show=False),
    Binding("up,k", "scroll(-1)", show=False),
    Binding("pagedown,space", "scroll(10)", show=False),
    Binding("pageup", "scroll(-10)", show=False),
]


def page_width(screen: Screen[Any]) -> int:
    """How wide a page on a card can be."""
    return min(WIDTH, screen.size.width - 8)


class PageModal(ModalScreen[bool]):
    """A page on a card. Enter closes it with a yes if there is something to say yes to."""

    BINDINGS: ClassVar[list[BindingType]] = [*CLOSE, *SCROLL, Binding("enter", "agree", show=False)]

    def __init__(self, title: str, draw: Draw, yes: str = "") -> None:
        super().__init__()
        self._title, self._draw, self._yes = title, draw, yes

    def compose(self) -> ComposeResult:
        with Vertical(id="card") as card:
            card.border_title = self._title
            yield Pane(id="text")

    def on_resize(self, event: Resize) -> None:
        for pane in self.query(Pane):  # there is none if the table is left at the moment in which a card opens
            page = self._draw(page_width(self))
            pane.sheet.show(page)
            scrolls = len(page) > self.size.height * 9 // 10 - 2
            hints = [f"Enter {self._yes}"] * bool(self._yes) + ["↑↓ more"] * scrolls + ["Esc close"]
            self.query_one("#card").border_subtitle = " · ".join(hints)

    def action_scroll(self, lines: int) -> None:
        for pane in self.query(Pane):
            pane.scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        self.dismiss(False)

    def action_agree(self) -> None:
        self.dismiss(bool(self._yes))


class RulesModal(ModalScreen[None]):
    """A section of the rules."""

    BINDINGS: ClassVar[list[BindingType]] = [*CLOSE, *SCROLL, Binding("enter,question_mark", "close", show=False)]

    def __init__(self, title: str, markdown: str, follow: Callable[[str], None]) -> None:
        super().__init__()
        self._title, self._markdown, self._follow = title, markdown, follow

    def compose(self) -> ComposeResult:
        with Vertical(id="card") as card:
            card.border_title, card.border_subtitle = self._title, "↑↓ scroll · Esc close"
            with VerticalScroll(can_focus=False):
                yield Markdown(self._markdown, open_links=False)

    def on_markdown_link_clicked(self, event: Markdown.LinkClicked) -> None:
        if event.href.startswith("#"):
            self._follow(event.href[1:])

    def action_scroll(self, lines: int) -> None:
        for text in self.query(VerticalScroll):
            text.scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        self.dismiss()


class LogModal(ModalScreen[None]):
    """The whole story; what is typed is looked for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(self, draw: Callable[[int, str], list[Line]]) -> None:
        super().__init__()
        self._draw = draw

    def compose(self) -> ComposeResult:
        with Vertical(id="card") as card:
            card.border_title, card.border_subtitle = "The story so far", "type to search · Esc close"
            yield Pane(id="text")
            yield Input(placeholder="words to look for")

    def on_resize(self, event: Resize) -> None:
        for field in self.query(Input):  # there is none if the table is left at the moment in which the log opens
            self._show(field.value)

    def on_input_changed(self, event: Input.Changed) -> None:
        self._show(event.value)

    def _show(self, wanted: str) -> None:
        pane = self.query_one(Pane)
        page = self._draw(page_width(self), wanted)
        pane.sheet.show(page or [[Run("Nothing of the kind has happened.", QUIET)]])
        pane.scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        for pane in self.query(Pane):
            pane.scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        self.dismiss()


class Curtain(Screen[bool]):
    """Hides the table until the next person sits before it."""

    def __init__(self, whom: Run) -> None:
        super().__init__()
        self._whom = whom

    def compose(self) -> ComposeResult:
        with Vertical(id="centre"):
            yield Sheet()

    def on_resize(self, event: Resize) -> None:
        for sheet in self.query(Sheet):
            sheet.show(
                [
                    [Run("Hand the table to ", STRONG), self._whom, Run(".", STRONG)],
                    [],
                    [
                        Run("Enter", f"bold {OPTION}"),
                        Run(" shows that hand, ", QUIET),
                        Run("q", f"bold {OPTION}"),
                        Run(" leaves.", QUIET),
                    ],
                ]
            )

    def on_key(self, event: Key) -> None:
        event.stop()
        if event.key == "enter":
            self.dismiss(True)
        elif event.key == "q":
            self.dismiss(False)
