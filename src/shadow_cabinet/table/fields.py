"""How the fields of a board are declared, and what is generated from the declarations."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from .pieces import Piece

EVERYONE, OWNER, NOBODY = "everyone", "owner", "nobody"
Classes: TypeAlias = tuple[type[Piece], ...]
"""The classes of pieces that a place takes."""


class Field:
    """The declaration of one field of a board."""

    __slots__ = (
        "also", "classes", "default", "is_cache", "is_place", "is_seat", "keyed", "name", "nested", "ordered", "pieces",
        "stock", "who",
    )  # fmt: skip

    def __init__(self, who: str, *, is_place: bool = False, is_cache: bool = False) -> None:
        if who not in (EVERYONE, OWNER, NOBODY):
            raise TypeError(f"a place is seen by EVERYONE, OWNER or NOBODY, not by {who!r}")
        self.who, self.is_place, self.is_cache = who, is_place, is_cache
        self.also = ""
        self.ordered, self.stock, self.is_seat = True, False, False
        self.default: object = None
        self.name = ""
        self.keyed: type | None = None  # dict, list or None: what the field is
        self.nested: type | None = None  # dict, list or None: what its items are
        self.pieces = False  # whether its innermost items can be pieces
        self.classes: Classes = ()  # of a place: which pieces can lie there


def place(who: str, *, also: str = "", ordered: bool = True, stock: bool = False) -> Any:
    """A field in which pieces lie; `who` sees their faces: EVERYONE, OWNER (a list per seat) or NOBODY.

    `also` names a method `(owner, seat) -> bool` for rules that show a hidden place to another seat for a time.
    It takes only pieces of the classes that its annotation names; everybody knows that of what lies hidden there.
    An unordered place (a hand) tells others nothing by the order of its backs. The `stock` is where the pieces lie that
    a scenario does not mention; of several stocks the one that is dealt with backs like theirs.
    """
    field = Field(who, is_place=True)
    field.also, field.ordered, field.stock = also, ordered, stock
    return field


def value(default: bool | int | float | str | Piece | None = None, *, is_seat: bool = False) -> Any:
    """A field of public values, with what it holds before the deal; lists and tables start empty.

    A value that `is_seat` is the number of a seat, and interfaces show whose.
    """
    field = Field(EVERYONE)
    field.default, field.is_seat = default, is_seat
    return field


def cache() -> Any:
    """A field that only saves work: something public that follows from other fields, or None when it is to be found
    anew. It is set to None where what it follows from changes, is never altered in place, and is no part of a position.
    """
    return Field(EVERYONE, is_cache=True)


class BoardType(type):
    """Reads the declarations of a board class once, gives it slots and generates its `copy`."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> BoardType:
        declared = {key: item for key, item in namespace.items() if isinstance(item, Field)}
        for key, item in declared.items():
            del namespace[key]
            item.name = key
        namespace.setdefault("__slots__", tuple(declared))
        cls = super().__new__(mcls, name, bases, namespace)
        fields: dict[str, Field] = {}
        for base in reversed(cls.__mro__[1:]):
            fields.update(getattr(base, "_declared", {}))
        fields.update(declared)
        if declared:
            hints = get_type_hints(cls)
            for key, item in declared.items():
                _check_field(cls, f"{name}.{key}", hints.get(key), item)
        setattr(cls, "_declared", fields)  # noqa: B010 (typed on the class that uses this)
        setattr(cls, "fields", {key: item for key, item in fields.items() if not item.is_cache})  # noqa: B010
        setattr(cls, "caches", tuple(key for key, item in fields.items() if item.is_cache))  # noqa: B010
        laid = tuple(item for item in fields.values() if item.is_place)
        setattr(cls, "laid", laid)  # noqa: B010
        setattr(cls, "secret", tuple(item for item in laid if item.who != EVERYONE or not item.ordered))  # noqa: B010
        setattr(cls, "_duplicate", _generate_copy(cls, fields))  # noqa: B010
        for key, item in _pools_of(name, fields).items():
            setattr(cls, key, item)
        return cls


