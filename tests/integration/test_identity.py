"""Which photos, thumbs, stars and albums there must be, whatever happens to the files.

A model counts what it did itself, by content, and knows nothing of how the library keeps it; files
are renamed, moved, copied, swapped, changed, deleted, their disks unplugged, swapped and mounted
elsewhere, with a scan or watching after each act or after several; the program itself moves and
bins files, and takes that back. ``LIKEWISE_LONG_IDENTITY=N`` tries N runs of 60 acts.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from likewise.app.core.albums.albums import Albums
from likewise.app.core.errors import FileActError
from likewise.app.core.files import acts
from likewise.app.core.files.hands_off import set_hands_off
from likewise.app.core.files.job import begin_job, carry_out
from likewise.app.core.files.place import known_file
from likewise.app.core.files.plan import Plan, PlannedAct, SourceFile, plan_bin
from likewise.app.core.files.prepare import source_files
from likewise.app.core.files.undo import plan_undo
from likewise.app.core.library.library import Library
from likewise.app.core.library.relocate import relocate
from likewise.app.core.maintenance.check import check
from likewise.app.core.marks.marking import mark, marks_of
from likewise.app.core.profiles.profiles import Profiles
from likewise.app.core.store.copies import copies_of
from likewise.app.core.store.journal import add_judgments, insert_search, read_entries
from likewise.app.core.types import MarkChange
from likewise.engine.feedback.journal import JournalEntry, Sign, effective
from tests.integration.identity_steps import begin, scan, watch

LONG = int(os.environ.get("LIKEWISE_LONG_IDENTITY", "0"))
NAMES = tuple(f"{letter}.jpg" for letter in "abcd")
ROOTS = ("one", "two")

Place = tuple[str, str]
"""A root and a name."""


@dataclass(frozen=True)
class Said:
    """What was said about a content. ``moment``: when the thumb was given."""

    stars: int = 0
    album: bool = False
    thumb: int = 0
    moment: int = 0

    def and_also(self, other: Said) -> Said:
        """Both, of files that became one: of two thumbs the later."""
        thumbs = [each for each in (self, other) if each.thumb]
        later = max(thumbs, key=lambda each: each.moment, default=self)
        return Said(
            max(self.stars, other.stars), self.album or other.album, later.thumb, later.moment
        )


class Identity(RuleBasedStateMachine):
    """``files``: what is on the disks, as the model knows it; ``said``: content -> what was said;
    it outlives the files, as long as they were not changed into something else."""

    def __init__(self) -> None:
        super().__init__()
        self.base = Path(tempfile.mkdtemp())
        self.files: dict[Place, str] = {}
        self.said: dict[str, Said] = {}
        self.contents = self.moment = self.mounts = 0
        self.unseen: list[Path] = []  # where something happened since anybody looked
        self.jobs: list[int] = []
        self.lost: set[str] = set()  # contents of which a file went
        self.online = dict.fromkeys(ROOTS, True)
        self.folders = {root: self.base / root for root in ROOTS}
        self.library = Library.open(self.base / "library")
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(acts, "put_into_bin", Path.unlink)
        self.library.catalogue._connection.execute("PRAGMA synchronous = OFF")
        begin(self.library)
        set_hands_off(self.library, False)
        self.ids = {}
        for root, folder in self.folders.items():
            folder.mkdir()
            (folder / "note.txt").touch()  # an empty folder may be a disk that is away
            self.ids[root] = self.library.add_root(folder).id
        self.album = Albums(self.library).create("Best")
        profile = Profiles(self.library).active().id
        self.search = insert_search(
            self.library.catalogue, profile, [None], [None], None, None, True
        )

    def teardown(self) -> None:
        found = check(self.library)
        self.library.close()
        self.patch.undo()
        shutil.rmtree(self.base)
        assert not found, found

    # What a person does to files

    def path(self, place: Place) -> Path:
        return self.folders[place[0]] / place[1]

    def places(self, *, free: bool = False) -> list[Place]:
        every = [(root, name) for root in ROOTS if self.online[root] for name in NAMES]
        return [place for place in every if (place in self.files) is not free]

    def elsewhere(self, place: Place) -> bool:
        """Whether another file has the content of the one at ``place``."""
        content = self.files[place]
        return any(each == content for other, each in self.files.items() if other != place)

    def follow(self, data: Any, *places: Place, later: bool = False) -> None:
        """Have what happened noticed; or, if it may be ``later``, with what happens next."""
        self.unseen += [self.path(place) for place in places]
        if later and data.draw(st.booleans(), "later"):
            return
        if data.draw(st.booleans(), "watch"):
            watch(self.library, self.unseen)
        else:
            scan(self.library)
        self.unseen = []

    def look(self) -> None:
        """Notice what nobody looked at yet: what follows depends on it."""
        if self.unseen:
            scan(self.library)
            self.unseen = []

    @initialize(data=st.data())
    def start(self, data: Any) -> None:
        for name in NAMES[:2]:
            self._write(("one", name), self._new())
        scan(self.library)

    @precondition(lambda self: self.places(free=True))
    @rule(data=st.data())
    def add(self, data: Any) -> None:
        self.look()
        place = data.draw(st.sampled_from(self.places(free=True)))
        content = data.draw(st.sampled_from([self._new(), *self.said]))
        self._write(place, content)
        self.follow(data, place)

    @precondition(lambda self: self.places() and self.places(free=True))
    @rule(data=st.data(), keep=st.booleans())
    def copy(self, data: Any, keep: bool) -> None:
        source = data.draw(st.sampled_from(self.places()))
        target = data.draw(st.sampled_from(self.places(free=True)))
        (shutil.copy2 if keep else shutil.copy)(self.path(source), self.path(target))
        if not keep:
            self._date(target)
        self.files[target] = self.files[source]
        self.follow(data, target, later=True)

    @precondition(lambda self: self.places() and self.places(free=True))
    @rule(data=st.data())
    def move(self, data: Any) -> None:
        source = data.draw(st.sampled_from(self.places()))
        target = data.draw(st.sampled_from(self.places(free=True)))
        self.path(source).rename(self.path(target))
        self.files[target] = self.files.pop(source)
        self.follow(data, source, target, later=True)

    @precondition(lambda self: len(self.places()) > 1)
    @rule(data=st.data())
    def swap_names(self, data: Any) -> None:
        pair = st.lists(st.sampled_from(self.places()), min_size=2, max_size=2, unique=True)
        first, second = data.draw(pair)
        aside = self.base / "aside"
        self.path(first).rename(aside)
        self.path(second).rename(self.path(first))
        aside.rename(self.path(second))
        self.files[first], self.files[second] = self.files[second], self.files[first]
        self.follow(data, first, second, later=True)

    @precondition(lambda self: self.places())
    @rule(data=st.data())
    def delete(self, data: Any) -> None:
        place = data.draw(st.sampled_from(self.places()))
        self.path(place).unlink()
        self.lost.add(self.files.pop(place))
        self.follow(data, place, later=True)

    @precondition(lambda self: self.places())
    @rule(data=st.data())
    def edit(self, data: Any) -> None:
        self.look()
        place = data.draw(st.sampled_from(self.places()))
        before, whole = self.files[place], not self.elsewhere(place)
        said = self.said.pop(before) if whole else self.said[before]
        self._write(place, self._new())
        self.said[self.files[place]] = said if whole else replace(said, thumb=0)
        self.follow(data, place)

    @precondition(lambda self: len(self.places()) > 1)
    @rule(data=st.data())
    def write_over(self, data: Any) -> None:
        self.look()
        pair = st.lists(st.sampled_from(self.places()), min_size=2, max_size=2, unique=True)
        source, target = data.draw(pair)
        before, after = self.files[target], self.files[source]
        if after in self.lost and self.said[before] != Said(moment=self.said[before].moment):
            return  # it may be the file that went, and is back: then the other one is gone
        if before != after:
            whole = not self.elsewhere(target)
            said = self.said.pop(before) if whole else replace(self.said[before], thumb=0)
            self.said[after] = self.said[after].and_also(said)
        self._write(target, after)
        self.follow(data, target)

    # What the program does to files

    @precondition(lambda self: self.places() and self.places(free=True))
    @rule(data=st.data(), count=st.integers(1, 3))
    def move_by_the_program(self, data: Any, count: int) -> None:
        self.look()
        free = data.draw(st.permutations(self.places(free=True)))
        sources = data.draw(st.permutations(self.places()))
        moves = list(zip(sources[:count], free, strict=False))
        planned = tuple(PlannedAct("move", self._file(s), self.path(t)) for s, t in moves)
        self.jobs.append(self._do(Plan("move", planned)))

    @precondition(lambda self: self.places())
    @rule(data=st.data(), count=st.integers(1, 3))
    def bin_by_the_program(self, data: Any, count: int) -> None:
        self.look()
        gone = data.draw(st.permutations(self.places()))[:count]
        self._do(plan_bin(map(self._file, gone)))

    @precondition(lambda self: self.jobs)
    @rule()
    def undo_by_the_program(self) -> None:
        self.look()
        try:
            plan = plan_undo(self.library, self.jobs.pop())
        except FileActError:
            return  # nothing of it is left to be undone
        self._do(plan)

    def _file(self, place: Place) -> SourceFile:
        known = known_file(self.library, self.path(place))
        assert known is not None
        (file,) = source_files(self.library, [known])
        return file

    def _do(self, plan: Plan) -> int:
        """Do it; what can't be done, as files are not where they were, is left."""
        places = {self.path((root, name)): (root, name) for root in ROOTS for name in NAMES}
        job = begin_job(self.library, plan)
        for step in carry_out(self.library, job):
            if step.outcome.done:
                content = self.files.pop(places[step.act.source])
                if step.act.target is None:
                    self.lost.add(content)
                else:
                    self.files[places[step.act.target]] = content
        return job

    # Disks

    @precondition(lambda self: all(self.online.values()))
    @rule(data=st.data())
    def swap_disks(self, data: Any) -> None:
        self.look()
        one, two = (self.folders[root] for root in ROOTS)
        aside = self.base / "aside"
        one.rename(aside)
        two.rename(one)
        aside.rename(two)
        other = dict(zip(ROOTS, reversed(ROOTS), strict=True))
        self.files = {(other[root], name): each for (root, name), each in self.files.items()}
        self.follow(data, *[(root, name) for root in ROOTS for name in NAMES])

    @precondition(lambda self: all(self.online.values()))
    @rule(data=st.data(), root=st.sampled_from(ROOTS))
    def unplug(self, data: Any, root: str) -> None:
        self.look()
        self.folders[root].rename(self.base / f"{root} away")
        self.online[root] = False
        scan(self.library)

    @precondition(lambda self: not all(self.online.values()))
    @rule(elsewhere=st.booleans())
    def plug_in(self, elsewhere: bool) -> None:
        root = next(root for root, online in self.online.items() if not online)
        if elsewhere:
            self.mounts += 1
            self.folders[root] = self.base / f"{root} at {self.mounts}"
        (self.base / f"{root} away").rename(self.folders[root])
        if elsewhere:
            relocate(self.library, self.ids[root], self.folders[root])
        self.online[root] = True
        scan(self.library)

    # What a person says

    @precondition(lambda self: self.files)
    @rule(data=st.data(), stars=st.integers(1, 5))
    def star(self, data: Any, stars: int) -> None:
        self.look()
        content = data.draw(st.sampled_from(sorted(set(self.files.values()))))
        mark(self.library, [self._photo(content)], MarkChange(stars=stars))
        self.said[content] = replace(self.said[content], stars=stars)

    @precondition(lambda self: self.files)
    @rule(data=st.data(), sign=st.sampled_from([-1, 0, 1]))
    def thumb(self, data: Any, sign: Sign) -> None:
        self.look()
        content = data.draw(st.sampled_from(sorted(set(self.files.values()))))
        photo = self._photo(content)
        row = self.library.row_of(photo)
        assert row is not None
        add_judgments(self.library.catalogue, self.search, {photo: row}, sign)
        self.moment += 1
        self.said[content] = replace(self.said[content], thumb=sign, moment=self.moment)

    @precondition(lambda self: self.files)
    @rule(data=st.data())
    def put_into_album(self, data: Any) -> None:
        self.look()
        content = data.draw(st.sampled_from(sorted(set(self.files.values()))))
        Albums(self.library).put(self.album, [self._photo(content)])
        self.said[content] = replace(self.said[content], album=True)

    # What must be true

    @invariant()
    def each_content_is_one_photo_in_all_its_places(self) -> None:
        if self.unseen:
            return
        infos = self.library.photos()
        copies = copies_of(self.library.catalogue, [info.id for info in infos])
        found = sorted(sorted([info.path, *copies.get(info.id, ())]) for info in infos)
        wanted: dict[str, list[Path]] = {}
        for place, content in self.files.items():
            wanted.setdefault(content, []).append(self.path(place))
        assert found == sorted(sorted(paths) for paths in wanted.values())

    @invariant()
    def what_was_said_is_said_of_it(self) -> None:
        if self.unseen:
            return
        contents = set(self.files.values())
        photos = {content: self._photo(content) for content in contents}
        marks = marks_of(self.library, list(photos.values()))
        held = {member.photo for member in Albums(self.library).members(self.album)}
        thumbs = self._thumbs()
        found = {
            content: (marks[photo].stars, photo in held, thumbs.get(photo, 0))
            for content, photo in photos.items()
        }
        assert found == {
            content: (said.stars, said.album, said.thumb)
            for content, said in self.said.items()
            if content in contents
        }

    def _photo(self, content: str) -> int:
        place = next(place for place, each in self.files.items() if each == content)
        found = self.library.find(self.path(place))
        assert found is not None, place
        return found.id

    def _thumbs(self) -> dict[int, Sign]:
        entries = read_entries(self.library.catalogue, [self.search])
        events = [
            JournalEntry(e.seq, e.kind, self.search, row=e.photo or 0, sign=e.sign) for e in entries
        ]
        return {judged.row: judged.sign for judged in effective(events)}

    def _new(self) -> str:
        self.contents += 1
        return f"{self.contents:04}{'x' * (self.contents % 2)}"

    def _write(self, place: Place, content: str) -> None:
        self.path(place).write_bytes(content.encode())
        self._date(place)
        self.files[place] = content
        self.said.setdefault(content, Said())

    def _date(self, place: Place) -> None:
        self.moment += 1
        os.utime(self.path(place), ns=(self.moment * 10**9, self.moment * 10**9))


Identity.TestCase.settings = settings(
    max_examples=LONG or 6,
    stateful_step_count=60 if LONG else 12,
    deadline=None,
    phases=[Phase.reuse, Phase.generate],  # a failing run is short enough; making it shorter isn't
    suppress_health_check=list(HealthCheck),
)
TestIdentity: Callable[..., Any] = pytest.mark.slow(Identity.TestCase)
