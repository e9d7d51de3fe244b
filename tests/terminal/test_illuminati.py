"""The table of Illuminati: trees of cards, numbers with their sources, sums that are typed, and nothing hidden."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from shadow_cabinet.games import find_game
from shadow_cabinet.table import Ask, Dice, Match, Piece
from shadow_cabinet.table.open_hands import EVERYTHING
from shadow_cabinet.table.scenario import Scenario, start
from shadow_cabinet.terminal.app import TableApp
from shadow_cabinet.terminal.drawing import legend_of, more_about, renderer_of, text_of
from shadow_cabinet.terminal.page import Line, plain, width_of
from shadow_cabinet.terminal.play_screen import PlayScreen
from shadow_cabinet.terminal.question import question_page
from shadow_cabinet.terminal.scene import ONLOOKER, Scene, keys_for
from shadow_cabinet.terminal.session import ByItself, HumanTurn, Session
from shadow_cabinet.terminal.widgets import Pane
from shadow_cabinet.words import Words

GAME = find_game("illuminati")
WORDS = Words(GAME)
WIDTHS = (79, 99, 159)
GOALS = ("power", "alignments", "weird", "money", "transferable", "destroyed", "violent")
POSITION: dict[str, Any] = {
    "heads": [["bavarian-illuminati"], ["ufos"], ["gnomes-of-zurich"]],
    "secret_goal": [[], ["goal-weird"], []],
    "other_goals": [f"goal-{name}" for name in GOALS if name != "weird"],
    "goal_choice": [],
    "out_of_play": ["bermuda-triangle", "discordian-society", "network", "servants-of-cthulhu",
                    "society-of-assassins"],
    "groups": [["cia", "hollywood", "big-media", "texas", "hackers", "federal-reserve"], ["california", "trekkies"],
               ["video-games", "survivalists", "local-police-departments"]],
    "hangs_on": {"cia": "bavarian-illuminati-east", "hollywood": "cia-north", "big-media": "cia-south",
                 "texas": "bavarian-illuminati-south", "hackers": "big-media-west",
                 "federal-reserve": "bavarian-illuminati-west", "california": "ufos-north",
                 "trekkies": "california-north", "video-games": "gnomes-of-zurich-east",
                 "survivalists": "gnomes-of-zurich-west", "local-police-departments": "video-games-south"},
    "money": {"bavarian-illuminati": 23, "cia": 4, "hollywood": 12, "ufos": 9, "california": 5,
              "gnomes-of-zurich": 40, "video-games": 7},
    "uncontrolled": ["goldfish-fanciers", "feminists", "pentagon"],
    "nwos": {"red": ["supermajority"], "yellow": ["freak-flag-day"], "blue": ["belt-tightening"]},
    "dead": ["kgb"],
    "discard": ["slush-fund", "drums-of-war"],
    "hands": [["bribery", "deep-agent"], ["assassination"], []],
    "took_part": {"hollywood": 1},
    "active": 0,
    "first": 0,
    "step": "acting",
    "actions_left": 2,
    "round": 4,
    "turns_taken": [3, 3, 3],
}  # fmt: skip
LIES_THERE = ("group", "illuminati", "special", "nwo", "arrow")
AVOIDED = ("drop", "destroy", "call-off", "pass-the-turn", "end-actions", "no-more-windows", "stay-out", "lift")


def match_at(*choices: str, **changes: Any) -> Match[Any]:
    position = {**POSITION, **changes}
    match = start(Scenario("three at the table", GAME.id, seats=3, position=position), GAME)
    for choice in choices:
        match.choose(match.asks[0].seat, choice)
    return match


def scene_of(match: Match[Any], seat: int, roomy: bool = False) -> Scene:
    ask = match.ask_of(seat) if seat >= 0 else None
    options = [option.id for option in ask.options] if ask else []
    names = ["you"] * match.board.seats
    return Scene(match, WORDS, seat, names, keys_for(options, WORDS, match.board), frozenset(options), roomy=roomy)


def page_of(match: Match[Any], seat: int = 0, width: int = 79, roomy: bool = False) -> list[Line]:
    return renderer_of(GAME.id)(scene_of(match, seat, roomy), width)


def row(page: list[Line], *words: str) -> str:
    return next(text for line in page if all(word in (text := plain(line).rstrip()) for word in words))


def question(match: Match[Any], typed: str = "") -> str:
    ask = match.asks[0]
    return text_of(question_page(scene_of(match, ask.seat), ask, 79, typed))


# -- what stands where -------------------------------------------------------------------------------------------------


def test_players_stand_with_how_near_they_are_to_which_goal() -> None:
    page = page_of(match_at())
    assert row(page, "(you)", "Power").split()[-7:] == ["7/13", "■■■■■■■■", "36/35", "Power", "39", "+24", "2"]
    assert row(page, "Gnomes", "MB", "47/150").split()[-5:] == ["47/150", "MB", "47", "+19", "0"]
    assert row(page, "UFOs", "secret").split()[-4:] == ["secret", "14", "+14", "1"]


def test_a_secret_goal_is_told_to_its_owner_only() -> None:
    for seat, told in ((0, False), (1, True), (2, False), (ONLOOKER, False), (EVERYTHING, True)):
        assert ("2/5 Weird (secret)" in text_of(page_of(match_at(), seat))) is told


def test_a_structure_is_a_tree_of_cards_with_their_numbers() -> None:
    page = page_of(match_at())
    assert row(page, "├ CIA").split() == ["b", "├", "CIA", "6/4", "R5", "+0", "4", "MB", "Gov", "Vio", "→"]
    assert row(page, "└ Hackers").index("└ Hackers") == row(page, "├ CIA").index("├ CIA") + 4
    assert row(page, "Hollywood").split()[2:] == ["├", "Hollywood", "▴4/0", "▴R2", "▾+4", "12", "MB", "Lib", "↓",
                                                  "⚔", "red+2"]  # fmt: skip
    assert row(page, "Trekkies").endswith("was R4: yel+2")  # no Power is given to a group without
    assert row(page, "The Bavarian Illuminati ", "23 MB").endswith("all 36/21 +24  ↑")


def test_what_changed_a_card_stands_in_a_row_of_its_own_or_on_its_card() -> None:
    match = match_at()
    assert "was R4: red−2, yel−2, Survivalists R+2" in text_of(page_of(match, roomy=True))
    told = text_of(more_about(scene_of(match, 0), "california", 79))
    assert "▴9/0" in told
    assert "was 5 R4: red+2, yel+2" in told
    assert "The UFOs has 5 MB on it" in told
    assert more_about(scene_of(match, 0), "bribery", 79) == []


def test_nwos_stand_with_their_lines_and_what_they_come_to() -> None:
    page = page_of(match_at())
    assert row(page, "red Supermajority").endswith("Liberal +2, Conservative −2")
    assert row(page, "blu Belt-Tightening").endswith("Income −1")
    assert row(page, "All NWOs").split("  ")[-1] == "Lib +2, Con −2, Str −2, Wei +2"
    other = {"red": [], "yellow": [], "blue": ["bottom-up-revolt"]}
    bands = row(page_of(match_at(nwos=other)), "Bottom-Up Revolt")
    assert bands.endswith("printed Power 1 to 2: +1, printed Power 6 or more: −1")


def test_uncontrolled_groups_stand_with_what_it_comes_to_to_control_them() -> None:
    page = page_of(match_at())
    assert row(page, "Pentagon").endswith("Gov Vio Str   → 10 33/36")
    assert "→" not in row(page_of(match_at(), 1), "Pentagon")


def test_the_own_structure_lies_on_its_grid() -> None:
    page = [plain(line).rstrip() for line in page_of(match_at(), roomy=True)]
    at = next(number for number, line in enumerate(page) if "──────" in line and "CIA" in line)
    assert "Federal Reser…──The Bavarian …────── CIA ┈┈" in page[at]
    assert page[at - 2].split() == ["··", "┈┈┈┈┈┈┈┈", "Big", "Media", "┈┈┈┈┈┈┈┈┈", "·"]
    assert page[at + 2].split() == ["·", "Texas", "Hollywood"]
    column = page[at].index("CIA")
    assert all(page[row][column : column + 2].strip() == "│" for row in (at - 1, at + 1))


def test_arrows_that_are_offered_have_their_keys_in_the_tree_and_on_the_grid() -> None:
    match = match_at("big-media", "move")
    page = page_of(match)
    offered = [option.id for option in match.asks[0].options]
    drawn = [run.target for line in page for run in line if run.target in offered and run.text.strip().isalnum()]
    assert sorted(drawn) == sorted(offered * 2)
    grid = text_of(page).partition("The Bavarian Illuminati (you)")[0]
    assert "Texas" in grid
    assert "Big Media" not in grid.splitlines()[-1]  # it is in the hand


def test_arrows_point_where_they_lie_whatever_side_they_are_printed_on() -> None:
    told = question(match_at("big-media", "move"))
    assert row_of(told, "CIA").split() == ["CIA", "2", "→"]
    assert [option.id for option in match_at("big-media", "move").asks[0].options][1] == "cia-west"


def test_what_is_being_rebuilt_is_drawn_as_it_would_lie() -> None:
    hangs_on = {group: arrow.replace("bavarian-illuminati", "bermuda-triangle")
                for group, arrow in POSITION["hangs_on"].items()}  # fmt: skip
    out = ["bavarian-illuminati", *(id for id in POSITION["out_of_play"] if id != "bermuda-triangle")]
    heads = [["bermuda-triangle"], ["ufos"], ["gnomes-of-zurich"]]
    match = match_at("done", "cia", "lift", "hackers", heads=heads, hangs_on=hangs_on, out_of_play=out, money={},
                     nwos={"red": [], "yellow": [], "blue": []}, step="transferring", transfers_left=0)  # fmt: skip
    assert match.asks[0].prompt.id == "rebuild-at"
    grid = text_of(page_of(match)).partition("8/8")[0]
    assert "Texas" in grid
    assert all(name not in grid for name in ("CIA", "Hollywood", "Big Media", "Hackers"))


def test_own_specials_say_what_they_do_and_those_of_others_are_counted() -> None:
    page = text_of(page_of(match_at(), roomy=True))
    assert "Deep Agent" in page
    assert "Assassination" not in page
    assert "Assassination" in text_of(page_of(match_at(), EVERYTHING))
    assert "Discard  Slush Fund, Drums of War" in page
    assert "Destroyed groups  KGB" in page


# -- attacks and deals -------------------------------------------------------------------------------------------------


def test_what_an_attack_would_come_to_is_told_before_it_is_announced() -> None:
    page = page_of(match_at("pentagon"))
    assert "10 33/36  +6 −4 +8 both Go" in row(page, "Attack to control", "with CIA")
    page = page_of(match_at("pentagon", "control"))
    assert row(page, "CIA", "/36").endswith("10 33/36  +6 −4 +8 both Gov Vio")
    assert "−4 opposed: Str" not in row(page, "CIA", "/36")
    page = page_of(match_at("pentagon", "control", "cia", "big-media", "launch"))
    assert "Attack as planned, to control  ● CIA → ◎ Pentagon, uncontrolled" in text_of(page)
    assert "+3 Big Media aids" in text_of(page)
    assert "13  two dice must show 10 or less: 33/36 = 92 %" in text_of(page)


def test_the_ledger_names_every_part_and_who_paid_what() -> None:
    announced = ("california", "control", "cia", "big-media", "launch", "no-privilege")
    page = text_of(page_of(match_at(*announced), roomy=True))
    for part in ("+6  CIA Power", "+3  Big Media aids", "−8  California Resistance", "+4  both Gov",
                 "−10  1 link from its Illuminati", "−5  no throw"):  # fmt: skip
        assert part in page
    match = match_at(*announced, "bavarian-illuminati", "mb-20", "california", "mb-5")
    page = text_of(page_of(match, match.asks[0].seat, roomy=True))
    for part in ("+20  ● The Bavarian Illuminati pays", "−5  ■ The UFOs pays", "−5  from the target itself: twice",
                 "5  two dice must show 5 or less: 10/36 = 28 %"):  # fmt: skip
        assert part in page


def test_an_nwo_is_attacked_with_power_and_money_alone() -> None:
    page = text_of(page_of(match_at("supermajority")))
    assert "ATTACK to end it  ● The Bavarian Illuminati → ◎ Supermajority" in page
    assert "+10 The Bavarian Illuminati Power  −10 Supermajority Resistance" in page


def test_what_each_sum_makes_of_the_chance() -> None:
    announced = ("goldfish-fanciers", "bavarian-illuminati", "launch", "no-privilege")
    page = text_of(page_of(match_at(*announced, "bavarian-illuminati")))
    assert "with  1 MB 21/36  2 MB 26/36  3 MB 30/36  4 MB 33/36\n" in page
    match = match_at(*announced, "pass", "against-it")
    assert "with  1 MB 10/36  2 MB 6/36" in text_of(page_of(match, match.asks[0].seat))


def test_an_offer_is_seen_while_it_is_put_together_and_until_it_is_answered() -> None:
    match = match_at("ufos", "give-money", "mb-5", "trekkies")
    assert "Offer to ■ The UFOs: you give 5 MB for Trekkies" in text_of(page_of(match))
    match.choose(0, "propose")
    for seat in (0, 1, 2):
        assert "Offer of ● The Bavarian Illuminati to ■ The UFOs: to give 5 MB" in text_of(page_of(match, seat))
    match.choose(1, "reject")
    assert "Offer" not in text_of(page_of(match))


def test_a_long_question_stands_under_what_its_options_mean() -> None:
    told = question(match_at())
    assert row_of(told, "Attack ") == "Attack      1  Goldfish Fanciers   2  Feminists   3  Pentagon   4  California"
    assert row_of(told, "Deal with").split()[2:] == ["o", "The", "UFOs", "r", "The", "Gnomes", "of", "Zurich"]
    assert "End your actions" in "".join(told.splitlines()[:4])  # in sight on small screens too
    told = question(match_at("ufos"))
    assert row_of(told, "Give ").startswith("Give     3  Bribery   4  Deep Agent")
    assert row_of(told, "Ask for").split()[2:] == ["c", "California", "d", "Trekkies"]


def row_of(text: str, start: str) -> str:
    return next(line.rstrip() for line in text.splitlines() if line.startswith(start))


# -- sums --------------------------------------------------------------------------------------------------------------


def test_sums_have_letters_and_a_long_row_of_them_is_one_line() -> None:
    match = match_at("hollywood", "transfer")
    told = question(match)
    assert "Type a sum from 1 to 12, then Enter: ▏" in told
    assert " b  1 MB" in told
    match.choose(0, "exact-sum")
    told = question(match, "7")
    assert "Type a sum from 1 to 12, then Enter: 7▏" in told
    assert "3 MB" not in told
    assert scene_of(match, 0).keys == {}


def test_a_digit_is_its_sum_where_no_sum_has_two() -> None:
    match = match_at("cia", "transfer", "hollywood")
    assert "Type a sum" not in question(match)
    assert scene_of(match, 0).keys == {f"mb-{number}": str(number) for number in (1, 2, 3, 4)}


@pytest.mark.parametrize(
    ("begun", "keys", "amount"),
    [
        (("hollywood", "transfer"), ("7", "enter"), 7),
        (("hollywood", "transfer"), ("1", "1", "enter"), 11),
        (("hollywood", "transfer"), ("1", "1", "backspace", "2", "enter"), 12),
        (("hollywood", "transfer", "exact-sum"), ("0", "1", "enter"), 1),
        (("cia", "transfer", "hollywood"), ("3",), 3),
    ],
)
def test_a_sum_is_typed(begun: Sequence[str], keys: Sequence[str], amount: int, tmp_path: Path) -> None:
    session = Session.begin(GAME, ["you"] * 3, {}, "5", tmp_path / "match.jsonl")
    session.match = match_at(*begun)

    async def script(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        screen.viewer = 0
        screen.redraw()
        before = session.match.board.treasury(GAME.catalogue[begun[0]])
        await pilot.press(*keys)
        assert session.match.board.treasury(GAME.catalogue[begun[0]]) == before - amount

    drive(session, script, (80, 24))


def test_a_sum_that_is_too_large_is_not_taken(tmp_path: Path) -> None:
    session = Session.begin(GAME, ["you"] * 3, {}, "5", tmp_path / "match.jsonl")
    session.match = match_at("hollywood", "transfer")

    async def script(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        screen.viewer = 0
        await pilot.press("1", "3")
        assert screen.message == "no more than 12"
        await pilot.press("backspace", "enter", "escape")
        assert session.match.choices[-1].piece.id == "transfer"

    drive(session, script, (80, 24))


# -- any position of any match -----------------------------------------------------------------------------------------


def sensible(ask: Ask, luck: Random, board: Any) -> Piece:
    """Something that lets structures grow."""
    options = [option for option in ask.options if option.id not in AVOIDED] or list(ask.options)
    open_to_all = [option for option in options if option in board.uncontrolled]
    if ask.prompt.id == "act" and open_to_all and luck.random() < 0.7:
        return luck.choice(open_to_all)
    if ask.prompt.id == "put-in":
        own = [option for option in options if option.kind in ("illuminati", "group")]
        if ask.seat == board.active and own and not sum(board.put_for):
            return own[0]
        return ask.options[0] if luck.random() < 0.7 else luck.choice(options)
    return options[-1] if ask.prompt.id == "sum" and luck.random() < 0.3 else luck.choice(options)


def positions(seats: int, every: int, most: int, **settings: Any) -> list[Match[Any]]:
    """Positions of a match that is played by chance."""
    match = Match(GAME, seats=seats, settings=settings, seed=seats)
    luck, found = Random(seats), []
    while match.result is None and len(match.choices) < most:
        if len(match.choices) % every == 0:
            found.append(match.copy())
        ask = match.asks[0]
        match.choose(ask.seat, sensible(ask, luck, match.board))
    return [*found, match]


KINDS = [(2, {}), (4, {"interference": "at-once"}), (8, {"new_world_order": False})]


@pytest.mark.parametrize(("seats", "settings"), KINDS, ids=["two", "four", "eight"])
def test_no_line_is_too_wide_and_every_option_that_lies_there_has_its_key(seats: int, settings: dict[str, Any]) -> None:
    for number, match in enumerate(positions(seats, 13, 1500, **settings)):
        asked = [ask.seat for ask in match.asks]
        for seat in (*asked[:1], ONLOOKER, EVERYTHING):
            width = WIDTHS[number % len(WIDTHS)]
            scene = scene_of(match, seat, roomy=width > 99)
            page = renderer_of(GAME.id)(scene, width)
            assert max(map(width_of, page)) <= width
            keys = {(run.target, run.text) for line in page for run in line}
            lying = [id for id in scene.options if GAME.catalogue[id].kind in LIES_THERE]
            lying = [id for id in lying if f"'{id}'" in str(scene.view())]
            assert keys >= {(id, f" {scene.keys.get(id, '›')} ") for id in lying}, match.asks[0].prompt.id


@pytest.mark.parametrize(("seats", "settings"), KINDS, ids=["two", "four", "eight"])
def test_the_drawing_is_the_same_whatever_the_hidden_pieces_are(seats: int, settings: dict[str, Any]) -> None:
    for match in positions(seats, 41, 1500, **settings):
        for seat in (ONLOOKER, *range(seats)):
            other = match.imagine(seat, Dice.from_seed(seat + 5)) if match.result is None else match
            if match.waiting() == other.waiting():  # who is asked at the same time is asked again after a re-deal
                assert text_of(page_of(match, seat)) == text_of(page_of(other, seat))


# -- at the table ------------------------------------------------------------------------------------------------------


def drive(session: Session, script: Any, size: tuple[int, int]) -> None:
    app = TableApp(lambda: PlayScreen(session, "fast"))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            if not isinstance(pilot.app.screen, PlayScreen):  # the curtain between people at one keyboard
                await pilot.press("enter")
            await script(pilot)

    try:
        asyncio.run(run())
    finally:
        session.close()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
def test_the_groups_to_attack_are_seen_at_any_size(size: tuple[int, int], tmp_path: Path) -> None:
    session = Session.begin(GAME, ["you"] * 3, {}, "5", tmp_path / "match.jsonl")
    session.match = match_at()

    async def script(pilot: Pilot[None]) -> None:
        board = pilot.app.screen.query_one("#board", Pane)
        last = next(y for y, line in enumerate(board.sheet.page) if "Pentagon" in plain(line))
        assert board.scroll_y == 0
        assert last < board.size.height

    drive(session, script, size)


def test_every_sign_is_explained() -> None:
    signs = " ".join(sign for sign, _ in legend_of(GAME.id))
    for sign in "▴▾⚔◎→▸├└":
        assert sign in signs


def test_a_promise_to_pass_does_not_give_up_what_is_ones_own(tmp_path: Path) -> None:
    session = Session.begin(GAME, ["you"] * 3, {}, "a", tmp_path / "match.jsonl")
    for target, who_passes in (("pentagon", True), ("california", False)):
        session.match = match_at(target, "control", "bavarian-illuminati", "launch", "no-privilege", "pass")
        session.standing = {1: len(session.match.notes)}
        asked = session.match.asks[0]
        assert (asked.seat, asked.prompt.id) == (1, "put-in" if who_passes else "defend")
        assert isinstance(session.next(), ByItself if who_passes else HumanTurn)
        assert session.standing  # for whatever comes after it the promise stands
    session.close()
