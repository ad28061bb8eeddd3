from __future__ import annotations

from tools.package.trial.report import Line, at_least, at_most, passed, table


def test_a_figure_at_its_limit_is_good_and_one_beyond_it_is_not() -> None:
    assert at_most("zip", 60.0, 60, "MB").ok
    assert not at_most("zip", 60.1, 60, "MB").ok
    assert at_least("frames", 45.0, 45, "a second").ok
    assert not at_least("frames", 44.9, 45, "a second").ok


def test_a_trial_passes_only_when_something_was_tried_and_nothing_failed() -> None:
    good, bad = Line("starts", "yes"), Line("ends", "no", ok=False)
    assert passed([good])
    assert not passed([good, bad])
    assert not passed([])


def test_the_table_shows_what_failed() -> None:
    shown = table("linux", [at_most("zip", 36.2, 60, "MB"), Line("the end", "never", "sometime", ok=False)])
    assert shown.splitlines() == [
        "linux",
        "  ok    zip      36.2 MB  at most 60 MB",
        "  FAIL  the end  never    sometime",
    ]
