"""Parts of a scan that change the networks of a library that was read with others, or with none.

All other modalities are copied from the generation that is searched, row by row, so a photo is only
decoded, and seen by the networks that are new. Leaving networks out needs no photo at all. The next
generation grows beside the searched one for as long as it takes, through any number of scans, and
each of them first reads new photos into the one that is searched.

On a cluster the workers read whole photos: a worker writes whole rows into
a shard of its own, and many of them read faster than this machine alone can look.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace

import numpy as np

from app.core.language import tr
from app.core.library.generations import (
    begin_with_networks,
    drop_next_generation,
    has_wanted_networks,
    readable_photos,
    rows_to_rewrite,
)
from app.core.library.network_change import (
    added_networks,
    can_change_networks,
    content_of,
    kept_networks,
    rows_to_copy,
    shares_vectors,
    stored_rows,
    unseen_photos,
)
from app.core.library.networks import networks_in
from app.core.store.matrices.generations import Generation
from app.core.store.matrices.rows import AT_ONCE, ReadPhoto
from app.core.store.matrices.stored_rows import StoredRows
from app.workers.indexing.extraction import see_photo
from app.workers.indexing.read import read_here
from app.workers.indexing.rewrite import rewrite
from app.workers.indexing.work import STEP_WAIT, Scan
from app.workers.processes.pool import Done, Failed, PoolError, Task
from features.modality import Modality
from features.normalisation import modality_scales
from features.scales import shipped_scales

SCALED_ON = 1_000  # photos, the first ones: their scale is kept
SCALES_LIMIT = 600.0  # seconds to fit the scales of what a sample gave


def leave_out_networks(scan: Scan) -> Iterator[None]:
    """Drop what networks saw that are not wanted any more."""
    current = scan.library.generation()
    if scan.work.stopped or current is None or not can_change_networks(scan.library):
        return
    kept = kept_networks(scan.library, current)
    if kept == networks_in(current.dimensions):
        return
    following = _begun(scan, current, kept)
    if following is None:
        drop_next_generation(scan.library)
        begin_with_networks(scan.library, kept, {})
        following = scan.library.next_generation()
    assert following is not None
    stored = stored_rows(scan.library, current)
    yield from _copy(scan, following, stored)
    yield from rewrite(scan, following, "copying", stored)


def add_networks(scan: Scan) -> Iterator[None]:
    """Let networks that are wanted and were not there before look at all photos, or go on."""
    library, current = scan.library, scan.library.generation()
    if scan.work.stopped or current is None or not can_change_networks(library):
        return
    if has_wanted_networks(library, current):
        return
    wanted = library.wanted_networks()
    following = _begun(scan, current, wanted)
    if following is None:
        if library.next_generation() is not None:  # of new features, which waits for a disk
            return
        added = added_networks(current, wanted)
        scales = {n.name: shipped_scales().get(n.name, 0.0) for n in added}
        fitted = yield from _fit_scales(scan, [name for name in scales if not scales[name]])
        if not all((scales := {**scales, **fitted}).values()):
            return
        begin_with_networks(library, wanted, scales)
        following = library.next_generation()
    assert following is not None
    stored = stored_rows(library, current)
    if scan.read_into is read_here:
        yield from _see(scan, current, following, stored)
    if not scan.work.stopped:
        yield from rewrite(scan, following, "seeing", stored)


def _begun(scan: Scan, current: Generation, networks: tuple[Modality, ...]) -> Generation | None:
    """The next generation, if it is that of this change."""
    following = scan.library.next_generation()
    if following is None or not shares_vectors(current, following):
        return None
    return following if networks_in(following.dimensions) == networks else None


def _fit_scales(scan: Scan, names: Sequence[str]) -> Generator[None, None, dict[str, float]]:
    """The scale of each network that has none in every library, by what it sees in the first
    photos; {} if there is nothing to see."""
    if not names:
        return {}
    sample = readable_photos(scan.library)[:SCALED_ON]
    scan.progress.start("seeing")
    opened = scan.library.networks(names)
    seen: list[ReadPhoto] = []
    yield from scan.run(
        (
            scan.photo_task(photo.id, see_photo, photo.path, opened, names)
            for photo in sample
            if scan.answers(photo.id)
        ),
        lambda results: seen.extend(result.value for result in results),
    )
    if not seen or scan.work.stopped:
        return {}
    seen.sort(key=lambda photo: photo.hash)
    vectors = {name: np.stack([photo.vectors[name] for photo in seen]) for name in names}
    scales: dict[str, float] = {}
    failures: list[Failed] = []
    yield from scan.work.run(
        [Task("scales", modality_scales, (vectors,), SCALES_LIMIT)],
        lambda results: scales.update(results[0].value),
        failures.extend,
    )
    if failures:
        raise PoolError(
            tr("Comparing what is in the pictures failed: {reason}", reason=failures[0].reason),
            tr("Scan again; until it succeeds, searches go without it."),
        )
    return scales


def _copy(scan: Scan, following: Generation, stored: StoredRows) -> Iterator[None]:
    """Copy all rows that the next generation lacks and that are what was written."""
    lacking = rows_to_copy(scan.library, following)
    scan.progress.start("copying", len(lacking))
    with closing(scan.library.writer(following)) as writer:
        for start in range(0, len(lacking), AT_ONCE):
            while scan.work.paused and not scan.work.stopped:
                scan.progress.report(paused=True)
                time.sleep(STEP_WAIT)
                yield
            if scan.work.stopped:
                return
            photos = dict(lacking[start : start + AT_ONCE])
            found = stored.read(list(photos))
            writer.rewrite([(row, photos[row], ReadPhoto(b"", 0, 0, found[row])) for row in found])
            scan.progress.advance(len(photos))
            scan.progress.report()
            yield


def _see(
    scan: Scan, current: Generation, following: Generation, stored: StoredRows
) -> Iterator[None]:
    """Let the added networks look at the photos that are there, and copy the rest of their rows.

    What is not as it was, the file or the row, is left for `rewrite`.
    """
    library = scan.library
    wanted = rows_to_rewrite(library, following)
    rows = {photo: row for photo, _, row in wanted}
    unseen = unseen_photos(library)
    if unseen is not None:
        scan.progress.start("seeing", unseen.total, unseen.total - unseen.photos)
    added = [name for name in following.dimensions if name not in current.dimensions]
    networks = library.networks(added)
    scales = {name: following.scales[name] for name in added}
    with closing(library.writer(following)) as writer:

        def done(results: list[Done]) -> None:
            seen = {rows[r.key]: r for r in results if r.value is not None}
            copied = stored.read(list(seen))
            writer.rewrite(
                [(row, seen[row].key, _joined(copied[row], seen[row].value)) for row in copied]
            )

        tasks = (
            scan.photo_task(
                photo, see_photo, path, networks, added, scales, content_of(library, photo)
            )
            for photo, path, _ in wanted
            if scan.answers(photo)
        )
        yield from scan.run(tasks, done)


def _joined(copied: Mapping[str, np.ndarray], seen: ReadPhoto) -> ReadPhoto:
    return replace(seen, vectors={**copied, **seen.vectors})
