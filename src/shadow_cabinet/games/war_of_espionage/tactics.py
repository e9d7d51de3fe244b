"""What a sensible player of 1955 looks for: how a board stands, and how much each option of a question gains.

All gains are in one unit, in which a country just secured is worth about 2.7 and a card held at the other player's turn
about 0.3. Weights grow exponentially with gains, so that they can serve as chances.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from math import erf, exp, sqrt

from shadow_cabinet.table import Ask, Piece, Prompt, Seat

from . import prompts
from .board import COUNTRIES_TO_WIN, EspionageBoard
from .influence import block_value, blocking_cards, influence_of, targets_of, total_of
from .pieces import (
    ADVANCED_TRANSPORT,
    ANNOUNCE,
    COUNTRIES,
    END,
    ENOUGH,
    IMPROVED_RESOURCES,
    INFLUENCE,
    PASS,
    TRANSPORT,
    Card,
    Country,
)
from .specials import ACTIONS, COORDINATED_ASSAULT, COORDINATED_ATTACK, MILITARY_TRANSPORT, REBEL_FORCES

WIN = 30.0
SECURED, SECOND_SECURED = 1.2, 0.7
CARD = 0.3
TEMPERATURE = 0.22
BLOCK_MEAN, BLOCK_SPREAD = 1.42, 1.45  # what an unknown card adds to a block, of 54

# What a card is worth beyond its number: to be kept back when another serves as well.
KEPT_BACK = {MILITARY_TRANSPORT: 0.12, REBEL_FORCES: 0.15, "revolution": 0.15, COORDINATED_ASSAULT: 0.08}

# What a quiet action is worth, before anything on the board makes it better.
QUIET = {"paid-informant": 0.1, "detain": 0.15, "safe-house": 0.3, "supply-drop": 0.45, "gadget-buster": 0.4}


# -- how a board stands ------------------------------------------------------------------------------------------------


@cache
def track_values(length: int) -> tuple[float, ...]:
    """What a marker is worth at each space, from the rival's star to the own one: steeper toward the stars."""
    values = []
    for at in range(-length, length + 1):
        x = at / length
        values.append(0.6 * x + 0.9 * x * abs(x) ** 1.5 + (SECURED if x == 1 else -SECURED if x == -1 else 0))
    return tuple(values)


@cache
def home_values(length: int) -> tuple[float, ...]:
    """The same for the rival's Home Country: its star is the end."""
    values = track_values(length)
    return tuple(value + 1.5 * max(0, at) ** 3 for value, at in zip(values, _shares(length), strict=True))


def _shares(length: int) -> list[float]:
    return [at / length for at in range(-length, length + 1)]


def worth(board: EspionageBoard, me: Seat, country: Country, at: int) -> float:
    """What a marker `at` steps toward my star is worth to me."""
    length = board.length[country]
    if country is board.homes[1 - me]:
        return home_values(length)[at + length]
    if country is board.homes[me]:
        return -home_values(length)[length - at]
    return track_values(length)[at + length]


def standing(board: EspionageBoard, me: Seat) -> float:
    """How the board stands for me, in the common unit."""
    toward = 1 if me == 0 else -1
    total = 0.0
    secured = [0, 0]
    for country, marker in board.marker.items():
        at = marker * toward
        length = board.length[country]
        total += worth(board, me, country, at)
        if at == length:
            secured[0] += 1
        elif at == -length:
            secured[1] += 1
    total += SECOND_SECURED * ((secured[0] > 1) - (secured[1] > 1))
    total += hand_worth(board, me) - hand_worth(board, 1 - me)
    return total


def hand_worth(board: EspionageBoard, me: Seat) -> float:
    """Cards in hand and gadgets. On the way to a refill a card less hardly counts."""
    cards = len(board.hands[me])
    gadgets = 0.35 * len(board.improved_resources[me]) + 0.15 * len(board.advanced_transport[me])
    return 0.25 * min(cards, 5) + 0.12 * max(0, cards - 5) + gadgets


def evaluate(board: EspionageBoard, seat: Seat) -> float:
    """From 0 (lost) to 1 (won)."""
    if board.winner is not None:
        return 1.0 if board.winner == seat else 0.0
    if board.ending:
        return 0.5
    tempo = 0.25 if board.active == seat else -0.25
    return 1 / (1 + exp(-(standing(board, seat) + tempo) / 2.0))


