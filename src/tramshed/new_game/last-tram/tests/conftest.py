"""Rules run with their array bounds checked, and can be called from Python."""

from __future__ import annotations

import os

if os.environ.get("NUMBA_DISABLE_JIT") != "1":
    os.environ["TRAMSHED_CHECKED"] = "1"  # read once, when tramshed.kernel.rule is imported
