"""Scans of folders on the disk, with real processes and real features, on small drawn photos."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.core.base.photo_types import Changes, PhotoState
from app.core.base.work_types import Pace, Progress
from app.core.library.library import Library
from app.core.library.problems import all_problems, retry
from app.core.open_library import open_library
from app.core.safety.repair import check
from app.work.reading.indexer import Indexer
from features.extractor import GLOBAL, WORDS
from tests.integration.indexing_steps import (
    a_huge_header,
    assert_same_vectors,
    make_photo,
    vectors_by_name,
)

pytestmark = pytest.mark.usefixtures("without_subject")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with open_library(tmp_path / "library") as opened:
        yield opened


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    (tmp_path / "photos").mkdir()
    return tmp_path / "photos"


def test_good_and_hostile_files(library: Library, photos: Path) -> None:
    good = ["a.jpg", "день.png", "🦊.jpg", "line\nbreak.png", os.fsdecode(b"\xff\xfe.png")]
    for number, name in enumerate(good):
        make_photo(photos / name, number)
    whole = (photos / "a.jpg").read_bytes()
    (photos / "truncated.jpg").write_bytes(whole[: len(whole) // 2])
    (photos / "empty.jpg").write_bytes(b"")
    (photos / "text.jpg").write_text("Dear diary")
    (photos / "huge.png").write_bytes(a_huge_header())
    (photos / "folder.jpg").mkdir()
    (photos / "loop").symlink_to(photos)
    (photos / "lost.jpg").symlink_to(photos / "nowhere")
    os.mkfifo(photos / "pipe.jpg")
    library.add_root(photos)
    heard: list[Changes] = []
    progress: list[Progress] = []
    indexer = Indexer(library, on_changes=heard.append, on_progress=progress.append, processes=2)
    indexer.run()

    assert {photo.path.name for photo in library.photos()} == set(good)
    reasons = {problem.path.name: problem.reason for problem in all_problems(library)}
    bad = {"truncated.jpg", "empty.jpg", "text.jpg", "huge.png", "lost.jpg", "pipe.jpg"}
    assert reasons.keys() == bad
    assert all(reason.endswith(".") for reason in reasons.values())
    snapshot = library.snapshot()
    assert snapshot.modalities == (*GLOBAL, *WORDS)
    assert sorted(snapshot.rows) == [photo.id for photo in library.photos()]
    assert check(library) == []
    assert {photo for changes in heard for photo in changes.added} == set(snapshot.rows)
    assert {"looking", "reading", "idle"} == {seen.phase for seen in progress}
    assert progress[-1].phase == "idle"
    assert not library.scanning

    heard.clear()
    Indexer(library, on_changes=heard.append).run()  # nothing changed, so nothing is read
    assert not any(changes.added or changes.updated or changes.removed for changes in heard)
    assert len(all_problems(library)) == len(bad)


def test_a_second_scan_follows_the_files(library: Library, photos: Path) -> None:
    for number in range(6):
        make_photo(photos / f"{number}.png", number)
    library.add_root(photos)
    Indexer(library, processes=2).run()
    before = {photo.path.name: photo.id for photo in library.photos()}
    rows = {photo: library.row_of(photo) for photo in before.values()}
    (photos / "sub").mkdir()
    (photos / "0.png").rename(photos / "sub" / "moved.png")
    os.utime(photos / "1.png", (5, 5))
    (photos / "2.png").unlink()
    make_photo(photos / "3.png", 33)
    make_photo(photos / "new.png", 44)
    heard: list[Changes] = []
    Indexer(library, on_changes=heard.append, processes=2).run()

    after = {photo.path.name: photo.id for photo in library.photos()}
    assert after.keys() == {"moved.png", "1.png", "3.png", "4.png", "5.png", "new.png"}
    assert after["moved.png"] == before["0.png"]
    assert after["1.png"] == before["1.png"]
    assert after["3.png"] == before["3.png"]
    for name in ("moved.png", "1.png", "4.png", "5.png"):
        assert library.row_of(after[name]) == rows[after[name]]
    assert library.row_of(after["3.png"]) not in {None, *rows.values()}
    assert library.photo(before["2.png"]).state is PhotoState.GONE
    assert before["2.png"] in {photo for changes in heard for photo in changes.removed}
    snapshot = library.snapshot()
    assert len(snapshot.rows) == 8
    assert set(snapshot.rows[~snapshot.alive]) == {before["2.png"], before["3.png"]}
    assert check(library) == []


def test_an_unplugged_folder_stays_and_comes_back(library: Library, photos: Path) -> None:
    make_photo(photos / "a.png", 1)
    library.add_root(photos)
    Indexer(library, processes=1).run()
    (before,) = library.photos()
    photos.rename(photos.with_name("away"))
    Indexer(library).run()
    assert library.roots()[0].state == "offline"
    assert library.photos() == [before]
    assert library.snapshot().alive.all()
    photos.with_name("away").rename(photos)
    Indexer(library).run()
    assert library.roots()[0].state == "ready"
    assert library.photos() == [before]


def test_stopped_at_any_step_it_goes_on_and_ends_the_same(
    library: Library, photos: Path, tmp_path: Path
) -> None:
    for number in range(9):
        make_photo(photos / f"{number}.png", number)
    library.add_root(photos)
    random = np.random.default_rng(0)
    for _ in range(2):
        steps = Indexer(library, processes=2).steps()
        for _, _ in zip(range(int(random.integers(1, 60))), steps, strict=False):
            pass
        steps.close()  # type: ignore[attr-defined]
        assert check(library) == []
        assert not library.scanning
    Indexer(library, processes=2).run()
    assert check(library) == []
    assert sorted(library.snapshot().rows) == [photo.id for photo in library.photos()]

    with open_library(tmp_path / "other") as other:
        other.add_root(photos)
        Indexer(other, processes=1).run()
        assert_same_vectors(vectors_by_name(library), vectors_by_name(other))


def test_a_photo_can_be_searched_once_it_is_read_in_all_modalities(
    library: Library, photos: Path, tmp_path: Path
) -> None:
    make_photo(photos / "0.png", 0)
    library.add_root(photos)
    Indexer(library, processes=1).run()
    assert library.snapshot().modalities == (*GLOBAL, *WORDS)
    for number in range(1, 8):
        make_photo(photos / f"{number}.png", number)
    Indexer(library, processes=2).run()
    with open_library(tmp_path / "other") as other:  # what was read first makes no difference
        other.add_root(photos)
        Indexer(other, processes=2).run()
        assert_same_vectors(vectors_by_name(library), vectors_by_name(other))


def test_pause_holds_and_resume_goes_on(library: Library, photos: Path) -> None:
    for number in range(4):
        make_photo(photos / f"{number}.png", number)
    library.add_root(photos)
    progress: list[Progress] = []
    indexer = Indexer(library, on_progress=progress.append, processes=1)
    indexer.set_pace(Pace(paused=True))
    steps = indexer.steps()
    while not progress or progress[-1].phase != "paused":
        next(steps)
    for _ in range(20):
        next(steps)
    assert progress[-1].phase == "paused"
    assert library.photos() == []
    indexer.set_pace(Pace())
    for _ in steps:
        pass
    assert len(library.photos()) == 4


def test_a_photo_that_takes_too_long_is_a_problem(library: Library, photos: Path) -> None:
    make_photo(photos / "a.png", 1)
    library.add_root(photos)
    Indexer(library, processes=1, photo_limit=0.0).run()
    (problem,) = all_problems(library)
    assert problem.reason == "Reading it took more than 0 seconds of computing."
    Indexer(library, processes=1).run()  # it is not tried again by itself
    assert library.photos() == []
    retry(library, [problem.photo])
    Indexer(library, processes=1).run()
    assert [photo.id for photo in library.photos()] == [problem.photo]


def test_a_removed_folder_comes_back_with_its_rows(library: Library, photos: Path) -> None:
    for number in range(2):
        make_photo(photos / f"{number}.png", number)
    root = library.add_root(photos)
    Indexer(library, processes=1).run()
    before = library.snapshot()
    library.remove_root(root.id)
    assert not library.snapshot().alive.any()
    shutil.copytree(photos, photos.with_name("copy"))
    library.add_root(photos.with_name("copy"))
    Indexer(library, processes=1).run()
    after = library.snapshot()
    np.testing.assert_array_equal(after.rows, before.rows)
    assert after.alive.all()


def test_photos_that_vanish_while_they_are_read_are_no_problems(
    library: Library, photos: Path
) -> None:
    for number in range(3):
        make_photo(photos / f"{number}.png", number)
    library.add_root(photos)

    def unplug(progress: Progress) -> None:
        if progress.phase == "reading" and photos.exists():
            photos.rename(photos.with_name("away"))

    Indexer(library, on_progress=unplug, processes=1).run()
    assert library.photos() == all_problems(library) == []
    photos.with_name("away").rename(photos)
    Indexer(library, processes=1).run()
    assert len(library.photos()) == 3
