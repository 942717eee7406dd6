"""Modules that the window loads: none that only experiments, other learners or reports need."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

PROGRAM = ("app.work.bus.open_library", "app.ui.window.main_window")
"""All that a start imports: the library thread's side and the window's."""

NOT_LOADED = (
    "engine.research",
    "engine.index.online_lsh",
    "engine.metrics.oasis",
    "engine.metrics.omdml",
    "engine.metrics.pair_learners",
    "engine.metrics.passive_aggressive",
    "app.core.safety.doctor",
    "sklearn",  # no learner of the window's needs it: it takes 40 MB, with SciPy's statistics
    "scipy.stats",
    "scipy.special",
    "distributed",
    "numba",
    "onnxruntime",
    "matplotlib",
    "packaging",  # the page that tells of licences asks for it
)


START = f"""
import json, linecache, sys, {", ".join(PROGRAM)}
from engine.metrics.registry import DEFAULT, create
loaded = list(sys.modules)
create(DEFAULT)
print(json.dumps([loaded, list(sys.modules), list(linecache.cache)]))
"""


@pytest.fixture(scope="module")
def started() -> tuple[list[str], list[str], list[str]]:
    """The modules of a start, those once it can learn, and the sources that are read until then."""
    said = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True)
    loaded, learning, read = json.loads(said.stdout)
    return loaded, learning, read


def test_a_start_loads_nothing_that_only_experiments_and_other_commands_need(
    started: tuple[list[str], list[str], list[str]],
) -> None:
    loaded, learning, _ = started
    assert {*PROGRAM} <= {*loaded}
    assert [name for name in loaded if name.startswith(NOT_LOADED)] == []
    assert "sklearn" not in learning


def test_the_sources_of_what_searches_learn_with_are_not_read(
    started: tuple[list[str], list[str], list[str]],
) -> None:
    """PySide would, of all that is imported after it, and Python keep them in memory."""
    assert [file for file in started[2] if "engine" in file] == []
