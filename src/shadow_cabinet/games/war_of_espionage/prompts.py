"""The questions of 1955. Their words are in `en.ftl`, the rules behind them in `rules.md`."""

from shadow_cabinet.table import Prompt

CHOOSE_HOME = Prompt("choose-home", "home-countries")

PLAY_A_CARD = Prompt("play-a-card", "card-plays")
USE_OF_CARD = Prompt("use-of-card", "card-plays", follows=True)
INFLUENCE_WHERE = Prompt("influence-where", "influence", follows=True)
ADD_TO_INFLUENCE = Prompt("add-to-influence", "combining", follows=True)

BLOCKADE_WHERE = Prompt("blockade-where", "blockade", follows=True)
REVOLUTION_WHERE = Prompt("revolution-where", "revolution", follows=True)
MARKER_TO_ADVANCE = Prompt("marker-to-advance", "coordinated", follows=True)
GADGET_TO_GAIN = Prompt("gadget-to-gain", "gadget-research", follows=True)
GADGET_TO_BUST = Prompt("gadget-to-bust", "gadget-buster", follows=True)
TRANSPORT_TO = Prompt("transport-to", "military-transport", follows=True)
GADGET_MOVE_TO = Prompt("gadget-move-to", "advanced-transport", follows=True)
GADGET_DISCARD = Prompt("gadget-discard", "advanced-transport", follows=True)

RESPOND_TO_INFLUENCE = Prompt("respond-to-influence", "blocking")
USE_OF_ANSWER = Prompt("use-of-answer", "blocking", follows=True)
BLOCK_WITH = Prompt("block-with", "blocking", follows=True)
RESPOND_TO_SPECIAL = Prompt("respond-to-special", "countering")
RESPOND_TO_TRANSPORT = Prompt("respond-to-transport", "countering")
RESPOND_TO_COUNTER = Prompt("respond-to-counter", "countering")

KEEP_A_CARD = Prompt("keep-a-card", "pilfer-accounts")
KEEP_ANOTHER = Prompt("keep-another", "pilfer-accounts", follows=True)
MOVE_SPY = Prompt("move-spy", "moving-your-spy")
