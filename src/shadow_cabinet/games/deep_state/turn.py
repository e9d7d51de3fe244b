"""The course of the game: set-up, rounds of turns, and the four main Actions (000; public rules)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat, Together

from . import hoc
from .board import ACTION, SETTING_UP, TAKEOVER, TREATY, WORLD_DOMINATION, DeepStateBoard
from .infiltrating import can_carry_out, carry_out, infiltrate, next_operation, targets
from .inner_circle import ask
from .men_of_action import HITMAN, play_man, playable
from .pieces import DEEP_STATE, MAN_OF_ACTION, PASS, RECRUIT, Action, Objective, Operation, Project, Treaty, WorldWar
from .projects import advance, can_advance_in
from .prompts import CHOOSE_ACTION, RETURN_A_TREATY, RETURN_ANOTHER, TOKEN_RECRUITS
from .recruiting import recruit
from .scoring import world_domination
from .takeover import takeover_phase
from .treaties import treaty_phase


def play(board: DeepStateBoard) -> Flow[None]:
    """The whole game, from the deal or from any checkpoint."""
    if board.phase == SETTING_UP:
        yield from choose_treaties(board)
        board.phase = ACTION
    while board.phase != WORLD_DOMINATION:
        if board.phase == ACTION:
            yield from action_phase(board)
            board.phase, board.done = TAKEOVER, 0
        elif board.phase == TAKEOVER:
            board.checkpoint()
            yield from takeover_phase(board)
            begin_next_turn(board)
        else:
            yield from treaty_phase(board)
            begin_next_round(board)
    board.checkpoint()
    yield from world_domination(board)


# -- set-up ------------------------------------------------------------------------------------------------------------


def choose_treaties(board: DeepStateBoard) -> Flow[None]:
    """The standard game: everybody returns Treaties until four are left; they are shuffled back into the deck."""
    numbers = board.tables.numbers
    if board.settings.treaties_at_start == "standard":
        chosen: dict[Seat, list[Treaty]] = yield Together(
            {
                me: partial(returned, board, me, numbers.treaties_dealt - numbers.treaties_kept)
                for me in range(board.seats)
            }
        )
        for me, cards in chosen.items():
            board.look(me, cards)
            for treaty in cards:
                board.treaties[me].remove(treaty)
                board.treaty_deck.append(treaty)
        board.shuffle(board.treaty_deck)
    board.note("turn-begins", seat=board.supervisor, round=1, turn=1)


def returned(board: DeepStateBoard, me: Seat, count: int) -> Flow[list[Treaty]]:
    """The Treaties that a player gives back."""
    chosen: list[Treaty] = []
    for i in range(count):
        treaty: Treaty = yield Ask(
            me,
            RETURN_ANOTHER if i else RETURN_A_TREATY,
            lambda: [treaty for treaty in board.treaties[me] if treaty not in chosen],
            {"left": count - i},
        )
        chosen.append(treaty)
    return chosen


def lay_out_zone(board: DeepStateBoard, first: bool = False) -> None:
    """Objective cards from the deck; a World War breaks out as soon as it is drawn, but never in the first round."""
    back: list[WorldWar] = []
    drawn: list[Objective | WorldWar] = board.objective_deck
    while len(board.zone) < board.zone_size and drawn:
        board.horizon += 1  # it comes to light
        card = drawn.pop()
        if isinstance(card, Objective):
            board.zone.append(card)
        elif first:
            back.append(card)
        else:
            board.wars.append(card)
            board.note("war-begins", card=card)
    if back:
        board.show(back)
        board.objective_deck += back
        board.shuffle(board.objective_deck)


# -- the Action Phase --------------------------------------------------------------------------------------------------


def action_phase(board: DeepStateBoard) -> Flow[None]:
    """Everybody acts once, the holder of the Supervisor first."""
    order = board.in_turn_order()
    while board.done < len(order):
        board.checkpoint()
        player = order[board.done]
        if board.is_hoc(player):
            yield from hoc.turn(board)
        else:
            yield from turn(board, player)
        board.done += 1


def turn(board: DeepStateBoard, me: Seat) -> Flow[None]:
    """A player's turn: what the token brings, then Men of Action and the Action."""
    numbers = board.tables.numbers
    if board.supervisor == me:
        yield from recruit(board, me, numbers.supervisor_recruits, TOKEN_RECRUITS)
    if board.headhunter == me:
        yield from recruit(board, me, numbers.headhunter_recruits, TOKEN_RECRUITS)
    men = True
    while True:
        supervised = int(board.supervisor == me)
        find = partial(choices, board, me, men)
        chosen = yield from ask(board, me, CHOOSE_ACTION, find, {"supervised": supervised})
        if not isinstance(chosen, Action):
            break
        yield from play_man(board, me, chosen)
        men = chosen.action == HITMAN  # 000: Hitman lets another follow
    yield from act(board, me, chosen)


