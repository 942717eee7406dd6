"""Form that asks how exported copies are to be; keeps what was chosen last."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QWidget,
)

from app.core.files.types import (
    ENDINGS,
    ExportOptions,
    ExportTo,
    FileOperation,
    pixels_for_print,
)
from app.core.language import tr, tr_later
from app.ui.files.forms import FolderField, OperationForm
from app.ui.style.controls import offers_list

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
        self.metadata = QCheckBox(tr("Keep what is written in them: date, camera, keywords"))
        self.location = QCheckBox(tr("Keep where they were taken (GPS)"))
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

    def _connect(self) -> None:
        self.folder.changed.connect(self.changed)
        self.sizes.currentIndexChanged.connect(self._show_fields)
        self.format.currentIndexChanged.connect(self._show_fields)
        self.metadata.toggled.connect(self._show_fields)
        for number in (self.pixels, self.centimetres, self.dpi, self.quality):
            number.valueChanged.connect(self.changed)
        self.location.toggled.connect(self.changed)

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
