"""Announcing an attack: kind, attacker, aid and privilege (R: attacks; A0 and A1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from shadow_cabinet.table import Argument, Ask, Flow, Piece, Seat

from .board import (
    ON_NWO,
    TO_CONTROL,
    TO_DESTROY,
    TO_NEUTRALIZE,
    WHISPERING,
    IlluminatiBoard,
)
from .pieces import (
    CONTROL,
    DESTROY,
    DISCARD_TWO,
    LAUNCH,
    NEUTRALIZE,
    NO_PRIVILEGE,
    PASS,
    PAY_FOR_PRIVILEGE,
    Card,
    Group,
    Special,
)
from .prompts import (
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
from .reckoning import attacking_alignments
from .specials import DEEP_AGENT, INTERFERENCE, WHISPERING_CAMPAIGN, counts, lay_down, played
from .windows import first_answer, held, may_hold, who_plays

KIND_OF = {CONTROL: TO_CONTROL, NEUTRALIZE: TO_NEUTRALIZE, DESTROY: TO_DESTROY}

# -- who may attack whom -----------------------------------------------------------------------------------------------


def can_take_part(board: IlluminatiBoard, card: Card) -> bool:
    """A card takes part in one attack a turn, as attacker or in aid; the UFOs in two."""
    taken = board.took_part.get(card, 0)
    return not taken or taken < card.number_of("participations")


def may_attack(board: IlluminatiBoard, card: Card) -> bool:
    """002: a group without Power cannot make attacks."""
    return board.power(card) > 0 and can_take_part(board, card)


def is_immune(board: IlluminatiBoard, target: Group, alignments: int) -> bool:
    """Whether the target's Illuminati keep attackers with one of these alignments off."""
    owner = board.controller(target)
    if owner is None:
        return False
    immune = board.head(owner).abilities.get("immune")
    return immune is not None and bool(alignments & immune.bits)


def kinds(board: IlluminatiBoard, me: Seat, target: Group) -> list[Piece]:
    """What an attack on a group can be for; the card of the Whispering Campaign stands for that one."""
    found: list[Piece] = [kind for kind in KIND_OF if attackers(board, me, KIND_OF[kind], target)]
    if board.power(target) == 0:
        found += [card for card in held(board, me, WHISPERING_CAMPAIGN) if attackers(board, me, WHISPERING, target)]
    return found


def fits_target(board: IlluminatiBoard, me: Seat, kind: str, target: Group) -> bool:
    """Whether a group can be the target of such an attack at all."""
    owner = board.controller(target)
    if kind == TO_CONTROL:
        return owner != me
    if kind == TO_NEUTRALIZE:
        return owner is not None and owner != me
    return (board.power(target) > 0) == (kind == TO_DESTROY)  # 002: what has no Power cannot be destroyed


def attackers(board: IlluminatiBoard, me: Seat, kind: str, target: Group) -> list[Piece]:
    """The own cards that can make this attack; to control, one needs an arrow for the new puppet."""
    if not fits_target(board, me, kind, target):
        return []
    found: list[Piece] = []
    with_room = {arrow.card for arrow in board.layout(me).open} if kind == TO_CONTROL else None
    for card in board.cards(me):
        if card is target or not may_attack(board, card) or (with_room is not None and card not in with_room):
            continue
        if not is_immune(board, target, attacking_alignments(board, card, kind, target)):
            found.append(card)
    return found


def helpers(board: IlluminatiBoard, me: Seat, target: Group, chosen: Sequence[Card]) -> list[Piece]:
    """The own cards that can still aid: any with Transferable Power, which NWOs leave as it is."""
    return [
        card
        for card in board.cards(me)
        if card.transferable
        and card is not target
        and card not in chosen
        and can_take_part(board, card)
        and not is_immune(board, target, board.alignments(card))
    ]


def targets(board: IlluminatiBoard, me: Seat) -> list[Piece]:
    """All groups, other than one's own, that some attack is possible on."""
    ready = [card for card in board.cards(me) if may_attack(board, card)]
    if not ready:
        return []
    roomy = {arrow.card for arrow in board.layout(me).open}
    room = any(card in roomy for card in ready)
    whispering = bool(held(board, me, WHISPERING_CAMPAIGN))
    power = board.values.power
    found: list[Piece] = [group for group in board.uncontrolled if room or power[group] or whispering]
    for other in board.others(me):
        if "immune" in board.head(other).abilities:
            found += [group for group in board.groups[other] if kinds(board, me, group)]
        else:
            found += board.groups[other]  # to neutralize takes no more than somebody to do it
    return found


