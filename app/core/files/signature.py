"""Tells the acts that were begun on this machine from those that a catalogue came with.

The name of an act's temporary file is a signature of the act, by a key that never leaves this
machine's state folder. A catalogue or backup of somebody else can name no act that is finished,
repeated or taken back, and so no file that is removed or moved.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from app.core.paths import state_folder
from app.core.store.photos.file_acts import ActKind, Content, FileAct
from engine.atomic import replacing

KEY = "acts.key"  # in the state folder
LENGTH = 32  # bytes of it
PART = ".likewise-{}.part"
"""Names of temporary files, which begin with a dot so that no scan takes them for photos."""


def part_name(job: int, kind: ActKind, source: Path, target: Path | None, content: Content) -> str:
    """The name of the temporary file of an act, which no other act has."""
    digest = blake2b(key=_key(state_folder()), digest_size=8)
    numbers = (job, content.size, content.mtime_ns, content.hash.hex())
    for part in (kind, *numbers, source, target or ""):
        text = os.fsencode(part) if isinstance(part, Path) else str(part).encode()
        digest.update(text + b"\0")  # which is in no path
    return PART.format(digest.hexdigest())


def is_of_this_machine(act: FileAct) -> bool:
    """Whether an act was written down here, as it is now."""
    return act.part == part_name(act.job, act.kind, act.source, act.target, act.content)


@lru_cache
def _key(folder: Path) -> bytes:
    """This machine's key, made if need be; where it can't be kept, one for this process."""
    path = folder / KEY
    with suppress(OSError):
        if len(found := path.read_bytes()) == LENGTH:
            return found
    made = secrets.token_bytes(LENGTH)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        with replacing(path, by_many=True) as temporary:
            temporary.touch(mode=0o600)
            temporary.write_bytes(made)
    return made
