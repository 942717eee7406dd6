"""Problems that no photo is to blame for: listed, to retry and to leave out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core.base.errors import StorageError
from app.core.base.work_types import Progress
from app.core.library.library import Library
from app.core.library.problems import MODEL, SCAN
from app.work.bus.bus import Bus
from app.work.bus.events import Failed, ProblemsChanged, ProgressChanged

pytestmark = pytest.mark.usefixtures("without_subject")


def is_idle(progress: Progress) -> bool:
    return progress.phase == "idle"


@pytest.fixture
def read(qtbot: QtBot, tmp_path: Path) -> Iterator[Bus]:
    """A bus on a library with an empty folder, when it has looked for pictures."""
    (tmp_path / "pictures").mkdir()
    bus = Bus()
    bus.open(tmp_path / "library")
    with qtbot.waitSignal(bus.signal(ProgressChanged), check_params_cb=is_idle):
        bus.ask(lambda library: library.scan.add_root(tmp_path / "pictures"))
    yield bus
    bus.close()


def test_a_refused_model_is_a_problem_to_retry_or_leave_out(
    read: Bus, tmp_path: Path, qtbot: QtBot
) -> None:
    bad = tmp_path / "bad.onnx"
    bad.write_bytes(b"no model")
    for request in (
        lambda library: library.scan.use_model(bad),
        lambda library: library.scan.retry((MODEL,)),
    ):
        with qtbot.waitSignal(read.signal(ProgressChanged), check_params_cb=is_idle):
            read.ask(request)
        (problem,) = read.latest(ProblemsChanged).problems
        assert (problem.photo, problem.path) == (MODEL, bad)
    with qtbot.waitSignal(read.signal(ProblemsChanged)):
        read.ask(lambda library: library.scan.leave_out((MODEL,)))
    assert read.latest(ProblemsChanged).problems == ()


def test_what_ends_a_scan_is_a_problem_until_the_next_one(
    read: Bus, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = StorageError("The disk is full.", "Make space.")

    def remove_unused(library: Library) -> None:
        raise full

    with monkeypatch.context() as patched:
        patched.setattr("app.work.reading.indexer.remove_unused", remove_unused)
        with qtbot.waitSignal(read.signal(Failed)):
            read.ask(lambda library: library.scan.rescan())
        assert [(p.photo, p.reason) for p in read.latest(ProblemsChanged).problems] == [
            (SCAN, str(full))
        ]
        read.ask(lambda library: library.scan.retry((SCAN,)))
        with qtbot.waitSignals([read.signal(ProblemsChanged), read.signal(Failed)]):
            pass
        with qtbot.waitSignal(read.signal(ProblemsChanged)):
            read.ask(lambda library: library.scan.leave_out((SCAN,)))
        assert read.latest(ProblemsChanged).problems == ()
    with qtbot.waitSignal(read.signal(ProgressChanged), check_params_cb=is_idle):
        read.ask(lambda library: library.scan.rescan())
    assert read.latest(ProblemsChanged).problems == ()
