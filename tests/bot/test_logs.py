"""What is logged and reported: the numbers that it is about, never a token, never what people typed."""

import asyncio
import gzip
import json
import logging
import os
import pty
import re
import subprocess
import sys
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import StringIO
from pathlib import Path

import pytest

from bot.log_context import about, note_typed
from bot.logs import JsonFormatter, without_secrets
from bot.playground import Playground
from tests.cases import for_each

from .e2e.conftest import bot_in, settings_for
from .e2e.playing import begin, match_of

ROOT = Path(__file__).parents[2]
SECRET = "my “secret” words\\"  # noqa: S105 - what a person types
TOKEN = "MTIz.secret.part"  # noqa: S105 - nobody's


@contextmanager
def logged():
    """The lines that are logged within the block, each read as JSON."""
    output, lines = StringIO(), []
    handler = logging.StreamHandler(output)
    handler.setFormatter(JsonFormatter(TOKEN))
    logger = logging.getLogger()
    logger.addHandler(handler)
    try:
        yield lines
    finally:
        logger.removeHandler(handler)
        lines.extend(json.loads(line) for line in output.getvalue().splitlines())


def test_a_line_is_json_with_the_numbers_that_it_is_about():
    """Nested blocks add up, and end with the block."""
    with logged() as lines:
        with about(interaction=5), about(match=7):
            logging.getLogger("a").warning("two\nlines %s", "ü")
        logging.getLogger("b").warning("later")
    keys = ("logger", "level", "message", "interaction", "match")
    assert [{key: line.get(key) for key in keys} for line in lines] == [
        {"logger": "a", "level": "WARNING", "message": "two\nlines ü", "interaction": 5, "match": 7},
        {"logger": "b", "level": "WARNING", "message": "later", "interaction": None, "match": None},
    ]
    assert lines[0]["time"].endswith("+00:00")


async def test_tasks_inherit_what_they_are_about():
    """A task that begins in the block keeps its numbers after the block."""
    with logged() as lines:
        with about(match=7):
            task = asyncio.create_task(asyncio.to_thread(logging.getLogger("a").warning, "in a thread"))
        await task
    assert lines[0]["match"] == 7


@for_each(
    "text",
    [
        f"login with {TOKEN} failed",
        "429 on https://discord.com/api/v10/webhooks/123456/aW50ZXJh-Y3Rpb_24/messages/@original",
        "POST https://discord.com/api/v10/interactions/123456/aW50ZXJh-Y3Rpb_24/callback",
    ],
)
def test_no_token_is_told(text):
    """Neither the bot's token nor that of an interaction is logged."""
    told = without_secrets(text, TOKEN)
    assert "[token]" in told
    assert TOKEN not in told
    assert "aW50ZXJh" not in told


@pytest.mark.slow
async def test_what_was_typed_is_not_logged(tmp_path, monkeypatch):
    """A bug with the typed text in its message is logged with the match and the interaction, and without the text."""
    settings = settings_for(tmp_path / "q.sqlite3")
    async with Playground(still=True, own_thread=True) as here, bot_in(here, settings) as client:
        alice = here.add_person("Alice")
        board = await begin(alice, "xiangqi")
        window = await alice.click(board, "Type a move")

        async def break_down(*values, **more):
            raise RuntimeError(f"cannot digest {values!r}")

        async def lose_the_list(*_):
            raise RuntimeError(f"cannot digest {SECRET}")

        monkeypatch.setattr(client.services.referee.turns, "move", break_down)
        with logged() as lines:
            with monkeypatch.context() as patched:
                patched.setattr(client.services.referee.lists, "in_progress", lose_the_list)
                assert await alice.autocomplete("move", "move", SECRET) == []
            await alice.submit_fields(window, {"move": SECRET})
            await (await alice.slash("move", move=SECRET + "!", match=match_of(board))).settled()
        errors = [line for line in lines if line["level"] == "ERROR"]
        assert len(errors) == 3
        assert all("cannot digest" in line["traceback"] and line["interaction"] for line in errors)
        assert errors[1]["match"] == match_of(board)
        assert "secret" not in json.dumps(lines)


