"""What XMP tells beside EXIF: who is believed, and what is noted as new."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.base.photo_types import Range, Shot, XmpFacts
from app.core.facts.tables import (
    NOTHING,
    fact_lines,
    facts_of,
    nameless_places,
    note_places,
    note_shots,
    note_xmp_facts,
    xmp_facts_of,
)
from app.core.photos.tables import find_photo
from app.core.store.catalogue import Catalogue
from tests.made_files import add_file

DAY = 86_400.0
LISBON, PORTO = (38.71, -9.14), (41.15, -8.61)


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    """Photo 1: EXIF tells everything; 2: nothing; 3: it was not looked at."""
    made = Catalogue(tmp_path)
    with made.transaction() as connection:
        connection.execute("INSERT INTO roots (path, device, added) VALUES (?, 0, 0)", (b"/p",))
        for path in (b"a", b"b", b"c"):
            add_file(connection, 1, path, mtime_ns=0, content=path.upper(), state="ready")
    shot = Shot(1000.25, LISBON, {"camera": "One", "altitude": 5.0})
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
    assert told(catalogue, 1) == (1000.25, "exif", LISBON, "exif", "One")
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
    note_places(catalogue, {(1, *LISBON): ("Lisbon",)})
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
