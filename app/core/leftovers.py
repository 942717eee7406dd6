"""Files in a library's folder that nothing uses any more, as a crash or a change of mind leaves."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from app.core.library import Library
from app.core.models import models_folder
from app.core.profiles import Profiles

SAMPLE = "sample"  # descriptors kept while a vocabulary is being made


def leftovers(library: Library) -> list[Path]:
    """Files and folders that can go: of generations, vocabularies, models and profiles that are
    there no more, half-written files, and a sample after its vocabulary was made."""
    generations = [each for each in (library.generation(), library.next_generation()) if each]
    used = {name for generation in generations for name in generation.dimensions}
    used |= {model.name for model in [library.model()] if model}
    profiles = {str(info.id) for info in Profiles(library.catalogue).infos()}
    folder = library.folder
    found = [
        *_unused(folder / "vectors", {str(generation.id) for generation in generations}),
        *_unused(folder / "vocabularies", {each.vocabulary for each in generations}),
        *_unused(models_folder(folder), used),
        *_unused(folder / "profiles", profiles),
    ]
    found += [path for path in folder.rglob("*.part") if not any(map(path.is_relative_to, found))]
    settled = len(generations) == 1 and generations[0].scales is not None
    if settled and (folder / SAMPLE).exists():
        found.append(folder / SAMPLE)
    return sorted(found)


def drop(paths: Iterable[Path]) -> None:
    """Remove ``paths``, folders with all that is in them. Raises OSError."""
    for path in paths:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def _unused(folder: Path, names: set[str] | set[str | None]) -> Iterator[Path]:
    """What is in ``folder`` and is not of one of ``names``."""
    for path in folder.glob("*"):
        if path.name.split(".")[0] not in names and path.stem not in names:
            yield path
