"""Check an edition: python -m tramshed.games.tramways.edition FOLDER"""

from __future__ import annotations

import sys
from pathlib import Path

from tramshed.games.tramways.edition.check import breaches, refusals
from tramshed.games.tramways.edition.reading import read
from tramshed.kernel.editions import gather
from tramshed.kernel.errors import BadSetup


def main(arguments: list[str]) -> int:
    """Say what is wrong with the edition in a folder or file; 1 if it will be refused."""
    if len(arguments) != 1:
        print(__doc__)
        return 2
    try:
        found = breaches(read(gather(Path(arguments[0]))))
    except BadSetup as error:
        print(error)
        return 1
    refused = refusals(found, own=True)
    for breach in found:
        print(breach if breach in refused else f"only a warning: {breach}")
    print("this edition is refused" if refused else "this edition can be played")
    return bool(refused)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
