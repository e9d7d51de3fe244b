"""Making Treaties, what they do at once, and the Treaty Phase (000: Treaties)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from shadow_cabinet.table import Ask, Flow, Piece, Seat
from shadow_cabinet.table import Prompt as Question

from . import hoc
from .board import DeepStateBoard
from .effects import Effect
from .inner_circle import ask, unlike
from .pieces import PASS, Objective, Treaty
from .prompts import (
    DISCARD_A_TREATY,
    HAND_OVER,
    MAKE_A_TREATY,
    MAKE_FOLLOW_UP,
    MAKE_FURTHER,
    PURGE,
    RETRIEVE,
    TAKE_FROM_HOC,
)
from .receiving import received, take_secondary


def may_make(board: DeepStateBoard, me: Seat, prompt: Question, allowed: Callable[[Treaty], bool]) -> Flow[None]:
    """Make one of the allowed Treaties in hand, or none: nobody ever has to (000: Jasons).

    Whoever holds Treaties is asked even if none is allowed: which ones they are must not show.
    """
    if not board.treaties[me]:
        return
    treaty = yield from ask(board, me, prompt, lambda: [*[t for t in board.treaties[me] if allowed(t)], PASS])
    if isinstance(treaty, Treaty):
        yield from make(board, me, treaty)


def may_make_by_conditions(board: DeepStateBoard, me: Seat, prompt: Question) -> Flow[None]:
    """Make one Treaty whose Conditions are met."""
    yield from may_make(board, me, prompt, lambda treaty: treaty.conditions.met(board, me))


def make(board: DeepStateBoard, me: Seat, treaty: Treaty) -> Flow[None]:
    """Lay the Treaty down; take its reward; then it does what it does at once, now or never."""
    board.treaties[me].remove(treaty)
    board.made[me].append(treaty)
    board.note("made-treaty", seat=me, treaty=treaty)
    if treaty.reward.secondary:
        yield from take_secondary(board, me, treaty.reward.secondary)
    for effect in treaty.effects:
        if effect.family in IMMEDIATE:
            outcome = IMMEDIATE[effect.family](board, me, effect)
            if outcome is not None:
                yield from outcome


# -- immediate effects: a function for each family ---------------------------------------------------------------------

Immediate: TypeAlias = "Callable[[DeepStateBoard, Seat, Effect], Flow[None] | None]"
IMMEDIATE: dict[str, Immediate] = {}


def immediate(family: str) -> Callable[[Immediate], Immediate]:
    """Register what a family of Treaties does at once."""

    def register(resolve: Immediate) -> Immediate:
        IMMEDIATE[family] = resolve
        return resolve

    return register


@immediate("retrieve")
def retrieve(board: DeepStateBoard, me: Seat, effect: Effect) -> Flow[None]:
    """Blackwaters: take a card of one of these types out of the discard pile, without agents."""

    def cards() -> list[Piece]:
        return unlike(board, [card for card in board.objective_discard if card.type in effect.words])

    if cards():
        card: Objective = yield Ask(me, RETRIEVE, cards)
        board.objective_discard.remove(card)
        board.objectives[me].append(card)
        board.note("retrieved", seat=me, card=card)
        yield from received(board, me, card)


@immediate("levy")
def levy(board: DeepStateBoard, me: Seat, effect: Effect) -> Flow[None]:
    """CheKa: who lacks the emblem hands over a card of the group, or any card if there is none of it."""
    emblem, group = effect.words
    for giver in [other for other in board.others(me) if not board.emblems(other, emblem)]:
        if not gifts(board, giver, group):
            continue
        if board.is_hoc(giver):
            card = yield from hoc.card_to_give(board, me, gifts(board, giver, group), TAKE_FROM_HOC)
        else:
            card = yield Ask(
                giver,
                HAND_OVER,
                lambda who=giver: unlike(board, gifts(board, who, group)),  # type: ignore[misc]
                {"to_seat": me},
            )
        hand_over(board, giver, me, card)
        yield from received(board, me, card)


def gifts(board: DeepStateBoard, giver: int, group: str) -> list[Objective]:
    """The cards of the group; without any, all that are not attached to another."""
    cards = [card for card in board.objectives[giver] if card.group == group]
    attached = board.attached.values()
    return cards or [card for card in board.objectives[giver] if card not in attached]


def hand_over(board: DeepStateBoard, giver: int, me: int, card: Objective) -> None:
    """Agents on the card go to their owner's pool; an attached Inner Circle card comes along."""
    board.send_home(giver, card)
    for each in (card, board.attached.get(card)):
        if each is not None:
            board.objectives[giver].remove(each)
            board.objectives[me].append(each)
    board.note("handed-over", seat=giver, to_seat=me, card=card)


