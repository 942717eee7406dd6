"""List what can't be read or used, with the reasons: photos, networks, plug-ins, the last scan.

Problems other than photos have negative numbers in place of a photo's id: MODEL is the refused
image model, SCAN the error that ended the last scan, SUBJECT the reason why the network of
`subject` is not used, and PLUGINS and below are modalities of other packages.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from app.core.base.errors import LibraryError
from app.core.base.language import tr, tr_stored
from app.core.base.photo_types import Problem
from app.core.library.library import Library
from app.core.library.modalities import (
    allow_subject,
    choose_subject,
    refused_model,
    refused_subject,
    want_model,
)
from app.core.library.networks import subject_folder
from app.core.photos.tables import failed_files, mark_left_out, mark_pending
from features.errors import FeatureError
from features.extractor import FAULTS

MODEL, SCAN, SUBJECT, PLUGINS = -1, -2, -3, -4


def all_problems(library: Library) -> list[Problem]:
    """Return every problem that the catalogue knows of, and those of plug-ins' modalities."""
    networks = [*_subject_problems(library), *_model_problems(library)]
    found = [*_plugin_problems(), *networks, *failed_files(library.catalogue)]
    return [replace(each, reason=tr_stored(each.reason)) for each in found]


class ProblemList:
    """The problems that a window lists: `all_problems`, and the error that ended a scan."""

    def __init__(self, library: Library) -> None:
        self.scan_error: Exception | None = None  # ended the last scan
        self._library = library
        self._ignored: set[int] = set()  # modalities of plug-ins that were left out

    def all(self) -> tuple[Problem, ...]:
        """Return the problems that were not left out; those that affect many photos first."""
        problems = all_problems(self._library)
        if self.scan_error is not None:
            problems.insert(0, Problem(SCAN, self._library.folder, _sentence(self.scan_error)))
        return tuple(problem for problem in problems if problem.photo not in self._ignored)

    def leave_out(self, numbers: Collection[int]) -> None:
        """Stop listing these: see `leave_out`."""
        leave_out(self._library, numbers)
        if SCAN in numbers:
            self.scan_error = None
        self._ignored |= {number for number in numbers if number <= PLUGINS}


def retry(library: Library, numbers: Collection[int]) -> None:
    """Have the next scan try again what failed, though it did not change."""
    refused = refused_model(library)
    with library.catalogue.transaction():
        mark_pending(library.catalogue, numbers)
        if MODEL in numbers and refused is not None:
            want_model(library, refused[0])
        if SUBJECT in numbers:
            allow_subject(library)


def leave_out(library: Library, numbers: Collection[int]) -> None:
    """Never read, show or list these again, unless photos' files go and come back."""
    with library.catalogue.transaction():
        mark_left_out(library.catalogue, numbers)
        if MODEL in numbers:
            want_model(library, None)
        if SUBJECT in numbers:
            choose_subject(library, False)


def _sentence(error: Exception) -> str:
    if isinstance(error, LibraryError | FeatureError):
        return str(error)
    return tr("Something went wrong inside Likewise; the log has the details.")


def _model_problems(library: Library) -> list[Problem]:
    refused = refused_model(library)
    return [] if refused is None else [Problem(MODEL, *refused)]


def _subject_problems(library: Library) -> list[Problem]:
    reason = refused_subject(library)
    return [] if reason is None else [Problem(SUBJECT, subject_folder(), reason)]


def _plugin_problems() -> list[Problem]:
    return [Problem(PLUGINS - n, fault.package, fault.reason) for n, fault in enumerate(FAULTS)]
