"""The conformance kit: does a game keep the contract? Works on any game, also someone else's.

    report = check(tramshed.game("trambahn"), games=50)
    print("\\n".join(report.lines()))

Each property is a small function whose first line says what must hold; it yields what is wrong.
They stand in modules by what they are about: menus, knowledge, order, speech, numbers, keeping.
"""

from tramshed.kernel.conformance.kit import all_setups, check
from tramshed.kernel.conformance.report import Counterexample, Property, Report

__all__ = ["Counterexample", "Property", "Report", "all_setups", "check"]
