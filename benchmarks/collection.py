"""Extract a folder of photos, one sub-folder per class, into scaled vectors for the engine.

Extraction runs in two spawned processes, so a script that calls `load` needs the usual ``if
__name__ == "__main__":`` guard. Results are cached under $LIKEWISE_CACHE, or else in the user's
cache folder.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from app.core.base.paths import cache_folder
from app.core.library.networks import subject_folder
from features import subject
from features.decode import SUFFIXES, decode
from features.extractor import GLOBAL, MODALITIES, WORDS, extract_global, extract_keypoints
from features.normalisation import modality_scales
from features.picture import Picture
from features.scales import shipped_scales
from features.schema import schema_id
from features.vocabulary import Vocabularies, shipped

VOCABULARY_PHOTOS = 400
"""Photos in the seeded sample that trains the vocabularies."""

KINDS = {"all": (*GLOBAL, subject.NAME, *WORDS), "classical": tuple(MODALITIES), "global": GLOBAL}

START = multiprocessing.get_context("spawn")

_THREAD_LIMITS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")

Entries = dict[str, NDArray[np.float32]]
Keypoints = dict[str, NDArray[Any]]
ExtractOne = Callable[[Path], tuple[Entries, Keypoints]]


@dataclass(frozen=True)
class Collection:
    """Scaled vectors float32 (n, d_k), labels int64 (n,) into ``classes``, and the photos."""

    vectors: dict[str, NDArray[np.float32]]
    labels: NDArray[np.int64]
    classes: tuple[str, ...]
    paths: tuple[Path, ...]


def load(
    directory: Path,
    modalities: Literal["all", "classical", "global"] | Iterable[str] = "all",
    cache: Path | None = None,
    *,
    own_words: bool = False,
) -> Collection:
    """Extract all photos of ``directory``, or read them from ``cache``.

    "classical" are the modalities that every library has, "global" those of them that need no
    visual words, "all" adds `subject`. Words and scales are the shipped ones; with ``own_words``
    those of the collection itself, as in papers. Raises WeightsError if `subject` is requested and
    can't be used.
    """
    paths = photos(directory)
    if not paths:
        raise SystemExit(f"{directory} has no sub-folders with photos; expected one a class.")
    chosen = KINDS.get(str(modalities)) or tuple(modalities)
    stored: dict[str, NDArray[np.float32]] = {}
    if not {subject.NAME}.issuperset(chosen):
        key = _key(paths, f"{schema_id()} {VOCABULARY_PHOTOS if own_words else ''}")
        stored |= _stored(directory.name, key, cache, lambda: extract(paths, own_words=own_words))
    if subject.NAME in chosen:
        key = _key(paths, f"{subject.NAME} {subject.VERSION}")
        stored |= _stored(directory.name, key, cache, lambda: extract_subject(paths))
    vectors = {name: stored[name] for name in chosen}
    scales = modality_scales(vectors) if own_words else shipped_scales()
    scaled = {name: rows * np.float32(scales[name]) for name, rows in vectors.items()}
    classes = tuple(sorted({path.parent.name for path in paths}))
    labels = np.array([classes.index(path.parent.name) for path in paths], dtype=np.int64)
    return Collection(scaled, labels, classes, tuple(paths))


def photos(directory: Path) -> list[Path]:
    """Return the pictures in the sub-folders of ``directory``, sorted by path."""
    return sorted(path for path in directory.glob("*/*") if path.suffix.lower() in SUFFIXES)


def _stored(
    name: str, key: str, cache: Path | None, make: Callable[[], dict[str, NDArray[np.float32]]]
) -> dict[str, NDArray[np.float32]]:
    file = (cache or cache_folder()) / "benchmarks" / f"{name}-{key}.npz"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}.part")
        with part.open("wb") as out:
            np.savez(out, **make())
        part.replace(file)
    with np.load(file, allow_pickle=False) as arrays:
        return dict(arrays)


def _key(paths: Sequence[Path], version: str) -> str:
    """Return a hash of what the entries depend on, and of the photos' names and contents."""
    digest = hashlib.sha256(version.encode())
    for path in paths:
        digest.update(f"{path.parent.name}/{path.name}".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def extract_one(path: Path) -> tuple[Entries, Keypoints]:
    """Return the global classical modalities and the keypoints of one photo."""
    picture = Picture(decode(path))
    return extract_global(picture), extract_keypoints(picture)


def extract_all(path: Path) -> tuple[Entries, Keypoints]:
    """Return the same, with `subject`."""
    picture = Picture(decode(path))
    return extract_global(picture) | {subject.NAME: see(picture)}, extract_keypoints(picture)


def see(picture: Picture) -> NDArray[np.float32]:
    """Return the entries of `subject`, by the network that the program keeps."""
    return subject.modality(subject_folder()).extract(picture)


def _see(path: Path) -> NDArray[np.float32]:
    return see(Picture(decode(path)))


def extract_subject(paths: Sequence[Path], processes: int = 2) -> dict[str, NDArray[np.float32]]:
    """Return `subject` of all photos, unscaled, float32 (n, 1280)."""
    subject.prepare(subject_folder())
    with one_thread_each(), pool(processes) as workers:
        return {subject.NAME: np.stack(list(workers.map(_see, paths, chunksize=8)))}


def extract(
    paths: Sequence[Path],
    processes: int = 2,
    one: ExtractOne = extract_one,
    *,
    own_words: bool = False,
) -> dict[str, NDArray[np.float32]]:
    """Return all classical modalities of all photos, unscaled, float32 (n, d_k)."""
    global_rows: list[Entries] = []
    keypoints: list[Keypoints] = []
    with one_thread_each(), pool(processes) as workers:
        for entries, found in workers.map(one, paths, chunksize=8):
            global_rows.append(entries)
            keypoints.append(found)
    vocabularies = _own_words(keypoints) if own_words else shipped()
    words = [vocabularies.words(found) for found in keypoints]
    rows = [{**a, **b} for a, b in zip(global_rows, words, strict=True)]
    return {name: np.stack([row[name] for row in rows]) for name in MODALITIES}


def _own_words(keypoints: Sequence[Keypoints]) -> Vocabularies:
    order = np.random.default_rng(0).permutation(len(keypoints))[:VOCABULARY_PHOTOS]
    return Vocabularies.train([keypoints[i] for i in np.sort(order)])


def pool(processes: int) -> ProcessPoolExecutor:
    """Return a pool of processes of their own, with one OpenCV thread each."""
    return ProcessPoolExecutor(processes, START, initializer=cv2.setNumThreads, initargs=(1,))


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Limit the threads of processes started within; libraries read these variables on import."""
    before = {name: os.environ.get(name) for name in _THREAD_LIMITS}
    os.environ.update(dict.fromkeys(_THREAD_LIMITS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
