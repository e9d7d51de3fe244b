"""Carrying an attack out: money, dice, and what comes of it (R: attacks; A2 to A5)."""

from __future__ import annotations

from functools import partial
from itertools import takewhile
from typing import NamedTuple

from shadow_cabinet.table import Ask, Flow, Piece, Seat, Together

from .announcing import defender, finish, withdraw
from .board import ACTING, ON_NWO, TO_CONTROL, TO_NEUTRALIZE, IlluminatiBoard
from .deals import can_deal, deal
from .drawing import remove_nwo
from .money import pay_over
from .pieces import (
    AGAINST_IT,
    CALL_OFF,
    FOR_IT,
    PASS,
    STAY_OUT,
    STEP_IN,
    Arrow,
    Card,
    Group,
    Illuminati,
    Nwo,
    Special,
)
from .prompts import DEFEND, FATE, HAND_OVER, INTERFERE, PLACE, PUT_IN
from .reckoning import number_now
from .specials import ASSASSINATION, AT_ANY_TIME, MURPHYS_LAW, play_special, playable, played
from .structures import hang, lift, open_arrows_of, place_lifted, release, remove_beaten, take_off
from .sums import ask_sum
from .windows import who_plays

FATES = {ASSASSINATION: 2, MURPHYS_LAW: 12}
"""The throw that a Special puts in place of the dice."""


def between_attacks(board: IlluminatiBoard, me: Seat) -> Flow[None]:
    """Where one chooses what to do next: what was announced is carried out first."""
    board.checkpoint(settled=False)
    while board.under_attack:
        yield from carry_out(board, me)
        board.checkpoint(settled=False)


def carry_out(board: IlluminatiBoard, me: Seat) -> Flow[None]:
    """The rest of an attack that was announced."""
    if not (yield from put_money_in(board, me)):
        board.call_offs_left -= 1
        board.note("called-off", seat=me)
        withdraw(board)
        return
    number = number_now(board)
    throw = yield from throw_dice(board, me, number)
    won = throw <= min(number, board.tables.numbers.highest_roll)
    target, kind = board.target, board.attack
    assert target is not None
    if won:
        board.note("attack-succeeds", seat=me, target=target, number=number, throw=throw)
    else:
        board.note("attack-fails", seat=me, target=target, number=number, throw=throw)
    if isinstance(target, Nwo):
        board.nwos_attacked.append(target)
        if won:
            remove_nwo(board, target)
            board.note("nwo-removed", card=target)
    else:
        board.actions_left -= 1
    if won and isinstance(target, Group):
        yield from succeed(board, me, kind)
    else:
        finish(board)


# -- money -------------------------------------------------------------------------------------------------------------


class Said(NamedTuple):
    """What a player says when asked for money: the first pick, and the amount if that was a treasury or a side."""

    pick: Piece
    amount: int = 0


def put_money_in(board: IlluminatiBoard, me: Seat) -> Flow[bool]:
    """Round and round until all have passed since money was put down; False if the attacker calls it off."""
    board.speaking_order = board.speaking_order or in_order(board, me)
    while True:
        board.checkpoint(settled=False)
        if board.settings.interference == "at-once":
            yield from ask_outsiders(board, me)
        seat = next_to_speak(board, me)
        if seat is None:
            return True
        said = yield from ask_money(board, me, seat)
        if said.pick is CALL_OFF:
            return False
        if said.pick in (PASS, STAY_OUT):
            board.passed.append(seat)
            board.staying_out[seat] = said.pick is STAY_OUT
        elif isinstance(said.pick, Special):
            yield from play_special(board, seat, said.pick)
            has_acted(board, me, seat)
        elif isinstance(said.pick, Illuminati) and said.pick is not board.head(seat):
            yield from deal(board, seat, board.seat_of(said.pick), with_groups=False)
            has_acted(board, me, seat)
        else:
            put_down(board, me, seat, said)
            board.passed = []
            after = board.speaking_order.index(seat) + 1
            board.speaking_order = board.speaking_order[after:] + board.speaking_order[:after]


def has_acted(board: IlluminatiBoard, me: Seat, seat: Seat) -> None:
    """To play a Special or to deal is free, and something done: the turn can no more be passed after it."""
    if seat == me and board.step == ACTING:
        board.acted = True


