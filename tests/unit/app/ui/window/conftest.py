"""The languages that nobody speaks: to make them, all of the source is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from resources.pseudo_languages import make_pseudo


@pytest.fixture(scope="session")
def pseudo_languages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """One of long words, and one that runs from right to left."""
    return make_pseudo(tmp_path_factory.mktemp("languages"))
