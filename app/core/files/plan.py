"""Plan what is done with photos' files, by what the catalogue and the folders say.

A plan is a list of acts. Making one changes nothing.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any, Literal

from app.core.base.errors import ProtectedError
from app.core.base.language import tr, tr_n
from app.core.base.machine_settings import machine_setting, set_machine_setting
from app.core.base.photo_types import PhotoState
from app.core.files.companions import SourceFile, with_companions
from app.core.files.tables import ActKind, Content, FileAct, JobKind
from app.core.files.targets import (
    NameRules,
    TakenNames,
    leaves_library,
    missing_folders,
    name_key,
    rules_of,
    target_folder,
)
from app.core.files.transfer import attributes_of, faults, keeps_attributes, of_target
from app.core.files.types import (
    ENDINGS,
    CopyTo,
    ExportTo,
    FileOperation,
    LeftFile,
    MoveTo,
    PutIntoBin,
    RenameBy,
    check_pattern,
    new_name,
)
from app.core.library.file_tables import KnownFile, known_by_id
from app.core.library.library import Library
from app.core.library.root_tables import stored_roots
from app.core.photos.at_hand_tables import copies_of, photo_of_each
from app.core.photos.tables import find_photos, stacked_pairs


@dataclass(frozen=True, slots=True)
class Plan:
    """A job before it begins: its acts, in order, and the files that are left alone."""

    kind: JobKind
    acts: tuple[FileAct, ...]
    left: tuple[LeftFile, ...] = ()
    folder: Path | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    undoes: int | None = None  # a job
    new_folders: tuple[Path, ...] = ()  # made before the first act, outermost first
    warnings: tuple[str, ...] = ()  # sentences that a person must accept first
    renamed: frozenset[Path] = frozenset()  # targets that are not named as was asked for
    stay: int = 0  # photos that stay in the library though a file of theirs goes into the bin

    @property
    def final(self) -> list[FileAct]:
        """The acts on photos, without intermediate steps: one a photo."""
        return [act for act in self._last_acts() if act.photo is not None]

    @property
    def along(self) -> list[FileAct]:
        """The acts on files that go along with photos, without intermediate steps."""
        return [act for act in self._last_acts() if act.photo is None]

    @property
    def bytes(self) -> int:
        """The size of all files together."""
        return sum(act.content.size for act in self._last_acts())

    def _last_acts(self) -> list[FileAct]:
        """Return the last act of each file."""
        last: list[FileAct] = []
        later: set[Path | None] = set()
        for act in reversed(self.acts):
            if act.target not in later:
                last.append(act)
            later.add(act.source)
        return last[::-1]


# Of files, and the names in their folders


def plan_into(
    kind: Literal["copy", "move", "export"],
    files: Sequence[SourceFile],
    folder: Path,
    standing: Iterable[str],
    rules: NameRules,
    *,
    ending: str = "",
    options: Mapping[str, Any] | None = None,
) -> Plan:
    """Put ``files`` into ``folder``, which holds the names ``standing``.

    Each keeps its name if that is legal and free there, and gets a number if not. ``ending``: of
    the copies, with the dot; empty: the files' own.
    """
    taken = TakenNames(standing, rules)
    acts: list[FileAct] = []
    left: list[LeftFile] = []
    renamed: set[Path] = set()
    for file in files:
        if kind == "move" and file.path.parent == folder:
            left.append(
                LeftFile(file.path, tr("{name} is already in this folder.", name=file.path.name))
            )
            continue
        wanted = file.path.stem + ending if ending else file.path.name
        targets = [folder / name for name in taken.take(wanted, file.names)]
        acts += map(_act, [kind] * len(targets), file.group, targets)
        if targets[0].name != wanted:
            renamed.add(targets[0])
    options = dict(options or {})
    return Plan(kind, tuple(acts), tuple(left), folder, options, renamed=frozenset(renamed))


def plan_bin(files: Iterable[SourceFile]) -> Plan:
    """Put ``files``, and what goes along, into the system's bin."""
    going = [each for file in files for each in file.group]
    binned = Counter(file.content.hash for file in going if file.photo is not None)
    stay = sum(file.copies >= binned[file.content.hash] for file in going if file.copies)
    return Plan("bin", tuple(_act("bin", file) for file in going), stay=stay)


def _act(kind: ActKind, file: SourceFile, target: Path | None = None) -> FileAct:
    return FileAct(kind, file.photo, file.path, target, file.content)


