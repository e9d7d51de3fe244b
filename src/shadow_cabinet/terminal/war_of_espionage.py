"""The board of 1955 in characters: six tracks between two players, whose stars are at the right for whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from shadow_cabinet.table import Json, Seat

from .drawing import seat_line
from .look import HEADING, INK, OPTION, QUIET, RULE, STRONG, TEXT, seat_mark
from .page import Line, Run, as_many_columns_as_fit, fit, plain, width_of, wrap
from .scene import Scene

# Factions differ by pattern and letter, not by colour alone.
PATTERNS = {"blue": "║", "red": "╱"}
SPACE, CENTRE, MARKER, WAS_HERE, STAR = "○", "┼", "◉", "◌", "★"
HOME, BLOCKADE, HELD = "⌂", "⊠", "!"
BADGE_WIDTH, MARKS_WIDTH = 4, 12
MOST_EXPLAINED = 6  # cards in open hands that have two lines each for what they do

# What the signs on the board mean, for the help.
LEGEND = [
    (f"{PATTERNS['blue']} {PATTERNS['red']}", "a blue country, a red country"),
    (f"{STAR} {MARKER} {WAS_HERE}", "a star, the marker, and where it stood before your last decision"),
    ("numbers", "how many steps the marker is from either star"),
    (f"{HOME}B  {HOME}R", "the Home Country of Blue, of Red"),
    ("B  R  !R!", "the spy of Blue, of Red; a spy that is detained"),
    (f"{BLOCKADE} ═", "under a Blockade: nothing moves the marker"),
]


def draw(scene: Scene, width: int) -> list[Line]:
    """Tracks, players, piles, and the hands that are seen."""
    table = Table(scene)
    gap: list[Line] = [[]] if scene.roomy else []
    return [*table.tracks(width), *gap, *table.players(width), *gap, *table.piles(width), *gap, *table.hands(width)]


class Table:
    """One view of the board, with what the drawing looks up again and again."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = cast("dict[str, Any]", scene.view())
        self.near = scene.right
        self.far = 1 - self.near
        self.toward = 1 if self.near == 0 else -1  # a marker above zero stands toward seat 0's star
        self.length: dict[str, int] = self.view["length"]
        self.marker: dict[str, int] = self.view["marker"]

    def place_of(self, country: str) -> int:
        """Where a marker stands, counted toward the near player's star."""
        return self.toward * self.marker[country]

    # -- tracks --------------------------------------------------------------------------------------------------------

    def tracks(self, width: int) -> list[Line]:
        scene = self.scene
        names = max(len(scene.words.piece(country)) for country in self.length)
        longest = max(self.length.values())
        before = 2 + BADGE_WIDTH + names + 1 + MARKS_WIDTH
        step = 2 if before + 4 * longest + 7 <= width else 1
        centre = before + 3 + longest * step
        page = [self._directions(centre, longest * step)]
        for country in self.length:
            if scene.roomy and len(page) > 1:
                page.append([])
            row = [*self._name(country, names), *self._marks(country)]
            page.append([*fit(row, before), *self._track(country, longest, step)])
        return page

    def _directions(self, centre: int, half: int) -> Line:
        far, near = self.scene.seat_run(self.far), self.scene.seat_run(self.near)
        left: Line = [Run("◂ ", QUIET), far]
        right: Line = [near, Run(" ▸", QUIET)]
        start = centre - half
        return [Run(" " * start), *left, Run(" " * (2 * half + 1 - width_of(left) - width_of(right))), *right]

    def _faction(self, country: str) -> str:
        return str(getattr(self.scene.game.catalogue[country], "faction", ""))

    def _name(self, country: str, names: int) -> Line:
        faction = self._faction(country)
        scene = self.scene
        badge = scene.badge(country) or [Run(" " * BADGE_WIDTH, "", country)]
        return [
            Run(PATTERNS.get(faction, " ") + " ", f"bold {seat_mark(0, f'seat-{faction}').colour}", country),
            *badge,
            *fit(scene.piece(country)[-1:], names),
            Run(" "),
        ]

    def _marks(self, country: str) -> Line:
        """Homes, spies and blockades, each always in the same column."""
        view, scene = self.view, self.scene
        home = next((seat for seat in (0, 1) if view["homes"][seat] == country), None)
        marks: Line = [Run("   ") if home is None else Run(f"{HOME}{self._letter(home)} ", self._colour(home))]
        for seat in (0, 1):
            if view["spies"][seat] == country:
                held = view["detains"][1 - seat] > 0
                flag = f"{HELD}{self._letter(seat)}{HELD}" if held else f" {self._letter(seat)} "
                marks.append(Run(flag, f"bold {INK} on {scene.mark(seat).colour}"))
            else:
                marks.append(Run("   "))
        if any(country in owned for owned in view["blockades"]):
            marks.append(Run(f" {BLOCKADE}", STRONG))
        return marks

    def _letter(self, seat: Seat) -> str:
        return self.scene.words.seat(self.scene.board, seat)[:1]

    def _colour(self, seat: Seat) -> str:
        return f"bold {self.scene.mark(seat).colour}"

    def _track(self, country: str, longest: int, step: int) -> Line:
        """Spaces between two stars, the marker among them, and at either end how many steps are left to it."""
        length, at = self.length[country], self.place_of(country)
        was = self._was(country)
        blocked = any(country in owned for owned in self.view["blockades"])
        line: Line = [Run(" " * ((longest - length) * step))]
        line.append(Run(f"{length + at or '✓':>2} ", self._colour(self.far) if at == -length else QUIET))
        for space in range(-length, length + 1):
            if space == at:
                line.append(Run(MARKER, f"bold {self._marker_colour(country)}", country))
            elif abs(space) == length:
                line.append(Run(STAR, self._colour(self.near if space > 0 else self.far), country))
            elif space == was:
                line.append(Run(WAS_HERE, f"bold {OPTION}", country))
            else:
                line.append(Run(CENTRE if space == 0 else SPACE, RULE if space else QUIET, country))
            if step == 2 and space < length:
                line.append(Run("═" if blocked else "─", TEXT if blocked else RULE, country))
        line.append(Run(f" {length - at or '✓':<2}", self._colour(self.near) if at == length else QUIET))
        return line

    def _was(self, country: str) -> int | None:
        before = self.scene.before.get("marker")
        return self.toward * int(cast("dict[str, Any]", before)[country]) if isinstance(before, dict) else None

    def _marker_colour(self, country: str) -> str:
        """The coloured markers belong to the homes; the others are neutral."""
        home = next((seat for seat in (0, 1) if self.view["homes"][seat] == country), None)
        return TEXT if home is None else self.scene.mark(home).colour

    # -- players -------------------------------------------------------------------------------------------------------

    def players(self, width: int) -> list[Line]:
        page: list[Line] = []
        for seat in (self.far, self.near):
            home = self.view["homes"][seat]
            secured = sum(self.place_of(c) == self._sign(seat) * self.length[c] for c in self.length)
            page.append(
                [
                    *fit(seat_line(self.scene, seat), 26),
                    *fit([Run(f"{HOME} ", QUIET), Run(self._name_or_dash(home), TEXT)], 18),
                    *fit([Run("hand ", QUIET), Run(str(len(self.view["hands"][seat])), STRONG)], 10),
                    Run("secured ", QUIET),
                    Run(f"{secured} of 3", STRONG),
                ]
            )
            if extras := self._in_force(seat):
                page += [[Run("    "), *line] for line in wrap(extras, width - 4)]
        return page

    def _sign(self, seat: Seat) -> int:
        return 1 if seat == self.near else -1

    def _name_or_dash(self, piece: str | None) -> str:
        return self.scene.words.piece(piece) if piece else "–"

    def _in_force(self, seat: Seat) -> Line:
        """Gadgets and lasting effects of a player."""
        view, words = self.view, self.scene.words
        found: list[Line] = []
        for gadget, place in (
            ("improved-resources", "improved_resources"),
            ("advanced-transport", "advanced_transport"),
        ):
            if view[place][seat]:
                found.append(self.scene.piece(gadget))
        for country, turns in view["blockades"][seat].items():
            found.append(
                self._lasting(seat, f"{words.say('action-blockade')} {BLOCKADE} {words.piece(country)}", turns)
            )
        for field, action in (("detains", "detain"), ("informants", "paid-informant")):
            if view[field][seat]:
                found.append(self._lasting(seat, words.say(f"action-{action}"), view[field][seat]))
        line: Line = []
        for each in found:
            line += ([Run(" · ", QUIET)] if line else []) + each
        return line

    def _lasting(self, seat: Seat, what: str, ends: int) -> Line:
        """An effect ends with a turn of its owner: with this one if it is the last and the owner is at it."""
        this = ends == 1 and self.view["active"] == seat
        turn = "this turn" if this else "the next turn"
        return [Run(what, TEXT), Run(f" to the end of {turn}" if self.scene.roomy else f" ({turn})", QUIET)]

    # -- piles and hands -----------------------------------------------------------------------------------------------

    def piles(self, width: int) -> list[Line]:
        words, view = self.scene.words, self.view
        line: Line = [
            Run("  " + words.place("deck"), QUIET), Run(f" {len(view['deck'])}    ", STRONG),
            Run(words.place("discard"), QUIET, "place:discard"), Run(f" {len(view['discard'])}", STRONG),
        ]  # fmt: skip
        if view["discard"]:
            line += [Run(", on top ", QUIET), *self.scene.piece(view["discard"][-1])]
        announced = [Run(f"  {words.place('researching')}  ", QUIET)]
        return [fit(line, width), *(fit([*announced, *self.scene.piece(card)], width) for card in view["researching"])]

    def hands(self, width: int) -> list[Line]:
        page: list[Line] = []
        known = [seat for seat in (self.near, self.far) if any(map(_is_known, self.view["hands"][seat]))]
        open_cards = sum(len(self.view["hands"][seat]) for seat in known)
        for seat in known:
            hand: Sequence[Json] = self.view["hands"][seat]
            whose = [Run("  Your hand", HEADING)] if self.scene.is_you(seat) else [Run("  "), self.scene.seat_run(seat)]
            page.append(whose)
            page += self._cards(hand, width, explained=open_cards <= MOST_EXPLAINED)
        return page

    def _cards(self, hand: Sequence[Json], width: int, explained: bool) -> list[Line]:
        """The cards of a hand; where there is room, each with what it does."""
        scene = self.scene
        cells: list[Line] = []
        for face in hand:
            badge = scene.badge(face) if isinstance(face, str) else []
            cells.append([Run("  "), *([] if badge else [Run(" " * BADGE_WIDTH)]), *scene.face(face)])
        if not scene.roomy:
            return as_many_columns_as_fit(cells, width, gap=0, most=2)
        widest = max(width_of(cell) for cell in cells) + 2
        texts = [scene.words.piece_text(face) if isinstance(face, str) else "" for face in hand]
        if not explained:
            return [fit([*fit(cell, widest), Run(text, QUIET)], width) for cell, text in zip(cells, texts, strict=True)]
        page: list[Line] = []
        for cell, text in zip(cells, texts, strict=True):
            first, *others = wrap([Run(text, QUIET)], width - widest)
            page.append(fit([*fit(cell, widest), *first], width))
            if others:
                rest = " ".join(plain(line) for line in others)
                page.append(fit([Run(" " * widest), Run(rest, QUIET)], width))
        return page


def _is_known(face: Json) -> bool:
    """Whether the face of a card is seen from here, be it face down."""
    return isinstance(face, str) or (isinstance(face, dict) and "seen" in face)
