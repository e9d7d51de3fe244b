"""Every scenario of every game holds: what stands in `scenarios` is the rules in examples."""

from __future__ import annotations

from pathlib import Path

import pytest

from shadow_cabinet.games import REGISTRY, find_game
from shadow_cabinet.table.scenario import read_scenario, run

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.mark.parametrize("name", REGISTRY)
def test_every_scenario_holds(name: str) -> None:
    game = find_game(name)
    scenarios = {path.name: read_scenario(path) for path in sorted((SCENARIOS / name).glob("*.toml"))}
    assert scenarios
    assert all(scenario.game == name for scenario in scenarios.values())
    failures = {file: run(scenario, game) for file, scenario in scenarios.items()}
    assert {file: failed for file, failed in failures.items() if failed} == {}
