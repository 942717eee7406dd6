"""The files of profiles: imported bases, learned states, and the metrics of kept searches.

Their names contain the profile's id, so a new profile must remove files with its id, which a killed
import may leave behind. With its metric, a search that is opened years later is ranked as it was,
without replaying all that its profile had learned by then. A missing or damaged metric is no loss,
because it is a function of the journal.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path

from app.core.base.errors import StorageError, disk_faults
from app.core.base.language import tr_later
from app.core.base.paths import remove
from app.core.library.library import LibrarySnapshot
from app.core.store import derived
from app.core.store.derived import derived_folder
from engine.errors import SchemaError
from engine.feedback.portable import count_judgments
from engine.metrics.metric import Metric


def base_path(library: Path, profile: int) -> Path:
    """Return the path of an imported profile's base, in the library in folder ``library``."""
    return library / "profiles" / f"{profile}.npz"


def state_path(library: Path, profile: int) -> Path:
    """Return the path of what a profile has learned, stored between starts."""
    return library / "profiles" / f"{profile}.state.npz"


def forget_files(library: Path, profile: int) -> None:
    """Remove both. Raises StorageError if they can't be removed."""
    fault = tr_later("The profile's file {path} can't be removed: {strerror}.")
    for path in (base_path(library, profile), state_path(library, profile)):
        with disk_faults(StorageError, fault, path=path):
            remove(path)


def brought_along(library: Path, profile: int) -> int:
    """Return how many judgments a profile was imported with; 0 without a readable base."""
    path = base_path(library, profile)
    try:
        return _judgments_in(path, path.stat().st_mtime_ns)
    except OSError:
        return 0


@lru_cache(maxsize=64)
def _judgments_in(path: Path, modified: int) -> int:
    del modified  # part of the cache key only: the file may be replaced
    try:
        return count_judgments(path)
    except SchemaError:
        return 0


log = logging.getLogger(__name__)


def name_of(search: int) -> str:
    """Return the name that the metric of a search is stored under."""
    return f"search-{search}"


def read_metric(library: Path, snapshot: LibrarySnapshot, search: int) -> Metric | None:
    """Return the metric that ranks ``search`` over ``snapshot``; None if it is not stored."""
    found = derived.find(derived_folder(library), name_of(search), snapshot.key)
    if found is None:
        return None
    dimensions = {name: int(count) for name, count in found.values["dimensions"]}
    components = {name: found.arrays[f"components.{name}"] for name in dimensions}
    return Metric(dimensions, found.arrays["weights"], components)


def keep_metric(library: Path, snapshot: LibrarySnapshot, search: int, metric: Metric) -> None:
    """Write the metric that ranks ``search``; if that fails, it is computed again."""
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
