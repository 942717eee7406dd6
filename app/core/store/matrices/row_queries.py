"""Which rows generations have, which of them are shown, and which the next one lacks."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np

from app.core.store.catalogue import Catalogue
from app.core.store.matrices.generations import Generation
from app.core.store.states import IS_SEARCHABLE
from engine.types import Mask, Rows


def row_table(catalogue: Catalogue, generation: int) -> tuple[Rows, Mask]:
    """For each row of a generation: its photo, int64 (n,), and whether it is that photo's row now
    and may be shown, bool (n,).
    """
    with catalogue.reading() as connection:
        found = connection.execute(
            f"SELECT rows.photo, photos.row IS rows.row AND {IS_SEARCHABLE}"
            " FROM rows JOIN photos ON photos.id = rows.photo"
            " WHERE generation = ? ORDER BY rows.row",
            (generation,),
        )
        table = np.fromiter(found, np.dtype([("photo", np.int64), ("alive", np.bool_)]))
    return table["photo"].copy(), table["alive"].copy()


def rows_to_rewrite(catalogue: Catalogue, following: Generation) -> list[tuple[int, Path, int]]:
    """(photo, path, row) of what the next generation lacks and can get from files at hand."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT photos.id, roots.path, photos.path, photos.row FROM photos"
            " JOIN roots ON roots.id = root"
            f" WHERE online AND {IS_SEARCHABLE} AND photos.row NOT IN"
            " (SELECT row FROM rows WHERE generation = ?) ORDER BY photos.row",
            (following.id,),
        ).fetchall()
    return [
        (photo, Path(os.fsdecode(folder), os.fsdecode(path)), row)
        for photo, folder, path, row in found
    ]


def rows_lacking(catalogue: Catalogue, following: Generation) -> list[tuple[int, int]]:
    """(row, photo) of the searched generation's rows that the next one lacks, by row."""
    with catalogue.reading() as connection:
        return connection.execute(
            "SELECT rows.row, rows.photo FROM rows"
            " JOIN generations ON generations.id = generation"
            " WHERE current AND rows.row NOT IN (SELECT row FROM rows WHERE generation = ?)"
            " ORDER BY rows.row",
            (following.id,),
        ).fetchall()


def count_searchable(catalogue: Catalogue) -> int:
    """How many photos can be searched."""
    with catalogue.reading() as connection:
        select = f"SELECT count(*) FROM photos WHERE {IS_SEARCHABLE}"
        count: int = connection.execute(select).fetchone()[0]
    return count


def count_rewritten(catalogue: Catalogue, following: Generation) -> int:
    """How many of them the next generation has."""
    with catalogue.reading() as connection:
        count: int = connection.execute(
            f"SELECT count(*) FROM photos WHERE {IS_SEARCHABLE} AND photos.row IN"
            " (SELECT row FROM rows WHERE generation = ?)",
            (following.id,),
        ).fetchone()[0]
    return count


def lacks_offline(catalogue: Catalogue, following: Generation) -> bool:
    """Whether the next generation lacks a photo that is shown and whose folder is offline."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT 1 FROM photos JOIN roots ON roots.id = root"
            f" WHERE NOT online AND active AND {IS_SEARCHABLE} AND photos.row NOT IN"
            " (SELECT row FROM rows WHERE generation = ?) LIMIT 1",
            (following.id,),
        ).fetchone()
    return found is not None
