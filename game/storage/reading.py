"""A file of JSON that a player may have edited; whatever is wrong with it is one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from game.i18n.door import _
from game.rules.core.codec import Mismatch
from game.storage.errors import DataError, Unreadable


def read_json(file: Path, wanted: str, **hooks: Any) -> Any:
    """Its values; `wanted` says what it is to hold, as a noun phrase. Raises DataError."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except OSError as trouble:
        raise Unreadable(file, trouble) from None
    except UnicodeDecodeError as trouble:
        place = _("byte {number}", number=trouble.start)
        raise DataError(file.name, place, _("bytes that are not UTF-8"), _("UTF-8 text")) from None
    if not text.strip():
        raise DataError(file.name, "", _("an empty file"), wanted)
    return _parsed(text, file.name, wanted, hooks)


def _parsed(text: str, name: str, wanted: str, hooks: dict[str, Any]) -> Any:
    """What a hook raises as Mismatch is told with the file's name."""
    try:
        return json.loads(text, **hooks)
    except json.JSONDecodeError as trouble:
        place = _("line {line}, column {column}", line=trouble.lineno, column=trouble.colno)
        found = _("broken JSON ({reason})", reason=trouble.msg)
        raise DataError(name, place, found, _("valid JSON")) from None
    except Mismatch as wrong:
        raise DataError.of(name, wrong) from None
    except RecursionError:
        raise DataError(name, "", _("lists nested too deeply"), wanted) from None
    except ValueError:  # Python's own limit
        raise DataError(name, "", _("a number with too many digits"), wanted) from None
