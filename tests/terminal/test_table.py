"""The terminal table, driven as a person drives it: keys, mouse, and what then stands on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from textual.events import Key
from textual.pilot import Pilot

from shadow_cabinet.bots import RandomBot
from shadow_cabinet.games import find_game
from shadow_cabinet.lab.simulate import play_match
from shadow_cabinet.table.open_hands import EVERYTHING
from shadow_cabinet.table.record import read_record, record_of, replay, verify
from shadow_cabinet.terminal.app import TableApp
from shadow_cabinet.terminal.modals import Curtain, LogModal, PageModal, RulesModal
from shadow_cabinet.terminal.play_screen import PlayScreen
from shadow_cabinet.terminal.replay_screen import ReplayScreen
from shadow_cabinet.terminal.session import Session
from shadow_cabinet.terminal.start_screen import StartScreen
from shadow_cabinet.terminal.widgets import Pane, Sheet
from shadow_cabinet.words import Words

GAME = find_game("1955")
WIDE, NARROW = (120, 40), (80, 24)
Script = Callable[[Pilot[None]], Awaitable[None]]
Begin = Callable[..., Session]


def drive(app: TableApp, script: Script, size: tuple[int, int] = WIDE) -> TableApp:
    """Run an app without a terminal and let a script press its keys."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await script(pilot)

    asyncio.run(run())
    return app


async def settle(pilot: Pilot[None]) -> None:
    """Wait until a person has to do something."""
    for _ in range(200):
        await pilot.pause()
        screen = pilot.app.screen
        if not isinstance(screen, PlayScreen) or screen.my_ask() or screen.match.result or not screen.session.humans:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the bots do not come to an end")


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


def text(pilot: Pilot[None], id: str = "") -> str:
    """What stands on the screen, or in one part of it."""
    screen = pilot.app.screen
    if id in ("board", "question", "story", "text"):
        return screen.query_one(f"#{id}", Pane).sheet.text
    return "\n".join(sheet.text for sheet in screen.query(Sheet))


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    begun: list[Session] = []

    def begin(seats: str = "you,tactics", seed: str = "5", **settings: object) -> Session:
        begun.append(Session.begin(GAME, seats.split(","), settings, seed, tmp_path / "match.jsonl"))
        return begun[-1]

    yield begin
    for session in begun:
        session.close()


def table(session: Session) -> TableApp:
    return TableApp(lambda: PlayScreen(session, "fast"))


# -- choosing ----------------------------------------------------------------------------------------------------------


def test_the_question_counts_its_options_and_marks_them_on_the_board(begin: Begin) -> None:
    async def script(pilot: Pilot[None]) -> None:
        assert "6 options · ? home-countries" in text(pilot, "question")
        assert "Choose your Home Country." in text(pilot, "question")
        assert " 4  Poland" in text(pilot, "question")
        assert " 4  Poland" in text(pilot, "board")
        await press(pilot, "4")
        assert "Red decides" in text(pilot, "question")
        assert "⌂R" in text(pilot, "board")
        assert "Red makes Poland the Home Country." in text(pilot, "story")

    drive(table(begin()), script)


@pytest.mark.parametrize("part", ["board", "question"])
def test_an_option_is_chosen_by_a_click_wherever_it_lies(begin: Begin, part: str) -> None:
    session = begin()

    async def script(pilot: Pilot[None]) -> None:
        sheet = pilot.app.screen.query_one(f"#{part}", Pane).sheet
        spot = next(spot for spot in sheet.spots if spot.target == "hungary")
        await pilot.click(sheet, offset=(spot.x + 1, spot.y))
        await settle(pilot)
        assert session.match.choices[0].piece.id == "hungary"

    drive(table(session), script)


def test_options_are_walked_to_and_chosen_with_the_space_bar(begin: Begin) -> None:
    session = begin()

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "tab", "tab", "tab", "shift+tab", "space")
        assert session.match.choices[0].piece.id == "great-britain"

    drive(table(session), script)


