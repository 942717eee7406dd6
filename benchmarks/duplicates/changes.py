"""Make copies of a photo as other programs do, by kind: each change writes one file.

They use Pillow, pillow-heif and OpenCV, and ImageMagick for one resize if it is installed.
"""

from __future__ import annotations

import math
import subprocess
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageEnhance, ImageFont, ImageOps

Random = np.random.Generator
Edit = Callable[[Image.Image, Random], Image.Image]
Change = Callable[[Path, Path, Random], Path]
"""Maps (photo, path of the copy without its ending, randomness) to the path of the copy."""

USUAL = 92  # JPEG quality of a program that saves an edited photo
WORDS = ("Summer 2019", "© Studio North", "Happy birthday!", "SAMPLE", "at the lake, with friends")


def opened(photo: Path) -> Image.Image:
    """Return the photo as RGB, upright."""
    with Image.open(photo) as image:
        return ImageOps.exif_transpose(image).convert("RGB")


def edited(edit: Edit, photo: Path, target: Path, random: Random) -> Path:
    """Write a JPEG of the photo after ``edit``."""
    return saved("jpg", photo, target, random, edit=edit)


def saved(
    ending: str,
    photo: Path,
    target: Path,
    random: Random,
    *,
    quality: int = USUAL,
    edit: Edit = lambda image, random: image,
) -> Path:
    """Write the photo after ``edit`` in another format, or as JPEG of another quality."""
    path = target.with_suffix(f".{ending}")
    edit(opened(photo), random).save(path, quality=quality)
    return path


def scaled(share: float, image: Image.Image, random: Random) -> Image.Image:
    """Scale both sides by ``share``, with one of the usual filters of Pillow or OpenCV."""
    size = (max(1, round(image.width * share)), max(1, round(image.height * share)))
    if random.random() < 0.5:
        filters = (Image.Resampling.BICUBIC, Image.Resampling.LANCZOS, Image.Resampling.BILINEAR)
        return image.resize(size, filters[random.integers(len(filters))])
    way = cv2.INTER_AREA if share < 1 else cv2.INTER_CUBIC
    return Image.fromarray(cv2.resize(np.asarray(image), size, interpolation=way))


def has_imagemagick() -> bool:
    """Return whether ImageMagick is installed.
    Other programs, as on Windows, are called ``convert`` too."""
    try:
        said = subprocess.run(["convert", "-version"], check=False, capture_output=True)
    except OSError:
        return False
    return said.returncode == 0 and b"ImageMagick" in said.stdout


def scaled_by_imagemagick(photo: Path, target: Path, random: Random) -> Path:
    """Scale to between 25 and 150 %, by ImageMagick with its default filter and quality."""
    path = target.with_suffix(".jpg")
    share = f"{random.uniform(25, 150):.1f}%"
    command = ["convert", str(photo), "-auto-orient", "-resize", share, str(path)]
    subprocess.run(command, check=True, capture_output=True)
    return path


def cropped(left: float, top: float, image: Image.Image, random: Random) -> Image.Image:
    """Crop to 90 % of the width and height; ``left`` and ``top`` in [0, 1] give the position."""
    width, height = round(0.9 * image.width), round(0.9 * image.height)
    x, y = round(left * (image.width - width)), round(top * (image.height - height))
    return image.crop((x, y, x + width, y + height))


def cropped_anywhere(image: Image.Image, random: Random) -> Image.Image:
    """Crop to 90 % of the width and height, at a random position."""
    return cropped(random.random(), random.random(), image, random)


def turned(way: Image.Transpose, image: Image.Image, random: Random) -> Image.Image:
    """Rotate by quarters, or mirror."""
    return image.transpose(way)


def straightened(image: Image.Image, random: Random) -> Image.Image:
    """Rotate by 2 to 8 degrees, and crop to the largest upright part without empty corners."""
    degrees = random.choice([-1, 1]) * random.uniform(2, 8)
    width, height = _inner(image.width, image.height, math.radians(abs(degrees)))
    image = image.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    x, y = (image.width - width) // 2, (image.height - height) // 2
    return image.crop((x, y, x + width, y + height))


def _inner(width: int, height: int, angle: float) -> tuple[int, int]:
    """Return the size of the largest upright rectangle within a picture rotated by ``angle``."""
    sine, cosine = math.sin(angle), math.cos(angle)
    if min(width, height) <= 2 * sine * cosine * max(width, height):
        half = 0.5 * min(width, height)
        size = (half / sine, half / cosine) if width > height else (half / cosine, half / sine)
    else:
        square = cosine**2 - sine**2
        size = (
            (width * cosine - height * sine) / square,
            (height * cosine - width * sine) / square,
        )
    return int(size[0]) - 1, int(size[1]) - 1


