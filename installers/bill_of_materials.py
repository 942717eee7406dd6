"""What is shipped, of whom, under which licence: a CycloneDX list, and the licences' texts.

`python installers/bill_of_materials.py SHARE WORK` writes `sbom.cdx.json` and `licences/` into
SHARE, from metadata of the distributions that the folder holds, and what the build left in WORK:
the libraries that it took from the system (`taken.json`), and what is built into OpenCV's
(`within_opencv.json`). SHARE lies in the folder, whose libraries are those that are named.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

import brought_along
import opencv
import system_libraries
from recipe import PROGRAM, shipped_distributions

from app.core.shipped import DISTRIBUTION, licence_of

WITHOUT_TEXTS = {
    "flatbuffers": ("Apache-2.0",),
    "pyside6_essentials": ("LGPL-3.0", "GPL-3.0", "ICU"),
    "reverse_geocode": ("LGPL-3.0", "GPL-3.0"),
    "shiboken6": ("LGPL-3.0", "GPL-3.0"),
}
"""Distributions that bring no text of their licence -> ours in installers/licences. The Lesser
General Public License is written as an addition to the General one. Qt's wheel brings ICU along."""

STARTER = "pyinstaller"
"""What the folder is made with: its starter, which finds the Python, is in the folder."""

_OURS = Path(__file__).resolve().parent / "licences"
_TEXT = re.compile(r"(^|/)(licen[cs]e|copying|notice|authors|thirdparty)[^/]*$", re.IGNORECASE)


def bill(
    names: list[str],
    more: Iterable[dict[str, Any]] = (),
    within: Iterable[dict[str, Any]] = (),
    folder: Path | None = None,
) -> dict[str, Any]:
    """CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/), one component a distribution.

    ``more``: components that are none; ``within``: those that are built into OpenCV's;
    ``folder``: where the libraries are that distributions bring along.
    """
    program = _component(distribution(DISTRIBUTION), PROGRAM)
    others = []
    for found in [distribution(name) for name in names if name != DISTRIBUTION]:
        component = _component(found)
        parts = [*brought_along.libraries(found, folder)] if folder else []
        parts += within if component["name"] == opencv.DISTRIBUTION else ()
        others.append(component | ({"components": parts} if parts else {}))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": program | {"type": "application"}},
        "components": [*others, *more],
    }


def _component(found: Distribution, name: str = "") -> dict[str, Any]:
    name = name or re.sub(r"[-_.]+", "-", found.metadata["Name"]).lower()
    address = f"pkg:pypi/{name}@{found.version}"
    return {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": found.version,
        "purl": address,
        "licenses": [_licence(found)],
    }


def _licence(found: Distribution) -> dict[str, Any]:
    stated = licence_of(found) or "not stated"
    expressions = found.metadata.get_all("License-Expression")
    return {"expression": stated} if expressions else {"license": {"name": stated}}


def texts(found: Distribution) -> Iterator[tuple[str, str]]:
    """Names and texts of the licences of a distribution: those that came with it, else ours."""
    for licence in WITHOUT_TEXTS.get(found.metadata["Name"].lower(), ()):
        yield licence, (_OURS / f"{licence}.txt").read_text(encoding="utf-8")
    for file in found.files or []:
        if _TEXT.search(file.as_posix()) and file.suffix not in (".py", ".pyc", ".so"):
            place = Path(str(found.locate_file(file)))
            if place.is_file():
                name = file.as_posix().replace("/", "_")
                yield name, place.read_text(encoding="utf-8", errors="replace")


def write(share: Path, work: Path) -> None:
    """Write the list and the texts below ``share``."""
    names = [*shipped_distributions(), STARTER]
    licences = share / "licences"
    licences.mkdir(parents=True, exist_ok=True)
    taken = [Path(name) for name in _told(work / "taken.json")]
    more = [system_libraries.python(), *system_libraries.of_debian(taken)]
    within = _told(work / "within_opencv.json")
    made = json.dumps(
        bill(names, (each.component for each in more), within, share.parent / "_internal"),
        indent=2,
        sort_keys=True,
    )
    (share / "sbom.cdx.json").write_text(f"{made}\n", encoding="utf-8")
    for component, text in more:
        shutil.copyfile(text, licences / f"{component['name']}.copyright.txt")
    for name in names:
        for file, text in texts(distribution(name)):
            (licences / f"{name}.{file[-80:]}.txt").write_text(text, encoding="utf-8")


def _told(file: Path) -> list[Any]:
    return [*json.loads(file.read_text(encoding="utf-8"))] if file.exists() else []


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
