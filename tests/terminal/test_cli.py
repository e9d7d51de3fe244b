"""The command line: what it prints, and that every mistake gets one line that says what would be right."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from shadow_cabinet.bots import RandomBot
from shadow_cabinet.games import find_game
from shadow_cabinet.lab.simulate import play_match
from shadow_cabinet.table.record import read_record, record_of, write_record
from shadow_cabinet.terminal.cli import cabinet

HEAVY = (
    "textual", "rich", "fluent", "msgspec", "hypothesis", "multiprocessing", "shadow_cabinet.bots",
    "shadow_cabinet.games.war_of_espionage",
)  # fmt: skip
SETTINGS = {"board": "shortened", "turn_cap": 12}


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cabinet, [str(argument) for argument in arguments])


def refuse(*arguments: str | Path) -> str:
    """The one line that a mistake is answered with."""
    result = run(*arguments)
    assert result.exit_code not in (0, None)
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.removeprefix("Error: ").strip()


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a short match between two random bots."""
    game = find_game("1955")
    match = play_match(game, [RandomBot(1), RandomBot(2)], SETTINGS, seed=3)
    path = tmp_path / "finished.jsonl"
    write_record(record_of(match, ["random", "random"]), path)
    return path


@pytest.fixture
def unfinished(tmp_path: Path, finished: Path) -> Path:
    path = tmp_path / "unfinished.jsonl"
    path.write_text("".join(finished.read_text().splitlines(keepends=True)[:30]))
    return path


