"""The fifteen Special Actions, countering, and Military Transport (003: Special Actions)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shadow_cabinet.table import Argument, Ask, Flow, Piece, Prompt, Seat

from .board import UNTIL_END_OF_NEXT_TURN, EspionageBoard
from .pieces import COUNTRIES, ENOUGH, GADGETS, PASS, Card, Country
from .prompts import (
    BLOCKADE_WHERE,
    GADGET_TO_BUST,
    GADGET_TO_GAIN,
    KEEP_A_CARD,
    KEEP_ANOTHER,
    MARKER_TO_ADVANCE,
    RESPOND_TO_COUNTER,
    RESPOND_TO_SPECIAL,
    RESPOND_TO_TRANSPORT,
    REVOLUTION_WHERE,
    TRANSPORT_TO,
)

MILITARY_TRANSPORT = "military-transport"
REBEL_FORCES = "rebel-forces"
COORDINATED_ASSAULT = "coordinated-assault"
COORDINATED_ATTACK = "coordinated-attack"
GADGET_RESEARCH = "gadget-research"

# Which action counters which on the opposing turn; Rebel Forces counters all. Neither Coordinated card can answer a
# Coordinated card that is itself used as a counter: so only Rebel Forces goes on with a chain.
ONLY_REBELS = (REBEL_FORCES,)
COUNTERED_BY = {
    COORDINATED_ASSAULT: (REBEL_FORCES, COORDINATED_ASSAULT),
    COORDINATED_ATTACK: (REBEL_FORCES, COORDINATED_ASSAULT, COORDINATED_ATTACK),
}


@dataclass(frozen=True)
class SpecialAction:
    """One of the actions for the own turn: when it may be announced, what is chosen for it, and what it does."""

    legal: Callable[[EspionageBoard, Seat], bool]
    choose: Callable[[EspionageBoard, Seat, Card], Flow[tuple[Any, ...]]] | None
    resolve: Callable[..., Flow[None] | None]


ACTIONS: dict[str, SpecialAction] = {}


def special_action(
    name: str,
    legal: Callable[[EspionageBoard, Seat], bool] = lambda board, me: True,
    choose: Callable[[EspionageBoard, Seat, Card], Flow[tuple[Any, ...]]] | None = None,
) -> Callable[[Callable[..., Flow[None] | None]], Callable[..., Flow[None] | None]]:
    """Register what an action does under the name that the card table uses."""

    def register(resolve: Callable[..., Flow[None] | None]) -> Callable[..., Flow[None] | None]:
        ACTIONS[name] = SpecialAction(legal, choose, resolve)
        return resolve

    return register


# -- announcing and countering -----------------------------------------------------------------------------------------


def may_announce(board: EspionageBoard, me: Seat, card: Card) -> bool:
    """Whether this card's action can be announced on the own turn as a Card Play."""
    action = ACTIONS.get(card.action)
    return action is not None and (action.legal(board, me) or board.settings.allow_null_specials)


def announce_special(board: EspionageBoard, me: Seat, card: Card) -> Flow[None]:
    """A Special Action as a Card Play: every target is named, then it may be countered, then it does what it can."""
    action = ACTIONS[card.action]
    targets = (yield from action.choose(board, me, card)) if action.choose else ()
    board.plays_left -= 1
    board.throw(me, card)
    if card.action == GADGET_RESEARCH:
        board.researching.append(board.discard.pop())
    board.note("announced-special", seat=me, card=card, targets=targets)
    if (yield from countered(board, 1 - me, card, RESPOND_TO_SPECIAL, targets)):
        if board.researching:
            board.discard.append(board.researching.pop())
        return
    outcome = action.resolve(board, me, *targets)
    if outcome is not None:
        yield from outcome


def counters(board: EspionageBoard, me: Seat, card: Card, window: Prompt) -> tuple[str, ...]:
    """The actions with which a player may now counter what has been announced."""
    if board.active == me and board.settings.rebel_own_turn_costs_play and board.plays_left < 1:
        return ()
    if window is RESPOND_TO_SPECIAL:
        return COUNTERED_BY.get(card.action, ONLY_REBELS)
    return ONLY_REBELS


def countered(
    board: EspionageBoard, me: Seat, card: Card, window: Prompt, targets: tuple[Piece, ...] = ()
) -> Flow[bool]:
    """Whether a player counters an announced card. The window opens even for a player who holds no answer.

    A counter can itself be countered, and then another may be tried; each counter undoes only the one just below it.
    """

    def answers() -> list[Piece]:
        serving = counters(board, me, card, window)
        if window is RESPOND_TO_SPECIAL and not board.detained(me):
            serving = (*serving, MILITARY_TRANSPORT)
        found = [PASS]
        for held in board.hands[me]:
            if held.action in serving:
                found.append(held)
        return found

    while True:
        answer: Piece = yield Ask(me, window, answers, {"card": card, "targets": targets})
        if answer is PASS:
            return False
        assert isinstance(answer, Card)
        if answer.action == MILITARY_TRANSPORT:
            yield from military_transport(board, me, answer)
            continue
        if board.active == me and board.settings.rebel_own_turn_costs_play:
            board.plays_left -= 1
        board.throw(me, answer)
        board.note("countered", seat=me, card=answer, target=card)
        if not (yield from countered(board, 1 - me, answer, RESPOND_TO_COUNTER)):
            return True


