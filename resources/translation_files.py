"""Read and write translations as .ts files, and compile them to the .qm files that Qt reads.

Uses only the standard library and Qt's compiler.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from pathlib import Path

from resources.marked_sentences import Key, Message

CONTEXT = "likewise"


def read(file: Path) -> dict[Key, list[str]]:
    """Return the translations of a .ts file: a text, or one per plural form; "" if unfinished."""
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
    """Write a .ts file, without source lines, which would change with every edit."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for message, forms in messages:
        node = ET.SubElement(context, "message")
        for path in message.files:
            ET.SubElement(node, "location", filename=Path("../..", path).as_posix())
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
    """Compile a .ts file with Qt's lrelease, which comes with Qt for Python."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise SystemExit("PySide6 is not installed, which compiles translations.")
    program = Path(spec.origin).with_name("lrelease.exe" if os.name == "nt" else "lrelease")
    subprocess.run([program, "-silent", file, "-qm", compiled], check=True)
