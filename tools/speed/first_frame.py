"""Run by itself: python main.py until its first frame is shown, or the least that shows one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

SIZE = (1280, 720)
"""The window of a first start."""


def least() -> None:
    """Any program with pygame does this much."""
    import pygame

    pygame.init()
    pygame.display.set_mode(SIZE)
    pygame.display.flip()


def picture() -> None:
    """Up to the first picture in the window: the name of the game."""
    sys.path[0] = str(Path(__file__).resolve().parents[2])
    sys.argv = ["main.py"]
    import main
    from game.app.window import Window

    def leave(window: Window) -> None:
        window.present([window.surface.get_rect()])
        os._exit(0)

    Window.present_all = leave  # type: ignore[assignment,method-assign]  # it does not return
    sys.exit(f"no first picture: {main.main()}")


def game(lasting: bool) -> None:
    """Up to where the title can be used; a lasting start also leaves as a player does."""
    sys.path[0] = str(Path(__file__).resolve().parents[2])
    sys.argv = ["main.py"]
    import main
    from game.app.platform import RealTime

    def leave(_: RealTime) -> None:
        if lasting:
            sys.exit(0)
        os._exit(0)

    RealTime.next_frame = leave  # type: ignore[assignment,method-assign]  # it does not return
    sys.exit(f"no first frame: {main.main()}")


if __name__ == "__main__":
    if sys.argv[1] == "least":
        least()
    elif sys.argv[1] == "picture":
        picture()
    else:
        game(lasting=sys.argv[1] == "lasting")
    os._exit(0)
