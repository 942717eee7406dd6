"""Show what an operation would do with photos' files before it begins, in a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHeaderView,
    QPushButton,
    QWidget,
)

from app.core.base.language import tr, tr_n
from app.core.files.types import CopyTo, ExportTo
from app.ui.files.forms import OperationForm
from app.ui.files.sentences import button_text, plan_summary
from app.ui.style import theme, words
from app.ui.style.building import column, fill_table, label, row, table
from app.work.bus.bus import Bus
from app.work.bus.events import FilesDone

if TYPE_CHECKING:
    from app.core.files.plan import Plan
    from app.work.bus.files import FilePlan

_SHOWN = 500  # most names listed
_PAUSE = 150  # ms without typing before a plan is asked for


class PlanDialog(QDialog):
    """A form, the plan that results from it, and a button that carries it out.

    If the operation needs more than copying, and only that is allowed, a button here allows it.
    """

    def __init__(
        self,
        bus: Bus,
        photos: tuple[int, ...],
        form: OperationForm,
        title: str,
        parent: QWidget,
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
        self.offer, self.off = QFrame(), label(tr("Moving, renaming and deleting is off."))
        self.offer.setFrameShape(QFrame.Shape.StyledPanel)
        self.turn_on = QPushButton(tr("Turn on"))
        row((self.off, 1), self.turn_on, on=self.offer, margins=theme.UNIT)
        self.offer.hide()
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        self.go = buttons.button(kinds.Ok)
        self.go.setText(title)
        self._cancel = buttons.button(kinds.Cancel)
        parts = form, self.summary, (self.names, 1), self.offer, buttons
        column(*parts, on=self, margins=12, gap=2 * theme.UNIT)
        self.resize(round(72 * theme.UNIT * theme.letters()), self.sizeHint().height())
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._ask_for_plan)
        form.changed.connect(self._form_changed)
        bus.listen(FilesDone, self._may_have_changed)
        self.turn_on.clicked.connect(self._allow_moving)
        buttons.rejected.connect(self.reject)
        buttons.accepted.connect(self._begin)
        self._form_changed()

    def _allow_moving(self) -> None:
        self._bus.ask(lambda library: library.files.set_hands_off(False))

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
        self._may_have_changed()

    def _may_have_changed(self, *_: object) -> None:
        """Offer to allow changes of files, if the operation needs them and they are not allowed."""
        operation = self.form.operation()
        harmless = operation is None or isinstance(operation, CopyTo | ExportTo)
        forbidden = not harmless and self._bus.latest(FilesDone).hands_off
        self.offer.setVisible(forbidden)
        if forbidden:
            self._grow()
            self._lead_to(self.turn_on)
        some = self._plan is not None and bool(self._plan.final)
        self.go.setEnabled(some and not forbidden)
        if self.go.isEnabled():
            self._lead_to(self.go)

    def _lead_to(self, button: QPushButton) -> None:
        """Let Enter press this button, where there is no field and only *Cancel* had the focus."""
        if self._cancel.hasFocus():
            button.setFocus()

    def _grow(self) -> None:
        """Grow to the height that is needed: a layout only asks for lines of usual letters."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(self.width(), max(self.height(), layout.totalHeightForWidth(self.width())))

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

    def _begin(self) -> None:
        if self._plan is not None and self.go.isEnabled():
            self.form.keep()
            plan = self._plan
            self._bus.ask(lambda library: library.files.do(plan))
            self.accept()
