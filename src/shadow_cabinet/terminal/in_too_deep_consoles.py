"""The Consoles of In Too Deep: what players have, counted, whom they control, and Echo's board."""

from __future__ import annotations

from shadow_cabinet.games.in_too_deep.echo import player_of, side_of_board
from shadow_cabinet.games.in_too_deep.echo_tables import LETTERS
from shadow_cabinet.games.in_too_deep.pieces import Criminal

from .drawing import seat_line
from .in_too_deep_signs import LOCK, Desk
from .look import HEADING, OPTION, QUIET, RULE, STRONG, TEXT
from .page import Line, Run, fit, flow, series, width_of, wrap

HEADS = ("Intel", "Tolerance", "Dossiers", "Evidence", "Dilemmas", "Well", "Crimes")
SHORT_HEADS = ("Intel", "Tol", "Dos", "Ev", "Dil", "Well", "Crimes")
WIDE = 100  # columns from which the heads are written out
LEAST_SKILL = 70  # columns that a Skill needs beside the Grip tracks


class Consoles:
    """Everybody's numbers, tags and Grip."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.words = desk, desk.scene, desk.words
        self.board, self.view = desk.board, desk.view

    # -- the table of players ------------------------------------------------------------------------------------------

    def players(self, width: int) -> list[Line]:
        """A row for each player: numbers under their heads, then Boosts."""
        heads = HEADS if width >= WIDE else SHORT_HEADS
        names = max(width_of(seat_line(self.scene, player)) for player in self.board.players) + 1
        page: list[Line] = [[Run(" " * names), *(Run(f" {head}", HEADING) for head in heads),
                             Run(f"  {self.words.place('boosts')}", HEADING)]]  # fmt: skip
        for player in self.board.players:
            line = fit(seat_line(self.scene, player), names)
            for head, number in zip(heads, self._numbers(player), strict=True):
                line.append(Run(f"{number:>{len(head) + 1}}", STRONG if head == heads[0] else TEXT))
            boosts = [] if self.board.is_echo(player) else self.view["boosts"][player]
            entries = series([self.scene.piece(id) for id in boosts])
            page += flow([*line, Run("  ")], entries, width, names)
        return page

    def _numbers(self, player: int) -> list[int]:
        board = self.board
        crimes = 1 if board.is_echo(player) else len(board.crimes[player]) + len(board.pending[player])
        return [
            board.intel[player],
            board.tolerance[player],
            board.dossiers[player],
            len(board.memory_of(player)),
            len(board.dilemmas_of(player)),
            len(board.well_of(player)),
            crimes,
        ]

    # -- tags and Grip -------------------------------------------------------------------------------------------------

    def grip(self, width: int) -> list[Line]:
        """A row for each Criminal: who controls it, and where everybody's disc is on the track."""
        board, words = self.board, self.words
        names = max(len(words.piece(criminal)) for criminal in board.criminals) + 3
        spaces = len(board.tables.numbers.grip_values)
        heads = [[self.scene.seat_run(player)] for player in board.players]
        each = max(spaces, *map(width_of, heads)) + 2
        if names + each * len(heads) > width - 6:
            heads = [[self.scene.seat_run(player)._replace(text=self.scene.mark(player).shape)]
                     for player in board.players]  # fmt: skip
            each = spaces + 2
        title = fit([Run("  Grip", STRONG)], names + 4)
        page: list[Line] = [[*title, *(run for head in heads for run in fit(head, each))]]
        skills = width - names - 4 - each * len(heads)
        for criminal in board.criminals:
            line = self._name(criminal, names)
            for player in board.players:
                line += fit(self._track(player, criminal), each)
            if self.desk.roomy and skills >= LEAST_SKILL:
                line += fit([Run(words.piece_text(criminal), QUIET, criminal.id)], skills)
            page.append(line)
        return page

    def _name(self, criminal: Criminal, width: int) -> Line:
        lock = [Run(f" {LOCK}", STRONG, criminal.id)] if self.board.locks[criminal] else []
        owner = self.board.controller(criminal)
        mark = None if owner is None else self.scene.mark(owner)
        sign = Run(f"{mark.shape} " if mark else "  ", f"bold {mark.colour}" if mark else "", criminal.id)
        name = [sign, *self.desk.name(criminal.id), *lock]
        return [*self.desk.filled_badge(criminal.id), *fit(name, width)]

    def _track(self, player: int, criminal: Criminal) -> Line:
        """The track with the disc as a digit: whoever controls the Criminal has it in the own colour."""
        numbers = self.board.tables.numbers
        at = self.board.grip[player][criminal]
        line: Line = []
        for space in range(len(numbers.grip_values)):
            if space == at:
                ours = criminal in self.board.hooks[player]
                line.append(Run(str(at), f"bold {self.scene.mark(player).colour}" if ours else TEXT, criminal.id))
            else:
                sign = "=" if space >= numbers.stamina_from else "-" if space >= numbers.skill_from else "·"
                line.append(Run(sign, QUIET if space < at else RULE, criminal.id))
        return line

    # -- Echo ----------------------------------------------------------------------------------------------------------

    def echo(self, width: int) -> list[Line]:
        """Echo's Crime track, the slots of her Criminals, and the card of her last turn."""
        board = self.board
        if len(board.order) == board.seats:
            return []
        track = side_of_board(board)
        head: Line = [Run("  "), self.scene.seat_run(player_of(board)), Run("  ")]
        page: list[Line] = []
        if board.echo_level:
            milestone = track.milestones[board.echo_level - 1]
            done = min(board.echo_progress, milestone)
            crime = [Run(f"Level {board.echo_level} crime  ", TEXT, "place:echo_crime")]
            bar = [Run("■" * done, f"bold {OPTION}"), Run("□" * (milestone - done), QUIET)]
            page.append([*head, *crime, *bar, Run(f" {board.echo_progress} of {milestone}", TEXT)])
        else:
            page.append([*head, Run("has no crime", QUIET)])
        entries: list[Line] = []
        for number, criminal in enumerate(board.echo_criminals):
            letter = LETTERS[number] if number < len(LETTERS) else "off"
            entries.append([Run(f"{letter} ", STRONG), *self.desk.name(criminal.id)])
        page += flow([Run("    Slots  ", QUIET)], series(entries), width, 6)
        if self.view["echo_discard"]:
            card = self.view["echo_discard"][-1]
            told = [Run("    Last card  ", QUIET, card), Run(self.words.piece_text(card), TEXT)]
            page += wrap(told, width, 6) if self.desk.roomy else [fit(told, width)]
        return page
