"""The card of three steps goes on when each was done."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.core.base.photo_types import Changes
from app.core.base.search_types import AlbumInfo
from app.ui.welcome.first_page import Coach
from app.work.bus.events import AlbumsChanged, SearchChanged, TableChanged
from tests.queries import like


def test_a_search_likes_and_an_album_are_the_steps(window: Any, fake_bus: Any) -> None:
    window.show_steps()
    coach = window.findChild(Coach)
    assert coach.sentence.text().startswith("1 of 3")
    fake_bus.search(lambda library: library.session.start(like(1)))
    assert coach.sentence.text().startswith("2 of 3")
    fake_bus.publish(SearchChanged(replace(fake_bus.view, liked=(3, 4))))
    assert coach.sentence.text().startswith("3 of 3")
    fake_bus.publish(AlbumsChanged((AlbumInfo(2, "Horses", 6, 0, 1, 1, None),)))
    assert "add a folder of your own" in coach.sentence.text()
    fake_bus.publish(AlbumsChanged(()))  # undone
    assert coach.sentence.text().startswith("3 of 3")
    window.resize(700, 500)
    window.toast.say("Smart album “Horses” created. New matches are added automatically.")
    assert not coach.geometry().intersects(window.toast.geometry())
    assert coach.geometry().right() < window.browser.width()
    coach.close()
    assert coach.isHidden()


def test_the_card_waits_for_a_photo_to_point_at(window: Any, fake_bus: Any) -> None:
    infos, fake_bus.infos = fake_bus.infos, ()
    window.show_steps()
    coach = window.findChild(Coach)
    assert coach.isHidden()
    fake_bus.infos = infos
    fake_bus.publish(TableChanged(Changes(added=(1,))))
    assert not coach.isHidden()
    coach.close()
    fake_bus.publish(TableChanged(Changes(added=(2,))))
    assert coach.isHidden()


def test_the_steps_are_shown_once(window: Any) -> None:
    window.show_steps()
    window.show_steps()
    assert len(window.findChildren(Coach)) == 1
