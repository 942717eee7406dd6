"""Text: words of measures, labels, what a screen reader says."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.core.base.search_types import ResultItem
from app.core.base.work_types import Progress
from app.ui.style import words
from app.ui.style.labels import ElidedLabel, WrappedLabel
from app.ui.style.spoken_parts import PaintedPart, SpokenPart, SpokenParts

# The window's sentences.


def test_modalities_of_a_family_add_up() -> None:
    sums = words.by_family(("color", "gist", "correlogram"), (0.2, 0.5, 0.3))
    assert sums == pytest.approx({"colour": 0.5, "layout": 0.5})


def test_the_subject_comes_first_and_what_others_made_last() -> None:
    sums = words.by_family(("color", "embedding", "subject", "gist"), (0.1, 0.2, 0.3, 0.4))
    assert list(sums.items()) == [
        ("subject", 0.3),
        ("colour", 0.1),
        ("layout", 0.4),
        ("embedding", 0.2),
    ]


def test_a_modality_without_a_family_keeps_its_name() -> None:
    assert words.by_family(("embedding",), (1.0,)) == {"embedding": 1.0}
    assert words.by_family(("my-model@3fa9c1d2",), (1.0,)) == {"my-model": 1.0}


def test_what_a_modality_did_not_add_to_the_distance_speaks_for_the_match() -> None:
    # Half of the distance .4 comes from the first modality, so of its weight .6 only .4 is left.
    item = ResultItem(1, 0.4, (0.5, 0.5))
    assert words.likeness(item, (0.6, 0.4), (0.6, 0.4)) == pytest.approx((0.4, 0.2))


def test_likeness_is_weighed_as_this_search_does_whatever_the_distance_was_measured_with() -> None:
    # Half of the distance .4 is a third of what the first modality could have added, and all else
    # is likeness: two thirds of the weight .3 that the search leaves it.
    item = ResultItem(1, 0.4, (0.5, 0.5))
    assert words.likeness(item, (0.3, 0.7), (0.6, 0.4)) == pytest.approx((0.2, 0.35))


def test_a_modality_that_does_not_count_in_the_distance_speaks_for_nothing() -> None:
    assert words.likeness(ResultItem(1, 0.4, (1.0, 0.0)), (0.5, 0.5), (1.0, 0.0))[1] == 0


def test_an_equal_photo_is_alike_in_everything() -> None:
    assert words.likeness(ResultItem(1, 0.0, (0.5, 0.5)), (0.6, 0.4), (0.5, 0.5)) == (0.6, 0.4)


@given(st.lists(st.floats(0.01, 1), min_size=1, max_size=11), st.floats(0, 10))
def test_likeness_stays_between_nothing_and_the_weight(raw: list[float], distance: float) -> None:
    weights = [value / sum(raw) for value in raw]
    shares = tuple(weights[::-1])
    for value, weight in zip(
        words.likeness(ResultItem(1, distance, shares), weights, shares), weights, strict=True
    ):
        assert 0 <= value <= weight


@pytest.mark.parametrize(
    ("families", "sentence"),
    [
        ({"colour": 0.4, "layout": 0.3, "details": 0.05}, "Similar colour and layout"),
        ({"colour": 0.9, "layout": 0.05}, "Similar colour"),
        ({"subject": 0.6, "colour": 0.1}, "Similar subject"),
        ({"colour": 0.0, "layout": 0.0}, "Not much alike"),
    ],
)
def test_a_match_is_explained_by_its_strongest_families(
    families: dict[str, float], sentence: str
) -> None:
    assert words.reason(families) == sentence


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (3, "a few seconds"),
        (42, "about 40 seconds"),
        (60 * 4 + 5, "about 4 minutes"),
        (95, "about 2 minutes"),
        (3600 * 2, "about 2 hours"),
    ],
)
def test_time_left_is_said_as_a_friend_would(seconds: float, said: str) -> None:
    assert words.duration(seconds) == said


def test_progress_names_what_is_done_and_how_long() -> None:
    sentence = words.progress_sentence(Progress("reading", 3412, 10_000, 21.3, 241))
    assert sentence == "Reading 3,412 of 10,000 photos, about 4 minutes left"


def test_progress_does_not_promise_a_time_that_it_does_not_know() -> None:
    assert words.progress_sentence(Progress("reading", 1, 9)) == "Reading 1 of 9 photos"
    looked = "Recognising what is in your photos"
    assert words.progress_sentence(Progress("seeing")) == looked
    assert (
        words.progress_sentence(Progress("seeing", 1_200, 10_000)) == f"{looked}: 1,200 of 10,000"
    )


# Labels that shorten their line, or take as many lines as they need.

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


# Parts of what is painted, in the tree that screen readers walk.

Role, Text = QAccessible.Role, QAccessible.Text


def node_of(widget: QWidget) -> QAccessibleInterface:
    node = QAccessible.queryAccessibleInterface(widget)
    assert node is not None
    return node


def test_parts_have_roles_names_rects_and_actions(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(200, 100)
    over.show()
    parts, pressed = SpokenParts(over), []
    rect = QRect(10, 20, 30, 40)
    parts.show(
        [
            PaintedPart("a", "June 2024", QRect(0, 0, 200, 20)),
            PaintedPart("b", "dog.jpg", rect, lambda: pressed.append("b"), "Press to select it"),
        ]
    )
    tree = node_of(over)
    heading, photo = tree.child(0), tree.child(1)
    assert heading is not None
    assert photo is not None
    assert (heading.role(), heading.text(Text.Name)) == (Role.Heading, "June 2024")
    assert (photo.role(), photo.text(Text.Name)) == (Role.PushButton, "dog.jpg")
    assert photo.text(Text.Description) == "Press to select it"
    assert photo.rect() == rect.translated(over.mapToGlobal(QPoint()))
    action = photo.actionInterface()
    assert action is not None
    action.doAction("Press")
    qtbot.waitUntil(lambda: pressed == ["b"])


def test_parts_stay_while_they_are_shown_and_go(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    parts = SpokenParts(over)
    parts.show(
        [PaintedPart(1, "one", QRect(0, 0, 9, 9), lambda: None), PaintedPart(2, "two", QRect())]
    )
    first = over.findChildren(SpokenPart)[0]
    parts.show([PaintedPart(1, "first", QRect(5, 5, 9, 9), lambda: None)])
    assert over.findChildren(SpokenPart) == [first]
    assert parts.names() == ["first"]


def test_the_mouse_goes_through(qtbot: QtBot) -> None:
    over = QPushButton()
    qtbot.addWidget(over)
    over.resize(100, 100)
    over.show()
    clicks: list[bool] = []
    over.clicked.connect(lambda: clicks.append(True))
    SpokenParts(over).show([PaintedPart(1, "one", QRect(0, 0, 100, 100), lambda: None)])
    QTest.mouseClick(over, Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    assert clicks == [True]
    assert over.childAt(50, 50) is None
