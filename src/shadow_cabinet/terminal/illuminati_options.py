"""The options of the long questions of Illuminati, sorted by what choosing them means."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.board import IlluminatiBoard
from shadow_cabinet.games.illuminati.pieces import AGAINST_IT, FOR_IT, Card, Illuminati, Nwo, Special
from shadow_cabinet.table import Ask, Piece

from .scene import Scene

SORTED = ("act", "put-in", "before-income", "window", "free-transfer", "deal")
BUTTONS = ""


def sorted_options(scene: Scene, ask: Ask) -> dict[str, list[Piece]]:
    """The options under what each comes to, what is no piece last; nothing where a list reads as well."""
    board = scene.board
    if ask.prompt.id not in SORTED or not isinstance(board, IlluminatiBoard):
        return {}
    found: dict[str, list[Piece]] = {}
    for option in ask.options:
        found.setdefault(_label(board, ask, option), []).append(option)
    buttons = found.pop(BUTTONS, [])
    return {**found, **({BUTTONS: buttons} if buttons else {})} if found else {}


def _label(board: IlluminatiBoard, ask: Ask, option: Piece) -> str:
    """What choosing this option means."""
    me = ask.seat
    if ask.prompt.id == "deal":
        if isinstance(option, (Card, Special)):
            return "Give" if option in board.groups[me] or option in board.hands[me] else "Ask for"
        return BUTTONS
    if option in (FOR_IT, AGAINST_IT):
        return "Pay"
    if isinstance(option, Nwo):
        return "Attack NWO"
    if isinstance(option, Special):
        return "Play"
    if not isinstance(option, Card):
        return BUTTONS
    if board.controller(option) == me:
        return {"put-in": "Pay from", "free-transfer": "Transfer from"}.get(ask.prompt.id, "Own card")
    return "Deal with" if isinstance(option, Illuminati) else "Attack"
