"""The page on writing a game: its excerpts occur in the sources, its commands run, and the game at its end is sound."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from shutil import which
from textwrap import dedent
from typing import Any, NamedTuple

import pytest

from shadow_cabinet.bots import make_bot
from shadow_cabinet.check import PropertyFailed, check_game
from shadow_cabinet.games import REGISTRY, Entry, find_game
from shadow_cabinet.table import Chair, Game, Match
from shadow_cabinet.table.record import record_of, verify
from shadow_cabinet.table.scenario import read_scenario, run
from tests import test_words

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "writing-a-game.md"
SOURCES = ROOT / "src" / "shadow_cabinet"
EXAMPLE = SOURCES / "games" / "war_of_espionage"
WHOLE_GAME = "\n## A whole game\n"
MOST_LINES = 150
LEFT_OUT = re.compile(r"^[ \t]*\.\.\.\n", re.MULTILINE)


class Block(NamedTuple):
    """A block of code on the page."""

    language: str
    text: str
    line: int

    @property
    def name(self) -> str:
        """The file that it names in its first line."""
        return self.text.partition("\n")[0].removeprefix("# ")

    @property
    def code(self) -> str:
        """What follows that line."""
        return self.text.partition("\n")[2]


def blocks_of(text: str, first: int = 1) -> list[Block]:
    found = re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [Block(block[1], block[2], first + text.count("\n", 0, block.start())) for block in found]


TEXT = PAGE.read_text("utf-8")
LESSONS, _, REST = TEXT.partition(WHOLE_GAME)
EXCERPTS = [block for block in blocks_of(LESSONS) if block.language != "sh"]
COMMANDS = [command for block in blocks_of(TEXT) if block.language == "sh" for command in block.text.splitlines()]
SAMPLE = [block for block in blocks_of(REST) if block.language != "sh"]


# -- the lessons -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", EXCERPTS, ids=lambda block: f"line-{block.line}-{block.name}")
def test_excerpts_occur_in_the_sources(block: Block) -> None:
    path = next((path for path in (EXAMPLE / block.name, SOURCES / block.name) if path.is_file()), None)
    assert path is not None, f"the first line should name a file, not say {block.name!r}"
    lines = [line.rstrip() for line in path.read_text("utf-8").splitlines()]
    start = 0
    for part in LEFT_OUT.split(block.code):
        wanted = dedent(part).rstrip().split("\n")
        start = _find(wanted, lines, start)
        assert start >= 0, f"does not occur in {path.name} (any more, or not in this order):\n{part}"


def _find(wanted: list[str], lines: list[str], start: int) -> int:
    """The number of the line after the first place where these lines stand, indented as a whole; -1 if nowhere."""
    count = len(wanted)
    for at in range(start, len(lines) - count + 1):
        if dedent("\n".join(lines[at : at + count])).split("\n") == wanted:
            return at + count
    return -1


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_run(command: str) -> None:
    program, *arguments = command.split()
    path = which(program, path=Path(sys.executable).parent)
    assert path is not None
    done = subprocess.run([path, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout


def test_links_and_paths_lead_somewhere() -> None:
    headings = {re.sub(r"[^a-z0-9]+", "-", title.lower()) for title in re.findall(r"^#+ (.*)$", TEXT, re.MULTILINE)}
    prose = re.sub(r"^```.*?^```$", "", TEXT, flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"(?<!`)\]\(([^)]+)\)", prose):
        assert target[1:] in headings if target.startswith("#") else (PAGE.parent / target).exists(), target
    for path in re.findall(r"`((?:src|tests|scenarios|docs)/[^`…]*)`", prose):
        assert (ROOT / path).exists(), path


# -- the whole game ----------------------------------------------------------------------------------------------------


def write_game(folder: Path, python: str) -> None:
    """The files of the page as a package."""
    folder.mkdir()
    (folder / "__init__.py").write_text(python, "utf-8")
    for block in SAMPLE:
        if block.language == "markdown":
            (folder / "rules.md").write_text(block.text, "utf-8")
        elif block.language != "python":
            (folder / block.name).write_text(block.code, "utf-8")


def sample_python() -> str:
    return "\n\n".join(block.text for block in SAMPLE if block.language == "python")


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder from which packages can be imported, with the sample in it."""
    folder = tmp_path_factory.mktemp("shelf")
    write_game(folder / "dead_drop", sample_python())
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setitem(REGISTRY, "dead-drop", Entry((), "dead_drop"))
        yield folder
    for name in [name for name in sys.modules if name.startswith("dead_drop")]:
        del sys.modules[name]


@pytest.fixture
def game(shelf: Path) -> Game[Any]:
    return find_game("dead-drop")


def test_the_sample_is_short_and_whole() -> None:
    assert sum(block.text.count("\n") for block in SAMPLE if block.language == "python") <= MOST_LINES
    files = {block.name for block in SAMPLE if block.language not in ("python", "markdown")}
    assert files == {"cards.toml", "en.ftl", "scenario.toml"}


