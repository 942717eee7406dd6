"""Define commands on the library as a whole: folders, and ignored files."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from app.core.base.language import tr
from app.core.base.photo_types import RootInfo
from app.ui.commands.registry import command
from app.ui.facts.search_commands import adding
from app.ui.photos.context import Commands, Context
from app.ui.system import dialogs
from app.work.bus.events import RootsChanged


def _has_folders(doer: LibraryCommands) -> bool:
    return bool(doer.context.bus.latest(RootsChanged).roots)


class LibraryCommands(Commands):
    """Asks for what a command needs, and passes it on to the library."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._offered: set[tuple[int, Path]] = set()  # folders that are elsewhere, and where
        self._bus.listen(RootsChanged, self._offer_new_paths)

    @command("File", 1, "Add a folder…", "Ctrl+O", id="add_folder", icon="folder-add")
    def ask_for_folder(self) -> None:
        """Ask for a folder of photos to add."""

        def add(path: Path) -> None:
            self.context.say(adding(path, self._bus.latest(RootsChanged).roots))  # busy libraries
            self._bus.ask(lambda library: library.scan.add_root(path))  # announce it much later

        dialogs.ask_for_folder(self.context.window, tr("Add a folder of photos"), add)

    def ask_where_it_is(self, root: RootInfo) -> None:
        """Ask for the new path of a folder that was moved or renamed."""
        title = tr("Where “{name}” is now", name=root.path.name or root.path)
        there = partial(self.show_there, root)
        dialogs.ask_for_folder(self.context.window, title, there)

    def show_there(self, root: RootInfo, path: Path) -> None:
        """Look for the photos of a folder of the library in another folder."""
        number = root.id
        self._bus.ask(lambda library: library.scan.relocate_root(number, path))

    @command("File", 1, "Find a moved folder…", when=lambda self: bool(self._offline_roots()))
    def moved_folder(self) -> None:
        """Ask for the new path of an offline folder."""
        for root in self._offline_roots()[:1]:
            self.ask_where_it_is(root)

    def _offline_roots(self) -> list[RootInfo]:
        return [root for root in self._bus.latest(RootsChanged).roots if root.state == "offline"]

    def _offer_new_paths(self, roots: tuple[RootInfo, ...]) -> None:
        """Say once where a folder seems to be that is offline."""
        for root in roots:
            if (there := root.seems_at) is not None and (root.id, there) not in self._offered:
                self._offered.add((root.id, there))
                name = root.path.name or root.path
                sentence = tr("“{name}” seems to be in {folder} now.", name=name, folder=there)
                use = partial(self.show_there, root, there)
                self.context.offer(sentence, tr("Use the new place"), use)
                return

    def confirm_removal(self, root: RootInfo) -> None:
        """Ask whether to remove a folder from the library."""
        dialogs.confirm(
            self.context.window,
            tr("Remove the folder “{name}”?", name=root.path.name),
            tr("Its photos leave the library. Files stay on disk."),
            tr("Remove"),
            lambda: self._bus.ask(lambda library: library.scan.remove_root(root.id)),
        )

    @command("File", 1, "Look for new photos", "F5", when=_has_folders)
    def rescan(self) -> None:
        """Look for new photos in all folders."""
        self._bus.ask(lambda library: library.scan.rescan())

    @command("File", 3, "Ignored files…", id="exclude", when=_has_folders)
    def ask_what_to_leave_out(self) -> None:
        """Ask for the patterns of files and folders to ignore."""
        dialogs.ask_for_lines(
            self.context.window,
            tr("Ignored files"),
            tr(
                "One pattern a line: a name such as Screenshots or *.gif, "
                "or a path such as 2019/raw.\n"
                "* stands for anything. The files stay as they are."
            ),
            self._bus.latest(RootsChanged).excluded,
            lambda patterns: self._bus.ask(lambda library: library.scan.exclude(patterns)),
        )

    @command(
        "File", 3, "Learn from my folders…", "Ctrl+Shift+L", id="learn_folders", when=_has_folders
    )
    def ask_to_learn(self) -> None:
        """Ask whether to train a profile that treats photos of one folder as alike."""
        dialogs.confirm(
            self.context.window,
            tr("Learn from my folders"),
            tr("Makes a profile in which photos of one folder are alike."),
            tr("Learn"),
            lambda: self._bus.ask(lambda library: library.profiles.learn_folders()),
        )
