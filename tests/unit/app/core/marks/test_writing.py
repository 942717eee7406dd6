"""Writing sidecars: merged, named by habit, and without loss when others write too."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image as Pillow

from app.core.base.photo_types import UNMARKED, Marks
from app.core.marks.fields import found_in, write_marks
from app.core.marks.merging import DatedMarks
from app.core.marks.sidecars import (
    FileStamp,
    Habit,
    PhotoToRead,
    PhotoToWrite,
    SeenMarks,
    read_changed,
    write_sidecars,
)
from app.core.marks.xmp import XmpDocument
from engine import atomic
from tests.unit.app.core.marks.sidecar_examples import DARKTABLE, DIGIKAM, LIGHTROOM

LATER = 4e9  # seconds: a person marked it after all that files say


@pytest.fixture(autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIKEWISE_CACHE", str(tmp_path_factory.mktemp("cache")))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    Pillow.new("RGB", (8, 6), "teal").save(tmp_path / "photo.jpg")
    return tmp_path


def to_write(folder: Path, own: Marks, base: Marks = UNMARKED, when: float = LATER) -> PhotoToWrite:
    status = (folder / "photo.jpg").stat()
    file = FileStamp("photo.jpg", status.st_size, status.st_mtime_ns)
    return PhotoToWrite(7, file, base, DatedMarks(own, when, when))


def write(
    folder: Path,
    own: Marks,
    base: Marks = UNMARKED,
    habit: Habit = "photo.jpg.xmp",
    when: float = LATER,
) -> SeenMarks:
    (done,) = write_sidecars(folder, [to_write(folder, own, base, when)], habit)
    return done


def sidecars(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.xmp"))


def marks_in(path: Path) -> Marks:
    return found_in(XmpDocument(path.read_bytes())).marks


OWN = Marks(3, "red", ("Places|Beach", "own"))


@pytest.mark.parametrize("habit", ["photo.jpg.xmp", "photo.xmp"])
def test_a_new_sidecar_is_named_by_habit_and_needs_no_reading_afterwards(
    folder: Path, habit: Habit
) -> None:
    before = (folder / "photo.jpg").read_bytes()
    done = write(folder, OWN, habit=habit)
    assert (done.written, done.marks, done.sidecars, done.fault) == (True, OWN, 1, "")
    assert marks_in(folder / habit) == OWN
    file = to_write(folder, OWN).file
    assert read_changed(folder, [PhotoToRead(7, file, done.stamp)]) == []
    (seen,) = read_changed(folder, [PhotoToRead(7, file, "")])
    assert seen.dated.marks == OWN
    assert sorted(path.name for path in folder.iterdir()) == ["photo.jpg", habit]
    assert (folder / "photo.jpg").read_bytes() == before


@pytest.mark.parametrize("name", ["photo.jpg.xmp", "photo.xmp"])
def test_the_habit_of_a_sidecar_that_is_there_wins(folder: Path, name: str) -> None:
    (folder / name).write_bytes(DARKTABLE)
    for habit in ("photo.jpg.xmp", "photo.xmp"):
        write(folder, OWN, habit=habit)
        assert sidecars(folder) == [name]
    assert b"darktable:history_end" in (folder / name).read_bytes()


def test_the_sidecar_of_another_file_of_that_name_is_left_alone(folder: Path) -> None:
    raws = LIGHTROOM.replace(b'"JPG"', b'"CR3"')
    (folder / "photo.xmp").write_bytes(raws)
    write(folder, OWN, habit="photo.xmp")
    assert sidecars(folder) == ["photo.jpg.xmp", "photo.xmp"]
    assert (folder / "photo.xmp").read_bytes() == raws


def test_of_two_photos_of_one_stem_each_has_its_own_sidecar(folder: Path) -> None:
    (folder / "photo.png").touch()
    write(folder, Marks(stars=5), habit="photo.xmp")
    assert sidecars(folder) == ["photo.jpg.xmp"]


def test_an_unmarked_photo_gets_no_sidecar_and_the_same_marks_no_new_one(folder: Path) -> None:
    done = write(folder, UNMARKED)
    assert (sidecars(folder), done.written, done.fault) == ([], False, "")
    write(folder, OWN)
    status = (folder / "photo.jpg.xmp").stat()
    assert not write(folder, OWN, OWN).written
    assert (folder / "photo.jpg.xmp").stat() == status


def test_what_others_changed_since_is_kept_and_told(folder: Path) -> None:
    (folder / "photo.jpg.xmp").write_bytes(DIGIKAM)  # 4 stars, green, Ann, Beach
    base = Marks(2, "green", ("People|Ann", "gone there"))
    done = write(folder, Marks(2, "red", ("People|Ann", "gone there", "own")), base)
    assert done.marks == Marks(4, "red", ("People|Ann", "Places|Coast|Beach", "own"))
    assert marks_in(folder / "photo.jpg.xmp") == done.marks
    assert b"mwg-rs:RegionList" in (folder / "photo.jpg.xmp").read_bytes()


def test_if_both_changed_stars_the_later_one_counts(folder: Path) -> None:
    sidecar = folder / "photo.jpg.xmp"
    sidecar.write_bytes(DIGIKAM)  # 4 stars
    os.utime(sidecar, (1000, 1000))
    assert write(folder, Marks(1), Marks(3), when=999.0).marks.stars == 4
    os.utime(sidecar, (1000, 1000))
    assert write(folder, Marks(1), Marks(3), when=1001.0).marks.stars == 1


def test_embedded_keywords_are_not_taken_for_removed(folder: Path) -> None:
    Pillow.new("RGB", (8, 6), "teal").save(folder / "photo.jpg", xmp=DIGIKAM)
    empty = XmpDocument()
    empty.set_text("xmp:Rating", "4")
    (folder / "photo.jpg.xmp").write_bytes(empty.serialised())
    base = Marks(4, "green", ("People|Ann", "Places|Coast|Beach"))
    done = write(folder, Marks(4, "green", ("People|Ann", "new")), base)
    assert done.marks == Marks(4, "green", ("People|Ann", "new"))


def test_a_broken_sidecar_and_a_link_are_left_alone(folder: Path) -> None:
    sidecar = folder / "photo.jpg.xmp"
    sidecar.write_bytes(b"<broken")
    assert "well-formed" in write(folder, OWN).fault
    assert sidecar.read_bytes() == b"<broken"
    sidecar.unlink()
    (folder / "elsewhere.txt").write_bytes(DIGIKAM)
    sidecar.symlink_to(folder / "elsewhere.txt")
    assert "is a link" in write(folder, OWN, Marks(1)).fault
    assert (folder / "elsewhere.txt").read_bytes() == DIGIKAM


@pytest.mark.skipif(os.name == "nt" or not hasattr(os, "geteuid"), reason="permissions of POSIX")
def test_a_folder_that_cannot_be_written_is_a_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    done = write(folder, OWN)
    assert "was not written: Permission denied" in done.fault
    assert [path.name for path in folder.iterdir()] == ["photo.jpg"]


def other_program(change: Callable[[XmpDocument], object], path: Path) -> None:
    """Another program changes a sidecar without taking turns."""
    document = XmpDocument(path.read_bytes()) if path.exists() else XmpDocument()
    change(document)
    path.write_bytes(document.serialised())


@pytest.mark.parametrize("start", [None, LIGHTROOM])
def test_a_change_between_reading_and_renaming_starts_all_over(
    folder: Path, monkeypatch: pytest.MonkeyPatch, start: bytes | None
) -> None:
    sidecar = folder / "photo.jpg.xmp"
    if start is not None:
        sidecar.write_bytes(start)
    base = UNMARKED if start is None else marks_in(sidecar)
    meddling = iter(["first", "second"])
    sync = atomic.sync

    def meddled(path: Path) -> None:
        """All is on the disk, the rename is next: the worst moment."""
        sync(path)
        word = next(meddling, None)
        if word is not None:
            other_program(
                lambda document: (
                    document.set_text("photoshop:Urgency", "5"),
                    document.set_items(
                        "dc:subject", [*(document.items("dc:subject") or ()), word], "Bag"
                    ),
                ),
                sidecar,
            )

    monkeypatch.setattr(atomic, "sync", meddled)
    done = write(folder, Marks(1, "blue", (*base.keywords, "own")), base)
    assert done.fault == ""
    assert {"own", "first", "second", *base.keywords} == set(done.marks.keywords)
    written = XmpDocument(sidecar.read_bytes())
    assert found_in(written).marks == done.marks
    assert written.text("photoshop:Urgency") == "5"
    assert (done.marks.stars, done.marks.colour) == (1, "blue")


def test_a_program_that_never_stops_gets_a_sentence_and_its_file_is_left(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sidecar = folder / "photo.jpg.xmp"
    sync = atomic.sync
    versions = iter(range(10**6))

    def meddled(path: Path) -> None:
        sync(path)
        other_program(lambda d: d.set_text("xmp:Label", f"number {next(versions)}"), sidecar)

    monkeypatch.setattr(atomic, "sync", meddled)
    assert "keeps changing" in write(folder, OWN).fault
    assert [path.name for path in folder.iterdir() if "part" in path.name] == []


def test_what_a_killed_writer_left_goes_when_it_is_old(folder: Path) -> None:
    old, new, other = (folder / f"{name}.part" for name in ("a.xmp.12", "b.xmp.34", "film"))
    for path in (old, new, other):
        path.write_bytes(b"")
    for path in (old, other):
        os.utime(path, (1000, 1000))
    write(folder, OWN)
    assert not old.exists()
    assert new.exists()
    assert other.exists()


EACH = 25


def add_one_by_one(folder: Path, who: str, start: object) -> None:
    """One of two programs: adds its keywords to what is there, one at a time."""
    start.wait()  # type: ignore[attr-defined]
    base = UNMARKED
    for number in range(EACH):
        own = Marks(keywords=tuple(sorted({*base.keywords, f"{who} {number}"})))
        (done,) = write_sidecars(folder, [to_write(folder, own, base)], "photo.jpg.xmp")
        assert not done.fault, done.fault
        base = done.marks


@pytest.mark.slow
def test_two_writers_on_one_sidecar_lose_no_keyword(folder: Path) -> None:
    (folder / "photo.jpg.xmp").write_bytes(DARKTABLE)
    context = multiprocessing.get_context("spawn")
    start = context.Barrier(2)
    writers = [
        context.Process(target=add_one_by_one, args=(folder, who, start)) for who in ("a", "b")
    ]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert [writer.exitcode for writer in writers] == [0, 0]
    wanted = {f"{who} {number}" for who in ("a", "b") for number in range(EACH)}
    assert wanted <= set(marks_in(folder / "photo.jpg.xmp").keywords)
    assert b"darktable:history_end" in (folder / "photo.jpg.xmp").read_bytes()


def test_many_photos_of_one_folder_at_once(folder: Path) -> None:
    photos = []
    for number in range(20):
        name = f"{number}.jpg"
        (folder / name).write_bytes((folder / "photo.jpg").read_bytes())
        file = FileStamp(name, 1, 1)
        marks = DatedMarks(Marks(number % 6))
        photos.append(PhotoToWrite(number, file, UNMARKED, marks))
    done = write_sidecars(folder, photos, "photo.jpg.xmp")
    assert [each.written for each in done] == [number % 6 > 0 for number in range(20)]
    document = XmpDocument((folder / "7.jpg.xmp").read_bytes())
    assert not write_marks(document, Marks(1))
