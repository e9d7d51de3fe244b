"""Deals: money, Specials and groups change hands if the other one agrees, at once and for good (R: deals)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from shadow_cabinet.table import Ask, Flow, Phrase, Piece, Seat

from .board import IlluminatiBoard
from .goals import PROGRESS, cards_needed, number_for
from .pieces import ACCEPT, GIVE_MONEY, PROPOSE, REJECT, WANT_MONEY, WITHDRAW, Arrow, Group, Special
from .prompts import ANSWER_DEAL, DEAL, PLACE
from .structures import drop_lifted, lift, open_arrows, place_lifted, remove_beaten
from .sums import ask_sum


@dataclass(slots=True)
class Terms:
    """What is offered, and what is wanted for it."""

    gives_money: int = 0
    wants_money: int = 0
    gives: list[Piece] = field(default_factory=list)
    wants: list[Piece] = field(default_factory=list)

    def groups(self, wanted: bool) -> list[Group]:
        """The groups that would change hands in one direction."""
        return [piece for piece in (self.wants if wanted else self.gives) if isinstance(piece, Group)]

    @property
    def cost(self) -> int:
        """Every group that changes hands costs the active player an action."""
        return len(self.groups(False)) + len(self.groups(True))

    @property
    def empty(self) -> bool:
        """Whether nothing has been said yet."""
        return not (self.gives_money or self.wants_money or self.gives or self.wants)


def can_deal(board: IlluminatiBoard, me: Seat, other: Seat, with_groups: bool) -> bool:
    """Whether an offer can still be made, and there is anything to make it with."""
    if board.offers_made[me] >= board.tables.numbers.offers:
        return False
    if board.hands[me] or board.own_money(me) or board.own_money(other):
        return True
    return bool(terms_left(board, me, other, Terms(), with_groups))


def deal(board: IlluminatiBoard, me: Seat, other: Seat, with_groups: bool) -> Flow[None]:
    """An offer is put together, made aloud, and answered at once."""
    terms = Terms()
    while True:
        chosen: Piece = yield Ask(
            me, DEAL, partial(terms_left, board, me, other, terms, with_groups), so_far(other, terms)
        )
        if chosen is WITHDRAW:
            board.offers_made[me] += 1  # else one could go on for ever
            return
        if chosen is PROPOSE:
            break
        if chosen is GIVE_MONEY:
            terms.gives_money = yield from ask_sum(me, board.head(me), board.own_money(me))
        elif chosen is WANT_MONEY:
            terms.wants_money = yield from ask_sum(me, board.head(other), board.own_money(other))
        elif is_own(board, me, chosen):
            terms.gives.append(chosen)
        else:
            terms.wants.append(chosen)
    board.offers_made[me] += 1
    lay_open(board, me, other, terms)
    board.note("offers", seat=me, other_seat=other, terms=said(terms))
    answer: Piece = yield Ask(other, ANSWER_DEAL, lambda: [ACCEPT, REJECT], {"from_seat": me, "terms": said(terms)})
    accepted = answer is ACCEPT
    if accepted:
        board.note("deal-accepted", seat=other)
    else:
        board.note("deal-rejected", seat=other)
    hand_on(board, me, other, terms, accepted)
    if accepted:
        yield from carry_out_deal(board, me, other, terms)


def lay_open(board: IlluminatiBoard, me: Seat, other: Seat, terms: Terms) -> None:
    """Deals are made aloud: the Specials that they are about lie on the table until the answer is given."""
    for seat, pieces in ((me, terms.gives), (other, terms.wants)):
        for card in pieces:
            if isinstance(card, Special):
                board.hands[seat].remove(card)
                board.on_offer.append(card)
    board.horizon += 1


def hand_on(board: IlluminatiBoard, me: Seat, other: Seat, terms: Terms, accepted: bool) -> None:
    """They go to their new hands, or back to the old ones; everybody has seen them."""
    board.show(board.on_offer)
    for seat, taker, pieces in ((me, other, terms.gives), (other, me, terms.wants)):
        for card in pieces:
            if isinstance(card, Special):
                board.on_offer.remove(card)
                board.hands[taker if accepted else seat].append(card)


def so_far(other: Seat, terms: Terms) -> dict[str, object]:
    """What the question for more is about: with whom, and what has been put into the offer."""
    return {
        "other_seat": other,
        "gives": tuple(terms.gives),
        "wants": tuple(terms.wants),
        "gives_money": terms.gives_money,
        "wants_money": terms.wants_money,
    }


def is_own(board: IlluminatiBoard, me: Seat, piece: Piece) -> bool:
    """Whether it is one's own card."""
    return piece in board.groups[me] or piece in board.hands[me]


