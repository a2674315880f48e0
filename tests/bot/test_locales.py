"""The catalogues say the same things in every language."""

import ast
import re
from pathlib import Path
from string import Formatter

import pytest

from bot.locales import LANGUAGES, Catalogue, catalogue, closest
from bot.referee import CHOICES, LEVEL_NAMES, Kind, Reason
from engines.game import Ending
from engines.registry import GAMES

BOT = Path(__file__).parents[2] / "bot"
MOST = {"commands": 100, "buttons": 80, "menus": 150, "windows": 45, "settings": 100}  # characters Discord takes


def variants(texts: Catalogue, key: str) -> list[str]:
    text = texts.texts[key]
    return [text] if isinstance(text, str) else list(text.values())


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_placeholders(language: str) -> None:
    """Nothing is missing or left over in any language, and no text asks for a value that others do not."""
    english, other = catalogue("en"), catalogue(language)
    assert set(english.texts) == set(other.texts)
    for key in english.texts:
        wanted = set().union(*map(placeholders, variants(english, key)))
        assert set().union(*map(placeholders, variants(other, key))) == wanted, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_with_two_forms_count_something(language: str) -> None:
    """Where a text depends on a number, that number is {n}."""
    texts = catalogue(language)
    for key, text in texts.texts.items():
        if not isinstance(text, str):
            assert "n" in placeholders(text["other"]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_where_discord_shows_them(language: str) -> None:
    """Labels, descriptions and command names keep Discord's limits."""
    texts = catalogue(language)
    for key in texts.texts:
        longest = max(map(len, variants(texts, key)))
        assert longest <= MOST.get(key.split(".")[0], 1000), key
        if key.startswith("commands.") and key.endswith(".name"):
            name = texts.text(key)
            assert len(name) <= 32, key
            if key.replace(".name", ".description") not in texts:
                continue  # an entry of a context menu, whose name is free
            assert re.fullmatch(r"[-_\w]{1,32}", name), key
            assert name == name.lower(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_one_message(language: str) -> None:
    """All of /help together stays below the 4000 characters of a message."""
    texts = catalogue(language)
    assert sum(len(texts.text(key)) for key in texts.texts if key.startswith("help.")) < 3500


def used_keys() -> set[tuple[str, str]]:
    """Every literal key given to a `text` call under bot/, with the file that uses it."""
    found = set()
    for path in BOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "text":
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add((first.value, path.name))
    return found


def test_every_key_in_the_code_exists() -> None:
    """No code asks for a text that is not there."""
    known = catalogue("en")
    keys = {(key, name) for key, name in used_keys() if re.fullmatch(r"[a-z]+(\.[\w-]+)+", key)}
    assert len(keys) > 10
    assert [key for key in keys if key[0] not in known] == []


@pytest.mark.parametrize("key", [f"{table}.{value}" for table in ("result", "reason") for value in (*Ending, *Reason)])
def test_every_ending_has_words(key: str) -> None:
    """Each way a match can end is told in a sentence and in a word."""
    assert key in catalogue("en")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_words(game: str) -> None:
    """Each game has its name, its sides and how its moves are typed; where pieces move, their names too."""
    texts = catalogue("en")
    for word in ("name", "first", "second", "how"):
        assert f"games.{game}.{word}" in texts
    position = GAMES[game].read(GAMES[game].start)
    for move in position.legal_moves():
        letter = GAMES[game].mover(position, GAMES[game].write_move(position, move))
        if letter:
            assert f"games.{game}.piece.{letter}" in texts
            assert f"games.{game}.piece.{letter.lower()}" in texts
            assert f"games.{game}.pieces.{letter.upper()}" in texts


def test_every_kind_of_value_has_words() -> None:
    """Levels, notations, prospects and the choices of /settings are all in the catalogues."""
    texts = catalogue("en")
    keys = [f"levels.{name}" for name in LEVEL_NAMES]
    keys += [f"notations.{name}" for game in GAMES.values() for name in game.notations]
    keys += [f"prospect.{kind}" for kind in Kind]
    keys += [f"settings.{key}.{value}" for key, values in CHOICES.items() for value in values]
    keys += [f"settings.{key}.label" for key in CHOICES]
    assert [key for key in keys if key not in texts] == []


def test_one_and_many() -> None:
    """English tells one from many, Chinese need not; a value is never taken for a template."""
    english, chinese = catalogue("en"), catalogue("zh-CN")
    assert [english.text("history.plies", n=n) for n in (0, 1, 2)] == ["0 moves", "1 move", "2 moves"]
    assert chinese.text("history.plies", n=1) == "1 步"
    assert english.text("offer.draw_asked", name="{n} {0.__class__}") == "{n} {0.__class__} offers a draw."


def test_a_missing_key_or_value_is_an_error() -> None:
    """Neither is papered over."""
    with pytest.raises(KeyError):
        catalogue("en").text("no.such.key")
    with pytest.raises(KeyError):
        catalogue("en").text("offer.draw_asked")
    with pytest.raises(KeyError):
        catalogue("tlh")


def test_the_closest_language_is_spoken() -> None:
    """Regions of a language share it; a language that is not spoken here falls to the default."""
    found = {locale: closest(locale, "zh-CN") for locale in ("zh-CN", "zh-TW", "en-GB", "fr", "", None)}
    assert found == {"zh-CN": "zh-CN", "zh-TW": "zh-CN", "en-GB": "en", "fr": "zh-CN", "": "zh-CN", None: "zh-CN"}