# -- announcing --------------------------------------------------------------------------------------------------------


def announce(board: IlluminatiBoard, me: Seat, target: Group) -> Flow[None]:
    """All that is said at once: what for, with whom, with whose aid, and whether it is privileged."""
    chosen: Piece = yield Ask(me, KIND, partial(kinds, board, me, target), {"target": target})
    campaign = chosen if isinstance(chosen, Special) else None
    kind = WHISPERING if campaign else KIND_OF[chosen]
    attacker: Card = yield Ask(
        me, ATTACK_WITH, partial(attackers, board, me, kind, target), {"target": target, "kind": f"attack-{kind}"}
    )
    said: dict[str, Argument] = {"attacker": attacker, "target": target, "kind": f"attack-{kind}"}
    aiders = yield from choose_aid(board, me, target, attacker, said)
    said = {**said, "aiders": tuple(aiders)}
    claim: Piece = yield Ask(me, PRIVILEGE, partial(claims, board, me, campaign), said)
    board.attack, board.attacker, board.target, board.aiders = kind, attacker, target, aiders
    begin(board)
    board.note("announced", seat=me, kind=f"attack-{kind}", card=attacker, target=target)
    if aiders:
        board.note("aided", cards=tuple(aiders))
    if campaign:
        lay_down(board, me, campaign)
        board.note("plays-special", seat=me, card=campaign)
    make_claim(board, me, claim)  # it lies open before anybody answers
    if campaign and not (yield from counts(board, me, campaign)):
        board.note("comes-to-nothing")
        withdraw(board)
        return
    if isinstance(claim, Special):
        yield from uphold_claim(board, me, claim)
    yield from answer_privilege(board, me)


def begin(board: IlluminatiBoard) -> None:
    """Everybody who takes part is counted; nothing is spent yet."""
    assert board.attacker is not None
    for card in (board.attacker, *board.aiders):
        board.took_part[card] = board.took_part.get(card, 0) + 1
    clear_ledger(board)


def clear_ledger(board: IlluminatiBoard) -> None:
    """No money is down, nobody stays out, nothing is thrown."""
    board.put_for, board.put_against = [0] * board.seats, [0] * board.seats
    board.put_from_target = 0
    board.speaking_order, board.passed = [], []
    board.staying_out = [False] * board.seats
    board.privileged, board.paid_for_privilege, board.let_in = False, False, None
    board.thrown = []
    board.reckoned = None


def withdraw(board: IlluminatiBoard) -> None:
    """The attack does not take place: whoever took part can do so again."""
    assert board.attacker is not None
    if board.attack != ON_NWO:  # that is no attack in which a card takes part
        for card in (board.attacker, *board.aiders):
            board.took_part[card] -= 1
    finish(board)


def finish(board: IlluminatiBoard) -> None:
    """The attack is over."""
    board.attack, board.attacker, board.target, board.aiders = "", None, None, []
    clear_ledger(board)


def choose_aid(
    board: IlluminatiBoard, me: Seat, target: Group, attacker: Card, said: Mapping[str, Argument]
) -> Flow[list[Card]]:
    """Any number of own cards, announced now or never."""
    aiders: list[Card] = []

    def options() -> list[Piece]:
        return [LAUNCH, *helpers(board, me, target, (attacker, *aiders))]

    while True:
        chosen: Piece = yield Ask(me, AID, options, {**said, "aiders": tuple(aiders)})
        if not isinstance(chosen, Card):
            return aiders
        aiders.append(chosen)


# -- privilege ---------------------------------------------------------------------------------------------------------


def claims(board: IlluminatiBoard, me: Seat, besides: Special | None) -> list[Piece]:
    """No privilege, any Special to discard for it, or the Bavarians' money."""
    found: list[Piece] = [NO_PRIVILEGE, *(card for card in board.hands[me] if card is not besides)]
    price = board.head(me).number_of("privilege")
    if price and not board.privilege_bought and board.own_money(me) >= price:
        found.append(PAY_FOR_PRIVILEGE)
    return found


