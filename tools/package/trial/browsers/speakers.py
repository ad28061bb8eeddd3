"""Loudspeakers that nobody hears: without any, Firefox never starts a page's sound."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.package.errors import needed
from tools.package.trial.browsers.program import patiently

QUIETLY: Final = (
    "-n",
    "--daemonize=no",
    "--use-pid-file=no",
    "--exit-idle-time=-1",
    "-L",
    "module-null-sink",
)


@contextmanager
def speakers() -> Iterator[dict[str, str]]:
    """The environment in which a program finds them."""
    with tempfile.TemporaryDirectory(prefix="tsukiji-speakers-") as name:
        place = Path(name) / "native"
        protocol = f"module-native-protocol-unix socket={place} auth-anonymous=1"
        process = subprocess.Popen(
            [needed("pulseaudio", "pulseaudio"), *QUIETLY, "-L", protocol],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={"HOME": name, "XDG_RUNTIME_DIR": name},
        )
        try:
            patiently(place.exists, 10, "pulseaudio")
            yield {"PULSE_SERVER": f"unix:{place}"}
        finally:
            process.terminate()
            process.wait(10)
