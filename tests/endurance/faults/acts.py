"""What is done to a library while faults happen."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from app.cluster.machines import open_index
from app.core.albums.albums import Albums
from app.core.base.errors import FileActError, MarkError
from app.core.base.paths import CATALOGUE
from app.core.base.photo_types import MarkChange, PhotoState
from app.core.base.search_types import QueryItem
from app.core.duplicates.stacks import stack
from app.core.files.job import begin_job, carry_out, recover
from app.core.files.plan import plan_of, protect_files, source_files
from app.core.files.types import CopyTo, ExportOptions, ExportTo, FileOperation, MoveTo, RenameBy
from app.core.library.library import Library
from app.core.marks.marking import mark
from app.core.open_library import open_library
from app.core.profiles.exchange import copy_profile, import_profile
from app.core.profiles.exported_file import write_profile
from app.core.profiles.profile_state import load_profile
from app.core.profiles.profiles import Profiles
from app.core.profiles.query import see_picture
from app.core.safety.backups import back_up, backup_folder, list_backups
from app.core.safety.repair import repair
from app.core.safety.restore import recover_catalogue, restore
from app.core.search.session import SearchSession
from app.work.reading import indexer
from app.work.tasks.exchange_marks import SidecarReport, write_sidecars
from engine.steps import finish
from features.decode import read
from features.resized_copy import CopyOptions, resized_copy
from tests.endurance.faults.act import EXPORTED, Act, Step, Workspace
from tests.endurance.faults.making import MAKING
from tests.endurance.faults.pool_here import PoolHere
from tests.endurance.mutants.damages import overwrite


def _judge(workspace: Workspace) -> Iterator[Step]:
    with open_library(workspace.library) as library:
        ids = [photo.id for photo in library.photos()]
        with closing(SearchSession(library, open_index(library), see_picture)) as session:
            yield lambda: session.start([QueryItem(photo=ids[0])])
            yield lambda: finish(session.prepare_view())
            yield lambda: session.current().judge([ids[3]], 1)
            yield lambda: session.current().judge([ids[5], ids[6]], -1)
            yield lambda: session.current().undo()
            yield lambda: session.current().redo()
            yield lambda: session.current().judge([ids[7]], 1)


def _file(workspace: Workspace) -> Iterator[Step]:
    with open_library(workspace.library) as library:
        ids = [photo.id for photo in library.photos()]
        albums = Albums(library)
        yield lambda: albums.create("Filed", ids[:2])
        yield lambda: albums.put(albums.named("Filed").id, ids[4:6])
        yield lambda: albums.take_out(albums.named("Filed").id, ids[:1])
        yield lambda: mark(library, ids[2:4], MarkChange(stars=4, add=("Sea|Boats",)))
        yield lambda: mark(library, ids[2:3], MarkChange(stars=1))
        yield lambda: stack(library, ids[6:8])
        yield lambda: Profiles(library).create("Third")


def _write_sidecars(workspace: Workspace) -> Iterator[Step]:
    with open_library(workspace.library) as library:
        protect_files(library, False)
        ids = [photo.id for photo in library.photos()][:4]
        yield lambda: mark(library, ids[:3], MarkChange(stars=3, add=("Sea",)))
        yield lambda: _sidecars(library, ids)
        yield lambda: mark(library, ids[1:], MarkChange(stars=5, remove=("Sea",)))
        yield lambda: _sidecars(library, ids)


def _sidecars(library: Library, photos: list[int]) -> None:
    reports: list[SidecarReport] = []
    pool: Any = PoolHere(1)
    for _ in write_sidecars(library, pool, photos, lambda _: None, reports.append):
        pass
    if faults := reports[-1].faults:
        raise MarkError(faults[0])


def _exchange(workspace: Workspace) -> Iterator[Step]:
    file = workspace.folder / f"First.{EXPORTED}"
    with open_library(workspace.library) as library:
        profiles = Profiles(library)
        yield lambda: _export_profile(library, file)
        yield partial(import_profile, library, file)
        yield lambda: copy_profile(library, profiles.named("First").id, "Copy")
        yield lambda: profiles.delete(profiles.named("First").id)


def _export_profile(library: Library, file: Path) -> None:
    first = Profiles(library).infos()[0]
    record = Profiles(library).named(first.name)
    state = load_profile(library, record, library.snapshot(), see_picture, store=False)
    write_profile(state.portable(), file)


def _index(workspace: Workspace) -> Iterator[Step]:
    indexer.Pool = PoolHere  # type: ignore[attr-defined]
    with open_library(workspace.library) as library:
        yield lambda: library.add_root(workspace.photos)
        yield indexer.Indexer(library, processes=1).run
        yield lambda: _try_again(library)


def _try_again(library: Library) -> None:
    """Look once more, at the photos that could not be read too."""
    for photo in library.photos((PhotoState.FAILED,)):
        photo.path.touch()
    indexer.Indexer(library, processes=1).run()


def _back_up(workspace: Workspace) -> Iterator[Step]:
    yield partial(back_up, workspace.library, "by hand", time.time(), always=True)


def _restore(workspace: Workspace) -> Iterator[Step]:
    oldest = list_backups(backup_folder(workspace.library))[-1].path
    yield partial(restore, workspace.library, oldest, time.time())
    yield lambda: open_library(workspace.library).close()


def _repair(workspace: Workspace) -> Iterator[Step]:
    yield partial(recover_catalogue, workspace.library, time.time())
    with open_library(workspace.library) as library:
        yield lambda: repair(library)


def _damage(workspace: Workspace) -> None:
    catalogue = workspace.library / CATALOGUE
    overwrite(workspace.library, catalogue, workspace.library, np.random.default_rng(2))


def _with_files(
    operation: Callable[[Workspace], FileOperation], workspace: Workspace
) -> Iterator[Step]:
    with open_library(workspace.library) as library:
        for _ in recover(library):
            pass
        protect_files(library, False)
        ids = [photo.id for photo in library.photos()][:4]
        yield partial(_do, library, operation(workspace), ids)


def _do(library: Library, operation: FileOperation, photos: list[int]) -> None:
    plan = plan_of(operation, source_files(library, photos), library.folder)
    job = begin_job(library, plan)
    render = partial(_copy, plan.options) if plan.kind == "export" else None
    failed = [
        step.act.reason for step in carry_out(library, job, render=render) if not step.act.is_done
    ]
    if failed:
        raise FileActError(failed[0])


def _copy(options: dict[str, Any], photo: Path) -> bytes:
    return resized_copy(read(photo), photo.name, CopyOptions(**options))


def _empty(workspace: Workspace) -> None:
    shutil.rmtree(workspace.library)


def _small(workspace: Workspace) -> None:
    """Four photos and no library."""
    _empty(workspace)
    for photo in sorted(workspace.photos.iterdir())[4:]:
        photo.unlink()


ACTS = {
    "judge": Act(_judge, again=False),
    "file": Act(_file, again=False),
    "sidecars": Act(_write_sidecars, again=False),
    "profile": Act(_exchange, again=False),
    "index": Act(_index, _small),
    "back up": Act(_back_up),
    "restore": Act(_restore),
    "repair": Act(_repair, _damage),
    "copy": Act(partial(_with_files, lambda workspace: CopyTo(workspace.folder / "copies"))),
    "move": Act(partial(_with_files, lambda workspace: MoveTo(workspace.photos / "moved"))),
    "rename": Act(partial(_with_files, lambda _: RenameBy("{name} again"))),
    "export": Act(
        partial(
            _with_files,
            lambda workspace: ExportTo(workspace.folder / "exported", ExportOptions(48).as_json()),
        )
    ),
    **MAKING,
}