def test_a_piece_tells_what_it_does_and_is_chosen_from_its_card(begin: Begin) -> None:
    session = begin()

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "down", "enter")
        assert isinstance(pilot.app.screen, PageModal)
        await press(pilot, "escape")
        assert session.match.choices == []
        await press(pilot, "enter", "enter")
        assert session.match.choices[0].piece.id == "great-britain"

    drive(table(session), script)


def test_a_click_on_what_is_no_option_says_why(begin: Begin) -> None:
    session = begin()

    async def script(pilot: Pilot[None]) -> None:
        card = session.match.board.hands[0][0].id
        sheet = pilot.app.screen.query_one("#board", Pane).sheet
        spot = next(spot for spot in sheet.spots if spot.target == card)
        await pilot.click(sheet, offset=(spot.x, spot.y))
        await pilot.pause()
        assert isinstance(pilot.app.screen, PageModal)
        assert "Not an option: " in text(pilot, "text")
        await press(pilot, "enter")
        assert session.match.choices == []

    drive(table(session), script)


# -- looking things up -------------------------------------------------------------------------------------------------


def test_the_rule_the_log_and_the_keys(begin: Begin) -> None:
    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, RulesModal)
        await press(pilot, "escape", "1", "h")
        assert "what a piece does" in text(pilot, "text")
        await press(pilot, "escape", "slash")
        assert isinstance(pilot.app.screen, LogModal)
        assert "Blue makes France the Home Country." in text(pilot, "text")
        await press(pilot, *"red")
        assert "Blue makes France" not in text(pilot, "text")
        assert "Red makes" in text(pilot, "text")
        await press(pilot, *"zz")
        assert "Nothing of the kind" in text(pilot, "text")

    drive(table(begin()), script)


def test_the_cards_of_a_pile_are_listed(begin: Begin) -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        screen.inspect("place:discard")
        await pilot.pause()
        assert text(pilot, "text") == "Nothing lies here."
        await press(pilot, "escape")
        screen.inspect("place:hands.1")
        await pilot.pause()
        assert text(pilot, "text").count("a hidden card") == 5

    drive(table(begin()), script)


# -- taking back, answering by itself, passing on ----------------------------------------------------------------------


def test_undo_takes_back_until_somebody_else_has_decided(begin: Begin) -> None:
    session = begin()

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "u")
        assert "cannot be taken back" in text(pilot)
        await press(pilot, "1")
        made = len(session.match.choices)
        card = session.match.asks[0].options[0]
        await press(pilot, "1", "u")
        assert len(session.match.choices) == made
        assert "taken back" in text(pilot)
        assert card in session.match.asks[0].options
        await press(pilot, "u")
        assert "cannot be taken back" in text(pilot)
        assert len(session.match.choices) == made

    drive(table(session), script)
    assert [made.choice for made in read_record(session.path).made] == [
        choice.piece.id for choice in session.match.choices
    ]


def test_questions_with_one_option_answer_themselves_unless_switched_off(begin: Begin) -> None:
    session = begin(seats="random,you", seed="3")

    async def script(pilot: Pilot[None]) -> None:
        assert session.answers_itself
        while not session.asides:
            await press(pilot, "1")
        assert "(by itself)" in text(pilot, "story")
        await press(pilot, "a")
        assert "are shown" in text(pilot)
        told = len(session.asides)
        while "1 option ·" not in text(pilot, "question"):
            await press(pilot, "1")
        assert len(session.asides) == told

    drive(table(session), script)


def test_passing_until_the_next_turn(begin: Begin) -> None:
    session = begin(seats="you,tactics", seed="5")
    seat = 0

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "a", "1")
        while session.match.board.active == seat:
            await press(pilot, "1")
        assert session.match.ask_of(seat) is not None
        await press(pilot, "p")
        while session.match.board.active != seat:  # asked for something that cannot be passed
            assert "Pass" not in text(pilot, "question")
            await press(pilot, "1")
        assert session.standing == {}
        assert {piece.id for _, _, piece in session.asides} == {"pass"}
        await press(pilot, "p", "p")
        assert "you are asked again" in text(pilot)

    drive(table(session), script)


# -- several people, none, and coming back -----------------------------------------------------------------------------


