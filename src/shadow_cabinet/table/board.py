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

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from .ask import Argument, Seat
from .dice import Dice
from .errors import TableError, UnknownName
from .pieces import Catalogue, Piece

EVERYONE, OWNER, NOBODY = "everyone", "owner", "nobody"

_B = TypeVar("_B", bound="Board")
_CODE = attrgetter("code")
Json: TypeAlias = "None | bool | int | float | str | list[Json] | dict[str, Json]"


class Note(NamedTuple):
    """A line of the story: the id of a message and its arguments; `seat` is set if only that seat may read it."""

    id: str
    about: dict[str, Argument]
    seat: Seat | None = None


class Field:
    """The declaration of one field of a board."""

    __slots__ = ("also", "is_cache", "is_place", "keyed", "name", "nested", "ordered", "stock", "who")

    def __init__(
        self, is_place: bool, who: str, also: str = "", ordered: bool = True, stock: bool = False, cache: bool = False
    ) -> None:
        self.is_place, self.who, self.also, self.ordered, self.stock = is_place, who, also, ordered, stock
        self.is_cache = cache
        self.name = ""
        self.keyed: type | None = None  # dict, list or None: what the field is
        self.nested: type | None = None  # dict, list or None: what its items are


def place(who: str, *, also: str = "", ordered: bool = True, stock: bool = False) -> Any:
    """A field in which pieces lie; `who` sees their faces: EVERYONE, OWNER (a list per seat) or NOBODY.

    `also` names a method `(owner, seat) -> bool` for rules that show a hidden place to another seat for a time.
    An unordered place (a hand) tells others nothing by the order of its backs. The `stock` is where the pieces lie that
    a scenario does not mention.
    """
    return Field(True, who, also, ordered, stock)


def value() -> Any:
    """A field of public, unchanging values."""
    return Field(False, EVERYONE)


def cache() -> Any:
    """A field that only saves work: something public that follows from other fields, or None when it is to be found
    anew. It is set to None where what it follows from changes, is never altered in place, and is no part of a position.
    """
    return Field(False, EVERYONE, cache=True)


