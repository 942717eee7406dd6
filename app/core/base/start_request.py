"""Encode what a second start of the program asks of the open window, as a line of versioned JSON.

It comes from another process, so sizes, types and paths are checked.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from app.core.base.errors import StartRequestError
from app.core.base.language import tr

VERSION = 1
MAX_PATHS = 100
"""The most folders, or pictures, of one request."""

MAX_BYTES = 1 << 20
"""The longest line in bytes: a hundred of the longest paths fit."""

_MAX_ACTIVATION = 512  # characters of the desktop's token


@dataclass(frozen=True, slots=True)
class StartRequest:
    """Folders to add and pictures to search with, as absolute paths.

    ``subject``: whether to look at what is in the pictures from now on; None: as before.
    ``activation``: the token of the desktop that allows the window to raise itself.
    """

    folders: tuple[Path, ...] = ()
    pictures: tuple[Path, ...] = ()
    left_out: int = 0  # pictures beyond MAX_PATHS
    subject: bool | None = None
    activation: str = ""


def request_of(paths: Sequence[Path], subject: bool | None, activation: str) -> StartRequest:
    """Return the request for paths. Raises StartRequestError for missing or too many ones."""
    folders = tuple(path.absolute() for path in paths if path.is_dir())
    pictures = tuple(path.absolute() for path in paths if path.is_file())
    for path in paths:
        if not (path.is_dir() or path.is_file()):
            raise StartRequestError(
                tr("“{path}” is neither a file, a folder nor a command.", path=path)
            )
    if len(folders) > MAX_PATHS:
        raise StartRequestError(
            tr("{most} folders can be added at once, not {n}.", most=MAX_PATHS, n=len(folders)),
            tr("Add the folder that they are in."),
        )
    left_out = max(0, len(pictures) - MAX_PATHS)
    token = activation[:_MAX_ACTIVATION]
    return StartRequest(folders, pictures[:MAX_PATHS], left_out, subject, token)


def activation_token() -> str:
    """Return the activation token that a Wayland desktop gave this process; "" if none."""
    return os.environ.get("XDG_ACTIVATION_TOKEN", "")


def encoded(request: StartRequest) -> bytes:
    """Return the line that `decoded` reads."""
    fields = asdict(request)
    fields |= {name: [str(path) for path in fields[name]] for name in ("folders", "pictures")}
    return json.dumps({"likewise": VERSION} | fields).encode("ascii") + b"\n"


def decoded(line: bytes) -> StartRequest:
    """Read a request. Raises StartRequestError for any line that is not a valid one."""
    try:
        fields = json.loads(line.decode("ascii")) if len(line) <= MAX_BYTES else None
    except (ValueError, RecursionError):
        fields = None
    match fields:
        case {
            "likewise": 1,  # VERSION
            "folders": list(folders),
            "pictures": list(pictures),
            "left_out": int(left_out),
            "subject": None | bool() as subject,
            "activation": str(activation),
        } if (
            max(len(folders), len(pictures)) <= MAX_PATHS
            and all(map(_is_path, (*folders, *pictures)))
            and type(left_out) is int
            and left_out >= 0
        ):
            token = activation[:_MAX_ACTIVATION]
            paths = tuple(map(Path, folders)), tuple(map(Path, pictures))
            return StartRequest(*paths, left_out, subject, token)
        case {"likewise": int(version)} if version != VERSION:
            raise StartRequestError(
                tr("The window that is open is of another version of Likewise."),
                tr("Close it first, then start this one."),
            )
    raise StartRequestError(tr("What this start asks for can't be read."))


def _is_path(text: object) -> bool:
    """Return whether ``text`` is an absolute path that files may have."""
    if not isinstance(text, str) or "\0" in text or not Path(text).is_absolute():
        return False
    try:
        os.fsencode(text)
    except UnicodeEncodeError:
        return False
    return True
