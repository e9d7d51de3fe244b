"""Spies and Gold with one thing bent: each of these breaks a promise other than secrecy."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from shadow_cabinet.table import Ask, Dice, Flow, Piece, Result, Seat, value

from . import toys
from .toys import PASS, SEATS, Settings, Table, Toy

G = TypeVar("G", bound=type[Toy])

BREAKS: dict[str, tuple[type[Toy], set[str]]] = {}


def breaks(*properties: str) -> Callable[[G], G]:
    """Register a bent game with the properties of which one must catch it."""

    def register(game: G) -> G:
        assert game.__doc__
        BREAKS[game.__doc__.rstrip(".")] = game, set(properties)
        return game

    return register


# -- pieces ------------------------------------------------------------------------------------------------------------


@breaks("conservation")
class LosesACard(Toy):
    """A card that is lost."""

    def reshuffle(self, board: Table) -> None:
        super().reshuffle(board)
        board.deck.pop()


@breaks("conservation")
class DoublesACard(Toy):
    """A card that lies in two places."""

    def put_away(self, board: Table, seat: Seat, card: Piece, at: int | None = None) -> None:
        super().put_away(board, seat, card, at)
        board.discard.append(card)


@breaks("conservation")
class PlacesAButton(Toy):
    """A button that lies in a place."""

    def look(self, board: Table, me: Seat) -> None:
        super().look(board, me)
        board.discard.append(PASS)


# -- questions ---------------------------------------------------------------------------------------------------------


@breaks("question", "error")
class NothingToChoose(Toy):
    """A question without an option."""

    def blocked(self, board: Table, seat: Seat) -> Flow[bool]:
        answer: Piece = yield Ask(seat, toys.BLOCK, lambda: self.guards(board, seat))
        board.throw(seat, answer)
        return True


@breaks("question")
class TwiceTheSame(Toy):
    """An option offered twice."""

    def actions(self, board: Table, me: Seat) -> list[Piece]:
        return [*super().actions(board, me), toys.LOOK]


@breaks("question")
class ForeignPiece(Toy):
    """An option that is not in the catalogue."""

    def actions(self, board: Table, me: Seat) -> list[Piece]:
        return [*super().actions(board, me), Piece("unheard-of", "button")]


@breaks("question", "copy", "resume", "error", "imagined")
class StaleCache(Toy):
    """Something remembered that no longer holds."""

    def reshuffle(self, board: Table) -> None:
        remembered = board.gold_out
        super().reshuffle(board)
        board.gold_out = remembered


@breaks("copy", "question", "refusal")
class LookingChanges(Toy):
    """Options that change the board when they are worked out."""

    def actions(self, board: Table, me: Seat) -> list[Piece]:
        board.blocks[me] -= 1
        return super().actions(board, me)


# -- ends and errors ---------------------------------------------------------------------------------------------------


@breaks("termination")
class NeverEnds(Toy):
    """A match that never ends."""

    def draw(self, board: Table, me: Seat) -> None:
        super().draw(board, me)
        board.round -= 1


@breaks("result")
class UnknownEnding(Toy):
    """An ending that the game does not declare."""

    def result(self, board: Table) -> Result:
        true = super().result(board)
        return Result(true.shares, true.scores, "boredom")


@breaks("result")
class TooMuchOfAWin(Toy):
    """Shares of the win that add up to more than one."""

    def result(self, board: Table) -> Result:
        true = super().result(board)
        return Result((1.0,) * board.seats, true.scores, true.reason)


@breaks("error", "imagined")
class Crashes(Toy):
    """Rules that break down."""

    def reshuffle(self, board: Table) -> None:
        raise KeyError("deck")


# -- state that a copy does not have -----------------------------------------------------------------------------------


@breaks("copy", "resume")
class LocalState(Toy):
    """A count in a local variable that outlives a checkpoint."""

    def play(self, board: Table) -> Flow[None]:
        turns = 0
        while board.round <= board.settings.rounds:
            board.checkpoint()
            yield from self.turn(board, board.active)
            turns += 1
            board.active = turns % board.seats if turns % 5 else 0
            board.round += 1
        board.ending = "rounds"


@breaks("copy", "resume", "undo", "replay")
class GlobalState(Toy):
    """A count outside the board."""

    turns = 0

    def actions(self, board: Table, me: Seat) -> list[Piece]:
        found = super().actions(board, me)
        return found if self.turns % 3 else found[:1]

    def look(self, board: Table, me: Seat) -> None:
        self.turns += 1
        super().look(board, me)


@breaks("copy", "question", "undo", "resume")
class OtherChance(Toy):
    """Chance that does not come from the dice of the board."""

    chance = Random(7)

    def actions(self, board: Table, me: Seat) -> list[Piece]:
        found = super().actions(board, me)
        return self.chance.sample(found, len(found))


@breaks("copy", "resume", "undo")
class SharedList(Toy):
    """A list that copies of the board share."""

    class board_class(Table):  # noqa: N801
        thefts: tuple[list[int], ...] = value()

    def deal(self, dice: Dice, settings: Settings, seats: int) -> Table:
        board: Any = super().deal(dice, settings, seats)
        board.thefts = ([0],)
        return board  # type: ignore[no-any-return]

    def look(self, board: Any, me: Seat) -> None:
        super().look(board, me)
        board.thefts[0][0] += 1


@breaks("imagined", "conservation", "no tell", "resume")
class HiddenInAVariable(Toy):
    """A hidden card in a local variable while somebody is asked."""

    def steal(self, board: Table, me: Seat) -> Flow[None]:
        whom: Piece = yield Ask(me, toys.WHOM, lambda: self.victims(board, me))
        victim = SEATS.index(whom)
        board.horizon += 1
        card = board.hands[victim][0]
        if not (yield from self.blocked(board, victim)) and board.hands[victim]:
            board.hands[victim].remove(card)
            board.hands[me].append(card)
            board.look(victim, [card])


# -- undo and memory ---------------------------------------------------------------------------------------------------


@breaks("undo", "no tell")
class DrawsUnnoticed(Toy):
    """A card drawn without a word to the board, so that the draw can be taken back."""

    def actions(self, board: Table, me: Seat) -> list[Piece]:
        return [PASS]

    def draw(self, board: Table, me: Seat) -> None:
        if board.deck:
            board.hands[me].append(board.deck.pop())


@breaks("undo")
class RollsUnnoticed(Toy):
    """A die thrown without a word to the board."""

    def gamble(self, board: Table, me: Seat) -> None:
        if board.dice.below(6) > 2:
            board.blocks[me] += 0

    def draw(self, board: Table, me: Seat) -> None:
        pass


class Forgetful(Table):
    """A shuffle that leaves what was known of the cards."""

    def shuffle(self, pieces: list[Any]) -> None:
        before = dict(self.seen)
        super().shuffle(pieces)
        self.seen.update(before)


@breaks("memory")
class RemembersTooLong(Toy):
    """A peek that is remembered after a shuffle."""

    board_class = Forgetful

    def turn(self, board: Table, me: Seat) -> Flow[None]:
        if board.round % 4 == 0:
            board.shuffle(board.deck)
        yield from super().turn(board, me)


@breaks("memory", "undo", "no tell")
class ShufflesBehindTheBoard(Toy):
    """A shuffle by the dice alone, so that a peek is remembered after it."""

    def turn(self, board: Table, me: Seat) -> Flow[None]:
        if board.round % 4 == 0:
            board.dice.shuffle(board.deck)
            board.horizon += 1
        yield from super().turn(board, me)


@breaks("memory")
class ForgetsATheft(Toy):
    """A card that its old owner has seen and is said not to know."""

    def take(self, board: Table, me: Seat, victim: Seat) -> None:
        board.horizon += 1
        board.hands[me].append(board.hands[victim].pop(board.dice.below(len(board.hands[victim]))))


@breaks("memory")
class ForgetsTheDiscards(Toy):
    """A discard that goes hidden without a shuffle, and that nobody is said to know."""

    def salvage(self, board: Table, me: Seat) -> Flow[None]:
        card: Piece = yield Ask(me, toys.SALVAGE_WHAT, board.salvageable)
        board.discard.remove(card)
        board.gold_out = None
        board.hands[me].append(card)


@breaks("imagined", "error")
class OneBigBatch(Toy):
    """A shuffle that does not say which cards it mixed: discards could then be dealt to a hand."""

    def reshuffle(self, board: Table) -> None:
        batches = dict(board.batch)
        super().reshuffle(board)
        board.batch.update(batches)
