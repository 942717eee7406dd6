"""Fixtures that every test may use."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT = Path(__file__).resolve().parent.parent


def pytest_configure(config: pytest.Config) -> None:
    """Give the tests, and all that they start, a home without settings: Dask reads the user's."""
    home = tempfile.TemporaryDirectory(prefix="likewise-tests-")
    config.add_cleanup(home.cleanup)
    for name in [name for name in os.environ if name.startswith("DASK_")]:
        del os.environ[name]
    os.environ |= dict.fromkeys(("HOME", "USERPROFILE", "DASK_ROOT_CONFIG"), home.name)


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder with corel1k/ and tables/: $LIKEWISE_DATA, else ../shared/data."""
    folder = Path(os.environ.get("LIKEWISE_DATA", ROOT.parent / "shared" / "data"))
    if not (folder / "corel1k").is_dir():
        pytest.skip(f"the shared collections are not at {folder}; set LIKEWISE_DATA")
    return folder
