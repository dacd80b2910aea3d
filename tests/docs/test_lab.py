"""docs/lab.md: its commands are understood, its program runs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tests.kernel.processes import python
from tramshed.lab import ladder, simulation
from tramshed.terminal.arguments import CommandLine

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def test_the_commands_are_understood() -> None:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    commands = [shlex.split(line)[1:] for line in lines if line.startswith("tramshed ")]
    assert len(commands) == 3
    for command in commands:
        wishes = CommandLine("en").read(command)
        if wishes.command == "simulate":
            simulation(wishes.game, wishes.seats.split(","), wishes.games)
        else:
            ladder(wishes.game, wishes.bots.split(","), wishes.table, wishes.games)


def test_the_program_runs(tmp_path: Path) -> None:
    (program,) = blocks("python")
    file = tmp_path / "lab_example.py"
    file.write_text(program, encoding="utf-8")
    told = python(str(file)).splitlines()
    assert [line.split(":")[0] for line in told] == ["greedy", "random"]
