"""Why a piece cannot be chosen: for each question, the rule that stands in the way.

Worked out only when somebody asks, and only from what the asked seat can know: its own hand and what lies open. For a
card that lies hidden from that seat the answer is always the same, whatever the card is and wherever it lies.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shadow_cabinet.table import Ask, Phrase, Piece, Reason, Seat

from .board import HOC, DeepStateBoard
from .conditions import Conditions
from .infiltrating import agents_for_operation, least_to_send, next_operation, position, standing
from .men_of_action import MEN
from .pieces import (
    ATTACH,
    BEST,
    DEEP_STATE,
    ENOUGH,
    MAN_OF_ACTION,
    PASS,
    RECRUIT,
    Action,
    Objective,
    Operation,
    Project,
    Treaty,
    WorldWar,
    number_of,
)
from .projects import agents_for_stage, emblems_for_stage
from .prompts import (
    AGENTS_TO_SEND,
    ATTACH_AT_THE_END,
    ATTACH_TO,
    ATTACH_WHICH,
    BEFORE_RECALL,
    CHOOSE_ACTION,
    DISCARD_A_TREATY,
    DISCARD_FOR_STAGE,
    FREE_ADVANCE,
    HAND_OVER,
    HITMAN_TARGET,
    HOC_RECALLS,
    HOW_MANY_TO_RECRUIT,
    LOSE_AN_AGENT,
    MAKE_A_TREATY,
    MAKE_ANY_TREATY,
    MAKE_FOLLOW_UP,
    MAKE_FURTHER,
    MEDIATOR_CARD,
    POWER_BROKER_PROJECT,
    PURGE,
    RECALL_MORE,
    RECRUIT_FOR_CARD,
    RETRIEVE,
    RETURN_A_TREATY,
    RETURN_ANOTHER,
    SECONDARY_GROUP,
    TAKE_FROM_HOC,
    TOKEN_RECRUITS,
    TURNCOAT_KEEPS,
    TURNCOAT_RETURNS,
    USE_TREATY,
)
from .tables import STAGES


def about(ask: Ask) -> Mapping[str, Any]:
    """What the question is about; the rules that ask it know of what kind each thing is."""
    return ask.about


# -- where a card lies -------------------------------------------------------------------------------------------------


def owner_of(board: DeepStateBoard, card: Piece) -> int | None:
    """Who has an Objective card, a carried out Covert Operation or a made Treaty."""
    for cards in (board.objectives, board.operations, board.made):
        for player in board.players:
            if card in cards[player]:
                return player
    return None


def elsewhere(board: DeepStateBoard, me: Seat, piece: Piece) -> Reason | None:
    """Why a card that is not where it would have to be cannot be chosen: for those that lie hidden, one answer."""
    if isinstance(piece, WorldWar):
        return Reason("wars-happen", {"card": piece}, "world-war")
    if isinstance(piece, Objective):
        return objective_elsewhere(board, me, piece)
    if isinstance(piece, Treaty):
        return treaty_elsewhere(board, me, piece)
    if isinstance(piece, Action):
        if piece.who != "player":
            return Reason("card-of-hoc", {"card": piece}, "hoc-actions")
        if piece in board.men[me]:
            return Reason("man-at-other-time", {"card": piece}, "men-of-action")
        return Reason("man-not-in-hand", {"card": piece}, "men-of-action")
    return None


def objective_elsewhere(board: DeepStateBoard, me: Seat, card: Objective) -> Reason:
    owner = owner_of(board, card)
    if owner == me:
        return Reason("is-yours", {"card": card}, "objectives")
    if owner is not None:
        return Reason("is-of-another", {"card": card, "seat": owner}, "objectives")
    if not card.printed:
        return Reason("in-the-supply", {"card": card}, "secondary-objectives")
    if card in board.zone:
        return Reason("in-the-zone", {"card": card}, "infiltrating")
    if card in board.objective_discard:
        return Reason("is-discarded", {"card": card}, "objectives")
    return Reason("not-on-the-table", {"card": card}, "objectives")


def treaty_elsewhere(board: DeepStateBoard, me: Seat, treaty: Treaty) -> Reason:
    owner = owner_of(board, treaty)
    if owner is not None:
        return Reason("is-made", {"treaty": treaty, "seat": owner}, "treaties")
    if treaty in board.treaties[me]:
        return Reason("treaty-at-other-time", {"treaty": treaty}, "making-treaties")
    return Reason("treaty-not-in-hand", {"treaty": treaty}, "treaties")


def same_as_offered(card: Objective, ask: Ask) -> Reason | None:
    """Of equal cards one is offered for all of them."""
    for other in ask.options:
        if isinstance(other, Objective) and (other.type, other.group) == (card.type, card.group):
            return Reason("same-as-offered", {"card": card}, ask.prompt.rule)
    return None


def no_attachment(board: DeepStateBoard, me: Seat) -> Reason:
    """Why no Inner Circle card can be attached."""
    if not board.free_inner_circles(me):
        return Reason("no-free-inner-circle", rule="inner-circle")
    return Reason("no-host", rule="inner-circle")


def other(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    """What can be said in many questions."""
    if piece is ATTACH and not (board.free_inner_circles(ask.seat) and board.hosts(ask.seat)):
        return no_attachment(board, ask.seat)
    return elsewhere(board, ask.seat, piece)


# -- set-up ------------------------------------------------------------------------------------------------------------


@RETURN_A_TREATY.why_not
@RETURN_ANOTHER.why_not
@DISCARD_A_TREATY.why_not
def not_given_up(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Treaty) and piece in board.treaties[ask.seat]:
        return Reason("already-chosen", {"piece": piece}, "setup")
    return elsewhere(board, ask.seat, piece)


# -- the own turn ------------------------------------------------------------------------------------------------------


@CHOOSE_ACTION.why_not
def no_such_action(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    me = ask.seat
    if isinstance(piece, Objective) and piece in board.zone:
        return not_infiltrated(board, me, piece)
    if isinstance(piece, Operation):
        return not_carried_out(board, me, piece)
    if isinstance(piece, Project):
        return supervised(board, me, Reason("supervisor-no-projects", rule="supervisor")) or stage_unmet(
            board, me, piece
        )
    if isinstance(piece, Action) and piece in board.men[me]:
        if MEN[piece.action].possible(board, me):
            return Reason("one-man-a-turn", rule="men-of-action")
        return man_idle(board, me, piece)
    if piece in (RECRUIT, MAN_OF_ACTION):
        return supervised(board, me, Reason("supervisor-no-recruiting", rule="supervisor")) or no_recruit(board, piece)
    if piece is PASS:
        return Reason("must-act", rule="actions")
    return other(board, ask, piece)


def supervised(board: DeepStateBoard, me: Seat, reason: Reason) -> Reason | None:
    return reason if board.supervisor == me else None


def not_infiltrated(board: DeepStateBoard, me: Seat, card: Objective) -> Reason:
    """Why a card of the Zone cannot be infiltrated."""
    if board.infiltrator.get(card) == me:
        return Reason("already-infiltrated", {"card": card}, "infiltrating")
    if position(board, card) > board.reach(me):
        at = position(board, card)
        return Reason("out-of-reach", {"card": card, "position": at, "reach": board.reach(me)}, "infiltrating")
    if not board.reserve[me]:
        return Reason("reserve-empty", rule="infiltrating")
    least, reserve = least_to_send(board, me, card), board.reserve[me]
    rival = board.infiltrator.get(card)
    if rival is not None and standing(board, card) >= card.agents:
        there = standing(board, card)
        return Reason(
            "cannot-drive-out",
            {"card": card, "rival_seat": rival, "there": there, "least": least, "reserve": reserve},
            "over-infiltration",
        )
    ghosts = board.ghosts_at(me, position(board, card))
    return Reason(
        "too-few-to-infiltrate", {"card": card, "least": least, "ghosts": ghosts, "reserve": reserve}, "infiltrating"
    )


def not_carried_out(board: DeepStateBoard, me: Seat, operation: Operation, fewer: int = 0) -> Reason:
    """Why a Covert Operation cannot be carried out."""
    owner = owner_of(board, operation)
    if owner is not None:
        return Reason("operation-done", {"card": operation, "seat": owner}, "covert-operations")
    top = next_operation(board)
    if top is not None and operation is not top:
        return Reason("only-top-operation", {"card": top}, "covert-operations")
    least = agents_for_operation(board, me, operation, fewer)
    reserve = board.reserve[me]
    return Reason("too-few-for-operation", {"card": operation, "least": least, "reserve": reserve}, "covert-operations")


def stage_unmet(board: DeepStateBoard, me: Seat, project: Project, fewer: int = 0) -> Reason:
    """What the next Stage asks for and is not there."""
    stage = board.stages[me].get(project, 0) + 1
    rule = "deep-state-project" if project.id == DEEP_STATE else "projects"
    if stage > STAGES:
        return Reason("stage-is-last", {"project": project}, rule)
    agents, reserve = agents_for_stage(board, project, stage, fewer), board.reserve[me]
    if reserve < agents:
        return Reason("stage-agents", {"project": project, "stage": stage, "agents": agents, "reserve": reserve}, rule)
    if stage == 1 and not reserve + board.pool[me]:
        return Reason("nobody-to-coordinate", {"project": project}, rule)
    needed = emblems_for_stage(board, project, stage)
    if project.id == DEEP_STATE:
        shown = sum(card.special_interest for card in board.objectives[me])
        return Reason("stage-interest", {"project": project, "stage": stage, "needed": needed, "shown": shown}, rule)
    return Reason(
        "stage-emblems",
        {
            "project": project,
            "stage": stage,
            "needed": needed,
            "emblem": f"name-{project.emblem}",
            "shown": board.emblems(me, project.emblem),
        },
        rule,
    )


def no_recruit(board: DeepStateBoard, piece: Piece) -> Reason:
    """Why there is nobody, or no card, to recruit."""
    if piece is RECRUIT:
        return Reason("pool-empty", rule="recruiting")
    if not board.settings.men_of_action:
        return Reason("without-men-of-action", rule="men-of-action")
    return Reason("no-man-left", rule="men-of-action")


def man_idle(board: DeepStateBoard, me: Seat, card: Action) -> Reason:
    """Why a Man of Action in hand could do nothing."""
    if card.action == "recruiter":
        return Reason("recruiter-idle", {"card": card}, "recruiter")
    if card.action == "hitman":
        return Reason("hitman-idle", {"card": card}, "hitman")
    if card.action == "emissary":
        operation = next_operation(board)
        if operation is None:
            return Reason("no-operation-left", {"card": card}, "emissary")
        least = agents_for_operation(board, me, operation, fewer=1)
        reserve = board.reserve[me]
        return Reason(
            "emissary-idle", {"card": card, "operation": operation, "least": least, "reserve": reserve}, "emissary"
        )
    if card.action == "turncoat":
        return Reason("turncoat-idle", {"card": card}, "turncoat")
    if card.action == "power-broker":
        return Reason("power-broker-idle", {"card": card}, "power-broker")
    if not board.objective_discard:
        return Reason("mediator-without-cards", {"card": card}, "mediator")
    least = min(discarded.agents for discarded in board.objective_discard)
    return Reason("mediator-idle", {"card": card, "least": least, "reserve": board.reserve[me]}, "mediator")


@AGENTS_TO_SEND.why_not
def not_that_many(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    given = about(ask)
    if piece.kind != "number":
        return other(board, ask, piece)
    if number_of(piece) > board.reserve[ask.seat]:
        return Reason("reserve-smaller", {"reserve": board.reserve[ask.seat]}, "infiltrating")
    if number_of(piece) == 0:
        return Reason("ghosts-alone", {"card": given["card"]}, "infiltrating")
    rule = "over-infiltration" if given["card"] in board.infiltrator else "infiltrating"
    return Reason("takes-more", {"card": given["card"], "least": given["least"], "ghosts": given["ghosts"]}, rule)


@DISCARD_FOR_STAGE.why_not
def not_discarded(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    given = about(ask)
    if piece is ENOUGH:
        if given["shown"] >= given["needed"]:
            return Reason("coordinator-missing", rule="deep-state-project")
        return Reason("interest-missing", {"needed": given["needed"], "shown": given["shown"]}, "deep-state-project")
    if not isinstance(piece, Objective) or piece not in board.objectives[ask.seat]:
        return other(board, ask, piece)
    if piece in given["cards"]:
        return Reason("already-chosen", {"piece": piece}, "deep-state-project")
    if not piece.special_interest:
        return Reason("no-interest", {"card": piece}, "deep-state-project")
    return same_as_offered(piece, ask)


@TOKEN_RECRUITS.why_not
@RECRUIT_FOR_CARD.why_not
def no_other_recruiting(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece in (RECRUIT, MAN_OF_ACTION):
        return no_recruit(board, piece)
    if piece is PASS:
        return Reason("token-is-no-choice", rule="supervisor")
    return other(board, ask, piece)


# -- what Treaties set off ---------------------------------------------------------------------------------------------


@FREE_ADVANCE.why_not
def no_free_advance(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Project):
        return stage_unmet(board, ask.seat, piece)
    return other(board, ask, piece)


@USE_TREATY.why_not
def not_set_off(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Treaty) and piece in board.made[ask.seat]:
        return Reason("nothing-to-use", {"treaty": piece}, "treaty-effects")
    return other(board, ask, piece)


@SECONDARY_GROUP.why_not
def no_such_group(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece.kind != "group":
        return other(board, ask, piece)
    return Reason("group-of-no-use", {"group": piece}, "treaty-crowd")


# -- Men of Action -----------------------------------------------------------------------------------------------------


@HOW_MANY_TO_RECRUIT.why_not
def not_recruited(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece is MAN_OF_ACTION:
        return no_recruit(board, piece)
    if piece.kind != "number":
        return other(board, ask, piece)
    most = min(board.tables.numbers.recruiter_recruits, board.pool[ask.seat])
    return Reason("recruits-at-most", {"most": most, "pool": board.pool[ask.seat]}, "recruiter")


@HITMAN_TARGET.why_not
@LOSE_AN_AGENT.why_not
def not_hit(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Operation):
        return Reason("hitman-not-there", rule="hitman")
    if not isinstance(piece, Objective):
        return other(board, ask, piece)
    if ask.prompt is LOSE_AN_AGENT and piece not in board.objectives[ask.seat]:
        return other(board, ask, piece)
    if piece in board.zone or owner_of(board, piece) is not None:
        if piece in board.agents:
            return same_as_offered(piece, ask)
        return Reason("no-agents-there", {"card": piece}, ask.prompt.rule)
    return other(board, ask, piece)


@POWER_BROKER_PROJECT.why_not
def no_door_opened(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Project):
        return stage_unmet(board, ask.seat, piece, fewer=1)
    return other(board, ask, piece)


@MEDIATOR_CARD.why_not
def not_mediated(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Objective) and piece in board.objective_discard:
        if piece.agents <= board.reserve[ask.seat]:
            return same_as_offered(piece, ask)
        reserve = board.reserve[ask.seat]
        return Reason("mediator-too-dear", {"card": piece, "agents": piece.agents, "reserve": reserve}, "mediator")
    return other(board, ask, piece)


@TURNCOAT_KEEPS.why_not
@TURNCOAT_RETURNS.why_not
def not_turned(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if not isinstance(piece, Treaty):
        return other(board, ask, piece)
    if piece in board.looked_at[ask.seat]:
        return Reason("already-chosen", {"piece": piece}, "turncoat")
    return Reason("not-looked-at", {"treaty": piece}, "turncoat")


# -- Inner Circle cards ------------------------------------------------------------------------------------------------


@ATTACH_WHICH.why_not
def not_attached(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if not isinstance(piece, Objective) or piece not in board.objectives[ask.seat]:
        return other(board, ask, piece)
    if piece.type != "inner-circle":
        return Reason("not-inner-circle", {"card": piece}, "inner-circle")
    if piece in board.attached.values():
        return Reason("is-attached", {"card": piece}, "inner-circle")
    return same_as_offered(piece, ask)


@ATTACH_TO.why_not
def no_host(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if not isinstance(piece, Objective) or piece not in board.objectives[ask.seat]:
        return other(board, ask, piece)
    if piece in board.attached:
        return Reason("holds-one-already", {"card": piece}, "inner-circle")
    if not piece.printed or piece.group not in ("supreme-power", "key-connections"):
        return Reason("holds-none", {"card": piece}, "inner-circle")
    return same_as_offered(piece, ask)


@ATTACH_AT_THE_END.why_not
def nothing_to_attach(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if piece in (ATTACH, BEST):
        return no_attachment(board, ask.seat)
    return other(board, ask, piece)


# -- the Takeover Phase ------------------------------------------------------------------------------------------------


@BEFORE_RECALL.why_not
@RECALL_MORE.why_not
def not_recalled(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, (Objective, Operation)) and owner_of(board, piece) == ask.seat:
        if ask.prompt is BEFORE_RECALL:
            return Reason("recall-comes-later", rule="takeover")
        return Reason("no-agents-there", {"card": piece}, "takeover")
    if isinstance(piece, Operation):
        return not_carried_out_by_you(board, piece)
    return other(board, ask, piece)


def not_carried_out_by_you(board: DeepStateBoard, operation: Operation) -> Reason:
    owner = owner_of(board, operation)
    if owner is not None:
        return Reason("operation-done", {"card": operation, "seat": owner}, "covert-operations")
    return Reason("operation-in-stack", {"card": operation}, "covert-operations")


# -- Treaties ----------------------------------------------------------------------------------------------------------


@MAKE_A_TREATY.why_not
@MAKE_FURTHER.why_not
@MAKE_ANY_TREATY.why_not
def not_made(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Treaty) and piece in board.treaties[ask.seat]:
        missing = unmet(board, ask.seat, piece.conditions)
        return Reason("conditions-unmet", {"treaty": piece, "conditions": missing}, "treaties")
    return other(board, ask, piece)


def unmet(board: DeepStateBoard, me: Seat, conditions: Conditions) -> Phrase:
    """The Conditions without what a player has already."""
    ways = [tuple(term for term in way if not term.met(board, me)) for way in conditions.ways]
    return Conditions(tuple(ways)).phrase()


@MAKE_FOLLOW_UP.why_not
def no_follow_up(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Treaty) and piece in board.treaties[ask.seat]:
        return Reason("wrong-reward", {"treaty": piece, "by": board.made[ask.seat][-1]}, "treaty-follow-up")
    return other(board, ask, piece)


@RETRIEVE.why_not
def not_retrieved(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Objective) and piece in board.objective_discard:
        return same_as_offered(piece, ask) or Reason("wrong-type", {"card": piece}, "treaty-retrieve")
    return other(board, ask, piece)


@HAND_OVER.why_not
@TAKE_FROM_HOC.why_not
def not_handed_over(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    giver = HOC if ask.prompt is TAKE_FROM_HOC else ask.seat
    if not isinstance(piece, Objective) or piece not in board.objectives[giver]:
        return other(board, ask, piece)
    if piece in board.attached.values():
        return Reason("goes-with-its-host", {"card": piece}, "treaty-levy")
    return same_as_offered(piece, ask) or wrong_group(ask, piece, "treaty-levy")


def wrong_group(ask: Ask, card: Objective, rule: str) -> Reason:
    """The cards that can be chosen are all of one group, and this one is not."""
    groups = [f"name-{offered.group}" for offered in ask.options if isinstance(offered, Objective)]
    return Reason("wrong-group", {"card": card, "group": groups[0]}, rule)


@PURGE.why_not
def not_purged(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if not isinstance(piece, Objective) or piece not in board.objectives[ask.seat]:
        return other(board, ask, piece)
    return same_as_offered(piece, ask) or wrong_group(ask, piece, "treaty-purge")


# -- deciding for HOC --------------------------------------------------------------------------------------------------


@HOC_RECALLS.why_not
def not_recalled_by_hoc(board: DeepStateBoard, ask: Ask, piece: Piece) -> Reason | None:
    if isinstance(piece, Objective) and piece in board.objectives[HOC]:
        if piece not in board.agents:
            return Reason("no-agents-there", {"card": piece}, "hoc-equal-options")
        return Reason("hoc-prefers-more", {"card": piece}, "hoc-takeover")
    return other(board, ask, piece)