def make_claim(board: IlluminatiBoard, me: Seat, claim: Piece) -> None:
    """A Special is discarded for privilege, or money paid."""
    if isinstance(claim, Special):
        board.privileged = True
        lay_down(board, me, claim)
        board.note("discards-for-privilege", seat=me, card=claim)
    elif claim is PAY_FOR_PRIVILEGE:
        price = board.head(me).number_of("privilege")
        board.privilege_bought = board.paid_for_privilege = board.privileged = True
        board.gain(board.head(me), -price)
        board.note("pays-for-privilege", seat=me, amount=price)


def uphold_claim(board: IlluminatiBoard, me: Seat, discarded: Special) -> Flow[None]:
    """A discard for privilege can be undone; another one makes up for it at once."""
    while not (yield from counts(board, me, discarded)):
        board.privileged = False
        if not board.hands[me]:
            return
        claim: Piece = yield Ask(me, PRIVILEGE_AGAIN, lambda: [NO_PRIVILEGE, *board.hands[me]])
        if not isinstance(claim, Special):
            return
        make_claim(board, me, claim)
        discarded = claim


def answer_privilege(board: IlluminatiBoard, me: Seat) -> Flow[None]:
    """The others may abolish privilege, or, while it stands, one of them may get himself let in."""
    while board.privileged:
        seats = [seat for seat in board.others(me) if can_abolish(board, seat)]
        found = yield from first_answer(seats, partial(ask_abolition, board))
        if found is None:
            break
        seat, cards = found
        board.privileged = not (yield from abolishes(board, seat, cards))
        if not board.privileged:
            board.note("privilege-abolished", seat=seat)
    while board.privileged and board.let_in is None:
        outside = [seat for seat in board.others(me) if seat != defender(board)]
        playing = yield from who_plays(board, outside, LET_IN, {"target": board.target}, INTERFERENCE)
        if playing is None:
            break
        seat, card = playing
        if (yield from played(board, seat, card)):
            board.let_in = seat


def defender(board: IlluminatiBoard) -> Seat | None:
    """Whose group is under attack, if it is not the attacker's own."""
    owner = board.controller(board.target) if isinstance(board.target, Group) else None
    return owner if owner != board.active else None


def can_abolish(board: IlluminatiBoard, seat: Seat) -> bool:
    """Whether a player may hold what abolishes privilege: two Specials, or one that may be the Deep Agent."""
    return len(board.hands[seat]) > 1 or bool(may_hold(board, [seat], DEEP_AGENT))


def ask_abolition(board: IlluminatiBoard, seat: Seat) -> Flow[list[Special] | None]:
    """The Deep Agent, two Specials, or nothing."""

    def options() -> list[Piece]:
        found: list[Piece] = [PASS, *held(board, seat, DEEP_AGENT)]
        return [*found, DISCARD_TWO] if len(board.hands[seat]) > 1 else found

    chosen: Piece = yield Ask(seat, ABOLISH, options, {"attacker": board.attacker, "target": board.target})
    if isinstance(chosen, Special):
        return [chosen]
    if chosen is not DISCARD_TWO:
        return None
    one: Special = yield Ask(seat, DISCARD_FIRST, lambda: board.hands[seat])
    other: Special = yield Ask(
        seat, DISCARD_SECOND, lambda: [card for card in board.hands[seat] if card is not one], {"card": one}
    )
    return [one, other]


def abolishes(board: IlluminatiBoard, seat: Seat, cards: list[Special]) -> Flow[bool]:
    """Whether what was laid down ends the privilege: of two discards both must count, one undone can be replaced."""
    if len(cards) == 1:
        return (yield from played(board, seat, cards[0]))
    for card in cards:
        lay_down(board, seat, card)
    board.note("discards-two", seat=seat, cards=tuple(cards))
    for card in cards:
        if (yield from counts(board, seat, card)):
            continue
        if not board.hands[seat]:
            return False
        another: Piece = yield Ask(seat, DISCARD_ANOTHER, lambda: [PASS, *board.hands[seat]], {"card": card})
        if not isinstance(another, Special):
            return False
        lay_down(board, seat, another)
        board.note("discards-another", seat=seat, card=another)
    return True
