"""Words: what players read, from Fluent catalogues. The rules know only ids and arguments.

    words = Words(game)
    for note in match.notes_of(seat):
        print(words.note(note, match.board))

The common catalogue lies in `shadow_cabinet.table`, a game's own in its package, one file per language (`en.ftl`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from shadow_cabinet.table import (
    Argument,
    Ask,
    Board,
    Game,
    Note,
    Phrase,
    Piece,
    Reason,
    Result,
    Seat,
    Text,
    UnknownName,
    Waiting,
)

COMMON = "shadow_cabinet.table"
FALLBACK = "en"


class Words:
    """The words of one game in one language; what a translation lacks is said in English.

    Where there is no message at all its id is shown, so that a live table goes on. If `strict`, that is an error, and
    so is an argument that a message wants and does not get.
    """

    def __init__(self, game: Game[Any], language: str = FALLBACK, strict: bool = False) -> None:
        self.game, self.language, self.strict = game, language, strict
        self._bundles = [self._read(each) for each in dict.fromkeys((language, FALLBACK))]

    def _read(self, language: str) -> FluentBundle:
        file = f"{language}.ftl"
        found = [path for path in (files(package) / file for package in (COMMON, self.game.package)) if path.is_file()]
        if not found:
            known = [path.name.removesuffix(".ftl") for path in files(COMMON).iterdir() if path.name.endswith(".ftl")]
            raise UnknownName("language", language, known)
        # Isolation marks are for texts of mixed direction; terminals show them as rubbish.
        bundle = FluentBundle([language], use_isolating=False)
        for path in found:
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
        return bundle

    def say(self, id: str, /, **about: object) -> str:
        """The message of that id, with arguments as they are to stand in the text: words and numbers."""
        for bundle in self._bundles:
            if bundle.has_message(id) and (pattern := bundle.get_message(id).value):
                text, errors = bundle.format_pattern(pattern, about)
                if errors and self.strict:
                    raise errors[0]
                return str(text)
        if self.strict:
            raise LookupError(f"there is no message {id!r}")
        return id

    # -- what stands on the table --------------------------------------------------------------------------------------

    def piece(self, piece: Piece | str, board: Board | None = None) -> str:
        """The name of a piece (or of the piece of that id); a card of an owner's own is called as its id says.

        What is named for a player is called as on this board.
        """
        found = self._piece(piece)
        message, about = self.game.describe_piece(found)
        if not self.strict and not any(bundle.has_message(message) for bundle in self._bundles):
            return " ".join(part.capitalize() for part in found.id.split("-"))
        return self._tell(message, about, board)

    def piece_text(self, piece: Piece | str) -> str:
        """What a piece does, if there is more to say than its name; otherwise nothing."""
        told = self.game.piece_text(self._piece(piece))
        return self._tell(*told) if told else ""

    def back(self, back: str) -> str:
        """A piece that lies face down, named by its back."""
        return self.say(f"back-{back}")

    def seat(self, board: Board, seat: Seat) -> str:
        """What a player is called on this board."""
        return self.say(self.game.seat_name(board, seat))

    def place(self, name: str) -> str:
        """The name of a field of the board in which pieces lie."""
        return self.say(f"place-{_dashes(name)}")

    def value(self, name: str) -> str:
        """The name of any other field of the board."""
        return self.say(f"value-{_dashes(name)}")

    # -- what is said --------------------------------------------------------------------------------------------------

    def prompt(self, ask: Ask, board: Board) -> str:
        """A question, as the seat that is asked reads it."""
        return self._tell(f"prompt-{ask.prompt.id}", ask.about, board)

    def waiting(self, waiting: Waiting, board: Board) -> str:
        """What the others read meanwhile."""
        return self._tell(f"waiting-{waiting.prompt}", {"seat": waiting.seat}, board)

    def note(self, note: Note, board: Board) -> str:
        """A line of the story."""
        return self._tell(f"note-{note.id}", note.about, board)

    def reason(self, reason: Reason, board: Board) -> str:
        """Why a piece cannot be chosen."""
        return self._tell(f"why-{reason.id}", reason.about, board)

    def ending(self, result: Result, board: Board) -> str:
        """How a match ended."""
        return self._tell(f"end-{result.reason}", result.about, board)

    def phrase(self, phrase: Phrase, board: Board | None = None) -> str:
        """A message that stands for itself here; with a board if seats are among its arguments."""
        return self._one(phrase, board)

    # -- settings ------------------------------------------------------------------------------------------------------

    def setting(self, name: str) -> str:
        """The label of a setting."""
        return self.say(f"setting-{_dashes(name)}")

    def setting_help(self, name: str) -> str:
        """What a setting means, each of its choices included."""
        return self.say(f"setting-{_dashes(name)}-help")

    def setting_choice(self, name: str, choice: str) -> str:
        """The label of one choice of a setting that is chosen from a list."""
        return self.say(f"setting-{_dashes(name)}-{choice}")

    # -- arguments -----------------------------------------------------------------------------------------------------

    def _piece(self, piece: Piece | str) -> Piece:
        return self.game.catalogue[piece] if isinstance(piece, str) else piece

    def _tell(self, id: str, about: Mapping[str, Argument], board: Board | None = None) -> str:
        """A message with the arguments that rules give it, each put into words.

        A number called `seat` or `…_seat` is a seat, text is the id of another message (but `Text` is shown as it is),
        a phrase is another message with its arguments, and several pieces or phrases become one text that comes with
        their number (`NAME-count`).
        """
        told: dict[str, object] = {}
        for name, item in about.items():
            if isinstance(item, int):
                told[name] = self.seat(board, item) if name.endswith("seat") and board is not None else item
            elif isinstance(item, str):
                told[name] = str(item) if isinstance(item, Text) else self.say(item)
            elif isinstance(item, (Piece, Phrase)):
                told[name] = self._one(item, board)
            else:
                told[name], told[f"{name}-count"] = self._several(item, board), len(item)
        return self.say(id, **told)

    def _one(self, item: Piece | Phrase, board: Board | None) -> str:
        return self._tell(item.id, item.about, board) if isinstance(item, Phrase) else self.piece(item, board)

    def _several(self, items: Sequence[Piece | Phrase], board: Board | None) -> str:
        *others, last = [self._one(item, board) for item in items] or [""]
        if not others:
            return last
        before = reduce(lambda text, name: self.say("list-comma", before=text, next=name), others)
        return self.say("list-and", before=before, last=last)


def _dashes(name: str) -> str:
    return name.replace("_", "-")
