"""Sidecars, movies and edits go where their photos go, all or none."""

from __future__ import annotations

from pathlib import Path

from app.core.files.job import begin_job, carry_out
from app.core.files.plan import plan_of, source_files
from app.core.files.tables import latest_jobs
from app.core.files.transfer import STAYED
from app.core.files.types import CopyTo, ExportOptions, ExportTo, MoveTo, PutIntoBin, RenameBy
from app.core.files.undo import plan_undo
from tests.unit.app.core.files.conftest import Shelf
from tests.unit.app.core.files.job_steps import names


def write_sidecars(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).write_text(f"marks in {name}")


def test_sidecars_go_along_when_photos_are_moved(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg", "c.jpg", "c.png")
    write_sidecars(shelf.folder, "a.jpg.xmp", "a.xmp", "B.JPG.XMP", "c.xmp", "other.xmp")
    (elsewhere / "a.xmp").write_text("somebody's")
    steps = shelf.do(MoveTo(elsewhere), "a.jpg", "b.jpg", "c.jpg")
    assert {step.act.is_done for step in steps} == {True}
    assert names(elsewhere) == [
        "a (2).jpg",
        "a (2).jpg.xmp",
        "a (2).xmp",
        "a.xmp",
        "b.jpg",
        "b.jpg.XMP",
        "c.jpg",
    ]
    assert names(shelf.folder) == ["c.png", "c.xmp", "other.xmp"]
    (job,) = latest_jobs(shelf.library.catalogue, 1)
    assert job.done == 3, "photos are counted"
    list(carry_out(shelf.library, begin_job(shelf.library, plan_undo(shelf.library, job.id))))
    assert names(elsewhere) == ["a.xmp"]
    assert (shelf.folder / "a.jpg.xmp").read_text() == "marks in a.jpg.xmp"


def test_photos_that_exchange_their_names_keep_their_sidecars(shelf: Shelf) -> None:
    shelf.add("2.jpg", "1.jpg")
    write_sidecars(shelf.folder, "1.jpg.xmp", "2.jpg.xmp")
    assert {step.act.is_done for step in shelf.do(RenameBy("{number}"))} == {True}
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
    assert not first.act.is_done
    assert along.act.reason == STAYED
    assert names(elsewhere) == ["b.jpg", "b.jpg.xmp"]
    assert names(shelf.folder) == ["a.jpg", "a.jpg.xmp"]


def test_sidecars_go_into_the_bin_with_their_photos(shelf: Shelf) -> None:
    shelf.add("a.jpg")
    write_sidecars(shelf.folder, "a.jpg.xmp")
    shelf.do(PutIntoBin())
    assert names(shelf.bin) == ["a.jpg", "a.jpg.xmp"]


def test_nothing_goes_where_one_file_of_a_photo_can_not(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg")
    write_sidecars(shelf.folder, "a.mov", "a.jpg.xmp")
    job = shelf.begin(MoveTo(elsewhere))
    (elsewhere / "a.mov").write_text("somebody's")  # at the last moment
    assert [step.act.is_done for step in carry_out(shelf.library, job)] == [False] * 3
    assert names(shelf.folder) == ["a.jpg", "a.jpg.xmp", "a.mov"]
    assert names(elsewhere) == ["a.mov"]
    (told,) = latest_jobs(shelf.library.catalogue, 1)
    assert (told.done, told.failed) == (0, 1)
    shelf.check()


def test_what_is_in_the_bin_comes_back_where_one_file_of_a_photo_can_not_go(shelf: Shelf) -> None:
    shelf.add("a.jpg")
    write_sidecars(shelf.folder, "a.mov", "a.jpg.xmp")
    job = shelf.begin(PutIntoBin())
    (shelf.folder / "a.mov").write_text("changed since")
    assert [step.act.is_done for step in carry_out(shelf.library, job)] == [False] * 3
    assert names(shelf.folder) == ["a.jpg", "a.jpg.xmp", "a.mov"]
    assert names(shelf.bin) == []
    shelf.check()


def test_a_raw_and_an_edit_follow_their_photo_and_are_known_there(
    shelf: Shelf, elsewhere: Path
) -> None:
    shelf.add("IMG_7.JPG", "IMG_7.NEF", "IMG_E7.JPG")
    write_sidecars(shelf.folder, "IMG_7.xmp")
    shelf.do(RenameBy("beach"), "IMG_7.JPG")
    assert {name: path.name for name, path in shelf.paths().items()} == {
        "IMG_7.JPG": "beach.JPG",
        "IMG_7.NEF": "beach.NEF",
        "IMG_E7.JPG": "beach-edited.JPG",
    }
    shelf.check()
    (job,) = latest_jobs(shelf.library.catalogue, 1)
    assert job.done == 1, "what was named is counted"
    list(carry_out(shelf.library, begin_job(shelf.library, plan_undo(shelf.library, job.id))))
    assert names(shelf.folder) == ["IMG_7.JPG", "IMG_7.NEF", "IMG_7.xmp", "IMG_E7.JPG"]
    shelf.check()
    shelf.do(PutIntoBin(), "IMG_7.JPG")
    assert names(shelf.folder) == ["IMG_7.NEF", "IMG_7.xmp", "IMG_E7.JPG"]
    shelf.do(PutIntoBin(), "IMG_7.NEF", "IMG_E7.JPG")
    assert names(shelf.folder) == [], "the last one takes what was shared"


def test_what_went_along_out_of_the_library_is_known_again_when_it_is_back(
    shelf: Shelf, elsewhere: Path
) -> None:
    shelf.add("a.jpg", "a.nef")
    job = shelf.do(MoveTo(elsewhere), "a.jpg")[0].act.job
    assert shelf.paths() == {}
    list(carry_out(shelf.library, begin_job(shelf.library, plan_undo(shelf.library, job))))
    assert set(shelf.paths()) == {"a.jpg", "a.nef"}
    shelf.check()


def test_what_will_go_along_is_counted(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg")
    write_sidecars(shelf.folder, "a.mov", "a.jpg.xmp")
    files = source_files(shelf.library, shelf.photos.values())
    plan = plan_of(CopyTo(elsewhere), files)
    assert (len(plan.final), len(plan.along)) == (2, 2)
    assert plan.bytes == sum(path.stat().st_size for path in shelf.folder.iterdir())
    exported = plan_of(ExportTo(elsewhere, ExportOptions(format="PNG").as_json()), files)
    assert (len(exported.final), exported.along) == (2, [])
