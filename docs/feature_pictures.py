"""Draw docs/images/features.png, what each modality knows: `python docs/feature_pictures.py`.

Four pictures of the sample gallery, and below each one what its entries hold
(features/drawings.py).
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from features.drawings import DRAWN, HEIGHT, WIDTH, Sheet, drawing
from features.extractor import extract_global
from features.keypoints import extract_keypoints
from features.vocabulary import fallback
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


def main() -> None:
    """One column a picture, one row a modality."""
    rows = len(DRAWN) + 1
    size = (LABELS + len(PICTURES) * (WIDTH + GAP), rows * (HEIGHT + GAP) + GAP)
    page = Image.new("RGB", size, GROUND)
    pen = ImageDraw.Draw(page)
    font = ImageFont.load_default(16)
    for row, name in enumerate(("picture", *DRAWN)):
        pen.text((GAP, GAP + row * (HEIGHT + GAP)), name.removesuffix("1000"), INK, font)
    sheet = Sheet(PAPER, INK, fallback())
    for column, chosen in enumerate(PICTURES):
        picture = draw(*chosen)
        pixels = np.asarray(picture)
        keypoints = extract_keypoints(pixels)
        entries = {**extract_global(pixels), **keypoints, **fallback().words(keypoints)}
        drawings = [picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)]
        drawings += [drawing(name, entries, sheet) for name in DRAWN]
        for row, made in enumerate(drawings):
            corner = (LABELS + column * (WIDTH + GAP), GAP + row * (HEIGHT + GAP))
            page.paste(made, corner)
    page.quantize(256, dither=Image.Dither.NONE).save(FILE, optimize=True)


if __name__ == "__main__":
    main()
