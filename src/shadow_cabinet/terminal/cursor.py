"""Where an arrow key leads: to the nearest thing in that direction."""

from __future__ import annotations

from collections.abc import Sequence

Point = tuple[int, int]
# A row is about as high as two columns are wide; what lies off the straight way is further than it looks.
ROW, ASIDE = 2, 3


def next_spot(spots: Sequence[Point], now: Point | None, right: int, down: int) -> Point | None:
    """The spot to go to from `now` by one step right, left, down or up; the first one if there is no `now`."""
    if now is None:
        return min(spots, key=lambda spot: (spot[1], spot[0]), default=None)

    def cost(spot: Point) -> int | None:
        dx, dy = spot[0] - now[0], (spot[1] - now[1]) * ROW
        ahead, aside = (dx * right, abs(dy)) if right else (dy * down, abs(dx))
        return ahead + ASIDE * aside if ahead > 0 else None

    costs = [(found, spot) for spot in spots if (found := cost(spot)) is not None]
    return min(costs)[1] if costs else None
