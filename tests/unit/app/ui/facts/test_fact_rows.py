"""Rows of facts, by hand: one photo, several that share something, and what nobody knows."""

from __future__ import annotations

import calendar
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from app.core.base import language
from app.core.base.photo_types import KnownFacts
from app.ui.facts.fact_rows import heading, sections

NOON = float(calendar.timegm((2024, 6, 3, 12, 0, 0)))


def told(facts: KnownFacts, path: Path | None = None) -> dict[str, list[str]]:
    """The lines of each section, by its title."""
    found = sections(facts, path, {4: "Sea"})
    return {section.title: [line.text for line in section.lines] for section in found}


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
    path = Path("/photos/a/x.jpg")
    assert told(facts, path) == {
        "When": ["3 Jun 2024, 12:00:00"],
        "Where": [
            "Lisbon, Portugal",
            "38.7100°\N{NO-BREAK SPACE}N, 9.1400°\N{NO-BREAK SPACE}W",
        ],
        "Camera": ["A camera", "1/250 s, Flash did not fire"],
        "File": ["x.jpg", "8.2 MB, 4,000 × 3,000"],
        "Folder": ["a"],
        "Marks and albums": ["★★★", "Albums: Sea"],
    }
    (folder,) = (each for each in sections(facts, path, {}) if each.title == "Folder")
    assert [line.whole for line in folder.lines] == ["/photos/a"]
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
    found = told(facts)
    signs = {ord(sign): "" for sign in "\u2067\u2068\u2069"}  # that set words apart
    (place,), (pixels,) = found["Where"], found["File"]
    assert place.translate(signs) == "Agra, a\N{REPLACEMENT CHARACTER}b (1)"
    assert pixels.translate(signs) == "320 × 213 (1), 219 × 320 (1)"
    assert pixels.count("\N{RIGHT-TO-LEFT ISOLATE}") >= 2  # of their sentence, the sizes


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
    found = told(facts)
    assert (found["Folder"], found["File"]) == (["2 folders"], ["1 kB to 2.0 MB"])
    camera, rest = found["Camera"]
    assert camera == "A (7), B (2)"
    assert rest == "v (1), w (1), x (1) and 2 others, f/2.8 to f/8"
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in found["Where"]] == [
        "1.0000° N, 3.0000° E to 2.0000° N, 3.0000° E"
    ]
    assert found["Marks and albums"] == ["Keywords: sea, boat (1)"]
    assert heading(facts) == "The first 10 of 11 photos"


def test_a_photo_without_a_date_says_where_its_date_is_from() -> None:
    changed = datetime(2023, 1, 2, 3, 4, 5).timestamp()
    no_date = "No capture date; file date shown"
    found = told(KnownFacts((1,), 1, modified=(changed, changed)))
    assert found["When"] == ["File changed: 2 Jan 2023, 03:04:05", no_date]
    assert told(KnownFacts((1,), 1, modified=(1e30, 1e30)))["When"] == [no_date]
    assert sections(KnownFacts(()), None, {}) == ()


@pytest.mark.parametrize(
    ("precision", "said"),
    [
        (1.0, "3 Jun 2024, 12:00:00"),
        (86_400.0, "3 June 2024"),
        (30 * 86_400.0, "June 2024"),
        (366 * 86_400.0, "2024"),
    ],
)
def test_no_more_of_a_date_is_said_than_is_known(precision: float, said: str) -> None:
    facts = KnownFacts(
        (7,), 1, taken=(NOON, NOON), dated=1, dated_by={"sidecar": 1}, precision=precision
    )
    assert told(facts)["When"] == [said, "Known from: a sidecar (XMP file) beside the photo"]


def test_who_tells_a_place_is_said_where_it_is_not_the_camera() -> None:
    at = (1.0, 1.0)
    tagged = KnownFacts((7,), 1, located=1, latitude=at, longitude=at, located_by={"packet": 1})
    assert told(tagged)["Where"][1:] == ["Known from: what a program wrote into the photo (XMP)"]
    usual = KnownFacts((7,), 1, located=1, latitude=at, longitude=at, located_by={"exif": 1})
    assert len(told(usual)["Where"]) == 1


def test_a_camera_names_its_maker_once() -> None:
    found = told(KnownFacts((1,), 1, facts={"camera": {"NIKON CORPORATION NIKON D750": 1}}))
    assert found["Camera"] == ["NIKON D750"]
