"""The system asks the process to end: the window's loop returns, and all is put in order."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from app.ui.system.running_instance import NAMES, collected_here, ends_when_asked

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")


@pytest.fixture(autouse=True)
def _survives() -> Iterator[None]:
    """What would end this run is noted, should the loop not be what takes it."""
    before = {name: signal.signal(getattr(signal, name), lambda *_: None) for name in NAMES}
    yield
    for name, how in before.items():
        signal.signal(getattr(signal, name), how)


def code_after(number: int, application: QApplication) -> int:
    """What the loop returns that gets a signal; 1 if it does not return for it."""
    late = QTimer()
    late.setSingleShot(True)
    late.timeout.connect(lambda: application.exit(1))
    late.start(20_000)
    QTimer.singleShot(0, lambda: os.kill(os.getpid(), number))
    return int(application.exec())


@pytest.mark.parametrize("name", NAMES)
def test_the_loop_returns(name: str, qapp: QApplication) -> None:
    with collected_here(), ends_when_asked(qapp):
        assert code_after(getattr(signal, name), qapp) == 0


def test_what_was_there_before_is_there_again(qapp: QApplication) -> None:
    before = [signal.getsignal(getattr(signal, name)) for name in NAMES]
    with ends_when_asked(qapp):
        assert signal.getsignal(signal.SIGTERM) != before[0]
    assert [signal.getsignal(getattr(signal, name)) for name in NAMES] == before


def test_what_is_ignored_stays_ignored(qapp: QApplication) -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    with ends_when_asked(qapp):
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