def next_to_speak(board: IlluminatiBoard, me: Seat) -> Seat | None:
    """The next in order who may have anything to say; nobody, once all have passed."""
    for seat in board.speaking_order:
        if is_asked(board, me, seat):
            return seat
    return None


def ask_outsiders(board: IlluminatiBoard, me: Seat) -> Flow[None]:
    """Outsiders who come next are asked all at once whether they do anything; those who do are then asked in turn.

    That leaves the order of the rules as it is: who passes here would have passed there, since nothing has changed
    between, and whoever comes after one who steps in is asked again.
    """
    waiting = [seat for seat in board.speaking_order if is_asked(board, me, seat)]
    outside = list(takewhile(lambda seat: seat not in (me, defender(board)), waiting))
    if len(outside) < 2:
        return
    answers: dict[Seat, Piece] = yield Together({seat: partial(ask_to_step_in, board, seat) for seat in outside})
    for seat in outside:
        if answers[seat] is STEP_IN:
            break
        board.passed.append(seat)
        board.staying_out[seat] = answers[seat] is STAY_OUT


def ask_to_step_in(board: IlluminatiBoard, seat: Seat) -> Flow[Piece]:
    """Whether an outsider does anything now."""
    about = {"attacker": board.attacker, "target": board.target, "number": number_now(board)}
    answer: Piece = yield Ask(seat, INTERFERE, lambda: [PASS, STEP_IN, STAY_OUT], about)
    return answer


def in_order(board: IlluminatiBoard, me: Seat) -> list[Seat]:
    """The attacker, the defender, and then the others in turn order."""
    rival = defender(board)
    first = [me] if rival is None else [me, rival]
    return [*first, *(seat for seat in board.others(me) if seat != rival)]


def is_asked(board: IlluminatiBoard, me: Seat, seat: Seat) -> bool:
    """Whether a player may have anything to say: what can be seen by all decides."""
    if seat in board.passed or board.staying_out[seat] or not may_spend(board, me, seat):
        return False
    if board.hands[seat] or treasuries(board, me, seat):
        return True
    return seat == me and can_call_off(board)


def may_spend(board: IlluminatiBoard, me: Seat, seat: Seat) -> bool:
    """Privilege keeps all out but attacker and defender, and whoever was let in."""
    return not board.privileged or seat in (me, defender(board), board.let_in)


def treasuries(board: IlluminatiBoard, me: Seat, seat: Seat) -> list[Piece]:
    """Whose money a player can put in: Illuminati always, and the two groups that the attack is about."""
    found: list[Piece] = [board.head(seat)] if board.own_money(seat) else []
    besides = board.attacker if seat == me else board.target
    if isinstance(besides, Group) and board.treasury(besides) and board.controller(besides) == seat:
        found.append(besides)
    return found


def can_call_off(board: IlluminatiBoard) -> bool:
    """While nobody has put money down; so often a turn that it ends."""
    return board.call_offs_left > 0 and not money_is_down(board)


def money_is_down(board: IlluminatiBoard) -> bool:
    """Whether anybody has paid for anything in this attack."""
    return any(board.put_for) or any(board.put_against) or board.paid_for_privilege


def money_options(board: IlluminatiBoard, me: Seat, seat: Seat) -> list[Piece]:
    """To pass, money for or against, Specials, a deal, staying out of the rest, or calling the attack off."""
    found: list[Piece] = [PASS]
    sources = treasuries(board, me, seat)
    if seat in (me, defender(board)):
        found += sources
    elif sources:
        found += [FOR_IT, AGAINST_IT]
    found += playable(board, seat, AT_ANY_TIME)
    if not board.privileged:
        found += [board.head(other) for other in board.others(seat) if can_deal(board, seat, other, with_groups=False)]
    if seat == me and can_call_off(board):
        found.append(CALL_OFF)
    if seat != me:
        found.append(STAY_OUT)
    return found


def ask_money(board: IlluminatiBoard, me: Seat, seat: Seat) -> Flow[Said]:
    """What one player says, and how much."""
    about = {"attacker": board.attacker, "target": board.target, "number": number_now(board)}
    prompt = DEFEND if seat == defender(board) else PUT_IN
    pick: Piece = yield Ask(seat, prompt, partial(money_options, board, me, seat), about)
    if pick in (FOR_IT, AGAINST_IT):
        source: Card = board.head(seat)
    elif isinstance(pick, Card) and board.controller(pick) == seat:
        source = pick
    else:
        return Said(pick)
    amount = yield from ask_sum(seat, source, board.treasury(source), 1, sensible_sums(board, pick))
    return Said(pick, amount)


