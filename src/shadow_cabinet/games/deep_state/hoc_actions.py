"""HOC's Action deck (000: HOC Action cards). Playing a card never replaces his regular Action."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from shadow_cabinet.table import Ask, Flow, Piece

from . import hoc
from .board import HOC, DeepStateBoard
from .inner_circle import unlike
from .prompts import LOSE_AN_AGENT
from .tables import STAGES

YOU = 0

Effect: TypeAlias = "Callable[[DeepStateBoard], Flow[bool] | bool]"
"""What a card does; says whether he plays the next card as well."""

ACTIONS: dict[str, Effect] = {}


def action(name: str) -> Callable[[Effect], Effect]:
    """Register what an Action card of his does under the name that the card table uses."""

    def register(effect: Effect) -> Effect:
        ACTIONS[f"hoc-{name}"] = effect
        return effect

    return register


def play_action_card(board: DeepStateBoard, why: str) -> Flow[None]:
    """He takes a card and plays it; what he cannot execute has no effect. Beginners have no such deck."""
    if board.level == "beginner":
        board.note("hoc-does-nothing", why=why)
        return
    for _ in range(len(board.hoc_deck) + len(board.hoc_discard)):  # an owner's deck may hold no card that ends this
        if not board.hoc_deck:
            reshuffle(board)
        board.draw(board.hoc_deck, board.hoc_discard)
        card = board.hoc_discard[-1]
        board.note("hoc-plays", card=card, why=why)
        outcome = ACTIONS[f"hoc-{card.action}"](board)
        again = outcome if isinstance(outcome, bool) else (yield from outcome)
        if not again:
            break
        why = "hoc-why-next-card"


def reshuffle(board: DeepStateBoard) -> None:
    """The deck anew, with all that was discarded, the card just played included."""
    if board.hoc_discard:
        board.show(board.hoc_discard)
        board.hoc_deck += board.hoc_discard
        board.hoc_discard = []
        board.shuffle(board.hoc_deck)
        board.note("hoc-reshuffles")


def wastes(board: DeepStateBoard) -> bool:
    """He sends agents from the reserve to the pool: all of them, or nothing happens."""
    count = board.tables.numbers.hoc_wastes
    if board.reserve[HOC] < count:
        board.note("hoc-cannot", why="hoc-why-few-agents")
        return False
    board.spend_agents(HOC, count)
    board.note("hoc-wastes", count=count)
    return True


@action("power-broker")
def power_broker(board: DeepStateBoard) -> bool:
    """Join the first Project of the order that he has not joined; if he is in all three, a Stage up in one."""
    projects = [project for project in board.tables.projects if project.emblem]
    eligible = [project for project in projects if project not in board.stages[HOC]]
    if not eligible:
        eligible = [project for project in projects if board.stages[HOC][project] < STAGES]
    if not eligible:
        board.note("hoc-cannot", why="hoc-why-all-finished")
    elif wastes(board):
        hoc.choose_and_advance(board, eligible, "hoc-why-power-broker")
    return False


@action("emissary")
def emissary(board: DeepStateBoard) -> bool:
    """A Covert Operation by the normal rules, in peace as well."""
    if hoc.can_carry_out(board):
        hoc.covert_operation(board, "hoc-why-emissary")
    else:
        board.note("hoc-cannot", why="hoc-why-no-operation")
    return False


@action("hitman")
def hitman(board: DeepStateBoard) -> Flow[bool]:
    """You lose an agent on an Objective card of yours, of your choice; then he plays the next card in any case."""

    def cards() -> list[Piece]:
        return unlike(board, [card for card in board.objectives[YOU] if card in board.agents])

    if cards():
        card: Piece = yield Ask(YOU, LOSE_AN_AGENT, cards)
        board.send_home(YOU, card, 1)
        board.note("hit", seat=HOC, victim_seat=YOU, card=card)
    else:
        board.note("hoc-cannot", why="hoc-why-no-victim")
    return True


@action("recruiter")
def recruiter(board: DeepStateBoard) -> Flow[bool]:
    """Recall up to two agents from his Objective cards; without any he plays the next card."""
    recalled = yield from hoc.recall_from_objectives(board, board.tables.numbers.hoc_recalls)
    if not recalled:
        board.note("hoc-cannot", why="hoc-why-nobody-to-recall")
    return not recalled


@action("turncoat")
def turncoat(board: DeepStateBoard) -> bool:
    """Draw a Treaty; with fewer than six in hand then, another one for two agents, if there is one."""
    board.draw_treaties(HOC, 1)
    if len(board.hoc_treaties) < board.tables.numbers.hoc_treaties_wanted:
        if not board.treaty_deck and not board.treaty_discard:
            board.note("treaties-gone", seat=HOC)
        elif wastes(board):
            board.draw_treaties(HOC, 1)
    return False


@action("mediator")
def mediator(board: DeepStateBoard) -> bool:
    """Two agents for a Ghost Agent, until after the next Treaty Phase."""
    if wastes(board):
        board.temporary_ghosts += 1
        board.note("hoc-ghost")
    return False


@action("vice-agent")
def vice_agent(board: DeepStateBoard) -> bool:
    """A Treaty for each of his Inner Circle cards; then his deck is reshuffled."""
    draw_for(board, "inner-circle")
    reshuffle(board)
    return False


@action("negotiator")
def negotiator(board: DeepStateBoard) -> bool:
    """A Treaty for each of his Key Connections cards; then the next card."""
    draw_for(board, "key-connections")
    return True


def draw_for(board: DeepStateBoard, group: str) -> None:
    """A Treaty for each of his cards of a group."""
    count = board.count(HOC, group)
    if count:
        board.draw_treaties(HOC, count)
    else:
        board.note("hoc-cannot", why="hoc-why-no-such-card")


@action("executive")
def executive(board: DeepStateBoard) -> Flow[bool]:
    """A Secondary Objective for each of her Governments, Stock Exchanges and Universities; then a reshuffle."""
    yield from secondaries(board, ("governments", "stock-exchanges", "universities"))
    reshuffle(board)
    return False


@action("chairman")
def chairman(board: DeepStateBoard) -> Flow[bool]:
    """Secondary Objectives for each of her Corporations and Crime Syndicates; then the next card."""
    yield from secondaries(board, ("corporations", "crime-syndicates"))
    return True


def secondaries(board: DeepStateBoard, types: tuple[str, ...]) -> Flow[None]:
    """The Secondary Objectives that go with her cards of these types."""
    cards = [card for card in board.objectives[HOC] if card.type in types]
    for card in cards:
        yield from hoc.take_secondaries_for(board, card)
    if not cards:
        board.note("hoc-cannot", why="hoc-why-no-such-card")
