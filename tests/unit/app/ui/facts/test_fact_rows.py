"""Rows of facts, by hand: one photo, several that share something, and what nobody knows."""

from __future__ import annotations

import calendar
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from app.core.base import language
from app.core.base.photo_types import KnownFacts
from app.ui.facts.fact_rows import heading, lines, sections

NOON = float(calendar.timegm((2024, 6, 3, 12, 0, 0)))


def rows(facts: KnownFacts, path: Path | None = None) -> dict[str, str]:
    found = sections(facts, path, {4: "Sea"})
    return {row.label: row.text for section in found for row in section.rows}


def test_one_photo() -> None:
    facts = KnownFacts(
        (7,),
        1,
        folders={Path("/photos/a"): 1},
        bytes=(8_200_000, 8_200_000),
        dimensions={(4000, 3000): 1},
        taken=(NOON, NOON),
        dated=1,
        facts={"camera": {"A camera": 1}, "exposure": {0.004: 1}, "flash": {False: 1}},
        located=1,
        latitude=(38.71, 38.71),
        longitude=(-9.14, -9.14),
        places={("Lisbon", "Portugal"): 1},
        stars={3: 1},
        albums={4: 1, 5: 1},
    )
    told = rows(facts, Path("/photos/a/x.jpg"))
    assert told == {
        "Name": "x.jpg",
        "Folder": "a",
        "Size": "8.2 MB",
        "Pixels": "4,000 × 3,000",
        "Taken": "3 Jun 2024, 12:00:00",
        "Place": "Lisbon, Portugal",
        "Coordinates": "38.7100°\N{NO-BREAK SPACE}N, 9.1400°\N{NO-BREAK SPACE}W",
        "Camera": "A camera",
        "Exposure": "1/250 s",
        "Flash": "Flash did not fire",
        "Stars": "★★★",
        "Albums": "Sea",
    }
    when, where, camera, file, folder, marks = sections(facts, Path("/photos/a/x.jpg"), {4: "Sea"})
    assert [row.text for row in lines(file)] == ["x.jpg", "8.2 MB, 4,000 × 3,000"]
    assert [(row.text, row.whole) for row in lines(folder)] == [("a", "/photos/a")]
    assert [row.text for row in lines(camera)] == ["A camera", "1/250 s, Flash did not fire"]
    assert [row.text for row in lines(marks)] == ["★★★", "Albums: Sea"]
    assert [len([*lines(section)]) for section in (when, where)] == [1, 2]
    assert heading(facts) == "This photo"


@pytest.fixture
def backwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language from right to left."""
    before = language.spoken()
    monkeypatch.setattr(language.English, "right_to_left", True)
    language.speak(language.English())
    yield
    language.speak(before)


def test_from_right_to_left_places_and_numbers_of_photos_can_be_read(backwards: None) -> None:
    facts = KnownFacts(
        (1, 2), 2, places={("Agra", "a\nb"): 1}, dimensions={(320, 213): 1, (219, 320): 1}
    )
    told = rows(facts, None)
    signs = {ord(sign): "" for sign in "\u2067\u2068\u2069"}  # that set words apart
    assert told["Place"].translate(signs) == "Agra, a\N{REPLACEMENT CHARACTER}b (1)"
    assert told["Pixels"].translate(signs) == "320 × 213 (1), 219 × 320 (1)"
    assert told["Pixels"].count("\N{RIGHT-TO-LEFT ISOLATE}") >= 2  # of their sentence, the sizes


def test_several_photos_share_some_and_range_over_others() -> None:
    facts = KnownFacts(
        tuple(range(1, 12)),
        10,
        folders={Path("/a"): 6, Path("/b"): 4},
        bytes=(1000, 2_000_000),
        modified=(0.0, 0.0),
        facts={
            "camera": {"A": 7, "B": 2},
            "lens": dict.fromkeys("vwxyz", 1),
            "aperture": {8.0: 2, 2.8: 1},
        },
        located=2,
        latitude=(1.0, 2.0),
        longitude=(3.0, 3.0),
        stars={0: 10},
        keywords={"sea": 10, "boat": 1},
    )
    told = rows(facts)
    assert (told["Folder"], told["Size"]) == ("2 folders", "1 kB to 2.0 MB")
    assert told["Camera"] == "A (7), B (2)"
    assert told["Lens"] == "v (1), w (1), x (1) and 2 others"
    assert told["Aperture"] == "f/2.8 to f/8"
    assert told["Coordinates"].replace("\N{NO-BREAK SPACE}", " ") == (
        "1.0000° N, 3.0000° E to 2.0000° N, 3.0000° E"
    )
    assert told["Keywords"] == "sea, boat (1)"
    assert "Known from" not in told
    assert "Stars" not in told
    assert heading(facts) == "The first 10 of 11 photos"


def test_a_photo_without_a_date_says_where_its_date_is_from() -> None:
    changed = datetime(2023, 1, 2, 3, 4, 5).timestamp()
    told = rows(KnownFacts((1,), 1, modified=(changed, changed)))
    assert told["File changed"] == "2 Jan 2023, 03:04:05"
    assert told[""] == "No capture date; file date shown"
    assert "File changed" not in rows(KnownFacts((1,), 1, modified=(1e30, 1e30)))
    assert sections(KnownFacts(()), None, {}) == ()


@pytest.mark.parametrize(
    ("lasting", "said"),
    [
        (1.0, "3 Jun 2024, 12:00:00"),
        (86_400.0, "3 June 2024"),
        (30 * 86_400.0, "June 2024"),
        (366 * 86_400.0, "2024"),
    ],
)
def test_no_more_of_a_date_is_said_than_is_known(lasting: float, said: str) -> None:
    facts = KnownFacts(
        (7,), 1, taken=(NOON, NOON), dated=1, dated_by={"sidecar": 1}, lasting=lasting
    )
    told = rows(facts)
    assert (told["Taken"], told["Known from"]) == (said, "a sidecar (XMP file) beside the photo")


def test_who_tells_a_place_is_said_where_it_is_not_the_camera() -> None:
    at = (1.0, 1.0)
    told = KnownFacts((7,), 1, located=1, latitude=at, longitude=at, located_by={"packet": 1})
    (where,) = (section for section in sections(told, None, {}) if section.title == "Where")
    assert [(row.label, row.text) for row in where.rows[1:]] == [
        ("Known from", "what a program wrote into the photo (XMP)")
    ]
    usual = KnownFacts((7,), 1, located=1, latitude=at, longitude=at, located_by={"exif": 1})
    (where,) = (section for section in sections(usual, None, {}) if section.title == "Where")
    assert [row.label for row in where.rows] == ["Coordinates"]


def test_a_camera_names_its_maker_once() -> None:
    told = rows(KnownFacts((1,), 1, facts={"camera": {"NIKON CORPORATION NIKON D750": 1}}))
    assert told["Camera"] == "NIKON D750"
