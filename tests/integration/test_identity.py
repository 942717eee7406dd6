"""Which photos, thumbs, stars and albums there must be, whatever happens to the files.

A model counts what it did itself, by content, and knows nothing of how the library keeps it; files
are renamed, moved, copied, swapped, changed, deleted, their disks unplugged, swapped and mounted
elsewhere, with a scan or watching after each act or after several; the program itself moves and
bins files, and takes that back. ``LIKEWISE_LONG_IDENTITY=N`` tries N runs of 60 acts.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.core.albums.albums import Albums
from app.core.base.errors import FileActError
from app.core.base.photo_types import MarkChange
from app.core.files.plan import Plan, plan_bin
from app.core.files.tables import FileAct
from app.core.files.undo import plan_undo
from app.core.library.relocate import relocate
from app.core.marks.marking import mark, marks_of
from app.core.photos.at_hand_tables import copies_of
from app.core.profiles.tables import add_judgments
from engine.feedback.journal import Sign
from tests.integration.identity_model import NAMES, ROOTS, IdentityModel, Said
from tests.integration.identity_steps import scan

LONG = int(os.environ.get("LIKEWISE_LONG_IDENTITY", "0"))


class Identity(IdentityModel, RuleBasedStateMachine):
    """What may happen to files, and what a person may say of them, in any order."""

    def __init__(self) -> None:
        RuleBasedStateMachine.__init__(self)
        IdentityModel.__init__(self)

    def teardown(self) -> None:
        self.close()

    # What a person does to files

    @initialize(data=st.data())
    def start(self, data: Any) -> None:
        for name in NAMES[:2]:
            self._write(("one", name), self._new())
        scan(self.library)

    @precondition(lambda self: self.paths(free=True))
    @rule(data=st.data())
    def add(self, data: Any) -> None:
        self.look()
        file = data.draw(st.sampled_from(self.paths(free=True)))
        content = data.draw(st.sampled_from([self._new(), *self.said]))
        self._write(file, content)
        self.follow(data, file)

    @precondition(lambda self: self.paths() and self.paths(free=True))
    @rule(data=st.data(), keep=st.booleans())
    def copy(self, data: Any, keep: bool) -> None:
        source = data.draw(st.sampled_from(self.paths()))
        target = data.draw(st.sampled_from(self.paths(free=True)))
        (shutil.copy2 if keep else shutil.copy)(self.path(source), self.path(target))
        if not keep:
            self._date(target)
        self.files[target] = self.files[source]
        self.follow(data, target, later=True)

    @precondition(lambda self: self.paths() and self.paths(free=True))
    @rule(data=st.data())
    def move(self, data: Any) -> None:
        source = data.draw(st.sampled_from(self.paths()))
        target = data.draw(st.sampled_from(self.paths(free=True)))
        self.path(source).rename(self.path(target))
        self.files[target] = self.files.pop(source)
        self.follow(data, source, target, later=True)

    @precondition(lambda self: len(self.paths()) > 1)
    @rule(data=st.data())
    def swap_names(self, data: Any) -> None:
        pair = st.lists(st.sampled_from(self.paths()), min_size=2, max_size=2, unique=True)
        first, second = data.draw(pair)
        aside = self.base / "aside"
        self.path(first).rename(aside)
        self.path(second).rename(self.path(first))
        aside.rename(self.path(second))
        self.files[first], self.files[second] = self.files[second], self.files[first]
        self.follow(data, first, second, later=True)

    @precondition(lambda self: self.paths())
    @rule(data=st.data())
    def delete(self, data: Any) -> None:
        file = data.draw(st.sampled_from(self.paths()))
        self.path(file).unlink()
        self.lost.add(self.files.pop(file))
        self.follow(data, file, later=True)

    @precondition(lambda self: self.paths())
    @rule(data=st.data())
    def edit(self, data: Any) -> None:
        self.look()
        file = data.draw(st.sampled_from(self.paths()))
        before, whole = self.files[file], not self.elsewhere(file)
        said = self._outlive(before) if whole else self.said[before]
        self._write(file, self._new())
        self.said[self.files[file]] = said if whole else replace(said, thumb=0)
        self.follow(data, file)

    @precondition(lambda self: len(self.paths()) > 1)
    @rule(data=st.data())
    def write_over(self, data: Any) -> None:
        self.look()
        pair = st.lists(st.sampled_from(self.paths()), min_size=2, max_size=2, unique=True)
        source, target = data.draw(pair)
        before, after = self.files[target], self.files[source]
        if after in self.lost and self.said[before] != Said(moment=self.said[before].moment):
            return  # it may be the file that went, and is back: then the other one is gone
        if before != after:
            whole = not self.elsewhere(target)
            said = self._outlive(before) if whole else replace(self.said[before], thumb=0)
            self.said[after] = self.said[after].and_also(said)
        self._write(target, after)
        self.follow(data, target)

    def _outlive(self, content: str) -> Said:
        """What was said of a content whose file has another one now: that has it from then on; so
        has the content, without the thumb, should it come back elsewhere."""
        said = self.said[content]
        self.said[content] = replace(said, thumb=0)
        return said

    # What the program does to files

    @precondition(lambda self: self.paths() and self.paths(free=True))
    @rule(data=st.data(), count=st.integers(1, 3))
    def move_by_the_program(self, data: Any, count: int) -> None:
        self.look()
        free = data.draw(st.permutations(self.paths(free=True)))
        sources = data.draw(st.permutations(self.paths()))
        moves = list(zip(sources[:count], free, strict=False))
        planned = tuple(
            FileAct("move", file.photo, file.path, self.path(target), file.content)
            for file, target in ((self._file(source), target) for source, target in moves)
        )
        self.jobs.append(self._do(Plan("move", planned)))

    @precondition(lambda self: self.paths())
    @rule(data=st.data(), count=st.integers(1, 3))
    def bin_by_the_program(self, data: Any, count: int) -> None:
        self.look()
        gone = data.draw(st.permutations(self.paths()))[:count]
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
    def each_content_is_one_photo_at_all_its_paths(self) -> None:
        if self.unseen:
            return
        infos = self.library.photos()
        copies = copies_of(self.library.catalogue, [info.id for info in infos])
        found = sorted(sorted([info.path, *copies.get(info.id, ())]) for info in infos)
        wanted: dict[str, list[Path]] = {}
        for file, content in self.files.items():
            wanted.setdefault(content, []).append(self.path(file))
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


Identity.TestCase.settings = settings(
    max_examples=LONG or 6,
    stateful_step_count=60 if LONG else 12,
    deadline=None,
    phases=[Phase.reuse, Phase.generate],  # a failing run is short enough; making it shorter isn't
    suppress_health_check=list(HealthCheck),
)
TestIdentity: Callable[..., Any] = pytest.mark.slow(Identity.TestCase)
