"""The folder that photos go into: what may be chosen, and what is made of it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.core.base.errors import FileActError
from app.core.files.targets import make_folders, missing_folders, target_folder


def test_a_folder_that_stands_there_misses_nothing(tmp_path: Path) -> None:
    assert target_folder(tmp_path) == tmp_path
    assert missing_folders(tmp_path) == ()


def test_what_is_missing_is_made_outermost_first(tmp_path: Path) -> None:
    folder = target_folder(tmp_path / "2024" / "beach")
    assert missing_folders(folder) == (tmp_path / "2024", tmp_path / "2024" / "beach")
    make_folders(missing_folders(folder))
    assert folder.is_dir()
    make_folders((folder,))
    assert missing_folders(folder) == ()


def test_a_name_alone_lies_beside_the_photo(tmp_path: Path) -> None:
    photo = tmp_path / "holiday" / "a.jpg"
    assert target_folder(Path("beach"), photo) == tmp_path / "holiday" / "beach"
    assert target_folder(Path("../beach"), photo) == tmp_path / "beach"
    assert target_folder(tmp_path, photo) == tmp_path


def test_a_link_is_what_it_leads_to(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    assert target_folder(tmp_path / "link" / "new") == tmp_path / "real" / "new"


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for wanted in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(FileActError, match="is no folder"):
            target_folder(wanted)


@pytest.mark.parametrize("name", ["a\0b", "n" * 300, "loop/below"])
def test_a_folder_that_can_not_be_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(FileActError, match=r"can't be a folder|doesn't take the name"):
        target_folder(tmp_path / name)


def test_the_librarys_own_folder_is_not_for_photos(tmp_path: Path) -> None:
    with pytest.raises(FileActError, match="belongs to the library"):
        target_folder(tmp_path / "library" / "new", own=tmp_path / "library")


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileActError, match="doesn't take the name"):
        make_folders([tmp_path / ("n" * 300)])
    (tmp_path / "taken").write_text("")
    with pytest.raises(FileActError, match="There is a taken in"):
        make_folders([tmp_path / "taken"])


@pytest.mark.skipif(sys.platform != "linux", reason="there is no /proc")
def test_where_no_folder_can_be_made_it_is_said() -> None:
    with pytest.raises(FileActError, match="There can't be a folder /proc/photos"):
        make_folders([Path("/proc/photos")])
