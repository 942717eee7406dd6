"""Runs in the pool's processes: reads a photo once and returns its vectors.

Decoded pixels never leave the process.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from app.core.content_hash import hash_of
from app.core.facts.table import shot_in
from app.core.language import tr
from app.core.library.networks import Networks
from app.core.store.matrices.rows import ReadPhoto
from engine.types import Float32
from features.decode import probe_and_decode, read
from features.errors import FeatureError
from features.extractor import OTHERS, extract_global, extract_keypoints
from features.picture import Picture
from features.vocabulary import shipped

Arrays = Mapping[str, NDArray[Any]]


def prepare() -> None:
    """Called once in each process: one thread, as there is a process for each core."""
    cv2.setNumThreads(1)


def read_photo(path: Path, networks: Networks, scales: Mapping[str, float]) -> ReadPhoto:
    """The vectors of all modalities that have a scale, times it.

    Raises DecodeError, ModelError, WeightsError; FeatureError for what is not finite.
    """
    data = read(path)  # once, so that hash and vectors are of the same content
    photo, image = _decoded(data, path, hash_of(data))
    picture = Picture(image)
    words = shipped().words(extract_keypoints(picture))
    vectors = extract_global(picture) | _seen_by(networks, picture) | words
    _check_finite(vectors)
    return replace(photo, vectors=_scaled(vectors, scales))


def see_photo(
    path: Path,
    networks: Networks,
    modalities: Collection[str],
    scales: Mapping[str, float] | None = None,
    content: bytes | None = None,
) -> ReadPhoto | None:
    """What ``networks`` see, and other packages' ``modalities``, times ``scales`` if there are
    some. None if the file does not have the ``content`` hash any more, if one is given.

    Raises DecodeError, ModelError, WeightsError; FeatureError for what is not finite.
    """
    data = read(path)
    found = hash_of(data)
    if content not in (None, found):
        return None
    photo, image = _decoded(data, path, found)
    picture = Picture(image)
    others = {m.name: m.extract(picture) for m in OTHERS if m.name in modalities}
    vectors = others | _seen_by(networks, picture)
    _check_finite(vectors)
    return replace(photo, vectors=vectors if scales is None else _scaled(vectors, scales))


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
    """Those of ``vectors`` that have a scale, times it."""
    return {name: vectors[name] * np.float32(scale) for name, scale in scales.items()}


def _check_finite(vectors: Arrays) -> None:
    """Raise FeatureError for what would spoil every search; the photo fails, with this reason."""
    for name, vector in vectors.items():
        if not np.isfinite(vector).all():
            raise FeatureError(
                tr("Its {name} can't be told: it gave numbers that are not finite.", name=name)
            )
