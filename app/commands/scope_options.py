"""The options that say which photos a command looks at: a folder, a filter as it is typed."""

from __future__ import annotations

import argparse
from datetime import date

from app.arguments import count, path
from app.core.facts.dates import EARLIEST
from app.core.facts.terms import Term, TermKind, named, parse, text_of
from app.core.library.library import Library
from app.core.types import COLOURS, Scope


def add_scope(parser: argparse.ArgumentParser) -> None:
    """What `scope_of` reads."""
    parser.add_argument("--in", metavar="FOLDER", type=path, dest="folder", help="photos in there")
    parser.add_argument(
        "--filter",
        metavar="TEXT",
        default="",
        help='photos that match, such as "2024-06 landscape" or "last summer lisbon"',
    )
    parser.add_argument("--since", metavar="DATE", type=_day, help="photos of 2024-05-31 or later")
    parser.add_argument("--until", metavar="DATE", type=_day, help="photos from before that day")
    parser.add_argument(
        "--stars", metavar="N", type=count, default=0, help="photos with at least so many stars"
    )
    parser.add_argument("--colour", choices=COLOURS, default="", help="photos with this label")
    parser.add_argument(
        "--keyword", metavar="KEYWORD", default="", help="photos with it, or one below it"
    )


def scope_of(library: Library, arguments: argparse.Namespace) -> Scope:
    """The scope that the options say."""
    folder = arguments.folder and library.known_folder(arguments.folder)
    terms: list[Term | None] = list(parse(arguments.filter))
    if arguments.since is not None and arguments.since > EARLIEST:
        terms.append(Term(TermKind.DATE, f"..{arguments.since - date.resolution}", negated=True))
    if arguments.until is not None:
        terms.append(Term(TermKind.DATE, f"{max(arguments.until, EARLIEST)}..", negated=True))
    if arguments.stars:
        terms.append(Term(TermKind.STARS, f">={arguments.stars}"))
    if arguments.colour:
        terms.append(Term(TermKind.COLOUR, arguments.colour))
    if arguments.keyword:
        terms.append(named(TermKind.KEYWORD, arguments.keyword))
    return Scope(folder, filter=text_of(term for term in terms if term))


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a day; give one as 2024-05-31") from None
