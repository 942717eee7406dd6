"""Jobs from the plan to the catalogue: what is done, what is refused, what a stop leaves."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from likewise.app.core.errors import FileActError
from likewise.app.core.files import transfer
from likewise.app.core.files.hands_off import set_hands_off
from likewise.app.core.files.job import Step, begin_job, carry_out
from likewise.app.core.files.prepare import plan_of, source_files
from likewise.app.core.files.types import CopyTo, MoveTo, PutIntoBin, RenameBy
from likewise.app.core.files.undo import plan_undo, what_is_left
from likewise.app.core.store.file_acts import latest_jobs
from likewise.app.core.types import PhotoState
from tests.unit.app.core.files.conftest import Shelf


def reasons(steps: list[Step]) -> list[str]:
    return [step.outcome.reason for step in steps]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


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
    with pytest.raises(FileActError, match="Restore them from the bin"):
        plan_undo(shelf.library, step.act.job)


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
    undo = begin_job(shelf.library, plan_undo(shelf.library, job.id))
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
    assert first.outcome.done
    assert "changed" in last.outcome.reason
    assert names(elsewhere) == ["b.jpg"]
    assert names(shelf.bin) == ["a.jpg"]
    shelf.check()


def test_hands_off_lets_only_copy(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg")
    set_hands_off(shelf.library, True)
    for wish in (MoveTo(elsewhere), PutIntoBin(), RenameBy("{number}")):
        with pytest.raises(FileActError, match="leaves the photos"):
            shelf.begin(wish)
    assert reasons(shelf.do(CopyTo(elsewhere))) == [""]
    shelf.check()


def test_a_file_that_changed_meanwhile_is_not_touched(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("size.jpg", "time.jpg", "hash.jpg", "same.jpg")
    (shelf.folder / "size.jpg").write_text("longer than it was before, much longer")
    os.utime(shelf.folder / "time.jpg", ns=(1, 1))
    status = (shelf.folder / "hash.jpg").stat()
    (shelf.folder / "hash.jpg").write_text("CONTENT OF hash.jpg")
    os.utime(shelf.folder / "hash.jpg", ns=(status.st_atime_ns, status.st_mtime_ns))
    steps = shelf.do(CopyTo(elsewhere))
    assert [step.outcome.done for step in steps] == [False, False, False, True]
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
    for folder, wish in ((elsewhere, MoveTo(elsewhere)), (other_disk, MoveTo(other_disk))):
        job = shelf.begin(wish, "a.jpg")
        (folder / "a.jpg").write_text("somebody's")
        (step,) = carry_out(shelf.library, job)
        assert "There is a a.jpg in" in step.outcome.reason
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
    for wish in (MoveTo(elsewhere / "copies"), PutIntoBin(), RenameBy("new{number}")):
        assert all("link" in reason for reason in reasons(shelf.do(wish)))
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
    assert "has become a link" in step.outcome.reason
    shelf.check()


def test_a_folder_that_vanishes_midway_is_told_for_each(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg", "c.jpg")
    steps = carry_out(shelf.library, shelf.begin(MoveTo(elsewhere)))
    assert next(steps).outcome.done
    elsewhere.rename(elsewhere.with_name("unplugged"))
    assert all("not there any more" in step.outcome.reason for step in steps)
    assert sorted(shelf.paths()) == ["b.jpg", "c.jpg"]
    shelf.check()


def test_a_new_folder_is_made_with_the_first_photo(shelf: Shelf) -> None:
    shelf.add("a.jpg", "b.jpg")
    files = source_files(shelf.library, shelf.photos.values())
    plan = plan_of(MoveTo(Path("best/of all")), files)
    assert plan.new_folders == (shelf.folder / "best", shelf.folder / "best" / "of all")
    job = begin_job(shelf.library, plan)
    assert not (shelf.folder / "best").exists()
    steps = list(carry_out(shelf.library, job, new_folders=plan.new_folders))
    assert reasons(steps) == ["", ""]
    assert names(shelf.folder / "best" / "of all") == ["a.jpg", "b.jpg"]
    assert shelf.paths()["a.jpg"] == shelf.folder / "best" / "of all" / "a.jpg"
    shelf.check()


def test_a_new_folder_that_cannot_be_made_is_told_for_each(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg")
    plan = plan_of(CopyTo(elsewhere / "new"), source_files(shelf.library, shelf.photos.values()))
    (elsewhere / "new").write_text("somebody's")
    job = begin_job(shelf.library, plan)
    steps = list(carry_out(shelf.library, job, new_folders=plan.new_folders))
    assert all("There is a new in" in reason for reason in reasons(steps))
    assert (elsewhere / "new").read_text() == "somebody's"


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "is full"),
        (errno.EROFS, "may only be read"),
        (errno.EILSEQ, "doesn't take the name"),
        (errno.EFBIG, "as large as this one"),
    ],
)
def test_what_the_disk_refuses_is_told_and_nothing_is_left(
    shelf: Shelf, elsewhere: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    shelf.add("a.jpg", "b.jpg")
    fsync, refusing = os.fsync, [True]

    def full(handle: int) -> None:
        if refusing and Path(f"/proc/self/fd/{handle}").readlink().suffix == ".part":
            refusing.clear()
            raise OSError(number, os.strerror(number))
        fsync(handle)

    monkeypatch.setattr(transfer.os, "fsync", full)
    first, second = shelf.do(CopyTo(elsewhere))
    assert sentence in first.outcome.reason
    assert second.outcome.done
    assert names(elsewhere) == ["b.jpg"]
    shelf.check()


def test_a_stop_leaves_the_rest_and_it_can_be_tried_again(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg", "c.jpg")
    steps = carry_out(shelf.library, shelf.begin(MoveTo(elsewhere)))
    job = next(steps).act.job
    steps.close()
    (told,) = latest_jobs(shelf.library.catalogue, 1)
    assert (told.done, told.failed, told.open) == (1, 2, 0)
    wish, files = what_is_left(shelf.library, job)
    again = begin_job(shelf.library, plan_of(wish, files))
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
    assert step.outcome.reason == "Stopped before its turn."
    assert names(elsewhere) == []


def test_the_librarys_own_folder_and_a_file_are_refused(shelf: Shelf) -> None:
    shelf.add("a.jpg")
    with pytest.raises(FileActError, match="belongs to the library"):
        shelf.begin(CopyTo(shelf.library.folder))
    with pytest.raises(FileActError, match="is a file"):
        shelf.begin(CopyTo(shelf.folder / "a.jpg"))


def test_where_the_catalogue_thinks_another_photo_is_that_one_is_gone(shelf: Shelf) -> None:
    shelf.add("a.jpg", "chosen/a.jpg")
    (shelf.folder / "chosen" / "a.jpg").unlink()
    (step,) = shelf.do(MoveTo(shelf.folder / "chosen"), "a.jpg")
    assert step.changes.removed == (shelf.photos["chosen/a.jpg"],)
    assert shelf.paths() == {"a.jpg": shelf.folder / "chosen" / "a.jpg"}


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
