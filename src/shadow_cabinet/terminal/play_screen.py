"""Playing at the terminal: people answer with keys or the mouse, bots think in the background and are paced."""

from __future__ import annotations

import time
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from shadow_cabinet.table import Ask, Json, Piece, Refused, Seat, TableError
from shadow_cabinet.table.open_hands import EVERYTHING, view_of
from shadow_cabinet.words import Words

from .app import TableApp
from .look import OPTION, TEXT
from .modals import Curtain
from .page import Line, Run, wrap
from .play_keys import KEYS_HELP, SPEEDS, STEP, keys_line
from .question import ending_page, question_page, waiting_page
from .scene import DIGITS, LETTERS, ONLOOKER, Scene, keys_for
from .session import BotTurn, ByItself, HumanTurn, Session
from .story import Aside
from .sums import EXACT, ONE_DIGIT, most_to_type, typed_option
from .table_screen import ROOMY, TableScreen
from .thinking import Thought, think_aside


class PlayScreen(TableScreen):
    """A match that is being played here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("p", "stand", show=False),
        Binding("a", "answers_itself", show=False),
        Binding("s", "speed", show=False),
        Binding("v", "viewpoint", show=False),
        Binding("tab", "next_option(1)", show=False, priority=True),
        Binding("shift+tab", "next_option(-1)", show=False, priority=True),
        Binding("space", "space", show=False),
        Binding("enter", "enter", show=False),
        Binding("backspace", "unwrite", show=False),
        # Bound like the other keys, and not met in `on_key`: what is typed fast keeps its order.
        *(Binding(key, f"choose_by_key('{key}')", show=False) for key in (*DIGITS, *LETTERS)),
    ]
    KEYS_HELP = KEYS_HELP

    def __init__(self, session: Session, speed: str = "normal") -> None:
        super().__init__()
        self.session, self.match = session, session.match
        self.words = Words(self.match.game)
        humans = session.humans
        self.viewer: Seat = EVERYTHING if not humans else humans[0] if len(humans) == 1 else ONLOOKER
        self.speed = speed
        self._typed = ""  # of a sum
        self._generation = 0  # a bot's thought about a match that has been taken back since is dropped
        self._thinking: Seat | None = None
        self._due = 0.0
        self._thought: Thought | None = None
        self._timer: Timer | None = None
        # by viewer: how many notes there were at the last decision, and what was seen then
        self._last: dict[Seat, tuple[int, dict[str, Json]]] = {self.viewer: (len(self.match.notes), {})}

    # -- the course of the match ---------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        self.call_after_refresh(self.go_on)

    def go_on(self) -> None:
        """Do what happens by itself, up to where a person or a bot has to decide."""
        try:
            while isinstance(turn := self.session.next(self.viewer), ByItself):
                self.session.choose(turn.seat, turn.piece, by_itself=True)
        except (TableError, OSError) as problem:
            self._leave_with(problem)
            return
        if isinstance(turn, BotTurn):
            self._let_think(turn.seat)
        elif isinstance(turn, HumanTurn) and turn.seat != self.viewer:
            self._pass_the_table(turn.seat)
        self.redraw()

    def _choose(self, seat: Seat, piece: Piece | str) -> None:
        ask = self.match.ask_of(seat)
        self._typed = self._typed if seat != self.viewer else ""
        if ask is not None and not ask.prompt.follows and (seat == self.viewer or self.viewer < 0):
            self._last[self.viewer] = len(self.match.notes), view_of(self.match, self.viewer)
        try:
            self.session.choose(seat, piece)
        except (TableError, OSError) as problem:
            self._leave_with(problem)
            return
        if seat == self.viewer:
            self.cursor, self.message = None, ""
        self.go_on()

    def _leave_with(self, problem: Exception) -> None:
        assert isinstance(self.app, TableApp)
        self.app.leave_with(problem)

    def _pass_the_table(self, seat: Seat) -> None:
        """Another person's hand is shown only when that person says so; meanwhile the table shows no hand at all."""
        self.viewer, self.cursor = ONLOOKER, None

        def seated(shown: bool | None) -> None:
            if not shown:
                self.app.exit()
                return
            self.viewer = seat
            self.go_on()

        self.app.push_screen(Curtain(self.scene().seat_run(seat)), seated)

    # -- bots ----------------------------------------------------------------------------------------------------------

    def _let_think(self, seat: Seat) -> None:
        self._thinking = seat
        ask = self.match.ask_of(seat)
        pace = 0.0 if ask is not None and ask.prompt.follows else SPEEDS[self.speed]  # nothing to see in between
        self._due = time.monotonic() + max(pace, self.session.least_time(seat))
        think_aside(self, self._generation, seat, self.session.thinking(seat))

    def on_thought(self, thought: Thought) -> None:
        if thought.about != self._generation:
            return
        if isinstance(thought.piece, Exception):
            if isinstance(thought.piece, TableError):
                self._leave_with(thought.piece)
                return
            raise thought.piece
        self._thought = thought
        if self.speed == STEP:
            self.redraw()
        else:
            self._timer = self.set_timer(max(0.001, self._due - time.monotonic()), self._take_thought)

    def _take_thought(self) -> None:
        """Make the choice that a bot has thought of."""
        thought, self._thought, self._thinking = self._thought, None, None
        if thought is not None and isinstance(thought.piece, Piece):
            self._choose(thought.seat, thought.piece)

    def _forget_thoughts(self) -> None:
        self._generation += 1
        self._thought = self._thinking = None
        if self._timer is not None:
            self._timer.stop()

    # -- what is drawn -------------------------------------------------------------------------------------------------

    def my_ask(self) -> Ask | None:
        """The question to whoever sits at the table now."""
        return self.match.ask_of(self.viewer) if self.viewer in self.session.humans else None

    def scene(self) -> Scene:
        ask = self.my_ask()
        options = [option.id for option in ask.options] if ask else []
        return Scene(
            self.match,
            self.words,
            self.viewer,
            self.session.sitting,
            keys_for(options, self.words, self.match.board),
            frozenset(options),
            self._last.get(self.viewer, (0, {}))[1],
            self.size.height >= ROOMY,
        )

    def question(self, scene: Scene, width: int) -> list[Line]:
        ask = self.my_ask()
        if ask is not None:
            return question_page(scene, ask, width, self._typed)
        if self.match.result is not None:
            return ending_page(scene, width)
        thinking = ""
        if self._thinking is not None:
            thinking = f"{self.session.sitting[self._thinking]} thinks"
            if self._thought is not None and self.speed == STEP:
                thinking = "Space: next choice"
        return waiting_page(scene, self.match.waiting(), thinking, width)

    def heading(self, scene: Scene) -> str:
        if self.match.result is not None:
            return "over"
        if self.my_ask() is not None:
            return "your decision"
        if self.viewer == EVERYTHING:
            return "watching, all hands open"
        if self.viewer in self.session.humans:
            return "waiting"
        return "watching" if self.viewer < 0 else f"watching as {scene.words.seat(scene.board, self.viewer)}"

    def keys(self) -> Line:
        undoable = self.viewer >= 0 and self.match.result is None and self.match.can_undo(self.viewer)
        return keys_line(self.session, self.viewer, self.my_ask() is not None, undoable, self.speed)

    def asides(self) -> list[Aside]:
        return [
            (told, seat, piece.id) for told, seat, piece in self.session.asides if self.viewer in (EVERYTHING, seat)
        ]

    def new_from(self) -> int:
        return self._last.get(self.viewer, (0, {}))[0]

    def piece_page(self, scene: Scene, id: str, width: int) -> list[Line]:
        page = super().piece_page(scene, id, width)
        if id not in scene.options and self.my_ask() is not None:
            page = page if scene.words.piece_text(id) else []
            reason = self.match.why_not(self.viewer, id)
            page += [
                *[[]] * bool(page),
                *wrap(
                    [Run("Not an option: ", f"bold {OPTION}"), Run(self.words.reason(reason, scene.board), TEXT)],
                    width,
                ),
            ]
        return page

    # -- keys ----------------------------------------------------------------------------------------------------------

    def pick(self, target: str) -> bool:
        ask = self.my_ask()
        if ask is None or all(option.id != target for option in ask.options):
            return False
        self._choose(self.viewer, target)
        return True

    def action_choose_by_key(self, pressed: str) -> None:
        if pressed in DIGITS and self._write(pressed):
            return
        wanted = next((id for id, key in self.scene().keys.items() if key == pressed), None)
        if wanted is not None:
            self.pick(wanted)

    def _write(self, digit: str) -> bool:
        """A digit of a sum; where no sum has more than one, that is all of it. Says whether sums are asked for."""
        ask = self.my_ask()
        most = most_to_type(ask) if ask else None
        if most is None:
            return False
        if int(self._typed + digit) > most:
            self.say(f"no more than {most}")
        else:
            self._typed, self.message = str(int(self._typed + digit)), ""
            if most <= ONE_DIGIT:
                self._take_typed()
            else:
                self.redraw()
        return True

    def _take_typed(self) -> None:
        """Choose the sum that was typed, if need be by way of all sums."""
        number, self._typed = int(self._typed), ""
        ask = self.my_ask()
        piece = typed_option(ask, number) if ask else None
        if piece is None:
            self.say(f"{number} cannot be chosen")
            return
        self.pick(piece.id)
        ask = self.my_ask()
        if piece.id == EXACT and ask is not None:
            exact = typed_option(ask, number)
            if exact is not None:
                self.pick(exact.id)

    def action_unwrite(self) -> None:
        """Take back a digit."""
        self._typed = self._typed[:-1]
        self.redraw()

    def action_enter(self) -> None:
        """Choose the sum that was typed, or look up what the cursor is on."""
        if self._typed:
            self._take_typed()
        else:
            self.action_inspect()

    def action_next_option(self, step: int) -> None:
        spots = [(sheet, spot) for _, _, sheet, spot in self._spots() if spot.target in self.scene().options]
        question = [found for found in spots if found[0].parent is self.query_one("#question")]
        if not question:
            return
        order = [option.id for option in ask.options] if (ask := self.my_ask()) else []
        question.sort(key=lambda found: order.index(found[1].target))
        at = next(
            (i for i, found in enumerate(question) if self.cursor and found[1].target == self.cursor[1].target), None
        )
        at = (0 if step > 0 else -1) if at is None else (at + step) % len(question)
        self._put_cursor(*question[at])

    def action_space(self) -> None:
        if self._thought is not None and self.speed == STEP:
            self._take_thought()
        elif self.cursor is not None and not self.pick(self.cursor[1].target):
            self.inspect(self.cursor[1].target)

    def action_undo(self) -> None:
        if self.viewer not in self.session.humans:
            self.say("there is nothing of yours to take back")
            return
        try:
            self.session.undo(self.viewer)
        except Refused as refusal:
            self.say(str(refusal))
            return
        except OSError as problem:
            self._leave_with(problem)
            return
        self._forget_thoughts()
        self._typed = ""
        self.cursor, self.message = None, "taken back"
        self.go_on()

    def action_stand(self) -> None:
        if self.viewer not in self.session.humans:
            self.say("only a player can promise to pass")
            return
        if not self.match.game.has_reactions:
            self.say("to pass is a choice of its own in this game: nobody waits for your reactions")
            return
        on = self.session.stand(self.viewer)
        self.message = "passing in every reaction window until your next turn" if on else "you are asked again"
        self.go_on_unless_waiting()

    def action_answers_itself(self) -> None:
        session = self.session
        if len(session.humans) > 1:
            self.say("with several people at the keyboard every question is shown")
            return
        session.answers_itself = not session.answers_itself
        self.message = f"questions with one option {'answer themselves' if session.answers_itself else 'are shown'}"
        self.go_on_unless_waiting()

    def go_on_unless_waiting(self) -> None:
        """A promise may answer the present question; a bot that thinks is not disturbed."""
        if self._thinking is None:
            self.go_on()
        else:
            self.redraw()

    def action_speed(self) -> None:
        names = list(SPEEDS)
        self.speed = names[(names.index(self.speed) + 1) % len(names)]
        if self._thought is not None and self.speed != STEP:
            self._take_thought()
        self.say("the bots wait for Space" if self.speed == STEP else f"the bots play at {self.speed} speed")

    def action_viewpoint(self) -> None:
        if self.session.humans:
            self.say("whoever plays sees with no other eyes")
            return
        views = [EVERYTHING, ONLOOKER, *range(self.match.board.seats)]
        self.viewer = views[(views.index(self.viewer) + 1) % len(views)]
        self.redraw()

    def action_rule(self) -> None:
        ask = self.my_ask() or (self.match.asks[0] if self.viewer == EVERYTHING and self.match.asks else None)
        if ask is None:
            self.say("nothing is asked of you now")
        else:
            self.show_rule(ask.prompt.rule)
