"""Secrecy in motion: the same choices in a match and in its re-dealt twin lead a seat to the same place.

Standing still is not enough: a window that opens only for those who can answer shows nothing on any board, only in what
happens next. So the match and its twin go on side by side, by choices that are possible in both, until something comes
out to the seat by the rules (a draw to its hand, a look, dice, a card turned up): up to there nothing that it is shown
may differ.
"""

from __future__ import annotations

from random import Random
from typing import Any

from shadow_cabinet.table import Match, Piece, Seat

from .failure import Broken
from .leaks import imagined
from .shown import difference, faces, reasons, shown
from .watch import Answered, CameOut, Thrown, Told, log_of

BY_THE_RULES = "if this comes out by the rules, they have to say so (draw, look, show, or the board's horizon)"


class Pair:
    """A match, and its twin in which all that a seat cannot know is dealt anew."""

    def __init__(self, match: Match[Any], seat: Seat, random: Random) -> None:
        self.seat, self.random = seat, random
        self.here = match.copy(tell=True)
        self.there = imagined(match, seat, random)
        self.here.films = self.there.films = True
        self.choices = 0
        self.start_decision()

    @property
    def in_step(self) -> bool:
        """Whether both stand at the same question; not so in the middle of another seat's decision."""
        here = self.here
        return all(choice.seat == self.seat for choice in here.choices[here._opened :])

    def start_decision(self) -> None:
        """Forget what happened so far, and remember what the seat is shown now."""
        log_of(self.here.board).clear()
        log_of(self.there.board).clear()
        self.horizons = self.here.board.horizon, self.there.board.horizon
        self.told = len(self.here.notes), len(self.there.notes)
        self.known = faces(self.here.board, self.seat)

    def choose(self, match: Match[Any], seat: Seat, piece: Piece) -> None:
        """Make a choice; in the twin, what is refused or breaks is a difference."""
        self.choices += 1
        if match is self.here:
            match.choose(seat, piece)
            return
        try:
            match.choose(seat, piece)
        except Exception as problem:
            raise self.broken(f"{piece} goes well, but where the hidden pieces lie otherwise: {problem!r}") from problem

    def broken(self, detail: str, name: str = "no tell") -> Broken:
        return Broken(name, f"as seat {self.seat} imagines it: {detail}", self.here)

    # -- what came out ---------------------------------------------------------------------------------------------

    def grew(self) -> tuple[bool, bool]:
        """Whether anything at all came out, in the match and in its twin."""
        return self.here.board.horizon != self.horizons[0], self.there.board.horizon != self.horizons[1]

    def learned(self) -> bool:
        """Whether the seat may have learned something by the rules: then the two go different ways from here."""
        for match, before in zip((self.here, self.there), self.horizons, strict=True):
            if came_out_to(match, before, self.seat):
                return True
        return self._turned_up(self.here) != self._turned_up(self.there)

    def _turned_up(self, match: Match[Any]) -> list[tuple[str, set[Piece]]]:
        """Faces that are new to the seat, those included that it saw only in passing while it was told of them."""
        found = [("", faces(match.board, self.seat) - self.known)]
        told = [event for event in log_of(match.board) if isinstance(event, Told)]
        return found + [(event.id, set(event.open)) for event in told if event.reader in (None, self.seat)]

    # -- comparing -------------------------------------------------------------------------------------------------

    def compare(self, words: bool) -> None:
        """Whatever the seat is shown must be the same."""
        found = difference(shown(self.here, self.seat), shown(self.there, self.seat)) or self._compare_stories()
        if not found:
            found = difference(scenes(self.here, self.seat), scenes(self.there, self.seat))
        if not found and words and self.seat >= 0:
            found = difference(reasons(self.here, self.seat), reasons(self.there, self.seat))
        if not found and self.here.number_for(self.seat) != self.there.number_for(self.seat):
            found = "the number of choices that the seat knows of"
        if found:
            raise self.broken(f"{found}; {BY_THE_RULES}")

    def _compare_stories(self) -> str:
        one, other = (
            [note for note in match.notes[told:] if note.seat is None or note.seat == self.seat]
            for match, told in zip((self.here, self.there), self.told, strict=True)
        )
        return "" if one == other else f"the story goes on with {one} or {other}"


