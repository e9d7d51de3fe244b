"""A finished or unfinished match once more, step by step."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from shadow_cabinet.table import Game, Json, Match, Seat
from shadow_cabinet.table.open_hands import EVERYTHING, view_of
from shadow_cabinet.table.record import Record, replay
from shadow_cabinet.words import Words

from .look import OPTION, TEXT
from .page import Line, Run
from .question import decided_page, ending_page, waiting_page
from .scene import ONLOOKER, Scene
from .session import TURN_BEGINS, YOU
from .table_screen import ROOMY, TableScreen


class ReplayScreen(TableScreen):
    """The table at any choice of a record."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,n", "step(1)", show=False),
        Binding("left,b", "step(-1)", show=False),
        Binding("pagedown", "turn(1)", show=False),
        Binding("pageup", "turn(-1)", show=False),
        Binding("home", "go_to(0)", show=False),
        Binding("end", "go_to(-1)", show=False),
        Binding("v", "viewpoint", show=False),
    ]
    KEYS_HELP: ClassVar[list[tuple[str, str]]] = [
        ("→, ←", "one choice on, or back"),
        ("PgDn, PgUp", "one turn on, or back"),
        ("Home, End", "the beginning, the end"),
        ("v", "whose eyes you look through: all, an onlooker's, a seat's"),
        ("↑, ↓, Enter", "walk to a piece, see what it does; or click on it"),
        ("?", "the rule behind the question"),
        ("/", "the story up to here; type to search"),
        ("q", "leave"),
    ]

    def __init__(self, record: Record, game: Game[Any], at: int = 0) -> None:
        super().__init__()
        self.record, self.game, self.at = record, game, at
        self.words = Words(game)
        # Whoever looks at an unfinished match may want to go on with it without having seen the other hands.
        playing = [seat for seat, name in enumerate(record.header.names) if name == YOU]
        self.viewer: Seat = playing[0] if playing and record.end is None else EVERYTHING
        self.match: Match[Any] = replay(record, game, at)
        self._before: dict[str, Json] = {}
        self._new_from = 0

    def go_to(self, at: int) -> None:
        """Show the match after that many choices."""
        at = max(0, min(at, len(self.record.made)))
        if at > self.at:
            self._before, self._new_from = view_of(self.match, self.viewer), len(self.match.notes)
            for made in self.record.made[self.at : at]:
                self.match.choose(made.seat, made.choice)
        else:
            self.match = replay(self.record, self.game, at)
            self._before, self._new_from = {}, len(self.match.notes)
        self.at, self.message = at, ""
        self.redraw()

    def action_step(self, step: int) -> None:
        self.go_to(self.at + step)

    def action_go_to(self, at: int) -> None:
        self.go_to(at if at >= 0 else len(self.record.made))

    def action_turn(self, step: int) -> None:
        """To where the next turn begins, or the present or last one."""
        whole = replay(self.record, self.game, 0)
        begins = [0]
        for number, made in enumerate(self.record.made, 1):
            told = len(whole.notes)
            whole.choose(made.seat, made.choice)
            if any(note.id == TURN_BEGINS for note in whole.notes[told:]):
                begins.append(number)
        begins.append(len(self.record.made))
        if step > 0:
            self.go_to(next(number for number in begins if number > self.at or number == begins[-1]))
        else:
            self.go_to(max((number for number in begins if number < self.at), default=0))

    def action_viewpoint(self) -> None:
        views = [EVERYTHING, ONLOOKER, *range(self.match.board.seats)]
        self.viewer = views[(views.index(self.viewer) + 1) % len(views)]
        self._before = {}
        self.redraw()

    def action_rule(self) -> None:
        if self.match.asks:
            self.show_rule(self.match.asks[0].prompt.rule)
        else:
            self.say("nothing is asked any more: the match is over")

    # -- what is drawn -------------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        roomy = self.size.height >= ROOMY
        return Scene(self.match, self.words, self.viewer, self.record.header.names, before=self._before, roomy=roomy)

    def question(self, scene: Scene, width: int) -> list[Line]:
        if self.at < len(self.record.made):
            made = self.record.made[self.at]
            ask = self.match.ask_of(made.seat)
            if ask is not None and self.viewer in (EVERYTHING, made.seat):
                return decided_page(scene, ask, made.choice, width)
            return waiting_page(scene, self.match.waiting(), "", width)
        if self.match.result is not None:
            return ending_page(scene, width)
        return [[Run("The record ends here: the match is unfinished.", TEXT)]]

    def heading(self, scene: Scene) -> str:
        eyes = {EVERYTHING: "all hands open", ONLOOKER: "as an onlooker"}
        view = eyes.get(self.viewer) or f"as {scene.words.seat(scene.board, max(self.viewer, 0))}"
        return f"replay, {view} · choice {self.at} of {len(self.record.made)}"

    def keys(self) -> Line:
        line: Line = []
        for key, label in (("←→", "choice"), ("PgUp PgDn", "turn"), ("Home End", ""), ("v", "view"), ("?", "rule"),
                           ("/", "log"), ("h", "help"), ("q", "leave")):  # fmt: skip
            line += [Run(key, f"bold {OPTION}"), Run(f" {label}  " if label else "  ", TEXT)]
        return line

    def new_from(self) -> int:
        return self._new_from
