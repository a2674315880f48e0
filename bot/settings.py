"""Every setting, from the environment or a `.env` file (where both have one, the environment's counts)."""

import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any, Self

from bot.locales import LANGUAGES

MIB = 1 << 20
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class BadSetting(Exception):
    """A setting that cannot be used; the text is one line for whoever runs the bot and never shows the token."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the bot is told from outside. An empty token means: no Discord, start the playground."""

    token: str = field(repr=False)
    database: Path
    workers: int
    engine_memory: int  # bytes
    thinking_time: float  # seconds for one move of the bot, at most
    challenge_time: timedelta
    move_time: timedelta
    default_language: str
    log_level: str

    @classmethod
    def from_env(cls, environ: Mapping[str, str], dotenv: Path | None = Path(".env")) -> Self:
        """Reads KEYS; what is missing or empty has its default. Raises BadSetting."""
        values = read_dotenv(dotenv) if dotenv else {}
        values |= {key: value for key, value in environ.items() if key in KEYS and value.strip()}
        return cls(**{name: read(key, values.get(key, "").strip()) for key, (name, read) in KEYS.items()})


def read_dotenv(path: Path) -> dict[str, str]:
    """The lines KEY=VALUE of a file, which need not exist. Raises BadSetting.

    Blank lines and lines that begin with # are skipped; `export` before a key and quotes around a value are allowed.
    """
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path} cannot be read as text: {error}") from error
    values = {}
    for number, line in enumerate(map(str.strip, lines), start=1):
        if not line or line.startswith("#"):
            continue
        key, equals, value = line.removeprefix("export ").partition("=")
        if not equals:
            raise BadSetting(f"{path}, line {number} is not of the form KEY=VALUE")
        values[key.strip()] = _unquoted(value.strip())
    return values


def _unquoted(value: str) -> str:
    return value[1:-1] if len(value) > 1 and value[0] == value[-1] and value[0] in "'\"" else value


def _token(key: str, value: str) -> str:
    if value and (not value.isascii() or not value.isprintable() or " " in value):
        raise BadSetting(f"{key} is not a bot token: it has blanks or signs that no token has")
    return value


def _path(key: str, value: str) -> Path:
    return Path(value or "qibot.sqlite3").expanduser()


def _number(least: float, most: float, default: float) -> Callable[[str, str], float]:
    def read(key: str, value: str) -> float:
        try:
            number = float(value) if value else default
        except ValueError:
            number = float("nan")
        if not least <= number <= most:
            raise BadSetting(f"{key} must be a number from {least:g} to {most:g}, not {value[:40]!r}")
        return number

    return read


def _whole(least: int, most: int, default: int) -> Callable[[str, str], int]:
    def read(key: str, value: str) -> int:
        number = int(value) if value.isdecimal() else default if not value else least - 1
        if not least <= number <= most:
            raise BadSetting(f"{key} must be a whole number from {least} to {most}, not {value[:40]!r}")
        return number

    return read


def _one_of(choices: tuple[str, ...], default: str) -> Callable[[str, str], str]:
    def read(key: str, value: str) -> str:
        for choice in choices:
            if choice.lower() == (value or default).lower():
                return choice
        raise BadSetting(f"{key} must be one of {', '.join(choices)}, not {value[:40]!r}")

    return read


def _memory(key: str, value: str) -> int:
    return _whole(16, 1 << 20, 256)(key, value) * MIB


def _minutes(key: str, value: str) -> timedelta:
    return timedelta(minutes=_whole(1, 10_080, 60)(key, value))


def _hours(key: str, value: str) -> timedelta:
    return timedelta(hours=_whole(1, 8_760, 72)(key, value))


# The name in the environment: the field of Settings, and how its text is read.
KEYS: Mapping[str, tuple[str, Callable[[str, str], Any]]] = {
    "DISCORD_TOKEN": ("token", _token),
    "DATABASE_PATH": ("database", _path),
    "ENGINE_WORKERS": ("workers", _whole(1, 64, max(1, min(4, (os.cpu_count() or 2) - 1)))),
    "ENGINE_MEMORY": ("engine_memory", _memory),
    "THINKING_TIME": ("thinking_time", _number(0.1, 60, 2)),
    "CHALLENGE_MINUTES": ("challenge_time", _minutes),
    "MOVE_HOURS": ("move_time", _hours),
    "DEFAULT_LANGUAGE": ("default_language", _one_of(LANGUAGES, "en")),
    "LOG_LEVEL": ("log_level", _one_of(LOG_LEVELS, "INFO")),
}


class TokenHider(logging.Formatter):
    """Formats as another formatter does, and takes the token out of the message, the traceback and the stack."""

    def __init__(self, inner: logging.Formatter | None, token: str) -> None:
        super().__init__()
        self._inner = inner or logging.Formatter()
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """The record as text, without the token."""
        return self._inner.format(record).replace(self._token, "[token]")


def hide_token(token: str, logger: logging.Logger) -> None:
    """Keeps the token out of whatever the handlers that this logger has by now write."""
    for handler in logger.handlers if token else ():
        handler.setFormatter(TokenHider(handler.formatter, token))
