"""Define the commands of the window itself: undo, palette, sizes, full screen, back, help."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable
from importlib.resources import files

import PySide6
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QTextBrowser, QWidget

from app.core.base.language import tr, tr_later, tr_n
from app.core.base.paths import state_folder
from app.core.base.safe_start import RESTART_SAFELY
from app.core.base.shipped import licences, own_version
from app.core.safety.program_log import report
from app.ui.commands.palette import Entry, Palette
from app.ui.commands.registry import PHOTO, Bound, command, in_a_search, menu_title
from app.ui.photos.context import Commands, Context
from app.ui.style import theme
from app.ui.style.building import acts_of, column
from app.work.bus.events import AlbumsChanged, ProblemsChanged, RootsChanged, SearchChanged


class UndoCommands:
    """Undoes and redoes, and names the gesture in the menu."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._history = context.history

    def keep_named(self) -> None:
        """Keep the names of the undo and redo actions up to date; call it once they exist."""
        self._history.changed.connect(self._update_names)
        for kind in (SearchChanged, AlbumsChanged):
            self.context.bus.listen(kind, self._update_names)
        self.context.browser.turned.connect(self._update_names)
        self._update_names()

    @command("Edit", 1, "Undo", "Ctrl+Z", icon="undo")
    def undo(self) -> None:
        """Undo the last gesture, or else the last thumb of this search or change of this album."""
        bus, view = self.context.bus, self.context.bus.shown_search()
        if self._history.working:  # else an earlier gesture would be undone
            self.context.say(tr("Files are still being worked on. Undo when that is done."))
        elif (last := self._history.last()) is not None:
            self._history.undo()
            if self._history.last() is not last:
                self.context.say(tr("Undone: {what}.", what=last.name))
        elif view is not None and view.can_undo:
            search = view.search
            bus.search(lambda library: library.searches.undo(search))
        elif (album := self.context.browser.album()) is not None:
            # It may have changes from before this start.
            bus.search(lambda library: library.albums.take_back(album))
        else:
            self.context.say(tr("There is nothing to undo."))

    @command("Edit", 1, "Redo", "Ctrl+Shift+Z", icon="redo")
    def redo(self) -> None:
        """Redo what was undone last."""
        view = self.context.bus.shown_search()
        if (next_ := self._history.next()) is not None:
            self._history.redo()
            if self._history.last() is next_:
                self.context.say(tr("Redone: {what}.", what=next_.name))
        elif self._history.last() is None and view is not None and view.can_redo:
            search = view.search
            self.context.bus.search(lambda library: library.searches.redo(search))
        else:
            self.context.say(tr("There is nothing to redo."))

    def _update_names(self, *_: object) -> None:
        actions, view = self.context.actions, self.context.bus.shown_search()
        last, next_ = self._history.last(), self._history.next()
        undo, redo = actions["undo"], actions["redo"]
        undo.setText(tr("Undo: {what}", what=last.name) if last else tr("Undo"))
        redo.setText(tr("Redo: {what}", what=next_.name) if next_ else tr("Redo"))
        in_album = self.context.browser.album() is not None
        undo.setEnabled(last is not None or in_album or (view is not None and view.can_undo))
        redo.setEnabled(next_ is not None or (last is None and view is not None and view.can_redo))


class ViewCommands(Commands):
    """Navigates the browser and the window."""

    @command("View", 1, "Photos", "G")
    def grid(self) -> None:
        """Leave the large photo for its list; from any other page show all photos."""
        if self._browser.showing_preview():
            self._browser.toggle_preview()
        else:
            self._library.show_folder(None)
        self._browser.focus_photos()

    @command("Photo", 2, "View", "Space E")
    def preview(self) -> None:
        """Show the current photo large, or go back to its place."""
        self._browser.toggle_preview()

    @command("View", 4, "Zoom in", "+ = Ctrl++", id="larger", of=1)
    @command("View", 4, "Zoom out", "- Ctrl+-", id="smaller", of=-1)
    def _zoom(self, steps: int) -> None:
        self._browser.zoom(steps)

    @command("File", 9, "Quit", "Ctrl+Q")
    def quit(self) -> None:
        """Close the window."""
        self.context.window.close()

    @command("View", 1, "Close", "Esc")
    def library(self) -> None:
        """Clear a selection of several photos, or else go back page by page; then the filter."""
        grid = self._browser.grid()
        if grid is not None and grid.selection.count() > 1:
            grid.selection.choose_none()
        elif not self._browser.go_back():
            self._library.narrow("")

    @command("View", 6, "Full screen", "F11", id="full_screen")
    def _toggle_full_screen(self) -> None:
        self.context.window.setWindowState(
            self.context.window.windowState() ^ Qt.WindowState.WindowFullScreen
        )


