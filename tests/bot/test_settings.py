"""Settings from the environment and from .env."""

import logging
import re
from io import StringIO
from pathlib import Path

import pytest

from bot.logs import hide_secrets
from bot.settings import KEYS, BadSetting, Settings, log_format, names_told, unknown

TOKEN = "MTIz.secret.part"  # noqa: S105 - nobody's
EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def _empty_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """No setting comes from the machine that runs the tests."""
    for key in KEYS:
        monkeypatch.delenv(key, raising=False)


def test_the_example_names_every_setting_and_holds_the_defaults(tmp_path: Path) -> None:
    """.env.example has the same keys as the code, each once and below a comment, with the defaults as values. As
    shipped it sets none, so that the defaults of an image stay and the playground starts.
    """
    text = EXAMPLE.read_text()
    assert re.findall(r"^#?([A-Z_]+)=", text, re.MULTILINE) == list(KEYS)
    assert all(block.startswith("#") for block in text.strip().split("\n\n"))
    assert re.findall(r"^([A-Z_]+=.*)", text, re.MULTILINE) == ["DISCORD_TOKEN="]
    shown = tmp_path / ".env"
    shown.write_text(re.sub(r"^#([A-Z_]+=)", r"\1", text, flags=re.MULTILINE))
    assert Settings.read(shown) == Settings.read(None)


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Environment and file are read; a value in the environment replaces the file's, an empty one does not."""
    file = tmp_path / ".env"
    file.write_text("\ufeff# mine\nexport LOG_LEVEL=debug\n\nDEFAULT_LANGUAGE='zh-cn'\nENGINE_WORKERS = 3\nOTHER=x\n")
    for key, value in {"ENGINE_WORKERS": "2", "LOG_LEVEL": " ", "token": "no", "workers": "7"}.items():
        monkeypatch.setenv(key, value)
    settings = Settings.read(file)
    assert (settings.log_level, settings.default_language, settings.workers) == ("INFO", "zh-CN", 2)
    assert settings.token == ""


def test_quotes_in_the_environment_mean_what_they_mean_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`docker run --env-file` hands on the quotes of a file that the bot itself reads without them."""
    lines = [f'DISCORD_TOKEN="{TOKEN}"', "DATABASE_PATH='data/q.sqlite3'", 'LOG_FORMAT="json"', 'BACKUP_HOURS=""']
    lines.append('ENGINE_CLUSTER="tls://[fd00::1]:8786"')
    file = tmp_path / ".env"
    file.write_text("\n".join(lines))
    told = Settings.read(file)
    assert (told.token, told.database, log_format(file)) == (TOKEN, Path("data/q.sqlite3"), "json")
    for line in lines:
        monkeypatch.setenv(*line.split("="))
    assert Settings.read(None) == told
    assert log_format(tmp_path / "none") == "json"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("ENGINE_WORKERS", "0"),
        ("ENGINE_WORKERS", "many"),
        ("ENGINE_WORKERS", "-1"),
        ("ENGINE_MEMORY", "1.5"),
        ("ENGINE_MEMORY", "99999999999"),
        ("THINKING_TIME", "nan"),
        ("THINKING_TIME", "soon"),
        ("ENGINE_CLUSTER", "tcp://scheduler:8786"),
        ("ENGINE_CLUSTER", "tls://scheduler"),
        ("ENGINE_CLUSTER", "tls://scheduler:65536"),
        ("ENGINE_CLUSTER", "tls://scheduler:0"),
        ("ENGINE_CLUSTER", "tls://fd00::1:8786"),
        ("ENGINE_CERTIFICATES", "~nosuchuser/x"),
        ("DATABASE_PATH", "~nosuchuser/x"),
        ("DATABASE_PATH", "."),
        ("DATABASE_PATH", "data/.."),
        ("DATABASE_PATH", "/"),
        ("BACKUP_FOLDER", "~nosuchuser/x"),
        ("CHALLENGE_MINUTES", "0"),
        ("MOVE_HOURS", "x" * 500),
        ("DEFAULT_LANGUAGE", "tlh"),
        ("LOG_LEVEL", "LOUD"),
        ("DISCORD_TOKEN", "Bot abc\ndef"),
        ("HEALTH_PORT", "99999"),
        ("HEALTH_ADDRESS", "everywhere"),
        ("ACTIVITY_PORT", "-1"),
        ("ACTIVITY_ADDRESS", "everywhere"),
        ("ACTIVITY_SECRET", "abc def"),
        ("LOG_FORMAT", "xml"),
        ("SENTRY_DSN", "abc"),
        ("BACKUPS_KEPT", "0"),
    ],
)
def test_a_bad_value_gives_one_clear_line(key: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line names the key, is short, and never shows a token."""
    monkeypatch.setenv(key, value)
    with pytest.raises(BadSetting) as bad:
        Settings.read(None)
    line = str(bad.value)
    assert key in line
    assert len(line.splitlines()) == 1
    assert len(line) < 150
    assert "abc" not in line
    assert bad.value.__cause__ is None


