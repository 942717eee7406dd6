"""Jobs: what is done with each file, what is refused, where it ends up."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from app.core.base.content_hash import content_hash
from app.core.base.errors import FileActError
from app.core.base.photo_types import PhotoState
from app.core.duplicates.copies import note_difference
from app.core.files import transfer
from app.core.files.job import begin_job, carry_out
from app.core.files.plan import plan_of, protect_files, source_files
from app.core.files.tables import latest_jobs
from app.core.files.types import CopyTo, FileOperation, MoveTo, PutIntoBin, RenameBy
from app.core.files.undo import plan_undo, retry_of
from app.core.library.difference import difference, remaining, unexplained, without_touched
from app.core.library.file_tables import FoundFile, files_of_roots
from app.core.library.walk import file_filter, walk
from tests.unit.app.core.files.conftest import Shelf
from tests.unit.app.core.files.job_steps import names, reasons

# Jobs from the plan to the catalogue: what is done, what is refused, what a stop leaves.


def test_copies_are_whole_and_the_photos_stay(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg")
    (elsewhere / "a.jpg").write_text("somebody's")
    assert reasons(shelf.do(CopyTo(elsewhere))) == ["", ""]
    assert names(elsewhere) == ["a (2).jpg", "a.jpg", "b.jpg"]
    assert (elsewhere / "a.jpg").read_text() == "somebody's"
    assert (elsewhere / "b.jpg").stat().st_mtime_ns == (shelf.folder / "b.jpg").stat().st_mtime_ns
    assert len(shelf.paths()) == 2
    shelf.check()


def test_a_photo_moves_within_the_library_with_its_id_and_row(shelf: Shelf) -> None:
    shelf.add("a.jpg")
    row = shelf.library.row_of(shelf.photos["a.jpg"])
    (shelf.folder / "chosen").mkdir()
    (step,) = shelf.do(MoveTo(shelf.folder / "chosen"))
    assert step.changes.updated == (shelf.photos["a.jpg"],)
    assert shelf.paths() == {"a.jpg": shelf.folder / "chosen" / "a.jpg"}
    assert shelf.library.row_of(shelf.photos["a.jpg"]) == row
    assert shelf.library.photo(shelf.photos["a.jpg"]).state is PhotoState.READY
    shelf.check()


def test_a_photo_that_leaves_the_library_is_gone_with_its_row_kept(
    shelf: Shelf, elsewhere: Path
) -> None:
    shelf.add("a.jpg")
    (step,) = shelf.do(MoveTo(elsewhere))
    assert step.changes.removed == (shelf.photos["a.jpg"],)
    assert shelf.paths() == {}
    assert (elsewhere / "a.jpg").read_text() == "content of a.jpg"
    assert not (shelf.folder / "a.jpg").exists()
    shelf.check()


def test_moving_to_another_disk_verifies_and_keeps_times(shelf: Shelf, other_disk: Path) -> None:
    shelf.library.add_root(other_disk)
    shelf.add("a.jpg", "b.jpg")
    before = (shelf.folder / "a.jpg").stat()
    assert reasons(shelf.do(MoveTo(other_disk))) == ["", ""]
    assert names(shelf.folder) == []
    assert names(other_disk) == ["a.jpg", "b.jpg"]
    after = (other_disk / "a.jpg").stat()
    assert (after.st_mtime_ns, after.st_mode) == (before.st_mtime_ns, before.st_mode)
    assert shelf.paths()["a.jpg"] == other_disk / "a.jpg"
    shelf.check()


def test_the_bin_has_what_was_put_into_it(shelf: Shelf) -> None:
    shelf.add("a.jpg", "b.jpg")
    (step,) = shelf.do(PutIntoBin(), "a.jpg")
    assert step.changes.removed == (shelf.photos["a.jpg"],)
    assert names(shelf.bin) == ["a.jpg"]
    assert list(shelf.paths()) == ["b.jpg"]


def test_photos_are_renamed_by_a_pattern_even_in_circles(shelf: Shelf) -> None:
    shelf.add("2.jpg", "1.jpg", "x.jpg")
    steps = shelf.do(RenameBy("{number}"))
    assert set(reasons(steps)) == {""}
    assert {name: path.name for name, path in shelf.paths().items()} == {
        "2.jpg": "1.jpg",
        "1.jpg": "2.jpg",
        "x.jpg": "3.jpg",
    }
    shelf.check()


def test_undo_moves_all_back(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("2.jpg", "1.jpg")
    shelf.do(RenameBy("{number}"))
    (job,) = latest_jobs(shelf.library.catalogue, 1)
    plan = plan_undo(shelf.library, job.id)
    assert (len(plan.acts), len(plan.final)) == (4, 2), "both make way"
    undo = begin_job(shelf.library, plan)
    assert set(reasons(list(carry_out(shelf.library, undo)))) == {""}
    assert {name: path.name for name, path in shelf.paths().items()} == {
        "2.jpg": "2.jpg",
        "1.jpg": "1.jpg",
    }
    newest, before = latest_jobs(shelf.library.catalogue, 2)
    assert (newest.kind, newest.undoes, before.undone, before.done) == ("undo", job.id, 2, 0)
    with pytest.raises(FileActError, match="Nothing of it is left"):
        plan_undo(shelf.library, job.id)
    (move,) = shelf.do(MoveTo(elsewhere), "1.jpg")
    assert list(shelf.paths()) == ["2.jpg"]
    list(carry_out(shelf.library, begin_job(shelf.library, plan_undo(shelf.library, move.act.job))))
    assert sorted(shelf.paths()) == ["1.jpg", "2.jpg"]
    shelf.check()


def test_undo_puts_unchanged_copies_into_the_bin(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg")
    steps = shelf.do(CopyTo(elsewhere))
    (elsewhere / "b.jpg").write_text("edited since")
    undo = begin_job(shelf.library, plan_undo(shelf.library, steps[0].act.job))
    last, first = carry_out(shelf.library, undo)
    assert first.act.is_done
    assert "changed" in last.act.reason
    assert names(elsewhere) == ["b.jpg"]
    assert names(shelf.bin) == ["a.jpg"]
    shelf.check()


def test_protection_lets_only_copy(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg")
    protect_files(shelf.library, True)
    for operation in (MoveTo(elsewhere), PutIntoBin(), RenameBy("{number}")):
        with pytest.raises(FileActError, match="renaming and deleting are off"):
            shelf.begin(operation)
    assert reasons(shelf.do(CopyTo(elsewhere))) == [""]
    shelf.check()


def test_a_new_folder_is_made_with_the_first_photo(shelf: Shelf) -> None:
    shelf.add("a.jpg", "b.jpg")
    files = source_files(shelf.library, shelf.photos.values())
    plan = plan_of(MoveTo(Path("best/of all")), files)
    assert plan.new_folders == (shelf.folder / "best", shelf.folder / "best" / "of all")
    job = begin_job(shelf.library, plan)
    assert not (shelf.folder / "best").exists()
    steps = list(carry_out(shelf.library, job))
    assert reasons(steps) == ["", ""]
    assert names(shelf.folder / "best" / "of all") == ["a.jpg", "b.jpg"]
    assert shelf.paths()["a.jpg"] == shelf.folder / "best" / "of all" / "a.jpg"
    shelf.check()


@pytest.mark.parametrize("own", [(), ("best",), ("best", "of all")])
def test_undo_removes_the_folders_that_were_made_for_it_if_they_are_empty(
    shelf: Shelf, own: tuple[str, ...]
) -> None:
    folders = [shelf.folder / "best", shelf.folder / "best" / "of all"]
    for folder in folders[: len(own)]:
        folder.mkdir()
    shelf.add("a.jpg")
    plan = plan_of(MoveTo(Path("best/of all")), source_files(shelf.library, shelf.photos.values()))
    job = begin_job(shelf.library, plan)
    list(carry_out(shelf.library, job))
    undo = begin_job(shelf.library, plan_undo(shelf.library, job))
    assert reasons(list(carry_out(shelf.library, undo))) == [""]
    assert [folder.exists() for folder in folders] == [bool(own), len(own) > 1]
    shelf.check()


def test_a_stop_leaves_the_rest_and_it_can_be_tried_again(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg", "c.jpg")
    steps = carry_out(shelf.library, shelf.begin(MoveTo(elsewhere)))
    job = next(steps).act.job
    steps.close()  # type: ignore[attr-defined]
    (told,) = latest_jobs(shelf.library.catalogue, 1)
    assert (told.done, told.failed, told.open) == (1, 2, 0)
    operation, files = retry_of(shelf.library, job)
    again = begin_job(shelf.library, plan_of(operation, files))
    assert reasons(list(carry_out(shelf.library, again))) == ["", ""]
    assert names(elsewhere) == ["a.jpg", "b.jpg", "c.jpg"]


def test_a_stop_in_the_middle_of_a_file_leaves_nothing_half(
    shelf: Shelf, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "BLOCK", 4)
    shelf.add("a.jpg", "b.jpg")
    answers = iter([True, True, False, False])
    job = shelf.begin(CopyTo(elsewhere))
    (step,) = carry_out(shelf.library, job, go_on=lambda: next(answers, False))
    assert step.act.reason == "Stopped before its turn."
    assert names(elsewhere) == []


def test_where_the_catalogue_thinks_another_photo_is_that_one_is_gone(shelf: Shelf) -> None:
    shelf.add("a.jpg", "chosen/a.jpg")
    (shelf.folder / "chosen" / "a.jpg").unlink()
    (step,) = shelf.do(MoveTo(shelf.folder / "chosen"), "a.jpg")
    assert step.changes.removed == (shelf.photos["chosen/a.jpg"],)
    assert shelf.paths() == {"a.jpg": shelf.folder / "chosen" / "a.jpg"}


# Jobs with files that changed, vanished or are links, and with folders that refuse them.


def test_a_file_that_changed_meanwhile_is_not_touched(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("size.jpg", "time.jpg", "hash.jpg", "same.jpg")
    (shelf.folder / "size.jpg").write_text("longer than it was before, much longer")
    os.utime(shelf.folder / "time.jpg", ns=(1, 1))
    status = (shelf.folder / "hash.jpg").stat()
    (shelf.folder / "hash.jpg").write_text("CONTENT OF hash.jpg")
    os.utime(shelf.folder / "hash.jpg", ns=(status.st_atime_ns, status.st_mtime_ns))
    steps = shelf.do(CopyTo(elsewhere))
    assert [step.act.is_done for step in steps] == [False, False, False, True]
    assert all("changed since" in reason for reason in reasons(steps)[:3])
    assert names(elsewhere) == ["same.jpg"]
    assert reasons(shelf.do(PutIntoBin(), "size.jpg"))[0].startswith("It was changed")


def test_a_file_that_vanished_is_told_and_the_rest_goes_on(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg")
    (shelf.folder / "a.jpg").unlink()
    assert reasons(shelf.do(MoveTo(elsewhere))) == ["It is not there any more.", ""]


def test_nothing_is_replaced_even_if_it_comes_at_the_last_moment(
    shelf: Shelf, elsewhere: Path, other_disk: Path
) -> None:
    shelf.add("a.jpg", "b.jpg")
    for folder, operation in ((elsewhere, MoveTo(elsewhere)), (other_disk, MoveTo(other_disk))):
        job = shelf.begin(operation, "a.jpg")
        (folder / "a.jpg").write_text("somebody's")
        (step,) = carry_out(shelf.library, job)
        assert "There is a a.jpg in" in step.act.reason
        assert (folder / "a.jpg").read_text() == "somebody's"
        assert names(folder) == ["a.jpg"]
    shelf.check()


def test_links_are_copied_as_what_they_show_and_never_moved(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "real/b.jpg")
    outside = elsewhere / "outside.jpg"
    (shelf.folder / "a.jpg").rename(outside)
    (shelf.folder / "a.jpg").symlink_to(outside)
    (shelf.folder / "real").rename(elsewhere / "real")
    (shelf.folder / "real").symlink_to(elsewhere / "real")
    (elsewhere / "copies").mkdir()
    for operation in (MoveTo(elsewhere / "copies"), PutIntoBin(), RenameBy("new{number}")):
        assert all("link" in reason for reason in reasons(shelf.do(operation)))
    assert reasons(shelf.do(CopyTo(elsewhere / "copies"))) == ["", ""]
    assert not (elsewhere / "copies" / "a.jpg").is_symlink()
    assert (elsewhere / "copies" / "a.jpg").read_text() == "content of a.jpg"
    shelf.check()


def test_a_folder_that_is_a_link_is_resolved_and_one_that_becomes_a_link_refused(
    shelf: Shelf, elsewhere: Path
) -> None:
    shelf.add("a.jpg", "b.jpg")
    (elsewhere / "real").mkdir()
    (elsewhere / "link").symlink_to(elsewhere / "real")
    job = shelf.begin(MoveTo(elsewhere / "link"), "a.jpg")
    (step,) = carry_out(shelf.library, job)
    assert step.act.target == elsewhere / "real" / "a.jpg"
    job = shelf.begin(MoveTo(elsewhere / "real"), "b.jpg")
    (elsewhere / "real").rename(elsewhere / "moved")
    (elsewhere / "real").symlink_to(shelf.folder)
    (step,) = carry_out(shelf.library, job)
    assert "has become a link" in step.act.reason
    shelf.check()


def test_a_folder_that_vanishes_midway_is_told_for_each(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg", "c.jpg")
    steps = carry_out(shelf.library, shelf.begin(MoveTo(elsewhere)))
    assert next(steps).act.is_done
    elsewhere.rename(elsewhere.with_name("unplugged"))
    assert all("not there any more" in step.act.reason for step in steps)
    assert sorted(shelf.paths()) == ["b.jpg", "c.jpg"]
    shelf.check()


def test_a_new_folder_that_cannot_be_made_is_told_for_each(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg")
    plan = plan_of(CopyTo(elsewhere / "new"), source_files(shelf.library, shelf.photos.values()))
    (elsewhere / "new").write_text("somebody's")
    job = begin_job(shelf.library, plan)
    steps = list(carry_out(shelf.library, job))
    assert all("There is a new in" in reason for reason in reasons(steps))
    assert (elsewhere / "new").read_text() == "somebody's"


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "is full"),
        (errno.EROFS, "may only be read"),
        (errno.EILSEQ, "doesn't take the name"),
        (errno.EFBIG, "File too large"),
    ],
)
def test_what_the_disk_refuses_is_told_and_nothing_is_left(
    shelf: Shelf, elsewhere: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    shelf.add("a.jpg", "b.jpg")
    fsync, refusing = os.fsync, [True]

    def full(handle: int) -> None:
        if refusing and Path(f"/proc/self/fd/{handle}").readlink().name.startswith(".likewise-"):
            refusing.clear()
            raise OSError(number, os.strerror(number))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", full)
    first, second = shelf.do(CopyTo(elsewhere))
    assert sentence in first.act.reason
    assert second.act.is_done
    assert names(elsewhere) == ["b.jpg"]
    shelf.check()


def test_the_librarys_own_folder_and_a_file_are_refused(shelf: Shelf) -> None:
    shelf.add("a.jpg")
    with pytest.raises(FileActError, match="belongs to the library"):
        shelf.begin(CopyTo(shelf.library.folder))
    with pytest.raises(FileActError, match="is no folder"):
        shelf.begin(CopyTo(shelf.folder / "a.jpg"))


# A scan that looks at the folders while photos are moved neither loses nor doubles one.

SUFFIXES = frozenset([".jpg"])


class Detection:
    """What `workers.indexing.detect_changes` does, with time to move photos in between."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.root = shelf.library.roots()[0].id
        self.seen: set[int] = set()
        self.found: list[FoundFile] = []
        shelf.library.touched.forget()

    def list_now(self) -> list[FoundFile]:
        return list(walk(self.root, self.shelf.folder, file_filter(SUFFIXES)))

    def take(self, files: list[FoundFile]) -> None:
        self.found += remaining(self.shelf.library, files, self.seen)

    def end(self) -> None:
        library, roots = self.shelf.library, {self.root: self.shelf.folder}
        asked = unexplained(files_of_roots(library.catalogue, roots, self.seen), self.found)
        paths = {file: self.shelf.folder / file.path.decode() for file in asked}
        hashes = {file: content_hash(path) for file, path in paths.items() if path.exists()}
        left = without_touched(library, roots, self.found, self.seen)
        known = files_of_roots(library.catalogue, roots, self.seen)
        note_difference(library, difference(known, left, hashes))


