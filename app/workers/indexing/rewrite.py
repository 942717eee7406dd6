"""Reads what the next generation lacks of photos, and makes it the searched one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from app.core.library.generations import rows_to_rewrite, would_hide_photos
from app.core.store.matrices.generations import Generation
from app.core.store.matrices.stored_rows import StoredRows
from app.core.types import Changes
from app.workers.indexing.progress import Phase
from app.workers.indexing.work import Scan


def rewrite(
    scan: Scan, following: Generation, phase: Phase, stored: StoredRows | None = None
) -> Iterator[None]:
    """Write all rows of the next generation, then search it instead of the current one.

    Not as long as that would hide photos whose disk was unplugged meanwhile, unless others need it.
    ``stored``: see `RowWriter.swap_in`.
    """
    wanted = rows_to_rewrite(scan.library, following)
    if wanted:
        scan.progress.start(phase, len(wanted))
        rows = {photo: row for photo, _, row in wanted}
        photos = ((photo, path) for photo, path, _ in wanted)
        yield from scan.read_into(scan, following, photos, rows)
    if scan.work.stopped or would_hide_photos(scan.library, following):
        return
    before = {photo.id for photo in scan.library.photos()}
    with closing(scan.library.writer(following)) as writer:
        writer.swap_in(stored)
    after = {photo.id for photo in scan.library.photos()}
    removed = tuple(sorted(before - after))
    scan.on_changes(Changes(updated=tuple(sorted(after)), removed=removed, roots=True))
