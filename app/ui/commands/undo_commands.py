"""Commands that take back and do again, and say in the menu what that is."""

from __future__ import annotations

from app.core.base.language import tr
from app.ui.commands.command import command
from app.ui.commands.context import Context
from app.work.bus.events import AlbumsChanged, SearchChanged


class UndoCommands:
    """Takes back and does again, and says in the menu what that is."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._history = context.history

    def keep_named(self) -> None:
        """Name what would be taken back wherever its action is shown, once the actions are made."""
        self._history.changed.connect(self._name)
        for kind in (SearchChanged, AlbumsChanged):
            self.context.bus.listen(kind, self._name)
        self.context.browser.turned.connect(self._name)
        self._name()

    @command("Edit", 1, "Undo", "Ctrl+Z", icon="undo")
    def undo(self) -> None:
        """Take back the last gesture, or else the last thumb of this search, or change of this
        album."""
        bus, view, album = self.context.bus, self.context.bus.shown_search(), self._album()
        if (last := self._history.last()) is not None:
            self._history.undo()
            if self._history.last() is not last:
                self.context.say(tr("Undone: {what}.", what=last.name))
        elif view is not None and view.can_undo:
            search = view.search
            bus.search(lambda library: library.searches.undo(search))
        elif album is not None:
            number = album
            bus.search(lambda library: library.albums.take_back(number))
        else:
            self.context.say(tr("There is nothing to undo."))

    @command("Edit", 1, "Redo", "Ctrl+Shift+Z", icon="redo")
    def redo(self) -> None:
        """Do again what was taken back last."""
        view = self.context.bus.shown_search()
        if self._history.next() is not None:
            self._history.redo()
        elif self._history.last() is None and view is not None and view.can_redo:
            search = view.search
            self.context.bus.search(lambda library: library.searches.redo(search))
        else:
            self.context.say(tr("There is nothing to redo."))

    def _album(self) -> int | None:
        """The album that is shown, which may have changes from before this start."""
        listed = self.context.browser.narrowed()
        return None if listed is None else listed.album()

    def _name(self, *_: object) -> None:
        actions, view = self.context.actions, self.context.bus.shown_search()
        last, next_ = self._history.last(), self._history.next()
        undo, redo = actions["undo"], actions["redo"]
        undo.setText(tr("Undo: {what}", what=last.name) if last else tr("Undo"))
        redo.setText(tr("Redo: {what}", what=next_.name) if next_ else tr("Redo"))
        undo.setEnabled(
            last is not None or self._album() is not None or (view is not None and view.can_undo)
        )
        redo.setEnabled(next_ is not None or (last is None and view is not None and view.can_redo))
