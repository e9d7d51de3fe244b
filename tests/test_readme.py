"""The README is true: its Python runs, its commands work, its links lead somewhere."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from shadow_cabinet.terminal.cli import cabinet

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PAGES = [ROOT / "README.md", ROOT / "NOTICE.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMANDS = [line.partition("#")[0].strip() for line in re.findall(r"^cabinet .*", README, re.MULTILINE)]


def test_the_python_of_the_readme_runs() -> None:
    block = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert block
    run = subprocess.run([sys.executable, "-c", block[1]], capture_output=True, text=True, check=True)
    assert run.stdout.startswith("Result(")


@pytest.mark.parametrize("command", [each for each in COMMANDS if " play " not in each and " serve " not in each])
def test_the_commands_of_the_readme_work(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = CliRunner().invoke(cabinet, shlex.split(command)[1:])
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("command", [command for command in COMMANDS if " play " in command])
def test_the_tables_of_the_readme_can_be_sat_at(command: str) -> None:
    result = CliRunner().invoke(cabinet, shlex.split(command)[1:])
    assert result.stderr.startswith("Error: `play` needs a terminal"), result.stderr  # all else is checked before


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
