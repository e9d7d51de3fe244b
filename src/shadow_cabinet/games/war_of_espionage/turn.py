"""The opening, the four steps of a turn, and the end (003: Setup; The Opening Move; Standard Turns)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .board import PLAYS, EspionageBoard
from .influence import influence_action, may_influence
from .pieces import ADVANCED_TRANSPORT, COUNTRIES, END, INFLUENCE, SPECIAL, Card, Country
from .prompts import CHOOSE_HOME, GADGET_DISCARD, GADGET_MOVE_TO, MOVE_SPY, PLAY_A_CARD, USE_OF_CARD
from .specials import (
    MILITARY_TRANSPORT,
    announce_special,
    gadget_moves,
    may_announce,
    may_use_gadget,
    military_transport,
    transports,
)


def play(board: EspionageBoard) -> Flow[None]:
    """The whole game, from the deal or from any checkpoint."""
    if board.homes[1] is None:
        yield from choose_homes(board)
    while board.turn <= board.settings.turn_cap:
        yield from turn(board, board.active)
    board.ending = "turn-cap"


def choose_homes(board: EspionageBoard) -> Flow[None]:
    """Home Countries, with the hand in view; the second player's must be of the other faction."""
    for me in (0, 1):
        home: Country = yield Ask(me, CHOOSE_HOME, lambda: possible_homes(board))
        board.homes[me] = board.spies[me] = home
        board.note("chose-home", seat=me, country=home)
    for me, home_of in enumerate(board.homes):
        assert home_of is not None
        board.advance(me, home_of, 1)
    board.note("turn-begins", seat=0, turn=1)


def possible_homes(board: EspionageBoard) -> list[Piece]:
    first = board.homes[0]
    return [country for country in COUNTRIES if first is None or country.faction != first.faction]


def turn(board: EspionageBoard, me: Seat) -> Flow[None]:
    """A standard turn; entered anew at a checkpoint, it goes on with the card plays that are left."""
    yield from card_plays(board, me)
    refill(board, me)
    yield from move_spy(board, me)
    end_turn(board, me)


# -- steps 1 and 2 -----------------------------------------------------------------------------------------------------


def card_plays(board: EspionageBoard, me: Seat) -> Flow[None]:
    """Card Plays while there are any left, and whatever does not count as one, before, between and after them."""
    while True:
        board.checkpoint()
        if not board.hands[me]:
            return
        piece: Piece = yield Ask(me, PLAY_A_CARD, lambda: playable(board, me), {"plays": board.plays_left})
        if piece is END:
            return
        if piece is ADVANCED_TRANSPORT:
            yield from advanced_transport(board, me)
            continue
        assert isinstance(piece, Card)
        use: Piece = INFLUENCE
        if piece.country is not None:  # a mercenary has no other use
            use = yield Ask(me, USE_OF_CARD, partial(uses, board, me, piece), {"card": piece})
        if use is INFLUENCE:
            yield from influence_action(board, me, piece)
        elif piece.action == MILITARY_TRANSPORT:
            yield from military_transport(board, me, piece)
        else:
            yield from announce_special(board, me, piece)


def playable(board: EspionageBoard, me: Seat) -> list[Piece]:
    """The cards that can be played, the gadget, and End when no Card Play is left or possible.

    End is asked for even of a player who has nothing else: whether a Military Transport is held must not show.
    """
    hand = board.hands[me]
    found: list[Piece] = []
    if board.plays_left > 0:
        movable = board.movable()
        anywhere = board.spies[me] in movable or board.homes[me] in movable  # where any card counts, but a weak one
        for card in hand:
            if (anywhere and not card.weak) or card.country in movable or may_play(board, me, card):
                found.append(card)
    may_end = not found or not board.settings.plays_compulsory
    if len(found) < len(hand):
        for card in transports(board, me):
            if card not in found:
                found.append(card)
    if board.advanced_transport[me] and may_use_gadget(board, me):
        found.append(ADVANCED_TRANSPORT)
    if may_end:
        found.append(END)
    return found


def may_play(board: EspionageBoard, me: Seat, card: Card) -> bool:
    """Whether a card can be used for a Card Play."""
    return may_influence(board, me, card) or may_announce(board, me, card)


def uses(board: EspionageBoard, me: Seat, card: Card) -> list[Piece]:
    found: list[Piece] = []
    if board.plays_left > 0 and may_influence(board, me, card):
        found.append(INFLUENCE)
    if card.action == MILITARY_TRANSPORT:
        if not board.detained(me):
            found.append(SPECIAL)
    elif board.plays_left > 0 and may_announce(board, me, card):
        found.append(SPECIAL)
    return found


def advanced_transport(board: EspionageBoard, me: Seat) -> Flow[None]:
    """The gadget: one more move of the spy, for a card of the country left or entered. Nothing can answer it."""
    here = board.spies[me]
    to: Country = yield Ask(me, GADGET_MOVE_TO, lambda: gadget_moves(board, me))
    card: Card = yield Ask(
        me,
        GADGET_DISCARD,
        lambda: [held for held in board.hands[me] if held.country is not None and held.country in (here, to)],
        {"country": to},
    )
    board.throw(me, card)
    board.moved_by_gadget = True
    board.spies[me] = to
    board.note("moved-by-gadget", seat=me, card=card, country=to)


# -- steps 3 and 4 -----------------------------------------------------------------------------------------------------


def refill(board: EspionageBoard, me: Seat) -> None:
    """Refilling only gives cards, never costs any; Safe House and Supply Drop come on top."""
    missing = max(0, board.hand_size(me) - len(board.hands[me]))
    if missing + board.bonus_draw:
        board.take_cards(me, missing + board.bonus_draw)


def move_spy(board: EspionageBoard, me: Seat) -> Flow[None]:
    """Move the spy to any country or leave it where it is; a detained spy stays."""
    if board.detained(me):
        return
    to: Country = yield Ask(me, MOVE_SPY, lambda: COUNTRIES)
    if to is not board.spies[me]:
        board.spies[me] = to
        board.note("spy-moved", seat=me, country=to)


def end_turn(board: EspionageBoard, me: Seat) -> None:
    """Effects of the player whose turn ends come nearer to their end; then it is the other player's turn."""
    if running := board.blockades[me]:
        board.blockades[me] = {country: ends - 1 for country, ends in running.items() if ends > 1}
        board.open_countries = None
    if board.detains[me]:
        board.detains[me] -= 1
    if board.informants[me]:
        board.informants[me] -= 1
        if not board.informants[me]:
            board.look(me, board.hands[1 - me])  # hidden again, but seen
    board.turn += 1
    board.active = 1 - me
    board.plays_left, board.moved_by_gadget, board.bonus_draw = PLAYS, False, 0
    if board.turn <= board.settings.turn_cap:
        board.note("turn-begins", seat=board.active, turn=board.turn)
