"""The map of an open library: loads it, adds new photos, and decides when to make a new one."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import numpy as np

from app.core.index.protocol import SearchIndex
from app.core.library.library import LibrarySnapshot, mean_colours
from app.core.map import making
from app.core.map.making import MapInput, StoredMap
from app.core.map.regions import LibraryMap, MapRegions
from app.core.search.session import SearchSession
from app.core.store.derived import derived_folder
from engine.map.cells import to_cells
from engine.map.neighbours import nearest_of
from engine.map.reduction import BLOCK, Reduction, fitting_sample, reduce_rows
from engine.metrics.metric import Metric
from engine.types import Float32, Float64, Rows

AROUND = 3  # number of neighbours whose mean position a new photo gets

NEW_SHARE = 0.1
"""Share of photos that may be added to a map before a new one is made."""

MAX_NEW = 5_000  # photos that are added while somebody waits


class LibraryMaps:
    """The map of the library that ``session`` searches. Belongs to one thread.

    A stored map belongs to one metric and to the photos at one time. Newer photos are placed
    between their neighbours immediately; a new map is made when the metric has changed, or when
    there are many new photos.
    """

    def __init__(self, session: SearchSession) -> None:
        self._session = session
        self._library = session.context.library
        self.folder = derived_folder(self._library.folder)
        self._stored: StoredMap | None = None

    def load(self) -> None:
        """Read the stored map."""
        self._stored = making.read_map(self.folder)

    def regions(self) -> MapRegions | None:
        """Return the regions of the stored map, for which no profile is needed."""
        stored = self._stored
        if stored is None:
            return None
        return MapRegions(
            stored.parent, stored.count, stored.middle, stored.spread, stored.shown, stored.names
        )

    def current(self) -> LibraryMap | None:
        """Return the map with the current photos; None if there is none, or no profile yet."""
        state, stored, regions = self._session.active.current_state(), self._stored, self.regions()
        if state is None or stored is None or regions is None:
            return None
        snapshot = state.snapshot
        shown = np.flatnonzero(snapshot.alive)
        photos = snapshot.rows[shown]
        new = shown[~np.isin(photos, stored.photos)]
        kept = np.isin(stored.photos, photos)
        cells, colours = stored.cells[kept], stored.colours[kept]
        if 0 < len(new) <= MAX_NEW and self._is_current(stored):
            positions = self._positions(stored, new)
            cells = np.concatenate([cells, to_cells(positions, stored.cells)])
            colours = np.concatenate([colours, mean_colours(snapshot, new)])
        else:
            new = new[:0]
        photos = np.concatenate([stored.photos[kept], snapshot.rows[new]])
        return LibraryMap(photos, cells, colours, regions)

    def outdated(self, *, learned: bool = True) -> bool:
        """Return whether to make a new map; ``learned``: also if only the metric has changed."""
        state, stored = self._session.active.current_state(), self._stored
        if state is None or not state.snapshot.alive.any():
            return False
        if stored is None or (learned and not self._is_current(stored)):
            return True
        photos = state.snapshot.rows[state.snapshot.alive]
        new = np.count_nonzero(~np.isin(photos, stored.photos))
        return bool(new > min(NEW_SHARE * len(stored.photos), MAX_NEW))

    def prepare(self) -> Iterator[None]:
        """Store the input of a new map in short steps, unless it is stored already.

        Raises OSError if nothing can be written.
        """
        state = self._session.active.current_state()
        if state is None:
            return
        snapshot, metric = state.snapshot, state.latest()
        key = map_key(snapshot, metric)
        rows = np.flatnonzero(snapshot.alive)
        photos = snapshot.rows[rows]
        waiting = making.read_input(self.folder)
        if waiting and waiting.key == key and np.array_equal(waiting.photos, photos):
            return
        index = self._session.context.index.aside(snapshot, metric)
        sample = []
        for block in _blocks(fitting_sample(rows)):
            yield
            sample.append(index[block])
        reduction = Reduction.fit(np.nan_to_num(np.concatenate(sample)))
        yield
        x = np.empty((len(rows), len(reduction.axes)), np.float32)
        for _ in reduce_rows(index, rows, reduction, x):
            yield
        given = MapInput(
            key=key,
            photos=photos,
            start=self._starting_positions(photos),
            colours=mean_colours(snapshot, rows),
            x=x,
            mean=reduction.mean,
            axes=reduction.axes,
            labels=self._session.context.labels.of_rows(rows),
        )
        making.write_input(self.folder, given)

    def _starting_positions(self, photos: Rows) -> Float64:
        """Return the photos' positions on the present map, NaN for those that are not on it."""
        start = np.full((len(photos), 2), np.nan)
        if self._stored is not None:
            positions = dict(zip(self._stored.photos.tolist(), self._stored.points, strict=True))
            for number, photo in enumerate(photos.tolist()):
                if photo in positions:
                    start[number] = positions[photo]
        return start

    def _positions(self, stored: StoredMap, new: Rows) -> Float64:
        """Return positions, in cells, of photos that were added after ``stored`` was made."""
        state = self._session.active.current_state()
        if state is None:
            raise ValueError("the profile's state was there a moment ago")
        index = self._session.context.index.aside(state.snapshot, state.latest())
        x = Reduction(stored.mean, stored.axes).apply(_read_points(index, new))
        count = min(AROUND, len(stored.photos))
        nearest = nearest_of(x, stored.x.astype(np.float32), count)
        middle: Float64 = stored.cells[nearest].mean(axis=1) + 0.5
        return middle

    def _is_current(self, stored: StoredMap) -> bool:
        state = self._session.active.current_state()
        return state is not None and stored.key == map_key(state.snapshot, state.latest())


def map_key(snapshot: LibrarySnapshot, metric: Metric) -> str:
    """Return a hash of the meaning of vectors and of the metric."""
    seen = hashlib.blake2b(snapshot.key.encode(), digest_size=16)
    seen.update(np.ascontiguousarray(metric.weights).data)
    for name, matrix in metric.components.items():
        seen.update(name.encode())
        seen.update(np.ascontiguousarray(matrix).data)
    return seen.hexdigest()


def _read_points(index: SearchIndex, rows: Rows) -> Float32:
    """Return z of ``rows`` (n, D), read in blocks; 0 where it is not available."""
    found: Float32 = np.nan_to_num(np.concatenate([index[block] for block in _blocks(rows)]))
    return found


def _blocks(rows: Rows) -> list[Rows]:
    """Return ``rows`` in blocks that are read in some 10 ms each."""
    return [rows[start : start + BLOCK] for start in range(0, len(rows), BLOCK)]
