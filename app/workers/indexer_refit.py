"""The second part of a scan: another vocabulary and other scales, when it is time for them.

The vectors made with them grow beside those that are searched, and are swapped in whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from app.core.generations import Generation, add_generation, drop_generation, is_due
from app.core.ingest import readable_photos
from app.core.rows import append_rows, rewrite_rows, rows_to_rewrite, swap_in
from app.core.sampling import evenly_spread
from app.core.types import Changes, PhotoState
from app.workers.extraction import Fitted, fit, read_photo, read_sample
from app.workers.indexer_read import announce, scaled
from app.workers.indexer_work import Scan, Task
from app.workers.pool import Done, Failed
from features.errors import VocabularyError
from features.extractor import GLOBAL, MODALITIES
from features.schema import schema_id

FIT_LIMIT = 3600.0  # seconds to train a vocabulary

UNFITTED = schema_id("")
"""The schema of a library's first generation, which has no words."""

USABLE = (PhotoState.PENDING, PhotoState.PARTIAL, PhotoState.READY)


def refit(scan: Scan) -> Iterator[None]:
    """Fit vocabulary and scales to a sample if that is due, or go on where it was stopped."""
    _drop_outdated(scan)
    if scan.library.next_generation() is None and _is_due(scan):
        hashes: list[bytes] = []
        while not hashes and not scan.work.stopped and _photos(scan):
            yield from _read_sample(scan, hashes)
        if hashes and not scan.work.stopped:
            yield from _fit(scan, hashes)
    following = scan.library.next_generation()
    if following is not None and not scan.work.stopped:
        yield from _rewrite(scan, following)


def _drop_outdated(scan: Scan) -> None:
    """Drop an unfitted generation, or one that is being built, that no longer fits the rest."""
    library = scan.library
    current, following = library.generation(), library.next_generation()
    unfitted = current is not None and current.scales is None
    if following is not None and (
        current is None
        or current.rows != following.rows
        or following.schema != schema_id(following.vocabulary or "")
    ):
        with library.catalogue.transaction() as connection:
            drop_generation(connection, following.id)
    if current is not None and unfitted and current.schema != UNFITTED:
        with library.catalogue.transaction() as connection:
            drop_generation(connection, current.id)


def _is_due(scan: Scan) -> bool:
    current = scan.library.generation()
    return is_due(
        current,
        len(_photos(scan)),
        schema=schema_id((current and current.vocabulary) or ""),
        offline=any(root.state == "offline" for root in scan.library.roots()),
        sample=scan.sample,
    )


def _photos(scan: Scan) -> list[tuple[int, Path, PhotoState]]:
    return readable_photos(scan.library.catalogue, USABLE)


def _read_sample(scan: Scan, hashes: list[bytes]) -> Iterator[None]:
    """Read a sample; in a new library its photos can be searched at once, without words."""
    photos = _photos(scan)
    sample = evenly_spread(photos, scan.sample, np.random.default_rng(scan.seed))
    waiting = sum(state is PhotoState.PENDING for _, _, state in photos)
    scan.meter.start("reading", max(waiting, len(sample)))
    generation = _first_generation(scan)
    store = None if generation.scales is not None else scan.library.store(generation)

    def done(results: list[Done]) -> None:
        hashes.extend(result.value.hash for result in results)
        if store is not None:
            read = [scaled(result.key, result, generation) for result in results]
            announce(scan, append_rows(scan.library.catalogue, store, read))

    tasks = (
        Task(photo, read_sample, (path, scan.samples), scan.photo_limit)
        for photo, path, _ in sample
    )
    yield from scan.work.run(tasks, done, scan.record_failures)
    if store is not None:
        store.close()
    hashes.sort()  # the order in which processes finish must not matter


def _first_generation(scan: Scan) -> Generation:
    """The current generation; a library that has none yet gets an unfitted one."""
    if scan.library.generation() is None:
        with scan.library.catalogue.transaction() as connection:
            add_generation(
                connection,
                current=True,
                schema=UNFITTED,
                vocabulary=None,
                dimensions={name: MODALITIES[name].dimension for name in GLOBAL},
                scales=None,
                fitted_on=0,
                rows=0,
            )
    generation = scan.library.generation()
    assert generation is not None
    return generation


def _fit(scan: Scan, hashes: list[bytes]) -> Iterator[None]:
    """Train on the sample, and begin a generation with what comes of it."""
    scan.meter.start("vocabulary", 0)
    folder = scan.library.folder / "vocabularies"
    arguments = (hashes, scan.samples, folder, scan.seed)
    fitted: list[Fitted] = []
    yield from scan.work.run(
        [Task("vocabulary", fit, arguments, FIT_LIMIT)],
        done=lambda results: fitted.append(results[0].value),
        failed=_raise,
    )
    if not fitted:  # stopped
        return
    current = scan.library.generation()
    assert current is not None
    with scan.library.catalogue.transaction() as connection:
        add_generation(
            connection,
            current=False,
            schema=fitted[0].schema,
            vocabulary=fitted[0].vocabulary,
            dimensions=fitted[0].dimensions,
            scales=fitted[0].scales,
            fitted_on=len(hashes),
            rows=current.rows,
        )


def _raise(failures: list[Failed]) -> None:
    raise VocabularyError(f"The vocabulary could not be trained: {failures[0].reason}")


def _rewrite(scan: Scan, following: Generation) -> Iterator[None]:
    """Write all rows of the next generation, then search it instead of the current one."""
    assert following.vocabulary is not None
    catalogue = scan.library.catalogue
    vocabulary = scan.library.vocabulary_path(following.vocabulary)
    wanted = rows_to_rewrite(catalogue, following)
    scan.meter.start("vocabulary", len(wanted))
    rows = {photo: row for photo, _, row in wanted}
    store = scan.library.store(following)
    try:
        yield from scan.work.run(
            (
                Task(photo, read_photo, (path, scan.samples, vocabulary), scan.photo_limit)
                for photo, path, _ in wanted
            ),
            done=lambda results: rewrite_rows(
                catalogue,
                store,
                following,
                [(rows[r.key], scaled(r.key, r, following)) for r in results],
            ),
            failed=scan.record_failures,
        )
        if not scan.work.stopped:
            before = {photo.id for photo in scan.library.photos()}
            swap_in(catalogue, store, following)
            after = {photo.id for photo in scan.library.photos()}
            removed = tuple(sorted(before - after))
            scan.on_changes(Changes(updated=tuple(sorted(after)), removed=removed, roots=True))
    finally:
        store.close()
