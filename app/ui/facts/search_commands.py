"""Provide the commands that search from photos and judge results, as requests to the bus."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication
from shiboken6 import isValid

from app.core.base.language import tr, tr_later
from app.core.base.photo_types import RootInfo
from app.core.base.search_types import EVERYWHERE, Crop, EarlierSearch, QueryItem, Scope
from app.core.base.start_request import StartRequest
from app.ui.commands.palette import Palette
from app.ui.commands.registry import command, in_a_search, key_of
from app.ui.facts.earlier_searches import entries_of
from app.ui.photos.context import Commands, Context
from app.ui.system import desktop, dialogs
from app.work.bus.bus import PREFETCH
from app.work.bus.events import Failed, RootsChanged, SearchChanged, SearchStarted

_NO_SEARCH = tr_later(
    "Start a search first: choose “More like this” on a photo. Then like what fits."
)
_NOT_YET = tr_later("The results aren't here yet.")

_JUDGED = {
    1: tr_later("Like {photos}"),
    -1: tr_later("Dislike {photos}"),
    0: tr_later("Clear the thumb of {photos}"),
}

_judging = partial(
    command, "Photo", 1, when=lambda doer: in_a_search(doer) and doer.context.browser.judging()
)

MOST_QUERIES = 100
"""Most photos that a search may start from: each is compared with the whole library."""

MOST_THUMBS = 1_000
"""Most photos thumbed in one gesture: ordering the results takes longer with more."""


class PhotoCommands(Commands):
    """Searches from and judges photos, also as a start of the program requests.
    They are the selected ones of the focused list, or those clicked in the browser."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        bus, browser = context.bus, context.browser
        self._searching = False  # whether the answer to a search is still awaited
        for kind, searching in ((SearchStarted, True), (SearchChanged, False), (Failed, False)):
            bus.listen(kind, partial(self._set_searching, searching))
        browser.no_results.wanted.connect(lambda: self.search_within(EVERYWHERE))
        browser.judged.connect(lambda photo, sign: self.judge((photo,), sign))
        browser.search_wanted.connect(self.search_from)
        browser.results.aimed.connect(self._prefetch)
        browser.preview.crop_wanted.connect(self._search_crop)

    def add_folder(self, folder: Path) -> None:
        """Add a folder of photos to the library, and read it."""
        self._bus.ask(lambda library: library.scan.add_root(folder))

    def take_up(self, request: StartRequest) -> None:
        """Raise the window and do what another start requested."""
        window = self.context.window
        if request.activation:  # Qt reads it here, as in a program that has just started
            os.environ["XDG_ACTIVATION_TOKEN"] = request.activation
        if window.isMinimized():
            window.showNormal()
        window.raise_()
        window.activateWindow()
        os.environ.pop("XDG_ACTIVATION_TOKEN", None)  # not for programs started from here
        self.do(request)

    def do(self, request: StartRequest) -> None:
        """Add the folders that a start requests, and search with its pictures."""
        if request.subject is not None:
            wanted = request.subject
            self._bus.ask(lambda library: library.scan.use_subject(wanted))
        for folder in request.folders:
            self.add_folder(folder)
        if request.pictures:
            self.search_files(request.pictures)
        if request.left_out:
            first = len(request.pictures)
            whole = first + request.left_out
            self.context.say(
                tr("Searching with the first {first} of {all} pictures.", first=first, all=whole)
            )

    # Searching

    @command("View", 2, "Help it learn", "A", under="Search", icon="ask", when=in_a_search)
    def ask_me(self) -> None:
        """Ask for thumbs of the photos that would teach most."""
        view = self._bus.shown_search()
        if view is None:
            self.context.say(tr(_NO_SEARCH))
        else:
            search = view.search
            self._bus.search(lambda library: library.searches.ask_me(search))

    @command("View", 0, "Back", "Alt+Left", icon="previous")
    def _back(self) -> None:
        """Go back: to the search before, the previous page, or from the library to the results."""
        view = self._bus.shown_search()
        if view is not None and self._browser.showing_results() and view.can_go_back:
            self._bus.search(lambda library: library.session.back())
        elif not self._browser.go_back() and view is not None:
            self._browser.to_results()

    @command("View", 0, "Next search", "Alt+Right", icon="next", when=in_a_search)
    def forward(self) -> None:
        """Go forward to the search that `_back` left."""
        self._bus.search(lambda library: library.session.forward())

    @command("View", 2, "End this search", "Ctrl+W", under="Search", when=in_a_search)
    def close_search(self) -> None:
        """Leave the search; it can be reopened from the list of earlier ones."""
        self._bus.search(lambda library: library.session.leave())

    def drop_query(self, item: QueryItem) -> None:
        """Remove a picture from the query; if none is left, end the search."""
        view = self._bus.shown_search()
        left = tuple(each for each in view.query if each != item) if view else ()
        if view is None or not left:
            self.close_search()
        else:
            self._change_query(view.search, left)

    def keep_search(self, keep: bool) -> None:
        """Let the active profile learn from this search, or leave it out."""
        view = self._bus.shown_search()
        if view is not None:
            search = view.search
            self._bus.search(lambda library: library.searches.keep(search, keep))

    def search_from(self, photo: int) -> None:
        """Search from one photo; from results, their scope is kept."""
        view = self._bus.shown_search() if self._browser.showing_results() else None
        self._start((QueryItem(photo=photo),), scope=view.scope if view else None)

    @command("Edit", 4, "Search with a picture file…", "Ctrl+Shift+O", id="search_file")
    def ask_for_picture(self) -> None:
        """Ask for a picture file to search with."""
        title = tr("Search with a picture")
        dialogs.ask_for_file(self.context.window, title, lambda path: self.search_files((path,)))

    def search_files(self, paths: Sequence[Path]) -> None:
        """Search with several pictures together, which need not be in the library."""
        self._start(tuple(QueryItem(path=path, name=path.name) for path in paths))

    def search_from_all(self, photos: tuple[int, ...]) -> None:
        """Search from all of these photos together."""
        photos = self._at_most(photos, MOST_QUERIES)
        if photos:
            self._start(tuple(QueryItem(photo=photo) for photo in photos))

    def _at_most(self, photos: tuple[int, ...], most: int) -> tuple[int, ...]:
        """Return the photos to search from, as many as possible; if not all, say so."""
        count = len(photos)
        if count > most > 0:
            used = tr("Using {most} of the {photos} selected photos.", most=most, photos=count)
            self.context.say(used)
        elif count > most:
            full = tr("A search starts from {n} photos at most: begin another.", n=MOST_QUERIES)
            self.context.say(full)
        return spread(photos, most)

    def search_word(self, word: str, filter: str = "") -> None:
        """Search for photos that show what a word means, among those that match ``filter``."""
        scope = Scope(filter=filter) if filter else None
        self._start((QueryItem(word=word),), scope=scope)

    def reopen(self, search: int) -> None:
        """Show an earlier search again."""
        self._bus.search(lambda library: library.searches.reopen(search))
        self._browser.to_results()

    @command("View", 1, "Earlier searches…", "Ctrl+H")
    def history(self) -> None:
        """Show the library's latest searches in a palette."""
        window, pictures = self.context.window, self.context.pictures
        shown = Palette(
            (),
            window,
            tr("Earlier searches"),
            tr("Name of a photo, a word, or an album"),
            nothing=tr("No earlier search matches."),
            empty=tr("There are no earlier searches yet."),
        )
        pictures.changed.connect(shown.repaint_covers)

        def show(searches: tuple[EarlierSearch, ...]) -> None:
            if isValid(shown):  # the palette may be closed by now
                shown.show_entries([*entries_of(searches, self.context, self.reopen)])

        self._bus.ask(lambda library: library.facts.earlier_searches(), show)

    def search_within(self, scope: Scope) -> None:
        """Limit the search's results to a folder, album or filter."""
        self._bus.search(lambda library: library.session.set_scope(scope))

    @command(
        "View", 2, "Search again, with new photos", "Shift+R", under="Search", when=in_a_search
    )
    def search_again(self) -> None:
        """Search again, including photos that were read since."""
        self._bus.search(lambda library: library.session.search_again())

    def take(self, data: QMimeData) -> bool:
        """Add dropped or pasted folders, or search with a picture; False if there are none."""
        found = desktop.dropped(data)
        for folder in found.folders:
            self.add_folder(folder)
            self.context.say(adding(folder, self._bus.latest(RootsChanged).roots))
        if found.files:
            self.search_files(found.files[:MOST_QUERIES])
        elif found.picture is not None:
            picture = desktop.png(found.picture)
            self._start((QueryItem(name=tr("the pasted picture"), thumbnail=picture),))
        return bool(found)

    def _search_crop(self, photo: int, crop: Crop) -> None:
        self._start((QueryItem(photo=photo, crop=crop),))

    @command(
        "Photo",
        1,
        "More like this",
        "Return Enter",
        id="search",
        icon="like-this",
        many="More like these {n} photos",
    )
    def _search_from_targets(self) -> None:
        photos = self.context.some()
        if len(photos) == 1:
            self.search_from(photos[0])
        elif photos:
            self.search_from_all(photos)

    @command(
        "Photo",
        1,
        "Add to this search",
        "Shift+Return",
        id="add_to_search",
        many="Add {n} photos to this search",
        when=in_a_search,
    )
    def _add_targets(self) -> None:
        view = self._bus.shown_search()
        if view is None:
            self._search_from_targets()
            return
        known = {item.photo for item in view.query}
        added = tuple(photo for photo in self.context.some() if photo not in known)
        added = self._at_most(added, MOST_QUERIES - len(view.query))
        if added:
            query = (*view.query, *(QueryItem(photo=photo) for photo in added))
            self._change_query(view.search, query)

    @command("Edit", 2, "Search with the copied picture", "Ctrl+V")
    def paste(self) -> None:
        if not self.take(QGuiApplication.clipboard().mimeData()):
            self.context.say(
                tr("There is no picture to paste. Copy one first, or drop a file here.")
            )

    @command("View", 2, "Show without my thumbs", "O", under="Search", when=in_a_search)
    def _toggle_order(self) -> None:
        view = self._bus.shown_search()
        if view is not None:
            order: Literal["learned", "original"]
            order = "original" if view.order == "learned" else "learned"
            self._bus.search(lambda library: library.session.set_order(order))

    def _start(self, query: tuple[QueryItem, ...], *, scope: Scope | None = None) -> None:
        self._bus.search(lambda library: library.session.start(query, scope=scope))

    def _change_query(self, search: int, query: tuple[QueryItem, ...]) -> None:
        self._bus.search(lambda library: library.session.change_query(search, query))

    # Judging

    def judge(self, photos: tuple[int, ...], sign: Literal[-1, 0, 1]) -> None:
        """Thumb photos up (+1) or down (-1), or clear their thumbs (0)."""
        view = self._bus.shown_search()
        if view is None:
            self.context.say(tr(_NOT_YET if self._searching else _NO_SEARCH))
            return
        self._browser.show_signs(self._browser.signs | dict.fromkeys(photos, sign))
        search = view.search
        self.context.do(
            tr(_JUDGED[sign], photos=self.context.called(photos)),
            lambda library: library.searches.judge(search, photos, sign),
            self._browser.to_results,
            of_search=True,
        )

    def _set_searching(self, searching: bool, *_: object) -> None:
        self._searching = searching

    def withdraw(self, search: int, photos: tuple[int, ...]) -> None:
        """Remove the thumbs of photos in a search, whether or not it is shown."""
        self.context.do(
            tr(_JUDGED[0], photos=self.context.called(photos)),
            lambda library: library.searches.withdraw(search, photos),
            of_search=True,
        )
        self.context.done(tr("Thumb removed."))

    @_judging(tr_later("Like"), "P", id="like", icon="thumb-up", of=1)
    @_judging(tr_later("Dislike"), "X", id="dislike", icon="thumb-down", of=-1)
    @_judging(tr_later("Clear thumb"), "U", id="clear", of=0)
    def _judge_targets(self, sign: Literal[-1, 0, 1]) -> None:
        photos = self.context.some()
        if len(photos) > MOST_THUMBS:
            self.context.say(
                tr(
                    "You can like or dislike {most} photos at once, not {photos}. A few well "
                    "chosen ones do just as well.",
                    most=MOST_THUMBS,
                    photos=len(photos),
                )
            )
        elif photos:
            view = self._bus.shown_search()
            if view is not None and not self._browser.judging():
                key = key_of(self.context.window, "search")
                self.context.say(
                    tr("Thumbs belong to a search. {key} finds more like this photo.", key=key)
                )
                return
            self.judge(photos, sign)

    def _prefetch(self, photo: int, sign: Literal[-1, 0, 1]) -> None:
        view = self._bus.shown_search()
        if view is not None:
            search = view.search
            self._bus.ask(
                lambda library: library.searches.prefetch(search, photo, sign), key=PREFETCH
            )


def spread(photos: tuple[int, ...], most: int) -> tuple[int, ...]:
    """Return at most ``most`` of the photos, evenly spread over their order."""
    if len(photos) <= most:
        return photos
    return tuple(photos[position * len(photos) // most] for position in range(most))


def adding(folder: Path, roots: Iterable[RootInfo]) -> str:
    """Return a sentence that says that a folder is being added, or that ``roots`` have it."""
    name = folder.name or folder
    if any(folder.is_relative_to(root.path) for root in roots):
        return tr(
            "“{folder}” is in the library already. New photos in it are read now.", folder=name
        )
    return tr("Adding “{folder}”…", folder=name)
