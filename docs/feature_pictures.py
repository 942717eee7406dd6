"""Draw docs/images/features.png, what each modality knows: `python docs/feature_pictures.py`.

Four pictures of the sample gallery, and below each one what its entries of each modality hold: what
isn't drawn, the modality doesn't know. The exception is SURF: its words are drawn where they were
found, which entries don't record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from features import color, correlogram, gabor, gist, phog, surf
from features.clustering import nearest
from features.extractor import extract_global
from features.keypoints import comparable, extract_keypoints
from features.vocabulary import Vocabularies, shipped
from resources.gallery import draw

FILE = Path(__file__).parent / "images" / "features.png"
PICTURES = (
    ("hills", "meadow", 1),
    ("balloons", "ember", 1),
    ("city", "dusk", 1),
    ("weave", "orchid", 1),
)
GAP, LABELS = 10, 104
GROUND, PAPER, INK = (255, 255, 255), (245, 246, 248), (44, 62, 92)

WIDTH, HEIGHT = 200, 150
"""Coordinate space of drawings, independent of their size in pixels."""

_FINE = 3  # supersampling factor, which makes edges smooth

Colour = tuple[int, ...]
"""Red, green and blue, each 0 to 255."""

Entries = Mapping[str, NDArray[Any]]
"""Modality -> a photo's entries, unscaled; "surf" -> its descriptors from `extract_keypoints`."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The colours of background and strokes, and the words of keypoints."""

    paper: Colour
    ink: Colour
    words: Vocabularies


@dataclass(frozen=True)
class _Pen:
    """Draws on a picture of WIDTH x HEIGHT units of ``zoom`` pixels."""

    draw: ImageDraw.ImageDraw
    zoom: float
    sheet: Sheet

    def shade(self, strength: float) -> Colour:
        """Return a mixture of paper (0) and ink (1)."""
        pairs = zip(self.sheet.paper, self.sheet.ink, strict=True)
        return tuple(round(paper + strength * (ink - paper)) for paper, ink in pairs)

    def box(self, left: float, top: float, right: float, bottom: float, fill: Colour) -> None:
        """Draw a filled rectangle."""
        corners = [round(self.zoom * value) for value in (left, top, right, bottom)]
        if corners[2] > corners[0] and corners[3] > corners[1]:
            self.draw.rectangle((*corners[:2], corners[2] - 1, corners[3] - 1), fill=fill)

    def line(
        self, middle: NDArray[Any], angle: float, reach: float, ink: Colour, width: float = 1.5
    ) -> None:
        """Draw a stroke that extends ``reach`` to both sides of ``middle``."""
        along = reach * np.array([np.cos(angle), np.sin(angle)])
        ends = np.concatenate([middle - along, middle + along]) * self.zoom
        self.draw.line(ends.tolist(), fill=ink, width=max(1, round(width * self.zoom)))

    def rose(self, x: float, y: float, reach: float, bins: NDArray[Any]) -> None:
        """Draw ``bins`` over half a turn as strokes across the gradient, at most ``reach`` long."""
        largest = max(float(bins.max()), 1e-9)
        for number in np.argsort(bins, kind="stable"):
            share = float(bins[number]) / largest
            angle = np.pi * number / len(bins) + np.pi / 2
            self.line(np.array([x, y]), angle, reach * share, self.shade(0.15 + 0.85 * share))


def drawing(modality: str, entries: Entries, sheet: Sheet, scale: float = 1) -> Image.Image:
    """Draw what one of DRAWN knows of a photo, in ``scale`` * WIDTH x HEIGHT pixels, RGB."""
    size = (round(scale * WIDTH), round(scale * HEIGHT))
    large = Image.new("RGB", (size[0] * _FINE, size[1] * _FINE), sheet.paper)
    _DRAW[modality](_Pen(ImageDraw.Draw(large), scale * _FINE, sheet), entries)
    return large.resize(size, Image.Resampling.LANCZOS)


