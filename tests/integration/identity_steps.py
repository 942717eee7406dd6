"""Scans and watching as the program does them, in one process, of files read in no time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from app.core.base.content_hash import hash_of
from app.core.base.photo_types import Changes
from app.core.library.library import Library
from app.core.library.walk import file_filter
from app.core.photos.tables import waiting_photos
from app.core.vectors.tables import ReadPhoto
from app.work.processes.pool import Done, Failed
from app.work.reading.detect_changes import detect_changes, follow, use_copies
from app.work.reading.read import commit_photos
from app.work.reading.scan import Scan, ScanProgress
from app.work.reading.watcher import ChangedFolders
from tests import made_matrices
from tests.made_matrices import named

DIMENSIONS = {"color": 2}


class Work:
    """Does tasks at once, where the program has processes for them."""

    paused = False

    def run(
        self,
        tasks: Iterable[Any],
        done: Callable[[list[Done]], None],
        failed: Callable[[list[Failed]], None],
    ) -> Iterator[None]:
        for task in tasks:
            done([Done(task.key, task.function(*task.arguments))])
            yield


def begin(library: Library) -> None:
    """Have matrices to read into."""
    made_matrices.begin(library, DIMENSIONS)


def scan_of(library: Library, on_changes: Callable[[Changes], None] = lambda _: None) -> Scan:
    def fail(error: Exception) -> None:
        raise error

    return Scan(
        library=library,
        work=Work(),  # type: ignore[arg-type]
        read_into=lambda *_: iter(()),
        progress=ScanProgress(lambda _: None),
        on_changes=on_changes,
        on_fault=fail,
        photo_limit=60.0,
        stall_limit=600.0,
    )


def scan(library: Library, on_changes: Callable[[Changes], None] = lambda _: None) -> None:
    """Look at all folders, and read what is new."""
    both = scan_of(library, on_changes)
    for part in (detect_changes, use_copies):
        for _ in part(both):
            pass
    read(library)


def watch(library: Library, paths: Iterable[Path]) -> None:
    """Follow what happened at ``paths``, and read what is new."""
    for root in library.roots():
        inside = [str(path) for path in paths if path.is_relative_to(root.path)]
        changed = ChangedFolders(root.id, root.path, file_filter([".jpg"]))
        changed.note(inside)
        if root.state != "offline":
            for batch in list(changed.found_folders()):
                for _ in follow(library, batch, lambda _: None, lambda _: None):
                    pass
    read(library)


def read(library: Library) -> None:
    """Read what waits: the hash of the content, and vectors that tell it."""
    waiting = waiting_photos(library.catalogue)
    batch = []
    for photo, path in list(waiting):
        data = path.read_bytes()
        vector = np.frombuffer(hash_of(data)[:2], np.uint8).astype(np.float32)
        batch.append((photo, ReadPhoto(hash_of(data), 4, 3, named({"color": vector}))))
    with closing(library.writer()) as writer:
        commit_photos(scan_of(library), partial(writer.append, batch))
