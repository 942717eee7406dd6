"""Whether two pictures are one photo: a copy that was scaled, saved anew, cropped, turned,
mirrored, recoloured or written on; and not another shot of the same scene.

The pictures are laid on each other (alignment.py). Then their detail is compared patch by patch, by
the correlation of the grey levels in a Gaussian window, which light and contrast leave alone. In a
copy every patch agrees, down to what compression took from all of it alike; words and frames spoil
some patches and leave the others perfect. In another shot something has moved: it left one patch
and came to another. The limits are chosen on validation halves (docs/guide/commands.md).
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
"""Share of each picture that must be in both: 90 % of both sides, turned a little, are .7."""

BLUR = 0.8
"""Standard deviation, in pixels of the smaller picture, that both are blurred by: what it can't
show must not count against it."""

DETAIL = 25.0
"""Variance of grey levels from which a patch has detail; a flat one only has noise to compare."""

ENOUGH = 0.1
"""Share of the patches with detail that are to be left without those that are black or white in one
picture, as exposure makes them; else those tell too."""

AGREES = 0.7
"""Correlation below which a patch disagrees."""

RIM = 5
"""Pixels from where one picture ends within the other that are not compared: what is half beyond
the end says nothing."""

FEW = 0.004
"""Share of patches that may disagree in a copy that nothing was written on ..."""

CLEAR = 0.75
"""... of whose patches nine in ten agree so well: less is left of a photo at a quarter of its size
or at JPEG quality 20 nowhere."""

SPOILT = 0.3
"""Share of patches that may disagree where the others are perfect: what words and frames cover,
..."""

PERFECT = 0.995
"""... which is said of the better half of the patches; and ..."""

CHANGED = 12.0
"""... what differs by these levels of grey there, or so near that the window reaches it, ..."""

ADDED = 0.97
"""... is lighter, or darker, by this share of all differences: ink was added. What moves leaves one
patch and comes to another, so that the differences cancel out; and ..."""

PIECE = 0.9
"""... no more than this share of it is in one piece: words have letters; or ..."""

EDGE = 0.95
"""... this share of all that disagrees is in one strip along a side, where one of both has a bar;
..."""

BAR = 0.025
"""Share of a picture's side that is looked at for a bar: its margin, without words."""

STRIP = 0.2
"""... its width, with the windows that reach into it, is this share of the picture."""

SCENE = 0.6
"""Median correlation from which two shots show the same scene."""

Map = NDArray[np.float32]
Mask = NDArray[np.bool_]


class Verdict(StrEnum):
    """What two pictures are to each other."""

    SAME = "same"  # copies of one photo
    SCENE = "scene"  # different shots of one scene
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Agreement:
    """How well two pictures agree where they lie on each other, over the patches with detail."""

    covered: float  # share of the one that is in the other; the smaller of both
    median: float  # correlation
    low: float  # that of the worst tenth at most
    disagreeing: float  # share of patches
    added: float = 0.0  # of what differs there, which share makes the one lighter or darker;
    # 0 if that is in one piece
    edge: float = 0.0  # the share of what disagrees that is about a bar along a side

    @property
    def verdict(self) -> Verdict:
        """What that means."""
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
    """How well ``a`` and ``b`` agree under the best alignment; NONE if there is none. Symmetric."""
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
    """How ``a`` and ``b`` of one shape, which lie on each other where ``inside`` is 1, agree; each
    is blurred by ``blur`` first. ``covered``: see `Agreement`."""
    correlation, detailed = _correlation(a, b, inside.astype(np.float32), blur)
    detailed &= _without_rim(inside, RIM) > 0
    patches = correlation[detailed]
    if patches.size < a.size * 0.004:  # nothing to tell by
        return NONE
    low, median = np.quantile(patches, (0.1, 0.5))
    spoilt = detailed & (correlation < AGREES)
    rest = _rest(a, b, detailed & ~spoilt)
    return Agreement(
        covered,
        float(median),
        float(low),
        float((patches < AGREES).mean()),
        _added(rest, inside > 0, spoilt),
        _about_a_bar(a, b, rest, inside > 0, spoilt),
    )


def _without_rim(inside: Grey, width: int) -> Grey:
    """``inside`` without what is so near to where it ends; the picture's own sides are no end."""
    return np.asarray(
        cv2.erode(inside, np.ones((2 * width + 1, 2 * width + 1), np.uint8), borderValue=1),
        np.uint8,
    )


def _rest(a: Grey, b: Grey, good: Mask) -> Map:
    """What ``b`` has that ``a`` has not, in levels of grey, in the light and contrast of where they
    are ``good``; 0 everywhere if nothing is."""
    first, second = a.astype(np.float32), b.astype(np.float32)
    if not good.any():
        return np.zeros_like(first)
    contrast = float(second[good].std()) / max(float(first[good].std()), 1e-3)
    rest = second - second[good].mean() - contrast * (first - first[good].mean())
    return np.asarray(rest, np.float32)


def _added(rest: Map, inside: Mask, spoilt: Mask) -> float:
    """How one-sided the ``rest`` is at and around ``spoilt`` patches; 0 if it is in one piece."""
    reach = np.ones((9, 9), np.uint8)
    around = np.asarray(cv2.dilate(spoilt.astype(np.uint8), reach), np.uint8) > 0
    changed = around & inside & (np.abs(rest) > CHANGED)
    if not changed.any():
        return 0.0
    _, _, pieces, _ = cv2.connectedComponentsWithStats(changed.astype(np.uint8))
    if pieces[1:, cv2.CC_STAT_AREA].max() > PIECE * changed.sum():
        return 0.0
    return abs(float(rest[changed].sum())) / float(np.abs(rest[changed]).sum())


def _about_a_bar(a: Grey, b: Grey, rest: Map, inside: Mask, spoilt: Mask) -> float:
    """The largest share of ``spoilt`` patches that are in a strip along a side where one picture
    has a bar, and the other has not."""
    count = int(spoilt.sum())
    shares = [0.0]
    for turns in range(4):  # so that each side comes to the top
        side = a.shape[turns % 2]
        edge = slice(1, max(3, round(BAR * side)))
        first, second = (np.rot90(grey, turns)[edge] for grey in (a, b))
        differs, common = np.rot90(rest, turns)[edge], np.rot90(inside, turns)[edge]
        if count and _has_bar(first, second, differs, common):
            strip = np.rot90(spoilt, turns)[: round(STRIP * side)]
            shares.append(int(strip.sum()) / count)
    return max(shares)


def _has_bar(a: Grey, b: Grey, rest: Map, inside: Mask) -> bool:
    """Whether one of two strips is of one grey, and the other is something else."""
    if inside.mean() < 0.8:
        return False
    first, second = (strip[inside].astype(np.float32) for strip in (a, b))
    flat = [float((np.abs(strip - np.median(strip)) < 8).mean()) > 0.8 for strip in (first, second)]
    return any(flat) and float(np.abs(rest[inside]).mean()) > 16


def _correlation(a: Grey, b: Grey, inside: Map, blur: float) -> tuple[Map, Mask]:
    """The correlation around each pixel, and where there is detail to tell by."""
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
    if strong.sum() < ENOUGH * detailed.sum():  # of a drawing on white hardly anything is left
        strong = detailed
    if strong.mean() < 0.005:
        strong = (inside > 0) & (np.maximum(of_a, of_b) > DETAIL / 6)
    return correlation, strong


def _blurred(values: Map, deviation: float) -> Map:
    return np.asarray(cv2.GaussianBlur(values, (0, 0), deviation), np.float32)
