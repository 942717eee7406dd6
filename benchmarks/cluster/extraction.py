"""Measure photos per second by number of workers, and the time to recover from a killed worker."""

from __future__ import annotations

import io
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from app.cluster.connection import Connection, connect
from app.cluster.reading import read_there
from app.core.base.photo_types import Changes
from app.core.base.work_types import Progress
from app.core.library.library import Library
from app.core.open_library import open_library
from app.work.reading.indexer import Indexer
from app.work.reading.read import read_here
from app.work.reading.scan import ReadInto
from benchmarks.cluster.processes import cluster

WARM = 24  # photos that are read before timing, so that processes have started
SIZE = (1600, 1200)
DRAWN = 30  # number of different pictures


def measure(folder: Path, photos: int, workers: Sequence[int]) -> dict[str, Any]:
    """Measure extraction with each number of workers, and recovery from a kill.
    Returns ``extraction.<workers>`` and ``extraction_here.<processes>`` in photos per second,
    ``recovery_s``, and the number of ``lost_or_doubled`` photos. All files go into ``folder``."""
    warm, timed = draw(folder / "warm", WARM), draw(folder / "timed", photos)
    on_cluster, here = {}, {}
    for count in workers:
        with cluster(count) as started, connect(started.address) as connection:
            started_workers(connection, count)
            reader = partial(read_there, connection)
            on_cluster[str(count)] = _rate(folder / f"cluster{count}", warm, timed, reader)
        here[str(count)] = _rate(folder / f"here{count}", warm, timed, read_here, count)
    recovery, wrong = recover(folder / "recovery", warm, timed)
    return {
        "extraction": on_cluster,
        "extraction_here": here,
        "recovery_s": recovery,
        "lost_or_doubled": wrong,
    }


def draw(folder: Path, count: int) -> Path:
    """Make a folder of ``count`` pictures of SIZE, which repeat DRAWN different ones."""
    folder.mkdir(parents=True)
    drawn = [_picture(number) for number in range(min(count, DRAWN))]
    for number in range(count):
        of_its_own = str(folder / str(number)).encode()  # after the picture's end
        (folder / f"{number:05}.jpg").write_bytes(drawn[number % DRAWN] + of_its_own)
    return folder


def _picture(number: int) -> bytes:
    """Return a JPEG file of noisy blobs of colour."""
    random = np.random.default_rng(number)
    blobs = Image.fromarray(random.integers(0, 256, (24, 32, 3), np.uint8)).resize(SIZE)
    noisy = np.asarray(blobs) + random.normal(0, 8, (SIZE[1], SIZE[0], 1))
    written = io.BytesIO()
    Image.fromarray(noisy.clip(0, 255).astype(np.uint8)).save(written, "jpeg")
    return written.getvalue()


def recover(folder: Path, warm: Path, timed: Path) -> tuple[float, int]:
    """Kill one of two workers, and return the seconds until the next photos are committed.
    Also return the number of photos that are missing or doubled at the end."""
    killed = 0.0
    back = 0.0
    with cluster(2) as started, connect(started.address) as connection:
        started_workers(connection, 2)
        reader = partial(read_there, connection)
        with open_library(folder) as library:
            _index(library, warm, reader)

            def note(changes: Changes) -> None:
                nonlocal killed, back
                if not changes.added:
                    return
                if not killed:
                    killed = time.perf_counter()
                    started.kill_worker(0)
                elif not back:
                    back = time.perf_counter()

            library.add_root(timed)
            Indexer(library, on_changes=note, read_into=reader).run()
            snapshot = library.snapshot()
            alive = snapshot.rows[snapshot.alive]
            files = len(list(warm.iterdir())) + len(list(timed.iterdir()))
            wrong = files - len(set(alive.tolist())) + len(alive) - len(set(alive.tolist()))
    return round(back - killed, 2) if back else float("nan"), wrong


def started_workers(connection: Connection, count: int) -> None:
    """Wait until ``count`` workers are there."""
    connection.client.wait_for_workers(count, timeout=60)


def _rate(
    folder: Path, warm: Path, timed: Path, reader: ReadInto, processes: int | None = None
) -> float:
    """Return photos per second until the last one is committed.
    The time starts with the reading, or for processes of this machine, which start only then, after
    their first photos."""
    began, before = 0.0, 0

    def note(progress: Progress) -> None:
        nonlocal began, before
        started = progress.done > 0 or processes is None
        if progress.phase == "reading" and started and not began:
            began, before = time.perf_counter(), progress.done

    with open_library(folder) as library:
        _index(library, warm, reader, processes)
        library.add_root(timed)
        Indexer(library, on_progress=note, processes=processes, read_into=reader).run()
        seconds = time.perf_counter() - began
        read = len(library.photos()) - WARM - before
    return round(read / seconds, 2)


def _index(library: Library, warm: Path, reader: ReadInto, processes: int | None = None) -> None:
    library.add_root(warm)
    Indexer(library, processes=processes, read_into=reader).run()
