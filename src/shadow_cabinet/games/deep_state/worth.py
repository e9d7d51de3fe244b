"""What things are worth in Deep State, in Influence at the end of the game, as a sensible player guesses it: cards,
agents, Stages, Treaties made and in hand. `tactics.py` makes weights and chances out of it.

Numbers in capitals are guesses that did well in matches of bots against each other. Of other players' hands nothing is
used but how many Treaties they hold.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from shadow_cabinet.table import Seat

from .board import DeepStateBoard
from .conditions import AtLeast, AtStage, Most, Term, Without
from .effects import Effect
from .pieces import DEEP_STATE, EMBLEM_OF, Objective, Project, Treaty
from .tables import STAGES
from .terms import BASIC_GROUPS, COUNTED, EMBLEMS

# -- time --------------------------------------------------------------------------------------------------------------

TURNS_PER_ROUND: Final = 5.4
FULL_TIME: Final = 7.0
"""With so many turns left whatever pays off later is worth all of it; with fewer turns less."""


def time_left(board: DeepStateBoard) -> tuple[float, int]:
    """How many turns are still to come, this one included, as rounds usually go; and how many Treaty Phases."""
    wars = sum([war not in board.wars and war not in board.out_of_play for war in board.tables.wars])
    rounds = (len(board.objective_deck) - wars) // board.zone_size
    return TURNS_PER_ROUND * (len(board.zone) / board.zone_size + rounds), rounds + 1


# -- agents ------------------------------------------------------------------------------------------------------------

AGENT_VALUES: Final = (0.0, 7.4, 6.8, 6.2, 5.6, 5.0, 4.4, 3.8, 3.2, 2.6, 2.0, 1.4, 0.8, 0.8, 0.8, 0.8, 0.8)
"""What each agent outside the pool adds: the first ones most."""
AGENTS_VALUE: Final = tuple(sum(AGENT_VALUES[: i + 1]) for i in range(len(AGENT_VALUES)))
AWAY: Final = 0.12
"""What it costs to miss an agent for a turn."""

# -- cards -------------------------------------------------------------------------------------------------------------

GROWTH: Final = {
    **dict.fromkeys(COUNTED, 0.025),
    **dict.fromkeys(BASIC_GROUPS, 0.12),
    **dict.fromkeys(EMBLEMS, 0.04),
    "key-connections": 0.08,
    "supreme-power": 0.08,
    "inner-circle": 0.04,
    "operations": 0.05,
    "projects": 0.08,
    "discarded-mass-control": 0.12,
    "discarded-finance": 0.12,
    "discarded-science": 0.12,
}
"""How many more of each kind a player usually has with every turn."""

SPECIAL_INTEREST: Final = 2.6
"""What Special Interest is worth that the Stages of DEEP STATE still ask for."""
BASIC_CARD: Final = 1.7
"""What a basic card gains by Supreme Power cards that may still come."""
LATER_UNITS: Final = {**dict.fromkeys(BASIC_GROUPS, 0.13), "tricolor-sets": 0.09, "other-supreme-power": 0.07}
"""How much more often a Supreme Power card will yield with every turn that is left."""
CIRCLE_MORE: Final = 0.8
"""What a free Inner Circle card is worth beyond its Influence, since it can still be attached."""
EMBLEM: Final = 0.25
"""How much of what an emblem opens up in its Project will really be had."""

BENEFIT: Final = {"comintern": 2.4, "unified-nations": 2.5, "spyware": 1.0, DEEP_STATE: 0.0}
"""What each step of a permanent benefit is worth with the whole game before it."""
UNKNOWN_TREATY: Final = 2.2
ANY_TREATY: Final = 4.5
"""A Treaty in hand that nothing is known of; and what a usual one is worth when it is made."""

NOTHING: Final = dict.fromkeys((*COUNTED, ""), 0)
PROJECT_OF: Final = {emblem: project for project, emblem in EMBLEM_OF.items() if emblem}


class Plan:
    """What a Treaty is about, sorted for counting: what it asks for, and what it does with what one has."""

    __slots__ = ("favours", "majorities", "rough", "scores", "seconds", "ways")

    def __init__(self, treaty: Treaty) -> None:
        self.ways = [
            [(term.what, term.number) for term in way if isinstance(term, AtLeast)] for way in treaty.conditions.ways
        ]
        families = [(effect.family, effect.number, effect.words) for effect in treaty.effects]
        self.scores = [(words[0], number) for family, number, words in families if family == "score"]
        self.majorities = [(words[0], number) for family, number, words in families if family == "majority"]
        self.seconds = [(words[0], words[1]) for family, _, words in families if family == "second-emblem"]
        self.favours = [
            (group, PER_CARD[family]) for family, _, words in families if family in PER_CARD for group in words
        ]
        self.rough = 1.5 + (treaty.reward.influence or 2.0) + (len(treaty.effects) - 1)


@cache
def plan_of(treaty: Treaty) -> Plan:
    """Made once for every card."""
    return Plan(treaty)


PER_CARD: Final = {"purge": 1.2, "recruit-on": 0.8, "advance-on": 0.8}
"""What Treaties of these families gain with every card of their groups."""


class Stock:
    """What a player has, counted once; what the rules count again and again."""

    __slots__ = ("away", "circles", "count", "interest", "supreme")

    def __init__(self, board: DeepStateBoard, player: int) -> None:
        self.count = count = NOTHING.copy()
        self.away = 0
        self.interest = 0
        self.supreme: list[tuple[Objective, bool]] = []
        agents, attached = board.agents, board.attached
        hosts = 0
        for card in board.objectives[player]:
            count[card.group] += 1
            if card.type:
                if card.per:
                    self.supreme.append((card, card in attached))
                    count[card.type] += 1
                    hosts += card in attached
                elif card.emblem:
                    count[card.type] += 1
                    count[card.emblem] += 2 if card in attached else 1
                    hosts += card in attached
                elif card.type != "inner-circle":
                    count[card.type] += 1
                self.interest += card.special_interest
            if card in agents:
                self.away += agents[card]
        self.circles = count["inner-circle"] - hosts
        count["operations"] = len(board.operations[player])
        count["projects"] = len(board.stages[player])
        hoc = board.is_hoc(player)
        for treaty in board.made[player]:
            if treaty.reward.emblem:
                count[treaty.reward.emblem] += 1
            if not hoc:
                for kind, emblem in plan_of(treaty).seconds:
                    count[emblem] += count[kind]

    def sets(self) -> int:
        """Sets of a Mass Control, a Finance and a Science card."""
        count = self.count
        return min(count["mass-control"], count["finance"], count["science"])


class Outlook:
    """How a board looks to one player: the stock, the time left, and what one more of everything is worth."""

    __slots__ = ("alive", "board", "left", "me", "more", "phases", "recalls", "stock", "threats", "time")

    def __init__(self, board: DeepStateBoard, me: int, hand: bool = True) -> None:
        self.board, self.me = board, me
        self.stock = stock = Stock(board, me)
        self.left, self.phases = time_left(board)
        self.time = min(1.0, max(0.0, self.left - 1.0) / FULL_TIME)
        self.alive = board.tables.numbers.agents - board.pool[me] - len(board.stages[me])
        self.recalls = board.benefit(me, "unified-nations")
        self.threats: list[tuple[int, int]] | None = None
        more: dict[str, float] = dict.fromkeys(stock.count, 0.0)
        self.more = more
        later = BASIC_CARD * self.time
        for group in BASIC_GROUPS:
            more[group] = 1.0 + later
        for emblem in EMBLEMS:
            more[emblem] = self._one_more_emblem(emblem)
        self._supreme_power()
        self._made_treaties()
        if hand:
            self._hand()

    # -- what one more of something is worth ---------------------------------------------------------------------------

    def _one_more_emblem(self, emblem: str) -> float:
        """The Stages that another emblem opens up."""
        board = self.board
        for project in board.tables.projects:
            if project.emblem == emblem:
                break
        else:
            return 0.0
        at = board.stages[self.me].get(project, 0)
        shown = self.stock.count[emblem]
        stages = project.stages
        now = then = at
        for stage in range(at + 1, STAGES + 1):
            emblems = stages[stage].emblems
            if emblems <= shown:
                now = then = stage
            elif emblems == shown + 1:
                then = stage
            else:
                break
        if then == now:
            return 0.3 * self.time
        gain: float = stages[then].influence - stages[now].influence
        gain += (stages[then].benefit - stages[now].benefit) * BENEFIT[project.id]
        return EMBLEM * gain * self.time

    def _supreme_power(self) -> None:
        more, count = self.more, self.stock.count
        for card, attached in self.stock.supreme:
            rate = card.rate + attached
            if card.per == "other-supreme-power":
                more["supreme-power"] += rate
            elif card.per == "tricolor-sets":
                fewest = self.stock.sets()
                for group in BASIC_GROUPS:
                    missing = count[group] == fewest
                    alone = missing and sum(count[other] == fewest for other in BASIC_GROUPS) == 1
                    more[group] += rate * (1.0 if alone else 0.45 if missing else 0.15)
            else:
                more[card.per] += rate

    def _made_treaties(self) -> None:
        board, more = self.board, self.more
        for player in board.players:
            own = player == self.me
            for treaty in board.made[player]:
                plan = plan_of(treaty)
                for what, number in plan.majorities:
                    more[what] += 0.3 * number * self._close_race(what)
                if own:
                    for what, number in plan.scores:
                        if what in more:
                            more[what] += number
                    for group, worth in plan.favours:
                        more[group] += worth * self.time

    def _close_race(self, what: str) -> float:
        """How much another card of a kind may decide who has most."""
        ahead = self.lead(what)
        return (0.15, 0.5, 1.0, 1.0, 0.5, 0.2)[min(5, max(0, ahead + 3))] if ahead > -4 else 0.05

    def lead(self, what: str) -> int:
        """How many more of a kind this player has than whoever else has most."""
        board = self.board
        most = 0
        for player in board.players:
            if player != self.me:
                number = 0
                for card in board.objectives[player]:
                    if card.group == what:
                        number += 1
                most = max(most, number)
        return self.stock.count[what] - most

    def _hand(self) -> None:
        """What brings a Treaty in hand nearer is worth a part of it."""
        more, count = self.more, self.stock.count
        soon = 0.6 * min(1.0, self.left / 4)
        for treaty in self.board.treaties[self.me]:
            plan = plan_of(treaty)
            ways = plan.ways
            for way in ways:
                missing = 0
                for what, number in way:
                    if count[what] < number:
                        missing += number - count[what]
                if missing:
                    worth = soon * plan.rough / (missing * missing * len(ways))
                    for what, number in way:
                        if count[what] < number:
                            more[what] += worth
            for what, number in plan.scores:
                if what in more:
                    more[what] += 0.3 * number

    # -- agents --------------------------------------------------------------------------------------------------------

    def agents_lost(self, count: int) -> float:
        """What it costs to send agents to the pool; less than nothing if they come from there."""
        alive = min(self.alive, len(AGENTS_VALUE) - 1)
        then = min(max(0, alive - count), len(AGENTS_VALUE) - 1)
        return (AGENTS_VALUE[alive] - AGENTS_VALUE[then]) * self.time

    def agents_away(self, count: int) -> float:
        """What it costs that agents stay on a card and come back one by one."""
        waiting = max(0.0, count - 1 - 0.6 * self.recalls)
        scarce = 1.5 if self.board.reserve[self.me] - count < 2 else 1.0
        return AWAY * scarce * self.time * waiting * (waiting + 1) / 2

    def rivals_to_come(self) -> list[tuple[int, int]]:
        """Of everybody who acts after this player in this turn: how far they reach, and with how many agents."""
        if self.threats is None:
            board = self.board
            self.threats = [
                (board.reach(rival), board.reserve[rival] + board.general_ghosts(rival))
                for rival in board.in_turn_order()[board.done + 1 :]
                if rival != self.me
            ]
        return self.threats

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card(self, card: Objective) -> float:
        """What an Objective card adds, or takes away when it goes."""
        more = self.more
        worth = more[card.group]
        if card.type:
            if card.type == "inner-circle":
                return worth + self.inner_circle()
            worth += more[card.type]
            if card.special_interest:
                wanted = self.stock.interest < interest_wanted(self.board, self.me)
                worth += SPECIAL_INTEREST * card.special_interest * self.time * (1.0 if wanted else 0.2)
            if card.emblem:
                worth += more[card.emblem]
            elif card.per:
                worth += card.rate * self.units(card)
        return worth

    def units(self, card: Objective) -> float:
        """How often a Supreme Power card will yield."""
        count, later = self.stock.count, LATER_UNITS[card.per] * self.left
        if card.per == "tricolor-sets":
            return self.stock.sets() + later
        if card.per == "other-supreme-power":
            return count["supreme-power"] + later
        return count[card.per] + later

    def inner_circle(self) -> float:
        """An Inner Circle card for itself, or under the best card that has none."""
        free = self.board.tables.numbers.free_inner_circle
        best = free + CIRCLE_MORE * self.time
        for card, attached in self.stock.supreme:
            if not attached:
                best = max(best, self.units(card))
        return best

    # -- Projects ------------------------------------------------------------------------------------------------------

    def stage(self, project: Project, fewer: int = 0) -> float:
        """What the next Stage brings, agents and discarded cards paid."""
        board, me = self.board, self.me
        at = board.stages[me].get(project, 0)
        now, then = project.stages[at], project.stages[at + 1]
        agents = max(0, then.agents + len(board.wars) * board.tables.numbers.war_agents - fewer)
        gain = then.influence - now.influence - self.agents_lost(agents + (at == 0))
        if at == 0:
            gain += self.more["projects"]
        else:
            for _, _, (group,) in board.effects(me, "level-up"):
                gain += self.more[group]
        if project.id == DEEP_STATE:
            return gain + self._deep_state(then.emblems, then.benefit)
        gain += (then.benefit - now.benefit) * BENEFIT[project.id] * self.time
        for treaty in board.treaties[me]:
            for term in treaty.conditions.ways[0]:
                if isinstance(term, AtStage) and at + 1 == term.stage and term.project in ("any", project.id):
                    gain += 0.6 * plan_of(treaty).rough
        return gain

    def _deep_state(self, interest: int, draws: int) -> float:
        """A Treaty made whatever it asks for, Treaties drawn, and the cards that it takes."""
        board = self.board
        needed = max(0, interest - len(board.wars) * board.tables.numbers.war_emblems)
        prices = sorted(self.price_of_interest(card) for card in board.objectives[self.me] if card.special_interest)
        price = sum(prices[:needed]) / max(1, min(needed, len(prices))) * needed
        hand = [self.treaty(treaty) - 0.5 * self.chance(treaty) * ANY_TREATY for treaty in board.treaties[self.me]]
        best = max(hand, default=0.0)
        return max(best, 0.5 * ANY_TREATY) + UNKNOWN_TREATY * 0.6 * draws * self.time - price

    def price_of_interest(self, card: Objective) -> float:
        """What a card costs for each Special Interest that it shows."""
        price = self.card(card)
        agents = self.board.agents.get(card, 0)
        if agents:
            price += self.agents_lost(agents)
        if card in self.board.attached:
            price += self.board.tables.numbers.free_inner_circle
        return price / card.special_interest

    # -- Treaties ------------------------------------------------------------------------------------------------------

    def treaty(self, treaty: Treaty) -> float:
        """What a Treaty is worth once it is made."""
        reward = treaty.reward
        worth = float(reward.influence)
        if reward.emblem:
            worth += self.more[reward.emblem]
        elif reward.secondary:
            worth += self.more[reward.secondary]
        for effect in treaty.effects:
            worth += self._effect(effect, treaty)
        return worth

    def _effect(self, effect: Effect, treaty: Treaty) -> float:
        board, left, time, words = self.board, self.left, self.time, effect.words
        match effect.family:
            case "score":
                what = words[0]
                have = board.count(self.me, what) if what.startswith("discarded-") else self.stock.count[what]
                own = treaty.reward.emblem == what or treaty.reward.secondary == what
                return effect.number * (have + own + GROWTH[what] * left)
            case "majority":
                ahead = self.lead(words[0]) + (treaty.reward.secondary == words[0])
                hope = 1 / (1 + exp(-1.1 * ahead / (0.4 + 0.1 * left)))
                rivals = len(board.players) - 1
                return effect.number * (hope - 0.4 * (1 - hope) / rivals - 0.25)
            case "retrieve":
                found = [self.card(card) for card in board.objective_discard if card.type in words]
                return 0.8 * max(found, default=0.0)
            case "levy":
                others = board.others(self.me)
                giving = sum(not board.emblems(who, words[0]) and bool(board.objectives[who]) for who in others)
                return giving * (1.2 + 1.2 / len(others))
            case "follow-up":
                rewards = [other.reward for other in board.treaties[self.me] if other is not treaty]
                fitting = any(reward.emblem == words[0] or reward.secondary == words[1] for reward in rewards)
                return 0.8 * ANY_TREATY if fitting else 0.0
            case "further":
                return 0.4 * ANY_TREATY if len(board.treaties[self.me]) > 1 else 0.0
            case "reveal":
                return UNKNOWN_TREATY * 0.8 * time
            case "second-emblem":
                return self.stock.count[words[0]] * (0.5 * time + self.more[words[1]])
            case "recruit-on":
                return 0.12 * left
            case "crowd":
                return 0.12 * left * max(self.more[words[0]], self.more[words[1]])
            case "level-up":
                return 0.12 * left * self.more[words[0]]
            case "advance-on":
                return 0.3 * left
            case "ghosts-at":
                return 0.14 * left
        return 0.0

    def chance(self, treaty: Treaty) -> float:
        """How likely the Conditions of a Treaty can be met in time."""
        best = 0.0
        for way in treaty.conditions.ways:
            chance = 1.0
            for term in way:
                chance *= self._chance(term)
            best = max(best, chance)
        return best

    def _chance(self, term: Term) -> float:
        if isinstance(term, AtLeast):
            missing = term.number - self.stock.count[term.what]
            return 1.0 if missing <= 0 else float((1 - exp(-1.6 * GROWTH[term.what] * self.left)) ** missing)
        if isinstance(term, AtStage):
            at = max((stage for project, stage in self.board.stages[self.me].items()
                      if term.project in ("any", project.id)), default=0)  # fmt: skip
            missing = term.stage - at
            return 1.0 if missing <= 0 else float((1 - exp(-0.1 * self.left)) ** missing)
        if isinstance(term, Without):
            return 0.8 if not self.stock.count[term.what] else 0.05
        assert isinstance(term, Most)
        return 0.5 * min(1.0, self.phases / 2)

    def hand(self) -> float:
        """What the Treaties in hand are worth: one can be made in each Treaty Phase."""
        hopes = sorted((self.treaty(treaty) * self.chance(treaty) for treaty in self.board.treaties[self.me]),
                       reverse=True)  # fmt: skip
        return sum(hopes[: self.phases]) + 0.15 * sum(hopes[self.phases :])


def interest_wanted(board: DeepStateBoard, player: int) -> int:
    """How much Special Interest the Stages of DEEP STATE that a player has not reached ask for together."""
    for project in board.tables.projects:
        if project.id == DEEP_STATE:
            at = board.stages[player].get(project, 0)
            return sum([stage.emblems for stage in project.stages[at + 1 :]])
    return 0


# -- how a player stands -----------------------------------------------------------------------------------------------


STANDING_AGENTS: Final = 0.55
STANDING_INTEREST: Final = 2.3
STANDING_EMBLEM: Final = 0.05
"""What has turned out to follow from these, in all matches: less, or more, than they are worth in the eyes above."""


def prospects(board: DeepStateBoard, player: int, left: float) -> float:
    """The Influence that a player will have from what is there now, other players' hands unknown."""
    stock = Stock(board, player)
    count = stock.count
    time = min(1.0, max(0.0, left - 0.5) / FULL_TIME)
    total = float(count["mass-control"] + count["finance"] + count["science"])
    total += BASIC_CARD * time * total
    yields: list[float] = []
    for card, attached in stock.supreme:
        units = LATER_UNITS[card.per] * left
        if card.per == "tricolor-sets":
            units += stock.sets()
        elif card.per == "other-supreme-power":
            units += count["supreme-power"] - 1
        else:
            units += count[card.per]
        total += (card.rate + attached) * units
        if not attached:
            yields.append(units)
    total += _circles(board, stock.circles, yields, time)
    for operation in board.operations[player]:
        total += operation.influence
    numbers = board.tables.numbers
    for project, stage in board.stages[player].items():
        at = project.stages[stage]
        total += at.influence + BENEFIT[project.id] * at.benefit * time
    total += _emblems(board, player, count, time)
    total += STANDING_INTEREST * min(stock.interest, interest_wanted(board, player)) * time
    alive = numbers.agents - board.pool[player] - len(board.stages[player])
    total += (STANDING_AGENTS * AGENTS_VALUE[max(0, alive)] - AWAY * stock.away) * time
    return total + _treaties(board, player, count, left)


