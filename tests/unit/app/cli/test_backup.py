"""`likewise backup` and `likewise restore`, as a person types them."""

import json
from pathlib import Path

import pytest

from app.command_line import run
from app.core.base.paths import own_folder
from app.core.open_library import open_library
from app.core.store.catalogue import get_setting, set_setting


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A library that says "old"."""
    _say(tmp_path / "library", "old")
    return tmp_path / "library"


def test_a_backup_is_made_listed_and_restored(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["backup", "--library", str(folder)]) == 0
    assert "by hand" in capsys.readouterr().out
    _say(folder, "new")
    assert run(["restore", "--library", str(folder)]) == 0
    assert "`likewise restore NUMBER` restores one" in capsys.readouterr().out
    assert run(["restore", "1", "--library", str(folder)]) == 0
    assert "What was there before is in" in capsys.readouterr().out
    assert _said(folder) == "old"


@pytest.mark.slow
def test_a_library_beyond_repair_is_restored(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(["backup", "--library", str(folder)])
    (folder / "catalogue.sqlite").write_bytes(b"lost" * 2_000)
    assert run(["doctor", "--library", str(folder)]) == 1
    capsys.readouterr()
    assert run(["restore", "1", "--library", str(folder), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["restored"]["photos"] == 0
    assert _said(folder) == "old"


def test_a_second_folder(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    second = tmp_path / "disk"
    second.mkdir()
    assert run(["backup", "--library", str(folder), "--also-in", str(second), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["second_place"] == str(second)
    [copy] = second.rglob("*.zip")
    assert copy.name == Path(told["backups"][0]["path"]).name
    for path in folder.glob("backups/*"):
        path.unlink()
    run(["restore", "--library", str(folder), "--json"])
    assert [each["path"] for each in json.loads(capsys.readouterr().out)] == [str(copy)]
    assert run(["restore", str(copy), "--library", str(tmp_path / "elsewhere")]) == 0
    assert _said(own_folder(tmp_path / "elsewhere")) == "old"
    assert run(["backup", "--library", str(folder), "--only-here", "--json"]) == 0


def test_a_second_folder_that_was_never_there_is_not_chosen(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = str(tmp_path / "mistyped")
    assert run(["backup", "--library", str(folder), "--also-in", nowhere]) == 1
    assert f"There is no folder {nowhere}. Make it" in capsys.readouterr().err
    assert run(["backup", "--library", str(folder)]) == 0


def test_one_that_is_away_keeps_no_backup_from_being_made(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    second = tmp_path / "disk"
    second.mkdir()
    assert run(["backup", "--library", str(folder), "--also-in", str(second)]) == 0
    second.rename(tmp_path / "unplugged")
    assert run(["backup", "--library", str(folder)]) == 1
    assert f"is away. The backup is in {folder / 'backups'} alone." in capsys.readouterr().err
    assert len([*folder.glob("backups/*.zip")]) == 2


@pytest.mark.slow
def test_one_is_made_before_a_repair(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["doctor", "--repair", "--library", str(folder)])
    capsys.readouterr()
    assert run(["restore", "--library", str(folder)]) == 0
    assert "(before a repair)" in capsys.readouterr().out


@pytest.mark.parametrize("which", ["9", "nowhere.zip"])
def test_what_is_not_there_is_told(
    folder: Path, which: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["restore", which, "--library", str(folder)]) == 1
    assert "There is no backup" in capsys.readouterr().err
    assert _said(folder) == "old"


def _say(folder: Path, word: str) -> None:
    with open_library(folder) as library:
        set_setting(library.catalogue, "said", word)


def _said(folder: Path) -> object:
    with open_library(folder) as library:
        return get_setting(library.catalogue, "said")
