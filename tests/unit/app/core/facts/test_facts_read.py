"""What a file says of its photo: Exif, and the file itself."""

from __future__ import annotations

import io
import math
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ExifTags, Image

from app.core.base.photo_types import UNKNOWN_SHOT, Shot
from app.core.facts.facts import FACTS, shot_from, shot_in, shot_of
from features.exif import Exif, local_time, text_of

# Exposure, lens and place in EXIF: by hand, then whatever a stranger may have written.

BASE, GPS = ExifTags.Base, ExifTags.GPS

EXPOSED = {
    BASE.LensModel: "Acme 35mm F2",
    BASE.ExposureTime: 1 / 250,
    BASE.FNumber: 2.8,
    BASE.ISOSpeedRatings: 400,
    BASE.FocalLength: 35.0,
    BASE.FocalLengthIn35mmFilm: 52,
    BASE.Flash: 0x19,
}
LISBON = {
    GPS.GPSLatitudeRef: "N",
    GPS.GPSLatitude: (38.0, 42.0, 36.0),
    GPS.GPSLongitudeRef: "W",
    GPS.GPSLongitude: (9.0, 8.0, 24.0),
    GPS.GPSAltitudeRef: b"\1",
    GPS.GPSAltitude: 12.0,
}


@pytest.mark.parametrize("ending", ["jpg", "png", "webp", "heic"])
def test_what_a_camera_writes(tmp_path: Path, ending: str) -> None:
    exif = Image.Exif()
    exif[BASE.Make] = "Acme"
    exif.get_ifd(ExifTags.IFD.Exif).update(EXPOSED)
    exif.get_ifd(ExifTags.IFD.GPSInfo).update(LISBON)
    path = tmp_path / f"a.{ending}"
    Image.new("RGB", (8, 8)).save(path, exif=exif)
    shot = shot_of(path)
    assert shot.place == pytest.approx((38.71, -9.14))
    assert shot.values == {
        "camera": "Acme",
        "lens": "Acme 35mm F2",
        "exposure": pytest.approx(0.004),
        "aperture": pytest.approx(2.8),
        "iso": 400,
        "focal_length": 35.0,
        "focal_length_35": 52.0,
        "flash": True,
        "altitude": pytest.approx(-12.0),
        "format": {"jpg": "JPEG", "png": "PNG", "webp": "WEBP", "heic": "HEIF"}[ending],
    }


def test_a_file_without_exif_tells_its_format_alone() -> None:
    file = io.BytesIO()
    Image.new("RGB", (8, 8)).save(file, "JPEG")
    assert shot_in(file.getvalue(), "a.jpg") == Shot(values={"format": "JPEG"})


@pytest.mark.parametrize(
    "gps",
    [
        {GPS.GPSLatitude: (91.0, 0.0, 0.0)},
        {GPS.GPSLatitude: (90.0, 0.0, 1.0)},
        {GPS.GPSLatitude: (math.nan, 0.0, 0.0)},
        {GPS.GPSLatitude: "38.7"},
        {GPS.GPSLatitude: ()},
        {GPS.GPSLongitude: (181.0, 0.0, 0.0)},
        {GPS.GPSLongitude: None},
        {GPS.GPSLatitude: (0.0, 0.0, 0.0), GPS.GPSLongitude: (0.0, 0.0, 0.0)},
    ],
)
def test_a_place_that_is_nowhere(gps: dict[int, Any]) -> None:
    assert shot_from(Exif(gps={**LISBON, **gps})).place is None


@pytest.mark.parametrize("value", [0, -1, math.inf, math.nan, "1/250", b"\1", None, True, 1e9, [2]])
def test_an_exposure_that_is_none(value: object) -> None:
    assert shot_from(Exif(own={BASE.ExposureTime: value})).values == {}


def test_of_several_sensitivities_the_first() -> None:
    assert shot_from(Exif(own={BASE.ISOSpeedRatings: (200, 0)})).values == {"iso": 200}


def test_names_are_one_short_line() -> None:
    assert text_of(" A\0b\x1b\u202e\n c ") == "A b c"
    assert len(text_of("x" * 10**6)) == 100
    assert text_of(b"caf\xc3\xa9 \xff") == "café \N{REPLACEMENT CHARACTER}"
    assert text_of(7) == ""


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(),
    st.binary(),
    st.tuples(st.floats(), st.floats(), st.floats()),
    st.lists(st.integers()).map(tuple),
)


@given(
    st.dictionaries(st.sampled_from(list(EXPOSED)), ODD),
    st.dictionaries(st.sampled_from(list(LISBON)), ODD),
)
def test_whatever_is_written_what_is_told_is_within_bounds(
    exif: dict[int, Any], gps: dict[int, Any]
) -> None:
    shot = shot_from(Exif(own=exif, gps=gps))
    for name, value in shot.values.items():
        assert value is not None
        if isinstance(value, float):
            assert math.isfinite(value)
        elif isinstance(value, str):
            assert 1 <= len(value) <= 100
            assert value.isprintable()
        assert FACTS[name].to_text(value)
    assert shot.place is None or (-90 <= shot.place[0] <= 90 and -180 <= shot.place[1] <= 180)
    assert 1 <= shot.values.get("iso", 1) <= 10**7
    assert shot_from(Exif()) == UNKNOWN_SHOT


# When and with what a photo was taken, on files whose EXIF is written here.

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