async def test_nobody_hides_how_bad_a_line_is():
    """What a person typed is removed from the message alone, also if it is a word of the log's own."""
    note_typed([{"value": "ERROR"}, {"value": "some.part"}, {"value": "+00:00"}])
    with logged() as lines:
        logging.getLogger("some.part").error("ERROR typed")
    (line,) = lines
    assert (line["level"], line["logger"], line["message"]) == ("ERROR", "some.part", "[typed] typed")
    assert line["time"].endswith("+00:00")


def test_numbers_and_short_words_are_left_alone():
    """What identifies nobody stays readable."""
    note_typed({"options": [{"name": "match", "value": 7}, {"name": "move", "value": "d"}]})
    assert without_secrets("ply 7, bad d") == "ply 7, bad d"


COLOURED = """
import logging, os, sys, discord.utils
from bot.logs import set_up_logging
discord.utils.is_docker = lambda: True  # where discord.py colours whatever it writes to
for stream, no_color in zip(map(int, sys.argv[1:]), ("", "", "1")):
    if not os.fork():
        os.environ["NO_COLOR"] = no_color
        os.dup2(stream, 2)
        set_up_logging("INFO", "text", "")
        set_up_logging("INFO", "text", "")
        logging.getLogger("bot").warning("hello")
        sys.exit()
    assert not os.wait()[1]
"""


@pytest.mark.slow
def test_a_terminal_gets_colours_unless_it_wants_none_and_a_file_gets_none(tmp_path):
    """One line, however often logging is set up. NO_COLOR, set to anything, switches the colours off."""
    terminals = [pty.openpty() for _ in range(2)]
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "PYCHARM_HOSTED")}
    with (tmp_path / "log").open("w") as file:
        streams = [file.fileno(), *(writer for _, writer in terminals)]
        command = [sys.executable, "-c", COLOURED, *map(str, streams)]
        subprocess.run(command, check=True, pass_fds=streams, env=kept | {"PYTHONPATH": str(ROOT)}, timeout=60)
    assert re.fullmatch(r"\[[-0-9]+ [:0-9]+\] \[WARNING \] bot: hello\n", (tmp_path / "log").read_text())
    said = [os.read(reader, 10_000).decode() for reader, _ in terminals]
    for each in (each for terminal in terminals for each in terminal):
        os.close(each)
    assert [text.count("hello") for text in said] == [1, 1]
    assert ["\x1b[" in text for text in said] == [True, False]


REPORT = f"""
import logging
from bot.error_reports import report_to
from bot.log_context import about, note_typed
report_to({{dsn!r}}, {TOKEN!r})
note_typed({{{{"value": "typed by Ann"}}}})
try:
    secret_of_a_local_variable = "in a local variable"
    raise ValueError("{TOKEN} and typed by Ann")
except ValueError:
    with about(match=7):
        logging.getLogger("bot").exception("it broke")
import sentry_sdk
sentry_sdk.flush(5)
"""


@pytest.mark.slow
def test_errors_are_reported_to_sentry():
    """One event with its traceback and the match, without secrets, typed words and local variables."""
    bodies = []

    class Sentry(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            bodies.append(gzip.decompress(body) if self.headers.get("Content-Encoding") == "gzip" else body)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Sentry) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        code = REPORT.format(dsn=f"http://key@127.0.0.1:{server.server_port}/1")
        environment = os.environ | {"PYTHONPATH": str(ROOT)}
        subprocess.run([sys.executable, "-c", code], check=True, env=environment, timeout=60)
        server.shutdown()
    told = b"".join(bodies).decode()
    assert told.count('"it broke"') >= 1
    assert '"match": "7"' in told or '"match":"7"' in told
    assert "ValueError" in told
    for secret in (TOKEN, "typed by Ann", "in a local variable"):
        assert secret not in told, secret
