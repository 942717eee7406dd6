"""The service before a library is open; with one see tests/integration/test_service.py."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.core.types import Pace
from app.work.bus.requests.duplicates import BinCopies
from app.work.bus.requests.facts import TellFacts, WithdrawThumbs
from app.work.bus.requests.scans import Rescan, SetPace
from app.work.bus.requests.searches import Judge, Prefetch
from app.work.bus.service import LibraryService


@pytest.fixture
def service(qtbot: QtBot) -> Iterator[LibraryService]:
    made = LibraryService()
    yield made
    made.close()


def test_without_a_library_requests_fail_with_the_way_out(
    service: LibraryService, qtbot: QtBot
) -> None:
    for request in (Rescan(), Judge(1, (1,), 1)):
        with qtbot.waitSignal(service.failed) as told:
            service.request(request)
        assert told.args == ["No library is open yet. Add a folder of photos first."]


def test_a_pace_and_a_prefetch_need_no_library(service: LibraryService, qtbot: QtBot) -> None:
    told: list[str] = []
    service.failed.connect(told.append)
    service.request(SetPace(Pace(gentle=True)))
    service.request(Prefetch(1, 1, 1))
    with qtbot.waitSignal(service.failed):  # of what follows alone
        service.request(Rescan())
    assert len(told) == 1


def test_only_what_ends_in_a_view_is_announced_as_a_search(
    service: LibraryService, qtbot: QtBot
) -> None:
    started: list[bool] = []
    service.search_started.connect(lambda: started.append(True))
    quiet = Rescan(), Prefetch(1, 1, 1), TellFacts((1,))
    for request in (*quiet, Judge(1, (1,), 1), WithdrawThumbs(1, (1,)), BinCopies(())):
        started.clear()
        service.request(request)
        assert bool(started) == (request not in quiet)
