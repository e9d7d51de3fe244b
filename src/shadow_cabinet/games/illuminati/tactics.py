"""What a sensible player looks for: how much each answer gains, and how likely a seat wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, TypeAlias

from shadow_cabinet.table import Ask, Piece, Prompt, Seat

from . import prompts
from .announcing import KIND_OF, defender
from .board import ON_NWO, TO_CONTROL, TO_DESTROY, WHISPERING, IlluminatiBoard
from .layout import lay_out
from .pieces import (
    ACCEPT,
    AGAINST_IT,
    CALL_OFF,
    CONTROL,
    DONE,
    DROP,
    END_ACTIONS,
    EVERYTHING,
    EXACT_SUM,
    FOR_IT,
    LAUNCH,
    MOVE,
    NO_PRIVILEGE,
    PASS,
    PASS_THE_TURN,
    STAY_OUT,
    STEP_IN,
    SUM_OF,
    TAX,
    TRANSFER,
    USE_ABILITY,
    Arrow,
    Card,
    Group,
    Illuminati,
    Nwo,
    Special,
)
from .prospects import FUNDS, WIN, Outlook, kinds_on, odds, share_of_win
from .reckoning import number_now
from .specials import ASSASSINATION, BRIBERY, MARKET
from .values import change_of
from .worth import (
    NEARNESS,
    OF_AID,
    OF_INCOME,
    OF_MONEY,
    OF_RESISTANCE,
    Standing,
    below_and_itself,
    depth_under,
    of_money,
    room_left,
)

TEMPERATURE: Final = 0.5
OTHERS_PAY: Final = 0.6
"""What keeping a rival down is worth: there are others whom it serves as well."""
A_TURN: Final = 9.0
"""What a turn is worth."""
FOOLISH: Final = -10.0
FOR_PASSING: Final = 3.0
"""The money for passing, less the second action that one gives up as well."""
WORTH_TRYING: Final = 0.5
"""What an attack has to gain at least."""
IDLE: Final = -4.0
"""What can be done, but comes to nothing."""
Gain: TypeAlias = "Callable[[IlluminatiBoard, Seat, Ask], list[float]]"
GAINS: dict[Prompt, Gain] = {}


def gains_for(*asked: Prompt) -> Callable[[Gain], Gain]:
    """Register what each option of these questions gains."""

    def register(gain: Gain) -> Gain:
        GAINS.update(dict.fromkeys(asked, gain))
        return gain

    return register


class IlluminatiTactics:
    """Advice to bots."""

    look_ahead = 0
    doubt = 0.03  # most menus are long, and most of what they offer is of no use

    def evaluate(self, board: IlluminatiBoard, seat: Seat) -> float:
        """How well a seat stands, from 0 to 1."""
        return share_of_win(board, seat)

    def weights(self, board: IlluminatiBoard, ask: Ask) -> list[float]:
        """How sensible each option looks."""
        if len(ask.options) == 1:
            return [1.0]
        find = GAINS.get(ask.prompt)
        if find is None:
            return [1.0] * len(ask.options)
        gains = find(board, ask.seat, ask)
        best = max(gains)
        return [exp(max(-20.0, (gain - best) / TEMPERATURE)) for gain in gains]


# -- the turn ----------------------------------------------------------------------------------------------------------


@gains_for(prompts.ACT)
def acting(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Attacks that pay, cards that help, and what else is of use."""
    view = Outlook(board, me)
    found: list[float] = []
    for option in ask.options:
        gain = FOOLISH
        if isinstance(option, Group):
            if board.controller(option) == me:
                gain = with_own_card(view, option)
            else:
                prospect = view.best(option, kinds_on(board, me, option))
                gain = FOOLISH if prospect is None or prospect.gain < WORTH_TRYING else prospect.gain
        elif isinstance(option, Nwo):
            gain = against_nwo(view, option)
        elif isinstance(option, Special):
            gain = playing(view, option)
        elif option is END_ACTIONS:
            gain = -0.02
        elif option is PASS_THE_TURN:
            gain = FOR_PASSING
        elif option is DROP:
            gain = max(dropping(board, me, board.groups[me]))
        found.append(gain)
    return found


