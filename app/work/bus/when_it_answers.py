"""Waits on a thread for a folder's disk or network, before the library's thread touches it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread

from app.core.errors import RootError
from app.core.library.roots import PATIENCE, answered


def when_it_answers(
    path: Path,
    submit: Callable[[Callable[[], None]], None],
    do: Callable[[], None],
    patience: float = PATIENCE,
) -> None:
    """``submit`` what is to be done once the folder ``path`` has answered, whatever it said; after
    ``patience`` seconds of silence a job that raises RootError. Returns at once."""

    def wait() -> None:
        try:
            answered(partial(_touch, path), path, patience)
        except RootError as error:
            submit(partial(_fail, error))
        else:
            submit(do)

    Thread(target=wait, name="waiting for a folder", daemon=True).start()


def _touch(path: Path) -> None:
    with suppress(OSError, ValueError):  # what is done then says it better
        path.stat()
        next(path.iterdir(), None)


def _fail(error: RootError) -> None:
    raise error