# -- every command -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [[], ["play"], ["--help"]])
def test_help_waits_for_nothing(command: list[str]) -> None:
    program = (
        "import sys\nfrom shadow_cabinet.terminal.cli import cabinet\n"
        f"try:\n    cabinet.main({[*command, '--help'] if command != ['--help'] else command})\n"
        "except SystemExit as end:\n    assert end.code == 0, end\n"
        f"print([name for name in {HEAVY} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_every_command_has_help_with_an_example() -> None:
    commands = [[name] for name in cabinet.commands]
    commands += [["record", name] for name in ("show", "verify", "replay")] + [["scenario", "run"]]
    for command in commands:
        result = run(*command, "--help")
        assert result.exit_code == 0
        assert f"For example: cabinet {' '.join(command)}" in " ".join(result.stdout.split()), command


def test_without_a_command_the_help_is_shown() -> None:
    assert run().exit_code == 0
    assert "Usage:" in run().stdout
    for command in ("record", "scenario"):
        assert run(command).exit_code == 0
        assert f"Usage: cabinet {command}" in run(command).stdout


def test_a_mistyped_command_or_option() -> None:
    assert refuse("plya") == "there is no command 'plya'; did you mean play?"
    assert refuse("play", "--sead", "3").startswith("there is no option '--sead'; did you mean --seed")
    assert refuse("record", "shwo") == "there is no command 'shwo'; did you mean show?"
    assert refuse("scenario", "rn") == "there is no command 'rn'; did you mean run?"
    assert refuse("simulate", "1955") == "Missing option '--bots'; see cabinet simulate --help"
    assert refuse("simulate", "1955", "--bots", "random,random", "--games", "0").endswith("see cabinet simulate --help")
    for given in ("0", "many"):
        told = refuse("simulate", "1955", "--bots", "random,random", "--games", given)
        assert f"expected a whole number from 1 up, not '{given}'; see cabinet simulate --help" in told


def test_the_installed_program_fails_in_one_line_without_a_traceback() -> None:
    program = Path(sys.executable).with_name("cabinet")
    done = subprocess.run([program, "rules", "1956"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Error: there is no game '1956'; did you mean 1955?\n"


def test_a_reader_that_has_seen_enough() -> None:
    program = Path(sys.executable).with_name("cabinet")
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([program, "games"], stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize(
    ("closed", "code", "told"),
    [(">&-", 0, ""), (">/dev/full", 1, "Error: No space left on device\n"), ("2>&-", 0, "")],
)
def test_an_output_that_takes_nothing(closed: str, code: int, told: str) -> None:
    program = Path(sys.executable).with_name("cabinet")
    command = ["sh", "-c", f'"{program}" games {closed}']
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (code, told)


# -- games and rules ---------------------------------------------------------------------------------------------------


def test_games() -> None:
    header, *rows = run("games").stdout.splitlines()
    assert header.split() == ["GAME", "ALSO", "TITLE", "SEATS"]
    assert "war-of-espionage 1955 1955: The War of Espionage 2" in [" ".join(row.split()) for row in rows]
    assert find_game("Deep State").id == find_game("deep_state").id == "deep-state"


def test_rules() -> None:
    whole = run("rules", "1955").stdout
    section = run("rules", "war-of-espionage", "blocking").stdout
    assert "Home Countries" in whole
    assert "{#" not in whole
    assert "Blocking" in section
    assert "Home Countries\n" not in section
    assert "there is no section of the rules 'blokking'; did you mean blocking" in refuse("rules", "1955", "blokking")
    assert "'HOC'; did you mean hoc-" in refuse("rules", "deep-state", "HOC")


def test_settings_are_listed_with_what_may_be_given() -> None:
    listed = run("rules", "1955", "--settings").stdout
    assert "board=basic  (basic or shortened)" in listed
    assert "turn_cap=300  (a whole number from 1 to 10000)" in listed
    listed = run("rules", "in-too-deep", "--settings").stdout
    assert "criminals=  (any of disruptor, dronejack," in listed
    assert "sprinter (with commas between them), or nothing)" in " ".join(listed.split())


def test_several_values_of_a_setting_are_given_with_commas() -> None:
    seats = ["--games", "1", "--bots", "random,random,random"]
    simulated = run("simulate", "in-too-deep", *seats, "--set", "criminals=ghost,jumper,mechanic,persuader,sprinter")
    assert "in-too-deep: 1 matches" in simulated.stdout
    assert refuse("simulate", "in-too-deep", *seats, "--set", "criminals=ghost,gost").endswith("not 'ghost,gost'")
    assert "criminals: name 5, or none to have them drawn; 1 are named" in refuse(
        "simulate", "in-too-deep", *seats, "--set", "criminals=ghost"
    )


# -- play --------------------------------------------------------------------------------------------------------------


def test_play_needs_a_terminal() -> None:
    for arguments in ([], ["1955"], ["1955", "--seats", "you,random"]):
        assert refuse("play", *arguments) == (
            "`play` needs a terminal to draw on; without one use: cabinet simulate, or record show"
        )


def test_without_textual_play_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, finished: Path) -> None:
    monkeypatch.setitem(sys.modules, "textual", None)
    missing = "the terminal table needs Textual; install it with: pip install shadow-cabinet[terminal]"
    assert refuse("play", "1955") == missing
    assert refuse("record", "replay", finished) == missing


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["1956"], "there is no game '1956'; did you mean 1955?"),
        (["."], "there is no game '.'; known: "),
        (["os.path"], "'os.path' is no module with a GAME"),
        (["1955", "--seats", "you,tactix"], "there is no player 'tactix'; did you mean tactics?"),
        (["1955", "--seats", "me,tactics"], "there is no player 'me'; known: random, search, tactics, you"),
        (["1955", "--seats", "you"], "1955: The War of Espionage has 2 seats, not 1"),
        (["1955", "--seats", "you,you,you"], "1955: The War of Espionage has 2 seats, not 3"),
        (["1955", "--seats", "you,"], "there is no player ''; known: random, search, tactics, you"),
        (["1955", "--seats", "you,search:fast"], "search:1000 (iterations) or search:2s (seconds), not 'search:fast'"),
        (["1955", "--set", "bord=basic"], "there is no setting 'bord'; did you mean board?"),
        (["1955", "--set", "board"], "--set board: expected NAME=VALUE, such as --set board=shortened"),
        (["1955", "--set", "board=long"], "the setting board is basic or shortened, not 'long'"),
        (["1955", "--set", "turn_cap=0"], "the setting turn_cap is a whole number from 1 to 10000, not '0'"),
        (["1955", "--set", "turn_cap=many"], "the setting turn_cap is a whole number from 1 to 10000, not 'many'"),
        (["1955", "--content", "/nowhere"], "/nowhere: is not a folder with card tables"),
        (["--resume", "/nowhere"], "/nowhere: cannot be read: No such file or directory"),
        (["--resume", "x", "--seed", "3"], "leave --set, --seed and --save away"),
    ],
)
def test_play_says_what_would_be_right(arguments: list[str], reason: str) -> None:
    assert reason in refuse("play", *arguments)


def test_what_cannot_be_resumed(finished: Path, unfinished: Path) -> None:
    assert refuse("play", "--resume", finished).endswith(f"look at it with: cabinet record replay {finished}")
    assert "the match has 2 seats, not 3" in refuse("play", "--resume", unfinished, "--seats", "you,you,you")
    before = unfinished.read_bytes()
    assert "needs a terminal" in refuse("play", "--resume", unfinished)
    assert unfinished.read_bytes() == before


