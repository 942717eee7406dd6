"""Keys among tiles of different widths."""

from __future__ import annotations

import numpy as np

from app.ui.photos.layout import Action, KeyNavigation, TileForm, TileLayout, lay_out

# 0 0 1 2
# 3 4 5 5
# 6
SHAPES = np.array([2, 1, 1, 1, 1, 2, 1], np.float32)


def tiles(*, mirrored: bool = False) -> TileLayout:
    return lay_out(SHAPES, 400, TileForm(100, pad=0, mirrored=mirrored))


def test_arrows_and_ends() -> None:
    walk = KeyNavigation()
    steps = {
        Action.MoveRight: 3,
        Action.MoveLeft: 1,
        Action.MoveNext: 3,
        Action.MovePrevious: 1,
        Action.MoveHome: 0,
        Action.MoveEnd: 6,
    }
    for action, there in steps.items():
        assert walk.there(tiles(), 2, action, 100) == there
    assert walk.there(tiles(mirrored=True), 2, Action.MoveRight, 100) == 1
    assert walk.there(tiles(), 6, Action.MoveRight, 100) == 6
    assert walk.there(tiles(), -1, Action.MoveDown, 100) == 0


def test_down_and_up_again_lead_back_to_the_same_tile() -> None:
    walk, all_tiles = KeyNavigation(), tiles()
    assert walk.there(all_tiles, 2, Action.MoveDown, 100) == 5
    assert walk.there(all_tiles, 5, Action.MoveUp, 100) == 2
    assert KeyNavigation().there(all_tiles, 5, Action.MoveUp, 100) in (1, 2)


def test_a_page_is_as_many_rows_as_it_holds() -> None:
    assert KeyNavigation().there(tiles(), 0, Action.MovePageDown, 250) == 6
    assert KeyNavigation().there(tiles(), 6, Action.MovePageUp, 100) == 3
