"""Sets up the log: one line of text or of JSON for each event, without secrets and without what people typed.

It uses the standard library's logging, because discord.py and asyncio use it, too, and JSON needs only a short
formatter.
"""

import json
import logging
import os
import re
import sys
from datetime import UTC, datetime
from typing import Any

import discord
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from bot.log_context import FIELDS, TYPED

TOKENS = re.compile(r"(/(?:webhooks|interactions)/\d+/|Bearer )[\w.-]+")
"""Addresses with the token of an interaction, with which anybody could answer it for 15 minutes; headers with the token
of a person who signs in to the touch board, which aiohttp shows with a request that failed."""
NOISY = ("discord", "aiosqlite", "asyncio")  # at DEBUG they log whole messages and every stored value


def _is_ours(record: logging.LogRecord) -> bool:
    """False if somebody sent what is no HTTP, or went away: aiohttp would log an error with a traceback."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, HttpProcessingError | web.RequestPayloadError | ConnectionError)


logging.getLogger("aiohttp.server").addFilter(_is_ours)


def set_up_logging(level: str, form: str, token: str) -> None:
    """Logs to standard error from now on. `form` is "text" or "json"; text is in colours on a terminal."""
    logging.getLogger().handlers.clear()
    formatter = JsonFormatter(token) if form == "json" else _plain()
    discord.utils.setup_logging(level=logging.getLevelName(level), formatter=formatter)
    for name in NOISY:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    hide_secrets(token, logging.getLogger())


def _plain() -> Any:
    """discord.py's own format on a terminal; the same without colours elsewhere, or if NO_COLOR is set."""
    if sys.stderr.isatty() and not os.environ.get("NO_COLOR"):
        return discord.utils.MISSING
    return logging.Formatter("[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")


def tell_fatal(text: str) -> None:
    """Writes to standard error why the program ends: as JSON, line by line, if the log is JSON; else as it is."""
    forms = [handler.formatter for handler in logging.getLogger().handlers]
    as_json = next((form for form in forms if isinstance(form, JsonFormatter)), None)
    for line in text.splitlines():
        record = logging.LogRecord("bot", logging.CRITICAL, "", 0, line, None, None)
        sys.stderr.write(f"{as_json.format(record) if as_json else line}\n")


class JsonFormatter(logging.Formatter):
    """Formats a record as a line of JSON: time, level, logger, message, numbers of `about`, traceback; no secrets."""

    def __init__(self, token: str) -> None:
        super().__init__()
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": without_secrets(record.getMessage(), self._token),
            **FIELDS.get(),
        }
        if record.exc_info:
            line["traceback"] = without_secrets(self.formatException(record.exc_info), self._token)
        return json.dumps(line, ensure_ascii=False)


class SecretsHider(logging.Formatter):
    """Formats as another formatter does, and removes secrets and what people typed, also from tracebacks."""

    def __init__(self, inner: logging.Formatter | None, token: str) -> None:
        super().__init__()
        self._inner = inner or logging.Formatter()
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """The record as text, without secrets."""
        return str(without_secrets(self._inner.format(record), self._token))


def without_secrets(value: Any, token: str = "") -> Any:
    """A copy of texts at any depth in dictionaries and lists, without tokens and what was typed in this interaction."""
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
    """Makes the handlers that this logger has now write no secrets."""
    for handler in logger.handlers:
        if isinstance(handler.formatter, JsonFormatter):
            continue  # does so by itself
        handler.setFormatter(SecretsHider(handler.formatter, token))
