"""Provide the commands that open the settings, the contents of their pages, and what applies those
on reading photos.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from app.core.base.language import tr, tr_n
from app.core.base.safe_start import RESTART
from app.core.base.work_types import Pace, Progress
from app.ui.commands.registry import KeyMap, command
from app.ui.panels.activities import Reading
from app.ui.photos.context import Context
from app.ui.settings.backups import Backups
from app.ui.settings.profiles import Profiles
from app.ui.settings.settings_window import (
    Card,
    CardsPage,
    Choice,
    KeysPage,
    OneOf,
    SettingsWindow,
    Way,
)
from app.ui.style.appearance import Appearance, Scheme
from app.ui.system import dialogs
from app.ui.system.desktop import notify
from app.ui.system.languages import LANGUAGES, keep_choice, kept_choice
from app.ui.system.window_state import KeptSwitch
from app.work.bus.bus import Bus
from app.work.bus.events import (
    BackupsListed,
    FilesDone,
    ProfilesChanged,
    ProgressChanged,
    RootsChanged,
    SidecarsChanged,
    StacksChanged,
)

if TYPE_CHECKING:
    from app.work.bus.open_library import OpenLibrary


LONG = 60.0
"""Shortest reading in seconds whose end is notified."""

_SHOWN = (BackupsListed, FilesDone, ProfilesChanged, RootsChanged, SidecarsChanged, StacksChanged)
"""The events after which the settings may be others."""

_READING = frozenset({"reading", "seeing"})
_USUAL = {"gentle": False, "paused": False, "watching": True}


def pace_of_reading(bus: Bus, reading: Reading, settings: QSettings) -> dict[str, KeptSwitch]:
    """Return the switches that set the pace of reading, by name; a button pauses it, too."""

    def send() -> None:
        bus.set_pace(Pace(**{name: each.on for name, each in kept.items()}))

    kept = {name: KeptSwitch(settings, name, usual, send) for name, usual in _USUAL.items()}
    send()
    reading.paused.connect(kept["paused"].choose)
    return kept


def told_when_read(bus: Bus, settings: QSettings, window: QWidget) -> KeptSwitch:
    """Return the switch for telling the end of a long reading while another window has the focus:
    the desktop shows a notification, and our window is marked. On by default."""
    wanted, clock = KeptSwitch(settings, "tell_when_read", True), QElapsedTimer()

    def take(progress: Progress) -> None:
        if progress.phase in _READING and not clock.isValid():
            clock.start()
        elif progress.phase == "paused":  # the person is at the window
            clock.invalidate()
        elif progress.phase == "idle" and clock.isValid():
            if wanted.on and clock.elapsed() >= 1000 * LONG and not _is_seen():
                number = sum(root.photos for root in bus.latest(RootsChanged).roots)
                said = tr_n("{n} photo can be searched.", "{n} photos can be searched.", number)
                notify(tr("Your photos are read"), said)
                QApplication.alert(window)
            clock.invalidate()

    bus.listen(ProgressChanged, take)
    return wanted


def _is_seen() -> bool:
    return QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive


BACKUPS, KEYS = 4, 7  # positions of pages


class SettingsCommands:
    """Opens the window of settings, one at a time; applies those of reading."""

    def __init__(
        self, context: Context, appearance: Appearance, keys: KeyMap, reading: Reading
    ) -> None:
        self.context = context
        self._appearance, self._keys = appearance, keys
        bus, settings = context.bus, context.settings
        self._pace = pace_of_reading(bus, reading, settings)
        self._done = told_when_read(bus, settings, context.window)
        self._profiles = Profiles(bus, context.window)
        self._backups = Backups(bus, context.window)
        self._language = kept_choice(settings)  # of this session

    @command("File", 8, "Settings…", "Ctrl+,", id="settings", of=0)
    @command("File", 4, "Backups…", id="backups", of=BACKUPS)
    @command("Help", 1, "Keys", "?", id="keys", of=KEYS)
    def show(self, page: int) -> None:
        """Show a page of the settings."""
        window = self.context.window
        shown = window.findChild(SettingsWindow)
        if shown is None:
            shown = SettingsWindow(self._pages(), window)
            for kind in _SHOWN:
                self.context.bus.listen(kind, shown.refresh)
            self._backups.look()
        shown.show_page(page)
        shown.show()
        shown.activateWindow()

    def _pages(self) -> list[tuple[str, str, QWidget]]:
        learned = tr(
            "Likewise learns what you mean by “alike” from your thumbs. It all stays on this "
            "computer."
        )
        found, looks = tr("How new photos are found and read."), tr("What looks at your photos.")
        unchanged = tr("Your photos are never changed unless you ask.")
        kept = tr("Copies of your albums, stars and all that was learned.")
        pages = (
            ("photos", tr("Library"), found, self._library),
            ("search", tr("Searching"), looks, self._searching),
            ("ask", tr("What it learned"), learned, self._learned),
            ("file", tr("Files and safety"), unchanged, self._safety),
            ("undo", tr("Backups"), kept, self._backups.cards),
            ("look", tr("Look"), "", self._look),
            ("language", tr("Language"), "", self._languages),
        )
        return [
            *((icon, name, CardsPage(name, hint, cards)) for icon, name, hint, cards in pages),
            ("keys", tr("Keys"), KeysPage(self._keys, self.context.actions)),
        ]

    def _setter(self, call: Callable[[OpenLibrary, bool], object]) -> Callable[[bool], None]:
        """Return a function that passes a switch's new state to the library."""
        bus = self.context.bus
        return lambda on: bus.ask(lambda library: call(library, on))

    def _way(self, text: str, button: str, command: str, hint: str = "") -> Way:
        return Way(text, button, self.context.actions[command].trigger, hint)

    def _library(self) -> list[Card]:
        pace, appear = self._pace, tr("New photos appear by themselves.")
        longer = tr("Reading takes longer, other programs stay fast.")
        long = tr("When reading took more than a minute.")
        never = tr("Files and folders that are never read.")
        reading = (
            _kept(pace["watching"], tr("Watch folders"), appear),
            _kept(pace["gentle"], tr("Use less CPU"), longer),
            _kept(self._done, tr("Notify me when done"), long),
        )
        ignored = self._way(tr("Ignored files"), tr("Edit…"), "exclude", never)
        return [Card(reading), Card((ignored,))]

    def _searching(self) -> list[Card]:
        roots = self.context.bus.latest(RootsChanged)
        subject = Choice(
            tr("Recognise what is in photos"),
            roots.subject,
            self._setter(lambda library, on: library.scan.use_subject(on)),
            tr("Dogs, boats, flowers: needed to search by words."),
        )
        model = Way(
            tr("Image model"),
            tr("Choose…"),
            self._ask_for_model,
            tr("A model of your own looks at the photos, too."),
        )
        sentences = Way(
            tr("Model for sentences"),
            tr("Choose…"),
            self._ask_for_halves,
            tr("A folder with both halves of a CLIP or SigLIP model: any sentence searches."),
        )
        remove = Way(tr("No image model"), tr("Remove"), partial(self._use_model, None))
        return [Card((subject, model, sentences, *[remove] * bool(roots.model)))]

    def _ask_for_model(self) -> None:
        dialogs.ask_for_file(
            self.context.window,
            tr("Use an image model"),
            self._use_model,
            kinds=tr("ONNX models (*.onnx)"),
        )

    def _ask_for_halves(self) -> None:
        title = tr("Use an image model")
        dialogs.ask_for_folder(self.context.window, title, self._use_model)

    def _use_model(self, source: Path | None) -> None:
        self.context.bus.ask(lambda library: library.scan.use_model(source))

    def _learned(self) -> list[Card]:
        learn = self._way(tr("Learn from my folders"), tr("Learn"), "learn_folders")
        return self._profiles.cards(learn)

    def _safety(self) -> list[Card]:
        latest = self.context.bus.latest
        sidecars = latest(SidecarsChanged).state
        protect = Choice(
            tr("Protect my files"),
            latest(FilesDone).protected,
            self._setter(lambda library, on: library.files.protect(on)),
            tr("No moving, renaming or deleting."),
        )
        done = self._way(tr("File history"), tr("Show…"), "files_done")
        keep = Choice(
            tr("Keep sidecars up to date"),
            sidecars.kept,
            self._setter(lambda library, on: library.marks.keep_sidecars(on)),
            tr("Small files beside the photos that other programs read."),
        )
        short = Choice(
            tr("Name sidecars photo.xmp, as Lightroom does"),
            sidecars.short,
            self._setter(lambda library, on: library.marks.name_short(on)),
        )
        return [Card((protect, done)), Card((keep, short), tr("Stars and keywords"))]

    def _look(self) -> list[Card]:
        look = self._appearance
        schemes = {
            Scheme.SYSTEM: tr("Follow the system"),
            Scheme.LIGHT: tr("Light"),
            Scheme.DARK: tr("Dark"),
        }
        pairs = Choice(
            tr("Show RAW and JPEG as one photo"),
            self.context.bus.latest(StacksChanged).pairs,
            self._setter(lambda library, on: library.stacks.show_pairs(on)),
            tr("They share their stars, and are binned together."),
        )
        return [
            Card([OneOf(schemes[s], look.choice == s, partial(look.choose, s)) for s in schemes]),
            Card((pairs,)),
        ]

    def _languages(self) -> list[Card]:
        """Return the languages, and a restart once another one was chosen."""
        kept = kept_choice(self.context.settings)
        restart = Way(
            tr("Restart to change the language."),
            tr("Restart"),
            partial(QGuiApplication.exit, RESTART),
        )
        names = {"": tr("As the system"), **LANGUAGES}
        return [
            Card((restart,) if kept != self._language else ()),
            Card([OneOf(names[c], kept == c, partial(self._choose_language, c)) for c in names]),
        ]

    def _choose_language(self, code: str) -> None:
        keep_choice(self.context.settings, code)
        if (shown := self.context.window.findChild(SettingsWindow)) is not None:
            shown.refresh()


def _kept(switch: KeptSwitch, text: str, hint: str) -> Choice:
    return Choice(text, switch.on, switch.choose, hint)
