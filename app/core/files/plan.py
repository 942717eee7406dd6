"""Plan what is done with files, as a function of the files and the names in their folders."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any, Literal

from app.core.base.language import tr
from app.core.files.companions import beside
from app.core.files.tables import ActKind, Content, JobKind
from app.core.files.targets import NameRules, TakenNames, legal, name_key
from app.core.files.types import LeftFile


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file, as the catalogue knows it.

    ``photo`` None: it was not selected, and goes along with a photo. ``taken``: local time;
    ``copies``: how many other files have the photo's content; ``below``: the other of a pair;
    ``along``: the files that go along.
    """

    photo: int | None
    path: Path
    content: Content
    taken: datetime = datetime.min
    stars: int = 0
    copies: int = 0
    below: Path | None = None
    along: tuple[SourceFile, ...] = ()


@dataclass(frozen=True, slots=True)
class PlannedAct:
    """What is to be done with one file; ``target`` None: put it into the bin."""

    kind: ActKind
    file: SourceFile
    target: Path | None
    renamed: bool = False  # not the name that it has, or that was asked for
    interim: bool = False  # a temporary name: another file must free its new one first
    undoes: int | None = None  # an act


@dataclass(frozen=True, slots=True)
class Plan:
    """A job before it begins: its acts, in order, and the files that are left alone."""

    kind: JobKind
    acts: tuple[PlannedAct, ...]
    left: tuple[LeftFile, ...] = ()
    folder: Path | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    undoes: int | None = None  # a job
    new_folders: tuple[Path, ...] = ()  # made before the first act, outermost first
    warnings: tuple[str, ...] = ()  # sentences that a person must accept first

    @property
    def final(self) -> list[PlannedAct]:
        """The acts on photos, without intermediate steps: one a photo."""
        return [act for act in self.acts if not act.interim and act.file.photo is not None]

    @property
    def along(self) -> list[PlannedAct]:
        """The acts on files that go along with photos, without intermediate steps."""
        return [act for act in self.acts if not act.interim and act.file.photo is None]

    @property
    def bytes(self) -> int:
        """The size of all files together."""
        return sum(act.file.content.size for act in (*self.final, *self.along))

    @property
    def renamed(self) -> int:
        """How many files get another name than they have, or than was asked for."""
        return sum(act.renamed for act in self.final)

    @property
    def stay(self) -> int:
        """How many photos stay in the library though a file of theirs goes into the bin."""
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
) -> Plan:
    """Put ``files`` into ``folder``, which holds the names ``standing``.

    Each keeps its name if that is legal and free there, and gets a number if not. ``ending``: of
    the copies, with the dot; empty: the files' own.
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
        name = taken.take(legal(wanted, rules), rules, _names_along(file))
        acts.append(PlannedAct(kind, file, folder / name, renamed=name != wanted))
        acts += [
            PlannedAct(kind, each, folder / beside(each.path.name, file.path.name, name))
            for each in file.along
        ]
    return Plan(kind, tuple(acts), tuple(left), folder, dict(options or {}))


def plan_bin(files: Iterable[SourceFile]) -> Plan:
    """Put ``files``, and what goes along, into the system's bin."""
    return Plan(
        "bin",
        tuple(PlannedAct("bin", each, None) for file in files for each in (file, *file.along)),
    )


def _names_along(file: SourceFile) -> Callable[[str], list[str]]:
    """Return a function from a photo's new name to the names of what goes along."""
    return lambda name: [beside(each.path.name, file.path.name, name) for each in file.along]


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
    acts: list[PlannedAct] = []
    left: list[LeftFile] = []
    for folder, wanted_names in folders.items():
        leaving = {each.path.name for file, _ in wanted_names for each in (file, *file.along)}
        taken = TakenNames(name for name in standing[folder] if name not in leaving)
        changes: list[_Change] = []
        for file, wanted in wanted_names:
            along = _names_along(file)
            name = taken.take(legal(wanted, rules[folder]), rules[folder], along)
            if name == file.path.name:
                left.append(LeftFile(file.path, tr("{name} has this name already.", name=name)))
            else:
                now = [each.path.name for each in (file, *file.along)]
                changes.append(_Change(file, now, [name, *along(name)], name != wanted))
        for name in (name for change in changes for name in change.now):
            taken.hold(name)  # temporary names must not be among these
        acts += _in_order(folder, changes, taken, rules[folder])
    return Plan("rename", tuple(acts), tuple(left))


@dataclass(slots=True)
class _Change:
    """A photo and what goes along, to be renamed from ``now`` to ``new``."""

    file: SourceFile
    now: list[str]
    new: list[str]
    renamed: bool

    def acts(self, folder: Path, names: list[str]) -> list[PlannedAct]:
        """Return the acts that rename the files from their current names to ``names``."""
        files = (self.file, *self.file.along)
        return [
            PlannedAct(
                "move",
                SourceFile(file.photo, folder / now, file.content),
                folder / name,
                renamed=self.renamed,
                interim=names != self.new,
            )
            for file, now, name in zip(files, self.now, names, strict=True)
            if now != name
        ]


def _in_order(
    folder: Path, changes: list[_Change], taken: TakenNames, rules: NameRules
) -> list[PlannedAct]:
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
    acts = [act for n in order for act in changes[n].acts(folder, changes[n].new)]
    done = {*order}
    swapping = [changes[n] for n in range(len(changes)) if n not in done]
    for change in swapping:
        stem, ending = os.path.splitext(change.now[0])  # noqa: PTH122 - a name, no path
        aside = legal(tr("{stem} (makes way){ending}", stem=stem, ending=ending), rules)
        along = _names_along(change.file)
        name = taken.take(aside, rules, along)
        acts += change.acts(folder, [name, *along(name)])
        change.now = [name, *along(name)]
    return acts + [act for change in swapping for act in change.acts(folder, change.new)]
