"""What must hold on every board: structures are trees on a grid, and nothing is counted below nothing."""

from __future__ import annotations

from .board import IlluminatiBoard
from .layout import STEPS


def inconsistency(board: IlluminatiBoard) -> str:
    """What can never be on a board, if it is so; else nothing."""
    hung = {group for groups in board.groups for group in groups} | set(board.lifted)
    if set(board.hangs_on) != hung:
        wrong = sorted(group.id for group in hung ^ set(board.hangs_on))
        return f"what lies in structures and what hangs on arrows differ: {wrong}"
    for seat in board.living():
        found = _wrong_structure(board, seat)
        if found:
            return found
    for colour, lying in board.nwos.items():
        if len(lying) > 1 or any(nwo.colour is not colour for nwo in lying):
            return f"in the place for {colour} lie {lying}"
    if any(amount < 0 for amount in board.money.values()):
        return f"a treasury is below nothing: {board.money}"
    if any(board.treasury(group) for group in (*board.uncontrolled, *board.dead)):
        return "there is money on a group that nobody controls"
    for card, times in board.took_part.items():
        if times > max(1, card.number_of("participations")) or times < 0:
            return f"{card} took part {times} times"
    if not all(left >= 0 for left in (board.actions_left, board.transfers_left, board.call_offs_left)):
        return "more was done in a turn than can be"
    worth = board.values
    if any(power < 0 for power in worth.power.values()) or any(board.resistance(g) < 0 for g in board.in_play()):
        return "Power or Resistance is below 0"
    return ""


def _wrong_structure(board: IlluminatiBoard, seat: int) -> str:
    """Every card hangs, link by link, on an arrow that meets its own, and no two lie in the same cell."""
    layout = board.layout(seat)
    groups = board.groups[seat]
    if len(layout.cells) != len(groups) + 1:
        return f"not all groups of seat {seat} hang below its Illuminati"
    if len(layout.taken) != len(layout.cells):
        return f"two cards of seat {seat} lie in the same cell"
    for group in groups:
        arrow = board.hangs_on[group]
        if layout.cell_of(arrow) != layout.cells[group]:
            return f"{group} does not lie where {arrow} points"
        x, y = STEPS[(group.incoming + layout.turned[group]) % 4]
        column, row = layout.cells[group]
        if layout.cells[arrow.card] != (column + x, row + y):
            return f"the arrow that comes into {group} does not meet its master"
    return ""
