"""The languages that nobody speaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from resources.marked_sentences import DATE_NOTE
from resources.pseudo_languages import make_pseudo
from resources.translation_files import read


@pytest.mark.slow
def test_the_languages_for_tests_have_every_sentence_and_its_placeholders(tmp_path: Path) -> None:
    for compiled in make_pseudo(tmp_path):
        assert compiled.stat().st_size > 0
        for (text, note), forms in read(compiled.with_suffix(".ts")).items():
            for form in forms:
                assert ("⟦" in form) == (note != DATE_NOTE), text
