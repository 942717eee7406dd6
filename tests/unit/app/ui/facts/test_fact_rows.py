"""Rows of facts, by hand: one photo, what nobody knows of it, and several in sum."""

from __future__ import annotations

import calendar
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from app.core.base import language
from app.core.base.photo_types import PhotoInfo, PhotoState
from app.core.facts.tables import StoredFacts
from app.core.search.known_facts import KnownFacts
from app.ui.facts.fact_rows import FactSection, sections, summary

NOON = float(calendar.timegm((2024, 6, 3, 12, 0, 0)))
DAY = 86_400.0
READ = PhotoInfo(7, 1, Path("/photos/a"), "x.jpg", 4000, 3000, 0.0, PhotoState.READY)


def known(
    *, stored: StoredFacts | None = None, albums: tuple[int, ...] = (), **info: Any
) -> KnownFacts:
    return KnownFacts(replace(READ, **info), stored or StoredFacts(), (), albums)


def lines_of(found: tuple[FactSection, ...]) -> dict[str, list[str]]:
    """The lines of each section, by its title."""
    return {section.title: [line.text for line in section.lines] for section in found}


def told(facts: KnownFacts) -> dict[str, list[str]]:
    return lines_of(sections(facts, {4: "Sea"}))


def test_one_photo() -> None:
    values = {"camera": "A camera", "exposure": 0.004, "flash": False}
    stored = StoredFacts(values, (38.71, -9.14), ("Lisbon", "Portugal"))
    facts = known(
        size=8_200_000,
        taken=NOON,
        stars=3,
        colour="red",
        keywords=("boat", "sea"),
        stored=stored,
        albums=(4, 5),
    )
    assert told(facts) == {
        "When": ["3 Jun 2024, 12:00:00"],
        "Where": ["Lisbon, Portugal", "38.7100°\N{NO-BREAK SPACE}N, 9.1400°\N{NO-BREAK SPACE}W"],
        "Camera": ["A camera", "1/250 s, Flash did not fire"],
        "File": ["x.jpg", "8.2 MB, 4,000 × 3,000"],
        "Folder": ["a"],
        "Marks and albums": ["★★★", "Colour: red", "Keywords: boat, sea", "Albums: Sea"],
    }
    (folder,) = (each for each in sections(facts, {}) if each.title == "Folder")
    assert [line.whole for line in folder.lines] == ["/photos/a"]


def test_of_many_keywords_and_copies_the_first_are_named() -> None:
    keywords = tuple(f"k{number:02}" for number in range(25))
    copies = tuple(Path(f"/b/{number}.jpg") for number in range(6))
    found = told(replace(known(keywords=keywords), copies=copies))
    assert found["Folder"] == [
        "a",
        "Also there as: b/0.jpg",
        *("b/1.jpg", "b/2.jpg", "b/3.jpg"),
        "and 2 other copies",
    ]
    (said,) = found["Marks and albums"]
    assert said.endswith("k18, k19 and 5 others")


@pytest.fixture
def backwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language from right to left."""
    before = language.current_language()
    monkeypatch.setattr(language.English, "right_to_left", True)
    language.set_language(language.English())
    yield
    language.set_language(before)


def test_from_right_to_left_places_and_numbers_can_be_read(backwards: None) -> None:
    found = told(known(stored=StoredFacts(place=("Agra", "a\nb")), width=320, height=213))
    signs = {ord(sign): "" for sign in "\u2067\u2068\u2069"}  # that set words apart
    (place,), (_, size) = found["Where"], found["File"]
    assert place.translate(signs) == "Agra, a\N{REPLACEMENT CHARACTER}b"
    assert size.translate(signs) == "0 bytes, 320 × 213"


def test_several_photos_are_summed_up() -> None:
    infos = [
        replace(READ, id=1, size=1_000_000, taken=NOON + 40 * DAY),
        replace(READ, id=2, size=2_000_000),
        replace(READ, id=3, size=3_000_000, taken=NOON),
    ]
    assert lines_of(summary(infos)) == {"When": ["3 June 2024 to 13 July 2024"], "File": ["6.0 MB"]}
    assert lines_of(summary(infos[1:]))["When"] == ["3 June 2024"]
    assert "When" not in lines_of(summary(infos[1:2]))


def test_a_photo_without_a_date_says_where_its_date_is_from() -> None:
    changed = datetime(2023, 1, 2, 3, 4, 5).timestamp()
    no_date = "No capture date; file date shown"
    assert told(known(modified=changed))["When"] == ["File changed: 2 Jan 2023, 03:04:05", no_date]
    assert told(known(modified=1e30))["When"] == [no_date]


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
    facts = known(taken=NOON, stored=StoredFacts(dated_by="sidecar", precision=precision))
    assert told(facts)["When"] == [said, "Known from: a sidecar (XMP file) beside the photo"]


def test_who_tells_a_place_is_said_where_it_is_not_the_camera() -> None:
    tagged = StoredFacts(coordinates=(1.0, 1.0), located_by="packet")
    assert told(known(stored=tagged))["Where"][1:] == [
        "Known from: what a program wrote into the photo (XMP)"
    ]
    assert len(told(known(stored=replace(tagged, located_by="exif")))["Where"]) == 1


def test_a_camera_names_its_maker_once() -> None:
    found = told(known(stored=StoredFacts({"camera": "NIKON CORPORATION NIKON D750"})))
    assert found["Camera"] == ["NIKON D750"]
