"""What is said under the field of the words that were typed: searched by, left out, not known."""

from __future__ import annotations

from html import escape

from app.core.facts.local_words import parse_typed
from app.core.facts.noun_names import suggestions
from app.core.facts.terms import Term, TermKind
from app.core.language import tr

PICTURE = "picture:"  # where the link to a search with a picture leads; no word has a colon


def words_of(text: str) -> list[Term]:
    """Give the words of what was typed that photos are to have."""
    return [term for term in parse_typed(text) if term.kind == TermKind.WORD and not term.negated]


def text_of_words(text: str) -> str:
    """Give these words as a text."""
    return " ".join(term.value for term in words_of(text))


def of_minus(text: str) -> str:
    """Say what words with a minus leave out, and how to leave out what photos show; often empty."""
    left_out = (t.value for t in parse_typed(text) if t.kind == TermKind.WORD and t.negated)
    word = next(left_out, None)
    if word is None:
        return ""
    return tr(
        "Photos whose name, folder or keywords say “{word}” are left out. To leave out what photos "
        "show, search, and give those a thumb down.",
        word=escape(word),
    )


def no_match(text: str) -> str:
    """Say that a word is not known, with the ways on as links."""
    alike = [_link(escape(noun), escape(noun)) for noun in suggestions(text)[:3]]
    said = [tr("Likewise doesn't know the word “{word}”.", word=escape(text))]
    if alike:
        said.append(tr("Did you mean {words}?", words=_either(alike)))
    said.append(_link(PICTURE, tr("Search with a picture…")))
    return " ".join(said)


def _either(links: list[str]) -> str:
    said = links[0]
    for link in links[1:]:
        said = tr("{first} or {second}", first=said, second=link)
    return said


def _link(target: str, text: str) -> str:
    return f'<a href="{target}">{text}</a>'  # not shown
