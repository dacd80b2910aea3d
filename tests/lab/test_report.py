"""What a contest leaves behind: a table and a page, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.test_running import Here
from tests.message_ids import named_in
from tramshed.cli import main
from tramshed.kernel.words import Words
from tramshed.lab import ladder, report, simulation, tables
from tramshed.lab.running import run
from tramshed.lab.saying import LOCALE, extra
from tramshed.terminal.language import languages

HOME = LOCALE.parent


def test_the_table_has_a_row_for_each_seat(tmp_path: Path) -> None:
    import duckdb

    contest = simulation("take_a_train", ["greedy", "random"], 4)
    noted = run(contest, Here(), to_the_end=True)
    file = str(tables.write(contest, noted, tmp_path))
    asked = "SELECT player, count(*), sum(score), sum(rank = 1) FROM read_parquet(?) GROUP BY 1"
    found = {name: rest for name, *rest in duckdb.execute(asked, [file]).fetchall()}
    for name in ("greedy", "random"):
        seats = [(each, each.players.index(name)) for each in noted]
        scores = sum(each.scores[seat] for each, seat in seats)
        firsts = sum(each.ranks[seat] == 0 for each, seat in seats)
        assert found[name] == [4, scores, firsts]
    assert [each.name for each in tmp_path.iterdir()] == [tables.TABLE]


@pytest.mark.parametrize("language", languages())
def test_the_page_needs_no_network_and_says_everything(language: str) -> None:
    contest = ladder("trambahn", ["random", "greedy", "search@5"], 2, 6)
    page = report.page(contest, run(contest, Here(), to_the_end=True), language)
    shown = page.partition('<script type="module">')[0]
    assert 'src="' not in page.replace(report._script(), "")
    assert "report." not in shown.replace('id="report.', "").replace('labelledby="report.', "")
    for heading in ("wins", "ratings", "scores", "seats", "sources", "lengths", "times"):
        assert f'id="report.{heading}"' in shown


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_there_in_every_language(language: str) -> None:
    used = named_in(*HOME.glob("*.py"), HOME / "report.html.jinja", kinds="report|error.lab")
    used -= {report.REPORT, report.TEMPLATE}
    words = Words(language, [LOCALE])
    assert used
    assert [each for each in sorted(used) if each not in words] == []


def test_the_command_prints_how_it_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["simulate", "trambahn", "--seats", "random,greedy", "--games", "4", "--workers", "1"]
    assert main([*asked, "--out", str(tmp_path), "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "victoires" in told
    assert str(tmp_path / report.REPORT) in told
    assert (tmp_path / report.REPORT).exists()
    assert main(["ladder", "trambahn", "--bots", "greedy,clever"]) == 2
    assert "search@1000" in capsys.readouterr().err


def test_what_is_not_installed_says_how_to_get_it() -> None:
    with pytest.raises(Exception, match=r'pip install "tramshed\[lab\]"'):
        extra("no_such_library")
