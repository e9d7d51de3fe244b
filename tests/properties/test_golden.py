"""What is kept of each game: playthroughs that show what a change did, and a record of every way to end."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from shadow_cabinet.check.golden import COMMAND, FOLDER, PLAYTHROUGHS, ended, playthroughs, ways_to_end
from shadow_cabinet.games import REGISTRY, find_game
from shadow_cabinet.table.record import read_record, verify

GOLDEN = Path(__file__).parents[2] / FOLDER
SHOWN = 40

every_game = pytest.mark.parametrize("name", REGISTRY)


def pieces_of(name: str) -> set[str]:
    return {path.name for path in (GOLDEN / name).iterdir()}


@every_game
def test_playthroughs_are_as_kept(name: str) -> None:
    assert PLAYTHROUGHS[name], "a game shows itself in some playthroughs"
    for file, text in playthroughs(name):
        path = GOLDEN / name / file
        kept = path.read_text("utf-8") if path.exists() else ""
        if kept != text:
            diff = list(unified_diff(kept.splitlines(), text.splitlines(), "as kept", "as it goes now", lineterm=""))
            more = [f"… and {len(diff) - SHOWN} lines more"] if len(diff) > SHOWN else []
            hint = f"\nIf the game is meant to go like this now: {COMMAND}\n"
            pytest.fail(f"{name}/{file}:{hint}" + "\n".join([*diff[:SHOWN], *more]), pytrace=False)


@every_game
def test_there_is_a_record_of_every_way_to_end(name: str) -> None:
    game = find_game(name)
    for way in ways_to_end(game):
        path = GOLDEN / name / f"{way}.jsonl"
        assert path.exists(), f"no record of a match with {way!r}: {COMMAND}"
        assert way in ended(verify(read_record(path), game))


@every_game
def test_nothing_else_is_kept(name: str) -> None:
    wanted = {f"{setup.name}.txt" for setup in PLAYTHROUGHS[name]}
    assert pieces_of(name) == wanted | {f"{way}.jsonl" for way in ways_to_end(find_game(name))}
