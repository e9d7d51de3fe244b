"""What a sensible player of Deep State looks for: how a board stands, and what each option of a question gains.

All gains are Influence at the end of the game (worth.py says what things are worth). Weights grow exponentially with
gains, so that they can serve as chances.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from shadow_cabinet.table import Ask, Piece, Prompt, Seat

from . import prompts
from .board import HOC, WORLD_DOMINATION, DeepStateBoard
from .infiltrating import agents_for_operation, least_to_send, position
from .pieces import ATTACH, BEST, ENOUGH, MAN_OF_ACTION, PASS, RECRUIT, Action, Objective, Operation, Project, Treaty
from .pieces import NUMBERS as _NUMBERS
from .projects import agents_for_stage, emblems_for_stage
from .tables import STAGES
from .terms import BASIC_GROUPS
from .worth import (
    PROJECT_OF,
    UNKNOWN_TREATY,
    Outlook,
    hand_at_sight,
    prospects,
    time_left,
)

NUMBER: Final = {piece: number for number, piece in enumerate(_NUMBERS)}

TEMPERATURE: Final = 0.7
FOOLISH: Final = -30.0

SPREAD, SPREAD_LATER = 3.5, 2.0
"""By how much Influence may differ from what was expected: at the end, and times the root of the turns left."""
SOLO_SPREAD: Final = 1.25
HOC_GROWTH: Final = {"beginner": -1.4, "normal": 0.5, "hard": 2.2, "ultra-hard": 4.8}
"""What a turn brings HOC more than it brings the player, beyond what is there."""

MAN_VALUE: Final = 1.6
MAN_MARGIN: Final = 0.3
"""A Man of Action in hand; and what playing him must bring at least, since he could wait for better."""
RIVAL_CARD: Final = {
    **dict.fromkeys(BASIC_GROUPS, 2.0),
    "key-connections": 4.0,
    "inner-circle": 5.0,
    "supreme-power": 6.0,
}
"""What a card of the Zone is usually worth to others."""
DENIAL: Final = 0.5
"""How likely one of them would get a card that is left."""


# -- how a board stands ------------------------------------------------------------------------------------------------


def evaluate(board: DeepStateBoard, seat: Seat) -> float:
    """From 0 (lost) to 1 (won): the Influence that everybody can expect, and what may still change it."""
    left, phases = (0.0, 0) if board.phase == WORLD_DOMINATION else time_left(board)
    expected = [prospects(board, player, left) + hand_at_sight(board, player, phases) for player in board.players]
    spread = SPREAD + SPREAD_LATER * sqrt(left)
    if board.solo:
        spread *= SOLO_SPREAD
        expected[HOC] += HOC_GROWTH[board.level] * left
    own = expected[seat]
    return 1 / sum([exp(min(30.0, (each - own) / spread)) for each in expected])


# -- weights, question by question -------------------------------------------------------------------------------------

Gain = Callable[[Outlook, Ask, Piece], float]
GAINS: dict[Prompt, Gain] = {}


def gain_for(*asked: Prompt) -> Callable[[Gain], Gain]:
    """Register what an option of these questions gains."""

    def register(find: Gain) -> Gain:
        for prompt in asked:
            GAINS[prompt] = find
        return find

    return register


# -- Treaties ----------------------------------------------------------------------------------------------------------


@gain_for(prompts.RETURN_A_TREATY, prompts.RETURN_ANOTHER, prompts.DISCARD_A_TREATY)
def give_back(view: Outlook, ask: Ask, option: Piece) -> float:
    """Give back what is worth least, or hardly to be made."""
    assert isinstance(option, Treaty)
    return -view.treaty(option) * view.chance(option)


@gain_for(prompts.TURNCOAT_KEEPS, prompts.TURNCOAT_RETURNS)
def keep(view: Outlook, ask: Ask, option: Piece) -> float:
    """Keep the best; the best of the rest goes back first, and so lies deepest."""
    return -give_back(view, ask, option)


@gain_for(prompts.MAKE_A_TREATY, prompts.MAKE_FURTHER, prompts.MAKE_FOLLOW_UP)
def make(view: Outlook, ask: Ask, option: Piece) -> float:
    """Make what brings most; nothing but what does harm is kept back."""
    return view.treaty(option) if isinstance(option, Treaty) else 0.0 if option is PASS else FOOLISH


@gain_for(prompts.MAKE_ANY_TREATY)
def make_any(view: Outlook, ask: Ask, option: Piece) -> float:
    """Rather make what could hardly be made otherwise."""
    if not isinstance(option, Treaty):
        return make(view, ask, option)
    worth = view.treaty(option)
    return worth - 0.4 * max(0.0, worth) * view.chance(option) * min(1, view.phases - 1)


@gain_for(prompts.USE_TREATY)
def use_treaty(view: Outlook, ask: Ask, option: Piece) -> float:
    """Secondary Objectives always; a free Advance if it is worth its agents."""
    if not isinstance(option, Treaty):
        return 0.0 if option is PASS else FOOLISH
    for effect in option.effects:
        if effect.family == "advance-on":
            return best_stage(view)
    return 1.0


@gain_for(prompts.SECONDARY_GROUP)
def group(view: Outlook, ask: Ask, option: Piece) -> float:
    return view.more[option.id]


@gain_for(prompts.HAND_OVER)
def hand_over(view: Outlook, ask: Ask, option: Piece) -> float:
    assert isinstance(option, Objective)
    return -price_of_losing(view, option)


def price_of_losing(view: Outlook, card: Objective) -> float:
    """What a card costs that goes away, with the agents on it and what lies under it."""
    price = view.card(card) + view.agents_lost(view.board.agents.get(card, 0))
    return price + (view.inner_circle() if card in view.board.attached else 0.0)


@gain_for(prompts.PURGE)
def purge(view: Outlook, ask: Ask, option: Piece) -> float:
    """A card in the discard pile scores for every Treaty that counts it there."""
    if not isinstance(option, Objective):
        return 0.0 if option is PASS else FOOLISH
    if not option.printed:
        return -1.0
    discarded = f"discarded-{option.group}"
    scored = sum(number for _, number, (what,) in view.board.effects(view.me, "score") if what == discarded)
    return scored - price_of_losing(view, option)


@gain_for(prompts.RETRIEVE, prompts.MEDIATOR_CARD)
def retrieve(view: Outlook, ask: Ask, option: Piece) -> float:
    assert isinstance(option, Objective)
    return view.card(option) - (view.agents_lost(option.agents) if ask.prompt is prompts.MEDIATOR_CARD else 0.0)


@gain_for(prompts.TAKE_FROM_HOC)
def take_from_hoc(view: Outlook, ask: Ask, option: Piece) -> float:
    assert isinstance(option, Objective)
    return view.card(option) + Outlook(view.board, HOC, hand=False).card(option)


# -- agents ------------------------------------------------------------------------------------------------------------


@gain_for(prompts.TOKEN_RECRUITS, prompts.RECRUIT_FOR_CARD)
def recruits(view: Outlook, ask: Ask, option: Piece) -> float:
    """Agents, unless a Man of Action is worth more."""
    if option is RECRUIT:
        return recruiting(view, int(ask.about.get("count", 1)))
    return man_drawn(view) if option is MAN_OF_ACTION else -0.1 if option is PASS else FOOLISH


def recruiting(view: Outlook, count: int) -> float:
    return 0.2 - view.agents_lost(-count)


def man_drawn(view: Outlook) -> float:
    """Another Man of Action: one a turn can be played."""
    return MAN_VALUE * view.time * (0.4 if len(view.board.men[view.me]) > 2 else 1.0)


@gain_for(prompts.HOW_MANY_TO_RECRUIT)
def how_many(view: Outlook, ask: Ask, option: Piece) -> float:
    return man_drawn(view) if option is MAN_OF_ACTION else recruiting(view, NUMBER[option])


@gain_for(prompts.RECALL_MORE)
def recall(view: Outlook, ask: Ask, option: Piece) -> float:
    """From a Covert Operation first, where agents would be lost; then where they would wait longest."""
    if isinstance(option, Operation):
        return 20.0
    return view.board.agents[option] if isinstance(option, Objective) else -1.0 if option is ENOUGH else FOOLISH


@gain_for(prompts.LOSE_AN_AGENT, prompts.HOC_RECALLS)
def from_the_fullest(view: Outlook, ask: Ask, option: Piece) -> float:
    """The agent that would have come back last; for HOC it hardly matters."""
    return float(view.board.agents.get(option, 0))


@gain_for(prompts.HITMAN_TARGET)
def hitman_target(view: Outlook, ask: Ask, option: Piece) -> float:
    """An agent of whoever is strongest; best of all the only one on a card of the Zone."""
    assert isinstance(option, Objective)
    board = view.board
    victim = board.infiltrator.get(option)
    if victim is None:
        victim = next(player for player in board.players if option in board.objectives[player])
    if victim == view.me:
        return FOOLISH
    return hit(view, option, victim) + 1.5 * strength(view, victim)


def hit(view: Outlook, card: Objective, victim: int) -> float:
    """What an agent less on that card means to its owner."""
    if card in view.board.infiltrator and view.board.agents[card] == 1:
        return 1.0 + Outlook(view.board, victim, hand=False).card(card)
    return 1.0


def strength(view: Outlook, player: int) -> float:
    """How a player stands beside all others: 1 for one as good as all of them together."""
    return evaluate(view.board, player) if not view.board.solo else 1.0


# -- Inner Circle ------------------------------------------------------------------------------------------------------


@gain_for(prompts.BEFORE_RECALL)
def before_recall(view: Outlook, ask: Ask, option: Piece) -> float:
    """Agents of both cards would come back as from one: later is better."""
    return 0.0 if option is ENOUGH else -5.0


@gain_for(prompts.ATTACH_AT_THE_END)
def attach_at_the_end(view: Outlook, ask: Ask, option: Piece) -> float:
    return 0.0 if option is BEST else FOOLISH


@gain_for(prompts.ATTACH_WHICH)
def attach_which(view: Outlook, ask: Ask, option: Piece) -> float:
    return -float(view.board.agents.get(option, 0))


@gain_for(prompts.ATTACH_TO)
def attach_to(view: Outlook, ask: Ask, option: Piece) -> float:
    """Where it yields most, or opens up a Stage."""
    assert isinstance(option, Objective)
    return view.units(option) if option.per else max(view.more[option.emblem], opened_by(view, option))


def opened_by(view: Outlook, host: Objective) -> float:
    """What an Inner Circle card under a Key Connections card gains: the next Stage of its Project, if only emblems are
    missing, and half of the one after it.
    """
    board, me = view.board, view.me
    project = board.project(PROJECT_OF[host.emblem])
    at = board.stages[me].get(project, 0)
    shown = view.stock.count[host.emblem]
    if at == STAGES or emblems_for_stage(board, project, at + 1) != shown + 1:
        return 0.0
    if agents_for_stage(board, project, at + 1) > board.reserve[me]:
        return 0.0
    gain = view.stage(project)
    if at + 2 <= STAGES and project.stages[at + 2].emblems <= shown + 1:
        gain += 0.5 * (project.stages[at + 2].influence - project.stages[at + 1].influence) * view.time
    return gain


# -- Projects ----------------------------------------------------------------------------------------------------------


@gain_for(prompts.FREE_ADVANCE)
def advance(view: Outlook, ask: Ask, option: Piece) -> float:
    assert isinstance(option, Project)
    return view.stage(option)


@gain_for(prompts.POWER_BROKER_PROJECT)
def broker(view: Outlook, ask: Ask, option: Piece) -> float:
    assert isinstance(option, Project)
    return view.stage(option, fewer=1)


def best_stage(view: Outlook, fewer: int = 0) -> float:
    """The best Stage that can be reached now."""
    from .projects import can_advance_in

    return max((view.stage(project, fewer) for project in can_advance_in(view.board, view.me, fewer)
                if isinstance(project, Project)), default=FOOLISH)  # fmt: skip


@gain_for(prompts.DISCARD_FOR_STAGE)
def discard(view: Outlook, ask: Ask, option: Piece) -> float:
    """What costs least for the Special Interest that is still needed."""
    if not isinstance(option, Objective):
        return 0.0
    missing = int(ask.about["needed"]) - int(ask.about["shown"])
    return -price_of_losing(view, option) / max(1, min(missing, option.special_interest)) - 0.5


# -- infiltrating ------------------------------------------------------------------------------------------------------


@gain_for(prompts.AGENTS_TO_SEND)
def agents_to_send(view: Outlook, ask: Ask, option: Piece) -> float:
    """As few as will do, unless a rival could and would cheaply drive them out."""
    card = ask.about["card"]
    assert isinstance(card, Objective)
    agents = NUMBER[option]
    board = view.board
    gain = -view.agents_away(agents)
    if agents >= board.tables.numbers.crowd:
        for _, _, groups in board.effects(view.me, "crowd"):
            gain += max(view.more[groups[0]], view.more[groups[1]])
    return gain - danger(view, card, agents + int(ask.about["ghosts"]))


def danger(view: Outlook, card: Objective, standing: int) -> float:
    """What Over-Infiltration by those who have not acted yet may cost, the Treaty drawn for it in return."""
    rivals = view.rivals_to_come()
    if not rivals:
        return 0.0
    board = view.board
    full = len(board.treaties[view.me]) >= board.tables.numbers.treaty_hand
    loss = view.card(card) - (0.0 if full else UNKNOWN_TREATY)
    if loss <= 0:
        return 0.0
    safe = 1.0
    place = position(board, card)
    for reach, agents in rivals:
        spare = agents - standing - 1
        if spare >= 0 and place <= reach:
            safe *= 1 - min(0.5, 0.1 + 0.06 * spare)
    return (1 - safe) * loss


# -- the main Action and Men of Action ---------------------------------------------------------------------------------


def action_gains(view: Outlook, ask: Ask) -> list[float]:
    """Main Actions for what they bring; what takes no Action is done before, if it is worth it."""
    gains = [main_gain(view, option) for option in ask.options]
    best = max(gains)
    if best > FOOLISH:
        for i, option in enumerate(ask.options):
            if isinstance(option, Action):
                gains[i] = best + man_gain(view, option) - MAN_MARGIN * view.time
            elif option is ATTACH:
                gains[i] = attaching(view, best)
    return gains


def main_gain(view: Outlook, option: Piece) -> float:
    """What a main Action gains."""
    if isinstance(option, Objective):
        return infiltrating(view, option)
    if isinstance(option, Project):
        return view.stage(option)
    if isinstance(option, Operation):
        return operating(view, option)
    if option is RECRUIT:
        return recruiting(view, 1)
    if option is MAN_OF_ACTION:
        return man_drawn(view)
    return 0.0 if option is PASS else FOOLISH


def infiltrating(view: Outlook, card: Objective) -> float:
    """The card, less for agents away and for the danger; from a rival also what he loses, but he draws a Treaty."""
    board = view.board
    agents = least_to_send(board, view.me, card)
    gain = view.card(card) - view.agents_away(agents) - danger(view, card, max(card.agents, agents))
    others = len(board.players) - 1
    if card in board.infiltrator:
        return gain + (RIVAL_CARD[card.group] - UNKNOWN_TREATY) / others
    return gain + DENIAL * RIVAL_CARD[card.group] / others


def operating(view: Outlook, operation: Operation, fewer: int = 0) -> float:
    """A Covert Operation: all agents on it but one are lost, and those of UNIFIED NATIONS."""
    agents = agents_for_operation(view.board, view.me, operation, fewer)
    lost = max(0, agents - 1 - view.recalls)
    gain = operation.influence + view.more["operations"] - view.agents_lost(lost)
    return gain + DENIAL * operation.influence / (len(view.board.players) - 1)


def man_gain(view: Outlook, card: Action) -> float:
    """What playing a Man of Action brings, besides the Action itself."""
    board, me = view.board, view.me
    if card.action == "recruiter":
        count = min(board.tables.numbers.recruiter_recruits, board.pool[me])
        return recruiting(view, count) - 0.7 * view.time if count > 1 else -1.0
    if card.action == "hitman":
        return hitman_gain(view)
    if card.action == "emissary":
        return operating(view, board.operation_stack[-1], fewer=1)
    if card.action == "turncoat":
        return UNKNOWN_TREATY * min(1.0, 0.3 * view.left) - 0.2 * len(board.treaties[me])
    if card.action == "power-broker":
        return best_stage(view, fewer=1)
    found = [each for each in board.objective_discard if each.agents <= board.reserve[me]]
    return max((view.card(each) - view.agents_lost(each.agents) for each in found), default=FOOLISH)


def hitman_gain(view: Outlook) -> float:
    """A card of the Zone with a single agent is what he is for."""
    board = view.board
    others = len(board.players) - 1
    gain = 0.8 / others
    for card, victim in board.infiltrator.items():
        if victim != view.me:
            gain = max(gain, hit(view, card, victim) / others + 0.2)
    return gain


def attaching(view: Outlook, best: float) -> float:
    """Attach now only to reach a Stage: otherwise the choice can wait."""
    board = view.board
    if board.supervisor == view.me:
        return FOOLISH
    opened = max((opened_by(view, host) for host in board.hosts(view.me) if host.emblem), default=0.0)
    gain = max(best, opened) - view.inner_circle()
    return gain if opened > 0 else FOOLISH


class DeepStateTactics:
    """The advice of Deep State to bots."""

    def evaluate(self, board: DeepStateBoard, seat: Seat) -> float:
        return evaluate(board, seat)

    def weights(self, board: DeepStateBoard, ask: Ask) -> list[float]:
        view = Outlook(board, ask.seat)
        if ask.prompt is prompts.CHOOSE_ACTION:
            gains = action_gains(view, ask)
        else:
            find = GAINS[ask.prompt]
            gains = [find(view, ask, option) for option in ask.options]
        best = max(gains)
        return [exp(max(-20.0, (gain - best) / TEMPERATURE)) for gain in gains]
