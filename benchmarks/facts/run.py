"""Measures filtering a large library by what is typed: a keystroke, a first one, one after changes.

The catalogue is made here: file names as cameras give them, 3,000 folders, 400 keywords, 12
cameras, 500 places. Each text is filtered as it is typed, letter by letter.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from app.core.facts.photo_filter import PhotoFilter
from app.core.library.ingest import apply_difference, waiting_photos
from app.core.library.library import Library
from app.core.marks.marking import mark
from app.core.store.matrices.generations import add_generation
from app.core.store.matrices.rows import ReadPhoto
from app.core.store.metadata.facts import note_places
from app.core.store.photos.photo_files import Difference, FoundFile
from app.core.types import COLOURS, MarkChange, Scope
from features.facts import Facts
from features.shot import Shot

TYPED = (
    "img_0042",
    "lisbon 2024-06",
    "last summer landscape",
    "keyword:sea >=3 stars",
    'camera:"acme 3" -raw no gps',
    "e",
)
"""What is typed; the last is a letter that most names contain."""

AT_ONCE = 5_000
YEARS = 15 * 365 * 86_400.0  # seconds, up to June 2025
UNTIL = 1_750_000_000.0


def main(arguments: list[str]) -> int:
    """Report milliseconds a keystroke; with ``--json`` to a file, too."""
    parser = argparse.ArgumentParser(prog="bench facts", description=__doc__)
    parser.add_argument("--n", type=int, default=100_000, help="photos")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        report = measure(Path(folder), options.n, options.seed)
    print(f"{options.n:,} photos: {report['median']} ms a keystroke, at most {report['worst']}")
    print(f"packed in {report['packing']} ms; after 1 changed photo {report['after_a_change']} ms")
    if options.json:
        options.json.write_text(json.dumps({"filter_ms": report}, indent=2), encoding="utf-8")
    return 0


def measure(folder: Path, n: int, seed: int) -> dict[str, float]:
    """Milliseconds of filtering ``n`` photos."""
    with Library.open(folder / "library") as library:
        photos = _fill(library, folder / "photos", n, np.random.default_rng(seed))
        kept = PhotoFilter(library.catalogue)
        packing = _timed(lambda: [None for _ in kept.prepare()])
        waits = [
            _timed(lambda: kept.photos_in(Scope(filter=text[:end])))  # noqa: B023 - called at once
            for text in TYPED
            for end in range(1, len(text) + 1)
        ]
        mark(library, photos[:1], MarkChange(stars=5))
        after = _timed(lambda: kept.photos_in(Scope(filter="sea")))
    return {
        "median": round(float(np.median(waits)), 2),
        "p95": round(float(np.percentile(waits, 95)), 2),
        "worst": round(max(waits), 2),
        "packing": round(packing, 1),
        "after_a_change": round(after, 1),
    }


def _timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return 1e3 * (time.process_time() - start)


def _fill(library: Library, folder: Path, n: int, random: np.random.Generator) -> list[int]:
    """Photos as the program notes them, without pictures; their ids."""
    folder.mkdir()
    root = library.add_root(folder).id
    add_generation(
        library.catalogue,
        current=True,
        schema="bench",
        vocabulary=None,
        dimensions={"color": 1},
        scales={"color": 1.0},
        fitted_on=n,
        rows=0,
    )
    generation = library.generation()
    assert generation is not None
    writer, photos = library.writer(generation), []
    for start in range(0, n, AT_ONCE):
        numbers = range(start, min(n, start + AT_ONCE))
        apply_difference(library, Difference(new=[_file(root, i, n) for i in numbers]))
        waiting = [photo for photo, _ in waiting_photos(library)[1]]
        writer.append([(photo, _read(photo, random)) for photo in waiting])
        note_places(library.catalogue, {p: _place(p % 500) for p in waiting if p % 3})
        photos += waiting
    writer.close()
    for keyword in range(400):
        some = [photos[i] for i in random.integers(0, n, 200)]
        mark(library, some, MarkChange(add=(f"sea{keyword}",)))
    for stars in range(1, 6):
        mark(library, photos[stars::7], MarkChange(stars=stars, colour=COLOURS[stars - 1]))
    return photos


def _file(root: int, number: int, n: int) -> FoundFile:
    folder = f"{2010 + number * 15 // n}/holiday {number // 33}"
    return FoundFile(root, f"{folder}/IMG_{number:07}.JPG".encode(), 3_000_000, 10**18)


def _read(photo: int, random: np.random.Generator) -> ReadPhoto:
    size = ((4000, 3000), (3000, 4000), (3000, 3000))[photo % 3]
    facts = Facts("35 mm", 0.01, 2.8, 400, latitude=38.0, longitude=float(photo % 90))
    shot = Shot(UNTIL - YEARS * random.random(), f"Acme {photo % 12}", facts)
    content = photo.to_bytes(16, "big")
    return ReadPhoto(content, *size, {"color": np.zeros(1, np.float32)}, shot)


def _place(number: int) -> tuple[str, ...]:
    return (f"Town {number}", f"Region {number % 40}", "Portugal" if number % 2 else "Spain")
