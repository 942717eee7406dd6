"""Making a map: from the job that was written down to the map's file, in steps that can be resumed.

It runs in a process of its own (app/workers/mapping), which may be killed at any time: the map
that is there stays until the new one is whole, and the next process goes on from the checkpoint
with the same result, bit for bit.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

import numpy as np

from likewise.app.core.map import map_file
from likewise.app.core.map.map_file import Checkpoint, MapJob, StoredMap
from likewise.app.core.map.names import region_names
from likewise.engine.map.alignment import aligned, lying
from likewise.engine.map.cells import cell_size, to_cells
from likewise.engine.map.embedding import (
    FEW,
    NEIGHBOURS,
    NEW,
    NEW_OF_FEW,
    WARM,
    Phase,
    State,
    advance,
    affinities,
    filled,
    iterations,
    principal_start,
)
from likewise.engine.map.neighbours import Neighbours, nearest_neighbours
from likewise.engine.map.regions import find_regions
from likewise.engine.types import Float64

SEED = 0

CHECKPOINT = 5.0  # seconds of computing that a killed process may lose

FEWEST = 8
"""Photos of which a graph of neighbours says more than two principal components."""

WEIGHT_OF_NEIGHBOURS = 0.1  # of the whole time, for the progress


def make_map(folder: Path, threads: int) -> Iterator[float]:
    """Make the map of the job in ``folder``, and remove that; gives the share that is done.

    Nothing if there is no job. Raises OSError where nothing can be written.
    """
    job = map_file.read_job(folder)
    if job is None:
        return
    points = yield from _embedded(folder, job, threads)
    map_file.write_map(folder, _finished(job, points))
    map_file.forget_job(folder)
    yield 1.0


def _embedded(folder: Path, job: MapJob, threads: int) -> Generator[float, None, Float64]:
    """Where the photos end, float64 (n, 2)."""
    count = len(job.photos)
    if count <= FEWEST:
        return principal_start(job.x)
    nearest: Neighbours = np.empty((count, min(NEIGHBOURS, count // 2)), np.int32)
    found = 0
    for rows, part in nearest_neighbours(job.x, nearest.shape[1], SEED):
        nearest[rows] = part
        found += len(rows)
        yield WEIGHT_OF_NEIGHBOURS * found / count
    phases: Sequence[Phase] = WARM
    if np.isnan(job.start).all():
        phases = NEW_OF_FEW if count < FEW else NEW
    state = _resumed(folder, job) or State.of(filled(job.start, nearest, job.x))
    graph, whole, kept = affinities(nearest), iterations(phases), time.process_time()
    while state.done < whole:
        advance(state, graph, phases, threads)
        if time.process_time() - kept > CHECKPOINT:
            kept = time.process_time()
            map_file.write_checkpoint(folder, _checkpoint(job, state))
        share = state.done / whole
        yield WEIGHT_OF_NEIGHBOURS + (0.99 - WEIGHT_OF_NEIGHBOURS) * share
    return state.points


def _resumed(folder: Path, job: MapJob) -> State | None:
    found = map_file.read_checkpoint(folder)
    if found is None or found.key != job.key or len(found.points) != len(job.photos):
        return None
    return State(found.points.copy(), found.gains.copy(), found.velocity.copy(), found.done)


def _checkpoint(job: MapJob, state: State) -> Checkpoint:
    return Checkpoint(job.key, state.points, state.gains, state.velocity, state.done)


def _finished(job: MapJob, points: Float64) -> StoredMap:
    """The map with its cells and regions, laid over the one before as well as it can be."""
    known = ~np.isnan(job.start).all()
    points = aligned(points, job.start) if known else lying(points)
    cells = to_cells(points / cell_size(points))
    regions = find_regions(cells.astype(np.float64), job.x, SEED)
    return StoredMap(
        key=job.key,
        photos=job.photos,
        points=points,
        cells=cells,
        colours=job.colours,
        x=job.x.astype(np.float16),
        mean=job.mean,
        axes=job.axes,
        parent=regions.parent,
        count=regions.count,
        middle=regions.middle,
        spread=regions.spread,
        shown=job.photos[regions.shown],
        names=region_names(regions, (job.label, job.probability)),
    )
