"""A flow that is called without `yield from` does nothing at all, silently: no game may forget it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from shadow_cabinet.games import REGISTRY


def forgotten(sources: dict[str, str]) -> list[str]:
    """The calls of flows that neither delegate to them nor hand them on."""
    trees = {name: ast.parse(text) for name, text in sources.items()}
    flows = {
        node.name
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns).startswith("Flow[")
    }
    return [f"{name}:{call}" for name, tree in trees.items() for call in _lost_calls(tree, flows)]


def _lost_calls(tree: ast.AST, flows: set[str]) -> Iterator[str]:
    for statement in ast.walk(tree):
        # a flow whose result is thrown away, or taken for what it will return
        if isinstance(statement, (ast.Expr, ast.Assign, ast.AnnAssign, ast.If, ast.While)):
            value = statement.test if isinstance(statement, (ast.If, ast.While)) else statement.value
            if isinstance(value, ast.UnaryOp):
                value = value.operand
            if isinstance(value, ast.Call) and _name(value.func) in flows:
                yield f"{value.lineno}: {ast.unparse(value)}"


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


@pytest.mark.parametrize("game", REGISTRY)
def test_no_flow_is_called_without_yield_from(game: str) -> None:
    folder = Path(str(files(REGISTRY[game].module)))
    assert forgotten({path.name: path.read_text("utf-8") for path in folder.glob("*.py")}) == []


def test_a_forgotten_yield_from_is_found() -> None:
    rules = "def turn(board) -> Flow[bool]:\n    yield 1\n"
    assert forgotten({"rules.py": rules + "def play(board) -> Flow[None]:\n    turn(board)\n"})
    assert forgotten({"rules.py": rules + "def play(board) -> Flow[None]:\n    if not turn(board):\n        pass\n"})
    assert not forgotten({"rules.py": rules + "def play(board) -> Flow[None]:\n    yield from turn(board)\n"})
