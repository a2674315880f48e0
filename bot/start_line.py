"""The first log line of a start, which says what was started."""

from bot.locales import LANGUAGES
from bot.settings import Settings
from engines.about import mode, qibot_version
from engines.registry import GAMES
from storage.summary import Summary


def start_line(settings: Settings, database: Summary) -> str:
    """The line: the version, whether for Discord or in a playground, the database, the engines and the languages."""
    there = f"schema {database.schema}, {database.matches} matches" if database.schema else "new"
    engines = f"{len(GAMES)} games, engine processes {settings.workers}, {mode()}"
    if settings.cluster:
        engines += f", and those of {settings.cluster}"
    return "; ".join(
        (
            f"Qibot {qibot_version()} {'for Discord' if settings.token else 'in a playground'}",
            f"database {database.path} ({there})",
            engines,
            f"languages {' '.join(LANGUAGES)}",
        )
    )
