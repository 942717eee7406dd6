"""Perform one act on one file, or find out how one ended that a crash cut; uses no catalogue.

Links are followed for reading, so a link can be copied and exported as the photo that it shows.
Only a file that is itself in the library's folder is moved, renamed or put into the bin: through a
link the act would affect files outside.

The name of an act's temporary file is a signature of the act, with a key that never leaves this
machine's state folder. So a stranger's catalogue or backup can't contain an act that would be
finished, repeated or undone, which could remove or move files.

Where two paths lead to one file, removing one would lose the other. Device and inode show this for
links, and for most folders that are mounted twice. Overlays and network shares have different
numbers for the same file: there a mark is put into one folder and looked for in the other.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path

from app.core.base.content_hash import hash_of
from app.core.base.errors import FileActError
from app.core.base.language import tr
from app.core.base.paths import state_folder
from app.core.files import transfer
from app.core.files.bin import put_into_bin, take_out
from app.core.files.tables import ELSEWHERE, Content, FileAct
from app.core.files.transfer import CUT, GONE, GoOn, discard, faults, of_source, of_target
from engine.atomic import replacing

Render = Callable[[Path], bytes]
"""Makes the resized copy of a photo. Raises FileActError."""


def perform(
    act: FileAct, render: Render | None = None, go_on: GoOn = lambda: True
) -> Content | None:
    """Perform a recorded act; return what is at its target, None for the bin.

    ``render``: for exports. Raises FileActError if nothing was changed.
    """
    if act.target is None:
        check_no_link(act.source)
        transfer.check_unchanged(act.source, act.content)
        put_into_bin(act.source)
        return None
    check_folder(act.target.parent)
    part = act.target.with_name(act.part)
    match act.kind:
        case "copy":
            return transfer.copy_file(act.source, act.target, part, act.content, go_on)
        case "export":
            assert render is not None
            transfer.check_unchanged(act.source, act.content)
            return _export(act, act.target, part, render, go_on)
    check_no_link(act.source)
    return transfer.move_file(act.source, act.target, part, act.content, go_on)


def _export(act: FileAct, target: Path, part: Path, render: Render, go_on: GoOn) -> Content:
    data = render(act.source)
    with transfer.writing(part, target, mode=0o666) as file:  # as programs make files
        transfer.write(file, data, target)
    return transfer.publish(part, target, hash_of(data), go_on)


def take_back(act: FileAct) -> None:
    """Undo an act that was just done. Raises FileActError or OSError if that is impossible."""
    if act.target is None or act.made is None:
        take_out(act.source, act.content)
    elif act.kind == "move":
        transfer.move_file(act.target, act.source, act.source.with_name(act.part), act.made)
    else:
        transfer.check_unchanged(act.source, act.content)  # else the copy may be the only one left
        transfer.check_unchanged(act.target, act.made)
        act.target.unlink()


def check_no_link(path: Path) -> None:
    """Raise FileActError if ``path`` is a link, or is reached through one."""
    if os.path.realpath(path) != os.fspath(path):
        raise FileActError(
            tr("It is a link, or its folder is; only the file itself can be moved or binned."),
            tr("Copying works."),
        )


def check_folder(folder: Path) -> None:
    """Raise FileActError unless ``folder`` is still the folder that was chosen, not a link."""
    if os.path.realpath(folder) != os.fspath(folder):
        raise FileActError(
            tr("The folder {folder} has become a link.", folder=folder),
            tr("Choose the folder again."),
        )
    if not folder.is_dir():
        raise FileActError(tr("The folder {folder} is not there any more.", folder=folder))


def resolve(act: FileAct) -> FileAct:
    """Finish or revert an act that was cut, so that its file is in one place; return its outcome.

    An act of another machine is left alone. Raises FileActError if the result can't be known now,
    as the disk is away or is reached through a link, and OSError.
    """
    if not is_of_this_machine(act):
        return act.failed(tr(ELSEWHERE))
    if act.target is None:
        return act.failed(CUT) if _is_there(act.source) else act.done(None)
    for path in (act.target, act.source) if act.kind == "move" else (act.target,):
        if path.parent.is_dir():  # otherwise its disk is away
            check_folder(path.parent)
    made = _has_its_name(act, act.target)
    if act.kind == "move":
        transfer.discard(act.source.with_name(act.part))  # from undoing it
    if act.kind != "move":
        return _of_copy(act, act.target) if made else act.failed(CUT)
    if made and not os.path.lexists(act.source):
        return act.done(_content(act, act.target))
    if not _is_there(act.source):
        return act.failed(GONE)
    if made and os.path.samestat(act.source.lstat(), act.target.lstat()):  # linked only
        act.source.unlink()
        return act.done(_content(act, act.target))
    return _of_moved_copy(act, act.target) if made else act.failed(CUT)


def _has_its_name(act: FileAct, target: Path) -> bool:
    """Return whether the act put what is at ``target`` there; remove its temporary file."""
    part = target.with_name(act.part)
    if not os.path.lexists(part):
        return os.path.lexists(target)
    linked = os.path.lexists(target) and os.path.samestat(part.lstat(), target.lstat())
    part.unlink()
    return linked


def _of_copy(act: FileAct, target: Path) -> FileAct:
    """Return the outcome of a copy that got its name; unlike an export, it is compared."""
    found = _content(act, target, read=True)
    try:
        wanted = act.content.hash or transfer.read_hash(act.source)
    except FileActError:
        wanted = b""
    if act.kind == "copy" and found.hash != wanted:
        return act.failed(_other_file(target))
    return act.done(found)


def _of_moved_copy(act: FileAct, target: Path) -> FileAct:
    """Finish a move to another disk whose copy got its name, by removing the original."""
    found = _content(act, target, read=True)
    original = Content(act.content.size, act.content.mtime_ns, found.hash)
    if act.content.hash not in (b"", found.hash) or act.content.size != found.size:
        return act.failed(_other_file(target))
    try:
        transfer.remove_original(act.source, target, original)
    except FileActError as error:
        return act.failed(tr("{error} Its copy {target} is whole.", error=error, target=target))
    return act.done(found)


def _other_file(target: Path) -> str:
    name, parent = target.name, target.parent
    return tr("There is another {name} in {parent} by now.", name=name, parent=parent)


def _content(act: FileAct, target: Path, *, read: bool = False) -> Content:
    found = transfer.read_hash(target) if read else act.content.hash
    return Content(*transfer.size_and_time(target), found)


def _is_there(path: Path) -> bool:
    """Return whether a file exists. Raises FileActError if its folder doesn't: a disk is away."""
    if os.path.lexists(path):
        return True
    if not path.parent.is_dir():
        raise FileActError(
            tr(
                "{parent} is away, so it can't be told what became of {name}.",
                parent=path.parent,
                name=path.name,
            )
        )
    return False


