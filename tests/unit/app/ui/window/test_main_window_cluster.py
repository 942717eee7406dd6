"""What the window shows of a library's cluster."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from app.cluster.remote_index import missing_ranges
from app.core.base.work_types import ClusterState, IndexState, Progress
from app.ui.style import words
from app.ui.window.main_window import MainWindow
from app.work.bus.events import IndexChanged, ProgressChanged, SearchChanged, SearchOutdated

pytestmark = pytest.mark.same_window

WHOLE = ClusterState("tcp://127.0.0.1:8786", True, workers=2, parts=8, ready=8, coded=8)
ONE_SILENT = replace(
    WHOLE, ready=7, missing=("photos3-a1f0: tcp://127.0.0.1:4001 does not answer",)
)


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (WHOLE, "Cluster: 8 of 8 parts answer"),
        (ONE_SILENT, "Cluster: 7 of 8 parts answer"),
        (replace(WHOLE, workers=0, ready=0), "Cluster: no workers"),
        (replace(WHOLE, reachable=False), "Cluster: not reached"),
    ],
)
def test_sentences(state: ClusterState, sentence: str) -> None:
    assert words.cluster_sentence(state) == sentence


def test_missing_parts_by_hand() -> None:
    assert missing_ranges({}, 8) == ""
    assert missing_ranges({"a": "w does not answer"}, 8) == (
        "7 of 8 parts answered. Missing: w does not answer."
    )
    many = dict.fromkeys("abcde", "x") | {"f": "y"}
    assert missing_ranges(many, 9) == ("3 of 9 parts answered. Missing: x; y.")


def labelled(window: MainWindow, text: str) -> QLabel:
    return next(label for label in window.findChildren(QLabel) if text in label.text())


def test_the_sidebar_shows_the_cluster(window: MainWindow, fake_bus) -> None:
    fake_bus.publish(IndexChanged(IndexState()))
    assert not any("Cluster" in label.text() for label in window.sidebar.findChildren(QLabel))
    fake_bus.publish(IndexChanged(IndexState(cluster=ONE_SILENT)))
    label = labelled(window, "7 of 8 parts answer")
    assert label.isVisible()
    assert "4001 does not answer" in label.toolTip()
    fake_bus.publish(IndexChanged(IndexState(cluster=replace(WHOLE, warning="Not encrypted."))))
    assert label.text() == "Cluster: 8 of 8 parts answer"
    assert label.toolTip().endswith("Not encrypted.")


def test_what_could_not_be_searched_is_said_in_the_header(window: MainWindow, fake_bus) -> None:
    window.browser.library.select_row(0)
    QTest.keyClick(window.browser.library, Qt.Key.Key_Return)
    sentence = "7 of 8 parts answered. Missing: w does not answer."
    fake_bus.publish(SearchChanged(replace(fake_bus.view, incomplete=sentence)))
    label = labelled(window, sentence)
    assert label.isVisible()
    fake_bus.publish(SearchChanged(replace(fake_bus.view, incomplete="")))
    assert sentence not in label.text()


def test_what_is_told_of_the_background_never_widens_the_window(
    window: MainWindow, fake_bus
) -> None:
    window.resize(900, 640)
    fake_bus.publish(IndexChanged(IndexState(cluster=replace(WHOLE, coded=5))))
    fake_bus.publish(ProgressChanged(Progress("reading", 3_412, 10_000, 21.0, 300.0)))
    fake_bus.publish(SearchOutdated("The whole library answers again"))
    assert "answers again" in window.toast.sentence()
    window.layout().activate()
    assert window.width() == 900
