"""What is cheap enough to hold after every choice: the pieces, the question, the result."""

from __future__ import annotations

from typing import Any

from shadow_cabinet.table import Ask, Game, Match, Seat
from shadow_cabinet.table.board import Board

from .failure import Broken
from .watch import CameOut, Event, Thrown

LONGEST = 20_000
"""How many choices a match may take at most."""


def check_conservation(game: Game[Any], board: Board, loose: frozenset[Any]) -> None:
    """Each loose piece lies in exactly one place, where pieces of its class belong, every other piece in none."""
    count = 0
    lying: set[Any] = set()
    for spot in board.places():
        count += len(spot.pieces)
        lying.update(spot.pieces)
    if count == len(loose) and lying == loose:
        check_belonging(board)
        return
    everywhere = [piece for spot in board.places() for piece in spot.pieces]
    twice = sorted({piece.id for piece in everywhere if everywhere.count(piece) > 1})
    wrong = {
        "lie in two places": twice,
        "lie nowhere": sorted(piece.id for piece in loose - lying),
        "do not belong in any place": sorted(piece.id for piece in lying - loose),
    }
    raise Broken("conservation", "; ".join(f"{', '.join(ids)} {how}" for how, ids in wrong.items() if ids))


def check_belonging(board: Board) -> None:
    """In every place lie only pieces of the classes that its annotation names."""
    for spot in board.places():
        for kind in set(map(type, spot.pieces)):
            if not issubclass(kind, spot.field.classes):
                piece = next(piece for piece in spot.pieces if type(piece) is kind)
                raise Broken("conservation", f"{piece} does not belong in {spot.name}")


def check_consistency(game: Game[Any], board: Board) -> None:
    """What the game itself knows can never be."""
    if found := game.inconsistency(board):
        raise Broken("consistency", found)


def check_question(game: Game[Any], ask: Ask) -> None:
    """Options: some, none twice, all of them pieces of the catalogue."""
    options = ask.options
    if not options:
        raise Broken("question", f"{ask.prompt.id!r} has no options")
    if len(set(options)) != len(options):
        twice = sorted({option.id for option in options if list(options).count(option) > 1})
        raise Broken("question", f"{ask.prompt.id!r} offers {', '.join(twice)} twice")
    pieces = game.catalogue.pieces
    for option in options:
        if not -1 < option.code < len(pieces) or pieces[option.code] is not option:
            raise Broken("question", f"{ask.prompt.id!r} offers {option.id}, which is not in the catalogue")


def check_result(match: Match[Any]) -> None:
    """The end of a match is one that the game knows."""
    result, game, seats = match.result, match.game, match.board.seats
    if result is None:
        raise Broken("result", "nobody is asked anything, and there is no result")
    if result.reason not in game.endings:
        raise Broken("result", f"ended by {result.reason!r}; the game declares {', '.join(game.endings)}")
    if len(result.shares) != seats or len(result.scores) != seats:
        raise Broken("result", f"{result.shares} and {result.scores} for {seats} seats")
    if min(abs(sum(result.shares) - whole) for whole in (0, 1)) > 1e-9 or min(result.shares) < 0:
        raise Broken("result", f"the shares {result.shares} add up to {sum(result.shares)}")


def check_barrier(match: Match[Any], events: list[Event]) -> None:
    """Who can take something back: whoever chose last before an open decision or in it, and only if nothing came out
    since and no dice were thrown.
    """
    if not match.choices:
        return
    last = match.choices[-1]
    touched = [event for event in events if isinstance(event, (CameOut, Thrown))]
    nothing = last.horizon == match.board.horizon
    if touched and nothing:
        how = touched[0].how if isinstance(touched[0], CameOut) else "throw"
        raise Broken("undo", f"hidden things came out ({how}), but the horizon of the board did not grow")
    over = match.result is not None
    for seat in range(match.board.seats):
        can = match.can_undo(seat)
        if can and (over or not nothing):
            since = "the match is over" if over else "something came out since"
            raise Broken("undo", f"seat {seat} can take back a choice, but {since}")
        if not can and seat == last.seat and nothing and not over:
            raise Broken("undo", f"seat {seat} cannot take back the last choice; nothing came out since")
        if not can:
            continue
        decided = set[Seat]()
        for choice in reversed(match.choices):
            if choice.seat == seat:
                break
            if choice.opened != last.opened:
                decided.add(choice.seat)
        else:
            raise Broken("undo", f"seat {seat} can take back a choice, but made none")
        if decided:
            raise Broken("undo", f"seat {seat} can take back a choice after which others have decided: {decided}")
