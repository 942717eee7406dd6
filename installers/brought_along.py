"""Libraries that wheels bring along, and that those who made the wheels linked them with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import Distribution
from pathlib import Path
from typing import Any

from contents import STAND_INS

_LIBRARY = re.compile(r"lib[^/]+\.so(\.[0-9.]+)?$")


def libraries(found: Distribution, folder: Path) -> Iterator[dict[str, Any]]:
    """Those of a distribution that ``folder`` still holds, as files of CycloneDX.

    A stand-in is ours. What a library's version is its name does not tell: the number in it counts
    its interface.
    """
    for file in found.files or []:
        ours = any(fnmatch(file.name, each.pattern) for each in STAND_INS)
        if _LIBRARY.fullmatch(file.name) and not ours and (folder / file).is_file():
            name = file.as_posix()
            yield {"type": "file", "bom-ref": f"{found.metadata['Name']}/{name}", "name": name}
