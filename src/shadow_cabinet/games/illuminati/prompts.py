"""The questions of Illuminati. Their words are in `en.ftl`, the rules behind them in `rules.md`."""

from shadow_cabinet.table import Prompt

# setup
CHOOSE_GOAL = Prompt("choose-goal", "ufos")

# beginning a turn
SENATE = Prompt("senate", "senate-investigating-committee")
BEFORE_INCOME = Prompt("before-income", "income")
WINDOW = Prompt("window", "attacking-an-nwo")
TAX_WHOM = Prompt("tax-whom", "tax")
PAY_TAX = Prompt("pay-tax", "tax")
PAY_UPKEEP = Prompt("pay-upkeep", "upkeep")

# actions
ACT = Prompt("act", "actions")
WITH_OWN_CARD = Prompt("with-own-card", "actions", follows=True, always=True)
DROP_WHICH = Prompt("drop-which", "dropping", follows=True, always=True)
TRANSFER_TO = Prompt("transfer-to", "transfers", follows=True)
SUM = Prompt("sum", "money", follows=True)
EXACT = Prompt("exact", "money", follows=True)
MOVE_TO = Prompt("move-to", "moving", follows=True)
SHIFT_WHOM = Prompt("shift-whom", "lasers", follows=True)
SHIFT_TO = Prompt("shift-to", "lasers", follows=True)
BRIBE = Prompt("bribe", "bribery", follows=True)
BRIBED_TO = Prompt("bribed-to", "bribery")
REVIVE = Prompt("revive", "media-campaign", follows=True)
SPY_ON = Prompt("spy-on", "computer-espionage", follows=True)
RESURRECT = Prompt("resurrect", "second-wind", follows=True)
OUTDATE = Prompt("outdate", "news-cycle", follows=True)
LAUNDER = Prompt("launder", "white-collar-crime")
FREE_TRANSFER = Prompt("free-transfer", "free-transfers")

# announcing an attack
KIND = Prompt("kind", "attacks", follows=True)
ATTACK_WITH = Prompt("attack-with", "attacks", follows=True)
AID = Prompt("aid", "aid", follows=True)
PRIVILEGE = Prompt("privilege", "privilege", follows=True)
PRIVILEGE_AGAIN = Prompt("privilege-again", "privilege")
ABOLISH = Prompt("abolish", "privilege")
DISCARD_FIRST = Prompt("discard-first", "privilege", follows=True)
DISCARD_SECOND = Prompt("discard-second", "privilege", follows=True)
DISCARD_ANOTHER = Prompt("discard-another", "privilege")
LET_IN = Prompt("let-in", "interference-card")
SECRETS = Prompt("secrets", "secrets")

# money and dice
INTERFERE = Prompt("interfere", "interference")
PUT_IN = Prompt("put-in", "interference")
DEFEND = Prompt("defend", "interference", urgent=True)
FATE = Prompt("fate", "dice")

# results
PLACE = Prompt("place", "control")
ARRANGE = Prompt("arrange", "arranging")
HAND_OVER = Prompt("hand-over", "control")

# deals
DEAL = Prompt("deal", "deals", follows=True)
ANSWER_DEAL = Prompt("answer-deal", "deals")

# special powers
REDISTRIBUTE = Prompt("redistribute", "gnomes-of-zurich")
MONEY_TO = Prompt("money-to", "gnomes-of-zurich", follows=True)
REBUILD = Prompt("rebuild", "bermuda-triangle")
REBUILD_AT = Prompt("rebuild-at", "bermuda-triangle", follows=True)
REBUILD_NEXT = Prompt("rebuild-next", "bermuda-triangle", follows=True)