def test_the_curtain_hides_each_hand_from_the_other(begin: Begin) -> None:
    session = begin(seats="you,you")
    hands = [[card.id for card in hand] for hand in session.match.board.hands]
    names = [[PlayScreen(session).words.piece(card) for card in hand] for hand in hands]

    async def script(pilot: Pilot[None]) -> None:
        def shows(seat: int) -> bool:
            pages = [text for screen in pilot.app.screen_stack for text in (s.text for s in screen.query(Sheet))]
            return any(name in page for page in pages for name in names[seat] if name not in names[1 - seat])

        assert isinstance(pilot.app.screen, Curtain)
        assert "Hand the table to" in text(pilot)
        assert not shows(0)
        assert not shows(1)
        await press(pilot, "1", "x", "enter")
        assert shows(0)
        assert not shows(1)
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, Curtain)
        assert not shows(0)
        assert not shows(1)
        await press(pilot, "enter")
        assert shows(1)
        assert not shows(0)
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, Curtain)
        await pilot.press("q")

    drive(table(session), script)
    assert len(session.match.choices) == 2


def test_a_match_that_was_left_goes_on(begin: Begin) -> None:
    session = begin()

    async def leave(pilot: Pilot[None]) -> None:
        await press(pilot, "2", "1", "1")
        await pilot.press("q")

    drive(table(session), leave)
    assert session.close()
    chosen = [choice.piece for choice in session.match.choices]
    assert len(chosen) >= 4
    with session.path.open("a") as file:
        file.write('{"n": 5, "sea')  # the power fails in the middle of a line
    again = Session.go_on(session.path, GAME)
    assert again.sitting == ["you", "tactics"]
    assert [choice.piece for choice in again.match.choices] == chosen

    async def go_on(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "1")

    drive(table(again), go_on, NARROW)
    again.close()
    assert len(read_record(session.path).made) > len(chosen)
    replay(read_record(session.path), GAME)


def test_a_match_without_a_choice_leaves_no_file(begin: Begin) -> None:
    session = begin()
    assert session.path.exists()
    assert not session.close()
    assert not session.path.exists()


def test_watching_bots_step_by_step_and_through_other_eyes(begin: Begin) -> None:
    session = begin(seats="random,tactics")

    async def script(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        for _ in range(100):
            await pilot.pause()
            if screen._thought is not None:
                break
            await asyncio.sleep(0.01)
        assert session.match.choices == []
        assert "Space: next choice" in text(pilot, "question")
        await pilot.press("space")
        await pilot.pause()
        assert len(session.match.choices) == 1
        assert screen.viewer == EVERYTHING
        hidden = text(pilot, "board")
        await pilot.press("v")
        await pilot.pause()
        assert len(text(pilot, "board").splitlines()) < len(hidden.splitlines())
        await pilot.press("v")
        await pilot.pause()
        assert screen.viewer == 0
        assert "watching as " in text(pilot)
        assert "(random)" in text(pilot, "board")
        assert "(you)" not in text(pilot)
        assert "Your hand" not in text(pilot)
        await pilot.press("u")
        await pilot.pause()
        assert "there is nothing of yours to take back" in text(pilot)
        assert len(session.match.choices) == 1
        await pilot.press("p")
        await pilot.pause()
        assert session.standing == {}

    drive(TableApp(lambda: PlayScreen(session, "step")), script)


def test_the_table_can_be_left_at_the_moment_in_which_something_opens(begin: Begin) -> None:
    openings: list[Callable[[PlayScreen], None]] = [
        PlayScreen.action_log, PlayScreen.action_help, PlayScreen.action_rule, lambda screen: screen.inspect("poland"),
        lambda screen: screen._pass_the_table(1),
    ]  # fmt: skip
    for number, opening in enumerate(openings):

        async def script(pilot: Pilot[None], opening: Callable[[PlayScreen], None] = opening) -> None:
            screen = pilot.app.screen
            assert isinstance(screen, PlayScreen)
            opening(screen)
            pilot.app.exit()

        session = begin("you,tactics")
        assert drive(table(session), script).return_code == 0, number
        session.close()


def test_a_piece_with_no_text_of_its_own_still_says_why_it_is_no_option(begin: Begin) -> None:
    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "1")
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        screen.inspect("france")
        await pilot.pause()
        assert text(pilot, "text").startswith("Not an option: ")

    drive(table(begin()), script)


