"""Desktop integration: open files, also with a program of choice; show them, copy, paste, drop, and
notify when a reading is done.

On Linux the programs are the entries (.desktop files, freedesktop.org's Desktop Entry
Specification) that name a kind of picture; elsewhere only the system knows, and a program is chosen
by its file.
"""

from __future__ import annotations

import configparser
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMimeData,
    QProcess,
    QProcessEnvironment,
    Qt,
    QUrl,
)
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage

from app.core.base.language import tr

MOST_FILES = 10_000
"""Maximum files on the clipboard or in a drag.
More would block the window and the receiver for seconds, and some programs have a fixed limit."""

_SIDE = 1500  # px; a third of it is the size that extraction uses


@dataclass(frozen=True, slots=True)
class Dropped:
    """Usable content of a drop or of the clipboard."""

    folders: tuple[Path, ...] = ()
    files: tuple[Path, ...] = ()
    picture: QImage | None = None

    def __bool__(self) -> bool:
        return bool(self.folders or self.files or self.picture)


def dropped(data: QMimeData) -> Dropped:
    """Read what was dropped or copied: local folders and files, or else a picture."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    folders = tuple(path for path in paths if path.is_dir())
    files = tuple(path for path in paths if path.is_file())
    image = QImage(data.imageData()) if not paths and data.hasImage() else QImage()
    return Dropped(folders, files, None if image.isNull() else image)


def can_drop(data: QMimeData) -> bool:
    """Return whether a drop looks usable, without accessing the disk while the mouse moves."""
    return data.hasImage() or any(url.isLocalFile() for url in data.urls())


def png(image: QImage) -> bytes:
    """Encode a picture at the size that a search needs, without compression to be fast."""
    if max(image.width(), image.height()) > _SIDE:
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(_SIDE, _SIDE, Qt.AspectRatioMode.KeepAspectRatio, smooth)
    encoded = QByteArray()
    buffer = QBuffer(encoded)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 100)  # type: ignore[call-overload]  # the stubs want bytes, Qt wants str
    return bytes(encoded.data())


def urls(paths: Iterable[Path]) -> list[QUrl]:
    """Return the URLs of files, for other programs."""
    return [QUrl.fromLocalFile(str(path)) for path in paths]


def copy_files(paths: Sequence[Path]) -> None:
    """Put files on the clipboard, to paste into a file manager or an e-mail."""
    data = QMimeData()
    data.setUrls(urls(paths))
    data.setText("\n".join(map(str, paths)))
    QGuiApplication.clipboard().setMimeData(data)


def copy_text(text: str) -> None:
    """Put text on the clipboard."""
    QGuiApplication.clipboard().setText(text)


def open_file(path: Path) -> bool:
    """Open a file with its default program; return False if there is none."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def show_in_folder(path: Path) -> bool:
    """Open the file manager at a file, and select the file if the platform supports it."""
    try:
        if sys.platform == "darwin":
            return subprocess.run(["open", "-R", str(path)], check=False).returncode == 0
        if sys.platform == "win32":
            subprocess.Popen(
                ["explorer", f"/select,{path}"]
            )  # explorer returns 1 even if it worked
            return True
    except OSError:
        return False
    folder = path if path.is_dir() else path.parent
    return path.exists() and QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def reveal(path: Path, say: Callable[[str], object]) -> None:
    """Open the file manager at a file or folder; ``say`` if that fails."""
    if not show_in_folder(path):
        say(tr("The folder of {name} can't be opened.", name=path.name))


_FILES = {"%f": "%f", "%u": "%f", "%F": "%F", "%U": "%F"}
_SECTION = "Desktop Entry"  # not shown


@dataclass(frozen=True, slots=True)
class Program:
    """A name, and a command in which %F stands for the files, or %f for one of them."""

    name: str
    command: tuple[str, ...]


def picture_programs(folders: Iterable[Path] | None = None) -> list[Program]:
    """Return the programs that open pictures, by name; empty if only the system knows them."""
    if folders is None:
        folders = _folders() if sys.platform.startswith("linux") else ()
    found: dict[str, Program] = {}
    for folder in folders:
        for entry in sorted(folder.glob("*.desktop")):
            program = _read(entry)
            if program is not None:
                found.setdefault(program.name, program)
    return sorted(found.values(), key=lambda program: program.name.casefold())


def program_at(path: Path) -> Program:
    """Return the program in a chosen file."""
    opener = ("open", "-a", os.fspath(path), "%F") if sys.platform == "darwin" else None
    return Program(path.stem, opener or (os.fspath(path), "%F"))


def open_with(program: Program, files: Sequence[Path]) -> bool:
    """Start a program with files, once per file if it accepts only one; return False on failure.
    It keeps running when this program ends."""
    paths = [os.fspath(file) for file in files]
    one_by_one = "%f" in program.command
    return all(
        _start([each for part in program.command for each in (some if part in _FILES else [part])])
        for some in ([[path] for path in paths] if one_by_one else [paths])
    )


def _start(command: Sequence[str]) -> bool:
    process, nowhere = QProcess(), QProcess.nullDevice()
    process.setProgram(command[0])
    process.setArguments(list(command[1:]))
    environment = QProcessEnvironment.systemEnvironment()
    environment.remove("PYTHONSAFEPATH")  # meant for our own children
    process.setProcessEnvironment(environment)
    process.setStandardInputFile(nowhere)
    process.setStandardOutputFile(nowhere)
    process.setStandardErrorFile(nowhere)
    return process.startDetached()  # type: ignore[return-value]  # the stubs have the other overload


def _folders() -> Iterator[Path]:
    home = os.environ.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser()
    yield Path(home, "applications")
    for folder in (os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share").split(":"):
        yield Path(folder, "applications")


def _read(entry: Path) -> Program | None:
    """Return the program of an entry; None if it is not for pictures, hidden, or damaged."""
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read(entry, encoding="utf-8")
        fields = parser[_SECTION]
        command = shlex.split(fields.get("Exec", ""))
    except (configparser.Error, KeyError, ValueError, OSError):
        return None
    hidden = any(
        fields.get(key, "").lower() == "true" for key in ("NoDisplay", "Hidden", "Terminal")
    )
    kinds = fields.get("MimeType", "").split(";")
    name = fields.get("Name", "")
    if hidden or not name or not command or not any(k.startswith("image/") for k in kinds):
        return None
    known = [_FILES.get(part, part) for part in command]
    parts = [part for part in known if part in _FILES or not part.startswith("%")]
    return Program(name, tuple(parts if _FILES.keys() & {*parts} else [*parts, "%F"]))


def notify(title: str, body: str) -> bool:
    """Show a notification by the program that Linux desktops have for it; return whether it began.

    Nobody waits for it: a desktop that hangs must not block the window or the end of the program.
    """
    known = "--app-name=Likewise", "--icon=likewise", "--hint=string:desktop-entry:likewise"
    return sys.platform.startswith("linux") and _start(("notify-send", *known, "--", title, body))
