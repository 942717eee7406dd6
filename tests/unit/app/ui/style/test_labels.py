"""Labels that shorten their line, or take as many lines as they need."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from app.ui.style.labels import ElidedLabel, WrappedLabel

WHOLE = "A long name.jpg · alike in subject"


def painted(label: ElidedLabel, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the label paints."""
    texts = list[str]()
    monkeypatch.setattr(QPainter, "drawText", lambda _self, *given: texts.append(given[-1]))
    label.grab()
    return texts[-1]


def test_a_line_that_does_not_fit_is_cut_and_whole_on_hover(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.setText(WHOLE)
    letters = label.fontMetrics()
    label.resize(letters.horizontalAdvance(WHOLE) + 2, 20)
    assert painted(label, monkeypatch) == WHOLE
    assert label.toolTip() == ""
    label.resize(letters.horizontalAdvance(WHOLE) - 2, 20)
    assert "…" in painted(label, monkeypatch)
    assert label.toolTip() == WHOLE


WIDTH = 220


@pytest.fixture
def label(qtbot: QtBot) -> WrappedLabel:
    made = WrappedLabel()
    made.setStyleSheet("color: black; background: white")
    made.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    made.setFixedWidth(WIDTH)
    qtbot.addWidget(made)
    return made


def inked(label: WrappedLabel, text: str) -> list[tuple[int, int]]:
    """From where to where each line of a text has ink."""
    label.setText(text)
    label.adjustSize()
    return lines_of(label)


def lines_of(label: WrappedLabel) -> list[tuple[int, int]]:
    picture = label.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    found: list[tuple[int, int]] = []
    between = True  # lines
    for y in range(picture.height()):
        dark = [x for x in range(WIDTH) if QColor(picture.pixel(x, y)).lightness() < 160]
        if dark:
            first, last = (WIDTH, 0) if between else found.pop()
            found.append((min(first, dark[0]), max(last, dark[-1])))
        between = not dark
    return found


def test_lines_begin_at_the_right_edge_whether_they_are_broken_or_not(label: WrappedLabel) -> None:
    word = "\u0643\u0644\u0645\u0629 "
    lines = inked(label, word * 14)
    assert len(lines) > 1
    assert all(last >= WIDTH - 4 for _, last in lines)


def test_latin_letters_stand_at_the_right_too(label: WrappedLabel) -> None:
    ((first, last),) = inked(label, "IMG_0641.jpg")
    assert last >= WIDTH - 4
    assert first > 4


def test_what_stands_in_the_middle_stays_there(label: WrappedLabel) -> None:
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    ((first, last),) = inked(label, "IMG_0641.jpg")
    assert abs(first - (WIDTH - last)) <= 4


def test_from_left_to_right_it_is_as_qt_has_it(label: WrappedLabel) -> None:
    label.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    ((first, _),) = inked(label, "IMG_0641.jpg")
    assert first <= 4


def test_it_asks_for_room_for_letters_that_come_from_a_taller_font(label: WrappedLabel) -> None:
    lines = inked(label, "\u0643\u0644\u0645\u0629 ไทย 日本語 " * 8)
    label.setFixedHeight(label.height() + 100)
    assert lines_of(label) == lines, "none was cut"


def test_its_text_is_plain_and_breaks_lines(label: WrappedLabel) -> None:
    assert len(inked(label, "a <b>\nc & d")) == 2
    assert label.text() == "a <b>\nc & d"
