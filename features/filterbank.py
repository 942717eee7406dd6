"""Gabor filters in the frequency domain, applied to cropped spectra.

A Gabor filter passes only a small patch of the spectrum. The inverse transform of that patch alone,
moved to the centre, gives the filter's response up to a phase, which does not affect its magnitude,
at just as many points as the patch's bandwidth needs.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from features.types import Matrix

REACH = 2.5
"""Filters are cut off this many standard deviations from their centre (5 % of the peak)."""


def mirrored(orientations: int) -> NDArray[np.int64]:
    """Return the number of each orientation in the mirrored picture, (orientations,)."""
    return -np.arange(orientations) % orientations


class FilterBank:
    """Gabor filters at several frequencies and evenly spread orientations.

    ``frequencies`` are centres in cycles per pixel, ``radial`` and ``tangential`` the standard
    deviations of the Gaussians along and across the direction of the wave, one per frequency.
    """

    def __init__(
        self,
        size: int,
        frequencies: NDArray[np.float64],
        radial: NDArray[np.float64],
        tangential: NDArray[np.float64],
        orientations: int = 8,
    ) -> None:
        self.size = size
        self._scales = [
            _scale(size, *shape, orientations)
            for shape in zip(frequencies, radial, tangential, strict=True)
        ]

    def magnitudes(self, image: Matrix) -> Iterator[NDArray[np.float32]]:
        """Yield the response magnitudes of ``image`` (size, size), one array per frequency.

        Each float32 (orientations, b, b): subsampled to b x b points, b divisible by 4.
        """
        import scipy.fft  # slow to load, and only needed when reading photos

        spectrum = scipy.fft.fft2(image).ravel()
        for frequencies, weights in self._scales:
            patches = spectrum.take(frequencies, mode="clip")  # skips the check of valid indices
            patches *= weights
            yield np.abs(scipy.fft.ifft2(patches, norm="forward", overwrite_x=True))


def _scale(
    size: int, frequency: float, radial: float, tangential: float, orientations: int
) -> tuple[NDArray[np.intp], NDArray[np.float32]]:
    """Return each patch's indices into the flat spectrum and its weights, (orientations, b, b)."""
    width = min(size, 4 * int(np.ceil(REACH * max(radial, tangential) * size / 2)))
    angles = np.pi * np.arange(orientations) / orientations
    centres = np.rint(size * frequency * np.stack([np.sin(angles), np.cos(angles)])).astype(int)
    offsets = np.arange(width) - width // 2
    rows = (centres[0][:, None, None] + offsets[:, None]).astype(np.int64)
    columns = (centres[1][:, None, None] + offsets[None, :]).astype(np.int64)
    y, x = rows / size, columns / size
    cos, sin = np.cos(angles)[:, None, None], np.sin(angles)[:, None, None]
    along, across = x * cos + y * sin - frequency, y * cos - x * sin
    weights = np.exp(-0.5 * ((along / radial) ** 2 + (across / tangential) ** 2))
    weights[(rows == 0) & (columns == 0)] = 0  # mean brightness is not texture
    frequencies = (rows % size * size + columns % size).astype(np.intp)
    return frequencies, weights.astype(np.float32) / np.float32(size**2)
