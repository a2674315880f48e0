"""Players, their settings and their hints."""

from __future__ import annotations

from storage.database import Database
from storage.hints import HintStore
from storage.matches import MatchStore
from storage.players import PlayerStore
from storage.settings import SettingStore
from tests.cases import for_each
from tests.storage.conftest import ANN, BOB, EVE, against_bot, play


async def test_a_person_is_remembered_as_last_seen(db: Database, players: PlayerStore) -> None:
    """A new name replaces the old one; without a new locale the old one stays. Only a change costs a write."""
    kinds: list[str] = []
    db.observer = lambda kind, seconds: kinds.append(kind)
    for name, locale, writes in (("old", "en-GB", 1), ("new", None, 2), ("new", "en-GB", 2), ("new", None, 2)):
        await players.remember(7, name, locale)
        assert kinds.count("write") == writes
    player = await players.get(7)
    assert player is not None
    assert (player.id, player.name, player.locale) == (7, "new", "en-GB")
    await players.remember(7, "new", "zh-CN")
    assert (await players.named([7]))[7].locale == "zh-CN"


async def test_names_by_id(players: PlayerStore) -> None:
    """Strangers and the bot are left out."""
    people = await players.named([ANN, None, 424242, BOB, ANN])
    assert {player: known.name for player, known in people.items()} == {ANN: "Ann", BOB: "Bob"}
    assert await players.get(424242) is None


@for_each("name", ["@everyone", "'; --", "王\u202e\u0000\u200b", "\U0001f3f4" * 32, "", "a\ud800b"])
async def test_any_name_is_kept_verbatim(players: PlayerStore, name: str) -> None:
    """Storage does not escape names; what shows them does. Half a surrogate pair cannot be stored, and is replaced."""
    await players.remember(7, name)
    assert (await players.named([7]))[7].name == name.replace("\ud800", "?")


async def test_settings_are_kept_apart(settings: SettingStore) -> None:
    """Values belong to a kind of owner, an owner and a key; the last value stays until it is cleared."""
    await settings.put("person", 1, "language", "en")
    await settings.put("person", 1, "language", "zh-CN")
    await settings.put("person", 1, "pieces", "western")
    await settings.put("server", 1, "language", "en")
    await settings.put("bot", 0, "commands", "5f2e")
    assert await settings.of("person", 1) == {"language": "zh-CN", "pieces": "western"}
    assert await settings.of("server", 1) == {"language": "en"}
    assert await settings.of("bot") == {"commands": "5f2e"}
    assert await settings.of("person", 2) == {}
    await settings.put("person", 1, "language", "")
    assert await settings.of("person", 1) == {"pieces": "western"}
    assert await settings.of("server", 1) == {"language": "en"}


async def test_a_hint_is_counted_once_per_position(matches: MatchStore, hints: HintStore) -> None:
    """The steps of a hint count once; the next position is another hint, and so is the same ply after other moves; each
    player has a count of their own.
    """
    match = await matches.create(against_bot())
    assert [await hints.record(match.id, 0, ANN, step=step) for step in (1, 2, 3, 1)] == [1, 1, 1, 1]
    await play(matches, match, "a", "b")
    assert await hints.record(match.id, 2, ANN, step=3) == 2
    assert await hints.record(match.id, 2, EVE) == 1
    await play(matches, await matches.take_back(match.id, 2, 1), "x")
    assert await hints.record(match.id, 2, ANN) == 3
    assert (await matches.game(match.id)).hints == {ANN: 3, EVE: 1}
