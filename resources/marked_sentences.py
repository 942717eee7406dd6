"""Collect the sentences that the source marks for translators.

These are the literals in `tr`, `tr_n`, `tr_later`, `tr_date` and `Plural` (see
app/core/base/language.py). Qt's own collector supports neither named placeholders nor two English
forms. Uses only the standard library.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

DATE_NOTE = "pattern of a date"  # as app/core/base/language.py has it
PLACEHOLDER = re.compile(r"\{\w+\}")
_ARGUMENTS = {
    "tr": 1,
    "tr_later": 1,
    "tr_date": 1,
    "tr_n": 2,
    "Plural": 2,
    "command": 0,
    "partial": 0,
}
"""Function -> number of texts among its first arguments (`tr_date`: after a date)."""

COMMAND = {"menu": 0, "text": 2, "under": None, "short": None, "many": None}
"""Texts of `command` in app/ui/commands/registry.py, with their positions among the arguments."""

MENUS = ("menu", "under")

MENU_NOTE = "a menu's name"  # as registry.py has it

Key = tuple[str, str]  # text (the plural if there are two forms) and note


@dataclass
class Message:
    """A sentence for translators.
    ``one``: its singular, if it depends on a number; ``of_command``: whether that comes from a
    command, whose text may have another singular elsewhere."""

    text: str
    note: str
    one: str | None
    files: list[str] = field(default_factory=list)
    of_command: bool = False

    @property
    def key(self) -> Key:
        """The key that Qt looks it up by."""
        return self.text, self.note


def all_messages() -> list[Message]:
    """Return what the program marks, and the errors of the features, which mark nothing."""
    found = {each.key: each for each in collect(ROOT / "app")}
    for file in sorted((ROOT / "features").rglob("*.py")):
        path = file.relative_to(ROOT).as_posix()
        for text in raised(file.read_text(encoding="utf-8")):
            found.setdefault((text, ""), Message(text, "", None)).files.append(path)
    return list(found.values())


def raised(source: str) -> Iterator[str]:
    """Yield the sentences of the errors that a file raises, with placeholders for values."""
    for _, text in reasons(source):
        if re.search(r"[^\W\d_]{2} ", PLACEHOLDER.sub("", text)):
            yield text


def reasons(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each error that a file raises; empty if it isn't a literal."""
    tree = ast.parse(source)
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            yield node.lineno, _template(node.exc.args[0], constants)


def _template(argument: ast.expr, constants: Mapping[str, object]) -> str:
    """Return a literal or f-string as a pattern; empty for anything else."""
    if isinstance(argument, ast.Name):
        return str(constants.get(argument.id, ""))
    if isinstance(argument, ast.Constant):
        return str(argument.value)
    if not isinstance(argument, ast.JoinedStr):
        return ""
    said, names = "", set[str]()
    for part in argument.values:
        if isinstance(part, ast.Constant):
            said += str(part.value)
        elif isinstance(part, ast.FormattedValue):
            value = part.value
            if isinstance(value, ast.Name) and isinstance(constants.get(value.id), str):
                said += str(constants[value.id])
                continue
            name = getattr(value, "id", getattr(value, "attr", "value"))
            while name in names:
                name += "_"
            names.add(name)
            said += f"{{{name}}}"
    return said


def collect(folder: Path) -> list[Message]:
    """Return all messages of the files below ``folder``, in the order of files and lines.

    Raises ValueError for what can't be collected: a concatenated text, a text with two singulars.
    """
    found: dict[Key, Message] = {}
    for file in sorted(folder.rglob("*.py")):
        path = file.relative_to(folder.parent).as_posix()
        for each in marked(file.read_text(encoding="utf-8"), path):
            known = found.setdefault(each.key, each)
            if known.of_command:
                known.one, known.of_command = each.one, each.of_command
            elif known.one != each.one and not each.of_command:
                raise ValueError(f"{path}: “{each.text}” has another singular elsewhere.")
            if path not in known.files:
                known.files.append(path)
    return list(found.values())


def marked(source: str, path: str) -> Iterator[Message]:
    """Yield the messages of one file; ``path`` names it in errors."""
    for call in marking_calls(ast.parse(source)):
        name = called(call)
        if name == "command":
            yield from _of_command(call.args, call, path)
            continue
        if name == "partial":
            if isinstance(call.args[0], ast.Name) and call.args[0].id == "command":
                yield from _of_command(call.args[1:], call, path)
            continue
        arguments = call.args[1:] if name == "tr_date" else call.args
        count = _ARGUMENTS[name]
        texts = [_literal(argument, path) for argument in arguments[:count]]
        if None in texts:  # a constant, marked at its definition
            continue
        *ones, text = (text for text in texts if text is not None)
        at = count + (name == "tr_n")  # its number comes before the note
        note = _literal(arguments[at], path) if len(arguments) > at else ""
        if name == "tr_date":
            note = DATE_NOTE
        yield Message(text, note or "", ones[0] if ones else None)


def _of_command(args: list[ast.expr], call: ast.Call, path: str) -> Iterator[Message]:
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    for field_name, position in COMMAND.items():
        given = named.get(field_name)
        if given is None and position is not None and position < len(args):
            given = args[position]
        if given is not None and (text := _literal(given, path)):
            one = _literal(args[2], path) if field_name == "many" else None
            note = MENU_NOTE if field_name in MENUS else ""
            yield Message(text, note, one, of_command=one is not None)


def marking_calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls of functions that mark sentences, in the order of lines."""
    calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call)]
    yield from sorted(
        (call for call in calls if called(call) in _ARGUMENTS),
        key=lambda call: (call.lineno, call.col_offset),
    )


def called(call: ast.Call) -> str:
    """Return the last name of the called function: "tr" for `language.tr(...)`."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _literal(argument: ast.expr, path: str) -> str | None:
    """Return the text of a literal; None for a variable."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    if isinstance(argument, ast.JoinedStr | ast.BinOp):
        raise ValueError(f"{path}, line {argument.lineno}: a sentence must be one literal.")
    return None
