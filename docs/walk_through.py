"""Make the pictures of docs/guide/walk-through.md again: `python docs/walk_through.py`, on Debian.

The photographs are those of docs/photographs.py, freely licensed and named with their authors in
NOTICES.md. Of each monument two more frames are made, moved a little and softer, a second apart, as
a camera's burst has them. Then keys alone do what the guide tells, in the window, off screen.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from pathlib import Path

from photographs import PACKAGES, monuments, photographs
from PIL import ExifTags, Image, ImageFilter
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

FRAMES = ((0, 0, 0.0), (9, 5, 1.2), (14, 8, 2.2))  # of a burst: moved by pixels, blurred by pixels
WORD, ALBUM = "palace", "Monuments"
THUMBS = 6
PATIENCE = 6_000  # times 50 ms


def main() -> int:
    """Write docs/images/walk-*.jpg; 0."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ |= {"XDG_CONFIG_HOME": name, "HOME": name}  # a window as it is at first
        for package in PACKAGES:
            subprocess.run(["apt-get", "download", package], cwd=folder, check=True)
            (file,) = folder.glob(f"{package}_*.deb")
            subprocess.run(["dpkg", "-x", file, folder], check=True)
        pictures = folder / "Pictures"
        pictures.mkdir()
        (folder / ALBUM).mkdir()
        bursts = {title for title, _ in holiday(folder, pictures)}
        walk(pictures, folder, bursts, Path(__file__).parent / "images")
    return 0


def holiday(folder: Path, pictures: Path) -> list[tuple[str, int]]:
    """Write the photos of a holiday; the title of each monument, and how many frames it has."""
    when, taken = datetime(2024, 6, 1, 9), []
    for title, photo in photographs(folder):
        when += timedelta(minutes=17)
        save(Image.open(photo).convert("RGB"), pictures / f"{title}.jpg", when)
    for title, content in monuments(folder):
        when += timedelta(minutes=17)
        whole = Image.open(content).convert("RGB")
        for number, (right, down, blur) in enumerate(FRAMES):
            moved = whole.crop((right, down, *whole.size)).resize(whole.size)
            frame = moved.filter(ImageFilter.GaussianBlur(blur))
            name = f"{title} {number + 1}.jpg"
            save(frame, pictures / name, when + timedelta(seconds=number))
        taken.append((title, len(FRAMES)))
    return taken


def save(picture: Image.Image, path: Path, when: datetime) -> None:
    """Write a JPEG as a camera does, with the time."""
    exif = Image.Exif()
    exif[ExifTags.Base.Model] = "Camera"
    told = when.strftime("%Y:%m:%d %H:%M:%S")
    exif.get_ifd(ExifTags.IFD.Exif)[ExifTags.Base.DateTimeOriginal] = told
    picture.thumbnail((1600, 1600))
    picture.save(path, quality=90, exif=exif)


class Keys:
    """Presses keys as a person does, and counts them."""

    def __init__(self) -> None:
        self.pressed = 0

    def __call__(self, *texts: str) -> None:
        for text in texts:
            key = QKeySequence(text)[0]
            QTest.keyClick(_focus(), key.key(), key.keyboardModifiers())
            QTest.qWait(80)
            self.pressed += 1

    def type(self, text: str) -> None:
        """Type into whatever has the focus."""
        QTest.keyClicks(_focus(), text)
        self.pressed += len(text)


def _focus() -> QWidget:
    popup = QApplication.activePopupWidget()
    menu = popup if isinstance(popup, QMenu) else None  # proposed words leave the keys to the line
    found = menu or QApplication.focusWidget() or QApplication.activeWindow()
    assert found is not None
    return found


def until(holds: Callable[[], object]) -> None:
    """Wait until something holds. Raises TimeoutError."""
    for _ in range(PATIENCE):
        if holds():
            return
        QTest.qWait(50)
    raise TimeoutError


def walk(pictures: Path, folder: Path, bursts: Iterable[str], images: Path) -> None:
    """Do what the guide tells with the photos in ``pictures``, and write its pictures."""
    from likewise.app.demo import Answer, settle
    from likewise.app.main import make_application, wired
    from likewise.app.ui.duplicates.duplicates_page import DuplicatesPage
    from likewise.app.workers.bridge.requests.scans import AddRoot

    meant = tuple(bursts)
    make_application()
    with wired(folder / "library") as (service, thumbnails, window):
        window.resize(1130, 720)
        window.show()
        read = Answer(service, service.progress, lambda progress: progress.phase == "idle")
        service.request(AddRoot(pictures))
        read.wait()
        keys, views = Keys(), list[object]()
        service.search_changed.connect(views.append)

        def answered(*presses: str) -> None:
            before = len(views)
            keys(*presses)
            until(lambda: len(views) > before)
            QTest.qWait(300)

        def take(name: str, widget: QWidget | None = None) -> None:
            shown = widget or window
            shown.grab()  # what is painted asks for its thumbnails
            settle(thumbnails.loaded)
            shown.grab().toImage().save(str(images / f"walk-{name}.jpg"), "JPEG", 82)

        def thumb(count: int) -> None:
            for _ in range(count):
                (photo, *_) = window.browser.targets()
                path = service.path_of(photo)
                assert path is not None
                answered("P" if path.name.startswith(meant) else "X")

        def go_back() -> None:
            """Have the keys go to the results again, as a display does when a menu closes."""
            window.activateWindow()
            until(window.browser.results.hasFocus)

        window.browser.focus_photos()
        keys("D")
        page = window.findChild(DuplicatesPage)
        until(lambda: page.groups.model().rowCount() >= len(meant))
        take("bursts")
        while not is_button(QApplication.focusWidget(), "Stack"):
            keys("Tab")
        keys("Space", "Down", "Down", "Return")
        until(lambda: service.stacks())
        window.activateWindow()
        keys("Esc", "/")
        keys.type(WORD)
        answered("Return")
        go_back()
        take("word")
        thumb(THUMBS)
        keys("R")
        keys("Ctrl+L")
        until(QApplication.activeModalWidget)
        keys("Ctrl+A")
        keys.type(ALBUM)
        answered("Return")
        until(lambda: window.browser.orders.shown.edge)
        go_back()
        until(lambda: all(info.filled for info in service.albums()))
        answered("A")
        thumb(len(views[-1].asked))
        if views[-1].asked:
            answered("A")
        keys("T")
        take("album")
        keys("Ctrl+Shift+A", "4")
        keys("Shift+C")
        until(QApplication.activeModalWidget)
        dialog = QApplication.activeModalWidget()
        keys("Ctrl+A")
        keys.type(f"~/{ALBUM}")
        until(dialog.go.isEnabled)
        take("copy", dialog)
        keys("Return")
        until(lambda: service.files().jobs)
        until(lambda: not any(job.open for job in service.files().jobs))
        chosen = sorted(path.name for path in (folder / ALBUM).iterdir())
        sys.stdout.write(f"{keys.pressed} keys; copied: {', '.join(chosen)}\n")


def is_button(widget: QWidget | None, text: str) -> bool:
    """Tell whether a widget is the button that says this."""
    return isinstance(widget, QAbstractButton) and widget.text() == text


if __name__ == "__main__":
    sys.exit(main())
