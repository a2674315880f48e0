"""The people, with name and locale as last seen."""

from collections.abc import Iterable

from storage.database import Database, Store
from storage.personal import NEVER, REPLACED, Personal
from storage.rows import Player
from storage.stored import now

FORGET = f"""
UPDATE players SET name = '', locale = NULL, seen_at = '{NEVER}', deletion_asked_at = NULL
 WHERE id = :person"""  # noqa: S608
PERSONAL = (Personal("players", ("id",), REPLACED, before=(FORGET,)),)


class PlayerStore(Store):
    """The people. A person must be known here before anything of theirs is stored."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._last: object = None  # the person who was found to be known, valid while `Database.written` is

    async def remember(self, player: int, name: str, locale: str | None = None) -> None:
        """Stores a person's present name, and locale if given; writes nothing if neither has changed."""
        name = name.encode(errors="replace").decode()  # half a surrogate pair cannot be stored
        found = (player, name, locale, self._db.written)
        if found == self._last:  # a command asks twice: at first, and where it begins something
            return
        known = await self.get(player)
        if known and (known.name, known.locale) == (name, locale or known.locale):
            self._last = found
            return
        await self._db.change(
            """INSERT INTO players (id, name, locale, seen_at) VALUES (:id, :name, :locale, :now)
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at,
                                              locale = coalesce(excluded.locale, locale)""",
            id=player,
            name=name,
            locale=locale,
            now=now(),
        )

    async def get(self, player: int) -> Player | None:
        """A person; None if unknown."""
        return (await self.named([player])).get(player)

    async def named(self, players: Iterable[int | None]) -> dict[int, Player]:
        """The people with these ids, by id; None (the bot) and unknown ids are left out."""
        ids = [player for player in players if player is not None]
        rows = await self._db.all("SELECT * FROM players WHERE id IN (SELECT value FROM json_each(:ids))", ids=ids)
        return {row["id"]: Player.from_row(row) for row in rows}
