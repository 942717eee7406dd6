"""Queries of searches, as tests ask for them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.core.base.search_types import QueryItem
from app.work.bus.open_library import OpenLibrary
from engine.feedback.journal import Sign


def like(*photos: int) -> tuple[QueryItem, ...]:
    """What is like these photos of the library."""
    return tuple(QueryItem(photo=photo) for photo in photos)


def like_files(*paths: Path) -> tuple[QueryItem, ...]:
    """What is like these picture files."""
    return tuple(QueryItem(path=path, name=path.name) for path in paths)


def shows(word: str) -> tuple[QueryItem, ...]:
    """What shows what a word means."""
    return (QueryItem(word=word),)


def starting(*photos: int) -> Callable[[OpenLibrary], object]:
    """Ask for what is like these photos."""
    return lambda library: library.session.start(like(*photos))


def judging(search: int, photo: int, sign: Sign) -> Callable[[OpenLibrary], object]:
    """Thumb a photo in a search."""
    return lambda library: library.searches.judge(search, (photo,), sign)