# -- Military Transport: never a Card Play, on any turn ----------------------------------------------------------------


def transports(board: EspionageBoard, me: Seat) -> list[Card]:
    """The Military Transports that a player can use now."""
    if board.detains[1 - me]:
        return []
    return [card for card in board.hands[me] if card.action == MILITARY_TRANSPORT]


def elsewhere(board: EspionageBoard, me: Seat) -> list[Piece]:
    """The countries to which a spy can be moved."""
    null_allowed = board.settings.allow_null_specials
    return [country for country in COUNTRIES if null_allowed or country is not board.spies[me]]


def military_transport(board: EspionageBoard, me: Seat, card: Card) -> Flow[None]:
    """Move the spy to any country, unless Rebel Forces counter it."""
    to: Country = yield Ask(me, TRANSPORT_TO, lambda: elsewhere(board, me), {"card": card})
    board.throw(me, card)
    board.note("announced-transport", seat=me, card=card, country=to)
    if not (yield from countered(board, 1 - me, card, RESPOND_TO_TRANSPORT)):
        board.spies[me] = to
        board.note("spy-moved", seat=me, country=to)


# -- markers -----------------------------------------------------------------------------------------------------------


def choose_blockade(board: EspionageBoard, me: Seat, card: Card) -> Flow[tuple[Country]]:
    country: Country = yield Ask(me, BLOCKADE_WHERE, lambda: COUNTRIES, {"card": card})
    return (country,)


@special_action("blockade", choose=choose_blockade)
def blockade(board: EspionageBoard, me: Seat, country: Country) -> None:
    """Nobody moves this marker until the end of my next turn; a secured one may be named, against Revolution."""
    board.blockades[me][country] = UNTIL_END_OF_NEXT_TURN
    board.open_countries = None


def up_to(most: int) -> Callable[[EspionageBoard, Seat, Card], Flow[tuple[Country, ...]]]:
    def choose_markers(board: EspionageBoard, me: Seat, card: Card) -> Flow[tuple[Country, ...]]:
        """Name from one to `most` different markers that can be moved."""
        named: list[Country] = []

        def others() -> list[Piece]:
            left: list[Piece] = [country for country in board.movable() if country not in named]
            return [ENOUGH, *left] if named else left

        while len(named) < min(most, len(board.movable())):
            about: dict[str, Argument] = {"card": card, "countries": tuple(named)}
            country: Piece = yield Ask(me, MARKER_TO_ADVANCE, others, about)
            if country is ENOUGH:
                break
            assert isinstance(country, Country)
            named.append(country)
        return tuple(named)

    return choose_markers


def any_movable(board: EspionageBoard, me: Seat) -> bool:
    return bool(board.movable())


@special_action(COORDINATED_ASSAULT, any_movable, up_to(3))
@special_action(COORDINATED_ATTACK, any_movable, up_to(2))
def coordinated(board: EspionageBoard, me: Seat, *countries: Country) -> None:
    """Each named marker advances one step, in the order named; the game may end before the last."""
    for country in countries:
        board.advance(me, country, 1)


def may_revolt(board: EspionageBoard, me: Seat, country: Country) -> bool:
    return not board.blockaded(country) and board.secured_by(country) != me


def open_to_revolution(board: EspionageBoard, me: Seat) -> list[Piece]:
    return [country for country in COUNTRIES if may_revolt(board, me, country)]


def choose_revolution(board: EspionageBoard, me: Seat, card: Card) -> Flow[tuple[Country, ...]]:
    if not open_to_revolution(board, me):
        return ()
    country: Country = yield Ask(me, REVOLUTION_WHERE, lambda: open_to_revolution(board, me), {"card": card})
    return (country,)


def any_revolution(board: EspionageBoard, me: Seat) -> bool:
    return any(may_revolt(board, me, country) for country in COUNTRIES)


@special_action("revolution", any_revolution, choose_revolution)
def revolution(board: EspionageBoard, me: Seat, *countries: Country) -> None:
    """Two steps, even out of a country that the other player has secured."""
    for country in countries:
        board.advance(me, country, 2)


# -- the opposing spy --------------------------------------------------------------------------------------------------


def can_deport(board: EspionageBoard, me: Seat) -> bool:
    return board.spies[1 - me] is not board.homes[1 - me] and not board.detained(1 - me)


@special_action("deport", can_deport)
def deport(board: EspionageBoard, me: Seat) -> None:
    """The opposing spy goes home from wherever it now stands: a transport may have moved it meanwhile."""
    if can_deport(board, me):
        board.spies[1 - me] = home = board.homes[1 - me]
        assert home is not None
        board.note("spy-moved", seat=1 - me, country=home)