# -- gains -------------------------------------------------------------------------------------------------------------


def rise(board: EspionageBoard, me: Seat, country: Country, steps: int) -> float:
    """What I gain if this marker advances."""
    length = board.length[country]
    now = board.marker[country] if me == 0 else -board.marker[country]
    then = min(now + steps, length)
    gain = worth(board, me, country, then) - worth(board, me, country, now)
    if then == length and now < length:
        mine = board.secured(me)
        if country is board.homes[1 - me] or mine + 1 >= COUNTRIES_TO_WIN:
            return WIN
        if mine == 1:
            gain += SECOND_SECURED
    if now == -length and board.secured(1 - me) > 1:
        gain += SECOND_SECURED
    return gain


@cache
def chance_to_block(cards: int, total: int) -> float:
    """How likely a hand of so many unknown cards can block a total."""
    if cards == 0:
        return 0.0
    z = (total - 0.5 - BLOCK_MEAN * cards) / (BLOCK_SPREAD * sqrt(cards))
    return 0.5 * (1 - erf(z / sqrt(2)))


def chance_through(board: EspionageBoard, me: Seat, target: Country, total: int) -> float:
    """How likely an Influence Action of mine is not blocked."""
    rival = 1 - me
    held = len(board.hands[rival])
    if board.presence(rival, target):
        if board.informants[me]:
            return 0.0 if blocking_cards(board, rival, target, total) else 1.0
        return 1 - chance_to_block(held, total)
    if board.detained(rival):
        return 1.0
    return 1 - 0.07 * held * chance_to_block(held - 1, total) if held > 1 else 1.0


def price(board: EspionageBoard, cards: list[Card]) -> float:
    """What it costs to spend cards in the own turn: little, as the hand is refilled."""
    return sum(0.06 + KEPT_BACK.get(card.action, 0.0) for card in cards)


def gain_of_influence(board: EspionageBoard, me: Seat, cards: list[Card], target: Country) -> float:
    """What announcing these cards at a country is worth."""
    total = total_of(board, me, cards, target)
    if total < 1:
        return -1.0
    through = chance_through(board, me, target, total)
    drained = 0.12 * total * (1 - through)  # the cards that a block costs the rival
    return through * rise(board, me, target, total) + drained - price(board, cards)


def best_set(board: EspionageBoard, me: Seat, cards: list[Card], target: Country) -> tuple[float, list[Card]]:
    """The best announcement at a country that contains these cards."""
    best, chosen = gain_of_influence(board, me, cards, target), cards
    hand = [card for card in board.hands[me] if card not in cards]
    mercenaries = sorted((card for card in hand if card.country is None), key=lambda card: card.influence)
    country_cards = [card for card in cards if card.country is not None]
    partners: list[list[Card]] = [[]]
    if len(country_cards) == 1 and country_cards[0].country is target is board.spies[me]:
        partners += [[card] for card in hand if card.country is target]
    elif not country_cards:
        partners += [[card] for card in hand if card.country and influence_of(board, me, card, target) is not None]
    for partner in partners:
        for joined in range(len(mercenaries) + 1):
            if not partner and not joined:
                continue
            tried = [*cards, *partner, *mercenaries[len(mercenaries) - joined :]]
            gain = gain_of_influence(board, me, tried, target)
            if gain > best:
                best, chosen = gain, tried
    return best, chosen


def best_target(board: EspionageBoard, me: Seat, card: Card) -> float:
    """What a card is worth for influence, wherever it does most."""
    return max(
        (best_set(board, me, [card], target)[0] for target in _countries(targets_of(board, me, card))), default=-1.0
    )


def _countries(pieces: Sequence[Piece]) -> list[Country]:
    return [piece for piece in pieces if isinstance(piece, Country)]


def danger(board: EspionageBoard, me: Seat, country: Country) -> float:
    """What the rival would gain here by a usual attack."""
    return rise(board, 1 - me, country, 4) if country in board.movable() else 0.0


# -- what special actions gain -----------------------------------------------------------------------------------------


