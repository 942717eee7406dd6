"""What the library notes after an act on a file: where the photo is now, and what became of it."""

from __future__ import annotations

from app.core.files.path_in_root import path_in_root
from app.core.library.library import Library
from app.core.library.walk import TIMES
from app.core.store.photos.copies import file_at, shown_photo
from app.core.store.photos.file_acts import Content, FileAct
from app.core.store.photos.file_changes import add_file, move_file, remove_file
from app.core.store.photos.photo_files import FoundFile, known_by_id
from app.core.types import Changes, PhotoState


def follow(library: Library, act: FileAct, made: Content | None) -> Changes:
    """Let the catalogue know where the photo is now: with the same id, row and judgments. Of a
    photo with copies it is the file that counts: the photo may be at another path since
    the act was planned."""
    if act.photo is None or act.kind in ("copy", "export"):
        return Changes()
    source = path_in_root(library, act.source)
    file = None if source is None else file_at(library.catalogue, source)
    target = None if act.target is None else path_in_root(library, act.target)
    if target is not None and made is not None:
        changed = min(max(made.mtime_ns, TIMES[0]), TIMES[1])
        there = FoundFile(*target, made.size, changed)
        content = made.hash or act.content.hash
        if file is None and add_file(library.catalogue, act.photo, there, content):
            return Changes(updated=(act.photo,), roots=True)
        return _moved(library, act.photo if file is None else file, there)
    return Changes() if file is None else _removed(library, file)


def _removed(library: Library, file: int) -> Changes:
    photo = shown_photo(library.catalogue, file)
    if remove_file(library.catalogue, file) or photo != file:
        return Changes(updated=(photo,), roots=True)
    return Changes(removed=(file,), roots=True)


def _moved(library: Library, file: int, there: FoundFile) -> Changes:
    (before,) = known_by_id(library.catalogue, [file])
    others = tuple(move_file(library.catalogue, file, there))
    photo = shown_photo(library.catalogue, file)
    if before.state is PhotoState.GONE and photo == file:
        return Changes(added=(file,), removed=others, roots=True)
    return Changes(updated=(photo,), removed=others, roots=True)
