"""Finds sentences and labels in the source that no translator can see: `plain_sentences`.

A literal is taken for one if it has two words one after the other, if it is given to what shows
text (a button, a tooltip, a menu), or if it looks like a label: a word with a capital. It is none
inside of `tr` and its like, as a docstring or a key, in an error that tells of a mistake of ours,
in a log, in SQL, among names of the source, in markup or in an annotation. Where the rule errs, the
line says `# not shown`, and no other line does.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from resources.marked_sentences import called

MARKING = {"tr", "tr_n", "tr_later", "tr_date", "Plural"}
SHOWING = {
    *("QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QAction", "QMenu"),
    *("QGroupBox", "QDockWidget", "ElidedLabel", "addAction", "addMenu", "addTab", "addRow"),
    *("setText", "setToolTip", "setTitle", "setWindowTitle", "setPlaceholderText", "addItem"),
    *("setAccessibleName", "setAccessibleDescription", "setStatusTip", "setIconText", "setLabel"),
    *("setHeaderLabels", "setHorizontalHeaderLabels", "setButtonText", "setSuffix", "setPrefix"),
    *("setSpecialValueText", "setWhatsThis", "setLabelText", "setInformativeText", "showMessage"),
    *("addButton", "addSection", "drawText"),
}
"""Whatever they are given is read by people."""

OURS = {
    *("ValueError", "TypeError", "KeyError", "AssertionError", "RuntimeError", "IndexError"),
    *("NotImplementedError", "LookupError", "StopIteration", "NotPlainError"),
}
"""Errors that tell of a mistake in the program, which nobody is to see."""

SILENT = {
    *("setObjectName", "setProperty", "property", "findChild", "debug", "info", "warning", "error"),
    *("exception", "critical", "log", "getLogger", "execute", "executemany", "setStyleSheet"),
    *("compile", "namedtuple", "TypeVar", "ParamSpec", "NewType", "cast", "field", "simplefilter"),
    *(
        "Thread",
        "ThreadPoolExecutor",
        "getattr",
        "setattr",
        "hasattr",
        "QKeySequence",
        "strftime",
        "strptime",
        "setFormat",
    ),
}
"""Whatever they are given is read by machines."""

SQL = re.compile(
    r"\b(?:SELECT|INSERT|UPDATE|DELETE|WHERE|ORDER BY|JOIN|ALTER|CREATE|VALUES|PRAGMA|state IN"
    r"|AND|NOT|NULL|CASE WHEN|GROUP BY|UNION|LIMIT|DESC|coalesce)\b"
)
NAMES = re.compile(r"\w_\w|\w\.\w")
NOT_SHOWN = re.compile(r"# not shown\b")
WORDS = re.compile(
    r"[^\W\d_][’']?[^\W\d_]*[,;:.…”)]* [(“‘]?[^\W\d_]{2}|[^\W\d_]{2}[,;:.…”)]* [(“‘]?[^\W\d_]"
)
LABEL = re.compile(r"[A-Z][a-z]+(?:…|[.:?!])?|.*“.*")
LETTERS = re.compile(r"[^\W\d_]{2}")


def plain_sentences(source: str, tree: ast.Module) -> list[tuple[int, str]]:
    """Lines and texts of what a person may see and no translator does. ``tree``: of the source."""
    known = set(_marked(source))
    return [(line, text) for line, text in _Finder().of(tree) if not known & {line, line + 1}]


def needless_marks(source: str, tree: ast.Module) -> list[int]:
    """Lines that say `# not shown` though the rule takes nothing there for a sentence."""
    found = {line for line, _ in _Finder().of(tree)}
    return [line for line in _marked(source) if not found & {line, line - 1}]


def _marked(source: str) -> list[int]:
    """Lines with the comment, which may stand at the end of a statement of two lines."""
    return [n for n, line in enumerate(source.splitlines(), 1) if NOT_SHOWN.search(line)]


class _Finder:
    """Walks a tree with what surrounds each literal in mind."""

    def of(self, tree: ast.AST) -> list[tuple[int, str]]:
        return sorted(self._walk(tree, shown=False))

    def _walk(self, node: ast.AST, *, shown: bool) -> Iterator[tuple[int, str]]:
        if isinstance(node, ast.JoinedStr):
            yield from self._joined(node, shown=shown)
            return
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and (
                _reads(node.value) or (shown and LETTERS.search(node.value))
            ):
                yield node.lineno, node.value
            return
        if isinstance(node, ast.Call):
            yield from self._call(node, shown=shown)
            return
        for child in _children(node):
            yield from self._walk(
                child, shown=shown and not isinstance(node, ast.Subscript | ast.Compare)
            )

    def _joined(self, node: ast.JoinedStr, *, shown: bool) -> Iterator[tuple[int, str]]:
        text = "".join(
            str(part.value) if isinstance(part, ast.Constant) else "{x}" for part in node.values
        )
        said = LETTERS.search(text.replace("{x}", ""))  # else it only joins values
        if said and (shown or _reads(text.replace("{x}", "XX"))):
            yield node.lineno, text
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                yield from self._walk(part.value, shown=shown)

    def _call(self, node: ast.Call, *, shown: bool) -> Iterator[tuple[int, str]]:
        name = called(node)
        if name in SILENT or name in OURS or _declares(node):
            return
        yield from self._walk(node.func, shown=False)
        named = [keyword.value for keyword in node.keywords if not _is_key(keyword)]
        inside = [*node.args, *named]
        if name in MARKING:
            inside = [each for each in inside if not isinstance(each, ast.Constant)]
        for child in inside:
            yield from self._walk(child, shown=name in SHOWING)


def _declares(node: ast.Call) -> bool:
    """Whether it declares a command, or begins to: its texts are found by `marked_sentences`."""
    made = node.args[0] if called(node) == "partial" and node.args else node.func
    return isinstance(made, ast.Name) and made.id == "command"


def _is_key(keyword: ast.keyword) -> bool:
    """Whether it names a thread or the like: `name="new thumbnails"`."""
    text = keyword.value.value if isinstance(keyword.value, ast.Constant) else None
    return keyword.arg == "name" and isinstance(text, str) and text.islower()


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """What stands in it, but docstrings, annotations, `__all__` and patterns of `match`."""
    left_out: list[ast.AST | None] = []
    if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
        return
    if isinstance(node, ast.AnnAssign | ast.arg):
        left_out.append(node.annotation)
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        left_out.append(node.returns)
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        left_out.append(node.slice)  # a key
    if isinstance(node, ast.Dict):
        left_out += node.keys
    for child in ast.iter_child_nodes(node):
        alone = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
        if child not in left_out and not alone and not isinstance(child, ast.MatchValue):
            yield child


def _reads(text: str) -> bool:
    if SQL.search(text) or NAMES.search(text) or text.startswith("<"):  # or markup
        return False
    return bool(WORDS.search(text) or LABEL.fullmatch(text))
