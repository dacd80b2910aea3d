"""The tiny game is installed here as anybody's would be: found through its entry point alone.

Its folder must be known before tramshed is imported, since generic code is cached by a digest of
all games' sources; so tests/conftest.py should do this first.
"""

from __future__ import annotations

import sys
from pathlib import Path

SITE = str(Path(__file__).parents[1] / "tiny" / "site")

if SITE not in sys.path:
    sys.path.append(SITE)
