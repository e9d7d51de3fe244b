"""Men of Action: at the beginning of one's turn, before the Action (000: Men of Action cards)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .board import DeepStateBoard
from .infiltrating import can_carry_out, carry_out, leave
from .inner_circle import unlike
from .pieces import MAN_OF_ACTION, NUMBERS, Action, Objective, Project, Treaty, number_of
from .projects import advance_with, can_advance_anywhere, can_advance_in, choose_discards
from .prompts import (
    HITMAN_TARGET,
    HOW_MANY_TO_RECRUIT,
    MEDIATOR_CARD,
    POWER_BROKER_PROJECT,
    TURNCOAT_KEEPS,
    TURNCOAT_RETURNS,
)
from .receiving import received
from .recruiting import can_recruit

HITMAN = "hitman"

Effect: TypeAlias = "Callable[[DeepStateBoard, Seat, Action], Flow[None] | None]"


@dataclass(frozen=True)
class Man:
    """What a Man of Action does, and when he can do it: without a possible effect he is not played."""

    possible: Callable[[DeepStateBoard, int], bool]
    effect: Effect


MEN: dict[str, Man] = {}


def man(name: str, possible: Callable[[DeepStateBoard, int], bool]) -> Callable[[Effect], Effect]:
    """Register what a Man of Action does under the name that the card table uses."""

    def register(effect: Effect) -> Effect:
        MEN[name] = Man(possible, effect)
        return effect

    return register


def playable(board: DeepStateBoard, me: int) -> list[Piece]:
    """The Men of Action in hand that could do something now."""
    can: dict[str, bool] = {}
    for card in board.men[me]:
        if card.action not in can:
            can[card.action] = MEN[card.action].possible(board, me)
    return [card for card in board.men[me] if can[card.action]]


def play_man(board: DeepStateBoard, me: Seat, card: Action) -> Flow[None]:
    """Play the card: what has to be chosen for it is chosen first, and then it takes effect."""
    outcome = MEN[card.action].effect(board, me, card)
    if outcome is not None:
        yield from outcome


def played(board: DeepStateBoard, me: Seat, card: Action) -> None:
    board.men[me].remove(card)
    board.men_discard.append(card)
    board.note("played-man", seat=me, card=card)


@man("recruiter", can_recruit)
def recruiter(board: DeepStateBoard, me: Seat, card: Action) -> Flow[None]:
    """Recruit up to three agents, or draw a new card instead."""

    def ways() -> list[Piece]:
        most = min(board.tables.numbers.recruiter_recruits, board.pool[me])
        numbers: list[Piece] = [*NUMBERS[most::-1]] if most else []  # fewer than one could, even none
        return [*numbers, MAN_OF_ACTION] if board.men_left() else numbers

    chosen: Piece = yield Ask(me, HOW_MANY_TO_RECRUIT, ways, {"card": card})
    played(board, me, card)
    if chosen is MAN_OF_ACTION:
        board.draw_men(me)
    else:
        count = board.recruit_agents(me, number_of(chosen))
        board.note("recruited", seat=me, count=count)


def within_reach_of_hitman(board: DeepStateBoard) -> list[Objective]:
    """Objective cards with agents, in the Zone or of any player."""
    found = [card for card in board.zone if card in board.agents]
    for cards in board.objectives:
        found += [card for card in cards if card in board.agents]
    return found


@man(HITMAN, lambda board, me: bool(within_reach_of_hitman(board)))
def hitman(board: DeepStateBoard, me: Seat, card: Action) -> Flow[None]:
    """An agent on an Objective card goes to the pool; without its last agent an infiltration fails."""
    target: Objective = yield Ask(me, HITMAN_TARGET, lambda: [*within_reach_of_hitman(board)], {"card": card})
    played(board, me, card)
    in_zone = target in board.zone
    victim = board.infiltrator[target] if in_zone else owner_of(board, target)
    board.send_home(victim, target, 1)
    board.note("hit", seat=me, victim_seat=victim, card=target)
    if in_zone and target not in board.agents:
        leave(board, target)
        board.note("infiltration-failed", seat=victim, card=target)


def owner_of(board: DeepStateBoard, card: Objective) -> int:
    return next(player for player in board.players if card in board.objectives[player])


@man("emissary", lambda board, me: can_carry_out(board, me, fewer=1))
def emissary(board: DeepStateBoard, me: Seat, card: Action) -> None:
    """A free Action: carry out a Covert Operation with one agent less."""
    played(board, me, card)
    carry_out(board, me, fewer=1)


@man("turncoat", lambda board, me: bool(board.treaty_deck or board.treaty_discard))
def turncoat(board: DeepStateBoard, me: Seat, card: Action) -> Flow[None]:
    """Look at the top four Treaties, keep one, put the others back in any order."""
    played(board, me, card)
    seen = board.looked_at[me]
    board.take_treaties(seen, board.tables.numbers.turncoat_draws)
    board.shuffle(seen)  # whoever knew one of them does not see which is kept
    board.whisper(me, "looked-at", treaties=tuple(seen))
    kept: Treaty = yield Ask(me, TURNCOAT_KEEPS, lambda: list(seen))
    back: list[Treaty] = []

    def rest() -> list[Piece]:
        return [treaty for treaty in seen if treaty is not kept and treaty not in back]

    while rest():
        treaty: Treaty = yield Ask(me, TURNCOAT_RETURNS, rest, {"cards": tuple(back)})
        back.append(treaty)
    seen.remove(kept)
    board.treaties[me].append(kept)
    board.look(me, back)
    seen.clear()
    board.treaty_deck += back
    board.note("kept-one", seat=me, count=len(back))


@man("power-broker", lambda board, me: can_advance_anywhere(board, me, fewer=1))
def power_broker(board: DeepStateBoard, me: Seat, card: Action) -> Flow[None]:
    """A free Action: Advance in any Project with one agent less."""
    project: Project = yield Ask(me, POWER_BROKER_PROJECT, lambda: can_advance_in(board, me, fewer=1), {"card": card})
    discarded = yield from choose_discards(board, me, project)
    played(board, me, card)
    yield from advance_with(board, me, project, discarded, fewer=1)


def mediated(board: DeepStateBoard, me: int) -> list[Piece]:
    """Cards of the discard pile whose agents a player can send from the reserve; Ghost Agents do not count."""
    return unlike(board, [card for card in board.objective_discard if card.agents <= board.reserve[me]])


@man("mediator", lambda board, me: bool(mediated(board, me)))
def mediator(board: DeepStateBoard, me: Seat, card: Action) -> Flow[None]:
    """Send as many agents as an Objective card of the discard pile asks for, and take it."""
    taken: Objective = yield Ask(me, MEDIATOR_CARD, lambda: mediated(board, me), {"card": card})
    played(board, me, card)
    board.spend_agents(me, taken.agents)
    board.objective_discard.remove(taken)
    board.objectives[me].append(taken)
    board.note("retrieved", seat=me, card=taken)
    yield from received(board, me, taken)
