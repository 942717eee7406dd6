"""What the window has called on the library's thread holds all that it needs: it runs while the
window goes on, and must neither read nor change what is the window's."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.conftest import ROOT
from tests.contracts.sources import tree_of

ASKING = {"ask", "search", "ask_backups"}


def calls_of_the_library(tree: ast.Module) -> Iterator[ast.Lambda]:
    """The lambdas that get the open library, or go straight to the bus."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Lambda) and [each.arg for each in node.args.args][:1] == [
            "library"
        ]:
            yield node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            first = node.args[0] if node.args else None
            if node.func.attr in ASKING and isinstance(first, ast.Lambda):
                yield first


def mentions_self(call: ast.Lambda) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "self" for node in ast.walk(call.body))


def test_no_call_on_the_library_s_thread_mentions_the_window_s_objects() -> None:
    found, wrong = 0, []
    for file in sorted((ROOT / "app" / "ui").rglob("*.py")):
        for call in calls_of_the_library(tree_of(file)):
            found += 1
            if mentions_self(call):
                wrong.append(f"{file.relative_to(ROOT)}:{call.lineno}")
    assert found > 50
    assert wrong == []


def test_the_rule_by_hand() -> None:
    for text, bad in (
        ("bus.ask(lambda library: library.map.watch(shown))", False),
        ("bus.ask(lambda library: library.map.watch(self.shown))", True),
        ("bus.ask_backups(lambda backups: self.take(backups))", True),
        ("self._ask_for_order(lambda library, search: library.undo(self.search))", True),
    ):
        (call, *_) = calls_of_the_library(ast.parse(text))
        assert mentions_self(call) == bad