def test_what_the_cards_of_a_hand_do_is_shown_whole_where_there_is_room(begin: Begin) -> None:
    session = begin()

    async def script(pilot: Pilot[None]) -> None:
        shown = " ".join(text(pilot, "board").split())
        for card in session.match.board.hands[0]:
            assert " ".join(Words(GAME).piece_text(card.id).split()[:12]) in shown

    drive(table(session), script, (140, 45))


def test_what_is_typed_fast_keeps_its_order(begin: Begin) -> None:
    session = begin("you,you")

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        for key in ("1", "2", "u"):  # a home, a curtain which no option opens, nothing to take back
            pilot.app.post_message(Key(key, key))
        await pilot.pause(0.1)
        assert isinstance(pilot.app.screen, Curtain)
        await press(pilot, "enter", "3")
        assert [choice.piece.id for choice in session.match.choices] == ["france", "soviet-union"]
        await press(pilot, "enter")
        second = session.match.asks[0].options[1]
        for key in ("1", "u", "2"):
            pilot.app.post_message(Key(key, key))
        await pilot.pause(0.1)
        assert [choice.piece for choice in session.match.choices[2:]] == [second]

    drive(table(session), script)


def test_what_is_typed_after_leaving_is_no_choice(begin: Begin) -> None:
    session = begin("you,you")

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        for key in ("q", "1", "2"):
            pilot.app.post_message(Key(key, key))
        await pilot.pause(0.1)

    drive(table(session), script)
    assert session.match.choices == []


def test_cards_and_long_messages_fit_whatever_the_window_is(begin: Begin) -> None:
    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "1")
        await press(pilot, "u")
        assert "another seat has decided" in " ".join(text(pilot).split())
        await press(pilot, "h")
        await pilot.resize_terminal(60, 24)
        await pilot.pause()
        assert max(len(line.rstrip()) for line in text(pilot, "text").splitlines()) <= 60 - 8

    drive(table(begin()), script, NARROW)


# -- whole matches -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_whole_match_by_always_pressing_one(begin: Begin, size: tuple[int, int]) -> None:
    session = begin(seats="you,random", seed="11", board="shortened", turn_cap=14)

    async def script(pilot: Pilot[None]) -> None:
        while session.match.result is None:
            question = pilot.app.screen.query_one("#question", Pane)
            assert question.sheet.size.height == len(question.sheet.page) <= question.size.height
            assert all(len(line) <= size[0] for line in text(pilot).splitlines())
            await press(pilot, "1")
        assert "The match is over" in text(pilot, "question")
        await press(pilot, "u")
        assert "the match is over" in text(pilot)

    drive(table(session), script, size)
    verify(read_record(session.path), GAME)


