"""Steps 3 and 4 of a turn: two actions, and anything that is free, in any order (R: actions)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .announcing import announce, kinds, targets
from .attack import between_attacks
from .board import IlluminatiBoard
from .deals import can_deal, deal
from .drawing import draw_card
from .money import can_transfer, transfer
from .nwo import announce_on, open_to_attack
from .pieces import (
    ALIGNMENTS,
    DESTROY,
    DROP,
    END_ACTIONS,
    MOVE,
    PASS_THE_TURN,
    REVERSALS,
    TRANSFER,
    USE_ABILITY,
    Alignment,
    Arrow,
    Card,
    Group,
    Illuminati,
    Nwo,
    Special,
)
from .prompts import ACT, BRIBE, BRIBED_TO, DROP_WHICH, MOVE_TO, SHIFT_TO, SHIFT_WHOM, WITH_OWN_CARD
from .specials import AT_ANY_TIME, BRIBERY, IN_ONE_S_TURN, play_special, playable, played
from .structures import arrows_to_move_to, hang, lift, open_arrows, place_lifted, release, remove_beaten
from .windows import held

TURNED_BY: dict[Piece, Alignment] = {reversal: alignment for alignment, reversal in REVERSALS.items()}


def act(board: IlluminatiBoard, me: Seat) -> Flow[bool]:
    """Act until it is enough; whether the turn was passed instead."""
    while True:
        yield from between_attacks(board, me)
        if board.out[me]:
            return False
        chosen: Piece = yield Ask(me, ACT, partial(act_options, board, me), {"left": board.actions_left})
        if chosen is PASS_THE_TURN:
            return True
        if chosen is END_ACTIONS:
            return False
        if isinstance(chosen, Nwo):
            announce_on(board, me, chosen)
            continue  # that is nothing done: the turn can still be passed
        if isinstance(chosen, Illuminati) and chosen is not board.head(me):
            yield from deal(board, me, board.seat_of(chosen), with_groups=True)
        elif chosen is DROP:
            yield from drop(board, me)
        elif isinstance(chosen, Special):
            yield from (bribe if chosen.effect == BRIBERY else play_special)(board, me, chosen)
        elif isinstance(chosen, Card) and board.controller(chosen) == me:
            yield from use_own_card(board, me, chosen)
        elif isinstance(chosen, Group):
            yield from announce(board, me, chosen)
        board.acted = True


def act_options(board: IlluminatiBoard, me: Seat) -> list[Piece]:
    """Groups to attack, own cards to do something with, NWOs, Specials, rivals to deal with, and the end."""
    found: list[Piece] = []
    if board.actions_left:
        found += targets(board, me)
        if can_transfer(board, me, board.head(me)):
            found.append(board.head(me))
    found += [group for group in board.groups[me] if can_do_something(board, me, group)]
    found += open_to_attack(board)
    found += playable(board, me, AT_ANY_TIME, IN_ONE_S_TURN)
    if board.actions_left and board.uncontrolled and board.layout(me).open:
        found += held(board, me, BRIBERY)
    found += [board.head(other) for other in board.others(me) if can_deal(board, me, other, with_groups=True)]
    if board.groups[me]:
        found.append(DROP)
    found.append(END_ACTIONS)
    if not board.acted:
        found.append(PASS_THE_TURN)
    return found


# -- with an own card --------------------------------------------------------------------------------------------------


def can_do_something(board: IlluminatiBoard, me: Seat, group: Group) -> bool:
    """Whether there is anything to do with an own group."""
    if board.actions_left and board.treasury(group):  # mostly, and quickly seen
        return True
    return bool(what_to_do(board, me, group))


def what_to_do(board: IlluminatiBoard, me: Seat, card: Group) -> list[Piece]:
    """Move money or the group, destroy it, or use what it can do."""
    found: list[Piece] = []
    if board.actions_left and can_transfer(board, me, card):
        found.append(TRANSFER)
    if can_use(board, card):
        found.append(USE_ABILITY)
    if board.actions_left:
        if arrows_to_move_to(board, me, card):
            found.append(MOVE)
        if kinds(board, me, card):  # without Power it takes the Whispering Campaign
            found.append(DESTROY)
    return found


def use_own_card(board: IlluminatiBoard, me: Seat, card: Card) -> Flow[None]:
    """One thing to do with an own card: first everything is chosen, then it happens."""
    chosen = TRANSFER  # Illuminati can do nothing else
    if isinstance(card, Group):
        chosen = yield Ask(me, WITH_OWN_CARD, partial(what_to_do, board, me, card), {"card": card})
    if chosen is TRANSFER:
        yield from transfer(board, me, card)
        board.actions_left -= 1
        return
    assert isinstance(card, Group)
    if chosen is USE_ABILITY:
        yield from use_ability(board, me, card)
    elif chosen is MOVE:
        yield from move(board, me, card)
    else:
        yield from announce(board, me, card)


def drop(board: IlluminatiBoard, me: Seat) -> Flow[None]:
    """A group and all below it are given up, free of charge; a button of its own, lest it happens by a slip."""
    group: Group = yield Ask(me, DROP_WHICH, lambda: board.groups[me])
    release(board, group)
    board.note("dropped", seat=me, group=group)
    remove_beaten(board)


def move(board: IlluminatiBoard, me: Seat, group: Group) -> Flow[None]:
    """A group goes with all below it to another open arrow of the structure."""
    arrow: Arrow = yield Ask(me, MOVE_TO, partial(arrows_to_move_to, board, me, group), {"group": group})
    board.actions_left -= 1
    board.note("moved", seat=me, group=group, card=arrow.card)
    lift(board, me, group)
    yield from place_lifted(board, me, group, arrow)


# -- abilities that are used -------------------------------------------------------------------------------------------


def can_use(board: IlluminatiBoard, card: Group) -> bool:
    """The Lasers once a turn; an extra card once a turn, if it can pay for it."""
    if "lasers" in card.abilities:
        return not board.lasers_used
    price = card.number_of("extra-draw")
    return bool(price) and not board.recycled and board.treasury(card) >= price and bool(board.deck)


def use_ability(board: IlluminatiBoard, me: Seat, card: Group) -> Flow[None]:
    """The Lasers shift an alignment, the Recyclers draw a card."""
    if "lasers" in card.abilities:
        yield from shift(board, me, card)
        return
    board.recycled = True
    board.gain(card, -card.number_of("extra-draw"))
    board.note("pays-to-draw", seat=me, card=card)
    draw_card(board, me)


def shift(board: IlluminatiBoard, me: Seat, lasers: Group) -> Flow[None]:
    """Another group has one alignment more, less, or turned into its opposite until the end of the turn."""
    group: Group = yield Ask(me, SHIFT_WHOM, lambda: [each for each in board.in_play() if each is not lasers])
    chosen: Piece = yield Ask(me, SHIFT_TO, partial(shifts, board, group), {"group": group})
    now = board.alignments_of(group)
    change = "shift-turns"
    if isinstance(chosen, Alignment):
        change = "shift-removes" if chosen in now else "shift-adds"
        changed = [each for each in now if each is not chosen] if chosen in now else [*now, chosen]
    else:
        turned = TURNED_BY[chosen]
        assert turned.opposite is not None
        changed = [each for each in now if each not in (turned, turned.opposite)] + [turned.opposite]
    board.lasers_used = True
    board.shifted, board.shifted_to = group, sorted(changed, key=lambda each: each.code)
    board.worth = None
    board.note("shifted", seat=me, group=group, change=change, piece=chosen)


def shifts(board: IlluminatiBoard, group: Group) -> list[Piece]:
    """Alignments to add or, where it has them, to remove; and those it has that can be reversed."""
    now = board.alignments_of(group)
    return [*ALIGNMENTS, *(REVERSALS[each] for each in now if each in REVERSALS)]


def end_shift(board: IlluminatiBoard) -> None:
    """What the Lasers did lasts to the end of the turn, after the goals are looked at."""
    board.shifted, board.shifted_to = None, []
    board.worth = None


# -- Bribery -----------------------------------------------------------------------------------------------------------


def bribe(board: IlluminatiBoard, me: Seat, card: Special) -> Flow[None]:
    """An uncontrolled group comes over without an attack, for an action."""
    group: Group = yield Ask(me, BRIBE, lambda: board.uncontrolled, {"card": card})
    board.actions_left -= 1
    if not (yield from played(board, me, card)):
        return
    arrow: Arrow = yield Ask(me, BRIBED_TO, partial(open_arrows, board, me), {"group": group})
    hang(board, me, group, arrow)
    board.note("captured", seat=me, group=group)
