"""Runs in the pool's processes: reads a photo once and returns its vectors.

Decoded pixels never leave the process. A photo of the vocabulary's sample leaves its vectors and
local descriptors in a file named by its content, so that it need not be decoded a second time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from app.core.content_hash import hash_of
from app.core.facts.table import shot_in
from app.core.language import tr
from app.core.library.networks import Networks, networks_in
from app.core.store.matrices.generations import TRAIN_FROM
from app.core.store.matrices.rows import ReadPhoto
from engine.archives import DAMAGE
from engine.atomic import replacing
from engine.types import Float32
from features.decode import probe_and_decode, read
from features.errors import FeatureError, VocabularyError
from features.extractor import extract_global, extract_keypoints
from features.normalisation import modality_scales
from features.picture import Picture
from features.schema import schema_id
from features.vocabulary import Vocabularies, fallback

Arrays = Mapping[str, NDArray[Any]]

NONE = Networks()


@dataclass(frozen=True, slots=True)
class Fitted:
    """A vocabulary, saved, and the scales that go with it."""

    vocabulary: str
    schema: str
    dimensions: Mapping[str, int]
    scales: Mapping[str, float]


def prepare() -> None:
    """Called once in each process: one thread, as there is a process for each core."""
    cv2.setNumThreads(1)


def read_sample(path: Path, samples: Path, networks: Networks = NONE) -> ReadPhoto:
    """The global modalities, and those of ``networks``; descriptors are left in ``samples``.

    Raises DecodeError, ModelError, WeightsError; FeatureError for what is not finite.
    """
    seen = _seen(path, samples, networks)
    _write(seen, samples)
    return seen.photo


def read_photo(
    path: Path,
    samples: Path,
    vocabulary: Path,
    networks: Networks = NONE,
    scales: Mapping[str, float] | None = None,
) -> ReadPhoto:
    """All modalities, times ``scales`` if there are some.

    Raises DecodeError, VocabularyError, ModelError, WeightsError; FeatureError for what is not
    finite.
    """
    seen = _seen(path, samples, networks)
    vectors = {**seen.photo.vectors, **_vocabularies(vocabulary).words(seen.keypoints)}
    return replace(seen.photo, vectors=vectors if scales is None else _scaled(vectors, scales))


def see_photo(
    path: Path,
    networks: Networks,
    scales: Mapping[str, float] | None = None,
    content: bytes | None = None,
) -> ReadPhoto | None:
    """What ``networks`` alone see, times ``scales`` if there are some. None if the file does not
    have the ``content`` hash any more, if one is given.

    Raises DecodeError, ModelError, WeightsError; FeatureError for what is not finite.
    """
    data = read(path)
    found = hash_of(data)
    if content not in (None, found):
        return None
    photo, image = _decoded(data, path, found)
    vectors = _seen_by(networks, Picture(image))
    _check_finite(vectors)
    return replace(photo, vectors=vectors if scales is None else _scaled(vectors, scales))


def fit(hashes: Sequence[bytes], samples: Path, folder: Path, seed: int) -> Fitted:
    """Train vocabularies on the sample, save them in ``folder`` by their id, and fit the scales.

    A sample that is too small, or has too little to see, gets the shipped vocabulary.
    """
    sample = [_read(_sample_file(samples, content)) for content in hashes]
    vocabularies = _trained([seen.keypoints for seen in sample], seed)
    rows = [{**seen.photo.vectors, **vocabularies.words(seen.keypoints)} for seen in sample]
    vectors = {name: np.stack([row[name] for row in rows]) for name in rows[0]}
    folder.mkdir(parents=True, exist_ok=True)
    with replacing(folder / f"{vocabularies.id}.npz") as temporary:
        vocabularies.save(temporary)
    dimensions = {name: matrix.shape[1] for name, matrix in vectors.items()}
    return Fitted(
        vocabulary=vocabularies.id,
        schema=schema_id(vocabularies.id, networks_in(dimensions)),
        dimensions=dimensions,
        scales=modality_scales(vectors, seed),
    )


@dataclass(frozen=True, slots=True)
class _Seen:
    """What one decoding of a photo gives: its global modalities, and what words are made of."""

    photo: ReadPhoto
    keypoints: Arrays


def _seen(path: Path, samples: Path, networks: Networks) -> _Seen:
    data = read(path)  # once, so that hash and vectors are of the same content
    content = hash_of(data)
    kept = _kept(samples, content)
    if kept is not None:  # its EXIF is asked all the same: what is noted is the same either way
        return replace(kept, photo=replace(kept.photo, shot=shot_in(data, path.name)))
    photo, image = _decoded(data, path, content)
    picture = Picture(image)
    vectors = extract_global(picture) | _seen_by(networks, picture)
    _check_finite(vectors)
    return _Seen(replace(photo, vectors=vectors), extract_keypoints(picture))


def _seen_by(networks: Networks, picture: Picture) -> dict[str, Float32]:
    return {network.name: network.extract(picture) for network in networks.opened()}


def _decoded(data: bytes, path: Path, content: bytes) -> tuple[ReadPhoto, NDArray[np.uint8]]:
    """The photo, without vectors yet, and its pixels."""
    header, image = probe_and_decode(data, path.name)
    width, height = header.width, header.height
    if (width > height) != (image.shape[1] > image.shape[0]):  # turned by its EXIF orientation
        width, height = height, width
    return ReadPhoto(content, width, height, {}, shot_in(data, path.name)), image


def _scaled(vectors: Mapping[str, Float32], scales: Mapping[str, float]) -> dict[str, Float32]:
    return {name: vector * np.float32(scales[name]) for name, vector in vectors.items()}


def _check_finite(vectors: Arrays) -> None:
    """Raise FeatureError for what would spoil every search; the photo fails, with this reason."""
    for name, vector in vectors.items():
        if not np.isfinite(vector).all():
            raise FeatureError(
                tr("Its {name} can't be told: it gave numbers that are not finite.", name=name)
            )


def _trained(keypoints: Sequence[Arrays], seed: int) -> Vocabularies:
    if len(keypoints) < TRAIN_FROM:
        return fallback()
    try:
        return Vocabularies.train(keypoints, seed)
    except VocabularyError:
        return fallback()


@lru_cache(maxsize=1)
def _vocabularies(path: Path) -> Vocabularies:
    return Vocabularies.load(path)


def _sample_file(samples: Path, content: bytes) -> Path:
    return samples / f"{content.hex()}.npz"


def _write(seen: _Seen, samples: Path) -> None:
    samples.mkdir(parents=True, exist_ok=True)
    photo = seen.photo
    target = _sample_file(samples, photo.hash)
    arrays: dict[str, NDArray[Any]] = {"size": np.array([photo.width, photo.height])}
    arrays |= {f"vector.{name}": array for name, array in photo.vectors.items()}
    arrays |= {f"keypoints.{name}": array for name, array in seen.keypoints.items()}
    with replacing(target, durable=False, by_many=True) as temporary, temporary.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)


def _kept(samples: Path, content: bytes) -> _Seen | None:
    """What was seen of this content before; None also where a power cut left half of it."""
    try:
        return _read(_sample_file(samples, content))
    except (OSError, *DAMAGE):
        return None


def _read(path: Path) -> _Seen:
    with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
        width, height = (int(side) for side in arrays["size"])
        photo = ReadPhoto(bytes.fromhex(path.stem), width, height, _group(arrays, "vector."))
        return _Seen(photo, _group(arrays, "keypoints."))


def _group(arrays: Arrays, prefix: str) -> dict[str, NDArray[Any]]:
    return {name.removeprefix(prefix): arrays[name] for name in arrays if name.startswith(prefix)}
