"""Whether files that can't be read are there: asked aside, as a disk may be silent."""

from __future__ import annotations

from pathlib import Path
from threading import Event

from app.core.base.photo_types import Presence
from app.core.library.presence import KnownRoot
from app.work.processes.pool import Failed
from app.work.reading.work import Asked, CheckedFailures, MissingFiles


def asked(photo: int, file: Path, root: int) -> Asked:
    return Asked(Failed(photo, "It is no picture."), file, KnownRoot(root, file.parent, 1))


def presence(gone: int) -> Presence:
    return Presence(None if gone == 2 else 1)


def test_those_that_are_there_and_the_roots_that_are_gone_are_told(tmp_path: Path) -> None:
    there, gone = tmp_path / "there.jpg", tmp_path / "gone.jpg"
    there.write_text("no picture")
    missing = MissingFiles(lambda root: presence(root.id))
    missing.ask([asked(1, there, 1), asked(2, gone, 1), asked(3, gone, 2)])
    missing.ask([asked(4, there, 2)])  # whose root need not be asked
    answers = [*missing.answers(60), *missing.answers(60)]
    assert sorted(answers, key=lambda answer: answer.gone) == [
        CheckedFailures((Failed(4, "It is no picture."),), ()),
        CheckedFailures((Failed(1, "It is no picture."),), (2,)),
    ]
    assert missing.open == 0


def test_a_silent_disk_is_not_waited_for(tmp_path: Path) -> None:
    answers = Event()

    def silent(root: KnownRoot) -> Presence:
        assert answers.wait(60)
        return presence(root.id)

    missing = MissingFiles(silent)
    missing.ask([asked(1, tmp_path / "gone.jpg", 1)])
    assert list(missing.answers()) == []
    assert missing.open == 1
    answers.set()
    assert list(missing.answers(60)) == [CheckedFailures((), ())]
