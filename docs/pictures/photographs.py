"""Fetches the freely licensed photographs that the pictures show, and tells whose they are.

They come from three packages of Debian 12; credits.txt names each with its author and licence, and
no other is taken.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile, QResource

PACKAGES = {
    "gcompris-qt-data=3.1-2": "e9cf06ab2105529068df73085784e835d2ff03f870d2a8091f09125d40abac9f",
    "lomiri-wallpapers-16.04=20.04.0-2": (
        "a99ff6a3bfe451e4cc0682ecb3cc82e71740626d59e4845ae34a0a0e45421eab"
    ),
    "plasma-workspace-wallpapers=4:5.27.5-2": (
        "32cd18b71c8c938a18b3b351f217c02ac590e323caa3cf322fbb875ce8892f8b"
    ),
}
"""Package and version of each, and the SHA-256 of its file."""

CREDITS = Path(__file__).with_name("credits.txt")

_SECTION = re.compile(r"\[(.+)\] (.+)")


class NotThereError(Exception):
    """A package can't be had, or holds something else than it did."""


@dataclass(frozen=True, slots=True)
class Credit:
    """Whose a photograph is; ``folder`` and ``title``: what it is called here, ``page``: there."""

    folder: str
    source: str
    file: str
    author: str
    licence: str
    page: str

    @property
    def title(self) -> str:
        """The name that its file gets: "tajMahal" is "Taj Mahal"."""
        name = self.file.partition("_by_")[0].replace("_", " ")
        words = re.sub(r"(?<=[a-z])(?=[A-Z\d])", " ", name)
        return words[:1].upper() + words[1:]


def credited() -> Iterator[Credit]:
    """Read who made what."""
    folder = source = ""
    for line in CREDITS.read_text(encoding="utf-8").splitlines():
        if found := _SECTION.fullmatch(line):
            folder, source = found.groups()
        elif line and not line.startswith("#"):
            file, author, licence, page = line.split(" | ")
            yield Credit(folder, source, file, author, licence, page)


def fetch(folder: Path, names: str = "") -> None:
    """Unpack the packages whose names begin so into ``folder``. Raises NotThereError."""
    for package, known in PACKAGES.items():
        if not package.startswith(names):
            continue
        name = package.partition("=")[0]
        try:
            # Else it warns root that the user _apt can't write into a folder of root's.
            download = ["apt-get", "-oAPT::Sandbox::User=root", "download", package]
            subprocess.run(download, cwd=folder, check=True)
            (file,) = folder.glob(f"{name}_*.deb")
            if hashlib.sha256(file.read_bytes()).hexdigest() != known:
                raise NotThereError(
                    f"{file.name} is not the package whose authors docs/pictures/credits.txt names."
                    " Compare the two, and put its SHA-256 into docs/pictures/photographs.py."
                )
            subprocess.run(["dpkg", "-x", file, folder], check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise NotThereError(
                f"The photographs of the package {package} can't be fetched ({error}). This needs"
                " apt-get and dpkg, and Debian 12 among the sources of packages."
            ) from error


def photographs(folder: Path, folders: Collection[str] = ()) -> Iterator[tuple[Credit, bytes]]:
    """Give each of ``folders`` (none: all) with its content, from what `fetch` unpacked. Raises
    NotThereError."""
    for activity in ("categorization", "erase"):
        QResource.registerResource(str(folder / f"usr/share/gcompris-qt/rcc/{activity}.rcc"))
    for credit in credited():
        if folders and credit.folder not in folders:
            continue
        content = _content(credit, folder / "usr/share")
        if not content:
            raise NotThereError(f"{credit.file} is not in its package ({credit.source}).")
        yield credit, content


def _content(credit: Credit, share: Path) -> bytes:
    if credit.source.startswith("lomiri"):
        return (share / "backgrounds" / f"{credit.file}.jpg").read_bytes()
    if credit.source.startswith("plasma"):
        images = (share / "wallpapers" / credit.file / "contents/images").iterdir()
        return max(images, key=lambda image: image.stat().st_size).read_bytes()
    file = QFile(f":/gcompris/src/activities/{credit.source}/{credit.file}.webp")
    return file.readAll().data() if file.open(QFile.OpenModeFlag.ReadOnly) else b""
