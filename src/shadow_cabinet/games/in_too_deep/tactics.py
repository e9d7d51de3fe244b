"""What a sensible player looks for: how well each answer does by the plan, or by what things are worth."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, TypeAlias

from shadow_cabinet.table import Ask, Piece, Prompt, Seat

from . import prompts
from .board import ACTING, InTooDeepBoard
from .evidence import file_places
from .pieces import (
    AN_ACTION,
    END_ACTIONS,
    GAIN_BOOST,
    GAIN_EVIDENCE,
    ION_HEIGHTS,
    LEVELS,
    NO_CHALLENGE,
    PLAYERS,
    POWER,
    RECKLESS,
    SCOURGE,
    SENTINEL,
    SIDE_DECK,
    SKILL,
    SKIP,
    Boost,
    Crime,
    Criminal,
    Dilemma,
    Evidence,
)
from .planning import FEW_NODES, Plan, first_pieces
from .prospects import POWERS, crime_value, plan_of
from .steps import PENDING_OF_BOOST
from .worth import USUAL_CORRUPTION, Outlook

TEMPERATURE: Final = 1.5
SPREAD: Final = 11.0
"""How many points ahead make a win likely, at the end and (more) at the beginning."""
FOOLISH: Final = -6.0

Gain: TypeAlias = "Callable[[Outlook, Ask], list[float]]"
GAINS: dict[Prompt, Gain] = {}


def gains_for(*asked: Prompt) -> Callable[[Gain], Gain]:
    """Register what each option of these questions gains."""

    def register(gain: Gain) -> Gain:
        GAINS.update(dict.fromkeys(asked, gain))
        return gain

    return register


def by_plan(ask: Ask, plan: Plan, *before: Piece) -> list[float]:
    """The best that the plan knows of each option that goes on with a decision."""
    found = first_pieces(plan, before)
    return [found.get(option, plan.stop + FOOLISH) for option in ask.options]


# -- 1. hook -----------------------------------------------------------------------------------------------------------

TAKEN_FROM_A_RIVAL: Final = 0.9
THIRD_TAG_DILEMMA: Final = 0.7
UNHOOKING: Final = 1.0
ANOTHER_TAG: Final = 1.2


@gains_for(prompts.HOOK, prompts.HOOK_BY_BOOST)
def hooking(view: Outlook, ask: Ask) -> list[float]:
    """What can be brought about with each Criminal beside the own ones."""
    board, me = view.board, view.me
    own = board.hooks[me]
    fresh = ask.prompt is prompts.HOOK
    found = []
    for option in ask.options:
        if option is SKIP:
            found.append(plan_of(view, own, fresh=fresh, nodes=FEW_NODES).best)
        elif option in own:
            found.append(unhooking(view, option, fresh))
        else:
            assert isinstance(option, Criminal)
            gain = (
                plan_of(view, [*own, option], fresh=fresh, nodes=FEW_NODES).best + view.more_grip(option) + ANOTHER_TAG
            )
            if board.controller(option) is not None:
                gain -= TAKEN_FROM_A_RIVAL
            if len(own) + 1 == board.tables.numbers.hook_slots:
                gain += THIRD_TAG_DILEMMA * view.unseen_dilemma
            found.append(gain)
    return found


def unhooking(view: Outlook, option: Piece, fresh: bool) -> float:
    """A tag given up for another one: only with a full Console that leads nowhere."""
    board = view.board
    own = board.hooks[view.me]
    if len(own) < board.tables.numbers.hook_slots or plan_of(view, own, fresh=fresh, nodes=FEW_NODES).story:
        return FOOLISH
    rest = [criminal for criminal in own if criminal is not option]
    return plan_of(view, rest, fresh=fresh, nodes=FEW_NODES).best - UNHOOKING


# -- 3. actions --------------------------------------------------------------------------------------------------------


@gains_for(prompts.ACT)
def acting(view: Outlook, ask: Ask) -> list[float]:
    """The first step of the plan; Side Crimes at once, and Boosts that move nothing when they help."""
    plan = plan_of(view)
    found = first_pieces(plan, ())
    gains = []
    for option in ask.options:
        if option is END_ACTIONS:
            gain = plan.stop - view.board.actions_left - 0.1
        elif isinstance(option, Crime) and not option.level:
            gain = plan.best + 5
        elif isinstance(option, Boost) and option not in found:
            gain = plan.best + spending(view, option, plan)
        elif option is SCOURGE and can_give_grip(view):
            gain = plan.best + 0.5
        else:
            gain = found.get(option, plan.stop + FOOLISH)
        gains.append(gain)
    return gains


def can_give_grip(view: Outlook) -> bool:
    """Whether the Scourge's Skill is still to be used."""
    board, me = view.board, view.me
    if board.scourge_used or not board.controls_skill(me, SCOURGE):
        return False
    nearby = board.nearby(board.at[SCOURGE])
    return any(
        board.at[other] in nearby and board.can_gain_grip(me, other) for other in board.criminals if other != SCOURGE
    )


