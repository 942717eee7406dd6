"""The program's icon in all sizes, drawn from its SVG: `python installers/icons.py DIR`."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ICON = Path(__file__).resolve().parent.parent / "resources" / "icons" / "likewise.svg"
SYMBOLIC = Path(__file__).with_name("desktop") / "likewise-symbolic.svg"


def write(theme: Path) -> None:
    """Write them as they lie in the theme `hicolor`."""
    renderer = QSvgRenderer(str(ICON))
    for size in SIZES:
        picture = QImage(size, size, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        renderer.render(painter)
        painter.end()
        folder = theme / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True)
        picture.save(str(folder / "likewise.png"))
    for source, where in ((ICON, "scalable"), (SYMBOLIC, "symbolic")):
        folder = theme / where / "apps"
        folder.mkdir(parents=True)
        shutil.copy(source, folder / source.name)


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    write(Path(sys.argv[1]))
