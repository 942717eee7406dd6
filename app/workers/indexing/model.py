"""Tries a newly chosen image model in a process of the pool, and takes it over, before a scan.

A model may be any file, so it is opened in one of the pool's processes first.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from likewise.app.core.library.model_choice import refuse_model, use_model, wanted_model
from likewise.app.core.library.models import models_folder
from likewise.app.workers.indexing.work import Scan
from likewise.app.workers.processes.pool import MEMORY_LIMIT, Done, Failed, Task
from likewise.features.errors import ModelError
from likewise.features.onnx_model import adopt, check

TRY_LIMIT = 300.0  # seconds of computing to open a model and run it once
COPIES = 4  # of a model's bytes that opening it takes, with room to spare
RUN_BYTES = 1 << 29  # for what is between its layers


def take_over_model(scan: Scan) -> Iterator[None]:
    """Use the model that is wanted, if one is. Notes and tells ``scan.on_fault`` if it can't be.

    Raises ModelError if the one in use can't be opened any more: its photos would all fail.
    """
    wanted = wanted_model(scan.library)
    scan.work.allow_memory(_memory_for(wanted or scan.library.model_path()))
    if wanted is not None:
        yield from _try(scan, wanted)
    kept = scan.library.model_path()
    if kept is not None:
        check(kept)


def _try(scan: Scan, wanted: Path) -> Iterator[None]:
    folder = models_folder(scan.library.folder)
    failures: list[Failed] = []

    def done(results: list[Done]) -> None:
        use_model(scan.library, results[0].value)

    scan.progress.start("looking")  # as the scan is not idle any more
    task = Task("model", adopt, (wanted, folder), TRY_LIMIT)
    yield from scan.work.run([task], done, failures.extend)
    if failures:
        reason = failures[0].reason.replace("Reading it", f"Trying {wanted.name}", 1)
        sentence = f"{reason} The image model was not changed."
        refuse_model(scan.library, wanted, sentence)
        scan.on_fault(ModelError(sentence))


def _memory_for(model: Path | None) -> int:
    """The limit of a process that opens ``model``, in bytes."""
    if model is None or not model.is_file():
        return MEMORY_LIMIT
    return MEMORY_LIMIT + COPIES * model.stat().st_size + RUN_BYTES