@special_action("detain")
def detain(board: EspionageBoard, me: Seat) -> None:
    board.detains[me] = UNTIL_END_OF_NEXT_TURN


# -- gadgets -----------------------------------------------------------------------------------------------------------


def free_gadgets(board: EspionageBoard, me: Seat) -> list[Piece]:
    return [gadget for gadget in GADGETS if not board.gadget(gadget, me)]


def choose_gadget(board: EspionageBoard, me: Seat, card: Card) -> Flow[tuple[Piece, ...]]:
    if not free_gadgets(board, me):
        return ()
    gadget: Piece = yield Ask(me, GADGET_TO_GAIN, lambda: free_gadgets(board, me), {"card": card})
    return (gadget,)


@special_action(GADGET_RESEARCH, lambda board, me: bool(free_gadgets(board, me)), choose_gadget)
def gadget_research(board: EspionageBoard, me: Seat, gadget: Piece | None = None) -> None:
    """The card itself lies at the gadget while it is in play."""
    card = board.researching.pop()
    if gadget is None:
        board.discard.append(card)
    else:
        board.gadget(gadget, me).append(card)
        board.note("gained-gadget", seat=me, gadget=gadget)


def rival_gadgets(board: EspionageBoard, me: Seat) -> list[Piece]:
    return [gadget for gadget in GADGETS if board.gadget(gadget, 1 - me)]


def choose_rival_gadget(board: EspionageBoard, me: Seat, card: Card) -> Flow[tuple[Piece, ...]]:
    if not rival_gadgets(board, me):
        return ()
    gadget: Piece = yield Ask(me, GADGET_TO_BUST, lambda: rival_gadgets(board, me), {"card": card})
    return (gadget,)


@special_action("gadget-buster", lambda board, me: bool(rival_gadgets(board, me)), choose_rival_gadget)
def gadget_buster(board: EspionageBoard, me: Seat, *gadgets: Piece) -> None:
    """The card of that gadget is discarded; a hand of six is kept."""
    for gadget in gadgets:
        board.discard.append(board.gadget(gadget, 1 - me).pop())
        board.note("lost-gadget", seat=1 - me, gadget=gadget)


# -- hands -------------------------------------------------------------------------------------------------------------


def in_order(cards: list[Card]) -> list[Card]:
    """Cards that leave a hand unnamed go in the order of the deck: that of the hand would tell when each was drawn."""
    return sorted(cards, key=lambda card: card.code)


@special_action("paid-informant")
def paid_informant(board: EspionageBoard, me: Seat) -> None:
    board.informants[me] = UNTIL_END_OF_NEXT_TURN
    board.horizon += 1  # a hidden hand comes to light


@special_action("pilfer-accounts", lambda board, me: len(board.hands[1 - me]) >= 3)
def pilfer_accounts(board: EspionageBoard, me: Seat) -> Flow[None]:
    """The other player chooses two cards to keep; with two or fewer left there is nothing to choose."""
    rival = 1 - me
    hand = board.hands[rival]
    if len(hand) < 3:
        return
    first: Card = yield Ask(rival, KEEP_A_CARD, lambda: list(hand))
    second: Card = yield Ask(rival, KEEP_ANOTHER, lambda: [card for card in hand if card is not first], {"card": first})
    thrown = in_order([card for card in hand if card is not first and card is not second])
    for card in thrown:
        board.throw(rival, card)
    board.note("pilfered", seat=rival, cards=tuple(thrown))


@special_action("safe-house")
def safe_house(board: EspionageBoard, me: Seat) -> None:
    board.bonus_draw += 2


@special_action("supply-drop")
def supply_drop(board: EspionageBoard, me: Seat) -> None:
    board.bonus_draw += 3


@special_action("strategic-resupply")
def strategic_resupply(board: EspionageBoard, me: Seat) -> None:
    """Discard the rest of the hand and draw a full one at once."""
    if thrown := in_order(board.hands[me]):
        for card in thrown:
            board.throw(me, card)
        board.note("discarded", seat=me, cards=tuple(thrown))
    board.take_cards(me, board.hand_size(me))


ALL_ACTIONS = frozenset({*ACTIONS, MILITARY_TRANSPORT, REBEL_FORCES})


# -- Advanced Transport: a gadget in play, not a card's action, so nothing answers it ----------------------------------


def gadget_moves(board: EspionageBoard, me: Seat) -> list[Piece]:
    """Where the gadget can take the spy: there must be a card of the country left or of the country entered."""
    here = board.spies[me]
    held = [card.country for card in board.hands[me]]
    return [country for country in COUNTRIES if country is not here and (here in held or country in held)]


def may_use_gadget(board: EspionageBoard, me: Seat) -> bool:
    """Once in the own turn, while the gadget is owned, the spy is free to move, and any country card is held."""
    return (
        bool(board.advanced_transport[me])
        and not board.moved_by_gadget
        and not board.detained(me)
        and any(card.country is not None for card in board.hands[me])
    )
