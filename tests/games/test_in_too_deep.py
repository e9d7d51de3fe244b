"""In Too Deep: what holds in every match, what can be agreed on, and tokens that look alike.

Set-ups are in `test_in_too_deep_setup.py`; single rules are shown by the scenarios in `scenarios/in-too-deep`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from shadow_cabinet.check.shown import everything
from shadow_cabinet.games.in_too_deep import InTooDeep
from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard
from shadow_cabinet.games.in_too_deep.challenge import discard_unseen
from shadow_cabinet.games.in_too_deep.chapters import put_into_well
from shadow_cabinet.games.in_too_deep.copies import alike, any_copy
from shadow_cabinet.games.in_too_deep.evidence import file_face_down, tokens_to_file
from shadow_cabinet.games.in_too_deep.pieces import (
    BLOCKS,
    CRIMINALS,
    EDGES,
    EVIDENCE,
    ITEMS,
    SLOTS,
    TYPES,
    ZONES,
    Dilemma,
)
from shadow_cabinet.table import Dice, Match, SettingsError
from shadow_cabinet.table.record import read_record, record_of, replay, write_record
from shadow_cabinet.table.scenario import read_scenario, start
from shadow_cabinet.terminal.cli import cabinet
from shadow_cabinet.terminal.options import parse_settings

GAME = InTooDeep()
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "in-too-deep"
FIVE = ("fixer", "ghost", "jumper", "mechanic", "persuader")


def deal(seats: int, seed: int = 1, **settings: object) -> InTooDeepBoard:
    return GAME.deal(Dice.from_seed(seed), GAME.make_settings(settings, seats), seats)


def play_on(match: Match[InTooDeepBoard], choices: int, seed: int = 1) -> None:
    """So many random choices, or all to the end."""
    dice = Dice.from_seed(seed)
    for _ in range(choices):
        if not match.asks:
            return
        ask = match.asks[dice.below(len(match.asks))]
        match.choose(ask.seat, ask.options[dice.below(len(ask.options))])


# -- the set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "echo", "rows"), [
    (1, False, [2, 2, 1]), (2, False, [2, 2, 1]), (2, True, [3, 2, 2]), (3, False, [3, 2, 2]), (4, False, [3, 3, 3]),
    (5, False, [3, 3, 3]),
])  # fmt: skip
def test_dossiers_of_each_row(seats: int, echo: bool, rows: list[int]) -> None:
    """004: General setup. With Echo as for one player more."""
    assert deal(seats, echo=echo).dossiers_left == rows


@pytest.mark.parametrize("storylines", [5, 6, 7])
def test_the_number_of_storylines(storylines: int) -> None:
    board = deal(4, storylines=storylines)
    cards = [*(card for deck in board.level_decks.values() for card in deck), *(hand[-1] for hand in board.crimes)]
    assert len({card.storyline for card in cards}) == storylines
    assert len(cards) == 7 * storylines


def test_alone_one_plays_against_echo_whatever_is_agreed() -> None:
    for echo in (True, False):
        assert list(deal(1, echo=echo).players) == [0, 1]


def test_the_criminals_that_are_named_are_in_play() -> None:
    for seed in range(5):
        assert tuple(who.id for who in deal(3, seed, criminals=FIVE).criminals) == FIVE
    drawn = {who for seed in range(30) for who in deal(3, seed).criminals}
    assert drawn == set(CRIMINALS)


# -- what can be agreed on ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "settings", "told"), [
    (3, {"criminals": FIVE[:4]}, "criminals: name 5, or none to have them drawn; 4 are named"),
    (4, {"criminals": FIVE}, "criminals: name 6, or none to have them drawn; 5 are named"),
    (1, {"criminals": FIVE}, "criminals: name 4, or none to have them drawn; 5 are named"),
    (2, {"criminals": FIVE[:4], "echo": True}, "criminals: name 5, or none to have them drawn; 4 are named"),
    (3, {"echo": True}, "echo joins 1 or 2 seats, not 3"),
    (2, {"echo_board": "hard"}, "echo_board is for games with Echo: 1 seat, or 2 with echo, not 2"),
    (3, {"storylines": 4}, "storylines"),
    (3, {"storylines": 8}, "storylines"),
    (3, {"criminals": (*FIVE[:4], "hacker")}, "criminals"),
    (3, {"criminals": (*FIVE[:4], "fixer")}, "criminals"),
    (6, {}, "seats"),
])  # fmt: skip
def test_what_contradicts_itself_is_refused(seats: int, settings: dict[str, object], told: str) -> None:
    with pytest.raises(SettingsError) as refused:
        Match(GAME, seed=1, seats=seats, settings=settings)
    assert told in str(refused.value)


def test_the_hard_board_goes_with_echo() -> None:
    for seats, echo in ((1, False), (2, True)):
        assert GAME.make_settings({"echo": echo, "echo_board": "hard"}, seats).echo_board == "hard"


# -- records -----------------------------------------------------------------------------------------------------------


def test_a_record_keeps_who_is_in_play(tmp_path: Path) -> None:
    match = Match(GAME, seed=4, seats=3, settings={"criminals": list(FIVE)})
    play_on(match, 150)
    path = tmp_path / "match.jsonl"
    write_record(record_of(match), path)
    again = replay(read_record(path), GAME)
    assert tuple(again.board.settings.criminals) == FIVE
    assert everything(again) == everything(match)


def test_criminals_are_named_on_the_command_line() -> None:
    """Separated by commas; the commands read settings alike."""

    def simulate(named: str) -> Result:
        arguments = ["simulate", "in-too-deep", "--games", "1", "--bots", "random,random", "--set", "turn_cap=3"]
        return CliRunner().invoke(cabinet, [*arguments, "--set", f"criminals={named}"])

    assert simulate(",".join(FIVE)).exit_code == 0
    refused = simulate("ghost,jumper")
    assert "criminals: name 5, or none to have them drawn; 2 are named" in refused.stderr
    assert "hacker" in simulate(",".join((*FIVE[:4], "hacker"))).stderr
    assert GAME.make_settings(parse_settings((f"criminals={','.join(FIVE)}",)), 3).criminals == FIVE


# -- what always holds -------------------------------------------------------------------------------------------------


def hot_twice(board: InTooDeepBoard) -> None:
    board.heat = [BLOCKS, BLOCKS, ZONES[-1]]


def cooler(board: InTooDeepBoard) -> None:
    board.heat.pop()


def on_one_edge(board: InTooDeepBoard) -> None:
    board.blockades = [EDGES[3], EDGES[3]]


def held_from_afar(board: InTooDeepBoard) -> None:
    holder = board.criminals[0]
    board.holds[holder] = next(item for item in ITEMS if board.at[item] is not board.at[holder])


def held_twice(board: InTooDeepBoard) -> None:
    one, other = board.criminals[:2]
    board.put(other, board.at[one])
    for holder in (one, other):
        board.give(ITEMS[0], holder)
    board.holds[one] = ITEMS[0]


def hooked_twice(board: InTooDeepBoard) -> None:
    board.hooks[0] = board.hooks[1] = board.criminals[:1]


def four_tags(board: InTooDeepBoard) -> None:
    board.hooks = [board.criminals[:4], [], []]


def lock_in_the_void(board: InTooDeepBoard) -> None:
    board.hooks = [[], [], []]
    board.locks[board.criminals[0]].append(board.boost_stack.pop())


def dossier_lost(board: InTooDeepBoard) -> None:
    board.dossiers_left[0] -= 1


def dossier_made(board: InTooDeepBoard) -> None:
    board.dossiers[1] += 1


def off_the_track(board: InTooDeepBoard) -> None:
    board.grip[0][board.criminals[0]] = 9


def below_the_track(board: InTooDeepBoard) -> None:
    board.grip[2][board.criminals[0]] = -1


def odd_tolerance(board: InTooDeepBoard) -> None:
    board.tolerance[0] = 3


def in_debt(board: InTooDeepBoard) -> None:
    board.intel[1] = -1


@pytest.mark.parametrize("bend", [
    hot_twice, cooler, on_one_edge, held_from_afar, held_twice, hooked_twice, four_tags, lock_in_the_void, dossier_lost,
    dossier_made, off_the_track, below_the_track, odd_tolerance, in_debt,
])  # fmt: skip
def test_what_cannot_be_is_found(bend: Callable[[InTooDeepBoard], None]) -> None:
    """That no card and no token is lost, the property suite finds for every game."""
    match = Match(GAME, seed=2, seats=3)
    play_on(match, 200)
    assert GAME.inconsistency(match.board) == ""
    bend(match.board)
    assert GAME.inconsistency(match.board) != ""


@pytest.mark.parametrize(("seats", "echo"), [(1, False), (2, True), (2, False), (3, False), (4, False), (5, False)])
def test_a_match_of_random_choices(seats: int, echo: bool) -> None:
    """All through a Chapter and more: nothing that cannot be, and no tag is left after a Story Crime."""
    match = Match(GAME, seed=seats, seats=seats, settings={"echo": echo, "turn_cap": 60})
    dice, told = Dice.from_seed(seats), 0
    while match.asks:
        ask = match.asks[dice.below(len(match.asks))]
        match.choose(ask.seat, ask.options[dice.below(len(ask.options))])
        assert GAME.inconsistency(match.board) == ""
        for note in match.notes[told:]:
            if note.id == "unhooked-all" and match.notes[-1] is note:
                assert match.board.hooks[int(str(note.about["seat"]))] == []
        told = len(match.notes)
    assert match.result is not None
    assert len(match.result.scores) == seats
    assert sum(match.result.shares) in (0, pytest.approx(1))


# -- tokens that look alike --------------------------------------------------------------------------------------------


def with_an_open_token(seed: int) -> InTooDeepBoard:
    """Seat 0 has a token that nobody has seen and the first Ringleader token, which lay open on the plank."""
    board = deal(3, seed)
    token = EVIDENCE[0]
    for spot in board.places():
        if token in spot.pieces:
            spot.pieces.remove(token)
    board.supply += board.memory[0]
    board.memory[0] = [token, board.supply.pop(0)]
    board.show([token])
    return board


def test_a_token_that_all_have_seen_is_lost_from_sight_when_it_is_filed_face_down() -> None:
    """004: Filing Evidence: which of one's tokens went there, the others cannot tell."""
    seen_again = set()
    for seed in range(40):
        board = with_an_open_token(seed)
        token = EVIDENCE[0]
        board.memory[0].remove(token)
        file_face_down(board, 0, token, board.bonus[SLOTS[0]])
        [filed] = board.bonus[SLOTS[0]]
        assert filed.type is token.type
        assert board.knows(0, filed)
        for rival in (1, 2):
            assert not any(board.knows(rival, each) for each in (filed, *board.memory[0]))
        seen_again.add(filed)
    assert len(seen_again) > 5, "which copy it is tells nothing: any of those that nobody has seen"


