"""Makes the self-contained folder small: symbols, libraries that nobody calls, and what is twice.

With the compiler and the binary tools of the system (gcc, binutils), on Linux alone; elsewhere the
folder stays as it is.
"""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import unicode_data
from contents import STAND_INS
from stand_ins import put_in

TOOLS = ("cc", "strip", "nm", "readelf")


def slim(folder: Path) -> None:
    """Take from ``folder`` what the program can't use; what it did is told in megabytes."""
    if not sys.platform.startswith("linux"):
        return
    if missing := [tool for tool in TOOLS if shutil.which(tool) is None]:
        raise SystemExit(f"Please install gcc and binutils: {', '.join(missing)} not found.")
    before = _size(folder)
    gone = [*put_in(folder, STAND_INS)]
    for library in folder.rglob("libicudata.so.*"):
        if not library.is_symlink():
            unicode_data.cut(library)
    for library in _binaries(folder):
        _strip(library)
    _link_twins(folder)
    print(f"{before:.0f} MB made {_size(folder):.0f} MB; replaced or left out: {', '.join(gone)}")


def _strip(library: Path) -> None:
    """Take symbols of debuggers away; not where that would break what patchelf has rebuilt, as it
    has the libraries of some wheels: parts of these would lie where no page begins."""
    stripped = library.with_name(f"{library.name}.stripped")
    command = ["strip", "--strip-unneeded", "-o", str(stripped), str(library)]
    subprocess.run(command, check=True, capture_output=True)
    if _is_loadable(stripped):
        stripped.chmod(library.stat().st_mode)
        stripped.replace(library)
    else:
        stripped.unlink()


def _is_loadable(library: Path) -> bool:
    """Whether each segment's place in the file and in memory agree, as the linker demands."""
    command = ["readelf", "--program-headers", "--wide", str(library)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    segments = [line.split() for line in told.splitlines() if line.split()[:1] == ["LOAD"]]
    return all(
        (int(offset, 16) - int(address, 16)) % int(alignment, 16) == 0
        for _, offset, address, *_, alignment in segments
    )


def _binaries(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*.so*")):
        if path.is_file() and not path.is_symlink() and path.open("rb").read(4) == b"\x7fELF":
            yield path


def _link_twins(folder: Path) -> None:
    """The same library twice is one file, and a link to it."""
    of: defaultdict[tuple[str, int], list[Path]] = defaultdict(list)
    for path in _binaries(folder):
        of[path.name, path.stat().st_size].append(path)
    for first, *others in of.values():
        for other in others:
            if filecmp.cmp(first, other, shallow=False):
                other.unlink()
                other.symlink_to(os.path.relpath(first, other.parent))


def _size(folder: Path) -> float:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6
