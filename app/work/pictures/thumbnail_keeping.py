"""Keeps thumbnails that a confined process made, which writes none itself.

Its pixels are encoded here, so that nothing is parsed later that it could have chosen.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader, QImageWriter

from app.work.pictures.thumbnail_files import MadeThumbnail, SharedThumbnails, kept_file
from engine.atomic import replacing
from features.desktop_thumbnail import texts

JPEG_QUALITY = 88


def keep(
    folder: Path, photo: Path, side: int, made: MadeThumbnail, shared: SharedThumbnails | None
) -> QImage:
    """The thumbnail, kept in ``folder``, and for the desktop where it is wanted there. One that is
    there already is read. Null where what was made is none."""
    kept = kept_file(folder, photo, side, made.modified)
    if made.is_kept:
        return QImage(str(kept))
    image = _image_of(made)
    if not image.isNull():
        _write(kept, image, QByteArray(b"JPG"), JPEG_QUALITY)
        if shared is not None and made.is_new and max(made.width, made.height) == side:
            _share(shared, image, photo, side, made.modified)
    return image


def image_of_png(data: bytes) -> QImage:
    """The picture in a PNG that a confined process made; null where it is none. No other format is
    tried, so that one that was taken over can't choose what reads it."""
    buffer = QBuffer()
    buffer.setData(data)
    reader = QImageReader(buffer, QByteArray(b"PNG"))
    reader.setAutoDetectImageFormat(False)
    return reader.read()


def _image_of(made: MadeThumbnail) -> QImage:
    line = 3 * made.width
    if made.width < 1 or made.height < 1 or len(made.rgb) != line * made.height:
        return QImage()
    kind = QImage.Format.Format_RGB888
    return QImage(made.rgb, made.width, made.height, line, kind).copy()  # owns its pixels


def _share(
    shared: SharedThumbnails, image: QImage, photo: Path, side: int, modified: float
) -> None:
    """Put ours there; none of photos that are smaller than the size, nor of such thumbnails."""
    file = shared.file(photo, side)
    if file is None or not shared.adds:
        return
    named = image.copy()
    for key, said in texts(photo, modified).items():
        named.setText(key, said)
    with suppress(OSError):
        shared.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.parent.mkdir(mode=0o700, exist_ok=True)
        _write(file, named, QByteArray(b"PNG"), -1)


def _write(file: Path, image: QImage, kind: QByteArray, quality: int) -> None:
    """Write it whole. On a full or read-only disk it is made anew next time."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, kind)
    writer.setQuality(quality)
    writer.write(image)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with replacing(file, durable=False, by_many=True) as temporary:
            temporary.touch(mode=0o600)  # as private as the photo may be
            temporary.write_bytes(buffer.data().data())
