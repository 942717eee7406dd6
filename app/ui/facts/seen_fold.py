"""Show in the facts panel what each family of features sees in the photo, once unfolded."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QWidget

from app.core.base.language import listed, tr, tr_later
from app.core.base.search_types import SeenPhoto
from app.core.facts.local_words import noun_said
from app.ui.style import theme
from app.ui.style.building import column, label, put_in_place, row
from app.ui.style.tokens import tokens_of
from app.ui.style.words import capital, family_name
from app.work.bus.bus import Bus
from app.work.pictures.thumbnail_loader import image_of_png
from features.families import FAMILIES, family

TITLE = tr_later("What Likewise sees in it")
LOOKING = tr_later("Looking at the photo…")

_PROBABLY, _PERHAPS = tr_later("Probably: {nouns}"), tr_later("Perhaps: {nouns}")
_PROBABLE = 0.5  # lowest probability of the likeliest noun that is called probable

_CAPTIONS = {
    "colour": tr_later(
        "How much there is of each colour, and which stand in patches: the larger a square, the "
        "more of that colour lies together."
    ),
    "outlines": tr_later("Which way edges run, in the whole photo and in each part of it."),
    "texture": tr_later(
        "Which way patterns run, from coarse above to fine below, and the finest grain."
    ),
    "layout": tr_later("Where in the photo there is much going on, and which way it runs."),
    "details": tr_later("The twelve small structures that stand out most, wherever they are."),
    "patterns": tr_later(
        "Small patches, each in the colours of the known pattern that it is most like."
    ),
}


def without_pictures(others: Sequence[str]) -> str:
    """Return a sentence that names the families whose features can't be drawn."""
    return tr("What {name} sees in it are numbers that can't be drawn.", name=listed(others))


def _subject(nouns: Sequence[tuple[str, float]]) -> str:
    """Return what a photo probably shows: "Probably: sunflower (81 %), bee (6 %)", or "Perhaps"."""
    if not nouns:
        return tr("No clear subject.")
    said = [
        tr("{noun} ({percent} %)", noun=noun_said(noun), percent=round(100 * likely))
        for noun, likely in nouns
    ]
    sure = nouns[0][1] >= _PROBABLE
    return tr(_PROBABLY if sure else _PERHAPS, nouns=listed(said))


_WIDE = 26 * theme.UNIT  # px, of all drawings of a family


class SeenFold(QWidget):
    """A line with a chevron; a click or Space shows or hides what is seen, for later photos too."""

    def __init__(self, bus: Bus) -> None:
        super().__init__()
        self._bus = bus
        self.line = QToolButton()
        self.line.setText(tr(TITLE))
        self.line.setCheckable(True)
        self.line.setAutoRaise(True)
        self.line.setProperty("fold", True)
        self.line.setIconSize(theme.icon_size(12))
        self.line.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._photo: int | None = None
        self._shown: tuple[object, ...] = ()  # the arguments of the last request
        self._page = QWidget()
        column(self.line, self._page, on=self, gap=theme.UNIT // 2)
        self.line.toggled.connect(self._unfold)
        self._unfold(False)
        self.show_photo(None)

    def _unfold(self, unfolded: bool) -> None:
        self.line.setIcon(theme.icon("folded-down" if unfolded else "folded", palette=self))
        self._page.setVisible(unfolded)
        self._ask_for_drawings()

    def show_photo(self, photo: int | None) -> None:
        """Show what is seen in this photo; None hides the fold."""
        self._photo = photo
        self.setVisible(photo is not None)
        self._ask_for_drawings()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._ask_for_drawings()  # drawings have the colours of the theme

    def _ask_for_drawings(self, *_: object) -> None:
        if self._photo is None or not self.line.isChecked():
            return
        tokens = tokens_of(self.palette())
        photo, paper, ink = wanted = self._photo, _rgb(tokens.raised), _rgb(tokens.text)
        if wanted != self._shown:
            self._shown = wanted
            self._fill([label(tr(LOOKING))])
            self._bus.ask(
                lambda library: library.facts.see(photo, paper, ink), self._show_seen, key="seen"
            )

    def _show_seen(self, seen: SeenPhoto | str) -> None:
        if isinstance(seen, str):
            self._shown = ()  # ask again next time
            self._fill([label(seen)])
            return
        parts = [] if seen.nouns is None else [_part(tr("Subject"), _subject(seen.nouns), ())]
        for name in FAMILIES:
            drawings = [png for each, png in seen.drawings.items() if family(each) == name]
            if drawings:
                parts.append(_part(capital(family_name(name)), tr(_CAPTIONS[name]), drawings))
        if seen.others:
            parts.append(label(without_pictures(seen.others)))
        self._fill(parts)

    def _fill(self, parts: Sequence[QWidget]) -> None:
        page = QWidget()
        column(*parts, on=page, gap=2 * theme.UNIT)
        self._page = put_in_place(self._page, page)
        page.setVisible(self.line.isChecked())


def _part(title: str, caption: str, drawings: Sequence[bytes]) -> QWidget:
    """Return what one family sees: its name, what it looks at, and drawings as PNG, if any."""
    part = QWidget()
    parts = label(title, strong=True), label(caption, tone="quiet")
    whole = column(*parts, on=part, gap=theme.UNIT // 2)
    if drawings:
        name = tr("Drawing of {family}. {caption}", family=title, caption=caption)
        width = _WIDE // len(drawings) - theme.UNIT
        whole.addLayout(row(*(_drawing(png, name, width) for png in drawings), None))
    return part


def _drawing(png: bytes, name: str, width: int) -> QLabel:
    picture = QPixmap.fromImage(image_of_png(png))
    made = QLabel()
    made.setAccessibleName(name)
    made.setPixmap(picture)
    made.setScaledContents(True)
    made.setFixedSize(width, round(width * picture.height() / max(1, picture.width())))
    return made


def _rgb(colour: str) -> tuple[int, ...]:
    found = QColor(colour)
    return found.red(), found.green(), found.blue()