KEY = "acts.key"  # in the state folder
KEY_BYTES = 32  # bytes
PART = ".likewise-{}.part"
"""Names of temporary files and marks; no scan takes them for photos, as they start with a dot."""


def part_name(act: FileAct) -> str:
    """Return the name of an act's temporary file, which is unique to the act."""
    digest = blake2b(key=_key(state_folder()), digest_size=8)
    content = act.content
    numbers = (act.job, content.size, content.mtime_ns, content.hash.hex())
    for part in (act.kind, *numbers, act.source, act.target or ""):
        text = os.fsencode(part) if isinstance(part, Path) else str(part).encode()
        digest.update(text + b"\0")  # no path contains it
    return PART.format(digest.hexdigest())


def is_of_this_machine(act: FileAct) -> bool:
    """Return whether an act was recorded on this machine, and not changed since."""
    return act.part == part_name(act)


@lru_cache
def _key(folder: Path) -> bytes:
    """Return this machine's key, made if need be; if it can't be stored, one for this process."""
    path = folder / KEY
    with suppress(OSError):
        if len(found := path.read_bytes()) == KEY_BYTES:
            return found
    made = secrets.token_bytes(KEY_BYTES)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        with replacing(path, by_many=True) as temporary:
            temporary.touch(mode=0o600)
            temporary.write_bytes(made)
    return made


SameFile = Callable[[Path, Path], bool]
"""Whether the file to be removed (first) is the file at the second path. Raises FileActError."""


def same_file() -> SameFile:
    """Return a function that compares paths, and marks each folder of files to remove once."""
    shows = cache(_shows)

    def is_same(going: Path, other: Path) -> bool:
        with faults(of_source):
            if going.samefile(other):
                return True
            folder, beside = going.resolve(strict=True).parent, other.resolve(strict=True).parent
        return folder != beside and shows(folder, beside)

    return is_same


def _shows(folder: Path, beside: Path) -> bool:
    """Return whether a file put into ``folder`` appears in ``beside``."""
    name = PART.format(secrets.token_hex(8))
    mark = folder / name
    with faults(of_target, mark):
        os.close(os.open(mark, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        return os.path.lexists(beside / name)
    finally:
        discard(mark)
