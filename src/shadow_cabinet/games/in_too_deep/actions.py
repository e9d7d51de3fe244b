"""Step 3 of a turn: actions, and what is free (004: Perform actions).

Step 4 stands in the same menu: a Story Crime that is satisfied can be chosen at any time, and ends the actions.
"""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .board import InTooDeepBoard
from .crimes import commit_side_crime
from .pieces import A_GRIP, AN_ACTION, END_ACTIONS, GAIN_GRIP, POWER, SKILL, Boost, Crime, Criminal, Item, Zone
from .prompts import ACT, PAY_WITH, POWER_OF, WITH_CRIMINAL
from .skills import (
    choose_skill,
    items_for_an_action,
    items_for_free,
    skill_is_free,
    skill_targets,
    use_skill,
    zones_to_go,
    zones_with_power,
)
from .wheel import spend, useful
from .zones import use_zone_power


def perform_actions(board: InTooDeepBoard, me: Seat) -> Flow[Crime | None]:
    """Act until one ends it, or goes on to a Story Crime; that is returned."""
    while True:
        board.checkpoint()
        chosen: Piece = yield Ask(me, ACT, partial(act_options, board, me), {"left": board.actions_left})
        if isinstance(chosen, Criminal):
            yield from act_with(board, me, chosen)
        elif isinstance(chosen, Item):
            take_or_drop_for_free(board, me, chosen)
        elif isinstance(chosen, Boost):
            board.arrangements = []
            yield from spend(board, me, chosen)
        elif isinstance(chosen, Crime) and not chosen.level:
            board.arrangements = []
            yield from commit_side_crime(board, me, chosen)
        else:
            return chosen if isinstance(chosen, Crime) else None


def act_options(board: InTooDeepBoard, me: Seat) -> list[Piece]:
    """Hooked Criminals who can do something, Items to drop, Boosts, crimes that are satisfied, and the end."""
    found: list[Piece] = [criminal for criminal in board.hooks[me] if can_act(board, me, criminal)]
    for criminal in board.hooks[me]:
        item = board.holds.get(criminal)
        if item is not None and is_new_arrangement(board, item, None):
            found.append(item)
    found += [boost for boost in board.boosts[me] if useful(board, me, boost)]
    found += [crime for crime in board.crimes[me] if board.opened(crime) and crime.criteria.met(board, me)]
    found.append(END_ACTIONS)
    return found


def can_act(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> bool:
    """Whether a hooked Criminal can do anything but drop an Item."""
    if board.actions_left and board.can_gain_grip(me, criminal):  # mostly, and quickly seen
        return True
    return bool(what_to_do(board, me, criminal))


def what_to_do(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> list[Piece]:
    """Zones to go to, Items to pick up, Zone power, Skill and Grip: what the actions left and Grip can pay."""
    found: list[Piece] = []
    items: list[Item] = [
        item for item in items_for_free(board, me, criminal) if is_new_arrangement(board, item, criminal)
    ]
    paid = payments(board, me, criminal)
    if paid:
        found += zones_to_go(board, me, criminal)
        items += [item for item in items_for_an_action(board, me, criminal) if item not in items]
    found += items
    if paid and zones_with_power(board, me, criminal):
        found.append(POWER)
    if (paid or skill_is_free(board, criminal)) and skill_targets(board, me, criminal):
        found.append(SKILL)
    if board.actions_left and board.can_gain_grip(me, criminal):
        found.append(GAIN_GRIP)
    return found


def act_with(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> Flow[None]:
    """One thing that a Criminal does. First everything is chosen, then it is paid for, then it happens."""
    chosen: Piece = yield Ask(me, WITH_CRIMINAL, partial(what_to_do, board, me, criminal), {"criminal": criminal})
    if isinstance(chosen, Zone):
        yield from pay(board, me, criminal)
        board.put(criminal, chosen)
        board.note("criminal-goes", seat=me, criminal=criminal, zone=chosen)
    elif isinstance(chosen, Item):
        if chosen in items_for_free(board, me, criminal) and is_new_arrangement(board, chosen, criminal):
            take_or_drop_for_free(board, me, chosen, criminal)
            return
        yield from pay(board, me, criminal)
        board.give(chosen, criminal)
        board.note("picked-up", seat=me, criminal=criminal, item=chosen)
    elif chosen is POWER:
        zone: Zone = yield Ask(me, POWER_OF, partial(zones_with_power, board, me, criminal), {"criminal": criminal})
        yield from pay(board, me, criminal)
        yield from use_zone_power(board, me, zone)
    elif chosen is SKILL:
        picks = yield from choose_skill(board, me, criminal)
        if not skill_is_free(board, criminal):
            yield from pay(board, me, criminal)
        use_skill(board, me, criminal, picks)
    elif chosen is GAIN_GRIP:  # never for Grip: it would come to nothing
        board.actions_left -= 1
        board.arrangements = []
        board.add_grip(me, criminal, 1)
        board.note("gained-grip", seat=me, criminal=criminal)


# -- paying ------------------------------------------------------------------------------------------------------------


def payments(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> list[Piece]:
    """An action of this turn, or a Grip in the Stamina range of the Criminal who acts."""
    found = [AN_ACTION] if board.actions_left else []
    return [*found, A_GRIP] if board.has_stamina(me, criminal) else found


def pay(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> Flow[None]:
    """An action is spent, or a Grip for an extra one."""
    chosen: Piece = yield Ask(me, PAY_WITH, partial(payments, board, me, criminal), {"criminal": criminal})
    board.arrangements = []
    if chosen is AN_ACTION:
        board.actions_left -= 1
    else:
        board.add_grip(me, criminal, -1)
        board.note("spent-grip", seat=me, criminal=criminal)


# -- free drops and pick-ups -------------------------------------------------------------------------------------------


def take_or_drop_for_free(board: InTooDeepBoard, me: Seat, item: Item, taker: Criminal | None = None) -> None:
    """A drop, or a pick-up by the Smuggler. Without an action between, the Items may not come to lie as before."""
    if not board.arrangements:
        board.arrangements.append(arrangement(board))
    if taker is None:
        holder = board.holder(item)
        assert holder is not None
        board.drop(item)
        board.note("dropped", seat=me, criminal=holder, item=item)
    else:
        board.give(item, taker)
        board.note("picked-up", seat=me, criminal=taker, item=item)
    board.arrangements.append(arrangement(board))


def is_new_arrangement(board: InTooDeepBoard, item: Item, taker: Criminal | None) -> bool:
    """Whether Items would lie as they have not lain since the last action: else one could go on for ever."""
    if not board.arrangements:
        return True
    held = {held: holder for holder, held in board.holds.items() if holder is not taker}
    held.pop(item, None)
    if taker is not None:
        held[item] = taker
    zone = board.at[item] if taker is None else board.at[taker]
    return arrangement(board, held, item, zone) not in board.arrangements


def arrangement(
    board: InTooDeepBoard, held: dict[Item, Criminal] | None = None, moved: Item | None = None, to: Zone | None = None
) -> int:
    """Where all Items are and who holds them, as one number."""
    if held is None:
        held = {item: holder for holder, item in board.holds.items()}
    number = 0
    for item in board.tables.partner:
        zone = to if item is moved and to is not None else board.at[item]
        holder = held.get(item)
        number = (number * 12 + (0 if holder is None else 1 + board.criminals.index(holder))) * 8 + board.ring.index(
            zone
        )
    return number
