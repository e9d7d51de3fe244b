"""Deals of Illuminati: the offer that waits for an answer, or as far as it was put together."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.pieces import Special
from shadow_cabinet.table import Piece, Seat

from .illuminati_signs import Desk, known_face
from .look import OPTION, STRONG, TEXT
from .page import Line, Run, wrap


class Offers:
    """What is offered for what."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.words = desk, desk.scene, desk.words
        self.board, self.view = desk.board, desk.view

    def offer(self, width: int) -> list[Line]:
        """The offer that waits for an answer, or as far as it was put together."""
        for ask in self.scene.match.asks:
            if ask.prompt.id == "answer-deal":
                who = [self.scene.seat_run(ask.about["from_seat"]), Run(" to ", TEXT), self.scene.seat_run(ask.seat)]
                terms = ", ".join(self.words.phrase(phrase, self.board) for phrase in ask.about["terms"])
                return wrap([Run("  Offer of ", f"bold {OPTION}"), *who, Run(f": {terms}", STRONG)], width, 4)
        other, me = self.desk.about("other_seat"), self.desk.me
        if not isinstance(other, int) or me is None:
            return []
        gives, wants = self._terms(me)
        line: Line = [Run("  Offer to ", f"bold {OPTION}"), self.scene.seat_run(other), Run(": you give ", TEXT)]
        line += [Run(gives or "nothing yet", STRONG), Run(" for ", TEXT), Run(wants or "nothing yet", STRONG)]
        return wrap(line, width, 4)

    def _terms(self, me: Seat) -> tuple[str, str]:
        """What was picked for an offer so far."""
        gives: list[str] = []
        wants: list[str] = []
        side = gives
        for piece in self.scene.match.begun_by(me)[1:]:
            if piece.id in ("give-money", "want-money"):
                side = gives if piece.id == "give-money" else wants
            elif piece.kind == "sum" or piece.id == "everything":
                side.append(self.words.piece(piece))
            elif piece.kind != "button":
                (gives if self._is_mine(piece, me) else wants).append(self.words.piece(piece))
        return ", ".join(gives), ", ".join(wants)

    def _is_mine(self, piece: Piece, me: Seat) -> bool:
        if isinstance(piece, Special):
            return piece.id in map(known_face, self.view["hands"][me])
        return piece in self.board.groups[me]
