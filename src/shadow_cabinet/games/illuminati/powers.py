"""Step 6 of a turn: what the Gnomes and the Bermuda Triangle can do (the cards)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .board import IlluminatiBoard
from .layout import Layout, below, lay_out
from .money import redistribute
from .pieces import DONE, LEAVE_AS_IT_WAS, LIFT, Arrow, Group
from .prompts import REBUILD, REBUILD_AT, REBUILD_NEXT


def use_special_power(board: IlluminatiBoard, me: Seat) -> Flow[None]:
    """Rearranging all money, or the whole power structure."""
    abilities = board.head(me).abilities
    if "redistribute" in abilities:
        yield from redistribute(board, me)
    if "rebuild" in abilities and board.groups[me]:
        yield from rebuild(board, me)


class Plan:
    """A power structure as it is to be: what hangs where, and what is still in the hand."""

    def __init__(self, board: IlluminatiBoard, me: Seat) -> None:
        self.head = board.head(me)
        self.hangs: dict[Group, Arrow] = {group: board.hangs_on[group] for group in board.groups[me]}
        self.in_hand: list[Group] = []
        self.tried: dict[Group, int] = dict.fromkeys(self.hangs, 0)
        self.changed = False

    def layout(self, without: Group | None = None) -> Layout:
        """How it lies, with one group, and all below it, taken up."""
        found = lay_out(self.head, {arrow: group for group, arrow in self.hangs.items()})
        if without is None or without not in self.hangs:
            return found
        up = (without, *below(found.puppets, without))
        return lay_out(self.head, {arrow: group for group, arrow in self.hangs.items() if group not in up})

    def movable(self) -> list[Group]:
        """What can be taken up, or hung: each group so often that any structure can be built, and it ends."""
        return [group for group, times in self.tried.items() if times < 2]

    def move(self, group: Group, to: Piece) -> None:
        """Hang a group elsewhere, or keep it in the hand; what does not fit below it any more comes into the hand."""
        self.changed = True
        self.tried[group] += 1
        old = self.layout()
        under = list(below(old.puppets, group)) if group in self.hangs else []
        hung: Mapping[Group, Arrow] = {each: self.hangs.pop(each) for each in under}
        self.hangs.pop(group, None)
        if group in self.in_hand:
            self.in_hand.remove(group)
        if not isinstance(to, Arrow):
            self.in_hand += [group, *under]
            return
        self.hangs[group] = to
        for each in under:
            if hung[each] in self.layout().open:
                self.hangs[each] = hung[each]
            else:
                self.in_hand.append(each)


def rebuild(board: IlluminatiBoard, me: Seat) -> Flow[None]:
    """Groups are taken up and hung elsewhere, as often as it needs; what does not come out leaves all as it was."""
    plan = Plan(board, me)

    def next_options() -> list[Piece]:
        found: list[Piece] = [group for group in plan.movable() if places(group)]
        if plan.changed:
            found.append(LEAVE_AS_IT_WAS)
        return found if plan.in_hand else [*found, DONE]

    def places(group: Group) -> list[Piece]:
        now = plan.hangs.get(group)
        found: list[Piece] = [arrow for arrow in plan.layout(without=group).open if arrow is not now]
        if now is not None and plan.tried[group] == 0:  # to hang it again will be the second time
            found.append(LIFT)
        return found

    prompt = REBUILD
    while True:
        chosen: Piece = yield Ask(me, prompt, next_options, {"in_hand": tuple(plan.in_hand)})
        prompt = REBUILD_NEXT
        if chosen is LEAVE_AS_IT_WAS:
            return
        if chosen is DONE:
            break
        assert isinstance(chosen, Group)
        to: Piece = yield Ask(me, REBUILD_AT, partial(places, chosen), {"group": chosen})
        plan.move(chosen, to)
    if plan.changed:
        take_over(board, me, plan.hangs)


def take_over(board: IlluminatiBoard, me: Seat, hangs: Mapping[Group, Arrow]) -> None:
    """The structure is as it was planned."""
    board.hangs_on.update(hangs)
    board.moved(me)
    board.note("rebuilt", seat=me)
