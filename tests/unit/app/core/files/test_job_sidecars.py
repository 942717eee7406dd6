"""Sidecars go where their photos go."""

from __future__ import annotations

from pathlib import Path

from app.core.files.job import begin_job, carry_out
from app.core.files.tables import latest_jobs
from app.core.files.types import MoveTo, PutIntoBin, RenameBy
from app.core.files.undo import plan_undo
from tests.unit.app.core.files.conftest import Shelf
from tests.unit.app.core.files.job_steps import names


def write_sidecars(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).write_text(f"marks in {name}")


def test_sidecars_go_along_when_photos_are_moved(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg", "c.jpg", "c.nef")
    write_sidecars(shelf.folder, "a.jpg.xmp", "a.xmp", "B.JPG.XMP", "c.xmp", "other.xmp")
    (elsewhere / "a.xmp").write_text("somebody's")
    steps = shelf.do(MoveTo(elsewhere), "a.jpg", "b.jpg", "c.jpg")
    assert {step.outcome.done for step in steps} == {True}
    assert names(elsewhere) == [
        "a (2).jpg",
        "a (2).jpg.xmp",
        "a (2).xmp",
        "a.xmp",
        "b.jpg",
        "b.jpg.XMP",
        "c.jpg",
    ]
    assert names(shelf.folder) == ["c.nef", "c.xmp", "other.xmp"]
    (job,) = latest_jobs(shelf.library.catalogue, 1)
    assert job.done == 3, "photos are counted"
    list(carry_out(shelf.library, begin_job(shelf.library, plan_undo(shelf.library, job.id))))
    assert names(elsewhere) == ["a.xmp"]
    assert (shelf.folder / "a.jpg.xmp").read_text() == "marks in a.jpg.xmp"


def test_photos_that_exchange_their_names_keep_their_sidecars(shelf: Shelf) -> None:
    shelf.add("2.jpg", "1.jpg")
    write_sidecars(shelf.folder, "1.jpg.xmp", "2.jpg.xmp")
    assert {step.outcome.done for step in shelf.do(RenameBy("{number}"))} == {True}
    assert (shelf.folder / "1.jpg.xmp").read_text() == "marks in 2.jpg.xmp"
    assert (shelf.folder / "2.jpg.xmp").read_text() == "marks in 1.jpg.xmp"
    assert names(shelf.folder) == ["1.jpg", "1.jpg.xmp", "2.jpg", "2.jpg.xmp"]
    (job,) = latest_jobs(shelf.library.catalogue, 1)
    assert (job.done, job.failed) == (2, 0)
    shelf.check()


def test_a_sidecar_stays_where_its_photo_does(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg")
    write_sidecars(shelf.folder, "a.jpg.xmp", "b.jpg.xmp")
    (shelf.folder / "a.jpg").write_text("edited")
    first, along, *_ = shelf.do(MoveTo(elsewhere))
    assert not first.outcome.done
    assert along.outcome.reason == "Its photo could not be, so it stays with it."
    assert names(elsewhere) == ["b.jpg", "b.jpg.xmp"]
    assert names(shelf.folder) == ["a.jpg", "a.jpg.xmp"]


def test_sidecars_go_into_the_bin_with_their_photos(shelf: Shelf) -> None:
    shelf.add("a.jpg")
    write_sidecars(shelf.folder, "a.jpg.xmp")
    shelf.do(PutIntoBin())
    assert names(shelf.bin) == ["a.jpg", "a.jpg.xmp"]
