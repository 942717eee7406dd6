"""Desktop integration: open files, show them in the file manager, copy, paste, drop."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage

MOST_FILES = 10_000
"""Files on the clipboard or in a drag at once: more keep the window and those who take them busy
for seconds, and some programs take no more than they have room for."""

_SIDE = 1500  # px; a third of it is as large as what extraction sees
_ROUGH = 3000  # px; each still becomes one of several that are averaged
_SCALED_AS_THEY_ARE = (QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied)


@dataclass(frozen=True, slots=True)
class Dropped:
    """Content of a drop or of the clipboard that the window can use."""

    folders: tuple[Path, ...] = ()
    files: tuple[Path, ...] = ()
    picture: QImage | None = None

    def __bool__(self) -> bool:
        return bool(self.folders or self.files or self.picture)


def dropped(data: QMimeData) -> Dropped:
    """Read what was dropped or copied: folders and files of this machine, else a picture."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    folders = tuple(path for path in paths if path.is_dir())
    files = tuple(path for path in paths if path.is_file())
    image = QImage(data.imageData()) if not paths and data.hasImage() else QImage()
    return Dropped(folders, files, None if image.isNull() else image)


def can_drop(data: QMimeData) -> bool:
    """Tell whether a drop looks usable, without touching the disk while the mouse moves."""
    return data.hasImage() or any(url.isLocalFile() for url in data.urls())


def png(image: QImage) -> bytes:
    """Encode a picture as large as a search needs it and, to stay quick, without compression."""
    encoded = QByteArray()
    buffer = QBuffer(encoded)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    _shrunk(image).save(buffer, "PNG", 100)  # type: ignore[call-overload]  # the stubs want bytes, Qt wants str
    return bytes(encoded.data())


def _shrunk(image: QImage) -> QImage:
    """Fit a picture into what is encoded, within a tenth of a second for one of a camera."""
    if max(image.width(), image.height()) <= _SIDE:
        return image
    # Qt turns other formats into one of these first, which takes longer than all the rest.
    if image.format() not in _SCALED_AS_THEY_ARE and max(image.width(), image.height()) > _ROUGH:
        image = _fitted(image, _ROUGH, Qt.TransformationMode.FastTransformation)
    return _fitted(image, _SIDE, Qt.TransformationMode.SmoothTransformation)


def _fitted(image: QImage, side: int, mode: Qt.TransformationMode) -> QImage:
    return image.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio, mode)


def urls(paths: Iterable[Path]) -> list[QUrl]:
    """Give the addresses of files as other programs take them."""
    return [QUrl.fromLocalFile(str(path)) for path in paths]


def copy_files(paths: Sequence[Path]) -> None:
    """Put files on the clipboard, to paste into a file manager or a letter."""
    data = QMimeData()
    data.setUrls(urls(paths))
    data.setText("\n".join(map(str, paths)))
    QGuiApplication.clipboard().setMimeData(data)


def copy_text(text: str) -> None:
    """Put text on the clipboard."""
    QGuiApplication.clipboard().setText(text)


def open_file(path: Path) -> bool:
    """Open a file with the program that the person uses for it; False if there is none."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def show_in_folder(path: Path) -> bool:
    """Open the file manager where a file is; select the file where the platform can."""
    try:
        if sys.platform == "darwin":
            return subprocess.run(["open", "-R", str(path)], check=False).returncode == 0
        if sys.platform == "win32":
            subprocess.Popen(
                ["explorer", f"/select,{path}"]
            )  # explorer answers 1 even when it worked
            return True
    except OSError:
        return False
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path if path.is_dir() else path.parent)))
