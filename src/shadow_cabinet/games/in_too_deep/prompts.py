"""The questions of In Too Deep. Their words are in `en.ftl`, the rules behind them in `rules.md`."""

from shadow_cabinet.table import Prompt

# 1. hook
HOOK = Prompt("hook", "hook")
HOOK_BY_BOOST = Prompt("hook-by-boost", "boosts")

# 3. perform actions
ACT = Prompt("act", "actions")
WITH_CRIMINAL = Prompt("with-criminal", "actions", follows=True)
PAY_WITH = Prompt("pay-with", "grip", follows=True)
POWER_OF = Prompt("power-of", "skills", follows=True)
SKILL_ON = Prompt("skill-on", "skills", follows=True)

# shifts and moves
SHIFT = Prompt("shift", "sentinel")
SHIFT_WHERE = Prompt("shift-where", "sentinel", follows=True)
SHIFT_THE_SENTINEL = Prompt("shift-the-sentinel", "sentinel")
ESCORT = Prompt("escort", "sentinel", follows=True)
MOVE_CRIMINAL = Prompt("move-criminal", "zone-powers")
MOVE_ITEM = Prompt("move-item", "boosts")
TO_ZONE = Prompt("to-zone", "zone-powers", follows=True)
SWAP = Prompt("swap", "zone-powers")
SWAP_WITH = Prompt("swap-with", "zone-powers", follows=True)
MOVE_HEAT = Prompt("move-heat", "boosts")
TOWERS_OPTION = Prompt("towers-option", "zone-powers")
PUSH = Prompt("push", "crime-effects")
SEND = Prompt("send", "crime-effects")

# Zone powers and Boosts
CHALLENGE = Prompt("challenge", "challenge")
LOSE_A_DILEMMA = Prompt("lose-a-dilemma", "challenge")
ION_HEIGHTS_CHOICE = Prompt("ion-heights", "zone-powers")
RIVERSIDE_CHOICE = Prompt("riverside", "zone-powers")
DISCARD_A_DILEMMA = Prompt("discard-a-dilemma", "boosts")
DISCARD_DRAWN = Prompt("discard-drawn", "boosts")
SWAP_TAGS = Prompt("swap-tags", "boosts")
LOCK = Prompt("lock", "boosts")
GRIP_WITH = Prompt("grip-with", "grip")
TAKE_A_BOOST = Prompt("take-a-boost", "boosts")

# Evidence
FROM_THE_PLANK = Prompt("from-the-plank", "gaining-evidence")
FROM_THE_POOL = Prompt("from-the-pool", "gaining-evidence")
FILE_WHICH = Prompt("file-which", "filing-evidence")
FILE_WHERE = Prompt("file-where", "filing-evidence", follows=True)
PEEK_AT = Prompt("peek-at", "peeking")
TAKE = Prompt("take", "peeking")
TAKE_ONE_OF = Prompt("take-one-of", "peeking")
REVEAL = Prompt("reveal", "peeking")
WHICH_IN_LOCKER = Prompt("which-in-locker", "peeking", follows=True)

# crimes
WITNESS = Prompt("witness", "crime-effects", follows=True)
APPROACH = Prompt("approach", "approach")

# 5. ditch and draw
DITCH = Prompt("ditch", "ditch-and-draw")
DRAW_FROM = Prompt("draw-from", "ditch-and-draw")

# end of a Chapter
LOSE_GRIP = Prompt("lose-grip", "chapter-end")
BANK = Prompt("bank", "banking")
BANK_ANOTHER = Prompt("bank-another", "banking", follows=True)

# Echo
ECHO_BOOST = Prompt("echo-boost", "echo-rewards")
ECHO_GRIP = Prompt("echo-grip", "echo-rewards")
