"""Check an edition: python -m tramshed.games.tramways.edition FOLDER"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tramshed.games.tramways.edition.check import breaches, refusals
from tramshed.games.tramways.edition.reading import read
from tramshed.games.tramways.edition.trouble import LOCALE, said
from tramshed.kernel.editions import gather
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.words import Words, asked_for


def main(arguments: list[str]) -> int:
    """Say what is wrong with the edition in a folder or file; 1 if it will be refused."""
    words = Words(asked_for(os.environ, {file.stem for file in LOCALE.glob("*.po")}), [LOCALE])
    if len(arguments) != 1:
        print(words.say(said("faces.usage")))
        return 2
    try:
        found = breaches(read(gather(Path(arguments[0]))))
    except BadSetup as error:
        print(error.say(words.language))
        return 1
    refused = refusals(found, own=True)
    for breach in found:
        told = breach.told if breach in refused else said("faces.warning", what=breach.told)
        print(words.say(told))
    print(words.say(said("faces.refused" if refused else "faces.playable")))
    return bool(refused)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
