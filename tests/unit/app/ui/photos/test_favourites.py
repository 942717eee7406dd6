"""Photos that are liked or selected, shown together."""

from __future__ import annotations

from calendar import timegm
from concurrent.futures import Future
from dataclasses import replace
from datetime import datetime, timedelta
from unittest.mock import call

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Changes
from app.core.base.search_types import Scope
from app.core.photos.sorting_table import Ids, ids_of
from app.ui.canvas.pictures import Pictures
from app.ui.panels.places import FAVOURITES, TODAY
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.photo_model import Flag, ListedStacks, PhotoModel, SelectedPhotos
from app.ui.window.main_window import MainWindow
from app.work.bus.events import TableChanged, TableMarked
from tests.unit.app.conftest import FakeThumbnails
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.gestures import actions_of

# Favourites, which follow the stars, and what the sidebar points out by day.


def star(fake_bus: FakeBus, stars: dict[int, int]) -> None:
    """Give photos so many stars."""
    fake_bus.infos = tuple(
        replace(info, stars=stars.get(info.id, info.stars)) for info in fake_bus.infos
    )
    fake_bus.publish(TableMarked(tuple(stars)))


def shown(window: MainWindow) -> PhotoGrid:
    grid = window.browser.grid()
    assert grid is not None
    return grid


def test_it_follows_the_stars(window: MainWindow, fake_bus: FakeBus) -> None:
    favourites = actions_of(window)["favourites"]
    favourites.trigger()
    assert window.browser.is_shown(window.library.notice)
    star(fake_bus, {2: 3, 3: 4, 5: 5})
    assert sorted(shown(window).photo_model.photos()) == [3, 5]
    assert window.sidebar.view.in_sight == FAVOURITES
    star(fake_bus, {3: 0, 2: 4})
    assert sorted(shown(window).photo_model.photos()) == [2, 5]
    favourites.trigger()
    assert len(shown(window).photo_model.photos()) == 60


def test_what_is_typed_filters_the_favourites(
    window: MainWindow, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    star(fake_bus, {3: 4, 5: 5})
    actions_of(window)["favourites"].trigger()
    qtbot.keyClicks(window.field.line, "005")
    qtbot.waitUntil(lambda: shown(window).photo_model.photos() == (5,))
    assert fake_bus.asked[-1] == call.facts.within(Scope(filter='>=4 stars "005"'))
    window.browser.go_back()
    assert len(shown(window).photo_model.photos()) == 60


def test_they_are_named_before_their_photos_are_known(
    window: MainWindow, fake_bus: FakeBus
) -> None:
    answer: Future[Ids] = Future()
    fake_bus.library.facts.within.side_effect = lambda _: answer
    actions_of(window)["favourites"].trigger()
    header = window.browser.header
    texts = [label.text() for label in header.findChildren(QLabel) if label.isVisible()]
    assert texts == ["Favourites"]
    answer.set_result(ids_of((3, 5)))
    assert sorted(shown(window).photo_model.photos()) == [3, 5]


def test_the_sidebar_points_out_on_this_day(window: MainWindow, fake_bus: FakeBus) -> None:
    today = datetime.now().date()
    days = (today, today + timedelta(days=1))  # whichever it is by the time it is asked for
    noons = [timegm((*day.timetuple()[:3], 12, 0, 0)) for day in days]
    dated = [replace(each, taken=when) for each, when in zip(fake_bus.infos, noons, strict=False)]
    fake_bus.infos = (*dated, *fake_bus.infos[len(dated) :])
    fake_bus.publish(TableChanged(Changes(updated=(1, 2))))
    window.browser.library.select_row(window.browser.library.photo_model.row_of(1) or 0)
    for command, place in (("today", TODAY), ("around", "around")):
        actions_of(window)[command].trigger()
        assert window.sidebar.view.in_sight == place


# The selection of a grid by ranges, held against a set of photos; and how long 100,000 take.

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