@immediate("follow-up")
def follow_up(board: DeepStateBoard, me: Seat, effect: Effect) -> Flow[None]:
    """International Peace Bureau: make a Treaty with a certain reward, whatever its Conditions."""
    yield from may_make(board, me, MAKE_FOLLOW_UP, lambda treaty: rewards(treaty, effect))


def rewards(treaty: Treaty, effect: Effect) -> bool:
    """Whether a Treaty shows the emblem, or the group as Secondary Objective, in its corner."""
    emblem, group = effect.words
    return treaty.reward.emblem == emblem or treaty.reward.secondary == group


@immediate("reveal")
def reveal(board: DeepStateBoard, me: Seat, effect: Effect) -> None:
    """Kabbalists: lay the top Treaties open; those with a certain reward go to the hand, the others back."""
    board.take_treaties(board.revealed, board.tables.numbers.treaties_revealed)
    cards = board.revealed
    board.show(cards)
    if cards:
        board.note("revealed", seat=me, treaties=tuple(cards))
    taken = [treaty for treaty in cards if rewards(treaty, effect)]
    board.treaties[me] += taken
    board.treaty_deck += [treaty for treaty in cards if treaty not in taken]
    board.revealed = []
    if taken:
        board.note("took-revealed", seat=me, treaties=tuple(taken))
    board.shuffle(board.treaty_deck)


@immediate("further")
def further(board: DeepStateBoard, me: Seat, effect: Effect) -> Flow[None]:
    """Jasons, Cosa Nostra: make one more Treaty; its own Conditions must be met."""
    yield from may_make_by_conditions(board, me, MAKE_FURTHER)


# -- the Treaty Phase --------------------------------------------------------------------------------------------------


def treaty_phase(board: DeepStateBoard) -> Flow[None]:
    """Everybody may make one Treaty; then the phase ends."""
    order = board.in_turn_order()
    while board.done < len(order):
        board.checkpoint()
        player = order[board.done]
        if board.is_hoc(player):
            yield from hoc.make_treaties(board)
        else:
            yield from may_make_by_conditions(board, player, MAKE_A_TREATY)
        board.done += 1
    board.checkpoint()
    yield from end_of_treaty_phase(board)


def end_of_treaty_phase(board: DeepStateBoard) -> Flow[None]:
    """Anarchists and their like, then the limits of hands; then wars are over and lent Ghost Agents leave."""
    seats = [player for player in board.in_turn_order() if not board.is_hoc(player)]
    for me in seats:
        for _, _, (group,) in board.effects(me, "purge"):
            yield from purge(board, me, group)
    for me in seats:
        yield from keep_to_the_limit(board, me)
    if board.wars:
        board.note("wars-end", cards=tuple(board.wars))
        board.out_of_play += board.wars
        board.wars = []
    if board.temporary_ghosts:
        board.note("hoc-ghosts-leave", count=board.temporary_ghosts)
        board.temporary_ghosts = 0


def purge(board: DeepStateBoard, me: Seat, group: str) -> Flow[None]:
    """Anarchists: discard one or two cards of a group, or none."""
    for _ in range(board.tables.numbers.discards_after_treaties):

        def cards() -> list[Piece]:
            return unlike(board, [card for card in board.objectives[me] if card.group == group])

        if not cards():
            return
        card = yield from ask(board, me, PURGE, lambda: [*cards(), PASS])
        if not isinstance(card, Objective):
            return
        board.discard_objective(me, card)
        board.note("purged", seat=me, card=card)


def keep_to_the_limit(board: DeepStateBoard, me: Seat) -> Flow[None]:
    """Nobody keeps more Treaties in hand than six."""
    hand = board.treaties[me]
    while len(hand) > board.tables.numbers.treaty_hand:
        treaty: Treaty = yield Ask(me, DISCARD_A_TREATY, lambda: list(hand))
        hand.remove(treaty)
        board.treaty_discard.append(treaty)
        board.note("discarded-treaty", seat=me, treaty=treaty)
