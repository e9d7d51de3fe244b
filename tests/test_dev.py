"""dev.py and the lock files: what somebody meets before anything is installed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import dev

LOCKS = [dev.PLAY.lock, dev.BENCH.lock]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(dev.ROOT / "dev.py"), *arguments], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("arguments", [(), ("paly",), ("setup", "now")])
def test_a_wrong_command_is_refused_in_one_line(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode != 0
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_help_names_every_command_and_shows_an_example() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert all(re.search(rf"^  {name} ", done.stdout, re.MULTILINE) for name in dev.COMMANDS)
    assert "python3 dev.py play" in done.stdout


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.name))
def test_locks_name_versions_and_hashes_but_no_place(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert str(dev.ROOT) not in text
    packages = [line for line in text.splitlines() if re.match(r"[a-z0-9]", line)]
    assert packages
    assert all("==" in line and line.endswith("\\") for line in packages)
    assert dev.locked(lock, "uv").count("--hash=sha256:") > 1


def test_an_interrupted_setup_is_not_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = dev.PLAY._replace(folder=tmp_path / "environment")
    steps: list[str] = []

    def create(environment: dev.Environment) -> None:
        steps.append("create")
        environment.folder.mkdir(exist_ok=True)

    def break_off(environment: dev.Environment) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(dev, "create", create)
    monkeypatch.setattr(dev, "install_locked", lambda _: steps.append("locked"))
    monkeypatch.setattr(dev, "install_project", break_off)
    with pytest.raises(KeyboardInterrupt):
        dev.prepare(environment)
    monkeypatch.setattr(dev, "install_project", lambda _: steps.append("project"))
    dev.prepare(environment)
    dev.prepare(environment)
    assert steps == ["create", "locked", "create", "locked", "project"]
