"""Decide whether two pictures are the same photo, rather than two shots of a scene.

A copy may be scaled, recompressed, cropped, rotated, mirrored, recoloured or written on. The
pictures are aligned (alignment.py). Then their detail is compared patch by patch, by the
correlation of grey levels in a Gaussian window, which is invariant to light and contrast. In a copy
every patch agrees, apart from the even effect of compression; text and frames spoil some patches
and leave the others perfect. In another shot something has moved from one patch to another. The
limits were chosen on validation halves (docs/guide/commands.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import cv2
import numpy as np
from numpy.typing import NDArray

from features.alignment import Affine, Grey, PictureFeatures, alignments, laid_on

WINDOW = 4.0
"""Standard deviation of the window, in pixels of alignment.SIDE."""

COVERED = 0.68
"""Share of each picture that must be in both: 90 % of both sides, slightly rotated, is .7."""

BLUR = 0.8
"""Standard deviation, in the smaller picture's pixels, of the blur that equalises both."""

DETAIL = 25.0
"""Variance of grey levels from which a patch has detail; flat ones have only noise."""

MIN_LEFT = 0.1
"""Least share of detailed patches left if black or white ones are excluded; else none are."""

AGREES = 0.7
"""Correlation below which a patch disagrees."""

RIM = 5
"""Margin in pixels, where one picture ends within the other, that is not compared."""

FEW = 0.004
"""Share of patches that may disagree in a copy without additions ..."""

CLEAR = 0.75
"""... nine in ten of whose patches correlate this well, even at a quarter of the size."""

SPOILT = 0.3
"""Share of patches that may disagree where the others are perfect, as under text or frames, ..."""

PERFECT = 0.995
"""... that is, the better half of the patches correlate this well; and ..."""

CHANGED = 12.0
"""... of what differs there by these grey levels, or within the window's reach, ..."""

ADDED = 0.97
"""... is lighter, or darker, by this share of all differences, as ink is, unlike motion; and ..."""

PIECE = 0.9
"""... at most this share of it is connected, because text consists of letters; or ..."""

EDGE = 0.95
"""... this share of the disagreement is in a strip along a side where one has a bar; ..."""

BAR = 0.025
"""Share of a picture's side in which a bar is looked for: its margin, without text."""

STRIP = 0.2
"""... whose width, including overlapping windows, is this share of the picture."""

SCENE = 0.6
"""Median correlation from which two shots show the same scene."""

Map = NDArray[np.float32]
Mask = NDArray[np.bool_]


class Verdict(StrEnum):
    """The relation of two pictures."""

    SAME = "same"  # copies of one photo
    SCENE = "scene"  # different shots of one scene
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Agreement:
    """How well two aligned pictures agree, over the patches with detail."""

    covered: float  # share of one that is in the other; the smaller of both
    median: float  # correlation
    low: float  # that of the worst tenth at most
    disagreeing: float  # share of patches
    added: float = 0.0  # how one-sided the differences there are, lighter or darker;
    # 0 if they are connected
    edge: float = 0.0  # share of the disagreement that is near a bar along a side

    @property
    def verdict(self) -> Verdict:
        """The relation that follows."""
        if self.covered >= COVERED:
            unchanged = self.disagreeing <= FEW and self.low >= CLEAR
            written_on = (self.disagreeing <= SPOILT and self.median >= PERFECT) and (
                self.added >= ADDED or self.edge >= EDGE
            )
            if unchanged or written_on:
                return Verdict.SAME
        return Verdict.SCENE if self.median >= SCENE else Verdict.OTHER


NONE = Agreement(0, 0, 0, 1)


def compare(a: PictureFeatures, b: PictureFeatures) -> Agreement:
    """Return how ``a`` and ``b`` agree under the best alignment, or NONE. Symmetric."""
    if (a.grey.shape, a.grey.tobytes()) > (b.grey.shape, b.grey.tobytes()):
        a, b = b, a
    best = NONE
    for found in alignments(a, b):
        agreement = _agreement(a.grey, b.grey, found, BLUR / min(a.detail, b.detail))
        if agreement.median > best.median:
            best = agreement
        if best.verdict is Verdict.SAME:
            break
    return best


def _agreement(a: Grey, b: Grey, by: Affine, blur: float) -> Agreement:
    laid = laid_on(b, by, a.shape, cv2.INTER_CUBIC)
    inside = laid_on(np.ones_like(b), by, a.shape, cv2.INTER_NEAREST)
    inside = _without_rim(inside, 1)
    common = float(inside.sum())
    covered = common / a.size, common * abs(float(np.linalg.det(by[:, :2]))) / b.size
    return laid_agreement(a, laid, inside, min(1.0, *covered), blur)