def _circles(board: DeepStateBoard, circles: int, yields: list[float], time: float) -> float:
    """Free Inner Circle cards, each for itself or under the card where it brings most."""
    alone = board.tables.numbers.free_inner_circle + CIRCLE_MORE * time
    yields.sort(reverse=True)
    return sum(max(alone, yields[i]) if i < len(yields) else alone for i in range(circles))


def _emblems(board: DeepStateBoard, player: int, count: dict[str, int], time: float) -> float:
    """The Stages that the emblems shown allow beyond those reached."""
    total = 0.0
    stages = board.stages[player]
    for project in board.tables.projects:
        if project.emblem and (shown := count[project.emblem]):
            at = then = stages.get(project, 0)
            while then < STAGES and project.stages[then + 1].emblems <= shown:
                then += 1
            if then > at:
                gain: float = project.stages[then].influence - project.stages[at].influence
                gain += (project.stages[then].benefit - project.stages[at].benefit) * BENEFIT[project.id]
                total += STANDING_EMBLEM * gain
    return total * time


def _treaties(board: DeepStateBoard, player: int, count: dict[str, int], left: float) -> float:
    """Made Treaties: rewards and what they yield at the end; of majorities what each has now counts for most."""
    total = 0.0
    hoc = board.is_hoc(player)
    for treaty in board.made[player]:
        total += treaty.reward.influence
        if not hoc:
            for what, number in plan_of(treaty).scores:
                have = board.count(player, what) if what.startswith("discarded-") else count[what]
                total += number * (have + GROWTH[what] * left)
            for effect in treaty.effects:
                if effect.family in LASTING:
                    total += LASTING[effect.family] * left
    for owner in board.players:
        if not board.is_hoc(owner):
            for treaty in board.made[owner]:
                for what, number in plan_of(treaty).majorities:
                    total += number * _hope_of_majority(board, player, what, left)
    return total


LASTING: Final = {"recruit-on": 0.12, "crowd": 0.15, "level-up": 0.15, "advance-on": 0.3, "ghosts-at": 0.14}


def _hope_of_majority(board: DeepStateBoard, player: int, what: str, left: float) -> float:
    own = most = 0
    for other in board.players:
        number = 0
        for card in board.objectives[other]:
            if card.group == what:
                number += 1
        if other == player:
            own = number
        else:
            most = max(most, number)
    if left < 0.5:
        return float(own > most)
    return 1 / (1 + exp(-1.1 * (own - most - 0.3) / (0.4 + 0.1 * left)))


def hand_at_sight(board: DeepStateBoard, player: Seat, phases: int) -> float:
    """Treaties in another hand: how many there are is all that is known."""
    return UNKNOWN_TREATY * min(len(board.hand(player)), phases)
