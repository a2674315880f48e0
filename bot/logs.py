"""The log: one line of text or of JSON for each event, without secrets and without what people typed.

The standard library writes it, because discord.py and asyncio log through it as well, and a formatter of some lines is
all that JSON takes.
"""

import json
import logging
import os
import re
import sys
from datetime import UTC, datetime
from typing import Any

import discord

from bot.log_context import FIELDS, TYPED

TOKENS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]+")
"""Addresses that hold the token of an interaction, by which anybody may answer it for a quarter of an hour."""
NOISY = ("discord", "aiosqlite", "asyncio")  # at DEBUG they log whole messages, and every value that is stored


def set_up_logging(level: str, form: str, token: str) -> None:
    """From now on to the standard error stream, as `form` ("text" or "json") says; in colours where a person looks."""
    logging.getLogger().handlers.clear()
    formatter = JsonFormatter(token) if form == "json" else _plain()
    discord.utils.setup_logging(level=logging.getLevelName(level), formatter=formatter)
    for name in NOISY:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    hide_secrets(token, logging.getLogger())


def _plain() -> Any:
    """discord.py's own format in a terminal; the same without colours in a file, or where NO_COLOR is set."""
    if sys.stderr.isatty() and not os.environ.get("NO_COLOR"):
        return discord.utils.MISSING
    return logging.Formatter("[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")


def tell_fatal(text: str) -> None:
    """Says why the program ends: a line of JSON for each line where the log is JSON, else the bare text."""
    forms = [handler.formatter for handler in logging.getLogger().handlers]
    as_json = next((form for form in forms if isinstance(form, JsonFormatter)), None)
    for line in text.splitlines():
        record = logging.LogRecord("bot", logging.CRITICAL, "", 0, line, None, None)
        sys.stderr.write(f"{as_json.format(record) if as_json else line}\n")


class JsonFormatter(logging.Formatter):
    """An object on one line: time, level, logger, message, the numbers that it is about, and the traceback; without
    secrets.
    """

    def __init__(self, token: str) -> None:
        super().__init__()
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **FIELDS.get(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(without_secrets(line, self._token), ensure_ascii=False)


class SecretsHider(logging.Formatter):
    """Formats as another formatter does, and takes out tokens and what people typed, tracebacks included."""

    def __init__(self, inner: logging.Formatter | None, token: str) -> None:
        super().__init__()
        self._inner = inner or logging.Formatter()
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """The record as text, without secrets."""
        return str(without_secrets(self._inner.format(record), self._token))


def without_secrets(value: Any, token: str = "") -> Any:
    """A text, or texts however deep in dictionaries and lists, without the bot's token, without those of interactions,
    and without what was typed in this one.
    """
    if isinstance(value, dict):
        return {key: without_secrets(each, token) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [without_secrets(each, token) for each in value]
    return _cleaned(value, token) if isinstance(value, str) else value


def _cleaned(text: str, token: str) -> str:
    text = TOKENS.sub(r"\1[token]", text.replace(token, "[token]") if token else text)
    for typed in sorted(TYPED.get(), key=len, reverse=True):
        for form in (repr(typed)[1:-1], json.dumps(typed)[1:-1], typed):
            text = text.replace(form, "[typed]")
    return text


def hide_secrets(token: str, logger: logging.Logger) -> None:
    """Keeps secrets out of whatever the handlers that this logger has by now write."""
    for handler in logger.handlers:
        if isinstance(handler.formatter, JsonFormatter):
            continue  # does so by itself
        handler.setFormatter(SecretsHider(handler.formatter, token))
