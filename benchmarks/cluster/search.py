"""Measure the cost of searching on a cluster against searching here, and compare the results."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from threadpoolctl import threadpool_limits

from app.cluster.cluster_address import ClusterAddress
from app.cluster.range_server import SearchSettings
from app.cluster.remote_index import RemoteIndex
from app.core.index.local_index import LocalIndex
from app.core.index.protocol import LibraryIndex
from app.core.library.library import LibrarySnapshot
from benchmarks.cluster.oracle import Oracle
from benchmarks.cluster.play import Script, play, write_scripts
from benchmarks.cluster.processes import cluster
from benchmarks.cluster.ranges import MadeRange, in_ranges

RANGES, MANY = 2, 100
SEARCHES = 20
TIMEOUT = 600.0
POINTS = 10**11  # bytes of points that brute force may cache
EXACT = SearchSettings(switch=10**9, cache_bytes=POINTS)
CODES = SearchSettings()


@dataclass(frozen=True)
class Case:
    """A library in ranges, and the searches in it."""

    folder: Path
    snapshot: LibrarySnapshot
    ranges: Sequence[MadeRange]
    scripts: Sequence[Script]

    @classmethod
    def make(cls, folder: Path, n: int, ranges: int, seed: int) -> Case:
        """Make a case with ``n`` photos and a different metric for each search."""
        return cls(folder, *in_ranges(folder, n, ranges, seed), write_scripts(n, SEARCHES, seed))

    def by_one_metric(self) -> Case:
        """Return the same searches, all with the last metric."""
        metric = self.scripts[-1].metric
        return replace(self, scripts=[replace(s, metric=metric) for s in self.scripts])


def measure(
    folder: Path, n: int, many: int, workers: Sequence[int], seed: int = 0
) -> dict[str, Any]:
    """Measure times in ``n`` photos in two ranges and ``many`` in a hundred, and compare results.

    Times are milliseconds from a thumb to the ranked results with their reasons; each search has
    another metric. ``search_ms`` and ``added_ms`` by workers, ``search_ms_here``;
    ``bytes_per_click``, ``bytes_per_search`` (for its first answer), ``bytes_of_metric`` (whole).
    ``same_top100``: share of answers whose first hundred equal those of this process, brute force
    on both sides, up to equal scores; ``recall_codes``: share of them that codes find, here and in
    ranges. ``ranges_100``: the same times with ``many`` photos.
    """
    with threadpool_limits(1):
        case = Case.make(folder / "two", n, RANGES, seed)
        report = _times(case, workers) | _sameness(case.by_one_metric(), max(workers))
        return report | {"ranges_100": _many(folder / "many", many, max(workers), seed)}


def _times(case: Case, workers: Sequence[int]) -> dict[str, Any]:
    with closing(_here(case)) as index:
        here = play(case.snapshot, index, case.scripts)
    times, added, sent = {}, {}, (0, 0)
    for count in workers:
        with cluster(count) as started, _there(case, started.address, CODES) as index:
            there = play(case.snapshot, index, case.scripts)
        times[str(count)] = there.milliseconds()
        more = np.median(np.array(there.seconds) - np.array(here.seconds))
        added[str(count)] = round(float(more) * 1e3, 2)
        sent = there.bytes_sent()
    components = case.scripts[-1].metric.components.values()
    return {
        "search_ms": times,
        "added_ms": added,
        "search_ms_here": here.milliseconds(),
        "bytes_per_search": sent[0],
        "bytes_per_click": sent[1],
        "bytes_of_metric": sum(matrix.nbytes for matrix in components),
    }


def _sameness(case: Case, workers: int) -> dict[str, Any]:
    snapshot, scripts = case.snapshot, case.scripts
    with closing(Oracle(POINTS)) as index:
        truth = play(snapshot, index, scripts)
    with closing(_here(case)) as index:
        here = play(snapshot, index, scripts)
    with cluster(workers) as started:
        with _there(case, started.address, EXACT) as index:
            exact = play(snapshot, index, scripts)
        with _there(case, started.address, CODES) as index:
            ranges = play(snapshot, index, scripts)
    return {
        "same_top100": truth.same(exact),
        "recall_codes": {"here": truth.recall(here), "ranges": truth.recall(ranges)},
    }


def _many(folder: Path, n: int, workers: int, seed: int) -> dict[str, Any]:
    case = Case.make(folder, n, MANY, seed)
    with cluster(workers) as started, _there(case, started.address, CODES) as index:
        played = play(case.snapshot, index, case.scripts)
    return {"photos": n, "workers": workers, **played.milliseconds()}


def _here(case: Case) -> LibraryIndex:
    """Return a prepared index in this process."""
    index = LocalIndex(case.folder, keep=False)
    index.bind(case.snapshot, case.scripts[0].metric)
    for _ in index.upkeep():
        pass
    return index


@contextmanager
def _there(case: Case, address: ClusterAddress, settings: SearchSettings) -> Iterator[LibraryIndex]:
    """Yield a prepared index on the workers at ``address``."""
    here = LocalIndex(case.folder, keep=False)
    index = RemoteIndex(
        address, here, settings=settings, timeout=TIMEOUT, ranges_of=lambda _: case.ranges
    )
    with closing(index):
        index.bind(case.snapshot, case.scripts[0].metric)
        while (state := index.state.cluster) is None or state.coded < len(case.ranges):
            time.sleep(0.2)
        play(case.snapshot, index, case.scripts[:1])
        yield index