class _BoardType(type):
    """Reads the declarations of a board class once, gives it slots and generates its `copy`."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _BoardType:
        declared = {key: item for key, item in namespace.items() if isinstance(item, Field)}
        for key, item in declared.items():
            del namespace[key]
            item.name = key
        namespace.setdefault("__slots__", tuple(declared))
        cls = super().__new__(mcls, name, bases, namespace)
        inherited: dict[str, Field] = {}
        for base in reversed(cls.__mro__[1:]):
            inherited.update(getattr(base, "_declared", {}))
        fields = {**inherited, **declared}
        if declared:
            hints = get_type_hints(cls)
            for key, item in declared.items():
                if not item.is_cache:
                    item.keyed, item.nested = _shape(f"{name}.{key}", hints[key], item)
        setattr(cls, "_declared", fields)  # noqa: B010
        setattr(cls, "fields", {key: item for key, item in fields.items() if not item.is_cache})  # noqa: B010
        setattr(cls, "caches", tuple(key for key, item in fields.items() if item.is_cache))  # noqa: B010
        setattr(cls, "_duplicate", _generate_copy(cls, fields))  # noqa: B010
        return cls


def _shape(where: str, hint: Any, declared: Field) -> tuple[type | None, type | None]:
    outer = get_origin(hint)
    outer = outer if outer in (list, dict) else None
    if outer is None:
        if declared.is_place:
            raise TypeError(f"{where}: pieces lie in a list, a list of lists or a dictionary of lists")
        return None, None
    inner = get_origin(get_args(hint)[-1])
    inner = inner if inner in (list, dict) else None
    if declared.is_place and (inner is dict or (outer is dict and inner is None)):
        raise TypeError(f"{where}: pieces lie in a list, a list of lists or a dictionary of lists")
    if declared.who == OWNER and not (outer is list and inner is list):
        raise TypeError(f"{where}: a place that its owner sees is one list per seat")
    return outer, inner


def _generate_copy(cls: type, fields: dict[str, Field]) -> Callable[[Any], Any]:
    lines = [
        "def duplicate(self):",
        "    new = create(cls)",
        "    new.settings = self.settings",
        "    new.seats = self.seats",
        "    new.dice = self.dice.copy()",
        "    new.seen = self.seen.copy()",
        "    new.batch = self.batch.copy()",
        "    new.batches = self.batches",
        "    new.horizon = self.horizon",
        "    new.stage = self.stage",
        "    new.keeper = None",
        "    new.scribe = None",
    ]
    for name, declared in fields.items():
        old = f"self.{name}"
        each: dict[type | None, str] = {list: "{}[:]", dict: "{}.copy()", None: "{}"}
        if declared.nested is None:
            new = each[declared.keyed].format(old)
        elif declared.keyed is list:
            new = f"[{each[declared.nested].format('item')} for item in {old}]"
        else:
            new = f"{{key: {each[declared.nested].format('item')} for key, item in {old}.items()}}"
        lines.append(f"    new.{name} = {new}")
    lines.append("    return new")
    scope: dict[str, Any] = {"create": object.__new__, "cls": cls}
    exec("\n".join(lines), scope)
    duplicate: Callable[[Any], Any] = scope["duplicate"]
    return duplicate


class Place(NamedTuple):
    """One list of pieces on a board: its name for people (`hands.0`), its field, its owner and the list itself."""

    name: str
    field: Field
    owner: Any
    pieces: list[Any]


class Board(metaclass=_BoardType):
    """The state of one match. Games subclass it; see the module's own words for how fields are declared."""

    __slots__ = ("batch", "batches", "dice", "horizon", "keeper", "scribe", "seats", "seen", "settings", "stage")
    fields: dict[str, Field]
    caches: tuple[str, ...]
    _duplicate: Callable[[Any], Any]

    def __init__(self, dice: Dice, settings: Any, seats: int) -> None:
        self.dice, self.settings, self.seats = dice, settings, seats
        self.seen: dict[Piece, int] = {}  # faces that seats have looked at while the piece lies hidden: a bit per seat
        self.batch: dict[Piece, int] = {}  # which shuffle a piece was last mixed in: only those could be each other
        self.batches = 0
        self.horizon = 0  # grows whenever something hidden came out or dice were thrown: undo stops there
        self.stage = 0  # how many checkpoints have been passed
        self.keeper: Callable[[Board], None] | None = None
        self.scribe: Callable[[Note], None] | None = None
        for name, declared in self.fields.items():
            setattr(self, name, self._empty(declared))
        for name in self.caches:
            setattr(self, name, None)

    def _empty(self, declared: Field) -> Any:
        if declared.keyed is list and declared.nested is not None:
            return [declared.nested() for _ in range(self.seats)]
        return None if declared.keyed is None else declared.keyed()

    def copy(self: _B) -> _B:
        """A board that goes its own way from here."""
        twin: _B = type(self)._duplicate(self)
        return twin

    # -- the only ways in which rules touch hidden things --------------------------------------------------------------

    def shuffle(self, pieces: list[Any]) -> None:
        """Mix a pile: whatever anybody knew of where its pieces lie is forgotten."""
        self.dice.shuffle(pieces)
        self.horizon += 1
        self.batches += 1
        for piece in pieces:
            self.seen.pop(piece, None)
            self.batch[piece] = self.batches

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

    def draw(self, source: list[Any], target: list[Any], count: int = 1) -> None:
        """Move pieces from the top of a hidden pile, the top one first."""
        self.horizon += 1
        target.extend([source.pop() for _ in range(count)])

    def roll(self, sides: int) -> int:
        """Throw a die: a number from 1 to `sides`."""
        self.horizon += 1
        return self.dice.below(sides) + 1

    # -- telling -------------------------------------------------------------------------------------------------------

    def checkpoint(self) -> None:
        """Called by rules where `play` could be entered anew on this board: copies restart here."""
        self.stage += 1
        if self.keeper is not None:
            self.keeper(self)

    def note(self, id: str, **about: Argument) -> None:
        """Add a line to the story that everybody can read: its arguments must be public."""
        if self.scribe is not None:
            self.scribe(Note(id, about))

    def whisper(self, seat: Seat, id: str, **about: Argument) -> None:
        """Add a line to the story that only one seat can read."""
        if self.scribe is not None:
            self.scribe(Note(id, about, seat))

    # -- derived from the declarations ---------------------------------------------------------------------------------

    def places(self) -> Iterator[Place]:
        """Every list in which pieces lie."""
        for name, declared in self.fields.items():
            if declared.is_place:
                yield from self._lists(name, declared)

    def _lists(self, name: str, declared: Field) -> Iterator[Place]:
        content = getattr(self, name)
        if declared.nested is None:
            yield Place(name, declared, None, content)
        elif declared.keyed is list:
            for i, pieces in enumerate(content):
                yield Place(f"{name}.{i}", declared, i, pieces)
        else:
            for key, pieces in content.items():
                yield Place(f"{name}.{key}", declared, key, pieces)

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
            return [piece.id for piece in pieces]
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
        groups: dict[tuple[str, int], list[tuple[list[Any], int]]] = {}
        seen, batch, bit = self.seen, self.batch, 1 << seat if seat >= 0 else 0
        for _, declared, owner, pieces in self.places():
            if declared.who == EVERYONE or self.sees(seat, declared, owner):
                continue
            for i, piece in enumerate(pieces):
                if not seen or not seen.get(piece, 0) & bit:
                    groups.setdefault((piece.back, batch.get(piece, 0)), []).append((pieces, i))
        for slots in groups.values():
            faces = [pieces[i] for pieces, i in slots]
            # the other seats keep knowing *that place*, not that face
            known = [seen.pop(face, 0) for face in faces] if seen else None
            faces.sort(key=_CODE)  # else the true deal would show through the dice
            dice.shuffle(faces)
            for (pieces, i), face in zip(slots, faces, strict=True):
                pieces[i] = face
            if known:
                for face, bits in zip(faces, known, strict=True):
                    if bits:
                        seen[face] = bits
        self.dice = dice

    def position(self) -> dict[str, Json]:
        """The whole board as plain data, hidden things included; `load` reads it back."""
        data: dict[str, Json] = {name: to_json(getattr(self, name)) for name in self.fields}
        data["dice"] = format(self.dice.state, "x")
        data["seen"] = {piece.id: bits for piece, bits in self.seen.items()}
        data["batch"] = {piece.id: n for piece, n in self.batch.items()}
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
            elif name == "horizon" and isinstance(item, int):
                self.horizon = item
            else:
                raise UnknownName("field of the board", name, self.fields)
        self.batches = max(self.batch.values(), default=0)
        for name in self.caches:
            setattr(self, name, None)

    def _from_json(self, declared: Field, item: Json, catalogue: Catalogue, where: str) -> Any:
        return _read(item, (declared.keyed, declared.nested), declared.is_place, catalogue, where)


