"""The renderer for any game: it draws a view by what the board declares, with the words of the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from shadow_cabinet.table import Ask, Json, Seat
from shadow_cabinet.table.fields import Field

from .look import HEADING, QUIET, STRONG, TEXT
from .page import Line, Run, as_many_columns_as_fit, fit, plain, width_of, wrap
from .scene import Scene
from .session import YOU

Renderer: TypeAlias = Callable[[Scene, int], "list[Line]"]

# Games with a board drawn for them: the module whose `draw` is a Renderer.
BOARDS = {
    "war-of-espionage": "shadow_cabinet.terminal.war_of_espionage",
    "deep-state": "shadow_cabinet.terminal.deep_state",
    "in-too-deep": "shadow_cabinet.terminal.in_too_deep",
    "illuminati": "shadow_cabinet.terminal.illuminati",
}
LABEL_WIDTH = 22
MOST_SHOWN = 8  # of the pieces in a pile; all of them are a key away


def renderer_of(game: str) -> Renderer:
    """What draws the board of a game."""
    if game in BOARDS:
        own: Renderer = import_module(BOARDS[game]).draw
        return own
    return draw


def legend_of(game: str) -> list[tuple[str, str]]:
    """The signs on the board of a game, and what they mean."""
    return list(import_module(BOARDS[game]).LEGEND) if game in BOARDS else []


def more_about(scene: Scene, id: str, width: int) -> list[Line]:
    """What there is to say about a piece as it lies now, if the board of the game has more than its text."""
    module = import_module(BOARDS[scene.game.id]) if scene.game.id in BOARDS else None
    more: Callable[[Scene, str, int], list[Line]] | None = getattr(module, "more_about", None)
    return more(scene, id, width) if more else []


def sorted_options(scene: Scene, ask: Ask) -> dict[str, list[Line]]:
    """The options of a question under headings, if the board of the game sorts them."""
    module = import_module(BOARDS[scene.game.id]) if scene.game.id in BOARDS else None
    sort: Callable[[Scene, Ask], dict[str, list[Line]]] | None = getattr(module, "sorted_options", None)
    return sort(scene, ask) if sort else {}


def draw(scene: Scene, width: int) -> list[Line]:
    """Players with what is theirs, then the places that all share, then what is counted per piece, then numbers."""
    view, fields = scene.view(), scene.board.fields
    seats, players = scene.board.seats, scene.board.players
    per_seat = [name for name in view if _is_per_seat(fields[name], view[name], {seats, len(players)})]
    tables = [name for name in view if isinstance(view[name], dict) and not fields[name].is_place]
    page: list[Line] = []
    for player in players:
        page += _seat(scene, player, {name: _item(view[name], player) for name in per_seat}, width)
    for name, declared in fields.items():
        if declared.is_place and name not in per_seat:
            page += _shared_place(scene, name, view[name], width)
    page += _tables(scene, {name: view[name] for name in tables}, width)
    numbers = [name for name in view if name not in (*per_seat, *tables) and not fields[name].is_place]
    cells = [[*_label(scene.words.value(name)), *_number(scene, name, view[name])] for name in numbers]
    return [*page, *as_many_columns_as_fit(cells, width)]


def _is_per_seat(declared: Field, seen: Json, counts: set[int]) -> bool:
    """A list as long as there are seats, or players, is taken for one item each."""
    if not isinstance(seen, list) or declared.keyed is not list:
        return False
    return len(seen) in counts and (declared.nested is not None or not declared.is_place)


def _item(seen: Json, number: int) -> Json:
    """What a player has; who is no seat may have nothing of the kind."""
    assert isinstance(seen, list)
    return seen[number] if number < len(seen) else None


def _label(text: str, width: int = LABEL_WIDTH) -> Line:
    return [*fit([Run(text, QUIET)], width), Run(" ")]


def _seat(scene: Scene, seat: Seat, own: dict[str, Json], width: int) -> list[Line]:
    page = [seat_line(scene, seat)]
    values: list[Line] = []
    for name, seen in own.items():
        if scene.board.fields[name].is_place and isinstance(seen, list):
            page += place_lines(scene, f"{name}.{seat}", scene.words.place(name), seen, width)
        elif seen not in ({}, None, "", 0, False):
            values.append([Run("  "), *_label(scene.words.value(name)), *_value(scene, seen)])
    return [*page, *as_many_columns_as_fit(values, width, most=2)]


def seat_line(scene: Scene, seat: Seat) -> Line:
    """Who sits there; an arrow marks who decides."""
    decides = any(waiting.seat == seat for waiting in scene.match.waiting())
    line = [Run("▸ " if decides else "  ", STRONG), scene.seat_run(seat)]
    if scene.is_you(seat):
        line.append(Run(" (you)", QUIET))
    elif seat < len(scene.sitting) and scene.sitting[seat] != YOU:
        line.append(Run(f" ({scene.sitting[seat]})", QUIET))
    return line


def _shared_place(scene: Scene, name: str, seen: Json, width: int) -> list[Line]:
    if isinstance(seen, dict):
        return [
            line
            for key, pieces in seen.items()
            if isinstance(pieces, list)
            for line in place_lines(scene, f"{name}.{key}", _name_of(scene, key), pieces, width)
        ]
    assert isinstance(seen, list)
    if seen and isinstance(seen[0], list):
        return [
            line
            for row, pieces in enumerate(seen, 1)
            if isinstance(pieces, list)
            for line in place_lines(scene, f"{name}.{row - 1}", f"{scene.words.place(name)} {row}", pieces, width)
        ]
    return place_lines(scene, name, scene.words.place(name), seen, width)


def place_lines(scene: Scene, name: str, label: str, seen: list[Json], width: int) -> list[Line]:
    """A place: how many pieces lie there, and their faces as far as they are seen; the last one lies on top."""
    head: Line = [*fit([Run(f"  {label}", QUIET, f"place:{name}")], LABEL_WIDTH + 2), Run(f" {len(seen):>2}  ", STRONG)]
    offered = [face for face in seen if isinstance(face, str) and face in scene.options]
    hidden = all(isinstance(face, dict) and "seen" not in face for face in seen)
    if hidden:
        return [[*head, Run(scene.words.back(_back(seen[0])), QUIET)] if seen else head]
    shown = (
        seen if len(seen) <= MOST_SHOWN else [*offered, *[face for face in seen[-MOST_SHOWN:] if face not in offered]]
    )
    faces: Line = []
    for face, count in _alike(scene, shown):
        times = [Run(f" ×{count}", QUIET)] if count > 1 else []
        faces += ([Run(" · ", QUIET)] if faces else []) + scene.face(face) + times
    if len(shown) < len(seen):
        faces.insert(0, Run("… ", QUIET))
    return wrap([*head, *faces], width, width_of(head))


def _alike(scene: Scene, faces: list[Json]) -> list[tuple[Json, int]]:
    """Neighbours that read the same as one, with how many there are; what can be chosen stands for itself."""
    found: list[tuple[Json, int]] = []
    texts: list[str] = []
    for face in faces:
        text = plain(scene.face(face))
        if texts and texts[-1] == text and face not in scene.options:
            found[-1] = found[-1][0], found[-1][1] + 1
        else:
            found.append((face, 1))
            texts.append(text)
    return found


def _back(face: Json) -> str:
    return str(face.get("back")) if isinstance(face, dict) else ""


def _tables(scene: Scene, tables: dict[str, Json], width: int) -> list[Line]:
    """Numbers counted for pieces: a row per piece, a column for each field with the same pieces."""
    page: list[Line] = []
    groups: dict[tuple[str, ...], list[str]] = {}
    for name, seen in tables.items():
        assert isinstance(seen, dict)
        if seen:
            groups.setdefault(tuple(seen), []).append(name)
    for keys, names in groups.items():
        each = max(12, min(24, (width - LABEL_WIDTH) // len(names)))
        heads = [run for name in names for run in fit([Run(scene.words.value(name), HEADING)], each)]
        page.append([*fit([Run("")], LABEL_WIDTH + 4), *heads])
        for key in keys:
            line: Line = [*fit([Run("  "), *scene.piece(key)], LABEL_WIDTH + 4)]
            for name in names:
                seen = tables[name]
                assert isinstance(seen, dict)
                line += fit(_value(scene, seen[key]), each)
            page.append(fit(line, width))
    return page


def _number(scene: Scene, name: str, seen: Json) -> Line:
    """A single value; a seat by its name."""
    if scene.board.fields[name].is_seat and isinstance(seen, int):
        return [scene.seat_run(seen)]
    return _value(scene, seen)


def _value(scene: Scene, seen: Json) -> Line:
    """A value of the board in words."""
    if isinstance(seen, bool):
        return [Run("yes" if seen else "no", TEXT)]
    if isinstance(seen, str) and seen in scene.game.catalogue.by_id:
        return scene.piece(seen)
    if isinstance(seen, list):
        parts = [_value(scene, item) for item in seen]
    elif isinstance(seen, dict):
        parts = [[*_value(scene, key), Run(" "), *_value(scene, item)] for key, item in seen.items()]
    else:
        return [Run("–" if seen is None or seen == "" else str(seen), TEXT)]
    line: Line = []
    for part in parts:
        line += ([Run(", ", QUIET)] if line else []) + part
    return line or [Run("–", TEXT)]


def _name_of(scene: Scene, key: str) -> str:
    return scene.words.piece(key, scene.board) if key in scene.game.catalogue.by_id else key


def text_of(page: list[Line]) -> str:
    """A page as plain text, for tests."""
    return "\n".join(plain(line).rstrip() for line in page)
