"""What is loaded: a window without what only experiments need, the engine without Qt and picture
libraries."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.slow


# Modules that the window loads: none that only experiments, other learners or reports need.

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


# The engine works without Qt and picture libraries, as docs/learning.md shows.

BLOCKED = """
import sys
for name in ("PySide6", "cv2", "PIL", "pillow_heif", "rawpy"):
    sys.modules[name] = None
"""

EVERYTHING = """
import importlib, pkgutil
import engine
for module in pkgutil.walk_packages(engine.__path__, "engine."):
    importlib.import_module(module.name)
"""


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_all_of_the_engine_is_imported_and_the_example_of_the_page_learns() -> None:
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    example = page.partition("## From Python")[2].partition("```python\n")[2].partition("```")[0]
    assert example
    lines = run(BLOCKED + EVERYTHING + example).split()
    scores = dict(zip(lines[::2], map(float, lines[1::2]), strict=True))
    assert scores.keys() == {"Euclid", "LEGO", "OASIS", "LOMDML"}
    assert min(scores.values()) >= 0.9
    assert max(scores.values()) > scores["Euclid"]
