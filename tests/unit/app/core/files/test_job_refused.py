"""Jobs with files that changed, vanished or are links, and with folders that refuse them."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from app.core.base.errors import FileActError
from app.core.files.job import begin_job, carry_out
from app.core.files.plan import plan_of, source_files
from app.core.files.types import CopyTo, MoveTo, PutIntoBin, RenameBy
from tests.unit.app.core.files.conftest import Shelf
from tests.unit.app.core.files.job_steps import names, reasons


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
