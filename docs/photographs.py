"""Make the pictures of photographs again: `python docs/photographs.py`, on Debian.

Its photographs are freely licensed: those of two of Debian's packages of backgrounds, monuments of
its package of GCompris, and two that scikit-learn carries, all named with their authors in
NOTICES.md. The packages are fetched with apt-get and unpacked in a temporary folder. A library is
made of the photographs, and the window, without a display, searches from one of them, and compares
one with a softer frame of the same.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageFilter
from PySide6.QtCore import QDir, QFile, QResource
from PySide6.QtTest import QTest

PACKAGES = ("lomiri-wallpapers-16.04", "plasma-workspace-wallpapers", "gcompris-qt-data")
LEFT_OUT = ("analogpattern", "free", "umang")
"""Drawings of the first package."""

PHOTOGRAPHS = (
    *("BytheWater", "ColdRipple", "ColorfulCups", "DarkestHour", "EveningGlow", "FallenLeaf"),
    *("Kite", "OneStandsOut", "Path", "summer_1am"),
)
"""Those of the second that are no drawings."""

MONUMENTS = ":/gcompris/src/activities/categorization/resource/images/monuments"
"""In a file of Qt's resources of the third."""

UNNAMED = ("brandenburgGate", "IndiaGate", "cathedral", "colosseum")
"""Monuments whose authors the package does not name, or not surely."""

QUERY, LIKED = "tajMahal", ("usCapitol", "parthenon")
SHARP, SOFT = "Path", "Path, moved"
STEPS = {"photographs": "png", "compare": "jpg"}  # a forest would be a large PNG


def main() -> int:
    """Write docs/images/photographs.png and compare.jpg; 0."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1.5"}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for package in PACKAGES:
            subprocess.run(["apt-get", "download", package], cwd=folder, check=True)
            (file,) = folder.glob(f"{package}_*.deb")
            subprocess.run(["dpkg", "-x", file, folder], check=True)
        photos = folder / "Pictures"
        photos.mkdir()
        for title, photo in (*photographs(folder), *monuments(folder)):
            Image.open(photo).convert("RGB").save(photos / f"{title}.jpg", quality=90)
        soften(photos)
        take(photos, folder)
        for number, (step, kind) in enumerate(STEPS.items(), 1):
            picture = Image.open(folder / f"{number:02}-{step}.png").convert("RGB")
            file = Path(__file__).parent / "images" / f"{step}.{kind}"
            picture.save(file, optimize=True, quality=80)
    return 0


def photographs(folder: Path) -> Iterator[tuple[str, Path]]:
    """Name and file of each, from the packages that were unpacked in ``folder``."""
    for photo in sorted(folder.glob("usr/share/backgrounds/*_by_*.jpg")):
        if not photo.name.startswith(LEFT_OUT):
            yield photo.stem, photo
    for title in PHOTOGRAPHS:
        images = (folder / "usr/share/wallpapers" / title / "contents/images").iterdir()
        yield title, max(images, key=lambda image: image.stat().st_size)
    package = find_spec("sklearn")
    assert package is not None
    assert package.origin is not None
    for photo in sorted((Path(package.origin).parent / "datasets/images").glob("*.jpg")):
        yield photo.stem, photo


def monuments(folder: Path) -> Iterator[tuple[str, BytesIO]]:
    """Name and content of each, from the package that was unpacked in ``folder``."""
    QResource.registerResource(str(folder / "usr/share/gcompris-qt/rcc/categorization.rcc"))
    for name in QDir(MONUMENTS).entryList(["*.webp"]):
        file = QFile(f"{MONUMENTS}/{name}")
        if not name.startswith(UNNAMED) and file.open(QFile.OpenModeFlag.ReadOnly):
            yield Path(name).stem, BytesIO(file.readAll().data())


def soften(photos: Path) -> None:
    """Write a copy of one, as if the camera had moved a little and missed the focus."""
    sharp = Image.open(photos / f"{SHARP}.jpg")
    moved = sharp.crop((24, 10, *sharp.size)).filter(ImageFilter.GaussianBlur(2.5))
    moved.save(photos / f"{SOFT}.jpg", quality=90)


def take(photos: Path, folder: Path) -> None:
    """Search ``photos`` in the window, compare two, and leave what it shows in ``folder``."""
    from likewise.app.demo import Answer, Camera, look
    from likewise.app.main import make_application, wired
    from likewise.app.workers.bridge.requests import searches as ask
    from likewise.app.workers.bridge.requests.scans import AddRoot

    make_application()
    with wired(folder / "library") as (service, thumbnails, window):
        window.resize(1280, 800)
        window.show()
        read = Answer(service, service.progress, lambda progress: progress.phase == "idle")
        service.request(AddRoot(photos))
        read.wait()
        ids = {photo.path.stem: photo.id for photo in service.photos()}
        look(service, ask.StartSearch.from_photos(ids[QUERY]))
        for title in LIKED:
            look(service, ask.Judge((ids[title],), 1))
        camera = Camera(window, thumbnails, folder)
        camera.take("photographs")
        compared = (ids[SHARP], ids[SOFT])
        window.comparing.compare(compared)
        window.comparing.page.zoom_by_key(2)
        while not all(window.source.full(photo) for photo in compared):
            QTest.qWait(50)
        camera.take("compare")


if __name__ == "__main__":
    sys.exit(main())
