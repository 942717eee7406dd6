"""Bars of the modality weights in this search, one a family, moving with every click."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from app.core.language import listed, tr
from app.ui.style import theme, words

_ROW = 3 * theme.UNIT  # px
_BAR = theme.UNIT  # px


class WeightBars(QWidget):
    """Bars of the learned weights; a tick stands where each was before the last click."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before: dict[str, float] = {}
        self._from: dict[str, float] = {}
        self._now: dict[str, float] = {}
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self.update)
        self.setAccessibleName(tr("What counts in this search"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_weights(self, now: Mapping[str, float], before: Mapping[str, float]) -> None:
        """Move the bars to these weights (each in [0, 1], sum 1)."""
        if dict(now) == self._now and dict(before) == self._before:
            return
        self._from, self._now, self._before = self._shown(), dict(now), dict(before)
        spoken = listed(
            tr("{family} {percent}%", family=words.family_name(family), percent=round(100 * weight))
            for family, weight in now.items()
        )
        self.setAccessibleDescription(spoken)
        self.setToolTip(
            tr("{weights}. The tick marks the weight before the last click.", weights=spoken)
        )
        self.updateGeometry()
        system = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
        self._motion.stop()
        self._motion.setDuration(min(theme.MOTION, system))
        self._motion.start()

    def _shown(self) -> dict[str, float]:
        """Give the weights as painted at this moment, between the earlier ones and the new ones."""
        running = self._motion.state() == QVariantAnimation.State.Running
        share = float(self._motion.currentValue()) if running else 1.0
        return {
            family: weight * share + self._from.get(family, weight) * (1 - share)
            for family, weight in self._now.items()
        }

    def sizeHint(self) -> QSize:
        return QSize(200, _ROW * len(self._now))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = self.fontMetrics()
        label = (
            max(map(metrics.horizontalAdvance, map(words.family_name, self._now)), default=0)
            + theme.UNIT
        )
        number = metrics.horizontalAdvance(tr("{percent}%", percent=100)) + theme.UNIT // 2
        for row, (family, weight) in enumerate(self._shown().items()):
            line = QRect(0, row * _ROW, self.width(), _ROW)
            track = QRectF(
                label, line.center().y() - _BAR / 2 + 1, self.width() - label - number, _BAR
            )
            self._paint_row(painter, line, track, family, weight)

    def _paint_row(
        self, painter: QPainter, line: QRect, track: QRectF, family: str, weight: float
    ) -> None:
        centre = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(self.palette().windowText().color())
        painter.drawText(line, centre | Qt.AlignmentFlag.AlignLeading, words.family_name(family))
        painter.setPen(theme.quiet(self.palette()))
        painter.drawText(
            line,
            centre | Qt.AlignmentFlag.AlignTrailing,
            tr("{percent}%", percent=round(100 * weight)),
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.faint(self.palette()))
        painter.drawRoundedRect(self._mirrored(track), _BAR / 2, _BAR / 2)
        painter.setBrush(theme.family_colour(family))
        filled = QRectF(track.left(), track.top(), max(_BAR, weight * track.width()), _BAR)
        painter.drawRoundedRect(self._mirrored(filled), _BAR / 2, _BAR / 2)
        before = self._before.get(family)
        if before is not None and abs(before - self._now[family]) > 0.005:
            painter.setPen(QPen(self.palette().windowText().color(), 1.5))
            tick = self._mirrored(
                QRectF(track.left() + before * track.width(), track.top() - 3, 0, _BAR + 6)
            )
            painter.drawLine(tick.topLeft(), tick.bottomLeft())

    def _mirrored(self, rect: QRectF) -> QRectF:
        """Turn a rectangle round where the language runs from right to left."""
        if self.layoutDirection() == Qt.LayoutDirection.LeftToRight:
            return rect
        return QRectF(self.width() - rect.right(), rect.top(), rect.width(), rect.height())
