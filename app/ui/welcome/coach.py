"""Show new users three steps on a card: search from a photo, like results, save the search.

The person does each step; then the card shows the next one.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QFrame, QWidget

from app.core.base.language import tr, tr_later
from app.core.base.search_types import SearchView
from app.ui.style import theme
from app.ui.style.building import label, row, tool
from app.work.bus.bus import Bus
from app.work.bus.events import AlbumsChanged, SearchChanged

_STEPS = (
    tr_later("1 of 3: Point at a photo and click “More like this”."),
    tr_later("2 of 3: Like two or three photos that fit, and watch the others move."),
    tr_later("3 of 3: Click “Save as smart album”. Matching photos are added automatically."),
    tr_later("That’s it: the album is at the side. Now add a folder of your own."),
)
_WIDE = 40 * theme.UNIT  # px


class Coach(QFrame):
    """A card over the lower corner of ``over``, until it is closed."""

    def __init__(self, bus: Bus, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("strip")
        self.setAutoFillBackground(True)
        self._step = 0
        self._over = over
        self.sentence = label()
        close = tool("close", tr("Close"), self.close)
        close.setAutoRaise(False)
        margins = 2 * theme.UNIT, theme.UNIT, theme.UNIT, theme.UNIT
        row((self.sentence, 1), close, on=self, margins=margins)
        bus.listen(SearchChanged, self._note_search)
        bus.listen(AlbumsChanged, self._note_albums)
        over.installEventFilter(self)
        self._go_to(0)
        self.show()

    def _note_search(self, view: SearchView | None) -> None:
        if view is not None and self._step == 0:
            self._go_to(1)
        if view is not None and self._step == 1 and len(view.liked) > 1:
            self._go_to(2)

    def _note_albums(self, albums: tuple[object, ...], *_: object) -> None:
        if albums and self._step in (1, 2):
            self._go_to(3)

    def _go_to(self, step: int) -> None:
        self._step = step
        self.sentence.setText(tr(_STEPS[step]))
        self._place()

    def _place(self) -> None:
        gap = 3 * theme.UNIT
        wide = min(_WIDE, self._over.width() - 2 * gap)
        high = max(self.heightForWidth(wide), self.sizeHint().height())
        left = gap if not self.isRightToLeft() else self._over.width() - gap - wide
        self.setGeometry(left, self._over.height() - gap - high, wide, high)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
