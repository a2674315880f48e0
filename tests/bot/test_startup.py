"""What is done with the database before the parts of the bot are put together."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import in_playground
from bot.settings import Settings
from bot.startup import backups_of, before_upgrade
from storage.database import Database
from storage.errors import Fault
from storage.migrate import shipped, upgrade


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the second schema."""
    path = tmp_path / "qibot.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        upgrade(connection, path, shipped()[:2])
    return path


@pytest.mark.parametrize(("chosen", "copies"), [("yes", ["qibot-schema-2.sqlite3"]), ("no", [])])
async def test_a_copy_before_an_upgrade_is_a_setting(old: Path, chosen: str, copies: list[str]) -> None:
    """It is kept with the backups, or not at all."""
    settings = Settings.model_construct(database=old, upgrade_copy=chosen)
    async with Database.open(old, before_upgrade=before_upgrade(settings, backups_of(settings))):
        pass
    assert [each.name for each in (old.parent / "backups").glob("*")] == copies


async def test_without_the_copy_there_is_no_upgrade(old: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The log names the setting that does without."""
    (old.parent / "backups").write_text("in the way")
    settings = Settings.model_construct(database=old)
    with pytest.raises(Fault):
        async with Database.open(old, before_upgrade=before_upgrade(settings, backups_of(settings))):
            pass
    assert "UPGRADE_COPY=no" in caplog.text


def test_a_playground_leaves_the_backups_of_the_bot_alone(tmp_path: Path) -> None:
    """It would rotate them, and write into their record, wherever they are kept."""
    settings = in_playground(Settings.model_construct(database=tmp_path / "q.sqlite3", backup_folder=tmp_path / "disk"))
    assert settings.database == tmp_path / "q.playground" / "q.sqlite3"
    assert backups_of(settings).folder == tmp_path / "q.playground" / "backups"
