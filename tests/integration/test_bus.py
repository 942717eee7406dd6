"""The bus with real signals, threads and pool processes, on a few drawn pictures."""

from __future__ import annotations

import shutil
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import PhotoState
from app.core.base.work_types import Pace
from app.work.bus import folders
from app.work.bus.bus import Bus
from app.work.bus.events import (
    Failed,
    ProblemsChanged,
    ProgressChanged,
    RootsChanged,
    SearchChanged,
    TableChanged,
)
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
from tests.queries import like, like_files

__all__ = ["bus", "library_of_pictures", "pictures", "read"]


pytestmark = pytest.mark.usefixtures("without_subject")


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
