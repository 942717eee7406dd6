"""When and with what a photo was taken, on files whose EXIF is written here."""

from __future__ import annotations

import time
from datetime import datetime
from pathlib import Path

import pytest
from PIL import ExifTags, Image

from app.core.base.photo_types import UNKNOWN_SHOT
from app.core.facts.facts import shot_in, shot_of
from features.exif import local_time

MAY_2019 = 1_557_000_000.0  # 2019-05-04 20:00:00 on any clock
TEXT = "2019:05:04 20:00:00"


def photo(path: Path, exif: dict[int, str], camera: dict[int, str] | None = None) -> Path:
    written = Image.Exif()
    written.update(camera or {})
    written.get_ifd(ExifTags.IFD.Exif).update(exif)
    Image.new("RGB", (8, 8)).save(path, exif=written)
    return path


@pytest.mark.parametrize("ending", ["jpg", "png", "webp", "heic"])
def test_the_original_time_with_its_fraction(tmp_path: Path, ending: str) -> None:
    exif = {
        ExifTags.Base.DateTimeOriginal: TEXT,
        ExifTags.Base.SubsecTimeOriginal: "25",
        ExifTags.Base.DateTimeDigitized: "2020:01:01 00:00:00",
    }
    camera = {ExifTags.Base.Make: "Acme", ExifTags.Base.Model: "One"}
    path = photo(tmp_path / f"a.{ending}", exif, camera)
    shot = shot_of(path)
    assert (shot.taken, shot.values["camera"]) == (MAY_2019 + 0.25, "Acme One")
    assert shot_in(path.read_bytes(), path.name) == shot


def test_the_maker_is_named_once(tmp_path: Path) -> None:
    camera = {ExifTags.Base.Make: "ACME\0", ExifTags.Base.Model: "Acme  One "}
    assert shot_of(photo(tmp_path / "a.jpg", {}, camera)).values["camera"] == "Acme One"


@pytest.mark.parametrize(
    ("exif", "taken"),
    [
        ({ExifTags.Base.DateTimeDigitized: TEXT}, MAY_2019),
        ({ExifTags.Base.DateTimeOriginal: "0000:00:00 00:00:00"}, None),
        ({ExifTags.Base.DateTimeOriginal: "yesterday"}, None),
        ({ExifTags.Base.DateTimeOriginal: TEXT, ExifTags.Base.SubsecTimeOriginal: "x"}, MAY_2019),
        ({}, None),
    ],
)
def test_odd_times(tmp_path: Path, exif: dict[int, str], taken: float | None) -> None:
    assert shot_of(photo(tmp_path / "a.jpg", exif)).taken == taken


def test_damage_tells_nothing(tmp_path: Path) -> None:
    whole = photo(tmp_path / "a.jpg", {ExifTags.Base.DateTimeOriginal: TEXT}).read_bytes()
    for cut in range(0, len(whole), 7):
        assert shot_in(whole[:cut], "a.jpg").taken in (None, MAY_2019)
    assert shot_in(b"", "a.jpg") == UNKNOWN_SHOT
    with pytest.raises(OSError, match="none"):
        shot_of(tmp_path / "none.jpg")


def test_a_moment_here_is_what_the_clock_shows() -> None:
    shown = datetime(2019, 5, 4, 20)
    assert local_time(time.mktime(shown.timetuple())) == MAY_2019
    assert local_time(1e300) == 1e300
