"""The map of an open library: which one is kept, whether it is of now, and what a new one needs."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import numpy as np

from app.core.index.protocol import SearchIndex
from app.core.library.snapshot import LibrarySnapshot, mean_colours
from app.core.map import making
from app.core.map.making import MapInput, StoredMap
from app.core.map.regions import LibraryMap, MapRegions
from app.core.search.session import SearchSession
from app.core.store.derived import derived_folder
from engine.map.cells import to_cells
from engine.map.neighbours import nearest_of
from engine.map.reduction import Reduction, fitting_sample, reduce_rows
from engine.metrics.metric import Metric
from engine.types import Float32, Float64, Rows

AROUND = 3  # neighbours that a new photo is put in the middle of

NEW_SHARE = 0.1
"""Share of the photos that may have been put between the others before a new map is made."""

NEW_AT_ONCE = 5_000  # photos that are put between the others while somebody waits


class LibraryMaps:
    """The map of the library that ``session`` searches. Belongs to one thread.

    What was made is of one metric and of the photos of that moment. Photos that came since are put
    between their neighbours at once; a new map is made when the metric is another, or when there
    are many of them.
    """

    def __init__(self, session: SearchSession) -> None:
        self._session = session
        self._library = session.context.library
        self.folder = derived_folder(self._library.folder)
        self._stored: StoredMap | None = None

    def load(self) -> None:
        """Read what was made last."""
        self._stored = making.read_map(self.folder)

    def current(self) -> LibraryMap | None:
        """The map with the photos of now; None while there is none, or nothing is known yet."""
        state, stored = self._session.active.current_state(), self._stored
        if state is None or stored is None:
            return None
        snapshot = state.snapshot
        shown = np.flatnonzero(snapshot.alive)
        photos = snapshot.rows[shown]
        new = shown[~np.isin(photos, stored.photos)]
        kept = np.isin(stored.photos, photos)
        cells, colours = stored.cells[kept], stored.colours[kept]
        if 0 < len(new) <= NEW_AT_ONCE and self._of_now(stored):
            positions = self._positions(stored, new)
            cells = np.concatenate([cells, to_cells(positions, stored.cells)])
            colours = np.concatenate([colours, mean_colours(snapshot, new)])
        else:
            new = new[:0]
        photos = np.concatenate([stored.photos[kept], snapshot.rows[new]])
        regions = MapRegions(
            stored.parent, stored.count, stored.middle, stored.spread, stored.shown, stored.names
        )
        return LibraryMap(photos, cells, colours, regions)

    def outdated(self, *, learned: bool = True) -> bool:
        """Whether a new map is to be made; False while that can't be. ``learned``: also where only
        what was learned since makes it another."""
        state, stored = self._session.active.current_state(), self._stored
        if state is None or not state.snapshot.alive.any():
            return False
        if stored is None or (learned and not self._of_now(stored)):
            return True
        photos = state.snapshot.rows[state.snapshot.alive]
        new = np.count_nonzero(~np.isin(photos, stored.photos))
        return bool(new > min(NEW_SHARE * len(stored.photos), NEW_AT_ONCE))

    def prepare(self) -> Iterator[float]:
        """Write down what a new map is made of, in short steps; gives the share that is done. What
        is written down already, from before the program was closed, is taken up.

        Raises OSError where nothing can be written.
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
        yield 0.0
        reduction = Reduction.fit(_gathered(index, fitting_sample(rows)))
        yield 0.0
        x = np.empty((len(rows), len(reduction.axes)), np.float32)
        for done in reduce_rows(index, rows, reduction, x):
            yield done / len(rows)
        labels = self._session.context.labels.of_rows(rows)
        given = MapInput(
            key=key,
            photos=photos,
            start=self._start(photos),
            colours=mean_colours(snapshot, rows),
            x=x,
            mean=reduction.mean,
            axes=reduction.axes,
            label=labels["label"],
            probability=labels["probability"],
        )
        making.write_input(self.folder, given)

    def _start(self, photos: Rows) -> Float64:
        """Where photos are on the map of now, NaN for those that are not on it."""
        start = np.full((len(photos), 2), np.nan)
        if self._stored is not None:
            positions = dict(zip(self._stored.photos.tolist(), self._stored.points, strict=True))
            for number, photo in enumerate(photos.tolist()):
                if photo in positions:
                    start[number] = positions[photo]
        return start

    def _positions(self, stored: StoredMap, new: Rows) -> Float64:
        """Where photos belong that came since ``stored`` was made, in cells."""
        state = self._session.active.current_state()
        if state is None:
            raise ValueError("the profile's state was there a moment ago")
        index = self._session.context.index.aside(state.snapshot, state.latest())
        x = Reduction(stored.mean, stored.axes).apply(_gathered(index, new))
        count = min(AROUND, len(stored.photos))
        nearest = nearest_of(x, stored.x.astype(np.float32), count)
        middle: Float64 = stored.cells[nearest].mean(axis=1) + 0.5
        return middle

    def _of_now(self, stored: StoredMap) -> bool:
        state = self._session.active.current_state()
        return state is not None and stored.key == map_key(state.snapshot, state.latest())


def map_key(snapshot: LibrarySnapshot, metric: Metric) -> str:
    """Names what a map is made with: what vectors mean, and the metric."""
    seen = hashlib.blake2b(snapshot.key.encode(), digest_size=16)
    seen.update(np.ascontiguousarray(metric.weights).data)
    for name, matrix in metric.components.items():
        seen.update(name.encode())
        seen.update(np.ascontiguousarray(matrix).data)
    return seen.hexdigest()


def _gathered(index: SearchIndex, rows: Rows) -> Float32:
    """z of ``rows`` (n, D), read some hundred at a time; 0 where it can't be had now."""
    parts = [index[rows[start : start + 256]] for start in range(0, len(rows), 256)]
    return np.nan_to_num(np.concatenate(parts))
