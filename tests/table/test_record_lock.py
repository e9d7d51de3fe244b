"""Writing a record: alone, and all of it or nothing."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.table import Match, RecordError
from shadow_cabinet.table.record import Back, Made, RecordWriter, header_of, read_record, reopen

pytest.importorskip("fcntl")


def test_two_writers_of_one_record(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    first = RecordWriter(path)
    first.write(header_of(Match(find_game("1955"), seed=1)))
    with pytest.raises(RecordError, match="open somewhere else"):
        reopen(path)
    with pytest.raises(RecordError, match="open somewhere else"):
        RecordWriter(path)
    first.close()
    record, second = reopen(path)
    assert record.header.game == "war-of-espionage"
    second.close()


class FullDisk:
    """A file on a disk that has room for a few bytes more."""

    def __init__(self, file: Any, room: int, stuck: bool = False) -> None:
        self.file, self.room, self.stuck = file, room, stuck

    def write(self, data: bytes) -> int:
        fits = data[: self.room]
        if not fits:
            raise OSError(errno.ENOSPC, "No space left on device")
        self.room -= len(fits)
        return int(self.file.write(fits))

    def truncate(self, size: int) -> None:
        if self.stuck:
            raise OSError(errno.EIO, "Input/output error")
        self.file.truncate(size)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


def begun(path: Path) -> RecordWriter:
    writer = RecordWriter(path)
    writer.write(header_of(Match(find_game("1955"), seed=1)))
    writer.write(Made(0, 0, "france"), Made(1, 1, "cuba"))
    return writer


def test_what_a_full_disk_refuses_leaves_no_trace(tmp_path: Path) -> None:
    writer = begun(tmp_path / "match.jsonl")
    file: Any = writer._file
    writer._file = FullDisk(file, 70)  # type: ignore[assignment]
    with pytest.raises(RecordError, match="cannot be written: No space left on device"):
        writer.write(Back(1), Made(1, 1, "iran"))
    writer._file = file
    writer.write(Made(2, 0, "cuba"))
    writer.close()
    assert [made.choice for made in read_record(writer.path).made] == ["france", "cuba", "cuba"]


def test_nothing_is_written_after_what_cannot_be_cut_off(tmp_path: Path) -> None:
    writer = begun(tmp_path / "match.jsonl")
    writer._file = FullDisk(writer._file, 20, stuck=True)  # type: ignore[assignment]
    with pytest.raises(RecordError):
        writer.write(Made(2, 0, "cuba"))
    with pytest.raises(RecordError, match="open the record anew"):
        writer.write(Made(2, 0, "cuba"))
    record, writer = reopen(writer.path)
    assert len(record.made) == 2
    writer.close()
