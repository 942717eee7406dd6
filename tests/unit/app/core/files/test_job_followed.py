"""Acts on files of which some have one content: the photo is where a file of it is left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.base.photo_types import MarkChange
from app.core.files import acts
from app.core.files.job import begin_job, carry_out
from app.core.files.plan import Plan, plan_of, protect_files, source_files
from app.core.files.types import FileOperation, MoveTo, PutIntoBin, RenameBy
from app.core.files.undo import plan_undo, retry_of
from app.core.library.library import Library
from app.core.marks.marking import mark, marks_of
from app.core.open_library import open_library
from app.core.photos.at_hand_tables import searchable_files
from app.core.search.known_facts import known_facts
from tests.integration.identity_steps import begin, scan

NAMES = ("a.jpg", "b.jpg", "c.jpg")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three files of one content."""
    made = tmp_path / "photos"
    made.mkdir()
    for name in NAMES:
        (made / name).write_text("sea")
    return made


@pytest.fixture
def library(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Library]:
    bin_folder = tmp_path / "bin"
    bin_folder.mkdir()
    monkeypatch.setattr(acts, "put_into_bin", lambda path: path.rename(bin_folder / path.name))
    with open_library(tmp_path / "library") as opened:
        begin(opened)
        opened.add_root(folder)
        protect_files(opened, False)
        scan(opened)
        mark(opened, [info.id for info in opened.photos()], MarkChange(stars=5))
        yield opened


def do(library: Library, operation: FileOperation, *paths: Path) -> int:
    """Do it with the files at ``paths``; returns the job."""
    ids = {path: file for file, path in searchable_files(library.catalogue)}
    return finish(library, plan_of(operation, source_files(library, [ids[path] for path in paths])))


def finish(library: Library, plan: Plan) -> int:
    job = begin_job(library, plan)
    for step in carry_out(library, job):
        assert step.act.is_done, step.act.reason
    return job


def paths(library: Library) -> list[Path]:
    """Where the one photo is, with its stars."""
    (info,) = library.photos()
    assert marks_of(library, [info.id])[info.id].stars == 5
    return sorted([info.path, *known_facts(library, info.id).copies])


def test_the_photo_stays_as_long_as_a_file_is_left(library: Library, folder: Path) -> None:
    do(library, PutIntoBin(), folder / "a.jpg")
    assert paths(library) == [folder / "b.jpg", folder / "c.jpg"]
    files = [file for file, _ in searchable_files(library.catalogue)]
    for binned, stay in ((files[:1], 1), (files, 0)):
        assert plan_of(PutIntoBin(), source_files(library, binned)).stay == stay
    do(library, PutIntoBin(), folder / "c.jpg")
    assert paths(library) == [folder / "b.jpg"]
    do(library, PutIntoBin(), folder / "b.jpg")
    assert library.photos() == []


def test_one_job_with_several_files_of_it_leaves_it_where_the_last_is(
    library: Library, folder: Path
) -> None:
    do(library, PutIntoBin(), folder / "a.jpg", folder / "b.jpg")
    assert paths(library) == [folder / "c.jpg"]


def test_all_files_go_and_the_photo_with_them_and_all_come_back(
    library: Library, folder: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    job = do(library, MoveTo(elsewhere), *[folder / name for name in NAMES])
    assert library.photos() == []
    finish(library, plan_undo(library, job))
    scan(library)
    assert paths(library) == [folder / name for name in NAMES]


def test_what_left_and_comes_back_while_the_photo_stayed_is_a_copy(
    library: Library, folder: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    job = do(library, MoveTo(elsewhere), folder / "a.jpg", folder / "b.jpg")
    assert paths(library) == [folder / "c.jpg"]
    finish(library, plan_undo(library, job))
    assert paths(library) == [folder / name for name in NAMES]


def test_what_comes_back_to_a_photo_that_was_changed_meanwhile_is_read_anew(
    library: Library, folder: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    job = do(library, MoveTo(elsewhere), folder / "a.jpg", folder / "b.jpg")
    (folder / "c.jpg").write_text("lake")
    scan(library)
    finish(library, plan_undo(library, job))
    scan(library)
    found = sorted(
        sorted([info.path.name, *[p.name for p in known_facts(library, info.id).copies]])
        for info in library.photos()
    )
    assert found == [["a.jpg", "b.jpg"], ["c.jpg"]]


def test_files_of_one_content_change_names_in_a_circle(library: Library, folder: Path) -> None:
    job = do(library, RenameBy("{number}"), *[folder / name for name in reversed(NAMES)])
    assert paths(library) == [folder / f"{number}.jpg" for number in (1, 2, 3)]
    finish(library, plan_undo(library, job))
    assert paths(library) == [folder / name for name in NAMES]
    scan(library)
    assert paths(library) == [folder / name for name in NAMES]


def test_what_failed_is_tried_again_with_that_file_and_no_other(
    library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        raise OSError(path)

    (sea,) = (info.id for info in library.photos())
    with monkeypatch.context() as patch:
        patch.setattr(acts, "put_into_bin", refuse)
        plan = plan_of(PutIntoBin(), source_files(library, [sea]))
        job = begin_job(library, plan)
        (step,) = carry_out(library, job)
    assert not step.act.is_done
    (again,) = retry_of(library, job)[1]
    assert again.path == folder / "a.jpg"
    (folder / "a.jpg").unlink()
    scan(library)
    with pytest.raises(Exception, match="None of these photos"):
        retry_of(library, job)
