"""The bus with real signals, threads and pool processes: reading, searching, judging, learning."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import PhotoState
from app.core.base.search_types import ProfilesView, QueryItem, SearchView
from app.core.base.work_types import LearningProgress, Pace
from app.core.profiles.folder_training import TrainingResult, train
from app.core.profiles.profile_base import GROWTH
from app.work.bus import folders
from app.work.bus.bus import PREFETCH, Bus
from app.work.bus.events import (
    Failed,
    LearningChanged,
    Message,
    ProblemsChanged,
    ProfilesChanged,
    ProgressChanged,
    RootsChanged,
    SearchChanged,
    SearchOutdated,
    TableChanged,
)
from app.work.bus.open_library import OpenLibrary
from app.work.pictures.thumbnail_files import kept_file, thumbnail_folder
from features.errors import SchemaError
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

pytestmark = pytest.mark.usefixtures("without_subject")


# The bus with real signals, threads and pool processes, on a few drawn pictures.

__all__ = ["bus", "library_of_pictures", "pictures", "read"]


def test_reading_a_folder_fills_the_table(
    bus: Bus, pictures: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    bus.open(tmp_path / "library")
    with qtbot.waitSignal(bus.signal(ProgressChanged), check_params_cb=is_idle):
        bus.ask(lambda library: library.scan.add_root(pictures))
    photos = bus.photos.all()
    assert len(photos) == len(KINDS) * EACH
    assert {photo.state for photo in photos} == {PhotoState.READY}
    assert {bus.photos.path_of(photo.id) for photo in photos} == {*pictures.glob("*/*.jpg")}
    qtbot.waitUntil(lambda: bus.latest(RootsChanged).roots[0].state == "ready")
    (root,) = bus.latest(RootsChanged).roots
    assert (root.path, root.photos, root.problems) == (pictures, 12, 1)
    (problem,) = bus.latest(ProblemsChanged).problems
    assert problem.path == pictures / "broken.jpg"


def test_what_fails_is_a_sentence(read: Bus, pictures: Path, qtbot: QtBot, tmp_path: Path) -> None:
    for request, said in (
        (lambda library: library.session.start(like_files(pictures / "broken.jpg")), "broken.jpg"),
        (lambda library: library.scan.add_root(tmp_path / "missing"), "missing"),
        (lambda library: library.searches.judge(1, (1,), 1), "search"),
    ):
        with qtbot.waitSignal(read.signal(Failed)) as failed:
            read.ask(request)
        assert said in failed.args[0]


def test_a_folder_whose_disk_is_silent_holds_up_nothing_until_it_is_added(
    read: Bus, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, silent = Event(), tmp_path / "silent"
    silent.mkdir()
    monkeypatch.setattr(folders, "_touch", lambda _: answers.wait(60))
    read.ask(lambda library: library.scan.add_root(silent))
    with qtbot.waitSignal(read.signal(SearchChanged)):
        read.search(lambda library: library.session.start(like(read.photos.all()[0].id)))
    assert silent not in {root.path for root in read.latest(RootsChanged).roots}
    answers.set()
    qtbot.waitUntil(lambda: silent in {root.path for root in read.latest(RootsChanged).roots})


def test_a_folder_that_was_moved_keeps_its_thumbnails(
    read: Bus, pictures: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    photo = read.photos.all()[0]
    moved = shutil.copytree(pictures, tmp_path / "moved")
    before, after = (
        kept_file(thumbnail_folder(), path, 256, photo.modified)
        for path in (photo.path, moved / photo.path.relative_to(pictures))
    )
    before.parent.mkdir(parents=True, exist_ok=True)
    before.write_bytes(b"made before")
    read.ask(
        lambda library: library.scan.relocate_root(read.latest(RootsChanged).roots[0].id, moved)
    )
    qtbot.waitUntil(lambda: after.exists() and not before.exists())
    assert after.read_bytes() == b"made before"


def test_retrying_and_leaving_out(bus: Bus, tmp_path: Path, qtbot: QtBot) -> None:
    broken = draw_pictures(tmp_path / "pictures") / "broken.jpg"
    bus.open(tmp_path / "library")
    with qtbot.waitSignal(bus.signal(ProgressChanged), check_params_cb=is_idle):
        bus.ask(lambda library: library.scan.add_root(broken.parent))
    (problem,) = bus.latest(ProblemsChanged).problems
    draw("city", "dusk", 99).save(broken)
    with qtbot.waitSignal(bus.signal(TableChanged), check_params_cb=_adds_one):
        bus.ask(lambda library: library.scan.retry((problem.photo,)))
    assert bus.photos.path_of(problem.photo) == broken
    with qtbot.waitSignal(bus.signal(TableChanged), check_params_cb=_removes_one):
        bus.ask(lambda library: library.scan.leave_out((problem.photo,)))
    assert bus.photos.get(problem.photo) is None


def test_removing_a_folder_empties_the_table(read: Bus, qtbot: QtBot) -> None:
    with qtbot.waitSignal(read.signal(TableChanged)):
        read.ask(lambda library: library.scan.remove_root(read.latest(RootsChanged).roots[0].id))
    assert read.photos.all() == ()
    qtbot.waitUntil(lambda: read.latest(RootsChanged).roots == ())


def test_closing_in_the_middle_of_a_scan_keeps_what_was_read(
    qtbot: QtBot, pictures: Path, tmp_path: Path
) -> None:
    bus = Bus()
    bus.open(tmp_path / "library")
    with qtbot.waitSignal(bus.signal(ProgressChanged)):
        bus.ask(lambda library: library.scan.add_root(pictures))
    bus.close()
    again = Bus()
    with qtbot.waitSignal(again.signal(ProgressChanged), check_params_cb=is_idle):
        again.open(tmp_path / "library")
    assert len(again.photos.all()) == len(KINDS) * EACH
    again.close()


def _adds_one(changes: Any) -> bool:
    return len(changes.added) == 1


def _removes_one(changes: Any) -> bool:
    return len(changes.removed) == 1


def test_what_is_left_out_goes_and_comes_back(read: Bus, qtbot: QtBot) -> None:
    known = {photo.id for photo in read.photos.all()}
    with qtbot.waitSignal(read.signal(ProgressChanged), check_params_cb=is_idle):
        read.ask(lambda library: library.scan.exclude(("CITY", "broken*")))
    assert read.latest(RootsChanged).excluded == ("CITY", "broken*")
    assert {photo.path.parent.name for photo in read.photos.all()} == {"balloons"}
    assert read.latest(ProblemsChanged).problems == ()
    with qtbot.waitSignal(read.signal(ProgressChanged), check_params_cb=is_idle):
        read.ask(lambda library: library.scan.exclude(()))
    assert {photo.id for photo in read.photos.all()} == known


def test_a_pace_that_was_chosen_before_the_library_opens_holds(
    bus: Bus, pictures: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    bus.set_pace(Pace(paused=True))
    bus.open(tmp_path / "library")
    with qtbot.waitSignal(
        bus.signal(ProgressChanged), check_params_cb=lambda told: told.phase == "paused"
    ):
        bus.ask(lambda library: library.scan.add_root(pictures))
    assert bus.photos.all() == ()
    with qtbot.waitSignal(bus.signal(ProgressChanged), check_params_cb=is_idle):
        bus.set_pace(Pace(gentle=True))
    assert len(bus.photos.all()) == len(KINDS) * EACH


def test_a_broken_plugin_is_told_by_its_own_sentence(
    bus: Bus, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise SchemaError("The modality x of the package y can't be used: z. Uninstall y.")

    monkeypatch.setattr("app.core.open_library.open_library", broken)
    with qtbot.waitSignal(bus.signal(Failed)) as told:
        bus.open(tmp_path / "library")
    assert told.args is not None
    assert told.args[0] == "The modality x of the package y can't be used: z. Uninstall y."


def test_a_file_that_is_no_model_is_told_and_nothing_is_lost(
    read: Bus, tmp_path: Path, qtbot: QtBot
) -> None:
    pytest.importorskip("onnxruntime", reason="needs the extra onnx")
    (tmp_path / "bad.onnx").write_bytes(b"no model")
    photos = len(read.photos.all())
    with (
        qtbot.waitSignal(read.signal(Failed)) as told,
        qtbot.waitSignal(read.signal(ProgressChanged), check_params_cb=is_idle),
    ):
        read.ask(lambda library: library.scan.use_model(tmp_path / "bad.onnx"))
    assert told.args[0].startswith("bad.onnx is no ONNX model")
    assert len(read.photos.all()) == photos


# Searching, judging and learning through the bus, as the window does.


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
