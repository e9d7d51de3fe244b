"""Influence Actions, combining, and blocks (003: Influence Action card play; Mercenary cards; Blocking)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Argument, Ask, Flow, Piece, Seat

from . import specials
from .board import EspionageBoard
from .pieces import ANNOUNCE, BLOCK, ENOUGH, PASS, TRANSPORT, Card, Country
from .prompts import (
    ADD_TO_INFLUENCE,
    BLOCK_WITH,
    INFLUENCE_WHERE,
    RESPOND_TO_INFLUENCE,
    USE_OF_ANSWER,
)


def influence_of(board: EspionageBoard, me: Seat, card: Card, target: Country) -> int | None:
    """What one card counts for at a country, or None where it may not be played."""
    if card.country is None:
        return card.influence
    spy = board.spies[me]
    if card.country is target:
        return card.influence + (spy is target)
    if target is spy or target is board.homes[me]:
        return card.influence - (card.faction != target.faction)  # once, even where home and spy coincide
    return None


def total_of(board: EspionageBoard, me: Seat, cards: list[Card], target: Country) -> int:
    """The total of an announced set: the spy adds 1 to a single country card, never to a pair."""
    if len([card for card in cards if card.country is not None]) == 2:
        return sum([card.influence for card in cards])
    return sum([influence_of(board, me, card, target) or 0 for card in cards])


def may_influence(board: EspionageBoard, me: Seat, card: Card) -> bool:
    """Whether there is any country at which this card could be played for influence."""
    movable = board.movable()
    if card.country in movable:
        return True
    if card.country is None:
        return bool(movable)
    if card.weak:
        return bool(targets_of(board, me, card))
    return board.spies[me] in movable or board.homes[me] in movable


def targets_of(board: EspionageBoard, me: Seat, card: Card) -> list[Country]:
    """The countries at which this card can be played, alone or, where it counts for nothing, with a mercenary."""
    movable = board.movable()
    if card.country is None:
        return movable
    near = (card.country, board.spies[me], board.homes[me])
    helped = not card.weak or any(other.country is None for other in board.hands[me])
    found: list[Country] = []
    for country in movable:
        if country in near and (helped or influence_of(board, me, card, country)):
            found.append(country)
    return found


def additions(board: EspionageBoard, me: Seat, cards: list[Card], target: Country) -> list[Card]:
    """What may still be combined with the cards chosen: any mercenaries, and one country card by the rule of pairs."""
    hand = board.hands[me]
    if len(hand) == len(cards):
        return []
    combined = [card.country for card in cards if card.country is not None]
    near = not combined and board.presence(me, target)  # mercenaries join a country card, whichever was chosen first
    own = not combined or (combined == [target] and board.spies[me] is target)
    found: list[Card] = []
    for card in hand:
        if card.country is None or near or (own and card.country is target):
            if card not in cards:
                found.append(card)
    return found


def more(board: EspionageBoard, me: Seat, cards: list[Card], target: Country, total: int) -> list[Piece]:
    """Cards that count for nothing so far cannot be announced."""
    joining = additions(board, me, cards, target)
    return [ANNOUNCE, *joining] if total else [*joining]


def influence_action(board: EspionageBoard, me: Seat, card: Card) -> Flow[None]:
    """Choose where, and what to add; announce; unless it is blocked, the marker advances by the full total."""
    target: Country = yield Ask(me, INFLUENCE_WHERE, partial(targets_of, board, me, card), {"card": card})
    cards, total = [card], influence_of(board, me, card, target) or 0
    while additions(board, me, cards, target):
        about: dict[str, Argument] = {"cards": tuple(cards), "country": target, "total": total}
        chosen: Piece = yield Ask(me, ADD_TO_INFLUENCE, partial(more, board, me, cards, target, total), about)
        if chosen is ANNOUNCE:
            break
        assert isinstance(chosen, Card)
        cards.append(chosen)
        total = total_of(board, me, cards, target)

    board.plays_left -= 1
    for played in cards:
        board.throw(me, played)
    board.note("announced-influence", seat=me, cards=tuple(cards), country=target, total=total)
    if not (yield from blocked(board, 1 - me, target, total)):
        board.advance(me, target, total)


def block_value(board: EspionageBoard, me: Seat, card: Card, target: Country) -> int:
    """What a card counts for in a block: nothing if it is of the other faction than the country."""
    if card.country is None:
        return card.influence
    if card.faction != target.faction:
        return 0
    return card.influence + (card.country is target and board.spies[me] is target)


def blocking_cards(board: EspionageBoard, me: Seat, target: Country, total: int) -> list[Card]:
    """The cards that can be part of a block: none if all together are not enough, or without presence."""
    if not board.presence(me, target):
        return []
    found: list[Card] = []
    sum_of_all = 0
    for card in board.hands[me]:
        count = block_value(board, me, card, target)
        if count:
            found.append(card)
            sum_of_all += count
    return found if sum_of_all >= total else []


def blocked(board: EspionageBoard, me: Seat, target: Country, total: int) -> Flow[bool]:
    """The answer to an Influence Action: pass, block, or move the spy first. A block cannot be countered."""

    def answers() -> list[Piece]:
        found: list[Piece] = [PASS, *blocking_cards(board, me, target, total)]
        if board.settings.transport_before_block:
            for card in specials.transports(board, me):
                if card not in found:
                    found.append(card)
        return found

    while True:
        card: Piece = yield Ask(me, RESPOND_TO_INFLUENCE, answers, {"country": target, "total": total})
        if card is PASS:
            return False
        assert isinstance(card, Card)
        use: Piece = yield Ask(
            me, USE_OF_ANSWER, partial(uses_of_answer, board, me, card, target, total), {"card": card}
        )
        if use is TRANSPORT:
            yield from specials.military_transport(board, me, card)
            continue  # the same window again: presence may have changed
        yield from block(board, me, card, target, total)
        return True


def uses_of_answer(board: EspionageBoard, me: Seat, card: Card, target: Country, total: int) -> list[Piece]:
    """A Military Transport may serve as a blocking card or for its action."""
    uses: list[Piece] = []
    if card in blocking_cards(board, me, target, total):
        uses.append(BLOCK)
    if board.settings.transport_before_block and card in specials.transports(board, me):
        uses.append(TRANSPORT)
    return uses


def block(board: EspionageBoard, me: Seat, card: Card, target: Country, total: int) -> Flow[None]:
    """Gather cards until they meet or exceed the total; more than needed is allowed, less is never offered."""
    cards, so_far = [card], block_value(board, me, card, target)

    def more() -> list[Piece]:
        left = [c for c in blocking_cards(board, me, target, total) if c not in cards]
        return [ENOUGH, *left] if so_far >= total else [*left]

    while True:
        chosen: Piece = yield Ask(
            me, BLOCK_WITH, more, {"cards": tuple(cards), "country": target, "total": total, "so_far": so_far}
        )
        if chosen is ENOUGH:
            break
        assert isinstance(chosen, Card)
        cards.append(chosen)
        so_far += block_value(board, me, chosen, target)
    for thrown in cards:
        board.throw(me, thrown)
    board.note("blocked", seat=me, cards=tuple(cards), country=target, total=so_far)
