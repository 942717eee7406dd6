"""Commands that open the settings, and what stands on their pages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from app.core.base.language import tr
from app.core.base.search_types import ProfileInfo
from app.ui.commands.command import command
from app.ui.commands.context import Context
from app.ui.commands.file_commands import FileCommands
from app.ui.commands.history_commands import HistoryCommands
from app.ui.commands.keys import KeyMap
from app.ui.commands.keys_page import KeysPage
from app.ui.commands.library_commands import LibraryCommands
from app.ui.commands.mark_commands import MarkCommands
from app.ui.panels.profiles_menu import ProfilesMenu, profile_sentence
from app.ui.panels.reading_done import ReadingDone
from app.ui.panels.reading_pace import ReadingPace
from app.ui.panels.thumbnail_sharing import ThumbnailSharing
from app.ui.settings.settings_window import (
    Card,
    Choice,
    Line,
    OneOf,
    SettingsPage,
    SettingsWindow,
    Way,
)
from app.ui.style.appearance import Appearance, Scheme
from app.ui.system.languages import LANGUAGES, keep_choice, kept_choice
from app.work.bus.events import FilesDone, ProfilesChanged, RootsChanged, SidecarsChanged

KEYS = 6  # the page of the keys, by its place


@dataclass
class Settable:
    """Whatever keeps something that a person sets."""

    appearance: Appearance
    files: FileCommands
    history: HistoryCommands
    keys: KeyMap
    library: LibraryCommands
    marks: MarkCommands
    pace: ReadingPace
    profiles: ProfilesMenu
    reading_done: ReadingDone
    thumbnails: ThumbnailSharing


class SettingsCommands:
    """Opens the window of settings, one at a time."""

    def __init__(self, context: Context, parts: Settable) -> None:
        self.context = context
        self._parts = parts

    @command("File", 8, "Settings…", "Ctrl+,", id="settings", arguments=(0,))
    @command("Help", 1, "Keys", "?", id="keys", arguments=(KEYS,))
    def show(self, page: int) -> None:
        """Show a page of the settings."""
        window = self.context.window
        shown = window.findChild(SettingsWindow)
        if shown is None:
            shown = SettingsWindow(self._pages(), window)
            for kind in (FilesDone, ProfilesChanged, RootsChanged, SidecarsChanged):
                self.context.bus.listen(kind, shown.refresh)
        shown.show_page(page)
        shown.show()
        shown.activateWindow()

    def _pages(self) -> list[SettingsPage]:
        return [
            SettingsPage(
                tr("Library"),
                tr("How new photos are found and read."),
                (Card(self._reading), Card(self._folders)),
            ),
            SettingsPage(
                tr("Searching"), tr("What looks at your photos."), (Card(self._searching),)
            ),
            SettingsPage(
                tr("What it learned"),
                tr(
                    "Likewise learns what you mean by “alike” from your thumbs. It all stays on "
                    "this computer."
                ),
                (
                    Card(self._profiles, tr("Start every search with")),
                    Card(self._learning),
                ),
            ),
            SettingsPage(
                tr("Files and safety"),
                tr("Your photos are never changed unless you ask."),
                (Card(self._safety), Card(self._sidecars, tr("Stars and keywords"))),
            ),
            SettingsPage(tr("Look"), "", (Card(self._look),)),
            SettingsPage(
                tr("Language"),
                tr("Restart to change the language."),
                (Card(self._languages),),
            ),
            SettingsPage(
                tr("Keys"), content=lambda: KeysPage(self._parts.keys, self.context.actions)
            ),
        ]

    def _reading(self) -> list[Line]:
        pace, done = self._parts.pace, self._parts.reading_done

        def of_pace(name: str, text: str, hint: str) -> Choice:
            return Choice(
                text, lambda: bool(getattr(pace.pace, name)), partial(pace.choose, name), hint
            )

        return [
            of_pace("watching", tr("Watch folders"), tr("New photos appear by themselves.")),
            of_pace("gentle", tr("Use less CPU"), tr("Reading takes longer, other programs less.")),
            of_pace("spare_battery", tr("Use less CPU on battery"), ""),
            Choice(
                tr("Notify me when done"),
                lambda: done.on,
                done.choose,
                tr("When reading took more than a minute."),
            ),
        ]

    def _folders(self) -> list[Line]:
        thumbnails = self._parts.thumbnails
        return [
            Way(
                tr("Ignored files"),
                tr("Edit…"),
                self._parts.library.ask_what_to_leave_out,
                tr("Files and folders that are never read."),
            ),
            Choice(
                tr("Share thumbnails with the desktop"),
                lambda: thumbnails.on,
                thumbnails.choose,
                tr("File managers show them sooner. Takes space on disk."),
            ),
        ]

    def _searching(self) -> list[Line]:
        bus, library = self.context.bus, self._parts.library
        return [
            Choice(
                tr("Recognise what is in photos"),
                lambda: bus.latest(RootsChanged).subject,
                library.use_subject,
                tr("Dogs, boats, flowers: needed to search by words."),
            ),
            Way(
                tr("Image model"),
                tr("Choose…"),
                library.ask_for_model,
                tr("A model of your own looks at the photos, too."),
            ),
            Way(tr("No image model"), tr("Remove"), partial(library.use_model, None)),
        ]

    def _profiles(self) -> list[Line]:
        view = self.context.bus.latest(ProfilesChanged).profiles

        def one(profile: ProfileInfo) -> OneOf:
            number, bus = profile.id, self.context.bus
            return OneOf(
                profile.name,
                lambda: bus.latest(ProfilesChanged).profiles.active == number,
                lambda: bus.search(lambda library: library.profiles.use(number)),
                profile_sentence(profile),
            )

        return [one(profile) for profile in view.profiles]

    def _learning(self) -> list[Line]:
        return [
            Way(
                tr("Profiles"),
                tr("Manage…"),
                self._parts.profiles.open_here,
                tr("Create, rename, export or forget what was learned."),
            ),
            Way(
                tr("Learn from my folders"),
                tr("Learn"),
                self._parts.library.learn_folders,
                tr("Makes a profile in which photos of one folder are alike."),
            ),
        ]

    def _safety(self) -> list[Line]:
        bus = self.context.bus
        return [
            Choice(
                tr("Protect my files"),
                lambda: bus.latest(FilesDone).hands_off,
                self._parts.files.set_hands_off,
                tr("Moving, renaming and deleting is off."),
            ),
            Way(
                tr("Backups"),
                tr("Show…"),
                self._parts.history.backups,
                tr("Of albums, stars and all that was learned."),
            ),
            Way(tr("File history"), tr("Show…"), self._parts.files.files_done),
        ]

    def _sidecars(self) -> list[Line]:
        bus, marks = self.context.bus, self._parts.marks
        return [
            Choice(
                tr("Keep sidecars up to date"),
                lambda: bus.latest(SidecarsChanged).state.kept,
                marks.keep_sidecars,
                tr("Small files beside the photos that other programs read."),
            ),
            Choice(
                tr("Name sidecars photo.xmp, as Lightroom does"),
                lambda: bus.latest(SidecarsChanged).state.short,
                marks.name_sidecars_short,
            ),
        ]

    def _look(self) -> list[Line]:
        appearance = self._parts.appearance
        names = {
            Scheme.SYSTEM: tr("Follow the system"),
            Scheme.LIGHT: tr("Light"),
            Scheme.DARK: tr("Dark"),
        }
        return [
            OneOf(
                name,
                partial(lambda scheme: appearance.choice == scheme, scheme),
                partial(appearance.choose, scheme),
            )
            for scheme, name in names.items()
        ]

    def _languages(self) -> list[Line]:
        settings = self.context.settings
        names = {"": tr("As the system"), **LANGUAGES}
        return [
            OneOf(
                name,
                partial(lambda code: kept_choice(settings) == code, code),
                partial(keep_choice, settings, code),
            )
            for code, name in names.items()
        ]
