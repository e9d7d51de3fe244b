"""Records: what is written comes back, and whatever was done to a file since is found."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from shadow_cabinet.check.shown import everything
from shadow_cabinet.table import Match, RecordError, TableError
from shadow_cabinet.table.record import (
    Back,
    End,
    Kept,
    Made,
    Record,
    RecordWriter,
    _end,
    header_of,
    kept_of,
    read_record,
    record_of,
    reopen,
    replay,
    resume,
    verify,
    write_record,
)

from .toys import Toy

GAME = Toy()


def played(choices: int | None = None, seed: int = 1, game: Toy = GAME) -> Match[Any]:
    """A match that has gone on for some choices, or to its end: always the first option, sometimes the last."""
    match: Match[Any] = Match(game, seed=seed)
    while match.asks and (choices is None or len(match.choices) < choices):
        ask = match.asks[-1]
        match.choose(ask.seat, ask.options[-1 if len(match.choices) % 3 else 0])
    return match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a finished match."""
    path = tmp_path / "match.jsonl"
    write_record(record_of(played(), ["Ada", "Ben"]), path)
    return path


def lines_of(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def test_a_finished_match_comes_back(path: Path) -> None:
    match = played()
    record = read_record(path)
    assert record == record_of(match, ["Ada", "Ben"])
    assert record.header.names == ["Ada", "Ben"]
    assert everything(verify(record, GAME)) == everything(match)
    assert len(lines_of(path)) == len(match.choices) + 2
    assert not list(path.parent.glob("*.part"))


def test_an_unfinished_match_comes_back_with_its_checkpoint(tmp_path: Path) -> None:
    match = played(12)
    path = tmp_path / "open.jsonl"
    write_record(record_of(match), path)
    record = read_record(path)
    assert record.end is None
    assert record.kept == kept_of(match)
    assert everything(replay(record, GAME)) == everything(match)
    assert len(replay(record, GAME, upto=5).choices) == 5


def test_a_match_from_a_position_carries_it(tmp_path: Path) -> None:
    first = played(12)
    match = Match.at(GAME, first.position(), {}, 2, first.key)
    path = tmp_path / "position.jsonl"
    write_record(record_of(match), path)
    again = replay(read_record(path), GAME)
    assert everything(again) == everything(match)
    assert again.key == first.key


# -- damaged files -----------------------------------------------------------------------------------------------------


def test_a_changed_choice_is_found(path: Path) -> None:
    lines = lines_of(path)
    entry = json.loads(lines[4])
    other = next(json.loads(line)["choice"] for line in lines[5:] if json.loads(line).get("choice") != entry["choice"])
    lines[4] = json.dumps({**entry, "choice": other})
    path.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(RecordError, match=r"match.jsonl, line 5: was changed, or a line before it is missing"):
        read_record(path)


@pytest.mark.parametrize(
    ("field", "item"), [("rules", 2), ("seats", 3), ("settings", {"rounds": 2}), ("key", "00" * 32), ("names", ["Eve"])]
)
def test_a_changed_header_is_found(path: Path, field: str, item: object) -> None:
    lines = lines_of(path)
    lines[0] = json.dumps({**json.loads(lines[0]), field: item})
    path.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(RecordError, match="line 1: was changed"):
        read_record(path)


@pytest.mark.parametrize("gone", [1, 7, -2])
def test_a_missing_line_is_found(path: Path, gone: int) -> None:
    lines = lines_of(path)
    del lines[gone]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(RecordError, match=r"was changed, or a line before it is missing|stands where choice"):
        read_record(path)


def test_two_lines_that_changed_places_are_found(path: Path) -> None:
    lines = lines_of(path)
    lines[3], lines[4] = lines[4], lines[3]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(RecordError, match="line 4"):
        read_record(path)


def test_a_truncated_file_says_so(path: Path) -> None:
    raw = path.read_bytes()
    path.write_bytes(raw[: len(raw) - 20])
    with pytest.raises(RecordError, match="breaks off: the file is truncated"):
        read_record(path)
    assert read_record(path, repair=True).end is None


def test_a_record_without_its_last_line_is_unfinished(path: Path) -> None:
    path.write_text("\n".join(lines_of(path)[:-1]) + "\n", "utf-8")
    with pytest.raises(RecordError, match="the record's last line is missing"):
        verify(read_record(path), GAME)
    path.write_text("\n".join(lines_of(path)[:-3]) + "\n", "utf-8")
    with pytest.raises(RecordError, match="without a result: the match is unfinished or the file cut"):
        verify(read_record(path), GAME)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is empty: no record of a match"),
        ("\n", "line 1: this is no record of a match"),
        ("hello\n", "line 1: this is no record of a match"),
        ("[1, 2]\n", "line 1: this is no record of a match"),
        ('{"choice": "look"}\n', "line 1: this is no record of a match"),
        ('{"cabinet": 99}\n', "line 1: the record has format 99; this version reads format 1"),
        ('{"cabinet": 1, "game": "toy"}\n', "line 1: Object missing required field"),
    ],
)
def test_what_is_no_record(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "no.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(RecordError) as refused:
        read_record(path)
    assert said in str(refused.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        read_record(tmp_path / "nowhere.jsonl")
    with pytest.raises(RecordError, match="cannot be written"):
        RecordWriter(tmp_path / "nowhere" / "match.jsonl")


def test_a_damaged_line_in_the_middle_is_not_repaired(path: Path) -> None:
    lines = lines_of(path)
    lines[3] = lines[3][:10]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(RecordError, match="line 4: cannot be read: the file is damaged"):
        read_record(path, repair=True)


# -- lines that do not fit ---------------------------------------------------------------------------------------------

BAD_LINES: dict[str, list[Made | Back | End]] = {
    "goes on after the end of the match": [End(0, "rounds", [1, 0], [1, 0]), Made(0, 0, "look")],
    "choice 3 stands where choice 0 is expected": [Made(3, 0, "look")],
    "takes back to choice 1 of 0": [Back(1)],
    "takes back to choice -1 of 0": [Back(-1)],
    "ends after 5 choices, but there are 0": [End(5, "rounds", [1, 0], [1, 0])],
}


@pytest.mark.parametrize("said", BAD_LINES)
def test_a_line_that_does_not_fit(tmp_path: Path, said: str) -> None:
    writer = RecordWriter(tmp_path / "bad.jsonl")
    writer.write(header_of(played(0)))
    for line in BAD_LINES[said]:
        writer.write(line)
    writer.close()
    with pytest.raises(RecordError, match=said):
        read_record(tmp_path / "bad.jsonl")


# -- replaying ---------------------------------------------------------------------------------------------------------


class OtherGame(Toy):
    id = "other"


class NewRules(Toy):
    rules_version = 2


def test_a_record_of_another_game(path: Path) -> None:
    with pytest.raises(RecordError, match="the record is of toy, not of other"):
        replay(read_record(path), OtherGame())


def test_a_record_with_other_tables(path: Path) -> None:
    record = read_record(path)
    record.header.content = "0" * 16
    with pytest.raises(RecordError, match=r"other card tables: .*--content"):
        replay(record, GAME)


def test_a_record_of_other_rules(path: Path) -> None:
    with pytest.raises(RecordError, match="made with version 1 of the rules of Spies and Gold; these are version 2"):
        replay(read_record(path), NewRules())


def test_a_record_with_a_broken_key(path: Path) -> None:
    record = read_record(path)
    for key in ("", "xyz", "00"):
        record.header.key = key
        with pytest.raises(RecordError, match="64 hexadecimal digits"):
            replay(record, GAME)


def test_a_record_with_an_illegal_choice_says_which(path: Path) -> None:
    record = read_record(path)
    record.made[6] = Made(6, record.made[6].seat, "seat-0")
    with pytest.raises(RecordError, match=r"does not replay: choice 6: seat-0 is not an option of"):
        replay(record, GAME)


def test_a_record_that_claims_another_end(path: Path) -> None:
    record = read_record(path)
    assert record.end
    record.end.shares = record.end.shares[::-1]
    with pytest.raises(RecordError, match="the record claims"):
        verify(record, GAME)
    record.made.pop()
    with pytest.raises(RecordError, match="but the match goes on"):
        verify(record, GAME)


# -- growing files -----------------------------------------------------------------------------------------------------


def live(path: Path, match: Match[Any]) -> RecordWriter:
    """A record as it grows, choice by choice."""
    writer = RecordWriter(path)
    writer.write(header_of(match))
    for n, choice in enumerate(match.choices):
        writer.write(Made(n, choice.seat, choice.piece.id))
    return writer


def test_choices_taken_back_stay_in_the_file_but_not_in_the_match(tmp_path: Path) -> None:
    path = tmp_path / "live.jsonl"
    match = next(found for n in range(1, 60) if (found := played(n)).can_undo(found.choices[-1].seat))
    writer = live(path, match)
    last = match.choices[-1]
    match.undo(last.seat)
    writer.write(Back(len(match.choices)))
    other = next(option for option in match.asks[0].options if option is not last.piece)
    match.choose(last.seat, other)
    writer.write(Made(len(match.choices) - 1, last.seat, other.id))
    writer.close()
    assert everything(replay(read_record(path), GAME)) == everything(match)
    assert f'"{last.piece.id}"' in path.read_text("utf-8")


def test_a_record_goes_on_after_a_half_written_line(tmp_path: Path) -> None:
    path = tmp_path / "live.jsonl"
    match = played(9)
    live(path, match).close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n": 9, "seat": 0, "cho')
    record, writer = reopen(path)
    assert path.read_bytes() == whole
    again = resume(record, GAME)
    while again.asks:
        ask = again.asks[0]
        again.choose(ask.seat, ask.options[0])
        writer.write(Made(len(again.choices) - 1, ask.seat, again.choices[-1].piece.id))
    assert again.result
    writer.write(_end(again.result, len(again.choices)))
    writer.close()
    assert everything(verify(read_record(path), GAME)) == everything(again)


def test_a_line_that_lacks_only_its_end_was_not_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "live.jsonl"
    live(path, played(9)).close()
    path.write_bytes(path.read_bytes()[:-1])
    record, writer = reopen(path)
    assert len(record.made) == 8
    writer.close()
    assert len(read_record(path).made) == 8


# -- new rules ---------------------------------------------------------------------------------------------------------


class FewerOptions(NewRules):
    """Looking is no longer allowed."""

    def actions(self, board: Any, me: int) -> list[Any]:
        return [action for action in super().actions(board, me) if action.id != "look"]


def test_a_match_goes_on_from_its_checkpoint_under_new_rules() -> None:
    match = played(12)
    twin = resume(record_of(match), NewRules())
    assert twin.board.position() == match.board.position()
    assert [ask.prompt.id for ask in twin.asks] == [ask.prompt.id for ask in match.asks]
    while twin.asks:
        twin.choose(twin.asks[0].seat, twin.asks[0].options[0])
    assert twin.result
    again = record_of(twin)
    assert again.header.rules == 2
    verify(again, NewRules())


def test_choices_that_new_rules_forbid_are_asked_again() -> None:
    match: Match[Any] = Match(GAME, seed=1)
    match.choose(0, "look")
    record = record_of(match)
    record.kept = Kept(0, 1, Match(GAME, seed=1).position())
    twin = resume(record, FewerOptions())
    assert not twin.choices
    assert twin.asks[0].prompt.id == "act"


@pytest.mark.parametrize("field", ["dice", "round", "active", "since", "seen"])
def test_a_checkpoint_with_nonsense_in_it_is_an_error_that_says_so(field: str) -> None:
    record = record_of(played(12))
    assert record.kept
    del record.made[record.kept.checkpoint :]
    absurd: list[Any] = [{}, "zz", [1], None, -7.5, 10**30]
    for nonsense in absurd:
        record.kept.position[field] = {"gold-1": nonsense} if field in ("since", "seen") else nonsense
        with suppress(TableError):  # some of it could be meant, but nothing else may come of it
            resume(record, NewRules())


def test_without_a_checkpoint_a_match_needs_its_own_rules(path: Path) -> None:
    with pytest.raises(RecordError, match="made with version 1"):
        resume(read_record(path), NewRules())


def test_a_checkpoint_after_a_choice_taken_back_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "live.jsonl"
    match = played(9)
    writer = live(path, match)
    writer.write(kept_of(match))
    writer.write(Back(1))
    writer.close()
    record: Record = read_record(path)
    assert record.kept is None
    with pytest.raises(RecordError, match="made with version 1"):
        resume(record, NewRules())
