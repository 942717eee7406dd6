"""The command that tells whether everything is in order, on libraries damaged in many ways."""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from app.command_line import run
from app.core.base.paths import CATALOGUE, own_folder
from app.core.open_library import open_library
from app.core.profiles.profiles import Profiles
from app.core.safety.repair import check
from app.core.said.lines import SAID_FILE
from app.core.vectors.tables import store_of
from tests.made_matrices import name

pytestmark = pytest.mark.usefixtures("without_subject")

PHOTOS = 12
PARTS = {"catalogue", "photos", "networks", "vectors", "profiles", "reading"}


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("photos")
    for number in range(PHOTOS):
        blobs = np.random.default_rng(number).integers(0, 256, (9, 12, 3), np.uint8)
        Image.fromarray(blobs).resize((120, 90)).save(folder / f"{number:02}.jpg")
    return folder


@pytest.fixture(scope="module")
def whole(photos: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library that nothing is wrong with; a thumb was given in it."""
    folder = tmp_path_factory.mktemp("library")
    assert run(["index", str(photos), "--library", str(folder)]) == 0
    assert run(["profile", "--create", "Mine", "--library", str(folder)]) == 0
    return own_folder(folder)


@pytest.fixture
def library(whole: Path, tmp_path: Path) -> Path:
    """A copy of the library to damage."""
    return Path(shutil.copytree(whole, tmp_path / "library"))


@pytest.fixture
def doctor(library: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, Any]]:
    def examined(*arguments: str) -> tuple[int, Any]:
        capsys.readouterr()
        code = run(["doctor", *arguments, "--json", "--library", str(library)])
        return code, json.loads(capsys.readouterr().out or "null")

    return examined


def wrong(report: Any) -> dict[str, str]:
    """The parts that something is wrong with, and what."""
    return {
        finding["part"]: finding["sentence"]
        for finding in report["findings"]
        if finding["state"] == "wrong"
    }


def matrix(library: Path, modality: str = "gist") -> Path:
    with open_library(library, writable=False) as opened:
        return store_of(opened.folder, opened.matrices()).path(name(modality))


def sql(library: Path, statement: str) -> None:
    with closing(sqlite3.connect(library / CATALOGUE)) as connection, connection:
        connection.execute(statement)


def overwrite(path: Path, at: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(data)


# Damages, each with the part that tells of it


def one_row_torn(library: Path) -> None:
    overwrite(matrix(library), 3 * 512 * 4, b"\xff" * 64)  # NaN


def matrix_cut(library: Path) -> None:
    path = matrix(library)
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size * 3 // 4 + 5)


def matrix_gone(library: Path) -> None:
    matrix(library, "color").unlink()


def photo_without_row(library: Path) -> None:
    sql(library, "UPDATE photos SET row = NULL WHERE id = 5")


def photo_at_a_row_of_another(library: Path) -> None:
    sql(library, "UPDATE photos SET row = NULL WHERE id = 5")
    sql(library, "UPDATE photos SET row = (SELECT row FROM rows WHERE photo = 5) WHERE id = 6")


DAMAGES = {
    one_row_torn: "vectors",
    matrix_cut: "vectors",
    matrix_gone: "vectors",
    photo_without_row: "photos",
    photo_at_a_row_of_another: "photos",
}


@pytest.mark.parametrize(
    ("damage", "part"), DAMAGES.items(), ids=lambda each: getattr(each, "__name__", None)
)
def test_what_can_be_made_again_is_named_and_repaired(
    damage: Callable[[Path], None],
    part: str,
    library: Path,
    photos: Path,
    doctor: Callable[..., tuple[int, Any]],
) -> None:
    before = {path: hashlib.sha256(path.read_bytes()).digest() for path in photos.iterdir()}
    damage(library)
    code, report = doctor()
    assert (code, set(wrong(report)), report["repaired"]) == (1, {part}, [])
    assert wrong(doctor()[1]) == wrong(report)  # looking repairs nothing
    code, report = doctor("--repair")
    assert (code, wrong(report)) == (0, {})
    assert report["repaired"]
    with open_library(library, writable=False) as opened:
        assert check(opened) == []
        assert len(opened.photos()) == PHOTOS
        assert len({opened.row_of(photo.id) for photo in opened.photos()}) == PHOTOS
    assert run(["search", str(photos / "05.jpg"), "--library", str(library)]) == 0
    assert before == {path: hashlib.sha256(path.read_bytes()).digest() for path in photos.iterdir()}


def test_a_catalogue_that_knows_no_modalities_any_more_is_told_and_repaired(
    library: Path, doctor: Callable[..., tuple[int, Any]]
) -> None:
    sql(library, "DELETE FROM matrices")
    code, report = doctor()
    assert (code, set(wrong(report))) == (1, {"vectors"})
    code, report = doctor("--repair")
    assert (code, wrong(report)) == (0, {})
    with open_library(library, writable=False) as opened:
        assert opened.count() == PHOTOS


def test_a_library_in_order_has_a_line_for_each_part(
    library: Path, doctor: Callable[..., tuple[int, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    code, report = doctor()
    assert code == 0
    states = {finding["part"]: finding["state"] for finding in report["findings"]}
    assert {part for part, state in states.items() if state == "ok"} >= PARTS
    assert run(["doctor", "--library", str(library)]) == 0
    text = capsys.readouterr().out
    assert "ok     vectors: Nothing is lost or torn." in text
    assert text.endswith("Everything is in order.\n")


def test_leftovers_are_told_and_removed(
    library: Path, doctor: Callable[..., tuple[int, Any]]
) -> None:
    doctor("--repair")
    assert state_of(doctor()[1], "leftovers") == "ok"
    left = [
        library / "vectors" / "gist-77.f32",
        library / "profiles" / "9.state.npz",
        library / "models" / "clip@1.onnx",
        matrix(library).with_name("gist-77.f32.part"),
    ]
    for path in left:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"left")
    before = {path for path in library.rglob("*") if path.is_file()} - set(left)
    code, report = doctor()
    assert (code, state_of(report, "leftovers")) == (0, "note")
    assert doctor("--repair")[0] == 0
    assert {path for path in library.rglob("*") if path.is_file()} == before


def state_of(report: Any, part: str) -> str:
    (state,) = {each["state"] for each in report["findings"] if each["part"] == part}
    return str(state)


def test_a_scan_that_was_stopped_is_gone_on_with(
    library: Path, doctor: Callable[..., tuple[int, Any]]
) -> None:
    sql(library, "UPDATE files SET state = 'pending', hash = NULL WHERE id > 8")
    code, report = doctor()
    assert (code, state_of(report, "reading")) == (0, "note")
    code, report = doctor("--repair")
    assert (code, state_of(report, "reading")) == (0, "ok")


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE profiles SET learner = 'Nobody'", "Nobody"),
        ("UPDATE settings SET value = '99' WHERE key = 'active profile'", "not there"),
        (
            "INSERT INTO searches (profile, created, query_photos, query_rows, query_vectors)"
            " SELECT id, 0, '[null]', '[null]', x'00' FROM profiles LIMIT 1",
            "can't be read",
        ),
    ],
)
def test_what_only_a_backup_brings_back_stays_wrong(
    statement: str, said: str, library: Path, doctor: Callable[..., tuple[int, Any]]
) -> None:
    run(["profile", "--use", "Mine", "--library", str(library)])
    sql(library, statement)
    for arguments in ([], ["--repair"]):
        code, report = doctor(*arguments)
        assert code == 1
        assert said in wrong(report)["profiles"]


@pytest.mark.parametrize(
    ("photo", "events", "table"),
    [
        (999, [], "searches"),
        (1, ["'judge', NULL"], "events"),
        (1, ["'undo', NULL"], "events"),
        (1, ["'undo', 1"], "events"),
    ],
)
def test_a_journal_that_contradicts_itself_is_told(
    photo: int, events: list[str], table: str, library: Path, doctor: Callable[..., tuple[int, Any]]
) -> None:
    sql(
        library,
        "INSERT INTO searches (profile, created, query_photos, query_rows)"
        f" SELECT id, 0, '[{photo}]', '[0]' FROM profiles LIMIT 1",
    )
    for event in events:
        sql(library, f"INSERT INTO events (search, created, kind, target) VALUES (1, 0, {event})")
    assert f"table {table}" in wrong(doctor()[1])["catalogue"]


def test_a_catalogue_that_is_no_database_is_told_and_comes_back_from_the_log(
    library: Path, doctor: Callable[..., tuple[int, Any]]
) -> None:
    for log in library.glob(f"{CATALOGUE}-*"):
        log.unlink()
    (library / CATALOGUE).write_bytes(b"no catalogue" * 500)
    code, report = doctor()
    assert code == 1
    assert "damaged" in wrong(report)["library"]
    code, report = doctor("--repair")
    assert (code, wrong(report)) == (0, {})
    with open_library(library, writable=False) as opened:
        assert opened.count() == PHOTOS  # read anew
        assert "Mine" in [info.name for info in Profiles(opened).infos()]


def test_without_a_log_it_is_told_and_left_alone(
    library: Path, doctor: Callable[..., tuple[int, Any]]
) -> None:
    for log in [*library.glob(f"{CATALOGUE}-*"), library / SAID_FILE]:
        log.unlink()
    (library / CATALOGUE).write_bytes(b"no catalogue" * 500)
    assert "damaged" in wrong(doctor()[1])["library"]
    assert run(["doctor", "--repair", "--library", str(library)]) == 1
    assert (library / CATALOGUE).read_bytes().startswith(b"no catalogue")


def test_no_library_yet_is_nothing_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["doctor", "--library", str(tmp_path / "none")]) == 0
    assert "likewise index" in capsys.readouterr().out
    assert run(["doctor", "--repair", "--library", str(tmp_path / "none")]) == 1
    assert not (tmp_path / "none").exists()
