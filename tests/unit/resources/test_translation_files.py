"""Translations are kept in files."""

from __future__ import annotations

from pathlib import Path

from resources.marked_sentences import Message
from resources.translation_files import read, write


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "x.ts"
    write(
        file,
        "fr",
        [
            (Message("A & <b>", "", None, ["app/x.py"]), ["É “ü”\nz"]),
            (Message("many", "a note", "one"), ["un", "plusieurs"]),
            (Message("new", "", None), [""]),
        ],
    )
    assert read(file) == {
        ("A & <b>", ""): ["É “ü”\nz"],
        ("many", "a note"): ["un", "plusieurs"],
        ("new", ""): [""],
    }
    assert file.read_text("utf-8").count('type="unfinished"') == 1
