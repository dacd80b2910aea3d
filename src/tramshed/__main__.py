"""`python -m tramshed` is the same as `tramshed`."""

from __future__ import annotations

import sys

from tramshed.cli import main

if __name__ == "__main__":
    sys.exit(main())
