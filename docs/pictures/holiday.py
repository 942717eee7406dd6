"""Writes the photographs as the photos of somebody: folders, dates, places, bursts and copies."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from io import BytesIO
from pathlib import Path

from photographs import Credit
from PIL import ExifTags, Image, ImageFilter

PLACES = {
    "Arc De Triomphe": (48.862, 2.333),
    "Brandenburg Gate": (52.516, 13.378),
    "Christ The Redeemer": (-22.952, -43.211),
    "Colosseum": (41.890, 12.492),
    "Eiffel Tower": (48.858, 2.294),
    "Empire State": (40.748, -73.986),
    "Great Pyramid": (29.979, 31.134),
    "Le Musee": (48.861, 2.336),
    "Leaning Tower Of Pisa": (43.723, 10.397),
    "Opera House": (-33.857, 151.215),
    "Parthenon": (37.971, 23.727),
    "Statue Of Liberty": (40.689, -74.045),
    "Taj Mahal": (27.175, 78.042),
    "Us Capitol": (38.890, -77.009),
    "Victoria Memorial": (51.502, -0.141),
    "Zimni Palace": (59.940, 30.313),
}
"""Latitude and longitude, in degrees, of what stands where everybody knows."""

BURSTS = ("Red panda", "Kitten", "Cheetah", "Horse", "Penguin", "Meerkats", "Swans")
FRAMES = ((0, 0, 0.0), (40, 22, 2.5), (66, 30, 5.0))  # moved by pixels, blurred by pixels
MAILED = ("Toucan", "Evening Glow", "Kingfisher", "Crab", "Gorilla")
LARGEST = 1600  # pixels along a side

START = {
    "Animals": datetime(2023, 4, 1, 7, 45),
    "Sun and water": datetime(2023, 9, 2, 11),
    "Monuments": datetime(2024, 6, 1, 9, 10),
    "Windmills": datetime(2024, 6, 3, 10),
    "Under water": datetime(2024, 6, 4, 12, 30),
    "Landscapes": datetime(2024, 10, 5, 16),
}
"""The newest come first in the window: in the sample (sample.py) those that have many like them."""


def write(photographs: Iterable[tuple[Credit, bytes]], pictures: Path) -> None:
    """Write all into folders of ``pictures``."""
    number = dict.fromkeys(START, 0)
    for credit, content in photographs:
        folder, title = credit.folder, credit.title
        number[folder] += 1
        # Some trips took a day, others weeks.
        when = START[folder] + timedelta(minutes=17, hours=len(folder) % 5) * number[folder]
        place = pictures / folder
        place.mkdir(parents=True, exist_ok=True)
        photo = Image.open(BytesIO(content)).convert("RGB")
        photo.thumbnail((LARGEST, LARGEST))
        for frame, shown in enumerate(_frames(photo, title)):
            name = f"{title} {frame + 1}.jpg" if frame or title in BURSTS else f"{title}.jpg"
            _save(shown, place / name, when + timedelta(seconds=frame), PLACES.get(title))
        if title in MAILED:
            _save_small(photo, pictures / "Sent by mail" / f"{title}.jpg", when)


def take_again(photo: Path, path: Path) -> None:
    """Write to ``path`` what the camera would have seen a moment after ``photo``."""
    with Image.open(photo) as before:
        across, down = before.width // 20, before.height // 20
        moved = before.crop((across, down, *before.size)).resize(before.size)
        moved.save(path, quality=90, exif=before.getexif())


def _frames(photo: Image.Image, title: str) -> Iterator[Image.Image]:
    """Give the photo, and of a burst two more: moved a little, and missing the focus."""
    for right, down, blur in FRAMES if title in BURSTS else FRAMES[:1]:
        moved = photo.crop((right, down, *photo.size)).resize(photo.size)
        yield moved.filter(ImageFilter.GaussianBlur(blur)) if blur else moved


def _save(
    photo: Image.Image, path: Path, when: datetime, place: tuple[float, float] | None
) -> None:
    """Write a JPEG as a camera does."""
    exif = Image.Exif()
    exif[ExifTags.Base.Make], exif[ExifTags.Base.Model] = "Example", "Pocket 3"
    inner = exif.get_ifd(ExifTags.IFD.Exif)
    inner[ExifTags.Base.DateTimeOriginal] = when.strftime("%Y:%m:%d %H:%M:%S")
    inner[ExifTags.Base.ExposureTime], inner[ExifTags.Base.FNumber] = 1 / 250, 5.6
    inner[ExifTags.Base.ISOSpeedRatings], inner[ExifTags.Base.FocalLength] = 200, 35.0
    if place is not None:
        located = exif.get_ifd(ExifTags.IFD.GPSInfo)
        for tag, letters, degrees in zip((1, 3), ("NS", "EW"), place, strict=True):
            located[tag] = letters[degrees < 0]
            located[tag + 1] = (abs(degrees), 0.0, 0.0)
    photo.save(path, quality=90, exif=exif)


def _save_small(photo: Image.Image, path: Path, when: datetime) -> None:
    """Write a copy as programs for mail make them: small, and without what the camera knew."""
    path.parent.mkdir(exist_ok=True)
    small = photo.copy()
    small.thumbnail((800, 800))
    small.save(path, quality=75)
    os.utime(path, (when.timestamp(), when.timestamp()))