def plan_rename(
    files: Sequence[SourceFile],
    names: Sequence[str],
    standing: Mapping[Path, Iterable[str]],
    rules: Mapping[Path, NameRules],
) -> Plan:
    """Give each of ``files`` the corresponding name, in its folder.

    ``standing`` and ``rules`` are of each folder. Files that swap names get temporary ones first. A
    name that is taken, or that several would have, gets a number.
    """
    folders: defaultdict[Path, list[tuple[SourceFile, str]]] = defaultdict(list)
    for file, name in zip(files, names, strict=True):
        folders[file.path.parent].append((file, name))
    acts: list[FileAct] = []
    left: list[LeftFile] = []
    renamed: set[Path] = set()
    for folder, wanted_names in folders.items():
        leaving = {each.path.name for file, _ in wanted_names for each in file.group}
        others = (name for name in standing[folder] if name not in leaving)
        taken = TakenNames(others, rules[folder])
        changes: list[_Change] = []
        for file, wanted in wanted_names:
            new = taken.take(wanted, file.names)
            if new[0] == file.path.name:
                left.append(
                    LeftFile(file.path, tr("{name} already has this name.", name=file.path.name))
                )
            else:
                changes.append(_Change(file, [each.path.name for each in file.group], new))
            if new[0] not in (wanted, file.path.name):
                renamed.add(folder / new[0])
        taken.hold(leaving)  # temporary names must not be among these
        acts += _in_order(changes, taken)
    return Plan("rename", tuple(acts), tuple(left), renamed=frozenset(renamed))


@dataclass(slots=True)
class _Change:
    """A photo and what goes along, to be renamed from ``now`` to ``new``."""

    file: SourceFile
    now: list[str]
    new: list[str]

    def to(self, names: list[str]) -> list[FileAct]:
        """Return the acts that give the files these ``names``, which are theirs from now on."""
        folder, now = self.file.path.parent, self.now
        self.now = names
        return [
            FileAct("move", each.photo, folder / before, folder / name, each.content)
            for each, before, name in zip(self.file.group, now, names, strict=True)
            if before != name
        ]


def _in_order(changes: list[_Change], taken: TakenNames) -> list[FileAct]:
    """Order the renames so that each follows those that free its new names.

    Files that swap names, and those that wait for them, all make way first.
    """
    holders = {name_key(name): n for n, change in enumerate(changes) for name in change.now}
    sorter = TopologicalSorter[int]()
    for n, change in enumerate(changes):
        sorter.add(n, *({holders.get(name_key(name), n) for name in change.new} - {n}))
    with suppress(CycleError):
        sorter.prepare()
    order: list[int] = []
    while ready := sorter.get_ready():
        order += ready
        sorter.done(*ready)
    acts = [act for n in order for act in changes[n].to(changes[n].new)]
    swapping = [changes[n] for n in sorted({*range(len(changes))} - {*order})]
    for change in swapping:
        stem, ending = os.path.splitext(change.now[0])
        aside = tr("{stem} (makes way){ending}", stem=stem, ending=ending)
        acts += change.to(taken.take(aside, change.file.names))
    return acts + [act for change in swapping for act in change.to(change.new)]


# Of photos in the catalogue, and the folders on the disk


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


def _when(photo: KnownFile, taken: float | None) -> datetime:
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
            return plan_bin(with_companions(files, photos_too=below))
        case RenameBy(pattern, first):
            return _plan_rename(pattern, first, files)
        case CopyTo(folder) | MoveTo(folder) | ExportTo(folder):
            target = target_folder(folder, files[0].path if files else None, own)
            return _plan_into(operation, target, files)


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
        files = with_companions(files, leaving=kind == "move")
        plan = plan_into(kind, files, target, standing, rules)
    return replace(plan, new_folders=new, warnings=_attribute_warnings(plan, new, target))


def _attribute_warnings(plan: Plan, new: Sequence[Path], target: Path) -> tuple[str, ...]:
    """Return a warning if files have attributes that the disk of their new folder doesn't keep."""
    standing = new[0].parent if new else target
    if plan.kind == "export" or keeps_attributes(standing):
        return ()
    some = sum(bool(attributes_of(act.source)) for act in plan.acts)
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
    leaders = with_companions(files)
    names = [
        new_name(pattern, file.path, file.taken, file.stars, number)
        for number, file in enumerate(leaders, start=first)
    ]
    return plan_rename(leaders, names, standing, {folder: rules_of(folder) for folder in standing})


def _names_in(folder: Path) -> list[str]:
    with faults(of_target, folder / "_"):
        return [path.name for path in folder.iterdir()]


_KEY = "protected"
_HARMLESS: tuple[JobKind, ...] = ("copy", "export")


def are_files_protected(library: Library) -> bool:
    """Return whether photos may only be copied and exported, which is the default."""
    return machine_setting(library.folder, _KEY) is not False


def protect_files(library: Library, wanted: bool) -> None:
    """Set on this machine whether photos may only be copied and exported."""
    set_machine_setting(library.folder, _KEY, wanted)


def check_allowed(library: Library, kind: JobKind) -> None:
    """Raise ProtectedError if photos must not be moved."""
    if kind not in _HARMLESS and are_files_protected(library):
        raise ProtectedError(
            tr("Moving, renaming and deleting are off."),
            tr("Turn off “Protect my files” in the settings."),
        )
