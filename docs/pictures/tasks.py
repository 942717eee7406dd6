"""Does each task of the guide in the window, and keeps a picture of it: NAME.webp."""

from __future__ import annotations

from pathlib import Path

import holiday
from PySide6.QtWidgets import QApplication, QLabel
from stage import Stage, read

from app.core.albums.albums import Albums
from app.core.base.photo_types import MarkChange
from app.core.base.search_types import QueryItem
from app.core.duplicates.stacks import stack_each
from app.ui.duplicates.duplicates_page import DuplicatesPage
from app.ui.settings.settings_window import SettingsWindow
from app.ui.style.appearance import Scheme
from app.work.bus.events import (
    AlbumsChanged,
    BackupsListed,
    FilesDone,
    MapChanged,
    MapProgressed,
    RootsChanged,
    StacksChanged,
)

DOMES = ("Us Capitol", "Monument 1", "Monument 3")
NO_DOMES = ("Leaning Tower Of Pisa", "Eiffel Tower")
MILLS = ("Windmill 3", "Windmill 4", "Windmill 5", "Windmill 13", "Windmill 7")
LEARNED = 2  # the page of the settings on what was learned
NO_MILLS = ("Dam 2", "Solar 7", "Geothermal")


def first(shown: Stage, pictures: Path) -> None:
    """The library, as soon as all of it was read."""
    read(shown, pictures)
    shown.go()
    shown.take("library")


def search(shown: Stage) -> None:
    """Search from a photo, thumbs, what counts, profiles."""
    shown.go()
    shown.select("Taj Mahal")
    shown.start("Taj Mahal")
    shown.take("search")
    for title in DOMES:
        shown.judge(title, 1)
    for title in NO_DOMES:
        shown.judge(title, -1)
    shown.until(lambda: shown.window.browser.orders.line)
    shown.take("thumbs")
    shown.action("facts_panel")
    shown.take("counts", shown.window.inspector.taught)
    shown.action("facts_panel")
    shown.action("settings")
    (settings,) = shown.window.findChildren(SettingsWindow)
    settings.show_page(LEARNED)
    shown.take("profiles", settings)
    settings.reject()
    shown.window.appearance.choose(Scheme.DARK)
    shown.go()
    shown.action("library")
    shown.take("dark")
    shown.window.appearance.choose(Scheme.LIGHT)
    shown.action("close_search")


def find(shown: Stage) -> None:
    """Find photos by fields, and search by a word."""
    shown.go()
    shown.press("/")
    shown.type("folder:animals")
    shown.press("Return")
    listed = shown.window.browser.library.photo_model.photos
    shown.until(lambda: 0 < len(listed()) < len(shown.bus.photos.all()))
    shown.take("find")
    shown.window.library.narrow("")
    shown.go()
    shown.ask(lambda library: library.session.start((QueryItem(word="bird"),)))
    shown.take("word")


def fill_albums(shown: Stage) -> None:
    """An album by hand, and one that fills itself with its line."""
    shown.start("Windmill 12")
    for title in MILLS:
        shown.judge(title, 1)
    for title in NO_MILLS:
        shown.judge(title, -1)
    search = shown.search()
    shown.bus.search(lambda library: library.albums.keep_search(search, "Windmills"))
    shown.until(lambda: any(album.filled for album in shown.bus.latest(AlbumsChanged).albums))
    shown.to_results()
    shown.window.browser.tile_size.change_by(-4)  # the whole album, and what to check
    shown.window.browser.results.scrollToTop()
    shown.take("album")
    shown.window.browser.tile_size.change_by(4)
    shown.action("close_search")
    shown.bus.search(
        lambda library: library.albums.change(
            Albums.create, "Towers", shown.photos("Eiffel Tower", "Burj")
        )
    )
    shown.until(lambda: len(shown.bus.latest(AlbumsChanged).albums) == 2)
    shown.go()
    shown.select("Bayterek", "Empire State", "Kutub Minar")
    shown.take_open("album-by-hand", "put_into_album")


def compare(shown: Stage) -> None:
    """Two frames side by side."""
    shown.go()
    pair = shown.photos("Red panda 1", "Red panda 2")
    shown.window.comparing.compare(pair)
    shown.until(lambda: all(shown.window.pictures.full(photo) for photo in pair))
    shown.take("compare")
    shown.press("Esc")


