"""Benchmarks extract in processes that are forked from where readers of photos are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.work.processes import pool


@pytest.fixture(scope="session", autouse=True)
def forked_extraction(forked_readers: None) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("benchmarks.collection.START", pool.START)
        yield