# -- an owner's deck ---------------------------------------------------------------------------------------------------


def deck(change: Callable[[list[str]], list[str]], folder: Path) -> Path:
    own = Path(str(find_game("1955").content.package).replace(".", "/")) / "cards.toml"
    text = (Path(__file__).parents[2] / "src" / own).read_text("utf-8")
    (folder / "cards.toml").write_text("\n".join(change(text.splitlines())), "utf-8")
    return folder


def first_row(old: str, new: str) -> Callable[[list[str]], list[str]]:
    def change(lines: list[str]) -> list[str]:
        at = next(number for number, line in enumerate(lines) if line.strip().startswith("{") and old in line)
        return [*lines[:at], lines[at].replace(old, new), *lines[at + 1 :]]

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (first_row("influence = 2, ", ""), "cards.toml, row 1, column 'influence': is missing"),
        (first_row("military-transport", "militarytransport"), "no special action 'militarytransport'; known: "),
        (first_row("copies = 3", "copies = 4"), "column 'copies': the deck has more than 54 cards"),
        (first_row("copies = 3", "copies = 2"), "column 'copies': the deck has 53 cards, not 54"),
        (first_row("influence = 2", "influense = 2"), "there is no column 'influense'; did you mean influence?"),
        (lambda lines: ["card = ["], "cards.toml: is not valid TOML"),
    ],
)
def test_an_owners_deck_with_a_mistake(change: Callable[[list[str]], list[str]], reason: str, tmp_path: Path) -> None:
    folder = deck(change, tmp_path)
    for command in (["play", "1955"], ["simulate", "1955", "--bots", "random,random"]):
        assert reason in refuse(*command, "--content", folder)


def test_an_owners_deck_that_is_right(tmp_path: Path) -> None:
    folder = deck(lambda lines: lines, tmp_path)
    result = run("simulate", "1955", "--games", "2", "--bots", "random,random", "--content", folder, "--json")
    assert json.loads(result.stdout)["games"] == 2


# -- simulate ----------------------------------------------------------------------------------------------------------


def test_simulate_as_json_and_as_text() -> None:
    arguments = ["simulate", "1955", "--games", "6", "--bots", "random,tactics", "--seed", "9", "--set", "turn_cap=8"]
    report = json.loads(run(*arguments, "--json").stdout)
    assert (report["game"], report["games"], report["seed"]) == ("war-of-espionage", 6, "9")
    assert [(player["seat"], player["bot"]) for player in report["players"]] == [(0, "random"), (1, "tactics")]
    assert sum(player["wins"] for player in report["players"]) == 6
    text = run(*arguments).stdout
    assert "6 matches" in text
    assert "tactics" in text


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--bots", "random"], "has 2 seats, not 1"),
        (["--bots", "random", "--seats", "2"], "2 seats need 2 bots, not 1; name one for each seat"),
        (["--bots", "random,randum"], "there is no bot 'randum'; did you mean random?"),
        (["--bots", "you,random"], "there is no bot 'you'"),
        (["--bots", "random,random", "--seats", "3"], "has 2 seats, not 3"),
        (["--bots", "random,random", "--set", "x=1"], "there is no setting 'x'"),
    ],
)
def test_simulate_says_what_would_be_right(arguments: list[str], reason: str) -> None:
    assert reason in refuse("simulate", "1955", *arguments)


# -- scenarios ---------------------------------------------------------------------------------------------------------

GOOD = 'title = "It begins"\ngame = "1955"\n[expect]\nseat = 0\nprompt = "choose-home"\n'


