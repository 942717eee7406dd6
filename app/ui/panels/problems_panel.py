"""Side panel of photos, models and plug-ins that can't be used: reasons and remedies."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QItemSelectionModel,
    QObject,
    Qt,
    Signal,
)
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QPushButton,
    QTableView,
    QWidget,
)

from app.core.base.language import tr, tr_later, tr_n
from app.core.base.photo_types import Problem
from app.ui.commands.registry import command
from app.ui.photos.browser import Browser
from app.ui.photos.pages import Page, Title
from app.ui.photos.photo_model import Index
from app.ui.style import theme, words
from app.ui.style.building import column, row, to_read
from app.ui.system import desktop, dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import ProblemsChanged

_COLUMNS = (tr_later("File"), tr_later("Why"), tr_later("Folder"))
_WHY = 1  # of these
_ROWS = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows


class ProblemsModel(QAbstractTableModel):
    """One row a problem."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.problems: tuple[Problem, ...] = ()

    def set_problems(self, problems: tuple[Problem, ...]) -> None:
        """List these."""
        self.beginResetModel()
        self.problems = problems
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.problems)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(_COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(_COLUMNS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
        ):
            return None
        problem = self.problems[index.row()]
        if index.column() == _WHY:
            return words.printable(problem.reason)
        path = problem.path.parent if index.column() else problem.path.name
        return words.name_alone(str(path))


class ProblemsPanel(QWidget):
    """The list with its buttons. They work on what is selected, or on all if nothing is; only
    leaving out, which is not undone so easily, needs a selection.

    Signals: ``retry_wanted(photos)``, ``leave_out_wanted(photos)`` by the numbers in `Problem`,
    ``said(sentence)``.
    """

    retry_wanted = Signal(object)
    leave_out_wanted = Signal(object)
    said = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Problem files"))
        self._model = ProblemsModel(self)
        self._table = QTableView()
        self._try = QPushButton()
        self._out = QPushButton(tr("Ignore"))
        self._build()
        self._table.selectionModel().selectionChanged.connect(self._name_buttons)
        self._name_buttons()

    def connect_to(self, bus: Bus, browser: Browser) -> None:
        """Be a page of this browser, list the problems of this bus's library, and have it try
        again or leave out."""
        self._browser = browser
        title = Title(tr("Problems"))
        browser.add_page(
            Page(self, "problems", lambda: replace(title, count=len(self._model.problems)))
        )
        self.show_problems(bus.latest(ProblemsChanged).problems)
        bus.listen(ProblemsChanged, self.show_problems)
        self.retry_wanted.connect(
            lambda photos: bus.ask(lambda library: library.scan.retry(photos))
        )
        self.leave_out_wanted.connect(
            lambda photos: bus.ask(lambda library: library.scan.leave_out(photos))
        )

    @command(
        "View",
        1,
        "Problem files",
        "Ctrl+Shift+E",
        id="problems",
        when=lambda self: bool(self._model.problems),
    )
    def toggle(self) -> None:
        """Turn to the page, unless there is nothing to list; again: go back."""
        if self._browser.is_shown(self):
            self._browser.go_back()
        elif self._model.problems:
            self._browser.visit(self)
        else:
            self.said.emit(tr("All files could be read."))

    def show_problems(self, problems: tuple[Problem, ...]) -> None:
        """List these. A scan tells of more again and again: what is selected stays selected."""
        if problems == self._model.problems:
            return
        selected = {problem.photo for problem in self._selected()}
        current = self._table.currentIndex().row()
        at = self._model.problems[current].photo if current >= 0 else None
        scrolled = self._table.verticalScrollBar().value()
        self._model.set_problems(problems)
        self._select(selected, at)
        self._table.verticalScrollBar().setValue(scrolled)
        self._name_buttons()
        if self._browser.is_shown(self):
            self._browser.refresh_title()
            if not problems:
                self._browser.go_back()

    def chosen(self) -> list[Problem]:
        """Give the selected ones, or all of them if none is selected."""
        return self._selected() or list(self._model.problems)

    def _selected(self) -> list[Problem]:
        rows = sorted(index.row() for index in self._table.selectionModel().selectedRows())
        return [self._model.problems[row] for row in rows]

    def _select(self, photos: set[int], current: int | None) -> None:
        selection, chosen = QItemSelection(), self._table.selectionModel()
        for number, problem in enumerate(self._model.problems):
            index = self._model.index(number, 0)
            if problem.photo in photos:
                selection.select(index, index)
            if problem.photo == current:
                chosen.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        chosen.select(selection, _ROWS)

    def _name_buttons(self) -> None:
        """Say what the buttons would work on."""
        some = self._table.selectionModel().hasSelection()
        self._try.setText(tr("Try again") if some else tr("Try all again"))
        self._out.setEnabled(some)
        self._out.setToolTip("" if some else tr("Select the files to ignore first"))

    def _retry(self) -> None:
        self.retry_wanted.emit(tuple(problem.photo for problem in self.chosen()))

    def _leave_out(self) -> None:
        self.leave_out_wanted.emit(tuple(problem.photo for problem in self._selected()))

    def _show_in_folder(self) -> None:
        for problem in self.chosen()[:1]:
            if not desktop.show_in_folder(problem.path):
                self.said.emit(tr("The folder of {name} can't be opened.", name=problem.path.name))

    def _copy(self) -> None:
        desktop.copy_text(as_text(self.chosen()))
        self.said.emit(
            tr_n(
                "The list of {n} line is copied.",
                "The list of {n} lines is copied.",
                len(self.chosen()),
            )
        )

    def _export(self) -> None:
        dialogs.ask_for_file(
            self,
            tr("Save the list"),
            self.write_list,
            mode=QFileDialog.FileMode.AnyFile,
            name="unreadable.txt",
            kinds=tr("Text (*.txt)"),
        )

    def write_list(self, file: Path) -> None:
        """Write the list to a text file, one line a photo."""
        text = as_text(self.chosen())
        try:
            file.write_text(text, encoding="utf-8", errors="surrogateescape")
        except OSError as error:
            self.said.emit(
                tr(
                    "{name} can't be written: {reason}. Choose another folder.",
                    name=file.name,
                    reason=error.strerror,
                )
            )
        else:
            self.said.emit(tr("The list is in {name}.", name=file.name))

    def _build(self) -> None:
        self._table.setModel(self._model)
        to_read(self._table, tr("Problem files"))
        self._table.setFrameShape(QFrame.Shape.NoFrame)
        self._table.setColumnWidth(0, 28 * theme.UNIT)
        self._table.setColumnWidth(2, 36 * theme.UNIT)
        acts = row(margins=0)
        for button, act in (
            (self._try, self._retry),
            (QPushButton(tr("Show in folder")), self._show_in_folder),
            (self._out, self._leave_out),
            (QPushButton(tr("Copy the list")), self._copy),
            (QPushButton(tr("Save the list…")), self._export),
        ):
            button.clicked.connect(act)
            button.setMinimumWidth(8 * theme.UNIT)  # long words never widen the window
            acts.addWidget(button)
        acts.addStretch()
        column(acts, self._table, on=self, margins=(3 * theme.UNIT, 0, 3 * theme.UNIT, theme.UNIT))
        self.setFocusProxy(self._table)


def as_text(problems: list[Problem]) -> str:
    """Give the list as text: a path, a tab and the reason in each line."""
    return "".join(f"{words.printable(str(p.path))}\t{p.reason}\n" for p in problems)
