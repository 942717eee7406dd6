"""The commands on photos' files: what they do, tell, and refuse."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from app import command_line
from app.core.base.content_hash import content_hash
from app.core.files.plan import protect_files
from app.core.files.tables import BIN_HAS_RECORDS
from app.core.library.walk import exclude
from app.core.open_library import open_library
from tests.unit.app.core.files.conftest import Shelf, bin_folder, elsewhere, shelf

__all__ = ["bin_folder", "elsewhere", "shelf"]

Run = Callable[..., tuple[int, Any]]


@pytest.fixture
def run(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command on a library of three photos, which are protected, as in a new one."""
    shelf.add("a.jpg", "b.jpg", "trip/c.jpg")
    protect_files(shelf.library, True)
    shelf.library.close()

    def run(*arguments: object) -> tuple[int, Any]:
        library = ("--library", str(shelf.library.folder), "--json")
        code = command_line.run([*map(str, arguments), *library])
        said = capsys.readouterr()
        return code, json.loads(said.out) if said.out else said.err

    return run


def test_a_copy_without_its_original_is_taken_back_only_if_that_is_said(
    run: Run, shelf: Shelf, elsewhere: Path
) -> None:
    _, said = run("copy", shelf.folder / "a.jpg", "--to", elsewhere)
    (shelf.folder / "a.jpg").unlink()
    code, told = run("done", "--undo", said["job"])
    assert code == 1
    assert "1 of the copies may be the last" in told
    assert (elsewhere / "a.jpg").exists()
    assert run("done", "--undo", said["job"], "--yes")[0] == 0
    assert not (elsewhere / "a.jpg").exists()


def test_a_copy_is_planned_then_made_then_taken_back(
    run: Run, shelf: Shelf, elsewhere: Path
) -> None:
    target = elsewhere / "2024" / "new"
    arguments = ("copy", shelf.folder / "trip", shelf.folder / "a.jpg", "--to", target)
    code, said = run(*arguments, "--dry-run")
    assert code == 0
    assert [act["target"] for act in said["planned"]] == [
        str(target / "c.jpg"),
        str(target / "a.jpg"),
    ]
    assert said["new_folders"] == [str(target.parent), str(target)]
    assert not target.parent.exists()
    code, said = run(*arguments)
    assert (code, len(said["done"]), said["failed"]) == (0, 2, [])
    assert sorted(path.name for path in target.iterdir()) == ["a.jpg", "c.jpg"]
    code, listed = run("done")
    assert (listed["protected"], listed["jobs"][0]["done"]) == (True, 2)
    code, said = run("done", "--undo", said["job"])
    assert code == 0
    assert not target.parent.exists()  # made for them


