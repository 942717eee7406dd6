"""What can't be read or used, with the reasons: photos, and what else stands in their way.

What is no photo has a negative number in a photo's place: MODEL is the image model that was
refused, SCAN what ended the last scan, and PLUGINS downwards are modalities of other packages.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from pathlib import Path

from likewise.app.core.errors import LibraryError
from likewise.app.core.library.models import refused_model, want_model
from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.types import Problem
from likewise.features.errors import FeatureError, SchemaError
from likewise.features.extractor import FAULTS, MODALITIES
from likewise.features.onnx_model import is_model

MODEL, SCAN, PLUGINS = -1, -2, -3


def all_problems(catalogue: Catalogue) -> list[Problem]:
    """Every problem that the catalogue knows of, and those of other packages' modalities."""
    return [*_plugin_problems(), *_model_problems(catalogue), *_photo_problems(catalogue)]


class ProblemList:
    """The problems of a library that a window lists: `all_problems`, and what ended a scan."""

    def __init__(self, folder: Path, catalogue: Catalogue) -> None:
        self.scan_error: Exception | None = None  # that ended the last scan
        self._folder = folder
        self._catalogue = catalogue
        self._ignored: set[int] = set()  # other packages' modalities that were left out

    def all(self) -> tuple[Problem, ...]:
        """What was not left out; what stands in the way of many photos first."""
        problems = all_problems(self._catalogue)
        if self.scan_error is not None:
            problems.insert(0, Problem(SCAN, self._folder, _sentence(self.scan_error)))
        return tuple(problem for problem in problems if problem.photo not in self._ignored)

    def leave_out(self, numbers: Collection[int]) -> None:
        """List these no more: see `leave_out`."""
        leave_out(self._catalogue, numbers)
        if SCAN in numbers:
            self.scan_error = None
        self._ignored |= {number for number in numbers if number <= PLUGINS}


def retry(catalogue: Catalogue, numbers: Collection[int]) -> None:
    """Let the next scan try again what failed, though it did not change."""
    refused = refused_model(catalogue)
    with catalogue.transaction() as connection:
        connection.executemany(
            "UPDATE photos SET state = 'pending', reason = NULL WHERE id = ? AND state = 'failed'",
            [(photo,) for photo in numbers],
        )
        if MODEL in numbers and refused is not None:
            want_model(catalogue, refused[0])


def leave_out(catalogue: Catalogue, numbers: Collection[int]) -> None:
    """Never read, show or list these again, unless photos' files go and come back."""
    with catalogue.transaction() as connection:
        connection.executemany(
            "UPDATE photos SET state = 'left out', reason = NULL WHERE id = ? AND state <> 'gone'",
            [(photo,) for photo in numbers],
        )
        if MODEL in numbers:
            want_model(catalogue, None)


def check_modalities(used: Iterable[str]) -> None:
    """Raise SchemaError if vectors hold a modality among ``used`` whose package can't be loaded:
    a scan would take it out of all of them.
    """
    missing = [name for name in used if name not in MODALITIES and not is_model(name)]
    if missing and FAULTS:
        raise SchemaError(
            f"No photos are read, as those of this library were read with {missing[0]}, too."
            f" {FAULTS[0].reason}"
        )


def _sentence(error: Exception) -> str:
    if isinstance(error, LibraryError | FeatureError):
        return str(error)
    return "Something went wrong inside Likewise; the log has the details."


def _photo_problems(catalogue: Catalogue) -> list[Problem]:
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT photos.id, roots.path, photos.path, reason FROM photos"
            " JOIN roots ON roots.id = root WHERE state = 'failed' ORDER BY root, photos.path"
        ).fetchall()
    return [
        Problem(number, Path(os.fsdecode(root), os.fsdecode(path)), reason)
        for number, root, path, reason in found
    ]


def _model_problems(catalogue: Catalogue) -> list[Problem]:
    refused = refused_model(catalogue)
    return [] if refused is None else [Problem(MODEL, *refused)]


def _plugin_problems() -> list[Problem]:
    return [Problem(PLUGINS - n, fault.place, fault.reason) for n, fault in enumerate(FAULTS)]
