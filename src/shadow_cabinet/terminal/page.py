"""What is drawn, as plain data: lines of runs. A run that stands for a piece or a place can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len, set_cell_size

from .look import QUIET


class Run(NamedTuple):
    """Some text in one style; `target` is the id of the piece it stands for, or `place:NAME`."""

    text: str
    style: str = ""
    target: str = ""


Line: TypeAlias = "list[Run]"
_WORD = re.compile(r"\s*\S+\s*|\s+")


class Spot(NamedTuple):
    """Where on a page something can be pointed at."""

    target: str
    x: int
    y: int
    width: int


def plain(line: Iterable[Run]) -> str:
    """The text of a line."""
    return "".join(run.text for run in line)


def width_of(line: Iterable[Run]) -> int:
    """How many columns a line takes."""
    return sum(cell_len(run.text) for run in line)


def fit(line: Line, width: int) -> Line:
    """The line cut or filled up to exactly that many columns; where it is cut stands an ellipsis."""
    left = width - width_of(line)
    if left >= 0:
        return [*line, Run(" " * left)] if left else list(line)
    fitted: Line = []
    room = width
    for run in line:
        size = cell_len(run.text)
        if size < room or (size == room and run is line[-1]):
            fitted.append(run)
            room -= size
            continue
        if room > 0:
            fitted.append(run._replace(text=set_cell_size(run.text, room - 1) + "…"))
        break
    return fitted


def columns(cells: Sequence[Line], width: int, count: int, gap: int = 2) -> list[Line]:
    """Cells in columns of equal width, filled downwards, so that a list reads in its order."""
    rows = -(-len(cells) // count)
    each = (width - gap * (count - 1)) // count
    page: list[Line] = []
    for row in range(rows):
        line: Line = []
        for number in range(row, len(cells), rows):
            if line:
                line.append(Run(" " * gap))
            line += fit(cells[number], each)
        page.append(line)
    return page


def as_many_columns_as_fit(cells: Sequence[Line], width: int, gap: int = 2, most: int = 4) -> list[Line]:
    """Cells in as many columns as their widest allows."""
    widest = max((width_of(cell) for cell in cells), default=1)
    return columns(cells, width, max(1, min(most, (width + gap) // (widest + gap))), gap)


def wrap(line: Iterable[Run], width: int, indent: int = 0) -> list[Line]:
    """A line broken between words; what can be pointed at stays whole, and later lines are indented."""
    page: list[Line] = [[]]
    used = 0
    for part in _parts(line):
        size = width_of(part)
        if used > indent and used + cell_len(plain(part).rstrip()) > width:
            _strip_end(page[-1])
            page.append([Run(" " * indent)] if indent else [])
            used = indent
            part = [part[0]._replace(text=part[0].text.lstrip()), *part[1:]]
            size = width_of(part)
        page[-1] += part
        used += size
    _strip_end(page[-1])
    return page


def _strip_end(line: Line) -> None:
    """Without the blanks at its end, which could stand where no column is left."""
    if line and not line[-1].target:
        line[-1] = line[-1]._replace(text=line[-1].text.rstrip())


def _parts(line: Iterable[Run]) -> list[Line]:
    """What may not be broken: a word with the blank after it, or the neighbouring runs of one target."""
    parts: list[Line] = []
    for run in line:
        if not run.target:
            parts += [[run._replace(text=word)] for word in _WORD.findall(run.text)]
        elif parts and parts[-1][-1].target == run.target:
            parts[-1].append(run)
        else:
            parts.append([run])
    return parts


def flow(head: Line, entries: Sequence[Line], width: int, indent: int) -> list[Line]:
    """Entries one after another behind a head, none of them broken; what goes on in a new line is indented."""
    page: list[Line] = [list(head)]
    used = width_of(head)
    empty = True
    for entry in entries:
        size = width_of(entry)
        if used + size > width and (not empty or indent + size <= width):
            page.append([Run(" " * indent)])
            used = indent
        page[-1] += entry
        used += size
        empty = False
    return [fit(line, width) if width_of(line) > width else line for line in page]


def series(entries: Sequence[Line], title: Line | None = None) -> list[Line]:
    """Entries with commas behind all but the last, which is followed by more room; a title sticks to the first."""
    parts: list[Line] = []
    for number, entry in enumerate(entries, 1):
        part = [*(title or []), *entry] if number == 1 else list(entry)
        parts.append([*part, Run("  " if number == len(entries) else ", ", QUIET)])
    return parts


def spots_of(page: Sequence[Line]) -> list[Spot]:
    """Everything on a page that can be pointed at; neighbouring runs of one target are one spot."""
    found: list[Spot] = []
    for y, line in enumerate(page):
        x = 0
        for run in line:
            size = cell_len(run.text)
            if run.target:
                last = found[-1] if found else None
                if last and (last.target, last.y, last.x + last.width) == (run.target, y, x):
                    found[-1] = last._replace(width=last.width + size)
                else:
                    found.append(Spot(run.target, x, y, size))
            x += size
    return found
