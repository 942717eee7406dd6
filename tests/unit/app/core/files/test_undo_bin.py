"""What went into the bin comes back from it, by the bin's own records; nothing is replaced."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from app.core.base.errors import FileActError
from app.core.files.bin import binned_files
from app.core.files.job import Step, begin_job, carry_out, failed_files
from app.core.files.tables import latest_jobs
from app.core.files.types import PutIntoBin
from app.core.files.undo import plan_undo
from tests.unit.app.core.files.conftest import Shelf
from tests.unit.app.core.files.job_steps import names, reasons

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="their bins keep no records that may be read"
)


def take_back(shelf: Shelf, job: int) -> list[Step]:
    plan = plan_undo(shelf.library, job)
    return list(carry_out(shelf.library, begin_job(shelf.library, plan)))


def binned(shelf: Shelf, *photos: str) -> int:
    """Put photos into the bin; returns the job."""
    steps = shelf.do(PutIntoBin(), *photos)
    assert set(reasons(steps)) == {""}
    return steps[0].act.job


def test_binned_photos_come_back_with_their_ids_and_their_folder(shelf: Shelf) -> None:
    shelf.add("a b%.jpg", "day/c.jpg")
    (shelf.folder / "a b%.jpg.xmp").write_text("sidecar")
    job = binned(shelf)
    (shelf.folder / "day").rmdir()
    assert latest_jobs(shelf.library.catalogue, 1)[0].can_undo
    assert set(reasons(take_back(shelf, job))) == {""}
    assert sorted(shelf.paths()) == ["a b%.jpg", "day/c.jpg"]
    assert (shelf.folder / "a b%.jpg.xmp").read_text() == "sidecar"
    assert names(shelf.bin) == names(shelf.bin.parent / "info") == []
    with pytest.raises(FileActError, match="Nothing of it is left"):
        plan_undo(shelf.library, job)
    shelf.check()


def test_a_name_that_is_taken_by_now_is_not_replaced(shelf: Shelf) -> None:
    shelf.add("a.jpg")
    job = binned(shelf)
    (shelf.folder / "a.jpg").write_text("somebody's")
    (step,) = take_back(shelf, job)
    assert "Nothing was replaced" in step.act.reason
    assert (shelf.folder / "a.jpg").read_text() == "somebody's"
    assert names(shelf.bin) == ["a.jpg"]
    assert names(shelf.bin.parent / "info") == ["a.jpg.trashinfo"]


def test_what_the_bin_has_no_more_or_otherwise_is_counted_with_the_reason(shelf: Shelf) -> None:
    shelf.add("a.jpg", "b.jpg", "c.jpg")
    job = binned(shelf)
    (shelf.bin / "a.jpg").write_bytes(b"content of X.jpg")  # as long
    (shelf.bin.parent / "info" / "b.jpg.trashinfo").unlink()
    assert reasons(take_back(shelf, job)) == [""]
    undo = latest_jobs(shelf.library.catalogue, 1)[0]
    assert (undo.done, undo.failed) == (1, 2)
    assert {each.path.name: each.reason for each in failed_files(shelf.library, undo.id)} == {
        "a.jpg": "What the bin has of this name is another file, or was changed.",
        "b.jpg": "It is not in the bin any more.",
    }
    with pytest.raises(FileActError, match="another file"):
        plan_undo(shelf.library, job)


def test_of_several_of_one_path_the_one_with_the_content_comes_back(shelf: Shelf) -> None:
    shelf.add("a.jpg")
    job = binned(shelf)
    info = shelf.bin.parent / "info"
    record = (info / "a.jpg.trashinfo").read_text()
    (info / "later.jpg.trashinfo").write_text(record.replace("Date=2", "Date=3"))
    (shelf.bin / "later.jpg").write_bytes(b"content of X.jpg")
    (step,) = take_back(shelf, job)
    assert step.act.source.name == "a.jpg"
    assert names(shelf.bin) == ["later.jpg"]
    shelf.check()


def test_bins_at_the_top_of_a_disk_are_read(tmp_path: Path) -> None:
    for bin_folder in (f".Trash-{os.getuid()}", f".Trash/{os.getuid()}"):
        info = tmp_path / bin_folder / "info"
        info.mkdir(parents=True)
        (info.parent / "files").mkdir()
        (info.parent / "files" / "x").touch()
        (info / "x.trashinfo").write_text(
            "[Trash Info]\nPath=holiday/%C3%A4.jpg\nDeletionDate=2026-01-01T10:00:00\n"
        )
        (info / "broken.trashinfo").write_bytes(b"\xff=\n")
    source = tmp_path / "holiday" / "ä.jpg"
    found = binned_files([source])[source]
    assert {each.path.parent.parent for each in found} == {
        tmp_path / f".Trash-{os.getuid()}",
        tmp_path / ".Trash" / str(os.getuid()),
    }


def test_where_there_is_no_bin_it_is_said(shelf: Shelf) -> None:
    shelf.add("a.jpg")
    shelf.bin.parent.parent.mkdir(exist_ok=True)
    shelf.bin.parent.write_text("a file in place of the bin")
    (reason,) = reasons(shelf.do(PutIntoBin()))
    assert "has no bin that you may use" in reason
    shelf.check()
