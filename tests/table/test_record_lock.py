"""A record that is being written cannot be written by somebody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.table import Match, RecordError
from shadow_cabinet.table.record import RecordWriter, header_of, reopen

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
