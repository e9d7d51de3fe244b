"""The solo mode: what the Head of CLASSIFIED does by himself, in the order of the guide (000: Solo mode).

He is player 1 and no seat. Where the guide leaves a choice to the player, the player is asked, unless the setting
`equal_options` lets this module decide.
"""

from __future__ import annotations

from shadow_cabinet.table import Ask, Flow, Piece, Prompt

from . import hoc_actions, infiltrating
from .board import HOC, DeepStateBoard
from .inner_circle import put_under, unlike
from .pieces import Objective, Project, Treaty
from .prompts import HOC_RECALLS
from .receiving import take_secondary
from .tables import STAGES
from .terms import BASIC_GROUPS

YOU = 0

PRIORITIES = ("key-connections", "inner-circle", "supreme-power")
"""The groups that he infiltrates before all others (000: Action. Infiltrating Objectives)."""

BASIC_GROUP_OF = {"governments": "mass-control", "stock-exchanges": "finance", "universities": "science"}
"""The basic group that goes with a Supreme Power card."""


def hard(board: DeepStateBoard) -> bool:
    """Hard difficulty, or beyond."""
    return board.level in ("hard", "ultra-hard")


# -- his turn ----------------------------------------------------------------------------------------------------------


def turn(board: DeepStateBoard) -> Flow[None]:
    """He receives the Supervisor if it is his, and then performs one regular Action."""
    if board.supervisor == HOC:
        yield from receive_supervisor(board)
    yield from regular_action(board)


def receive_supervisor(board: DeepStateBoard) -> Flow[None]:
    """Recruit two agents; who cannot takes an Action card instead."""
    recruited = board.recruit_agents(HOC, board.tables.numbers.supervisor_recruits)
    if recruited:
        board.note("hoc-recruits", count=recruited, why="hoc-why-supervisor")
    if recruited == 0:
        yield from hoc_actions.play_action_card(board, "hoc-why-empty-pool")
    elif recruited == 1 and hard(board):
        yield from hoc_actions.play_action_card(board, "hoc-why-one-recruited")


def regular_action(board: DeepStateBoard) -> Flow[None]:
    """Infiltrate by his priorities; in a World War a Covert Operation comes before the basic groups; else recruit."""
    for group in PRIORITIES:
        card = leftmost(board, [group])
        if card is not None:
            infiltrate(board, card, f"hoc-why-{group}")
            return
    if board.wars and can_carry_out(board):
        covert_operation(board, "hoc-why-war")
        return
    card, why = basic_target(board)
    if card is not None:
        infiltrate(board, card, why)
        return
    recruited = board.recruit_agents(HOC, board.tables.numbers.action_recruits)
    if recruited:
        board.note("hoc-recruits", count=recruited, why="hoc-why-nothing-else")
    else:
        yield from hoc_actions.play_action_card(board, "hoc-why-nobody-to-recruit")


# -- infiltrating ------------------------------------------------------------------------------------------------------


def leftmost(board: DeepStateBoard, groups: list[str]) -> Objective | None:
    """The first card of these groups, from left to right within his reach, that he can infiltrate."""
    for card in board.zone[: board.reach(HOC)]:
        if card.group in groups and can_infiltrate(board, card):
            return card
    return None


def can_infiltrate(board: DeepStateBoard, card: Objective) -> bool:
    """Whether his agents are enough: on a card that you hold, more than yours."""
    reserve = board.reserve[HOC]
    if not reserve or board.infiltrator.get(card) == HOC:
        return False
    return reserve + board.ghosts_at(HOC, infiltrating.position(board, card)) >= infiltrating.needed(board, card)


def basic_target(board: DeepStateBoard) -> tuple[Objective | None, str]:
    """A basic card that goes with a Supreme Power card of his; otherwise any basic card."""
    own = [BASIC_GROUP_OF[card.type] for card in board.objectives[HOC] if card.type in BASIC_GROUP_OF]
    card = leftmost(board, own)
    if card is not None:
        return card, "hoc-why-basic-own"
    return leftmost(board, list(BASIC_GROUPS)), "hoc-why-basic"


def infiltrate(board: DeepStateBoard, card: Objective, why: str) -> None:
    """As many agents as needed; one agent more than that with the Supervisor, and when you are driven out."""
    ghosts = board.ghosts_at(HOC, infiltrating.position(board, card))
    wanted, sends = max(1, card.agents - ghosts), "hoc-sends-enough"
    if board.supervisor == HOC:
        wanted, sends = card.agents + 1, "hoc-sends-supervisor"
    elif card in board.infiltrator:
        wanted, sends = card.agents + 1, "hoc-sends-over"
    agents = min(wanted, board.reserve[HOC])
    board.note("hoc-chooses", card=card, why=why, sends=sends if agents == wanted else "hoc-sends-all")
    if card in board.infiltrator:  # you take your agents back first, and draw a Treaty (000: Over-Infiltration)
        infiltrating.driven_out(board, YOU, card)
        board.note("over-infiltrated", seat=HOC, rival_seat=YOU, card=card)
        board.draw_treaties(YOU, 1)
    board.reserve[HOC] -= agents
    infiltrating.put_on(board, HOC, card, agents, ghosts)