def spending(view: Outlook, boost: Boost, plan: Plan) -> float:
    """What spending a Boost gains beside the plan; what has a better use later is kept."""
    board, me = view.board, view.me
    late = view.progress > 0.93
    if boost.effect == "discard_dilemma":
        worst = min(view.dilemma(card) for card in (*board.dilemmas[me], *board.wells[me]))
        return -worst - 1.0 if worst < -1 or late else FOOLISH
    if boost.effect == "challenge":
        return max((challenge_gain(view, player) for player in rivals(view)), default=FOOLISH) - 1.0
    if boost.effect == "hook":
        if plan.story:
            return FOOLISH
        free = [each for each in board.criminals if each not in board.hooks[me] and not board.locks[each]]
        if len(board.hooks[me]) >= board.tables.numbers.hook_slots or not free:
            return FOOLISH
        return max(plan_of(view, [*board.hooks[me], each]).best for each in free) - plan.best - view.boost(boost)
    if boost.effect == "swap_hooks":
        best = max(len(board.hooks[player]) for player in rivals(view)) - len(board.hooks[me])
        return best - 1.5 if not plan.story else FOOLISH
    if boost.effect == "ignore_blockades":
        return FOOLISH
    if boost.effect == "lock_hook":
        return 0.2 if not plan.story and len(board.hooks[me]) > 1 else FOOLISH
    return 0.2 if boost.effect not in PENDING_OF_BOOST else FOOLISH


def rivals(view: Outlook) -> list[int]:
    return [player for player in view.board.players if player != view.me]


@gains_for(prompts.WITH_CRIMINAL)
def with_criminal(view: Outlook, ask: Ask) -> list[float]:
    """What the plan does with this Criminal."""
    criminal = ask.about["criminal"]
    plan = plan_of(view)
    gains = by_plan(ask, plan, criminal)
    if criminal is SCOURGE and can_give_grip(view):
        gains[ask.options.index(SKILL)] = plan.best + 0.5
    return gains


@gains_for(prompts.PAY_WITH)
def paying(view: Outlook, ask: Ask) -> list[float]:
    """Actions of the turn are lost when it ends, Grip is not."""
    return [1.0 if option is AN_ACTION else 0.0 for option in ask.options]


@gains_for(prompts.POWER_OF)
def power_of(view: Outlook, ask: Ask) -> list[float]:
    """Which Zone's power the plan wants."""
    return by_plan(ask, plan_of(view), ask.about["criminal"], POWER)


@gains_for(prompts.SKILL_ON)
def skill_on(view: Outlook, ask: Ask) -> list[float]:
    """On whom or what the plan uses the Skill."""
    criminal = ask.about["criminal"]
    if criminal is SCOURGE:
        return more_grip(view, ask)
    return by_plan(ask, plan_of(view), criminal, SKILL)


# -- what moves in the city --------------------------------------------------------------------------------------------


