"""Searching, judging and learning through the bus, as the window does."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.base.search_types import ProfilesView, QueryItem, SearchView
from app.core.base.work_types import LearningProgress
from app.core.profiles.folder_training import TrainingResult, train
from app.core.profiles.profile_base import GROWTH
from app.work.bus.bus import PREFETCH, Bus
from app.work.bus.events import (
    LearningChanged,
    Message,
    ProfilesChanged,
    ProgressChanged,
    SearchChanged,
    SearchOutdated,
)
from app.work.bus.open_library import OpenLibrary
from resources.gallery import draw
from tests.integration.bus_steps import (
    EACH,
    KINDS,
    bus,
    draw_pictures,
    is_idle,
    library_of_pictures,
    pictures,
    read,
)
from tests.queries import judging, like, like_files, starting

__all__ = ["bus", "library_of_pictures", "pictures", "read"]


pytestmark = pytest.mark.usefixtures("without_subject")


@pytest.fixture
def ask(read: Bus, qtbot: QtBot) -> Callable[..., SearchView]:
    """Make a request and wait for the search that answers it."""

    def request(wanted: Callable[[OpenLibrary], object]) -> SearchView:
        with qtbot.waitSignal(read.signal(SearchChanged)) as answer:
            read.search(wanted)
        view: SearchView = answer.args[0]
        assert read.shown_search() is view
        return view

    return request


def test_search_judge_undo_redo(read: Bus, ask: Callable[..., SearchView]) -> None:
    query = read.photos.all()[0].id
    first = ask(lambda library: library.session.start(like(query)))
    assert len(first.results) == len(KINDS) * EACH - 1
    liked = ask(lambda library: library.searches.judge(first.search, (first.results[2].photo,), 1))
    assert liked.liked == (first.results[2].photo,)
    assert ask(lambda library: library.searches.undo(first.search)).results == first.results
    assert ask(lambda library: library.searches.redo(first.search)).results == liked.results
    assert (
        ask(
            lambda library: library.searches.judge(first.search, (first.results[2].photo,), 0)
        ).liked
        == ()
    )


def test_start_from_back_forward_and_clear(read: Bus, ask: Callable[..., SearchView]) -> None:
    first = ask(lambda library: library.session.start(like(read.photos.all()[0].id)))
    onward = ask(
        lambda library: library.session.start(like(first.results[0].photo), scope=first.scope)
    )
    assert ask(lambda library: library.session.back()).query == first.query
    assert ask(lambda library: library.session.forward()).query == onward.query
    assert ask(lambda library: library.session.leave()) is None
    assert ask(lambda library: library.session.back()).query == onward.query


def test_queries_from_outside(read: Bus, ask: Callable[..., SearchView], tmp_path: Path) -> None:
    photo = read.photos.all()[3]
    copy = tmp_path / "copy.jpg"
    copy.write_bytes(photo.path.read_bytes())
    pasted = QueryItem(name="pasted", thumbnail=copy.read_bytes())
    for request in (
        lambda library: library.session.start(like_files(copy)),
        lambda library: library.session.start((pasted,)),
    ):
        assert ask(request).results[0].photo == photo.id
    part = ask(
        lambda library: library.session.start(
            (QueryItem(photo=photo.id, crop=(0.0, 0.0, 1.0, 1.0)),)
        )
    )
    assert photo.id not in {item.photo for item in part.results}


def test_only_the_newest_of_many_requests_is_shown(read: Bus, qtbot: QtBot) -> None:
    shown: list[SearchView] = []
    read.listen(SearchChanged, shown.append)
    photos = [photo.id for photo in read.photos.all()]
    for photo in photos:
        read.search(starting(photo))
    qtbot.waitUntil(lambda: bool(shown))
    assert [view.query for view in shown] == [(QueryItem(photo=photos[-1]),)]


def prefetch(bus: Bus, search: int, photo: int) -> None:
    """Have the order ready that a thumb up would bring."""
    bus.ask(lambda library: library.searches.prefetch(search, photo, 1), key=PREFETCH)


def test_guesses_change_no_answer(read: Bus, ask: Callable[..., SearchView]) -> None:
    view = ask(lambda library: library.session.start(like(read.photos.all()[0].id)))
    liked = view.results[0].photo
    plain = ask(lambda library: library.searches.judge(view.search, (liked,), 1))
    assert ask(lambda library: library.searches.undo(view.search)).results == view.results
    for item in reversed(view.results):
        prefetch(read, view.search, item.photo)
    prefetch(read, view.search, liked)
    guessed = ask(lambda library: library.searches.judge(view.search, (liked,), 1))
    assert (guessed.results, guessed.summary) == (plain.results, plain.summary)


def test_no_judgment_is_lost_when_clicks_outrun_the_answers(
    read: Bus, ask: Callable[..., SearchView]
) -> None:
    view = ask(lambda library: library.session.start(like(read.photos.all()[0].id)))
    clicked = [item.photo for item in view.results[:6]]
    for photo in clicked[:-1]:
        read.search(judging(view.search, photo, 1))
    assert ask(
        lambda library: library.searches.judge(view.search, (clicked[-1],), -1)
    ).liked == tuple(clicked[:-1])


def test_profiles_by_signal(read: Bus, qtbot: QtBot, tmp_path: Path) -> None:
    def act(wanted: Callable[[OpenLibrary], object]) -> Any:
        with qtbot.waitSignal(read.signal(ProfilesChanged)) as changed:
            read.search(wanted)
        return changed.args[0]

    view = act(lambda library: library.profiles.create("Work"))
    work = view.active
    assert [profile.name for profile in view.profiles] == ["My photos", "Work"]
    act(lambda library: library.profiles.rename(work, "Office"))
    act(lambda library: library.profiles.copy(work, "Copy"))
    with qtbot.waitSignal(read.signal(Message)):
        read.ask(lambda library: library.profiles.export(work, tmp_path / "Exported.npz"))
    view = act(lambda library: library.profiles.import_from(tmp_path / "Exported.npz"))
    assert {p.name for p in view.profiles} == {"My photos", "Office", "Copy", "Exported"}
    first = next(p.id for p in view.profiles if p.name == "My photos")
    assert act(lambda library: library.profiles.delete(work)).active != work
    assert act(lambda library: library.profiles.use(first)).active == first


def test_asking_leaves_the_results_where_they_are(
    read: Bus, ask: Callable[..., SearchView]
) -> None:
    first = ask(lambda library: library.session.start(like(read.photos.all()[0].id)))
    asking = ask(lambda library: library.searches.ask_me(first.search))
    assert len(asking.asked) == 4
    assert asking.results == first.results
    assert ask(lambda library: library.searches.ask_me(first.search)).results == first.results


def test_folders_teach_a_profile_or_change_nothing(read: Bus, qtbot: QtBot) -> None:
    steps: list[LearningProgress | None] = []
    view: list[ProfilesView] = []
    read.listen(LearningChanged, steps.append)
    read.listen(ProfilesChanged, view.append)
    with qtbot.waitSignal(read.signal(Message), check_params_cb=_of_folders) as said:
        read.ask(lambda library: library.profiles.learn_folders())
    assert steps[-1] is None
    assert steps[-2] == LearningProgress(len(KINDS) * EACH, len(KINDS) * EACH)
    made = [profile for each in view for profile in each.profiles if profile.name == "Folders"]
    assert bool(made) == said.args[0].startswith("Learned from 2 folders")


def test_learning_from_folders_can_be_stopped(
    read: Bus, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = threading.Event()

    def stop(library: OpenLibrary) -> None:
        library.profiles.stop_learning()
        stopped.set()

    def train_late(*training: Any) -> TrainingResult | None:
        stopped.wait()  # a training this small may be over before
        return train(*training)

    monkeypatch.setattr("app.work.bus.profiles.train", train_late)
    with qtbot.waitSignal(
        read.signal(Message), check_params_cb=lambda said: said.startswith("Stopped")
    ):
        read.ask(lambda library: library.profiles.learn_folders())
        read.ask(stop)


def test_photos_read_since_a_search_are_offered_not_forced(
    bus: Bus, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = draw_pictures(tmp_path / "pictures")
    bus.open(tmp_path / "library")
    with qtbot.waitSignal(bus.signal(ProgressChanged), check_params_cb=is_idle):
        bus.ask(lambda library: library.scan.add_root(folder))
    with qtbot.waitSignal(bus.signal(SearchChanged)):
        bus.search(lambda library: library.session.start(like(bus.photos.all()[0].id)))
    views: list[SearchView] = []
    bus.listen(SearchChanged, views.append)
    draw("city", "dusk", 99).save(folder / "city" / "new.jpg")
    with qtbot.waitSignal(bus.signal(SearchOutdated)) as told:
        bus.ask(lambda library: library.scan.rescan())
    assert told.args[0] == "1 more photo was read"
    assert views == []
    with qtbot.waitSignal(bus.signal(SearchChanged)):
        bus.search(lambda library: library.session.search_again())
    assert len(views[0].results) == len(KINDS) * EACH


def test_a_profile_begun_in_the_middle_of_a_scan_is_based_on_all_photos_at_its_end(
    bus: Bus, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    draw("city", "dusk", 0).save(folder / "first.jpg")
    bus.open(tmp_path / "library")
    with qtbot.waitSignal(bus.signal(ProgressChanged), check_params_cb=is_idle):
        bus.ask(lambda library: library.scan.add_root(folder))
    with qtbot.waitSignal(bus.signal(SearchChanged)):
        bus.search(lambda library: library.session.start(like(bus.photos.all()[0].id)))
    draw_pictures(folder / "others")
    with qtbot.waitSignal(bus.signal(SearchOutdated)):
        bus.ask(lambda library: library.scan.rescan())
    with qtbot.waitSignal(bus.signal(SearchChanged)):
        bus.search(lambda library: library.session.search_again())
    samples: list[tuple[int, ...]] = []
    bus.ask(lambda library: library.session.active.state.reference, samples.append)
    qtbot.waitUntil(lambda: bool(samples))
    assert len(samples[0]) >= len(bus.photos.all()) / GROWTH > 1


def _of_folders(sentence: str) -> bool:
    return "folders" in sentence
