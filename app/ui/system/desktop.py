"""Desktop integration: open and show files, copy, paste, drop, notify when a reading is done."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QProcess, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage

from app.core.base.language import tr

MOST_FILES = 10_000
"""Maximum files on the clipboard or in a drag.
More would block the window and the receiver for seconds, and some programs have a fixed limit."""

_SIDE = 1500  # px; a third of it is the size that extraction uses


@dataclass(frozen=True, slots=True)
class Dropped:
    """Usable content of a drop or of the clipboard."""

    folders: tuple[Path, ...] = ()
    files: tuple[Path, ...] = ()
    picture: QImage | None = None

    def __bool__(self) -> bool:
        return bool(self.folders or self.files or self.picture)


def dropped(data: QMimeData) -> Dropped:
    """Read what was dropped or copied: local folders and files, or else a picture."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    folders = tuple(path for path in paths if path.is_dir())
    files = tuple(path for path in paths if path.is_file())
    image = QImage(data.imageData()) if not paths and data.hasImage() else QImage()
    return Dropped(folders, files, None if image.isNull() else image)


def can_drop(data: QMimeData) -> bool:
    """Return whether a drop looks usable, without accessing the disk while the mouse moves."""
    return data.hasImage() or any(url.isLocalFile() for url in data.urls())


def png(image: QImage) -> bytes:
    """Encode a picture at the size that a search needs, without compression to be fast."""
    if max(image.width(), image.height()) > _SIDE:
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(_SIDE, _SIDE, Qt.AspectRatioMode.KeepAspectRatio, smooth)
    encoded = QByteArray()
    buffer = QBuffer(encoded)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 100)  # type: ignore[call-overload]  # the stubs want bytes, Qt wants str
    return bytes(encoded.data())


def urls(paths: Iterable[Path]) -> list[QUrl]:
    """Return the URLs of files, for other programs."""
    return [QUrl.fromLocalFile(str(path)) for path in paths]


def copy_files(paths: Sequence[Path]) -> None:
    """Put files on the clipboard, to paste into a file manager or an e-mail."""
    data = QMimeData()
    data.setUrls(urls(paths))
    data.setText("\n".join(map(str, paths)))
    QGuiApplication.clipboard().setMimeData(data)


def copy_text(text: str) -> None:
    """Put text on the clipboard."""
    QGuiApplication.clipboard().setText(text)


def open_file(path: Path) -> bool:
    """Open a file with its default program; return False if there is none."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def show_in_folder(path: Path) -> bool:
    """Open the file manager at a folder, or at a file, selected if the platform supports it."""
    try:
        if sys.platform == "darwin" and not path.is_dir():
            return subprocess.run(["open", "-R", str(path)], check=False).returncode == 0
        if sys.platform == "win32" and not path.is_dir():
            subprocess.Popen(["explorer", f"/select,{path}"])  # returns 1 even if it worked
            return True
    except OSError:
        return False
    return path.exists() and open_file(path if path.is_dir() else path.parent)


def reveal(path: Path, say: Callable[[str], object]) -> None:
    """Open the file manager at a file or folder; ``say`` if that fails."""
    if not show_in_folder(path):
        say(tr("The folder of {name} can't be opened.", name=path.name))


def notify(title: str, body: str) -> bool:
    """Show a notification by the program that Linux desktops have for it; return whether it began.

    Nobody waits for it: a desktop that hangs must not block the window or the end of the program.
    """
    known = "--app-name=Likewise", "--icon=likewise", "--hint=string:desktop-entry:likewise"
    if not sys.platform.startswith("linux"):
        return False
    process = QProcess()
    process.setProgram("notify-send")
    process.setArguments([*known, "--", title, body])
    return process.startDetached()  # type: ignore[return-value]  # the stubs have the other overload
