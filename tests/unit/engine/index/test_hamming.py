"""Both ways of counting differing bits, by hand and against Python's own integers."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.index import HashIndex, HashSettings, Hits
from engine.index.hamming import Hamming, add_one_by_one, compiled
from engine.metrics.euclid import Euclid

FULL = 2**64 - 1


def counting(how: str) -> Hamming:
    found = Hamming()
    if how == "compiled":
        pytest.importorskip("numba", reason="needs the extra fast")
        assert found.compile()
    return found


both = pytest.mark.parametrize("how", ["passes", pytest.param("compiled", marks=pytest.mark.slow)])


@pytest.mark.slow
@both
def test_hamming_by_hand(how: str) -> None:
    codes = np.array([[0b1011, 0, 7], [1, 0, 2**63]], np.uint64)
    assert counting(how)(codes, np.array([0b1000, 1], np.uint64)).tolist() == [2, 2, 6]


@both
@pytest.mark.parametrize("words", [1, 3, 6, 16])
def test_hamming_counts_every_bit_of_every_word(how: str, words: int) -> None:
    codes = np.random.default_rng(words).integers(0, 2**64, (words, 50), dtype=np.uint64)
    codes[:, 0] = ~codes[:, 1]
    columns = [[int(word) for word in column] for column in codes.T]
    counts = [sum((a ^ b).bit_count() for a, b in zip(c, columns[1], strict=True)) for c in columns]
    assert counts[0] == 64 * words
    assert counting(how)(codes, codes[:, 1]).tolist() == counts


@both
def test_no_photos_have_no_distances(how: str) -> None:
    assert counting(how)(np.empty((2, 0), np.uint64), np.zeros(2, np.uint64)).size == 0


@both
def test_codes_may_be_mapped_and_read_only(how: str, tmp_path: Path) -> None:
    codes = np.arange(12, dtype=np.uint64).reshape(2, 6)
    np.save(tmp_path / "codes.npy", codes)
    mapped = np.load(tmp_path / "codes.npy", mmap_mode="r")
    zero = np.zeros(2, np.uint64)
    assert counting(how)(mapped, zero).tolist() == counting(how)(codes, zero).tolist()


@pytest.mark.filterwarnings("ignore:overflow")  # wrapping round is what the multiplication is for
@given(st.integers(0, FULL), st.integers(0, FULL), st.integers(0, 2**15))
def test_the_loop_counts_bits_before_it_is_compiled(a: int, b: int, before: int) -> None:
    total = np.array([before], np.uint16)
    add_one_by_one(np.array([a], np.uint64), np.uint64(b), total)
    assert total[0] == before + (a ^ b).bit_count()


def test_without_numba_numpy_goes_on_counting(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = Hamming()
    compiled.cache_clear()
    monkeypatch.setitem(sys.modules, "numba", None)
    assert not counts.compile()
    assert counts(np.array([[3]], np.uint64), np.zeros(1, np.uint64)).tolist() == [2]


@pytest.mark.slow
def test_a_compiled_scan_finds_exactly_what_the_other_finds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("numba", reason="needs the extra fast")
    random = np.random.default_rng(3)
    vectors = {"a": random.standard_normal((3000, 12)).astype(np.float32)}
    query = {"a": vectors["a"][7:8]}
    found: list[Hits] = []
    for how in ("passes", "compiled"):
        monkeypatch.setattr("engine.index.sketch.hamming", counting(how))
        index = HashIndex(Euclid({"a": 12}), HashSettings(candidates=200, shortlist=50))
        index.build(vectors)
        found.append(index.search(query, 20))
    assert found[0].rows.tolist() == found[1].rows.tolist()
    assert found[0].distances.tolist() == found[1].distances.tolist()
