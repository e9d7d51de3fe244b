"""Playthroughs: a whole match as a text to be read, in which a review sees what a change did to a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import fill
from typing import Any, NamedTuple

from shadow_cabinet.bots import Bot, make_bot
from shadow_cabinet.table import Ask, Chair, Game, Match, Note
from shadow_cabinet.table.settings import to_plain
from shadow_cabinet.words import Words

WIDTH = 120


class Setup(NamedTuple):
    """What a playthrough is made from; as many seats as bots."""

    name: str
    bots: tuple[str, ...]
    seed: int | str
    settings: Mapping[str, object] = {}


def playthrough(game: Game[Any], setup: Setup) -> str:
    """The text of one match: every question with its options and the choice, the story in between, and the end."""
    seats = len(setup.bots)
    match: Match[Any] = Match(game, seats=seats, settings=setup.settings, seed=setup.seed)
    words = Words(game, strict=True)
    lines = [*_header(match, setup), *_story(match.notes, match, words)]
    bots = [make_bot(name, game, f"{setup.seed} {seat}") for seat, name in enumerate(setup.bots)]
    while match.asks:
        lines += _decision(match, words, bots)
    return "\n".join([*lines, "", *_ending(match, words)]) + "\n"


def _header(match: Match[Any], setup: Setup) -> list[str]:
    game = match.game
    settings = to_plain(match.board.settings)
    return [
        f"{game.title} ({game.id}, version {game.rules_version} of the rules)",
        f"seed {setup.seed}; {', '.join(f'seat {seat}: {bot}' for seat, bot in enumerate(setup.bots))}",
        *_wrapped(f"settings: {', '.join(f'{name} = {item}' for name, item in settings.items())}", ""),
    ]


def _decision(match: Match[Any], words: Words, bots: Sequence[Bot]) -> list[str]:
    """One choice, and what came of it."""
    ask = match.asks[0]
    told, number = len(match.notes), len(match.choices)
    lines = ["", *_wrapped(_question(match, ask, words), f"{number}. ")]
    lines += _wrapped(f"of {', '.join(option.id for option in ask.options)}", "   ")
    piece = bots[ask.seat].choose(Chair(match, ask.seat))
    match.choose(ask.seat, piece)
    lines.append(f"   > {words.piece(piece, match.board)} [{piece.id}]")
    return lines + _story(match.notes[told:], match, words)


def _question(match: Match[Any], ask: Ask, words: Words) -> str:
    return f"{words.seat(match.board, ask.seat)}: {words.prompt(ask, match.board)} [{ask.prompt.id}]"


def _story(notes: Sequence[Note], match: Match[Any], words: Words) -> list[str]:
    lines: list[str] = []
    for note in notes:
        alone = "" if note.seat is None else f"(to {words.seat(match.board, note.seat)}) "
        lines += _wrapped(f"{alone}{words.note(note, match.board)} [{note.id}]", "   - ")
    return lines


def _ending(match: Match[Any], words: Words) -> list[str]:
    result = match.result
    assert result is not None
    lines = [f"{words.ending(result, match.board)} [{result.reason}]"]
    for seat, (share, score) in enumerate(zip(result.shares, result.scores, strict=True)):
        lines.append(f"{words.seat(match.board, seat)}: share {share:g}, score {score:g}")
    return lines


def _wrapped(text: str, first: str) -> list[str]:
    """A text in lines that fit, the later ones indented like the first."""
    blank = " " * len(first)
    return fill(text, WIDTH, initial_indent=first, subsequent_indent=blank, break_on_hyphens=False).splitlines()
