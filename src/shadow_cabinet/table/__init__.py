"""The kernel: pieces, boards that declare who sees what, rules as coroutines, and all that is derived from them."""

from .ask import Argument, Ask, Flow, GameOver, Phrase, Prompt, Reason, Seat, Text, Together
from .board import Board, Json, Note
from .chair import Chair
from .content import Content
from .dice import Dice, key_of
from .errors import (
    ContentError,
    RecordError,
    Refused,
    ScenarioError,
    SettingsError,
    TableError,
    UnknownName,
)
from .fields import EVERYONE, NOBODY, OWNER, cache, place, value
from .game import Game, Result, ScoreLine, Tactics
from .match import Choice, Match, Waiting
from .pieces import Catalogue, Piece
from .settings import setting

__all__ = [
    "EVERYONE",
    "NOBODY",
    "OWNER",
    "Argument",
    "Ask",
    "Board",
    "Catalogue",
    "Chair",
    "Choice",
    "Content",
    "ContentError",
    "Dice",
    "Flow",
    "Game",
    "GameOver",
    "Json",
    "Match",
    "Note",
    "Phrase",
    "Piece",
    "Prompt",
    "Reason",
    "RecordError",
    "Refused",
    "Result",
    "ScenarioError",
    "ScoreLine",
    "Seat",
    "SettingsError",
    "TableError",
    "Tactics",
    "Text",
    "Together",
    "UnknownName",
    "Waiting",
    "cache",
    "key_of",
    "place",
    "setting",
    "value",
]
