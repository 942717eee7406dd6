"""Button with a menu that chooses photos by their stars, colour label and keyword."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton

from likewise.app.core.types import COLOURS, MOST_STARS, PhotoInfo
from likewise.app.ui.photos.marks import LABELS
from likewise.app.ui.style import words

_ANY = "Any marks"
_TIP = "Only photos with these stars, this colour, this keyword"
_STAR = "\N{BLACK STAR}"


@dataclass(frozen=True, slots=True)
class WantedMarks:
    """Which marks photos must have; by itself none."""

    stars: int = 0  # at least
    colour: str = ""  # empty: any, or none
    keyword: str = ""  # or one below it; empty: any, or none

    def fit(self, info: PhotoInfo) -> bool:
        """Tell whether a photo has them."""
        return (
            info.stars >= self.stars
            and (not self.colour or info.colour == self.colour)
            and (not self.keyword or any(map(self._has, info.keywords)))
        )

    def _has(self, keyword: str) -> bool:
        return keyword == self.keyword or keyword.startswith(f"{self.keyword}|")


ANY = WantedMarks()


class MarkFilter(QToolButton):
    """Says what is wanted; its menu changes that. Signal: ``chosen(WantedMarks)``."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._wanted = ANY
        self._keywords: Callable[[], Iterable[str]] = tuple
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill)
        self.setProperty("framed", True)
        self.setMenu(self._menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Photos with which stars, colour and keyword")
        self.show_wanted(ANY)

    def offer(self, keywords: Callable[[], Iterable[str]]) -> None:
        """Let these keywords be chosen; they are asked for when the menu opens."""
        self._keywords = keywords

    def wanted(self) -> WantedMarks:
        """Give what is chosen."""
        return self._wanted

    def show_wanted(self, wanted: WantedMarks) -> None:
        """Show that this is chosen."""
        self._wanted = wanted
        stars = f"{_STAR * wanted.stars} or more" if 0 < wanted.stars < MOST_STARS else ""
        said = (stars or _STAR * wanted.stars, wanted.colour, words.printable(wanted.keyword))
        text = ", ".join(part for part in said if part) or _ANY
        self.setText(self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, 200))
        self.setToolTip(_TIP if wanted == ANY else text)

    def _fill(self) -> None:
        menu, wanted = self._menu, self._wanted
        menu.clear()
        everything = menu.addAction(_ANY, lambda: self._choose(ANY))
        everything.setEnabled(wanted != ANY)
        menu.addSeparator()
        group = QActionGroup(menu)
        for stars in range(MOST_STARS, -1, -1):
            more = " or more" if 0 < stars < MOST_STARS else ""
            text = f"{_STAR * stars}{more}" if stars else "Any stars"
            self._add(menu, group, text, replace(wanted, stars=stars))
        menu.addSeparator()
        group = QActionGroup(menu)
        for colour in COLOURS:
            action = self._add(menu, group, colour.capitalize(), replace(wanted, colour=colour))
            action.setIcon(_dot(colour))
        self._add(menu, group, "Any colour", replace(wanted, colour=""))
        self._fill_keywords(menu.addMenu("Keyword"))

    def _fill_keywords(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        self._add(menu, group, "Any keyword", replace(self._wanted, keyword=""))
        names = {part for name in self._keywords() for part in _with_wider(name)}
        for name in sorted(names, key=str.casefold):
            text = words.printable(name).replace("&", "&&")
            self._add(menu, group, text, replace(self._wanted, keyword=name))

    def _add(self, menu: QMenu, group: QActionGroup, text: str, wanted: WantedMarks) -> QAction:
        action = menu.addAction(text, lambda: self._choose(wanted))
        action.setCheckable(True)
        action.setChecked(wanted == self._wanted)
        group.addAction(action)
        return action

    def _choose(self, wanted: WantedMarks) -> None:
        self.show_wanted(wanted)
        self.chosen.emit(wanted)


def _with_wider(keyword: str) -> Iterable[str]:
    """A keyword, and those that it lies below."""
    names = keyword.split("|")
    return ("|".join(names[:count]) for count in range(1, len(names) + 1))


def _dot(colour: str) -> QIcon:
    pixmap = QPixmap(32, 32)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LABELS[colour])
    painter.drawEllipse(QRectF(4, 4, 24, 24))
    painter.end()
    return QIcon(pixmap)
