"""The selection of a grid by ranges, held against a set of photos; and how long 100,000 take."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from likewise.app.ui.photos.photo_model import PhotoModel
from likewise.app.ui.photos.selected_photos import Flag, SelectedPhotos

PHOTOS = range(101, 121)


def make(photos: range) -> tuple[PhotoModel, QItemSelectionModel, SelectedPhotos]:
    model = PhotoModel(lambda photo: None)
    model.set_photos(photos)
    rows = QItemSelectionModel(model)
    return model, rows, SelectedPhotos(model, rows, model)


chosen = st.sets(st.sampled_from(PHOTOS))


@settings(max_examples=50, deadline=None)
@given(chosen, chosen, st.sampled_from(PHOTOS), st.permutations(list(PHOTOS)))
def test_it_selects_what_a_set_of_photos_would(
    qapp: object, first: set[int], second: set[int], one: int, order: list[int]
) -> None:
    model, _, selection = make(PHOTOS)
    model.set_photos(order)
    for photos in (first, second):
        selection.choose({*photos, 7})  # which is not shown
        assert selection.photos() == tuple(photo for photo in order if photo in photos)
        assert selection.count() == len(photos)
    selection.invert()
    assert set(selection.photos()) == {*PHOTOS} - second
    row = model.row_of(one)
    assert row is not None
    selection.toggle(model.index(row))
    assert set(selection.photos()) == ({*PHOTOS} - second) ^ {one}
    selection.choose_where(first.__contains__)
    assert set(selection.photos()) == first
    selection.choose_all()
    assert selection.photos() == tuple(order)
    selection.choose_none()
    assert selection.photos() == ()
    selection.invert()
    assert selection.photos() == tuple(order)


def test_an_empty_list_has_nothing_to_select(qapp: object) -> None:
    _, _, selection = make(range(0))
    for change in (selection.choose_all, selection.invert, selection.choose_none):
        change()
        assert selection.count() == 0


def test_many_changes_are_told_once(qtbot: QtBot) -> None:
    model, rows, selection = make(PHOTOS)
    told: list[int] = []
    selection.changed.connect(lambda: told.append(selection.count()))
    with qtbot.waitSignal(selection.changed):
        for row in range(15):
            rows.select(model.index(row), Flag.Select)
    assert told == [15]
    with qtbot.waitSignal(selection.changed):  # other photos, none of them selected
        model.set_photos(range(5))
    assert told == [15, 0]


def median(does: Callable[[], object]) -> float:
    times = []
    for _ in range(3):
        start = perf_counter()
        does()
        times.append(perf_counter() - start)
    return sorted(times)[1]


@pytest.mark.slow
def test_a_hundred_thousand_photos_are_selected_and_counted_quickly(qtbot: QtBot) -> None:
    """Held against laying the list out once in the same process, whatever machine it is."""
    model = PhotoModel(lambda photo: None)
    view = QListView()
    qtbot.addWidget(view)
    view.setModel(model)
    selection = SelectedPhotos(model, view.selectionModel(), view)
    model.set_photos(range(100_000))
    as_a_measure = median(lambda: sorted(range(100_000), key=lambda photo: -photo))
    scattered = range(0, 100_000, 5)  # 20,000 ranges, none beside another
    selection.choose(scattered)
    steps: tuple[Callable[[], object], ...] = (
        selection.choose_all,
        selection.photos,
        selection.count,
        lambda: selection.choose(range(1, 100_000, 10)),
        lambda: selection.choose(scattered),
        selection.invert,
        selection.count,
    )
    for step in steps:
        assert median(step) < 25 * as_a_measure
