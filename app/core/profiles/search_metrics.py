"""The metrics that kept searches are ranked by, in files: a search that is opened again years later
is ranked as it was, and does not replay all that its profile has learned until then.

A metric is a function of the journal, so a file that is missing or damaged is no loss. It goes with
the vectors that it measures.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path

import numpy as np

from app.core.library.snapshot import LibrarySnapshot
from app.core.store.derived import derived_folder
from engine.archives import DAMAGE
from engine.atomic import replacing
from engine.metrics.metric import Metric

log = logging.getLogger(__name__)


def metric_path(library: Path, key: str, search: int) -> Path:
    """The file of a search's metric, in the library in folder ``library``."""
    return derived_folder(library, key) / f"search-{search}.metric.npz"


def read_metric(library: Path, snapshot: LibrarySnapshot, search: int) -> Metric | None:
    """The metric that ``search`` is ranked by over ``snapshot``; None if it is not kept."""
    try:
        path = metric_path(library, snapshot.key, search)
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            header = json.loads(str(archive["header"]))
            dimensions = {name: int(count) for name, count in header["dimensions"]}
            components = {name: archive[f"components.{name}"] for name in dimensions}
            return Metric(dimensions, archive["weights"], components)
    except FileNotFoundError:
        return None
    except (OSError, *DAMAGE) as error:
        log.info("the metric of search %d is made again: %s", search, error)
        return None


def keep_metric(library: Path, snapshot: LibrarySnapshot, search: int, metric: Metric) -> None:
    """Write the metric that ``search`` is ranked by; where that fails, it is made again."""
    path = metric_path(library, snapshot.key, search)
    header = {"dimensions": list(metric.dimensions.items())}
    components = {f"components.{name}": metric.components[name] for name in metric.dimensions}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path, durable=False) as temporary, temporary.open("wb") as file:
            np.savez(
                file,
                allow_pickle=False,
                header=np.array(json.dumps(header)),
                weights=metric.weights,
                **components,
            )
    except OSError as error:
        log.warning("the metric of search %d is not kept: %s", search, error)