@gains_for(prompts.SHIFT)
def shifting(view: Outlook, ask: Ask) -> list[float]:
    """The best that further shifts lead to."""
    kind = "shift" if SENTINEL in ask.options else "blockades"
    return by_plan(ask, plan_of(view, pending=((kind, ask.about["left"]),)))


@gains_for(prompts.SHIFT_THE_SENTINEL)
def shifting_the_sentinel(view: Outlook, ask: Ask) -> list[float]:
    """Where a crime's shifts of the Sentinel had better lead."""
    return by_plan(ask, plan_of(view, pending=(("sentinel", ask.about["left"]),)), SENTINEL)


@gains_for(prompts.SHIFT_WHERE)
def shift_where(view: Outlook, ask: Ask) -> list[float]:
    """Where something is best shifted to, further shifts counted in."""
    piece, left = ask.about["piece"], ask.about["left"]
    kind = "shift" if left > 1 or piece.kind in ("sentinel", "blockade") else "towers"
    return by_plan(ask, plan_of(view, pending=((kind, left),)), piece)


@gains_for(prompts.ESCORT)
def escorting(view: Outlook, ask: Ask) -> list[float]:
    """Whom the Sentinel had better take along."""
    plan = plan_of(view, pending=(("shift", ask.about["left"]),))
    return by_plan(ask, plan, SENTINEL, ask.about["zone"])


@gains_for(prompts.TOWERS_OPTION)
def towers(view: Outlook, ask: Ask) -> list[float]:
    return by_plan(ask, plan_of(view, pending=(("towers", 1),)))


@gains_for(prompts.MOVE_CRIMINAL, prompts.MOVE_ITEM, prompts.MOVE_HEAT)
def moving(view: Outlook, ask: Ask) -> list[float]:
    """What had better be elsewhere."""
    kind = {prompts.MOVE_CRIMINAL: "criminal", prompts.MOVE_ITEM: "item", prompts.MOVE_HEAT: "heat"}[ask.prompt]
    return by_plan(ask, plan_of(view, pending=((kind, 1),)))


@gains_for(prompts.TO_ZONE)
def to_zone(view: Outlook, ask: Ask) -> list[float]:
    """Where it had better be."""
    piece = ask.about["piece"]
    kind = piece.kind if piece.kind in ("criminal", "item") else "heat"
    return by_plan(ask, plan_of(view, pending=((kind, 1),)), piece)


@gains_for(prompts.SWAP)
def swapping(view: Outlook, ask: Ask) -> list[float]:
    """What is best swapped: Items among themselves, Criminals among themselves, or an Item with a Criminal."""
    kinds = ["criminals"] if ask.options[0].kind == "criminal" else ["items", "item-criminal"]
    found = [by_plan(ask, plan_of(view, pending=((kind, 1),))) for kind in kinds]
    return [max(gains) for gains in zip(*found, strict=True)]


@gains_for(prompts.SWAP_WITH)
def swapping_with(view: Outlook, ask: Ask) -> list[float]:
    piece, other = ask.about["piece"], ask.options[0]
    kind = "items" if other.kind == "item" else "criminals" if piece.kind == "criminal" else "item-criminal"
    return by_plan(ask, plan_of(view, pending=((kind, 1),)), piece)


@gains_for(
    prompts.WITNESS, prompts.PUSH, prompts.SEND, prompts.PEEK_AT, prompts.WHICH_IN_LOCKER, prompts.REVEAL,
    prompts.ECHO_BOOST, prompts.ECHO_GRIP, prompts.LOCK,
)  # fmt: skip
def indifferent(view: Outlook, ask: Ask) -> list[float]:
    """It hardly matters."""
    return [0.0 for _ in ask.options]


# -- powers and Boosts -------------------------------------------------------------------------------------------------


@gains_for(prompts.CHALLENGE)
def challenging(view: Outlook, ask: Ask) -> list[float]:
    return [0.0 if option is NO_CHALLENGE else challenge_gain(view, PLAYERS.index(option)) for option in ask.options]