def choices(board: DeepStateBoard, me: Seat, men: bool) -> list[Piece]:
    """The Actions, and at the beginning of the turn the Men of Action."""
    return [*actions(board, me), *playable(board, me)] if men else actions(board, me)


def actions(board: DeepStateBoard, me: Seat) -> list[Piece]:
    """The main Actions; with the Supervisor no Project and no recruiting. Who can act must, but never in DEEP STATE."""
    found = targets(board, me)
    operation = next_operation(board)
    if operation is not None and can_carry_out(board, me):
        found.append(operation)
    deep_state: list[Piece] = []
    if board.supervisor != me:
        for project in can_advance_in(board, me):
            (deep_state if project.id == DEEP_STATE else found).append(project)
        if board.pool[me]:
            found.append(RECRUIT)
        if board.men_left():
            found.append(MAN_OF_ACTION)
    if not found:
        return [*deep_state, PASS]
    return [*found, *deep_state]


def act(board: DeepStateBoard, me: Seat, chosen: Piece) -> Flow[None]:
    """The main Action."""
    if isinstance(chosen, Objective):
        yield from infiltrate(board, me, chosen)
    elif isinstance(chosen, Operation):
        carry_out(board, me)
    elif isinstance(chosen, Project):
        yield from advance(board, me, chosen)
    elif chosen is RECRUIT:
        board.note("recruited", seat=me, count=board.recruit_agents(me, board.tables.numbers.action_recruits))
    elif chosen is MAN_OF_ACTION:
        board.draw_men(me)
    else:
        board.note("passed", seat=me)


# -- from turn to turn, from round to round ----------------------------------------------------------------------------


def begin_next_turn(board: DeepStateBoard) -> None:
    """Another turn while there are cards in the Zone; then the Treaty Phase."""
    if board.zone and board.turn >= board.tables.numbers.turns_per_round:
        board.note("zone-abandoned", cards=tuple(board.zone))
        board.out_of_play += board.zone
        board.zone = []
    board.done = 0
    if not board.zone:
        board.phase = TREATY
        board.note("treaty-phase", round=board.round)
        return
    board.phase = ACTION
    board.turn += 1
    pass_supervisor(board)


def begin_next_round(board: DeepStateBoard) -> None:
    """A new row of Objective cards, if there are enough of them; otherwise the game ends."""
    board.done = 0
    if board.last_round:
        board.phase = WORLD_DOMINATION
        return
    board.phase = ACTION
    board.round += 1
    board.turn = 1
    lay_out_zone(board)
    pass_supervisor(board)


def pass_supervisor(board: DeepStateBoard) -> None:
    """The Supervisor goes on clockwise, and the Headhunter with it, to the fourth player from there."""
    count = len(board.players)
    board.supervisor = (board.supervisor + 1) % count
    place_headhunter(board)
    board.note("turn-begins", seat=board.supervisor, round=board.round, turn=board.turn)


def place_headhunter(board: DeepStateBoard) -> None:
    count = len(board.players)
    board.headhunter = (board.supervisor + 3) % count if count == 5 else None
