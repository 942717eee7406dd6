"""Line across the results of an album: where photos certainly, perhaps and no more belong to it.

It runs between two photos: along the bottom of the row for those in front of it, up between the
two, and along the top of the row for those behind. It can be dragged.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from app.core.language import tr, tr_n
from app.core.photos.order import PhotoOrder
from app.core.types import SearchView
from app.ui.photos.grid import PhotoGrid
from app.ui.style import theme

_NEAR = 5  # px from the line where it can be taken hold of


@dataclass(frozen=True, slots=True)
class EdgeCounts:
    """How many of the first results certainly belong, and how many at least perhaps.
    ``chances``: of all results, falling."""

    certainly: int
    inside: int
    chances: tuple[float, ...]


def edge_counts_of(view: SearchView) -> EdgeCounts | None:
    """Where the results end that belong to the album; None where they fill none, or the first are
    questions."""
    if view.edge is None or view.asked:
        return None
    chances = tuple(item.probability or 0.0 for item in view.results)
    inside = _count_from(chances, view.edge.line)
    return EdgeCounts(min(inside, _count_from(chances, view.edge.certainly)), inside, chances)


def line_at(chances: Sequence[float], count_before: int) -> float:
    """The line, a probability, with which nearly the first ``count_before`` results belong: those
    that are as likely as each other stay together, and what people put in stays."""
    count_before = min(max(count_before, _count_from(chances, 1.0), 1), len(chances))
    if count_before == len(chances):
        return max(chances[-1] * 0.5, 1e-3)
    before, behind = chances[count_before - 1], chances[count_before]
    return max((before + behind) / 2, 1e-3)


def _count_from(chances: Sequence[float], least: float) -> int:
    """How many of ``chances``, which fall, are at least ``least``."""
    return bisect_left(chances, True, key=lambda chance: chance < least)


class EdgeLine(QWidget):
    """Lies over the photos of a grid and lets the mouse through, but where the line is.

    Signals: ``moved(probability)``, when a person has dragged the line; ``changed()``, when it is
    another.
    """

    moved = Signal(float)
    changed = Signal()

    def __init__(self, grid: PhotoGrid) -> None:
        super().__init__(grid)  # over the viewport, whose children would be scrolled with it
        self._grid = grid
        self._view: SearchView | None = None
        self._counts: EdgeCounts | None = None
        self._dragged: int | None = None  # where the line is held
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        grid.viewport().installEventFilter(self)
        grid.verticalScrollBar().valueChanged.connect(self.update)
        grid.photo_model.modelReset.connect(self.update)
        grid.arranged.connect(lambda: self.show_view(self._view))

    def show_view(self, view: SearchView | None) -> None:
        """Lie where the album of these results ends; nowhere for those that fill none."""
        self._view = view
        by_likeness = self._grid.order() == PhotoOrder()
        self._counts = edge_counts_of(view) if view is not None and by_likeness else None
        self._dragged = None
        self.setVisible(self._counts is not None)
        self.setGeometry(self._grid.viewport().geometry())
        self.raise_()
        self.update()
        self.changed.emit()

    def spoken(self) -> list[tuple[str, QRect, str]]:
        """Give a key, the rectangle and what is said of each line: photos end there that certainly,
        and that perhaps belong."""
        counts, found = self._counts, list[tuple[str, QRect, str]]()
        if counts is None:
            return found
        if 0 < counts.certainly < counts.inside:
            said = tr_n(
                "Before this {n} photo certainly belongs, behind it perhaps",
                "Before this {n} photos certainly belong, behind it perhaps",
                counts.certainly,
            )
            found.append(("certainly", self._rect_of(counts.certainly), said))
        said = tr_n(
            "Before this {n} photo belongs, behind it no more",
            "Before this {n} photos belong, behind it no more",
            counts.inside,
        )
        return [*found, ("inside", self._rect_of(counts.inside), said)]

    def _rect_of(self, count_before: int) -> QRect:
        path = self._path(count_before)
        y = round(path[0].y()) if path else 0
        return QRect(0, y - _NEAR, self.width(), 2 * _NEAR)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._grid.viewport().geometry())
        if self._counts is None or not isinstance(event, QMouseEvent):
            return False
        point = event.position().toPoint()
        match event.type():
            case QEvent.Type.MouseButtonPress if self._is_near(point):
                self._dragged = self._counts.inside
                return True
            case QEvent.Type.MouseMove if self._dragged is not None:
                self._drag_to(point)
                return True
            case QEvent.Type.MouseButtonRelease if self._dragged is not None:
                self.moved.emit(line_at(self._counts.chances, self._dragged))
                self._dragged = None
                return True
            case QEvent.Type.MouseMove:
                near = self._is_near(point)
                shape = Qt.CursorShape.SplitVCursor if near else Qt.CursorShape.ArrowCursor
                self._grid.viewport().setCursor(shape)
        return False

    def _drag_to(self, point: QPoint) -> None:
        index = self._grid.indexAt(point)
        if index.isValid():
            cell = self._grid.visualRect(index)
            self._dragged = index.row() + (point.x() > cell.center().x())
            self.update()

    def _is_near(self, point: QPoint) -> bool:
        if self._counts is None:
            return False
        reach = QRect(point, point).adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR)
        path = self._path(self._counts.inside)
        return any(
            QRectF(path[i], path[i + 1]).normalized().adjusted(-1, -1, 1, 1).intersects(reach)
            for i in range(len(path) - 1)
        )

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        counts, palette = self._counts, self._grid.palette()
        if counts is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        held = counts.inside if self._dragged is None else self._dragged
        lines = [(held, QPen(palette.color(QPalette.ColorRole.Highlight), 2.5))]
        if 0 < counts.certainly < held:
            dashed = QPen(theme.quiet(palette), 1.5, Qt.PenStyle.DashLine)
            lines.insert(0, (counts.certainly, dashed))
        for count_before, pen in lines:
            painter.setPen(pen)
            painter.drawPolyline(self._path(count_before))
        # One label at the left, one at the right: both lines may run through one row.
        if len(lines) > 1 and (path := self._path(counts.certainly)):
            self._paint_label(painter, path[-1].y(), tr("Certainly"), tr("Perhaps"), at_right=True)
        above = tr("Perhaps") if held > counts.certainly else tr("Certainly")
        if path := self._path(held):
            self._paint_label(painter, path[0].y(), above, tr("No more"), at_right=False)

    def _paint_label(
        self, painter: QPainter, y: float, above: str, below: str, *, at_right: bool
    ) -> None:
        painter.setFont(theme.scaled_font(self._grid, 0))
        text = f"↑ {above}   ↓ {below}"
        width = painter.fontMetrics().horizontalAdvance(text) + 2 * theme.UNIT
        height = painter.fontMetrics().height() + theme.UNIT // 2
        left = self.width() - theme.UNIT - width if at_right else theme.UNIT
        label = QRectF(left, y - height / 2, width, height)
        palette = self._grid.palette()
        painter.setPen(QPen(theme.quiet(palette), 1))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(label, height / 2, height / 2)
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)

    def _path(self, count_before: int) -> list[QPointF]:
        """The line behind the first ``count_before`` photos, from the left."""
        model, path = self._grid.photo_model, list[QPointF]()
        count, width = model.rowCount(), self.width()
        if not count:
            return path
        last = self._grid.visualRect(model.index(min(max(count_before, 1), count) - 1))
        if count_before >= count or count_before <= 0:
            y = last.bottom() + 1 if count_before else last.top()
            path.extend([QPointF(0, y), QPointF(width, y)])
            return path
        next_ = self._grid.visualRect(model.index(count_before))
        if next_.top() > last.top():  # a row begins
            path.extend([QPointF(0, next_.top()), QPointF(width, next_.top())])
            return path
        x = (last.right() + next_.left() + 1) / 2
        low, high = next_.bottom() + 1, next_.top()
        path.extend([QPointF(0, low), QPointF(x, low), QPointF(x, high), QPointF(width, high)])
        return path