def challenge_gain(view: Outlook, rival: int) -> float:
    """Two Intel from a rival who is likely more corrupt."""
    board, me = view.board, view.me
    hand = board.dilemmas_of(rival)
    if not hand or not board.dilemmas[me]:
        return FOOLISH
    own = sum(card.corruption for card in board.dilemmas[me]) - board.tolerance[me]
    other = USUAL_CORRUPTION * len(hand) - board.tolerance[rival]
    ahead = (other - own) / (1.5 + 1.2 * len(hand) ** 0.5)
    chance = 1 / (1 + exp(-max(-20.0, min(20.0, ahead))))
    return 4.0 * chance - 4.0 * (1 - chance)


@gains_for(prompts.ION_HEIGHTS_CHOICE)
def at_ion_heights(view: Outlook, ask: Ask) -> list[float]:
    """A Boost, or a crime of which one can tell that it can be done."""
    hand = view.board.crimes[view.me]
    found = []
    for option in ask.options:
        if option is GAIN_BOOST:
            found.append(view.unseen_boost)
        elif option is SIDE_DECK:
            found.append(POWERS[ION_HEIGHTS] * (1.0 if any(not crime.level for crime in hand) else 0.8))
        else:
            found.append(0.25 * level_value(view, LEVELS.index(option) + 1))
    return found


@gains_for(prompts.RIVERSIDE_CHOICE)
def at_riverside(view: Outlook, ask: Ask) -> list[float]:
    return [view.gained_evidence + 0.5 if option is GAIN_EVIDENCE else view.file for option in ask.options]


@gains_for(prompts.TAKE_A_BOOST)
def taking_a_boost(view: Outlook, ask: Ask) -> list[float]:
    return [view.from_wheel(sector) for sector in ask.options]


@gains_for(prompts.SWAP_TAGS)
def swapping_tags(view: Outlook, ask: Ask) -> list[float]:
    return [float(len(view.board.hooks[PLAYERS.index(option)])) for option in ask.options]


@gains_for(prompts.GRIP_WITH)
def more_grip(view: Outlook, ask: Ask) -> list[float]:
    """Where Grip is worth most."""
    return [view.more_grip(option) for option in ask.options if isinstance(option, Criminal)]


@gains_for(prompts.LOSE_GRIP)
def less_grip(view: Outlook, ask: Ask) -> list[float]:
    return [view.more_grip(option, -1) for option in ask.options if isinstance(option, Criminal)]


# -- Evidence ----------------------------------------------------------------------------------------------------------


@gains_for(prompts.FROM_THE_PLANK, prompts.FROM_THE_POOL, prompts.TAKE, prompts.TAKE_ONE_OF)
def taking_evidence(view: Outlook, ask: Ask) -> list[float]:
    """The most valuable; what one has not seen is of average value."""
    return [view.evidence(option) if isinstance(option, Evidence) else view.gained_evidence for option in ask.options]


@gains_for(prompts.FILE_WHICH)
def filing_which(view: Outlook, ask: Ask) -> list[float]:
    board, me = view.board, view.me
    return [
        max(view.filing(option, place) for place in file_places(board, me, option))
        for option in ask.options
        if isinstance(option, Evidence)
    ]


@gains_for(prompts.FILE_WHERE)
def filing_where(view: Outlook, ask: Ask) -> list[float]:
    token = ask.about["token"]
    return [view.filing(token, place) for place in ask.options]


# -- crimes ------------------------------------------------------------------------------------------------------------


@gains_for(prompts.APPROACH)
def approaching(view: Outlook, ask: Ask) -> list[float]:
    """The better rewards, unless one is likely to be the one who is In Too Deep."""
    crime = ask.about["crime"]
    more = crime.reckless.dilemmas - crime.restrained.dilemmas
    reckless = view.reward(crime.reckless) - CAUTION * view.deepest * more
    return [reckless if option is RECKLESS else view.reward(crime.restrained) for option in ask.options]


