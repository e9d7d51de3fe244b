"""Boards: the mutable state of one match, with who sees what declared once, field by field.

    class Table(Board):
        deck: list[Card] = place(NOBODY, stock=True)
        discard: list[Card] = place(EVERYONE)
        hands: list[list[Card]] = place(OWNER, ordered=False)
        money: list[int] = value()

A *place* holds pieces that lie there: a list, one list per seat (or row), or one list per piece (`dict[Zone, list]`).
The last piece of a list lies on top. A *value* is anything else, public and unchanging (numbers, flags, names, pieces
pointed at), or a list or dictionary of such, or a list of those. From the declarations come `copy` (generated, fast),
`view`, `position` and `load`, `redeal`, and what the tests check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, TypeVar

from .ask import Argument, Phrase, Seat
from .dealing import Part, Slot, deal_by_both, deal_by_class, deal_by_shuffle
from .dice import Dice
from .errors import TableError, UnknownName
from .fields import EVERYONE, NOBODY, OWNER, BoardType, Classes, Field
from .pieces import Catalogue, Piece
from .plain import said

_B = TypeVar("_B", bound="Board")
_T = TypeVar("_T")
_CODE = attrgetter("code")
Json: TypeAlias = "None | bool | int | float | str | list[Json] | dict[str, Json]"


class Note(NamedTuple):
    """A line of the story: the id of a message and its arguments; `seat` is set if only that seat may read it."""

    id: str
    about: dict[str, Argument]
    seat: Seat | None = None


class Place(NamedTuple):
    """One list of pieces on a board: its field, its owner and the list itself."""

    field: Field
    owner: Any
    pieces: list[Any]

    @property
    def name(self) -> str:
        """What people call it: `deck`, `hands.0`."""
        return self.field.name if self.owner is None else f"{self.field.name}.{self.owner}"


_Since: TypeAlias = tuple[int, ...]
"""The number of a shuffle for each seat, and for an onlooker."""


MOST_DEALS = 100
"""How often faces are dealt anew until a deal is not ruled out."""


class Board(metaclass=BoardType):
    """The state of one match. Games subclass it; see the module's own words for how fields are declared."""

    __slots__ = (
        "batch", "batches", "camera", "dice", "horizon", "keeper", "scribe", "seats", "seen", "settings", "since",
        "stage", "tables",
    )  # fmt: skip
    fields: dict[str, Field]
    caches: tuple[str, ...]
    laid: tuple[Field, ...]
    secret: tuple[Field, ...]
    pools: tuple[Classes, ...]
    pool_of: dict[str, int]
    families: tuple[tuple[int, ...], ...]
    _duplicate: Callable[[Any], Any]

    def __init__(self, dice: Dice, settings: Any, seats: int, tables: Any = None) -> None:
        self.dice, self.settings, self.seats = dice, settings, seats
        self.tables = tables  # what the game's tables say: the same for all its matches, and never changed
        self.seen: dict[Piece, int] = {}  # faces that seats have looked at while the piece lies hidden: a bit per seat
        self.batch: dict[Piece, int] = {}  # the number of the shuffle in which a piece was last mixed
        self.since: dict[Piece, _Since] = {}  # the shuffle in which each seat lost sight of a face; an onlooker last
        self.batches = 0
        self.horizon = 0  # grows whenever something hidden came out or dice were thrown: undo stops there
        self.stage = 0  # how many settled checkpoints have been passed
        self.keeper: Callable[[Board], None] | None = None
        self.scribe: Callable[[Note], None] | None = None
        self.camera: Callable[[Board], None] | None = None
        for name, declared in self.fields.items():
            setattr(self, name, self._empty(declared))
        for name in self.caches:
            setattr(self, name, None)

    def _empty(self, declared: Field) -> Any:
        if declared.keyed is list and declared.nested is not None:
            return [declared.nested() for _ in range(self.seats)]
        return declared.default if declared.keyed is None else declared.keyed()

    @property
    def players(self) -> range:
        """All who play: the seats, and after them those whom the rules play, who decide nothing."""
        return range(self.seats)

    def copy(self: _B) -> _B:
        """A board that goes its own way from here."""
        twin: _B = type(self)._duplicate(self)
        return twin

    # -- the only ways in which rules touch hidden things --------------------------------------------------------------

    def shuffle(self, pieces: list[Any]) -> None:
        """Mix a pile where it lies: whatever anybody knew of the order of its pieces is forgotten.

        A seat that saw a piece knows that it was not where other pieces have lain hidden since before. So an open pile
        is shuffled before it is turned over; and open pieces are shown (`show`) before they are mixed with hidden ones.
        """
        if not pieces:
            return
        self.dice.shuffle(pieces)
        self.horizon += 1
        self.batches = number = self.batches + 1
        everybody, by_all = (1 << self.seats + 1) - 1, (number,) * (self.seats + 1)
        seeing = self._who_sees(pieces)
        if seeing == everybody and not self.seen:  # mostly: a discard pile
            self.since.update(dict.fromkeys(pieces, by_all))
            self.batch.update(dict.fromkeys(pieces, number))
            return
        for piece in pieces:
            known = seeing | self.seen.pop(piece, 0)
            if piece not in self.batch:
                known = everybody  # before its first shuffle a piece lies where the rules have put it
            if known == everybody:
                self.since[piece] = by_all
            elif known:
                before = self.since[piece]
                self.since[piece] = tuple(number if known >> i & 1 else n for i, n in enumerate(before))
            self.batch[piece] = number

    def _who_sees(self, pieces: list[Any]) -> int:
        """A bit for each seat that sees the faces in a list of the board, the highest for an onlooker."""
        for declared, owner, lying in self.places():
            if lying is pieces:
                if declared.who == NOBODY and not declared.also:
                    return 0
                eyes = (*range(self.seats), -1)
                return sum(1 << i for i, seat in enumerate(eyes) if self.sees(seat, declared, owner))
        return 0

    def look(self, seat: Seat, pieces: Iterable[Any]) -> None:
        """A seat looks at hidden pieces: it knows them wherever they lie, until they are shuffled."""
        self.horizon += 1
        for piece in pieces:
            self.seen[piece] = self.seen.get(piece, 0) | 1 << seat

    def show(self, pieces: Iterable[Any]) -> None:
        """Everybody has seen these pieces and will know them where they go hidden, until they are shuffled."""
        self.horizon += 1
        for piece in pieces:
            self.seen[piece] = (1 << self.seats) - 1

    def conceal(self, seat: Seat, pieces: Sequence[Any]) -> None:
        """A seat handles these pieces of its own face down: nobody else knows any longer which of them is which.

        So what others saw of a hand is not known of the card that then leaves it unseen, but of hand and card together.
        A single piece stays as well known as it was.
        """
        if len(pieces) < 2:
            return
        self.batches = number = self.batches + 1
        own = 1 << seat if seat >= 0 else 0
        for piece in pieces:
            lost = self.seen.get(piece, 0) & ~own
            if lost:
                if self.seen[piece] == lost:
                    del self.seen[piece]
                else:
                    self.seen[piece] = own
                before = self.since.get(piece, (0,) * (self.seats + 1))
                self.since[piece] = tuple(number if lost >> i & 1 else n for i, n in enumerate(before))
            self.batch[piece] = number

    def exchange(self, one: Piece, other: Piece) -> None:
        """Two pieces that look alike take each other's places, and what is known of them goes along: only ids change.

        So a token that everybody saw cannot be told by its number from others of its kind, when it comes to light anew.
        """
        for spot in self.places():
            pieces = spot.pieces
            for i, piece in enumerate(pieces):
                if piece is one:
                    pieces[i] = other
                elif piece is other:
                    pieces[i] = one
        _exchange(self.seen, one, other)
        _exchange(self.batch, one, other)
        _exchange(self.since, one, other)

    def draw(self, source: list[Any], target: list[Any], count: int = 1) -> None:
        """Move pieces from the top of a hidden pile, the top one first."""
        left = len(source) - count
        if left < 0:
            raise ValueError(f"{count} pieces cannot be drawn from a pile of {len(source)}")
        self.horizon += 1
        drawn = source[left:]
        drawn.reverse()
        target += drawn
        del source[left:]

    def roll(self, sides: int) -> int:
        """Throw a die: a number from 1 to `sides`."""
        self.horizon += 1
        return self.dice.below(sides) + 1

    # -- telling -------------------------------------------------------------------------------------------------------

    def checkpoint(self, settled: bool = True) -> None:
        """Called by rules where `play` could be entered anew on this board: copies restart here.

        Where something is under way, so that the board does not show yet what it will come to, it is not `settled`: a
        search that judges boards plays on from there.
        """
        self.stage += settled
        if self.keeper is not None:
            self.keeper(self)

    def scene(self) -> None:
        """Called by rules that go on without anybody deciding: people can follow it by how the board looks now."""
        if self.camera is not None:
            self.camera(self)

    def note(self, id: str, /, **about: Argument) -> None:
        """Add a line to the story that everybody can read: its arguments must be public."""
        if self.scribe is not None:
            self.scribe(Note(id, _as_told(about)))

    def whisper(self, to: Seat, id: str, /, **about: Argument) -> None:
        """Add a line to the story that only one seat can read."""
        if self.scribe is not None:
            self.scribe(Note(id, _as_told(about), to))

    # -- derived from the declarations ---------------------------------------------------------------------------------

    def places(self, among: Iterable[Field] | None = None) -> Iterator[Place]:
        """Every list in which pieces lie, or those of some fields."""
        for declared in self.laid if among is None else among:
            content = getattr(self, declared.name)
            if declared.nested is None:
                yield Place(declared, None, content)
            else:
                for owner, pieces in enumerate(content) if declared.keyed is list else content.items():
                    yield Place(declared, owner, pieces)

    def sees(self, seat: Seat, declared: Field, owner: Any) -> bool:
        """Whether a seat sees the faces in a place. Nobody's seat is -1: it sees what is open to everyone."""
        if declared.who == EVERYONE or (declared.who == OWNER and owner == seat):
            return True
        return bool(declared.also) and seat >= 0 and getattr(self, declared.also)(owner, seat)

    def knows(self, seat: Seat, piece: Piece) -> bool:
        """Whether a seat has seen a piece that lies hidden."""
        return seat >= 0 and bool(self.seen.get(piece, 0) >> seat & 1)

    def view(self, seat: Seat) -> dict[str, Json]:
        """Everything that a seat sees, as plain data; seat -1 is an onlooker.

        A face is the piece's id; a piece that lies hidden is `{"back": …}`, with `"seen"` if this seat has seen it.
        """
        return {
            name: self._view_place(seat, declared) if declared.is_place else to_json(getattr(self, name))
            for name, declared in self.fields.items()
        }

    def _view_place(self, seat: Seat, declared: Field) -> Json:
        content = getattr(self, declared.name)
        if declared.nested is None:
            return self._view_list(seat, declared, None, content)
        if declared.keyed is list:
            return [self._view_list(seat, declared, i, pieces) for i, pieces in enumerate(content)]
        return {key.id: self._view_list(seat, declared, key, pieces) for key, pieces in content.items()}

    def _view_list(self, seat: Seat, declared: Field, owner: Any, pieces: list[Piece]) -> list[Json]:
        if self.sees(seat, declared, owner):
            shown_in_order = declared.ordered or owner == seat  # to others the order of a hand would tell of its past
            return [piece.id for piece in (pieces if shown_in_order else sorted(pieces, key=_CODE))]
        shown: list[tuple[bool, str, Json]] = []
        for piece in pieces:
            known = self.knows(seat, piece)
            face: Json = {"back": piece.back, "seen": piece.id} if known else {"back": piece.back}
            shown.append((not known, piece.id if known else piece.back, face))
        if not declared.ordered:
            shown.sort(key=lambda entry: entry[:2])
        return [entry[2] for entry in shown]

    def redeal(self, seat: Seat, dice: Dice) -> None:
        """Deal anew, among those that could be each other, every face that this seat cannot know; and future dice.

        What comes out depends on what the seat knows and on the dice, and on nothing else.
        """
        for _ in range(MOST_DEALS):
            self._deal(seat, dice)
            if not self.ruled_out(seat):
                break

    def ruled_out(self, seat: Seat) -> bool:
        """Whether what has happened rules this deal out: then it is dealt anew, though not for ever.

        For games to define. It is asked of the board with its faces dealt anew, and may use only these and what this
        seat knows: never anything that tells of the true deal, which it must not rule out.
        """
        return False

    def _deal(self, seat: Seat, dice: Dice) -> None:
        seen, batch, pool_of = self.seen, self.batch, self.pool_of
        bit = 1 << seat if seat >= 0 else 0
        unknown: list[dict[str, list[Slot]]] = [{} for _ in self.pools]
        for declared, owner, pieces in self.places(self.secret):
            seeing = declared.who == EVERYONE or self.sees(seat, declared, owner)
            if not declared.ordered and owner != seat:
                if seeing or (seen and any(seen.get(piece, 0) & bit for piece in pieces)):
                    self._mix_order(bit, pieces, seeing, dice)
            if not seeing:
                lying = unknown[pool_of[declared.name]]
                for i, piece in enumerate(pieces):
                    if not seen or not seen.get(piece, 0) & bit:
                        lying.setdefault(piece.back, []).append((pieces, i, batch.get(piece, 0)))
        for family in self.families:
            if len(family) == 1:  # whatever has the same back can lie in the same places: mostly it is so
                for slots in unknown[family[0]].values():
                    self._deal_to(slots, (), seat, dice)
                continue
            for back in dict.fromkeys(back for pool in family for back in unknown[pool]):
                parts = [(self.pools[pool], unknown[pool][back]) for pool in family if back in unknown[pool]]
                self._deal_to([slot for _, slots in parts for slot in slots], parts[len(parts) == 1 :], seat, dice)
        self.dice = dice

    def _deal_to(self, slots: list[Slot], parts: Sequence[Part], seat: Seat, dice: Dice) -> None:
        """Deal faces of one back anew; the parts, narrow ones first, are named if they take different classes."""
        seen, batch, since = self.seen, self.batch, self.since
        never = (0,) * (self.seats + 1)
        faces = [pieces[i] for pieces, i, _ in slots]
        # the other seats keep knowing *that place*, not that face
        known = [seen.pop(face, 0) for face in faces] if seen else []
        lost = [since.get(face, never) for face in faces]
        faces.sort(key=_CODE)  # else the true deal would show through the dice
        numbers = [number for _, _, number in slots]
        if lost.count(lost[0]) == numbers.count(numbers[0]) == len(slots):  # any can be any: mostly it is so
            if parts:
                faces = deal_by_class(parts, faces, dice)
            else:
                dice.shuffle(faces)
            for (pieces, i, _), face in zip(slots, faces, strict=True):
                pieces[i] = face
        else:
            own = seat % (self.seats + 1)
            mine = {face: since.get(face, never)[own] for face in faces}
            if not parts:
                faces = deal_by_shuffle(slots, faces, mine, dice)
            elif max(mine.values()) <= min(numbers):
                faces = deal_by_class(parts, faces, dice)
            else:
                faces = deal_by_both(parts, faces, mine, dice)
            for (pieces, i, number), face, others in zip(slots, faces, lost, strict=True):
                pieces[i] = face
                if number:
                    batch[face] = number
                    since[face] = (*others[:own], mine[face], *others[own + 1 :])
        for face, bits in zip(faces, known):  # noqa: B905 (known is empty where nobody has seen anything)
            if bits:
                seen[face] = bits

    def _mix_order(self, bit: int, pieces: list[Piece], seeing: bool, dice: Dice) -> None:
        """Where in a hand the pieces lie that others know, only the owner knows: put them in any order."""
        batch, seen = self.batch, self.seen
        pieces.sort(
            key=lambda piece: (
                (piece.code,)
                if seeing or seen.get(piece, 0) & bit
                else (-1, piece.back, batch.get(piece, 0), seen.get(piece, 0))
            )
        )
        dice.shuffle(pieces)

    def position(self) -> dict[str, Json]:
        """The whole board as plain data, hidden things included; `load` reads it back."""
        data: dict[str, Json] = {name: to_json(getattr(self, name)) for name in self.fields}
        data["dice"] = format(self.dice.state, "x")
        data["seen"] = {piece.id: bits for piece, bits in self.seen.items()}
        data["batch"] = {piece.id: n for piece, n in self.batch.items()}
        data["since"] = {piece.id: list(numbers) for piece, numbers in self.since.items()}
        data["horizon"] = self.horizon
        return data

    def load(self, data: dict[str, Json], catalogue: Catalogue) -> None:
        """Take over a position: only the fields that it names change."""
        for name, item in data.items():
            if name in self.fields:
                setattr(self, name, self._from_json(self.fields[name], item, catalogue, name))
            elif name == "dice" and isinstance(item, str):
                self.dice = Dice.from_state(int(item, 16))
            elif name in ("seen", "batch") and isinstance(item, dict):
                setattr(self, name, {catalogue[key]: n for key, n in item.items()})
            elif name == "since" and isinstance(item, dict):
                self.since = {catalogue[key]: tuple(numbers) for key, numbers in item.items()}  # type: ignore[arg-type]
            elif name == "horizon" and isinstance(item, int):
                self.horizon = item
            else:
                raise UnknownName("field of the board", name, self.fields)
        self.batches = max(self.batch.values(), default=0)
        for name in self.caches:
            setattr(self, name, None)
        self.loaded()

    def loaded(self) -> None:
        """Called when a position was taken over: a game can mend what follows from the fields that it names."""

    def _from_json(self, declared: Field, item: Json, catalogue: Catalogue, where: str) -> Any:
        now = getattr(self, declared.name)
        if declared.keyed is list and declared.nested and isinstance(item, list) and len(item) != len(now):
            raise TableError(f"{where}: expected {len(now)} lists, one for each player, not {len(item)}")
        return _read(item, (declared.keyed, declared.nested), declared, catalogue, where)


