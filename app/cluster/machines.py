"""Choose the machines that search a library and read its photos: its cluster, if it has one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from app.cluster.cluster_address import LOCAL, stored_address
from app.core.base.safe_start import is_safe

if TYPE_CHECKING:  # numpy loads on the library thread, after the window has appeared
    from app.core.index.protocol import LibraryIndex
    from app.core.library.library import Library
    from app.work.reading.scan import ReadInto


SCRIPT_TIMEOUT = 60.0  # seconds


def open_index(
    library: Library, *, for_command: bool = False, on_change: Callable[[], None] | None = None
) -> LibraryIndex:
    """Open the index of ``library``; the caller closes it.

    ``for_command``: nothing is written beside the library's matrices, and a cluster is waited for,
    as a script should rather wait than miss a part. ``on_change`` is called, on any thread, when
    the state of the cluster has changed.
    """
    from app.core.index.local_index import LocalIndex

    local = LocalIndex(library.folder, keep=not for_command)
    address = stored_address(library.folder)
    if address is None or is_safe():
        return local
    # Imported only here: most libraries have no cluster, and the import takes time.
    from app.cluster.range_server import SearchSettings
    from app.cluster.ranges import ranges_of
    from app.cluster.remote_index import TIMEOUT, RemoteIndex

    return RemoteIndex(
        address,
        local,
        settings=SearchSettings(keep=not for_command),
        timeout=SCRIPT_TIMEOUT if for_command else TIMEOUT,
        on_change=on_change,
        ranges_of=partial(ranges_of, library=library.folder),
    )


def reader(library: Library) -> ReadInto:
    """Return the function that reads the photos of ``library``: on its cluster or this computer."""
    from app.cluster.reading import reading_at
    from app.work.reading.read import read_here

    address = stored_address(library.folder)
    return read_here if address is None or address.scheduler == LOCAL else reading_at(address)