@pytest.mark.skipif(not BIN_HAS_RECORDS, reason="this bin is elsewhere")
def test_where_nothing_was_done_nothing_went_along(
    run: Run, shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf.bin.parent.parent.mkdir(exist_ok=True)
    shelf.bin.parent.write_text("a file in place of the bin")
    photo = shelf.folder / "a.jpg"
    photo.with_name("a.jpg.xmp").write_text("<x/>")
    library = ["--library", str(shelf.library.folder)]
    assert command_line.run(["bin", str(photo), "--allow", *library]) == 1
    assert capsys.readouterr().out.endswith("\n0 photos put into the bin, 1 not.\n")


def test_moving_has_to_be_allowed_once(run: Run, shelf: Shelf, elsewhere: Path) -> None:
    code, said = run("move", shelf.folder / "a.jpg", "--to", elsewhere)
    assert code == 1
    assert "renaming and deleting are off" in said
    assert "--allow" in said
    code, said = run("move", shelf.folder / "a.jpg", "--to", elsewhere, "--allow")
    assert (code, len(said["done"])) == (0, 1)
    code, said = run("rename", shelf.folder / "b.jpg", "--pattern", "{name} {number:03}")
    assert said["done"][0]["target"].endswith("b 001.jpg")
    assert run("done", "--protect-files", "on")[1]["protected"] is True
    assert run("bin", shelf.folder / "trip")[0] == 1


@pytest.mark.skipif(not BIN_HAS_RECORDS, reason="this bin keeps no records that may be read")
def test_what_went_into_the_bin_is_taken_back_and_what_is_gone_is_told(
    run: Run, shelf: Shelf
) -> None:
    code, said = run("bin", shelf.folder / "a.jpg", shelf.folder / "b.jpg", "--allow")
    assert (code, (shelf.folder / "a.jpg").exists()) == (0, False)
    (shelf.bin / "b.jpg").unlink()
    code, back = run("done", "--undo", said["job"])
    assert (code, [each["target"] for each in back["done"]]) == (1, [str(shelf.folder / "a.jpg")])
    gone = {"source": str(shelf.folder / "b.jpg"), "reason": "It is not in the bin any more."}
    assert back["left"] == [gone]
    assert (shelf.folder / "a.jpg").exists()
    assert run("done", "--undo", said["job"])[0] == 1


def test_what_failed_is_listed_and_can_be_tried_again(
    run: Run, shelf: Shelf, elsewhere: Path
) -> None:
    away = shelf.folder / "b.jpg"
    away.rename(elsewhere / "b.jpg")
    code, said = run("copy", shelf.folder, "--to", elsewhere)
    assert code == 1
    assert said["failed"] == [{"source": str(away), "reason": "It is not there any more."}]
    assert run("done", "--failed", said["job"])[1] == said["failed"]
    (elsewhere / "b.jpg").rename(away)
    code, said = run("done", "--retry", said["job"])
    assert (code, [Path(each["source"]).name for each in said["done"]]) == (0, ["b.jpg"])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("rename", "{folder}/a.jpg", "--pattern", "{nmae}"), "no field {nmae}"),
        (("rename", "{folder}/a.jpg", "--pattern", "a/b"), "can't have a /"),
        (("copy", "{folder}/nowhere.jpg", "--to", "{folder}"), "is not a photo"),
        (("copy", "{folder}/a.jpg", "--to", "{folder}/b.jpg"), "is no folder"),
        (("done", "--undo", "7"), "Nothing was done under the number 7"),
    ],
)
def test_what_makes_no_sense_is_told(
    run: Run, shelf: Shelf, arguments: tuple[str, ...], sentence: str
) -> None:
    filled = [each.replace("{folder}", str(shelf.folder)) for each in arguments]
    code, said = run(*filled)
    assert code == 1
    assert sentence in said


def test_a_move_out_of_the_librarys_sight_is_agreed_to_before(run: Run, shelf: Shelf) -> None:
    with open_library(shelf.library.folder) as library:
        exclude(library, ["screens"])
    move = ("move", shelf.folder / "a.jpg", "--to", shelf.folder / "screens", "--allow")
    code, said = run(*move)
    assert (code, "by its patterns" in said, "Nothing was done" in said) == (1, True, True)
    assert (shelf.folder / "a.jpg").exists()
    code, said = run(*move, "--yes")
    assert (code, (shelf.folder / "screens" / "a.jpg").exists()) == (0, True)


@pytest.mark.slow
def test_an_export_is_resized_in_a_process_apart(run: Run, shelf: Shelf, elsewhere: Path) -> None:
    path = shelf.folder / "a.jpg"
    assert cv2.imwrite(str(path), np.full((40, 60, 3), 200, np.uint8))
    with open_library(shelf.library.folder) as library, library.catalogue.transaction() as c:
        status = path.stat()
        c.execute(
            "UPDATE files SET size = ?, mtime_ns = ?, hash = ? WHERE id = ?",
            (status.st_size, status.st_mtime_ns, content_hash(path), shelf.photos["a.jpg"]),
        )
    code, said = run("export", shelf.folder, "--to", elsewhere, "--side", "30", "--format", "png")
    assert code == 1  # the others are no pictures
    assert [each["target"] for each in said["done"]] == [str(elsewhere / "a.png")]
    assert len(said["failed"]) == 2
    assert all("Not a supported image format" in each["reason"] for each in said["failed"])
    assert cv2.imread(str(elsewhere / "a.png")).shape == (20, 30, 3)
    (usual := elsewhere / "usual").touch()
    assert (elsewhere / "a.png").stat().st_mode == usual.stat().st_mode
