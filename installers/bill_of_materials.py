"""What is shipped, of whom, under which licence: a CycloneDX list, and the licences' texts.

`python installers/bill_of_materials.py DIR` writes `sbom.cdx.json` and `licences/` from metadata
of the distributions that the folder holds.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from recipe import shipped_distributions

from likewise.app.core.shipped import licence_of

_TEXT = re.compile(r"(^|/)(licen[cs]e|copying|notice|authors|thirdparty)[^/]*$", re.IGNORECASE)


def bill(names: list[str]) -> dict[str, Any]:
    """CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/), one component a distribution."""
    program, *others = [_component(distribution(name)) for name in ["likewise", *names]]
    others = [each for each in others if each["name"] != "likewise"]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": program | {"type": "application"}},
        "components": others,
    }


def _component(found: Distribution) -> dict[str, Any]:
    name = re.sub(r"[-_.]+", "-", found.metadata["Name"]).lower()
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
    """Names and texts of the licences that came with a distribution."""
    for file in found.files or []:
        if _TEXT.search(file.as_posix()) and file.suffix not in (".py", ".pyc", ".so"):
            place = Path(str(found.locate_file(file)))
            if place.is_file():
                name = file.as_posix().replace("/", "_")
                yield name, place.read_text(encoding="utf-8", errors="replace")


def write(share: Path) -> None:
    """Write the list and the texts below ``share``."""
    names = shipped_distributions()
    licences = share / "licences"
    licences.mkdir(parents=True, exist_ok=True)
    made = json.dumps(bill(names), indent=2, sort_keys=True)
    (share / "sbom.cdx.json").write_text(f"{made}\n", encoding="utf-8")
    for name in names:
        found = list(texts(distribution(name)))
        for file, text in found:
            (licences / f"{name}.{file[-80:]}.txt").write_text(text, encoding="utf-8")
        if not found:
            print(f"{name}: no text of its licence came with it", file=sys.stderr)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