@gains_for(prompts.DROP_WHICH)
def dropping_which(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """The least of them."""
    return dropping(board, me, [option for option in ask.options if isinstance(option, Group)])


def dropping(board: IlluminatiBoard, me: Seat, groups: Sequence[Group]) -> list[float]:
    """A group is dropped only to make room, where none is left."""
    standing = Standing(board, me)
    free = 0.0 if board.layout(me).open else room_left(1) - room_left(0)
    return [free - 1.0 - standing.losses(below_and_itself(board, me, group)) for group in groups]


def with_own_card(view: Outlook, card: Group) -> float:
    """The Recyclers' extra card, room for growth, and little else."""
    board, me = view.board, view.me
    if card.number_of("extra-draw") and not board.recycled and board.treasury(card) >= card.number_of("extra-draw"):
        return 0.3
    if "lasers" in card.abilities and not board.lasers_used and best_shift(view, card) > 0:
        return best_shift(view, card)
    if view.standing.goal == "destroyed" and len(board.groups[me]) > 1:
        found = view.best(card, (TO_DESTROY,)) if board.actions_left and board.power(card) else None
        return found.gain if found else FOOLISH
    return FOOLISH


def against_nwo(view: Outlook, nwo: Nwo) -> float:
    """What an attack on an NWO would gain."""
    board = view.board
    number = board.power(board.head(view.me)) - board.tables.numbers.nwo_resistance
    _, gain = view.best_sum(number, 0, without(view, nwo))
    return gain if gain > WORTH_TRYING else IDLE


def without(view: Outlook, nwo: Nwo) -> float:
    """What it is worth to be rid of an NWO: what it adds to rivals' goals, and takes from one's own."""
    found = -nwo_value(view.standing, nwo)
    for other in view.board.others(view.me):
        value = nwo_value(view.of(other), nwo)
        if value:
            found += value * view.share_of_loss(other)
    return found


def nwo_value(standing: Standing, nwo: Nwo) -> float:
    """What an NWO is worth to a player: Power and Resistance of what he has, income, and the goal by Power."""
    board = standing.board
    found, power = 0.0, 0
    for group in board.groups[standing.seat]:
        change = change_of(nwo, group, board.alignments(group))
        found += OF_RESISTANCE * change
        power += change if group.power else 0
        found += OF_INCOME * nwo.income if group.income > 0 else 0.0
    if standing.goal == "power" and nwo.for_goals:
        found += 2 * NEARNESS * standing.special / standing.need * power
        found += WIN * ((standing.have >= standing.need) - (standing.have - power >= standing.need))
    return found + OF_AID * power


def playing(view: Outlook, card: Special) -> float:
    """What it gains to play a Special now."""
    board = view.board
    if card.effect == BRIBERY:
        return max((view.worth(TO_CONTROL, group) for group in board.uncontrolled), default=0.0) - 1.0
    if card.effect in FUNDS or card.effect == "white-collar-crime":
        return -0.3
    if card.effect == "news-cycle":
        return max(without(view, nwo) for nwo in board.nwos_in_play()) - 2.0
    if card.effect == "second-wind":
        return 0.2 if any(isinstance(each, Special) and each.effect in WORTH_A_WIND for each in board.discard) else -2.0
    if card.effect == "media-campaign":
        return -0.4
    return 0.05 if card.effect == "computer-espionage" else -2.0


WORTH_A_WIND: Final = (*FUNDS, BRIBERY, ASSASSINATION, "murphys-law", "market-manipulation")


def best_shift(view: Outlook, lasers: Group) -> float:
    """Whether another alignment of one group would win at the end of this turn."""
    standing = view.standing
    if standing.goal not in ("weird", "violent", "alignments"):
        return FOOLISH
    return 12.0 if standing.need - standing.have == 1 and lasers in view.board.groups[view.me] else FOOLISH


@gains_for(prompts.SHIFT_WHOM)
def shifting(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """A group of one's own that does not count yet."""
    standing = Standing(board, me)
    return [
        (1.0 - standing.counts_for(option)) if isinstance(option, Group) and option in board.groups[me] else IDLE
        for option in ask.options
    ]


@gains_for(prompts.SHIFT_TO)
def shifting_to(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """The alignment that the goal wants."""
    standing = Standing(board, me)
    now = board.alignments(ask.about["group"])
    found = []
    for option in ask.options:
        bit: int = getattr(option, "bit", 0)
        wanted = option.id == standing.goal or (standing.goal == "alignments" and not bit & standing.alignments)
        found.append(3.0 if wanted and bit and not bit & now else 0.0)
    return found


@gains_for(prompts.WITH_OWN_CARD)
def doing(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """What the card was pointed at for."""
    order = {USE_ABILITY: 3.0, TRANSFER: 0.5, MOVE: 0.0}
    return [order.get(option, 2.0 if goal_is_destroying(board, me) else FOOLISH) for option in ask.options]


def goal_is_destroying(board: IlluminatiBoard, me: Seat) -> bool:
    return Standing(board, me).goal == "destroyed"


# -- announcing an attack ----------------------------------------------------------------------------------------------


@gains_for(prompts.KIND)
def kind_of_attack(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """What pays best."""
    view = Outlook(board, me)
    target = ask.about["target"]
    found = []
    for option in ask.options:
        kind = WHISPERING if isinstance(option, Special) else KIND_OF[option]
        prospect = view.best(target, (kind,))
        found.append(FOOLISH if prospect is None else prospect.gain + 0.01 * (option is CONTROL))
    return found


@gains_for(prompts.ATTACK_WITH)
def attack_with(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Who does it best."""
    view = Outlook(board, me)
    target, kind = ask.about["target"], ask.about["kind"].removeprefix("attack-")
    return [view.prospect(kind, option, target).gain for option in ask.options if isinstance(option, Card)]


@gains_for(prompts.AID)
def aiding(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """As much aid as it takes: what is left over can aid another attack."""
    from .reckoning import reckon

    attacker, target, aiders = ask.about["attacker"], ask.about["target"], ask.about["aiders"]
    kind = likely_kind(board, me, attacker, target)
    number = reckon(board, me, kind, attacker, target, aiders).total
    missing = 10 - number
    found = []
    for option in ask.options:
        if option is LAUNCH:
            found.append(0.0)
        else:
            assert isinstance(option, Card)
            over = max(0, option.transferable - missing)
            found.append(1.0 + 0.05 * option.transferable - 0.1 * over if missing > 0 else -1.0)
    return found


def likely_kind(board: IlluminatiBoard, me: Seat, attacker: Card, target: Group) -> str:
    """What an attack that is being announced is for, as far as its question tells."""
    view = Outlook(board, me)
    found = view.best(target, kinds_on(board, me, target), (attacker,))
    return TO_CONTROL if found is None else found.kind


@gains_for(prompts.PRIVILEGE, prompts.PRIVILEGE_AGAIN)
def claiming(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Privilege is for the attack that wins."""
    standing = Standing(board, me)
    target = ask.about.get("target", board.target)
    decisive = isinstance(target, Group) and standing.wins_with(1, standing.counts_for(target))
    worth = 10.0 if decisive else IDLE
    return [0.0 if option is NO_PRIVILEGE else worth - keeping(option) for option in ask.options]


def keeping(card: Piece) -> float:
    """What a Special is worth in the hand."""
    if not isinstance(card, Special):
        return 2.0  # the money that privilege costs
    return 2.5 if card.effect in WORTH_A_WIND else 1.0


# -- money -------------------------------------------------------------------------------------------------------------


class Stake:
    """What the attack under way is about for one player, and what money could do."""

    def __init__(self, board: IlluminatiBoard, seat: Seat) -> None:
        self.board, self.seat = board, seat
        self.number = number_now(board)
        me = board.active
        self.side = 1 if seat == me else -1
        target = board.target
        self.view = Outlook(board, me)
        if board.attack == ON_NWO:
            assert isinstance(target, Nwo)
            self.worth = self._worth_of_nwo(target)
        else:
            assert isinstance(target, Group)
            self.worth = self._worth_of(target)

    def _worth_of_nwo(self, nwo: Nwo) -> float:
        board = self.board
        worth = without(Outlook(board, self.seat), nwo)
        if self.seat != board.active:
            self.side = 1 if worth > 0 else -1
        return abs(worth)

    def _worth_of(self, target: Group) -> float:
        board, seat, view = self.board, self.seat, self.view
        assert board.attacker is not None
        depth = depth_under(board, view.me, board.attacker)
        if seat == view.me:
            return view.worth(board.attack, target, depth)
        owner = defender(board)
        falls = [target] if owner is None else below_and_itself(board, owner, target)
        gain = view.own_gain(board.attack, falls, depth)
        if gain >= WIN:
            return WIN
        mine = Outlook(board, seat)
        spoils = mine.share_of_loss(view.me) * gain
        if seat == owner:
            return mine.standing.losses(falls) + spoils
        if owner is not None:
            spoils -= mine.share_of_loss(owner) * mine.of(owner).losses(falls)
        self.side = -1 if spoils > 0 else 1
        return OTHERS_PAY * abs(spoils)

    def best(self, source: Card, more: int = 0) -> tuple[int, float]:
        """How much to put in from a treasury (and what may be added to it), and what is gained by it on average."""
        budget = self.board.treasury(source) + more
        step = 2 if source is self.board.target and self.side < 0 else 1
        price = of_money(Standing(self.board, self.seat), 1)
        best, most = 0, 0.0
        now = odds(self.number)
        for amount in range(1, min(budget, 30) + 1):
            moved = odds(self.number + self.side * step * amount)
            gain = self.worth * (moved - now) * self.side - price * amount
            if gain > most:
                best, most = amount, gain
        return best, most


@gains_for(prompts.PUT_IN, prompts.DEFEND)
def putting_in(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Money as far as it moves the odds enough."""
    stake = Stake(board, me)
    found = []
    for option in ask.options:
        gain = IDLE
        if option is PASS:
            gain = 0.0
        elif option is STAY_OUT:
            gain = 0.01 if stake.worth == 0 and not board.hands[me] else -0.5
        elif option is CALL_OFF:
            gain = 0.05 if stake.number < 3 and stake.best(board.head(me))[1] <= 0 else IDLE
        elif option in (FOR_IT, AGAINST_IT):
            fits = (option is FOR_IT) == (stake.side > 0)
            gain = stake.best(board.head(me))[1] if fits else FOOLISH
        elif isinstance(option, Card) and board.controller(option) == me:
            gain = stake.best(option)[1]
        elif isinstance(option, Special):
            gain = funds_for(stake, option)
        found.append(gain or (0.0 if option is PASS else IDLE))
    return found


def funds_for(stake: Stake, card: Special) -> float:
    """Money Specials when an attack is worth it, and there is too little."""
    if card.effect not in FUNDS:
        return IDLE
    head = stake.board.head(stake.seat)
    return stake.best(head, card.number)[1] - stake.best(head)[1] - keeping(card)


@gains_for(prompts.INTERFERE)
def stepping_in(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Whether money would be put in."""
    stake = Stake(board, me)
    gain = stake.best(board.head(me))[1]
    order = {PASS: 0.0, STEP_IN: gain or IDLE, STAY_OUT: 0.01 if stake.worth == 0 else -0.2}
    return [order[option] for option in ask.options]


@gains_for(prompts.SUM, prompts.EXACT, prompts.HAND_OVER)
def how_much(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """In an attack what pays, else all of it."""
    most: int = ask.about["most"]
    wanted = most
    if ask.prompt is prompts.HAND_OVER:
        wanted = 0
    elif board.under_attack:
        card = ask.about["card"]
        wanted, _ = Stake(board, me).best(card)
    return [FOOLISH if option is EXACT_SUM else -abs(wanted - amount_of(option, most)) * 1.5 for option in ask.options]


def amount_of(option: Piece, most: int) -> int:
    """How much an option means."""
    return most if option is EVERYTHING else SUM_OF[option]


@gains_for(prompts.FREE_TRANSFER)
def transferring(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Money is best with the Illuminati: from there it serves all attacks and defences."""
    found = []
    for option in ask.options:
        gain = IDLE
        if option is DONE:
            gain = 0.0
        elif isinstance(option, Group):
            depth = board.layout(me).depth[option]
            gain = 0.05 * (board.treasury(option) - 2) / depth
        elif isinstance(option, Nwo):
            gain = against_nwo(Outlook(board, me), option)
        found.append(gain)
    return found


@gains_for(prompts.TRANSFER_TO, prompts.MONEY_TO)
def transferring_to(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Towards the Illuminati."""
    depth = board.layout(me).depth
    return [-float(depth[option]) if isinstance(option, Card) else 0.0 for option in ask.options]


@gains_for(prompts.REDISTRIBUTE)
def redistributing(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Everything to the Illuminati."""
    found = []
    for option in ask.options:
        worth = 0.05 * board.treasury(option) - 0.08 if isinstance(option, Group) else FOOLISH
        found.append(0.0 if option is DONE else worth)
    return found


@gains_for(prompts.LAUNDER)
def laundering(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Onto the Illuminati."""
    return [1.0 if isinstance(option, Illuminati) else 0.0 for option in ask.options]


@gains_for(prompts.TAX_WHOM)
def taxing(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """All of them."""
    return [1.0 if option is TAX else FOOLISH for option in ask.options]


@gains_for(prompts.PAY_TAX, prompts.PAY_UPKEEP)
def paying(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Not out of what the Illuminati have."""
    return [
        (0.0 if isinstance(option, Illuminati) else 1.0) + 0.01 * board.money.get(option, 0)
        for option in ask.options
        if isinstance(option, Card)
    ]


@gains_for(prompts.BEFORE_INCOME, prompts.WINDOW)
def between(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Attacks on NWOs that pay, and Market Manipulation where it brings much."""
    view = Outlook(board, me)
    income = sum(card.income for card in board.cards(me) if card.income > 0)
    found = []
    for option in ask.options:
        gain = IDLE
        if option is PASS:
            gain = 0.0
        elif isinstance(option, Nwo):
            gain = against_nwo(view, option)
        elif isinstance(option, Special):
            gain = OF_MONEY * income - 18.0 if option.effect == MARKET else -2.0
        found.append(gain)
    return found


# -- what comes of attacks ---------------------------------------------------------------------------------------------


@gains_for(prompts.PLACE, prompts.BRIBED_TO, prompts.MOVE_TO, prompts.ARRANGE)
def placing(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Where most room is left; precious groups near the Illuminati."""
    group = ask.about["group"]
    hung = {board.hangs_on[each]: each for each in board.groups[me] if each is not group}
    worth = Standing(board, me).gain(group, 1)
    found = []
    for option in ask.options:
        if not isinstance(option, Arrow):
            found.append(-1.0)
            continue
        layout = lay_out(board.head(me), {**hung, option: group})
        found.append(0.3 * len(layout.open) + 0.1 * worth / layout.depth.get(group, 4))
    return found


@gains_for(prompts.BRIBE)
def bribing(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """The best group there is."""
    view = Outlook(board, me)
    return [view.worth(TO_CONTROL, option) if isinstance(option, Group) else 0.0 for option in ask.options]


# -- Specials in answer to others --------------------------------------------------------------------------------------


@gains_for(prompts.FATE)
def fate(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """A throw that decides much is worth a card."""
    stake = Stake(board, me)
    number, throw = ask.about["number"], ask.about["throw"]
    won = throw <= min(number, board.tables.numbers.highest_roll)
    found = []
    for option in ask.options:
        gain = 0.0
        if isinstance(option, Special):
            helps = option.effect == ASSASSINATION
            changes = (helps and not won and number >= 2) or (not helps and won)
            gain = stake.worth - keeping(option) if changes and helps == (stake.side > 0) else FOOLISH
        found.append(gain)
    return found


@gains_for(prompts.SECRETS)
def undoing(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """What a rival near the goal plays."""
    share = Outlook(board, me).share_of_loss(ask.about["seat"])
    decisive = board.under_attack and board.attack != ON_NWO and Stake(board, me).worth > 8
    return [0.0 if option is PASS else 5 * share - 3.5 + 5.0 * decisive for option in ask.options]


@gains_for(prompts.SENATE)
def investigating(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """A rival who might win this turn."""
    view = Outlook(board, me)
    rival: Seat = ask.about["seat"]
    gain = A_TURN * view.share_of_loss(rival) * (1 + (view.of(rival).nearest > 0.75)) - 2.5
    return [0.0 if option is PASS else gain for option in ask.options]


@gains_for(prompts.ABOLISH, prompts.LET_IN)
def answering_privilege(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """When the attack would win, or takes something dear."""
    stake = Stake(board, me)
    return [0.0 if option is PASS else stake.worth - 8.0 for option in ask.options]


@gains_for(prompts.DISCARD_FIRST, prompts.DISCARD_SECOND, prompts.DISCARD_ANOTHER)
def discarding(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """What is worth least."""
    return [-keeping(option) if isinstance(option, Special) else -0.5 for option in ask.options]


@gains_for(prompts.OUTDATE)
def outdating(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """The NWO that does most for rivals, or most against oneself."""
    view = Outlook(board, me)
    return [without(view, option) for option in ask.options if isinstance(option, Nwo)]


@gains_for(prompts.SPY_ON)
def spying(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """The rival who is likeliest to win."""
    view = Outlook(board, me)
    return [view.share_of_loss(board.seat_of(option)) for option in ask.options if isinstance(option, Illuminati)]


@gains_for(prompts.RESURRECT)
def resurrecting(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """What is worth most in the hand."""
    return [keeping(option) + 0.02 * option.number if isinstance(option, Special) else 0.0 for option in ask.options]


# -- deals -------------------------------------------------------------------------------------------------------------


@gains_for(prompts.ANSWER_DEAL)
def answering_deal(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """What it brings, if that does not bring the other one to the goal."""
    own, giver = Standing(board, me), Standing(board, ask.about["from_seat"])
    gain = 0.0
    for phrase in ask.about["terms"]:
        sign = 1 if phrase.id.startswith("terms-gives") else -1
        if "amount" in phrase.about:
            gain += sign * OF_MONEY * phrase.about["amount"]
            continue
        card = phrase.about["card"]
        if isinstance(card, Special):
            gain += sign * keeping(card)
        elif sign > 0:
            gain += own.gain(card, 2)
        else:
            gain -= own.loss(card) + 0.4 * giver.gain(card, 2)
    return [gain - 1.5 if option is ACCEPT else 0.0 for option in ask.options]


@gains_for(prompts.REBUILD, prompts.REBUILD_NEXT)
def rebuilding(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """It is well as it is."""
    return [2.0 if option is DONE else 0.0 for option in ask.options]


@gains_for(prompts.CHOOSE_GOAL)
def choosing_goal(board: IlluminatiBoard, me: Seat, ask: Ask) -> list[float]:
    """Goals for which the Illuminati's own strength matters less."""
    return [0.0 if option.id in ("goal-power", "goal-transferable", "goal-money") else 1.0 for option in ask.options]
