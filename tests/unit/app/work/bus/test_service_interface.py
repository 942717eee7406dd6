"""The service and its stand-in in the window's tests have what the window needs, and no more."""

from __future__ import annotations

import inspect
from dataclasses import is_dataclass
from importlib import import_module
from pkgutil import iter_modules

import pytest
from PySide6.QtCore import QObject, Signal

from app.work.bus import requests
from app.work.bus.requests import Request
from app.work.bus.requests.scans import Rescan
from app.work.bus.service import LibraryService
from app.work.bus.service_interface import ServiceInterface
from tests.unit.app.fake_service import FakeService

MEMBERS = {name for name in vars(ServiceInterface) if not name.startswith("_")}
SIGNALS = {name for name in MEMBERS if isinstance(vars(ServiceInterface)[name], property)}


def own_members(service: type[QObject]) -> set[str]:
    return {name for name in vars(service) if not name.startswith("_")} - set(dir(QObject))


@pytest.mark.parametrize("service", [LibraryService, FakeService])
def test_it_has_the_signals_and_signatures_of_the_interface(service: type[QObject]) -> None:
    assert {name for name in MEMBERS if isinstance(getattr(service, name), Signal)} == SIGNALS
    for name in MEMBERS - SIGNALS:
        wanted, there = (inspect.signature(getattr(of, name)) for of in (ServiceInterface, service))
        assert there == wanted


def test_nothing_beside_the_interface_can_be_called_but_to_open_and_to_close() -> None:
    assert own_members(LibraryService) == MEMBERS | {"open", "close"}
    assert own_members(FakeService) == MEMBERS


def test_a_request_that_there_is_none_of_is_refused() -> None:
    fake = FakeService()
    fake.request(Rescan())
    assert fake.requests == [Rescan()]
    with pytest.raises(AssertionError):
        fake.request(("rescan",))  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        fake.rescan()  # type: ignore[attr-defined]


def test_every_kind_of_request_is_in_the_union() -> None:
    parts = [f"{requests.__name__}.{part.name}" for part in iter_modules(requests.__path__)]
    kinds = {
        each
        for part in parts
        for each in vars(import_module(part)).values()
        if is_dataclass(each) and each.__module__ == part
    }
    assert kinds
    assert kinds == set(Request.__args__)
