"""Show a strip under a compared photo: its name, what differs, its histogram, pin and remove."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from html import escape

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.core.base.language import isolated, listed, number, tr, tr_later
from app.core.base.photo_types import PhotoInfo
from app.core.facts.facts import FACTS
from app.ui.photos.small_photos import MarksStrip
from app.ui.style import theme, words
from app.ui.style.building import column, dark_tool, row
from app.ui.style.labels import ElidedLabel
from app.work.pictures.full_decoding import Measured

NAME, SHARPNESS = tr_later("Name"), tr_later("Sharpness")

_CLOSE = 0.03  # relative lead from which a value is the best


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact of one photo. ``label`` is not translated yet.

    ``worth``: a value of which more is better, if there is one. ``labelled``: whether the text
    means nothing without its label.
    """

    label: str
    text: str
    worth: float | None = None
    labelled: bool = False


def facts(info: PhotoInfo, measured: Measured | None) -> tuple[Fact, ...]:
    """Return the facts of a photo; those from its file only once it was ``measured``."""
    width, height = info.width, info.height
    if measured is not None:
        width, height = measured.width, measured.height
    known = []
    if width and height:
        text = f"{number(width)} × {number(height)}"
        if measured is not None and measured.reduction > 1:
            text = tr("{size} (shown at 1/{part})", size=text, part=measured.reduction)
        known.append(Fact(tr_later("Size"), text, width * height))
    if measured is not None:
        known.append(Fact(SHARPNESS, number(measured.sharpness), measured.sharpness))
        known.append(Fact(tr_later("File"), words.bytes_counted(measured.bytes)))
        known.append(Fact(tr_later("Format"), measured.format))
    known.extend(_of_table(info, measured))
    if info.taken is None:
        known.append(Fact(tr_later("Changed"), words.moment(datetime.fromtimestamp(info.modified))))
    else:  # in the camera's time, not in local time
        known.append(Fact(tr_later("Taken"), words.moment(datetime.fromtimestamp(info.taken, UTC))))
    known.append(Fact(tr_later("Folder"), words.name_alone(info.folder.name)))
    known.append(Fact(NAME, words.name_alone(info.name)))
    return tuple(known)


def _of_table(info: PhotoInfo, measured: Measured | None) -> list[Fact]:
    """Return the facts of the table as far as EXIF has them; the camera may come from XMP."""
    values = {} if measured is None else dict(measured.facts)
    values |= {"camera": info.camera} if info.camera else {}
    return [
        Fact(fact.label, words.printed(fact.to_text(values[name])), labelled=fact.labelled)
        for name, fact in FACTS.items()
        if fact.compared and name in values
    ]


def differing(photos: Sequence[Sequence[Fact]]) -> set[str]:
    """Return the labels of the facts in which the photos differ."""
    told = {(fact.label, fact.text) for known in photos for fact in known}
    return {label for label, times in Counter(label for label, _ in told).items() if times > 1}


def best(photos: Sequence[Sequence[Fact]]) -> dict[str, int]:
    """Return, by label, the position of the clearly best photo, if there is one."""
    worths: dict[str, list[tuple[float, int]]] = {}
    for position, known in enumerate(photos):
        for fact in known:
            if fact.worth is not None:
                worths.setdefault(fact.label, []).append((fact.worth, position))
    ranked = {label: sorted(each, reverse=True) for label, each in worths.items() if each[1:]}
    return {
        label: first[1]
        for label, (first, second, *_) in ranked.items()
        if first[0] > second[0] * (1 + _CLOSE)
    }


_BARS, _HIGH = 64, 40  # each bar for four values, and so many steps of its height
_DARK, _GREY, _COLOUR = 44, 60, 130  # ground, and what a bar of brightness or a colour adds


class Histogram(QLabel):
    """Shows counts that were made while the photo was decoded."""

    def __init__(self) -> None:
        super().__init__()
        self.setScaledContents(True)
        self.set_narrow(False)
        self.setToolTip(
            tr("Dark on the left, bright on the right: brightness, red, green and blue")
        )
        self.setAccessibleName(tr("Histogram"))

    def set_narrow(self, narrow: bool) -> None:
        """Make the histogram narrower, or not, to leave room for words."""
        self.setFixedSize((7 if narrow else 12) * theme.UNIT, 5 * theme.UNIT)

    def show_counts(self, counts: NDArray[np.int64] | None) -> None:
        """Show counts (4, 256) of luminance, red, green, blue; None: nothing."""
        bars = np.zeros((4, _BARS)) if counts is None else heights(counts)
        filled = np.arange(_HIGH, 0, -1)[:, np.newaxis] <= bars[:, np.newaxis] * _HIGH
        grey, *colours = filled.astype(np.uint8)
        picture = _DARK + _GREY * grey[..., np.newaxis] + _COLOUR * np.stack(colours, axis=-1)
        pixels = picture.tobytes()  # which the image does not copy
        made = QImage(pixels, _BARS, _HIGH, 3 * _BARS, QImage.Format.Format_RGB888)
        self.setPixmap(QPixmap.fromImage(made))


