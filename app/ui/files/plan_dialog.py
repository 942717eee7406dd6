"""Ask what to do with photos' files, and show what it would do before it begins, in a dialog.

Its forms, one for each operation, remember what was chosen last.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSettings, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from app.core.base.language import tr, tr_later, tr_n
from app.core.files.types import (
    ENDINGS,
    FIELDS,
    CopyTo,
    ExportOptions,
    ExportTo,
    FileOperation,
    MoveTo,
    PutIntoBin,
    RenameBy,
)
from app.ui.files.sentences import button_text, plan_summary
from app.ui.style import theme, words
from app.ui.style.building import column, fill_table, label, ok_or_cancel, page, row, table
from app.ui.system import dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import FilesDone

if TYPE_CHECKING:
    from app.core.files.plan import Plan
    from app.work.bus.files import FilePlan


_PATTERN = "{date} {number:03}"


class OperationForm(QWidget):
    """Rows of fields. Signal: ``changed()`` when the operation may have changed."""

    changed = Signal()

    def __init__(self, settings: QSettings) -> None:
        super().__init__()
        self.settings = settings
        self.rows = QFormLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)

    def operation(self) -> FileOperation | None:
        """Return the operation; None while something is missing."""
        raise NotImplementedError

    def keep(self) -> None:
        """Remember what was chosen for the next time."""


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
        row((self.line, 1), self.button, on=self)
        self.setFocusProxy(self.line)
        self.line.textChanged.connect(self.changed)
        self.button.clicked.connect(self._ask_for_folder)

    def folder(self) -> Path | None:
        """Return the folder; None if none is given."""
        text = self.line.text().strip()
        return Path(text).expanduser() if text else None

    def keep(self) -> None:
        """Remember this folder for the next time."""
        self._settings.setValue("files/folder", self.line.text().strip())

    def _ask_for_folder(self) -> None:
        dialogs.ask_for_folder(
            self, tr("Choose a folder"), lambda path: self.line.setText(str(path)), self.line.text()
        )


class FolderForm(OperationForm):
    """Asks for the folder to copy or move photos to."""

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
    """Asks for the pattern of new names and the first number; ``name``: that of a single photo,
    to be edited."""

    def __init__(self, settings: QSettings, name: str = "") -> None:
        super().__init__(settings)
        self._single = name.replace("{", "{{").replace("}", "}}")  # no fields
        self.pattern = QLineEdit(self._single or str(settings.value("files/pattern", _PATTERN)))
        self.pattern.selectAll()
        self.first = _number(0, 999_999)
        self.first.setValue(1)
        hint = label("   ".join(f"{{{field}}}" for field in FIELDS), tone="quiet")
        meanings = (f"{{{field}}}: {tr(meaning)}" for field, meaning in FIELDS.items())
        hint.setToolTip("\n".join(meanings))
        self.rows.addRow(tr("&Names"), self.pattern)
        self.rows.addRow("", hint)
        self.rows.addRow(tr("&First number"), self.first)
        self.pattern.textChanged.connect(self.changed)
        self.first.valueChanged.connect(self.changed)

    def operation(self) -> FileOperation | None:
        return RenameBy(self.pattern.text(), self.first.value())

    def keep(self) -> None:
        if not self._single:
            self.settings.setValue("files/pattern", self.pattern.text())


class BinForm(OperationForm):
    """Needs no fields."""

    def __init__(self, settings: QSettings) -> None:
        super().__init__(settings)
        self.rows.addRow(label(tr("You can get them back from the bin.")))

    def operation(self) -> FileOperation | None:
        return PutIntoBin()


_SIZES = (tr_later("As it is"), tr_later("Longest side"))
_PIXELS = 1  # of these
_KEY = "files/export"


class ExportForm(OperationForm):
    """Asks for folder, size, format, quality, and the metadata to keep."""

    def __init__(self, settings: QSettings) -> None:
        super().__init__(settings)
        self.folder = FolderField(settings)
        self.sizes, self.format = QComboBox(), QComboBox()
        self.sizes.addItems([tr(each) for each in _SIZES])
        self.format.addItems([*ENDINGS])
        self.pixels = _number(16, 50_000, tr("pixels"))
        self.quality = _number(1, 100)
        self.metadata = QCheckBox(tr("Keep metadata: date, camera, keywords"))
        self.location = QCheckBox(tr("Keep location"))
        self._kept: dict[str, tuple[QWidget, Any]] = {  # with defaults
            "size": (self.sizes, tr(_SIZES[_PIXELS])),
            "pixels": (self.pixels, 2048),
            "ending": (self.format, "JPEG"),
            "quality": (self.quality, 90),
            "metadata": (self.metadata, True),
            "location": (self.location, True),
        }
        self._quality = page(row(QLabel(tr("quality")), self.quality))
        self.rows.addRow(tr("To"), self.folder)
        self.rows.addRow(tr("&Size"), page(row(self.sizes, self.pixels, None)))
        self.rows.addRow(tr("&Format"), page(row(self.format, self._quality, None)))
        self.rows.addRow("", self.metadata)
        self.rows.addRow("", self.location)
        kept = _kept(settings)
        for name, (field, usual) in self._kept.items():
            for value in (usual, kept.get(name, usual)):  # a kept text may be of another language
                field.metaObject().userProperty().write(field, value)
        for box in (self.sizes, self.format):
            box.currentIndexChanged.connect(self._show_fields)
        for spin in (self.pixels, self.quality):
            spin.valueChanged.connect(self._show_fields)
        for tick in (self.metadata, self.location):
            tick.toggled.connect(self._show_fields)
        self.folder.changed.connect(self.changed)
        self._show_fields()

    def options(self) -> ExportOptions:
        """Return the options chosen."""
        return ExportOptions(
            self.pixels.value() if self.sizes.currentIndex() == _PIXELS else 0,
            self.format.currentText(),  # type: ignore[arg-type]  # one of ENDINGS
            self.quality.value(),
            self.metadata.isChecked(),
            self.location.isChecked(),
        )

    def operation(self) -> FileOperation | None:
        folder = self.folder.folder()
        return None if folder is None else ExportTo(folder, self.options().as_json())

    def keep(self) -> None:
        self.folder.keep()
        kept = {
            name: field.metaObject().userProperty().read(field)
            for name, (field, _) in self._kept.items()
        }
        self.settings.setValue(_KEY, json.dumps(kept))

    def _show_fields(self, *_: object) -> None:
        self.pixels.setVisible(self.sizes.currentIndex() == _PIXELS)
        self._quality.setVisible(self.format.currentText() != "PNG")
        self.location.setEnabled(self.metadata.isChecked())
        self.changed.emit()


def _kept(settings: QSettings) -> dict[str, Any]:
    """Return what was chosen last; {} if unreadable."""
    try:
        kept = json.loads(str(settings.value(_KEY, "{}")))
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}


def _number(least: int, most: int, unit: str = "") -> QSpinBox:
    return QSpinBox(minimum=least, maximum=most, suffix=unit and f" {unit}")


_SHOWN = 500  # most names listed
_PAUSE = 150  # ms without typing before a plan is asked for


class PlanDialog(QDialog):
    """A form, the plan that results from it, and a button that carries it out."""

    def __init__(
        self, bus: Bus, photos: tuple[int, ...], form: OperationForm, title: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bus = bus
        self._photos = photos
        self.form = form
        self._plan: Plan | None = None
        self.summary = label()
        self.names = table((tr("Now"), tr("Then")), tr("New names"))
        self.names.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.names.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.names.setMinimumHeight(20 * theme.UNIT)
        self.names.hide()
        buttons, self.go = ok_or_cancel(self)
        self.go.setText(title)
        self._cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
        parts = form, self.summary, (self.names, 1), buttons
        column(*parts, on=self, margins=12, gap=2 * theme.UNIT)
        self.resize(round(72 * theme.UNIT * theme.letters()), self.sizeHint().height())
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._ask_for_plan)
        form.changed.connect(self._form_changed)
        self._form_changed()

    def _form_changed(self) -> None:
        """Discard the plan, and ask for a new one after a pause."""
        self._plan = None
        self.go.setEnabled(False)
        self._pause.start()

    def _ask_for_plan(self) -> None:
        operation = self.form.operation()
        if operation is None:
            self.summary.setText(tr_n("{n} photo.", "{n} photos.", len(self._photos)))
            self.go.setText(self.windowTitle())
            self.names.hide()
            return
        photos = self._photos
        self._bus.ask(
            lambda library: library.files.plan(photos, operation), self._planned, key="plan"
        )
        self.summary.setText(tr("Looking at the files…"))  # a disk may be slow
        self.names.setEnabled(False)

    def _planned(self, planned: FilePlan) -> None:
        if self._pause.isActive():
            return
        plan, fault = planned.plan, planned.fault
        self._plan = plan
        self.names.setEnabled(True)
        if plan is None:
            self.summary.setText(fault)
            self.names.hide()
        else:
            self.summary.setText(plan_summary(plan))
            self.go.setText(button_text(plan))
            self._show_names(plan)
        self.go.setEnabled(plan is not None and bool(plan.final))
        if self._cancel.hasFocus():  # a form without fields
            self.go.setFocus()

    def _show_names(self, plan: Plan) -> None:
        """Show all new names, for copies only changed ones, and the photos that stay."""
        first = {act.file.photo: act.file.path.name for act in reversed(plan.acts)}
        lines = [
            (first[act.file.photo], act.target.name)
            for act in plan.final
            if act.target is not None and (act.renamed or plan.kind == "rename")
        ]
        lines += [(each.path.name, each.reason) for each in plan.left]
        more = len(lines) - _SHOWN
        if more > 0:
            lines[_SHOWN:] = [(tr_n("and {n} more", "and {n} more", more), "")]
        fill_table(self.names, [tuple(map(words.name_alone, line)) for line in lines])
        self.names.setVisible(bool(lines))

    def accept(self) -> None:
        """Carry out the plan, once files may be changed if it does more than copy."""
        if self._plan is not None and self.go.isEnabled():
            copies = self._plan.kind in ("copy", "export")
            (self._begin if copies else partial(when_allowed, self._bus, self, self._begin))()

    def _begin(self) -> None:
        plan = self._plan
        assert plan is not None
        self.form.keep()
        self._bus.ask(lambda library: library.files.do(plan))
        super().accept()


def when_allowed(bus: Bus, parent: QWidget, act: Callable[[], object]) -> None:
    """Change files by ``act``; if they are protected, first ask whether they may be changed."""

    def turn_on() -> None:
        bus.ask(lambda library: library.files.set_hands_off(False))
        act()

    if bus.latest(FilesDone).hands_off:
        off = tr("Moving, renaming and deleting is off.")
        dialogs.confirm(parent, off, "", tr("Turn on"), turn_on)
    else:
        act()
