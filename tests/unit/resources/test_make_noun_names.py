"""Names of nouns derived from a CLDR of a few signs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from resources import make_noun_names

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
