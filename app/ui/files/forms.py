"""Forms that ask what is to be done with photos; each keeps what was chosen last."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from app.core.files.rename_pattern import FIELDS
from app.core.files.types import CopyTo, FileOperation, MoveTo, PutIntoBin, RenameBy
from app.core.language import tr
from app.ui.style.labels import WrappedLabel
from app.ui.system import dialogs

_PATTERN = "{date} {number:03}"


class OperationForm(QWidget):
    """Rows of fields. Signal: ``changed()``, what is wished may be another."""

    changed = Signal()

    def __init__(self, settings: QSettings) -> None:
        super().__init__()
        self.settings = settings
        self.rows = QFormLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)

    def operation(self) -> FileOperation | None:
        """Give what is asked for; None while something is missing."""
        raise NotImplementedError

    def keep(self) -> None:
        """Keep what was chosen, for the next time."""


class FolderField(QWidget):
    """A folder, typed or chosen. Signal: ``changed()``."""

    changed = Signal()

    def __init__(self, settings: QSettings) -> None:
        super().__init__()
        self._settings = settings
        self.line = QLineEdit(str(settings.value("files/folder", "")))
        self.line.setPlaceholderText(tr("Choose a folder, or type the name of a new one"))
        self.line.setAccessibleName(tr("Folder"))
        self.button = QPushButton(tr("Choose…"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, stretch=1)
        row.addWidget(self.button)
        self.setFocusProxy(self.line)
        self.line.textChanged.connect(self.changed)
        self.button.clicked.connect(self._ask)

    def folder(self) -> Path | None:
        """Give the folder; None if none is named."""
        text = self.line.text().strip()
        return Path(text).expanduser() if text else None

    def keep(self) -> None:
        """Begin with this one the next time."""
        self._settings.setValue("files/folder", self.line.text().strip())

    def _ask(self) -> None:
        dialogs.ask_for_file(
            self,
            tr("Choose a folder"),
            lambda path: self.line.setText(str(path)),
            mode=QFileDialog.FileMode.Directory,
            name=self.line.text(),
        )


class FolderForm(OperationForm):
    """Asks where photos are to be copied or moved to."""

    def __init__(self, settings: QSettings, wanted: type[CopyTo] | type[MoveTo]) -> None:
        super().__init__(settings)
        self._wanted = wanted
        self.folder = FolderField(settings)
        self.rows.addRow(tr("To"), self.folder)
        self.folder.changed.connect(self.changed)

    def operation(self) -> FileOperation | None:
        folder = self.folder.folder()
        return None if folder is None else self._wanted(folder)

    def keep(self) -> None:
        self.folder.keep()


class RenameForm(OperationForm):
    """Asks for the pattern of new names and the first number."""

    def __init__(self, settings: QSettings) -> None:
        super().__init__(settings)
        self.pattern = QLineEdit(str(settings.value("files/pattern", _PATTERN)))
        self.first = QSpinBox()
        self.first.setRange(0, 999_999)
        self.first.setValue(1)
        hint = WrappedLabel("   ".join(f"{{{field}}}" for field in FIELDS))
        hint.setToolTip(
            "\n".join(f"{{{field}}}: {tr(meaning)}" for field, meaning in FIELDS.items())
        )
        hint.setProperty("quiet", True)
        self.rows.addRow(tr("&Names"), self.pattern)
        self.rows.addRow("", hint)
        self.rows.addRow(tr("&First number"), self.first)
        self.pattern.textChanged.connect(self.changed)
        self.first.valueChanged.connect(self.changed)

    def operation(self) -> FileOperation | None:
        return RenameBy(self.pattern.text(), self.first.value())

    def keep(self) -> None:
        self.settings.setValue("files/pattern", self.pattern.text())


class BinForm(OperationForm):
    """Asks for nothing."""

    def __init__(self, settings: QSettings) -> None:
        super().__init__(settings)
        note = WrappedLabel(
            tr("Your system's bin keeps them, and gives them back. Nothing is deleted.")
        )
        self.rows.addRow(note)

    def operation(self) -> FileOperation | None:
        return PutIntoBin()
