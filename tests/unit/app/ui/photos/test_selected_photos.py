"""The selection of a grid by ranges, held against a set of photos; and how long 100,000 take."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QItemSelectionModel
from pytestqt.qtbot import QtBot

from app.ui.canvas.pictures import Pictures
from app.ui.photos.photo_model import Flag, ListedStacks, PhotoModel, SelectedPhotos
from tests.unit.app.conftest import FakeThumbnails

PHOTOS = range(101, 121)


def make(photos: range) -> tuple[PhotoModel, QItemSelectionModel, SelectedPhotos]:
    model = PhotoModel(Pictures(FakeThumbnails(), lambda photo: None), ListedStacks())
    model.set_photos(photos)
    rows = QItemSelectionModel(model)
    return model, rows, SelectedPhotos(model, rows, model)


chosen = st.sets(st.sampled_from(PHOTOS))


@pytest.mark.slow
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
    selection.choose(first)
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
