"""The table of In Too Deep in characters: the city as a ring, then Consoles, what one holds, and the common boards."""

from __future__ import annotations

from shadow_cabinet.games.in_too_deep.board import ACTING, CHAPTER_END, DITCHING, HOOKING
from shadow_cabinet.games.in_too_deep.pieces import POWER, SKILL, Criminal

from .in_too_deep_boards import Boards
from .in_too_deep_city import CityMap
from .in_too_deep_consoles import Consoles
from .in_too_deep_hand import Hand
from .in_too_deep_signs import LEGEND, Desk
from .look import QUIET, STRONG, TEXT
from .page import Line, Run, fit, width_of, wrap
from .scene import Scene

__all__ = ["LEGEND", "draw"]

STEPS = {
    HOOKING: "hooking",
    ACTING: "actions",
    DITCHING: "crimes are discarded and drawn",
    CHAPTER_END: "end of the Chapter",
}


def draw(scene: Scene, width: int) -> list[Line]:
    """What the question is about, the city, then what one holds, how everybody stands, and what is fought for."""
    desk = Desk(scene)
    boards, consoles, hand = Boards(desk), Consoles(desk), Hand(desk)
    city = CityMap(desk).draw(width, boards.middle((width - 7) // 3))
    own = [] if desk.me is None else hand.holdings(desk.me, width)
    chapter, plot, wheel = boards.chapter(width), boards.plot(width), boards.wheel(width)
    decks, storylines = boards.decks(width), boards.storylines(width)
    offered = scene.options - targets(city)
    asked = [part for part in (own, chapter, plot, wheel, decks) if targets(part) & offered]
    first = [status(desk, width), focus(desk, width), hand.committing(width)]
    first += [[] if desk.roomy else hand.summary(width), hand.within_reach(width), *asked, city]
    parts = [hand.crimes(width), own, consoles.players(width), consoles.grip(width), consoles.echo(width)]
    parts += [chapter, plot, wheel, storylines, hand.others(width), decks]
    parts = [*first, *(part for part in parts if part not in asked)]
    gap: list[Line] = [[]] if desk.roomy else []
    page = [line for part in parts if part for line in (*part, *gap)]
    return [fit(line, width) if width_of(line) > width else line for line in page]


def targets(page: list[Line]) -> set[str]:
    """What can be pointed at there."""
    return {run.target for line in page for run in line}


def status(desk: Desk, width: int) -> list[Line]:
    """Where in the game we are."""
    board = desk.board
    line: Line = [Run(f"  Chapter {board.chapter}", STRONG), Run(f" · turn {board.turns + 1}", TEXT)]
    line += [Run(" · "), desk.scene.seat_run(board.active)]
    if board.step in STEPS and not (board.is_echo(board.active) and board.step == HOOKING):
        line.append(Run(f" · {STEPS[board.step]}", TEXT))
    if board.step == ACTING:
        left = board.actions_left
        line.append(Run(f" · {left} action{'s' * (left != 1)} left", TEXT))
    if board.ignores_blockades and board.step == ACTING:
        line.append(Run(" · Blockades do not matter", TEXT))
    if board.final_turns is not None:
        line.append(Run(f" · ▌LAST TURNS: {board.final_turns}▐", STRONG))
    elif board.triggered:
        line.append(Run(" · ▌CHAPTER ENDS▐", STRONG))
    count = sum(board.dossiers_left)
    dossiers = Run(f" · {count} Dossier{'s' * (count != 1)} left", QUIET)
    return wrap([*line, dossiers] if width_of([*line, dossiers]) <= width else line, width, 4)


def focus(desk: Desk, width: int) -> list[Line]:
    """What a Criminal who is to do something can use: the Skill, and the power of the Zone."""
    ask = desk.scene.match.ask_of(desk.me) if desk.me is not None else None
    criminal = ask.about.get("criminal") if ask else None
    if not isinstance(criminal, Criminal) or desk.me is None:
        return []
    board, words = desk.board, desk.words
    zone = board.at[criminal]
    grip = f"(Grip {board.grip[desk.me][criminal]}, Skill from {board.tables.numbers.skill_from})"
    heat = " (has Heat)" if board.heat_in(zone) else ""
    page: list[Line] = []
    for piece, more, button in ((criminal, f" {grip}", SKILL), (zone, heat, POWER)):
        if desk.roomy or button.id in desk.scene.options:
            told: Line = [Run(f"  {words.piece(piece)}", STRONG, piece.id), Run(f"{more}  ", QUIET)]
            told.append(Run(words.piece_text(piece), TEXT))
            page += wrap(told, width, 4) if desk.roomy else [fit(told, width)]
    return page
