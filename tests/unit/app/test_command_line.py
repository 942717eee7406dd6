"""The parsers of the command line: each can tell what it takes."""

from __future__ import annotations

import argparse

import pytest

from app.command_line import COMMANDS, fill_command_parser, window_parser


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_tells_what_it_takes(name: str) -> None:
    parser = argparse.ArgumentParser(name)
    command = fill_command_parser(name, parser)
    told = parser.format_help()
    assert command.__doc__ is not None
    assert command.__doc__.split()[0] in told
    assert {"--library", "--json"} <= {*told.split()}


def test_the_window_tells_of_all_commands() -> None:
    told = window_parser().format_help()
    assert all(f"likewise {name} " in told for name in COMMANDS)


def test_what_is_filled_in_stands_as_it_is_typed() -> None:
    parser = argparse.ArgumentParser("rename")
    fill_command_parser("rename", parser)
    assert "%Y" in parser.format_help()
