"""Illuminati: the rulings and the rules lead to each other, and every sentence of the document has its scenarios."""

from __future__ import annotations

import re
from pathlib import Path

import shadow_cabinet.games.illuminati as package

PACKAGE = Path(package.__file__).parent
ROOT = Path(__file__).parent.parent.parent
RULINGS = (PACKAGE / "rulings.md").read_text("utf-8")


def sentences() -> dict[str, list[str]]:
    """The sentences of the document, in our own words, and the names of the scenarios that show them."""
    section = RULINGS.split("{#sentences}")[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")][1:]
    return {sentence: re.findall(r"`([^`]+)`", scenarios) for sentence, scenarios in rows}


def test_every_ruling_is_pointed_to_from_the_rules() -> None:
    rules = (PACKAGE / "rules.md").read_text("utf-8")
    given = re.findall(r"^\| (\d+|[a-z]) \|", RULINGS, re.MULTILINE)
    assert set(re.findall(r"†(\w+)", rules)) == set(given)
    assert len(set(given)) == len(given)


def test_every_sentence_of_the_document_has_a_scenario() -> None:
    assert len(sentences()) == 24
    assert not [sentence for sentence, scenarios in sentences().items() if not scenarios]


def test_every_scenario_that_is_named_exists() -> None:
    there = {path.stem for path in (ROOT / "scenarios" / "illuminati").glob("*.toml")}
    assert not {name for scenarios in sentences().values() for name in scenarios} - there
