"""Ask what to do with photos' files, and show what it would do before it begins, in a dialog.

Its forms, one for each operation, remember what was chosen last.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

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
    ExportOptions,
    ExportTo,
    FileOperation,
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
_SIZES = (tr_later("As it is"), tr_later("Longest side"))
_PIXELS = 1  # of these

Field = TypeVar("Field", bound=QWidget)


class OperationForm(QWidget):
    """Rows of fields. Signal: ``changed()`` when the operation may have changed."""

    changed = Signal()

    def __init__(self, settings: QSettings) -> None:
        super().__init__()
        self._settings = settings
        self._kept: dict[str, QWidget] = {}
        self.rows = QFormLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)

    def operation(self) -> FileOperation | None:
        """Return the operation; None while something is missing."""
        raise NotImplementedError

    def remembered(self, name: str, field: Field, usual: Any) -> Field:
        """Return a field, filled with what was chosen last, or else with the usual value."""
        self._kept[name] = field
        value = field.metaObject().userProperty()
        value.write(field, usual)  # which stays where what was kept is of no use
        value.write(field, self._settings.value(f"files/{name}", usual))
        notified = value.notifySignal().name().toStdString()
        getattr(field, notified).connect(lambda *_: self.changed.emit())
        return field

    def keep(self) -> None:
        """Remember what was chosen for the next time."""
        for name, field in self._kept.items():
            value = field.metaObject().userProperty().read(field)
            self._settings.setValue(f"files/{name}", value)


class FolderForm(OperationForm):
    """Asks for a folder, typed or chosen, to do something into."""

    def __init__(self, settings: QSettings, into: Callable[[Path], FileOperation]) -> None:
        super().__init__(settings)
        self._into = into
        self.folder = self.remembered("folder", QLineEdit(), "")
        self.folder.setPlaceholderText(tr("Choose a folder, or type the name of a new one"))
        self.folder.setAccessibleName(tr("Folder"))
        choose = QPushButton(tr("Choose…"))
        choose.clicked.connect(self._ask_for_folder)
        self.rows.addRow(tr("To"), row((self.folder, 1), choose))

    def operation(self) -> FileOperation | None:
        folder = self.folder.text().strip()
        return self._into(Path(folder).expanduser()) if folder else None

    def _ask_for_folder(self) -> None:
        title, line = tr("Choose a folder"), self.folder
        dialogs.ask_for_folder(self, title, lambda path: line.setText(str(path)), line.text())


class RenameForm(OperationForm):
    """Asks for the pattern of new names and the first number; ``name``: that of a single photo,
    to be edited."""

    def __init__(self, settings: QSettings, name: str = "") -> None:
        super().__init__(settings)
        if name:
            self.pattern = QLineEdit(name.replace("{", "{{").replace("}", "}}"))  # no fields
            self.pattern.textChanged.connect(self.changed)
        else:
            self.pattern = self.remembered("pattern", QLineEdit(), _PATTERN)
        self.pattern.selectAll()
        self.first = _number(0, 999_999)
        self.first.valueChanged.connect(self.changed)
        self.rows.addRow(tr("Name") if name else tr("&Names"), self.pattern)
        if not name:
            hint = label("   ".join(f"{{{field}}}" for field in FIELDS), tone="quiet")
            meanings = (f"{{{field}}}: {tr(meaning)}" for field, meaning in FIELDS.items())
            hint.setWordWrap(False)
            hint.setToolTip("\n".join(meanings))
            self.rows.addRow("", hint)
            self.rows.addRow(tr("&First number"), self.first)

    def operation(self) -> FileOperation | None:
        return RenameBy(self.pattern.text(), self.first.value())


def _number(least: int, most: int, unit: str = "") -> QSpinBox:
    """Return a field for a number; a style sheet's padding would not indent its text."""
    field = QSpinBox(minimum=least, maximum=most, suffix=unit, value=1)
    field.lineEdit().setTextMargins(theme.UNIT, 0, theme.UNIT, 0)
    return field


class BinForm(OperationForm):
    """Needs no fields."""

    def __init__(self, settings: QSettings) -> None:
        super().__init__(settings)
        self.rows.addRow(label(tr("You can get them back from the bin.")))

    def operation(self) -> FileOperation | None:
        return PutIntoBin()


class ExportForm(FolderForm):
    """Asks for folder, size, format, quality, and the metadata to keep."""

    def __init__(self, settings: QSettings) -> None:
        super().__init__(settings, lambda folder: ExportTo(folder, self.options().as_json()))
        sizes, formats = QComboBox(), QComboBox()
        sizes.addItems([tr(each) for each in _SIZES])
        formats.addItems([*ENDINGS])
        pixels = _number(16, 50_000, f" {tr('pixels')}")
        quality = _number(1, 100)
        metadata = QCheckBox(tr("Keep metadata: date, camera, keywords"))
        self.sizes = self.remembered("size", sizes, tr(_SIZES[_PIXELS]))
        self.pixels = self.remembered("pixels", pixels, 2048)
        self.format = self.remembered("ending", formats, "JPEG")
        self.quality = self.remembered("quality", quality, 90)
        self.metadata = self.remembered("metadata", metadata, True)
        self.location = self.remembered("location", QCheckBox(tr("Keep location")), True)
        self._quality = page(row(QLabel(tr("quality")), self.quality))
        for text, field, beside in (
            (tr("&Size"), self.sizes, self.pixels),
            (tr("&Format"), self.format, self._quality),
        ):
            name = QLabel(text)
            name.setBuddy(field)  # else its "&" would be shown
            self.rows.addRow(name, row(field, beside, None))
        self.rows.addRow("", self.metadata)
        self.rows.addRow("", self.location)
        self.changed.connect(self._show_fields)
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

    def _show_fields(self) -> None:
        self.pixels.setVisible(self.sizes.currentIndex() == _PIXELS)
        self._quality.setVisible(self.format.currentText() != "PNG")
        self.location.setEnabled(self.metadata.isChecked())


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
            self.go.setText(button_text(plan) if plan.final else self.windowTitle())
            self._show_names(plan)
        self.go.setEnabled(plan is not None and bool(plan.final))
        if self._cancel.hasFocus():  # a form without fields
            self.go.setFocus()

    def _show_names(self, plan: Plan) -> None:
        """Show all new names, for copies only changed ones, and the photos that stay."""
        first = {act.photo: act.source.name for act in reversed(plan.acts)}
        lines = [
            (first[act.photo], act.target.name)
            for act in plan.final
            if act.target is not None and (act.target in plan.renamed or plan.kind == "rename")
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
        bus.ask(lambda library: library.files.protect(False))
        act()

    if bus.latest(FilesDone).protected:
        off = tr("Moving, renaming and deleting are off.")
        unchanged = tr("Your photos are never changed unless you ask.")
        dialogs.confirm(parent, off, unchanged, tr("Turn on"), turn_on)
    else:
        act()
