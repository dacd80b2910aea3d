"""A table's legend: what each kind of thing is, does and counts, and the clauses that say so.

It stands in the page once, hidden, an entry for each kind. A zone says of what kind a thing is by
`aria-describedby="about-<kind>"`: screen readers read the entry as it is, and the site's legend.js
shows it beside the thing that somebody points at. So a move sends no explanations, and none can
tell what a seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from markupsafe import Markup

Legend = Mapping[str, Markup]
"""Entries by kind."""

SENTENCE = Markup("<p>{}</p>")
CLAUSES = Markup('<p class="clauses">{}</p>')
CLAUSE = Markup('<a class="clause" href="{}#{}" target="_blank">{}</a>')


def legend(
    clauses: Mapping[str, Iterable[str]], say: Callable[[str], Iterable[str]], rules: str
) -> Legend:
    """Entries for kinds with these clauses, each in the sentences that `say` has for it, with links
    to the rules' address."""
    return {kind: _entry(say(kind), named, rules) for kind, named in clauses.items()}


def _entry(sentences: Iterable[str], clauses: Iterable[str], rules: str) -> Markup:
    said = Markup("").join(SENTENCE.format(each) for each in sentences)
    links = Markup(" ").join(CLAUSE.format(rules, each, each) for each in clauses)
    return said + CLAUSES.format(links)