def test_the_sample_can_be_played_by_bots(game: Game[Any]) -> None:
    ends: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for seed in range(90):
        names = ("random", "tactics") if seed % 2 else ("tactics", "random")
        bots = [make_bot(name, game, seed) for name in names]
        match = Match(game, seed=seed)
        while match.asks:
            seat = match.asks[0].seat
            match.choose(seat, bots[seat].choose(Chair(match, seat)))
        assert match.result is not None
        verify(record_of(match), game)
        ends[match.result.reason] += 1
        for name, share in zip(names, match.result.shares, strict=True):
            won[name] += share == 1
    assert set(ends) == set(game.endings)
    assert won["tactics"] > won["random"]


def test_the_sample_has_every_property(game: Game[Any], tmp_path: Path) -> None:
    counts = check_game(game, range(60), depth=0.3, failures=tmp_path)
    assert counts["games"] == 60


def test_the_scenario_of_the_page_holds(game: Game[Any], shelf: Path) -> None:
    scenario = read_scenario(shelf / "dead_drop" / "scenario.toml")
    assert run(scenario, game) == []
    rules = (shelf / "dead_drop" / "rules.md").read_text("utf-8")
    assert f"{{#{scenario.rule}}}" in rules


WORDS = [
    name
    for name, test in vars(test_words).items()
    if name.startswith("test_") and "name" in inspect.signature(test).parameters
]


@pytest.mark.parametrize("test", WORDS)
def test_the_words_of_the_sample_are_held_to_what_every_game_is(test: str, game: Game[Any]) -> None:
    getattr(test_words, test)(game.id)


# The mistakes that the page warns of, each made in the sample: what stands there, and what a newcomer might write.
MISTAKES = {
    "hidden_piece_in_a_variable": (
        "    card = board.drops[me].pop()\n",
        "    card = left\n    board.drops[me].clear()\n",
    ),
    "window_only_with_an_answer": (
        "    mole: Piece = yield Ask(",
        "    if not any(card.mole for card in board.hands[me]):\n        return False\n    mole: Piece = yield Ask(",
    ),
    "options_found_too_early": (
        "    left: Card = yield Ask(me, LEAVE, lambda: board.hands[me])\n",
        "    hand = list(board.hands[me])\n    left: Card = yield Ask(me, LEAVE, lambda: hand)\n",
    ),
    "order_of_options_tells": (
        "[PASS, *[card for card in board.hands[me] if card.mole]]",
        "sorted([PASS, *board.hands[me]], key=lambda p: p is PASS and board.drops[1 - me][-1].mole)",
    ),
    "drawn_by_hand": (
        "    board.draw(board.pile, board.hands[me])\n",
        "    board.hands[me].append(board.pile.pop())\n",
    ),
    "seen_and_forgotten": (
        "        board.show([card])",
        "        pass",
    ),
    "note_says_too_much": (
        'board.note("left", seat=me)',
        'board.note("left", seat=me, card=left)',
    ),
    "about_says_too_much": (
        "if card.mole]])\n",
        'if card.mole]], {"card": board.drops[1 - me][-1]})\n',
    ),
    "hidden_piece_as_a_value": (
        "    board.drops[me].append(left)\n",
        "    board.drops[me].append(left)\n    board.active = left\n",
    ),
    "turn_kept_in_a_variable": (
        "    while board.pile:\n        board.checkpoint()\n        yield from turn(board, board.active)\n",
        "    me = 1\n    while board.pile:\n        board.checkpoint()\n        yield from turn(board, me := 1 - me)\n",
    ),
    "public_change_before_a_follow_up": (
        'Prompt("answer", "moles")',
        'Prompt("answer", "moles", follows=True)',
    ),
    "dice_of_another_kind": (
        "        board.shuffle(board.pile)\n",
        "        __import__('random').shuffle(board.pile)\n",
    ),
    "why_not_tells": (
        "    if piece in board.hands[ask.seat]:\n",
        "    if piece in [*board.hands[ask.seat], *board.drops[1 - ask.seat]]:\n",
    ),
    "changed_while_others_decide": (
        "        return card\n",
        "        board.discard.append(board.pile.pop())\n        return card\n",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_suite_finds_the_mistakes_that_the_page_warns_of(mistake: str, shelf: Path, tmp_path: Path) -> None:
    right, wrong = MISTAKES[mistake]
    python = sample_python()
    assert python.count(right) == 1, "the page has changed: plant the mistake anew"
    write_game(shelf / f"dead_drop_{mistake}", python.replace(right, wrong))
    invalidate_caches()
    broken: Game[Any] = import_module(f"dead_drop_{mistake}").GAME()
    with pytest.raises(PropertyFailed):
        check_game(broken, range(40), depth=0.3, failures=tmp_path)
