"""List the profiles, or make, choose, import, export, rename or delete one. A profile holds what
was learned from thumbs; without an option all are listed."""

from __future__ import annotations

import argparse
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from app.cli.terminal import answer, complain, counted, path, say
from app.core.base.errors import ProfileError
from app.core.base.search_types import USUAL_LEARNER
from app.core.library.library import Library
from app.core.open_library import open_library
from app.core.profiles.exchange import import_profile
from app.core.profiles.exported_file import write_profile
from app.core.profiles.profile_state import load_profile
from app.core.profiles.profiles import Profiles, learning_with
from app.work.pictures.seeing import OutsideReader


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise profile`."""
    does = parser.add_mutually_exclusive_group()
    does.add_argument("--create", metavar="NAME", help="make a new, empty profile")
    does.add_argument("--use", metavar="NAME", help="let searches start with this profile")
    does.add_argument("--rename", metavar=("NAME", "NEW"), nargs=2, help="rename it")
    does.add_argument("--export", metavar=("NAME", "FILE"), nargs=2, help="save it to a file")
    does.add_argument(
        "--import", metavar="FILE", type=path, dest="file", help="make one from an exported file"
    )
    does.add_argument("--delete", metavar="NAME", help="remove it with all its searches")
    parser.add_argument(
        "--learner", metavar="LEARNER", help=f"what --create learns with (default: {USUAL_LEARNER})"
    )


def run(arguments: argparse.Namespace) -> int:
    """Carry out the chosen action, if any, and list the resulting profiles."""
    if arguments.learner is not None and arguments.create is None:
        complain("--learner goes with --create; a profile keeps the learner that it was made with.")
        return 2
    asked = ("create", "use", "rename", "file", "delete")
    writable = any(getattr(arguments, name) is not None for name in asked)
    with open_library(arguments.library, writable=writable) as library:
        _change(library, arguments)
        rows = profiles_as_json(library)
    none = ["There are no profiles yet; the first search makes one."]
    return answer(arguments, rows, list(map(_line, rows)) or none)


def _change(library: Library, arguments: argparse.Namespace) -> None:
    profiles = Profiles(library)
    if arguments.create is not None:
        profiles.create(arguments.create, learning_with(arguments.learner or USUAL_LEARNER))
    if arguments.use is not None:
        profiles.use(profiles.named(arguments.use).id)
    if arguments.rename:
        name, new = arguments.rename
        profiles.rename(profiles.named(name).id, new)
    if arguments.export:
        name, file = arguments.export
        if Path(file).exists():  # it may be a photo
            raise ProfileError(f"{file} is there already.", "Choose another name.")
        with closing(OutsideReader()) as see:
            record, snapshot = profiles.named(name), library.snapshot()
            state = load_profile(library, record, snapshot, see, store=False)
        write_profile(state.portable(), Path(file))
    if arguments.file:
        import_profile(library, arguments.file)
    if arguments.delete is not None:
        sentence = profiles.delete(profiles.named(arguments.delete).id)
        if sentence and not arguments.json:
            say(sentence)


def profiles_as_json(library: Library) -> list[dict[str, Any]]:
    """Return the profiles by the keys that programs know."""
    profiles = Profiles(library)
    active = profiles.stored()
    rows = []
    for info in profiles.infos():
        row = asdict(info) | {"active": active is not None and info.id == active.id}
        row["meter"] = row.pop("learning_gain")
        rows.append(row)
    return rows


def _line(row: dict[str, Any]) -> str:
    marks = [row["learner"], *["active"] * row["active"], *["frozen"] * row["frozen"]]
    return (
        f"{row['name']} ({', '.join(marks)}): learned from"
        f" {counted(row['judgments'], 'thumb')}. {row['meter']}".rstrip()
    )
