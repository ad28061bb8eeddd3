"""Which pad speaks as "pad1", "pad2" and so on, whatever is unplugged and plugged in again."""

from __future__ import annotations

from itertools import count

from game.devices.intents import DeviceId


class Handles:
    """A lost pad's handle is kept for the next pad of its make; equal pads cannot be told apart."""

    def __init__(self) -> None:
        self._makes: dict[DeviceId, str] = {}
        self._lost: dict[DeviceId, None] = {}

    def give(self, guid: str) -> DeviceId:
        """The handle lost longest by a pad of this make, or the first free one."""
        back = next((handle for handle in self._lost if self._makes[handle] == guid), None)
        handle = back or next(name for n in count(1) if (name := f"pad{n}") not in self._makes)
        self._lost.pop(handle, None)
        self._makes[handle] = guid
        return handle

    def lose(self, handle: DeviceId) -> None:
        """The pad is gone, its handle is kept."""
        self._lost[handle] = None

    def forget(self, handle: DeviceId) -> bool:
        """Frees the handle of a lost pad; any other is left alone."""
        if handle not in self._lost:
            return False
        del self._lost[handle], self._makes[handle]
        return True
