"""Read photos in a scan: new ones, and known ones for a matrix that is being filled.

Such a matrix belongs to a new version of a modality or to a network that was chosen later. Filling
may take any number of scans, each of which reads new photos first; until it is done, searches use
the old matrices.

Networks are tried first, in a process of the pool: a model may be any file, and weights or runtime
may differ from those expected. If one can't be used, the reason is recorded and photos are read
without it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing
from functools import partial
from itertools import chain
from pathlib import Path

import numpy as np

from app.core.base.language import tr
from app.core.base.photo_types import Changes
from app.core.duplicates import copies
from app.core.library.library import Library
from app.core.library.modalities import (
    READABLE,
    allow_subject,
    begin,
    drop_unwanted,
    is_subject_wanted,
    missing,
    refuse_model,
    refuse_subject,
    refused_subject,
    unseen_photos,
    use_model,
    wanted_model,
)
from app.core.library.networks import models_folder, subject_folder
from app.core.photos.tables import count_photos_in, count_waiting, spread_photos, waiting_photos
from app.core.vectors.tables import ReadPhoto, StoredMatrix, unseen_at_hand
from app.work.processes.pool import MEMORY_LIMIT, Done, Failed, PoolError, Task
from app.work.reading.extraction import ExtractionPlan, fits, plan_for, read_photo
from app.work.reading.scan import STEP_WAIT, Scan
from features import subject
from features.errors import ModelError, WeightsError
from features.modality import Modality
from features.model_folder import TriedModel, keep, memory_for, try_model
from features.normalisation import modality_scales
from features.onnx_model import check
from features.picture import Picture

TRY_LIMIT = 300.0  # seconds of computing to open a model and run it once
SUBJECT_BYTES = 1 << 28  # for `subject` and its runtime, which take 110 MB of address space


def use_wanted_model(scan: Scan) -> Iterator[None]:
    """Use the wanted model, if any. If it can't be used, record and report that.

    Raises ModelError if the model in use can no longer be opened: all photos would fail.
    """
    wanted = wanted_model(scan.library)
    scan.work.allow_memory(_memory_for(scan.library, wanted or scan.library.model_path()))
    if wanted is not None:
        yield from _try_model(scan, wanted)
    kept = scan.library.model_path()
    if kept is not None:
        check(kept)


def try_subject(scan: Scan) -> Iterator[None]:
    """Check whether the network of `subject` can be used, if photos may be read with it now.

    The result is recorded only if it changed, and shown only in the list of problems.
    """
    library = scan.library
    if not is_subject_wanted(library) or _is_up_to_date(library):
        return
    before = refused_subject(library)
    failures: list[Failed] = []

    def done(_: list[Done]) -> None:
        allow_subject(library)

    try:
        subject.check()
        task = Task(subject.NAME, open_subject, (subject_folder(),), TRY_LIMIT)
        yield from scan.work.run([task], done, failures.extend)
    except WeightsError as error:
        failures.append(Failed(subject.NAME, str(error)))
    if failures:
        why = failures[0].reason
        sentence = tr("Photos are read without recognising what is in them. {reason}", reason=why)
        refuse_subject(library, sentence)
    if refused_subject(library) != before:
        scan.on_changes(Changes(problems=True))


def open_subject(folder: Path) -> None:
    """Run the network on an empty picture, making it first if needed. Raises WeightsError."""
    subject.modality(folder).extract(Picture(np.zeros((64, 64, 3), np.uint8)))


def _is_up_to_date(library: Library) -> bool:
    """Return whether all photos were already read with it."""
    waiting = count_waiting(library.catalogue)
    return (
        subject.NAME in library.modalities()
        and not waiting
        and not library.matrices(searched=False)
    )


def _try_model(scan: Scan, wanted: Path) -> Iterator[None]:
    failures: list[Failed] = []
    tried: list[TriedModel] = []

    scan.progress.start("looking")  # the scan is no longer idle
    task = Task("model", try_model, (wanted,), TRY_LIMIT)
    yield from scan.work.run([task], lambda r: tried.append(r[0].value), failures.extend)
    if tried:
        try:
            yield from _keep_model(scan, wanted, tried[0])
        except ModelError as error:
            failures.append(Failed("model", str(error)))
    if failures:
        sentence = tr("{reason} The image model was not changed.", reason=failures[0].reason)
        refuse_model(scan.library, wanted, sentence)
        scan.on_fault(ModelError(sentence))


def _keep_model(scan: Scan, wanted: Path, tried: TriedModel) -> Iterator[None]:
    """Copy the model on another thread, as it may be large, and use it. Raises ModelError."""
    with ThreadPoolExecutor(1) as beside:
        kept = beside.submit(keep, wanted, tried, models_folder(scan.library.folder))
        while wait([kept], STEP_WAIT).not_done:
            yield
        use_model(scan.library, kept.result())


def _memory_for(library: Library, model: Path | None) -> int:
    """Return the memory limit of a process that opens the networks, in bytes."""
    limit = MEMORY_LIMIT + SUBJECT_BYTES * is_subject_wanted(library)
    return limit if model is None else limit + memory_for(model)


SPREAD = 300  # photos that are read before the others, so that searches find something soon


def read(scan: Scan) -> Iterator[None]:
    """Read all photos that wait and whose folder is there: first some of all, the rest by path."""
    count = count_waiting(scan.library.catalogue)
    if not count:
        return
    scan.progress.start("reading", count)
    plan = plan_for(scan.library, scan.library.matrices())
    first = spread_photos(scan.library.catalogue, SPREAD)
    begun = {photo for photo, _ in first}
    others = (each for each in waiting_photos(scan.library.catalogue) if each[0] not in begun)
    yield from scan.read_into(scan, plan, chain(first, others))


def read_here(
    scan: Scan,
    plan: ExtractionPlan,
    photos: Iterable[tuple[int, Path]],
    rows: Mapping[int, int] | None = None,
) -> Iterator[None]:
    """Read photos in processes of this machine, into the library's own files."""
    with closing(scan.library.writer()) as writer:

        def done(answers: list[Done]) -> None:
            results, others = list[Done](), list[Failed]()
            for answer in answers:
                if fits(answer.value, plan):
                    results.append(answer)
                else:
                    fault = tr("Reading it {fault}.", fault=tr("gave an invalid answer"))
                    others.append(Failed(answer.key, fault))
            if others:
                scan.record_failures(others)
            if rows is None:
                commit_photos(scan, partial(writer.append, [(r.key, r.value) for r in results]))
            else:
                writer.fill((rows[result.key], result.value) for result in results)

        tasks = (
            scan.photo_task(photo, read_photo, path, plan)
            for photo, path in photos
            if scan.answers(photo)
        )
        yield from scan.run(tasks, done)


