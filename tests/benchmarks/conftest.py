"""Benchmarks extract in processes that are forked from where readers of photos are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.work.processes import pool
from tests.benchmarks.kinds import save_kinds


@pytest.fixture(scope="session", autouse=True)
def forked_extraction(forked_readers: None) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("benchmarks.collection.START", pool.START)
        yield


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two collections of 24 pictures a kind: hills and city, and the sea."""
    folder = tmp_path_factory.mktemp("collections")
    save_kinds(folder / "one", ("hills", "city"), 24)
    save_kinds(folder / "other", ("sea",), 24)
    return folder


@pytest.fixture
def collections(made: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The same; what is extracted of them is kept for the next test."""
    monkeypatch.setenv("LIKEWISE_CACHE", str(made / "cache"))
    return [made / "one", made / "other"]
