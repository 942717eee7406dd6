"""Ends that would not understand each other are refused, with what to do."""

from __future__ import annotations

from typing import Any

import pytest

from app.cluster.connection import check_scheduler, check_worker, of_this_end
from app.core.base.errors import ClusterError


def _scheduler(**other: str) -> dict[str, Any]:
    ours = of_this_end() | other
    packages = {name: ours[name] for name in ("dask", "distributed", "msgpack")}
    return {"packages": packages, "host": {"python": f"{ours['python']}.7.final.0"}}


def test_the_same_versions_pass() -> None:
    check_scheduler(_scheduler())
    check_worker("w", of_this_end())


@pytest.mark.parametrize("name", ["dask", "distributed", "msgpack", "python"])
def test_a_scheduler_of_another_version_is_refused(name: str) -> None:
    with pytest.raises(ClusterError, match=f"scheduler has {name} 1.0") as caught:
        check_scheduler(_scheduler(**{name: "1.0"}))
    assert "Install the same versions" in caught.value.hint


@pytest.mark.parametrize("name", ["dask", "distributed", "likewise", "msgpack", "python"])
def test_a_worker_of_another_version_is_refused(name: str) -> None:
    with pytest.raises(ClusterError, match=f"worker w has {name} 1.0"):
        check_worker("w", of_this_end() | {name: "1.0"})


def test_a_worker_without_likewise_is_told_to_install_it() -> None:
    with pytest.raises(ClusterError, match="has no Likewise") as caught:
        check_worker("w", ModuleNotFoundError("No module named 'likewise'"))
    assert "likewise[cluster]" in caught.value.hint


def test_a_worker_that_was_cut_off_is_the_schedulers_to_notice() -> None:
    check_worker("w", ConnectionResetError())
