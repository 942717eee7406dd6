"""Photos and folders that are named from elsewhere, or through a link, are the library's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.command_line import run
from app.core.base.errors import RootError
from app.core.duplicates.copies import photos_in
from app.core.library.library import Library
from app.core.open_library import open_library
from tests.unit.app.core.conftest import fill

WAYS = ("../photos", "../link", "{base}/link", "{base}/photos")


@pytest.fixture
def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where photos and a link to them are; we are in a folder beside them."""
    base = tmp_path.resolve()
    for name in ("photos", "photos/in", "elsewhere"):
        (base / name).mkdir()
    (base / "link").symlink_to(base / "photos")
    monkeypatch.chdir(base / "elsewhere")
    return base


@pytest.fixture
def library(base: Path) -> Iterator[Library]:
    """A library of photos of which the first two are the same file, in a folder below."""
    with open_library(base / "library") as opened:
        fill(opened, base / "photos", {"color": 6, "gist": 6})
        with opened.catalogue.transaction() as connection:
            connection.execute("UPDATE files SET hash = CAST(path AS BLOB)")
            connection.execute(
                "UPDATE files SET hash = x'00', path = CAST('in/' || path AS BLOB) WHERE id < 3"
            )
        yield opened


@pytest.mark.parametrize("way", WAYS)
def test_a_photo_is_found(library: Library, base: Path, way: str) -> None:
    found = library.find(Path(way.format(base=base), "05.jpg"))
    assert found is not None
    assert found.path == base / "photos" / "05.jpg"
    assert library.find(Path(way.format(base=base), "none.jpg")) is None


@pytest.mark.parametrize("way", WAYS)
def test_a_folder_is_known(library: Library, base: Path, way: str) -> None:
    below = Path(way.format(base=base), "in")
    assert library.known_folder(below) == base / "photos" / "in"
    assert len(photos_in(library, [below])) == 2


def test_a_link_below_a_root_belongs_to_the_paths_of_its_photos(
    library: Library, base: Path
) -> None:
    (base / "far").mkdir()
    (base / "far" / "a.jpg").write_bytes(b"1")
    (base / "photos" / "way").symlink_to(base / "far")
    (base / "photos" / "a.jpg").symlink_to(base / "far" / "a.jpg")
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET path = CAST('way/a.jpg' AS BLOB) WHERE id = 5")
        connection.execute("UPDATE files SET path = CAST('a.jpg' AS BLOB) WHERE id = 6")
    assert library.known_folder(Path("../photos/way")) == base / "photos" / "way"
    linked = library.find(Path("../photos/a.jpg"))
    assert linked is not None
    assert linked.id == 6


def test_a_folder_without_photos_is_named_whole(library: Library, base: Path) -> None:
    nowhere = base / "elsewhere" / "none"
    with pytest.raises(RootError, match=f"There are no photos of this library in {nowhere}"):
        library.known_folder(Path("none"))
    with pytest.raises(RootError, match="There are no photos of this library in"):
        photos_in(library, [Path("none")])


def test_the_command_line_searches_with_the_photo_and_in_the_folder(
    library: Library, base: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = ["search", "../link/05.jpg", "--in", "../photos/in", "--json"]
    assert run([*known, "--library", str(library.folder)]) == 0
    found = {Path(row["path"]) for row in json.loads(capsys.readouterr().out)}
    assert found == {base / "photos" / "in" / "00.jpg", base / "photos" / "in" / "01.jpg"}
