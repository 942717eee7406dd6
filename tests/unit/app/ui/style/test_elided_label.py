"""Labels of one line: what they say where there is no room for all."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from app.ui.style.labels import ElidedLabel

WHOLE, LEAST = "A long name.jpg · alike in subject", "A long name.jpg"


def painted(label: ElidedLabel, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the label paints."""
    texts = list[str]()
    monkeypatch.setattr(QPainter, "drawText", lambda _self, *given: texts.append(given[-1]))
    label.grab()
    return texts[-1]


def test_what_can_be_spared_goes_before_the_name_is_cut(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.say(WHOLE, LEAST)
    letters = label.fontMetrics()
    label.resize(letters.horizontalAdvance(WHOLE) + 2, 20)
    assert painted(label, monkeypatch) == WHOLE
    assert label.toolTip() == ""
    label.resize(letters.horizontalAdvance(WHOLE) - 2, 20)
    assert painted(label, monkeypatch) == LEAST
    assert label.toolTip() == WHOLE
    label.resize(letters.horizontalAdvance(LEAST) - 2, 20)
    assert "…" in painted(label, monkeypatch)
    label.resize(letters.horizontalAdvance("A…g"), 20)
    assert painted(label, monkeypatch) == ""
    assert label.toolTip() == WHOLE
