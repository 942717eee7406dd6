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
    "app.core.reports",
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


def test_a_start_loads_nothing_that_only_experiments_and_other_commands_need() -> None:
    code = f"import json, sys, {', '.join(PROGRAM)}; print(json.dumps(list(sys.modules)))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = json.loads(said.stdout)
    assert {*PROGRAM} <= {*loaded}
    unwanted = [name for name in loaded if name.startswith(NOT_LOADED)]
    assert unwanted == []


def test_the_sources_of_what_searches_learn_with_are_not_read() -> None:
    """PySide would, of all that is imported after it, and Python keep them in memory."""
    code = (
        "import json, linecache, app.ui.window.main_window;"
        "from app.work.bus.open_library import load_learners;"
        "load_learners(); print(json.dumps(list(linecache.cache)))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [file for file in json.loads(said.stdout) if "sklearn" in file] == []
