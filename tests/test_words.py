"""The words of every game: nothing that players read is missing, left over, or wants arguments that it does not get."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from shadow_cabinet.check.walk import with_sense
from shadow_cabinet.games import REGISTRY, find_game
from shadow_cabinet.server.lessons import has_lesson, lesson_of
from shadow_cabinet.table import (
    Argument,
    Board,
    Dice,
    Game,
    Match,
    Note,
    Phrase,
    Piece,
    Prompt,
    SettingsError,
    Text,
    UnknownName,
)
from shadow_cabinet.table.plain import plain
from shadow_cabinet.table.scenario import Scenario, read_scenario, start, who
from shadow_cabinet.table.settings import options_of
from shadow_cabinet.words import COMMON, Words

ROOT = Path(__file__).resolve().parent.parent
PLAYOUTS = 90
SENSE = {"in-too-deep": 0.8, "illuminati": 0.5}  # by chance alone matches are very long, or little happens in them
GAMES = pytest.mark.parametrize("name", REGISTRY)


# -- what the sources say ----------------------------------------------------------------------------------------------


class Mention(NamedTuple):
    """A call in the sources that names a message, with the names of the arguments that it gives."""

    id: str
    arguments: frozenset[str]


class Sources:
    """What the modules of a package say about words, found without running them."""

    def __init__(self, package: str) -> None:
        self.notes: list[Mention] = []
        self.reasons: list[Mention] = []
        self.rules: set[str] = set()  # the anchors that reasons refer to
        self.texts: set[str] = set()  # every string
        self.patterns: list[re.Pattern[str]] = []  # every f-string that starts like an id, for those it could make
        for path in sorted(Path(str(files(package))).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                self._take(node)

    def _take(self, node: ast.AST) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.texts.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in node.values]
            if re.fullmatch("[a-z][a-z0-9-]*-", parts[0]):
                self.patterns.append(re.compile("".join(parts)))
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
            if called in ("note", "whisper"):
                id = node.args[0 if called == "note" else 1]
                if isinstance(id, ast.Constant):
                    self.notes.append(Mention(str(id.value), frozenset(given)))
            elif called == "Reason":
                self._take_reason(dict(zip(("id", "about", "rule"), node.args, strict=False)) | given)

    def _take_reason(self, given: dict[str, ast.expr]) -> None:
        id, rule, about = given["id"], given.get("rule"), given.get("about", ast.Dict([], []))
        assert isinstance(id, ast.Constant), "the id of a reason is written out, so that its message can be found"
        names = ANY
        if isinstance(about, ast.Dict):
            names = frozenset(str(key.value) for key in about.keys if isinstance(key, ast.Constant))
        self.reasons.append(Mention(str(id.value), names))
        if isinstance(rule, ast.Constant):
            self.rules.add(str(rule.value))

    def could_say(self, id: str) -> bool:
        """Whether a string or an f-string of these modules makes this id."""
        return id in self.texts or any(pattern.fullmatch(id) for pattern in self.patterns)


ANY = frozenset({"*"})  # the arguments cannot be read off the call; playing shows them


@cache
def sources(package: str) -> Sources:
    return Sources(package)


# -- what the catalogues say -------------------------------------------------------------------------------------------


class Wanted(Visitor):
    """The arguments and the other messages that a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (fluent's naming)
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def catalogue(package: str) -> dict[str, Wanted]:
    """The messages of a package's English catalogue, in their order."""
    found: dict[str, Wanted] = {}
    for entry in FluentParser().parse((files(package) / "en.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"cannot be read: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"two messages are called {entry.id.name}"
            found[entry.id.name] = wanted = Wanted()
            wanted.visit(entry)
    return found


def all_messages(game: Game[Any]) -> dict[str, Wanted]:
    return catalogue(COMMON) | catalogue(game.package)


def prompts_of(game: Game[Any]) -> list[Prompt]:
    """Every prompt that a module of the game declares."""
    found: dict[str, Prompt] = {}
    for path in sorted(Path(str(files(game.package))).glob("*.py")):
        module = import_module(game.package if path.stem == "__init__" else f"{game.package}.{path.stem}")
        for item in vars(module).values():
            if isinstance(item, Prompt):
                assert found.setdefault(item.id, item) is item, f"two prompts are called {item.id}"
    return list(found.values())


def anchors(game: Game[Any]) -> list[str]:
    """The anchors of the sections of `rules.md`."""
    rules = (files(game.package) / "rules.md").read_text("utf-8")
    return re.findall(r"^#+ .*\{#([a-z0-9-]+)\}$", rules, re.MULTILINE)


def told_messages(id: str, about: Mapping[str, Argument]) -> Iterator[str]:
    """A message and those that its arguments bring along: texts, and phrases with all that stands in them."""
    yield id
    for item in about.values():
        if isinstance(item, str) and not isinstance(item, Text):
            yield item
        for each in item if isinstance(item, (list, tuple)) else (item,):
            if isinstance(each, Phrase):
                yield from told_messages(each.id, each.about)


def fixed_messages(game: Game[Any]) -> Iterator[str]:
    """Every message that a game must have, whatever happens in it."""
    yield from ("game-title", "game-about")
    for prompt in prompts_of(game):
        yield f"prompt-{prompt.id}"
        if not prompt.follows:
            yield f"waiting-{prompt.id}"
    for note in sources(game.package).notes:
        yield f"note-{note.id}"
    for reason in sources(game.package).reasons + sources(COMMON).reasons:
        yield f"why-{reason.id}"
    for piece in game.catalogue:
        for told in (game.describe_piece(piece), game.piece_text(piece)):
            if told:
                yield from told_messages(*told)
        if piece.back:
            yield f"back-{piece.back}"
    for seat in range(max(game.seat_counts)):
        yield f"seat-{seat}"
    for ending in game.endings:
        yield f"end-{ending}"
    for option in options_of(game.settings_class):
        setting = f"setting-{option.name.replace('_', '-')}"
        yield from (setting, f"{setting}-help", *(f"{setting}-{choice}" for choice in option.choices))
    board = Match(game, seed=1).board
    for name, declared in board.fields.items():
        yield f"{'place' if declared.is_place else 'value'}-{name.replace('_', '-')}"


# -- the tests ---------------------------------------------------------------------------------------------------------


@GAMES
def test_every_message_is_there(name: str) -> None:
    game = find_game(name)
    missing = sorted(set(fixed_messages(game)) - set(all_messages(game)))
    assert not missing


@cache
def board_messages(name: str) -> frozenset[str]:
    """The messages that the browser's board of a game names, or could make; all of them start with `board-`."""
    folder = ROOT / "web/src/boards" / name
    texts = "\n".join(path.read_text("utf-8") for path in folder.rglob("*") if path.suffix in (".ts", ".svelte"))
    made = tuple(re.findall(r"`(board-[a-z0-9-]+-)\$\{", texts))
    could_be = {id for id in catalogue(find_game(name).package) if made and id.startswith(made)}
    return frozenset({*re.findall(r'"(board-[a-z0-9-]+)"', texts), *could_be})


@GAMES
def test_no_message_is_left_over(name: str) -> None:
    game = find_game(name)
    own = catalogue(game.package)
    used = set(fixed_messages(game)) | board_messages(name) | {id for each in own.values() for id in each.messages}
    used |= {step.say for step in lesson_of(game).steps} if has_lesson(game) else set()
    # Only what rules give as an argument need not be named above: words such as a faction, and names of seats.
    unused = [id for id in own if id not in used and not sources(game.package).could_say(id)]
    assert not unused


@GAMES
def test_every_message_of_the_board_is_there(name: str) -> None:
    assert not board_messages(name) - set(all_messages(find_game(name)))


def test_no_common_message_is_left_over() -> None:
    whys = {f"why-{reason.id}" for reason in sources(COMMON).reasons}
    texts = [
        path.read_text("utf-8")
        for folder in ("src", "web/src")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte")
    ]
    unused = [id for id in catalogue(COMMON) if id not in whys and not any(f'"{id}"' in text for text in texts)]
    assert not unused


@GAMES
def test_no_message_hides_a_common_one(name: str) -> None:
    assert not set(catalogue(COMMON)) & set(catalogue(find_game(name).package))


@GAMES
def test_messages_refer_only_to_messages_that_exist(name: str) -> None:
    known = all_messages(find_game(name))
    dead = {id: message.messages - set(known) for id, message in known.items() if message.messages - set(known)}
    assert not dead


@GAMES
def test_notes_and_reasons_want_only_what_the_rules_give(name: str) -> None:
    game = find_game(name)
    known, told = all_messages(game), sources(game.package)
    wrong = []
    for kind, mentions in (("note", told.notes), ("why", told.reasons + sources(COMMON).reasons)):
        for mention in mentions:
            given = mention.arguments | {f"{argument}-count" for argument in mention.arguments}
            missing = known[f"{kind}-{mention.id}"].arguments - given
            if missing and mention.arguments != ANY:
                wrong.append(f"{kind}-{mention.id} wants {sorted(missing)}, has {sorted(given)}")
    assert not wrong


@GAMES
def test_everything_can_be_said_all_through_random_matches(name: str) -> None:
    game = find_game(name)
    words = Words(game, strict=True)
    reached: Counter[str] = Counter()
    for seed in range(PLAYOUTS):
        _look_at(_say_everything(game, words, seed, reached))
    for path in sorted((ROOT / "scenarios" / name).glob("*.toml")):  # some questions chance seldom leads to
        if len(reached) == len(prompts_of(game)):
            break
        _look_at(_say_scenario(game, words, read_scenario(path), reached))
    unreached = {prompt.id for prompt in prompts_of(game)} - set(reached)
    assert not unreached, "these questions never came up: their words were not tried"


def _look_at(said: list[str]) -> None:
    """What can be wrong with any text."""
    for text in said:
        assert text == text.strip()
        assert text
        assert ".." not in text, text  # a sentence that ends with an abbreviation
        assert not re.search(r"[{}\u2068\u2069]", text), text


def test_what_stands_in_a_table_is_shown_as_it_is() -> None:
    said = Phrase("list-comma", {"before": Text("list-and"), "next": Text("A Title")})
    assert Words(find_game("deep-state"), strict=True).phrase(said) == "list-and, A Title"
    assert plain(said.about) == {"before": {"text": "list-and"}, "next": {"text": "A Title"}}


def _settings(game: Game[Any], variant: int, seats: int) -> dict[str, object]:
    """The usual settings twice, then every switch the other way, then every number at its least; what does not go
    with that number of seats is left as it is."""
    options = options_of(game.settings_class)
    wanted: dict[str, object] = {}
    if variant == 2:
        wanted = {
            option.name: not option.default if isinstance(option.default, bool) else option.choices[-1]
            for option in options
            if isinstance(option.default, bool) or option.choices
        }
    elif variant == 3:
        wanted = {option.name: option.low for option in options if option.low is not None}
    settings: dict[str, object] = {}
    for name, choice in wanted.items():
        with suppress(SettingsError):
            game.make_settings({**settings, name: choice}, seats)
            settings[name] = choice
    return settings


def _say_question(game: Game[Any], words: Words, match: Match[Any], seat: int, reached: Counter[str]) -> list[str]:
    """What a seat is asked, and why it cannot choose other pieces."""
    ask = match.ask_of(seat)
    assert ask is not None
    said = [words.prompt(ask, match.board)]
    wanted = all_messages(game)[f"prompt-{ask.prompt.id}"].arguments  # also in branches that are not taken now
    assert wanted <= {name for given in ask.about or () for name in (given, f"{given}-count")}, ask.prompt.id
    reached[ask.prompt.id] += 1
    if reached[ask.prompt.id] <= 20:  # every piece each time would take long
        reasons = [match.why_not(ask.seat, piece) for piece in game.catalogue]
        said += [words.reason(reason, match.board) for reason in reasons]
    return said


def _say_scenario(game: Game[Any], words: Words, scenario: Scenario, reached: Counter[str]) -> list[str]:
    """Put the questions and the story of a scenario into words."""
    said: list[str] = []
    match = start(scenario, game)
    for seat, piece in [who(word, step.seat) for step in scenario.steps for word in step.choose]:
        said += [words.waiting(waiting, match.board) for waiting in match.waiting()]
        said += _say_question(game, words, match, seat, reached)
        match.choose(seat, piece)
    return said + [words.note(note, match.board) for note in match.notes]


def _say_everything(game: Game[Any], words: Words, seed: int, reached: Counter[str]) -> list[str]:
    """Play one random match and put all that comes up into words."""
    random, pick = Random(seed), with_sense(SENSE.get(game.id, 0))
    seats = game.seat_counts[seed % len(game.seat_counts)]
    match = Match(game, seed=seed, seats=seats, settings=_settings(game, seed % 4, seats))
    said: list[str] = []
    while match.asks:
        said += [words.waiting(waiting, match.board) for waiting in match.waiting()]
        seat, piece = pick(match, random)
        said += _say_question(game, words, match, seat, reached)
        match.choose(seat, piece)
    assert match.result is not None
    said += [words.note(note, match.board) for note in match.notes]
    said += [words.seat(match.board, seat) for seat in range(match.board.seats)]
    said.append(words.ending(match.result, match.board))
    said.append(words.reason(match.why_not(0, next(iter(game.catalogue))), match.board))
    return said


@GAMES
def test_everything_on_the_table_can_be_named(name: str) -> None:
    game = find_game(name)
    words = Words(game, strict=True)
    board: Board = Match(game, seed=1).board
    named = [words.piece(piece) for piece in game.catalogue]
    named += [words.back(piece.back) for piece in game.catalogue if piece.back]
    named += [words.place(field) if item.is_place else words.value(field) for field, item in board.fields.items()]
    for option in options_of(game.settings_class):
        named += [words.setting(option.name), words.setting_help(option.name)]
        named += [words.setting_choice(option.name, choice) for choice in option.choices]
    assert all(named)
    assert words.say("game-title") == game.title
    assert words.piece(next(iter(game.catalogue)).id) == named[0]
    texts = [words.piece_text(piece) for piece in game.catalogue]
    assert not [text for text in texts if text != text.strip()]


@GAMES
def test_anchors_lead_to_a_section_of_the_rules(name: str) -> None:
    game = find_game(name)
    known = anchors(game)
    assert len(set(known)) == len(known)
    scenarios = [read_scenario(path) for path in sorted((ROOT / "scenarios" / name).glob("*.toml"))]
    used = {prompt.rule for prompt in prompts_of(game)} | sources(game.package).rules
    used |= {scenario.rule for scenario in scenarios if scenario.rule}
    used |= set(re.findall(r"\]\(#([a-z0-9-]+)\)", (files(game.package) / "rules.md").read_text("utf-8")))
    assert not used - set(known)


@GAMES
def test_every_section_of_the_rules_has_an_anchor(name: str) -> None:
    game = find_game(name)
    headings = re.findall(r"^##+ .*$", (files(game.package) / "rules.md").read_text("utf-8"), re.MULTILINE)
    assert len(headings) == len(anchors(game))


@GAMES
def test_every_reason_of_a_game_names_its_rule(name: str) -> None:
    game = find_game(name)
    assert all(prompt.rule for prompt in prompts_of(game))
    seen = [match_reason for seed in range(5) for match_reason in _reasons(game, seed)]
    assert seen
    assert not [reason for reason, rule in seen if not rule]


def _reasons(game: Game[Any], seed: int) -> Iterator[tuple[str, str]]:
    match, dice = Match(game, seed=seed), Dice.from_seed(seed)
    asked: Counter[str] = Counter()
    while match.asks:
        ask = match.asks[0]
        asked[ask.prompt.id] += 1
        if asked[ask.prompt.id] <= 20:  # every piece each time would take long
            for piece in game.catalogue:
                if piece not in ask.options:
                    reason = match.why_not(ask.seat, piece)
                    yield reason.id, reason.rule
        match.choose(ask.seat, ask.options[dice.below(len(ask.options))])


# -- Words itself, with the game at hand -------------------------------------------------------------------------------

FIRST = next(iter(REGISTRY))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownName, match="en"):
        Words(find_game(FIRST), "tlh")


def test_a_missing_message_is_an_error_only_if_strict() -> None:
    game = find_game(FIRST)
    assert Words(game).say("no-such-message") == "no-such-message"
    with pytest.raises(LookupError, match="no-such-message"):
        Words(game, strict=True).say("no-such-message")
    with pytest.raises(FluentReferenceError):
        Words(game, strict=True).say("why-is-an-option")  # wants a piece
    assert "piece" in Words(game).say("why-is-an-option")


def test_several_pieces_become_one_text() -> None:
    game = find_game("war-of-espionage")
    words = Words(game, strict=True)
    board = Match(game, seed=1).board
    pieces: list[Piece] = [game.catalogue[id] for id in ("france", "poland", "hungary")]
    card = game.catalogue["poland-3-blockade"]
    story = [
        words.note(Note("announced-special", {"seat": 0, "card": card, "targets": tuple(pieces[:n])}), board)
        for n in range(4)
    ]
    assert story == [
        "Player 1 plays Poland:3 Blockade for its Special Action.",
        "Player 1 plays Poland:3 Blockade for its Special Action (France).",
        "Player 1 plays Poland:3 Blockade for its Special Action (France and Poland).",
        "Player 1 plays Poland:3 Blockade for its Special Action (France, Poland and Hungary).",
    ]
