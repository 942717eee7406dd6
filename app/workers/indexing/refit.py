"""Second part of a scan: fits a new vocabulary and scales and rewrites all vectors, when due.

The vectors made with them grow beside those that are searched, and are swapped in whole.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing

import numpy as np

from likewise.app.core.errors import StorageError
from likewise.app.core.library.sampling import evenly_spread
from likewise.app.core.store.generations import Generation, add_generation, drop_generation, is_due
from likewise.app.core.store.rows import append_rows, lacks_offline, rows_to_rewrite, swap_in
from likewise.app.core.types import SEARCHABLE, Changes, PhotoInfo, PhotoState
from likewise.app.workers.indexing.extraction import Fitted, fit, read_sample, scaled
from likewise.app.workers.indexing.gc_pause import without_collections
from likewise.app.workers.indexing.read import announce
from likewise.app.workers.indexing.work import Scan, Task
from likewise.app.workers.processes.pool import Done, Failed, PoolError
from likewise.features.extractor import GLOBAL, MODALITIES
from likewise.features.schema import schema_id

FIT_LIMIT = 3600.0  # seconds to train a vocabulary
SAMPLE_BYTES = 500_000  # on the disk for a photo of the sample, with room to spare

USABLE = (PhotoState.PENDING, *SEARCHABLE)


def refit(scan: Scan) -> Iterator[None]:
    """Fit vocabulary and scales to a sample if that is due, or go on where it was stopped."""
    _drop_useless(scan)
    with without_collections():  # many photos are looked at
        due = scan.library.next_generation() is None and _is_due(scan)
    if due:
        hashes: list[bytes] = []
        before = len(_photos(scan)) + 1
        while not hashes and not scan.work.stopped and len(_photos(scan)) < before:
            before = len(_photos(scan))  # those that cannot be read are fewer each time
            yield from _read_sample(scan, hashes)
        if hashes and not scan.work.stopped:
            yield from _fit(scan, hashes)
    following = scan.library.next_generation()
    if following is not None and not scan.work.stopped:
        yield from _rewrite(scan, following)


def _drop_useless(scan: Scan) -> None:
    """Drop a generation that is being built, or was not fitted yet, if it can't be gone on with."""
    current, following = scan.library.generation(), scan.library.next_generation()
    useless = []
    if following is not None and not (
        _is_sound(scan, following) and current is not None and current.rows == following.rows
    ):
        useless.append(following)
    if current is not None and current.scales is None and not _is_sound(scan, current):
        useless.append(current)
    with scan.library.catalogue.transaction() as connection:
        for generation in useless:
            drop_generation(connection, generation.id)


def _is_sound(scan: Scan, generation: Generation) -> bool:
    """Whether the features are still those of its vectors, and its vocabulary is there."""
    words = generation.vocabulary
    there = words is None or scan.library.vocabulary_path(words).is_file()
    return there and generation.schema == schema_id(words or "", scan.library.model())


def _is_due(scan: Scan) -> bool:
    current = scan.library.generation()
    return is_due(
        current,
        len(_photos(scan)),
        sound=current is not None and _is_sound(scan, current),
        offline=any(root.state == "offline" for root in scan.library.roots()),
        sample=scan.sample,
    )


def _photos(scan: Scan) -> list[PhotoInfo]:
    return scan.library.photos(USABLE, online=True)


def _read_sample(scan: Scan, hashes: list[bytes]) -> Iterator[None]:
    """Read a sample; in a new library its photos can be searched at once, without words."""
    photos = _photos(scan)
    sample = evenly_spread(photos, scan.sample, np.random.default_rng(scan.seed))
    _check_space(scan, len(sample) * SAMPLE_BYTES)
    waiting = sum(photo.state is PhotoState.PENDING for photo in photos)
    scan.progress.start("reading", max(waiting, len(sample)))
    generation = _first_generation(scan)
    samples, model = scan.samples, scan.library.model_path()
    with closing(scan.library.store(generation)) as store:

        def done(results: list[Done]) -> None:
            hashes.extend(result.value.hash for result in results)
            if generation.scales is None:
                read = [scaled(result.key, result.value, generation.scales) for result in results]
                announce(scan, append_rows(scan.library.catalogue, store, read))

        tasks = (
            scan.photo_task(photo.id, read_sample, photo.path, samples, model)
            for photo in sample
            if scan.answers(photo.id)
        )
        yield from scan.work.run(tasks, done, scan.record_failures)
    hashes.sort()  # the order in which processes finish must not matter


def _check_space(scan: Scan, needed: int) -> None:
    free = shutil.disk_usage(scan.library.folder).free
    if free < needed:
        raise StorageError(
            f"The disk of the library {scan.library.folder} has {free >> 20} MB left;"
            f" reading the first photos needs {needed >> 20} MB for a while.",
            "Make room, or choose another library folder.",
        )


def _first_generation(scan: Scan) -> Generation:
    """The current generation; a library that has none yet gets an unfitted one."""
    model = scan.library.model()
    if scan.library.generation() is None:
        dimensions = {name: MODALITIES[name].dimension for name in GLOBAL}
        with scan.library.catalogue.transaction() as connection:
            add_generation(
                connection,
                current=True,
                schema=schema_id("", model),
                vocabulary=None,
                dimensions=dimensions | ({model.name: model.dimension} if model else {}),
                scales=None,
                fitted_on=0,
                rows=0,
            )
    generation = scan.library.generation()
    assert generation is not None
    return generation


def _fit(scan: Scan, hashes: list[bytes]) -> Iterator[None]:
    """Train on the sample, and begin a generation with what comes of it."""
    scan.progress.start("vocabulary", 0)
    folder = scan.library.folder / "vocabularies"
    arguments = (hashes, scan.samples, folder, scan.seed, scan.library.model())
    fitted: list[Fitted] = []
    failures: list[Failed] = []
    yield from scan.work.run(
        [Task("vocabulary", fit, arguments, FIT_LIMIT)],
        done=lambda results: fitted.append(results[0].value),
        failed=failures.extend,
    )
    if failures:
        shutil.rmtree(scan.samples, ignore_errors=True)  # the next try starts afresh
        raise PoolError(
            f"Learning the visual words of the library failed: {failures[0].reason}",
            "Scan again; until it succeeds, searches go without words.",
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


def _rewrite(scan: Scan, following: Generation) -> Iterator[None]:
    """Write all rows of the next generation, then search it instead of the current one.

    Not as long as that would hide photos whose disk was unplugged meanwhile, unless others need it.
    """
    wanted = rows_to_rewrite(scan.library.catalogue, following)
    scan.progress.start("vocabulary", len(wanted))
    rows = {photo: row for photo, _, row in wanted}
    photos = ((photo, path) for photo, path, _ in wanted)
    yield from scan.read_into(scan, following, photos, rows)
    if scan.work.stopped or _would_hide_photos(scan, following):
        return
    before = {photo.id for photo in scan.library.photos()}
    with closing(scan.library.store(following)) as store:
        swap_in(scan.library.catalogue, store, following)
    after = {photo.id for photo in scan.library.photos()}
    removed = tuple(sorted(before - after))
    scan.on_changes(Changes(updated=tuple(sorted(after)), removed=removed, roots=True))


def _would_hide_photos(scan: Scan, following: Generation) -> bool:
    """Whether the next generation lacks photos of a folder that is offline, and can wait for it."""
    if not lacks_offline(scan.library.catalogue, following):
        return False
    current = scan.library.generation()
    fit = current is not None and current.scales is not None and _is_sound(scan, current)
    return fit or not _photos(scan)
