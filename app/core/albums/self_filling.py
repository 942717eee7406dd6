"""Albums that fill themselves: a search that is kept under a name, and opened again by it.

The album rests on its search in the journal. A thumb in the album is a judgment of that search: it
teaches the album, and the profile as far as the search is kept for it.
"""

from __future__ import annotations

from app.core.albums.albums import Albums
from app.core.errors import AlbumError
from app.core.language import tr
from app.core.library.library import Library
from app.core.search.current_search import CurrentSearch
from app.core.search.scope import pack_scope, unpack_scope
from app.core.search.session import SearchSession
from app.core.store.groups.albums import album_of_search, set_looked
from app.core.types import EVERYWHERE


def keep_search(library: Library, search: CurrentSearch, name: str) -> int:
    """Make an album of ``search``, with its thumbs, scope and words; returns its id. Raises
    AlbumError if it is an album already."""
    known = album_of_search(library.catalogue, search.record.id)
    if known is not None:
        raise AlbumError(
            tr("This search is the album “{name}” already.", name=known.name),
            tr("Correct it with thumbs."),
        )
    with library.transaction():
        album = Albums(library).create(
            name, search=search.record.id, scope=pack_scope(search.scope)
        )
    search.keep_metric()
    search.album_changed()
    return album


def reopen_search(library: Library, session: SearchSession, search: int) -> None:
    """Make an earlier search the current one of ``session``, as the album that it fills if it fills
    one, else among all photos. Raises LibraryError if it is not there any more."""
    album = album_of_search(library.catalogue, search)
    if album is None:
        session.reopen(search, EVERYWHERE)
    else:
        open_album(library, session, album.id)


def open_album(library: Library, session: SearchSession, album: int) -> None:
    """Make the search that fills ``album`` the current one of ``session``; what came into it until
    now is no longer new. Raises AlbumError if it is filled by hand."""
    stored = Albums(library).get(album)
    if stored.search is None:
        raise AlbumError(
            tr("“{name}” is filled by hand.", name=stored.name), tr("Look at its photos instead.")
        )
    session.reopen(stored.search, unpack_scope(stored.scope))
    set_looked(library.catalogue, album, len(session.current().snapshot.rows))