def said(terms: Terms) -> tuple[Phrase, ...]:
    """The terms in words."""
    found: list[Phrase] = []
    if terms.gives_money:
        found.append(Phrase("terms-gives-money", {"amount": terms.gives_money}))
    found += [Phrase("terms-gives", {"card": piece}) for piece in terms.gives]
    if terms.wants_money:
        found.append(Phrase("terms-wants-money", {"amount": terms.wants_money}))
    found += [Phrase("terms-wants", {"card": piece}) for piece in terms.wants]
    return tuple(found)


# -- what can be put into an offer -------------------------------------------------------------------------------------


def terms_left(board: IlluminatiBoard, me: Seat, other: Seat, terms: Terms, with_groups: bool) -> list[Piece]:
    """What can still be added to an offer; and making it, or withdrawing it if it is one that nobody may make."""
    found: list[Piece] = []
    if not terms.gives_money and not terms.wants_money:
        found += [GIVE_MONEY] if board.own_money(me) else []
        found += [WANT_MONEY] if board.own_money(other) else []
    found += [card for card in board.hands[me] if card not in terms.gives]
    found += [card for card in known_specials(board, me, other) if card not in terms.wants]
    if with_groups and terms.cost < board.actions_left:
        found += free_groups(board, me, other, terms.groups(False))
        found += free_groups(board, other, me, terms.groups(True))
    if not terms.empty:
        found.append(WITHDRAW if is_throwing(board, me, other, terms) else PROPOSE)
    return found


def known_specials(board: IlluminatiBoard, me: Seat, other: Seat) -> list[Special]:
    """One asks only for Specials that one knows the other to hold."""
    return sorted((card for card in board.hands[other] if board.knows(me, card)), key=lambda card: card.code)


def free_groups(board: IlluminatiBoard, owner: Seat, to: Seat, chosen: Sequence[Group]) -> list[Group]:
    """Groups that could change hands too: not above or below one that does, and with an arrow to hang on."""
    if len(board.layout(to).open) <= len(chosen):
        return []
    going = [each for group in chosen for each in (group, *board.below(owner, group))]
    return [
        group
        for group in board.groups[owner]
        if group not in going and not any(each in chosen for each in board.below(owner, group))
    ]


def is_throwing(board: IlluminatiBoard, me: Seat, other: Seat, terms: Terms) -> bool:
    """Whether the exchange would let one of the two win and not the other (R: nobody may throw the game).

    Judged by what everybody can see: a secret goal does not come into it.
    """
    gives, wants, money = terms.groups(False), terms.groups(True), terms.wants_money - terms.gives_money
    mine, theirs = would_win(board, me, other, gives, wants, money), would_win(board, other, me, wants, gives, -money)
    if mine == theirs:
        return False
    winner, partner = (me, other) if mine else (other, me)
    return not would_win(board, winner, partner, (), (), 0)  # who wins in any case is not let win by a deal


def would_win(
    board: IlluminatiBoard, seat: Seat, partner: Seat, goes: Sequence[Group], comes: Sequence[Group], money: int
) -> bool:
    """Whether a player would meet a goal after giving and getting these groups, with all below them, and money."""
    lost = [each for group in goes for each in (group, *board.below(seat, group))]
    cards = [card for card in board.cards(seat) if card not in lost]
    for group in comes:
        cards += [group, *board.below(partner, group)]
    if len(cards) >= cards_needed(board):
        return True
    goal = board.head(seat).goal
    if goal == "secret":
        return False
    have = PROGRESS[goal](board, seat, cards) + (money if goal == "money" else 0)
    return have >= number_for(board, goal)


# -- carrying it out ---------------------------------------------------------------------------------------------------


def carry_out_deal(board: IlluminatiBoard, me: Seat, other: Seat, terms: Terms) -> Flow[None]:
    """Money changes hands; then the groups, which their new owners hang where they like."""
    change = terms.gives_money - terms.wants_money
    board.gain(board.head(me), -change)
    board.gain(board.head(other), change)
    board.actions_left -= terms.cost
    for owner, groups in ((me, terms.groups(False)), (other, terms.groups(True))):
        for group in groups:
            lift(board, owner, group)
    for to, groups in ((other, terms.groups(False)), (me, terms.groups(True))):
        for group in groups:
            yield from receive(board, to, group)
    if terms.cost:
        remove_beaten(board)


def receive(board: IlluminatiBoard, seat: Seat, group: Group) -> Flow[None]:
    """The new owner hangs a group, with all below it; one that finds no room any more is nobody's."""
    if not open_arrows(board, seat):
        drop_lifted(board, seat, group)
        return
    arrow: Arrow = yield Ask(seat, PLACE, partial(open_arrows, board, seat), {"group": group})
    board.note("received", seat=seat, group=group)
    yield from place_lifted(board, seat, group, arrow, gift=True)