def test_what_stays_in_memory_is_another_copy_as_well() -> None:
    """Else it could be told, when it comes to light, from the one that was filed."""
    kept = set()
    for seed in range(40):
        board = with_an_open_token(seed)
        filed = board.memory[0].pop()
        file_face_down(board, 0, filed, board.lockers[0])
        [left] = board.memory[0]
        assert left.type is TYPES[0]
        assert not any(board.knows(rival, left) for rival in (1, 2))
        kept.add(left)
    assert len(kept) > 5


def test_a_single_token_everybody_can_follow() -> None:
    board = with_an_open_token(1)
    token = EVIDENCE[0]
    board.supply += board.memory[0][1:]
    board.memory[0] = []
    file_face_down(board, 0, token, board.lockers[0])
    assert board.lockers[0] == [token]
    assert all(board.knows(seat, token) for seat in range(3))


def test_a_token_is_exchanged_only_for_one_of_its_type_that_nobody_has_seen() -> None:
    board = with_an_open_token(3)
    token = EVIDENCE[0]
    hidden = [each for each in (*board.supply, *board.pool) if each.type is token.type]
    board.show(hidden[1:])
    for _ in range(20):
        assert any_copy(board, token, [token]) in (token, hidden[0])


def test_of_tokens_of_a_type_one_that_rivals_have_seen_is_filed() -> None:
    """Were it the other, they would know that the one from the plank is still there."""
    board = with_an_open_token(1)
    seen, other = EVIDENCE[0], EVIDENCE[5]
    unseen = board.memory[0].pop()
    board.memory[0].insert(0, other)
    board.supply.append(unseen)
    assert tokens_to_file(board, 0) == [seen]
    board.look(0, [other])
    assert tokens_to_file(board, 0) == [seen], "what one has seen oneself does not count"
    board.show([other])
    assert tokens_to_file(board, 0) == [other], "else the one that came first: a low number would say as much"


