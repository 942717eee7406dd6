"""Open non-blocking dialogs: file choosers, names, lists, confirmations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QSize, QStandardPaths, Qt
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QInputDialog, QMessageBox, QWidget

_ROOM_FOR_A_NAME = QSize(384, 0)  # px


def ask_for_file(
    parent: QWidget,
    title: str,
    then: Callable[[Path], object],
    *,
    mode: QFileDialog.FileMode = QFileDialog.FileMode.ExistingFile,
    name: str = "",
    kinds: str = "",
) -> None:
    """Ask for a file, starting among the person's pictures.
    For a new one (mode AnyFile) ``name`` is the proposal."""
    dialog = QFileDialog(parent, title, _pictures(), kinds)
    dialog.setFileMode(mode)
    if name:
        dialog.selectFile(name)
    if mode == QFileDialog.FileMode.AnyFile:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.fileSelected.connect(lambda file: then(Path(file)))
    _open(dialog)


def ask_for_folder(
    parent: QWidget, title: str, then: Callable[[Path], object], start: str = ""
) -> None:
    """Ask for a folder, starting at the path ``start`` or among the person's pictures."""
    at = start if Path(start).is_absolute() else _pictures()
    dialog = QFileDialog(parent, title, at)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.fileSelected.connect(lambda folder: then(Path(folder)))
    _open(dialog)


def ask_for_name(
    parent: QWidget, title: str, label: str, name: str, then: Callable[[str], object]
) -> None:
    """Ask for a name; an empty one cancels."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    dialog.setTextValue(name)
    dialog.textValueSelected.connect(lambda text: then(text.strip()) if text.strip() else None)
    dialog.resize(dialog.sizeHint().expandedTo(_ROOM_FOR_A_NAME))
    _open(dialog)


def ask_for_lines(
    parent: QWidget,
    title: str,
    label: str,
    lines: Sequence[str],
    then: Callable[[tuple[str, ...]], object],
) -> None:
    """Ask for any number of lines, starting with the given ones."""
    dialog = QInputDialog(parent)
    dialog.setOption(QInputDialog.InputDialogOption.UsePlainTextEditForTextInput)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    dialog.setTextValue("\n".join(lines))
    dialog.textValueSelected.connect(lambda text: then(tuple(text.splitlines())))
    _open(dialog)


def confirm(
    parent: QWidget, question: str, consequence: str, yes: str, then: Callable[[], object]
) -> None:
    """Ask before something that can't be undone; ``yes`` names the action. Enter cancels."""
    box = QMessageBox(QMessageBox.Icon.NoIcon, "", question, parent=parent)  # no title: our name
    box.setInformativeText(consequence)
    box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole).clicked.connect(lambda: then())
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    _open(box)


def _pictures() -> str:
    """Return the pictures folder if it exists, or else the home folder, where dialogs start."""
    pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
    return pictures if Path(pictures).is_dir() else str(Path.home())


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if before := QApplication.activeWindow():  # which may be another than its parent
        dialog.finished.connect(before.activateWindow)
    dialog.open()
