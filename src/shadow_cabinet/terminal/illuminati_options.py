"""The options of the long questions of Illuminati, sorted by what choosing them means."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.board import IlluminatiBoard
from shadow_cabinet.games.illuminati.pieces import AGAINST_IT, FOR_IT, Arrow, Card, Illuminati, Nwo, Special
from shadow_cabinet.table import Ask, Piece

from .illuminati_map import own_layout
from .illuminati_signs import ARROWS, Desk
from .page import Line
from .scene import Scene

SORTED = ("act", "put-in", "defend", "before-income", "window", "free-transfer", "deal")
BUTTONS = ""


def sorted_options(scene: Scene, ask: Ask) -> dict[str, list[Line]]:
    """The options under what each comes to, what is no piece last; nothing where a list reads as well."""
    board = scene.board
    arrows = any(isinstance(option, Arrow) for option in ask.options)
    if not isinstance(board, IlluminatiBoard) or not (arrows or ask.prompt.id in SORTED):
        return {}
    layout = own_layout(Desk(scene)) if arrows else None
    found: dict[str, list[Line]] = {}
    for option in ask.options:
        if isinstance(option, Arrow) and layout and option.card in layout.turned:
            way = (option.side + layout.turned[option.card]) % 4  # the card may lie on its side
            found.setdefault(scene.words.piece(option.card), []).append(scene.piece(option.id, ARROWS[way]))
        else:
            found.setdefault(_label(board, ask, option), []).append(scene.piece(option.id))
    buttons = found.pop(BUTTONS, [])
    return {**({BUTTONS: buttons} if buttons else {}), **found}  # the way on is in sight on small screens too


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
        names = {"put-in": "Pay from", "defend": "Pay from", "free-transfer": "Transfer from"}
        return names.get(ask.prompt.id, "Own card")
    return "Deal with" if isinstance(option, Illuminati) else "Attack"
