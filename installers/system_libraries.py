"""What the folder holds of the system that it was made on: Python itself, and Debian's libraries.

PyInstaller takes them from where the linker found them. Each has a licence, as every package has.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple


class Material(NamedTuple):
    """A component as CycloneDX has it, and the file with the text of its licence."""

    component: dict[str, Any]
    text: Path


def python() -> Material:
    """The interpreter, with its standard library."""
    version = platform.python_version()
    component = _component("python", version, f"pkg:generic/python@{version}")
    licences = {"licenses": [{"expression": "Python-2.0"}]}
    return Material(component | licences, Path(sysconfig.get_path("stdlib"), "LICENSE.txt"))


def of_debian(files: Iterable[Path]) -> list[Material]:
    """The packages of Debian or Ubuntu that ``files`` are from; nothing where dpkg is not."""
    if shutil.which("dpkg-query") is None:
        return []
    return [_material(package) for package in sorted(_packages({*map(os.path.realpath, files)}))]


def _packages(files: set[str]) -> set[str]:
    """The packages that have ``files``. Where /lib is a link dpkg knows a file by either path."""
    named = {name for file in files for name in (file, file.removeprefix("/usr"))}
    told = _said("--search", *sorted(named)).splitlines()
    return {line.partition(": ")[0].partition(":")[0] for line in told}


def _material(package: str) -> Material:
    told = _said("--show", "--showformat", "${Version}\n", package).splitlines()
    component = _component(package, told[0], f"pkg:deb/debian/{package}@{told[0]}")
    licences = {"licenses": [{"license": {"name": f"licences/{package}.copyright.txt"}}]}
    return Material(component | licences, Path("/usr/share/doc", package, "copyright"))


def _component(name: str, version: str, address: str) -> dict[str, Any]:
    known = {"bom-ref": address, "name": name, "purl": address, "version": version}
    return {"type": "library", **known}


def _said(*arguments: str) -> str:
    """What dpkg-query says; nothing for what it doesn't know."""
    done = subprocess.run(["dpkg-query", *arguments], capture_output=True, text=True, check=False)
    return done.stdout
