"""Why a piece cannot be chosen: for each question, the rule that stands in the way.

Worked out only when somebody asks, and only from what the asked seat can know: its own hand and what lies open. For a
card that is not in that hand the answer is always the same, whatever the card is and wherever it lies.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shadow_cabinet.table import Ask, Piece, Reason, Seat

from .board import EspionageBoard
from .influence import block_value, influence_of
from .pieces import (
    ADVANCED_TRANSPORT,
    ANNOUNCE,
    END,
    ENOUGH,
    IMPROVED_RESOURCES,
    INFLUENCE,
    SPECIAL,
    Card,
    Country,
)
from .prompts import (
    ADD_TO_INFLUENCE,
    BLOCK_WITH,
    BLOCKADE_WHERE,
    CHOOSE_HOME,
    GADGET_DISCARD,
    GADGET_MOVE_TO,
    GADGET_TO_BUST,
    GADGET_TO_GAIN,
    INFLUENCE_WHERE,
    KEEP_A_CARD,
    KEEP_ANOTHER,
    MARKER_TO_ADVANCE,
    MOVE_SPY,
    PLAY_A_CARD,
    RESPOND_TO_COUNTER,
    RESPOND_TO_INFLUENCE,
    RESPOND_TO_SPECIAL,
    RESPOND_TO_TRANSPORT,
    REVOLUTION_WHERE,
    TRANSPORT_TO,
)
from .specials import (
    COORDINATED_ASSAULT,
    COORDINATED_ATTACK,
    GADGET_RESEARCH,
    MILITARY_TRANSPORT,
    REBEL_FORCES,
)
from .turn import uses

# What keeps an action from being announced although its card can be played for influence; Deport is for a function.
NOT_ANNOUNCED = {
    "": Reason("mercenary-has-no-action", rule="mercenaries"),
    REBEL_FORCES: Reason("only-counters", rule="rebel-forces"),
    MILITARY_TRANSPORT: Reason("spy-detained", rule="detain"),
    GADGET_RESEARCH: Reason("no-free-gadget", rule="gadgets"),
    "gadget-buster": Reason("no-gadget-to-bust", rule="gadget-buster"),
    "pilfer-accounts": Reason("hand-too-small", rule="pilfer-accounts"),
}


def about(ask: Ask) -> Mapping[str, Any]:
    """What the question is about; the rules that ask it know of what kind each thing is."""
    return ask.about


# -- what several questions have in common -----------------------------------------------------------------------------


def not_held(board: EspionageBoard, me: Seat, card: Card) -> Reason | None:
    return None if card in board.hands[me] else Reason("not-in-your-hand", rule="card-plays")


def fixed(board: EspionageBoard, country: Country) -> Reason | None:
    """Why no card moves this marker."""
    if board.secured_by(country) is not None:
        return Reason("country-secured", {"country": country}, "securing")
    if board.blockaded(country):
        return Reason("country-blockaded", {"country": country}, "blockade")
    return None


def not_announced(board: EspionageBoard, me: Seat, card: Card) -> Reason | None:
    """Why the Special Action of a card cannot be announced now."""
    if card.action == "deport":
        if board.detained(1 - me):
            return Reason("other-spy-detained", rule="detain")
        return Reason("other-spy-at-home", rule="deport")
    return NOT_ANNOUNCED.get(card.action)


def other_use(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    """A card is being played in one way: why not in the other? A card with a single use was not asked for it."""
    if piece not in (INFLUENCE, SPECIAL) or board.active != ask.seat:
        return None
    given = about(ask)
    card: Card = given["card"] if "card" in given else given["cards"][0]
    if piece in uses(board, ask.seat, card):
        return Reason("use-is-chosen", {"card": card}, "card-plays")
    if piece is SPECIAL:
        return not_announced(board, ask.seat, card)
    if board.plays_left < 1:
        return Reason("no-play-left", rule="card-plays")
    return Reason("influence-nowhere", {"card": card}, "influence")


# -- the own turn ------------------------------------------------------------------------------------------------------


@CHOOSE_HOME.why_not
def no_home(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Country):
        return Reason("home-of-other-faction", {"faction": f"faction-{piece.faction}"}, "home-countries")
    return None


@PLAY_A_CARD.why_not
def not_playable(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    me = ask.seat
    if isinstance(piece, Card):
        return not_held(board, me, piece) or no_use(board, me, piece)
    if piece is ADVANCED_TRANSPORT:
        return gadget_idle(board, me)
    if piece is IMPROVED_RESOURCES:
        return Reason("works-by-itself", {"gadget": piece}, "gadgets")
    if piece is END:
        return Reason("card-play-due", rule="card-plays")
    if isinstance(piece, Country) or piece in (INFLUENCE, SPECIAL):
        return Reason("card-first", rule="card-plays")
    return None


def no_use(board: EspionageBoard, me: Seat, card: Card) -> Reason | None:
    """Why a card of the own hand can be played neither for influence nor for its Special Action."""
    if card.action == MILITARY_TRANSPORT:
        return not_announced(board, me, card)
    if board.plays_left < 1:
        return Reason("no-play-left", rule="card-plays")
    if card.country is None:
        return Reason("no-marker-to-move", rule="mercenaries")
    return Reason("card-has-no-use", {"card": card}, "card-plays")


def gadget_missing(board: EspionageBoard, me: Seat) -> Reason | None:
    """Only the owner of the gadget can use it."""
    if board.advanced_transport[me]:
        return None
    return Reason("gadget-not-yours", {"gadget": ADVANCED_TRANSPORT}, "gadgets")


def gadget_idle(board: EspionageBoard, me: Seat) -> Reason:
    """Why Advanced Transport cannot be used."""
    gadget = {"gadget": ADVANCED_TRANSPORT}
    if reason := gadget_missing(board, me):
        return reason
    if board.moved_by_gadget:
        return Reason("gadget-used", gadget, "advanced-transport")
    if board.detained(me):
        return Reason("spy-detained", rule="detain")
    return Reason("no-card-for-gadget", gadget, "advanced-transport")


@INFLUENCE_WHERE.why_not
def not_there(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Country):
        given = {"card": about(ask)["card"], "country": piece}
        if reason := fixed(board, piece):
            return reason
        if influence_of(board, ask.seat, given["card"], piece) is None:
            return Reason("card-does-not-reach", given, "influence")
        return Reason("counts-nothing", given, "influence")
    if isinstance(piece, Card):
        return not_held(board, ask.seat, piece) or Reason("country-first", rule="influence")
    return other_use(board, ask, piece)


@ADD_TO_INFLUENCE.why_not
def not_added(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    cards, target = about(ask)["cards"], about(ask)["country"]
    if isinstance(piece, Card):
        return not_held(board, ask.seat, piece) or not_combined(board, ask.seat, piece, cards, target)
    if piece is ANNOUNCE:
        return Reason("total-of-nothing", rule="influence")
    if isinstance(piece, Country):
        return Reason("country-is-chosen", {"country": target}, "influence")
    return other_use(board, ask, piece)


def not_combined(board: EspionageBoard, me: Seat, card: Card, cards: tuple[Card, ...], target: Country) -> Reason:
    """Why a card of the own hand does not join those already chosen."""
    country_cards = [chosen for chosen in cards if chosen.country is not None]
    if card in cards:
        return Reason("already-chosen", {"piece": card}, "combining")
    if not country_cards:
        return Reason("card-does-not-reach", {"card": card, "country": target}, "influence")
    if len(country_cards) > 1:
        return Reason("pair-is-complete", rule="combining")
    if not card.country is country_cards[0].country is target:
        return Reason("other-flags", {"country": target}, "combining")
    return Reason("pair-needs-spy", {"country": target}, "combining")


@REVOLUTION_WHERE.why_not
def no_revolution(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Country):  # it may free what the other player has secured
        if board.secured_by(piece) == ask.seat:
            return Reason("secured-by-you", {"country": piece}, "revolution")
        return Reason("country-blockaded", {"country": piece}, "blockade")
    return other_use(board, ask, piece)


@MARKER_TO_ADVANCE.why_not
def not_advanced(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Country):
        return fixed(board, piece) or Reason("already-chosen", {"piece": piece}, "coordinated")
    if piece is ENOUGH:
        return Reason("name-one-first", rule="coordinated")
    return other_use(board, ask, piece)


@BLOCKADE_WHERE.why_not
@GADGET_TO_GAIN.why_not
@GADGET_TO_BUST.why_not
def not_this_use(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    return other_use(board, ask, piece)  # a Blockade can name any country, and of gadgets both are there to choose from


@TRANSPORT_TO.why_not
def no_transport_there(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Country):
        return Reason("spy-already-there", {"country": piece}, "military-transport")
    return other_use(board, ask, piece)


@GADGET_MOVE_TO.why_not
def no_gadget_move(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Card):
        return not_held(board, ask.seat, piece) or Reason("goal-first", rule="advanced-transport")
    here = board.spies[ask.seat]
    if not isinstance(piece, Country) or here is None:
        return None
    if piece is here:
        return Reason("spy-already-there", {"country": piece}, "advanced-transport")
    return Reason("no-card-for-move", {"here": here, "country": piece}, "advanced-transport")


@GADGET_DISCARD.why_not
def not_discarded(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    here, to = board.spies[ask.seat], about(ask)["country"]
    if not isinstance(piece, Card) or here is None:
        return None
    return not_held(board, ask.seat, piece) or Reason(
        "wrong-card-for-move", {"here": here, "country": to}, "advanced-transport"
    )


@MOVE_SPY.why_not
def after_refill(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Card):
        return not_held(board, ask.seat, piece) or Reason("after-refill", rule="card-plays")
    if piece is ADVANCED_TRANSPORT:
        return gadget_missing(board, ask.seat) or Reason("after-refill", rule="card-plays")
    return None


# -- answers -----------------------------------------------------------------------------------------------------------


def no_answer(board: EspionageBoard, me: Seat, piece: Piece) -> Reason | None:
    """Why something other than a card answers nothing."""
    if piece is ADVANCED_TRANSPORT:
        return gadget_missing(board, me) or Reason("gadget-no-answer", {"gadget": piece}, "advanced-transport")
    return None


@RESPOND_TO_INFLUENCE.why_not
def no_block(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    if not isinstance(piece, Card):
        return no_answer(board, ask.seat, piece)
    me, target, total = ask.seat, about(ask)["country"], about(ask)["total"]
    if reason := not_held(board, me, piece):
        return reason
    if piece.action == MILITARY_TRANSPORT:
        if board.detained(me):
            return Reason("spy-detained", rule="detain")
        return Reason("no-transport-before-block", rule="blocking")
    present, counts = board.presence(me, target), block_value(board, me, piece, target)
    if piece.action == REBEL_FORCES and not (present and counts):
        return Reason("only-counters", rule="rebel-forces")
    if not present:
        return Reason("no-presence", {"country": target}, "blocking")
    if not counts:
        return Reason("wrong-faction", {"card": piece, "country": target}, "blocking")
    most = sum(block_value(board, me, held, target) for held in board.hands[me])
    return Reason("block-too-small", {"most": most, "total": total}, "blocking")


@BLOCK_WITH.why_not
def not_in_block(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    given = about(ask)
    if piece is ENOUGH:
        return Reason("block-not-enough", {"so_far": given["so_far"], "total": given["total"]}, "blocking")
    if not isinstance(piece, Card):
        return None
    if piece in given["cards"]:
        return Reason("already-chosen", {"piece": piece}, "blocking")
    return not_held(board, ask.seat, piece) or Reason(
        "wrong-faction", {"card": piece, "country": given["country"]}, "blocking"
    )


@RESPOND_TO_SPECIAL.why_not
@RESPOND_TO_TRANSPORT.why_not
@RESPOND_TO_COUNTER.why_not
def no_counter(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    if not isinstance(piece, Card):
        return no_answer(board, ask.seat, piece)
    if reason := not_held(board, ask.seat, piece):
        return reason
    if piece.action == REBEL_FORCES:  # the only thing that can be in their way
        return Reason("counter-needs-a-play", rule="rebel-forces")
    if piece.action == MILITARY_TRANSPORT:
        if ask.prompt is RESPOND_TO_SPECIAL:
            return Reason("spy-detained", rule="detain")
        return Reason("no-transport-now", rule="countering")
    if piece.action in (COORDINATED_ASSAULT, COORDINATED_ATTACK):
        if ask.prompt is RESPOND_TO_COUNTER:
            return Reason("coordinated-stops-at-counters", rule="coordinated")
        if about(ask)["card"].action == COORDINATED_ASSAULT:
            return Reason("attack-against-assault", rule="coordinated")
        return Reason("counters-only-coordinated", {"card": piece}, "coordinated")
    return Reason("does-not-counter", {"card": piece}, "countering")


@KEEP_A_CARD.why_not
@KEEP_ANOTHER.why_not
def not_kept(board: EspionageBoard, ask: Ask, piece: Piece) -> Reason | None:
    if not isinstance(piece, Card):
        return None
    return not_held(board, ask.seat, piece) or Reason("already-chosen", {"piece": piece}, "pilfer-accounts")