def commit_photos(scan: Scan, append: Callable[[], list[int]]) -> None:
    """Append photos that were read and report which can now be searched.
    Copies of other photos do not become photos of their own."""
    with scan.library.transaction():
        changes = copies.merge_copies(scan.library, append())
    scan.on_changes(changes)


SCALED_ON = 1_000  # the first photos, from which the permanent scale is fitted
SCALES_LIMIT = 600.0  # seconds to fit scales to a sample


def begin_matrices(scan: Scan) -> None:
    """Drop matrices that are no longer wanted, and begin those that have a scale."""
    if drop_unwanted(scan.library):
        scan.on_changes(_all_changed(scan))
    if _is_any_readable(scan.library):
        begin(scan.library)


def fill_matrices(scan: Scan) -> Iterator[None]:
    """Read photos for the matrices that are being filled, then use these in searches."""
    library = scan.library
    if not _is_any_readable(library):
        return
    if unscaled := missing(library):
        begin(library, (yield from _fit_scales(scan, unscaled)))
    filled = library.matrices(searched=False)
    if not filled:
        return
    unseen, wanted = unseen_photos(library), unseen_at_hand(library.catalogue)
    if unseen is not None and wanted:
        scan.progress.start("seeing", unseen.total, unseen.total - unseen.photos)
        rows = {photo: row for photo, _, row in wanted}
        photos = ((photo, path) for photo, path, _ in wanted)
        yield from scan.read_into(scan, plan_for(library, filled), photos, rows)
    with closing(library.writer()) as writer:
        writer.search_filled()
    if library.matrices(searched=False) != filled:
        scan.on_changes(_all_changed(scan))


def _is_any_readable(library: Library) -> bool:
    return count_photos_in(library.catalogue, READABLE, online=True) > 0


def _all_changed(scan: Scan) -> Changes:
    return Changes(updated=tuple(sorted(photo.id for photo in scan.library.photos())))


def _fit_scales(
    scan: Scan, modalities: Sequence[Modality]
) -> Generator[None, None, dict[str, float]]:
    """Return the scale of each modality without a built-in one, fitted to the first photos.
    It is {} if there is nothing to read."""
    sample = scan.library.photos(READABLE, online=True, most=SCALED_ON)
    scan.progress.start("seeing")
    matrices = [StoredMatrix(0, m.name, m.version, m.dimension, 1.0, False) for m in modalities]
    plan = plan_for(scan.library, matrices)
    seen: list[ReadPhoto] = []
    yield from scan.run(
        (
            scan.photo_task(photo.id, read_photo, photo.path, plan)
            for photo in sample
            if scan.answers(photo.id)
        ),
        lambda results: seen.extend(r.value for r in results if fits(r.value, plan)),
    )
    if not seen:
        return {}
    seen.sort(key=lambda photo: photo.hash)
    vectors = {m.modality: np.stack([photo.vectors[m.name] for photo in seen]) for m in matrices}
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