def test_scenarios_that_hold_and_fail(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(GOOD)
    assert run("scenario", "run", tmp_path).stdout == "1 passed, 0 failed\n"
    (tmp_path / "bad.toml").write_text(GOOD.replace("seat = 0", "seat = 1").replace("begins", "fails"))
    (tmp_path / "typo.toml").write_text(GOOD.replace("prompt", "promt"))
    result = run("scenario", "run", tmp_path, "--json")
    assert result.exit_code == 1
    report = json.loads(result.stdout)
    assert (report["passed"], report["failed"]) == (1, 2)
    bad, typo = sorted(report["failures"], key=lambda failure: failure["file"])
    assert bad["title"] == "It fails"
    assert "seat 1 should be asked" in bad["problems"][0]
    assert typo["file"] == str(tmp_path / "typo.toml")
    assert "there is no key 'promt'; did you mean prompt?" in typo["problems"][0]
    text = run("scenario", "run", tmp_path / "good.toml", tmp_path / "bad.toml")
    assert text.exit_code == 1
    assert text.stdout.splitlines()[-1] == "1 passed, 1 failed"


def test_a_scenario_that_cannot_be_read_does_not_keep_others_from_running(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("title = ")
    (tmp_path / "good.toml").write_text(GOOD)
    result = run("scenario", "run", tmp_path)
    heading, reason, count = result.stdout.splitlines()
    assert heading == str(tmp_path / "broken.toml")
    assert reason.startswith("    is not valid TOML: ")
    assert count == "1 passed, 1 failed"


def test_no_scenarios(tmp_path: Path) -> None:
    assert refuse("scenario", "run", tmp_path).endswith("has no scenarios: expected files that end in .toml")
    assert "does not exist" in refuse("scenario", "run", tmp_path / "nothing.toml")
    assert "Missing argument" in refuse("scenario", "run")


# -- records -----------------------------------------------------------------------------------------------------------


def test_show_and_verify(finished: Path) -> None:
    shown = run("record", "show", finished).stdout
    assert shown.startswith("1955: The War of Espionage\n")
    assert "board=shortened" in shown
    assert "Turn 2:" in shown
    assert "alone) You draw" in shown
    verified = run("record", "verify", finished)
    assert verified.exit_code == 0
    assert verified.stdout.startswith("OK: 1955: The War of Espionage, ")
    assert verified.stdout.count("\n") == 1


def test_an_unfinished_record_keeps_its_secrets(unfinished: Path) -> None:
    shown = run("record", "show", unfinished).stdout
    assert "none yet: the match is unfinished" in shown
    assert "You draw" not in shown
    assert "the match is unfinished or the file cut" in refuse("record", "verify", unfinished)


def test_a_truncated_record(finished: Path) -> None:
    finished.write_bytes(finished.read_bytes()[:-20])
    told = refuse("record", "verify", finished)
    assert "breaks off: the file is truncated" in told
    assert told.endswith(f"; go on with what stands before that: cabinet play --resume {finished}")


def test_an_edited_record(finished: Path) -> None:
    lines = finished.read_text().splitlines(keepends=True)
    seat = json.loads(lines[5])["seat"]
    lines[5] = lines[5].replace(f'"seat": {seat}', f'"seat": {1 - seat}')
    finished.write_text("".join(lines))
    assert "line 6: was changed, or a line before it is missing" in refuse("record", "verify", finished)
    del lines[5]
    finished.write_text("".join(lines))
    assert "line 6: was changed, or a line before it is missing" in refuse("record", "show", finished)


def test_a_record_of_other_rules(finished: Path) -> None:
    record = read_record(finished)
    record.header.rules = 99
    write_record(record, finished)
    assert "was made with version 99 of the rules" in refuse("record", "verify", finished)


def test_a_match_under_older_rules_without_a_checkpoint(unfinished: Path) -> None:
    record = read_record(unfinished)
    record.header.rules = 0
    write_record(record, unfinished)
    assert "has no checkpoint yet from which the match could go on" in refuse("play", "--resume", unfinished)


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (["you", "random", "random"], "line 1: names 3 players for 2 seats"),
        (["\x1b[2J", "you"], "line 1: a player's name has signs in it that cannot be printed"),
    ],
)
def test_names_that_do_not_fit(finished: Path, names: list[str], reason: str) -> None:
    record = read_record(finished)
    record.header.names = names
    write_record(record, finished)
    assert reason in refuse("record", "show", finished)


def test_a_record_of_another_deck(finished: Path) -> None:
    record = read_record(finished)
    record.header.content = "0" * 16
    write_record(record, finished)
    assert "give the folder it was played with (--content)" in refuse("record", "replay", finished)


def test_what_is_no_record(tmp_path: Path) -> None:
    for name, content in (("empty", b""), ("text", b"hello\n"), ("json", b'{"a": 1}\n'), ("binary", bytes(range(256)))):
        file = tmp_path / name
        file.write_bytes(content)
        assert "record" in refuse("record", "verify", file)
    assert "cannot be read" in refuse("record", "show", tmp_path / "nowhere")
    assert "cannot be read" in refuse("record", "show", tmp_path)


def test_replay_checks_where_to_begin(finished: Path) -> None:
    count = len(read_record(finished).made)
    assert f"the record has {count} choices; --at 9999 is after its end" in refuse(
        "record", "replay", finished, "--at", "9999"
    )
    assert "`replay` needs a terminal" in refuse("record", "replay", finished)
