"""What things are worth in In Too Deep, in Intel at the end of the game, as a sensible player guesses it.

Numbers in capitals are guesses that did well in matches of bots against each other. Of what other players hold hidden
nothing is used but how much of it there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from math import exp
from typing import Final

from shadow_cabinet.table import Piece

from .board import InTooDeepBoard
from .evidence import file_places
from .pieces import (
    BOOST_SLOT,
    GRIP_SLOT,
    SLOTS,
    TOLERANCE_SLOT,
    TYPES,
    Boost,
    Criminal,
    Dilemma,
    Evidence,
    EvidenceType,
    Reward,
)
from .scoring import plot

CHAPTERS: Final = 3

USUAL_TYPE: Final = 2.3
"""What Evidence of a type is worth that nothing is known of."""
FROM_THE_PLANK: Final = 0.5
"""How much better the first token of a gain is, since it can be chosen."""
USUAL_CORRUPTION: Final = 3.2
"""Of a banked Dilemma that one has not seen."""
BANKED_BENEFIT: Final = 5.6
"""What the better half of the Dilemmas is worth, corruption apart."""
FOILING_FILES: Final = 4.0
"""How many tokens each player still adds to the Final Plot in a whole game."""
NOT_THE_LAST: Final = 0.8
"""What a Dossier is worth besides, since the player with the fewest may suffer."""
TALLER: Final = 0.25
"""How likely one token more in the Final Plot raises the value of its type."""
SKILL: Final = (0.0, 0.5, 1.0, 2.5, 2.8, 3.1, 4.2, 5.0, 5.6)
"""What Skill and Stamina are worth, by the place of the disc, if the whole game is still to come."""
BOOST_VALUES: Final = {
    "swap_items": 2.5, "move_item": 2.5, "swap_item_criminal": 2.5, "swap_criminals": 2.5, "move_criminal": 3.0,
    "shift_sb": 2.0, "swap_hooks": 1.5, "discard_dilemma": 1.5, "challenge": 1.5, "lock_hook": 0.5,
    "ignore_blockades": 1.0, "move_heat": 1.5, "hook": 3.0, "actions": 2.5, "draw_discard_dilemmas": 2.5, "peek2": 0.3,
    "peek2_take1": 3.0, "take1": 2.8, "reveal1": 0.3, "draw_side": 4.0, "grip": 2.0, "tolerance": 1.0,
}  # fmt: skip
"""What a Boost brings; for some it is multiplied by the number on it."""
MULTIPLIED: Final = ("actions", "grip")


def likely(advantage: float) -> float:
    """A chance that grows with an advantage: one half if there is none."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, advantage))))


def chapter_progress(board: InTooDeepBoard) -> float:
    """How far the Chapter has come, from 0 to 1: it ends when the pool is empty."""
    if board.triggered:
        return 1.0
    return 1 - len(board.pool) / max(1, board.tables.numbers.for_players(board.tables.numbers.pool, len(board.order)))


def progress(board: InTooDeepBoard) -> float:
    """How far the game has come, from 0 to 1."""
    return (board.chapter - 1 + chapter_progress(board)) / CHAPTERS


def brackets(board: InTooDeepBoard, counted: Counter[EvidenceType]) -> dict[EvidenceType, int]:
    """The value of each type if the Final Plot held so many tokens."""
    numbers = board.tables.numbers.brackets
    heights = sorted({count for count in counted.values() if count}, reverse=True)
    return {
        each: numbers[min(heights.index(counted[each]), len(numbers) - 1)] if counted[each] else 0 for each in TYPES
    }


