"""Collect the sentences that the source marks for translators, and compile their translations.

`python3 dev.py translations` brings resources/translations/likewise_XX.ts up to date with the
source (what is translated stays, what is gone goes, what is new is unfinished), compiles each of
them to the .qm file that the window reads, and says how many sentences still lack a translation.
With `--pseudo FOLDER` it writes two languages there that nobody speaks, for tests and screenshots:
likewise_long.qm has longer words with accents, likewise_mirrored.qm runs from right to left;
$LIKEWISE_LANGUAGE may name such a file.

Marked are the literals in `tr`, `tr_n`, `tr_later`, `tr_date` and `Plural`: see
app/core/language.py. Qt's own collector knows neither named placeholders nor two English forms.
Standard library, and Qt's compiler.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = Path(__file__).with_name("translations")
STORED_FILE = FOLDER / "stored.json"
FORMS = {"de": 2, "fr": 2, "es": 2, "ja": 1, "ar": 6}
"""Languages, with how many plural forms Qt's rules give each."""

CONTEXT = "likewise"
DATE_NOTE = "pattern of a date"  # as app/core/language.py has it
PLACEHOLDER = re.compile(r"\{\w+\}")
_ARGUMENTS = {"tr": 1, "tr_later": 1, "tr_date": 1, "tr_n": 2, "Plural": 2, "Command": 0}
"""Function -> how many texts it takes first (`tr_date` a date before its pattern)."""

COMMAND = {"menu": 1, "text": 2, "short": None}
"""What `Command` of app/ui/commands/command.py says, with its place among the arguments."""

MENU_NOTE = "a menu's name"  # as command.py has it

_ACCENTS = str.maketrans("AEIOUaeiounscyz", "ÀÉÎÕÛàéîõûñšçýž")

STORED = (
    *("app/core/albums", "app/core/backups", "app/core/files", "app/core/library"),
    *("app/core/marks", "app/core/profiles/exchange.py", "app/workers/bridge/backup_thread.py"),
    *("app/workers/cluster", "app/workers/indexing", "app/workers/marks", "app/workers/processes"),
)
"""Files and folders with sentences that app/core/stored_sentences.py is to know."""

Key = tuple[str, str]  # text (of several, where there are two forms) and note


@dataclass
class Message:
    """A sentence for translators. ``one``: its form for one thing, if it is on a number."""

    text: str
    note: str
    one: str | None
    files: list[str] = field(default_factory=list)

    @property
    def key(self) -> Key:
        """What Qt looks it up by."""
        return self.text, self.note


def main(arguments: list[str]) -> int:
    """Update and compile all, or write the languages for tests."""
    parser = argparse.ArgumentParser(prog="dev.py translations", description=__doc__)
    parser.add_argument("--pseudo", type=Path, metavar="FOLDER", help="write these two there")
    chosen = parser.parse_args(arguments)
    if chosen.pseudo is not None:
        make_pseudo(chosen.pseudo)
        return 0
    messages = all_messages()
    FOLDER.mkdir(exist_ok=True)
    STORED_FILE.write_text(stored_text(messages), encoding="utf-8")
    for language, forms in FORMS.items():
        file = FOLDER / f"likewise_{language}.ts"
        kept = read(file) if file.exists() else {}
        pairs = [(each, _fitting(kept.get(each.key), each, forms)) for each in messages]
        write(file, language, pairs)
        compile_to(file, file.with_suffix(".qm"))
        missing = sum(not all(translation) for _, translation in pairs)
        print(f"{file.name}: {len(messages):,} sentences, {missing:,} of them to be translated")
    return 0


def _fitting(kept: list[str] | None, message: Message, forms: int) -> list[str]:
    """A kept translation, unless it has another number of forms than the sentence now has."""
    wanted = 1 if message.one is None else forms
    return kept if kept is not None and len(kept) == wanted else [""] * wanted


def make_pseudo(folder: Path) -> tuple[Path, Path]:
    """Write the two languages for tests into ``folder``; gives their compiled files."""
    folder.mkdir(parents=True, exist_ok=True)
    messages = all_messages()
    found = []
    for name, language, forms in (("long", "en", 2), ("mirrored", "ar", 6)):
        file = folder / f"likewise_{name}.ts"
        put = _long if name == "long" else _mirrored
        write(file, language, [(each, _pseudo(each, forms, put)) for each in messages])
        compile_to(file, file.with_suffix(".qm"))
        found.append(file.with_suffix(".qm"))
    return found[0], found[1]


# What the source marks


def all_messages() -> list[Message]:
    """What the program marks, and the reasons that the features give, which mark nothing."""
    found = {each.key: each for each in collect(ROOT / "app")}
    for file in sorted((ROOT / "features").rglob("*.py")):
        place = file.relative_to(ROOT).as_posix()
        for text in raised(file.read_text(encoding="utf-8")):
            found.setdefault((text, ""), Message(text, "", None)).files.append(place)
    return list(found.values())


def stored_text(messages: Iterable[Message]) -> str:
    """The file by which a sentence is known that was kept in English."""
    kept = [
        [each.text, each.one, each.note]
        for each in messages
        if any(file.startswith((*STORED, "features/")) for file in each.files)
    ]
    lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in sorted(kept, key=str))
    return f"[\n{lines}\n]\n"


def raised(source: str) -> Iterator[str]:
    """The sentences of the errors that a file raises, with placeholders where values stand."""
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
            text = _template(node.exc.args[0], constants)
            if re.search(r"[^\W\d_]{2} ", PLACEHOLDER.sub("", text)):
                yield text


