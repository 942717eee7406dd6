"""Binning copies tells the window what the photos that stay have inherited."""

from __future__ import annotations

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any, cast

import pytest

from likewise.app.core.errors import FileActError
from likewise.app.workers.bridge import duplicate_requests
from likewise.app.workers.bridge.duplicate_requests import DuplicateRequests
from likewise.app.workers.bridge.library_thread import LibraryThread
from likewise.app.workers.bridge.requests import duplicates as ask

CLEANING = SimpleNamespace(heirs={2: 1}, plan=SimpleNamespace(left=()))
"""Photo 2 goes, photo 1 stays for it."""


def test_heirs_are_told_after_the_job_is_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []

    def inherited(photos: Collection[int]) -> None:
        told.append(("inherited", set(photos)))

    def begin(*_: object) -> int:
        told.append("written down")
        return 7

    monkeypatch.setattr(duplicate_requests, "clean_up", lambda *_: CLEANING)
    monkeypatch.setattr(duplicate_requests, "begin", begin)
    requests = DuplicateRequests(
        cast(Any, None),
        cast(LibraryThread, None),
        lambda _: None,
        lambda _, job: told.append(("carried out", job)),
        inherited,
    )
    requests.handle(ask.BinCopies(()))
    assert told == ["written down", ("inherited", {1}), ("carried out", 7)]


def test_a_group_that_is_no_more_is_refused() -> None:
    requests = DuplicateRequests(
        cast(Any, None), cast(LibraryThread, None), print, lambda *_: None, print
    )
    with pytest.raises(FileActError, match="no group any more"):
        requests.handle(ask.BinCopies(((1, (2,)),)))