def tidy(shown: Stage) -> None:
    """Duplicates with the best kept, bursts, and a stack that is open."""
    shown.go()
    shown.action("duplicates")
    page = shown.window.findChild(DuplicatesPage)
    shown.until(lambda: not page.busy.isVisible() and page.list.groups)
    shown.take("duplicates")
    shown.go()
    titles = ("Red panda", "Kitten", "Cheetah", "Horse", "Penguin")
    piles = tuple(shown.photos(*(f"{each} {n}" for n in (1, 2, 3))) for each in titles)
    shown.bus.ask(lambda library: library.stacks.change(stack_each, piles))
    shown.until(lambda: shown.bus.latest(StacksChanged).stacks)
    shown.go()
    shown.select("Kitten 1")
    shown.action("open_stack")
    shown.take("stacks")


def act(shown: Stage) -> None:
    """Select photos, copy them, put some into the bin, see what was done."""
    shown.go()
    shown.select("Alpaca", "Bee", "Butterfly", "Calf", "Camels", "Caterpillar")
    shown.take("select")
    shown.action("copy_to")
    dialog = QApplication.activeModalWidget()
    shown.press("Ctrl+A")
    shown.type("~/For the calendar")
    shown.until(dialog.go.isEnabled)
    shown.take("copy")
    dialog.go.click()
    shown.until(lambda: shown.bus.latest(FilesDone).jobs)
    shown.until(lambda: not any(job.open for job in shown.bus.latest(FilesDone).jobs))
    shown.window.toast.hide()
    shown.take_open("bin", "bin")
    shown.take_open("done", "files_done")


def mark(shown: Stage) -> None:
    """Stars, colours and keywords."""
    shown.go()
    for stars, titles in ((5, ("Bee", "Crab")), (4, ("Butterfly", "Cheetah 1", "Alpaca"))):
        shown.mark(MarkChange(stars=stars), *titles)
    shown.select("Bee", "Butterfly", "Caterpillar")
    shown.press("8")
    shown.mark(MarkChange(add=("insects", "summer")), "Bee", "Butterfly")
    shown.window.toast.hide()
    shown.take_open("keywords", "keywords")


def look_over(shown: Stage) -> None:
    """The map, time, facts, folders, one photo large."""
    shown.go()
    shown.select("Bee")
    shown.action("sort_date")
    shown.action("group_month")
    shown.take("time")
    shown.action("group_nothing")
    shown.action("sort_given")
    shown.action("facts_panel")
    shown.select("Taj Mahal")
    panel = shown.window.inspector
    shown.until(lambda: any("Taj" in each.text() for each in panel.findChildren(QLabel)))
    shown.take("facts")
    shown.action("facts_panel")
    shown.select("Toucan")
    shown.action("preview")
    (toucan,) = shown.photos("Toucan")
    shown.until(lambda: shown.window.pictures.full(toucan))
    shown.take("large")
    shown.press("Esc")
    shown.go()
    maps, work = list[object](), list[object]()
    shown.bus.listen(MapChanged, lambda made: maps.append(made))
    shown.bus.listen(MapProgressed, lambda progress: work.append(progress))
    shown.action("map")
    shown.until(lambda: any(maps) and not any(work[-1:]))
    shown.settle()
    shown.until(lambda: not any(work[-1:]))  # the map that follows what was liked since
    shown.take("map")
    shown.action("map")


def keep(shown: Stage) -> None:
    """Earlier searches, backups, keys."""
    shown.go()
    shown.take_open("history", "history")
    lists = list[object]()
    shown.bus.listen(BackupsListed, lambda backups: lists.append(backups))
    shown.bus.ask_backups(lambda backups: backups.back_up_now())
    shown.until(lambda: lists)
    shown.take_open("backups", "backups", lambda: len(lists) > 1)
    shown.go()
    shown.take_open("keys", "keys")


def watch(shown: Stage) -> None:
    """Photos that arrive while the window is open."""
    shown.go()
    (pictures,) = (root.path for root in shown.bus.latest(RootsChanged).roots)
    known = len(shown.bus.photos.all())
    mills = sorted((pictures / "Windmills").glob("*.jpg"))[:3]
    new = [pictures / f"New {number}.jpg" for number in range(len(mills))]
    for photo, path in zip(mills, new, strict=True):
        holiday.take_again(photo, path)  # a copy would be no other photo
    shown.until(lambda: len(shown.bus.photos.all()) == known + len(new))
    shown.take("watch")
    for photo in new:
        photo.unlink()  # the other parts begin as this one did


TASKS = (search, find, fill_albums, compare, tidy, act, mark, look_over, keep, watch)
