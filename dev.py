#!/usr/bin/env python3
"""Set up, play, test and measure Shadow Cabinet. Needs Python 3.11 or newer, and nothing else.

usage: python3 dev.py COMMAND [ARGUMENTS]

  setup    make the environment in .venv, or bring it up to date
  play     play in the browser; the arguments go to `cabinet serve --open`
  test     run all checks, the tests last; the arguments go to pytest
  bench    measure, in an environment of its own; the arguments go to `cabinet bench`
  lock     work out the locked versions anew; the arguments go to `uv pip compile`

Every command sets up first what it needs. For example:

  python3 dev.py play
  python3 dev.py test -k dice
  python3 dev.py lock --upgrade
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

OLDEST_PYTHON = (3, 11)
# Everything up to here has to work on the Pythons that this line turns away.
if sys.version_info < OLDEST_PYTHON:
    sys.exit("dev.py: Shadow Cabinet needs Python 3.11 or newer, this is {}.{}.{}".format(*sys.version_info[:3]))

from build_client import fingerprint_of, system_node  # noqa: E402 (needs a Python that is new enough)

ROOT = Path(__file__).resolve().parent
PROJECT = ROOT / "pyproject.toml"
OFFLINE_SIGNS = ("dns error", "error sending request", "Failed to establish", "NameResolution", "ConnectTimeout")


class Stop(Exception):
    """Ends the run with one line for the person who started it."""


class Environment(NamedTuple):
    """A virtual environment, and what is installed in it."""

    folder: Path
    lock: Path
    wanted: tuple[str, ...]
    with_client: bool = True

    def program(self, name: str) -> str:
        """The path of a program in this environment."""
        if sys.platform == "win32":
            return str(self.folder / "Scripts" / f"{name}.exe")
        return str(self.folder / "bin" / name)

    @property
    def stamp(self) -> Path:
        """Written last: an environment without it is not trusted."""
        return self.folder / "complete"

    def place(self) -> str:
        """Where the environment and its Python stand; it cannot be moved, and breaks when its Python goes away."""
        return f"{self.folder} {Path(self.program('python')).resolve()}"

    def contents(self) -> list[str]:
        """Fingerprints of what has to be installed: the lock, and the project with the sources of its client."""
        if not self.lock.exists():
            raise Stop(f"{self.lock.name} is missing: take it back from version control")
        found = [hashlib.sha256(file.read_bytes()).hexdigest() for file in (self.lock, PROJECT)]
        return [*found, fingerprint_of(ROOT / "web")] if self.with_client else found


PLAY = Environment(ROOT / ".venv", ROOT / "requirements.lock", ("--extra=terminal", "--extra=server", "--extra=dev"))
BENCH = Environment(ROOT / ".venv-bench", ROOT / "requirements-bench.lock", ("--extra=bench",), with_client=False)
NODE_LOCK = ROOT / "requirements-node.lock"
"""Where the system has no Node: one from the package index, to build the browser client with."""


def prepare(environment: Environment) -> None:
    """Make the environment, or bring it up to date, unless it is."""
    contents = environment.contents()
    with alone(environment.folder.with_suffix(".busy")):
        found = environment.stamp.read_text("utf-8").splitlines() if environment.stamp.exists() else []
        if found == [environment.place(), *contents]:
            return
        say(f"setting up {environment.folder.name}, about half a minute")
        environment.stamp.unlink(missing_ok=True)
        if found[:1] != [environment.place()]:
            create(environment)
            found = []
        if found[1:2] != contents[:1]:
            install_locked(environment)
        install_project(environment)
        environment.stamp.write_text("\n".join([environment.place(), *contents]), "utf-8")


@contextmanager
def alone(busy: Path) -> Iterator[None]:
    """Keep a second dev.py out until the first one has finished."""
    with busy.open("w") as file:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def create(environment: Environment) -> None:
    """Make an empty environment with the locked uv in it."""
    # Not sys.executable: that may be the very environment that is being cleared.
    base_python = getattr(sys, "_base_executable", None) or sys.executable
    run_quietly("make a virtual environment", [base_python, "-m", "venv", "--clear", str(environment.folder)])
    with tempfile.TemporaryDirectory() as folder:
        only_uv = Path(folder, "uv.lock")
        only_uv.write_text(locked(environment.lock, "uv"), "utf-8")
        pip = [environment.program("python"), "-m", "pip", "install", "--disable-pip-version-check"]
        run_quietly("install uv", [*pip, "--require-hashes", "--requirement", str(only_uv)])


def locked(lock: Path, package: str) -> str:
    """The entry of one package in a lock: its version and hashes."""
    lines = lock.read_text("utf-8").splitlines()
    start = next((number for number, line in enumerate(lines) if line.startswith(f"{package}==")), None)
    if start is None:
        raise Stop(f"{lock.name} does not name {package}: take the file back from version control")
    end = next(number for number in range(start, len(lines)) if not lines[number].endswith("\\"))
    return "\n".join(lines[start : end + 1]) + "\n"


def install_locked(environment: Environment) -> None:
    """Install exactly what the lock names, and remove everything else."""
    sync = [environment.program("uv"), "pip", "sync", f"--python={environment.program('python')}"]
    run_quietly("install the locked packages", [*sync, "--require-hashes", str(environment.lock)])


def install_project(environment: Environment) -> None:
    """Install the project itself, in such a way that edits count at once; this builds the browser client."""
    if environment.with_client and not system_node():
        node = [environment.program("uv"), "pip", "install", f"--python={environment.program('python')}"]
        run_quietly("install Node", [*node, "--require-hashes", "--requirement", str(NODE_LOCK)])
    install = [environment.program("uv"), "pip", "install", f"--python={environment.program('python')}", "--reinstall"]
    # The build backend comes from the lock, hence no isolated (and unhashed) build environment.
    options = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    skip = {} if environment.with_client else {"CABINET_SKIP_CLIENT": "1"}
    run_quietly("install the project", [*install, *options], skip)


def run_quietly(aim: str, command: list[str], settings: dict[str, str] | None = None) -> None:
    """Run a command of the set-up; show what it printed only if it fails."""
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **(settings or {})}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, check=False,
    )  # fmt: skip
    if done.returncode == 0:
        return
    output = done.stdout.decode("utf-8", "replace")
    if any(sign in output for sign in OFFLINE_SIGNS):
        raise Stop(f"could not {aim}: the package index cannot be reached, and setting up needs the network")
    print(output, file=sys.stderr)
    raise Stop(f"could not {aim}: the reason stands above")


def say(line: str) -> None:
    """Tell what happens now, in order with the output of the programs that follow."""
    print(f"dev.py: {line}", flush=True)


def setup(arguments: list[str]) -> int:
    """Make the environment, nothing more."""
    if arguments:
        raise Stop("setup takes no arguments")
    prepare(PLAY)
    return 0


def play(arguments: list[str]) -> int:
    """Start the server and open the browser at it."""
    prepare(PLAY)
    return subprocess.call([PLAY.program("cabinet"), "serve", "--open", *arguments])


CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


def provide_browser() -> None:
    """The tests of the browser table need Chromium: install it where that is allowed, else say what is left out."""
    if any(map(shutil.which, CHROMIUM)):
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        say("installing Chromium for the tests of the browser table")
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
            subprocess.run(
                command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, capture_output=True, check=False
            )
    if not any(map(shutil.which, CHROMIUM)):
        say("no Chromium here: the tests of the browser table are skipped; on Debian: apt-get install chromium")


def test(arguments: list[str]) -> int:
    """Run every check; pytest comes last, so that its summary is the last line."""
    prepare(PLAY)
    provide_browser()
    for check in (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"], ["python", "build_client.py", "check"]):
        name = " ".join(check)
        say(name)
        if subprocess.call([PLAY.program(check[0]), *check[1:]], cwd=ROOT) != 0:
            raise Stop(f"{name} failed: the reason stands above; the checks after it did not run")
    say("pytest")
    return subprocess.call([PLAY.program("pytest"), *arguments], cwd=ROOT)


def bench(arguments: list[str]) -> int:
    """Measure this project, next to others that are installed for comparison."""
    prepare(BENCH)
    return subprocess.call([BENCH.program("cabinet"), "bench", *arguments])


def lock(arguments: list[str]) -> int:
    """Write the lock files, for all platforms and without the address of any index."""
    prepare(PLAY)
    oldest = ".".join(map(str, OLDEST_PYTHON))
    options = ["--quiet", "--universal", f"--python-version={oldest}", "--generate-hashes"]
    header = "--custom-compile-command=python3 dev.py lock"
    locks = {environment.lock: (PROJECT.name, "--group=setup", *environment.wanted) for environment in (PLAY, BENCH)}
    for file, contents in {**locks, NODE_LOCK: ("--group=node",)}.items():
        wanted = [*contents, f"--output-file={file.name}"]
        command = [PLAY.program("uv"), "pip", "compile", *options, header, *wanted, *arguments]
        if subprocess.call(command, cwd=ROOT) != 0:
            raise Stop(f"could not write {file.name}: the reason stands above")
        say(f"wrote {file.name}")
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "setup": setup,
    "play": play,
    "test": test,
    "bench": bench,
    "lock": lock,
}


def main(words: list[str]) -> int:
    """Run one command and return its exit code."""
    name, arguments = (words[0], words[1:]) if words else ("", [])
    if name in {"--help", "-h", "help"}:
        print(__doc__, end="")
        return 0
    try:
        if name not in COMMANDS:
            raise Stop(f"{name or 'no command'!r}: expected one of {', '.join(COMMANDS)}, or --help")
        return COMMANDS[name](arguments)
    except Stop as stop:
        print(f"dev.py: {stop}", file=sys.stderr)
        return 2 if name not in COMMANDS else 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
