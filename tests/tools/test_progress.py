from __future__ import annotations

from io import StringIO
from itertools import count

import pytest

from tools.progress import Progress, duration, line, pace


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def drawn(stream: StringIO) -> list[str]:
    """What was shown, one drawing after another."""
    return [part.removesuffix("\x1b[K") for part in stream.getvalue().rstrip("\n").split("\r")[1:]]


def test_the_bar_is_silent_where_nobody_watches() -> None:
    stream = StringIO()
    with Progress(2, stream=stream) as bar:
        bar.advance(2)
    assert stream.getvalue() == ""


@pytest.mark.parametrize(("stream", "shown"), [(Terminal(), None), (StringIO(), True)])
def test_the_bar_is_drawn_on_a_terminal_or_on_demand(stream: StringIO, shown: bool | None) -> None:
    with Progress(4, shown, stream, clock=count().__next__) as bar:
        bar.advance(1)
        bar.advance(3)
    first, *_, last = drawn(stream)
    assert first == f"[{'.' * 30}] 0 of 4"
    assert last.startswith(f"[{'#' * 30}] 4 of 4")
    assert stream.getvalue().endswith("\n")


def test_the_bar_can_be_refused_on_a_terminal() -> None:
    stream = Terminal()
    with Progress(1, shown=False, stream=stream) as bar:
        bar.advance()
    assert stream.getvalue() == ""


def test_the_bar_is_not_drawn_at_every_step() -> None:
    stream = Terminal()
    with Progress(1000, stream=stream, clock=lambda: 0.0) as bar:
        for _ in range(1000):
            bar.advance()
    assert len(drawn(stream)) == 2  # at the beginning and at the end


def test_the_bar_tells_the_pace_and_how_long_the_rest_takes() -> None:
    assert line(0, 1200, 3.0) == f"[{'.' * 30}] 0 of 1,200"
    assert line(300, 1200, 10.0) == f"[{'#' * 7}{'.' * 23}] 300 of 1,200, 30/s, 0:30 left"
    assert line(1200, 1200, 65.4) == f"[{'#' * 30}] 1,200 of 1,200, 18/s, 1:05"


def test_what_was_done_before_counts_for_the_bar_and_not_for_the_pace() -> None:
    assert line(900, 1200, 0.0, before=900) == f"[{'#' * 22}{'.' * 8}] 900 of 1,200"
    assert line(1000, 1200, 50.0, before=900).endswith("] 1,000 of 1,200, 2.0/s, 1:40 left")
    stream = Terminal()
    with Progress(4, stream=stream, before=3) as bar:
        bar.advance()
    assert drawn(stream)[0].endswith("] 3 of 4")


@pytest.mark.parametrize(
    ("rate", "text"), [(1234.5, "1,234/s"), (9.87, "9.9/s"), (0.5, "30/min"), (0.02, "1.2/min")]
)
def test_a_slow_pace_is_told_by_the_minute(rate: float, text: str) -> None:
    assert pace(rate) == text


@pytest.mark.parametrize(("seconds", "text"), [(0, "0:00"), (59.6, "1:00"), (61, "1:01"), (3600, "60:00")])
def test_durations_are_minutes_and_seconds(seconds: float, text: str) -> None:
    assert duration(seconds) == text
