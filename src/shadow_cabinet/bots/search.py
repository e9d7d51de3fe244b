"""Information-set Monte Carlo tree search (single observer), guided by the game's tactics.

Each iteration imagines the match as the seat may know it, walks down a tree that is shared by all imagined matches,
adds a node, plays on a little by the game's tactics, and judges where that led. A node's children are the options met
there so far; an option counts as tried only as often as it was there to be taken.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest
from math import sqrt
from random import Random
from typing import Any

from shadow_cabinet.table.ask import Ask, Prompt, Seat
from shadow_cabinet.table.chair import Chair
from shadow_cabinet.table.dice import Dice
from shadow_cabinet.table.errors import TableError
from shadow_cabinet.table.game import Tactics
from shadow_cabinet.table.match import Match
from shadow_cabinet.table.pieces import Piece

from .luck import luck

EXPLORATION = 0.6
LOOK_AHEAD = 6
"""How many choices a playout makes at least before it is judged, at the next checkpoint; tactics can say otherwise."""
LONGEST_PLAYOUT = 60
DECIDED_EVERY = 20
"""After so many iterations it is looked whether the choice is clear."""
FLAT = 0.1
"""The share of trust that tactics never take from an option; they can say otherwise."""


@dataclass(frozen=True)
class Budget:
    """How long a search may think about one choice: iterations (the same everywhere) or seconds."""

    iterations: int | None = 1000
    seconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """`1000` iterations or `2s` seconds; the default for an empty text."""
        if not text:
            return cls()
        if text.endswith("s"):
            return cls(None, float(text[:-1]))
        return cls(int(text))


class Node:
    """An option that was taken somewhere in the tree, and the questions that came after it.

    There can be several: what is asked next may depend on cards that differ from one imagined match to the next.
    """

    __slots__ = ("offered", "questions", "trust", "value", "visits")

    def __init__(self, trust: float) -> None:
        self.trust = trust  # how much the tactics think of this option, among its siblings
        self.visits = 0
        self.offered = 0
        self.value = 0.0  # summed, for the seat that took it
        self.questions: dict[tuple[Seat, Prompt], dict[Piece, Node]] = {}

    def after(self, seat: Seat, prompt: Prompt) -> dict[Piece, Node]:
        """The options met so far of a question that came after this one."""
        return self.questions.setdefault((seat, prompt), {})


class SearchBot:
    """Thinks ahead from what its seat can know. Deterministic for a seed and a budget of iterations."""

    name = "search"

    def __init__(self, tactics: Tactics | None, seed: int | str, budget: Budget) -> None:
        if tactics is None:
            raise TableError("this game has no tactics; the bot 'random' plays any game")
        self._tactics, self.budget = tactics, budget
        self._look_ahead: int = getattr(tactics, "look_ahead", LOOK_AHEAD)
        self._flat: float = getattr(tactics, "doubt", FLAT)
        self._seed = seed
        self._random = Random()

    def choose(self, chair: Chair) -> Piece:
        options = chair.options
        if len(options) == 1:
            return options[0]
        tried = self.think(chair)
        return max(options, key=lambda option: tried[option].visits)

    def think(self, chair: Chair) -> dict[Piece, Node]:
        """Search from a chair's question: for each option how often it was tried, and how it did."""
        self._random.seed(luck(self._seed, chair))
        root = Node(1.0)
        budget = self.budget
        until = time.perf_counter() + budget.seconds if budget.seconds is not None else None
        done = 0
        while done < (budget.iterations or done + 1) and (until is None or done == 0 or time.perf_counter() < until):
            self._iterate(chair.imagine(Dice(self._random.randbytes(32))), chair.seat, root)
            done += 1
            if budget.iterations and done % DECIDED_EVERY == 0 and self._decided(root, chair, budget.iterations - done):
                break
        return root.after(chair.seat, chair.prompt)

    def _decided(self, root: Node, chair: Chair, left: int) -> bool:
        """Whether the option that was tried most can no longer be overtaken."""
        first, second = nlargest(2, [child.visits for child in root.after(chair.seat, chair.prompt).values()])
        return first - second > left

    def _iterate(self, match: Match[Any], seat: Seat, root: Node) -> None:
        node, path = root, list[tuple[Seat, Node]]()
        match.keeps = False
        asked = match.ask_of(seat)  # of several who decide at the same time the bot is the first
        while match.asks:
            ask, asked = asked or match.asks[0], None
            options = ask.options
            if len(options) == 1:
                match.take(ask.seat, options[0])
                continue
            piece, child = self._select(match, ask, options, node)
            path.append((ask.seat, child))
            match.take(ask.seat, piece)
            node = child
            if not child.visits:
                break
        self._play_on(match)
        values = self._judge(match, {taker for taker, _ in path})
        for taker, taken in path:
            taken.visits += 1
            taken.value += values[taker]

    def _select(self, match: Match[Any], ask: Ask, options: Sequence[Piece], node: Node) -> tuple[Piece, Node]:
        """The option that is best so far, or most in need of a try for the trust that the tactics have in it."""
        children = node.after(ask.seat, ask.prompt)
        known = [children.get(option) for option in options]
        if None in known:
            weights = self._tactics.weights(match.board, ask)
            total = sum(weights) or 1.0  # all of them can look foolish
            for i, option in enumerate(options):
                if known[i] is None:
                    trust = (1 - self._flat) * weights[i] / total + self._flat / len(options)
                    known[i] = children[option] = Node(trust)
        tried = sum(child.visits for child in known if child)
        usual = sum(child.value for child in known if child) / tried if tried else 0.5  # until it has been tried itself
        best, chosen = -1.0, 0
        for i, child in enumerate(known):
            assert child is not None
            child.offered += 1
            mean = child.value / child.visits if child.visits else usual
            score = mean + EXPLORATION * child.trust * sqrt(child.offered) / (1 + child.visits)
            if score > best:
                best, chosen = score, i
        found = known[chosen]
        assert found is not None
        return options[chosen], found

    def _play_on(self, match: Match[Any]) -> None:
        """A short playout: choices drawn by the weights of the tactics, to the first checkpoint after a few of them."""
        board = match.board
        stage = board.stage
        random, weigh = self._random.random, self._tactics.weights
        for made in range(LONGEST_PLAYOUT):
            if not match.asks or (made >= self._look_ahead and board.stage > stage):
                return
            stage = board.stage
            ask = match.asks[0]
            options = ask.options
            if len(options) == 1:
                match.take(ask.seat, options[0])
                continue
            weights = weigh(board, ask)
            mark = random() * sum(weights)
            i = 0
            for i, weight in enumerate(weights):  # noqa: B007 (the last one if rounding leaves a rest)
                mark -= weight
                if mark < 0:
                    break
            match.take(ask.seat, options[i])

    def _judge(self, match: Match[Any], seats: set[Seat]) -> dict[Seat, float]:
        """How well these seats stand, or what they have won."""
        if match.result is not None:
            return {seat: match.result.shares[seat] for seat in seats}
        return {seat: self._tactics.evaluate(match.board, seat) for seat in seats}
