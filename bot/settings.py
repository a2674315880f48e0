"""Reads all settings from the environment and a `.env` file. The environment takes precedence."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from difflib import get_close_matches
from functools import partial
from io import StringIO
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Self

from dotenv.parser import Binding, parse_stream
from pydantic import BeforeValidator, Field, ValidationError, field_validator
from pydantic_core import ErrorDetails, PydanticUseDefault
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.locales import LANGUAGES
from engines.pool.addresses import scheduler_of

MIB = 1 << 20
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
LOG_FORMATS = ("text", "json")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
DOTENV = Path(".env")
ENCODING = "utf-8-sig"
LIKE, VERY_LIKE = 0.7, 0.9  # the similarity, from 0 to 1, from which a name counts as a misspelled setting


class BadSetting(Exception):
    """Settings that cannot be used. The text has a line for each, for the operator, and never contains the token."""


def _unquoted(text: str) -> str:
    """The text without quotes around it: `docker run --env-file` hands on those of a file, which mean nothing here."""
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'" else text


@dataclass(frozen=True)
class Must(BeforeValidator):
    """Reads a value and says, for errors, what it must be."""

    be: str = ""


def _number(kind: type[int | float], least: float, most: float, unit: Any = 1) -> Must:
    def read(text: object) -> Any:
        number = kind(str(text))
        if not least <= number <= most:
            raise ValueError(number)
        return number * unit

    return Must(read, be=f"a {'whole ' * (kind is int)}number from {least} to {most}")


_whole = partial(_number, int)


def _one_of(*choices: str) -> Must:
    """Accepts any of the choices, in upper or lower case."""
    known = {choice.lower(): choice for choice in choices}

    def read(text: object) -> str:
        if (found := known.get(str(text).lower())) is None:
            raise ValueError(text)
        return found

    return Must(read, be=f"one of {', '.join(choices)}")


def _of_form(form: str, be: str = "") -> Must:
    """Accepts a text of this form, a regular expression."""

    def read(text: object) -> str:
        if not re.fullmatch(form, str(text)):
            raise ValueError
        return str(text)

    return Must(read, be=be)


def _scheduler(text: object) -> object:
    scheduler_of(str(text))
    return text


def _path(text: object) -> Path:
    """The path in a text; ~ and ~NAME are replaced by home folders. Raises ValueError if there is no such user."""
    try:
        path = Path(str(text)).expanduser()
    except RuntimeError as error:
        raise ValueError(text) from error
    if "\0" in str(path):
        raise ValueError(text)
    return path


def _file(text: object) -> Path:
    path = _path(text)
    if not path.name or path.name == ".." or os.path.isdir(path):  # Path.is_dir raises PermissionError
        raise ValueError(text)
    return path


Token = Annotated[str, _of_form("[!-~]*")]
SENTRY = _of_form(r"https?://[^\s@]+@[^\s@/]+/\S+", "an address beginning with https:// or http://")
SCHEDULER = Must(_scheduler, be="of the form tls://HOST:PORT, with a port from 1 to 65535")
FILE = Must(_file, be="the path of a file")
FOLDER = Must(_path, be="the path of a folder")
Port = Annotated[int, _whole(0, 65535)]
Address = Annotated[str, Must(lambda text: str(ip_address(text)), be="an address such as 127.0.0.1 or 0.0.0.0")]


class Settings(BaseSettings):
    """All settings, by their names in the environment. Without a token the bot starts in a playground."""

    model_config = SettingsConfigDict(
        frozen=True,
        extra="ignore",
        case_sensitive=True,
        validate_default=False,
        env_file_encoding=ENCODING,
        hide_input_in_errors=True,
    )

    token: Token = Field("", alias="DISCORD_TOKEN", repr=False)
    database: Annotated[Path, FILE] = Field(Path("qibot.sqlite3"), alias="DATABASE_PATH")
    workers: Annotated[int, _whole(1, 64)] = Field(max(1, min(4, (os.cpu_count() or 2) - 1)), alias="ENGINE_WORKERS")
    engine_memory: Annotated[int, _whole(16, 1 << 20, MIB)] = Field(256 * MIB, alias="ENGINE_MEMORY")  # bytes
    thinking_time: Annotated[float, _number(float, 0.1, 60)] = Field(2.0, alias="THINKING_TIME")  # seconds, at most
    cluster: Annotated[str, SCHEDULER] = Field("", alias="ENGINE_CLUSTER")
    certificates: Annotated[Path, FOLDER] = Field(Path("certificates"), alias="ENGINE_CERTIFICATES")
    challenge_time: Annotated[timedelta, _whole(1, 10_080, MINUTE)] = Field(HOUR, alias="CHALLENGE_MINUTES")
    move_time: Annotated[timedelta, _whole(1, 8_760, HOUR)] = Field(3 * DAY, alias="MOVE_HOURS")
    default_language: Annotated[str, _one_of(*LANGUAGES)] = Field("en", alias="DEFAULT_LANGUAGE")
    backup_time: Annotated[timedelta, _whole(0, 8_760, HOUR)] = Field(DAY, alias="BACKUP_HOURS")
    backups_kept: Annotated[int, _whole(1, 1000)] = Field(7, alias="BACKUPS_KEPT")
    backup_folder: Annotated[Path | None, FOLDER] = Field(None, alias="BACKUP_FOLDER")
    upgrade_copy: Annotated[str, _one_of("yes", "no")] = Field("yes", alias="UPGRADE_COPY")
    health_port: Port = Field(0, alias="HEALTH_PORT")
    health_address: Address = Field("127.0.0.1", alias="HEALTH_ADDRESS")
    activity_port: Port = Field(0, alias="ACTIVITY_PORT")
    activity_address: Address = Field("127.0.0.1", alias="ACTIVITY_ADDRESS")
    activity_secret: Token = Field("", alias="ACTIVITY_SECRET", repr=False)
    log_level: Annotated[str, _one_of(*LOG_LEVELS)] = Field("INFO", alias="LOG_LEVEL")
    log_format: Annotated[str, _one_of(*LOG_FORMATS)] = Field("text", alias="LOG_FORMAT")
    sentry: Annotated[str, SENTRY] = Field("", alias="SENTRY_DSN", repr=False)

    @field_validator("*", mode="before")
    @classmethod
    def _blank_means_default(cls, value: Any) -> Any:
        if isinstance(value, str):
            value = _unquoted(value)
            if not value.strip():
                raise PydanticUseDefault
        return value

    @classmethod
    def read(cls, dotenv: Path | None = DOTENV) -> Self:
        """Reads the settings from the environment and from a file, which need not exist. Raises BadSetting."""
        strange = unknown(dotenv)
        try:
            settings = cls(_env_file=dotenv)  # type: ignore[call-arg] # the library's own, unknown to the model
        except ValidationError as error:
            told = map(_line, error.errors(include_url=False, include_context=False))
            raise BadSetting("\n".join(told)) from None  # the original error might show the token
        meant = {name: near for name, near in strange.items() if near == "DISCORD_TOKEN"}
        if meant and not settings.token:  # else the playground would start in place of the bot
            raise BadSetting("\n".join(names_told(meant)))
        return settings


KEYS = tuple(str(field.alias) for field in Settings.model_fields.values())  # the names in the environment


def _line(error: ErrorDetails) -> str:
    """The line of a BadSetting for one bad value."""
    key = str(error["loc"][0])
    field = next(field for field in Settings.model_fields.values() if field.alias == key)
    needed = next(each.be for each in field.metadata if isinstance(each, Must))
    if not needed:  # a token
        return f"{key} is not a token or secret of Discord's: it has blanks or signs that none has"
    shown = f", not {str(error['input'])[:40]!r}" if field.repr else ""
    return f"{key} must be {needed}{shown}"


def unknown(dotenv: Path | None = DOTENV) -> dict[str, str]:
    """The names in the file that are no settings, and those in the environment that look like misspelled ones; each
    with the setting that was probably meant, or "". Raises BadSetting if the file is not valid.
    """
    found = {name: _nearest(name, LIKE) for name in _names_in(dotenv)} if dotenv else {}
    found |= {name: nearest for name in os.environ if (nearest := _nearest(name, VERY_LIKE))}
    return {name: nearest for name, nearest in found.items() if name not in KEYS}


def names_told(names: Mapping[str, str]) -> list[str]:
    """Warnings about unknown names, a line for each."""
    near = {name: f"; did you mean {meant}?" if meant else "" for name, meant in names.items()}
    return [f"{name} is no setting of the bot{told}" for name, told in near.items()]


def _nearest(name: str, least: float) -> str:
    """The most similar setting, empty if none is similar enough."""
    return next(iter(get_close_matches(name.upper(), KEYS, 1, least)), "")


def _names_in(path: Path) -> list[str]:
    """The names in a file of settings. Raises BadSetting if a line is not KEY=VALUE, or contradicts an earlier one."""
    found: dict[str, str | None] = {}
    for line in _lines_of(path):
        where = f"{path}, line {line.original.line}"
        if line.error or (line.key and line.value is None):
            raise BadSetting(f"{where} is not of the form KEY=VALUE")
        if line.key and found.setdefault(line.key, line.value) != line.value:
            raise BadSetting(f"{where}: {line.key} has another value in a line above")
    return [*found]


def _lines_of(path: Path) -> list[Binding]:
    """The lines of a file of settings; empty if there is no file. Raises BadSetting if it cannot be read as text."""
    try:
        return list(parse_stream(StringIO(path.read_text(ENCODING))))
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path} cannot be read as text: {error}") from error


def log_format(dotenv: Path = DOTENV) -> str:
    """The value of LOG_FORMAT even if other settings are not valid; "text" if it is not valid itself."""
    try:
        values = {line.key: line.value for line in _lines_of(dotenv)}
    except BadSetting:
        values = {}
    chosen = _unquoted(os.environ.get("LOG_FORMAT", values.get("LOG_FORMAT")) or "").lower()
    return chosen if chosen in LOG_FORMATS else LOG_FORMATS[0]
