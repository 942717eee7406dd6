"""Hold which photos of groups a person, or a proposal, marked for the bin."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.duplicates.types import GroupKind, Proposal

Choices = tuple[tuple[int, tuple[int, ...]], ...]
"""For each group with marks: the best photo that stays, and those that go."""


class Marked:
    """The marks. In bursts nothing is marked until a person does. ``proposals``: all groups."""

    def __init__(self) -> None:
        self.proposals: tuple[Proposal, ...] = ()
        self._said: dict[int, bool] = {}  # photo -> whether it goes, as a person decided

    def show(self, proposals: tuple[Proposal, ...]) -> None:
        """Replace the groups; what a person decided on their photos stays."""
        self.proposals = proposals
        present = {photo.photo for each in proposals for photo in each.group.photos}
        self._said = {photo: goes for photo, goes in self._said.items() if photo in present}

    def going(self, each: Proposal) -> tuple[int, ...]:
        """Return the marked photos of a group."""
        proposed = () if each.group.kind is GroupKind.BURST else each.go
        photos = (photo.photo for photo in each.group.photos)
        return tuple(photo for photo in photos if self._said.get(photo, photo in proposed))

    def mark(self, photo: int, goes: bool) -> None:
        """Mark one photo, or unmark it."""
        self._said[photo] = goes

    def mark_proposed(self, proposals: Iterable[Proposal]) -> None:
        """Mark what is proposed for these groups, also bursts; protected photos stay."""
        for each in proposals:
            self._said.update((photo.photo, photo.photo in each.go) for photo in each.group.photos)

    def mark_nothing(self, proposals: Iterable[Proposal]) -> None:
        """Unmark all photos of these groups."""
        for each in proposals:
            self._said.update((photo.photo, False) for photo in each.group.photos)

    def choices(self, proposals: Iterable[Proposal] | None = None) -> Choices:
        """Return the marks of these groups, or of all for None.
        Groups of which no photo would stay are left out."""
        found = []
        for each in self.proposals if proposals is None else proposals:
            go = self.going(each)
            stay = [photo.photo for photo in each.group.photos if photo.photo not in go]
            if go and stay:
                found.append((stay[0], go))
        return tuple(found)

    def sizes(self) -> tuple[tuple[int, ...], int]:
        """Return the marked photos of all groups, and their size in bytes."""
        going = {photo: None for _, go in self.choices() for photo in go}
        sizes = {p.photo: p.bytes for each in self.proposals for p in each.group.photos}
        return tuple(going), sum(sizes[photo] for photo in going)

    def seen(self, photos: Iterable[int]) -> tuple[int, ...]:
        """Return the photos shown for these files: files of the same content are one photo."""
        shown = {p.photo: p.shown for each in self.proposals for p in each.group.photos}
        return tuple(dict.fromkeys(shown[photo] for photo in photos))
