"""The registry of indexes finds each by its name, and imports none before."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.errors import InputError
from engine.index.adaptive import AdaptiveIndex
from engine.index.registry import index_class


def test_an_index_is_found_by_its_name() -> None:
    assert index_class("adaptive") is AdaptiveIndex


def test_a_name_that_is_none_is_named() -> None:
    with pytest.raises(InputError, match="no index 'graph'; there are adaptive, exact, hash"):
        index_class("graph")


@pytest.mark.slow
def test_research_is_not_imported_with_the_indexes_of_the_program() -> None:
    program = "import sys, engine.index, engine.index.registry; print(*sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "engine.index.hash" in found.stdout.split()
    assert "engine.index.online_lsh" not in found.stdout.split()
