"""Draw docs/images/features.png, what each modality knows: `python docs/feature_pictures.py`.

Four pictures of the sample gallery, and below each one what its entries hold, drawn from them
alone: what cannot be seen there, the modality does not know. Only SURF's words are put where they
were found, which the entries forget.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from likewise.features import color, correlogram, gabor, gist, phog, surf
from likewise.features.clustering import nearest
from likewise.features.extractor import extract_global
from likewise.features.keypoints import comparable, extract_keypoints
from likewise.features.vocabulary import fallback
from likewise.resources.gallery import draw

FILE = Path(__file__).parent / "images" / "features.png"
PICTURES = (
    ("hills", "meadow", 1),
    ("balloons", "ember", 1),
    ("city", "dusk", 1),
    ("weave", "orchid", 1),
)
WIDTH, HEIGHT, GAP, LABELS = 200, 150, 10, 104
FINE = 3
"""Panels are drawn so many times larger and shrunk, which makes edges smooth."""

SHEET, PAPER, INK = (255, 255, 255), (245, 246, 248), (44, 62, 92)

Entries = Mapping[str, NDArray[Any]]
Pen = ImageDraw.ImageDraw


def color_panel(pen: Pen, entries: Entries) -> None:
    """Each of the 72 colours as wide as its share."""
    hues, saturations, values = color.BINS
    left = 0.0
    for index, share in enumerate(entries["color"][:72] ** 2):
        hue, rest = divmod(index, saturations * values)
        saturation, value = divmod(rest, values)
        fill = rgb((hue + 0.5) / hues, (saturation + 0.5) / saturations, (value + 0.5) / values)
        box(pen, left, 0, left + share * WIDTH, HEIGHT, fill)
        left += share * WIDTH


def correlogram_panel(pen: Pen, entries: Entries) -> None:
    """Each of the 64 colours as a square: the larger, the more of its neighbours are the same."""
    same = (entries["correlogram"].reshape(len(correlogram.DISTANCES), 64) ** 2).mean(axis=0)
    for index, share in enumerate(same):
        hue, saturation, value = index >> 4, index >> 2 & 3, index & 3
        x = (4 * (hue % 2) + saturation + 0.5) * WIDTH / 8
        y = (4 * (hue // 2) + 3 - value + 0.5) * HEIGHT / 8
        reach = share * HEIGHT / 16
        fill = rgb((hue + 0.5) / 4, (saturation + 0.5) / 4, (value + 0.5) / 4)
        box(pen, x - reach, y - reach, x + reach, y + reach, fill)


def edge_panel(pen: Pen, entries: Entries) -> None:
    """How edges run: across their gradient."""
    rose(pen, WIDTH / 2, HEIGHT / 2, HEIGHT / 2 - 4, folded(entries["edge"][:36] ** 2))


def phog_panel(pen: Pen, entries: Entries) -> None:
    """How edges run in each of the finest 4 x 4 cells."""
    cells = entries["phog"][-16 * phog.ORIENTATIONS :].reshape(16, phog.ORIENTATIONS)
    for number, bins in enumerate(cells):
        rose(pen, *cell_center(number), HEIGHT / 8 - 1, folded(bins))


def gist_panel(pen: Pen, entries: Entries) -> None:
    """How waves of all scales run in 4 x 4 cells, longer where they are stronger."""
    energies = entries["gist"].reshape(gist.SCALES, gist.ORIENTATIONS, 16) ** 2
    shares = (energies / energies.max(axis=(1, 2), keepdims=True)).mean(axis=0).T
    for number, bins in enumerate(shares / shares.max()):
        rose(pen, *cell_center(number), HEIGHT / 8 - 1, bins)


def gabor_panel(pen: Pen, entries: Entries) -> None:
    """Waves of each scale (finer to the bottom) and orientation, as dark as they are strong."""
    means = entries["gabor"].reshape(gabor.SCALES, gabor.ORIENTATIONS, 3)[..., 0] ** 2
    means = means / means.max(axis=1, keepdims=True)
    for (scale, orientation), strength in np.ndenumerate(means):
        x = (orientation + 0.5) * WIDTH / gabor.ORIENTATIONS
        y = (scale + 0.5) * HEIGHT / gabor.SCALES
        angle = np.pi * orientation / gabor.ORIENTATIONS
        across = np.array([np.cos(angle), np.sin(angle)])
        for offset in np.linspace(-9, 9, scale + 2):
            middle = np.array([x, y]) + offset * across
            line(pen, middle, angle + np.pi / 2, 10, shade(strength**2), 10 / (scale + 2))


def lbp_panel(pen: Pen, entries: Entries) -> None:
    """The 59 patterns as bars."""
    step = WIDTH / len(entries["lbp"])
    for index, bar in enumerate(entries["lbp"]):
        box(pen, index * step, HEIGHT * (1 - bar), (index + 0.7) * step, HEIGHT, INK)


def sift_panel(pen: Pen, entries: Entries) -> None:
    """The 12 words that count most, each as the gradients of its 4 x 4 cells."""
    strongest = np.argsort(-entries["sift1000"], kind="stable")[:12]
    for number, word in enumerate(strongest):
        left, top = number % 4 * WIDTH / 4, number // 4 * HEIGHT / 3
        cells = fallback().centres["sift1000"][word].reshape(16, 8) ** 2
        strokes = [folded(bins) for bins in cells]
        for cell, bins in enumerate(strokes / np.max(strokes)):
            x, y = left + 4 + 10.5 * (cell % 4 + 0.5), top + 4 + 10.5 * (cell // 4 + 0.5)
            rose(pen, x, y, 6.5 * float(bins.max()), bins)


def surf_panel(pen: Pen, entries: Entries) -> None:
    """Each patch as the mean colours of its word of 1,000."""
    descriptors = comparable("surf", entries["surf"])
    centres = fallback().centres["surf1000"]
    means = centres[nearest(descriptors, centres)].reshape(-1, 4, 16)[:, :, 12:15]
    unit = (means / [0.25, 0.5, 0.5] * [255, 50, 50] + [0, 128, 128]).mean(axis=1)
    lab = np.clip(unit, 0, 255).astype(np.uint8)[None]
    colors = cv2.cvtColor(lab, cv2.COLOR_LAB2RGB)[0]
    columns = 256 // surf.CELL - 1
    rows = len(colors) // columns
    for number, fill in enumerate(colors):
        x, y = number % columns * WIDTH / columns, number // columns * HEIGHT / rows
        box(pen, x, y, x + WIDTH / columns, y + HEIGHT / rows, tuple(fill.tolist()))


PANELS: dict[str, Callable[[Pen, Entries], None]] = {
    "color": color_panel,
    "correlogram": correlogram_panel,
    "edge": edge_panel,
    "phog": phog_panel,
    "gist": gist_panel,
    "gabor": gabor_panel,
    "lbp": lbp_panel,
    "sift": sift_panel,
    "surf": surf_panel,
}


def rgb(hue: float, saturation: float, value: float) -> tuple[int, ...]:
    """All in [0, 1]."""
    hsv = np.array([[[round(255 * hue), round(255 * saturation), round(255 * value)]]], np.uint8)
    return tuple(cv2.cvtColor(hsv, cv2.COLOR_HSV2RGB_FULL)[0, 0].tolist())


def shade(strength: float) -> tuple[int, ...]:
    """Paper at 0, ink at 1."""
    return tuple(round(p + strength * (i - p)) for p, i in zip(PAPER, INK, strict=True))


def box(pen: Pen, left: float, top: float, right: float, bottom: float, fill: Any) -> None:
    """A filled rectangle, in pixels of the finished panel."""
    corners = [round(FINE * value) for value in (left, top, right, bottom)]
    if corners[2] > corners[0] and corners[3] > corners[1]:
        pen.rectangle((*corners[:2], corners[2] - 1, corners[3] - 1), fill=fill)


def line(
    pen: Pen, middle: NDArray[Any], angle: float, reach: float, ink: Any, width: float = 1.5
) -> None:
    """A stroke of ``reach`` to both sides of ``middle``, in pixels of the finished panel."""
    along = reach * np.array([np.cos(angle), np.sin(angle)])
    ends = np.concatenate([middle - along, middle + along]) * FINE
    pen.line(ends.tolist(), fill=ink, width=max(1, round(width * FINE)))


def rose(pen: Pen, x: float, y: float, reach: float, bins: NDArray[Any]) -> None:
    """``bins`` over half a turn as strokes across the gradient, the largest ``reach`` long."""
    largest = max(float(bins.max()), 1e-9)
    for number in np.argsort(bins, kind="stable"):
        share = float(bins[number]) / largest
        angle = np.pi * number / len(bins) + np.pi / 2
        line(pen, np.array([x, y]), angle, reach * share, shade(0.15 + 0.85 * share))


def folded(bins: NDArray[Any]) -> NDArray[Any]:
    """Directions over a whole turn, opposite ones added."""
    return np.asarray(bins.reshape(2, -1).sum(axis=0))


def cell_center(number: int) -> tuple[float, float]:
    """Of cell ``number`` of 4 x 4."""
    return (number % 4 + 0.5) * WIDTH / 4, (number // 4 + 0.5) * HEIGHT / 4


def panel(paint: Callable[[Pen, Entries], None], entries: Entries) -> Image.Image:
    """One drawing, WIDTH x HEIGHT."""
    large = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), PAPER)
    paint(ImageDraw.Draw(large), entries)
    return large.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)


def main() -> None:
    """One column a picture, one row a modality."""
    rows = len(PANELS) + 1
    size = (LABELS + len(PICTURES) * (WIDTH + GAP), rows * (HEIGHT + GAP) + GAP)
    sheet = Image.new("RGB", size, SHEET)
    pen = ImageDraw.Draw(sheet)
    font = ImageFont.load_default(16)
    for row, name in enumerate(("picture", *PANELS)):
        pen.text((GAP, GAP + row * (HEIGHT + GAP)), name, INK, font)
    for column, chosen in enumerate(PICTURES):
        picture = draw(*chosen)
        pixels = np.asarray(picture)
        keypoints = extract_keypoints(pixels)
        entries = {**extract_global(pixels), **keypoints, **fallback().words(keypoints)}
        drawings = [picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)]
        drawings += [panel(paint, entries) for paint in PANELS.values()]
        for row, drawing in enumerate(drawings):
            place = (LABELS + column * (WIDTH + GAP), GAP + row * (HEIGHT + GAP))
            sheet.paste(drawing, place)
    sheet.quantize(256, dither=Image.Dither.NONE).save(FILE, optimize=True)


if __name__ == "__main__":
    main()
