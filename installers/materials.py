"""What the self-contained folder ships, of whom: a CycloneDX list, and the texts of licences."""

from __future__ import annotations

import ast
import json
import platform
import re
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

from app.core.base.shipped import DISTRIBUTION, licence_of, shipped

HERE = Path(__file__).resolve().parent
EXTRAS = ("raw",)
"""Extras that the folder and the Debian package hold. `fast` is 190 MB, and `cluster` for few."""

STARTER = "pyinstaller"
"""What the folder is made with: its starter, which finds the Python, is in the folder."""

_TEXT = re.compile(r"(^|/)(licen[cs]e|copying|notice|authors|thirdparty)[^/]*$", re.IGNORECASE)


def distributions() -> list[Distribution]:
    """Ours, and all that it needs in turn."""
    return shipped(EXTRAS)


def from_the_system(work: Path) -> dict[str, Path]:
    """Name in the folder -> where PyInstaller, which worked in ``work``, took that library from,
    for those that no wheel brought."""
    (entries,) = ast.literal_eval((work / "COLLECT-00.toc").read_text(encoding="utf-8"))
    binaries = {name: Path(source) for name, source, kind in entries if kind == "BINARY"}
    return {name: path for name, path in binaries.items() if "site-packages" not in path.parts}


def write(target: Path, libraries: Iterable[Path]) -> None:
    """Write list and texts into ``target``: of distributions, of Python, and of the packages of
    Debian that ``libraries`` are from.

    installers/licences has the texts that Qt, ICU within it, reverse-geocode and flatbuffers do not
    bring along.
    """
    texts = target / "licences"
    shutil.copytree(HERE / "licences", texts)
    for name in ("LICENSE", "NOTICES.md", "CHANGELOG.md"):
        shutil.copy(HERE.parent / name, target)
    components = []
    for found in [*distributions(), distribution(STARTER)]:
        components.append(component(f"pypi/{found.metadata['Name']}", found.version))
        components[-1]["licenses"] = [{"license": {"name": licence_of(found)}}]
        for number, file in enumerate(texts_of(found)):
            shutil.copy(file, texts / f"{found.metadata['Name']}.{number}.{file.name[-60:]}")
    components.append(component("generic/python", platform.python_version()))
    shutil.copy(Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), texts / "python.txt")
    for package, version in debian_packages(libraries).items():
        components.append(component(f"deb/debian/{package}", version))
        shutil.copy(Path("/usr/share/doc", package, "copyright"), texts / f"{package}.txt")
    told = {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "components": components}
    (target / "sbom.cdx.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def component(address: str, version: str) -> dict[str, object]:
    """A part as CycloneDX 1.5 has it (https://cyclonedx.org/docs/1.5/json/)."""
    name = address.rpartition("/")[2]
    kind = "application" if name == DISTRIBUTION else "library"
    known = {"name": name, "version": version, "purl": f"pkg:{address}@{version}"}
    return {"type": kind, "bom-ref": known["purl"], **known}


def texts_of(found: Distribution) -> list[Path]:
    """The files with the licences of a distribution."""
    named = [file for file in found.files or [] if _TEXT.search(file.as_posix())]
    places = [Path(str(file.locate())) for file in named if file.suffix not in (".py", ".pyc")]
    return [place for place in places if place.is_file()]


def debian_packages(files: Iterable[Path]) -> dict[str, str]:
    """Name -> version of the packages of Debian or Ubuntu that ``files`` are from; of none where
    dpkg is not. Where /lib is a link dpkg knows a file by either path."""
    if shutil.which("dpkg-query") is None:
        return {}
    real = [str(file.resolve()) for file in files]
    searched = _dpkg("--search", *real, *(name.removeprefix("/usr") for name in real))
    names = sorted({line.partition(": ")[0].partition(":")[0] for line in searched})
    return {name: _dpkg("--show", "--showformat", "${Version}\n", name)[0] for name in names}


def _dpkg(*arguments: str) -> list[str]:
    """Lines that dpkg-query says; none for what it doesn't know."""
    done = subprocess.run(["dpkg-query", *arguments], capture_output=True, text=True, check=False)
    return done.stdout.splitlines()