@pytest.fixture
def detection(shelf: Shelf) -> Detection:
    shelf.add("first/a.jpg", "first/b.jpg", "last/c.jpg")
    return Detection(shelf)


def states(shelf: Shelf) -> dict[str, PhotoState]:
    return {
        str(info.path.relative_to(shelf.folder)): info.state
        for info in shelf.library.photos(PhotoState)
        if info.state is not PhotoState.GONE
    }


READY = PhotoState.READY
OPERATIONS: list[tuple[Callable[[Path], FileOperation], str, dict[str, PhotoState]]] = [
    (
        lambda folder: MoveTo(folder / "last"),  # listed at its old path, or at both
        "first/a.jpg",
        {"first/b.jpg": READY, "last/a.jpg": READY, "last/c.jpg": READY},
    ),
    (
        lambda folder: MoveTo(folder / "first"),  # listed at neither
        "last/c.jpg",
        {"first/a.jpg": READY, "first/b.jpg": READY, "first/c.jpg": READY},
    ),
    (
        lambda folder: RenameBy("{name} new"),
        "first/b.jpg",
        {"first/a.jpg": READY, "first/b new.jpg": READY, "last/c.jpg": READY},
    ),
    (lambda folder: PutIntoBin(), "first/a.jpg", {"first/b.jpg": READY, "last/c.jpg": READY}),
]