def laid_agreement(a: Grey, b: Grey, inside: Grey, covered: float, blur: float) -> Agreement:
    """Return how well ``a`` and ``b``, aligned and blurred by ``blur``, agree ``inside``."""
    correlation, detailed = _correlation(a, b, inside.astype(np.float32), blur)
    detailed &= _without_rim(inside, RIM) > 0
    patches = correlation[detailed]
    if patches.size < a.size * 0.004:  # too little to compare
        return NONE
    low, median = np.quantile(patches, (0.1, 0.5))
    spoilt = detailed & (correlation < AGREES)
    rest = _difference(a, b, detailed & ~spoilt)
    return Agreement(
        covered,
        float(median),
        float(low),
        float((patches < AGREES).mean()),
        _one_sidedness(rest, inside > 0, spoilt),
        _share_near_bar(a, b, rest, inside > 0, spoilt),
    )


def _without_rim(inside: Grey, width: int) -> Grey:
    """Return ``inside`` without a margin; the picture's own sides are no border."""
    return np.asarray(
        cv2.erode(inside, np.ones((2 * width + 1, 2 * width + 1), np.uint8), borderValue=1),
        np.uint8,
    )


def _difference(a: Grey, b: Grey, good: Mask) -> Map:
    """Return ``b`` minus ``a`` in grey levels, matched in light and contrast where ``good``."""
    first, second = a.astype(np.float32), b.astype(np.float32)
    if not good.any():
        return np.zeros_like(first)
    contrast = float(second[good].std()) / max(float(first[good].std()), 1e-3)
    rest = second - second[good].mean() - contrast * (first - first[good].mean())
    return np.asarray(rest, np.float32)


def _one_sidedness(rest: Map, inside: Mask, spoilt: Mask) -> float:
    """Return how one-sided ``rest`` is around ``spoilt`` patches; 0 if it is connected."""
    reach = np.ones((9, 9), np.uint8)
    around = np.asarray(cv2.dilate(spoilt.astype(np.uint8), reach), np.uint8) > 0
    changed = around & inside & (np.abs(rest) > CHANGED)
    if not changed.any():
        return 0.0
    _, _, pieces, _ = cv2.connectedComponentsWithStats(changed.astype(np.uint8))
    if pieces[1:, cv2.CC_STAT_AREA].max() > PIECE * changed.sum():
        return 0.0
    return abs(float(rest[changed].sum())) / float(np.abs(rest[changed]).sum())


def _share_near_bar(a: Grey, b: Grey, rest: Map, inside: Mask, spoilt: Mask) -> float:
    """Return the largest share of ``spoilt`` patches in a strip where one picture has a bar."""
    count = int(spoilt.sum())
    shares = [0.0]
    for turns in range(4):  # to bring each side to the top
        side = a.shape[turns % 2]
        edge = slice(1, max(3, round(BAR * side)))
        first, second = (np.rot90(grey, turns)[edge] for grey in (a, b))
        differs, common = np.rot90(rest, turns)[edge], np.rot90(inside, turns)[edge]
        if count and _has_bar(first, second, differs, common):
            strip = np.rot90(spoilt, turns)[: round(STRIP * side)]
            shares.append(int(strip.sum()) / count)
    return max(shares)


def _has_bar(a: Grey, b: Grey, rest: Map, inside: Mask) -> bool:
    """Return whether one of two strips is uniformly grey, and the other differs."""
    if inside.mean() < 0.8:
        return False
    first, second = (strip[inside].astype(np.float32) for strip in (a, b))
    flat = [float((np.abs(strip - np.median(strip)) < 8).mean()) > 0.8 for strip in (first, second)]
    return any(flat) and float(np.abs(rest[inside]).mean()) > 16


def _correlation(a: Grey, b: Grey, inside: Map, blur: float) -> tuple[Map, Mask]:
    """Return the correlation around each pixel, and a mask of sufficient detail."""
    window = max(WINDOW, 2 * blur)
    weight = np.maximum(_blurred(inside, window), 1e-3)

    def mean(values: Map) -> Map:
        return np.asarray(_blurred(values * inside, window) / weight, np.float32)

    first, second = (_blurred(grey.astype(np.float32), blur) for grey in (a, b))
    mean_a, mean_b = mean(first), mean(second)
    of_a = np.maximum(mean(first * first) - mean_a**2, 0)
    of_b = np.maximum(mean(second * second) - mean_b**2, 0)
    of_both = mean(first * second) - mean_a * mean_b
    correlation = of_both / np.sqrt(of_a * of_b + 4)
    clipped = [mean(((grey > 248) | (grey < 6)).astype(np.float32)) > 0.15 for grey in (a, b)]
    usable = (inside > 0) & ~clipped[0] & ~clipped[1]
    detailed = (inside > 0) & (np.maximum(of_a, of_b) > DETAIL)
    strong = detailed & usable
    if strong.sum() < MIN_LEFT * detailed.sum():  # a drawing on white would have almost none left
        strong = detailed
    if strong.mean() < 0.005:
        strong = (inside > 0) & (np.maximum(of_a, of_b) > DETAIL / 6)
    return correlation, strong


def _blurred(values: Map, deviation: float) -> Map:
    return np.asarray(cv2.GaussianBlur(values, (0, 0), deviation), np.float32)
