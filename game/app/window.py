"""The one window: its size, its mode, and what goes from its surface to the screen."""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.app import icon, language, presentation
from game.app.platform import WEB, page
from game.i18n.door import _
from game.storage.settings import SMALLEST_WINDOW, Settings
from game.ui.frame import Frame
from game.ui.kit import Kit

TITLE: Final = "Tsukiji Arcade"
"""Never anything about the match: the title is read where the curtain does not reach."""

WEB_SIZE: Final = (1280, 720)
"""In a browser the picture is always this large, and the page scales it: Python draws there, not the
graphics card, and laying everything anew with each change of the page would take a second."""

UNSEEN: Final = ("dummy", "offscreen")
"""SDL takes one of these where there is no screen, and would play to nobody."""


class NoWindow(Exception):
    """There is no screen to play on."""


class Window:
    """`frame` and `kit` stay the same objects until its size, the reading size or the language changes."""

    def __init__(self, settings: Settings) -> None:
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")  # or Windows blurs the picture
        self.presentation = settings.presentation
        """What to remember for the next start."""
        self._open(WEB_SIZE if WEB else settings.window)
        pygame.font.init()
        pygame.display.set_caption(TITLE)
        self._size_in_window = self.surface.get_size()
        self._reading, self._language = settings.text_scale, settings.language
        self._wish = False
        if settings.full_screen and not WEB:
            self.switch(True)
        self._fit()

    def _open(self, size: tuple[int, int]) -> None:
        try:
            self._initialise(size)
            self.surface: Surface = pygame.display.set_mode(size, 0 if WEB else pygame.RESIZABLE)
        except pygame.error as trouble:
            raise NoWindow(_("no window can be opened here ({reason})", reason=trouble)) from None
        if WEB:
            return
        with warnings.catch_warnings():
            # Deprecated in favour of a Window that cannot update a part of itself.
            warnings.simplefilter("ignore", DeprecationWarning)
            self._window = pygame.Window.from_display_module()
        self._window.minimum_size = SMALLEST_WINDOW

    def _initialise(self, size: tuple[int, int]) -> None:
        if WEB:
            pygame.display.init()
            return
        self.presentation = presentation.choose(self.presentation, size)
        if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise NoWindow(_("no window can be opened here ({reason})", reason=_("no screen was found")))
        icon.hang()

    @property
    def windowed(self) -> tuple[int, int]:
        """The size outside full screen, to be remembered."""
        return self._size_in_window

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the screen now."""
        return bool(pygame.display.is_fullscreen())

    @property
    def hidden(self) -> bool:
        """Minimised: there is nothing to draw for."""
        return not pygame.display.get_active()

    def follow(self, settings: Settings) -> bool:
        """Takes over what changed in the settings; true if scenes must be laid anew."""
        if settings.full_screen != self._wish:
            self.switch(settings.full_screen)
        if settings.language != self._language:
            language.follow(settings.language)
        stale = (settings.text_scale, settings.language) != (self._reading, self._language)
        self._reading, self._language = settings.text_scale, settings.language
        return self.refit(stale)

    def switch(self, full: bool) -> None:
        """Full screen where the window is, or back to its old size and place; the surface follows at once."""
        if WEB:
            page().tsukiji_full_screen()  # there and back; the page alone knows which, and may refuse
            return
        self._wish = full
        if full:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    def refit(self, stale: bool = False) -> bool:
        """After the window may have changed size; true if scenes must be laid anew."""
        size = self.surface.get_size()
        if not all(size) or (size == self.frame.size and not stale):
            return False
        if not self.full_screen:
            self._size_in_window = size
        self._fit()
        return True

    def present(self, areas: Sequence[Rect]) -> None:
        """Brings these areas to the screen; nothing at all if there are none."""
        if areas:
            pygame.display.update(areas)

    def present_all(self) -> None:
        """For a window that was covered, or comes back."""
        pygame.display.flip()

    def _fit(self) -> None:
        self.frame = Frame.fit(*self.surface.get_size())
        self.kit = Kit.of(self.frame, self._reading / 100)
