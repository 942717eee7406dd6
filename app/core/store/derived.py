"""Where what is made of the vectors is kept: under the key that names what these mean."""

from __future__ import annotations

from pathlib import Path


def derived_folder(library: Path, key: str = "") -> Path:
    """The folder of what was made of the vectors with this key, or of all such folders."""
    return library / "derived" / key
