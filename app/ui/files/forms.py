"""Forms that ask what is to be done with photos, and how copies are exported; each keeps what was
chosen last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSettings, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from app.core.base.language import tr, tr_later
from app.core.files.rename_pattern import FIELDS
from app.core.files.types import (
    ENDINGS,
    CopyTo,
    ExportOptions,
    ExportTo,
    FileOperation,
    MoveTo,
    PutIntoBin,
    RenameBy,
    pixels_for_print,
)
from app.ui.style.controls import offers_list
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
        note = WrappedLabel(tr("You can get them back from the bin."))
        self.rows.addRow(note)

    def operation(self) -> FileOperation | None:
        return PutIntoBin()


_SIZES = (tr_later("As it is"), tr_later("Longest side"), tr_later("Print, longest side"))
_AS_IT_IS, _PIXELS, _PRINT = range(3)
_KEY = "files/export"


class ExportForm(OperationForm):
    """Folder, size in pixels or on paper, format, quality, and what of the metadata stays."""

    def __init__(self, settings: QSettings) -> None:
        super().__init__(settings)
        self.folder = FolderField(settings)
        self.sizes = offers_list(QComboBox())
        self.sizes.addItems([tr(each) for each in _SIZES])
        self.pixels = _number(16, 50_000, tr("pixels"))
        self.centimetres = QDoubleSpinBox()
        self.centimetres.setRange(1, 500)
        self.centimetres.setDecimals(1)
        self.centimetres.setSuffix(f" {tr('cm')}")
        self.dpi = _number(30, 2_400, tr("dpi"))
        self.format = offers_list(QComboBox())
        self.format.addItems([*ENDINGS])
        self.quality = _number(1, 100)
        self.metadata = QCheckBox(tr("Keep metadata: date, camera, keywords"))
        self.location = QCheckBox(tr("Keep location"))
        self.companions = QCheckBox(tr("Copy sidecars and movies of the photos, too"))
        self._build()
        self._restore()
        self._connect()
        self._show_fields()

    def options(self) -> ExportOptions:
        """Give what is chosen."""
        side, dpi = 0, 0
        if self.sizes.currentIndex() == _PIXELS:
            side = self.pixels.value()
        elif self.sizes.currentIndex() == _PRINT:
            side, dpi = (
                pixels_for_print(self.centimetres.value(), self.dpi.value()),
                self.dpi.value(),
            )
        return ExportOptions(
            side,
            self.format.currentText(),  # type: ignore[arg-type]  # one of ENDINGS
            self.quality.value(),
            dpi,
            self.metadata.isChecked(),
            self.location.isChecked(),
            self.companions.isChecked(),
        )

    def operation(self) -> FileOperation | None:
        folder = self.folder.folder()
        return None if folder is None else ExportTo(folder, self.options().as_json())

    def keep(self) -> None:
        self.folder.keep()
        kept = {
            "size": self.sizes.currentIndex(),
            "pixels": self.pixels.value(),
            "centimetres": self.centimetres.value(),
            "dpi": self.dpi.value(),
            "format": self.format.currentText(),
            "quality": self.quality.value(),
            "metadata": self.metadata.isChecked(),
            "location": self.location.isChecked(),
            "companions": self.companions.isChecked(),
        }
        self.settings.setValue(_KEY, json.dumps(kept))

    def _build(self) -> None:
        self._lengths = _row(self.pixels)
        self._print = _row(
            self.centimetres,
            QLabel(tr("at", "so many centimetres at so many dots per inch")),
            self.dpi,
        )
        self.rows.addRow(tr("To"), self.folder)
        self.rows.addRow(tr("&Size"), _row(self.sizes, self._lengths, self._print))
        self._quality = _row(QLabel(tr("quality")), self.quality)
        self.rows.addRow(tr("&Format"), _row(self.format, self._quality))
        self.rows.addRow("", self.metadata)
        self.rows.addRow("", self.location)
        self.rows.addRow("", self.companions)

    def _restore(self) -> None:
        kept = _kept(self.settings)
        self.sizes.setCurrentIndex(int(kept.get("size", _PIXELS)))
        self.pixels.setValue(int(kept.get("pixels", 2048)))
        self.centimetres.setValue(float(kept.get("centimetres", 15.0)))
        self.dpi.setValue(int(kept.get("dpi", 300)))
        self.format.setCurrentText(str(kept.get("format", "JPEG")))
        self.quality.setValue(int(kept.get("quality", 90)))
        self.metadata.setChecked(bool(kept.get("metadata", True)))
        self.location.setChecked(bool(kept.get("location", True)))
        self.companions.setChecked(bool(kept.get("companions", False)))

    def _connect(self) -> None:
        self.folder.changed.connect(self.changed)
        self.sizes.currentIndexChanged.connect(self._show_fields)
        self.format.currentIndexChanged.connect(self._show_fields)
        self.metadata.toggled.connect(self._show_fields)
        for number in (self.pixels, self.centimetres, self.dpi, self.quality):
            number.valueChanged.connect(self.changed)
        self.location.toggled.connect(self.changed)
        self.companions.toggled.connect(self.changed)

    def _show_fields(self) -> None:
        self._lengths.setVisible(self.sizes.currentIndex() == _PIXELS)
        self._print.setVisible(self.sizes.currentIndex() == _PRINT)
        self._quality.setVisible(self.format.currentText() != "PNG")
        self.location.setEnabled(self.metadata.isChecked())
        self.changed.emit()


def _kept(settings: QSettings) -> dict[str, Any]:
    """Give what was chosen last; what can't be read counts as nothing."""
    try:
        kept = json.loads(str(settings.value(_KEY, "{}")))
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}


def _number(least: int, most: int, unit: str = "") -> QSpinBox:
    number = QSpinBox()
    number.setRange(least, most)
    number.setSuffix(unit and f" {unit}")
    return number


def _row(*widgets: QWidget) -> QWidget:
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        line.addWidget(widget)
    line.addStretch()
    return row
