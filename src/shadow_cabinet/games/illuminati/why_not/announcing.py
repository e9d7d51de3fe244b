"""Why not, when an attack is put together: what it is for, with whom, with whose aid, and whether it is privileged."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.announcing import (
    KIND_OF,
    attackers,
    can_take_part,
    fits_target,
    is_immune,
    may_attack,
)
from shadow_cabinet.games.illuminati.board import TO_CONTROL, TO_DESTROY, WHISPERING, IlluminatiBoard
from shadow_cabinet.games.illuminati.pieces import (
    DISCARD_TWO,
    KINDS,
    PAY_FOR_PRIVILEGE,
    Card,
    Group,
    Illuminati,
    Nwo,
    Special,
    in_set,
)
from shadow_cabinet.games.illuminati.prompts import (
    ABOLISH,
    AID,
    ATTACK_WITH,
    DISCARD_ANOTHER,
    DISCARD_FIRST,
    DISCARD_SECOND,
    KIND,
    LET_IN,
    PRIVILEGE,
    PRIVILEGE_AGAIN,
)
from shadow_cabinet.games.illuminati.reckoning import attacking_alignments
from shadow_cabinet.games.illuminati.specials import WHISPERING_CAMPAIGN
from shadow_cabinet.games.illuminati.values import change_of
from shadow_cabinet.table import Ask, Piece, Reason, Seat

from .common import about, illuminati_not_attacked, not_now, not_your_card, other

# -- Power, and taking part --------------------------------------------------------------------------------------------


def lowering(board: IlluminatiBoard, group: Group) -> tuple[Nwo, ...]:
    """The NWOs in play that take Power from a group."""
    alignments = board.alignments(group)
    return tuple(nwo for nwo in board.nwos_in_play() if change_of(nwo, group, alignments) < 0)


def without_power_to_attack(board: IlluminatiBoard, card: Card) -> Reason:
    """002: a group without Power cannot make attacks, whether nothing is printed on it or NWOs have cut it."""
    if isinstance(card, Group) and card.power:
        return Reason("attacker-cut-to-0", {"card": card, "nwos": lowering(board, card)}, "power-changes")
    return Reason("attacker-without-power", {"card": card}, "attacks")


def without_power_to_lose(board: IlluminatiBoard, group: Group) -> Reason:
    """002: a group without Power cannot be destroyed."""
    if group.power:
        return Reason("target-cut-to-0", {"group": group, "nwos": lowering(board, group)}, "power-changes")
    return Reason("target-without-power", {"group": group}, "destroy")


def took_part(board: IlluminatiBoard, card: Card) -> Reason | None:
    """A card takes part in one attack a turn, the UFOs in two."""
    if can_take_part(board, card):
        return None
    return Reason("took-part-already", {"card": card, "count": board.took_part[card]}, "attacks")


def not_ready(board: IlluminatiBoard, card: Card) -> Reason | None:
    """Why an own card can attack nobody at all; nothing if it can attack somebody."""
    if may_attack(board, card):
        return None
    return took_part(board, card) or without_power_to_attack(board, card)


def nobody_ready(board: IlluminatiBoard, me: Seat) -> Reason | None:
    """No own card can attack; nothing if one can."""
    if any(may_attack(board, card) for card in board.cards(me)):
        return None
    return Reason("nobody-can-attack", rule="attacks")


def no_open_arrow(board: IlluminatiBoard, me: Seat, card: Card) -> Reason:
    """All arrows of a card hold a puppet, or point at another card."""
    layout = board.layout(me)
    there = tuple(layout.taken[layout.cell_of(arrow)] for arrow in card.arrows)
    return Reason("no-open-arrow", {"card": card, "there": there}, "structures")


def kept_off(board: IlluminatiBoard, card: Card, alignments: int, target: Group) -> Reason | None:
    """The target's Illuminati keep off those who have one of certain alignments; nothing if not this card."""
    owner = board.controller(target)
    if owner is None or not is_immune(board, target, alignments):
        return None
    head = board.head(owner)
    because = tuple(in_set(alignments & head.abilities["immune"].bits))
    return Reason("kept-off", {"card": card, "head": head, "alignments": because}, "discordian-society")


# -- what for ----------------------------------------------------------------------------------------------------------


def not_that_kind(board: IlluminatiBoard, me: Seat, kind: str, target: Group) -> Reason | None:
    """Why a group cannot be the target of such an attack; nothing if it can."""
    if attackers(board, me, kind, target):
        return None
    if not fits_target(board, me, kind, target):
        return wrong_target(board, me, kind, target)
    ready = [card for card in board.cards(me) if card is not target and may_attack(board, card)]
    if not ready and board.controller(target) == me:
        return Reason("nobody-else-can-attack", {"group": target}, "attacks")
    if not ready:
        return Reason("nobody-can-attack", rule="attacks")
    if kind == TO_CONTROL:
        roomy = {arrow.card for arrow in board.layout(me).open}
        ready = [card for card in ready if card in roomy]
        if not ready:
            return Reason("no-arrow-to-control", {"group": target}, "control")
    owner = board.controller(target)
    assert owner is not None
    return Reason("all-kept-off", {"group": target, "head": board.head(owner)}, "discordian-society")


