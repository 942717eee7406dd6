"""Fold in the panel of facts: what each family of features sees in the photo, asked for when it is
unfolded."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.core.language import tr
from app.core.types import SeenPhoto
from app.ui.facts.seen_sentences import (
    LOOKING,
    TITLE,
    SeenFamily,
    families_seen,
    without_pictures,
)
from app.ui.style import theme
from app.ui.style.fold import Fold
from app.ui.style.tokens import tokens_of
from app.ui.style.wrapped_label import WrappedLabel
from app.work.bus.bus import Bus
from app.work.bus.events import PhotoSeen
from app.work.bus.requests.facts import SeePhoto

_WIDEST = 25 * theme.UNIT  # px of a drawing
_NARROWEST = 8 * theme.UNIT
_MARK = theme.UNIT  # px, a side of the family's colour


class SeenFold(Fold):
    """Folded at first; it stays as it is when another photo is shown."""

    def __init__(self, service: Bus) -> None:
        self._seen = QWidget()
        super().__init__(tr(TITLE), self._seen)
        self._service = service
        self._photo: int | None = None
        self._shown: tuple[object, ...] = ()  # what the content was asked for
        column = QVBoxLayout(self._seen)
        column.setContentsMargins(0, 0, 0, 0)
        self._page = QWidget()
        column.addWidget(self._page)
        self.line.toggled.connect(self._ask)
        service.listen(PhotoSeen, self._tell)
        self.show_photo(None)

    def show_photo(self, photo: int | None) -> None:
        """Tell of this photo; None takes no room."""
        self._photo = photo
        self.setVisible(photo is not None)
        self._ask()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._ask()  # drawings have the colours of the theme

    def _ask(self, *_: object) -> None:
        if self._photo is None or not self.line.isChecked():
            return
        tokens = tokens_of(self.palette())
        wanted = SeePhoto(self._photo, _rgb(tokens.raised), _rgb(tokens.text))
        if (wanted,) != self._shown:
            self._shown = (wanted,)
            self._fill([_sentence(tr(LOOKING))])
            self._service.request(wanted)

    def _tell(self, photo: int, seen: SeenPhoto | None, reason: str) -> None:
        if photo != self._photo or not self._shown:
            return
        if seen is None:
            self._shown = ()  # asked again next time
            self._fill([_sentence(reason)])
            return
        parts: list[QWidget] = [_Family(family) for family in families_seen(seen)]
        parts += [_sentence(without_pictures(seen.others))] * bool(seen.others)
        self._fill(parts)

    def _fill(self, parts: Sequence[QWidget]) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * theme.UNIT)
        for part in parts:
            column.addWidget(part)
        layout = self._seen.layout()
        assert layout is not None
        layout.replaceWidget(self._page, page)
        self._page.deleteLater()
        self._page = page


class _Family(QWidget):
    """A family's name, what it looks at, and its drawings."""

    def __init__(self, family: SeenFamily) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.UNIT // 2)
        title = _sentence(family.title)
        font = theme.scaled_font(title, 0)
        font.setWeight(font.Weight.DemiBold)
        title.setFont(font)
        title.setContentsMargins(0, 0, 0, 0)
        caption = _sentence(family.caption)
        caption.setProperty("quiet", True)
        column.addWidget(title)
        column.addWidget(caption)
        if family.drawings:
            images = [QImage.fromData(png) for png in family.drawings]
            name = tr("Drawing of {family}. {caption}", family=family.title, caption=family.caption)
            column.addWidget(_Drawings(images, name))


class _Drawings(QWidget):
    """Drawings beside each other, as wide as there is room."""

    def __init__(self, images: Sequence[QImage], name: str) -> None:
        super().__init__()
        self._images = images
        self.setAccessibleName(name)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Ask for a usual panel's width."""
        return QSize(_WIDEST, self.heightForWidth(_WIDEST))

    def minimumSizeHint(self) -> QSize:
        """Keep a width at which something can be made out."""
        width = _NARROWEST * len(self._images)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height of drawings that share this width."""
        first = self._images[0]
        return round(self._side(width) * first.height() / max(1, first.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, gap = self._side(self.width()), theme.UNIT
        positions = range(len(self._images))
        for position, image in zip(positions, self._images, strict=True):
            left = position * (side + gap)
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                left = self.width() - left - side
            cell = QRectF(left, 0, side, self.height())
            shape = QPainterPath()
            shape.addRoundedRect(cell, theme.RADIUS / 2, theme.RADIUS / 2)
            painter.setClipPath(shape)
            painter.drawImage(cell, image)

    def _side(self, width: int) -> float:
        count = len(self._images)
        return min(_WIDEST, (width - (count - 1) * theme.UNIT) / count)


def _sentence(text: str) -> QLabel:
    return WrappedLabel(text)


def _rgb(colour: str) -> tuple[int, ...]:
    found = QColor(colour)
    return found.red(), found.green(), found.blue()
