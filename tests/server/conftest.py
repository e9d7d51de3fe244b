"""What all tests of the server share."""

from __future__ import annotations

from pathlib import Path

import pytest

from shadow_cabinet.server import hub, room, sealing, socket


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "cabinet.sqlite"


@pytest.fixture(autouse=True)
def _haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests play faster than people, and do not wait as long."""
    monkeypatch.setattr(socket, "RATE", 1e9)
    monkeypatch.setattr(socket, "BURST", 1e9)
    monkeypatch.setattr(sealing, "PATIENCE", 0.3)
    for module in (hub, room):
        monkeypatch.setattr(module, "AFTER_A_FAILURE", 0.1)
