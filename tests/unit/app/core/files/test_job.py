"""Jobs from the plan to the catalogue: what is done, what is refused, what a stop leaves."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.base.errors import FileActError
from app.core.base.photo_types import PhotoState
from app.core.files import transfer
from app.core.files.job import begin_job, carry_out
from app.core.files.plan import plan_of, protect_files, source_files
from app.core.files.tables import latest_jobs
from app.core.files.types import CopyTo, MoveTo, PutIntoBin, RenameBy
from app.core.files.undo import plan_undo, retry_of
from tests.unit.app.core.files.conftest import Shelf
from tests.unit.app.core.files.job_steps import names, reasons


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
