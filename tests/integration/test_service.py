"""The service with real signals, threads and pool processes, on a few drawn pictures."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from likewise.app.core.library.library import Library
from likewise.app.core.profiles.folder_training import Learned, teach
from likewise.app.core.types import (
    LearningProgress,
    Pace,
    PhotoState,
    ProfilesView,
    Progress,
    QueryItem,
    SearchView,
)
from likewise.app.workers.bridge.folder_training_thread import FolderTrainingThread
from likewise.app.workers.bridge.requests import Request
from likewise.app.workers.bridge.requests.profiles import (
    CreateProfile,
    DeleteProfile,
    DuplicateProfile,
    ExportProfile,
    ImportProfile,
    LearnFolders,
    RenameProfile,
    StopTraining,
    UseProfile,
)
from likewise.app.workers.bridge.requests.scans import (
    AddRoot,
    Exclude,
    LeaveOut,
    RemoveRoot,
    Rescan,
    Retry,
    SetPace,
    UseModel,
)
from likewise.app.workers.bridge.requests.searches import (
    AskMe,
    Back,
    Forward,
    Judge,
    LeaveSearch,
    Prefetch,
    Redo,
    SearchAgain,
    StartSearch,
    Undo,
)
from likewise.app.workers.bridge.service import LibraryService
from likewise.app.workers.indexing.indexer import Indexer
from likewise.features.errors import SchemaError
from likewise.resources.gallery import draw

pytestmark = pytest.mark.usefixtures("without_subject")

KINDS = ("balloons", "city")
EACH = 6


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return draw_pictures(tmp_path_factory.mktemp("pictures"))


@pytest.fixture(scope="module")
def library_of_pictures(pictures: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a library that has read the pictures."""
    folder = tmp_path_factory.mktemp("library")
    with Library.open(folder) as library:
        library.add_root(pictures)
        Indexer(library).run()
    return folder


@pytest.fixture
def service(qtbot: QtBot) -> Iterator[LibraryService]:
    """A service that has nothing open; after the test no thread is left."""
    before = set(threading.enumerate())
    made = LibraryService()
    yield made
    made.close()
    qtbot.waitUntil(lambda: set(threading.enumerate()) <= before)


@pytest.fixture
def read(
    service: LibraryService, library_of_pictures: Path, tmp_path: Path, qtbot: QtBot
) -> LibraryService:
    """A service on a copy of the library, when it has looked for new pictures."""
    shutil.copytree(library_of_pictures, tmp_path / "library")
    with qtbot.waitSignal(service.progress, check_params_cb=is_idle):
        service.open(tmp_path / "library")
    return service


def draw_pictures(folder: Path) -> Path:
    """One folder a kind, and a file that is no picture."""
    for kind in KINDS:
        (folder / kind).mkdir(parents=True)
        for number in range(EACH):
            draw(kind, "dusk", number).save(folder / kind / f"{number}.jpg")
    (folder / "broken.jpg").write_text("no picture")
    return folder


def is_idle(progress: Progress) -> bool:
    return progress.phase == "idle"


@pytest.fixture
def ask(read: LibraryService, qtbot: QtBot) -> Callable[..., SearchView]:
    """Make a request and wait for the search that answers it."""

    def request(wanted: Request) -> SearchView:
        with qtbot.waitSignal(read.search_changed) as answer:
            read.request(wanted)
        view: SearchView = answer.args[0]
        assert read.search() is view
        return view

    return request