def test_whence_a_token_is_taken_cannot_be_taken_back() -> None:
    """Everybody sees from where it comes, and so which of two tokens was preferred."""
    match = start(read_scenario(SCENARIOS / "boost-peek-and-take.toml"), GAME)
    for choice in ("ghost", "zone-power", "gain-boost", "sector-1", "boost-slot", "locker-1", "number-1"):
        match.choose(0, choice)
    before = match.board.horizon
    match.choose(0, "timing-1")
    assert match.board.horizon > before
    assert not match.can_undo(0)


def test_no_rival_can_tell_in_an_imagined_match_which_token_was_filed() -> None:
    """The other token may lie there just as well."""
    board = with_an_open_token(5)
    other = board.memory[0][1]
    if other.type is TYPES[0]:
        other = next(each for each in board.supply if each.type is not TYPES[0])
        board.supply[board.supply.index(other)], board.memory[0][1] = board.memory[0][1], other
    board.memory[0].remove(EVIDENCE[0])
    file_face_down(board, 0, EVIDENCE[0], board.lockers[0])
    imagined = set()
    for seed in range(60):
        twin = board.copy()
        twin.redeal(1, Dice.from_seed(seed))
        imagined.add(twin.lockers[0][0].type is TYPES[0])
        assert GAME.inconsistency(twin) == ""
    assert imagined == {True, False}


