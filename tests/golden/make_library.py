"""Write library.tar.xz, a library that this version makes, and library.json, what it finds there.

Run it (`python -m tests.golden.make_library`) only to keep a library of a later version as well:
the one that is here must go on to open and to find the same, whatever changes.
"""

from __future__ import annotations

import json
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from app.cluster.machines import open_index
from app.command_line import run
from app.core.base.paths import claim
from app.core.base.search_types import USUAL_LEARNER as USUAL
from app.core.base.search_types import QueryItem, SearchView
from app.core.library.library import Library
from app.core.open_library import open_library
from app.core.profiles.exchange import copy_profile
from app.core.profiles.profiles import learning_with
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from engine.metrics.registry import for_thumbs
from resources.gallery import draw

ARCHIVE = Path(__file__).with_name("library.tar.xz")
FOUND = Path(__file__).with_name("library.json")

KINDS = ("hills", "blossom", "city", "balloons")
MOODS = ("ember", "lagoon", "orchid")
EACH = 3
SIDE = 160  # pixels: the photos go into the archive

OUTSIDE = "ember-weave-1.jpg"
"""A picture beside the library's photos, which searches were made with."""

EXPORTED = "Exported.npz"

QUERIES = ("ember-hills-1.jpg", "lagoon-city-2.jpg", "orchid-balloons-3.jpg")
TOP = 8

Found = list[tuple[str, float]]
"""Names of photos and their distances, best first."""


def main() -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        draw_photos(folder)
        claim(folder / "library")  # itself, without a folder of ours in it
        say(folder, "index", folder / "photos", "--without-subject")
        teach_profiles(folder)
        found = everything_found(folder)
        assert found["check"] == []
        with tarfile.open(ARCHIVE, "w:xz", preset=9) as archive:
            for name in ("photos", "library", OUTSIDE, EXPORTED):
                archive.add(folder / name, name)
        found["gestures"] = gestures(folder)  # after packing, as they are judgments too
    FOUND.write_text(json.dumps(found, indent=1) + "\n")


def draw_photos(folder: Path) -> None:
    """Each kind in each mood, a few times, and a picture of another kind beside them."""
    (folder / "photos").mkdir()
    names = [(kind, mood, n + 1) for kind in KINDS for mood in MOODS for n in range(EACH)]
    paths = {n: folder / "photos" / "{1}-{0}-{2}.jpg".format(*n) for n in names}
    for name, path in (paths | {("weave", "ember", 1): folder / OUTSIDE}).items():
        picture = draw(*name)
        picture.thumbnail((SIDE, SIDE))
        picture.save(path, quality=85)


def teach_profiles(folder: Path) -> None:
    """A profile for each learner, one that is frozen, and one that was exported and imported."""
    for learner in for_thumbs():
        with opened(folder) as (library, session):
            profile = session.profiles.create(learner, learning_with(learner))
            session.profiles.use(profile.id)
            teach(library, session, folder)
    with opened(folder) as (library, session):
        frozen = copy_profile(library, session.profiles.named(USUAL).id, "Frozen")
        session.profiles.freeze(frozen.id, True)
        session.profiles.use(frozen.id)
        judge(library, session, "lagoon-hills-2.jpg", up=["lagoon-city-1.jpg"])
    say(folder, "profile", "--export", USUAL, folder / EXPORTED)
    say(folder, "profile", "--import", folder / EXPORTED)
    say(folder, "profile", "--use", USUAL)
    for state in (folder / "library" / "profiles").glob("*.state.npz"):
        if state.name != "1.state.npz":
            state.unlink()  # large, and made again where it is missing


