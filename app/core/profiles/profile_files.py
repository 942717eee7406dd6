"""The files of profiles: what each brought along, what it has computed, and the metrics that kept
searches are ranked by.

They bear the profile's id, so one that takes an id must not find the files of another: an import
that was killed leaves them behind. By its metric a search that is opened again years later is
ranked as it was, and does not replay all that its profile has learned until then; one that is
missing or damaged is no loss, as it is a function of the journal.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path

from app.core.base.errors import StorageError
from app.core.base.language import tr
from app.core.base.paths import remove
from app.core.library.snapshot import LibrarySnapshot
from app.core.store import derived
from app.core.store.derived import derived_folder
from engine.errors import SchemaError
from engine.feedback.portable import count_judgments
from engine.metrics.metric import Metric


def base_path(library: Path, profile: int) -> Path:
    """What an imported profile brought along, in the library in folder ``library``."""
    return library / "profiles" / f"{profile}.npz"


def state_path(library: Path, profile: int) -> Path:
    """What a profile has learned until now, kept between two starts."""
    return library / "profiles" / f"{profile}.state.npz"


def forget_files(library: Path, profile: int) -> None:
    """Remove both. Raises StorageError if they are there and stay."""
    for path in (base_path(library, profile), state_path(library, profile)):
        try:
            remove(path)
        except OSError as error:
            raise StorageError(
                tr(
                    "The profile's file {path} can't be removed: {strerror}.",
                    path=path,
                    strerror=error.strerror,
                ),
                tr("Check that the disk is there and may be written to."),
            ) from error


def brought_along(library: Path, profile: int) -> int:
    """How many judgments a profile came with; 0 if it was made here, or its file can't be read."""
    path = base_path(library, profile)
    try:
        return _judgments_in(path, path.stat().st_mtime_ns)
    except OSError:
        return 0


@lru_cache(maxsize=64)
def _judgments_in(path: Path, modified: int) -> int:
    del modified  # another file may be there by then
    try:
        return count_judgments(path)
    except SchemaError:
        return 0


log = logging.getLogger(__name__)


def name_of(search: int) -> str:
    """What the metric of a search is kept under."""
    return f"search-{search}"  # not shown


def read_metric(library: Path, snapshot: LibrarySnapshot, search: int) -> Metric | None:
    """The metric that ``search`` is ranked by over ``snapshot``; None if it is not kept."""
    found = derived.find(derived_folder(library), name_of(search), snapshot.key)
    if found is None:
        return None
    dimensions = {name: int(count) for name, count in found.values["dimensions"]}
    components = {name: found.arrays[f"components.{name}"] for name in dimensions}
    return Metric(dimensions, found.arrays["weights"], components)


def keep_metric(library: Path, snapshot: LibrarySnapshot, search: int, metric: Metric) -> None:
    """Write the metric that ``search`` is ranked by; where that fails, it is made again."""
    arrays = {f"components.{name}": metric.components[name] for name in metric.dimensions}
    try:
        derived.keep(
            derived_folder(library),
            name_of(search),
            snapshot.key,
            {"weights": metric.weights, **arrays},
            {"dimensions": list(metric.dimensions.items())},
        )
    except OSError as error:
        log.warning("the metric of search %d is not kept: %s", search, error)
