"""Files of photos in a catalogue, as if a scan had found them."""

from __future__ import annotations

import sqlite3

from app.core.store.catalogue import Catalogue


def add_file(
    connection: sqlite3.Connection,
    root: int,
    path: bytes,
    *,
    size: int = 1,
    mtime_ns: int = 1,
    content: bytes | None = None,
    state: str = "pending",
    row: int | None = None,
    number: int | None = None,
) -> int:
    """Add a file and the photo that it holds; return their number, which may be given."""
    (next_one,) = connection.execute("SELECT coalesce(max(id), 0) + 1 FROM photos").fetchone()
    added: int = next_one if number is None else number
    connection.execute(
        "INSERT INTO files (id, photo, root, path, size, mtime_ns, hash, state)"
        " VALUES (?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        (added, root, path, size, mtime_ns, content, state),
    )
    connection.execute("INSERT INTO photos (id, file, row) VALUES (?1, ?1, ?2)", (added, row))
    return added


def content_of(catalogue: Catalogue, photo: int) -> bytes:
    """Return the content hash of an existing photo; empty while it is not known."""
    return catalogue.row("SELECT hash FROM at_hand WHERE id = ?", photo)[0] or b""
