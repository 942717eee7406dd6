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
    "engine.metrics.multi_modal",
    "sklearn",  # loads with the first learner or thumbs, and SciPy's statistics with it
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
loaded = list(sys.modules)
app.work.bus.open_library.load_learners(lambda: None)
print(json.dumps([loaded, list(linecache.cache)]))
"""


@pytest.fixture(scope="module")
def started() -> tuple[list[str], list[str]]:
    """The modules of a start, and the sources that are read until it can learn."""
    said = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True)
    loaded, read = json.loads(said.stdout)
    return loaded, read


def test_a_start_loads_nothing_that_only_experiments_and_other_commands_need(
    started: tuple[list[str], list[str]],
) -> None:
    loaded, _ = started
    assert {*PROGRAM} <= {*loaded}
    assert [name for name in loaded if name.startswith(NOT_LOADED)] == []


def test_the_sources_of_what_searches_learn_with_are_not_read(
    started: tuple[list[str], list[str]],
) -> None:
    """PySide would, of all that is imported after it, and Python keep them in memory."""
    assert [file for file in started[1] if "sklearn" in file] == []
