"""Prepare plans: look up the photos and the names in folders, and whether photos may be moved."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Literal

from app.core.base.errors import ProtectedError
from app.core.base.language import tr, tr_n
from app.core.base.paths import machine_setting, set_machine_setting
from app.core.base.photo_types import PhotoState
from app.core.files.companions import find_companions
from app.core.files.plan import Plan, SourceFile, plan_bin, plan_into, plan_rename
from app.core.files.tables import Content, JobKind
from app.core.files.targets import (
    leaves_library,
    missing_folders,
    rules_of,
    target_folder,
)
from app.core.files.transfer import attributes_of, faults, keeps_attributes, of_target
from app.core.files.types import (
    ENDINGS,
    CopyTo,
    ExportTo,
    FileOperation,
    MoveTo,
    PutIntoBin,
    RenameBy,
    check_pattern,
    new_name,
)
from app.core.library.file_tables import KnownPhoto, known_by_id
from app.core.library.library import Library
from app.core.library.root_tables import stored_roots
from app.core.photos.at_hand_tables import copies_of, photo_of_each
from app.core.photos.tables import find_photos, stacked_pairs


def source_files(library: Library, files: Iterable[int]) -> list[SourceFile]:
    """Return files of photos as the catalogue knows them, without gone ones."""
    tops = {root.id: root.path for root in stored_roots(library.catalogue)}
    found = known_by_id(library.catalogue, dict.fromkeys(files))
    known_files = [known for known in found if known.state is not PhotoState.GONE]
    holds = photo_of_each(library.catalogue, [known.id for known in known_files])
    below = dict(stacked_pairs(library.catalogue, [*holds.values()]))
    infos = {i.id: i for i in find_photos(library.catalogue, [*holds.values(), *below.values()])}
    copies = copies_of(library.catalogue, [*holds.values()])
    return [
        SourceFile(
            known.id,
            tops[known.root] / os.fsdecode(known.path),
            Content(known.size, known.mtime_ns, known.hash or b""),
            _when(known, infos[photo].taken),
            infos[photo].stars,
            len(copies.get(photo, ())),
            infos[below[photo]].path if photo in below else None,
        )
        for known, photo in ((known, holds[known.id]) for known in known_files)
    ]


def _when(photo: KnownPhoto, taken: float | None) -> datetime:
    """Return when a photo was taken, by the camera's clock, or when its file was changed."""
    if taken is None:
        return datetime.fromtimestamp(max(photo.mtime_ns, 0) / 1e9)
    return datetime(1970, 1, 1) + timedelta(seconds=taken)


def plan_of(operation: FileOperation, files: Sequence[SourceFile], own: Path | None = None) -> Plan:
    """Return the plan of an operation; this looks into the folders and changes nothing.

    A missing folder is to be made; a relative one is beside the first file. ``own``: the library's
    own folder, which takes no photos. Raises FileActError.
    """
    match operation:
        case PutIntoBin(alone):
            below = () if alone else {file.below for file in files if file.below}
            return plan_bin(grouped(files, photos_too=below))
        case RenameBy(pattern, first):
            return _plan_rename(pattern, first, files)
        case CopyTo(folder) | MoveTo(folder) | ExportTo(folder):
            target = target_folder(folder, files[0].path if files else None, own)
            return _plan_into(operation, target, files)


def grouped(
    files: Sequence[SourceFile],
    *,
    photos_too: Collection[Path] | None = None,
    leaving: bool = True,
) -> list[SourceFile]:
    """Return ``files``, each with what goes along; see `find_companions`."""
    known = {file.path: file for file in files}
    found = find_companions(known, photos_too=photos_too, leaving=leaving)
    return [
        replace(
            known[path],
            along=tuple(known.get(c.path, SourceFile(None, c.path, c.content)) for c in along),
        )
        for path, along in found
    ]


def _plan_into(
    operation: CopyTo | MoveTo | ExportTo, target: Path, files: Sequence[SourceFile]
) -> Plan:
    new = missing_folders(target)
    standing = [] if new else _names_in(target)
    rules = rules_of(new[0].parent if new else target)
    if isinstance(operation, ExportTo):
        ending, options = ENDINGS[operation.options["format"]], operation.options
        plan = plan_into("export", files, target, standing, rules, ending=ending, options=options)
    else:
        kind: Literal["copy", "move"] = "copy" if isinstance(operation, CopyTo) else "move"
        files = grouped(files, leaving=kind == "move")
        plan = plan_into(kind, files, target, standing, rules)
    return replace(plan, new_folders=new, warnings=_attribute_warnings(plan, new, target))


def _attribute_warnings(plan: Plan, new: Sequence[Path], target: Path) -> tuple[str, ...]:
    """Return a warning if files have attributes that the disk of their new folder doesn't keep."""
    standing = new[0].parent if new else target
    if plan.kind == "export" or keeps_attributes(standing):
        return ()
    some = sum(bool(attributes_of(act.file.path)) for act in plan.acts)
    text = tr_n(
        "{n} file has tags or other attributes, which the disk of {folder} doesn't keep.",
        "{n} files have tags or other attributes, which the disk of {folder} doesn't keep.",
        some,
        folder=target,
    )
    return (text,) if some else ()


def warned(library: Library, plan: Plan) -> Plan:
    """Add a warning to a plan that moves photos to a folder that the library excludes."""
    if plan.kind != "move" or plan.folder is None or not leaves_library(library, plan.folder):
        return plan
    text = tr(
        "The library leaves out {folder} by its patterns: photos in there are not shown.",
        folder=plan.folder,
    )
    return replace(plan, warnings=(*plan.warnings, text))


def _plan_rename(pattern: str, first: int, files: Sequence[SourceFile]) -> Plan:
    check_pattern(pattern)
    standing = {folder: _names_in(folder) for folder in {file.path.parent for file in files}}
    leaders = grouped(files)
    names = [
        new_name(pattern, file.path, file.taken, file.stars, number)
        for number, file in enumerate(leaders, start=first)
    ]
    return plan_rename(leaders, names, standing, {folder: rules_of(folder) for folder in standing})


def _names_in(folder: Path) -> list[str]:
    with faults(of_target, folder / "_"):
        return [path.name for path in folder.iterdir()]


_KEY = "hands_off"
_HARMLESS: tuple[JobKind, ...] = ("copy", "export")


def is_hands_off(library: Library) -> bool:
    """Return whether photos may only be copied and exported, which is the default."""
    return machine_setting(library.folder, _KEY) is not False


def set_hands_off(library: Library, wanted: bool) -> None:
    """Set on this machine whether photos may only be copied and exported."""
    set_machine_setting(library.folder, _KEY, wanted)


def check_allowed(library: Library, kind: JobKind) -> None:
    """Raise ProtectedError if photos must not be moved."""
    if kind not in _HARMLESS and is_hands_off(library):
        raise ProtectedError(
            tr("Moving, renaming and deleting is off."),
            tr("Turn off “Protect my files” in the settings."),
        )
