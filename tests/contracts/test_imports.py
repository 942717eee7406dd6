"""External packages that each part of the program may import, and nothing else.

Which of our own packages may import which is in pyproject.toml, checked by import-linter.
"""

from __future__ import annotations

import subprocess
import sys

import grimp
import pytest

ROOTS = ("app", "engine", "features", "resources")

CLUSTER = {"dask", "distributed", "threadpoolctl"}
ALLOWED = {
    "engine": {"numpy", "scipy", "sklearn", "numba"},
    "features": {
        *("numpy", "scipy", "cv2", "PIL", "pillow_heif", "rawpy"),
        *("onnxruntime", "tokenizers"),  # models of the user's
    },
    "resources": {"numpy", "cv2", "PIL"},
    "app.core": {
        "numpy",
        "PIL",  # the numbers of EXIF's tags
        "scipy",  # the nearest of many towns, the graph of a map
        "openTSNE",
        "cv2",
        "platformdirs",
        "packaging",
        "send2trash",
        "lxml",
        "msgspec",
    },
    "app.cluster": {"numpy"} | CLUSTER,
    "app.work": {"numpy", "cv2", "msgspec", "PySide6", "shiboken6", "watchfiles"},
}
"""Part -> external packages, in files and at any place in them."""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(*ROOTS, include_external_packages=True, cache_dir=None)


@pytest.mark.parametrize("part", ALLOWED)
def test_a_part_imports_only_the_packages_it_may(graph: grimp.ImportGraph, part: str) -> None:
    found = {
        (module, package)
        for module in graph.find_descendants(part)
        for package in graph.find_modules_directly_imported_by(module)
        if package.partition(".")[0] not in ROOTS and package not in sys.stdlib_module_names
    }
    assert found, "nothing was looked at"
    assert {(module, package) for module, package in found if package not in ALLOWED[part]} == set()


def test_the_window_is_shown_before_what_learns_is_loaded() -> None:
    late = {"scipy", "sklearn", "numba", "onnxruntime", "lxml", "dask", "distributed", "openTSNE"}
    program = "import sys, app.start; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    loaded = set(found.stdout.decode().split())
    assert "app.ui.window.main_window" in loaded
    assert late & loaded == set()