def _check_field(cls: type, where: str, hint: Any, field: Field) -> None:
    """Refuse, when the class is made, what could not be copied, shown or saved later."""
    if hint is None:
        raise TypeError(f"{where}: a field needs an annotation")
    if field.is_cache:
        return
    if field.also and not callable(getattr(cls, field.also, None)):
        raise TypeError(f"{where}: there is no method {field.also!r} to say who also sees it")
    levels: list[type] = []
    while get_origin(hint) in (list, dict):
        levels.append(get_origin(hint))
        if levels[-1] is dict and not _is_piece(get_args(hint)[0]):
            raise TypeError(f"{where}: the keys of a table are pieces")
        hint = get_args(hint)[-1]
    kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    innermost = [part for kind in kinds for part in (get_args(kind) if get_origin(kind) is tuple else (kind,))]
    field.pieces = any(_is_piece(part) for part in innermost)
    if field.pieces and str in innermost:
        raise TypeError(f"{where}: pieces and texts cannot stand in the same field")
    for kind in kinds:
        if not (_is_piece(kind) or kind in (bool, int, float, str, NoneType) or get_origin(kind) is tuple):
            raise TypeError(f"{where}: a board holds pieces, numbers, flags and texts, and lists and tables of them")
    if len(levels) > 2:
        raise TypeError(f"{where}: lists and tables can stand in one another only once")
    field.keyed, field.nested = [*levels, None, None][:2]
    if field.is_place:
        if levels not in ([list], [list, list], [dict, list]) or not all(map(_is_piece, kinds)):
            raise TypeError(f"{where}: pieces lie in a list, a list of lists or a table of lists")
        if field.who == OWNER and levels != [list, list]:
            raise TypeError(f"{where}: a place that its owner sees is one list per seat")
        field.classes = kinds


def _pools_of(where: str, fields: dict[str, Field]) -> dict[str, Any]:
    """Hidden places that take the same classes are a pool; pools between which a piece could move are a family.

    Of two pools with something in common one takes all that the other takes: so faces can be dealt to the narrowest
    first, and there are always enough for the others, whatever it got.
    """
    hidden = [field for field in fields.values() if field.is_place and field.who != EVERYONE]
    for one, other in combinations(hidden, 2):
        narrow, wide = sorted((one.classes, other.classes), key=lambda classes: _takes(classes, one.classes))
        if any(_takes((a,), (b,)) or _takes((b,), (a,)) for a in narrow for b in wide) and not _takes(wide, narrow):
            raise TypeError(
                f"{where}: {one.name} and {other.name} take some of the same pieces, but neither all of the other's"
            )
    pools: list[Classes] = []
    pool_of: dict[str, int] = {}
    for field in hidden:
        same = (i for i, pool in enumerate(pools) if _takes(pool, field.classes) and _takes(field.classes, pool))
        pool_of[field.name] = next(same, len(pools))
        if pool_of[field.name] == len(pools):
            pools.append(field.classes)
    width = [sum(_takes(pool, other) for other in pools) for pool in pools]
    families: dict[int, list[int]] = {}
    for number, pool in enumerate(pools):
        widest = max((i for i, other in enumerate(pools) if _takes(other, pool)), key=width.__getitem__)
        families.setdefault(widest, []).append(number)
    narrow_first = tuple(tuple(sorted(family, key=width.__getitem__)) for family in families.values())
    return {"pools": tuple(pools), "pool_of": pool_of, "families": narrow_first}


def _takes(classes: Classes, others: Classes) -> bool:
    """Whether a place that takes these classes takes all pieces of the others."""
    return all(issubclass(other, classes) for other in others)


def _is_piece(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Piece)


def _generate_copy(cls: type, fields: dict[str, Field]) -> Callable[[Any], Any]:
    lines = [
        "def duplicate(self):",
        "    new = create(cls)",
        "    new.settings = self.settings",
        "    new.tables = self.tables",
        "    new.seats = self.seats",
        "    new.dice = self.dice.copy()",
        "    new.seen = self.seen.copy()",
        "    new.batch = self.batch.copy()",
        "    new.since = self.since.copy()",
        "    new.batches = self.batches",
        "    new.horizon = self.horizon",
        "    new.stage = self.stage",
        "    new.keeper = None",
        "    new.scribe = None",
        "    new.camera = None",
    ]
    each: dict[type | None, str] = {list: "{}[:]", dict: "{}.copy()", None: "{}"}
    for name, field in fields.items():
        old = f"self.{name}"
        if field.nested is None:
            new = each[field.keyed].format(old)
        elif field.keyed is list:
            new = f"[{each[field.nested].format('item')} for item in {old}]"
        else:
            new = f"{{key: {each[field.nested].format('item')} for key, item in {old}.items()}}"
        lines.append(f"    new.{name} = {new}")
    lines.append("    return new")
    scope: dict[str, Any] = {"create": object.__new__, "cls": cls}
    exec("\n".join(lines), scope)
    duplicate: Callable[[Any], Any] = scope["duplicate"]
    return duplicate
