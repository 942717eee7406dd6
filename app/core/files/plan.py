"""Plans of what is to be done with files: a pure function of the files and of the names that stand
in the folders concerned, to be shown before anything happens."""

from __future__ import annotations

import os
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Literal

from app.core.base.language import tr
from app.core.files.companions import Companion, Companions, is_sidecar
from app.core.files.tables import ActKind, Content, JobKind
from app.core.files.targets import NameRules, TakenNames, legal, name_key

NONE: Companions = {}


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file, as the catalogue knows it. ``taken``: local time; ``photo`` None: not a photo of the
    library. ``copies``: other files of the photo, with the same content."""

    photo: int | None
    path: Path
    content: Content
    taken: datetime = datetime.min
    stars: int = 0
    copies: int = 0


@dataclass(frozen=True, slots=True)
class PlannedAct:
    """What is to be done with one file; ``target`` None: into the bin."""

    kind: ActKind
    file: SourceFile
    target: Path | None
    renamed: bool = False  # another name than its own, or than was asked for
    interim: bool = False  # not there yet: another file has to leave its new name first
    undoes: int | None = None  # an act


@dataclass(frozen=True, slots=True)
class LeftFile:
    """A file that nothing is to be done with, and why, as a sentence."""

    path: Path
    reason: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A job before it begins: its acts, in order, and what is left as it is."""

    kind: JobKind
    acts: tuple[PlannedAct, ...]
    left: tuple[LeftFile, ...] = ()
    folder: Path | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    undoes: int | None = None  # a job
    new_folders: tuple[Path, ...] = ()  # made before the first act, outermost first
    warnings: tuple[str, ...] = ()  # sentences that a person is to agree to before it begins

    @property
    def final(self) -> list[PlannedAct]:
        """The acts with photos, without steps in between: one a photo."""
        return [act for act in self.acts if not act.interim and not is_sidecar(act.file.path)]

    @property
    def bytes(self) -> int:
        """The size of all files together."""
        return sum(act.file.content.size for act in self.final)

    @property
    def renamed(self) -> int:
        """How many files get another name than they have, or than was asked for."""
        return sum(act.renamed for act in self.final)

    @property
    def stay(self) -> int:
        """How many photos stay though a file of theirs goes into the bin: they have another."""
        files = [act.file for act in self.final if act.target is None]
        binned = Counter(file.content.hash for file in files)
        return sum(file.copies >= binned[file.content.hash] for file in files if file.copies)


def plan_into(
    kind: Literal["copy", "move", "export"],
    files: Sequence[SourceFile],
    folder: Path,
    standing: Iterable[str],
    rules: NameRules,
    *,
    ending: str = "",
    options: Mapping[str, Any] | None = None,
    companions: Companions = NONE,
) -> Plan:
    """Put ``files`` into ``folder``, where the names ``standing`` stand.

    Each keeps its name if the folder takes it and nobody has it, and gets a number if not.
    ``ending``: of the copies, with the dot; empty: the files' own. ``companions`` go along.
    """
    taken = TakenNames(standing)
    acts: list[PlannedAct] = []
    left: list[LeftFile] = []
    for file in files:
        if kind == "move" and file.path.parent == folder:
            left.append(
                LeftFile(file.path, tr("{name} is in this folder already.", name=file.path.name))
            )
            continue
        wanted = file.path.stem + ending if ending else file.path.name
        along = companions.get(file.path, ())
        name = taken.take(legal(wanted, rules), rules, _names_along(along))
        acts.append(PlannedAct(kind, file, folder / name, renamed=name != wanted))
        acts += [
            PlannedAct(kind, SourceFile(None, each.path, each.content), each.beside(folder / name))
            for each in along
        ]
    return Plan(kind, tuple(acts), tuple(left), folder, dict(options or {}))


def plan_bin(files: Iterable[SourceFile], companions: Companions = NONE) -> Plan:
    """Put ``files`` into the system's bin, and their ``companions``."""
    acts: list[PlannedAct] = []
    for file in files:
        along = [SourceFile(None, c.path, c.content) for c in companions.get(file.path, ())]
        acts += [PlannedAct("bin", each, None) for each in (file, *along)]
    return Plan("bin", tuple(acts))


def _names_along(companions: Sequence[Companion]) -> Callable[[str], list[str]]:
    """The names of a photo's companions, by the photo's name."""
    return lambda name: [each.beside(Path(name)).name for each in companions]


