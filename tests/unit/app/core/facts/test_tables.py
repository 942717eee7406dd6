"""What is kept of photos' facts, in the tables of the catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.base.photo_types import UNKNOWN_SHOT, Range, Shot, XmpFacts
from app.core.facts import facts
from app.core.facts.tables import (
    NOTHING,
    StoredFacts,
    fact_lines,
    facts_of,
    nameless_places,
    note_places,
    note_shots,
    note_xmp_facts,
    without_shot,
    xmp_facts_of,
)
from app.core.photos.tables import find_photo
from app.core.store.catalogue import Catalogue
from tests.made_files import add_file

# What is known of photos, kept by content.

TOLD = {"lens": "A lens", "exposure": 0.004, "iso": 400, "flash": True, "altitude": 12.5}
LISBON = Shot(place=(38.71, -9.14), values=TOLD)


@pytest.fixture
def three_photos(tmp_path: Path) -> Catalogue:
    made = Catalogue(tmp_path)
    with made.transaction() as connection:
        connection.execute("INSERT INTO roots (path, device, added) VALUES (?, 0, 0)", (b"/p",))
        for path in (b"a", b"b", b"c"):
            add_file(connection, 1, path, mtime_ns=0, content=path.upper(), state="ready")
    note_shots(made, [(1, b"A", LISBON), (2, b"B", Shot())])
    return made


def test_what_was_noted_is_read_back(three_photos: Catalogue) -> None:
    assert facts_of(three_photos, [1, 2, 3, 4]) == {
        1: StoredFacts(TOLD, (38.71, -9.14), located_by="exif"),
        2: StoredFacts(),
    }
    with three_photos.transaction() as connection:
        connection.execute("UPDATE files SET hash = ? WHERE id = 1", (b"new",))
    assert facts_of(three_photos, [1]) == {}


def test_places_are_looked_up_once(three_photos: Catalogue) -> None:
    (spot,) = nameless_places(three_photos)
    assert spot == (1, 38.71, -9.14)
    note_places(three_photos, {spot: ("Lisbon", "Portugal")})
    assert nameless_places(three_photos) == []
    assert facts_of(three_photos, [1])[1].place == ("Lisbon", "Portugal")
    note_places(three_photos, {spot: ()})
    assert nameless_places(three_photos) == []
    assert facts_of(three_photos, [1])[1].place == ()


def test_a_place_that_changed_meanwhile_gets_no_name(three_photos: Catalogue) -> None:
    note_places(three_photos, {(1, 0.0, 0.0): ("Elsewhere",)})
    assert nameless_places(three_photos) == [(1, 38.71, -9.14)]


# What EXIF tells of photos, kept by content.


@pytest.fixture
def two_photos(tmp_path: Path) -> Catalogue:
    made = Catalogue(tmp_path)
    with made.transaction() as connection:
        connection.execute("INSERT INTO roots (path, device, added) VALUES (?, 0, 0)", (b"/p",))
        for path in (b"a", b"b"):
            add_file(connection, 1, path, mtime_ns=0, content=path.upper(), state="ready")
        add_file(connection, 1, b"c", mtime_ns=0)
    return made


def test_a_shot_is_of_one_content(two_photos: Catalogue) -> None:
    assert without_shot(two_photos) == [(1, b"A", Path("/p/a")), (2, b"B", Path("/p/b"))]
    note_shots(
        two_photos, [(1, b"A", Shot(5.5, values={"camera": "One"})), (2, b"B", UNKNOWN_SHOT)]
    )
    assert without_shot(two_photos) == []
    photo = find_photo(two_photos, 1)
    assert photo is not None
    assert (photo.taken, photo.camera) == (5.5, "One")
    with two_photos.transaction() as connection:
        connection.execute("UPDATE files SET hash = ? WHERE id = 1", (b"new",))
    assert [photo for photo, _, _ in without_shot(two_photos)] == [1]
    photo = find_photo(two_photos, 1)
    assert photo is not None
    assert (photo.taken, photo.camera) == (None, "")


def test_facts_are_asked_of_photos_whose_shots_are_known(two_photos: Catalogue) -> None:
    note_shots(two_photos, [(1, b"A", UNKNOWN_SHOT), (2, b"B", UNKNOWN_SHOT)])
    with two_photos.transaction() as connection:  # as in a library of before
        connection.execute("DELETE FROM facts WHERE photo = 2")
    assert [photo for photo, _, _ in without_shot(two_photos)] == [2]


def test_a_new_fact_is_asked_of_photos_that_told_the_others(
    two_photos: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    note_shots(two_photos, [(1, b"A", Shot(values={"lens": "W"})), (2, b"B", UNKNOWN_SHOT)])
    monkeypatch.setitem(facts.FACTS, "mood", facts.Fact("Mood", facts.CAMERA, lambda exif: "calm"))
    assert [photo for photo, _, _ in without_shot(two_photos)] == [1, 2]
    assert facts_of(two_photos, [1])[1].values == {"lens": "W"}
    note_shots(two_photos, [(1, b"A", Shot(values={"lens": "W", "mood": "calm"}))])
    assert [photo for photo, _, _ in without_shot(two_photos)] == [2]
    assert facts_of(two_photos, [1])[1].values == {"lens": "W", "mood": "calm"}


def test_folders_that_are_away_wait(two_photos: Catalogue) -> None:
    with two_photos.transaction() as connection:
        connection.execute("UPDATE roots SET online = 0")
    assert without_shot(two_photos) == []


# What XMP tells beside EXIF: who is believed, and what is noted as new.

DAY = 86_400.0
IN_LISBON, PORTO = (38.71, -9.14), (41.15, -8.61)


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    """Photo 1: EXIF tells everything; 2: nothing; 3: it was not looked at."""
    made = Catalogue(tmp_path)
    with made.transaction() as connection:
        connection.execute("INSERT INTO roots (path, device, added) VALUES (?, 0, 0)", (b"/p",))
        for path in (b"a", b"b", b"c"):
            add_file(connection, 1, path, mtime_ns=0, content=path.upper(), state="ready")
    shot = Shot(1000.25, IN_LISBON, {"camera": "One", "altitude": 5.0})
    note_shots(made, [(1, b"A", shot), (2, b"B", Shot())])
    return made


def told(catalogue: Catalogue, photo: int) -> tuple[object, ...]:
    """When, by whom that is told, where, by whom that is told, and with which camera."""
    info, facts = find_photo(catalogue, photo), facts_of(catalogue, [photo])[photo]
    assert info is not None
    (line,) = fact_lines(catalogue, photo, photo + 1)
    assert (line.taken, line.facts["camera"]) == (info.taken, info.camera)
    assert facts.values.get("camera", "") == info.camera
    assert line.located == (facts.coordinates is not None)
    return info.taken, facts.dated_by, facts.coordinates, facts.located_by, info.camera


def test_what_is_embedded_fills_gaps_alone(catalogue: Catalogue) -> None:
    embedded = XmpFacts((50.0, 51.0), PORTO, "Two")
    assert note_xmp_facts(catalogue, {1: embedded, 2: embedded, 3: embedded}) == [1, 2, 3]
    assert told(catalogue, 1) == (1000.25, "exif", IN_LISBON, "exif", "One")
    for photo in (2, 3):
        assert told(catalogue, photo) == (50.0, "packet", PORTO, "packet", "Two")


def test_a_sidecar_is_believed_more_than_exif(catalogue: Catalogue) -> None:
    beside = XmpFacts((50.0, 51.0), PORTO, "Two", dated_beside=True, located_beside=True)
    note_xmp_facts(catalogue, {1: beside, 2: beside})
    assert told(catalogue, 1) == (50.0, "sidecar", PORTO, "sidecar", "One")
    assert "altitude" not in facts_of(catalogue, [1])[1].values  # that of another place
    assert told(catalogue, 2) == (50.0, "sidecar", PORTO, "sidecar", "Two")


def test_a_sidecar_without_a_date_leaves_that_of_exif(catalogue: Catalogue) -> None:
    note_xmp_facts(catalogue, {1: XmpFacts(place=PORTO, located_beside=True)})
    assert told(catalogue, 1) == (1000.25, "exif", PORTO, "sidecar", "One")


@pytest.mark.parametrize(
    ("span", "taken", "teller", "precision"),
    [
        ((1000.0, 1001.0), 1000.25, "exif", 0.0),  # the same second, without the fraction
        ((0.0, 365 * DAY), 1000.25, "exif", 0.0),  # the same year
        ((DAY, 2 * DAY), DAY, "sidecar", DAY),
        ((1000.5, 1000.6), 1000.5, "sidecar", 0.1),
    ],
)
def test_of_dates_that_agree_the_exact_one_counts(
    catalogue: Catalogue, span: Range, taken: float, teller: str, precision: float
) -> None:
    note_xmp_facts(catalogue, {1: XmpFacts(span, dated_beside=True)})
    assert told(catalogue, 1)[:2] == (taken, teller)
    assert facts_of(catalogue, [1])[1].precision == pytest.approx(precision)


def test_only_what_is_new_is_noted(catalogue: Catalogue) -> None:
    facts = XmpFacts((50.0, 51.0), PORTO, "Two", dated_beside=True)
    assert note_xmp_facts(catalogue, {1: facts, 2: NOTHING}) == [1]
    assert note_xmp_facts(catalogue, {1: facts, 2: NOTHING}) == []
    assert xmp_facts_of(catalogue, [1, 2, 3]) == {1: facts}
    assert note_xmp_facts(catalogue, {1: NOTHING}) == [1]
    assert xmp_facts_of(catalogue, [1, 2, 3]) == {}


def test_places_are_named_until_they_are_others(catalogue: Catalogue) -> None:
    note_places(catalogue, {(1, *IN_LISBON): ("Lisbon",)})
    beside = XmpFacts(place=PORTO, located_beside=True)
    note_xmp_facts(catalogue, {1: beside})
    assert nameless_places(catalogue) == [(1, *PORTO)]
    assert facts_of(catalogue, [1])[1].place == ()
    note_places(catalogue, {(1, *PORTO): ("Porto",)})
    note_xmp_facts(catalogue, {1: XmpFacts(place=PORTO, camera="Two", located_beside=True)})
    assert facts_of(catalogue, [1])[1].place == ("Porto",)
    note_xmp_facts(catalogue, {1: XmpFacts(place=(1.0, 2.0), located_beside=True)})
    assert nameless_places(catalogue) == [(1, 1.0, 2.0)]
    note_xmp_facts(catalogue, {1: NOTHING})
    assert facts_of(catalogue, [1])[1].place == ("Lisbon",)