class PaletteCommands:
    """Opens the palette; ``places`` returns albums and folders to go to."""

    def __init__(self, context: Context, places: Callable[[], Iterable[Entry]]) -> None:
        self.context = context
        self._places = places

    @command("Edit", 4, "Find a command…", "Ctrl+Shift+P")
    def palette(self) -> None:
        """Show the palette over the window."""
        Palette(
            self.entries(),
            self.context.window,
            tr("Find a command"),
            tr("Type what you want to do, or where to go"),
            nothing=tr("No command or place is called that."),
        )

    def entries(self) -> list[Entry]:
        """Return what can be done now: for this search, for the photos, places, other commands.
        *More like this* is the first of those for photos, as in their menu."""
        photos = self.context.photos()
        named = self.context.called(photos) if len(photos) == 1 else ""
        for_search = tr("For this search")
        for_photos = tr_n("For {n} photo", "For {n} photos", len(photos))
        sections: dict[str, list[Entry]] = {for_search: [], for_photos: []}
        sections[tr("Go to")] = list(self._places())
        possible = self.context.actions.possible()
        for bound in sorted(possible, key=lambda each: each.command.menu != PHOTO):
            if bound.command.id == "palette" or not bound.action.isEnabled():
                continue
            if bound.command.needs_photos:
                entry = _entry(for_photos, bound, named)
            elif bound.command.when is in_a_search:
                entry = _entry(for_search, bound)
            else:
                entry = _entry(tr("Other commands"), bound)
            sections.setdefault(entry.section, []).append(entry)
        return [entry for some in sections.values() for entry in some]


def _entry(section: str, bound: Bound, named: str = "") -> Entry:
    under, keys = bound.command.under, bound.action.shortcuts()
    return Entry(
        section,
        bound.action.text(),
        bound.action.trigger,
        menu_title(under) if under else named,
        keys[0].toString(keys[0].SequenceFormat.NativeText).replace("+", " ") if keys else "",
        bound.action.icon,
    )


_EXTRAS = ("raw", "fast", "cluster")

_ABOUT = tr_later("""# Likewise {version}

Finds the photos that are like one of yours, and learns from your thumbs what you mean by alike.
Your photos never leave this computer and are never changed, unless you ask for it.

Free software under the MIT licence. It stands on Qt, NumPy, OpenCV, SciPy, scikit-learn, Pillow and
others, all named below with their licences. NOTICES.md, which comes with it, tells of weights
and data.

Python {python}, Qt {qt}, {system}""")


def _open(parent: QWidget, title: str, text: str, height: int) -> None:
    dialog = QDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    page = QTextBrowser()
    page.setAccessibleName(title)
    page.setMarkdown(text)
    page.setOpenExternalLinks(True)
    _space_headings(page.document())
    column(page, acts_of(dialog)[0], on=dialog, margins=12, gap=12)
    dialog.resize(min(parent.width(), 80 * theme.UNIT), min(parent.height(), height))
    dialog.show()


def _space_headings(text: QTextDocument) -> None:
    """Leave room around a text and above its headings, which Qt sets tight."""
    text.setDocumentMargin(3 * theme.UNIT)
    block = text.begin()
    while block.isValid():
        form = block.blockFormat()
        if form.headingLevel():
            form.setTopMargin(2 * theme.UNIT)
            form.setBottomMargin(theme.UNIT)
            QTextCursor(block).setBlockFormat(form)
        block = block.next()


class HelpCommands(Commands):
    """Opens the guide and information on the program; copies a report; restarts safely."""

    @command("Help", 2, "Copy a report of what went wrong", id="report")
    def _copy_report(self) -> None:
        counts = {
            "photos": len(self._bus.photos.all()),
            "folders": len(self._bus.latest(RootsChanged).roots),
            "problems": len(self._bus.latest(ProblemsChanged).problems),
            "albums": len(self._bus.latest(AlbumsChanged).albums),
        }
        QGuiApplication.clipboard().setText(report(state_folder(), counts))
        self.context.say(
            tr("A report was copied. It names no file, and you can paste it anywhere.")
        )

    @command("Help", 1, "Guide", "F1")
    def guide(self) -> None:
        """Open the guide; the window stays usable beside it."""
        text = files("resources").joinpath("guide.md").read_text(encoding="utf-8")
        _open(self.context.window, tr("Guide"), text, 80 * theme.UNIT)

    @command("Help", 2, "Restart safely, without plug-ins")
    def safe_start(self) -> None:
        """Restart without plug-ins, which may have caused the fault."""
        QGuiApplication.exit(RESTART_SAFELY)

    @command("Help", 3, "About Likewise")
    def about(self) -> None:
        """Show information on the program."""
        qt, system = PySide6.__version__, platform.system()
        python = platform.python_version()
        text = tr(_ABOUT, version=own_version(), python=python, qt=qt, system=system)
        # A line per part: names and words that are the same in every language.
        parts = "\n".join(f"- {line}" for line in licences(_EXTRAS))
        _open(self.context.window, tr("About Likewise"), f"{text}\n\n{parts}", 44 * theme.UNIT)
