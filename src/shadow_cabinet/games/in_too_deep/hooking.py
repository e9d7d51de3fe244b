"""Step 1 of a turn, and the Boost that repeats it (004: Hook)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .board import InTooDeepBoard
from .pieces import SKIP, Criminal
from .prompts import HOOK, HOOK_BY_BOOST


def hook_step(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Hook at most one Criminal; who controls none must. Before that, unhook from any."""
    unhooked = False
    while True:
        options = partial(hook_options, board, me, unhooked)
        if not options():
            return  # every tag is locked by rivals
        chosen: Piece = yield Ask(me, HOOK, options)
        if not isinstance(chosen, Criminal):
            board.note("skipped-hooking", seat=me)
            return
        if chosen not in board.hooks[me]:
            hook(board, me, chosen)
            return
        unhook_freely(board, me, chosen)
        unhooked = True  # it belongs to a hook that follows: now there is no skipping


def hook_options(board: InTooDeepBoard, me: Seat, unhooked: bool) -> list[Piece]:
    """Tags to hook, own tags to unhook from, and the choice to do neither."""
    own = board.hooks[me]
    found: list[Piece] = [*tags_to_hook(board, me), *own]
    if own and not unhooked:
        found.append(SKIP)
    return found


def tags_to_hook(board: InTooDeepBoard, me: Seat) -> list[Criminal]:
    """Tags in the void or with a rival who has not locked them, while a slot is free."""
    if len(board.hooks[me]) >= board.tables.numbers.hook_slots:
        return []
    return [criminal for criminal in board.criminals if criminal not in board.hooks[me] and not board.locks[criminal]]


def unhook_freely(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> None:
    """The tag goes to the void."""
    board.unhook(criminal)
    board.note("unhooked", seat=me, criminal=criminal)


def hook(board: InTooDeepBoard, player: int, criminal: Criminal) -> None:
    """Take a tag; a rival who held it is paid one Intel, by the supply if need be. A third tag is a Dilemma."""
    rival = board.controller(criminal)
    board.unhook(criminal)
    board.hooks[player].append(criminal)
    board.city = None
    if rival is None:
        board.note("hooked", seat=player, criminal=criminal)
    else:
        paid = min(board.intel[player], 1)
        board.intel[player] -= paid
        board.intel[rival] += 1
        board.note("hooked-from", seat=player, criminal=criminal, other_seat=rival, paid=paid)
    if len(board.hooks[player]) == board.tables.numbers.hook_slots:
        board.draw_dilemmas(player, 1)


def gain_grip_step(board: InTooDeepBoard, me: Seat) -> None:
    """Step 2: one Grip with each hooked Criminal."""
    for criminal in board.hooks[me]:
        board.add_grip(me, criminal, 1)
    board.note("grip-step", seat=me, criminals=tuple(board.hooks[me]))


def hook_by_boost(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Hook a Criminal by the usual rules, and gain Grip with it."""
    while True:
        chosen: Criminal = yield Ask(me, HOOK_BY_BOOST, lambda: tags_to_hook_by_boost(board, me))
        if chosen not in board.hooks[me]:
            hook(board, me, chosen)
            board.add_grip(me, chosen, 1)
            return
        unhook_freely(board, me, chosen)


def tags_to_hook_by_boost(board: InTooDeepBoard, me: Seat) -> list[Criminal]:
    """Tags to hook, and own tags to unhook from first; nothing if that could not end in a hook."""
    own = board.hooks[me]
    return [*tags_to_hook(board, me), *own]