def scenes(match: Match[Any], seat: Seat) -> list[Any]:
    """What a seat is shown on the way, where rules went on by themselves."""
    return [scene.board.view(seat) for scene in match.scenes]


def came_out_to(match: Match[Any], before: int, seat: Seat) -> bool:
    """Whether rules declared that something came out which this seat may have seen, since the horizon was `before`."""
    declared = 0
    for event in log_of(match.board):
        if isinstance(event, Thrown):
            return True
        if isinstance(event, CameOut):
            declared += 1
            if seat in event.to:
                return True
    grew: int = match.board.horizon - before
    return grew > declared  # rules say that something came out, not to whom


def check_no_tell(match: Match[Any], seat: Seat, random: Random, decisions: int) -> int:
    """Go on from here, side by side with a twin, for a few decisions; returns how many choices were compared."""
    pair = Pair(match, seat, random)
    if not pair.in_step:
        return 0
    for _ in range(decisions):
        if not pair.here.asks:
            break
        ask = random.choice(pair.here.asks)
        on = _own_choice(pair) if ask.seat == seat else _decision_of(pair, ask.seat)
        if not on:
            break
    return pair.choices // 2


def _own_choice(pair: Pair) -> bool:
    """The seat itself chooses: one choice, after which it knows whether it could take it back."""
    ask = pair.here.ask_of(pair.seat)
    assert ask is not None
    piece = pair.random.choice(list(ask.options))
    pair.start_decision()
    pair.choose(pair.here, pair.seat, piece)
    pair.choose(pair.there, pair.seat, piece)
    here, there = pair.grew()
    if here != there:
        raise pair.broken(f"after {piece}, whether it can be taken back depends on hidden things; {BY_THE_RULES}")
    if here and pair.learned():
        return False
    pair.compare(words=pair.random.random() < 0.2)
    return True


def _decision_of(pair: Pair, seat: Seat) -> bool:
    """Another seat decides: what it chooses on the way is not shown until the decision is complete."""
    pair.start_decision()
    before = shown(pair.here, pair.seat)
    while True:
        answers = [_answers(match, seat) for match in (pair.here, pair.there)]
        shorter = min(len(each) for each in answers)
        if answers[0][:shorter] != answers[1][:shorter]:
            return False
        if not _both_choose(pair, seat, answers):
            return False
        done = [not _goes_on(match, seat) for match in (pair.here, pair.there)]
        if not done[0]:
            found = difference(before, shown(pair.here, pair.seat))
            if found:
                raise pair.broken(f"seat {seat} has not completed its decision, but {found}", "secrecy")
        if all(done):
            break
    if _answers(pair.here, seat) != _answers(pair.there, seat) or pair.learned():
        return False
    pair.compare(words=False)
    return True


def _both_choose(pair: Pair, seat: Seat, answers: list[list[Answered]]) -> bool:
    """The next choice of another seat, the same in both: one that fell behind (since the other's only option took
    itself) catches up; returns whether there was one that is possible in both."""
    here, there = pair.here.ask_of(seat), pair.there.ask_of(seat)
    if len(answers[0]) == len(answers[1]):
        if here is None or there is None or here.prompt is not there.prompt:
            return False
        common = [option for option in here.options if option in there.options]
        if not common:
            return False
        piece = pair.random.choice(common)
        pair.choose(pair.here, seat, piece)
        pair.choose(pair.there, seat, piece)
        return True
    behind = 0 if len(answers[0]) < len(answers[1]) else 1
    ask = (here, there)[behind]
    wanted = answers[1 - behind][len(answers[behind])]
    if ask is None or ask.prompt is not wanted.prompt or wanted.piece not in ask.options:
        return False
    pair.choose((pair.here, pair.there)[behind], seat, wanted.piece)
    return True


def _answers(match: Match[Any], seat: Seat) -> list[Answered]:
    return [event for event in log_of(match.board) if isinstance(event, Answered) and event.seat == seat]


def _goes_on(match: Match[Any], seat: Seat) -> bool:
    """Whether a seat is in the middle of its decision."""
    ask = match.ask_of(seat)
    return ask is not None and ask.prompt.follows
