"""Order the results of a search in the grid: what it shows, and where each photo is.

A new order shows at once, and photos slide to their places. Liked photos and the row under the
pointer stay in place; disliked ones are hidden, and can be shown again. Until the next order no
photo moves under the pointer.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, pairwise

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Signal

from app.core.base.language import isolated, tr, tr_n
from app.core.base.search_types import SearchView
from app.core.photos.order import PhotoOrder
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.headings import (
    HEIGHT,
    TEXT,
    Line,
    LineSlider,
    line_headings,
    line_of,
    ranked_headings,
)
from app.ui.photos.pages import Title


class ResultOrders(QObject):
    """Shows the results of a search in a grid.
    ``shown``: that search; ``line``: the line of its results, if known; ``slider``: moves it.

    Signals: ``changed()``; ``arrived()``: another search or its questions are shown.
    """

    changed = Signal()
    arrived = Signal()

    def __init__(self, grid: PhotoGrid) -> None:
        super().__init__(grid)
        self._stacks = grid.photo_model.stacks
        self._grid = grid
        self.shown: SearchView | None = None
        self.line: Line | None = None
        self.slider = LineSlider(grid.viewport())
        self._whole: SearchView | None = None  # the newest answer, with all photos of stacks
        self._waits = False  # whether it waits for the pointer to leave the photos
        self._places: dict[int, tuple[int, int]] = {}  # of each photo: section, position in it
        self._found: tuple[int, int] | None = None  # number of good matches, and of those
        # to check, as in the headings; None without a line
        self._with_disliked = False
        self._kept: list[int] = []  # the row under the pointer
        self.slider.installEventFilter(self)
        self.slider.sought.connect(self._seek)
        self._stacks.changed.connect(self._arrange)
        grid.note_clicked.connect(self._toggle_disliked)
        grid.pointer_left.connect(self._show_waiting)
        grid.arranged.connect(self._place_slider)
        grid.viewport().installEventFilter(self)

    def show(self, view: SearchView | None) -> None:
        """Show the answer to a search or a thumb.
        A revised line that would move photos in sight waits while the pointer is on one of them."""
        self._whole = view
        self._waits = view is not None and view.revised and self._would_move(view)
        if self._waits:
            return
        if view is None:
            self.shown = self.line = None
        else:
            self._show(self._stacks.in_results(view))
        self.changed.emit()

    def _would_move(self, view: SearchView) -> bool:
        """Return whether the line of ``view`` parts photos in sight that the pointer is on."""
        line = line_of(view)
        if line is None or self._found is None or self._grid.held() is None:
            return False
        return min(line.counts[0], self._found[0]) < self._grid.seen().stop

    def _show_waiting(self) -> None:
        if self._waits:
            self._waits = False
            self._arrange()

    def title(self) -> Title:
        """Return the title of the results: what was searched for, and how many photos match."""
        shown = self.shown
        if shown is None:
            return Title("")
        edge = shown.edge
        album = None if edge is None or edge.album is None else edge
        offers = frozenset(("help", "save") if album is None else ("help", "export"))
        picture = shown.query[0] if album is None and shown.query else None
        name = self._search_text(shown) if album is None else album.name
        if self._found is None or (album is None and not any(self._found)):
            return Title(name, None, shown.incomplete or shown.summary, "", picture, offers)
        good, check = self._found
        found = (
            tr_n("{n} photo", "{n} photos", good)
            if album is not None
            else tr_n("{n} good match", "{n} good matches", good)
        )
        if edge is not None and edge.done:
            found = tr("{found}. That is all, very likely.", found=found)
        elif edge is not None and edge.exist > good:
            found = tr("{found} of about {exist}", found=found, exist=edge.exist)
        to_check = tr("{count} to check", count=check) if check else ""
        found = found if good or album is not None else ""  # "0 good matches" sounds like a failure
        return Title(name, None, shown.incomplete or found, to_check, picture, offers)

    def _search_text(self, view: SearchView) -> str:
        """Return what a search looks for: "More like IMG_2258", "Photos of boats"."""
        if view.word:
            # Only here: the window is shown before what learns is loaded.
            from app.core.search.summary import named_by_word

            return named_by_word(view)
        others = len(view.query) - 1
        if others > 0:
            return tr_n("More like this", "More like these {n} photos", others + 1)
        name = isolated(self._grid.photo_model.name_of(view.query[0])) if view.query else ""
        if view.query and view.query[0].crop:
            return tr("More like a part of {name}", name=name)
        return tr("More like {name}", name=name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.slider and event.type() == QEvent.Type.Enter:
            self._grid.follow_pointer(None)  # Qt does not say that it left the photos
        elif watched is not self.slider and event.type() == QEvent.Type.Resize:
            self._place_slider()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        """Show the newest answer with the current stacks."""
        if self._whole is not None:
            self._show(self._stacks.in_results(self._whole))
            self.changed.emit()

    def _seek(self, chance: float) -> None:
        """Show where the line would be while it is dragged."""
        if self.shown is not None and self.line is not None:
            self.line = replace(self.line, at=chance, moved=True)
            self._fill(self.shown)
            self.changed.emit()

    def _toggle_disliked(self) -> None:
        self._with_disliked = not self._with_disliked
        self._arrange()

    def _show(self, view: SearchView) -> None:
        known = self.shown
        another = known is None or known.search != view.search
        if another:
            self._places, self._with_disliked = {}, False
        self.shown, self.line = view, line_of(view)
        self._fill(view, moving=not another)
        if another:
            self._grid.begin()
            self.arrived.emit()
        else:
            self._grid.viewport().repaint()  # show the photos before the title, which takes longer

    def _fill(self, view: SearchView, *, moving: bool = False) -> None:
        """Show the photos in their sections."""
        sections = self._sections(view)
        self._places = {
            photo: (number, position)
            for number, photos in enumerate(sections)
            for position, photo in enumerate(photos)
        }
        self._found = None if self.line is None else (len(sections[0]), len(sections[1]))
        if self._with_disliked:
            sections[0].extend(view.disliked)
        good, check, rest = map(len, sections)
        headings = None
        if good or check or rest:
            of_line, line = (good, check, rest), self.line
            headings = line_headings(of_line, album=line.album) if line else ranked_headings(good)
        note, kept = self._disliked_note(view), self._kept if moving else ()
        self._grid.show_results(view, [*chain(*sections)], headings, note, kept=kept, moving=moving)
        as_found = headings is not None and self._grid.order() == PhotoOrder()
        self.slider.show_line(self.line if as_found else None)
        self._place_slider()

    def _sections(self, view: SearchView) -> list[list[int]]:
        """Divide the photos into those that match, those to check, and the rest.
        Photos that stay keep their places."""
        photos = [item.photo for item in view.results]
        good, check = self.line.counts if self.line else (len(photos), 0)
        known = self._places.keys() & {*photos, *view.liked}
        held = self._grid.held() if self._grid.order() == PhotoOrder() else None
        self._kept = [p for p in self._grid.held_row() if p in known] if held in known else []
        stay = {photo for photo in view.liked if self._places.get(photo, (1, 0))[0] == 0}
        stay.difference_update(self._kept)
        elsewhere = stay.union(self._kept)
        ends = pairwise((0, good, good + check, len(photos)))
        sections = [[p for p in photos[begin:end] if p not in elsewhere] for begin, end in ends]
        sections[0][:0] = [p for p in view.liked if p not in elsewhere.union(photos)]
        for photo in sorted(stay, key=self._places.__getitem__):
            number, position = self._places[photo]
            sections[number].insert(position, photo)
        if self._kept:
            number, position = self._places[self._kept[0]]
            while number < 2 and position > len(sections[number]):  # it was one section
                number, position = number + 1, position - len(sections[number])
            sections[number][position:position] = self._kept
        return sections

    def _disliked_note(self, view: SearchView) -> str:
        if not view.disliked:
            return ""
        count = len(view.disliked)
        if self._with_disliked:
            return tr_n("{n} disliked, hide", "{n} disliked, hide", count)
        return tr_n("{n} disliked, show", "{n} disliked, show", count)

    def _place_slider(self) -> None:
        grid = self._grid
        mirrored, wide = grid.isRightToLeft(), grid.viewport().width()
        inside = grid.inside(QRect(0, 0, wide, 1))
        end = QPoint(inside.left() if mirrored else inside.right() + 1, HEIGHT - TEXT)
        self.slider.stand(end, wide, mirrored=mirrored)
