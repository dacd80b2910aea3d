"""Examples in docstrings are shown as code: a run of lines from `>>>` to the next blank line."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class Examples(Extension):
    """Called by griffe for everything it reads."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Put a fence around each example."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
