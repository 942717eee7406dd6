"""The item models behave as Qt demands, and say in words what tiles show by signs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import PhotoInfo, PhotoState, Problem
from app.core.base.search_types import QueryItem, ResultEdge, ResultItem, SearchView
from app.ui.canvas.pictures import Pictures
from app.ui.panels.problems_panel import as_text
from app.ui.photos.photo_model import PHOTO, ListedStacks, PhotoModel, readable

pytestmark = pytest.mark.same_window

WARN = QAbstractItemModelTester.FailureReportingMode.Fatal


def info(photo: int, name: str, state: PhotoState) -> PhotoInfo:
    return PhotoInfo(photo, 1, Path("/p"), name, 1, 1, 0.0, state)


@pytest.fixture
def model(fake_thumbnails: Any) -> PhotoModel:
    pictures = Pictures(fake_thumbnails, lambda p: info(p, f"<{p}>.jpg", PhotoState.READY))
    return PhotoModel(pictures, ListedStacks())


def view(results: tuple[ResultItem, ...]) -> SearchView:
    even = (0.5, 0.5)
    return SearchView(1, (QueryItem(photo=9),), (3,), (), results, ("color", "gist"), even, even)


def test_photo_model_keeps_qts_rules_through_its_life(qtbot: QtBot, model: PhotoModel) -> None:
    tester = QAbstractItemModelTester(model, WARN)
    model.set_photos([1, 2])
    model.set_photos([1, 2, 3])
    model.set_photos([3, 1])
    model.set_signs({3: 1})
    model.set_results(view((ResultItem(2, 0.1, (0.5, 0.5)),)), [2])
    model.set_photos([])
    assert tester.model() is model


def test_photos_that_follow_in_great_numbers_are_all_there(qtbot: QtBot, model: PhotoModel) -> None:
    model.set_photos([1, 2])
    tester = QAbstractItemModelTester(model, WARN)
    model.set_photos(range(1, 2_502))
    assert tester.model() is model
    assert model.rowCount() == 2_501
    assert model.index(2_500).data(PHOTO) == 2_501


def test_the_same_photos_again_change_nothing(qtbot: QtBot, model: PhotoModel) -> None:
    model.set_photos([1, 2])
    with qtbot.assertNotEmitted(model.modelReset):
        model.set_photos([1, 2])


def test_only_changed_thumbs_are_painted_anew(qtbot: QtBot, model: PhotoModel) -> None:
    model.set_photos([1, 2, 3])
    model.set_signs({1: 1, 2: -1})
    touched: list[int] = []
    model.dataChanged.connect(lambda first, last: touched.append(first.data(PHOTO)))
    model.set_signs({1: 1, 2: 1})
    assert touched == [2]
    assert model.sign(2) == 1


def test_a_tile_says_its_name_thumb_reason_and_cause(model: PhotoModel) -> None:
    model.set_results(view((ResultItem(3, 0.8, (0.05, 0.95), pulled_by=4),)), [3])
    model.set_signs({3: 1, 4: 1})
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == (
        "<3>.jpg, liked, Similar colour, Because you liked <4>.jpg"
    )
    model.set_signs({})
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == ("<3>.jpg, Similar colour")


def test_a_tile_of_a_search_by_word_says_how_likely_it_shows_that(model: PhotoModel) -> None:
    close = ResultItem(3, 0.9, (1.0, 0.0), probability=0.6)  # its labels alone say little
    of_word = replace(view((close, ResultItem(4, 0.5, (1.0, 0.0)))), liked=())
    edge = ResultEdge(None, "", line=0.5, moved=False)
    of_word = replace(of_word, query=(QueryItem(word="dog"),), edge=edge)
    model.set_results(of_word, [3, 4])
    assert model.lines(3) == ["<3>.jpg", "Probably shows “dog”"]
    assert model.lines(4) == ["<4>.jpg", "Hardly shows “dog”"]
    model.set_results(replace(of_word, edge=None), [3, 4])
    assert model.lines(3) == ["<3>.jpg"]  # nothing is known yet


def test_a_name_cannot_write_markup_into_a_tooltip(model: PhotoModel) -> None:
    model.set_photos([7])
    assert model.index(0).data(Qt.ItemDataRole.ToolTipRole) == "&lt;7&gt;.jpg"


def test_the_library_shows_what_was_read() -> None:
    photos = (
        info(1, "Éclair.jpg", PhotoState.READY),
        info(2, "b.jpg", PhotoState.READY),
        info(3, "c.jpg", PhotoState.FAILED),
        info(4, "d.jpg", PhotoState.READY),
    )
    assert readable(photos).tolist() == [1, 2, 4]
    assert readable(photos[::-1]).tolist() == [1, 2, 4]


def test_problems_are_copied_as_text() -> None:
    problem = Problem(1, Path("/p/a.jpg"), "The file is empty.")
    assert as_text([problem]) == "/p/a.jpg\tThe file is empty.\n"
