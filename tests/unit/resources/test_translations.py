"""Sentences are collected from the source and kept in files; languages that nobody speaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from resources.marked_sentences import DATE_NOTE, Message, collect, marked
from resources.pseudo_languages import make_pseudo
from resources.translation_files import read, write

# Sentences are collected from source.

SOURCE = """
tr("Rescan")
tr("Open", "a door", place=place)
tr_n("{n} photo", "{n} photos", len(found), where=where)
language.tr_later("Later " "on")
tr(variable)
SEVERAL = Plural("one", "many")
tr_date(moment, "d MMMM yyyy")
tr_n(*SEVERAL, 3)
"""


def test_marked_literals_are_collected() -> None:
    found = [(each.text, each.note, each.one) for each in marked(SOURCE, "x.py")]
    assert found == [
        ("Rescan", "", None),
        ("Open", "a door", None),
        ("{n} photos", "", "{n} photo"),
        ("Later on", "", None),
        ("many", "", "one"),
        ("d MMMM yyyy", "pattern of a date", None),
    ]


@pytest.mark.parametrize("source", ['tr(f"{n} photos")', 'tr("a " + b)', 'tr_n("x", "a" + b, 1)'])
def test_a_sentence_that_is_put_together_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match="one literal"):
        list(marked(source, "x.py"))


def test_one_text_has_one_singular(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('tr_n("one", "many", 1)')
    (tmp_path / "b.py").write_text('tr_n("a single one", "many", 1)')
    with pytest.raises(ValueError, match="another singular"):
        collect(tmp_path)


# Translations are kept in files.


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


# The languages that nobody speaks.


@pytest.mark.slow
def test_the_languages_for_tests_have_every_sentence_and_its_placeholders(tmp_path: Path) -> None:
    for compiled in make_pseudo(tmp_path):
        assert compiled.stat().st_size > 0
        for (text, note), forms in read(compiled.with_suffix(".ts")).items():
            for form in forms:
                assert ("⟦" in form) == (note != DATE_NOTE), text
