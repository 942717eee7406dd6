"""Where the system asks for less motion, everything is at its place at once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.style.motion import SLIDE, Run, allowed


@pytest.fixture(autouse=True)
def asked_anew() -> Iterator[None]:
    allowed.cache_clear()
    yield
    allowed.cache_clear()


@pytest.mark.parametrize(("answer", "moves"), [("true\n", True), ("false\n", False), ("", True)])
def test_the_system_decides_whether_anything_moves(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, answer: str, moves: bool
) -> None:
    shares = list[float]()
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    monkeypatch.setattr(sys, "platform", "linux")
    said = subprocess.CompletedProcess((), 0, answer)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: said)
    slide = Run(widget, SLIDE, shares.append)
    slide.begin()
    assert slide.goes_on() == moves
    if not moves:
        assert shares == [1.0]


def test_a_system_that_cannot_be_asked_allows_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(subprocess, "run", missing)
    assert allowed()