def enhanced(
    what: Callable[[Image.Image], ImageEnhance._Enhance],
    span: tuple[float, float],
    image: Image.Image,
    random: Random,
) -> Image.Image:
    """Change a quality by a factor in ``span``, or by its inverse."""
    factor = random.uniform(*span)
    return what(image).enhance(factor if random.random() < 0.5 else 1 / factor)


def grey(image: Image.Image, random: Random) -> Image.Image:
    """Remove the colours."""
    return ImageOps.grayscale(image)


def another_white(image: Image.Image, random: Random) -> Image.Image:
    """Make it warmer or colder: change red and blue by up to a quarter, in opposite directions."""
    warmth = random.choice([-1, 1]) * random.uniform(0.1, 0.25)
    gains = np.array([1 + warmth, 1, 1 - warmth])
    pixels = np.clip(np.asarray(image) * gains, 0, 255)
    return Image.fromarray(pixels.astype(np.uint8))


def _font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(max(9, size))


def watermarked(image: Image.Image, random: Random) -> Image.Image:
    """Write half-transparent words across the middle."""
    layer = Image.new("L", image.size)
    words = WORDS[random.integers(len(WORDS))]
    font = _font(1.4 * image.width / len(words))
    ImageDraw.Draw(layer).text((image.width / 2, image.height / 2), words, 255, font, anchor="mm")
    layer = layer.rotate(random.uniform(-30, 30)).point(lambda level: level // 2)
    return Image.composite(Image.new("RGB", image.size, "white"), image, layer)


def signed(image: Image.Image, random: Random) -> Image.Image:
    """Write words into a corner, as cameras print a date and sites their name."""
    image = image.copy()
    words, size = WORDS[random.integers(len(WORDS))], 0.05 * image.height
    right, low = random.random() < 0.5, random.random() < 0.8
    corner = (image.width * (0.97 if right else 0.03), image.height * (0.97 if low else 0.03))
    anchor = ("r" if right else "l") + ("d" if low else "a")
    colour = ("white", "orange", "black")[random.integers(3)]
    ImageDraw.Draw(image).text(corner, words, colour, _font(size), anchor=anchor)
    return image


def captioned(image: Image.Image, random: Random) -> Image.Image:
    """Put a bar with words over the lowest tenth."""
    image = image.copy()
    draw, top = ImageDraw.Draw(image), 0.9 * image.height
    draw.rectangle((0, top, image.width, image.height), "black")
    words = WORDS[random.integers(len(WORDS))]
    middle = (image.width / 2, 0.95 * image.height)
    draw.text(middle, words, "white", _font(0.06 * image.height), anchor="mm")
    return image


def sent_on(image: Image.Image, random: Random) -> Image.Image:
    """Crop and scale to 60 %, as chat programs do (saved at quality 60)."""
    return scaled(0.6, cropped_anywhere(image, random), random)


def _edits(**edits: Edit) -> dict[str, Change]:
    return {name: partial(edited, edit) for name, edit in edits.items()}


CHANGES: Mapping[str, Change] = {
    **_edits(
        resize_50=partial(scaled, 0.5),
        resize_25=partial(scaled, 0.25),
        resize_150=partial(scaled, 1.5),
    ),
    **({"resize_imagemagick": scaled_by_imagemagick} if has_imagemagick() else {}),
    "jpeg_90": partial(saved, "jpg", quality=90),
    "jpeg_50": partial(saved, "jpg", quality=50),
    "jpeg_20": partial(saved, "jpg", quality=20),
    **_edits(
        crop_middle=partial(cropped, 0.5, 0.5),
        crop_corner=partial(cropped, 0, 0),
        crop_anywhere=cropped_anywhere,
        rotate_90=partial(turned, Image.Transpose.ROTATE_90),
        rotate_180=partial(turned, Image.Transpose.ROTATE_180),
        rotate_270=partial(turned, Image.Transpose.ROTATE_270),
        straighten=straightened,
        mirror=partial(turned, Image.Transpose.FLIP_LEFT_RIGHT),
        brightness=partial(enhanced, ImageEnhance.Brightness, (1.2, 1.5)),
        contrast=partial(enhanced, ImageEnhance.Contrast, (1.2, 1.5)),
        saturation=partial(enhanced, ImageEnhance.Color, (1.3, 2)),
        greyscale=grey,
        white_balance=another_white,
        watermark=watermarked,
        signature=signed,
        caption=captioned,
    ),
    "heic": partial(saved, "heic", quality=60),
    "webp": partial(saved, "webp", quality=75),
    "avif": partial(saved, "avif", quality=60),
    "png": partial(saved, "png"),
    "sent_on": partial(saved, "jpg", quality=60, edit=sent_on),
}
"""All kinds of change, by name in the report."""
