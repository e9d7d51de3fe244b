"""Matches: choosing, numbering, taking back, imagining, and what chairs get of them."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from shadow_cabinet.table import (
    Ask,
    Chair,
    Dice,
    Flow,
    Match,
    Piece,
    Prompt,
    Refused,
    TableError,
    Together,
    UnknownName,
)

from .toys import ACT, BLOCK, BURY, HIDE_WHAT, LEFT, LOOK, PASS, RIGHT, SEATS, Table, Toy

GAME = Toy()


def match_of(hands: list[list[str]], seats: int = 2, **fields: Any) -> Match[Any]:
    """A match at a position with these hands."""
    board = GAME.deal(Dice.from_seed(1), GAME.make_settings(), seats)
    wanted = [[GAME.catalogue[id] for id in hand] for hand in hands]
    named = {card for hand in wanted for card in hand}
    board.deck = [card for card in GAME.cards if card not in named]
    board.hands = wanted
    for name, item in fields.items():
        setattr(board, name, item)
    return Match(GAME, board=board, seed=1)


@pytest.fixture
def theft() -> Match[Any]:
    return match_of([["gold-1", "spy-1"], ["guard-1", "gold-2"]])


@pytest.fixture
def burial() -> Match[Any]:
    """Three seats are asked at the same time."""
    match = match_of([["gold-1"], ["gold-2"], ["gold-3"]], seats=3, round=2)
    match.choose(0, "look")
    assert len(match.asks) == 3
    return match


# -- choosing ----------------------------------------------------------------------------------------------------------


def test_a_choice_by_id_or_piece(theft: Match[Any]) -> None:
    theft.choose(0, "steal")
    theft.choose(0, GAME.catalogue["spy-1"])
    assert [(choice.seat, choice.piece.id) for choice in theft.choices] == [(0, "steal"), (0, "spy-1")]
    assert [waiting.prompt for waiting in theft.waiting()] == ["block"]


@pytest.mark.parametrize(
    ("seat", "piece", "number", "said"),
    [
        (0, "pass", None, r"pass is not an option of 'act'; the options are: look, steal, gamble, show, hide"),
        (1, "look", None, "seat 1 is not asked anything now: seat 0 decides"),
        (0, "lok", None, r"there is no piece 'lok'; did you mean look"),
        (0, "look", 1, "that answers choice 1, but the match now stands at choice 0"),
    ],
)
def test_what_is_refused(theft: Match[Any], seat: int, piece: str, number: int | None, said: str) -> None:
    with pytest.raises((Refused, UnknownName), match=said):
        theft.choose(seat, piece, number)


def test_a_match_that_is_over_asks_nothing() -> None:
    match = match_of([["gold-1"], ["guard-1"]], blocks=[0, 1])
    for seat, piece in ((0, "steal"), (1, "guard-1")):
        match.choose(seat, piece)
    assert match.result
    assert match.result.reason == "guarded"
    assert match.waiting() == []
    assert match.why_not(0, "look").id == "match-over"
    with pytest.raises(Refused, match="the match is over"):
        match.choose(0, "look")


def test_a_follow_up_with_one_option_answers_itself(theft: Match[Any]) -> None:
    theft.choose(0, "steal")  # the only victim is not asked for
    ask = theft.ask_of(0)
    assert ask
    assert (ask.prompt.id, ask.about) == ("pay-with", {"seat": 1})


WHOM_ALWAYS = Prompt("whom", "stealing", follows=True, always=True)


class Careful(Toy):
    """What is about to be done is asked even if it can be only one thing."""

    def steal(self, board: Table, me: int) -> Flow[None]:
        yield Ask(me, WHOM_ALWAYS, lambda: self.victims(board, me))
        yield from super().steal(board, me)

    def bury(self, board: Table, me: int) -> Any:
        buried = yield from super().bury(board, me)
        yield Ask(me, WHOM_ALWAYS, lambda: SEATS[:1])
        return buried


def test_a_follow_up_that_is_always_asked_does_not_answer_itself() -> None:
    match: Match[Any] = Match(Careful(), seed=1)
    match.choose(0, "steal")
    assert [(ask.prompt.id, ask.options) for ask in match.asks] == [("whom", [SEATS[1]])]
    assert [waiting.prompt for waiting in match.waiting()] == ["act"], "it is the same decision as before"
    match.choose(0, "seat-1")
    assert match.asks[0].prompt.id == "pay-with"


def test_at_the_same_time_as_others_it_does_not_either() -> None:
    match: Match[Any] = Match(Careful(), seats=3, seed=1)
    match.choose(0, "look")
    match.choose(1, "look")
    match.choose(2, "pass")
    ask = match.ask_of(2)
    assert ask
    assert ask.prompt is WHOM_ALWAYS


def test_why_not(theft: Match[Any]) -> None:
    assert theft.why_not(0, "look").id == "is-an-option"
    assert theft.why_not(1, "look").id == "not-your-decision"
    reason = theft.why_not(0, "pass")
    assert (reason.id, reason.rule, reason.about) == ("not-asked-for", "acting", {"piece": PASS})
    theft.choose(0, "steal")
    theft.choose(0, "spy-1")
    assert theft.why_not(1, "gold-2").id == "not-a-guard"


# -- secrecy of what is not complete -----------------------------------------------------------------------------------


def test_until_a_decision_is_complete_the_others_learn_nothing(theft: Match[Any]) -> None:
    view = theft.view(1)
    theft.choose(0, "steal")
    assert theft.view(1) == view
    assert [(waiting.seat, waiting.prompt) for waiting in theft.waiting()] == [(0, "act")]
    assert theft.number_for(1) == 0
    assert theft.number_for(0) == 1
    assert len(theft.imagine(1, Dice.from_seed(1)).choices) == 0
    assert len(theft.imagine(0, Dice.from_seed(1)).choices) == 1


def test_those_who_decide_at_the_same_time_do_not_see_each_other(burial: Match[Any]) -> None:
    assert {ask.prompt for ask in burial.asks} == {BURY}
    number = burial.number_for(0)
    view = burial.view(0)
    burial.choose(1, "gold-2")
    burial.choose(1, "left")
    burial.choose(2, "gold-3", burial.number_for(2))
    assert burial.view(0) == view
    assert [(waiting.seat, waiting.prompt) for waiting in burial.waiting()] == [(0, "bury"), (2, "bury")]
    twin = burial.imagine(0, Dice.from_seed(1))
    assert [ask.seat for ask in twin.asks] == [0, 1, 2]
    own = burial.imagine(2, Dice.from_seed(1)).ask_of(2)
    assert own
    assert own.prompt.id == "bury-where"
    burial.choose(0, "pass", number)  # what the others did meanwhile does not make the answer an old one
    burial.choose(2, "right")
    assert [len(stash) for stash in burial.board.stash] == [0, 1, 1]


def test_a_simultaneous_decision_cannot_stand_within_another() -> None:
    class Nested(Toy):
        def bury(self, board: Table, me: int) -> Any:
            yield Together({})

    match: Match[Any] = Match(Nested(), seed=1)
    match.choose(0, "look")
    with pytest.raises(TypeError, match="cannot stand within another"):
        match.choose(1, "look")


# -- copies ------------------------------------------------------------------------------------------------------------


def test_copies_go_their_own_way(theft: Match[Any]) -> None:
    theft.choose(0, "steal")
    twin, silent = theft.copy(tell=True), theft.copy()
    twin.choose(0, "spy-1")
    assert [note.id for note in twin.notes] == ["paid"]
    assert silent.notes == []
    assert theft.notes == []
    assert len(theft.choices) == 1
    theft.choose(0, "gold-1")
    assert twin.board.discard != theft.board.discard


def test_copies_keep_the_choices_that_were_made_before_them(theft: Match[Any]) -> None:
    """The list is shared until it is asked for: nobody sees what another adds to it, or loses what is taken back."""
    theft.choose(0, "steal")
    one, other, late = theft.copy(), theft.copy(), theft.copy()
    of_a_copy = other.copy()
    theft.choose(0, "gold-1")
    theft.choose(1, "pass")
    one.choose(0, "spy-1")

    def made(match: Match[Any]) -> list[str]:
        return [choice.piece.id for choice in match.choices]

    assert made(theft) == ["steal", "gold-1", "pass"]
    assert made(one) == ["steal", "spy-1"]
    assert made(other) == made(of_a_copy) == ["steal"]
    other.undo(0)
    one.undo(0)
    one.undo(0)
    one.choose(0, "look")
    assert (made(other), made(one)) == ([], ["look"])
    assert made(late) == made(of_a_copy) == ["steal"]
    assert made(theft) == ["steal", "gold-1", "pass"]


def test_a_copy_keeps_its_choices_when_the_match_goes_back(theft: Match[Any]) -> None:
    theft.choose(0, "steal")
    theft.choose(0, "spy-1")
    twin = theft.copy()
    theft.undo(0)
    theft.undo(0)
    theft.choose(0, "look")
    theft.choose(1, "look")
    assert [choice.piece.id for choice in twin.choices] == ["steal", "spy-1"]
    assert [choice.piece.id for choice in theft.choices] == ["look", "look"]


def test_an_imagined_match_can_be_copied_from_its_next_checkpoint_on(theft: Match[Any]) -> None:
    twin = theft.imagine(0, Dice.from_seed(3))
    with pytest.raises(TableError, match="only from its next checkpoint on"):
        twin.copy()
    assert not twin.can_undo(0)
    twin.choose(0, "gamble")
    again = twin.copy()
    assert again.view(0) == twin.view(0)
    assert [ask.prompt for ask in again.asks] == [ACT]


def test_play_out_counts_and_ends(theft: Match[Any]) -> None:
    dice = Dice.from_seed(5)
    assert theft.copy().play_out(lambda: dice.below(1000) / 1000) > 10
    twin = theft.copy()
    twin.play_out(lambda: 0.0)
    assert twin.result
    assert not twin.asks
    with pytest.raises(TableError):
        twin.copy()


@pytest.mark.parametrize("game", [Toy(), Careful()])
def test_play_out_counts_every_question_that_does_not_answer_itself(game: Toy) -> None:
    def pick(board: Table, ask: Ask) -> Piece:
        return ask.options[(3 * board.round + len(board.discard)) % len(ask.options)]

    match: Match[Any] = Match(game, seed=2)
    count = match.copy().play_out(lambda: 0.0, pick)
    while match.asks:
        match.take(match.asks[0].seat, pick(match.board, match.asks[0]))
    assert any(choice.piece in SEATS for choice in match.choices) == isinstance(game, Careful)
    assert count == len(match.choices)


def test_copies_start_at_every_checkpoint_but_only_those_that_are_settled_are_counted() -> None:
    class FirstTurnOnly(Table):
        def checkpoint(self, settled: bool = True) -> None:
            super().checkpoint(settled and self.round == 1)

    class Unsettled(Toy):
        board_class = FirstTurnOnly

    match: Match[Any] = Match(Unsettled(), seed=1)
    assert match.board.stage == 1
    match.choose(0, "look")
    assert match.choices_since() == []
    assert match.board.stage == 1


# -- scenes ------------------------------------------------------------------------------------------------------------


class Filmed(Toy):
    """Every turn begins with a scene."""

    def turn(self, board: Table, me: int) -> Flow[None]:
        board.scene()
        yield from super().turn(board, me)


def test_scenes_are_what_led_from_the_last_choice_to_the_next() -> None:
    match: Match[Any] = Match(Filmed(), seats=2, seed=1)
    match.films = True
    assert match.scenes == [], "nobody was looking when it was dealt"
    match.choose(0, "look")
    (scene,) = match.scenes
    assert scene.notes == len(match.notes)
    assert scene.board is not match.board
    assert scene.board.view(0) == match.view(0)
    twin = match.copy()
    match.choose(1, "hide")
    assert match.scenes == []
    match.undo(1)
    assert match.scenes == [], "people have seen already what led to the choice that they take back"
    twin.choose(1, "look")
    assert twin.scenes == [], "a copy does not film"


# -- taking back -------------------------------------------------------------------------------------------------------


def test_a_choice_can_be_taken_back_until_something_comes_out(theft: Match[Any]) -> None:
    with pytest.raises(Refused, match="cannot be taken back"):
        theft.undo(0)
    theft.choose(0, "steal")
    assert theft.can_undo(0)
    assert not theft.can_undo(1)
    theft.choose(0, "spy-1")
    theft.undo(0)
    theft.undo(0)
    assert theft.choices == []
    assert theft.notes == []
    theft.choose(0, "gamble")
    assert not theft.can_undo(0)


def test_nobody_takes_back_what_another_has_answered(theft: Match[Any]) -> None:
    theft.choose(0, "steal")
    theft.choose(0, "spy-1")
    theft.choose(1, "guard-1")  # the rest of the turn draws a card
    assert not theft.can_undo(0)
    assert not theft.can_undo(1)


def test_each_takes_back_its_own_of_a_simultaneous_decision(burial: Match[Any]) -> None:
    burial.choose(1, "pass")
    assert burial.can_undo(1)
    burial.choose(2, "gold-3")
    assert burial.can_undo(1), "that seat 2 has begun must not show"
    assert burial.undo(1) == 1
    assert [(choice.seat, choice.piece.id) for choice in burial.choices[1:]] == [(2, "gold-3")]
    assert [ask.seat for ask in burial.asks] == [0, 1, 2]
    burial.choose(1, "gold-2")
    burial.undo(2)
    burial.undo(1)
    assert len(burial.choices) == 1
    assert [ask.seat for ask in burial.asks] == [0, 1, 2]


def test_nobody_takes_back_an_answer_when_all_are_known() -> None:
    class Open(Toy):
        """All that is chosen at the same time is buttons: nothing hidden comes out by the rules."""

        def burial(self, board: Table) -> Any:
            def choose(seat: int) -> Any:
                return (yield Ask(seat, BURY, lambda: [LEFT, RIGHT]))

            chosen = yield Together({seat: partial(choose, seat) for seat in range(board.seats)})
            board.blocks = [int(chosen[seat] is LEFT) for seat in chosen]

        def turn(self, board: Table, me: int) -> Any:
            yield Ask(me, ACT, lambda: [LOOK])

    match: Match[Any] = Match(Open(), seed=1)
    while len(match.asks) < 2:
        match.choose(match.asks[0].seat, "look")
    match.choose(0, "left")
    match.choose(1, "right")
    assert match.board.blocks == [1, 0]
    assert not match.can_undo(0)
    assert not match.can_undo(1), "the last to answer has seen what the other chose"


def test_taking_back_does_not_tell_that_another_has_begun() -> None:
    class Answered(Toy):
        def blocked(self, board: Table, seat: int) -> Any:
            answer = yield Ask(seat, BLOCK, lambda: [PASS, *self.guards(board, seat)])
            if answer is not PASS:
                yield Ask(seat, HIDE_WHAT, lambda: [LEFT, RIGHT])
            return False

    game = Answered()
    game.catalogue, game.loose = GAME.catalogue, GAME.loose
    board = match_of([["gold-1", "spy-1"], ["guard-1"]]).board.copy()
    match: Match[Any] = Match(game, board=board, seed=1)
    match.choose(0, "steal")
    match.choose(0, match.asks[0].options[0])
    assert match.can_undo(0)
    number = match.number_for(0)
    match.choose(1, "guard-1")
    assert match.can_undo(0), "seat 1 has not decided, and could still pass"
    assert match.number_for(0) == number
    assert match.undo(0) == 1
    assert [ask.seat for ask in match.asks] == [0]


def test_a_number_does_not_tell_how_many_picks_a_decision_took() -> None:
    one, two = match_of([["gold-1"], ["spy-1"]]), match_of([["gold-1", "gold-2"], ["spy-1"]])
    one.choose(0, "hide")  # with one card the second pick makes itself
    two.choose(0, "hide")
    two.choose(0, "gold-1")
    assert (len(one.choices), len(two.choices)) == (1, 2)
    for match in (one, two):
        assert (match.number_for(1), match.number_for(-1)) == (1, 1)
    two.choose(1, "look", 1)
    assert two.number_for(0) == 3


def test_nothing_can_be_taken_back_when_the_match_is_over() -> None:
    match = match_of([["gold-1"], ["guard-1"]], blocks=[0, 1])
    match.choose(0, "steal")
    match.choose(1, "guard-1")
    assert match.result
    assert not match.can_undo(1), "by now the scores are known"


def test_a_prompt_that_follows_nothing_is_refused() -> None:
    class Follows(Toy):
        def blocked(self, board: Table, seat: int) -> Any:
            return (yield Ask(seat, HIDE_WHAT, lambda: [PASS])) is not PASS

    match: Match[Any] = Match(Follows(), seed=1)
    match.choose(0, "steal")
    with pytest.raises(TypeError, match="seat 1 is not amid a decision"):
        match.choose(0, match.asks[0].options[0])
    assert match.result is None
    with pytest.raises(Refused, match="the rules broke off"):
        match.choose(1, "pass")


# -- chairs ------------------------------------------------------------------------------------------------------------


def test_a_chair_gets_what_its_seat_may_have(theft: Match[Any]) -> None:
    mine, other = Chair(theft, 0), Chair(theft, 1)
    assert mine.asked
    assert not other.asked
    assert mine.prompt is ACT
    mine.choose("steal")
    assert mine.about == {"seat": 1}
    assert mine.options == theft.board.hands[0]
    assert (mine.number, other.number) == (1, 0)
    assert mine.view() == theft.view(0) != other.view()
    mine.choose(mine.options[0])
    assert [note.id for note in mine.notes()] == ["paid"]
    assert mine.imagine(Dice.from_seed(1)).view(0) == mine.view()
    with pytest.raises(Refused, match="seat 0 is not asked anything now"):
        _ = mine.options


def test_whispers_reach_one_ear(theft: Match[Any]) -> None:
    theft.choose(0, "look")
    assert {note.id for note in theft.notes_of(0)} > {note.id for note in theft.notes_of(1)}
    assert [note.id for note in theft.notes_of(-1)] == [note.id for note in theft.notes_of(1)]
    assert SEATS[0].kind == "seat"
