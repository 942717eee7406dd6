"""Merges the small shards that readings on a cluster leave, at the end of a scan."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.library.modalities import merged_shards
from app.core.types import Changes
from app.work.reading.work import Scan


def merge_shards(scan: Scan) -> Iterator[None]:
    """Merge them, if there are many. One that is paused or stopped leaves all as it was; the next
    scan begins anew. Raises StorageError."""
    merging = False
    for _ in merged_shards(scan.library):
        if scan.work.paused or scan.work.stopped:
            return
        merging = True
        yield
    if merging:
        scan.on_changes(Changes())  # the next answer is asked of where they stand now
