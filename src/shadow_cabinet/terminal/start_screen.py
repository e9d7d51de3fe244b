"""The first screen of `cabinet play`: which game, who sits where, and with which settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Key
from textual.screen import Screen

from shadow_cabinet.games import REGISTRY, find_game
from shadow_cabinet.table import SettingsError, TableError
from shadow_cabinet.table.settings import Option

from .app import TableApp
from .chosen_settings import ChosenSettings
from .look import BADGE, OPTION, OPTION_NAME, QUIET, STRONG, TEXT
from .page import Line, Run, fit, wrap
from .scene import OPTION_KEYS
from .session import YOU
from .widgets import Sheet

WIDTH = 72
MORE_ROWS = 5


class Company(NamedTuple):
    """Who plays: its name with two seats, and with more; a word about it; who sits first, and who elsewhere."""

    with_two: str
    with_more: str
    about: str
    first: str
    others: str


THINKS = "A second of thought for each choice."
CURTAIN = "A curtain falls whenever the table changes hands."
COMPANY = (
    Company("against the computer", "against {others} computers", THINKS, "you", "search:1s"),
    Company("against the computer, in the second seat", "", THINKS, "search:1s", "you"),
    Company("against quick tactics", "against quick tactics", "Lighter play, which answers at once.", "you", "tactics"),
    Company("against chance", "against chance", "For a first look at the rules.", "you", "random"),
    Company("two people at this keyboard", "{seats} people at this keyboard", CURTAIN, "you", "you"),
    Company("watch two computers", "watch {seats} computers", "All hands are open.", "tactics", "search:1s"),
)


class Entry(NamedTuple):
    """Something to choose on this screen."""

    name: str
    more: str
    choose: Callable[[], None]


class StartScreen(Screen[None]):
    """Choose a game, then the company; or go on with a match that was left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "walk(-1)", show=False),
        Binding("down,tab", "walk(1)", show=False, priority=True),
        Binding("enter,space", "choose", show=False),
        Binding("escape", "back", show=False),
        Binding("q", "app.leave", show=False),
    ]

    def __init__(
        self,
        begin: Callable[[str, list[str], dict[str, object]], Screen[None]],
        go_on: Callable[[Path], Screen[None]],
        sitting: list[str] | None,
        left: list[tuple[Path, str, str]],
        typed: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__()
        self._begin, self._go_on, self._sitting, self._left = begin, go_on, sitting, left
        self._typed = dict(typed or {})
        self._settings: dict[str, ChosenSettings] = {}
        self._heading = self._problem = ""
        self._entries: list[Entry] = []
        self._at = 0
        self._back: Callable[[], None] = self._offer_games

    def compose(self) -> ComposeResult:
        with Vertical(id="centre"):
            yield Sheet()

    def on_mount(self) -> None:
        self._offer_games()

    # -- what is offered -----------------------------------------------------------------------------------------------

    def _offer_games(self) -> None:
        from shadow_cabinet.words import Words

        entries = []
        for id in REGISTRY:
            about = Words(find_game(id)).say("game-about")
            entries.append(Entry(find_game(id).title, about, lambda id=id: self._offer_seats(id)))  # type: ignore[misc]
        for path, name, more in self._left:
            entries.append(Entry(f"go on: {name}", more, lambda path=path: self._start(self._go_on, path)))  # type: ignore[misc]
        self._offer("Choose a game", entries, self._offer_games)

    def _offer_seats(self, game: str) -> None:
        """How many play, where there is a choice."""
        counts = find_game(game).seat_counts
        try:
            self._settings_of(game)
        except SettingsError as problem:
            self._leave_with(problem)
            return
        if self._sitting is not None:
            self._start_new(game, self._sitting)
        elif len(counts) == 1:
            self._offer_company(game, min(counts), self._offer_games)
        else:
            self._offer(
                f"{find_game(game).title}: how many play?",
                [*(self._with_seats(game, seats) for seats in sorted(counts)), *self._to_settings(game)],
                self._offer_games,
            )

    def _with_seats(self, game: str, seats: int) -> Entry:
        if seats == 1:
            more = "The game plays against you; how well is one of the settings."
            return Entry("you alone", more, lambda: self._start_new(game, [YOU]))
        more = f"Any mix of people and computers: cabinet play {game} --seats {YOU},{YOU},tactics"
        return Entry(
            f"{seats} players", more, lambda: self._offer_company(game, seats, lambda: self._offer_seats(game))
        )

    def _offer_company(self, game: str, seats: int, back: Callable[[], None]) -> None:
        entries = []
        for each in COMPANY:
            name = each.with_two if seats == 2 else each.with_more.format(seats=seats, others=seats - 1)
            sitting = [each.first, *[each.others] * (seats - 1)]
            if name:
                entries.append(Entry(name, each.about, lambda sitting=sitting: self._start_new(game, sitting)))  # type: ignore[misc]
        if len(find_game(game).seat_counts) == 1:
            entries += self._to_settings(game)
        self._offer(f"{find_game(game).title}: who plays?", entries, back)

    # -- settings ------------------------------------------------------------------------------------------------------

    def _to_settings(self, game: str) -> list[Entry]:
        """The way to the settings, with those that have been changed."""
        settings = self._settings_of(game)
        changed = [settings.told(option) for option in settings.options if option.name in settings.changed]
        more = ". ".join(changed) or "As usual. What can be changed is also listed by: cabinet rules --settings"
        return [Entry("settings", more, lambda: self._offer_settings(game))] if settings.options else []

    def _settings_of(self, game: str) -> ChosenSettings:
        if game not in self._settings:
            self._settings[game] = ChosenSettings(find_game(game), self._typed)
        return self._settings[game]

    def _offer_settings(self, game: str, at: int = 0) -> None:
        """All settings; choosing one changes it, or leads to what can be chosen for it."""
        settings = self._settings_of(game)

        def change(number: int, option: Option) -> None:
            if option.several:
                self._offer_several(game, number, option)
            else:
                settings.step(option)
                self._offer_settings(game, number)

        entries = [
            Entry(settings.told(option), settings.words.setting_help(option.name), partial(change, number, option))
            for number, option in enumerate(settings.options)
        ]
        entries.append(Entry("back", "With these settings.", lambda: self._offer_seats(game)))
        self._offer(f"{find_game(game).title}: settings", entries, lambda: self._offer_seats(game), at)

    def _offer_several(self, game: str, number: int, option: Option, at: int = 0) -> None:
        """A setting of which any number of choices can be made."""
        settings = self._settings_of(game)

        def turn(place: int, choice: str) -> None:
            settings.turn(option, choice)
            self._offer_several(game, number, option, place)

        meaning = settings.words.setting_help(option.name)
        entries: list[Entry] = []
        for place, choice in enumerate(option.choices):
            sign = "✓" if settings.has(option, choice) else "·"
            name = f"{sign} {settings.words.setting_choice(option.name, choice)}"
            entries.append(Entry(name, meaning, partial(turn, place, choice)))
        back = partial(self._offer_settings, game, number)
        entries.append(Entry("back", settings.told(option), back))
        self._offer(f"{find_game(game).title}: {settings.words.setting(option.name)}", entries, back, at)

    def _start_new(self, game: str, sitting: list[str]) -> None:
        """Begin a match, unless the settings do not go with these seats."""
        chosen = self._settings_of(game).changed
        try:
            find_game(game).make_settings(chosen, len(sitting))
        except SettingsError as problem:
            self._problem = str(problem)
            self._draw()
            return
        self._start(self._begin, game, sitting, chosen)

    def _start(self, begin: Callable[..., Screen[None]], *what: object) -> None:
        try:
            self.app.switch_screen(begin(*what))
        except (TableError, OSError) as problem:
            self._leave_with(problem)

    def _leave_with(self, problem: Exception) -> None:
        assert isinstance(self.app, TableApp)
        self.app.leave_with(problem)

    def _offer(self, heading: str, entries: list[Entry], back: Callable[[], None], at: int = 0) -> None:
        self._heading, self._entries, self._back, self._at, self._problem = heading, entries, back, at, ""
        self._draw()

    def _draw(self) -> None:
        page: list[Line] = [
            [Run("S H A D O W   C A B I N E T", f"bold {OPTION}")],
            [],
            [Run(self._heading, STRONG)],
            [],
        ]
        for number, entry in enumerate(self._entries):
            here = number == self._at
            target = str(number)
            arrow, badge = Run("▸ " if here else "  ", STRONG), Run(f" {OPTION_KEYS[number]} ", BADGE, target)
            page.append([arrow, badge, Run(" ", "", target), Run(entry.name, OPTION_NAME if here else TEXT, target)])
        told = Run(self._problem, f"bold {OPTION}") if self._problem else Run(self._entries[self._at].more, TEXT)
        more = wrap([told], WIDTH)
        page += [[], *more, *[[]] * (MORE_ROWS - len(more))]
        page.append([Run("a number or Enter chooses, Esc goes back, q leaves", QUIET)])
        self.query_one(Sheet).show([fit(line, WIDTH) for line in page])

    # -- choosing ------------------------------------------------------------------------------------------------------

    def action_walk(self, step: int) -> None:
        self._at, self._problem = (self._at + step) % len(self._entries), ""
        self._draw()

    def action_choose(self) -> None:
        self._entries[self._at].choose()

    def action_back(self) -> None:
        self._back()

    def on_sheet_pointed(self, event: Sheet.Pointed) -> None:
        self._entries[int(event.target)].choose()

    def on_key(self, event: Key) -> None:
        number = OPTION_KEYS.find(event.character or " ")
        if 0 <= number < len(self._entries):
            event.stop()
            self._entries[number].choose()
