"""Compute a map in steps, from its stored input to the map's file.

It runs in a process of its own (app/work/tasks/map_process.py), which may be killed at any time:
the existing map stays until the new one is complete, and the next process starts again from the
input, with the same result bit for bit.

t-SNE places similar points next to each other (van der Maaten & Hinton 2008), with the interpolated
gradient of Linderman et al. 2019, as computed by openTSNE. Its starting point is computed in
engine/map/embedding.py.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from app.core.map.region_names import region_names, telling_photos
from app.core.store import derived
from engine.map.alignment import aligned, lying
from engine.map.cells import Cells, cell_size, to_cells
from engine.map.embedding import NEIGHBOURS, affinities, filled, principal_start
from engine.map.neighbours import Neighbours, nearest_neighbours
from engine.map.regions import find_regions
from engine.types import Float32, Float64, Rows

VERSION = 4
"""Version of the files and of the method, to be raised when the same photos get another map."""

MAP, INPUT = "map", "map-input"

Arrays = dict[str, NDArray[Any]]


@dataclass(frozen=True, eq=False)
class StoredMap:
    """A map as computed: n photos in r components and m regions.

    ``key`` identifies the metric and the meaning of vectors. ``photos`` int64 (n,); ``points``
    float64 (n, 2): the final embedding; ``cells`` int32 (n, 2); ``colours`` uint8 (n, 3); ``x``
    float16 (n, r) with ``mean`` and ``axes``: the reduction, used to place more photos; ``parent``,
    ``count``, ``middle``, ``spread``, ``shown`` (photo ids) and ``names``: the regions.
    """

    key: str
    photos: Rows
    points: Float64
    cells: Cells
    colours: NDArray[np.uint8]
    x: NDArray[np.float16]
    mean: Float32
    axes: Float32
    parent: Rows
    count: Rows
    middle: Float64
    spread: Float64
    shown: Rows
    names: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class MapInput:
    """The input of a map, see `StoredMap`, with the photos' likeliest labels (n,).

    ``start`` float64 (n, 2): the photos' present positions, NaN for new ones, or all NaN.
    """

    key: str
    photos: Rows
    start: Float64
    colours: NDArray[np.uint8]
    x: Float32
    mean: Float32
    axes: Float32
    labels: NDArray[np.void]


def write_map(folder: Path, made: StoredMap) -> None:
    """Replace the stored map in ``folder``. Raises OSError."""
    values = {"key": made.key, "names": made.names}
    derived.keep(folder, MAP, str(VERSION), _arrays_of(made), values)


def read_map(folder: Path) -> StoredMap | None:
    """Return the stored map; None if none can be read."""
    found = derived.find(folder, MAP, str(VERSION))
    if found is None:
        return None
    names = tuple(found.values["names"])
    return StoredMap(key=found.values["key"], names=names, **found.arrays)


def write_input(folder: Path, given: MapInput) -> None:
    """Store the input of a map. Raises OSError."""
    derived.keep(folder, INPUT, str(VERSION), _arrays_of(given), {"key": given.key})


def read_input(folder: Path) -> MapInput | None:
    """Return the stored input; None if there is none that can be read."""
    found = derived.find(folder, INPUT, str(VERSION))
    return None if found is None else MapInput(key=found.values["key"], **found.arrays)


def forget_input(folder: Path) -> None:
    """Remove an input that is finished or obsolete."""
    derived.forget(folder, INPUT)


def _arrays_of(content: StoredMap | MapInput) -> Arrays:
    values = {field.name: getattr(content, field.name) for field in fields(content)}
    return {name: value for name, value in values.items() if isinstance(value, np.ndarray)}


SEED = 0

WIDE = np.array([1.2, 1 / 1.2])
"""Factors by which the cells are stretched, as most windows are wider than high."""

FEWEST = 8
"""Up to this number of photos, two principal components are better than a graph of neighbours."""

WEIGHT_OF_NEIGHBOURS = 0.1  # share of the total time, for the progress


def make_map(folder: Path, threads: int) -> Iterator[float]:
    """Make the map of the input in ``folder``, if any, and remove the input.

    Yields the share that is done. Raises OSError if nothing can be written.
    """
    given = read_input(folder)
    if given is None:
        return
    points = yield from _embed(given, threads)
    write_map(folder, _finish_map(given, points))
    forget_input(folder)
    yield 1.0


def _embed(given: MapInput, threads: int) -> Generator[float, None, Float64]:
    """Return the final positions of the photos, float64 (n, 2); yields the share done."""
    count = len(given.photos)
    if count <= FEWEST:
        return principal_start(given.x)
    nearest: Neighbours = np.empty((count, min(NEIGHBOURS, count // 2)), np.int32)
    found = 0
    for rows, part in nearest_neighbours(given.x, nearest.shape[1], SEED):
        nearest[rows] = part
        found += len(rows)
        yield WEIGHT_OF_NEIGHBOURS * found / count
    phases: Sequence[Phase] = WARM
    if np.isnan(given.start).all():
        phases = NEW_OF_FEW if count < FEW else NEW
    start = filled(given.start, nearest, given.x)
    return (yield from run(start, affinities(nearest), phases, threads))


def _finish_map(given: MapInput, points: Float64) -> StoredMap:
    """Return the map with its cells and regions, aligned with the previous one."""
    known = ~np.isnan(given.start).all()
    points = aligned(points, given.start) if known else lying(points)
    cells = to_cells(points * WIDE / cell_size(points))
    regions = find_regions(cells.astype(np.float64), given.x, SEED)
    names = region_names(regions, given.labels)
    return StoredMap(
        key=given.key,
        photos=given.photos,
        points=points,
        cells=cells,
        colours=given.colours,
        x=given.x.astype(np.float16),
        mean=given.mean,
        axes=given.axes,
        parent=regions.parent,
        count=regions.count,
        middle=regions.middle,
        spread=regions.spread,
        shown=given.photos[telling_photos(regions, names, given.labels)],
        names=names,
    )


ITERATIONS_PER_STEP = 25  # iterations between two progress reports
INTERPOLATED_FROM = 10_000  # number of points from which interpolating the gradient is faster
CELL_SIDE = 2.0  # side of an interpolation cell; gives a quarter of the cells of the usual 1


@dataclass(frozen=True)
class Phase:
    """Some iterations with one exaggeration of the attraction and one momentum."""

    iterations: int
    exaggeration: float
    momentum: float


NEW = (Phase(250, 12.0, 0.5), Phase(500, 1.0, 0.8))
"""For a new map."""

FEW = 20_000  # number of points below which half as many iterations suffice

NEW_OF_FEW = (Phase(125, 12.0, 0.5), Phase(250, 1.0, 0.8))
"""For a new map of less than FEW points."""

WARM = (Phase(200, 1.0, 0.8),)
"""For a map that starts from the photos' earlier positions."""


def run(
    points: Float64, graph: csr_matrix, phases: Sequence[Phase], threads: int
) -> Generator[float, None, Float64]:
    """Return ``points`` float64 (n, 2) after all phases; yields the share of a map that is done."""
    from openTSNE import TSNEEmbedding  # slow to load
    from openTSNE.affinity import PrecomputedAffinities

    embedding = TSNEEmbedding(
        points.copy(),
        PrecomputedAffinities(graph, normalize=False),
        negative_gradient_method="fft" if len(points) >= INTERPOLATED_FROM else "bh",
        ints_in_interval=CELL_SIDE,
        n_jobs=threads,
        random_state=0,
    )
    whole, done, end = sum(phase.iterations for phase in phases), 0, 0
    for phase in phases:
        end += phase.iterations
        while done < end:
            count = min(ITERATIONS_PER_STEP, end - done)
            embedding.optimize(
                count, exaggeration=phase.exaggeration, momentum=phase.momentum, inplace=True
            )
            done += count
            yield WEIGHT_OF_NEIGHBOURS + (0.99 - WEIGHT_OF_NEIGHBOURS) * done / whole
    return np.array(embedding, np.float64)
