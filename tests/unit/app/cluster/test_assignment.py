"""Every shard has a worker, evenly, and moves only when it must."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.cluster.assignment import UNEVEN, assign_shards

names = st.sampled_from("abcdefgh")
sizes_of = st.dictionaries(names, st.integers(0, 1000), max_size=8)
workers_of = st.sets(st.sampled_from("uvwxyz"), max_size=6)
held_by = st.dictionaries(names, st.sampled_from("uvwxyz"))


def test_by_hand() -> None:
    sizes = {"a": 5, "b": 4, "c": 3, "d": 3}
    first = assign_shards(sizes, ["v", "u"], {})
    assert first == {"a": "u", "b": "v", "c": "v", "d": "u"}
    assert assign_shards(sizes, ["u", "v"], first) == first
    assert set(assign_shards(sizes, ["v"], first).values()) == {"v"}
    assert assign_shards(sizes, [], first) == {}


def test_a_dead_workers_shards_go_elsewhere_and_the_others_stay() -> None:
    sizes = dict.fromkeys("abcdef", 10)
    before = assign_shards(sizes, ["u", "v", "w"], {})
    after = assign_shards(sizes, ["u", "w"], before)
    moved = {name for name in sizes if before[name] != after[name]}
    assert moved == {name for name in sizes if before[name] == "v"}


def test_a_new_worker_gets_its_share() -> None:
    sizes = dict.fromkeys("abcdef", 10)
    after = assign_shards(sizes, ["u", "v", "w"], assign_shards(sizes, ["u", "v"], {}))
    assert sorted(after.values()) == ["u", "u", "v", "v", "w", "w"]


@given(sizes_of, workers_of, held_by)
def test_every_shard_is_assigned_evenly(
    sizes: dict[str, int], workers: set[str], held: dict[str, str]
) -> None:
    assigned = assign_shards(sizes, workers, held)
    assert assigned.keys() == (sizes.keys() if workers else set())
    assert set(assigned.values()) <= workers
    for worker in workers:
        load = sum(sizes[name] for name, at in assigned.items() if at == worker)
        fair = sum(sizes.values()) / len(workers)
        assert load <= UNEVEN * fair + max(sizes.values(), default=0)


@given(sizes_of, workers_of, held_by)
def test_it_settles(sizes: dict[str, int], workers: set[str], held: dict[str, str]) -> None:
    assigned = assign_shards(sizes, workers, held)
    again = assign_shards(sizes, workers, assigned)
    assert assign_shards(sizes, workers, again) == again
