"""Exposure, lens and place in EXIF: by hand, then whatever a stranger may have written."""

from __future__ import annotations

import io
import math
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ExifTags, Image

from features.facts import NO_FACTS, Facts, facts_in, text_of
from features.shot import shot_in, shot_of

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
    facts = shot_of(path).facts
    assert facts.lens == "Acme 35mm F2"
    assert facts.exposure == pytest.approx(0.004)
    assert (facts.aperture, facts.iso, facts.flash) == (pytest.approx(2.8), 400, True)
    assert (facts.focal_length, facts.focal_length_35) == (35.0, 52.0)
    assert facts.latitude == pytest.approx(38.71)
    assert facts.longitude == pytest.approx(-9.14)
    assert facts.altitude == pytest.approx(-12.0)
    assert facts.format == {"jpg": "JPEG", "png": "PNG", "webp": "WEBP", "heic": "HEIF"}[ending]


def test_a_file_without_exif_tells_its_format_alone() -> None:
    file = io.BytesIO()
    Image.new("RGB", (8, 8)).save(file, "JPEG")
    assert shot_in(file.getvalue(), "a.jpg").facts == Facts(format="JPEG")


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
    facts = facts_in({}, {**LISBON, **gps})
    assert facts.latitude is None
    assert facts.longitude is None


@pytest.mark.parametrize("value", [0, -1, math.inf, math.nan, "1/250", b"\1", None, True, 1e9, [2]])
def test_an_exposure_that_is_none(value: object) -> None:
    assert facts_in({BASE.ExposureTime: value}, {}).exposure is None


def test_of_several_sensitivities_the_first() -> None:
    assert facts_in({BASE.ISOSpeedRatings: (200, 0)}, {}).iso == 200


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
    facts = facts_in(exif, gps)
    for name in Facts.__slots__:
        value = getattr(facts, name)
        if isinstance(value, float):
            assert math.isfinite(value)
        elif isinstance(value, str):
            assert len(value) <= 100
            assert value.isprintable()
    assert (facts.latitude is None) == (facts.longitude is None)
    assert facts.latitude is None or -90 <= facts.latitude <= 90
    assert facts.longitude is None or -180 <= facts.longitude <= 180
    assert facts.iso is None or 1 <= facts.iso <= 10**7
    assert facts_in({}, {}) == NO_FACTS
