"""Diagnose the program for `likewise doctor`: versions, extras, and what it can decode."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import PackageNotFoundError, metadata, requires, version
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from packaging.requirements import Requirement
from PIL.features import check

from app.core.base.shipped import DISTRIBUTION
from app.core.safety.doctor import Finding
from features import raw, subject
from features.errors import WeightsError
from features.picture import Picture

Installed = Mapping[Requirement, str | None]
"""Requirement -> the installed version; None if it is missing."""

_ADDS = {
    "fast": "searching very large libraries in a quarter less time",
    "raw": "reading camera raw",
    "sentences": "searching by sentences with a model of your own",
    "cluster": "reading and searching on a Dask cluster",
}


def examine_program(needed: list[str] | None = None) -> Iterator[Finding]:
    """Report what is installed. ``needed``: requirements as in package metadata; None: ours."""
    stated = metadata(DISTRIBUTION)
    python = ".".join(map(str, sys.version_info[:3]))
    yield _versions("Python", {Requirement(f"Python{stated['Requires-Python']}"): python})
    requirements = [
        Requirement(text) for text in (requires(DISTRIBUTION) or [] if needed is None else needed)
    ]
    yield _versions("libraries", _installed(requirements, None))
    for extra in stated.get_all("Provides-Extra", []):
        if found := _installed(requirements, extra):
            yield _extra(extra, found)
    yield _network()
    yield Finding("decoder", "ok", "HEIC can be read.")  # without it nothing would start
    yield _avif()
    if raw.is_installed():
        yield Finding("decoder", "ok", f"Camera raw: {len(raw.SUFFIXES)} kinds can be read.")
    else:
        yield Finding("decoder", "note", "Camera raw can't be read.", _install("raw"))


def _installed(requirements: Iterable[Requirement], extra: str | None) -> Installed:
    """Return the requirements of an extra, or those that are always needed."""
    return {each: _version(each.name) for each in requirements if _is_of(each, extra)}


def _is_of(requirement: Requirement, extra: str | None) -> bool:
    marker = requirement.marker
    if marker is None:
        return extra is None
    always = marker.evaluate({"extra": ""})
    return always if extra is None else not always and marker.evaluate({"extra": extra})


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _versions(part: str, found: Installed) -> Finding:
    """Report whether all of ``found`` are installed, in versions known to work."""
    advice = "Install Likewise again, with the versions that it asks for."
    there = {each: installed for each, installed in found.items() if installed is not None}
    missing = [each.name for each in found if each not in there]
    if missing:
        return Finding(part, "wrong", f"Missing: {', '.join(missing)}.", advice)
    wrong = [
        f"{each.name} {installed} (it should be {each.specifier})"
        for each, installed in there.items()
        if not each.specifier.contains(installed, prereleases=True)
    ]
    if wrong:
        return Finding(part, "wrong", f"Other versions than needed: {', '.join(wrong)}.", advice)
    names = [
        installed if part == each.name else f"{each.name} {installed}"
        for each, installed in there.items()
    ]
    return Finding(part, "ok", f"{', '.join(names)}.")


def _extra(extra: str, found: Installed) -> Finding:
    adds = _ADDS.get(extra, "more")
    if None in found.values():
        sentence = f"{extra} is not installed; it would add {adds}."
        return Finding("extra", "note", sentence, _install(extra))
    finding = _versions("extra", found)
    return finding if finding.state == "wrong" else Finding("extra", "ok", f"{extra}: {adds}.")


def _avif() -> Finding:
    if not check("avif"):
        advice = "Install pillow again, as a ready-made package."
        return Finding("decoder", "wrong", "AVIF can't be read.", advice)
    return Finding("decoder", "ok", "AVIF can be read.")


def _network() -> Finding:
    """Report whether the subject's network works, by running it in a temporary folder."""
    black = Picture(np.zeros((8, 8, 3), np.uint8))
    with TemporaryDirectory() as folder:
        try:
            seen = subject.modality(Path(folder)).extract(black)
        except WeightsError as error:
            sentence = f"Photos can't be looked at for what is in them: {error}"
            return Finding("network", "wrong", sentence)
        finally:
            subject.open_model.cache_clear()
    return Finding("network", "ok", f"It sees what is in a picture, in {len(seen):,} numbers.")


def _install(extra: str) -> str:
    if getattr(sys, "frozen", False):  # nothing can be added to a frozen package
        return f"This package comes without it; `pipx install {DISTRIBUTION}[{extra}]` brings it."
    return f"`pip install {DISTRIBUTION}[{extra}]` adds it."