def test_a_replay_goes_back_and_forth() -> None:
    match = play_match(GAME, [RandomBot(1), RandomBot(2)], {"turn_cap": 6}, seed=4)
    record = record_of(match, ["random", "random"])

    async def script(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert "choice 3 of" in text(pilot)
        before = text(pilot, "board")
        await press(pilot, "right")
        assert screen.at == 4
        await press(pilot, "left")
        assert text(pilot, "board") == before
        await press(pilot, "end")
        assert "The match is over" in text(pilot, "question")
        await press(pilot, "pageup")
        assert "is to play" in text(pilot, "story").splitlines()[-1]
        await press(pilot, "home", "left")
        assert screen.at == 0
        await press(pilot, "pagedown", "v", "v", "question_mark")
        assert isinstance(pilot.app.screen, RulesModal)

    drive(TableApp(lambda: ReplayScreen(record, GAME, 3)), script)


# -- choosing a game ---------------------------------------------------------------------------------------------------


def test_a_game_and_the_company_are_chosen_even_where_there_is_one_game(begin: Begin) -> None:
    asked: list[tuple[str, list[str]]] = []

    def start(game: str, sitting: list[str], settings: dict[str, object]) -> PlayScreen:
        asked.append((game, sitting))
        return PlayScreen(begin(",".join(sitting)), "fast")

    def go_on(path: Path) -> PlayScreen:
        raise AssertionError(path)

    async def script(pilot: Pilot[None]) -> None:
        assert "1955: The War of Espionage" in text(pilot)
        await press(pilot, "1")
        assert "two people at this keyboard" in text(pilot)
        await press(pilot, "escape", "enter", "down", "down", "down", "enter")
        assert asked == [("war-of-espionage", ["you", "random"])]
        assert isinstance(pilot.app.screen, PlayScreen)
        assert "Choose your Home Country." in text(pilot)

    drive(TableApp(lambda: StartScreen(start, go_on, None, [])), script, NARROW)


@pytest.mark.parametrize(
    ("keys", "sitting"),
    [
        (["1"], ["you"]),
        (["2", "2"], ["search:1s", "you"]),
        (["5", "escape", "3", "2"], ["you", "tactics", "tactics"]),
        (["5", "4"], ["you"] * 5),
    ],
)
def test_how_many_play_is_chosen_where_a_game_leaves_it_open(keys: list[str], sitting: list[str], begin: Begin) -> None:
    asked: list[list[str]] = []

    def start(game: str, sitting: list[str], settings: dict[str, object]) -> PlayScreen:
        assert game == "deep-state"
        asked.append(sitting)
        return PlayScreen(begin("you,random"), "fast")

    def go_on(path: Path) -> PlayScreen:
        raise AssertionError(path)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "2")
        assert "how many play?" in text(pilot)
        assert all(label in text(pilot) for label in ("1  you alone", "2  2 players", "5  5 players"))
        await press(pilot, *keys)
        assert asked == [sitting]

    left = [(Path("left.jsonl"), "1955: The War of Espionage, 1 May at 12:00", "3 choices so far.")]
    drive(TableApp(lambda: StartScreen(start, go_on, None, left)), script, NARROW)


def test_settings_are_chosen_before_a_match(begin: Begin) -> None:
    begun: list[tuple[list[str], dict[str, object]]] = []

    def start(game: str, sitting: list[str], settings: dict[str, object]) -> PlayScreen:
        begun.append((sitting, settings))
        return PlayScreen(begin("you,random"), "fast")

    def go_on(path: Path) -> PlayScreen:
        raise AssertionError(path)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "3", "6")
        assert "In Too Deep: settings" in text(pilot)
        assert "Criminals: none chosen" in text(pilot)
        assert "Turn limit" not in text(pilot)  # too many numbers to step through
        await press(pilot, "4", "2", "2", "2", "2")  # 5, 6, 7 storylines, and again 5, then 6
        assert "Echo's board: Hard" in text(pilot)
        assert "Storylines: 6" in text(pilot)
        await press(pilot, "1", "4", "5", "5")
        assert "✓ Ghost" in text(pilot)
        assert "· Jumper" in text(pilot)
        await press(pilot, "escape", "escape", "up")
        assert "Criminals: Ghost. Storylines: 6. Echo's board: Hard" in text(pilot)
        await press(pilot, "1")
        assert "name 4, or none to have them drawn; 1 are named" in " ".join(text(pilot).split())
        await press(pilot, "6", "1", "4", "escape", "escape", "1")
        assert begun == [(["you"], {"storylines": 6, "echo_board": "hard"})]

    drive(TableApp(lambda: StartScreen(start, go_on, None, [])), script, NARROW)


def test_settings_that_were_typed_can_be_changed_back(begin: Begin) -> None:
    begun: list[dict[str, object]] = []

    def start(game: str, sitting: list[str], settings: dict[str, object]) -> PlayScreen:
        begun.append(settings)
        return PlayScreen(begin("you,random"), "fast")

    def go_on(path: Path) -> PlayScreen:
        raise AssertionError(path)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "7")
        assert "Side of the board: Shortened" in text(pilot)
        await press(pilot, "1", "escape", "4")
        assert begun == [{"board": "basic"}]

    drive(TableApp(lambda: StartScreen(start, go_on, None, [], {"board": "shortened"})), script, NARROW)
