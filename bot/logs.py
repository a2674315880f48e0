"""The log: one line of text or of JSON for each event, without secrets and without what people typed.

The standard library writes it, because discord.py and asyncio log through it as well, and a formatter of some lines is
all that JSON takes.
"""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any

import discord

from bot.log_context import FIELDS, TYPED

TOKENS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]+")
"""Addresses that hold the token of an interaction, by which anybody may answer it for a quarter of an hour."""
NOISY = ("discord", "aiosqlite", "asyncio")  # at DEBUG they log whole messages, and every value that is stored


def set_up_logging(level: str, form: str, token: str) -> None:
    """To the standard error stream, as `form` ("text" or "json") says."""
    formatter = JsonFormatter(token) if form == "json" else discord.utils.MISSING
    discord.utils.setup_logging(level=logging.getLevelName(level), formatter=formatter)
    for name in NOISY:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    hide_secrets(token, logging.getLogger())


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