def _exchange(known: dict[Piece, _T], one: Piece, other: Piece) -> None:
    of_one, of_other = known.pop(one, None), known.pop(other, None)
    if of_other is not None:
        known[one] = of_other
    if of_one is not None:
        known[other] = of_one


def _as_told(about: dict[str, Argument]) -> dict[str, Argument]:
    """Arguments as they are now: a list of the board goes on changing."""
    return {key: tuple(item) if isinstance(item, list) else item for key, item in about.items()}


def to_json(item: Any) -> Json:
    """Plain data for a value of a board: pieces by their ids."""
    if isinstance(item, Piece):
        return item.id
    if isinstance(item, (list, tuple)):
        return [to_json(each) for each in item]
    if isinstance(item, Phrase):
        return said(item.id, item.about)
    if isinstance(item, dict):
        return {key.id if isinstance(key, Piece) else str(key): to_json(each) for key, each in item.items()}
    if item is None or isinstance(item, (bool, int, float, str)):
        return item
    raise TypeError(f"{item!r} cannot stand on a board")


def _read(item: Json, shape: tuple[type | None, ...], field: Field, catalogue: Catalogue, where: str) -> Any:
    """Plain data back to a value; where a field can hold pieces, a text is the id of one."""
    expected = shape[0] if shape else None
    if expected is list:
        if not isinstance(item, list):
            raise TableError(f"{where}: expected a list, not {item!r}")
        return [_read(each, shape[1:], field, catalogue, where) for each in item]
    if expected is dict:
        if not isinstance(item, dict):
            raise TableError(f"{where}: expected a table of pieces, not {item!r}")
        return {catalogue[key]: _read(each, shape[1:], field, catalogue, where) for key, each in item.items()}
    if isinstance(item, str):
        if field.is_place and not isinstance(catalogue[item], field.classes):
            raise TableError(f"{where}: {item} does not belong there")
        return catalogue[item] if field.pieces else item
    if isinstance(item, list):
        return tuple(_read(each, (), field, catalogue, where) for each in item)
    if field.is_place or isinstance(item, dict):
        raise TableError(f"{where}: expected the id of a piece, not {item!r}")
    return item
