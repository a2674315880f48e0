"""Every setting, from the environment or a `.env` file (where both have one, the environment's counts)."""

import os
import re
from datetime import timedelta
from io import StringIO
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Self

from dotenv.parser import parse_stream
from pydantic import BeforeValidator, Field, ValidationError, field_validator
from pydantic_core import PydanticUseDefault
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.locales import LANGUAGES

MIB = 1 << 20
LOG_FORMATS = ("text", "json")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
DOTENV = Path(".env")
ENCODING = "utf-8-sig"


class BadSetting(Exception):
    """A setting that cannot be used; the text is one line for whoever runs the bot and never shows the token."""


def _whole(text: object, least: int, most: int) -> int:
    number = int(str(text))
    if not least <= number <= most:
        raise ValueError(number)
    return number


def _one_of(*choices: str) -> BeforeValidator:
    """Any of the choices, in capital or small letters."""
    known = {choice.lower(): choice for choice in choices}

    def read(text: object) -> str:
        if (found := known.get(str(text).lower())) is None:
            raise ValueError(text)
        return found

    return BeforeValidator(read)


def _token(text: object) -> object:
    if not (isinstance(text, str) and text.isascii() and text.isprintable() and " " not in text):
        raise ValueError
    return text


def _scheduler(text: object) -> object:
    if not (found := re.fullmatch(r"tls://[^\s/:]+:([0-9]{1,5})", str(text))):
        raise ValueError(text)
    _whole(found[1], 1, 65_535)
    return text


def _address(text: object) -> object:
    if not (isinstance(text, str) and re.fullmatch(r"https?://[^\s@]+@[^\s@/]+/\S+", text)):
        raise ValueError
    return text


Mebibytes = Annotated[int, BeforeValidator(lambda text: _whole(text, 16, 1 << 20) * MIB)]
Minutes = Annotated[timedelta, BeforeValidator(lambda text: timedelta(minutes=_whole(text, 1, 10_080)))]
Hours = Annotated[timedelta, BeforeValidator(lambda text: timedelta(hours=_whole(text, 1, 8_760)))]


def _cores() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


class Settings(BaseSettings):
    """What the bot is told from outside. An empty token means: no Discord, start the playground.

    A field's alias is its name in the environment, its description what its value must be.
    """

    model_config = SettingsConfigDict(
        frozen=True,
        extra="ignore",
        case_sensitive=True,
        validate_default=False,
        env_file_encoding=ENCODING,
        hide_input_in_errors=True,
    )

    token: Annotated[str, BeforeValidator(_token)] = Field("", alias="DISCORD_TOKEN", repr=False)
    database: Annotated[Path, BeforeValidator(lambda text: Path(text).expanduser())] = Field(
        Path("qibot.sqlite3"), alias="DATABASE_PATH", description="a path"
    )
    workers: int = Field(
        default_factory=_cores, alias="ENGINE_WORKERS", ge=1, le=64, description="a whole number from 1 to 64"
    )
    engine_memory: Mebibytes = Field(  # bytes
        256 * MIB, alias="ENGINE_MEMORY", description="a whole number from 16 to 1048576"
    )
    thinking_time: float = Field(  # seconds for one move of the bot, at most
        2.0, alias="THINKING_TIME", ge=0.1, le=60, description="a number from 0.1 to 60"
    )
    cluster: Annotated[str, BeforeValidator(_scheduler)] = Field(
        "", alias="ENGINE_CLUSTER", description="of the form tls://HOST:PORT, with a port from 1 to 65535"
    )
    certificates: Annotated[Path, BeforeValidator(lambda text: Path(text).expanduser())] = Field(
        Path("certificates"), alias="ENGINE_CERTIFICATES", description="a folder"
    )
    challenge_time: Minutes = Field(
        timedelta(hours=1), alias="CHALLENGE_MINUTES", description="a whole number from 1 to 10080"
    )
    move_time: Hours = Field(timedelta(days=3), alias="MOVE_HOURS", description="a whole number from 1 to 8760")
    default_language: Annotated[str, _one_of(*LANGUAGES)] = Field(
        "en", alias="DEFAULT_LANGUAGE", description=f"one of {', '.join(LANGUAGES)}"
    )
    backup_time: Annotated[timedelta, BeforeValidator(lambda text: timedelta(hours=_whole(text, 0, 8_760)))] = Field(
        timedelta(days=1), alias="BACKUP_HOURS", description="a whole number from 0 to 8760"
    )
    backups_kept: int = Field(7, alias="BACKUPS_KEPT", ge=1, le=1000, description="a whole number from 1 to 1000")
    backup_folder: Annotated[Path | None, BeforeValidator(lambda text: Path(text).expanduser())] = Field(
        None, alias="BACKUP_FOLDER", description="a path"
    )
    upgrade_copy: Annotated[str, _one_of("yes", "no")] = Field(
        "yes", alias="UPGRADE_COPY", description="one of yes, no"
    )
    health_port: int = Field(0, alias="HEALTH_PORT", ge=0, le=65535, description="a whole number from 0 to 65535")
    health_address: Annotated[str, BeforeValidator(lambda text: str(ip_address(text)))] = Field(
        "127.0.0.1", alias="HEALTH_ADDRESS", description="an address such as 127.0.0.1 or 0.0.0.0"
    )
    log_level: Annotated[str, _one_of(*LOG_LEVELS)] = Field(
        "INFO", alias="LOG_LEVEL", description=f"one of {', '.join(LOG_LEVELS)}"
    )

    log_format: Annotated[str, _one_of(*LOG_FORMATS)] = Field(
        "text", alias="LOG_FORMAT", description=f"one of {', '.join(LOG_FORMATS)}"
    )
    sentry: Annotated[str, BeforeValidator(_address)] = Field(
        "", alias="SENTRY_DSN", description="an address beginning with https:// or http://", repr=False
    )

    @field_validator("*", mode="before")
    @classmethod
    def _blank_means_default(cls, value: Any) -> Any:
        if isinstance(value, str) and not value.strip():
            raise PydanticUseDefault
        return value

    @classmethod
    def read(cls, dotenv: Path | None = DOTENV) -> Self:
        """The settings of the environment and of a file, which need not exist. Raises BadSetting."""
        if dotenv:
            check_dotenv(dotenv)
        try:
            return cls(_env_file=dotenv)  # type: ignore[call-arg] # the library's own, unknown to the model
        except ValidationError as error:
            raise BadSetting(_told(error)) from None  # the error itself might show the token


KEYS = tuple(str(field.alias) for field in Settings.model_fields.values())  # the names in the environment


def _told(error: ValidationError) -> str:
    """What is wrong with the first bad value."""
    first = error.errors(include_url=False, include_context=False)[0]
    key = str(first["loc"][0])
    field = next(field for field in Settings.model_fields.values() if field.alias == key)
    if field.description is None:
        return f"{key} is not a bot token: it has blanks or signs that no token has"
    shown = f", not {str(first['input'])[:40]!r}" if field.repr else ""
    return f"{key} must be {field.description}{shown}"


def check_dotenv(path: Path) -> None:
    """Reads lines KEY=VALUE, comments and blank lines; no file is none. Raises BadSetting for anything else."""
    try:
        text = path.read_text(ENCODING)
    except FileNotFoundError:
        return
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path} cannot be read as text: {error}") from error
    for line in parse_stream(StringIO(text)):
        if line.error or (line.key and line.value is None):
            raise BadSetting(f"{path}, line {line.original.line} is not of the form KEY=VALUE")