def plan_rename(
    files: Sequence[SourceFile],
    names: Sequence[str],
    standing: Mapping[Path, Iterable[str]],
    rules: Mapping[Path, NameRules],
    companions: Companions = NONE,
) -> Plan:
    """Give each of ``files`` the name beside it, in its folder; ``companions`` go along.

    ``standing`` and ``rules`` are of each folder. Where files exchange their names one of them
    makes way for a moment. A name that several would have, or that stands there, gets a number.
    """
    folders: defaultdict[Path, list[tuple[SourceFile, str]]] = defaultdict(list)
    for file, name in zip(files, names, strict=True):
        folders[file.path.parent].append((file, name))
    acts: list[PlannedAct] = []
    left: list[LeftFile] = []
    for folder, wanted_names in folders.items():
        along = {file.path: companions.get(file.path, ()) for file, _ in wanted_names}
        leaving = {file.path.name for file, _ in wanted_names}
        leaving |= {each.path.name for found in along.values() for each in found}
        taken = TakenNames(name for name in standing[folder] if name not in leaving)
        changes: list[_Change] = []
        for file, wanted in wanted_names:
            found = along[file.path]
            name = taken.take(legal(wanted, rules[folder]), rules[folder], _names_along(found))
            if name == file.path.name:
                left.append(LeftFile(file.path, tr("{name} has this name already.", name=name)))
            else:
                changes.append(_Change(file, file.path.name, name, name != wanted))
                changes += [_along(each, name) for each in found]
        for change in changes:
            taken.hold(change.now)  # nobody may make way to a name that is not free yet
        acts += _in_order(folder, changes, taken, rules[folder])
    return Plan("rename", tuple(acts), tuple(left))


def _along(companion: Companion, name: str) -> _Change:
    """What a companion's name becomes when that of its photo is ``name``."""
    file = SourceFile(None, companion.path, companion.content)
    return _Change(file, companion.path.name, companion.beside(Path(name)).name, False)


@dataclass(slots=True)
class _Change:
    """A file whose name ``now`` is to be ``new``."""

    file: SourceFile
    now: str
    new: str
    renamed: bool

    def act(self, folder: Path, name: str) -> PlannedAct:
        """What gives it ``name``, from the name that it has by then."""
        content, photo = self.file.content, self.file.photo
        moved = SourceFile(photo, folder / self.now, content)
        return PlannedAct(
            "move", moved, folder / name, renamed=self.renamed, interim=name != self.new
        )


def _in_order(
    folder: Path, changes: list[_Change], taken: TakenNames, rules: NameRules
) -> list[PlannedAct]:
    """The renames, each after those whose names now are its new one."""
    holders: defaultdict[str, list[_Change]] = defaultdict(list)
    for change in changes:
        holders[name_key(change.now)].append(change)
    waiting = {name_key(change.new): change for change in changes}
    ready = deque(change for change in changes if not _in_the_way(change, holders))
    acts: list[PlannedAct] = []

    def leave(change: _Change, name: str) -> None:
        acts.append(change.act(folder, name))
        before, change.now = name_key(change.now), name
        holders[before].remove(change)
        holders[name_key(name)].append(change)
        follower = waiting.get(before)
        if follower is not None and not _in_the_way(follower, holders):
            ready.append(follower)

    while waiting:
        while ready:
            change = ready.popleft()
            if waiting.pop(name_key(change.new), None) is not None:
                leave(change, change.new)
        if waiting:  # all that is left wait for files that exchange their names in circles
            change = _in_a_circle(next(iter(waiting.values())), holders)
            stem, ending = os.path.splitext(change.now)  # noqa: PTH122 - a name, no path
            leave(
                change,
                taken.take(
                    legal(tr("{stem} (makes way){ending}", stem=stem, ending=ending), rules), rules
                ),
            )
    return acts


def _in_the_way(change: _Change, holders: Mapping[str, list[_Change]]) -> list[_Change]:
    """The other files that still have the name that this one is to have."""
    return [other for other in holders.get(name_key(change.new), ()) if other is not change]


def _in_a_circle(change: _Change, holders: Mapping[str, list[_Change]]) -> _Change:
    """A file that waits for itself, over others; ``change`` waits for it."""
    seen: set[int] = set()
    while id(change) not in seen:
        seen.add(id(change))
        change = _in_the_way(change, holders)[0]
    return change
