"""Wrong usage of the command line: empty names, unknown words, outputs with few characters."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from app.cluster.cluster_address import ClusterAddress, store_address, stored_address
from app.command_line import run
from app.core.base.paths import own_folder
from app.core.open_library import open_library
from resources.gallery import draw

pytestmark = pytest.mark.usefixtures("without_subject")


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("photos")
    for number in range(4):
        draw("city", "dusk", number).save(folder / f"city 日{number}.jpg")
    return folder


@pytest.fixture(scope="module")
def library(photos: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("library")
    assert run(["index", str(photos), "--library", str(folder)]) == 0
    return folder


def usage_error(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said of arguments that are wrong usage."""
    with pytest.raises(SystemExit) as stopped:
        run(arguments)
    assert stopped.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [("index", ""), ("search", ""), ("status", "--library", ""), ("search", "a.jpg", "--in", "")],
)
def test_an_empty_name_is_not_this_folder(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "an empty name" in usage_error(capsys, *arguments)


def test_a_word_that_is_no_command_opens_no_window(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“serch” is neither a file, a folder nor a command" in usage_error(capsys, "serch")


@pytest.mark.parametrize("option", ["--create", "--use", "--delete"])
def test_an_empty_profile_name_is_told(
    option: str, library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["profile", option, "", "--library", str(library)]) == 1
    assert capsys.readouterr().err


def test_an_export_writes_over_nothing(
    library: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photo = tmp_path / "photo.jpg"
    photo.write_bytes(b"a photo")
    assert run(["profile", "--create", "Cats", "--library", str(library)]) == 0
    assert run(["profile", "--export", "Cats", str(photo), "--library", str(library)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert photo.read_bytes() == b"a photo"


def test_the_way_to_a_cluster_needs_one(
    library: Path, photos: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["index", str(photos), "--insecure", "--library", str(library)]) == 1
    assert "--cluster" in capsys.readouterr().err


def test_a_library_leaves_its_cluster(library: Path, photos: Path) -> None:
    index = ["index", str(photos), "--library", str(library)]
    own = own_folder(library)
    store_address(own, ClusterAddress("tcp://localhost:1"))
    assert run(index) == 0  # which alone leaves no cluster
    assert stored_address(own) is not None
    assert run([*index, "--no-cluster"]) == 0
    assert stored_address(own) is None


def test_a_cluster_is_named_or_left(library: Path, capsys: pytest.CaptureFixture[str]) -> None:
    either = ["--cluster", "local", "--no-cluster"]
    assert "not allowed with" in usage_error(capsys, "index", str(library), *either)


def test_a_folder_without_photos_is_told(
    library: Path, photos: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    query = str(photos / "city 日0.jpg")
    assert run(["search", query, "--in", str(tmp_path), "--library", str(library)]) == 1
    assert "no photos of this library" in capsys.readouterr().err


@pytest.mark.parametrize("limits", [("--until", "9999-12-31"), ("--since", "1600-01-01")])
def test_the_ends_of_time_are_no_limits(
    limits: tuple[str, str], library: Path, photos: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    query = str(photos / "city 日0.jpg")
    assert run(["search", query, *limits, "--json", "--library", str(library)]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 3


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_names_are_written_in_any_encoding(
    encoding: str, library: Path, photos: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(written, encoding, write_through=True))
    assert run(["search", str(photos / "city 日0.jpg"), "--library", str(library)]) == 0
    found = written.getvalue().decode(encoding)
    assert found.count("\n") >= 3
    assert ("日" if encoding == "utf-8" else "\\u65e5") in found


@pytest.mark.skipif(os.name == "nt", reason="closes an output by the shell")
def test_without_an_output_a_command_does_its_work(library: Path) -> None:
    command = [sys.executable, "-m", "app", "find", "--library", str(library)]
    closed = subprocess.run(["sh", "-c", 'exec "$@" >&-', "sh", *command], capture_output=True)
    assert (closed.returncode, closed.stderr) == (0, b"")


def test_a_profile_is_missed_where_there_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    open_library(tmp_path).close()
    assert run(["profile", "--use", "Cats", "--library", str(tmp_path)]) == 1
    assert "There are none yet." in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["search"], ["index"], ["search", "x", "--top", "0"]])
def test_wrong_usage_exits_with_two(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert usage_error(capsys, *arguments).startswith("usage: likewise")
