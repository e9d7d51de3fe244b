"""The course of the game: the steps of a turn, and what comes after it (R: the turn)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .actions import act, end_shift
from .attack import between_attacks
from .board import (
    ACTING,
    AFTER_INCOME,
    AFTER_TARGETS,
    BEFORE_INCOME,
    BEFORE_TARGETS,
    BEGINNING,
    CHOOSING_GOAL,
    OVER,
    TARGETS,
    TRANSFERRING,
    IlluminatiBoard,
)
from .drawing import draw_card, draw_targets
from .goals import check_goals, decide_by_strength, has_secret
from .income import income
from .money import can_transfer, transfer
from .nwo import announce_on, open_to_attack, window, worth_asking
from .pieces import DONE, PASS, Card, Goal, Nwo, Special
from .powers import use_special_power
from .prompts import BEFORE_INCOME as BEFORE_INCOME_WINDOW
from .prompts import CHOOSE_GOAL, FREE_TRANSFER, SENATE
from .specials import AT_ANY_TIME, MARKET, SENATE_COMMITTEE, play_special, playable, played
from .structures import remove_beaten
from .windows import held, who_plays


def play(board: IlluminatiBoard) -> Flow[None]:
    """The whole game, from the deal or from any checkpoint."""
    if board.step == CHOOSING_GOAL:
        yield from choose_goals(board)
        board.step = BEGINNING
    while board.step != OVER:
        yield from turn(board, board.active)


def choose_goals(board: IlluminatiBoard) -> Flow[None]:
    """The UFOs choose a special goal of the other Illuminati, in secret."""
    for seat in range(board.seats):
        if has_secret(board, seat):
            goal: Goal = yield Ask(seat, CHOOSE_GOAL, lambda: board.goal_choice)
            goals = list(board.goal_choice)
            board.show(goals)
            board.goal_choice.clear()
            board.secret_goal[seat].append(goal)
            board.other_goals += [each for each in goals if each is not goal]
            board.conceal(seat, goals)
            board.note("chose-goal", seat=seat)


def turn(board: IlluminatiBoard, me: Seat) -> Flow[None]:
    """A player's turn, from the step at which it stands."""
    if board.step == BEGINNING:
        board.checkpoint()
        begin_turn(board, me)
        if (yield from investigated(board, me)):
            next_turn(board)
            return
        board.step = BEFORE_INCOME
    if board.step == BEFORE_INCOME:
        yield from before_income(board, me)
        yield from income(board, me, board.income_doubled)
        board.step = AFTER_INCOME
    if board.step == AFTER_INCOME:
        yield from window(board, me)
        for _ in range(max(1, board.head(me).number_of("draws"))):
            draw_card(board, me)
        board.step = ACTING
    if board.step == ACTING:
        passed = yield from act(board, me)
        if passed:
            pass_the_turn(board, me)
        board.step = TARGETS if passed or board.out[me] else TRANSFERRING
    if board.step == TRANSFERRING:
        yield from free_transfers(board, me)
        yield from use_special_power(board, me)
        board.step = BEFORE_TARGETS
    if board.step == BEFORE_TARGETS:
        yield from window(board, me)
        board.step = TARGETS
    if board.step == TARGETS:
        draw_targets(board, me)
        board.step = AFTER_TARGETS
    if not board.out[me]:
        yield from window(board, me)
    end_turn(board, me)


# -- the beginning of a turn -------------------------------------------------------------------------------------------


def begin_turn(board: IlluminatiBoard, me: Seat) -> None:
    """What can be done once a turn can be done again, by all cards of all players."""
    numbers = board.tables.numbers
    board.actions_left, board.transfers_left = numbers.actions, numbers.free_transfers
    board.call_offs_left = numbers.call_offs
    board.took_part = {}
    board.nwos_attacked = []
    board.offers_made = [0] * board.seats
    board.acted = board.income_doubled = board.windows_closed = board.privilege_bought = board.lasers_used = (
        board.recycled
    ) = False
    board.note("turn-begins", seat=me, round=board.round)


def investigated(board: IlluminatiBoard, me: Seat) -> Flow[bool]:
    """The Senate Investigating Committee of another player: the whole turn is lost."""
    while True:
        found = yield from who_plays(board, board.others(me), SENATE, {"seat": me}, SENATE_COMMITTEE)
        if found is None:
            return False
        if (yield from played(board, *found)):
            board.note("turn-lost", seat=me)
            return True


def before_income(board: IlluminatiBoard, me: Seat) -> Flow[None]:
    """Before the income an NWO may be attacked and Specials played: one of them doubles the income."""
    while True:
        yield from between_attacks(board, me)
        if not board.hands[me] and not worth_asking(board, me):
            return
        chosen: Piece = yield Ask(me, BEFORE_INCOME_WINDOW, partial(income_options, board, me))
        if isinstance(chosen, Nwo):
            announce_on(board, me, chosen)
        elif isinstance(chosen, Special) and chosen.effect == MARKET:
            board.income_doubled = yield from played(board, me, chosen)
        elif isinstance(chosen, Special):
            yield from play_special(board, me, chosen)
        else:
            return


def income_options(board: IlluminatiBoard, me: Seat) -> list[Piece]:
    """To go on; NWOs to attack; Market Manipulation, and Specials for any time."""
    return [PASS, *open_to_attack(board), *held(board, me, MARKET), *playable(board, me, AT_ANY_TIME)]


# -- the end of a turn -------------------------------------------------------------------------------------------------


def pass_the_turn(board: IlluminatiBoard, me: Seat) -> None:
    """Whoever has done nothing may leave it at that, for some money."""
    amount = board.tables.numbers.pass_money
    board.gain(board.head(me), amount)
    board.note("passes", seat=me, amount=amount)


def free_transfers(board: IlluminatiBoard, me: Seat) -> Flow[None]:
    """Step 5: two transfers that cost no action; NWOs and Specials as at any time."""
    while True:
        yield from between_attacks(board, me)
        if len(transfer_options(board, me)) == 1 and not board.hands[me]:
            return
        chosen: Piece = yield Ask(me, FREE_TRANSFER, partial(transfer_options, board, me))
        if isinstance(chosen, Nwo):
            announce_on(board, me, chosen)
        elif isinstance(chosen, Special):
            yield from play_special(board, me, chosen)
        elif isinstance(chosen, Card):
            yield from transfer(board, me, chosen)
            board.transfers_left -= 1
        else:
            return


def transfer_options(board: IlluminatiBoard, me: Seat) -> list[Piece]:
    """Cards with money that can go somewhere, NWOs, Specials, and going on."""
    found: list[Piece] = [DONE]
    if board.transfers_left:
        found += [card for card in board.cards(me) if can_transfer(board, me, card)]
    return [*found, *open_to_attack(board), *playable(board, me, AT_ANY_TIME)]


def end_turn(board: IlluminatiBoard, me: Seat) -> None:
    """All goals are looked at; then what lasted for a turn ends, and so does the game for those without groups."""
    if check_goals(board):
        board.step = OVER
        return
    end_shift(board)
    if not board.out[me]:
        board.turns_taken[me] += 1
    remove_beaten(board)
    next_turn(board)


def next_turn(board: IlluminatiBoard) -> None:
    """Play passes to the next player who is in the game; after the last round the strongest wins."""
    board.step = BEGINNING
    before = (board.active - board.first) % board.seats
    following = board.others(board.active)[0]
    if (following - board.first) % board.seats <= before:
        if board.round >= board.settings.rounds:
            decide_by_strength(board)
            board.step = OVER
            return
        board.round += 1
    board.active = following
