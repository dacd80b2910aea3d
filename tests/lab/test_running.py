"""A contest gives the same results whoever plays it and however often it is interrupted."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from tramshed.kernel.errors import BadSetup
from tramshed.lab import Contest, Job, Played, crews, play, running, simulation
from tramshed.lab.running import MATCHES, run


class Here:
    """Plays at once, in this process."""

    size = 1

    def __init__(self, most: int | None = None) -> None:
        self.left = most

    def submit(self, job: Job) -> Future[Played]:
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise KeyboardInterrupt
        future: Future[Played] = Future()
        future.set_result(play(job))
        return future

    def renew(self) -> bool:
        return False


def contest(games: int = 8) -> Contest:
    return simulation("trambahn", ["random", "greedy"], games)


def plain(noted: list[Played]) -> list[tuple[object, ...]]:
    """All but how long it took."""
    return [(each.deal, each.turn, each.players, each.scores, each.sources) for each in noted]


def test_an_interrupted_contest_goes_on_after_its_last_whole_line(tmp_path: Path) -> None:
    whole = run(contest(), Here(), to_the_end=True)
    with pytest.raises(KeyboardInterrupt):
        run(contest(), Here(6), tmp_path, to_the_end=True)
    file = tmp_path / MATCHES
    done = file.read_bytes().count(b"\n")
    assert 0 < done < 8
    with file.open("ab") as torn:
        torn.write(b'{"deal":1,"lin')
    told: list[int] = []
    again = run(
        contest(), Here(), tmp_path, to_the_end=True, told=lambda noted: told.append(len(noted))
    )
    assert plain(again) == plain(whole)
    assert told[0] == done
    assert plain(run(contest(), Here(0), tmp_path, to_the_end=True)) == plain(whole)
    assert len(run(contest(10), Here(), tmp_path, to_the_end=True)) == 10


def test_a_folder_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    run(contest(2), Here(), tmp_path)
    before = (tmp_path / MATCHES).read_bytes()
    with pytest.raises(BadSetup, match="another contest"):
        run(simulation("trambahn", ["greedy", "greedy"], 2), Here(), tmp_path)
    assert (tmp_path / MATCHES).read_bytes() == before


def test_old_and_new_code_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(contest(2), Here(), tmp_path)
    monkeypatch.setattr(running, "code_of", lambda game: "another")
    with pytest.raises(BadSetup, match="other code"):
        run(contest(2), Here(), tmp_path)


def test_what_is_decided_is_not_played_on() -> None:
    assert len(run(contest(100), Here())) < 100
    assert len(run(contest(20), Here(), to_the_end=True)) == 20


def test_the_sources_of_a_score_add_up() -> None:
    for each in run(contest(2), Here()):
        assert tuple(sum(sources.values()) for sources in each.sources) == each.scores


def killer(job: Job) -> Played:
    """Kills its own process, the first time it comes to the third match."""
    mark = Path(os.environ["TRAMSHED_TEST_MARK"])
    if (job.deal, job.turn) == (1, 0) and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(job)


def test_a_killed_worker_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAMSHED_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(crews, "play", killer)
    with crews.crew(size=2) as crew:
        noted = run(contest(), crew, to_the_end=True)
    assert (tmp_path / "mark").exists()
    assert plain(noted) == plain(run(contest(), Here(), to_the_end=True))


def die(job: Job) -> Played:
    os._exit(1)


def test_workers_that_die_again_and_again_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "play", die)
    with crews.crew(size=1) as crew, pytest.raises(crews.WorkersLost, match="same match"):
        run(contest(), crew)


@pytest.fixture
def cluster() -> Iterator[tuple[str, list[int]]]:
    """A cluster of two workers on this machine: its address, and their processes."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as there:
        yield there.scheduler_address, [each.pid for each in there.workers.values()]


def test_a_cluster_gives_the_same_with_a_worker_killed(
    cluster: tuple[str, list[int]],
) -> None:
    address, workers = cluster

    def kill_one(noted: list[Played]) -> None:
        if len(noted) == 2:
            os.kill(workers[0], signal.SIGKILL)

    with crews.crew(address) as crew:
        assert crew.size == 2
        noted = run(contest(), crew, to_the_end=True, told=kill_one)
    assert plain(noted) == plain(run(contest(), Here(), to_the_end=True))
