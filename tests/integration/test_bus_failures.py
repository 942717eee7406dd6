"""Answers of the bus when a request fails, and findings of idle time."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.base.errors import StorageError
from app.core.base.search_types import ProfileInfo, ProfilesView, SearchView
from app.core.base.work_types import Progress
from app.core.open_library import open_library
from app.work.bus.bus import Bus
from app.work.bus.events import (
    Failed,
    IndexChanged,
    Message,
    ProfilesChanged,
    ProgressChanged,
    SearchChanged,
)
from app.work.bus.searches import OpenSearches
from app.work.reading.indexer import Indexer
from resources.gallery import draw
from tests.queries import judging, like, like_files

pytestmark = pytest.mark.usefixtures("without_subject")


@pytest.fixture(scope="module")
def library_of_pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a library that has read eight pictures."""
    pictures = tmp_path_factory.mktemp("pictures")
    for number in range(8):
        draw("city", "dusk", number).save(pictures / f"{number}.jpg")
    folder = tmp_path_factory.mktemp("library")
    with open_library(folder) as library:
        library.add_root(pictures)
        Indexer(library).run()
    return folder


@pytest.fixture
def read(library_of_pictures: Path, tmp_path: Path, qtbot: QtBot) -> Iterator[Bus]:
    """A bus on a copy of the library, when it has looked for new pictures."""
    shutil.copytree(library_of_pictures, tmp_path / "library")
    bus = Bus()
    with qtbot.waitSignal(bus.signal(ProgressChanged), check_params_cb=is_idle):
        bus.open(tmp_path / "library")
    yield bus
    bus.close()


@pytest.fixture
def told(read: Bus) -> list[Any]:
    """Views and sentences of failures, in the order in which they came."""
    heard: list[Any] = []
    read.listen(SearchChanged, heard.append)
    read.listen(Failed, lambda sentence: heard.append(sentence))
    return heard


@pytest.fixture
def view(read: Bus, told: list[Any], qtbot: QtBot) -> SearchView:
    """A search from the first photo, as it is shown first."""
    with qtbot.waitSignal(read.signal(SearchChanged)):
        read.search(lambda library: library.session.start(like(read.photos.all()[0].id)))
    shown: SearchView = told[0]
    told.clear()
    return shown


def is_idle(progress: Progress) -> bool:
    return progress.phase == "idle"


def _judge_the_query(bus: Bus, view: SearchView, folder: Path) -> None:
    del folder
    assert view.query[0].photo is not None
    bus.search(lambda library: library.searches.judge(view.search, (view.query[0].photo,), 1))


def _search_with_no_picture(bus: Bus, view: SearchView, folder: Path) -> None:
    del view
    (folder / "broken.jpg").write_text("no picture")
    bus.search(lambda library: library.session.start(like_files(folder / "broken.jpg")))


@pytest.mark.parametrize("fail", [_judge_the_query, _search_with_no_picture])
def test_thumbs_are_shown_though_the_newest_request_failed(
    read: Bus,
    told: list[Any],
    view: SearchView,
    fail: Callable[[Bus, SearchView, Path], None],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    liked = tuple(item.photo for item in view.results[:3])
    with qtbot.waitSignal(read.signal(Failed)):
        for photo in liked:
            read.search(judging(view.search, photo, 1))
        fail(read, view, tmp_path)
    shown, sentence = told
    assert isinstance(sentence, str)
    assert (shown.search, shown.liked, shown.can_undo) == (view.search, liked, True)
    assert read.shown_search() is shown


def test_a_request_that_fails_by_itself_changes_nothing(
    read: Bus, told: list[Any], view: SearchView, tmp_path: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(read.signal(Failed)):
        _search_with_no_picture(read, view, tmp_path)
    assert told[0].results == view.results
    assert told[0].search == view.search


def test_a_search_that_cannot_be_shown_is_told_and_its_thumbs_are_kept(
    read: Bus, told: list[Any], view: SearchView, qtbot: QtBot
) -> None:
    def broken(*_: object) -> None:
        raise StorageError("The disk is gone.", "Plug it in.")

    liked = view.results[0].photo
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(OpenSearches, "show", broken)
        with qtbot.waitSignal(read.signal(Failed)) as failed:
            read.search(lambda library: library.searches.judge(view.search, (liked,), 1))
    assert failed.args == ["The disk is gone. Plug it in.", False]
    assert told == failed.args[:1]
    with qtbot.waitSignal(read.signal(SearchChanged)):
        read.search(lambda library: library.session.search_again())
    assert told[-1].liked == (liked,)


# Idle time


def active(shown: ProfilesView) -> ProfileInfo:
    return next(each for each in shown.profiles if each.id == shown.active)


def test_what_a_profile_has_learned_is_told_after_the_answers(
    read: Bus, view: SearchView, qtbot: QtBot
) -> None:
    def has_learned(shown: ProfilesView) -> bool:
        return active(shown).judgments == 2

    with qtbot.waitSignal(read.signal(ProfilesChanged), check_params_cb=has_learned) as changed:
        read.search(
            lambda library: library.searches.judge(view.search, (view.results[2].photo,), 1)
        )
        read.search(
            lambda library: library.searches.judge(view.search, (view.results[4].photo,), 1)
        )
    assert changed.args is not None
    assert active(changed.args[0]).searches == 1


def test_profiles_that_stayed_the_same_are_not_told_again(
    read: Bus, view: SearchView, qtbot: QtBot
) -> None:
    with qtbot.waitSignals(
        [
            read.signal(ProfilesChanged),
            read.signal(IndexChanged),
        ],  # the last is the end of idle work
        check_params_cbs=[lambda shown: active(shown).judgments == 1, None],
        order="simple",
    ):
        read.search(
            lambda library: library.searches.judge(view.search, (view.results[2].photo,), 1)
        )
    again: list[ProfilesView] = []
    read.listen(ProfilesChanged, again.append)
    with qtbot.waitSignal(read.signal(IndexChanged)):
        read.search(lambda library: library.session.search_again())
    assert again == []


def test_what_is_said_after_stopping_names_no_key(read: Bus, qtbot: QtBot) -> None:
    with qtbot.waitSignal(read.signal(Message)) as said:
        read.ask(lambda library: library.scan.stop())
    assert said.args == ["Stopped. What was read is kept; “Rescan” reads the rest."]
