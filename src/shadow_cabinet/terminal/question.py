"""The question as a page: who decides, the prompt, and the options with their keys; or what one waits for."""

from __future__ import annotations

from shadow_cabinet.table import Ask, Piece, ScoreLine, Waiting

from .drawing import sorted_options
from .look import HEADING, OPTION, QUIET, RULE, STRONG, TEXT
from .page import Line, Run, as_many_columns_as_fit, fit, flow, width_of, wrap
from .scene import Scene
from .sums import EXACT, ONE_DIGIT, long_row, most_to_type, number_of


def band(left: Line, right: str, width: int) -> Line:
    """A rule across the page with something at its left and its right end."""
    used = 3 + width_of(left) + 1 + (len(right) + 3 if right else 0)
    line: Line = [Run("── ", RULE), *left, Run(" " + "─" * max(0, width - used), RULE)]
    return [*line, Run(f" {right} ", QUIET), Run("─", RULE)] if right else line


def how_many(ask: Ask) -> str:
    """Between how many options one chooses."""
    return "1 option" if len(ask.options) == 1 else f"{len(ask.options)} options"


def question_page(scene: Scene, ask: Ask, width: int, typed: str = "") -> list[Line]:
    """A question to the person at the table; what was typed of a sum stands there until it is chosen."""
    who: Line = [scene.seat_run(ask.seat), Run(" decides", HEADING)]
    title = band(who, f"{how_many(ask)} · ? {ask.prompt.rule}", width)
    page = [title if width_of(title) <= width else band(who, f"? {ask.prompt.rule}", width)]
    page += wrap([Run(scene.words.prompt(ask, scene.board), STRONG)], width)
    found = sorted_options(scene, ask)
    if found:
        return page + headed(found, width)
    row = long_row(ask.options)
    cells = [scene.piece(option.id) for option in ask.options if option not in row]
    return page + typing_line(ask, typed, width) + as_many_columns_as_fit(cells, width)


def headed(found: dict[str, list[Line]], width: int) -> list[Line]:
    """Options under headings: a paragraph for each, as one reads."""
    heads = max(len(head) for head in found) + 1
    page: list[Line] = []
    for head, options in found.items():
        entries = [[*option, Run("  ")] for option in options]
        page += flow(fit([Run(head, HEADING)], heads), entries, width, heads)
    return page


def typing_line(ask: Ask, typed: str, width: int) -> list[Line]:
    """How a sum is typed, and what is typed of it."""
    most = most_to_type(ask)
    if most is None or most <= ONE_DIGIT:
        return []
    any_sum = bool(long_row(ask.options)) or any(option.id == EXACT for option in ask.options)
    numbers = [number for option in ask.options if (number := number_of(option)) is not None]
    told = f"Type a sum from {min(numbers)} to {most}, then Enter: " if any_sum else "Type a sum, then Enter: "
    return wrap([Run(told, TEXT), Run(f"{typed}▏", f"bold {OPTION}")], width)


def waiting_page(scene: Scene, waiting: list[Waiting], thinking: str, width: int) -> list[Line]:
    """What others decide now."""
    page: list[Line] = []
    for number, each in enumerate(waiting):
        if not number:
            page.append(band([scene.seat_run(each.seat), Run(" decides", HEADING)], thinking, width))
        page += wrap([Run(scene.words.waiting(each, scene.board), TEXT)], width)
    return page


def ending_page(scene: Scene, width: int) -> list[Line]:
    """How the match ended."""
    result = scene.match.result
    assert result is not None
    page = [band([Run("The match is over", STRONG)], "", width)]
    page += wrap([Run(scene.words.ending(result, scene.board), f"bold {OPTION}")], width)
    scores = [[scene.seat_run(seat), Run(f" {score:g}", STRONG)] for seat, score in enumerate(result.scores)]
    told = score_page(scene, width)
    if len(scores) > 1 or not told:  # of a single one the page tells
        page += as_many_columns_as_fit(scores, width)
    return page + told


def score_page(scene: Scene, width: int) -> list[Line]:
    """Where the score of each player came from, if the game tells."""
    page: list[Line] = []
    for player in scene.board.players:
        lines = scene.game.score_lines(scene.match.board, player)
        if lines:
            total = sum(line.points for line in lines)
            page += [[], [scene.seat_run(player), Run(f" {total:g}", STRONG)]]
            page += as_many_columns_as_fit([_score_line(scene, line) for line in lines], width)
    return page


def _score_line(scene: Scene, line: ScoreLine) -> Line:
    what = scene.words.phrase(line.what, scene.board)
    return [Run(f"{line.points:>5g} ", STRONG), Run(what, TEXT, _piece(line))]


def _piece(line: ScoreLine) -> str:
    """The piece that a part of a score is for, so that one can walk there and look it up."""
    return next((item.id for item in line.what.about.values() if isinstance(item, Piece)), "")


def decided_page(scene: Scene, ask: Ask, chosen: str, width: int) -> list[Line]:
    """A question of a finished match, with the option that was chosen."""
    page = [band([scene.seat_run(ask.seat), Run(" decides", HEADING)], how_many(ask), width)]
    page += wrap([Run(scene.words.prompt(ask, scene.board), STRONG)], width)
    cells: list[Line] = []
    for option in ask.options:
        is_chosen = option.id == chosen
        style = f"bold {OPTION}" if is_chosen else QUIET
        cells.append([Run("▸ " if is_chosen else "  ", style), *scene.piece(option.id, style=style)])
    return page + as_many_columns_as_fit(cells, width)
