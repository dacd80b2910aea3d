"""Why not? as HTML: the move in words, the reason, and a link to its clause."""

from __future__ import annotations

from html import escape

from markupsafe import Markup

from tramshed.kernel.why_not import Answer
from tramshed.kernel.words import Message, Words
from tramshed.web.texts import Texts, capital

REASON = Markup('<p><b>{}</b> {} <a class="clause" href="{}#{}" target="_blank">{}</a></p>')


def explained(answer: Answer, said: str, texts: Texts, rules: str) -> Markup:
    """An answer about a move, said in words, with the address of the rules; nothing if it is
    allowed."""
    reason = answer.reason
    if reason is None:
        return Markup("") if answer.move else Markup("<p>{}</p>").format(texts.say("why.nothing"))
    move = texts.say("why.move", move=said) if answer.move else ""
    because = texts.say("why.because", reason=Message(reason.message))
    if move:
        move = capital(move)
    else:
        because = capital(because)
    return REASON.format(move, because, rules, reason.clause, reason.clause)


def explained_plainly(answer: Answer, words: Words) -> str:
    """The same for a table without words of its own."""
    if answer.reason is None:
        return ""
    sentence = escape(words.say(Message(answer.reason.message)))
    said = f"{answer.move}: {sentence}" if answer.move else capital(sentence)
    return f"<p>{said} ({answer.reason.clause})</p>"