CAUTION: Final = 12.0
"""How much a Dilemma more is shunned by whoever is the most corrupt already."""
EASE: Final = (0.8, 0.7, 0.45, 0.12)
"""How likely a crime of each level can soon be done, once its storyline has come so far."""
DITCHED: Final = 0.4


def level_value(view: Outlook, level: int) -> float:
    """What an unseen Story Crime of a level is worth: how likely it can be done, times what it brings."""
    board = view.board
    lines = {crime.storyline for crime in board.tables.story_crimes if crime not in board.out_of_play}
    usual = next(crime for crime in board.tables.story_crimes if crime.level == level)
    opened = 1.0
    if level > 1:
        shown = {crime.storyline for crime in board.display if crime.level == level - 1}
        opened = len(shown & lines) / max(1, len(lines))
    return opened * EASE[level] * crime_value(usual)


@gains_for(prompts.DRAW_FROM)
def drawing(view: Outlook, ask: Ask) -> list[float]:
    return [level_value(view, LEVELS.index(option) + 1) for option in ask.options]


@gains_for(prompts.DITCH)
def ditching(view: Outlook, ask: Ask) -> list[float]:
    """All Story Crimes if none of them can soon be done, likewise Side Crimes: then there is another to draw."""
    hand = view.board.crimes[view.me]
    near = soon_possible(view)
    kept = {bool(crime.level) for crime in near}
    return [
        DITCHED if isinstance(option, Crime) and bool(option.level) not in kept else FOOLISH if option in hand else 0.0
        for option in ask.options
    ]


def soon_possible(view: Outlook) -> set[Crime]:
    """The crimes to which there is a way with the own Criminals and any other one."""
    board = view.board
    own = board.hooks[view.me]
    found: set[Crime] = set()
    for criminal in board.criminals:
        if criminal not in own and not board.locks[criminal]:
            found |= plan_of(view, [*own, criminal], fresh=True, nodes=FEW_NODES).reached
    return found


# -- Dilemmas ----------------------------------------------------------------------------------------------------------


@gains_for(prompts.BANK, prompts.BANK_ANOTHER)
def banking(view: Outlook, ask: Ask) -> list[float]:
    """The best beside what is banked already."""
    hand, well = view.board.dilemmas[view.me], view.board.wells[view.me]
    chosen = [card for card in hand if card not in ask.options]
    return [view.dilemma(option, [*well, *chosen]) for option in ask.options if isinstance(option, Dilemma)]


@gains_for(prompts.LOSE_A_DILEMMA, prompts.DISCARD_A_DILEMMA, prompts.DISCARD_DRAWN)
def losing_a_dilemma(view: Outlook, ask: Ask) -> list[float]:
    well = view.board.wells[view.me]
    return [-view.dilemma(option, well) for option in ask.options if isinstance(option, Dilemma)]


# -- how a seat stands -------------------------------------------------------------------------------------------------


def evaluate(board: InTooDeepBoard, seat: Seat) -> float:
    """The chance to win: all players' standings compared, with what the active one can still do this turn."""
    views = [Outlook(board, player) for player in board.players]
    standings = [view.standing() for view in views]
    if board.step == ACTING and not board.is_echo(board.active):
        standings[board.active] += plan_of(views[board.active]).best
    spread = SPREAD * (0.35 + 0.65 * views[seat].left)
    best = max(standings)
    shares = [exp((standing - best) / spread) for standing in standings]
    return shares[seat] / sum(shares)


class InTooDeepTactics:
    """The advice of In Too Deep to bots."""

    look_ahead = 1

    def evaluate(self, board: InTooDeepBoard, seat: Seat) -> float:
        return evaluate(board, seat)

    def weights(self, board: InTooDeepBoard, ask: Ask) -> list[float]:
        gains = GAINS[ask.prompt](Outlook(board, ask.seat), ask)
        best = max(gains)
        return [exp(max(-20.0, (gain - best) / TEMPERATURE)) for gain in gains]
