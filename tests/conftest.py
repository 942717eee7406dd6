"""Fixtures that every test may use."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder with corel1k/ and tables/: $LIKEWISE_DATA, else ../shared/data."""
    folder = Path(os.environ.get("LIKEWISE_DATA", ROOT.parent / "shared" / "data"))
    if not (folder / "corel1k").is_dir():
        pytest.skip(f"the shared collections are not at {folder}; set LIKEWISE_DATA")
    return folder
