"""Measures what albums that fill themselves cost in idle time, and whether a click waits for them.

A library of made-up photos is written as the program writes one, and gets albums by hand and albums
that fill themselves, each from a search with thumbs. All are filled; then photos are added, as a
reading adds them, and all are filled again, step by step. At last a simulated person clicks thumbs
while the library's thread has albums to fill, and while it has not, in turn.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.core.albums.album_search import AlbumSearches
from app.core.albums.albums import Albums
from app.core.albums.filling import AlbumFilling
from app.core.albums.self_filling import keep_search
from app.core.library.library import Library
from app.core.open_index import open_index
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from app.core.store.matrices.rows import ReadPhoto
from app.core.types import QueryItem
from app.work.bus.library_thread import Background, LibraryThread
from benchmarks.search.stored import AT_ONCE, SIZE, note, write

THUMBS = 10  # up, and as many down
BY_HAND = 50  # photos in an album by hand

Labels = NDArray[np.int64]


def main(arguments: list[str]) -> int:
    """Run and print; see --help."""
    options = _parser().parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        labels = write(folder / "library", folder / "photos", options.n, options.seed)
        with Library.open(folder / "library") as library:
            report = measure(library, folder / "photos", labels, options)
    print(json.dumps(report, indent=1))
    if options.json:
        Path(options.json).write_text(json.dumps(report, indent=1), encoding="utf-8")
    return 0


def measure(
    library: Library, photos: Path, labels: Labels, options: argparse.Namespace
) -> dict[str, Any]:
    """All figures; times in milliseconds of this machine, but where seconds are named."""
    random = np.random.default_rng(options.seed)
    session = SearchSession(library, open_index(library), see_picture)
    with closing(session):
        _prepare(session)
        made = [
            _keep(session, library, labels, random, f"Search {i}") for i in range(options.filling)
        ]
        _make_by_hand(library, options.albums - options.filling, random)
        session.leave()
        first = _filled(session)
        again = _filled(session)
        _add(library, photos, options.new, random)
        session.library_changed()
        _prepare(session)
        after = _filled(session)
        return {
            "options": {key: value for key, value in vars(options).items() if key != "json"},
            "first_filling": first,
            "nothing_to_do": again,
            "after_reading": after,
            "list_of_albums_ms": _milliseconds(Albums(library).infos),
            "click_ms": _clicks(session, library, made, options.clicks, random),
        }


def _prepare(session: SearchSession) -> None:
    """What idle time does before albums have their turn."""
    while True:
        learned, searches = session.idle.prepare()
        if learned == searches:
            break
    for _ in session.idle.upkeep():
        pass


def _keep(
    session: SearchSession, library: Library, labels: Labels, random: np.random.Generator, name: str
) -> int:
    """An album from a search with thumbs, as a person gives them down the list."""
    query = int(random.integers(len(labels)))
    photos = session.context.library.snapshot().rows
    session.start([QueryItem(photo=int(photos[query]))])
    view = session.first_view()
    assert view is not None
    rows = {photo: row for row, photo in enumerate(photos.tolist())}
    alike = [labels[rows[item.photo]] == labels[query] for item in view.results]
    for sign, wanted in ((1, True), (-1, False)):
        chosen = [i.photo for i, same in zip(view.results, alike, strict=True) if same == wanted]
        if chosen:
            session.current().judge(chosen[:THUMBS], 1 if sign > 0 else -1)
    return keep_search(library, session.current(), name)


def _make_by_hand(library: Library, count: int, random: np.random.Generator) -> None:
    photos = [info.id for info in library.photos()]
    albums = Albums(library)
    for number in range(count):
        chosen = random.choice(photos, min(BY_HAND, len(photos)), replace=False)
        albums.create(f"By hand {number}", chosen.tolist())


def _filled(session: SearchSession) -> dict[str, float]:
    """Fill what there is to fill, and what that took."""
    steps: list[float] = []
    computed: list[float] = []
    albums = 0
    work = AlbumFilling(session).steps()
    while True:
        began, cpu = time.perf_counter(), time.thread_time()
        album = next(work, "end")
        steps.append(1e3 * (time.perf_counter() - began))
        computed.append(1e3 * (time.thread_time() - cpu))
        if album == "end":
            break
        albums += album is not None
    return {
        "albums": albums,
        "seconds": sum(steps) / 1e3,
        "cpu_seconds": sum(computed) / 1e3,
        "steps": len(steps),
        "step_ms_median": float(np.median(steps)),
        "step_ms_p95": float(np.percentile(steps, 95)),
        "step_ms_max": max(steps),
        "step_cpu_ms_median": float(np.median(computed)),
        "step_cpu_ms_p95": float(np.percentile(computed, 95)),
        "step_cpu_ms_max": max(computed),
    }


def _add(library: Library, folder: Path, count: int, random: np.random.Generator) -> None:
    """Photos that are read later, each between two of those that there are."""
    names = [f"new {number:07}.png" for number in range(count)]
    original = next(folder.glob("*.png"))
    for name in names:
        os.link(original, folder / name)
    generation, vectors = library.generation(), library.snapshot().vectors
    assert generation is not None
    root, total = library.roots()[0].id, len(library.snapshot().rows)
    with closing(library.writer(generation)) as writer:
        for start in range(0, count, AT_ONCE):
            ids = note(library, root, folder, names[start : start + AT_ONCE])
            pairs = [np.sort(random.integers(0, total, len(ids))) for _ in range(2)]
            mixed = {name: (m[pairs[0]] + m[pairs[1]]) / 2 for name, m in vectors.items()}
            writer.append(
                [
                    (
                        photo,
                        ReadPhoto(b"%d" % photo, *SIZE, {name: m[i] for name, m in mixed.items()}),
                    )
                    for i, photo in enumerate(ids)
                ]
            )


def _clicks(
    session: SearchSession,
    library: Library,
    albums: list[int],
    count: int,
    random: np.random.Generator,
) -> dict[str, float]:
    """From a click on a thumb to its answer, while albums are filled and while they are not; the
    ratio is that of pairs of clicks side by side."""
    thread = LibraryThread(_give_up)
    waits: dict[str, list[float]] = {"quiet": [], "filling": []}
    photos = library.snapshot().rows
    try:
        _done(thread, lambda: session.start([QueryItem(photo=int(random.choice(photos)))]))
        _done(thread, session.first_view)
        for click in range(2 * count):
            kind = ("quiet", "filling")[click % 2]
            work = _endless(session, albums) if kind == "filling" else None
            _done(thread, lambda work=work: thread.set_background(Background.UPKEEP, work))
            time.sleep(0.3)
            began = time.perf_counter()
            _done(thread, lambda: _thumb(session))
            waits[kind].append(1e3 * (time.perf_counter() - began))
        _done(thread, lambda: thread.set_background(Background.UPKEEP, None))
    finally:
        thread.close()
    ratios = [f / q for q, f in zip(waits["quiet"], waits["filling"], strict=True)]
    return {
        "quiet_median": float(np.median(waits["quiet"])),
        "quiet_p95": float(np.percentile(waits["quiet"], 95)),
        "filling_median": float(np.median(waits["filling"])),
        "filling_p95": float(np.percentile(waits["filling"], 95)),
        "ratio_median": float(np.median(ratios)),
    }


def _endless(session: SearchSession, albums: list[int]) -> Iterator[object]:
    """Filling that does not end, as what it finds is not stored."""
    state, known = session.active.current_state(), Albums(session.context.library)
    assert state is not None
    searches = AlbumSearches(session.context, state.snapshot, state.rows)
    while True:
        for album in albums:
            search = yield from searches.open(known.get(album))
            yield from search.ranking.fill_in_steps(search.clicks, search.gestures)


def _thumb(session: SearchSession) -> None:
    view = session.first_view()
    assert view is not None
    session.current().judge([view.results[0].photo], 1 if len(view.liked) % 2 == 0 else -1)
    session.first_view()


def _done(thread: LibraryThread, job: Callable[[], object]) -> None:
    """Have ``job`` done on the thread, and wait for it."""
    ended = Event()

    def run() -> None:
        try:
            job()
        finally:
            ended.set()

    thread.submit(run)
    ended.wait()


def _milliseconds(job: Callable[[], object]) -> float:
    times = []
    for _ in range(5):
        began = time.perf_counter()
        job()
        times.append(1e3 * (time.perf_counter() - began))
    return float(np.median(times))


def _give_up(error: Exception) -> None:
    raise RuntimeError("the library's thread failed") from error


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="album_upkeep", description=__doc__)
    add = parser.add_argument
    add("--n", type=int, default=100_000, help="photos")
    add("--new", type=int, default=1_000, help="photos that are added")
    add("--albums", type=int, default=200)
    add("--filling", type=int, default=50, help="of these, albums that fill themselves")
    add("--clicks", type=int, default=20, help="of each kind")
    add("--seed", type=int, default=0)
    add("--json", default="")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
