"""Records: a match as a file of JSON lines that only ever grows.

The first line says what was played (game, rules version, tables, settings, seats) and from what (the key of the dice,
or a position). Then comes a line per choice, a line `{"back": n}` where choices were taken back, now and then a
checkpoint with the position, and at the end the result. Each line carries a checksum over itself and the line before:
a changed or missing line is found, and a file without an end is known as unfinished.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any, TypeAlias

import msgspec

from .board import Json
from .errors import RecordError, TableError, UnknownName
from .game import Game, Result
from .match import Match
from .seal import check_seal, match_hash
from .settings import to_plain

FORMAT = 1


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: what was played."""

    cabinet: int
    game: str
    rules: int
    content: str
    seats: int
    settings: dict[str, Any]
    key: str = ""
    position: dict[str, Any] = {}
    names: list[str] = []

    def bound(self) -> str:
        """What a seal of this match is bound to."""
        return match_hash({"game": self.game, "rules": self.rules, "content": self.content,
                           "seats": self.seats, "settings": self.settings})  # fmt: skip


class Made(msgspec.Struct, forbid_unknown_fields=True):
    """A choice: its number, who made it, and the id of the piece."""

    n: int
    seat: int
    choice: str


class Back(msgspec.Struct, forbid_unknown_fields=True):
    """Choices from this number on were taken back."""

    back: int


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """The position at a checkpoint: where a match goes on if the rules have changed since."""

    checkpoint: int
    rules: int
    position: dict[str, Any]