def _template(argument: ast.expr, constants: Mapping[str, object]) -> str:
    """A literal or f-string as a pattern; empty for what is neither."""
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
    """All messages of the files below ``folder``, in the order of files and lines.

    Raises ValueError for what cannot be collected: a text put together, one text with two
    singulars.
    """
    found: dict[Key, Message] = {}
    for file in sorted(folder.rglob("*.py")):
        place = file.relative_to(folder.parent).as_posix()
        for each in marked(file.read_text(encoding="utf-8"), place):
            known = found.setdefault(each.key, each)
            if known.one != each.one:
                raise ValueError(f"{place}: “{each.text}” has another singular elsewhere.")
            if place not in known.files:
                known.files.append(place)
    return list(found.values())


def marked(source: str, place: str) -> Iterator[Message]:
    """The messages of one file; ``place`` names it in errors."""
    for call in marking_calls(ast.parse(source)):
        name = called(call)
        if name == "Command":
            yield from _of_command(call, place)
            continue
        arguments = call.args[1:] if name == "tr_date" else call.args
        count = _ARGUMENTS[name]
        texts = [_literal(argument, place) for argument in arguments[:count]]
        if None in texts:  # a constant, marked where it stands
            continue
        *ones, text = (text for text in texts if text is not None)
        at = count + (name == "tr_n")  # its number stands before the note
        note = _literal(arguments[at], place) if len(arguments) > at else ""
        if name == "tr_date":
            note = DATE_NOTE
        yield Message(text, note or "", ones[0] if ones else None)


def _of_command(call: ast.Call, place: str) -> Iterator[Message]:
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    for field_name, position in COMMAND.items():
        given = named.get(field_name)
        if given is None and position is not None and position < len(call.args):
            given = call.args[position]
        if given is not None and (text := _literal(given, place)):
            yield Message(text, MENU_NOTE if field_name == "menu" else "", None)


def marking_calls(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls of the functions that mark sentences, in the order of lines."""
    calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call)]
    yield from sorted(
        (call for call in calls if called(call) in _ARGUMENTS),
        key=lambda call: (call.lineno, call.col_offset),
    )


def called(call: ast.Call) -> str:
    """The last name of what is called: "tr" of `language.tr(...)`."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _literal(argument: ast.expr, place: str) -> str | None:
    """A literal's text; None for a variable."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    if isinstance(argument, ast.JoinedStr | ast.BinOp):
        raise ValueError(f"{place}, line {argument.lineno}: a sentence must be one literal.")
    return None


# Files of translations


def read(file: Path) -> dict[Key, list[str]]:
    """The translations of a .ts file: one text, or one a plural form; empty where unfinished."""
    found = {}
    for message in ET.parse(file).getroot().iter("message"):
        translation = message.find("translation")
        if translation is None:
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")]
        key = message.findtext("source", ""), message.findtext("comment", "")
        found[key] = forms or [translation.text or ""]
    return found


def write(file: Path, language: str, messages: Iterable[tuple[Message, list[str]]]) -> None:
    """Write a .ts file. Lines of the source are left out, as they would change with every edit."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for message, forms in messages:
        node = ET.SubElement(context, "message")
        for place in message.files:
            ET.SubElement(node, "location", filename=Path("../..", place).as_posix())
        ET.SubElement(node, "source").text = message.text
        if message.note:
            ET.SubElement(node, "comment").text = message.note
        translation = ET.SubElement(node, "translation")
        if message.one is None:
            translation.text = forms[0]
        else:
            node.set("numerus", "yes")
            note = ET.Element("extracomment")
            note.text = f"of one: {message.one}"
            node.insert(len(node) - 1, note)
            for form in forms:
                ET.SubElement(translation, "numerusform").text = form
        if not all(forms):
            translation.set("type", "unfinished")
    ET.indent(root)
    text = ET.tostring(root, encoding="unicode", short_empty_elements=False)
    file.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', "utf-8")


def compile_to(file: Path, compiled: Path) -> None:
    """Compile a .ts file by Qt's lrelease, which comes with Qt for Python."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise SystemExit("PySide6 is not installed, which compiles translations.")
    program = Path(spec.origin).with_name("lrelease.exe" if os.name == "nt" else "lrelease")
    subprocess.run([program, "-silent", file, "-qm", compiled], check=True)


# The languages for tests


def _pseudo(message: Message, forms: int, put: Callable[[str], str]) -> list[str]:
    if message.note == DATE_NOTE:
        return [message.text]
    if message.one is None:
        return [put(message.text)]
    one_at = 0 if forms == 2 else 1  # Arabic's first form is that of nothing
    return [put(message.one if form == one_at else message.text) for form in range(forms)]


def _long(text: str) -> str:
    """Accents on the words, a third more letters at the end, and brackets around all."""
    words = _outside_placeholders(text, lambda part: part.translate(_ACCENTS))
    return f"⟦{words}{' ǝxtra'[: 1 + len(text) // 3]}{'·' * (len(text) // 3 - 5)}⟧"


def _mirrored(text: str) -> str:
    """Words that are laid from right to left, as Arabic is."""
    turned = _outside_placeholders(
        text, lambda part: re.sub(r"[^\W\d_]+", lambda word: f"\u202e{word.group()}\u202c", part)
    )
    return f"\u200f⟦{turned}⟧\u200f"


def _outside_placeholders(text: str, change: Callable[[str], str]) -> str:
    parts = re.split(f"({PLACEHOLDER.pattern})", text)
    return "".join(part if PLACEHOLDER.fullmatch(part) else change(part) for part in parts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
