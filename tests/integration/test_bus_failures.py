"""What the bus answers when a request fails, and problems that no photo is to blame for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.base.errors import StorageError
from app.core.base.search_types import ProfileInfo, ProfilesView, SearchView
from app.core.library.library import Library
from app.core.library.problems import MODEL, SCAN
from app.work.bus.bus import Bus
from app.work.bus.events import (
    Failed,
    IndexChanged,
    Message,
    ProblemsChanged,
    ProfilesChanged,
    ProgressChanged,
    SearchChanged,
)
from app.work.bus.searches import OpenSearches
from tests.integration.bus_steps import bus, is_idle, library_of_pictures, pictures, read
from tests.queries import judging, like, like_files

pytestmark = pytest.mark.usefixtures("without_subject")


# Answers of the bus when a request fails, and findings of idle time.


__all__ = ["bus", "library_of_pictures", "pictures", "read"]


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


# Problems that no photo is to blame for: listed, to retry and to leave out.


@pytest.fixture
def without_photos(qtbot: QtBot, tmp_path: Path) -> Iterator[Bus]:
    """A bus on a library with an empty folder, when it has looked for pictures."""
    (tmp_path / "pictures").mkdir()
    bus = Bus()
    bus.open(tmp_path / "library")
    with qtbot.waitSignal(bus.signal(ProgressChanged), check_params_cb=is_idle):
        bus.ask(lambda library: library.scan.add_root(tmp_path / "pictures"))
    yield bus
    bus.close()


def test_a_refused_model_is_a_problem_to_retry_or_leave_out(
    without_photos: Bus, tmp_path: Path, qtbot: QtBot
) -> None:
    bad = tmp_path / "bad.onnx"
    bad.write_bytes(b"no model")
    for request in (
        lambda library: library.scan.use_model(bad),
        lambda library: library.scan.retry((MODEL,)),
    ):
        with qtbot.waitSignal(without_photos.signal(ProgressChanged), check_params_cb=is_idle):
            without_photos.ask(request)
        (problem,) = without_photos.latest(ProblemsChanged).problems
        assert (problem.photo, problem.path) == (MODEL, bad)
    with qtbot.waitSignal(without_photos.signal(ProblemsChanged)):
        without_photos.ask(lambda library: library.scan.leave_out((MODEL,)))
    assert without_photos.latest(ProblemsChanged).problems == ()


def test_what_ends_a_scan_is_a_problem_until_the_next_one(
    without_photos: Bus, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = StorageError("The disk is full.", "Make space.")

    def remove_unused(library: Library) -> None:
        raise full

    with monkeypatch.context() as patched:
        patched.setattr("app.work.reading.indexer.remove_unused", remove_unused)
        with qtbot.waitSignal(without_photos.signal(Failed)):
            without_photos.ask(lambda library: library.scan.rescan())
        assert [(p.photo, p.reason) for p in without_photos.latest(ProblemsChanged).problems] == [
            (SCAN, str(full))
        ]
        without_photos.ask(lambda library: library.scan.retry((SCAN,)))
        with qtbot.waitSignals(
            [without_photos.signal(ProblemsChanged), without_photos.signal(Failed)]
        ):
            pass
        with qtbot.waitSignal(without_photos.signal(ProblemsChanged)):
            without_photos.ask(lambda library: library.scan.leave_out((SCAN,)))
        assert without_photos.latest(ProblemsChanged).problems == ()
    with qtbot.waitSignal(without_photos.signal(ProgressChanged), check_params_cb=is_idle):
        without_photos.ask(lambda library: library.scan.rescan())
    assert without_photos.latest(ProblemsChanged).problems == ()
