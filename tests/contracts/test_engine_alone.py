"""The engine works without Qt and picture libraries, as docs/learning.md shows."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.slow

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
