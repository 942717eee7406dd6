"""The window's one door to the library: requests are slots, answers are signals.

Slots return at once; `answering.py` has the signals, and how answers come about.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Slot

from likewise.app.core.profiles.learners import USUAL
from likewise.app.core.types import Pace, QueryItem, Region, Scope
from likewise.app.workers.bridge.answering import AnsweringService

if TYPE_CHECKING:
    from likewise.engine.feedback.journal import Sign


class LibraryService(AnsweringService):
    """One library: its folders, photos, scan, searches and profiles."""

    # The library and its folders

    @Slot(object)
    def open(self, folder: Path | None) -> None:
        """Open (or make) the library kept in ``folder``; None means the user's own."""
        self._owner.submit(lambda: self._open(folder))

    @Slot(object)
    def add_root(self, path: Path) -> None:
        """Add a folder of photos and read what is in it."""
        self._ask(lambda desk: desk.add_root(Path(path)))

    @Slot(object)
    def remove_root(self, root: int) -> None:
        """Forget a folder; its photos leave the results, its files are not touched."""
        self._ask(lambda desk: desk.remove_root(root))

    @Slot()
    def rescan(self) -> None:
        """Look at all folders again; only what is new or changed is read."""
        self._ask(lambda desk: desk.scan())

    @Slot(object)
    def use_model(self, source: Path | None) -> None:
        """Let photos be seen by an ONNX model too, or by none; all are read again."""
        self._ask(lambda desk: desk.use_model(source))

    @Slot(object)
    def exclude(self, patterns: Iterable[str]) -> None:
        """Leave out what matches these patterns, and nothing else (app/core/library/exclude.py)."""
        chosen = tuple(patterns)
        self._ask(lambda desk: desk.exclude(chosen))

    @Slot(object)
    def set_pace(self, pace: Pace) -> None:
        """Read photos at this pace, now and in libraries that are opened later."""
        self._owner.submit(lambda: self._set_pace(pace))

    @Slot()
    def stop(self) -> None:
        """End the scan; what was read is kept."""
        self._ask(lambda desk: desk.stop())

    @Slot(object)
    def retry(self, photos: Iterable[int]) -> None:
        """Read these photos, which failed before, once more."""
        chosen = tuple(photos)
        self._ask(lambda desk: desk.retry(chosen))

    @Slot(object)
    def leave_out(self, photos: Iterable[int]) -> None:
        """Never read or list these photos again."""
        chosen = tuple(photos)
        self._ask(lambda desk: desk.leave_out(chosen))

    # Searching

    @Slot(object)
    def search_photos(self, photos: Iterable[int]) -> None:
        """Search for what is like these photos of the library."""
        query = tuple(QueryItem(photo=photo) for photo in photos)
        self._look(lambda desk: desk.session.start(query))

    @Slot(object)
    def search_file(self, path: Path) -> None:
        """Search with a picture file that need not be in the library."""
        query = (QueryItem(path=Path(path), name=Path(path).name),)
        self._look(lambda desk: desk.session.start(query))

    @Slot(object, str)
    def search_image(self, picture: bytes, name: str) -> None:
        """Search with an encoded picture (PNG, JPEG, ...), pasted or dropped."""
        query = (QueryItem(name=name, thumbnail=picture),)
        self._look(lambda desk: desk.session.start(query))

    @Slot(object, object)
    def search_region(self, photo: int, region: Region) -> None:
        """Search with a part of a photo: (left, top, width, height) as shares of its sides."""
        query = (QueryItem(photo=photo, region=region),)
        self._look(lambda desk: desk.session.start(query))

    @Slot(object, int)
    def prefetch(self, photo: int, sign: Sign) -> None:
        """Have the answer to this judgment ready: the pointer rests on its thumb."""
        self._guess(lambda desk: desk.session.prefetch(photo, sign))

    @Slot(object)
    def start_from(self, photo: int) -> None:
        """Make a result the new query; the breadcrumb remembers the one before."""
        query = (QueryItem(photo=photo),)
        self._look(lambda desk: desk.session.start(query, onward=True))

    @Slot()
    def back(self) -> None:
        """Return to the search before this one."""
        self._look(lambda desk: desk.session.back())

    @Slot()
    def forward(self) -> None:
        """Undo ``back``."""
        self._look(lambda desk: desk.session.forward())

    @Slot()
    def clear_search(self) -> None:
        """Leave the search; ``back`` returns to it."""
        self._look(lambda desk: desk.session.leave())

    @Slot(str)
    def set_order(self, order: Literal["learned", "original"]) -> None:
        """Show what was learned, or the order without any learning."""
        self._look(lambda desk: desk.session.set_order(order))

    @Slot(object)
    def set_scope(self, scope: Scope) -> None:
        """Let only photos of a folder or a time be results, from now on."""
        self._look(lambda desk: desk.session.set_scope(scope))

    @Slot()
    def search_again(self) -> None:
        """Show the search with all photos that were read since."""
        self._look(lambda desk: None)

    @Slot()
    def ask_me(self) -> None:
        """Show first the few photos whose thumbs would teach most; asked again: no longer."""
        self._look(lambda desk: desk.session.current().ask())

    # Judging

    @Slot(object, int)
    def judge(self, photos: Sequence[int], sign: Sign) -> None:
        """Thumb photos up (+1) or down (-1) in this search, or clear their thumbs (0), in one
        gesture, which undo takes back whole."""
        self._look(lambda desk: desk.session.current().judge(photos, sign))

    @Slot()
    def undo(self) -> None:
        """Take back what was judged last in this search."""
        self._look(lambda desk: desk.session.current().undo())

    @Slot()
    def redo(self) -> None:
        """Judge again what was taken back last."""
        self._look(lambda desk: desk.session.current().redo())

    @Slot(bool)
    def keep_search(self, keep: bool) -> None:
        """Let the active profile learn from this search, or leave it out."""
        self._look(lambda desk: desk.keep_search(keep))

    # Profiles

    @Slot(str)
    @Slot(str, str)
    def create_profile(self, name: str, learner: str = USUAL) -> None:
        """Add a profile that knows nothing yet and learns with ``learner``, and use it."""
        self._look(lambda desk: desk.create_profile(name, learner))

    @Slot(object)
    def use_profile(self, profile: int) -> None:
        """Let searches start from this profile."""
        self._look(lambda desk: desk.use_profile(profile))

    @Slot(object, str)
    def rename_profile(self, profile: int, name: str) -> None:
        """Give a profile another name."""
        self._look(lambda desk: desk.rename_profile(profile, name))

    @Slot(object, str)
    def duplicate_profile(self, profile: int, name: str) -> None:
        """Copy a profile with all it learned."""
        self._look(lambda desk: desk.duplicate_profile(profile, name))

    @Slot(object)
    def reset_profile(self, profile: int) -> None:
        """Let a profile forget what it learned; the searches stay, left out."""
        self._look(lambda desk: desk.reset_profile(profile))

    @Slot(object, bool)
    def freeze_profile(self, profile: int, frozen: bool) -> None:
        """Stop a profile from learning, or let it learn again."""
        self._look(lambda desk: desk.freeze_profile(profile, frozen))

    @Slot(object)
    def delete_profile(self, profile: int) -> None:
        """Remove a profile and its searches; the last one can't be removed."""
        self._look(lambda desk: desk.delete_profile(profile))

    @Slot(object, object, str)
    def merge_profiles(self, first: int, second: int, name: str) -> None:
        """Make a profile that learned from the searches of both."""
        self._look(lambda desk: desk.merge_profiles(first, second, name))

    @Slot(object, object)
    def export_profile(self, profile: int, path: Path) -> None:
        """Write a profile to one file that works on other machines and libraries."""
        self._ask(lambda desk: desk.export_profile(profile, Path(path)))

    @Slot(object)
    def import_profile(self, path: Path) -> None:
        """Add a profile from a file that ``export_profile`` wrote."""
        self._look(lambda desk: desk.import_profile(Path(path)))

    @Slot()
    def learn_folders(self) -> None:
        """Make a profile that takes photos of one sub-folder for alike; searches go on."""
        self._ask(lambda desk: desk.learn_folders())

    @Slot()
    def stop_lesson(self) -> None:
        """End learning from folders; nothing of it is kept."""
        self._ask(lambda desk: desk.stop_lesson())

    @Slot()
    def close(self) -> None:
        """Stop the scan, close the library and wait until no thread is left."""
        self._owner.submit(self._close)
        self._owner.close()