class Outlook:
    """What things are worth to one player."""

    def __init__(self, board: InTooDeepBoard, me: int) -> None:
        self.board, self.me = board, me
        self.progress = progress(board)
        self.left = 1 - self.progress

    # -- the Final Plot ------------------------------------------------------------------------------------------------

    @cached_property
    def in_plot(self) -> Counter[EvidenceType]:
        """The tokens of the Final Plot that the player knows."""
        board, me = self.board, self.me
        own = board.locker_of(me)
        counted = Counter(token.type for token in board.public_locker)
        counted.update(token.type for token in own)
        for pile in (*(board.bonus[slot] for slot in SLOTS), *map(board.locker_of, board.players)):
            if pile is not own:
                counted.update(token.type for token in pile if board.knows(me, token))
        return counted

    @cached_property
    def type_values(self) -> dict[EvidenceType, float]:
        """What a symbol of each type will be worth, guessed by the tokens that the player knows."""
        known = brackets(self.board, self.in_plot)
        trust = 0.85 * min(1.0, sum(self.in_plot.values()) / 12) * (0.5 + 0.5 * self.progress)
        return {each: trust * known[each] + (1 - trust) * USUAL_TYPE for each in TYPES}

    @cached_property
    def foiled(self) -> float:
        """How likely the plot will be foiled."""
        board, numbers = self.board, self.board.tables.numbers
        needed = numbers.for_players(numbers.foil_types, len(board.order))
        tallest = sorted((self.in_plot[each] for each in TYPES), reverse=True)[:needed]
        missing = sum(max(0, numbers.foil_tokens - count) for count in tallest)
        unknown = len(plot(board)) - sum(self.in_plot.values())
        coming = FOILING_FILES * self.left * len(board.order)
        return likely(0.5 * (unknown * 0.6 + coming * 0.6 - missing))

    # -- corruption ----------------------------------------------------------------------------------------------------

    @cached_property
    def corruption(self) -> float:
        """The final corruption of what the player has so far, half of the hand counted in."""
        board, me = self.board, self.me
        hand = sum(card.corruption for card in board.dilemmas_of(me))
        return sum(card.corruption for card in board.well_of(me)) + 0.5 * hand - board.tolerance[me]

    def rival_corruption(self, rival: int) -> float:
        """The same of a rival, by the number of cards."""
        board = self.board
        cards = len(board.well_of(rival)) + 0.5 * len(board.dilemmas_of(rival))
        return USUAL_CORRUPTION * cards - board.tolerance[rival]

    def corruption_loss(self, corruption: float) -> float:
        """What so much final corruption costs: the chance to be In Too Deep, less that to be the least corrupt."""
        rivals = [self.rival_corruption(rival) for rival in self.board.players if rival != self.me]
        spread = 2.0 + 4.0 * self.left
        most = least = 1.0
        for rival in rivals:
            above = likely((corruption - rival) / spread)
            most *= above
            least *= 1 - above
        bonus = self.board.tables.numbers.lowest_corruption * len(rivals)
        return self.foiled * most * max(0.0, corruption + 6 * self.left) - bonus * least

    @cached_property
    def corruption_price(self) -> float:
        """What one more corruption costs."""
        return max(0.05, (self.corruption_loss(self.corruption + 3) - self.corruption_loss(self.corruption)) / 3)

    @cached_property
    def deepest(self) -> float:
        """How likely the player is the most corrupt in the end."""
        most = max(self.rival_corruption(rival) for rival in self.board.players if rival != self.me)
        return likely((self.corruption - most) / 4)

    # -- Dilemmas ------------------------------------------------------------------------------------------------------

    def dilemma(self, card: Dilemma, beside: Sequence[Dilemma] = ()) -> float:
        """What banking a card brings beside others that lie in the Well already."""
        gain = card.intel + sum(self.type_values[each] for each in card.symbols)
        if card.poster:
            unique = {other.poster for other in beside if other.poster}
            gain += 0.5 if card.poster in unique else 2.0 * len(unique) + 1.0 + self.left * 2.0
        if card.sigil:
            numbers = self.board.tables.numbers
            held = sum(other.sigil for other in beside) % numbers.sigil_set
            gain += (
                numbers.sigil_points * (held + 1) / numbers.sigil_set * (1.0 if held == 2 else 0.2 + 0.5 * self.left)
            )
        return gain - self.corruption_price * card.corruption

    def banked(self, hand: Iterable[Dilemma], well: Sequence[Dilemma]) -> float:
        """What a hand is worth of which the better half is banked."""
        values = sorted((self.dilemma(card, well) for card in hand), reverse=True)
        return sum(values[: (len(values) + 1) // 2])

    @cached_property
    def unseen_dilemma(self) -> float:
        """What drawing a Dilemma is worth."""
        return 0.5 * (BANKED_BENEFIT - USUAL_CORRUPTION * self.corruption_price)

    # -- Grip ----------------------------------------------------------------------------------------------------------

    def grip_value(self, player: int) -> float:
        """What the Grip discs of a player are worth: the lowest one scores, and others may be it later."""
        board = self.board
        discs = [board.grip[player].get(criminal, 0) for criminal in board.criminals]
        numbers = board.tables.numbers.grip_values
        lowest = min(discs)
        total = float(numbers[lowest])
        if lowest < len(numbers) - 1:
            step = numbers[lowest + 1] - numbers[lowest]
            above = sum(disc > lowest for disc in discs)
            total += 0.8 * step * above / len(discs)
            total += 0.3 * sum(min(disc - lowest, 3) for disc in discs if disc > lowest + 1)
        return total + self.left * sum(SKILL[min(disc, len(SKILL) - 1)] for disc in discs)

    def more_grip(self, criminal: Criminal, change: int = 1) -> float:
        """What it means to gain or lose Grip with a Criminal."""
        board, me = self.board, self.me
        discs = board.grip[me]
        before, disc = self.own_grip, discs.get(criminal, 0)
        discs[criminal] = max(0, min(board.tables.numbers.most_grip, disc + change))
        after = self.grip_value(me)
        discs[criminal] = disc
        return after - before

    @cached_property
    def own_grip(self) -> float:
        """What the own discs are worth as they stand."""
        return self.grip_value(self.me)

    # -- Evidence ------------------------------------------------------------------------------------------------------

    @cached_property
    def dossier(self) -> float:
        """What a Dossier will bring, if the Chapter succeeds."""
        board = self.board
        reward = board.tables.numbers.chapter_rewards[min(board.chapter, CHAPTERS) - 1]
        return reward * self.success + NOT_THE_LAST

    @cached_property
    def success(self) -> float:
        """How likely the Chapter succeeds."""
        board = self.board
        left = sum(board.dossiers_left) / max(1, sum(board.tables.numbers.dossiers(len(board.order))))
        return likely(5 * (1 - chapter_progress(board) - left) + 0.8 + (2.0 if not left else 0.0))

    @cached_property
    def symbols(self) -> Counter[EvidenceType]:
        """The player's symbols of each type, of Dilemmas in hand only a part."""
        board, me = self.board, self.me
        counted = Counter(token.type for token in board.memory_of(me))
        for card in board.well_of(me):
            counted.update(card.symbols)
        return counted

    def raising(self, each: EvidenceType) -> float:
        """What one more token of a type in the Final Plot does: the own symbols rise, and the plot may be foiled."""
        board = self.board
        gain = TALLER * (self.symbols[each] - 1)
        if self.in_plot[each] < board.tables.numbers.foil_tokens:
            gain += 1.2 * (0.45 - self.deepest)
        return gain

    def evidence(self, token: Evidence) -> float:
        """What a token in Memory is worth: its value at the end, or that of filing it for a Dossier."""
        board = self.board
        value = self.type_values[token.type]
        if any(
            asked is token.type and left for asked, left in zip(board.assignments, board.dossiers_left, strict=True)
        ):
            value = max(value, 0.6 * value + 0.6 * self.dossier)
        return value

    @cached_property
    def gained_evidence(self) -> float:
        """What an unseen token is worth."""
        return sum(self.type_values.values()) / len(TYPES)

    # -- Boosts and rewards --------------------------------------------------------------------------------------------

    def boost(self, boost: Boost) -> float:
        """What a Boost is worth."""
        value = BOOST_VALUES.get(boost.effect, 1.0) * (boost.amount if boost.effect in MULTIPLIED else 1)
        return value * (1.0 if boost.instant else 0.4 + 0.6 * min(1.0, 2 * self.left))

    @cached_property
    def unseen_boost(self) -> float:
        """What gaining a Boost is worth: the best of the wheel."""
        return max((self.from_wheel(sector) for sector in self.board.wheel if self.board.wheel[sector]), default=0.0)

    def from_wheel(self, sector: Piece) -> float:
        """What a sector of the wheel is worth."""
        board = self.board
        return board.wheel_intel[sector] + self.boost(board.wheel[sector][-1])

    def filing(self, token: Evidence, place: Piece) -> float:
        """What filing a token somewhere gains, less what it would have been worth in Memory."""
        gain = -self.type_values[token.type]
        if place.kind == "row":
            return gain + self.dossier
        gain += self.raising(token.type)
        if place is BOOST_SLOT:
            gain += self.unseen_boost
        elif place is TOLERANCE_SLOT:
            gain += self.board.tables.numbers.tolerance_step * self.corruption_price
        elif place is GRIP_SLOT:
            gain += max(map(self.more_grip, self.board.criminals))
        return gain

    @cached_property
    def file(self) -> float:
        """What having to file a token means."""
        board, me = self.board, self.me
        types = {token.type: token for token in board.memory_of(me)}
        found = [self.filing(token, place) for token in types.values() for place in file_places(board, me, token)]
        return max(found, default=0.0) if found else 0.3

    def reward(self, reward: Reward) -> float:
        """What the rewards of a crime are worth."""
        gain = reward.intel + reward.dilemmas * self.unseen_dilemma + reward.gain * self.gained_evidence
        if reward.gain:
            gain += FROM_THE_PLANK
        if reward.file:
            gain += self.file + (reward.file - 1) * min(self.file, -0.8)
        return gain + reward.boost * self.unseen_boost

    # -- how a player stands -------------------------------------------------------------------------------------------

    def standing(self) -> float:
        """The score that a player's belongings promise."""
        board, me = self.board, self.me
        total = board.intel[me] + self.grip_value(me)
        total += sum(count * self.type_values[each] for each, count in self.symbols.items())
        well = board.well_of(me)
        total += sum(card.intel for card in well) + len({card.poster for card in well if card.poster}) ** 2
        sigils = sum(card.sigil for card in well)
        numbers = board.tables.numbers
        total += sigils // numbers.sigil_set * numbers.sigil_points + 4.0 * (sigils % numbers.sigil_set) * self.left
        total += self.banked(board.dilemmas_of(me), well) - self.corruption_loss(self.corruption)
        total += board.dossiers[me] * self.dossier
        if me < board.seats:
            total += sum(map(self.boost, board.boosts[me]))
        return total
