"""Reading marks from photos and the sidecars beside them."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image as Pillow

from app.core.base.photo_types import UNMARKED, Marks, XmpFacts
from app.core.marks.sidecars import (
    FileStamp,
    PhotoToRead,
    SeenMarks,
    belongs_to,
    read_changed,
    sidecar_path,
)
from app.core.marks.xmp import XmpDocument
from tests.unit.app.core.marks.sidecar_examples import DARKTABLE, DIGIKAM, EXIFTOOL, LIGHTROOM


@pytest.fixture
def photo(tmp_path: Path) -> PhotoToRead:
    path = tmp_path / "photo.jpg"
    Pillow.new("RGB", (8, 6), "teal").save(path, xmp=EXIFTOOL)
    os.utime(path, (500, 500))
    status = path.stat()
    return PhotoToRead(7, FileStamp(path.name, status.st_size, status.st_mtime_ns), "")


def seen(folder: Path, photo: PhotoToRead) -> SeenMarks:
    (found,) = read_changed(folder, [photo])
    return found


def test_a_photo_alone_says_what_is_embedded(tmp_path: Path, photo: PhotoToRead) -> None:
    found = seen(tmp_path, photo)
    assert found.dated.marks == Marks(-1, "purple", ("sea", "summer"))
    assert found.dated.stars_set == 500
    assert (found.photo, found.sidecars, found.fault) == (7, 0, "")


@pytest.mark.parametrize("name", ["photo.jpg.xmp", "photo.xmp", "PHOTO.JPG.XMP", "photo.XMP"])
def test_a_sidecar_is_found_by_both_habits(tmp_path: Path, photo: PhotoToRead, name: str) -> None:
    (tmp_path / name).write_bytes(LIGHTROOM)
    found = seen(tmp_path, photo)
    assert found.dated.marks == Marks(5, "red", ("Places|Coast|Beach", "summer"))
    assert found.sidecars == 1


def test_of_two_sidecars_the_newer_wins_per_field(tmp_path: Path, photo: PhotoToRead) -> None:
    (tmp_path / "photo.jpg.xmp").write_bytes(DARKTABLE)
    (tmp_path / "photo.xmp").write_bytes(LIGHTROOM)
    os.utime(tmp_path / "photo.jpg.xmp", (2000, 2000))
    os.utime(tmp_path / "photo.xmp", (1000, 1000))
    assert seen(tmp_path, photo).dated.marks == Marks(2, "blue", ("Places|Coast|Beach",))
    os.utime(tmp_path / "photo.xmp", (3000, 3000))
    assert seen(tmp_path, photo).dated.marks.stars == 5


def test_a_sidecar_of_another_file_of_that_name_is_not_read(
    tmp_path: Path, photo: PhotoToRead
) -> None:
    (tmp_path / "photo.xmp").write_bytes(LIGHTROOM.replace(b'"JPG"', b'"CR3"'))
    assert seen(tmp_path, photo).dated.marks.stars == -1
    document = XmpDocument((tmp_path / "photo.xmp").read_bytes())
    assert belongs_to(document, tmp_path / "photo.xmp", tmp_path / "photo.cr3")
    assert belongs_to(document, tmp_path / "photo.jpg.xmp", tmp_path / "photo.jpg")


def test_a_sidecar_of_two_photos_is_that_of_the_raw_or_of_none(
    tmp_path: Path, photo: PhotoToRead
) -> None:
    nobodys = LIGHTROOM.replace(b'photoshop:SidecarForExtension="JPG"', b"")
    assert nobodys != LIGHTROOM
    sidecar = tmp_path / "photo.xmp"
    sidecar.write_bytes(nobodys)
    assert seen(tmp_path, photo).dated.marks.stars == 5
    (tmp_path / "photo.png").touch()
    (tmp_path / "photo.nef").touch()
    assert seen(tmp_path, photo).dated.marks.stars == -1
    document = XmpDocument(nobodys)
    owners = {name for name in ("photo.jpg", "photo.png", "photo.nef")
              if belongs_to(document, sidecar, tmp_path / name)}  # fmt: skip
    assert owners == {"photo.nef"}
    sidecar.write_bytes(LIGHTROOM)
    assert seen(tmp_path, photo).dated.marks.stars == 5, "it names its file"


def test_only_what_changed_is_read_again(tmp_path: Path, photo: PhotoToRead) -> None:
    before = replace(photo, stamp=seen(tmp_path, photo).stamp)
    assert read_changed(tmp_path, [before]) == []
    sidecar = tmp_path / "photo.jpg.xmp"
    sidecar.write_bytes(DIGIKAM)
    with_sidecar = seen(tmp_path, before)
    assert with_sidecar.dated.marks.stars == 4
    known = replace(photo, stamp=with_sidecar.stamp)
    assert read_changed(tmp_path, [known]) == []
    os.utime(sidecar, (1, 1))
    assert seen(tmp_path, known).stamp != with_sidecar.stamp
    sidecar.unlink()
    assert seen(tmp_path, known).sidecars == 0


@pytest.mark.parametrize("content", [b"", b"<not", b"<!DOCTYPE x []><x/>", b"\xff" * 100])
def test_a_sidecar_that_cannot_be_read_is_told_and_left_out(
    tmp_path: Path, photo: PhotoToRead, content: bytes
) -> None:
    (tmp_path / "photo.jpg.xmp").write_bytes(content)
    found = seen(tmp_path, photo)
    assert "photo.jpg.xmp" in found.fault
    assert found.dated.marks.stars == -1


def test_no_picture_and_a_pipe_are_no_marks(tmp_path: Path) -> None:
    (tmp_path / "p.jpg").write_bytes(b"broken")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "p.xmp")
    found = seen(tmp_path, PhotoToRead(1, FileStamp("p.jpg", 6, 1), ""))
    assert found.dated.marks == UNMARKED
    assert not found.dated.has_metadata


def test_names_of_sidecars() -> None:
    photo = Path("a/IMG 1.b.JPG")
    assert sidecar_path(photo, "photo.jpg.xmp") == Path("a/IMG 1.b.JPG.xmp")
    assert sidecar_path(photo, "photo.xmp") == Path("a/IMG 1.b.xmp")


def test_dates_and_places_come_along(tmp_path: Path, photo: PhotoToRead) -> None:
    assert seen(tmp_path, photo).facts == XmpFacts()
    where = b'exif:GPSLatitude="38,42.6N" exif:GPSLongitude="9,8.4W" exif:DateTimeOriginal="2024"'
    named = LIGHTROOM.replace(
        b"<rdf:Description ",
        b'<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" ' + where + b" ",
        1,
    )
    (tmp_path / "photo.xmp").write_bytes(named)
    found = seen(tmp_path, photo).facts
    assert found.place == pytest.approx((38.71, -9.14))
    assert found.located_beside
    assert found.dated_beside
    (tmp_path / "photo.xmp").write_bytes(named.replace(b'"JPG"', b'"CR3"'))  # of another file
    assert seen(tmp_path, photo).facts == XmpFacts()
