"""The questions of Deep State. Their words are in `en.ftl`, the rules behind them in `rules.md`."""

from shadow_cabinet.table import Prompt

RETURN_A_TREATY = Prompt("return-a-treaty", "setup")
RETURN_ANOTHER = Prompt("return-another", "setup", follows=True)

TOKEN_RECRUITS = Prompt("token-recruits", "supervisor")
CHOOSE_ACTION = Prompt("choose-action", "actions")
AGENTS_TO_SEND = Prompt("agents-to-send", "infiltrating", follows=True)
DISCARD_FOR_STAGE = Prompt("discard-for-stage", "deep-state-project", follows=True)

FREE_ADVANCE = Prompt("free-advance", "free-actions", follows=True)
USE_TREATY = Prompt("use-treaty", "treaty-effects")
RECRUIT_FOR_CARD = Prompt("recruit-for-card", "treaty-recruit-on")
SECONDARY_GROUP = Prompt("secondary-group", "treaty-crowd", follows=True)

HOW_MANY_TO_RECRUIT = Prompt("how-many-to-recruit", "recruiter", follows=True)
HITMAN_TARGET = Prompt("hitman-target", "hitman", follows=True)
POWER_BROKER_PROJECT = Prompt("power-broker-project", "power-broker", follows=True)
MEDIATOR_CARD = Prompt("mediator-card", "mediator", follows=True)
TURNCOAT_KEEPS = Prompt("turncoat-keeps", "turncoat")
TURNCOAT_RETURNS = Prompt("turncoat-returns", "turncoat", follows=True)

ATTACH_WHICH = Prompt("attach-which", "inner-circle", follows=True)
ATTACH_TO = Prompt("attach-to", "inner-circle", follows=True)
BEFORE_RECALL = Prompt("before-recall", "inner-circle")
RECALL_MORE = Prompt("recall-more", "takeover")

MAKE_A_TREATY = Prompt("make-a-treaty", "making-treaties")
MAKE_ANY_TREATY = Prompt("make-any-treaty", "deep-state-project")
MAKE_FOLLOW_UP = Prompt("make-follow-up", "treaty-follow-up")
MAKE_FURTHER = Prompt("make-further", "treaty-further")
RETRIEVE = Prompt("retrieve", "treaty-retrieve")
HAND_OVER = Prompt("hand-over", "treaty-levy")
PURGE = Prompt("purge", "treaty-purge")
DISCARD_A_TREATY = Prompt("discard-a-treaty", "end-of-treaty-phase")

ATTACH_AT_THE_END = Prompt("attach-at-the-end", "world-domination")

LOSE_AN_AGENT = Prompt("lose-an-agent", "hoc-actions")
HOC_RECALLS = Prompt("hoc-recalls", "hoc-equal-options")
TAKE_FROM_HOC = Prompt("take-from-hoc", "hoc-treaties-against")
