"""Name the places of the sidebar: photos, the map, albums, folders, things to tidy up.

The key of a place is the number of an album, the path of a folder, or a word: the command that
shows a page, or what the button of a heading does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from app.core.base.language import listed, number, tr, tr_later, tr_n
from app.core.base.photo_types import FactCounts, Problem, RootInfo
from app.core.base.search_types import AlbumInfo
from app.core.base.work_types import Progress
from app.core.photos.names import Folder, folder_tree
from app.ui.albums.album_commands import details_of
from app.ui.style import words

Key = str | int | Path

PHOTOS, EXPLORE, FAVOURITES, TODAY = "photos", "map", "favourites", "today"
DUPLICATES, PROBLEMS = "duplicates", "problems"
SMART_ALBUMS, ALBUMS, FOLDERS, TIDY_UP = "keep_as_album", "new_album", "add_folder", "tidy_up"

_HEADINGS = {
    SMART_ALBUMS: (tr_later("Smart albums"), tr_later("Save this search as a smart album")),
    ALBUMS: (tr_later("Albums"), tr_later("New album")),
    FOLDERS: (tr_later("Folders"), tr_later("Add a folder")),
    TIDY_UP: (tr_later("Tidy up"), ""),
}
"""The text of each heading, and what its button does."""

_NARROW = {PHOTOS, EXPLORE, FAVOURITES, SMART_ALBUMS, ALBUMS, FOLDERS, DUPLICATES, PROBLEMS}


@dataclass(slots=True)
class Place:
    """A line of the sidebar.
    ``count`` is at its end; ``said`` is for screen readers, ``tip`` for the tooltip."""

    key: Key
    name: str
    count: str = ""
    said: str = ""
    tip: str = ""
    icon: str = ""
    cover: int | None = None
    busy: bool = False  # the count is the progress of reading
    dot: bool = False  # some photos should be checked
    about: RootInfo | AlbumInfo | None = None
    inner: list[Place] = field(default_factory=list)

    @property
    def is_heading(self) -> bool:
        """Whether it is a heading of others, and no place itself."""
        return self.key in _HEADINGS

    @property
    def adds(self) -> bool:
        """Whether it is a heading with a button."""
        return self.is_heading and bool(_HEADINGS[str(self.key)][1])

    @property
    def is_narrow(self) -> bool:
        """Whether it stands in the sidebar of a narrow window, too, by its icon alone."""
        return self.key in _NARROW or self.icon == "album-filling"

    @property
    def end(self) -> str:
        """What is at its end: its count, or the sign of a heading's button."""
        return f"• {self.count}" if self.dot else "+" if self.adds else self.count

    @property
    def spoken(self) -> str:
        """The text for screen readers."""
        return listed([self.name, *[self.said] * bool(self.said)])


def places_of(
    roots: Sequence[RootInfo], counts: FactCounts, albums: Sequence[AlbumInfo], progress: Progress
) -> list[Place]:
    """Return the places of a library."""
    photos = sum(root.photos - root.copies for root in roots)
    said = tr_n("{n} photo", "{n} photos", photos)
    smart = [info for info in albums if info.search is not None]
    by_hand = [info for info in albums if info.search is None]
    lines = [
        Place(PHOTOS, tr("Photos"), number(photos), said, icon="photos"),
        Place(EXPLORE, tr("Explore"), tip=tr("A map of what is alike"), icon="explore"),
        Place(FAVOURITES, tr("Favourites"), tip=tr("Photos with four stars or five"), icon="star"),
        Place(TODAY, tr("On this day"), tip=tr("Photos of this day, in any year"), icon="calendar"),
        _heading(SMART_ALBUMS),
        *map(_album, smart),
        _heading(ALBUMS, "album"),
        *map(_album, by_hand),
        _heading(FOLDERS, "folder"),
    ]
    trees = folder_tree(counts.folders, [root.path for root in roots], counts.shared)
    for root, tree in zip(roots, trees, strict=True):
        line = _folder(tree)
        _add_state(line, root, progress)
        lines.append(line)
    return lines


def tidy_places(groups: int | None, problems: Sequence[Problem]) -> list[Place]:
    """Return what can be tidied up; ``groups`` of duplicates are None before the first search."""
    found = "" if groups is None else tr_n("{n} group", "{n} groups", groups)
    wrong = words.problems_sentence(problems) if problems else tr("All files could be read.")
    groups_tip = found or tr("Find photos that are there more than once")
    problem_count = number(len(problems)) if problems else ""
    group_count = number(groups) if groups else ""
    return [
        _heading(TIDY_UP),
        Place(DUPLICATES, tr("Duplicates"), group_count, found, groups_tip, "duplicates"),
        Place(PROBLEMS, tr("Problems"), problem_count, wrong, wrong, "warning"),
    ]


def _heading(key: str, icon: str = "") -> Place:
    name, adds = _HEADINGS[key]
    does = tr(adds) if adds else ""
    return Place(key, tr(name), said=does, tip=does, icon=icon)


def _album(info: AlbumInfo) -> Place:
    said, name = listed(details_of(info)), words.printable(info.name)
    count = number(info.photos) if info.filled else "…"
    icon = "album" if info.search is None else "album-filling"
    tip = f"{name}\n{said}"
    return Place(info.id, name, count, said, tip, icon, info.cover, dot=bool(info.new), about=info)


def _folder(folder: Folder) -> Place:
    name = words.printable(folder.path.name or str(folder.path))
    said = tr_n("{n} photo", "{n} photos", folder.photos)
    inner = [_folder(each) for each in folder.inner]
    tip = str(folder.path)
    return Place(folder.path, name, number(folder.photos), said, tip, inner=inner)


def _add_state(line: Place, root: RootInfo, progress: Progress) -> None:
    """Add the state of an added folder: "1,000 photos · offline · 3 unreadable"."""
    said = [tr_n("{n} photo", "{n} photos", root.photos)]
    line.about, line.icon, line.count = root, "folder", number(root.photos)
    if root.state == "offline":
        line.icon, line.count = "offline", tr("offline", "a folder whose disk is away")
        replaced = tr("offline: another disk is in its place")
        said.append(replaced if root.trouble else line.count)
    elif root.state == "scanning":
        reading = tr("reading", "a folder whose photos are being read")
        said.append(reading)
        if progress.total:
            percent = tr("{percent}%", percent=int(100 * progress.done / progress.total))
            line.busy, line.count = True, percent
        elif not root.photos:
            line.busy, line.count = True, reading
    if root.problems:
        said.append(tr_n("{n} unreadable", "{n} unreadable", root.problems))
    line.said = " · ".join(said)
    line.tip = "\n".join((str(root.path), line.said))
    if root.seems_at is not None:
        line.tip += "\n" + tr("It seems to be in {folder} now.", folder=root.seems_at)


def with_inner(places: Sequence[Place]) -> Iterator[Place]:
    """Yield all places, parents before children."""
    for place in places:
        yield place
        yield from with_inner(place.inner)
