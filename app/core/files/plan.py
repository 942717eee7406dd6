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
from app.core.files.companions import beside
from app.core.files.tables import ActKind, Content, JobKind
from app.core.files.targets import NameRules, TakenNames, legal, name_key


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file, as the catalogue knows it. ``taken``: local time; ``photo`` None: it was not named,
    and goes along with one. ``copies``: other files of the photo, with the same content.
    ``along``: the files that go along with it; ``below``: the other of a pair."""

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
    photo: int | None = None


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
        return [act for act in self.acts if not act.interim and act.file.photo is not None]

    @property
    def along(self) -> list[PlannedAct]:
        """The acts with files that go along with photos, without steps in between."""
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
) -> Plan:
    """Put ``files`` into ``folder``, where the names ``standing`` stand.

    Each keeps its name if the folder takes it and nobody has it, and gets a number if not.
    ``ending``: of the copies, with the dot; empty: the files' own.
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
            PlannedAct(
                "copy" if kind == "export" else kind,
                each,
                folder / beside(each.path.name, file.path.name, name),
            )
            for each in file.along
        ]
    return Plan(kind, tuple(acts), tuple(left), folder, dict(options or {}))


def plan_bin(files: Iterable[SourceFile]) -> Plan:
    """Put ``files`` into the system's bin, and what goes along."""
    return Plan(
        "bin",
        tuple(PlannedAct("bin", each, None) for file in files for each in (file, *file.along)),
    )


def _names_along(file: SourceFile) -> Callable[[str], list[str]]:
    """The names of what goes along with a photo, by the photo's name."""
    return lambda name: [beside(each.path.name, file.path.name, name) for each in file.along]


def plan_rename(
    files: Sequence[SourceFile],
    names: Sequence[str],
    standing: Mapping[Path, Iterable[str]],
    rules: Mapping[Path, NameRules],
) -> Plan:
    """Give each of ``files`` the name beside it, in its folder.

    ``standing`` and ``rules`` are of each folder. Where files exchange their names one of them
    makes way for a moment. A name that several would have, or that stands there, gets a number.
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
            taken.hold(name)  # nobody may make way to a name that is not free yet
        acts += _in_order(folder, changes, taken, rules[folder])
    return Plan("rename", tuple(acts), tuple(left))


@dataclass(slots=True)
class _Change:
    """A photo and what goes along with it, whose names ``now`` are to be ``new``."""

    file: SourceFile
    now: list[str]
    new: list[str]
    renamed: bool

    def acts(self, folder: Path, names: list[str]) -> list[PlannedAct]:
        """What gives them ``names``, from those that they have by then."""
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
    """The renames, each after those whose names now are among its new ones."""
    holders = {name_key(name): change for change in changes for name in change.now}
    waiting = deque(changes)
    acts: list[PlannedAct] = []

    def leave(change: _Change, names: list[str]) -> None:
        acts.extend(change.acts(folder, names))
        for name in change.now:
            holders.pop(name_key(name), None)
        change.now = names
        holders.update((name_key(name), change) for name in names)

    stuck = 0
    while waiting:
        change = waiting.popleft()
        if not _in_the_way(change, holders):
            leave(change, change.new)
            stuck = 0
            continue
        waiting.append(change)
        stuck += 1
        if stuck > len(waiting):  # all that is left wait for files that exchange their names
            other = _in_a_circle(change, holders)
            stem, ending = os.path.splitext(other.now[0])  # noqa: PTH122 - a name, no path
            aside = legal(tr("{stem} (makes way){ending}", stem=stem, ending=ending), rules)
            along = _names_along(other.file)
            name = taken.take(aside, rules, along)
            leave(other, [name, *along(name)])
            stuck = 0
    return acts


def _in_the_way(change: _Change, holders: Mapping[str, _Change]) -> list[_Change]:
    """The others that still have a name that this one is to have."""
    there = (holders.get(name_key(name)) for name in change.new)
    return [other for other in there if other is not None and other is not change]


def _in_a_circle(change: _Change, holders: Mapping[str, _Change]) -> _Change:
    """A file that waits for itself, over others; ``change`` waits for it."""
    seen: set[int] = set()
    while id(change) not in seen:
        seen.add(id(change))
        change = _in_the_way(change, holders)[0]
    return change
