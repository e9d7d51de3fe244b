"""Spies and Gold with one thing bent: each of these gives something away. The suite has to find all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from shadow_cabinet.table import Ask, Dice, Flow, Json, Piece, Prompt, Reason, Seat, value

from . import toys
from .toys import BLOCK, PASS, SEATS, Settings, Table, Toy

G = TypeVar("G", bound=type[Toy])

LEAKS: dict[str, tuple[type[Toy], set[str]]] = {}
BLOCK_WITH_GUARD = Prompt("block-with-guard", "blocking")
AUTOMATIC_BLOCK = Prompt("block", "blocking", follows=True)
CHATTY = Prompt("block", "blocking")


def leak(*properties: str) -> Callable[[G], G]:
    """Register a bent game with the properties of which one must catch it."""

    def register(game: G) -> G:
        assert game.__doc__
        LEAKS[game.__doc__.rstrip(".")] = game, set(properties)
        return game

    return register


# -- views -------------------------------------------------------------------------------------------------------------


@leak("no leak")
class ShowsAHand(Toy):
    """A view that shows a hidden card."""

    class board_class(Table):  # noqa: N801
        def view(self, seat: Seat) -> dict[str, Json]:
            return {**super().view(seat), "first": [hand[0].id for hand in self.hands if hand]}


@leak("no leak")
class ShowsCodes(Toy):
    """A face-down card that can be recognised."""

    class board_class(Table):  # noqa: N801
        def view(self, seat: Seat) -> dict[str, Json]:
            return {**super().view(seat), "top": self.deck[-1].code if self.deck else -1}


@leak("no leak")
class CountsOutAHand(Toy):
    """What is counted out for a seat, and names a hidden card."""

    def aids(self, board: Table, seat: Seat) -> dict[str, Json]:
        return {"first": [hand[0].id for hand in board.hands if hand]}


@leak("no leak")
class OwnBacks(Toy):
    """A card that has a back of its own."""

    def make_cards(self) -> list[Piece]:
        return [Piece(card.id, card.kind, f"back of {card.id}") for card in super().make_cards()]


@leak("no leak", "no tell")
class PublicValue(Toy):
    """A public value that names a hidden card."""

    class board_class(Table):  # noqa: N801
        newest: Piece | None = value()

    def draw(self, board: Any, me: Seat) -> None:
        super().draw(board, me)
        board.newest = board.hands[me][-1] if board.hands[me] else None


@leak("no leak")
class NamedAtTheDeal(Toy):
    """A public value that names a hidden card from the deal on."""

    class board_class(Table):  # noqa: N801
        bottom: Piece | None = value()

    def deal(self, dice: Dice, settings: Settings, seats: int) -> Table:
        board: Any = super().deal(dice, settings, seats)
        board.bottom = board.deck[0]
        return board  # type: ignore[no-any-return]


@leak("no tell")
class PublicNumber(Toy):
    """A public number that counts hidden cards."""

    class board_class(Table):  # noqa: N801
        guards_held: int = value()

    def draw(self, board: Any, me: Seat) -> None:
        super().draw(board, me)
        board.guards_held = len(self.guards(board, me))


@leak("no leak", "secrecy")
class ShowsTheSecretChoice(Toy):
    """A public value that names a card hidden by choice."""

    class board_class(Table):  # noqa: N801
        hidden: Piece | None = value()

    def put_away(self, board: Any, seat: Seat, card: Piece, at: int | None = None) -> None:
        super().put_away(board, seat, card, at)
        board.hidden = card


@leak("secrecy")
class CountsTheSecretChoice(Toy):
    """A public number that depends on a card hidden by choice."""

    class board_class(Table):  # noqa: N801
        golds_hidden: int = value()

    def put_away(self, board: Any, seat: Seat, card: Piece, at: int | None = None) -> None:
        super().put_away(board, seat, card, at)
        board.golds_hidden = (board.golds_hidden or 0) + (card.kind == "gold")


# -- questions ---------------------------------------------------------------------------------------------------------


@leak("no leak", "no tell")
class OptionsTell(Toy):
    """Options that depend on a hidden card."""

    def actions(self, board: Table, me: Seat) -> list[Piece]:
        found = super().actions(board, me)
        return [toys.LOOK] if board.deck and board.deck[-1].kind == "gold" else found


@leak("no leak", "no tell", "secrecy")
class OrderTells(Toy):
    """The order of options."""

    def actions(self, board: Table, me: Seat) -> list[Piece]:
        found = super().actions(board, me)
        return found[::-1] if self.guards(board, 1 - min(me, 1)) else found


@leak("no leak", "no tell", "secrecy")
class HandOrderTells(Toy):
    """Known cards of another hand, offered in the order in which they lie there."""

    def actions(self, board: Table, me: Seat) -> list[Piece]:
        rival = (me + 1) % board.seats
        return super().actions(board, me) + [card for card in board.hands[rival] if board.knows(me, card)]


@leak("no tell", "no leak")
class TableOrderTells(Toy):
    """The order of the keys of a public table."""

    class board_class(Table):  # noqa: N801
        tally: dict[Piece, int] = value()

    def draw(self, board: Any, me: Seat) -> None:
        super().draw(board, me)
        board.tally = dict.fromkeys([PASS, toys.LOOK] if self.guards(board, me) else [toys.LOOK, PASS], 0)


@leak("no tell")
class SkippedWindow(Toy):
    """A window that opens only for who can answer."""

    def blocked(self, board: Table, seat: Seat) -> Flow[bool]:
        return (yield from super().blocked(board, seat)) if self.guards(board, seat) else False


@leak("no tell", "no leak", "error")
class AutomaticWindow(Toy):
    """A window that answers itself when there is only one answer."""

    def blocked(self, board: Table, seat: Seat) -> Flow[bool]:
        answer: Piece = yield Ask(seat, AUTOMATIC_BLOCK, lambda: [PASS, *self.guards(board, seat)])
        if answer is not PASS:
            board.throw(seat, answer)
        return answer is not PASS


@leak("no tell")
class PromptTells(Toy):
    """A question whose kind depends on a hidden card."""

    def blocked(self, board: Table, seat: Seat) -> Flow[bool]:
        prompt = BLOCK_WITH_GUARD if self.guards(board, seat) else BLOCK
        answer: Piece = yield Ask(seat, prompt, lambda: [PASS, *self.guards(board, seat)])
        if answer is not PASS:
            board.throw(seat, answer)
        return answer is not PASS


@leak("no tell", "no leak")
class AboutTells(Toy):
    """What a question is about depends on a hidden card."""

    def steal(self, board: Table, me: Seat) -> Flow[None]:
        whom: Piece = yield Ask(
            me, toys.WHOM, lambda: self.victims(board, me), {"guards": len(self.guards(board, 1 - me))}
        )
        victim = SEATS.index(whom)
        card: Piece = yield Ask(
            me, toys.PAY_WITH, lambda: board.hands[me], {"strength": len(self.guards(board, victim))}
        )
        board.throw(me, card)
        if not (yield from self.blocked(board, victim)):
            self.take(board, me, victim)


@leak("no leak")
class ReasonTells(Toy):
    """A reason that depends on a hidden card."""

    def blocked(self, board: Table, seat: Seat) -> Flow[bool]:
        answer: Piece = yield Ask(seat, CHATTY, lambda: [PASS, *self.guards(board, seat)])
        if answer is not PASS:
            board.throw(seat, answer)
        return answer is not PASS


@CHATTY.why_not
def chatty(board: Table, ask: Ask, piece: Piece) -> Reason | None:
    return Reason("the-rival-has-it" if piece in board.hands[board.active] else "nobody-has-it", {"piece": piece})


# -- the story ---------------------------------------------------------------------------------------------------------


@leak("no leak", "no tell")
class NoteTells(Toy):
    """A note that names a hidden card."""

    def draw(self, board: Table, me: Seat) -> None:
        super().draw(board, me)
        if board.hands[me]:
            board.note("drew-card", seat=me, card=board.hands[me][-1])


@leak("no leak", "no tell")
class WhisperTells(Toy):
    """A whisper into the wrong ear."""

    def draw(self, board: Table, me: Seat) -> None:
        super().draw(board, me)
        if board.hands[me]:
            board.whisper((me + 1) % board.seats, "drew-this", card=board.hands[me][-1])


@leak("no tell")
class NoteCounts(Toy):
    """A note whose number depends on hidden cards."""

    def draw(self, board: Table, me: Seat) -> None:
        super().draw(board, me)
        board.note("drew-golds", count=sum(card.kind == "gold" for card in board.hands[me]))


# -- decisions that are not complete -----------------------------------------------------------------------------------


@leak("secrecy", "no leak")
class ShowsHalfADecision(Toy):
    """The first half of a decision shows before the second."""

    def steal(self, board: Table, me: Seat) -> Flow[None]:
        card: Piece = yield Ask(me, toys.PAY_WITH, lambda: board.hands[me])
        board.throw(me, card)
        whom: Piece = yield Ask(me, toys.WHOM, lambda: [PASS, *self.victims(board, me)])
        if whom is not PASS and not (yield from self.blocked(board, SEATS.index(whom))):
            self.take(board, me, SEATS.index(whom))


@leak("secrecy", "no leak")
class AnswersAtOnce(Toy):
    """A simultaneous choice that takes effect before all have answered."""

    def bury(self, board: Table, me: Seat) -> Flow[tuple[Piece, Piece] | None]:
        choice = yield from super().bury(board, me)
        if choice is not None:
            board.note("has-buried", seat=me)
            board.blocks[me] = 0
            self.put_away(board, me, choice[0])
        return None


@leak("no tell")
class UndoTells(Toy):
    """Whether a choice can be taken back depends on a hidden card."""

    def steal(self, board: Table, me: Seat) -> Flow[None]:
        if self.guards(board, (me + 1) % board.seats):
            board.horizon += 1
        yield from super().steal(board, me)