def teach(library: Library, session: SearchSession, folder: Path) -> None:
    """Searches by kind: with undo and redo, from outside, from a part, one not to learn from."""
    judge(
        library,
        session,
        "ember-hills-1.jpg",
        up=["lagoon-hills-1.jpg", "orchid-hills-3.jpg", "lagoon-hills-2.jpg"],
        down=["ember-city-1.jpg", "ember-blossom-2.jpg"],
    )
    session.current().undo()
    session.current().undo()
    session.current().redo()
    judge(
        library,
        session,
        "lagoon-city-1.jpg",
        up=["ember-city-2.jpg", "orchid-city-1.jpg"],
        down=["lagoon-balloons-1.jpg", "lagoon-hills-3.jpg"],
    )
    session.current().judge([id_of(library, "orchid-city-1.jpg")], 0)
    session.start([QueryItem(path=folder / OUTSIDE, name=OUTSIDE)])
    session.current().judge([id_of(library, "ember-blossom-1.jpg")], 1)
    session.current().judge([id_of(library, "lagoon-city-3.jpg")], -1)
    session.start([QueryItem(id_of(library, "orchid-balloons-1.jpg"), crop=(0.1, 0.1, 0.8, 0.8))])
    session.current().judge([id_of(library, "ember-balloons-2.jpg")], 1)
    judge(library, session, "orchid-blossom-1.jpg", up=["orchid-city-2.jpg"])
    session.current().keep(False)


def judge(
    library: Library,
    session: SearchSession,
    query: str,
    up: Sequence[str] = (),
    down: Sequence[str] = (),
) -> None:
    """Search from a photo, and thumb others one by one."""
    session.start([QueryItem(id_of(library, query))])
    for name in up:
        session.current().judge([id_of(library, name)], 1)
    for name in down:
        session.current().judge([id_of(library, name)], -1)


def everything_found(folder: Path) -> dict[str, Any]:
    """What the command line says of the library in ``folder``; leaves the usual profile in use."""
    profiles = say(folder, "profile")
    found = {info["name"]: searches(folder, info["name"]) for info in profiles}
    say(folder, "profile", "--use", USUAL)
    return {
        "profiles": profiles,
        "check": say(folder, "status", "--check")["check"],
        "searches": found,
    }


def searches(folder: Path, profile: str) -> dict[str, Found]:
    """What is found under a profile: a search with thumbs, and under the usual learner more."""
    chosen = say(folder, "profile", "--use", profile)
    learner = next(info["learner"] for info in chosen if info["active"])
    photos = folder / "photos"
    thumbs = ["--up", photos / "ember-city-3.jpg", "--down", photos / "lagoon-hills-2.jpg"]
    plain = QUERIES if learner == USUAL else ()
    found = {query: search(folder, photos / query) for query in plain}
    return found | {"judged": search(folder, photos / QUERIES[1], *thumbs)}


def search(folder: Path, query: Path, *options: object) -> Found:
    """The first results of the command line."""
    found = say(folder, "search", query, "--top", TOP, *options)
    return [(Path(item["path"]).name, item["distance"]) for item in found]


def gestures(folder: Path) -> dict[str, Found]:
    """The results after each step of judging, undoing and redoing."""
    with opened(folder) as (library, session):
        judge(library, session, QUERIES[0])
        steps = {"start": shown(library, session.view())}
        session.current().judge([id_of(library, "orchid-hills-1.jpg")], 1)
        steps["up"] = shown(library, session.view())
        session.current().judge([id_of(library, "ember-blossom-1.jpg")], -1)
        steps["down"] = shown(library, session.view())
        session.current().undo()
        steps["undone"] = shown(library, session.view())
        session.current().redo()
        steps["redone"] = shown(library, session.view())
    return steps


def shown(library: Library, view: SearchView | None) -> Found:
    """What the window shows first."""
    assert view is not None
    return [(library.photo(r.photo).path.name, r.distance) for r in view.results[:TOP]]


def id_of(library: Library, name: str) -> int:
    """The photo of this name."""
    return next(photo.id for photo in library.photos() if photo.path.name == name)


@contextmanager
def opened(folder: Path) -> Iterator[tuple[Library, SearchSession]]:
    """The library in ``folder`` and a session, as one start of the program has them."""
    with (
        open_library(folder / "library") as library,
        closing(SearchSession(library, open_index(library), see_picture)) as session,
    ):
        yield library, session


def say(folder: Path, *arguments: object) -> Any:
    """What a command says of the library in ``folder``, as JSON."""
    with redirect_stdout(StringIO()) as said:
        code = run([*map(str, arguments), "--library", str(folder / "library"), "--json"])
    assert code == 0, said.getvalue()
    return json.loads(said.getvalue())


if __name__ == "__main__":
    main()