def to_json(item: Any) -> Json:
    """Plain data for a value of a board: pieces by their ids."""
    if isinstance(item, Piece):
        return item.id
    if isinstance(item, (list, tuple)):
        return [to_json(each) for each in item]
    if isinstance(item, dict):
        return {key.id if isinstance(key, Piece) else str(key): to_json(each) for key, each in item.items()}
    if item is None or isinstance(item, (bool, int, float, str)):
        return item
    raise TypeError(f"{item!r} cannot stand on a board")


def _read(item: Json, shape: tuple[type | None, ...], is_piece: bool, catalogue: Catalogue, where: str) -> Any:
    """Plain data back to a value; a word that is a piece's id is that piece."""
    expected = shape[0] if shape else None
    if expected is list:
        if not isinstance(item, list):
            raise TableError(f"{where}: expected a list, not {item!r}")
        return [_read(each, shape[1:], is_piece, catalogue, where) for each in item]
    if expected is dict:
        if not isinstance(item, dict):
            raise TableError(f"{where}: expected a table of pieces, not {item!r}")
        return {catalogue[key]: _read(each, shape[1:], is_piece, catalogue, where) for key, each in item.items()}
    if isinstance(item, str):
        return catalogue[item] if is_piece else catalogue.by_id.get(item, item)
    if isinstance(item, list):
        return tuple(_read(each, (), is_piece, catalogue, where) for each in item)
    if is_piece or isinstance(item, dict):
        raise TableError(f"{where}: expected the id of a piece, not {item!r}")
    return item
