"""Workers of clusters on this computer are forked from where readers of photos are."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from multiprocessing import forkserver

import pytest


@pytest.fixture(scope="session", autouse=True)
def forked_workers(forked_readers: None) -> Iterator[None]:
    """To start a worker from nothing takes two seconds, and tests end dozens."""
    if sys.platform != "linux" or find_spec("distributed") is None:
        yield
        return
    import dask

    forkserver.ensure_running()  # with what readers import, as Dask would name other modules
    with dask.config.set({"distributed.worker.multiprocessing-method": "forkserver"}):
        yield
