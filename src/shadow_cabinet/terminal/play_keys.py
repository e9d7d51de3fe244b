"""The keys of a match that is being played: what they do, and the line that reminds of them."""

from __future__ import annotations

from shadow_cabinet.table import Seat

from .look import OPTION, QUIET, TEXT
from .page import Line, Run
from .session import Session

STEP = "step"
SPEEDS: dict[str, float] = {"normal": 0.8, "slow": 2.0, "fast": 0.0, STEP: 0.0}

KEYS_HELP = [
    ("1-9, letters", "choose the option with that key"),
    ("digits, Enter", "a sum: type it; Backspace takes a digit back"),
    ("Tab, Shift+Tab", "go from option to option; Space chooses"),
    ("arrow keys", "walk over everything that lies on the table"),
    ("Enter, i, w", "what a piece does, and why it is not an option"),
    ("mouse", "click: choose, or look; right click: look"),
    ("?", "the rule behind the question"),
    ("u", "take back, until something came to light or somebody else decided"),
    ("/", "the whole story; type to search"),
    ("PgUp, PgDn", "scroll the story"),
    ("p", "pass in every reaction window until your next turn; again: no longer"),
    ("a", "questions with one option answer themselves: on or off"),
    ("s", "speed of the bots: normal, slow, fast, step by step (Space)"),
    ("v", "when watching: whose eyes you look through"),
    ("h", "this help"),
    ("q", "leave; the match is saved and can be resumed"),
]


def keys_line(session: Session, viewer: Seat, asked: bool, undoable: bool, speed: str) -> Line:
    """The last line of the screen: what can be pressed now in full strength, a tick behind what is switched on."""
    standing = viewer in session.standing
    goes_on = session.match.result is None
    entries = [
        ("h", "help", False, True),
        ("?", "rule", False, asked),
        ("i", "card", False, True),
        ("/", "log", False, True),
        ("u", "undo", False, undoable),
        ("p", "passing" if standing else "pass on", standing, goes_on and viewer >= 0),
        ("a", "auto", session.answers_itself, goes_on and len(session.humans) == 1),
        ("s", speed, False, goes_on and bool(session.bots)),
        ("v", "view", False, True),
        ("q", "leave", False, True),
    ]
    hidden = ("v" if session.humans else "pau") + "p" * (not session.match.game.has_reactions)
    line: Line = []
    for key, label, on, possible in entries:
        if key not in hidden:
            tick = "✓" if on else ""
            line.append(Run(key, f"bold {OPTION}" if possible else QUIET))
            line.append(Run(f" {label}{tick}  ", TEXT if possible else QUIET))
    return line
