"""Open a library in a new process and do what a person does: look, find, search, thumb, and so on.

`python -m benchmarks.library.person LIBRARY SEED` prints the times as JSON.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np

from app.cluster.machines import open_index
from app.core.base.search_types import QueryItem, Scope
from app.core.filling import AlbumFilling, keep_search
from app.core.library.library import Library
from app.core.open_library import open_library
from app.core.profiles.query import see_picture
from app.core.search.photo_filter import PhotoFilter
from app.core.search.session import SearchSession
from app.work.bus.open_library import FIRST_BATCH
from app.work.reading.indexer import Indexer
from benchmarks.memory.run import resident
from engine.feedback.journal import Sign

SEARCHES = 5
THUMBS = 10  # in each search, alternately up and down
TYPED = ("2", "20", "2014", "2014-0", "2014-06", "2014-06 img", "")


def main(folder: Path, seed: int) -> int:
    """Run as that process."""
    began = time.perf_counter()
    with open_library(folder) as library, closing(_session(library)) as session:
        library.photos(most=FIRST_BATCH, newest=True)
        opened = time.perf_counter()
        photos = len(library.photos())
        report: dict[str, Any] = {"photos": photos, "open_s": opened - began}
        report["listed_s"] = time.perf_counter() - began
        report["open_mb"] = resident(os.getpid())
        report["prepare_s"] = _seconds(lambda: _prepare(session))
        report["first_look_s"] = _seconds(lambda: Indexer(library).run())
        session.library_changed()
        report |= _typed(PhotoFilter(library.catalogue))
        report |= _search(session, np.random.default_rng(seed))
        report["album_s"] = _seconds(lambda: _album(library, session))
        report["mb"] = resident(os.getpid())
    print(json.dumps(report))
    return 0


def _session(library: Library) -> SearchSession:
    return SearchSession(library, open_index(library), see_picture)


def _prepare(session: SearchSession) -> None:
    """Do the idle work that makes all searches quick."""
    for _ in session.idle.prepare():
        pass
    for _ in session.idle.upkeep():
        pass


def _typed(photo_filter: PhotoFilter) -> dict[str, float]:
    """Time keystrokes in the field; the first one has to read the facts of all photos."""
    scopes = [Scope(filter=text) for text in TYPED]
    first, *others = [_seconds(lambda s=scope: photo_filter.photos_in(s)) for scope in scopes]
    return {"filter_first_ms": 1e3 * first, "filter_ms": 1e3 * float(np.median(others))}


def _search(session: SearchSession, random: np.random.Generator) -> dict[str, float]:
    photos = session.context.library.snapshot().rows
    searches, thumbs = [], []
    for _ in range(SEARCHES):
        query = [QueryItem(photo=int(random.choice(photos)))]
        searches.append(_seconds(lambda query=query: _start(session, query)))
        thumbs += [_thumb(session, like=n % 2 == 0) for n in range(THUMBS)]
    return {
        "search_ms": 1e3 * float(np.median(searches)),
        "thumb_ms": 1e3 * float(np.median(thumbs)),
        "thumb_p95_ms": 1e3 * float(np.percentile(thumbs, 95)),
    }


def _start(session: SearchSession, query: list[QueryItem]) -> None:
    session.start(query)
    session.first_view()


def _thumb(session: SearchSession, like: bool) -> float:
    """Return the seconds from a thumb to the new order."""
    view = session.first_view()
    assert view is not None
    known = {*view.liked, *view.disliked}
    photo = next(item.photo for item in view.results if item.photo not in known)
    return _seconds(lambda: _judge(session, photo, 1 if like else -1))


def _judge(session: SearchSession, photo: int, sign: Sign) -> None:
    session.current().judge([photo], sign)
    session.first_view()


def _album(library: Library, session: SearchSession) -> None:
    """Make an album of the current search, and fill it."""
    keep_search(library, session.current(), f"Album {time.time_ns()}")
    for _ in AlbumFilling(session).steps():
        pass


def _seconds(job: Callable[[], object]) -> float:
    began = time.perf_counter()
    job()
    return time.perf_counter() - began


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