@pytest.mark.parametrize(("operation", "name", "after"), OPERATIONS)
@pytest.mark.parametrize("moment", ["before taken", "after taken", "half listed", "under way"])
def test_a_look_leaves_alone_what_is_moved_meanwhile(
    detection: Detection,
    operation: Callable[[Path], FileOperation],
    name: str,
    after: dict[str, PhotoState],
    moment: str,
) -> None:
    shelf = detection.shelf
    files = detection.list_now()
    steps = carry_out(shelf.library, shelf.begin(operation(shelf.folder), name))
    if moment == "after taken":
        detection.take(files)
    if moment == "half listed":
        list(steps)
        here = [file for file in files if file.path.startswith(b"first")]
        detection.take(
            here + [file for file in detection.list_now() if file.path.startswith(b"last")]
        )
    elif moment != "under way":
        list(steps)
    if moment in ("before taken", "under way"):
        detection.take(files)
    if moment == "under way":
        list(steps)
    detection.end()
    assert states(shelf) == after
    again = Detection(shelf)
    again.take(again.list_now())
    again.end()
    assert states(shelf) == after
    assert len(shelf.library.photos(PhotoState)) == 3
    shelf.check()


def test_what_is_under_way_when_a_look_begins_is_touched_until_it_ends(shelf: Shelf) -> None:
    shelf.add("a.jpg", "b.jpg")
    (shelf.folder / "chosen").mkdir()
    files = source_files(shelf.library, shelf.photos.values())
    job = begin_job(shelf.library, plan_of(MoveTo(shelf.folder / "chosen"), files))
    steps = carry_out(shelf.library, job)
    next(steps)  # the second has begun
    shelf.library.touched.forget()
    assert shelf.library.touched.photos() == {shelf.photos["b.jpg"]}
    list(steps)
    assert shelf.library.touched.photos() == {shelf.photos["b.jpg"]}
    shelf.library.touched.forget()
    assert shelf.library.touched.photos() == set()