def _color(pen: _Pen, entries: Entries) -> None:
    """Draw each of the 72 colours as wide as its share."""
    hues, saturations, values = color.BINS
    left = 0.0
    for index, share in enumerate(entries["color"][:72] ** 2):
        hue, rest = divmod(index, saturations * values)
        saturation, value = divmod(rest, values)
        fill = _rgb((hue + 0.5) / hues, (saturation + 0.5) / saturations, (value + 0.5) / values)
        pen.box(left, 0, left + share * WIDTH, HEIGHT, fill)
        left += share * WIDTH


def _correlogram(pen: _Pen, entries: Entries) -> None:
    """Draw each of the 64 colours as a square that grows with its share of equal neighbours."""
    same = (entries["correlogram"].reshape(len(correlogram.DISTANCES), 64) ** 2).mean(axis=0)
    for index, share in enumerate(same):
        hue, saturation, value = index >> 4, index >> 2 & 3, index & 3
        x = (4 * (hue % 2) + saturation + 0.5) * WIDTH / 8
        y = (4 * (hue // 2) + 3 - value + 0.5) * HEIGHT / 8
        reach = share * HEIGHT / 16
        fill = _rgb((hue + 0.5) / 4, (saturation + 0.5) / 4, (value + 0.5) / 4)
        pen.box(x - reach, y - reach, x + reach, y + reach, fill)


def _edge(pen: _Pen, entries: Entries) -> None:
    """Draw the directions of edges, across their gradients."""
    pen.rose(WIDTH / 2, HEIGHT / 2, HEIGHT / 2 - 4, _folded(entries["edge"][:36] ** 2))


def _phog(pen: _Pen, entries: Entries) -> None:
    """Draw the directions of edges in each of the finest 4 x 4 cells."""
    cells = entries["phog"][-16 * phog.ORIENTATIONS :].reshape(16, phog.ORIENTATIONS)
    for number, bins in enumerate(cells):
        pen.rose(*_cell_center(number), HEIGHT / 8 - 1, _folded(bins))


def _gist(pen: _Pen, entries: Entries) -> None:
    """Draw the directions of waves of all scales in 4 x 4 cells, longer where stronger."""
    energies = entries["gist"].reshape(gist.SCALES, gist.ORIENTATIONS, 16) ** 2
    strongest = np.maximum(energies.max(axis=(1, 2), keepdims=True), 1e-9)
    shares = (energies / strongest).mean(axis=0).T
    for number, bins in enumerate(shares / max(float(shares.max()), 1e-9)):
        pen.rose(*_cell_center(number), HEIGHT / 8 - 1, bins)


def _gabor(pen: _Pen, entries: Entries) -> None:
    """Draw waves of each scale (finer downwards) and orientation, darker where stronger."""
    means = entries["gabor"].reshape(gabor.SCALES, gabor.ORIENTATIONS, 3)[..., 0] ** 2
    means = means / np.maximum(means.max(axis=1, keepdims=True), 1e-9)
    for (scale, orientation), strength in np.ndenumerate(means):
        x = (orientation + 0.5) * WIDTH / gabor.ORIENTATIONS
        y = (scale + 0.5) * HEIGHT / gabor.SCALES
        angle = np.pi * orientation / gabor.ORIENTATIONS
        across = np.array([np.cos(angle), np.sin(angle)])
        for offset in np.linspace(-9, 9, scale + 2):
            middle = np.array([x, y]) + offset * across
            ink = pen.shade(strength**2)
            pen.line(middle, angle + np.pi / 2, 10, ink, 10 / (scale + 2))


def _lbp(pen: _Pen, entries: Entries) -> None:
    """Draw the 59 patterns as bars."""
    step = WIDTH / len(entries["lbp"])
    for index, bar in enumerate(entries["lbp"]):
        pen.box(index * step, HEIGHT * (1 - bar), (index + 0.7) * step, HEIGHT, pen.sheet.ink)


def _sift(pen: _Pen, entries: Entries) -> None:
    """Draw the 12 words of highest weight, each as the gradients of its 4 x 4 cells."""
    counts = entries["sift1000"]
    strongest = np.argsort(-counts, kind="stable")[:12]
    for number, word in enumerate(strongest[counts[strongest] > 0]):
        left, top = number % 4 * WIDTH / 4, number // 4 * HEIGHT / 3
        cells = pen.sheet.words.centres["sift1000"][word].reshape(16, 8) ** 2
        strokes = [_folded(bins) for bins in cells]
        for cell, bins in enumerate(strokes / np.max(strokes)):
            x, y = left + 4 + 10.5 * (cell % 4 + 0.5), top + 4 + 10.5 * (cell // 4 + 0.5)
            pen.rose(x, y, 6.5 * float(bins.max()), bins)


def _surf(pen: _Pen, entries: Entries) -> None:
    """Draw each patch in the mean colours of its word of 1,000."""
    descriptors = comparable("surf", entries["surf"])
    if not len(descriptors):
        return
    centres = pen.sheet.words.centres["surf1000"]
    means = centres[nearest(descriptors, centres)].reshape(-1, 4, 16)[:, :, 12:15]
    unit = (means / [0.25, 0.5, 0.5] * [255, 50, 50] + [0, 128, 128]).mean(axis=1)
    lab = np.clip(unit, 0, 255).astype(np.uint8)[None]
    colors = cv2.cvtColor(lab, cv2.COLOR_LAB2RGB)[0]
    columns = 256 // surf.CELL - 1
    rows = len(colors) // columns
    for number, fill in enumerate(colors):
        x, y = number % columns * WIDTH / columns, number // columns * HEIGHT / rows
        pen.box(x, y, x + WIDTH / columns, y + HEIGHT / rows, tuple(fill.tolist()))


_DRAW: Mapping[str, Callable[[_Pen, Entries], None]] = {
    "color": _color,
    "correlogram": _correlogram,
    "edge": _edge,
    "phog": _phog,
    "gist": _gist,
    "gabor": _gabor,
    "lbp": _lbp,
    "sift1000": _sift,
    "surf1000": _surf,
}

DRAWN = tuple(_DRAW)
"""The modalities that can be drawn."""


def _rgb(hue: float, saturation: float, value: float) -> Colour:
    """Return the RGB colour of hue, saturation and value in [0, 1]."""
    hsv = np.array([[[round(255 * hue), round(255 * saturation), round(255 * value)]]], np.uint8)
    return tuple(cv2.cvtColor(hsv, cv2.COLOR_HSV2RGB_FULL)[0, 0].tolist())


def _folded(bins: NDArray[Any]) -> NDArray[Any]:
    """Return directions over a whole turn with opposite ones added."""
    return np.asarray(bins.reshape(2, -1).sum(axis=0))


def _cell_center(number: int) -> tuple[float, float]:
    """Return the centre of cell ``number`` of 4 x 4."""
    return (number % 4 + 0.5) * WIDTH / 4, (number // 4 + 0.5) * HEIGHT / 4


def main() -> None:
    """One column a picture, one row a modality."""
    rows = len(DRAWN) + 1
    size = (LABELS + len(PICTURES) * (WIDTH + GAP), rows * (HEIGHT + GAP) + GAP)
    page = Image.new("RGB", size, GROUND)
    pen = ImageDraw.Draw(page)
    font = ImageFont.load_default(16)
    for row, name in enumerate(("picture", *DRAWN)):
        pen.text((GAP, GAP + row * (HEIGHT + GAP)), name.removesuffix("1000"), INK, font)
    sheet = Sheet(PAPER, INK, shipped())
    for column, chosen in enumerate(PICTURES):
        picture = draw(*chosen)
        pixels = np.asarray(picture)
        keypoints = extract_keypoints(pixels)
        entries = {**extract_global(pixels), **keypoints, **shipped().words(keypoints)}
        drawings = [picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)]
        drawings += [drawing(name, entries, sheet) for name in DRAWN]
        for row, made in enumerate(drawings):
            corner = (LABELS + column * (WIDTH + GAP), GAP + row * (HEIGHT + GAP))
            page.paste(made, corner)
    page.quantize(256, dither=Image.Dither.NONE).save(FILE, optimize=True)


if __name__ == "__main__":
    main()
