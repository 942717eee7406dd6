"""Aligns two pictures: the affine maps that may take one onto the other, turned or mirrored too.

SIFT features (Lowe 2004) as square roots (RootSIFT, Arandjelovic & Zisserman 2012) are matched both
ways and by the ratio of their distances, and RANSAC finds the map that most of them agree on. A
mirrored picture needs no features of its own: mirroring swaps the entries of a descriptor. Pictures
with too little detail for that are laid on each other in the eight ways a sheet can be turned, and
the best is refined. ECC (Evangelidis & Psarakis 2008) refines both to a fraction of a pixel.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from features.types import Image

SIDE = 256
"""Pixels of the longer side that pictures are compared at: small ones are enlarged."""

FEATURES = 400
"""The strongest that are kept."""

RATIO = 0.85
"""A match is this much nearer than the next one at most (Lowe has .8, at larger sizes)."""

AGREE = 8
"""Features that have to agree on a map; fewer do by chance."""

NEAR = 3.0
"""Pixels that a matched feature may be off."""

PLAIN = 40
"""Features below which a picture has too little detail to tell by them."""

ALIKE = 0.6
"""Correlation of the small grey pictures from which one is laid on the other without features."""

_MIRRORED = np.arange(128).reshape(4, 4, 8)[::-1, :, -np.arange(8) % 8].ravel()

Grey = NDArray[np.uint8]
Affine = NDArray[np.float64]
"""(2, 3): takes pixels (x, y, 1) of the first picture to pixels of the second."""


@dataclass(frozen=True, slots=True)
class PictureFeatures:
    """A picture as it is compared: grey, and its features: points float32 (n, 2) and unit
    descriptors float32 (n, 128). ``detail``: pixels that it had for each that it has now, at most
    1, along a side."""

    grey: Grey
    detail: float
    points: NDArray[np.float32]
    descriptors: NDArray[np.float32]


def features_of(image: Image) -> PictureFeatures:
    """What of a picture, RGB uint8 (h, w, 3), is compared."""
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
    """Maps that may take ``a`` onto ``b``, the cheaper ones first; none if nothing agrees."""
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
    """``picture`` as it lies on one of ``shape`` that ``by`` takes to it; 0 where it ends."""
    size = (shape[1], shape[0])
    return np.asarray(cv2.warpAffine(picture, by, size, flags=way | cv2.WARP_INVERSE_MAP), np.uint8)


def _by_features(a: PictureFeatures, b: PictureFeatures) -> Affine | None:
    """The map, plain or mirrored, that most matched features agree on."""
    best: Affine | None = None
    most = AGREE - 1
    for mirrored in (False, True):
        descriptors = b.descriptors[:, _MIRRORED] if mirrored else b.descriptors
        first, second = _matches(a.descriptors, descriptors)
        if len(first) <= most:
            continue
        found, inside = cv2.estimateAffine2D(
            a.points[first], b.points[second], ransacReprojThreshold=NEAR, maxIters=1000
        )
        if found is None or (agreeing := int(inside.sum())) <= most:
            continue
        way = np.asarray(found, np.float64)
        if _is_sane(way) and (np.linalg.det(way[:, :2]) < 0) == mirrored:
            best, most = way, agreeing
    return best


def _matches(a: NDArray[np.float32], b: NDArray[np.float32]) -> tuple[NDArray[np.int64], ...]:
    """Positions of features that are each other's nearest, by far."""
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
    """The way to lay all of ``b`` on all of ``a`` that correlates best, at a quarter of the size,
    refined there."""
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
    shift = 4 * found[:, 2] + 1.5 - linear @ (1.5, 1.5)  # centres of pixels are at whole numbers
    return np.column_stack([linear, shift])


def _correlation(a: Grey, b: Grey) -> float:
    """Of two pictures of one size; 0 where one shows nothing."""
    first, second = (grey.astype(np.float64) - grey.mean() for grey in (a, b))
    of_both = float(np.vdot(first, first) * np.vdot(second, second))
    return float(np.vdot(first, second)) / of_both**0.5 if of_both else 0.0


def _quarter(grey: Grey) -> Grey:
    size = (grey.shape[1] // 4, grey.shape[0] // 4)
    return np.asarray(cv2.resize(grey, size, interpolation=cv2.INTER_AREA), np.uint8)


def _ways(a: tuple[int, ...], b: tuple[int, ...]) -> Iterator[Affine]:
    """The turns and mirrorings that fill all of a picture of shape ``a`` with one of ``b``."""
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
    """Whether a map neither squeezes nor shears: programs that copy photos do not."""
    longest, shortest = np.linalg.svd(found[:, :2], compute_uv=False)
    return bool(shortest > 0.4 and longest < 2.5 and longest < 1.35 * shortest)
