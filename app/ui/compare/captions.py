"""Fills the strips under compared photos: names, thumbs, stars, and the facts that differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.core.language import tr, tr_n
from app.core.types import PhotoInfo
from app.ui.canvas.photo_source import PhotoSource
from app.ui.compare import facts
from app.ui.compare.comparison import Comparison
from app.ui.compare.stage import Stage
from app.ui.style import words


class Captions:
    """``signs``: the thumb (+1, -1) of each photo that has one in the search."""

    def __init__(
        self,
        stage: Stage,
        source: PhotoSource,
        photo_of: Callable[[int], PhotoInfo | None],
    ) -> None:
        self._stage = stage
        self._source = source
        self._photo_of = photo_of
        self.signs: Mapping[int, int] = {}

    def show_marks(self, state: Comparison) -> None:
        """Name the photos, with their thumbs and stars."""
        for position, photo in enumerate(state.shown):
            info = self._photo_of(photo)
            self._stage.canvases[position].show_sign(self.signs.get(photo, 0))
            self._stage.strips[position].show_name(
                "" if info is None else words.name_alone(info.name),
                pinned=photo == state.pinned,
                can_pin=len(state.photos) > 1,
            )
            stars, colour = (0, "") if info is None else (info.stars, info.colour)
            self._stage.strips[position].show_marks(stars, colour)

    def show_facts(self, state: Comparison, *, whole: bool, histogram: bool) -> None:
        """Tell what differs, with ``whole`` also what is the same; and draw histograms, or not."""
        infos = [self._photo_of(photo) for photo in state.shown]
        measured = [self._source.measured(photo) for photo in state.shown]
        known = [
            () if info is None else facts.facts(info, found)
            for info, found in zip(infos, measured, strict=True)
        ]
        differing, best = facts.differing(known), facts.best(known)
        for position, (each, found) in enumerate(zip(known, measured, strict=True)):
            strip = self._stage.strips[position]
            leading = {label for label, number in best.items() if number == position}
            strip.show_facts(each, differing, leading, whole)
            strip.histogram.setVisible(histogram)
            strip.histogram.show_counts(None if found is None else found.histogram)


def position(state: Comparison) -> tuple[str, tuple[bool, bool]]:
    """Which photos are shown of how many, and whether there are some before and behind."""
    others = len(state.others)
    positions = state.room - (state.pinned is not None)
    if others <= positions:
        return tr_n("{n} photo", "{n} photos", len(state.photos)), (False, False)
    last = state.first + positions
    if positions == 1:
        text = tr("{place} of {count}", place=last, count=others)
    else:
        text = tr("{first} to {last} of {count}", first=state.first + 1, last=last, count=others)
    return text, (state.first > 0, last < others)
