"""`likewise search --word`: the same photos as in the window, and sentences for words unknown."""

from __future__ import annotations

import json
from contextlib import closing
from typing import Any

import pytest

from app.cluster.machines import open_index
from app.command_line import run
from app.core.base.search_types import QueryItem
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession


def test_the_command_line_takes_a_word(
    photos_that_show: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    library = photos_that_show.library
    with closing(SearchSession(library, open_index(library), see_picture)) as session:
        session.start([QueryItem(word="zebra")])
        view = session.view()
    assert view is not None
    expected = [item.photo for item in view.results[:3]]
    there = ["--library", str(library.folder)]
    assert run(["search", "--word", "Zebras", "--top", "3", "--json", *there]) == 0
    rows = json.loads(capsys.readouterr().out)
    paths = [str(library.photo(photo).path) for photo in expected]
    assert [row["path"] for row in rows] == paths
    assert rows[0]["shares"] == {"color": 0.0, "subject": 1.0}
    assert run(["search", "--word", "elephunt", *there]) == 1
    assert "doesn't know the word “elephunt”. Try “elephant”" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["a.jpg", "--word", "dog"]])
def test_the_command_line_wants_a_photo_or_a_word(arguments: list[str]) -> None:
    with pytest.raises(SystemExit):
        run(["search", *arguments])
