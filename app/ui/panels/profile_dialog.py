"""Dialog for a new profile: its name and its learner."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QWidget,
)

from app.core.base.language import tr
from app.core.profiles.learners import LEARNERS, OFFERED
from app.ui.style import theme
from app.ui.style.controls import Fold
from app.ui.style.labels import WrappedLabel


class NewProfileDialog(QDialog):
    """Asks for name and learner; calls ``then(name, learner)`` once accepted, with a name."""

    def __init__(self, then: Callable[[str, str], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New profile"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.name = QLineEdit()
        self.learner = QComboBox()
        self.learner.addItems(OFFERED)
        self._described = WrappedLabel(LEARNERS[self.learner.currentText()])
        buttons = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self._create = self._buttons.button(buttons.Ok)
        self._create.setText(tr("Create"))
        self._create.setEnabled(False)
        self._build()
        self.name.textChanged.connect(self._name_changed)
        self.learner.currentTextChanged.connect(self._learner_changed)
        self._buttons.rejected.connect(self.reject)
        self._buttons.accepted.connect(self.accept)
        self.accepted.connect(lambda: then(self.name.text().strip(), self.learner.currentText()))

    def _build(self) -> None:
        form = QFormLayout(self)
        form.addRow(tr("&Name"), self.name)
        form.addRow(self._advanced())
        form.addRow(self._buttons)
        self.resize(48 * theme.UNIT, self.sizeHint().height())

    def _advanced(self) -> Fold:
        """What nobody needs to choose."""
        page = QWidget()
        choice = QFormLayout(page)
        choice.setContentsMargins(0, 0, 0, 0)
        choice.addRow(tr("&Learns with"), self.learner)
        choice.addRow(self._described)
        return Fold(tr("Advanced"), page)

    def _name_changed(self, name: str) -> None:
        self._create.setEnabled(bool(name.strip()))

    def _learner_changed(self, learner: str) -> None:
        self._described.setText(LEARNERS[learner])
