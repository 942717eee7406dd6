"""Notes which photos a connection writes to, by triggers that go with the connection.

So whoever keeps something made of photos' lines hears of every change, whichever part of the
program made it.
"""

from __future__ import annotations

from app.core.store.catalogue import Catalogue

BLOCK = 2048
"""Photos of a block, by id: block b has those from b * BLOCK on."""

_TABLES = {
    "photos": "id",
    "shots": "photo",
    "facts": "photo",
    "xmp_facts": "photo",
    "marks": "photo",
    "photo_keywords": "photo",
}


def watch_photos(catalogue: Catalogue) -> None:
    """Begin to note what is written; `take_touched` tells. Watching twice is harmless."""
    with catalogue.transaction() as connection:
        connection.execute("CREATE TEMP TABLE IF NOT EXISTS touched (block INTEGER PRIMARY KEY)")
        for table, photo in _TABLES.items():
            for event, row in (("INSERT", "new"), ("UPDATE", "new"), ("DELETE", "old")):
                connection.execute(
                    f"CREATE TEMP TRIGGER IF NOT EXISTS touched_{table}_{event} AFTER {event} ON"
                    # OR IGNORE would give way to the policy of an upsert that fires it.
                    f" main.{table} BEGIN INSERT INTO touched SELECT {row}.{photo} / {BLOCK}"
                    f" WHERE {row}.{photo} / {BLOCK} NOT IN (SELECT block FROM touched); END"
                )


def take_touched(catalogue: Catalogue) -> list[int]:
    """The blocks that were written to since this was asked last."""
    with catalogue.transaction() as connection:
        found = connection.execute("SELECT block FROM temp.touched").fetchall()
        if found:
            connection.execute("DELETE FROM temp.touched")
    return [block for (block,) in found]