def gain_of_special(board: EspionageBoard, me: Seat, card: Card) -> float:
    """What announcing a card's action is worth, with the best targets."""
    action, rival = card.action, 1 - me
    held = len(board.hands[rival])
    through = 1 - 0.06 * held  # somebody may hold Rebel Forces
    gain = QUIET.get(action, 0.0)
    if action == "revolution":
        gain = max((gain_of_naming(board, me, card, c) for c in COUNTRIES), default=0.0)
    elif action in (COORDINATED_ASSAULT, COORDINATED_ATTACK):
        steps = sorted((rise(board, me, c, 1) for c in _countries(board.movable())), reverse=True)
        gain = sum(steps[: 3 if action == COORDINATED_ASSAULT else 2])
        through -= 0.06 * held
    elif action == "blockade":
        gain = max(gain_of_naming(board, me, card, country) for country in COUNTRIES)
    elif action == "deport":
        at = board.spies[rival]
        gain = 0.1
        if board.plays_left > 1 and isinstance(at, Country) and at in board.movable():
            gain = 0.35 * max(0.0, rise(board, me, at, 4))
    elif action == "detain" and board.spies[rival] is board.homes[rival]:
        gain = 0.3
    elif action == "gadget-research":
        gain = 0.15 if board.improved_resources[me] else 0.5
    elif action == "pilfer-accounts":
        gain = 0.2 * (held - 2) + (0.15 if board.plays_left > 1 else 0)
    elif action == "strategic-resupply":
        gain = 0.12 * (board.hand_size(me) - len(board.hands[me]) + 1)
    return through * gain - price(board, [card])


def gain_of_naming(board: EspionageBoard, me: Seat, card: Card, country: Country) -> float:
    """What naming a country for Blockade or Revolution is worth."""
    if card.action == "revolution":
        return -WIN if board.blockaded(country) or board.secured_by(country) == me else rise(board, me, country, 2)
    if board.blockaded(country):
        return 0.0
    guard = 1.0 if board.presence(me, country) else 1.3
    shielded = 0.4 if board.secured_by(country) == me else 0.0
    return 0.3 * guard * danger(board, me, country) - 0.25 * max(0.0, rise(board, me, country, 4)) + shielded


def harm_of(board: EspionageBoard, me: Seat, card: Card, targets: tuple[Piece, ...]) -> float:
    """What an announced action of the rival would cost me."""
    rival = 1 - me
    named = _countries(targets)
    if card.action == "revolution":
        return sum(rise(board, rival, country, 2) for country in named)
    if card.action in (COORDINATED_ASSAULT, COORDINATED_ATTACK):
        return sum(rise(board, rival, country, 1) for country in named)
    if card.action == "pilfer-accounts":
        return 0.25 * (len(board.hands[me]) - 2)
    if card.action == "blockade":
        return sum(gain_of_naming(board, rival, card, country) for country in named)
    if card.action == "gadget-research":
        return 0.5 if IMPROVED_RESOURCES in targets else 0.2
    if card.action == "deport":
        return 0.3 + 0.3 * (board.plays_left > 0)
    return QUIET.get(card.action, 0.1)


# -- weights, question by question -------------------------------------------------------------------------------------

Gains = Callable[[EspionageBoard, Seat, Ask], list[float]]
GAINS: dict[Prompt, Gains] = {}


def gains_for(*asked: Prompt) -> Callable[[Gains], Gains]:
    def register(find: Gains) -> Gains:
        for prompt in asked:
            GAINS[prompt] = find
        return find

    return register


def _card_of(ask: Ask) -> Card:
    card = ask.about["card"]
    assert isinstance(card, Card)
    return card


