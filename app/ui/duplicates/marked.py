"""Photos marked for the bin: what is proposed, and what a person said instead."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.duplicates.types import GroupKind, Proposal

Choices = tuple[tuple[int, tuple[int, ...]], ...]
"""Of each group that has marks the best that stays, and those that go."""


class Marked:
    """Of bursts nothing is marked until a person says so. Attribute: ``proposals``, all groups."""

    def __init__(self) -> None:
        self.proposals: tuple[Proposal, ...] = ()
        self._said: dict[int, bool] = {}  # photo -> goes, as a person said

    def show(self, proposals: tuple[Proposal, ...]) -> None:
        """Take over the groups of now; what a person said of their photos counts on."""
        self.proposals = proposals
        present = {photo.photo for each in proposals for photo in each.group.photos}
        self._said = {photo: goes for photo, goes in self._said.items() if photo in present}

    def going(self, each: Proposal) -> tuple[int, ...]:
        """Give the photos of a group that are marked."""
        proposed = () if each.group.kind is GroupKind.BURST else each.go
        photos = (photo.photo for photo in each.group.photos)
        return tuple(photo for photo in photos if self._said.get(photo, photo in proposed))

    def mark(self, photo: int, goes: bool) -> None:
        """Mark one photo, or let it stay."""
        self._said[photo] = goes

    def mark_all_but_best(self, proposals: Iterable[Proposal]) -> None:
        """Mark what is proposed for these groups, of bursts too; protected photos stay."""
        for each in proposals:
            self._said.update((photo.photo, photo.photo in each.go) for photo in each.group.photos)

    def mark_nothing(self, proposals: Iterable[Proposal]) -> None:
        """Let all photos of these groups stay."""
        for each in proposals:
            self._said.update((photo.photo, False) for photo in each.group.photos)

    def choices(self, proposals: Iterable[Proposal] | None = None) -> Choices:
        """Give what would be done with these groups; None: with all. A group of which nothing would
        stay is left out."""
        found = []
        for each in self.proposals if proposals is None else proposals:
            go = self.going(each)
            stay = [photo.photo for photo in each.group.photos if photo.photo not in go]
            if go and stay:
                found.append((stay[0], go))
        return tuple(found)

    def sizes(self, proposals: Iterable[Proposal] | None = None) -> tuple[tuple[int, ...], int]:
        """Give which photos of these groups would go, and their bytes together."""
        going = {photo: None for _, go in self.choices(proposals) for photo in go}
        sizes = {p.photo: p.bytes for each in self.proposals for p in each.group.photos}
        return tuple(going), sum(sizes[photo] for photo in going)

    def seen(self, photos: Iterable[int]) -> tuple[int, ...]:
        """Give the photos that a person sees of these files: those of one content are one."""
        shown = {p.photo: p.shown for each in self.proposals for p in each.group.photos}
        return tuple(dict.fromkeys(shown[photo] for photo in photos))
