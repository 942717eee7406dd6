"""Align two pictures: find affine maps, possibly rotated or mirrored, of one onto the other.

SIFT features (Lowe 2004) as square roots (RootSIFT, Arandjelovic & Zisserman 2012) are matched in
both directions and by the ratio of their distances, and RANSAC finds the map that most of them
agree on. A mirrored picture needs no features of its own, because mirroring permutes the entries of
a descriptor. Pictures with too little detail for that are overlaid in the eight ways a sheet can be
turned, and the best is refined. ECC (Evangelidis & Psarakis 2008) refines both to subpixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from features.types import Image

SIDE = 256
"""Longer side, in pixels, at which pictures are compared: smaller ones are enlarged."""

FEATURES = 400
"""Number of strongest features that are kept."""

RATIO = 0.85
"""Highest ratio of a match's distance to that of the next one (Lowe has .8, at larger sizes)."""

AGREE = 8
"""Features that must agree on a map; fewer do by chance."""

TOLERANCE = 3.0
"""Tolerance of a matched feature's position in pixels."""

PLAIN = 40
"""Number of features below which a picture has too few to align by."""

ALIKE = 0.6
"""Least correlation of the small grey pictures for an alignment without features."""

_MIRRORED = np.arange(128).reshape(4, 4, 8)[::-1, :, -np.arange(8) % 8].ravel()

Grey = NDArray[np.uint8]
Affine = NDArray[np.float64]
"""(2, 3): maps pixels (x, y, 1) of the first picture to pixels of the second."""


@dataclass(frozen=True, slots=True)
class PictureFeatures:
    """A grey picture with points (n, 2), unit descriptors (n, 128) and pixels per ``detail``."""

    grey: Grey
    detail: float
    points: NDArray[np.float32]
    descriptors: NDArray[np.float32]


def features_of(image: Image) -> PictureFeatures:
    """Return what is compared of a picture, RGB uint8 (h, w, 3)."""
    whole = cv2.cvtColor(image, cv2.COLOR_RGB2GRAY)
    share = SIDE / max(whole.shape)
    size = tuple(max(16, round(side * share)) for side in reversed(whole.shape))
    way = cv2.INTER_AREA if share < 1 else cv2.INTER_CUBIC
    grey = np.asarray(cv2.resize(whole, size, interpolation=way), np.uint8)
    sift = cv2.SIFT_create(nfeatures=FEATURES, contrastThreshold=0.015)  # type: ignore[attr-defined]
    keypoints, found = sift.detectAndCompute(grey, None)
    points = np.array([keypoint.pt for keypoint in keypoints], np.float32).reshape(-1, 2)
    descriptors = np.zeros((0, 128), np.float32) if found is None else found
    sums = np.maximum(descriptors.sum(axis=1, keepdims=True), 1e-6)
    return PictureFeatures(
        grey, min(1.0, 1 / share), points, np.sqrt(descriptors / sums).astype(np.float32)
    )


def alignments(a: PictureFeatures, b: PictureFeatures) -> Iterator[Affine]:
    """Yield maps that may take ``a`` onto ``b``, cheapest first; none if nothing agrees."""
    coarse = _by_features(a, b)
    if coarse is None and min(len(a.points), len(b.points)) < PLAIN:
        coarse = _by_grey(a.grey, b.grey)
    if coarse is None:
        return
    yield coarse
    refined = _refined(a.grey, b.grey, coarse)
    if refined is not None:
        yield refined


def laid_on(picture: Grey, by: Affine, shape: tuple[int, ...], way: int) -> Grey:
    """Return ``picture`` resampled to ``shape``, which ``by`` maps to it; 0 outside of it."""
    size = (shape[1], shape[0])
    return np.asarray(cv2.warpAffine(picture, by, size, flags=way | cv2.WARP_INVERSE_MAP), np.uint8)


def _by_features(a: PictureFeatures, b: PictureFeatures) -> Affine | None:
    """Return the map, plain or mirrored, that most matched features agree on."""
    best: Affine | None = None
    most = AGREE - 1
    for mirrored in (False, True):
        descriptors = b.descriptors[:, _MIRRORED] if mirrored else b.descriptors
        first, second = _matches(a.descriptors, descriptors)
        if len(first) <= most:
            continue
        found, inside = cv2.estimateAffine2D(
            a.points[first], b.points[second], ransacReprojThreshold=TOLERANCE, maxIters=1000
        )
        if found is None or (agreeing := int(inside.sum())) <= most:
            continue
        way = np.asarray(found, np.float64)
        if _is_sane(way) and (np.linalg.det(way[:, :2]) < 0) == mirrored:
            best, most = way, agreeing
    return best


