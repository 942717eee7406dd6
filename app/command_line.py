"""Run the command line: dispatch to commands, and turn errors into sentences and exit codes.

Exit codes: 0 done; 1 an error, or stopped by Ctrl+C; 2 wrong usage.
"""

from __future__ import annotations

import argparse
import codecs
import importlib
import io
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from app.cli.terminal import add_flag, add_subject, complain, library, path
from app.core.base.errors import (
    LibraryError,
    ProtectedError,
    StartRequestError,
    is_out_of_memory,
    sentence_of,
)
from app.core.base.paths import default_library
from app.core.base.safe_start import begin_safely
from app.core.base.shipped import own_version
from app.core.base.start_request import activation_token, request_of
from engine.errors import EngineError
from features.errors import FeatureError

COMMANDS = {
    "index": "read the photos in folders, so that they can be searched",
    "search": "list the photos most like a photo, or those that show what a word means",
    "find": "list the photos of a date, place, camera, name or keyword",
    "album": "list, make, fill and show albums",
    "profile": "list, make, choose, import and export profiles",
    "mark": "give photos stars, colours and keywords, and write them as XMP sidecars",
    "relocate": "tell the library where a moved folder is",
    "status": "show what the library holds, and check it",
    "duplicates": "list photos that you have more than once",
    "copy": "copy photos to a folder",
    "move": "move photos to a folder; the library follows",
    "rename": "rename photos by a pattern",
    "bin": "put photos into the system's bin",
    "export": "write resized copies of photos into a folder",
    "done": "list what was done with photos' files, and undo it",
    "backup": "make a backup, list all, choose a second place for them",
    "restore": "go back to a backup",
    "doctor": "check whether everything is in order, and repair what can be repaired",
}
"""Each is a module of `app/cli` with `add_arguments(parser)` and `run(arguments) -> int`."""

WRITTEN_OUT = "likewise.written_out"
"""The name of the error handler for characters that the output's encoding lacks."""

DESCRIPTION = "Photo search by example that learns from thumbs what you mean by alike."
COMMANDS_HELP = "commands without a window:\n" + "\n".join(
    f"  likewise {name:10} {text}" for name, text in COMMANDS.items()
)


def run(arguments: Sequence[str]) -> int:
    """Run a command, or open the window; return the exit code."""
    _prepare_output()
    try:
        code = _dispatch(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has closed the pipe, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except ProtectedError as error:  # the window has a switch for it
        return complain(f"{error.sentence} Give --allow once to turn it on.")
    except (LibraryError, FeatureError, EngineError, OSError) as error:
        return complain(sentence_of(error))
    except Exception as error:
        if not is_out_of_memory(error):
            raise
        return complain(sentence_of(error))
    except KeyboardInterrupt:
        return complain("Stopped; what was done until now is kept.")
    return code


def _prepare_output() -> None:
    """Make the output accept any text: file names need not be valid, and there may be no output."""
    codecs.register_error(WRITTEN_OUT, _escape_unencodable)
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, io.StringIO())  # discards it
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=WRITTEN_OUT)


def _escape_unencodable(error: UnicodeError) -> tuple[str | bytes, int]:
    """Return the bytes of a file name, or the escaped number of an unknown character."""
    try:
        return codecs.lookup_error("surrogateescape")(error)
    except UnicodeError:
        return codecs.backslashreplace_errors(error)


def _dispatch(arguments: Sequence[str]) -> int:
    if arguments and arguments[0] in COMMANDS:
        return _run_command(arguments[0], arguments[1:])
    parser = window_parser()
    parsed = parser.parse_args(arguments)
    try:
        request = request_of(parsed.paths, parsed.subject, activation_token())
    except StartRequestError as error:
        parser.error(str(error))
    from app.ui.system.running_instance import handed_over  # loads Qt

    if parsed.safe:
        begin_safely()
    library = parsed.library or default_library()
    if not parsed.demo and handed_over(library, request):
        return 0
    from app.start import open_window, show_demo  # loading the window takes half a second

    if parsed.demo:
        return show_demo(next(iter(request.folders), None))
    return open_window(library, request, watching=not (parsed.no_watching or parsed.safe))


def _run_command(name: str, arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(f"likewise {name}")
    code: int = fill_command_parser(name, parser).run(parser.parse_args(arguments))
    return code


def fill_command_parser(name: str, parser: argparse.ArgumentParser) -> ModuleType:
    """Add a command's arguments to ``parser``; return its module."""
    command = importlib.import_module(f"app.cli.{name}")
    parser.description = command.__doc__
    command.add_arguments(parser)
    _add_library(parser)
    add_flag(parser, "--json", "answer in JSON")
    return command


def window_parser() -> argparse.ArgumentParser:
    """Return the parser for a start without a command."""
    parser = argparse.ArgumentParser(
        "likewise",
        description=DESCRIPTION,
        epilog=COMMANDS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "paths",
        metavar="PATH",
        nargs="*",
        type=path,
        help="a folder of photos to add, or a picture to search with",
    )
    add_subject(parser)
    add_flag(parser, "--no-watching", "look for new photos only when asked to (F5)")
    what = "start without plug-ins, image model, cluster, watching and reading, as after a crash"
    add_flag(parser, "--safe", what)
    add_flag(parser, "--demo", "try it on a sample gallery, or on FOLDER")
    parser.add_argument("--version", action="version", version=f"likewise {own_version()}")
    _add_library(parser)
    return parser


def _add_library(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--library",
        metavar="DIR",
        type=library,
        help="where Likewise keeps what it knows (default: the platform's place for your data)",
    )
