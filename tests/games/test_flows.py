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
    functions = {name: list(_functions(tree)) for name, tree in trees.items()}
    flows = {name: {each.name for each in found if _is_flow(each)} for name, found in functions.items()}
    anywhere = set[str]().union(*flows.values())
    lost: list[str] = []
    for name, tree in trees.items():
        # a function of the same module hides one of the same name in another
        others = {each.name for each in functions[name]} - flows[name]
        known = {f"{module.removesuffix('.py')}.{flow}" for module in flows for flow in flows[module]}
        lost += [f"{name}:{call}" for call in _lost_calls(tree, known | (anywhere - others))]
    return lost


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def _is_flow(function: ast.FunctionDef) -> bool:
    return function.returns is not None and ast.unparse(function.returns).startswith("Flow[")


def _lost_calls(tree: ast.AST, flows: set[str]) -> Iterator[str]:
    for statement in ast.walk(tree):
        # a flow whose result is thrown away, or taken for what it will return
        if isinstance(statement, (ast.Expr, ast.Assign, ast.AnnAssign, ast.If, ast.While)):
            value = statement.test if isinstance(statement, (ast.If, ast.While)) else statement.value
            if isinstance(value, ast.UnaryOp):
                value = value.operand
            if isinstance(value, ast.Call) and ast.unparse(value.func) in flows:
                yield f"{value.lineno}: {ast.unparse(value)}"


@pytest.mark.parametrize("game", REGISTRY)
def test_no_flow_is_called_without_yield_from(game: str) -> None:
    folder = Path(str(files(REGISTRY[game].module)))
    assert forgotten({path.name: path.read_text("utf-8") for path in folder.glob("*.py")}) == []


def test_a_forgotten_yield_from_is_found() -> None:
    rules = "def turn(board) -> Flow[bool]:\n    yield 1\n"
    assert forgotten({"rules.py": rules + "def play(board) -> Flow[None]:\n    turn(board)\n"})
    assert forgotten({"rules.py": rules + "def play(board) -> Flow[None]:\n    if not turn(board):\n        pass\n"})
    assert not forgotten({"rules.py": rules + "def play(board) -> Flow[None]:\n    yield from turn(board)\n"})


def test_a_function_of_the_same_name_is_not_confused_with_a_flow() -> None:
    flow = "def advance(board) -> Flow[None]:\n    yield 1\n"
    plain = "def advance(board) -> None:\n    pass\ndef play(board) -> None:\n    advance(board)\n"
    assert not forgotten({"projects.py": flow, "hoc.py": plain})
    assert forgotten({"projects.py": flow, "hoc.py": plain + "    projects.advance(board)\n"})
