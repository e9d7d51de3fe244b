"""Mass play of bots: the same matches whatever plays them, and every win counted once."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import textwrap
import time

import pytest

from shadow_cabinet.bots import RandomBot
from shadow_cabinet.games import find_game
from shadow_cabinet.lab.simulate import Report, play_match, simulate
from shadow_cabinet.table import SettingsError

SHORT = {"board": "shortened", "turn_cap": 30}


def telling(report: Report) -> tuple[object, ...]:
    """All of a report but the time it took."""
    return report.game, report.games, report.decisions, report.seed, report.players, report.endings


def test_a_seed_gives_the_same_matches_whatever_plays_them() -> None:
    bots = ["random", "tactics"]
    alone = simulate("1955", 24, bots, seed=5, settings=SHORT, rotate=True)
    together = simulate("1955", 24, bots, seed=5, settings=SHORT, rotate=True, jobs=2)
    other = simulate("1955", 24, bots, seed=6, settings=SHORT, rotate=True)
    assert telling(alone) == telling(together)
    assert telling(alone) != telling(other)


def test_wins_are_counted_by_seat_or_by_bot() -> None:
    seen: list[int] = []
    seated = simulate("1955", 10, ["random", "random"], seed=1, settings=SHORT, progress=seen.append)
    assert [(player.seat, player.bot) for player in seated.players] == [(0, "random"), (1, "random")]
    assert sum(seen) == sum(seated.endings.values()) == sum(player.wins for player in seated.players) == 10
    rotated = simulate("1955", 10, ["random", "random"], seed=1, settings=SHORT, rotate=True)
    assert [(player.seat, player.bot) for player in rotated.players] == [(None, "random"), (None, "random")]
    assert sum(player.wins for player in rotated.players) == 10


def test_a_shared_win_counts_in_part() -> None:
    report = simulate("1955", 4, ["random", "random"], seed=1, settings={"turn_cap": 1})
    assert report.endings == {"turn-cap": 4}
    assert [player.wins for player in report.players] == [2, 2]


def test_bots_that_change_seats_fare_alike_wherever_they_are_named() -> None:
    one = simulate("1955", 20, ["tactics", "random"], seed=3, settings=SHORT, rotate=True)
    assert one.players[0].wins > one.players[1].wins
    assert one.players[0].bot == "tactics"


def test_one_match() -> None:
    game = find_game("1955")
    match = play_match(game, [RandomBot(1), RandomBot(2)], SHORT, seed=8)
    again = play_match(game, [RandomBot(1), RandomBot(2)], SHORT, seed=8)
    assert match.result is not None
    assert match.choices == again.choices
    with pytest.raises(SettingsError, match="2 seats need 2 bots, not 1"):
        play_match(game, [RandomBot(1)], SHORT, seats=2)


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("after", [0.4, 2.0])
def test_ctrl_c_stops_quietly_and_leaves_nothing_behind(jobs: int, after: float) -> None:
    program = textwrap.dedent(f"""
        import signal
        signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the tests may have it ignored
        from shadow_cabinet.terminal.cli import cabinet
        if __name__ == "__main__":
            cabinet.main(["simulate", "1955", "--games", "1000000", "--bots", "random,random", "--jobs", "{jobs}"])
    """)
    started = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        time.sleep(after)
        os.killpg(started.pid, signal.SIGINT)  # as a terminal does: to every process of the group
        out, err = started.communicate(timeout=20)
        assert (started.returncode, out, err.strip()) == (130, b"", b"")
        until = time.monotonic() + 20
        while running(started.pid) and time.monotonic() < until:  # the last one goes when it notices that it is alone
            time.sleep(0.1)
        assert not running(started.pid)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(started.pid, signal.SIGKILL)


def running(group: int) -> list[str]:
    """The processes of a group that have not ended."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
    states = [line.split() for line in listed.splitlines()]
    return [state for of, state in states if of == str(group) and not state.startswith("Z")]
