"""Second part of a scan: fits a new vocabulary and scales and rewrites all vectors, when due.

The vectors made with them grow beside those that are searched, and are swapped in whole.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing
from functools import partial

import numpy as np

from app.core.errors import StorageError
from app.core.language import tr
from app.core.library.generations import (
    begin_next_generation,
    drop_next_generation,
    drop_useless,
    first_generation,
    is_refit_due,
    readable_photos,
)
from app.core.library.network_change import shares_vectors
from app.core.library.sampling import evenly_spread
from app.core.own_files import remove
from app.core.store.matrices.generations import Generation
from app.core.types import PhotoInfo, PhotoState
from app.workers.indexing.extraction import Fitted, fit, read_sample
from app.workers.indexing.read import take_in
from app.workers.indexing.rewrite import rewrite
from app.workers.indexing.work import Scan
from app.workers.processes.pool import Done, Failed, PoolError, Task

FIT_LIMIT = 3600.0  # seconds to train a vocabulary
SAMPLE_BYTES = 500_000  # on the disk for a photo of the sample, with room to spare


def refit(scan: Scan) -> Iterator[None]:
    """Fit vocabulary and scales to a sample if that is due, or go on where it was stopped."""
    drop_useless(scan.library)
    following = scan.library.next_generation()
    may_be_due = following is None or _only_networks(scan, following)
    if may_be_due and is_refit_due(scan.library, scan.sample):
        hashes: list[bytes] = []
        photos = readable_photos(scan.library)
        before = len(photos) + 1
        while not hashes and not scan.work.stopped and len(photos) < before:
            yield from _read_sample(scan, photos, hashes)
            before, photos = len(photos), readable_photos(scan.library)  # less those that failed
        if hashes and not scan.work.stopped:
            yield from _fit(scan, hashes)
    following = scan.library.next_generation()
    if following is not None and not scan.work.stopped and not _only_networks(scan, following):
        yield from rewrite(scan, following, "vocabulary")


def _read_sample(scan: Scan, photos: list[PhotoInfo], hashes: list[bytes]) -> Iterator[None]:
    """Read a sample; in a new library its photos can be searched at once, without words."""
    sample = evenly_spread(photos, scan.sample, np.random.default_rng(scan.seed))
    _check_space(scan, len(sample) * SAMPLE_BYTES)
    waiting = sum(photo.state is PhotoState.PENDING for photo in photos)
    scan.progress.start("reading", max(waiting, len(sample)))
    generation = first_generation(scan.library)
    wanted = scan.library.wanted_networks()
    samples, networks = scan.samples(wanted), scan.library.networks([each.name for each in wanted])
    with closing(scan.library.writer(generation)) as writer:

        def done(results: list[Done]) -> None:
            hashes.extend(result.value.hash for result in results)
            if generation.scales is None:
                take_in(scan, partial(writer.append, [(r.key, r.value) for r in results]))

        tasks = (
            scan.photo_task(photo.id, read_sample, photo.path, samples, networks)
            for photo in sample
            if scan.answers(photo.id)
        )
        yield from scan.run(tasks, done)
    hashes.sort()  # a folder that is renamed must not matter


def _check_space(scan: Scan, needed: int) -> None:
    free = shutil.disk_usage(scan.library.folder).free
    if free < needed:
        raise StorageError(
            tr(
                "The disk of the library {folder} has {free} MB left; reading the first photos"
                " needs {needed} MB for a while.",
                folder=scan.library.folder,
                free=free >> 20,
                needed=needed >> 20,
            ),
            tr("Make room, or choose another library folder."),
        )


def _fit(scan: Scan, hashes: list[bytes]) -> Iterator[None]:
    """Train on the sample, and begin a generation with what comes of it."""
    scan.progress.start("vocabulary", 0)
    folder = scan.library.folder / "vocabularies"
    samples = scan.samples(scan.library.wanted_networks())
    arguments = (hashes, samples, folder, scan.seed)
    fitted: list[Fitted] = []
    failures: list[Failed] = []
    yield from scan.work.run(
        [Task("vocabulary", fit, arguments, FIT_LIMIT)],
        done=lambda results: fitted.append(results[0].value),
        failed=failures.extend,
    )
    if failures:
        remove(samples)  # the next try starts afresh
        raise PoolError(
            tr(
                "Learning the visual words of the library failed: {reason}",
                reason=failures[0].reason,
            ),
            tr("Scan again; until it succeeds, searches go without words."),
        )
    if not fitted:  # stopped
        return
    drop_next_generation(scan.library)
    begin_next_generation(
        scan.library,
        fitted[0].schema,
        fitted[0].vocabulary,
        fitted[0].dimensions,
        fitted[0].scales,
        fitted_on=len(hashes),
    )


def _only_networks(scan: Scan, following: Generation) -> bool:
    """Whether `network_change` began it."""
    return shares_vectors(scan.library.generation(), following)