def test_every_bad_value_has_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in ("ENGINE_WORKERS", "MOVE_HOURS", "LOG_LEVEL"):
        monkeypatch.setenv(key, "x")
    with pytest.raises(BadSetting) as bad:
        Settings.read(None)
    assert [line.split()[0] for line in str(bad.value).splitlines()] == ["ENGINE_WORKERS", "MOVE_HOURS", "LOG_LEVEL"]


def test_names_that_are_no_settings_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of the file, each with the most similar setting; of the environment those very similar to one."""
    file = tmp_path / ".env"
    file.write_text("ENGINE_WORKER=3\nlog_level=DEBUG\nOTHER=x\nMOVE_HOURS=3\n")
    monkeypatch.setenv("BACKUP_HOUR", "3")
    monkeypatch.setenv("HEALTH", "3")
    of_the_file = {"ENGINE_WORKER": "ENGINE_WORKERS", "log_level": "LOG_LEVEL", "OTHER": ""}
    assert unknown(file) == of_the_file | {"BACKUP_HOUR": "BACKUP_HOURS"}
    told = names_told({"a": "B", "c": ""})
    assert told == ["a is no setting of the bot; did you mean B?", "c is no setting of the bot"]


@pytest.mark.parametrize("in_file", [True, False])
def test_a_misspelt_token_does_not_start_the_playground(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, in_file: bool
) -> None:
    """A misspelt token is refused without showing it; beside the right name it is only an unknown name."""
    file = tmp_path / ".env"
    if in_file:
        file.write_text(f"DISCORD_TOKN={TOKEN}\n")
    else:
        monkeypatch.setenv("DISCORD_TOKN", TOKEN)
    with pytest.raises(BadSetting, match=r"^DISCORD_TOKN is no setting of the bot; did you mean DISCORD_TOKEN\?$"):
        Settings.read(file)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert Settings.read(file).token == TOKEN


def test_the_form_of_the_log_is_known_however_bad_the_rest_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The form comes from the environment or the file; "text" if it is bad itself."""
    file = tmp_path / ".env"
    assert log_format(file) == "text"
    file.write_text("nonsense\nMOVE_HOURS=x\nLOG_FORMAT=JSON\n")
    assert log_format(file) == "json"
    monkeypatch.setenv("LOG_FORMAT", "xml")
    assert log_format(file) == "text"
    monkeypatch.setenv("LOG_FORMAT", "")
    file.write_text("LOG_FORMAT=json\n")
    assert log_format(file) == Settings.read(file).log_format == "text"


def test_a_file_that_is_no_settings_file_is_refused(tmp_path: Path) -> None:
    """A line without = and a file that is no text are named; a missing file is ignored."""
    file = tmp_path / ".env"
    file.write_text("LOG_LEVEL=INFO\nhello\n")
    with pytest.raises(BadSetting, match="line 2"):
        Settings.read(file)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSetting, match="cannot be read"):
        Settings.read(file)
    assert Settings.read(tmp_path / "none") == Settings.read(None)


def test_a_file_that_contradicts_itself_is_refused(tmp_path: Path) -> None:
    """The empty token of the example below one's own would start the playground. The same value twice does no harm."""
    file = tmp_path / ".env"
    file.write_text(f"MOVE_HOURS=3\nDISCORD_TOKEN={TOKEN}\nMOVE_HOURS=3\nDISCORD_TOKEN=\n")
    with pytest.raises(BadSetting, match=r"line 4: DISCORD_TOKEN has another value in a line above$"):
        Settings.read(file)
    file.write_text(f"MOVE_HOURS=3\nDISCORD_TOKEN={TOKEN}\nMOVE_HOURS=3\n")
    assert Settings.read(file).token == TOKEN


def test_the_token_is_hidden_from_repr_and_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the settings' repr nor a log line, a traceback or an argument shows the token."""
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = Settings.read(None)
    assert settings.token == TOKEN
    assert TOKEN not in repr(settings)
    assert TOKEN not in str(settings)
    logger, output = logging.getLogger("test.token"), StringIO()
    handler = logging.StreamHandler(output)
    logger.addHandler(handler)
    try:
        hide_secrets(settings.token, logger)
        try:
            raise ValueError(f"bad token {TOKEN}")
        except ValueError:
            logger.exception("login with %s failed", TOKEN)
    finally:
        logger.removeHandler(handler)
    assert TOKEN not in output.getvalue()
    assert output.getvalue().count("[token]") == 2
