"""What lies above the window, as a picture shows it: dialogs, menus, lists that popped up."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QTableWidget, QWidget

SHOWN_HOME = "/home/you"  # in place of a temporary folder
SHOWN_LIBRARY = f"{SHOWN_HOME}/.local/share/likewise/library"


def open_widgets(window: QWidget) -> list[QWidget]:
    """Give what lies above the window: dialogs, then menus and lists that popped up."""
    found = [
        widget
        for widget in QApplication.topLevelWidgets()
        if widget is not window
        and widget.isVisible()
        and (isinstance(widget, QDialog) or widget.windowType() == Qt.WindowType.Popup)
    ]
    return sorted(found, key=lambda widget: isinstance(widget, QMenu))


def name_home(dialog: QDialog, library: Path) -> None:
    """Let a dialog speak of somebody's home and library, not of temporary folders."""
    tables = dialog.findChildren(QTableWidget)
    items = (
        table.item(row, column)
        for table in tables
        for row in range(table.rowCount())
        for column in range(table.columnCount())
    )
    for words in (*dialog.findChildren(QLabel), *filter(None, items)):
        text = words.text().replace(str(library), SHOWN_LIBRARY)
        words.setText(text.replace(str(Path.home()), SHOWN_HOME))


def lay_over(painter: QPainter, corner: QPoint, widget: QWidget) -> None:
    """Paint a dialog as a desktop does, by its edge and a shadow."""
    box = widget.rect().translated(corner)
    if isinstance(widget, QDialog):
        for step in range(12):
            painter.fillRect(box.adjusted(-step, -step, step, step), QColor(0, 0, 0, 5))
    painter.drawPixmap(corner, widget.grab())
    painter.setPen(widget.palette().color(QPalette.ColorRole.Mid))
    painter.drawRect(box.adjusted(-1, -1, 0, 0))
