"""Checks that scheduler and workers have the versions of this computer."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

from app.core.base.errors import ClusterError
from app.core.base.language import tr
from app.core.base.shipped import own_version

_ALIKE = ("dask", "distributed", "msgpack")
"""Packages that decide whether two ends understand each other."""


def of_this_end() -> dict[str, str]:
    """The versions that have to agree, here or wherever it is called; of Python two numbers."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return {"python": python, **{name: version(name) for name in _ALIKE}, "likewise": own_version()}


def check_scheduler(found: Mapping[str, Any]) -> None:
    """Raise ClusterError unless a scheduler's own account of itself agrees with this end; it needs
    no Likewise."""
    theirs = {name: str(found["packages"][name]) for name in _ALIKE}
    theirs["python"] = ".".join(str(found["host"]["python"]).split(".")[:2])
    ours = of_this_end()
    _compare(tr("The scheduler"), {name: ours[name] for name in theirs}, theirs)


def check_worker(worker: str, found: object) -> None:
    """Raise ClusterError unless ``of_this_end`` of a worker, or what it raised there, agrees."""
    if isinstance(found, OSError):
        return  # it was cut off, and the scheduler will notice
    if not isinstance(found, Mapping):
        raise ClusterError(
            tr("The worker {worker} has no Likewise: {found}.", worker=worker, found=found),
            tr(
                "Install likewise[cluster] {version} where the worker runs.",
                version=own_version(),
            ),
        )
    _compare(tr("The worker {worker}", worker=worker), of_this_end(), found)


def _compare(end: str, ours: Mapping[str, str], theirs: Mapping[str, str]) -> None:
    for name, version_ in ours.items():
        if theirs[name] != version_:
            raise ClusterError(
                tr(
                    "{end} has {name} {theirs}, this computer {ours}.",
                    end=end,
                    name=name,
                    theirs=theirs[name],
                    ours=version_,
                ),
                tr("Install the same versions on all of them."),
            )
