"""What playing and replaying share: the layout, the cursor that walks over pieces, and looking things up."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Resize
from textual.screen import Screen

from shadow_cabinet.table import TableError

from .cursor import next_spot
from .drawing import legend_of, more_about, renderer_of
from .look import OPTION, QUIET, STRONG, TEXT
from .modals import LogModal, PageModal, RulesModal
from .page import Line, Run, Spot, fit, wrap
from .rules_text import read_rules, section_of, without_anchors
from .scene import Scene
from .story import Aside, story_page
from .widgets import Pane, Sheet

LEAST_COLUMNS, LEAST_ROWS = 80, 24
WIDE = 110  # columns from which the story stands beside the board
ROOMY = 38  # rows from which the board is drawn with more air
STORY_WIDTH = 40
LEAST_STORY = 3
NOTES_IN_PANE = 60
MOST_MESSAGE = 3  # lines of it
APART = 12  # rows between board and question for arrow keys: what is left of the board comes first
KEY_WIDTH = 16


class TableScreen(Screen[None]):
    """A match on the screen. Subclasses say what the question part holds and what keys do."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "walk(0,-1)", show=False),
        Binding("down", "walk(0,1)", show=False),
        Binding("left", "walk(-1,0)", show=False),
        Binding("right", "walk(1,0)", show=False),
        Binding("enter,i,w", "inspect", show=False),
        Binding("pageup", "scroll_story(-1)", show=False),
        Binding("pagedown", "scroll_story(1)", show=False),
        Binding("question_mark", "rule", show=False),
        Binding("slash,l", "log", show=False),
        Binding("h,f1", "help", show=False),
        Binding("q", "app.leave", show=False),
    ]
    KEYS_HELP: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__()
        self.cursor: tuple[Sheet, Spot] | None = None
        self.message = ""
        self._offered: frozenset[str] = frozenset()

    # -- what subclasses say -------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The match as it is to be drawn now."""
        raise NotImplementedError

    def question(self, scene: Scene, width: int) -> list[Line]:
        """The page below the board."""
        raise NotImplementedError

    def keys(self) -> Line:
        """The last line."""
        raise NotImplementedError

    def heading(self, scene: Scene) -> str:
        """What stands at the right of the first line."""
        raise NotImplementedError

    def asides(self) -> list[Aside]:
        return []

    def new_from(self) -> int:
        """The number of the first note that is new to whoever looks."""
        return 0

    def pick(self, target: str) -> bool:
        """Choose what was pointed at, if it is an option."""
        return False

    # -- drawing -------------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Sheet(id="title")
        with Vertical(id="table"):
            yield Pane(id="board")
            yield Pane(id="story")
            yield Pane(id="question")
        yield Sheet(id="keys")

    def on_resize(self, event: Resize) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Draw everything anew."""
        if not self.is_mounted or not self.size.width:
            return
        keys = self._keys(self.size.width - 2)
        columns, rows = self.size.width, self.size.height - 1 - len(keys)
        wide = columns >= WIDE
        self.set_class(wide, "wide")
        width = columns - STORY_WIDTH - 1 if wide else columns - 1
        scene = self.scene()
        board, question = renderer_of(scene.game.id)(scene, width), self.question(scene, width)
        story_width = STORY_WIDTH - 4 if wide else columns - 2
        story = story_page(scene, story_width, self.asides(), self.new_from(), NOTES_IN_PANE)
        self._lay_out(len(board), len(question), min(len(story), LEAST_STORY), rows, wide)
        cursor = self.cursor[1].target if self.cursor else ""
        board_pane, question_pane, story_pane = (
            self.query_one(f"#{id}", Pane) for id in ("board", "question", "story")
        )
        board_pane.sheet.show(board, cursor)
        question_pane.sheet.show(question, cursor)
        story_pane.sheet.show(story)
        story_pane.scroll_end(animate=False)
        self.query_one("#title", Sheet).show([self._title(scene, columns - 2)])
        keys_sheet = self.query_one("#keys", Sheet)
        keys_sheet.styles.height = len(keys)
        keys_sheet.show(keys)
        if scene.options != self._offered:
            self._offered = scene.options
            self.call_after_refresh(self._reveal_options, board_pane)

    def _reveal_options(self, board: Pane) -> None:
        """A new question finds the board at its top, or where that does not show the first option, scrolled to the
        options, as many as fit.
        """
        spots = [spot for spot in board.sheet.spots if spot.target in self._offered]
        if spots:
            board.scroll_home(animate=False, immediate=True)
            if spots[0].y >= board.size.height:
                board.reveal(spots[-1])
                board.reveal(spots[0])

    def _keys(self, width: int) -> list[Line]:
        """What can be pressed, or a message, which may need more than one line."""
        if not self.message:
            return [fit(self.keys(), width)]
        return [fit(line, width) for line in wrap([Run(self.message, f"bold {OPTION}")], width)[:MOST_MESSAGE]]

    def _lay_out(self, board: int, question: int, story: int, rows: int, wide: bool) -> None:
        """Give the question what it needs, up to half of the rows, then the board; in a narrow window the story has
        the rest."""
        story = 0 if wide else story
        question = min(question, max(rows // 2, rows - board - story))
        board = rows - question if wide else min(board, rows - question - story)
        self.query_one("#question").styles.height = question
        self.query_one("#board").styles.height = board
        self.query_one("#story").styles.height = "100%" if wide else rows - question - board

    def _title(self, scene: Scene, width: int) -> Line:
        left: Line = [Run(scene.game.title, STRONG)]
        turn = scene.view().get("turn")
        if isinstance(turn, int):
            left.append(Run(f" · {scene.words.value('turn').lower()} {turn}", TEXT))
        too_small = width + 2 < LEAST_COLUMNS or self.size.height < LEAST_ROWS
        right = f"needs {LEAST_COLUMNS} columns and {LEAST_ROWS} rows" if too_small else self.heading(scene)
        return [*fit(left, width - len(right) - 2), Run("  "), Run(right, f"bold {OPTION}" if scene.options else QUIET)]

    def say(self, message: str) -> None:
        """Say something in the last line until something else happens."""
        self.message = message
        self.redraw()

    # -- the cursor ----------------------------------------------------------------------------------------------------

    def action_walk(self, right: int, down: int) -> None:
        """Move the cursor to the nearest piece in that direction."""
        here = self.cursor
        spots = self._spots()
        now = next(((x, y) for x, y, sheet, spot in spots if (sheet, spot) == here), None)
        if now is None and here is not None:  # drawn elsewhere by now
            now = next(((x, y) for x, y, _, spot in spots if spot.target == here[1].target), None)
        where = {(x, y): (sheet, spot) for x, y, sheet, spot in spots if here is None or spot.target != here[1].target}
        goal = next_spot(list(where), now, right, down)
        if goal is not None:
            self._put_cursor(*where[goal])

    def _spots(self) -> list[tuple[int, int, Sheet, Spot]]:
        """Everything that can be pointed at, with its column and row: the question comes well below the whole board,
        also below what is scrolled out of view.
        """
        found, above = [], 0
        for pane in (self.query_one("#board", Pane), self.query_one("#question", Pane)):
            found += [(spot.x, above + spot.y, pane.sheet, spot) for spot in pane.sheet.spots]
            above += len(pane.sheet.page) + APART
        return found

    def _put_cursor(self, sheet: Sheet, spot: Spot) -> None:
        self.cursor, self.message = (sheet, spot), ""
        self.redraw()
        if isinstance(sheet.parent, Pane):
            sheet.parent.reveal(spot)

    # -- looking things up ---------------------------------------------------------------------------------------------

    def on_sheet_pointed(self, event: Sheet.Pointed) -> None:
        if event.inspect or not self.pick(event.target):
            self.inspect(event.target)

    def action_inspect(self) -> None:
        if self.cursor is None:
            self.say("walk to a piece with the arrow keys, then press Enter; or click on it")
        else:
            self.inspect(self.cursor[1].target)

    def inspect(self, target: str) -> None:
        """Open the card of a piece, or list what lies in a place."""
        scene = self.scene()
        name = target.removeprefix("place:")
        if name != target:
            title = scene.words.place(name.partition(".")[0])
            self.app.push_screen(PageModal(title, lambda width: self._place(scene, name)))
            return
        yes = "choose it" if target in scene.options else ""

        def decided(agreed: bool | None) -> None:
            if agreed:
                self.pick(target)

        card = PageModal(
            scene.words.piece(target, scene.board), lambda width: self.piece_page(scene, target, width), yes
        )
        self.app.push_screen(card, decided)

    def piece_page(self, scene: Scene, id: str, width: int) -> list[Line]:
        """What a piece does."""
        text, more = scene.words.piece_text(id), more_about(scene, id, width)
        if not text:
            return more or [[Run("There is nothing more to say about it.", QUIET)]]
        return [*wrap([Run(text, TEXT)], width), *([[], *more] if more else [])]

    def _place(self, scene: Scene, name: str) -> list[Line]:
        seen = scene.view()
        found = seen[name.partition(".")[0]]
        for part in name.split(".")[1:]:
            found = found[int(part)] if isinstance(found, list) else found[part] if isinstance(found, dict) else None
        assert isinstance(found, list)
        page = [[Run(f"{number:>3}  ", QUIET), *scene.face(face)] for number, face in enumerate(reversed(found), 1)]
        return page or [[Run("Nothing lies here.", QUIET)]]

    def show_rule(self, anchor: str) -> None:
        """Open a section of the rules."""
        game = self.scene().game
        try:
            section = without_anchors(section_of(read_rules(game), anchor))
        except TableError as problem:
            self.say(str(problem))
            return
        heading, _, text = section.partition("\n")
        self.app.push_screen(RulesModal(heading.lstrip("# "), text.strip(), self.show_rule))

    def action_log(self) -> None:
        scene = self.scene()
        asides = self.asides()
        self.app.push_screen(LogModal(lambda width, wanted: story_page(scene, width, asides, wanted=wanted)))

    def action_scroll_story(self, pages: int) -> None:
        pane = self.query_one("#story", Pane)
        pane.scroll_relative(y=pages * max(1, pane.size.height - 1), animate=False)

    def action_help(self) -> None:
        def draw(width: int) -> list[Line]:
            legend = legend_of(self.scene().game.id)
            page = [line for key, text in self.KEYS_HELP for line in _explained(key, text, width)]
            return (
                page + [[]] * bool(legend) + [line for sign, text in legend for line in _explained(sign, text, width)]
            )

        self.app.push_screen(PageModal("Keys and signs", draw))


def _explained(key: str, text: str, width: int) -> list[Line]:
    return wrap([*fit([Run(key, f"bold {OPTION}")], KEY_WIDTH), Run(text, TEXT)], width, KEY_WIDTH)
