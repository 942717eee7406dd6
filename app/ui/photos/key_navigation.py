"""Keyboard navigation among tiles: where arrows, Home, End and Page keys lead."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView

from app.ui.photos.layout import TileLayout

Action = QAbstractItemView.CursorAction


class KeyNavigation:
    """Up and down follow the line on which one began to go up or down, as tiles of different widths
    would lead one astray."""

    def __init__(self) -> None:
        self._line: tuple[int, float] | None = None  # the tile one is on, and the line

    def there(self, tiles: TileLayout, tile: int, action: Action, page: int) -> int:
        """Give the tile that a key leads to from ``tile`` (negative: from none). ``page``: how many
        pixels a page of the view is high. There must be tiles."""
        if tile < 0:
            return 0
        back = -1 if tiles.mirrored else 1
        match action:
            case Action.MoveLeft:
                tile -= back
            case Action.MoveRight:
                tile += back
            case Action.MovePrevious:
                tile -= 1
            case Action.MoveNext:
                tile += 1
            case Action.MoveHome:
                tile = 0
            case Action.MoveEnd:
                tile = len(tiles) - 1
            case Action.MoveUp | Action.MoveDown:
                tile = self._beyond(tiles, tile, 1 if action == Action.MoveDown else -1)
            case _:
                rows = max(1, page // int(tiles.tall[tiles.row_of(tile)]))
                tile = self._beyond(tiles, tile, rows if action == Action.MovePageDown else -rows)
        return min(max(tile, 0), len(tiles) - 1)

    def _beyond(self, tiles: TileLayout, tile: int, rows: int) -> int:
        follows = self._line is not None and self._line[0] == tile
        along = self._line[1] if self._line is not None and follows else tiles.middle(tile)
        there = tiles.beyond(tile, rows, along)
        self._line = there, along
        return there
