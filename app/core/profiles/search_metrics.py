"""The metrics that kept searches are ranked by, in files: a search that is opened again years later
is ranked as it was, and does not replay all that its profile has learned until then.

A metric is a function of the journal, so a file that is missing or damaged is no loss. It goes with
the vectors that it measures.
"""

from __future__ import annotations

import logging
from pathlib import Path

from app.core.library.snapshot import LibrarySnapshot
from app.core.store import derived
from app.core.store.derived import derived_folder
from engine.metrics.metric import Metric

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
