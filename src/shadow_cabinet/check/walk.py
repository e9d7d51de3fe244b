"""One walk through a match, by choices at random, which checks on its way what every game must hold to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from shadow_cabinet.table import Choice, Game, Match, Piece, Seat

from . import always, leaks, same, secrets, tells
from .draws import draw_seats, draw_settings
from .failure import Broken, PropertyFailed, save_failure
from .memory import Memory
from .refusals import check_refusals
from .shown import ONLOOKER, Data, audience, difference, everything, faces, shown
from .watch import Event, Told, log_of, watched

FAILURES = Path("failures")
Pick: TypeAlias = tuple[Seat, Piece]
Guide: TypeAlias = "Callable[[Match[Any]], Pick | None]"
"""Says which way to go, or that it goes no further."""


class Walk:
    """A walk through one match. With `depth` 1 every choice is examined from all sides, with 0.02 one in fifty."""

    def __init__(
        self,
        game: Game[Any],
        seed: int | str,
        depth: float,
        counts: Counter[str],
        guide: Guide | None = None,
        sense: float = 0,
    ) -> None:
        self.seed, self.depth, self.counts = seed, depth, counts
        self.random = Random(f"walk {game.id} {seed}")
        self.guide = guide
        self.pick = with_sense(sense) if sense else any_pick
        seats = draw_seats(game, self.random)
        settings = draw_settings(game, self.random, seats)
        self.match: Match[Any] = Match(game, seats=seats, settings=settings, seed=f"check {seed}")
        self.loose = frozenset(game.loose)
        self.named: set[Piece] = set()
        self.followers: list[same.Follower] = []
        self.frozen: list[tuple[Match[Any], Data]] = []
        remember = self.random.random() < max(0.25, depth)
        self.memory = Memory(self.match, list(log_of(self.match.board))) if remember else None
        self.begun: tuple[Seat, dict[Seat, Data]] | None = None

    def run(self) -> None:
        """Walk to the end; raises the first `Broken` property."""
        try:
            self._walk()
        except Broken:
            raise
        except Exception as problem:
            raise Broken("error", repr(problem)) from problem

    def _walk(self) -> None:
        match = self.match
        self._after_choice([])
        while match.asks:
            number = len(match.choices)
            if number >= always.LONGEST:
                raise Broken("termination", f"still going on after {number} choices")
            pick = self.guide(match) if self.guide else self.pick(match, self.random)
            if pick is None:
                break
            if self.random.random() >= self.depth:
                self._choose(*pick)
            else:
                random = Random(f"examine {self.seed} {number}")
                before = self._examine(random)
                self._choose(*pick)
                self.counts["taken back"] += same.check_undo(match, before, random.choice((1, 1, 3)))
        self._end()

    def _choose(self, seat: Seat, piece: Piece) -> None:
        match = self.match
        if piece in self.loose and piece not in faces(match.board, seat):
            self.named.add(piece)
        log_of(match.board).clear()
        try:
            match.choose(seat, piece)
        except Broken:
            raise
        except Exception as problem:
            raise Broken("error", f"{piece} of seat {seat}: {problem!r}") from problem
        events = list(log_of(match.board))
        log_of(match.board).clear()
        self._after_choice(events)
        self._follow(match.choices[-1])

    # -- after every choice ----------------------------------------------------------------------------------------

    def _after_choice(self, events: list[Event]) -> None:
        match = self.match
        self.counts["choices"] += bool(match.choices)
        always.check_conservation(match.game, match.board, self.loose)
        always.check_consistency(match.game, match.board)
        always.check_barrier(match, events)
        for ask in match.asks:
            always.check_question(match.game, ask)
        self._check_notes(events)
        if self.memory:
            self.memory.update(match, events)
        if self.begun is not None:
            self._check_secrecy()

    def _check_notes(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Told) and not self.named.issuperset(event.hidden):
                seats = range(self.match.board.seats) if event.reader is None else (event.reader,)
                for piece in event.hidden:
                    if piece not in self.named and any(piece not in faces(self.match.board, seat) for seat in seats):
                        who = "everybody" if event.reader is None else f"seat {event.reader}"
                        raise Broken("no leak", f"the note {event.id!r} tells {who} of {piece}, which lies hidden")

    def _begin_secrecy(self) -> None:
        """Remember what the others are shown when a seat begins a decision."""
        match = self.match
        if len(match.asks) == 1 and not match.asks[0].prompt.follows:
            seat = match.asks[0].seat
            self.begun = seat, {eye: _from_outside(match, eye) for eye in audience(match) if eye != seat}
            self.counts["decisions watched"] += 1

    def _check_secrecy(self) -> None:
        assert self.begun is not None
        match, (seat, before) = self.match, self.begun
        ask = match.ask_of(seat)
        if ask is None or not ask.prompt.follows:
            self.begun = None
            return
        for eye, screen in before.items():
            found = difference(screen, _from_outside(match, eye))
            if found:
                raise Broken("secrecy", f"seat {seat} has not completed its decision, but seat {eye} is shown {found}")

    def _follow(self, choice: Choice) -> None:
        for follower in list(self.followers):
            if follower.follow(choice):
                follower.compare(self.match)
                self.followers.remove(follower)

    # -- examinations ----------------------------------------------------------------------------------------------

    def _examine(self, random: Random) -> Data:
        """All properties that cost more, at this choice. Returns the whole of the match, to be the same afterwards."""
        match, counts = self.match, self.counts
        counts["examined"] += 1
        before = everything(match)
        twin = same.copied(match)
        self.followers.append(same.Follower("copy", twin, random.randint(1, 12)))
        self.followers.append(same.Follower("resume", same.resumed(match), random.randint(1, 12)))
        if len(self.frozen) < 3:
            frozen = match.copy(tell=True)
            self.frozen.append((frozen, before))
        if random.random() < 0.05:
            same.check_replay(match, file=False)
            counts["replayed"] += 1
        same.check_caches(match)
        counts["refused"] += check_refusals(match, random)
        counts["orders"] += same.check_orders(match, random)
        leaks.check_backs(match.board, match.game.loose)
        self._imagine(random)
        for seat in audience(match):
            counts["compared in motion"] += tells.check_no_tell(match, seat, random, random.randint(1, 6))
        counts["secrets kept"] += secrets.check_secret_choice(match, random)
        self._begin_secrecy()
        found = difference(before, everything(match))
        if found:
            raise Broken("copy", f"looking at a match, copying and imagining it changed it: {found}")
        return before

    def _imagine(self, random: Random) -> None:
        match, counts = self.match, self.counts
        for seat in audience(match):
            leaks.check_canaries(match, seat, self.named)
            twin = leaks.check_no_leak(match, seat, random, words=random.random() < 0.5)
            counts["dealt anew"] += 1
            if self.memory and seat != ONLOOKER:
                self.memory.check_possible(match, twin, seat)
                counts["found elsewhere"] += self.memory.check_dealt_anew(match, seat, random)
            leaks.check_truth_stands(match.board, seat)
            leaks.check_blind(match.board, seat, random)
            if random.random() < 0.04:
                leaks.check_dream(twin, random, self.pick)
                counts["dreams"] += 1

    # -- the end ---------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        match, counts = self.match, self.counts
        for follower in self.followers:
            follower.compare(match)
        for frozen, before in self.frozen:
            found = difference(before, everything(frozen))
            if found:
                raise Broken("copy", f"a copy made earlier has changed: {found}")
        if match.asks:
            return  # the guide led no further
        always.check_result(match)
        assert match.result is not None
        counts["games"] += 1
        counts[f"end: {match.result.reason}"] += 1
        if self.random.random() < max(0.2, self.depth):
            same.check_replay(match, file=self.random.random() < 0.02)
            counts["replayed"] += 1
        if self.frozen and self.random.random() < max(0.2, self.depth):
            same.check_playout(self.random.choice(self.frozen)[0], self.random.random())


def _from_outside(match: Match[Any], eye: Seat) -> Data:
    """All that a seat can find out while another decides."""
    return {**shown(match, eye), "number": match.number_for(eye), "can undo": match.can_undo(eye)}


def any_pick(match: Match[Any], random: Random) -> Pick:
    """Any option of any question."""
    ask = random.choice(match.asks) if len(match.asks) > 1 else match.asks[0]
    return ask.seat, ask.options[int(random.random() * len(ask.options))]


def along(choices: Sequence[Choice]) -> Guide:
    """The way that was gone before."""

    def guide(match: Match[Any]) -> Pick | None:
        number = len(match.choices)
        return (choices[number].seat, choices[number].piece) if number < len(choices) else None

    return guide


def by_numbers(numbers: Sequence[int]) -> Guide:
    """A way by numbers, each of which stands for one of the options; to be drawn and shortened by Hypothesis."""

    def guide(match: Match[Any]) -> Pick | None:
        if len(match.choices) >= len(numbers):
            return None
        ways = [(ask.seat, option) for ask in match.asks for option in ask.options]
        return ways[numbers[len(match.choices)] % len(ways)]

    return guide


def with_sense(share: float) -> Callable[[Match[Any], Random], Pick]:
    """Any option, but for the share of choices that the game's own tactics make: where chance alone leads to little in
    thousands of choices, these come to all that can happen much sooner.
    """

    def pick(match: Match[Any], random: Random) -> Pick:
        seat, piece = any_pick(match, random)
        tactics, ask = match.game.tactics, match.ask_of(seat)
        if tactics is None or ask is None or random.random() >= share:
            return seat, piece
        weights = tactics.weights(match.board, ask)
        return seat, ask.options[weights.index(max(weights))]

    return pick


def check_game(
    game: Game[Any],
    seeds: Iterable[int | str],
    depth: float = 0.02,
    counts: Counter[str] | None = None,
    failures: Path | None = FAILURES,
    sense: float = 0,
) -> Counter[str]:
    """Walk through a match for every seed, its settings and seats drawn at random; returns how often what was checked.

    With `sense` that share of the choices is made by the game's tactics.
    Raises `PropertyFailed` for the first property that does not hold, with a record of the match up to there.
    """
    counts = Counter() if counts is None else counts
    under_watch = watched(game)
    for seed in seeds:
        walk = Walk(under_watch, seed, depth, counts, sense=sense)
        try:
            walk.run()
        except Broken as broken:
            raise _failed(under_watch, walk, broken, failures) from broken
    return counts


def _failed(game: Game[Any], walk: Walk, broken: Broken, failures: Path | None) -> PropertyFailed:
    """Look for a shorter way to the same failure, and write the record."""
    match = broken.match or walk.match
    if broken.match is None:
        shorter = Walk(game, walk.seed, 1.0, Counter(), guide=along(list(walk.match.choices)))
        try:
            shorter.run()
        except Broken as earlier:
            if earlier.name == broken.name and len(shorter.match.choices) < len(walk.match.choices):
                broken, match = earlier, earlier.match or shorter.match
    number = len(match.choices)
    path = save_failure(match, failures, broken.name, walk.seed) if failures is not None else None
    return PropertyFailed(broken.name, broken.detail, game.id, walk.seed, number, path)
