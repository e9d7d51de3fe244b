"""What the parts of the In Too Deep table share: its signs, and a desk with all that is looked up again and again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard
from shadow_cabinet.games.in_too_deep.pieces import Criminal, Evidence, Item, Reward
from shadow_cabinet.games.in_too_deep.text import rewards
from shadow_cabinet.table import Json

from .look import AMBER, OPTION, QUIET, SKY, STRONG, TEXT, VERMILION, VIOLET
from .page import Line, Run
from .scene import ONLOOKER, Scene

HEAT, SENTINEL, FREE, MOVED, MET, UNMET = "≋", "◎", "○", "»", "✓", "✗"
DOSSIER, TAKEN, LOCK = "▣", "▢", "⚿"
ITEM_LETTERS = {"vehicle": "V", "weapon": "W", "valuable": "$", "tech": "T"}
ITEM_COLOURS = {"vehicle": SKY, "weapon": VERMILION, "valuable": AMBER, "tech": VIOLET}
BADGE_WIDTH = 4

# What the signs on the board mean, for the help.
LEGEND = [
    ("the city", "eight Zones in a ring: neighbours stand side by side, opposite Zones across the middle"),
    (f"{HEAT * 3}", "Heat in a Zone (its power works only where there is none)"),
    (SENTINEL, "the Sentinel"),
    ("║ 1   ══ 1 ══", "a Blockade on the border between two Zones; against Echo 1 is the marked one"),
    ("●  ■  ▲", "a Criminal whom that player controls: the tag lies on the Console"),
    (FREE, "a Criminal whom nobody controls"),
    ("Jumper + T Mask", "a Criminal who holds an Item; Items without a Criminal lie loose"),
    ("V W $ T", "Items: Vehicle, Weapon, Valuable, Tech"),
    (MOVED, "has come here since your last decision"),
    ("··2---===", "Grip 2; from - on the Criminal's Skill works, from = on Grip can be spent for actions"),
    (LOCK, "a tag that is locked: nobody else can hook this Criminal"),
    (f"{DOSSIER} {TAKEN}", "a Dossier of the Chapter; one that has been claimed, with the Evidence filed for it"),
    (f"{MET}  {UNMET}", "what a crime asks for is so; it is not"),
    ("+2 Ev  1 filed", "Evidence that a crime brings; Evidence that is filed with it"),
    ("▸", "before a player: who decides now"),
]  # fmt: skip


class Desk:
    """One view of the board: what is hidden comes from the view, what is counted of open things from the board."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.words = scene, scene.words
        self.board = cast("InTooDeepBoard", scene.board)
        self.view = cast("dict[str, Any]", scene.view())
        self.me: int | None = scene.seat if scene.seat >= 0 else None
        self.aids = cast("dict[str, Any]", scene.game.aids(self.board, max(scene.seat, ONLOOKER)))

    @property
    def roomy(self) -> bool:
        """Whether there are rows to spare."""
        return self.scene.roomy

    # -- pawns and Items -----------------------------------------------------------------------------------------------

    def moved(self, id: str) -> Line:
        """A sign before what has come to its Zone since the last decision."""
        before: Any = self.scene.before
        was = before.get("at", {}).get(id) if id != "sentinel" else before.get("sentinel")
        now = self.view["sentinel"] if id == "sentinel" else self.view["at"][id]
        return [Run(MOVED, f"bold {OPTION}", id)] if was not in (None, now) else []

    def criminal(self, criminal: Criminal) -> Line:
        """A Criminal behind the sign of whoever controls it."""
        owner = self.board.controller(criminal)
        mark = None if owner is None else self.scene.mark(owner)
        sign = Run(f"{mark.shape} " if mark else f"{FREE} ", f"bold {mark.colour}" if mark else QUIET, criminal.id)
        return [*self.scene.badge(criminal.id), *self.moved(criminal.id), sign, *self.name(criminal.id)]

    def item(self, item: Item, moved: bool = True) -> Line:
        """An Item behind the letter of its type."""
        kind = self.board.tables.item_types[item]
        letter = Run(f"{ITEM_LETTERS[kind]} ", f"bold {ITEM_COLOURS[kind]}", item.id)
        return [*self.scene.badge(item.id), *(self.moved(item.id) if moved else []), letter, *self.name(item.id)]

    def name(self, id: str, style: str = TEXT) -> Line:
        """The name of a piece without its key, which stands elsewhere in the line."""
        return self.scene.piece(id, style=style)[-1:]

    def filled_badge(self, id: str) -> Line:
        """The key of a piece, or as much room."""
        return self.scene.badge(id) or [Run(" " * BADGE_WIDTH, "", id)]

    # -- tokens and cards ----------------------------------------------------------------------------------------------

    def evidence(self, faces: Iterable[Json]) -> list[Line]:
        """Evidence by type, those that can be chosen behind their keys; last, how many are not known."""
        known: dict[str, list[Evidence]] = {}
        hidden = 0
        for face in faces:
            id = known_face(face)
            if id:
                token = cast("Evidence", self.scene.game.catalogue[id])
                known.setdefault(token.type.id, []).append(token)
            else:
                hidden += 1
        found: list[Line] = []
        for kind, tokens in known.items():
            offered = [token for token in tokens if token.id in self.scene.options]
            top = (offered or tokens)[0]
            times = f"×{len(tokens)}" if len(tokens) > 1 else ""
            others = [run for token in offered[1:] for run in self.scene.badge(token.id)]
            found.append([*others, *self.scene.piece(top.id, self.words.piece(kind) + times)])
        return [*found, *([[Run(f"{hidden} hidden", QUIET)]] if hidden else [])]

    def reward(self, reward: Reward) -> str:
        """What a crime brings, in its own words or, where there is little room, in short."""
        if self.roomy:
            return ", ".join(self.words.phrase(part) for part in rewards(reward))
        parts = [f"{reward.intel} Intel", f"{reward.dilemmas} Dil", f"+{reward.gain} Ev", f"{reward.file} filed"]
        numbers = (reward.intel, reward.dilemmas, reward.gain, reward.file)
        shown = [part for part, number in zip(parts, numbers, strict=True) if number]
        return " ".join([*shown, *([f"{reward.boost} Boost"] if reward.boost else [])])


def known_face(face: Any) -> str:
    """The piece whose face is seen from here, be it face down; or nothing."""
    return face if isinstance(face, str) else str(face.get("seen", "")) if isinstance(face, dict) else ""


def heading(text: str, more: str = "") -> Line:
    """The title of a part of the table."""
    return [Run(f"  {text}", STRONG), Run(f"  {more}" if more else "  ", QUIET)]
