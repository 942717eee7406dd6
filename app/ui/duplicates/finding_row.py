"""Row over the groups of duplicates: their kinds and order, how many, how far the search is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.duplicates.types import GroupKind
from app.core.language import tr
from app.core.types import Progress
from app.ui.duplicates.sentences import KINDS, progress_sentence
from app.ui.style import theme
from app.ui.style.controls import TwoParts, offers_list
from app.ui.style.labels import ElidedLabel

_SAID = 18 * theme.UNIT  # px for what is said, beside usual letters


class FindingRow(QWidget):
    """Signals: ``chosen()``, other groups are wanted or in another order; ``stop_wanted()``.

    Attribute: ``said``, how many groups there are, or how far the search is.
    """

    chosen = Signal()
    stop_wanted = Signal()

    def __init__(self, *acts: QWidget) -> None:
        """``acts``: buttons at the end of it."""
        super().__init__()
        self.kinds, self.order = offers_list(QComboBox()), offers_list(QComboBox())
        self.said = ElidedLabel()
        self.progress = QProgressBar()
        self.stop = QPushButton(tr("Stop"))
        self._describe()
        choices = row_of(self.kinds, self.order)
        far = row_of(self.said, self.progress, self.stop, *acts)
        self._acts = acts
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(TwoParts(choices, far, far, self._needs))
        for choice in (self.kinds, self.order):
            choice.currentIndexChanged.connect(lambda _: self.chosen.emit())
        self.stop.clicked.connect(self.stop_wanted)
        self.show_progress(None)

    def wanted(self) -> list[GroupKind]:
        """Give the kinds of groups that are to be shown."""
        kind = self.kinds.currentData()
        return [kind] if kind else list(GroupKind)

    def newest_first(self) -> bool:
        """Tell whether the newest groups are to come first, not those that free most."""
        return self.order.currentIndex() == 1

    def show_progress(self, progress: Progress | None) -> None:
        """Show how far the search is; None: it ended, and what is said is another's."""
        for widget in (self.progress, self.stop):
            widget.setVisible(progress is not None)
        if progress is not None:
            self.said.setText(progress_sentence(progress))
            self.progress.setRange(0, progress.total)
            self.progress.setValue(progress.done)

    def _describe(self) -> None:
        for kind, name in (("", tr("All kinds")), *KINDS.items()):
            self.kinds.addItem(tr(name), kind)
        self.order.addItems([tr("Largest first"), tr("Newest first")])
        self.kinds.setAccessibleName(tr("Kind of groups"))
        self.order.setAccessibleName(tr("Order of groups"))
        for choice in (self.kinds, self.order):
            choice.setMinimumWidth(14 * theme.UNIT)  # long words never widen the window
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(theme.UNIT)
        self.progress.setMinimumWidth(8 * theme.UNIT)

    def _needs(self) -> int:
        """What choices and words need beside each other; bar and button are there for a while."""
        choices = self.kinds.sizeHint().width() + theme.UNIT + self.order.sizeHint().width()
        far = 8 * theme.UNIT + self.stop.sizeHint().width() + 2 * theme.UNIT
        acts = sum(each.sizeHint().width() + theme.UNIT for each in self._acts)
        return round(choices + far + acts + _SAID * theme.letters())


def row_of(*widgets: QWidget) -> QWidget:
    """Give a part of a row; a label that shortens its words takes what the others leave."""
    part = QWidget()
    row = QHBoxLayout(part)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.UNIT)
    for widget in widgets:
        row.addWidget(widget, isinstance(widget, ElidedLabel))
    return part
