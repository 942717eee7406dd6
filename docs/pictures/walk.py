"""Walks from a holiday to a folder by keys alone, as docs/guide/walk-through.md tells it."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication
from stage import Stage

from app.ui.duplicates.duplicates_page import DuplicatesPage
from app.work.bus.events import AlbumsChanged, FilesDone, SearchChanged

WORD, ALBUM = "bird", "Birds"
MEANT = (
    *("Gosling", "Heron", "Kingfisher", "Northern harrier", "Penguin"),
    *("Spoonbills", "Swans", "Toucan"),
)
THUMBS = 6


def walk(shown: Stage, home: Path) -> None:
    """Press the keys, and keep a picture of each step."""
    browser, bus = shown.window.browser, shown.bus
    views = list[object]()
    bus.listen(SearchChanged, views.append)

    def answered(*presses: str) -> None:
        before = len(views)
        shown.press(*presses)
        shown.until(lambda: len(views) > before)
        shown.settle()

    def thumb(count: int) -> None:
        for _ in range(count):
            (photo, *_) = browser.targets()
            answered("P" if is_meant(photo) else "X")

    def is_meant(photo: int) -> bool:
        path = bus.photos.path_of(photo)
        return path is not None and path.name.startswith(MEANT)

    def go_back() -> None:
        """Have the keys go to the results again, as a display does when a menu closes."""
        shown.window.activateWindow()
        shown.until(browser.results.hasFocus)

    browser.focus_photos()
    shown.press("D")
    page = shown.window.findChild(DuplicatesPage)
    shown.until(lambda: not page.busy.isVisible() and page.list.groups)
    page.bursts.click()
    shown.settle()
    shown.take("walk-bursts")
    shown.window.activateWindow()
    shown.press("Esc", "/")
    shown.type(WORD)
    answered("Return")
    go_back()
    shown.until(lambda: browser.orders.line)
    shown.take("walk-word")
    thumb(THUMBS)
    shown.press("Ctrl+L")
    shown.until(lambda: browser.orders.shown.edge and browser.orders.shown.edge.album)
    go_back()
    shown.until(lambda: all(info.filled for info in bus.latest(AlbumsChanged).albums))
    answered("A")
    while views[-1].asked:
        answered("Y" if is_meant(views[-1].asked[0]) else "N")
    if views[-1].asked:
        answered("A")
    shown.press("T")
    shown.take("walk-album")
    shown.press("Ctrl+A", "4")
    shown.press("Shift+C")
    shown.until(QApplication.activeModalWidget)
    dialog = QApplication.activeModalWidget()
    shown.press("Ctrl+A")
    shown.type(f"~/{ALBUM}")
    shown.until(dialog.go.isEnabled)
    shown.take("walk-copy")
    shown.press("Return")
    shown.until(lambda: bus.latest(FilesDone).jobs)
    shown.until(lambda: not any(job.open for job in bus.latest(FilesDone).jobs))
    chosen = sorted(path.name for path in (home / ALBUM).iterdir())
    sys.stdout.write(f"copied: {', '.join(chosen)}\n")