@gains_for(prompts.CHOOSE_HOME)
def home(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    """The country of which the hand holds most, then the faction."""
    hand = board.hands[me]

    def fit(country: Country) -> float:
        return sum(0.3 * (card.country is country) + 0.1 * (card.faction == country.faction) for card in hand)

    return [fit(country) for country in ask.options if isinstance(country, Country)]


@gains_for(prompts.PLAY_A_CARD)
def card_play(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    gains: list[float] = []
    for option in ask.options:
        if isinstance(option, Card):
            gains.append(gain_of_card(board, me, option))
        elif option is ADVANCED_TRANSPORT:
            gains.append(max(spy_gains(board, me)) - spy_gain(board, me, board.spies[me]) - 0.35)
        else:
            gains.append(0.15)
    return gains


def gain_of_card(board: EspionageBoard, me: Seat, card: Card) -> float:
    if board.plays_left < 1:
        return _transport_gain(board, me)
    gain = best_target(board, me, card)
    if card.action == MILITARY_TRANSPORT:
        if not board.detained(me):
            gain = max(gain, _transport_gain(board, me))
    elif card.action in ACTIONS and ACTIONS[card.action].legal(board, me):
        gain = max(gain, gain_of_special(board, me, card))
    return gain


def _transport_gain(board: EspionageBoard, me: Seat) -> float:
    """On the own turn: only if the spy does far more elsewhere."""
    if board.plays_left < 1:
        return -0.5
    return max(spy_gains(board, me)) - spy_gain(board, me, board.spies[me]) - 0.6


@gains_for(prompts.USE_OF_CARD)
def use(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    card = _card_of(ask)
    special = _transport_gain(board, me) if card.action == MILITARY_TRANSPORT else gain_of_special(board, me, card)
    return [best_target(board, me, card) if option is INFLUENCE else special for option in ask.options]


@gains_for(prompts.INFLUENCE_WHERE)
def where(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    card = _card_of(ask)
    return [best_set(board, me, [card], target)[0] for target in _countries(ask.options)]


@gains_for(prompts.ADD_TO_INFLUENCE)
def add(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    about = ask.about
    cards, target = list(about["cards"]), about["country"]
    assert isinstance(target, Country)
    gains: list[float] = []
    for option in ask.options:
        if option is ANNOUNCE:
            gains.append(gain_of_influence(board, me, cards, target))
        else:
            gains.append(best_set(board, me, [*cards, option], target)[0])  # type: ignore[list-item]
    return gains


@gains_for(prompts.BLOCKADE_WHERE, prompts.REVOLUTION_WHERE)
def name(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    card = _card_of(ask)
    return [gain_of_naming(board, me, card, country) for country in _countries(ask.options)]


@gains_for(prompts.MARKER_TO_ADVANCE)
def marker(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    return [rise(board, me, option, 1) if isinstance(option, Country) else 0.0 for option in ask.options]


@gains_for(prompts.GADGET_TO_GAIN, prompts.GADGET_TO_BUST)
def gadget(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    return [0.5 if option is IMPROVED_RESOURCES else 0.1 for option in ask.options]


def cheapest_block(
    board: EspionageBoard, me: Seat, cards: list[Card], target: Country, total: int
) -> list[Card] | None:
    """The block that costs least among those which contain these cards."""
    rest = [c for c in board.hands[me] if c not in cards and block_value(board, me, c, target)]
    needed = total - sum(block_value(board, me, card, target) for card in cards)
    best: list[Card] | None = None
    cost = 0.0
    for count in range(len(rest) + 1):
        for chosen in combinations(rest, count):
            if sum(block_value(board, me, card, target) for card in chosen) < needed:
                continue
            tried = price(board, list(chosen)) + 0.02 * sum(card.influence for card in chosen)
            if best is None or tried < cost:
                best, cost = list(chosen), tried
        if best is not None:
            break
    return None if best is None else [*cards, *best]


@gains_for(prompts.RESPOND_TO_INFLUENCE)
def respond_to_influence(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    about = ask.about
    target, total = about["country"], about["total"]
    assert isinstance(target, Country)
    assert isinstance(total, int)
    saved = rise(board, 1 - me, target, total)
    gains: list[float] = []
    for option in ask.options:
        if option is PASS:
            gains.append(0.0)
            continue
        assert isinstance(option, Card)
        cards = cheapest_block(board, me, [option], target, total) if board.presence(me, target) else None
        gain = -1.0
        if cards is not None:
            gain = saved - block_cost(board, cards) - 0.01 * len(cards)
        elif option.action == MILITARY_TRANSPORT and not board.presence(me, target):
            gain = _block_by_transport(board, me, option, target, total, saved)
        gains.append(gain)
    return gains


def block_cost(board: EspionageBoard, cards: list[Card]) -> float:
    """Cards spent in the rival's turn are missing in the own one."""
    return sum(0.2 + KEPT_BACK.get(card.action, 0.0) for card in cards)


def _block_by_transport(
    board: EspionageBoard, me: Seat, transport: Card, target: Country, total: int, saved: float
) -> float:
    """Bring the spy to the country attacked, and block there."""
    points = 0
    used = 1
    for card in sorted(board.hands[me], key=lambda card: -card.influence):
        if card is not transport and (card.country is None or card.faction == target.faction) and points < total:
            points += card.influence + (card.country is target)
            used += 1
    return saved - 0.25 * used - 0.15 if points >= total else -1.0


@gains_for(prompts.USE_OF_ANSWER)
def use_of_answer(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    return [-1.0 if option is TRANSPORT else 0.0 for option in ask.options]


@gains_for(prompts.BLOCK_WITH)
def block_with(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    about = ask.about
    target, total, cards = about["country"], about["total"], list(about["cards"])
    assert isinstance(target, Country)
    assert isinstance(total, int)
    gains: list[float] = []
    for option in ask.options:
        if option is ENOUGH:
            gains.append(0.5)
            continue
        block = cheapest_block(board, me, [*cards, option], target, total)  # type: ignore[list-item]
        gains.append(-block_cost(board, block) if block else -3.0)
    return gains


@gains_for(prompts.RESPOND_TO_SPECIAL)
def respond_to_special(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    harm = harm_of(board, me, _card_of(ask), ask.about.get("targets", ()))
    costs = {REBEL_FORCES: 0.4, COORDINATED_ASSAULT: 0.35, COORDINATED_ATTACK: 0.25}
    gains: list[float] = []
    for option in ask.options:
        if isinstance(option, Card):
            gains.append(harm - costs[option.action] if option.action in costs else -0.6)
        else:
            gains.append(0.0)
    return gains


@gains_for(prompts.RESPOND_TO_TRANSPORT, prompts.RESPOND_TO_COUNTER)
def respond_to_rest(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    """Rebel Forces against a counter or a transport: only on the rival's turn, when it costs no Card Play."""
    cost = 0.45 + 0.5 * (board.active == me)
    return [0.0 if option is PASS else 0.35 - cost for option in ask.options]


@gains_for(prompts.KEEP_A_CARD, prompts.KEEP_ANOTHER)
def keep(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    return [
        0.1 * card.influence
        + KEPT_BACK.get(card.action, 0.0)
        + 0.1 * (block_value(board, me, card, _home(board, me)) > 0)
        for card in ask.options
        if isinstance(card, Card)
    ]


def _home(board: EspionageBoard, me: Seat) -> Country:
    home_of = board.homes[me]
    assert home_of is not None
    return home_of


# -- where the spy does most -------------------------------------------------------------------------------------------


def spy_gain(board: EspionageBoard, me: Seat, at: Country | None) -> float:
    """What a spy does at a country: for the next attack there, and for blocking there meanwhile."""
    assert at is not None
    movable = board.movable()
    if at not in movable:
        return -0.2
    hand = board.hands[me]
    own = sorted((card.influence for card in hand if card.country is at), reverse=True)
    hired = sum(card.influence for card in hand if card.country is None)
    best = sum(own[:2]) if len(own) > 1 else own[0] + 1 if own else 0
    if not best and at is not board.homes[me]:
        best = max((card.influence - (card.faction != at.faction) for card in hand if card.country), default=0)
    attack = rise(board, me, at, best + hired) if best + hired else 0.0
    attack = min(attack, 4.0)
    defence = 0.0
    if at is not board.homes[me]:
        points = sum(
            card.influence + (card.country is at) for card in hand if card.country is None or card.faction == at.faction
        )
        defence = min(1.0, points / 5) * min(danger(board, me, at), 4.0)
    later = 0.45 if not board.presence(1 - me, at) else 0.25
    return later * attack + 0.35 * defence


def spy_gains(board: EspionageBoard, me: Seat) -> list[float]:
    return [spy_gain(board, me, country) for country in COUNTRIES]


@gains_for(prompts.MOVE_SPY, prompts.TRANSPORT_TO, prompts.GADGET_MOVE_TO)
def spy_to(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    return [spy_gain(board, me, country) for country in _countries(ask.options)]


@gains_for(prompts.GADGET_DISCARD)
def gadget_discard(board: EspionageBoard, me: Seat, ask: Ask) -> list[float]:
    return [-price(board, [card]) - 0.1 * card.influence for card in ask.options if isinstance(card, Card)]


class EspionageTactics:
    """The advice of 1955 to bots."""

    def evaluate(self, board: EspionageBoard, seat: Seat) -> float:
        return evaluate(board, seat)

    def weights(self, board: EspionageBoard, ask: Ask) -> list[float]:
        gains = GAINS[ask.prompt](board, ask.seat, ask)
        best = max(gains)
        return [exp(max(-20.0, (gain - best) / TEMPERATURE)) for gain in gains]


__all__ = ["END", "EspionageTactics"]