def _matches(a: NDArray[np.float32], b: NDArray[np.float32]) -> tuple[NDArray[np.int64], ...]:
    """Return the positions of features that are clearly each other's nearest."""
    if len(a) < AGREE or len(b) < AGREE:
        return np.zeros(0, np.int64), np.zeros(0, np.int64)
    alike = a @ b.T
    rows = np.arange(len(a))
    nearest, back = alike.argmax(axis=1), alike.argmax(axis=0)
    first = alike[rows, nearest]
    alike[rows, nearest] = -1
    second = alike.max(axis=1)
    clear = 1 - first < RATIO**2 * (1 - second)  # halves of squared distances
    chosen = np.flatnonzero(clear & (back[nearest] == rows))
    return chosen, nearest[chosen]


def _by_grey(a: Grey, b: Grey) -> Affine | None:
    """Return the best-correlated map of all of ``b`` onto ``a``, refined at a quarter of size."""
    small_a, small_b = _quarter(a), _quarter(b)
    best: Affine | None = None
    most = ALIKE
    for way in _ways(small_a.shape, small_b.shape):
        laid = laid_on(small_b, way, small_a.shape, cv2.INTER_LINEAR)
        alike = abs(_correlation(small_a, laid))
        if alike > most:
            best, most = way, alike
    if best is None:
        return None
    refined = _refined(small_a, small_b, best)
    found = best if refined is None else refined
    linear = found[:, :2]
    shift = 4 * found[:, 2] + 1.5 - linear @ (1.5, 1.5)  # pixel centres have integer coordinates
    return np.column_stack([linear, shift])


def _correlation(a: Grey, b: Grey) -> float:
    """Return the correlation of two pictures of one size; 0 if one is uniform."""
    first, second = (grey.astype(np.float64) - grey.mean() for grey in (a, b))
    of_both = float(np.vdot(first, first) * np.vdot(second, second))
    return float(np.vdot(first, second)) / of_both**0.5 if of_both else 0.0


def _quarter(grey: Grey) -> Grey:
    size = (grey.shape[1] // 4, grey.shape[0] // 4)
    return np.asarray(cv2.resize(grey, size, interpolation=cv2.INTER_AREA), np.uint8)


def _ways(a: tuple[int, ...], b: tuple[int, ...]) -> Iterator[Affine]:
    """Yield the rotations and reflections that fill a picture of shape ``a`` with one of ``b``."""
    centre_a, centre_b = (np.array([shape[1] - 1, shape[0] - 1]) / 2 for shape in (a, b))
    for turn in range(4):
        for mirror in (1.0, -1.0):
            cosine, sine = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn]
            linear = np.array([[cosine, -sine], [sine, cosine]]) @ np.diag([mirror, 1.0])
            extent = np.abs(linear) @ (a[1], a[0])
            scales = np.array([b[1], b[0]]) / extent
            if scales.max() < 1.35 * scales.min():
                linear = np.diag(scales) @ linear
                yield np.column_stack([linear, centre_b - linear @ centre_a])


def _refined(a: Grey, b: Grey, start: Affine) -> Affine | None:
    criteria = (cv2.TERM_CRITERIA_COUNT | cv2.TERM_CRITERIA_EPS, 30, 1e-4)
    try:
        _, found = cv2.findTransformECC(
            a, b, start.astype(np.float32), cv2.MOTION_AFFINE, criteria, np.ones_like(b), 5
        )
    except cv2.error:  # it did not converge
        return None
    way = np.asarray(found, np.float64)
    return way if _is_sane(way) else None


def _is_sane(found: Affine) -> bool:
    """Return whether a map hardly squeezes or shears, as copying a photo does not."""
    longest, shortest = np.linalg.svd(found[:, :2], compute_uv=False)
    return bool(shortest > 0.4 and longest < 2.5 and longest < 1.35 * shortest)