# -- Covert Operations -------------------------------------------------------------------------------------------------


def fewer_agents(board: DeepStateBoard) -> int:
    """At ultra-hard difficulty his Covert Operations take one agent less."""
    return int(board.level == "ultra-hard")


def can_carry_out(board: DeepStateBoard) -> bool:
    operation = infiltrating.next_operation(board)
    if operation is None or not board.reserve[HOC]:
        return False
    return board.reserve[HOC] + board.general_ghosts(HOC) >= operation.agents - fewer_agents(board)


def covert_operation(board: DeepStateBoard, why: str) -> None:
    """By the normal rules; the Supervisor adds no agent here."""
    board.note("hoc-covert", why=why)
    infiltrating.carry_out(board, HOC, fewer_agents(board))


# -- the Takeover Phase ------------------------------------------------------------------------------------------------


def after_taking(board: DeepStateBoard, taken: list[Objective]) -> Flow[None]:
    """Ultra-hard: with a Supreme Power card he takes Secondary Objectives that go with it."""
    if board.level != "ultra-hard":
        return
    for card in taken:
        yield from take_secondaries_for(board, card)


def take_secondaries_for(board: DeepStateBoard, card: Objective) -> Flow[None]:
    """All the Secondary Objectives that go with a card, as far as the supply has them."""
    groups = secondaries_for(card)
    if groups:
        board.note("hoc-takes-more", card=card)
    for group in groups:
        yield from take_secondary(board, HOC, group)


def secondaries_for(card: Objective) -> list[str]:
    """The Secondary Objectives that go with a Supreme Power card."""
    if card.type in BASIC_GROUP_OF:
        return [BASIC_GROUP_OF[card.type]]
    if card.type == "corporations":
        return ["supreme-power"]
    return list(BASIC_GROUPS) if card.type == "crime-syndicates" else []


def recall_more(board: DeepStateBoard) -> Flow[None]:
    """UNIFIED NATIONS: first from a Covert Operation of this turn, then from the card with most agents, and so on."""
    left = board.benefit(HOC, "unified-nations")
    for operation in board.operations[HOC]:
        left -= recall_from(board, operation, left, "hoc-why-operation")
    yield from recall_from_objectives(board, left)


def recall_from_objectives(board: DeepStateBoard, left: int) -> Flow[int]:
    """From the Objective card with most agents, all of them before the next card; returns how many came back."""
    recalled = 0
    while recalled < left:
        cards = [card for card in board.objectives[HOC] if card in board.agents]
        if not cards:
            break
        most = max(board.agents[card] for card in cards)
        fullest = [card for card in cards if board.agents[card] == most]
        all_return = most * len(fullest) <= left - recalled  # nothing is to be chosen then
        card = fullest[0] if all_return else (yield from equal_option(board, fullest))
        recalled += recall_from(board, card, left - recalled, "hoc-why-most-agents")
    return recalled


def recall_from(board: DeepStateBoard, card: Piece, most: int, why: str) -> int:
    count = min(most, board.agents.get(card, 0))
    if count > 0:
        board.recall(HOC, card, count)
        board.note("hoc-recalls", card=card, count=count, why=why)
    return count


def equal_option(board: DeepStateBoard, cards: list[Objective]) -> Flow[Objective]:
    """Which of several cards that are as good: the player decides for him (000: Equal options)."""
    found = unlike(board, cards)
    if len(found) == 1 or board.settings.equal_options == "decide":
        return cards[0]
    chosen: Objective = yield Ask(YOU, HOC_RECALLS, lambda: found)
    return chosen


def advance_for_cards(board: DeepStateBoard, taken: list[Objective]) -> None:
    """After the recall: a Key Connections card advances him in its Project, an Inner Circle card in one of his."""
    for card in taken:
        if card.group == "key-connections":
            advance_by_emblem(board, card.emblem, "hoc-why-card")
    for card in taken:
        if card.group == "inner-circle" and board.level != "beginner":
            advance_by_inner_circle(board)


def advance_by_inner_circle(board: DeepStateBoard) -> None:
    """A Stage up in one of his Projects, at hard difficulty in all of them; without any, he joins one."""
    joined = [project for project in board.stages[HOC] if board.stages[HOC][project] < STAGES]
    if not board.stages[HOC]:
        choose_and_advance(board, list(board.project_order), "hoc-why-inner-circle")
    elif hard(board) and joined:
        for project in joined:
            advance(board, project, "hoc-why-inner-circle-hard")
    else:
        choose_and_advance(board, joined, "hoc-why-inner-circle")


