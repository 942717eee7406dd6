"""Requests about stacks of photos."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StackPhotos:
    """Put photos on each other, the first one on top."""

    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StackEach:
    """Do so with each of these, in one gesture; those that lie together already stay."""

    stacks: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class TakeApart:
    """Let the photos of the stacks that these are in lie by themselves again."""

    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakeOutOfStack:
    """Take these photos out of their stacks; the others stay."""

    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PutOnTop:
    """Let a photo stand for its stack."""

    photo: int


@dataclass(frozen=True, slots=True)
class UndoStacks:
    """Take back what was stacked or taken apart last since the program started."""


@dataclass(frozen=True, slots=True)
class RedoStacks:
    """Do again what was taken back last."""


StackRequest = (
    StackPhotos | StackEach | TakeApart | TakeOutOfStack | PutOnTop | UndoStacks | RedoStacks
)
