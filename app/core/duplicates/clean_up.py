"""Put copies into the bin after the photo that stays has inherited what was said about them.

First the survivors inherit and the job is recorded, in one transaction; then the files go, one by
one (app/core/files). So a crash in between loses nothing: a survivor has then inherited from a
photo that is still there. A photo restored from the bin has its own marks, albums and thumbs again,
as these refer to its id; the survivor keeps what it inherited.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.core.albums.albums import Albums
from app.core.base.errors import FileActError
from app.core.base.language import tr
from app.core.duplicates.stacks import inherit_stack
from app.core.duplicates.tables import PhotoFile
from app.core.duplicates.types import Group, Proposal
from app.core.files.acts import SameFile
from app.core.files.job import begin_job
from app.core.files.plan import Plan, plan_of, source_files
from app.core.files.tables import FileAct
from app.core.files.types import LeftFile, PutIntoBin
from app.core.library.library import Library
from app.core.marks.marking import inherit_marks
from app.core.photos.at_hand_tables import photo_of_each
from app.core.profiles.journal import signs_of
from app.core.profiles.tables import add_judgments, find_search, searches_judging
from engine.feedback.journal import Sign


@dataclass(frozen=True, slots=True)
class CleanUp:
    """What would go into the bin. ``heirs``: photo that goes -> the one that stays for it."""

    plan: Plan
    heirs: Mapping[int, int]

    @property
    def photos(self) -> int:
        """How many would go."""
        return len(self.plan.final)

    @property
    def bytes(self) -> int:
        """Their total size."""
        return self.plan.bytes


def clean_up(
    library: Library,
    groups: Iterable[tuple[Group, int, Sequence[int]]],
    is_same: SameFile = Path.samefile,
) -> CleanUp:
    """Plan a clean-up of ``groups``: (group, the photo that stays, those that go) each.

    A photo is left, with the reason, if its heir goes too, or if its heir's file is missing,
    changed or the very same file. Before anything goes, ``is_same`` must be that of `same_file`,
    which puts marks into folders.
    """
    heirs: dict[int, int] = {}
    known: dict[int, PhotoFile] = {}
    for group, keep, go in groups:
        known |= {photo.file: photo for photo in group.photos}
        heirs |= {photo: keep for photo in go if photo != keep}
    heirs = {photo: _last_heir(photo, heirs) for photo in heirs}
    faults = {keep: _reason_unfit(known[keep]) for keep in set(heirs.values())}
    plan = plan_of(PutIntoBin(alone=True), source_files(library, heirs))
    acts: list[FileAct] = []
    left = list(plan.left)
    fault = ""
    for act in plan.acts:
        photo = act.photo
        if photo is not None:  # None: a file that goes along with the one before it
            heir = heirs[photo]
            fault = tr("All photos of its group would go.") if heir in heirs else faults[heir]
            fault = fault or _reason_lost(act.source, known[heir].path, is_same)
        if not fault:
            acts.append(act)
        elif photo is not None:
            left.append(LeftFile(act.source, fault))
    going = {act.photo for act in acts if act.photo is not None}
    return CleanUp(
        Plan(plan.kind, tuple(acts), tuple(left)),
        {photo: heir for photo, heir in heirs.items() if photo in going},
    )


def proposed(proposals: Iterable[Proposal]) -> list[tuple[Group, int, Sequence[int]]]:
    """Convert proposals to what `clean_up` takes."""
    return [(each.group, each.keep, each.go) for each in proposals]


def _last_heir(photo: int, heirs: Mapping[int, int]) -> int:
    """Return the photo that stays in the end; ``photo`` itself if heirs form a cycle."""
    heir = heirs[photo]
    seen = {photo}
    while heir in heirs:
        if heir in seen:
            return photo
        seen.add(heir)
        heir = heirs[heir]
    return heir


def _reason_unfit(photo: PhotoFile) -> str:
    """Return why ``photo`` can't be an heir; empty if it can."""
    try:
        status = photo.path.stat()
    except OSError:
        return tr("{photo}, which would stay, is not there.", photo=_named(photo.path))
    if (status.st_size, status.st_mtime_ns / 1e9) != (photo.bytes, photo.modified):
        return tr(
            "{photo}, which would stay, has changed: look for new photos first.",
            photo=_named(photo.path),
        )
    return ""


def _reason_lost(going: Path, heir: Path, is_same: SameFile) -> str:
    """Return why removing ``going`` would remove ``heir``; empty if it would not."""
    try:
        same = is_same(going, heir)
    except FileActError as error:
        return str(error)
    except OSError:
        return ""  # it is away, which its act reports
    if same:
        return tr("It is the very file that would stay, seen in two places: {path}.", path=heir)
    return ""


def _named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def begin(library: Library, wanted: CleanUp) -> int:
    """Let the survivors inherit, and record the job, in one transaction; return it for `carry_out`.

    Raises FileActError if photos may not be moved.
    """
    by_heir: defaultdict[int, list[int]] = defaultdict(list)
    holds = photo_of_each(library.catalogue, [*wanted.heirs, *wanted.heirs.values()])
    for file, heir in wanted.heirs.items():
        if holds[file] != holds[heir]:  # the same content is one photo, whichever file stays
            by_heir[holds[heir]].append(holds[file])
    with library.transaction():
        job = begin_job(library, wanted.plan)
        for heir, photos in by_heir.items():
            inherit(library, heir, photos)
    return job


def inherit(library: Library, heir: int, photos: Sequence[int]) -> None:
    """Give ``heir`` the most stars, keywords, albums and thumbs of ``photos``, in a transaction.

    Also a colour if it has none, and their position in a stack if it is in no other.
    """
    with library.transaction():
        inherit_marks(library, heir, photos)
        inherit_stack(library, heir, photos)
        Albums(library).inherit(heir, photos)
        row = library.row_of(heir)
        if row is not None:
            for search, sign in thumbs_to_inherit(library, heir, photos).items():
                add_judgments(library.catalogue, search, {heir: row}, sign)


def thumbs_to_inherit(library: Library, heir: int, photos: Sequence[int]) -> dict[int, Sign]:
    """Return search -> the latest thumb of ``photos``, if ``heir`` is neither judged nor query."""
    thumbs: dict[int, Sign] = {}
    for search in searches_judging(library.catalogue, photos):
        signs = signs_of(library, search)
        given = [sign for photo, sign in signs.items() if photo in photos]
        if given and heir not in signs and heir not in _anchors(library, search):
            thumbs[search] = given[-1]
    return thumbs


def _anchors(library: Library, search: int) -> set[int]:
    """Return the photos that ``search`` started from."""
    found = find_search(library.catalogue, search)
    return set() if found is None else {photo for photo in json.loads(found.photos) if photo}
