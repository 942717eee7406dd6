"""Queries for contradictions in the catalogue, and updates that mend what can be made again."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.store.catalogue import Catalogue
from app.core.store.damage import faults_in
from app.core.store.states import IS_SEARCHABLE, WITHOUT_ROW

_OWN_ROW = "EXISTS (SELECT 1 FROM rows WHERE rows.row = photos.row AND rows.photo = photos.id)"


def damage(catalogue: Catalogue) -> list[str]:
    """Sentences about what is wrong with the database in itself."""
    with catalogue.reading() as connection:
        return list(faults_in(connection))


def searchable_without_row(catalogue: Catalogue) -> list[int]:
    """Photos that count as read but stand at no row."""
    with catalogue.reading() as connection:
        found = connection.execute(
            f"SELECT id FROM photos WHERE {IS_SEARCHABLE} AND row IS NULL"
        ).fetchall()
    return [photo for (photo,) in found]


def at_rows_of_others(catalogue: Catalogue) -> list[tuple[int, int]]:
    """(photo, row) of photos whose row is not theirs."""
    with catalogue.reading() as connection:
        return connection.execute(
            "SELECT photos.id, photos.row FROM photos LEFT JOIN rows ON rows.row = photos.row"
            " WHERE photos.row IS NOT NULL AND rows.photo IS NOT photos.id"
        ).fetchall()


def files_noted_twice(catalogue: Catalogue) -> list[tuple[int, bytes, int]]:
    """(root, path, times) of files that several photos are said to be."""
    with catalogue.reading() as connection:
        return connection.execute(
            "SELECT root, path, count(*) FROM photos WHERE state <> 'gone'"
            " GROUP BY root, path HAVING count(*) > 1"
        ).fetchall()


def described_rows(catalogue: Catalogue) -> int:
    """How many rows are described."""
    with catalogue.reading() as connection:
        count: int = connection.execute("SELECT count(*) FROM rows").fetchone()[0]
    return count


def empty_judgments(catalogue: Catalogue) -> list[int]:
    """Lines of the journal that judge no photo, or don't say how."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT seq FROM events WHERE kind = 'judge' AND (photo IS NULL OR sign IS NULL)"
        ).fetchall()
    return [seq for (seq,) in found]


def dangling_undos(catalogue: Catalogue) -> list[tuple[int, str]]:
    """(line, undo or redo) of the journal that mean no judgment of the same search before them."""
    with catalogue.reading() as connection:
        return connection.execute(
            "SELECT events.seq, events.kind FROM events LEFT JOIN events AS meant"
            " ON meant.seq = events.target AND meant.seq < events.seq AND meant.kind = 'judge'"
            " AND meant.search = events.search"
            " WHERE events.kind <> 'judge' AND meant.seq IS NULL"
        ).fetchall()


def queries(catalogue: Catalogue) -> list[tuple[int, str]]:
    """(search, its query's photos as JSON) of all searches."""
    with catalogue.reading() as connection:
        return connection.execute("SELECT id, query_photos FROM searches").fetchall()


def photo_ids(catalogue: Catalogue) -> set[int]:
    """All photos, in whatever state."""
    with catalogue.reading() as connection:
        return {photo for (photo,) in connection.execute("SELECT id FROM photos")}


def free_misplaced_photos(catalogue: Catalogue) -> int:
    """Let photos be read again that count as read but stand at no row, or at another's; returns how
    many.
    """
    with catalogue.transaction() as connection:
        return connection.execute(
            f"UPDATE photos SET hash = NULL, {WITHOUT_ROW}"
            f" WHERE (row IS NOT NULL OR {IS_SEARCHABLE}) AND NOT {_OWN_ROW}"
        ).rowcount


def free_rows(catalogue: Catalogue, rows: Sequence[int]) -> int:
    """Let the photos of ``rows``, which hold nobody's vectors now, be read again; returns how many
    these are.
    """
    with catalogue.transaction() as connection:
        return connection.executemany(
            f"UPDATE photos SET state = 'pending', hash = NULL WHERE {IS_SEARCHABLE} AND row = ?",
            [(row,) for row in rows],
        ).rowcount
