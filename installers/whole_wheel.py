"""A wheel with everything in it, for `pipx install`: the self-contained folder, and what starts it.

The library's wheel names what it needs, and gets others' wheels whole, 860 MB. This one needs
nothing, and brings its own Python: whichever pipx runs by will do. It takes no name that could be
imported, also not `likewise`, which is its own as a distribution alone.
"""

from __future__ import annotations

import base64
import hashlib
import platform
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from folder import try_out
from recipe import PROGRAM, Recipe, run

_START = """\
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/../lib/likewise/likewise" "$@"
"""
_MANUAL = "share/man/man1/likewise.1"
_METADATA = """\
Metadata-Version: 2.1
Name: {name}
Version: {version}
Summary: Photo search by example, whole: with its Python, its Qt and all that it needs
License: MIT, and those in lib/likewise/share/licences
Requires-Python: >=3.8
"""
_WHEEL = """\
Wheel-Version: 1.0
Generator: installers/whole_wheel.py
Root-Is-Purelib: false
Tag: {tag}
"""


def build_whole_wheel(recipe: Recipe, folder: Path) -> Path:
    """Unpack the folder, make it fit for a wheel, see whether it still works, and pack it."""
    if not sys.platform.startswith("linux"):
        raise SystemExit("The wheel with everything in it is built on Linux alone.")
    root = recipe.work / "whole"
    library = root / "lib"
    library.mkdir(parents=True)
    run("tar", "--extract", "--file", folder, "--directory", library)
    without_links(library / "likewise")
    try_out(library / "likewise" / "likewise", recipe.work / "tried whole")
    return packed_wheel(root, recipe)


def without_links(folder: Path) -> None:
    """A wheel holds none. PyInstaller's beside the program only say again where a library is, and
    each finds its own by itself; a library that stands for another's twin is that library again."""
    for link in [path for path in folder.rglob("*") if path.is_symlink()]:
        meant = link.resolve(strict=True)
        link.unlink()
        if link.parent.name != "_internal":
            shutil.copy2(meant, link)


def packed_wheel(root: Path, recipe: Recipe) -> Path:
    """The wheel of what is below ``root``, which is laid out as an environment is."""
    tag = f"py3-none-{system()}"
    stem = f"{PROGRAM}-{recipe.version}"
    product = recipe.target / f"{stem}-{tag}.whl"
    moment = time.gmtime(recipe.epoch)[:6]
    recorded = []
    with ZipFile(product, "w") as archive:

        def add(name: str, content: bytes, runs: bool = False) -> None:
            entry = ZipInfo(name, moment)
            entry.external_attr = (0o100755 if runs else 0o100644) << 16
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
            recorded.append(f"{name},sha256={digest.decode()},{len(content)}")

        data = f"{stem}.data"
        for path in sorted(_files(root)):
            runs = path == root / "lib/likewise/likewise"
            add(f"{data}/data/{path.relative_to(root).as_posix()}", path.read_bytes(), runs)
        manual = root / "lib/likewise" / _MANUAL
        add(f"{data}/data/{_MANUAL}", manual.read_bytes())  # where pipx looks for it
        add(f"{data}/scripts/likewise", _START.encode(), runs=True)
        described = f"{stem}.dist-info"
        metadata = _METADATA.format(name=PROGRAM, version=recipe.version)
        add(f"{described}/METADATA", metadata.encode())
        add(f"{described}/WHEEL", _WHEEL.format(tag=tag).encode())
        record = f"{described}/RECORD"
        add(record, "\n".join([*recorded, f"{record},,", ""]).encode())
    return product


def system() -> str:
    """What pip calls systems on which this one's programs run: of its glibc, or a newer one."""
    _, version = platform.libc_ver()
    major, minor = version.split(".")[:2]
    return f"manylinux_{major}_{minor}_{platform.machine()}"


def _files(folder: Path) -> Iterator[Path]:
    yield from (path for path in folder.rglob("*") if path.is_file())
