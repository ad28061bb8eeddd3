"""What drives the browsers, without any."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tools.package.errors import PackageError
from tools.package.trial.browsers.browser import call
from tools.package.trial.browsers.findings import Findings
from tools.package.trial.browsers.program import Program, patiently
from tools.package.trial.browsers.serve import serve
from tools.package.trial.browsers.websocket import Closed, WebSocket
from tools.package.trial.browsers.wire import Refused, Wire
from tools.package.trial.web import sizes

Pair = tuple[WebSocket, socket.socket]


@pytest.fixture
def pair() -> Iterator[Pair]:
    near, far = socket.socketpair()
    with closing(near), closing(far):
        yield WebSocket(near), far


def framed(text: str, first: int = 0x81) -> bytes:
    """As a server sends it: without a mask."""
    body = text.encode()
    if len(body) < 126:
        return bytes([first, len(body)]) + body
    return bytes([first, 126]) + len(body).to_bytes(2, "big") + body


def unmasked(frame: bytes, start: int = 2) -> str:
    mask, body = frame[start : start + 4], frame[start + 4 :]
    return bytes(byte ^ mask[n % 4] for n, byte in enumerate(body)).decode()


# ---------------------------------------------------------------- the socket


def test_a_message_goes_out_masked(pair: Pair) -> None:
    near, far = pair
    near.send("tuna")
    sent = far.recv(100)
    assert sent[:2] == bytes([0x81, 0x80 | 4])
    assert unmasked(sent) == "tuna"


def test_a_long_message_says_its_length_in_two_bytes(pair: Pair) -> None:
    near, far = pair
    near.send("x" * 300)
    sent = far.recv(1000)
    assert sent[1:4] == bytes([0x80 | 126, 1, 44])
    assert unmasked(sent, 4) == "x" * 300


def test_messages_in_parts_are_joined_and_pings_answered(pair: Pair) -> None:
    near, far = pair
    far.sendall(framed("Tsu", 0x01) + framed("hello", 0x89) + framed("kiji", 0x80) + framed("y" * 200))
    assert near.receive(1) == "Tsukiji"
    assert unmasked(far.recv(100)) == "hello"
    assert near.receive(1) == "y" * 200


def test_half_a_message_is_not_lost_by_waiting_in_vain(pair: Pair) -> None:
    near, far = pair
    whole = framed("octopus")
    far.sendall(whole[:4])
    with pytest.raises(TimeoutError):
        near.receive(0.01)
    far.sendall(whole[4:])
    assert near.receive(1) == "octopus"


def test_a_browser_that_hangs_up_is_noticed(pair: Pair) -> None:
    near, far = pair
    far.sendall(framed("", 0x88))
    with pytest.raises(Closed, match="closed the connection"):
        near.receive(1)


# ---------------------------------------------------------------- commands


def test_events_are_heard_while_an_answer_is_awaited(pair: Pair) -> None:
    near, far = pair
    heard = []
    wire = Wire(near, lambda method, told, session: heard.append((method, told, session)))
    event = {"method": "log.entryAdded", "params": {"text": "hm"}, "sessionId": "s"}
    for message in (event, {"id": 1, "result": {"value": 7}}):
        far.sendall(framed(json.dumps(message)))
    assert wire.call("script.evaluate", {}) == {"value": 7}
    assert heard == [("log.entryAdded", {"text": "hm"}, "s")]


def test_a_refusal_comes_in_the_words_of_the_browser(pair: Pair) -> None:
    near, far = pair
    far.sendall(framed(json.dumps({"id": 1, "error": "no such frame", "message": "it is gone"})))
    with pytest.raises(Refused, match=r"input\.performActions: it is gone"):
        Wire(near, lambda *_: None).call("input.performActions", {})


def test_words_for_the_page_are_quoted() -> None:
    assert call("trial.press", 'a"b', 3) == 'trial.press("a\\"b", 3)'


# ---------------------------------------------------------------- the site


def test_the_page_lies_in_a_folder_and_in_a_frame_of_another_site(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the game", encoding="utf-8")
    with serve(tmp_path) as site:
        with urlopen(site.alone) as answer:
            assert answer.read() == b"the game"
        with urlopen(site.framed) as answer:
            assert f'src="{site.inner}"' in answer.read().decode()
        assert site.inner.startswith("http://localhost:")
        assert site.framed.startswith("http://127.0.0.1:")


def test_what_is_missing_is_noted_but_for_what_browsers_ask_by_themselves(tmp_path: Path) -> None:
    with serve(tmp_path) as site:
        root = site.alone.split("/html/")[0]
        for address in (f"{root}/html/123/page.js", f"{root}/page.css", f"{root}/favicon.ico"):
            with pytest.raises(HTTPError) as refused:
                urlopen(address)
            refused.value.close()
        assert site.missing == ["/html/123/page.js: 404", "/page.css: 404"]


@pytest.mark.parametrize(("page", "right"), [("index.html", True), ("site/index.html", False)])
def test_the_page_must_lie_at_the_root_of_the_zip(tmp_path: Path, page: str, right: bool) -> None:
    with ZipFile(tmp_path / "web.zip", "w") as made:
        made.writestr(page, "the game")
    found = {line.what: line for line in sizes(tmp_path / "web.zip", tmp_path / "site")}
    assert found["files"].value == "1 "
    assert found["zip"].ok
    assert found["index.html at the root"].ok is right


# ---------------------------------------------------------------- what is found


def test_only_the_site_itself_may_be_asked() -> None:
    found, origins = Findings("Netscape"), ("http://127.0.0.1:80/",)
    asked = ["http://127.0.0.1:80/a", "blob:http://127.0.0.1:80/1", "data:text/plain,x"]
    found.strangers("alone", asked, origins)
    found.strangers("framed", [*asked, "http://127.0.0.1:8080/b"], origins)
    assert [line.ok for line in found.lines] == [True, False]
    assert found.lines[1].value == "1: http://127.0.0.1:8080/b"


def test_a_missing_browser_is_told_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(PackageError, match="apt install chromium"):
        Program("chromium", lambda profile: [], {})


def test_patience_ends() -> None:
    assert patiently(lambda: 7, 1, "a number") == 7
    with pytest.raises(PackageError, match="waiting for the moon: nothing after 0 seconds"):
        patiently(lambda: None, 0, "the moon", 0)
