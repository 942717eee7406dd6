"""Headings above the sections of a grid: what they say, and how they are painted."""

from __future__ import annotations

from datetime import date
from typing import cast

import numpy as np
from PySide6.QtCore import QDate, QLocale, QRect, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QWidget

from app.core.language import tr, tr_date, tr_n
from app.core.photos.order import DatedSection, GroupBy
from app.ui.style import theme

HEIGHT = 5 * theme.UNIT  # px


def date_of(day: np.datetime64) -> QDate:
    """Give a day as Qt has it."""
    return QDate(1970, 1, 1).addDays(int(day.astype("datetime64[D]").astype(np.int64)))


def name_of(day: np.datetime64 | None, group: GroupBy) -> str:
    """Give the name of a day, or of the month or year that it begins."""
    if day is None:
        return tr("No date")
    when = cast(date, day.astype("datetime64[D]").item())
    if group is GroupBy.YEAR:
        return tr_date(when, "yyyy")
    if group is GroupBy.MONTH:
        return tr_date(when, "MMMM yyyy")
    return QLocale().toString(date_of(day), QLocale.FormatType.LongFormat)


def sentence(section: DatedSection, group: GroupBy) -> str:
    """Say what stands under a heading, and of how many the date is only that of their files."""
    name = name_of(section.date, group)
    if section.date is None or not section.by_file:
        return tr_n("{name} · {n} photo", "{name} · {n} photos", section.count, name=name)
    if section.by_file == section.count:
        return tr_n(
            "{name} · {n} photo, by date of file",
            "{name} · {n} photos, by date of file",
            section.count,
            name=name,
        )
    return tr_n(
        "{name} · {n} photo, {by_file} by date of file",
        "{name} · {n} photos, {by_file} by date of file",
        section.count,
        name=name,
        by_file=section.by_file,
    )


def paint_heading(painter: QPainter, area: QRect, text: str, view: QWidget) -> None:
    """Paint a heading over whatever is there."""
    palette = view.palette()
    painter.fillRect(area, palette.color(QPalette.ColorRole.Base))
    painter.setFont(theme.scaled_font(view, 1))
    painter.setPen(palette.color(QPalette.ColorRole.Text))
    inside = area.adjusted(theme.UNIT, 0, -theme.UNIT, 0)
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
    leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
    painter.setLayoutDirection(view.layoutDirection())
    painter.drawText(inside, int(leading), shown)
