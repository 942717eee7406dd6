"""Opens the index that searches of a library ask: of this process, or of the library's cluster."""

from __future__ import annotations

from collections.abc import Callable

from app.core.cluster.cluster_address import stored_address
from app.core.index.local_index import LocalIndex
from app.core.index.protocol import LibraryIndex
from app.core.library.library import Library
from app.core.safe_start import is_safe


def open_index(
    library: Library,
    *,
    keep: bool = True,
    patience: float | None = None,
    on_change: Callable[[], None] | None = None,
) -> LibraryIndex:
    """The index of ``library``, to be closed by whoever opens it.

    ``keep``: files may be written beside the library's matrices. ``patience``: seconds after which
    a search goes on without what has not answered; None: what suits a person who waits.
    ``on_change`` is called, on some thread, when the state of the cluster has changed.
    """
    local = LocalIndex(library.folder, keep=keep)
    address = stored_address(library.folder)
    if address is None or is_safe():
        return local
    # Only here: most libraries live on no cluster, and what speaks to one takes time to import.
    from app.core.cluster.open_shard import SearchSettings
    from app.core.cluster.remote_index import PATIENCE, RemoteIndex

    return RemoteIndex(
        address,
        local,
        settings=SearchSettings(keep=keep),
        patience=patience or PATIENCE,
        on_change=on_change,
    )
