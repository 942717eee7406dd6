"""Nouns and their names, derived from a WordNet and a CLDR of a few entries."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from resources import make_noun_names, make_nouns

# Nouns derived from a WordNet of a few synsets.

DATA = """\
  1 This is the licence.
00000001 03 n 02 entity 0 thing 0 000 | what is
00000002 05 n 01 animal 0 001 @ 00000001 n 0000 | a living thing
00000003 05 n 03 dog 0 domestic_dog 0 Canis_familiaris 0 002 @ 00000002 n 0 ~ 00000004 n 0 | barks
00000004 05 n 02 border_collie 0 Border_collie 0 001 @ 00000003 n 0000 | herds
00000005 06 n 01 dog 0 001 @ 00000001 n 0000 | an andiron; "a | is no end"
00000006 15 n 01 Fido 0 001 @i 00000003 n 0000 | one dog
"""

INDEX = """\
  1 This is the licence.
animal n 1 0 1 0 00000002
border_collie n 1 0 1 0 00000004
canis_familiaris n 1 0 1 0 00000003
collie n 1 0 1 0 00000004
dog n 2 2 @ ~ 2 1 00000003 00000005
domestic_dog n 1 1 @ 1 0 00000003
entity n 1 0 1 0 00000001
fido n 1 0 1 0 00000006
thing n 1 0 1 0 00000001
"""


COUNTS = """\
animal%1:03:00:: 1 7
dog%1:05:00:: 1 42
dog%1:06:00:: 2 3
dog%2:38:00:: 1 2
thing%1:03:00:: 1 9
"""


@pytest.fixture
def wordnet(tmp_path: Path) -> Path:
    (tmp_path / "data.noun").write_text(DATA, encoding="ascii")
    (tmp_path / "index.noun").write_text(INDEX, encoding="ascii")
    (tmp_path / "cntlist.rev").write_text(COUNTS, encoding="ascii")
    (tmp_path / "labels").write_text("n00000004\nn00000005\nn00000006\n", encoding="ascii")
    return tmp_path


def test_what_is_written(wordnet: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(make_nouns, "FILE", tmp_path / "nouns.txt")
    monkeypatch.setattr(make_nouns, "MOST_LABELS", 2)
    make_nouns.main(wordnet / "labels", wordnet)
    assert (tmp_path / "nouns.txt").read_text().splitlines() == [
        "animal\t0 2\t7",
        "border collie\t0\t0",
        "dog\t0 1 2\t45",
        "domestic dog\t0 2\t0",
        "fido\t2\t0",
    ]


def test_a_sense_that_is_rarely_meant_is_left_out(
    wordnet: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make_nouns, "USUAL_SENSES", 1)
    nouns = make_nouns.read_nouns(wordnet / "data.noun")
    senses = make_nouns.read_senses(wordnet / "index.noun")
    assert make_nouns.words(["00000005"], nouns, senses)["dog"] == {0}  # a label has all its names
    assert "thing" not in make_nouns.words(["00000005"], nouns, senses)


# Names of nouns derived from a CLDR of a few signs.

NAMES = {
    "en": {"a": "dog", "b": "lion", "c": "bullet", "d": "smile"},
    "de": {"a": "Hund", "b": "Löwengesicht", "c": "Punkt", "d": "Lächeln"},
    "fr": {"a": "Chien"},
    "es": {"a": "perro", "b": "león"},
    "ja": {"a": "イヌ", "b": "ライオンの顔"},
    "ar": {"a": "كلب"},
}


def test_signs_that_are_nouns_are_kept_without_what_is_of_the_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "annotations"
    for code, names in NAMES.items():
        signs = {sign: {"tts": [name]} for sign, name in names.items()} | {"e": {"default": []}}
        (folder / code).mkdir(parents=True)
        text = json.dumps({"annotations": {"annotations": signs}})
        (folder / code / "annotations.json").write_text(text, encoding="utf-8")
    (tmp_path / "package.json").write_text('{"version": "1.2"}', encoding="utf-8")
    monkeypatch.setattr(make_noun_names, "FILE", tmp_path / "made.txt")
    make_noun_names.main(folder)
    lines = (tmp_path / "made.txt").read_text(encoding="utf-8").splitlines()
    assert "CLDR annotations 1.2" in lines[1]
    assert lines[3:] == ["dog | Hund | chien | perro | イヌ | كلب", "lion |  |  | león |  | "]
