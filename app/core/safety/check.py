"""Checks a library: the catalogue in itself, and whatever its rooms look at."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from app.core.library.library import Library
from app.core.safety.recover import faults_beside, hurt_lines
from app.core.said.lines import FILE_NAME as SAID
from app.core.said.lines import read_log
from app.core.said.tables import tables
from app.core.store.catalogue import Catalogue
from app.core.store.damage import faults_in


def check(library: Library) -> list[str]:
    """Sentences about what is wrong with the library; empty if all is well.

    Reads everything: some seconds for 10,000 photos.
    """
    return [fault for faults in check_parts(library).values() for fault in faults]


def check_parts(library: Library) -> dict[str, list[str]]:
    """The same, by the part of the library that it is about; all parts are named. The catalogue in
    itself is looked at meanwhile, as long as the vectors, through a connection of its own.
    """
    folder, catalogue = library.folder, library.catalogue
    with ThreadPoolExecutor(1) as beside, catalogue.reading():  # one state, whoever writes
        in_itself = beside.submit(catalogue_faults, folder)
        rooms = [(room.part, room.check) for room in library.rooms if room.check is not None]
        faults = {part: list(look(library)) for part, look in rooms}
        return {"catalogue": in_itself.result(), **faults}


def catalogue_faults(folder: Path) -> list[str]:
    """What is wrong with the catalogue in ``folder`` in itself, beside the log, and
    beside its last backup."""
    said = read_log(folder / SAID, tables())
    with ThreadPoolExecutor(1) as beside, closing(Catalogue(folder, writable=False)) as catalogue:
        other = beside.submit(faults_beside, folder, said)
        with catalogue.reading() as connection:
            return [*faults_in(connection), *other.result(), *hurt_lines(said)]