def sensible_sums(board: IlluminatiBoard, pick: Piece) -> list[int]:
    """What brings the number to where the odds are good, or down to where they are bad."""
    number, highest = number_now(board), board.tables.numbers.highest_roll
    if pick is FOR_IT or (isinstance(pick, Card) and board.controller(pick) == board.active):
        return [wanted - number for wanted in (7, 8, highest)]
    return [number - wanted for wanted in (1, 4, 6)]


def put_down(board: IlluminatiBoard, me: Seat, seat: Seat, said: Said) -> None:
    """All money goes to the bank at once."""
    source = said.pick if isinstance(said.pick, Card) else board.head(seat)
    board.gain(source, -said.amount)
    if seat == me or said.pick is FOR_IT:
        board.put_for[seat] += said.amount
        board.note("puts-in-for", seat=seat, amount=said.amount, card=source)
        return
    board.put_against[seat] += said.amount
    if source is board.target:
        board.put_from_target += said.amount
    board.note("puts-in-against", seat=seat, amount=said.amount, card=source)


# -- dice --------------------------------------------------------------------------------------------------------------


def throw_dice(board: IlluminatiBoard, me: Seat, number: int) -> Flow[int]:
    """Two dice; Assassination and Murphy's Law put another throw in their place, the last of them counts."""
    board.thrown = [board.roll(6), board.roll(6)]
    throw = sum(board.thrown)
    board.note("rolled", seat=me, one=board.thrown[0], other=board.thrown[1], throw=throw)
    if board.attack == ON_NWO:  # these cards name attacks on groups
        return throw
    while True:
        about = {"target": board.target, "number": number, "throw": throw}
        found = yield from who_plays(board, [me, *board.others(me)], FATE, about, *FATES)
        if found is None:
            return throw
        seat, card = found
        if (yield from played(board, seat, card)):
            throw = FATES[card.effect]


# -- what comes of it --------------------------------------------------------------------------------------------------


def succeed(board: IlluminatiBoard, me: Seat, kind: str) -> Flow[None]:
    """The target is captured, set free or destroyed."""
    target, attacker = board.target, board.attacker
    assert isinstance(target, Group)
    assert attacker is not None
    arrow: Arrow | None = None
    if kind == TO_CONTROL:
        arrow = yield Ask(me, PLACE, partial(open_arrows_of, board, me, attacker), {"group": target})
    finish(board)  # from here on groups move, and its number would no longer be the one that decided
    if arrow is not None:
        yield from capture(board, me, target, attacker, arrow)
    elif kind == TO_NEUTRALIZE:
        release(board, target)
        board.note("neutralized", group=target)
    else:
        destroy(board, me, target)
    remove_beaten(board, by=me)


def capture(board: IlluminatiBoard, me: Seat, target: Group, attacker: Card, arrow: Arrow) -> Flow[None]:
    """The target comes with all below it to an arrow of the attacker; half of their money is lost on the way."""
    owner = board.controller(target)
    if owner is None:
        hang(board, me, target, arrow)
        board.note("captured", seat=me, group=target)
    else:
        for group in (target, *board.below(owner, target)):
            board.money[group] = board.treasury(group) // 2
        board.note("captured-from", seat=me, group=target, other_seat=owner)
        lift(board, owner, target)
        yield from place_lifted(board, me, target, arrow)
    if board.treasury(attacker):
        amount = yield from ask_sum(me, attacker, board.treasury(attacker), 0, prompt=HAND_OVER)
        if amount:
            pay_over(board, me, attacker, target, amount)


def destroy(board: IlluminatiBoard, me: Seat, target: Group) -> None:
    """The target is out of the game, what hung below it uncontrolled."""
    owner = board.controller(target)
    if owner is None:
        board.uncontrolled.remove(target)
    else:
        for puppet in list(board.puppets(owner, target)):
            release(board, puppet)
        take_off(board, owner, target)
    board.dead.append(target)
    board.destroyed[me] += 1
    board.note("destroyed", group=target)
