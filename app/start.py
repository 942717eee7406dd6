"""Start the window: create the Qt application, the bus and the main window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.cli.terminal import complain, say
from app.cluster import machines
from app.core.base.language import both_sentences, tr, tr_later
from app.core.base.paths import cache_folder, default_library, state_folder
from app.core.base.safe_start import RESTART, RESTART_SAFELY, is_safe, start_command
from app.core.base.start_request import StartRequest
from app.core.safety.program_log import running
from app.demo import SIZE, Camera, TourError, report, tour
from app.ui.system import languages, window_state
from app.ui.system.running_instance import collected_here, ends_when_asked, only_one
from app.ui.welcome.sample_gallery import SampleGallery
from app.ui.window.main_window import MainWindow
from app.work.bus.bus import Bus
from app.work.pictures.full_loader import FullResolutionLoader
from app.work.pictures.thumbnail_files import thumbnail_folder
from app.work.pictures.thumbnail_loader import ThumbnailLoader
from resources import gallery

_ENDED_BADLY = tr_later(
    "Likewise closed unexpectedly last time. Nothing is lost. Help > “Copy a report” says what "
    "went wrong."
)
_IF_AGAIN = tr_later("If it happens again, a safe start leaves out what may be the cause.")
_START_SAFELY = tr_later("Start safely")

PICTURES = Path("likewise-demo")
"""The folder in which the tour without a display saves its pictures."""


def open_window(library: Path, request: StartRequest, *, watching: bool = True) -> int:
    """Open the window on ``library``, fulfil the request, and return when it is closed."""
    if not _has_display():
        return complain(
            "There is no display to open a window on. Set DISPLAY, or use what works without: "
            "`likewise --help` lists it."
        )
    return _run_window(library, request, lambda window: None, watching=watching)


def show_demo(photos: Path | None) -> int:
    """Open the window on these photos or the drawn gallery; without a display give the tour."""
    if _has_display():
        request = StartRequest(() if photos is None else (photos,))

        def begin(window: MainWindow) -> None:
            window.show_steps()
            if photos is None:
                window.empty.sample_wanted.emit()

        return _run_window(default_library("demo"), request, begin)
    say("There is no display, so here is the tour without a window.")
    pictures = photos or gallery.make(cache_folder())
    with tempfile.TemporaryDirectory() as name:
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_write_screen_file(Path(name))}"
        os.environ["QT_LOGGING_RULES"] = "default.warning=false"  # this platform's limits
        make_application()
        with wired(Path(name, "library")) as (bus, thumbnails, window):
            window.resize(*SIZE)
            window.show()
            try:
                gains = tour(bus, pictures, Camera(window, thumbnails, PICTURES))
            except TourError as error:
                return complain(str(error))
    for line in report(gains, PICTURES).splitlines():
        say(line)
    return 0


def _write_screen_file(folder: Path) -> Path:
    """Write the size of Qt's offscreen screen, which is 800 x 800 pixels otherwise."""
    file = folder / "screen.json"
    screen = {"name": "", "x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1]}
    file.write_text(json.dumps({"screens": [{**screen, "logicalDpi": 96, "dpr": 1}]}), "ascii")
    return file


def _run_window(
    library: Path,
    request: StartRequest,
    begin: Callable[[MainWindow], object],
    *,
    watching: bool = True,
) -> int:
    """Show the window on ``library``, or the one already open, until it is closed; exit code."""
    application = make_application()
    with ends_when_asked(application), only_one(library, request) as instance:
        if instance is None:
            return 0
        with (
            running(state_folder(), library) as ended_badly,
            wired(library, watching=watching) as (_, _, window),
        ):
            instance.asked.connect(window.commands.take_up)
            window.show()
            window.commands.do(request)
            begin(window)
            if ended_badly and not is_safe():
                said = both_sentences(tr(_ENDED_BADLY), tr(_IF_AGAIN))
                safely = partial(application.exit, RESTART_SAFELY)
                window.toast.offer(said, tr(_START_SAFELY), safely)
            code = application.exec()
            instance.close()  # before the library, so that a new start gets a window
    if code in (RESTART, RESTART_SAFELY):
        subprocess.Popen(
            start_command(library, safely=code == RESTART_SAFELY), start_new_session=True
        )
        return 0
    return code


@contextmanager
def wired(
    library: Path | None, *, watching: bool = True
) -> Iterator[tuple[Bus, ThumbnailLoader, MainWindow]]:
    """Create the window and all that it needs; on leaving, end all threads."""
    with collected_here():
        bus = Bus(may_watch=watching, machines=machines)
        thumbnails = ThumbnailLoader(thumbnail_folder())
        thumbnails.warm_up()
        full_resolution = FullResolutionLoader()
        window = MainWindow(bus, thumbnails, full_resolution=full_resolution)
        window.appearance.wear()
        window_state.fit_to_screen(window)
        sample = SampleGallery(cache_folder())
        window.empty.sample_wanted.connect(sample.want)
        sample.made.connect(window.commands.add_folder)
        sample.said.connect(window.toast.say)
        sample.failed.connect(window.toast.complain)
        bus.open(library, newest_first=window.browser.library.order().newest_first)
        try:
            yield bus, thumbnails, window
        finally:
            window.close()
            sample.close()
            bus.close()
            thumbnails.close()
            full_resolution.close()


def make_application() -> QApplication:
    """Return the Qt application, named as the desktop knows it, in the person's language."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("Likewise")
    application.setDesktopFileName("likewise")
    languages.install(application, window_state.user_settings())
    return application


def _has_display() -> bool:
    """Return whether a window can be seen. Only X11 and Wayland may lack a display."""
    if os.environ.get("QT_QPA_PLATFORM") == "offscreen":
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
