"""Spies and Gold: a small game, written like a real one, with one of everything that can give a secret away.

Hidden hands, a face-down stash, a peek, a theft that can be answered, a secret choice that all make at the same time,
choices of several picks, a die, a card that is shown, a pile that is shuffled anew. Tests bend it in one place each.

With three seats nothing known is ever moved unseen (a theft of one of several known cards): the third seat would then
know of each of them that it may have moved, and a board cannot say that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from shadow_cabinet.table import (
    EVERYONE,
    NOBODY,
    OWNER,
    Ask,
    Board,
    Catalogue,
    Content,
    Dice,
    Flow,
    Game,
    GameOver,
    Piece,
    Prompt,
    Reason,
    Result,
    Seat,
    Together,
    cache,
    place,
    setting,
    value,
)

HAND, FEW = 4, 4
BLOCKS_TO_WIN = 2


@dataclass(frozen=True, slots=True)
class Settings:
    rounds: int = setting(14, low=1, high=60)
    dice: bool = setting(True)


def button(id: str) -> Piece:
    return Piece(id, "button")


STEAL, LOOK, GAMBLE, SHOW, HIDE, SALVAGE = (button(id) for id in ("steal", "look", "gamble", "show", "hide", "salvage"))
PASS, LEFT, RIGHT = button("pass"), button("left"), button("right")
BUTTONS = [STEAL, LOOK, GAMBLE, SHOW, HIDE, SALVAGE, PASS, LEFT, RIGHT]
SEATS = [Piece(f"seat-{seat}", "seat") for seat in range(3)]

ACT = Prompt("act", "acting")
WHOM = Prompt("whom", "stealing", follows=True)
PAY_WITH = Prompt("pay-with", "stealing", follows=True)
BLOCK = Prompt("block", "blocking")
SHOW_WHAT = Prompt("show-what", "showing", follows=True)
HIDE_WHAT = Prompt("hide-what", "hiding", follows=True)
SALVAGE_WHAT = Prompt("salvage-what", "salvage", follows=True)
BURY = Prompt("bury", "burial")
BURY_WHERE = Prompt("bury-where", "burial", follows=True)


@BLOCK.why_not
def why_no_block(board: Table, ask: Ask, piece: Piece) -> Reason | None:
    return Reason("not-a-guard" if piece in board.hands[ask.seat] else "not-in-hand", {"piece": piece})


class Table(Board):
    settings: Settings

    deck: list[Piece] = place(NOBODY, stock=True)
    discard: list[Piece] = place(EVERYONE)
    hands: list[list[Piece]] = place(OWNER, ordered=False)
    stash: list[list[Piece]] = place(NOBODY)

    active: Seat = value()
    round: int = value()
    blocks: list[int] = value()
    ending: str = value()
    gold_out: list[Piece] | None = cache()

    def salvageable(self) -> list[Piece]:
        if self.gold_out is None:
            self.gold_out = [card for card in self.discard if card.kind == "gold"]
        return self.gold_out

    def throw(self, seat: Seat, card: Piece) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.gold_out = None


class Toy(Game[Any]):
    """The honest one. Each step is a method, so that a test can bend it."""

    id = "toy"
    title = "Spies and Gold"
    seat_counts = (2, 3)
    usual_seats = 2
    rules_version = 1
    package = __name__
    settings_class = Settings
    endings = ("rounds", "guarded")
    board_class: type[Table] = Table

    def __init__(self) -> None:
        self.content = Content("shadow_cabinet", ())
        self.cards = self.make_cards()
        self.catalogue = Catalogue(SEATS, BUTTONS, self.cards)
        self.loose = tuple(self.cards)

    def make_cards(self) -> list[Piece]:
        return [Piece(f"{kind}-{n}", kind, "card") for kind in ("spy", "guard", "gold") for n in range(1, 9)]

    def deal(self, dice: Dice, settings: Settings, seats: int) -> Table:
        board = self.board_class(dice, settings, seats)
        board.deck, board.active, board.round, board.blocks, board.ending = list(self.cards), 0, 1, [0] * seats, ""
        board.shuffle(board.deck)
        for hand in board.hands:
            board.draw(board.deck, hand, HAND)
        return board

    def play(self, board: Table) -> Flow[None]:
        while board.round <= board.settings.rounds:
            board.checkpoint()
            yield from self.turn(board, board.active)
            board.active = (board.active + 1) % board.seats
            board.round += 1
            if board.round % 3 == 0:
                yield from self.burial(board)
        board.ending = "rounds"

    def result(self, board: Table) -> Result:
        scores = [float(sum(c.kind == "gold" for c in hidden)) for hidden in self.holdings(board)]
        if board.ending == "guarded":
            best = max(board.blocks)
            shares = [float(n == best) for n in board.blocks]
        else:
            shares = [float(score == max(scores)) for score in scores]
        return Result(tuple(share / sum(shares) for share in shares), tuple(scores), board.ending)

    def holdings(self, board: Table) -> list[list[Piece]]:
        return [board.hands[seat] + board.stash[seat] for seat in range(board.seats)]

    # -- a turn --------------------------------------------------------------------------------------------------------

    def turn(self, board: Table, me: Seat) -> Flow[None]:
        action: Piece = yield Ask(me, ACT, lambda: self.actions(board, me))
        if action is STEAL:
            yield from self.steal(board, me)
        elif action is LOOK:
            self.look(board, me)
        elif action is GAMBLE:
            self.gamble(board, me)
        elif action is SHOW:
            yield from self.show(board, me)
        elif action is HIDE:
            yield from self.hide(board, me)
        elif action is SALVAGE:
            yield from self.salvage(board, me)
        self.draw(board, me)

    def actions(self, board: Table, me: Seat) -> list[Piece]:
        two = board.seats == 2
        offers = {
            LOOK: True,
            STEAL: two and board.hands[me] and self.victims(board, me),
            GAMBLE: board.settings.dice,
            SHOW: two and board.hands[me],
            HIDE: self.secret(board, me),
            SALVAGE: two and board.salvageable(),
        }
        return [action for action, offered in offers.items() if offered]

    def victims(self, board: Table, me: Seat) -> list[Piece]:
        return [SEATS[seat] for seat in range(board.seats) if seat != me and board.hands[seat]]

    def secret(self, board: Table, me: Seat) -> list[Piece]:
        """The cards in a hand that no other seat knows."""
        return [card for card in board.hands[me] if not board.seen.get(card, 0) & ~(1 << me)]

    def steal(self, board: Table, me: Seat) -> Flow[None]:
        whom: Piece = yield Ask(me, WHOM, lambda: self.victims(board, me))
        card: Piece = yield Ask(me, PAY_WITH, lambda: board.hands[me], {"seat": SEATS.index(whom)})
        victim = SEATS.index(whom)
        board.throw(me, card)
        board.note("paid", seat=me, card=card, victim=victim)
        if not (yield from self.blocked(board, victim)):
            self.take(board, me, victim)

    def blocked(self, board: Table, seat: Seat) -> Flow[bool]:
        answer: Piece = yield Ask(seat, BLOCK, lambda: [PASS, *self.guards(board, seat)])
        if answer is PASS:
            return False
        board.throw(seat, answer)
        board.blocks[seat] += 1
        board.note("blocked", seat=seat, card=answer)
        if board.blocks[seat] == BLOCKS_TO_WIN:
            board.ending = "guarded"
            raise GameOver
        return True

    def guards(self, board: Table, seat: Seat) -> list[Piece]:
        return [card for card in board.hands[seat] if card.kind == "guard"]

    def take(self, board: Table, me: Seat, victim: Seat) -> None:
        """A card at random; the victim knows where it went."""
        board.horizon += 1
        card = board.hands[victim].pop(board.dice.below(len(board.hands[victim])))
        board.hands[me].append(card)
        board.look(victim, [card])
        board.note("stole", seat=me, victim=victim)
        board.whisper(me, "stole-this", card=card)

    def look(self, board: Table, me: Seat) -> None:
        board.look(me, board.deck[-2:])
        board.note("looked", seat=me)
        board.whisper(me, "saw", cards=tuple(board.deck[-2:]))

    def gamble(self, board: Table, me: Seat) -> None:
        number = board.roll(6)
        board.note("rolled", seat=me, number=number)
        if number > 3:
            self.draw(board, me)

    def show(self, board: Table, me: Seat) -> Flow[None]:
        card: Piece = yield Ask(me, SHOW_WHAT, lambda: board.hands[me])
        board.show([card])
        board.note("showed", seat=me, card=card)

    def hide(self, board: Table, me: Seat) -> Flow[None]:
        card: Piece = yield Ask(me, HIDE_WHAT, lambda: self.secret(board, me))
        self.put_away(board, me, card)
        board.note("hid", seat=me)

    def put_away(self, board: Table, seat: Seat, card: Piece, at: int | None = None) -> None:
        """A card goes face down; its owner remembers it."""
        board.hands[seat].remove(card)
        board.stash[seat].insert(len(board.stash[seat]) if at is None else at, card)
        board.look(seat, [card])

    def salvage(self, board: Table, me: Seat) -> Flow[None]:
        card: Piece = yield Ask(me, SALVAGE_WHAT, board.salvageable)
        board.discard.remove(card)
        board.gold_out = None
        board.hands[me].append(card)
        board.show([card])
        board.note("salvaged", seat=me, card=card)

    def draw(self, board: Table, me: Seat) -> None:
        if len(board.deck) < FEW and board.discard:
            self.reshuffle(board)
        if board.deck:
            board.draw(board.deck, board.hands[me])
            board.note("drew", seat=me, count=1)
            board.whisper(me, "drew-this", card=board.hands[me][-1])

    def reshuffle(self, board: Table) -> None:
        """The discards go under what is left of the deck."""
        board.shuffle(board.discard)
        board.deck[:0] = board.discard
        board.discard.clear()
        board.gold_out = None
        board.note("reshuffled")

    # -- all at the same time ------------------------------------------------------------------------------------------

    def burial(self, board: Table) -> Flow[None]:
        def start(seat: Seat) -> Any:
            return lambda: self.bury(board, seat)

        buried: dict[Seat, tuple[Piece, Piece] | None] = yield Together(
            {seat: start(seat) for seat in range(board.seats) if board.hands[seat]}
        )
        for seat, choice in buried.items():
            if choice is not None:
                card, side = choice
                self.put_away(board, seat, card, 0 if side is LEFT else None)
            board.note("buried", seat=seat, count=int(choice is not None))

    def bury(self, board: Table, me: Seat) -> Flow[tuple[Piece, Piece] | None]:
        card: Piece = yield Ask(me, BURY, lambda: [PASS, *self.secret(board, me)])
        if card is PASS:
            return None
        side: Piece = yield Ask(me, BURY_WHERE, lambda: [LEFT, RIGHT], {"card": card})
        return card, side
