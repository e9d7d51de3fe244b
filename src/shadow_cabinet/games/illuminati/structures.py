"""Hanging groups into power structures, moving and dropping them (R: power structures)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from shadow_cabinet.table import Ask, Flow, GameOver, Piece, Seat

from .board import IlluminatiBoard
from .goals import goal_of, has_secret, meets
from .pieces import DROP, Arrow, Card, Group
from .prompts import ARRANGE


def release(board: IlluminatiBoard, group: Group) -> None:
    """A group and all below it become uncontrolled, one by one; their money goes to the bank."""
    seat = board.controller(group)
    assert seat is not None
    for each in [group, *board.below(seat, group)]:
        take_off(board, seat, each)
        board.uncontrolled.append(each)


def take_off(board: IlluminatiBoard, seat: Seat, group: Group) -> None:
    """A group leaves a structure, without its money."""
    board.groups[seat].remove(group)
    del board.hangs_on[group]
    board.money.pop(group, None)
    board.moved(seat)


def lift(board: IlluminatiBoard, seat: Seat, group: Group) -> None:
    """Take a group with all below it into the hand; they still know where they hung."""
    lifted = [group, *board.below(seat, group)]
    for each in lifted:
        board.groups[seat].remove(each)
    board.lifted += lifted
    board.moved(seat)


def hang(board: IlluminatiBoard, seat: Seat, group: Group, arrow: Arrow) -> None:
    """A group comes to hang on an arrow of a structure."""
    if group in board.lifted:
        board.lifted.remove(group)
    else:
        board.uncontrolled.remove(group)
    board.groups[seat].append(group)
    board.hangs_on[group] = arrow
    board.money.setdefault(group, 0)
    board.moved(seat)


def place_lifted(board: IlluminatiBoard, seat: Seat, group: Group, arrow: Arrow, gift: bool = False) -> Flow[None]:
    """Hang a lifted group on an open arrow, and then, link by link, what was below it.

    Every puppet keeps its arrow on its master, if there is room. First come all of a master's puppets that fit, then
    the others: they go to another arrow of the same master, or are dropped.
    """
    hang(board, seat, group, arrow)
    placed = [group]
    for master in placed:  # grows while it is read: link by link
        puppets = [each for side in master.arrows for each in board.lifted if board.hangs_on[each] is side]
        misfits: list[Group] = []
        for puppet in puppets:
            if board.hangs_on[puppet] in board.layout(seat).open:
                hang(board, seat, puppet, board.hangs_on[puppet])
                placed.append(puppet)
            else:
                misfits.append(puppet)
        for puppet in misfits:
            if (yield from arrange(board, seat, puppet, placed, gift)):
                placed.append(puppet)


def arrange(board: IlluminatiBoard, seat: Seat, puppet: Group, placed: Sequence[Group], gift: bool) -> Flow[bool]:
    """A puppet without room on its own arrow: another arrow of its master, or it is dropped.

    With gifts the new owner may drop the card that lies in its way instead (R: gifts).
    """
    options = partial(arrange_options, board, seat, puppet, tuple(placed), gift)
    chosen: Piece = DROP
    if len(options()) > 1:
        chosen = yield Ask(seat, ARRANGE, options, {"group": puppet, "master": board.hangs_on[puppet].card})
    if isinstance(chosen, Arrow):
        hang(board, seat, puppet, chosen)
        board.note("rearranged", seat=seat, group=puppet, card=chosen.card)
        return True
    if isinstance(chosen, Group):
        own = board.hangs_on[puppet]
        release(board, chosen)
        board.note("dropped", seat=seat, group=chosen)
        hang(board, seat, puppet, own)
        return True
    drop_lifted(board, seat, puppet)
    return False


def arrange_options(
    board: IlluminatiBoard, seat: Seat, puppet: Group, placed: Sequence[Group], gift: bool
) -> list[Piece]:
    """Open arrows of the same master; an old card in the way of a gift that does not hang on it; and dropping it."""
    own = board.hangs_on[puppet]
    layout = board.layout(seat)
    found: list[Piece] = [arrow for arrow in layout.open if arrow.card is own.card]
    if gift:
        in_the_way = layout.taken.get(layout.cell_of(own))
        if isinstance(in_the_way, Group) and in_the_way not in placed and own.card not in board.below(seat, in_the_way):
            found.append(in_the_way)
    return [*found, DROP]


def drop_lifted(board: IlluminatiBoard, seat: Seat, group: Group) -> None:
    """What finds no room is dropped, with all that was below it."""
    lost = [group]
    for master in lost:  # grows while it is read
        lost += [each for each in board.lifted if board.hangs_on[each].card is master]
    for each in lost:
        board.lifted.remove(each)
        del board.hangs_on[each]
        board.money.pop(each, None)
        board.uncontrolled.append(each)
    board.note("dropped", seat=seat, group=group)


# -- where there is room -----------------------------------------------------------------------------------------------


def open_arrows(board: IlluminatiBoard, seat: Seat) -> list[Piece]:
    """All arrows of a structure on which a group could be hung."""
    return list(board.layout(seat).open)


def open_arrows_of(board: IlluminatiBoard, seat: Seat, card: Card) -> list[Piece]:
    """The open arrows of one card."""
    return [arrow for arrow in board.layout(seat).open if arrow.card is card]


def arrows_to_move_to(board: IlluminatiBoard, seat: Seat, group: Group) -> list[Piece]:
    """Where a group can go with all below it: while it is in the hand its place is empty; back there is no choice."""
    lifted = [group, *board.below(seat, group)]
    now = board.hangs_on[group]
    return [arrow for arrow in board.layout_without(seat, lifted).open if arrow is not now]


# -- players without groups --------------------------------------------------------------------------------------------


def remove_beaten(board: IlluminatiBoard, by: Seat | None = None) -> None:
    """Whoever has no groups left after three turns of his own is out; the last one left wins at once.

    `by` is whose attack brought that about: it counts as a group destroyed.
    """
    safe = board.tables.numbers.safe_turns
    for seat in board.living():
        if board.groups[seat] or board.turns_taken[seat] < safe:
            continue
        if meets(board, seat, "destroyed"):  # if that is their goal, they stay in the game, to win as the turn ends
            board.horizon += has_secret(board, seat)  # whether it is comes out, by their staying or by their going
            if goal_of(board, seat) == "destroyed":
                continue
        board.out[seat] = True
        head = board.heads[seat].pop()
        board.money.pop(head, None)
        board.out_of_play.append(head)
        board.discard += sorted(board.hands[seat], key=lambda card: card.code)
        if board.hands[seat]:
            board.horizon += 1
        board.hands[seat].clear()
        board.moved(seat)
        board.note("eliminated", seat=seat, card=head)
        if by is not None and by != seat:
            board.knocked_out[by] += 1
    left = board.living()
    if len(left) < 2:
        board.ending, board.winners = "last-one-left", left
        raise GameOver
