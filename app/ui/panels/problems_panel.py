"""List photos, models and plug-ins that can't be used, with reasons and remedies."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QPushButton,
    QTableWidgetSelectionRange,
    QWidget,
)

from app.core.base.language import tr, tr_n
from app.core.base.photo_types import Problem
from app.ui.commands.registry import command
from app.ui.photos.context import Context
from app.ui.photos.pages import Page, Title
from app.ui.style import theme, words
from app.ui.style.building import Inset, column, fill_table, row, table
from app.ui.system import desktop
from app.work.bus.events import ProblemsChanged, ProgressChanged

_WIDEST = 160 * theme.UNIT  # px, of the list, so that a line can be followed


class ProblemsPanel(QWidget):
    """The list with its buttons, which work on the selection, or on all if nothing is selected.
    Only ignoring, which is harder to undo, needs a selection."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._bus, self._browser, self._say = context.bus, context.browser, context.say
        self._problems: tuple[Problem, ...] = ()
        self._table = table((tr("File"), tr("Why"), tr("Folder")), tr("Problem files"))
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._table.setFrameShape(QFrame.Shape.NoFrame)
        self._table.setColumnWidth(0, 28 * theme.UNIT)
        self._table.setColumnWidth(2, 36 * theme.UNIT)
        self._try = self._button("", self._retry)
        self._out = self._button(tr("Ignore"), self._leave_out)
        show = self._button(tr("Show in folder"), self._show_in_folder)
        copy = self._button(tr("Copy the list"), self._copy)
        acts = row(self._try, show, self._out, copy, None)
        self._table.setMaximumWidth(_WIDEST)
        listed = row((self._table, 1), None)
        column(
            Inset(column(acts, listed, gap=2 * theme.UNIT)), on=self, margins=(0, 0, 0, theme.UNIT)
        )
        self.setAccessibleName(tr("Problem files"))
        self.setFocusProxy(self._table)
        self._browser.add_page(Page(self, "problems", self._title))
        self._table.itemSelectionChanged.connect(self._name_buttons)
        self._name_buttons()
        self.show_problems(self._bus.latest(ProblemsChanged).problems)
        self._bus.listen(ProblemsChanged, self.show_problems)
        self._bus.listen(ProgressChanged, self._leave_if_done)

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(lambda: act())
        button.setMinimumWidth(8 * theme.UNIT)  # so that long words never widen the window
        return button

    def _title(self) -> Title:
        return Title(tr("Problems"), len(self._problems))

    @command("View", 1, "Problem files", "Ctrl+Shift+E", when=lambda self: bool(self._problems))
    def problems(self) -> None:
        """Show the page, unless there is nothing to list; the second time go back."""
        if self._browser.is_shown(self):
            self._browser.go_back()
        elif self._problems:
            self._browser.visit(self)
        else:
            self._say(tr("All files could be read."))

    def show_problems(self, problems: tuple[Problem, ...]) -> None:
        """List these problems, keeping the selection, as a scan reports more again and again."""
        if problems == self._problems:
            return
        selected = {problem.photo for problem in self._selected()}
        at, scrolled = self._table.currentRow(), self._table.verticalScrollBar().value()
        current = self._problems[at].photo if at >= 0 else None
        self._problems = problems
        self._table.clearSelection()
        fill_table(self._table, [*map(_line, problems)])
        for number, problem in enumerate(problems):
            whole = QTableWidgetSelectionRange(number, 0, number, self._table.columnCount() - 1)
            self._table.setRangeSelected(whole, problem.photo in selected)
            if problem.photo == current:
                no_update = QItemSelectionModel.SelectionFlag.NoUpdate
                self._table.setCurrentCell(number, 0, no_update)
        self._table.verticalScrollBar().setValue(scrolled)
        self._name_buttons()
        if self._browser.is_shown(self):
            self._browser.refresh_title()
        self._leave_if_done()

    def _leave_if_done(self, *_: object) -> None:
        """Go back once nothing is left, but not while files are tried again: some may come back."""
        idle = self._bus.latest(ProgressChanged).progress.phase == "idle"
        if idle and not self._problems and self._browser.is_shown(self):
            self._browser.go_back()

    def chosen(self) -> list[Problem]:
        """Return the selected problems, or all if none is selected."""
        return self._selected() or list(self._problems)

    def _selected(self) -> list[Problem]:
        rows = sorted(index.row() for index in self._table.selectionModel().selectedRows())
        return [self._problems[row] for row in rows]

    def _name_buttons(self, *_: object) -> None:
        """Show what the buttons would work on."""
        some = self._table.selectionModel().hasSelection()
        self._try.setText(tr("Try again") if some else tr("Try all again"))
        self._out.setEnabled(some)
        self._out.setToolTip("" if some else tr("Select the files to ignore first"))

    def _retry(self) -> None:
        photos = tuple(problem.photo for problem in self.chosen())
        self._bus.ask(lambda library: library.scan.retry(photos))

    def _leave_out(self) -> None:
        photos = tuple(problem.photo for problem in self._selected())
        self._bus.ask(lambda library: library.scan.leave_out(photos))

    def _show_in_folder(self) -> None:
        for problem in self.chosen()[:1]:
            desktop.reveal(problem.path, self._say)

    def _copy(self) -> None:
        lines = self.chosen()
        desktop.copy_text(as_text(lines))
        self._say(
            tr_n("The list of {n} line is copied.", "The list of {n} lines is copied.", len(lines))
        )


def _line(problem: Problem) -> tuple[str, str, str]:
    path = problem.path
    name, folder = words.name_alone(path.name), words.name_alone(str(path.parent))
    return name, words.printed(problem.reason), folder


def as_text(problems: list[Problem]) -> str:
    """Return the list as text: a path, a tab and the reason in each line."""
    return "".join(f"{words.printable(str(p.path))}\t{p.reason}\n" for p in problems)
