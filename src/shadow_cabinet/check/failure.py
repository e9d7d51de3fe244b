"""What the suite holds every game to, by name, and what it says and leaves behind when something does not hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shadow_cabinet.table import Match
from shadow_cabinet.table.errors import TableError
from shadow_cabinet.table.record import Made, Record, header_of, record_of, write_record

PROPERTIES: dict[str, str] = {
    "error": "rules raise nothing but what they refuse",
    "termination": "a match ends",
    "result": "a result has a reason that the game declares, shares that add up, and a score for each seat",
    "conservation": "each loose piece lies in exactly one place, which takes its class, and no other piece in any",
    "consistency": "nothing is on the board that the game itself says can never be",
    "question": "every question has options, none twice, all of the catalogue, and asking changes nothing",
    "copy": "a copy equals its original, both go on alike, and no earlier copy ever changes",
    "resume": "a match resumed from the position at a checkpoint and the choices since goes on alike",
    "replay": "a match replayed from its record is identical",
    "undo": "taken back and chosen again is as before; refused exactly when something came out or another decided",
    "refusal": "whatever is not an option is refused, and changes nothing",
    "no leak": "what a seat cannot know changes nothing that it can get",
    "no tell": "the same choices lead a seat to the same place, whatever it cannot know",
    "secrecy": "until a decision is complete, and until all have answered, the others see nothing of it",
    "imagined": "an imagined match deals anew all that the seat cannot know, the dice too, and can be played",
    "memory": "what a seat has seen it knows until it is shuffled, and not a moment longer",
    "everywhere": "the same choices give the same match in another process",
}


class Broken(AssertionError):
    """A property does not hold at this point of a match; the walk adds where that was."""

    def __init__(self, name: str, detail: str, match: Match[Any] | None = None) -> None:
        assert name in PROPERTIES
        super().__init__(f"{name}: {detail}")
        self.name, self.detail, self.match = name, detail, match


class PropertyFailed(AssertionError):
    """A property of a game does not hold: which, where, and the record that opens there."""

    def __init__(self, name: str, detail: str, game: str, seed: int | str, number: int, path: Path | None) -> None:
        self.name, self.detail, self.game, self.seed, self.number, self.path = name, detail, game, seed, number, path
        text = f"{name} ({PROPERTIES[name]}): {game}, seed {seed}, choice {number}: {detail}"
        if path is not None:
            text += f"\n  cabinet record replay {path} --at {number}"
        super().__init__(text)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.name, self.detail, self.game, self.seed, self.number, self.path)


def save_failure(match: Match[Any], folder: Path, name: str, seed: int | str) -> Path:
    """Write the record of a match at the point where something did not hold."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{match.game.id}-{seed}-{name.replace(' ', '-')}.jsonl"
    try:
        record = record_of(match)
    except (TableError, AttributeError, IndexError, TypeError):  # what broke may be the checkpoint itself
        made = [Made(n, choice.seat, choice.piece.id) for n, choice in enumerate(match.choices)]
        record = Record(header_of(match), made)
    write_record(record, path)
    return path
