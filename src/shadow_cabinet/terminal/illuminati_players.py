"""The players of Illuminati in numbers: how near everybody is to which goal, money, Specials."""

from __future__ import annotations

from typing import Any, cast

from shadow_cabinet.table import Seat

from .drawing import seat_line
from .illuminati_signs import Desk, known_face, signed
from .look import HEADING, OPTION, QUIET, RULE, STRONG, TEXT
from .page import Line, Run, fit, flow, series, width_of, wrap

GOALS = {
    "power": "Power",
    "alignments": "alignments",
    "weird": "Weird",
    "money": "MB",
    "transferable": "Transferable",
    "destroyed": "destroyed",
    "violent": "Violent",
}
BAR = 9  # columns, with a blank
COUNTS = 18  # columns for cards, money, income and Specials


class Players:
    """Everybody's numbers, and goals that are secret or were."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.words = desk, desk.scene, desk.words
        self.board, self.view = desk.board, desk.view

    def players(self, width: int) -> list[Line]:
        """A row for each player: cards towards the basic goal, the special goal, money, Specials."""
        seats = range(self.board.seats)
        names = max(width_of(self._name(seat)) for seat in seats) + 1
        goals = [self._goal(seat) for seat in seats]
        room = max(map(width_of, goals)) + 4
        bars = [self._bar(seat) if names + BAR + room + COUNTS <= width else [] for seat in seats]
        room += BAR if any(bars) else 0
        head: Line = [Run(" " * names), Run(" cards", HEADING), *fit([Run("  special goal", HEADING)], room)]
        page: list[Line] = [[*head, Run("  MB  inc Sp", HEADING)]]
        for seat, goal, bar in zip(seats, goals, bars, strict=True):
            counts = self.desk.aids["players"][seat]
            line = fit(self._name(seat), names)
            if counts is None:
                page.append([*line, Run(" out of the game", QUIET)])
                continue
            cards = f"{counts['cards']}/{counts['needed']}"
            line.append(Run(f"{cards:>6}", STRONG if counts["cards"] * 2 > counts["needed"] else TEXT))
            line += fit([Run("  "), *bar, *goal], room)
            line += [Run(f"{counts['money']:>4}", TEXT), Run(f"{signed(counts['income']):>5}", QUIET)]
            page.append([*line, Run(f"{counts['specials']:>3}", TEXT)])
        return [fit(line, width) if width_of(line) > width else line for line in page]

    def _name(self, seat: Seat) -> Line:
        """Who sits there, without what plays for him."""
        line = seat_line(self.scene, seat)
        return line[:3] if self.scene.is_you(seat) else line[:2]

    def _progress(self, seat: Seat) -> dict[str, Any] | None:
        """The special goal of a player, and how far it is; of a secret one only if it is seen from here."""
        counts = self.desk.aids["players"][seat]
        if counts is None:
            return None
        goal = counts["goal"]
        if goal is None and self._secret(seat):
            own = cast("dict[str, Any]", self.scene.game.aids(self.board, seat))
            goal = own["players"][seat]["goal"]
        return cast("dict[str, Any] | None", goal)

    def _goal(self, seat: Seat) -> Line:
        goal = self._progress(seat)
        if goal is None:
            return [Run("secret", QUIET)]
        secret = " (secret)" if self.desk.aids["players"][seat]["secret"] else ""
        return [Run(f"{goal['have']}/{goal['need']} ", STRONG), Run(f"{GOALS[goal['goal']]}{secret}", TEXT)]

    def _bar(self, seat: Seat) -> Line:
        goal = self._progress(seat)
        squares = BAR - 1
        full = min(squares, goal["have"] * squares // goal["need"]) if goal else 0
        return [Run("■" * full, f"bold {OPTION}"), Run(("□" if goal else " ") * (squares - full), RULE), Run(" ")]

    def _secret(self, seat: Seat) -> str:
        return next((known_face(face) for face in self.view["secret_goal"][seat]), "")

    def goals(self, width: int) -> list[Line]:
        """The goals that can be chosen in secret, and those that have turned out not to be it."""
        page: list[Line] = []
        if self.desk.ask is not None and self.desk.ask.prompt.id == "choose-goal":
            for id in self.view["goal_choice"]:
                text = self.words.piece_text(id)
                line: Line = [*self.desk.filled_badge(id), *self.desk.name(id, STRONG), Run("  "), Run(text, QUIET)]
                page += wrap(line, width, 6) if self.desk.roomy else [fit(line, width)]
        if self.board.disproved:
            entries = [self.scene.piece(f"goal-{goal}", style=QUIET) for goal in self.board.disproved]
            page += flow([Run("  The secret goal is not  ", STRONG)], series(entries), width, 4)
        return page