def test_reading_a_folder_fills_the_table(
    service: LibraryService, pictures: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    service.open(tmp_path / "library")
    with qtbot.waitSignal(service.progress, check_params_cb=is_idle):
        service.request(AddRoot(pictures))
    photos = service.photos()
    assert len(photos) == len(KINDS) * EACH
    assert {photo.state for photo in photos} == {PhotoState.READY}
    assert {service.path_of(photo.id) for photo in photos} == {*pictures.glob("*/*.jpg")}
    qtbot.waitUntil(lambda: service.roots()[0].state == "ready")
    (root,) = service.roots()
    assert (root.path, root.photos, root.problems) == (pictures, 12, 1)
    (problem,) = service.problems()
    assert problem.path == pictures / "broken.jpg"


def test_search_judge_undo_redo(read: LibraryService, ask: Callable[..., SearchView]) -> None:
    query = read.photos()[0].id
    first = ask(StartSearch.from_photos(query))
    assert len(first.results) == len(KINDS) * EACH - 1
    liked = ask(Judge((first.results[2].photo,), 1))
    assert liked.liked == (first.results[2].photo,)
    assert liked.revision > first.revision
    assert ask(Undo()).results == first.results
    assert ask(Redo()).results == liked.results
    assert ask(Judge((first.results[2].photo,), 0)).liked == ()


def test_start_from_back_forward_and_clear(
    read: LibraryService, ask: Callable[..., SearchView]
) -> None:
    first = ask(StartSearch.from_photos(read.photos()[0].id))
    onward = ask(StartSearch.from_photos(first.results[0].photo, onward=True))
    assert onward.trail == (first.query,)
    assert ask(Back()).query == first.query
    assert ask(Forward()).query == onward.query
    assert ask(LeaveSearch()) is None
    assert ask(Back()).query == onward.query


def test_queries_from_outside(
    read: LibraryService, ask: Callable[..., SearchView], tmp_path: Path
) -> None:
    photo = read.photos()[3]
    copy = tmp_path / "copy.jpg"
    copy.write_bytes(photo.path.read_bytes())
    pasted = QueryItem(name="pasted", thumbnail=copy.read_bytes())
    for request in (StartSearch.from_files(copy), StartSearch((pasted,))):
        assert ask(request).results[0].photo == photo.id
    part = ask(StartSearch((QueryItem(photo=photo.id, region=(0.0, 0.0, 1.0, 1.0)),)))
    assert photo.id not in {item.photo for item in part.results}


def test_only_the_newest_of_many_requests_is_shown(read: LibraryService, qtbot: QtBot) -> None:
    shown: list[SearchView] = []
    read.search_changed.connect(shown.append)
    photos = [photo.id for photo in read.photos()]
    for photo in photos:
        read.request(StartSearch.from_photos(photo))
    qtbot.waitUntil(lambda: bool(shown))
    assert [view.query for view in shown] == [(QueryItem(photo=photos[-1]),)]


def test_guesses_change_no_answer(read: LibraryService, ask: Callable[..., SearchView]) -> None:
    view = ask(StartSearch.from_photos(read.photos()[0].id))
    liked = view.results[0].photo
    plain = ask(Judge((liked,), 1))
    assert ask(Undo()).results == view.results
    for item in reversed(view.results):
        read.request(Prefetch(item.photo, 1))
    read.request(Prefetch(liked, 1))
    guessed = ask(Judge((liked,), 1))
    assert (guessed.results, guessed.summary) == (plain.results, plain.summary)


def test_no_judgment_is_lost_when_clicks_outrun_the_answers(
    read: LibraryService, ask: Callable[..., SearchView]
) -> None:
    view = ask(StartSearch.from_photos(read.photos()[0].id))
    clicked = [item.photo for item in view.results[:6]]
    for photo in clicked[:-1]:
        read.request(Judge((photo,), 1))
    assert ask(Judge((clicked[-1],), -1)).liked == tuple(clicked[:-1])


def test_what_fails_is_a_sentence(
    read: LibraryService, pictures: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    for request, said in (
        (StartSearch.from_files(pictures / "broken.jpg"), "broken.jpg"),
        (AddRoot(tmp_path / "missing"), "missing"),
        (Judge((1,), 1), "search"),
    ):
        with qtbot.waitSignal(read.failed) as failed:
            read.request(request)
        assert said in failed.args[0]


def test_retrying_and_leaving_out(service: LibraryService, tmp_path: Path, qtbot: QtBot) -> None:
    broken = draw_pictures(tmp_path / "pictures") / "broken.jpg"
    service.open(tmp_path / "library")
    with qtbot.waitSignal(service.progress, check_params_cb=is_idle):
        service.request(AddRoot(broken.parent))
    (problem,) = service.problems()
    draw("city", "dusk", 99).save(broken)
    with qtbot.waitSignal(service.photos_changed, check_params_cb=_adds_one):
        service.request(Retry((problem.photo,)))
    assert service.path_of(problem.photo) == broken
    with qtbot.waitSignal(service.photos_changed, check_params_cb=_removes_one):
        service.request(LeaveOut((problem.photo,)))
    assert service.photo(problem.photo) is None


def test_removing_a_folder_empties_the_table(read: LibraryService, qtbot: QtBot) -> None:
    with qtbot.waitSignal(read.photos_changed):
        read.request(RemoveRoot(read.roots()[0].id))
    assert read.photos() == ()
    qtbot.waitUntil(lambda: read.roots() == ())


def test_profiles_by_signal(read: LibraryService, qtbot: QtBot, tmp_path: Path) -> None:
    def act(wanted: Request) -> Any:
        with qtbot.waitSignal(read.profiles_changed) as changed:
            read.request(wanted)
        return changed.args[0]

    view = act(CreateProfile("Work"))
    work = view.active
    assert [profile.name for profile in view.profiles] == ["My photos", "Work"]
    act(RenameProfile(work, "Office"))
    act(DuplicateProfile(work, "Copy"))
    with qtbot.waitSignal(read.message):
        read.request(ExportProfile(work, tmp_path / "Exported.npz"))
    view = act(ImportProfile(tmp_path / "Exported.npz"))
    assert {p.name for p in view.profiles} == {"My photos", "Office", "Copy", "Exported"}
    first = next(p.id for p in view.profiles if p.name == "My photos")
    assert act(DeleteProfile(work)).active != work
    assert act(UseProfile(first)).active == first


def test_asking_moves_a_few_results_to_the_front(
    read: LibraryService, ask: Callable[..., SearchView]
) -> None:
    first = ask(StartSearch.from_photos(read.photos()[0].id))
    asking = ask(AskMe())
    assert tuple(item.photo for item in asking.results[:4]) == asking.asked
    assert ask(AskMe()).results == first.results


def test_folders_teach_a_profile_or_change_nothing(read: LibraryService, qtbot: QtBot) -> None:
    steps: list[LearningProgress | None] = []
    view: list[ProfilesView] = []
    read.learning.connect(steps.append)
    read.profiles_changed.connect(view.append)
    with qtbot.waitSignal(read.message, check_params_cb=_of_folders) as said:
        read.request(LearnFolders())
    assert steps[-1] is None
    assert steps[-2] == LearningProgress(len(KINDS) * EACH, len(KINDS) * EACH)
    made = [profile for each in view for profile in each.profiles if profile.name == "Folders"]
    assert bool(made) == said.args[0].startswith("Learned from 2 folders")


def test_learning_from_folders_can_be_stopped(
    read: LibraryService, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop, stopped = FolderTrainingThread.stop, threading.Event()

    def stop_and_tell(training: FolderTrainingThread) -> None:
        stop(training)
        stopped.set()

    def teach_late(*training: Any) -> Learned | None:
        stopped.wait()  # a training this small may be over before
        return teach(*training)

    monkeypatch.setattr(FolderTrainingThread, "stop", stop_and_tell)
    monkeypatch.setattr("likewise.app.workers.bridge.folder_training_thread.teach", teach_late)
    with qtbot.waitSignal(read.message, check_params_cb=lambda said: said.startswith("Stopped")):
        read.request(LearnFolders())
        read.request(StopTraining())


def test_photos_read_since_a_search_are_offered_not_forced(
    service: LibraryService, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = draw_pictures(tmp_path / "pictures")
    service.open(tmp_path / "library")
    with qtbot.waitSignal(service.progress, check_params_cb=is_idle):
        service.request(AddRoot(folder))
    with qtbot.waitSignal(service.search_changed):
        service.request(StartSearch.from_photos(service.photos()[0].id))
    views: list[SearchView] = []
    service.search_changed.connect(views.append)
    draw("city", "dusk", 99).save(folder / "city" / "new.jpg")
    with qtbot.waitSignal(service.search_outdated) as told:
        service.request(Rescan())
    assert told.args[0] == "1 more photo was read"
    assert views == []
    with qtbot.waitSignal(service.search_changed):
        service.request(SearchAgain())
    assert len(views[0].results) == len(KINDS) * EACH


def test_closing_in_the_middle_of_a_scan_keeps_what_was_read(
    qtbot: QtBot, pictures: Path, tmp_path: Path
) -> None:
    service = LibraryService()
    service.open(tmp_path / "library")
    with qtbot.waitSignal(service.progress):
        service.request(AddRoot(pictures))
    service.close()
    again = LibraryService()
    with qtbot.waitSignal(again.progress, check_params_cb=is_idle):
        again.open(tmp_path / "library")
    assert len(again.photos()) == len(KINDS) * EACH
    again.close()


def _of_folders(sentence: str) -> bool:
    return "folders" in sentence


def _adds_one(changes: Any) -> bool:
    return len(changes.added) == 1


def _removes_one(changes: Any) -> bool:
    return len(changes.removed) == 1


def test_what_is_left_out_goes_and_comes_back(read: LibraryService, qtbot: QtBot) -> None:
    known = {photo.id for photo in read.photos()}
    with qtbot.waitSignal(read.progress, check_params_cb=is_idle):
        read.request(Exclude(("CITY", "broken*")))
    assert read.excluded() == ("CITY", "broken*")
    assert {photo.path.parent.name for photo in read.photos()} == {"balloons"}
    assert read.problems() == ()
    with qtbot.waitSignal(read.progress, check_params_cb=is_idle):
        read.request(Exclude(()))
    assert {photo.id for photo in read.photos()} == known


def test_a_pace_that_was_chosen_before_the_library_opens_holds(
    service: LibraryService, pictures: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    service.request(SetPace(Pace(paused=True)))
    service.open(tmp_path / "library")
    with qtbot.waitSignal(service.progress, check_params_cb=lambda told: told.phase == "paused"):
        service.request(AddRoot(pictures))
    assert service.photos() == ()
    with qtbot.waitSignal(service.progress, check_params_cb=is_idle):
        service.request(SetPace(Pace(gentle=True)))
    assert len(service.photos()) == len(KINDS) * EACH


def test_a_broken_plugin_is_told_by_its_own_sentence(
    service: LibraryService, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise SchemaError("The modality x of the package y can't be used: z. Uninstall y.")

    monkeypatch.setattr("likewise.app.workers.bridge.controller.LibraryController.open", broken)
    with qtbot.waitSignal(service.failed) as told:
        service.open(tmp_path / "library")
    assert told.args == ["The modality x of the package y can't be used: z. Uninstall y."]


def test_a_file_that_is_no_model_is_told_and_nothing_is_lost(
    read: LibraryService, tmp_path: Path, qtbot: QtBot
) -> None:
    pytest.importorskip("onnxruntime", reason="needs the extra onnx")
    (tmp_path / "bad.onnx").write_bytes(b"no model")
    photos = len(read.photos())
    with (
        qtbot.waitSignal(read.failed) as told,
        qtbot.waitSignal(read.progress, check_params_cb=is_idle),
    ):
        read.request(UseModel(tmp_path / "bad.onnx"))
    assert told.args[0].startswith("bad.onnx is no ONNX model")
    assert len(read.photos()) == photos
