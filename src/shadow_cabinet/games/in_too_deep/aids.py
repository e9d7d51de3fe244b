"""What an interface counts out for a player of In Too Deep, from what lies open and from what is one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict

from shadow_cabinet.table import Json, Piece, Seat
from shadow_cabinet.table.board import to_json

from .actions import payments, what_to_do
from .board import ACTING, InTooDeepBoard
from .echo import player_of, side_of_board
from .pieces import POWER, SLOTS, TYPES, Crime, Criminal, Evidence, EvidenceType, Item, Zone
from .scoring import bracket_values, lowest_grip, sentinel_sigils, wanted_posters
from .skills import zones_with_power


def aids(board: InTooDeepBoard, seat: Seat) -> dict[str, Json]:
    """Counts for everybody, and for a seat how its crimes stand and what it knows."""
    numbers = board.tables.numbers
    found: dict[str, Json] = {
        "numbers": {
            "grip_values": list(numbers.grip_values),
            "skill_from": numbers.skill_from,
            "stamina_from": numbers.stamina_from,
            "hook_slots": numbers.hook_slots,
            "foil_types": numbers.for_players(numbers.foil_types, len(board.order)),
            "foil_tokens": numbers.foil_tokens,
            "lowest_corruption": numbers.lowest_corruption,
        },
        "players": [counts_of(board, player) for player in board.players],
        "plot": known_plot(board, seat),
    }
    if board.with_echo:
        found["echo"] = echo_track(board)
    if seat >= 0:
        found["mine"] = {
            "crimes": {crime.id: standing(board, seat, crime) for crime in board.crimes[seat]},
            "corruption": {
                "hand": sum(card.corruption for card in board.dilemmas[seat]),
                "well": sum(card.corruption for card in board.wells[seat]),
                "tolerance": board.tolerance[seat],
            },
            "score": score_so_far(board, seat),
            "after": list(what_would_change(board, seat)),
        }
    return found


def counts_of(board: InTooDeepBoard, player: int) -> dict[str, Json]:
    """What anybody can count before a player."""
    return {
        "evidence": len(board.memory_of(player)),
        "dilemmas": len(board.dilemmas_of(player)),
        "well": len(board.well_of(player)),
        "grip_value": lowest_grip(board, player),
    }


# -- the Final Plot ----------------------------------------------------------------------------------------------------


def known_plot(board: InTooDeepBoard, seat: Seat) -> dict[str, Json]:
    """How many tokens of each type a seat knows to lie in the Final Plot, and how many it does not know."""
    known = types_in_plot(board, seat)
    everything = sum(len(board.bonus[slot]) for slot in SLOTS) + len(board.public_locker)
    everything += sum(len(board.locker_of(player)) for player in board.players)
    return {"known": {each.id: known[each] for each in TYPES}, "hidden": everything - sum(known.values())}


def types_in_plot(board: InTooDeepBoard, seat: Seat) -> Counter[EvidenceType]:
    """The Evidence of the Final Plot that a seat has seen."""
    found = Counter(token.type for token in board.public_locker)
    hidden: list[Evidence] = [token for slot in SLOTS for token in board.bonus[slot]]
    for player in board.players:
        if player == seat:
            found.update(token.type for token in board.lockers[seat])
        else:
            hidden += board.locker_of(player)
    found.update(token.type for token in hidden if board.knows(seat, token))
    return found


def score_so_far(board: InTooDeepBoard, me: Seat) -> list[Json]:
    """What a player would score, as far as it can be known: the plot as it is known, without who is most corrupt."""
    worth = bracket_values(board, {each: types_in_plot(board, me)[each] for each in TYPES})
    symbols = [token.type for token in board.memory[me]] + [each for card in board.wells[me] for each in card.symbols]
    lines = {
        "intel": board.intel[me],
        "grip": lowest_grip(board, me),
        "evidence": sum(worth[each] for each in symbols),
        "dilemma-intel": sum(card.intel for card in board.wells[me]),
        "posters": wanted_posters(board, me),
        "sigils": sentinel_sigils(board, me),
    }
    return [{"what": what, "points": points} for what, points in lines.items()]


# -- crimes ------------------------------------------------------------------------------------------------------------


def standing(board: InTooDeepBoard, me: Seat, crime: Crime) -> dict[str, Json]:
    """Whether a crime is satisfied, and which parts of its criteria are."""
    return {
        "met": crime.criteria.met(board, me),
        "open": board.opened(crime),
        "parts": [
            {"met": part.met, "words": to_json(part.phrase), "pieces": [piece.id for piece in part.pieces]}
            for part in crime.criteria.parts(board, me)
        ],
    }


def satisfied(board: InTooDeepBoard, me: Seat) -> list[str]:
    """The crimes in hand that could be completed."""
    return [crime.id for crime in board.crimes[me] if board.opened(crime) and crime.criteria.met(board, me)]


def what_would_change(board: InTooDeepBoard, me: Seat) -> Iterator[Json]:
    """What going somewhere, taking or dropping an Item, or the Heat of a power would do to the crimes in hand."""
    if board.active != me or board.step != ACTING:
        return
    now = satisfied(board, me)
    for criminal in board.hooks[me]:
        for to in within_reach(board, me, criminal):
            twin = board.copy()
            do(twin, criminal, to)
            then = satisfied(twin, me)
            meets, breaks = [id for id in then if id not in now], [id for id in now if id not in then]
            if meets or breaks:
                by = None if to is board.holds.get(criminal) else criminal.id
                yield {"by": by, "to": to.id, "meets": list(meets), "breaks": list(breaks)}


def within_reach(board: InTooDeepBoard, me: Seat, criminal: Criminal) -> list[Piece]:
    """Where a Criminal can go, what it can take or drop, and the power of its Zone."""
    found: list[Piece] = [to for to in what_to_do(board, me, criminal) if isinstance(to, (Zone, Item))]
    if criminal in board.holds:
        found.append(board.holds[criminal])
    if payments(board, me, criminal) and board.at[criminal] in zones_with_power(board, me, criminal):
        found.append(POWER)
    return found


def do(board: InTooDeepBoard, criminal: Criminal, to: Piece) -> None:
    """What such an action does to the city."""
    if isinstance(to, Zone):
        board.put(criminal, to)
    elif to is POWER:
        board.heat_cycles_to(board.at[criminal])
    elif isinstance(to, Item):
        if to is board.holds.get(criminal):
            board.drop(to)
        else:
            board.give(to, criminal)


# -- Echo --------------------------------------------------------------------------------------------------------------


def echo_track(board: InTooDeepBoard) -> dict[str, Json]:
    """The side of Echo's board that is up, and where her marker stands."""
    track = side_of_board(board)
    return {
        "player": player_of(board),
        "progress": board.echo_progress,
        "level": board.echo_level,
        "milestones": list(track.milestones),
        "steps": list(track.steps),
        "rewards": [asdict(reward) for reward in track.rewards],
    }
