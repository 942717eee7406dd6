"""Where tiles lie, and where a key leads from one."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from app.ui.photos.layout import NOTE, SHAPES, Action, KeyNavigation, TileForm, TileLayout, lay_out

# Places of tiles: by hand, and what holds for any photos, width and sections.

WIDE, TALL, SQUARE = 2.0, 0.5, 1.0


def laid_out(
    shapes: list[float], across: int, form: TileForm, sections: list[int] | None = None
) -> TileLayout:
    starts = None if sections is None else np.array(sections, np.int64)
    return lay_out(np.array(shapes, np.float32), across, form, starts)


def boxes(tiles: TileLayout) -> list[tuple[int, int, int, int]]:
    return [tiles.box(tile) for tile in range(len(tiles))]


def test_a_row_is_filled_and_the_last_one_not_stretched() -> None:
    tiles = laid_out([WIDE, SQUARE, SQUARE, SQUARE], 400, TileForm(100, pad=0))
    assert boxes(tiles) == [
        (0, 0, 200, 100),
        (200, 0, 100, 100),
        (300, 0, 100, 100),
        (0, 100, 100, 100),
    ]


def test_a_row_grows_to_fill_the_width_and_keeps_shapes() -> None:
    tiles = laid_out([SQUARE] * 4, 350, TileForm(100, pad=0))  # half of the fourth has room
    assert [box[3] for box in boxes(tiles)[:4]] == [88] * 4
    tiles = laid_out([SQUARE] * 4, 330, TileForm(100, pad=0))  # less than half of it
    assert boxes(tiles)[:3] == [(0, 0, 110, 110), (110, 0, 110, 110), (220, 0, 110, 110)]
    assert boxes(tiles)[3] == (0, 110, 110, 110)  # the last row is as high as the one above


def test_a_row_that_is_kept_is_one_again_as_high_as_before() -> None:
    form = TileForm(100, pad=0, even=False, kept=(2, 5, 120))
    tiles = laid_out([SQUARE] * 9, 400, form)
    assert tiles.first.tolist() == [0, 2, 5, 9]
    assert tiles.tall.tolist() == [100, 120, 100]
    assert [box[0] for box in boxes(tiles)[2:5]] == [0, 120, 240]


def test_sections_begin_rows_under_headings() -> None:
    tiles = laid_out([SQUARE] * 3, 400, TileForm(100, pad=0, heading=30), [0, 1])
    assert boxes(tiles) == [(0, 30, 100, 100), (0, 160, 100, 100), (100, 160, 100, 100)]
    assert tiles.headings.tolist() == [0, 130]
    assert [tiles.section_at(y) for y in (0, 129, 130)] == [0, 0, 1]
    assert [tiles.section_of(tile) for tile in range(3)] == [0, 1, 1]


def test_a_short_section_shares_its_photos_out_evenly() -> None:
    tiles = laid_out([SQUARE] * 7, 400, TileForm(100, pad=0), [0, 6])
    assert [box[1] for box in boxes(tiles)] == [0, 0, 0, 133, 133, 133, 266]
    tiles = laid_out([SQUARE] * 6, 400, TileForm(100, pad=0), [0, 5])
    assert boxes(tiles)[4] == (320, 0, 80, 80)  # all in one row
    assert boxes(tiles)[5] == (0, 80, 100, 100)


@pytest.mark.parametrize("cut", range(1, 9))
def test_where_a_section_ends_moves_no_tile_before_it(cut: int) -> None:
    shapes, form = [SQUARE, WIDE, TALL, SQUARE, SQUARE, TALL, TALL, WIDE, SQUARE], TileForm(100)
    whole = boxes(laid_out(shapes, 330, form))
    parted = boxes(laid_out(shapes, 330, replace(form, even=False), [0, cut]))
    assert parted[:cut] == whole[:cut]


def test_there_is_room_for_a_note_and_for_what_stands_above() -> None:
    tiles = laid_out([SQUARE] * 2, 400, TileForm(100, pad=0, top=50, noted=True, inset=10), [0, 1])
    assert boxes(tiles) == [(10, 50, 100, 100), (10, 150 + NOTE, 100, 100)]
    assert tiles.at(9, 60) is None
    tiles = laid_out([SQUARE], 400, TileForm(100, pad=0, noted=True))
    assert tiles.height == 100 + NOTE


def test_from_right_to_left_rows_begin_at_the_right() -> None:
    tiles = laid_out([SQUARE] * 2, 300, TileForm(100, pad=0, mirrored=True))
    assert boxes(tiles) == [(200, 0, 100, 100), (100, 0, 100, 100)]
    assert tiles.at(299, 0) == 0
    assert tiles.at(50, 0) is None
    assert tiles.touching((0, 0, 150, 10)) == [range(1, 2)]


def test_up_and_down_lead_to_what_is_nearest() -> None:
    tiles = laid_out([WIDE, SQUARE, SQUARE, SQUARE], 400, TileForm(100, pad=0), [0, 3])
    assert tiles.beyond(1, 1) == 3
    assert tiles.beyond(3, -1) == 0
    assert tiles.beyond(3, -1, along=350) == 2
    assert tiles.beyond(0, -1) == 0


def test_nothing_takes_no_room() -> None:
    tiles = laid_out([], 400, TileForm(100))
    assert (len(tiles), tiles.height) == (0, 0)
    assert tiles.at(5, 5) is None
    assert tiles.between(0, 100) == range(0)
    assert tiles.touching((0, 0, 50, 50)) == []


forms = some.builds(
    TileForm,
    size=some.integers(20, 300),
    pad=some.integers(0, 8),
    heading=some.integers(0, 40),
    mirrored=some.booleans(),
)
shapes = some.lists(some.floats(0.1, 9), min_size=1, max_size=60)


@given(shapes, some.integers(1, 1500), forms, some.data())
def test_tiles_lie_apart_in_order_within_the_width(
    shapes: list[float], across: int, form: TileForm, data: some.DataObject
) -> None:
    cuts = data.draw(some.sets(some.integers(0, len(shapes) - 1)))
    tiles = laid_out(shapes, across, form, sorted(cuts | {0}))
    assert tiles.first[0] == 0
    assert tiles.first[-1] == len(shapes)
    assert set(tiles.sections.tolist()) <= set(tiles.first.tolist())
    assert (np.diff(tiles.first) > 0).all()
    assert (tiles.top[1:] >= tiles.bottom[:-1]).all()
    before: tuple[int, int] | None = None
    for tile, (left, top, width, height) in enumerate(boxes(tiles)):
        assert width > 0
        assert height > 0
        assert left >= 0
        assert left + width <= tiles.across
        assert tiles.at(left, top) == tile
        assert tiles.at(left + width - 1, top + height - 1) == tile
        row, (start, end) = tiles.row_of(tile), tiles.span(tile)
        assert tiles.first[row] <= tile < tiles.first[row + 1]
        if before is not None and before[0] == row:
            assert start == before[1]
        before = row, end


@given(shapes, some.integers(200, 1500), some.integers(20, 150))
def test_photos_keep_their_shapes(shapes: list[float], across: int, size: int) -> None:
    tiles = laid_out(shapes, across, TileForm(size, pad=3))
    for shape, (_, _, width, height) in zip(shapes, boxes(tiles), strict=True):
        wide, tall = width - 6, height - 6
        assert wide == pytest.approx(np.clip(shape, *SHAPES) * tall, abs=0.51 * (1 + SHAPES[1]) + 1)


@given(shapes, some.integers(200, 900), some.integers(20, 150), some.data())
def test_what_a_box_touches_is_what_one_finds_tile_by_tile(
    shapes: list[float], across: int, size: int, data: some.DataObject
) -> None:
    mirrored = data.draw(some.booleans())
    tiles = laid_out(shapes, across, TileForm(size, pad=2, mirrored=mirrored))
    left, top = data.draw(some.integers(0, across)), data.draw(some.integers(0, tiles.height))
    wide, tall = data.draw(some.integers(1, 400)), data.draw(some.integers(1, 400))
    found = [tile for each in tiles.touching((left, top, wide, tall)) for tile in each]
    expected = [
        tile
        for tile, (x, y, w, h) in enumerate(boxes(tiles))
        if x < left + wide and left < x + w and y < top + tall and top < y + h
    ]
    assert found == expected


# Keys among tiles of different widths.

# 0 0 1 2
# 3 4 5 5
# 6
GRIDS = np.array([2, 1, 1, 1, 1, 2, 1], np.float32)


def tiles(*, mirrored: bool = False) -> TileLayout:
    return lay_out(GRIDS, 400, TileForm(100, pad=0, mirrored=mirrored))


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