class End(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The last line of a finished match, with the seal if the deal was sealed."""

    end: int
    reason: str
    shares: list[float]
    scores: list[float]
    seal: dict[str, Any] = {}


Line: TypeAlias = "Header | Made | Back | Kept | End"


class Record(msgspec.Struct):
    """A record in memory: the choices that stand, the last checkpoint kept, and the end if there is one."""

    header: Header
    made: list[Made] = []
    kept: Kept | None = None
    end: End | None = None


def header_of(match: Match[Any], names: list[str] | None = None) -> Header:
    """The first line for a match."""
    game, board = match.game, match.board
    return Header(
        FORMAT, game.id, game.rules_version, game.content.digest, board.seats, to_plain(board.settings),
        match.key.hex(), match.start or {}, names or [],
    )  # fmt: skip


def record_of(match: Match[Any], names: list[str] | None = None, seal: dict[str, Any] | None = None) -> Record:
    """The record of a match as it stands."""
    made = [Made(n, choice.seat, choice.piece.id) for n, choice in enumerate(match.choices)]
    end = _end(match.result, len(made), seal) if match.result else None
    kept = None if end else kept_of(match)
    return Record(header_of(match, names), made, kept, end)


def kept_of(match: Match[Any]) -> Kept:
    """The checkpoint line of a match."""
    return Kept(len(match.choices) - len(match.choices_since()), match.game.rules_version, match.position())


def _end(result: Result, count: int, seal: dict[str, Any] | None = None) -> End:
    return End(count, result.reason, list(result.shares), list(result.scores), seal or {})


def lines_of(record: Record) -> str:
    """A whole record as the text of a file."""
    return _as_text(_lines(record))[0]


def _lines(record: Record) -> list[Line]:
    return [line for line in [record.header, *record.made, record.kept, record.end] if line is not None]


# -- lines and checksums -----------------------------------------------------------------------------------------------


def _checksum(before: str, line: dict[str, Json]) -> str:
    text = json.dumps(line, sort_keys=True, separators=(",", ":"))
    return blake2b(f"{before}\n{text}".encode(), digest_size=4).hexdigest()


def _as_text(lines: Iterable[Line], after: str = "") -> tuple[str, str]:
    """Lines behind one with the checksum `after`, as text, and the checksum of the last."""
    text = ""
    for line in lines:
        plain = msgspec.to_builtins(line)
        after = _checksum(after, plain)
        text += json.dumps({**plain, "sum": after}, ensure_ascii=False) + "\n"
    return text, after


class RecordWriter:
    """Appends to a record file; a line is on the disk when `write` returns. Nobody else can write it meanwhile."""

    def __init__(self, path: Path, new: bool = True) -> None:
        self.path = path
        self.after = ""  # the checksum of the last line
        try:
            self._file: IO[bytes] = path.open("ab", buffering=0)
        except OSError as problem:
            raise RecordError(f"{path}: cannot be written: {problem.strerror}") from None
        if not _lock(self._file):
            self._file.close()
            raise RecordError(f"{path}: this match is open somewhere else; close it there first")
        if new:
            self._file.truncate(0)
            _sync_folder(path)

    def write(self, *lines: Line) -> None:
        """Append lines, all of them or, where the disk fails, none: the caller takes back what it wanted to record."""
        if self._file.closed:
            raise RecordError(f"{self.path}: is closed, or a line could not be written; open the record anew")
        text, after = _as_text(lines, self.after)
        size = os.fstat(self._file.fileno()).st_size
        rest = text.encode()
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
        except OSError as problem:
            self._withdraw(size)
            raise RecordError(f"{self.path}: cannot be written: {problem.strerror}") from None
        self.after = after

    def _withdraw(self, size: int) -> None:
        """Cut off what was half written; if not even that is possible, nothing more may be written after it."""
        try:
            self._file.truncate(size)
        except OSError:
            self._file.close()

    def close(self) -> None:
        self._file.close()


def _sync_folder(path: Path) -> None:
    """Put the name of a new file on the disk too, where the system lets a folder be opened for that."""
    try:
        folder = os.open(path.parent, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _lock(file: IO[bytes]) -> bool:
    """Keep other processes from writing the file until it is closed; where the system has no such lock, trust them."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def write_record(record: Record, path: Path) -> None:
    """Write a whole record to a file; a file of that name is replaced only when the new one is complete."""
    draft = path.with_name(path.name + ".part")
    writer = RecordWriter(draft)
    writer.write(*_lines(record))
    writer.close()
    draft.replace(path)
    _sync_folder(path)


def read_record(path: Path, repair: bool = False) -> Record:
    """Read a record; a `RecordError` says where it is damaged.

    With `repair` a last line that broke off in writing is left away: what was acknowledged before it is complete.
    """
    return _read(path, repair)[0]


def reopen(path: Path) -> tuple[Record, RecordWriter]:
    """Read the record of an unfinished match and go on writing at its end; a broken last line is cut off first."""
    _read(path, True)  # a file that is no record is not touched
    writer = RecordWriter(path, new=False)
    record, writer.after, size = _read(path, True)  # again: until the lock somebody could still write
    if path.stat().st_size > size:
        os.truncate(path, size)
    return record, writer


def _read(path: Path, repair: bool) -> tuple[Record, str, int]:
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise RecordError(f"{path}: cannot be read: {problem.strerror}") from None
    lines = raw.split(b"\n")
    if repair and lines[-1]:
        lines[-1] = b""
    record: Record | None = None
    after, size = "", 0
    for number, line in enumerate(lines, 1):
        if not line and number == len(lines):
            break
        where = f"{path}, line {number}"
        entry = _entry(line, where, number == len(lines))
        claimed = entry.pop("sum", None)
        expected = _checksum(after, entry)
        if record is None:
            record = Record(_header(entry, where))
        elif claimed == expected:
            _add(record, entry, where)
        if claimed != expected:
            raise RecordError(f"{where}: was changed, or a line before it is missing: its checksum does not fit")
        if number == 1:
            _check_names(record.header, where)
        after = expected
        size += len(line) + 1
    if record is None:
        raise RecordError(f"{path}: is empty: no record of a match")
    return record, after, size


def _entry(line: bytes, where: str, last: bool) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except ValueError:
        if where.endswith("line 1"):
            raise RecordError(f"{where}: this is no record of a match") from None
        text = "breaks off: the file is truncated" if last else "cannot be read: the file is damaged"
        raise RecordError(f"{where}: {text}") from None
    if not isinstance(entry, dict):
        raise RecordError(f"{where}: this is no record of a match")
    return entry


def _header(entry: dict[str, Any], where: str) -> Header:
    if "cabinet" not in entry:
        raise RecordError(f"{where}: this is no record of a match")
    if entry["cabinet"] != FORMAT:
        raise RecordError(f"{where}: the record has format {entry['cabinet']}; this version reads format {FORMAT}")
    try:
        return msgspec.convert(entry, Header)
    except msgspec.ValidationError as problem:
        raise RecordError(f"{where}: {problem}") from None


def _check_names(header: Header, where: str) -> None:
    """Names are shown at a terminal, each at its seat."""
    if header.names and len(header.names) != header.seats:
        raise RecordError(f"{where}: names {len(header.names)} players for {header.seats} seats")
    if not all(name.isprintable() for name in header.names):
        raise RecordError(f"{where}: a player's name has signs in it that cannot be printed")


def _add(record: Record, entry: dict[str, Any], where: str) -> None:
    if record.end is not None:
        raise RecordError(f"{where}: goes on after the end of the match")
    kinds: dict[str, Any] = {"choice": Made, "back": Back, "checkpoint": Kept, "end": End}
    kind = next((cls for key, cls in kinds.items() if key in entry), None)
    if kind is None:
        raise RecordError(f"{where}: {UnknownName('kind of line', next(iter(entry), ''), kinds)}")
    try:
        line = msgspec.convert(entry, kind)
    except msgspec.ValidationError as problem:
        raise RecordError(f"{where}: {problem}") from None
    count = len(record.made)
    if isinstance(line, Made):
        if line.n != count:
            raise RecordError(f"{where}: choice {line.n} stands where choice {count} is expected")
        record.made.append(line)
    elif isinstance(line, Back):
        if not 0 <= line.back <= count:
            raise RecordError(f"{where}: takes back to choice {line.back} of {count}")
        del record.made[line.back :]
        if record.kept is not None and record.kept.checkpoint > line.back:
            record.kept = None  # it stands after choices that no longer do
    elif isinstance(line, Kept):
        record.kept = line
    else:
        if line.end != count:
            raise RecordError(f"{where}: ends after {line.end} choices, but there are {count}")
        record.end = line


# -- replaying ---------------------------------------------------------------------------------------------------------


def replay(record: Record, game: Game[Any], upto: int | None = None) -> Match[Any]:
    """The match that a record tells, from its first choice (up to a number); every choice is checked."""
    header = record.header
    _check_same_game(header, game)
    if header.rules != game.rules_version:
        raise RecordError(
            f"the record was made with version {header.rules} of the rules of {game.title}; these are version"
            f" {game.rules_version} and cannot replay it; an unfinished match with a checkpoint can be resumed"
        )
    match = _start(header, game)
    for line in record.made[:upto]:
        try:
            match.choose(line.seat, line.choice)
        except TableError as problem:
            raise RecordError(f"the record does not replay: choice {line.n}: {problem}") from None
    return match


def _check_same_game(header: Header, game: Game[Any]) -> None:
    if header.game != game.id:
        raise RecordError(f"the record is of {header.game}, not of {game.id}")
    if header.content != game.content.digest:
        raise RecordError("the record was made with other card tables: give the folder it was played with (--content)")


def _start(header: Header, game: Game[Any]) -> Match[Any]:
    try:
        key = bytes.fromhex(header.key)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise RecordError("the record's key is not 64 hexadecimal digits")
    if header.position:
        return _at(game, header.position, header, key)
    return Match(game, seats=header.seats, settings=header.settings, key=key)


def _at(game: Game[Any], position: dict[str, Any], header: Header, key: bytes | None = None) -> Match[Any]:
    try:
        return Match.at(game, position, header.settings, header.seats, key)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as problem:
        raise RecordError(f"the record's position cannot be gone on with: {problem!r}") from problem


def resume(record: Record, game: Game[Any]) -> Match[Any]:
    """The match to go on with: replayed whole, or from its last checkpoint if the rules have changed since."""
    if record.header.rules == game.rules_version:
        return replay(record, game)
    kept = record.kept
    if kept is None:
        raise RecordError(
            f"the record was made with version {record.header.rules} of the rules of {game.title}; these are version"
            f" {game.rules_version}, and it has no checkpoint yet from which the match could go on"
        )
    _check_same_game(record.header, game)
    match = _at(game, kept.position, record.header)
    for line in record.made[kept.checkpoint :]:
        try:
            match.choose(line.seat, line.choice)
        except TableError:
            break  # the new rules do not allow it: the seat decides again
    return match


def verify(record: Record, game: Game[Any]) -> Match[Any]:
    """Replay a finished record and check its end and its seal; an unfinished one is an error that says so."""
    match = replay(record, game)
    end = record.end
    if end is None:
        if match.result is not None:
            raise RecordError("the record's last line is missing: the match is over, but no result is recorded")
        raise RecordError(
            f"the record ends after choice {len(record.made)} without a result: the match is unfinished or the file cut"
        )
    if match.result is None:
        raise RecordError(f"the record claims an end by {end.reason!r}, but the match goes on")
    found = _end(match.result, len(match.choices))
    if (found.reason, found.shares, found.scores) != (end.reason, end.shares, end.scores):
        raise RecordError(
            f"the record claims {end.reason!r} {end.shares}, the replay gives {found.reason!r} {found.shares}"
        )
    if end.seal:
        try:
            check_seal(record.header.bound(), end.seal, match.key)
            if len(end.seal["entropies"]) != record.header.seats:
                raise TableError("it has not one secret for each seat of the match")
        except TableError as problem:
            raise RecordError(f"the seal is broken: {problem}") from None
    return match