# -- Projects ----------------------------------------------------------------------------------------------------------


def advance_by_emblem(board: DeepStateBoard, emblem: str, why: str) -> None:
    """An emblem names the Project, and so no token moves."""
    advance(board, next(project for project in board.tables.projects if project.emblem == emblem), why)


def choose_and_advance(board: DeepStateBoard, eligible: list[Project], why: str) -> None:
    """With a choice, the first of the Project Order that is eligible; its token then goes to the end of the row."""
    in_order = [project for project in board.project_order if project in eligible]
    if not in_order:
        board.note("hoc-no-project")
        return
    chosen = in_order[0]
    advanced = advance(board, chosen, why)
    if advanced and len(in_order) > 1 and chosen in board.project_order:
        board.project_order.remove(chosen)
        board.project_order.append(chosen)
        board.note("hoc-project-order", projects=tuple(board.project_order))


def advance(board: DeepStateBoard, project: Project, why: str) -> bool:
    """He ignores all that a Stage asks for, World War included; at Stage V the token leaves the Project Order. Says
    whether he came any further."""
    stage = board.stages[HOC].get(project, 0) + 1
    if stage > STAGES:
        board.note("hoc-stays", project=project, why="hoc-why-last-stage")
        return False
    if stage == 1 and not board.reserve[HOC] + board.pool[HOC]:
        board.note("hoc-stays", project=project, why="hoc-why-no-coordinator")
        return False
    if stage == 1:
        join(board, project)
    else:
        board.stages[HOC][project] = stage
    board.note("hoc-advances", project=project, stage=stage, why=why)
    if stage == STAGES and project in board.project_order:
        board.project_order.remove(project)
        board.note("hoc-token-leaves", project=project)
    return True


def join(board: DeepStateBoard, project: Project) -> None:
    """His Shady Coordinator comes out of the Active Reserve; out of the pool if there is nobody."""
    if board.reserve[HOC]:
        board.reserve[HOC] -= 1
    else:
        board.pool[HOC] -= 1
    board.stages[HOC][project] = 1


# -- the Treaty Phase --------------------------------------------------------------------------------------------------


def make_treaties(board: DeepStateBoard) -> Flow[None]:
    """All Treaties whose Conditions he meets, those first that the reward of another could cost him: an emblem sends
    one of his agents to a Project. No effect happens."""
    made = False
    while ready := [treaty for treaty in board.hoc_treaties if treaty.conditions.met(board, HOC)]:
        treaty = next((treaty for treaty in ready if treaty.conditions.can_be_lost), ready[0])
        yield from make(board, treaty)
        made = True
    if not made:
        board.note("hoc-makes-none")


def make(board: DeepStateBoard, treaty: Treaty) -> Flow[None]:
    """The reward is all that he has of a Treaty; an emblem also advances him in its Project."""
    board.hoc_treaties.remove(treaty)
    board.made[HOC].append(treaty)
    board.note("made-treaty", seat=HOC, treaty=treaty)
    if treaty.reward.secondary:
        yield from take_secondary(board, HOC, treaty.reward.secondary)
    if treaty.reward.emblem:
        advance_by_emblem(board, treaty.reward.emblem, "hoc-why-treaty")


def card_to_give(board: DeepStateBoard, me: int, cards: list[Objective], prompt: Prompt) -> Flow[Objective]:
    """What he hands over for CheKa and the like: what the player would give in his place."""
    if board.settings.equal_options == "decide":
        cheapest = min(cards, key=lambda card: worth_to_hoc(board, card))
        board.note("hoc-gives", card=cheapest)
        return cheapest
    card: Objective = yield Ask(me, prompt, lambda: unlike(board, cards))
    return card


def worth_to_hoc(board: DeepStateBoard, card: Objective) -> tuple[bool, int, int]:
    """Key Connections go last; otherwise what costs him least Influence."""
    from .scoring import influence

    before = influence(board, HOC)
    at = board.objectives[HOC].index(card)
    del board.objectives[HOC][at]
    lost = before - influence(board, HOC)
    board.objectives[HOC].insert(at, card)
    return (card.group == "key-connections", lost, card.code)


# -- World Domination --------------------------------------------------------------------------------------------------


def attach_at_the_end(board: DeepStateBoard) -> None:
    """Only at ultra-hard difficulty, to Supreme Power cards, and only where it brings more than it costs."""
    from .scoring import best_attachments

    if board.level == "ultra-hard":
        for circle, host in best_attachments(board, HOC):
            put_under(board, HOC, circle, host)


def treaty_bonus(board: DeepStateBoard) -> int:
    """Influence for each made Treaty, at the upper levels."""
    numbers = board.tables.numbers
    per_treaty = {"hard": numbers.hoc_treaty_bonus_hard, "ultra-hard": numbers.hoc_treaty_bonus_ultra_hard}
    return per_treaty.get(board.level, 0) * len(board.made[HOC])
