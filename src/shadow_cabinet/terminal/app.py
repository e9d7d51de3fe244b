"""The full-screen program that the table, the replay and the choice of a game run in."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.console import RenderableType
from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Event, InputEvent
from textual.screen import Screen

from .look import INK, NIGHT, OPTION, PANEL, QUIET, RULE, TEXT


class TableApp(App[None]):
    """Shows one screen and leaves with it. `problem` is what made it leave, if something did."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]
    CSS = f"""
    Screen {{ background: {NIGHT}; color: {TEXT}; layout: vertical; }}
    Sheet {{ width: 1fr; height: auto; }}
    Pane {{ height: 1fr; scrollbar-size-vertical: 1; scrollbar-color: {RULE}; scrollbar-color-hover: {QUIET};
            scrollbar-color-active: {QUIET}; scrollbar-background: {NIGHT}; scrollbar-background-hover: {NIGHT};
            scrollbar-background-active: {NIGHT}; }}
    #title {{ height: 1; background: {PANEL}; padding: 0 1; }}
    #keys {{ height: 1; background: {PANEL}; padding: 0 1; }}
    #table {{ height: 1fr; }}
    #board, #question {{ padding: 0 0; }}
    .wide #story {{ dock: right; width: 40; height: 100%; border-left: vkey {RULE}; padding: 0 1; }}
    ModalScreen {{ align: center middle; background: {NIGHT} 70%; }}
    #card {{ width: 84; max-width: 96%; height: auto; max-height: 92%; background: {PANEL}; border: round {RULE};
             border-title-color: {OPTION}; border-subtitle-color: {QUIET}; padding: 0 1; }}
    #card VerticalScroll {{ height: auto; max-height: 100%; }}
    #card Markdown {{ background: {PANEL}; padding: 0 1; margin: 0; }}
    #card Input {{ border: none; background: {NIGHT}; height: 1; padding: 0 1; }}
    #centre {{ align: center middle; }}
    #centre Sheet {{ width: auto; max-width: 90%; }}
    MarkdownH1, MarkdownH2, MarkdownH3 {{ color: {OPTION}; background: {PANEL}; text-style: bold; }}
    Input > .input--cursor {{ background: {OPTION}; color: {INK}; }}
    """

    def __init__(self, first: Callable[[], Screen[None]]) -> None:
        super().__init__()
        self._first = first
        self.problem: Exception | None = None
        self.left = False

    def on_mount(self) -> None:
        self.push_screen(self._first())

    def action_leave(self) -> None:
        self.exit()

    def exit(self, result: None = None, return_code: int = 0, message: RenderableType | None = None) -> None:
        """Leave; what was typed after that is no choice any more."""
        self.left = True
        super().exit(result, return_code, message)

    async def on_event(self, event: Event) -> None:
        if not (self.left and isinstance(event, InputEvent)):
            await super().on_event(event)

    def leave_with(self, problem: Exception) -> None:
        """Leave; the command line says in one line why."""
        self.problem = problem
        self.exit()
