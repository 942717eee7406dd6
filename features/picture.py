"""A picture with the derived images that several modalities share, each computed once."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from features.types import Grey, Image

WORKING_SIDE = 256
"""Longest side, in pixels, of the image that the global modalities use."""

CANNY = (20, 60)
"""Low and high threshold on the Sobel magnitude: low, so that soft pictures have edges too."""

SHORTEST_SIDE = 16
"""Least side of a working image, so that filters and neighbourhoods fit on a panorama."""


class Picture:
    """One decoded photo; everything else is derived on first access.

    Working images have the same longest side whatever the photo's size (small photos are enlarged),
    so that texture scales are comparable between photos.
    """

    def __init__(self, image: Image) -> None:
        self.image = image

    @cached_property
    def working(self) -> Image:
        """uint8 (h, w, 3) RGB with a longest side of WORKING_SIDE."""
        return resized(self.image, WORKING_SIDE)

    @cached_property
    def grey(self) -> Grey:
        """Luminance of `working`, uint8 (h, w)."""
        return np.asarray(cv2.cvtColor(self.working, cv2.COLOR_RGB2GRAY), np.uint8)

    @cached_property
    def hsv(self) -> Image:
        """`working` in HSV, uint8 (h, w, 3); the hue's full circle is 0 .. 255."""
        return np.asarray(cv2.cvtColor(self.working, cv2.COLOR_RGB2HSV_FULL), np.uint8)

    @cached_property
    def lab(self) -> Image:
        """`working` in L*a*b*, uint8 (h, w, 3); a* and b* are shifted by 128."""
        return np.asarray(cv2.cvtColor(self.working, cv2.COLOR_RGB2LAB), np.uint8)

    @cached_property
    def square(self) -> NDArray[np.float32]:
        """Luminance in [0, 1], float32 (256, 256), stretched, so that all spectra have one size."""
        grey = cv2.cvtColor(scaled(self.image, WORKING_SIDE, WORKING_SIDE), cv2.COLOR_RGB2GRAY)
        return grey.astype(np.float32) / np.float32(255)

    @cached_property
    def gradients(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Sobel derivatives of `grey` along x and y, int16 (h, w)."""
        x = cv2.Sobel(self.grey, cv2.CV_16S, 1, 0)
        y = cv2.Sobel(self.grey, cv2.CV_16S, 0, 1)
        return np.asarray(x, np.int16), np.asarray(y, np.int16)

    @cached_property
    def edges(self) -> NDArray[np.bool_]:
        """Canny's edge pixels of `grey`, bool (h, w)."""
        found: NDArray[Any] = cv2.Canny(*self.gradients, *CANNY, L2gradient=True)
        return found > 0

    @cached_property
    def edge_pixels(self) -> NDArray[np.intp]:
        """Indices of the edge pixels in the flattened picture, ascending, (number of edges,)."""
        return np.flatnonzero(self.edges)

    @cached_property
    def edge_gradients(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Gradients of the edge pixels along x and y, float32 (number of edges,)."""
        x, y = (axis.take(self.edge_pixels).astype(np.float32) for axis in self.gradients)
        return x, y

    @cached_property
    def directions(self) -> NDArray[np.float32]:
        """Gradient direction of the edge pixels, float32 (number of edges,), in [0, 2 pi]."""
        x, y = self.edge_gradients
        angles: NDArray[np.float32] = np.arctan2(y, x)
        angles[angles < 0] += np.float32(2 * np.pi)
        return angles


def seen(image: Image | Picture) -> Picture:
    """Return ``image`` as a picture; unchanged if it is one, with its cached data."""
    return image if isinstance(image, Picture) else Picture(image)


def resized(image: Image, longest: int) -> Image:
    """Scale to a longest side of ``longest``, keeping the aspect as far as SHORTEST_SIDE allows."""
    height, width = image.shape[:2]
    scale = longest / max(height, width)
    across, down = (max(SHORTEST_SIDE, round(side * scale)) for side in (width, height))
    return scaled(image, across, down)


def scaled(image: Image, width: int, height: int) -> Image:
    """Scale to any size: first shrink by area averaging where too large, then enlarge.

    OpenCV averages only if neither axis grows; otherwise it would sample single pixels along the
    other, and fine texture would alias to a coarse one.
    """
    size = (min(width, image.shape[1]), min(height, image.shape[0]))
    small = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR), np.uint8)