def heights(counts: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return heights of bars, float64 (4, 64) in 0 to 1, from counts (4, 256).

    Square roots of the shares, so that small ones are visible. Pure black or white may outnumber
    everything else, so the end bars are cut to the highest one between them.
    """
    bars = np.sqrt(counts.reshape(len(counts), _BARS, -1).sum(axis=2))
    highest = bars[:, 1:-1].max() or bars.max() or 1.0
    return np.asarray(np.minimum(bars / highest, 1.0))


HEIGHT = 8 * theme.UNIT  # px at least
_MOST_LINES = 6  # of facts; the tooltip has all of them
_JOINED = "\N{WORD JOINER}"
NARROW = 52 * theme.UNIT  # px of a strip that has no room for everything


class InfoStrip(QWidget):
    """The strip. Signals: ``pressed()`` by a click anywhere; after it ``pin_wanted()`` or
    ``removal_wanted()`` by the buttons; ``starred(stars)``."""

    pin_wanted = Signal()
    removal_wanted = Signal()
    starred = Signal(int)
    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = ElidedLabel(elide=Qt.TextElideMode.ElideMiddle)
        self._marked = self._narrow = False
        self._marks = MarksStrip()
        self._marks.starred.connect(self.starred)
        self._facts = QLabel()
        self._facts.setTextFormat(Qt.TextFormat.RichText)
        self._facts.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._facts.setSizePolicy(policy)
        self._facts.setFont(theme.scaled_font(self._facts, 0))
        self._facts.setMaximumHeight(_MOST_LINES * self._facts.fontMetrics().lineSpacing())
        self._facts.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.histogram = Histogram()
        self.setMinimumHeight(HEIGHT)
        keep = tr("Keep this photo and step through the others")
        small = partial(dark_tool, side=16, by_keys=False)
        self._pin = small("pin", keep, checkable=True)
        remove = small("close", tr("Take it out of the comparison"))
        for button, wanted in ((self._pin, self.pin_wanted), (remove, self.removal_wanted)):
            button.clicked.connect(self.pressed)
            button.clicked.connect(wanted)
        title = row((self._name, 1), self._marks, self._pin, remove, gap=0)
        half = theme.UNIT // 2
        said = column(title, (self._facts, 1), gap=0)
        row(self.histogram, (said, 1), on=self, margins=(theme.UNIT, half, half, half))

    def show_name(self, name: str, *, pinned: bool, can_pin: bool) -> None:
        """Show the photo's name, and whether it is pinned."""
        self._name.setText(name)
        self._pin.setChecked(pinned)
        self._pin.setVisible(can_pin)

    def show_marks(self, stars: int, colour: str) -> None:
        """Show stars and colour label; a narrow strip shows stars only if there are marks."""
        self._marked = bool(stars or colour)
        self._marks.show_marks(stars, colour)
        self.set_narrow(self._narrow)

    def show_facts(
        self, known: Sequence[Fact], differing: Collection[str], best: Collection[str]
    ) -> None:
        """Show the facts that differ; those in which this photo is ``best`` are bold."""
        quiet, parts = theme.quiet(self.palette()).name(), []
        for fact in known:
            if fact.label == NAME or fact.label not in differing:
                continue  # the name is shown above
            text = escape(fact.text)
            if fact.label == SHARPNESS:
                text = tr("sharpness {number}", number=text)
            elif fact.labelled:
                text = " ".join((tr(fact.label), text))
            text = isolated(_unbroken(text))  # else signs of the next one may come between
            faint = f'<font color="{quiet}">{text}</font>'
            parts.append(f"<b>{text}</b>" if fact.label in best else faint)
        self._facts.setText(" &middot; ".join(parts))
        lines = [tr("{label}: {text}", label=tr(each.label), text=each.text) for each in known]
        self.setToolTip("<br>".join(escape(line) for line in lines))
        self.setAccessibleName(self._name.text())
        self.setAccessibleDescription(listed(lines))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        del event
        self.pressed.emit()

    def set_narrow(self, narrow: bool) -> None:
        """Leave more room for words, or less."""
        self._narrow = narrow
        self._marks.setVisible(self._marked or not narrow)
        self.histogram.set_narrow(narrow)


def _unbroken(text: str) -> str:
    """Keep a fact on one line, also "1/60 s" and "X-T3"."""
    for sign in "/-":
        text = text.replace(sign, f"{sign}{_JOINED}")
    return text.replace(" ", "&nbsp;")