# -- Dilemmas ----------------------------------------------------------------------------------------------------------


def with_shown_dilemmas(seed: int, cards: list[Dilemma]) -> InTooDeepBoard:
    """All have seen these in the hand of seat 0; nobody has any other."""
    board = deal(3, seed)
    board.dilemma_deck = [card for card in GAME.tables.dilemmas if card not in cards]
    board.dilemmas[0] = cards[:]
    board.show(cards)
    return board


def test_which_copy_of_a_dilemma_was_discarded_its_number_does_not_tell() -> None:
    one, other = GAME.tables.dilemmas[0], GAME.tables.dilemmas[12]  # each has a copy
    gone = set()
    for seed in range(20):
        board = with_shown_dilemmas(seed, [one, other])
        discard_unseen(board, 0, board.dilemmas[0], one)
        [card] = board.dilemma_discard
        assert alike(card, one)
        assert alike(board.dilemmas[0][0], other)
        assert board.knows(0, card)
        for rival in (1, 2):
            assert not any(board.knows(rival, each) for each in (card, *board.dilemmas[0]))
        gone.add(card)
    assert len(gone) == 2


def test_a_discarded_card_of_the_well_cannot_be_told_from_the_others() -> None:
    """A rival who knew a card there does not know whether it still is."""
    one, other = GAME.tables.dilemmas[12:17:4]
    board = with_shown_dilemmas(1, [one])
    board.dilemmas[0], board.wells[0] = [], [one, other]
    board.dilemma_deck.remove(other)
    discard_unseen(board, 0, board.wells[0], one)
    assert not any(board.knows(1, card) for card in (*board.wells[0], *board.dilemma_discard))


def test_a_bank_of_shown_dilemmas_hides_which_half_was_discarded() -> None:
    cards = list(GAME.tables.dilemmas[:4])
    board = with_shown_dilemmas(2, cards)
    put_into_well(board, 0, cards[1:3])
    assert [len(board.wells[0]), len(board.dilemma_discard)] == [2, 2]
    assert all(alike(here, card) for here, card in zip(board.wells[0], cards[1:3], strict=True))
    assert all(board.knows(0, card) for card in board.dilemma_discard)
    assert not any(board.knows(1, card) for card in (*board.wells[0], *board.dilemma_discard))


# -- following Echo ----------------------------------------------------------------------------------------------------


def to_echos_turn(match: Match[InTooDeepBoard]) -> None:
    """Choose anything until Echo has had a turn."""
    dice = Dice.from_seed(1)
    while not match.scenes:
        ask = match.asks[0]
        match.choose(ask.seat, ask.options[dice.below(len(ask.options))])


def test_echos_turn_can_be_followed_step_by_step() -> None:
    match: Match[InTooDeepBoard] = Match(GAME, seats=1, seed=2)
    match.films = True
    to_echos_turn(match)
    hooked, moved, *_ = match.scenes
    assert len(match.scenes) == 3  # she hooks, moves and affects one more thing; here she asks before she goes on
    assert match.asks[0].prompt.id == "echo-boost"
    (criminal,) = hooked.board.hooks[1]
    assert match.notes[hooked.notes - 1].about["criminal"] is criminal
    assert hooked.board.at[criminal] is not moved.board.at[criminal]
    assert match.notes[moved.notes - 1].id == "criminal-moved"
    assert [scene.notes for scene in match.scenes] == sorted({scene.notes for scene in match.scenes})
    match.choose(match.asks[0].seat, match.asks[0].options[0])
    assert not match.scenes


def test_only_a_match_that_films_has_scenes() -> None:
    match: Match[InTooDeepBoard] = Match(GAME, seats=1, seed=2)
    match.films = True
    to_echos_turn(match)
    twin = match.copy()
    assert not twin.scenes
    assert not twin.films


def test_what_echo_has_banked_by_chance_is_not_drawn_again() -> None:
    """In the last Chapter nothing comes to light after banking; to take one's own back would be another throw."""
    board = deal(1)
    board.load(
        {"step": "chapter-end", "chapter": 3, "dilemmas": [["d01"]], "echo_dilemmas": ["d13", "d14"]}, GAME.catalogue
    )
    match: Match[InTooDeepBoard] = Match(GAME, board=board)
    match.choose(0, "d01")
    assert match.result is not None
    assert not match.can_undo(0)
