"""Step 1 of a turn: income, what it costs some and brings others (R: income; the cards)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat, Together

from .board import IlluminatiBoard
from .pieces import TAX, Card, Group, Illuminati
from .prompts import PAY_TAX, PAY_UPKEEP, TAX_WHOM


def income(board: IlluminatiBoard, me: Seat, doubled: bool) -> Flow[None]:
    """Every own card puts its income on itself; then taxes are raised, and upkeep is paid."""
    total = 0
    for card in board.cards(me):
        amount = income_of(board, card) + (card.income if doubled and card.income > 0 else 0)
        if amount > 0:
            board.gain(card, amount)
            total += amount
    board.note("income", seat=me, amount=total)
    groups = list(board.groups[me])
    for group in groups:
        if group.number_of("tax"):
            yield from raise_tax(board, me, group)
    for group in groups:
        if group.number_of("upkeep"):
            yield from pay_upkeep(board, me, group)


def income_of(board: IlluminatiBoard, card: Card) -> int:
    """What a card brings in each turn: NWOs change that of groups whose printed income is not nothing."""
    if isinstance(card, Illuminati):
        numbers = board.tables.numbers
        return card.income + numbers.for_players(numbers.income_bonus, board.seats)
    if card.income < 1:
        return 0
    return max(0, card.income + sum(nwo.income for nwo in board.nwos_in_play()))


# -- the I.R.S. --------------------------------------------------------------------------------------------------------


def raise_tax(board: IlluminatiBoard, me: Seat, collector: Group) -> Flow[None]:
    """Each rival pays so much, or all there is; the owner may let some of them off."""
    let_off: list[Seat] = []

    def taxable() -> list[Seat]:
        return [seat for seat in board.others(me) if seat not in let_off and wealth(board, seat)]

    while taxable():
        chosen: Piece = yield Ask(me, TAX_WHOM, lambda: [TAX, *map(board.head, taxable())], {"card": collector})
        if not isinstance(chosen, Illuminati):
            break
        let_off.append(board.seat_of(chosen))
        board.note("let-off", seat=me, other_seat=board.seat_of(chosen))
    asked = {seat: partial(choose_payers, board, seat, collector) for seat in taxable()}
    paid: dict[Seat, list[tuple[Card, int]]] = (yield Together(asked)) if asked else {}
    for seat in asked:
        amount = 0
        for card, part in paid[seat]:
            board.gain(card, -part)
            amount += part
        board.gain(collector, amount)
        board.note("taxed", seat=seat, amount=amount, card=collector)


def wealth(board: IlluminatiBoard, seat: Seat) -> int:
    """All money of a player."""
    return sum(board.treasury(card) for card in board.cards(seat))


def choose_payers(board: IlluminatiBoard, seat: Seat, collector: Group) -> Flow[list[tuple[Card, int]]]:
    """Of which treasuries a player pays: each pays what it can, until all is paid."""
    amount = min(collector.number_of("tax"), wealth(board, seat))
    paid: list[tuple[Card, int]] = []

    def payers() -> list[Card]:
        return [card for card in board.cards(seat) if board.treasury(card) and card not in dict(paid)]

    while amount:
        card = payers()[0]
        if len(payers()) > 1:
            card = yield Ask(seat, PAY_TAX, payers, {"amount": amount, "card": collector})
        part = min(amount, board.treasury(card))
        paid.append((card, part))
        amount -= part
    return paid


# -- the Post Office ---------------------------------------------------------------------------------------------------


def pay_upkeep(board: IlluminatiBoard, me: Seat, group: Group) -> Flow[None]:
    """It costs money each turn, from its master's treasury or the Illuminati's; where there is none, nothing."""
    amount = group.number_of("upkeep")
    payers = partial(upkeep_payers, board, me, group)
    found = payers()
    if not found:
        return
    payer = found[0]
    if len(found) > 1:
        payer = yield Ask(me, PAY_UPKEEP, payers, {"card": group})
    paid = min(amount, board.treasury(payer))
    board.gain(payer, -paid)
    board.note("paid-upkeep", seat=me, group=group, amount=paid, card=payer)


def upkeep_payers(board: IlluminatiBoard, me: Seat, group: Group) -> list[Card]:
    """Master and Illuminati, if there is money."""
    payers: dict[Card, None] = dict.fromkeys((board.master(group), board.head(me)))
    return [card for card in payers if board.treasury(card)]
