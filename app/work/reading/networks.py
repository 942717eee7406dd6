"""Try networks in a process of the pool before photos are read with them.

A model may be any file, and weights or runtime may differ from those expected, so neither is opened
in this process first. If one can't be used, the reason is recorded and photos are read without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import numpy as np

from app.core.base.language import tr
from app.core.base.photo_types import Changes
from app.core.library.library import Library
from app.core.library.modalities import (
    allow_subject,
    is_subject_wanted,
    refuse_model,
    refuse_subject,
    refused_subject,
    use_model,
    wanted_model,
)
from app.core.library.networks import models_folder, subject_folder
from app.core.photos.tables import count_waiting
from app.work.processes.pool import MEMORY_LIMIT, Done, Failed, Task
from app.work.reading.work import STEP_WAIT, Scan
from features import subject
from features.errors import ModelError, WeightsError
from features.model_folder import TriedModel, keep, memory_for, try_model
from features.onnx_model import check
from features.picture import Picture

TRY_LIMIT = 300.0  # seconds of computing to open a model and run it once
SUBJECT_BYTES = 1 << 28  # for `subject` and its runtime, which take 110 MB of address space


def take_over_model(scan: Scan) -> Iterator[None]:
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
        sentence = tr("What is in the pictures is not looked at. {reason}", reason=why)
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
