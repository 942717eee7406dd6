"""An album as a list of albums shows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AlbumInfo:
    """An album, with what a list of albums shows of it."""

    id: int
    name: str
    photos: int  # that it holds and that can be shown, each stack once
    new: int  # of these, that came by themselves since somebody looked
    search: int | None  # that fills it; None: it is filled by hand alone
    cover: int | None  # the photo that stands for it: the chosen one, else its first; None: none
    line: float | None  # chosen by hand: the probability from which photos belong; None: learned
    filled: bool = True  # False: its search was not looked through yet
