"""Making a map: from its input, which was written down, to the map's file, in steps.

It runs in a process of its own (app/workers/mapping), which may be killed at any time: the map
that is there stays until the new one is whole, and the next process makes that from the input, with
the same result bit for bit.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

import numpy as np

from app.core.map import map_file
from app.core.map.map_file import MapInput, StoredMap
from app.core.map.names import region_names
from app.core.map.tsne import FEW, NEW, NEW_OF_FEW, WARM, Phase, State, advance, iterations
from engine.map.alignment import aligned, lying
from engine.map.cells import cell_size, to_cells
from engine.map.embedding import NEIGHBOURS, affinities, filled, principal_start
from engine.map.neighbours import Neighbours, nearest_neighbours
from engine.map.regions import find_regions
from engine.types import Float64

SEED = 0

FEWEST = 8
"""Photos of which a graph of neighbours says more than two principal components."""

WEIGHT_OF_NEIGHBOURS = 0.1  # of the whole time, for the progress


def make_map(folder: Path, threads: int) -> Iterator[float]:
    """Make the map of the input in ``folder``, and remove that; gives the share that is done.

    Nothing if there is no input. Raises OSError where nothing can be written.
    """
    given = map_file.read_input(folder)
    if given is None:
        return
    points = yield from _embedded(given, threads)
    map_file.write_map(folder, _finished(given, points))
    map_file.forget_input(folder)
    yield 1.0


def _embedded(given: MapInput, threads: int) -> Generator[float, None, Float64]:
    """Where the photos end, float64 (n, 2)."""
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
    state = State.of(filled(given.start, nearest, given.x))
    graph, whole = affinities(nearest), iterations(phases)
    while state.done < whole:
        advance(state, graph, phases, threads)
        share = state.done / whole
        yield WEIGHT_OF_NEIGHBOURS + (0.99 - WEIGHT_OF_NEIGHBOURS) * share
    return state.points


def _finished(given: MapInput, points: Float64) -> StoredMap:
    """The map with its cells and regions, laid over the one before as well as it can be."""
    known = ~np.isnan(given.start).all()
    points = aligned(points, given.start) if known else lying(points)
    cells = to_cells(points / cell_size(points))
    regions = find_regions(cells.astype(np.float64), given.x, SEED)
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
        shown=given.photos[regions.shown],
        names=region_names(regions, (given.label, given.probability)),
    )