def wrong_target(board: IlluminatiBoard, me: Seat, kind: str, target: Group) -> Reason:
    """Own groups are not captured, uncontrolled ones not neutralized, those without Power not destroyed."""
    if kind == TO_DESTROY:
        return without_power_to_lose(board, target)
    if kind == WHISPERING:
        return Reason("target-has-power", {"group": target, "power": board.power(target)}, "whispering-campaign")
    if board.controller(target) == me:
        if kind == TO_CONTROL:
            return Reason("own-group-not-controlled", {"group": target}, "control")
        return Reason("own-group-not-neutralized", {"group": target}, "neutralize")
    return Reason("uncontrolled-not-neutralized", {"group": target}, "neutralize")


def not_the_target(board: IlluminatiBoard, me: Seat, piece: Piece, target: Group) -> Reason | None:
    """Groups and Illuminati, while another target has been chosen."""
    if isinstance(piece, Illuminati) and board.controller(piece) not in (me, None):
        return illuminati_not_attacked(piece)
    if isinstance(piece, Group) and board.controller(piece) != me:
        return (
            not_your_card(board, me, piece)
            if piece is not target
            else Reason("is-the-target", {"group": target}, "attacks")
        )
    return None


@KIND.why_not
def not_for_that(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me, target = ask.seat, about(ask)["target"]
    if piece in KINDS:
        return not_that_kind(board, me, KIND_OF[piece], target)
    if isinstance(piece, Special) and piece in board.hands[me] and piece.effect == WHISPERING_CAMPAIGN:
        return not_that_kind(board, me, WHISPERING, target)
    if isinstance(piece, Card) and board.controller(piece) == me:
        return not_ready(board, piece) or Reason("kind-first", {"card": piece}, "attacks")
    return not_the_target(board, me, piece, target) or other(board, ask, piece)


# -- with whom ---------------------------------------------------------------------------------------------------------


@ATTACK_WITH.why_not
def not_the_attacker(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me, target = ask.seat, about(ask)["target"]
    kind = str(about(ask)["kind"]).removeprefix("attack-")
    if piece in KINDS:
        return not_that_kind(board, me, KIND_OF[piece], target) or kind_is_chosen()
    if isinstance(piece, Card) and board.controller(piece) == me:
        return not_attacking(board, me, kind, piece, target)
    return not_the_target(board, me, piece, target) or other(board, ask, piece)


def kind_is_chosen() -> Reason:
    """What the attack is for has been said."""
    return Reason("kind-is-chosen", rule="attacks")


def not_attacking(board: IlluminatiBoard, me: Seat, kind: str, card: Card, target: Group) -> Reason | None:
    """Why an own card cannot make this attack."""
    if card is target:
        return Reason("is-the-target", {"group": target}, "attacks")
    tired = not_ready(board, card)
    if tired:
        return tired
    if kind == TO_CONTROL and not board.has_open_arrow(me, card):
        return no_open_arrow(board, me, card)
    return kept_off(board, card, attacking_alignments(board, card, kind, target), target)


@AID.why_not
def not_aiding(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me, target, attacker = ask.seat, about(ask)["target"], about(ask)["attacker"]
    if piece in KINDS:
        return not_that_kind(board, me, KIND_OF[piece], target) or kind_is_chosen()
    if isinstance(piece, Card) and board.controller(piece) == me:
        if piece is attacker:
            return Reason("is-the-attacker", {"card": piece}, "aid")
        if piece is target:
            return Reason("is-the-target", {"group": target}, "aid")
        if piece in about(ask)["aiders"]:
            return Reason("aids-already", {"card": piece}, "aid")
        if not piece.transferable:
            return Reason("no-transferable-power", {"card": piece}, "aid")
        return took_part(board, piece) or kept_off(board, piece, board.alignments(piece), target)
    return not_the_target(board, me, piece, target) or other(board, ask, piece)


# -- privilege ---------------------------------------------------------------------------------------------------------


@PRIVILEGE.why_not
def not_for_privilege(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    me = ask.seat
    if piece is PAY_FOR_PRIVILEGE:
        price = board.head(me).number_of("privilege")
        if not price:
            return Reason("privilege-not-for-sale", {"head": board.head(me)}, "privilege")
        if board.privilege_bought:
            return Reason("privilege-bought-already", rule="privilege")
        return Reason("privilege-too-dear", {"price": price, "amount": board.own_money(me)}, "privilege")
    if isinstance(piece, Special) and piece in board.hands[me]:
        return Reason("is-played-in-attack", {"card": piece}, "privilege")
    if isinstance(piece, Card) and board.controller(piece) == me:
        return Reason("aid-is-complete", {"card": piece}, "aid")
    target = about(ask)["target"]
    if piece in KINDS:
        return not_that_kind(board, me, KIND_OF[piece], target) or kind_is_chosen()
    return not_the_target(board, me, piece, target) or other(board, ask, piece)


@PRIVILEGE_AGAIN.why_not
def not_in_its_place(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece is PAY_FOR_PRIVILEGE:
        return Reason("only-another-special", rule="privilege")
    return other(board, ask, piece)


@ABOLISH.why_not
def not_abolishing(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece is DISCARD_TWO:
        return Reason("fewer-than-two", rule="privilege")
    if isinstance(piece, Special) and piece in board.hands[ask.seat]:
        return Reason("does-not-abolish", {"card": piece}, "privilege")
    return other(board, ask, piece)


@DISCARD_FIRST.why_not
@DISCARD_SECOND.why_not
@DISCARD_ANOTHER.why_not
def not_discarded(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Special) and piece in board.hands[ask.seat]:
        return Reason("chosen-already", {"card": piece}, "privilege")
    return other(board, ask, piece)


@LET_IN.why_not
def not_let_in(board: IlluminatiBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Special) and piece in board.hands[ask.seat]:
        return not_now(board, ask.seat, piece)
    return other(board, ask, piece)
