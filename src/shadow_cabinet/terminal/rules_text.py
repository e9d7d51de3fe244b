"""The rules of a game as its package has them: Markdown whose headings carry anchors, `## Blocking {#blocking}`."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

from shadow_cabinet.table import Game, TableError, UnknownName

_HEADING = re.compile(r"^(#+)\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$", re.MULTILINE)


def read_rules(game: Game[Any]) -> str:
    """The whole text."""
    path = files(game.package) / "rules.md"
    if not path.is_file():
        raise TableError(f"the rules of {game.title} are not written yet; the scenarios show what is built")
    return path.read_text("utf-8")


def section_of(text: str, anchor: str) -> str:
    """The part of the rules under one anchor, its smaller sections included."""
    headings = list(_HEADING.finditer(text))
    anchors = {heading[3]: number for number, heading in enumerate(headings) if heading[3]}
    if anchor not in anchors:
        raise UnknownName("section of the rules", anchor, anchors)
    number = anchors[anchor]
    level = len(headings[number][1])
    ends = (later.start() for later in headings[number + 1 :] if len(later[1]) <= level)
    return text[headings[number].start() : next(ends, len(text))]


def with_anchors_shown(text: str) -> str:
    """The text with the anchor of each heading in small type behind it, to be asked for by."""
    return _HEADING.sub(
        lambda heading: f"{heading[1]} {heading[2]}" + (f"  `{heading[3]}`" if heading[3] else ""), text
    )


def without_anchors(text: str) -> str:
    """The text for reading."""
    return _HEADING.sub(lambda heading: f"{heading[1]} {heading[2]}", text)
