"""The catalogues have the same texts in every language."""

import re
import threading
import time
import unicodedata
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from bot.features.help.feature import help_page
from bot.locales import COMMAND_IDS, LANGUAGES, Catalogue, catalogue, closest
from bot.locales.texts import Texts
from bot.match.preferences import CHOICES, KINDS
from bot.match.prospects import Kind
from engines.levels import LEVEL_NAMES
from engines.registry import GAMES
from tests.cases import for_each

BOT = Path(__file__).parents[2] / "bot"
FOLDER = BOT / "locales"
MOST = {"commands": 100, "buttons": 80, "menus": 150, "windows": 45, "settings": 100}  # Discord's limits, in characters
MENU_ENTRIES = {"commands-challenge-name", "commands-analyse-name"}  # of Discord's menus: their names are free
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Parts(Visitor):
    """The parts of a text that are not variables, its variables, the sets of keys of its choices, and its commands."""

    def __init__(self) -> None:
        self.literals: list[str] = []
        self.variables: set[str] = set()
        self.choices: list[set[str]] = []
        self.commands: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - fluent's name
        self.literals.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        assert node.id.name == "COMMAND"
        self.commands.add(node.arguments.positional[0].parse()["value"])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = (variant.key for variant in node.variants)
        self.choices.append({key.name if isinstance(key, ftl.Identifier) else key.value for key in keys})
        self.generic_visit(node)


@cache
def parts(message: ftl.Message) -> Parts:
    found = Parts()
    found.visit(message.value)
    return found


@cache
def files_of(language: str) -> dict[str, dict[str, ftl.Message]]:
    """The texts of a language by key, in each file by its path below bot/ without the language."""
    found = {}
    for path in sorted((*(FOLDER / language).rglob("*.ftl"), *BOT.rglob(f"texts/{language}.ftl"))):
        prefix = f"games.{path.stem}." if path.parent.name in ("games", "lessons") else ""
        entries = parse(path.read_text(encoding="utf-8")).body
        texts = {prefix + entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}
        place = path.relative_to(BOT).parts
        found["/".join(re.sub(rf"^{language}(\.ftl)?$", r"*\1", part) for part in place)] = texts
    return found


def texts_of(language: str) -> Iterator[tuple[str, ftl.Message]]:
    """Every text of a language with its key."""
    for texts in files_of(language).values():
        yield from texts.items()


def filled(texts: Catalogue, key: str, message: ftl.Message) -> list[str]:
    """The text with short values; if it counts, once for each kind of number."""
    values: dict[str, object] = dict.fromkeys(parts(message).variables, "x")
    return [texts.text(key, **{**values, "n": n}) for n in ((1, 2, 5, 21) if "n" in values else (1,))]


@cache
def originals() -> dict[str, ftl.Message]:
    """The texts of the language from which the others are translated."""
    return dict(texts_of("en"))


COMPLETE = ("en", "zh-CN")  # the languages in which a new game is written


def _game(key: str) -> str:
    """The game whose own text it is; empty for shared texts."""
    return key.split(".")[1] if key.startswith("games.") else ""


@for_each("language", LANGUAGES)
def test_every_language_has_the_same_texts_and_variables(language: str) -> None:
    """Nothing is missing, extra or doubled in any language, and every text has the same variables. A language may lack
    a whole game, whose texts are then the English ones; those of COMPLETE may not.
    """
    found = list(texts_of(language))
    games = {path.stem for path in (FOLDER / language / "games").glob("*.ftl")}
    keys = Counter(key for key, _ in found)
    lacking = set() if language in COMPLETE else set(GAMES) - games
    wanted = Counter(key for key in originals() if _game(key) not in lacking)
    missing, extra = sorted(wanted - keys), sorted(keys - wanted)
    assert not missing, f"missing: {missing}"
    assert not extra, f"too much, or twice: {extra}"
    for key, message in found:
        assert parts(message).variables == parts(originals()[key]).variables, key


@for_each("language", LANGUAGES)
def test_a_text_stands_in_the_same_file_in_every_language(language: str) -> None:
    """No file is empty. A game's texts may be missing as a whole, as above."""
    source, found = files_of("en"), files_of(language)
    assert all(found.values()), [place for place, texts in found.items() if not texts]
    shared = [place for place in source | found if "/games/" not in place and "/lessons/" not in place]
    assert len(shared) > len(list((BOT / "features").glob("*/texts")))
    unequal = {place: sorted(source.get(place, {}).keys() ^ found.get(place, {}).keys()) for place in shared}
    wrong = [f"bot/{place.replace('*', language)}: {keys}" for place, keys in unequal.items() if keys]
    assert not wrong, "missing, or not in the English file:\n" + "\n".join(wrong)


@for_each("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    """A text that counts has only the plural forms that CLDR gives the language, and counts {n}."""
    forms = {"other", *Locale.parse(language, sep="-").plural_form.rules}
    for key, message in texts_of(language):
        for choice in parts(message).choices:
            assert choice & CATEGORIES <= forms, key
            assert "n" in parts(message).variables, key


def needed(language: str) -> set[str]:
    """The plural forms that whole numbers have in a language."""
    rule = Locale.parse(language, sep="-").plural_form
    return {rule(n) for n in range(200)}


@for_each("language", LANGUAGES)
def test_no_plural_is_forgotten(language: str) -> None:
    """If the source tells one from many, a language that does so too has all its forms, or only "other"."""
    for key, message in texts_of(language):
        for choice in parts(message).choices:
            assert choice & CATEGORIES == {"other"} or needed(language) <= choice, key


def literal(message: ftl.Message) -> str:
    """A text without its variables."""
    return " ".join(parts(message).literals)


# Names, and words that languages share with English.
SHARED = {"and", "WXF", "Qibot", "Version", "general", "chariot", "Swap", "Tic", "tac", "toe", "pause", "Rating"}
SHARED |= {"Xiangqi", "Tiaojiaqi", "Gomoku", "Renju"}
PROPER = "games.renju.opening-"  # names that every language with Latin letters spells alike


@for_each("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    """No text is the English one, except names and shared words; in another script no text has only Latin letters."""
    latin = unicodedata.name(catalogue(language).text("language")[0]).startswith("LATIN")
    english = []
    for key, message in texts_of(language):
        if set(re.findall(r"[^\W\d_]{3,}", literal(originals()[key]))) <= SHARED:
            continue
        same = literal(message) == literal(originals()[key]) and not (latin and key.startswith(PROPER))
        letters = "".join(re.findall(r"[^\W\d_]", literal(message)))
        if same or (not latin and letters and not re.search(r"[^a-zA-Z]", letters)):
            english.append(key)
    assert not english


@for_each("language", LANGUAGES)
def test_texts_fit_where_discord_shows_them(language: str) -> None:
    """Labels, descriptions and command names keep Discord's limits."""
    texts = catalogue(language)
    for key, message in texts_of(language):
        longest = max(map(len, filled(texts, key, message)))
        assert 0 < longest <= MOST.get(key.split("-")[0], 1000), key
        if key.startswith("commands-") and key.endswith("-name"):
            name = texts.text(key)
            assert len(name) <= 32, key
            if key in MENU_ENTRIES:
                continue
            assert re.fullmatch(r"[-_\w]{1,32}", name), key
            assert name == name.lower(), key


@for_each("language", LANGUAGES)
def test_help_names_what_else_there_is(language: str) -> None:
    """Puzzles, opponents and tournaments; and the settings, where boards become texts for screen readers."""
    named = parts(dict(texts_of(language))["help-more"]).commands
    assert {"puzzle", "anyone", "tournament", "settings"} <= set(named)
    assert catalogue(language)["help.more"] in "\n".join(map(str, help_page(catalogue(language)).blocks))


@for_each("game", GAMES)
def test_every_game_has_words(game: str) -> None:
    """Each game has its name, its sides and how its moves are typed; if pieces move, their names, too."""
    texts = catalogue("en")
    for word in ("name", "first", "second", "how", "rules"):
        assert f"games.{game}.{word}" in texts
    position = GAMES[game].read(GAMES[game].start)
    assert (f"games.{game}.near-draw" in texts) == (position.no_progress > 0)
    for move in position.legal_moves():
        letter = GAMES[game].mover(position, move)
        if letter:
            assert f"games.{game}.piece.{letter}" in texts
    for kinds in GAMES[game].pieces(position):
        assert all(f"games.{game}.pieces.{letter}" in texts for letter in kinds)


def test_every_kind_of_value_has_words() -> None:
    """Levels, notations, prospects and the choices of /settings are all in the catalogues."""
    texts = catalogue("en")
    keys = [f"levels.{name}" for name in LEVEL_NAMES]
    keys += [f"games.{key}.notation.{name}" for key, game in GAMES.items() for name in game.notations]
    keys += [f"games.{key}.pieces.{name}" for key, game in GAMES.items() for name in game.piece_sets]
    keys += [f"games.{key}.look.{name}" for key, game in GAMES.items() for name in game.looks]
    keys += [f"settings.{kind}.label" for kind in KINDS]
    keys += [f"prospect.{kind}" for kind in Kind]
    keys += [f"settings.{key}.{value}" for key, values in CHOICES.items() for value in values if value not in LANGUAGES]
    keys += [f"settings.{key}.label" for key in CHOICES]
    assert [key for key in keys if key not in texts] == []


@for_each("language", LANGUAGES)
def test_the_rating_of_a_puzzle_has_one_name(language: str) -> None:
    """The puzzle of the day is rated by the same word as every puzzle."""
    texts = catalogue(language)
    title, daily = (texts.text(f"{kind}.title", game="|", rating=1).split("|")[1] for kind in ("puzzle", "daily"))
    assert title == daily


def test_german_calls_every_puzzle_as_the_command_is_called() -> None:
    """Rätsel, never Aufgabe, which is resigning."""
    said = [text for key, each in texts_of("de") if "puzzle" in key for text in filled(catalogue("de"), key, each)]
    assert not [text for text in said if "Aufgabe" in text]


def test_a_russian_name_is_never_declined() -> None:
    """No name of a person follows a word that would change its ending: not "У Анна нет ходов"."""
    people = ("name", "loser", "winner", "first", "second", "challenger", "opponent", "host")
    declined = re.compile(rf"\b(у|с|против|без|нет) <({'|'.join(people)})>", re.IGNORECASE)
    for key, message in texts_of("ru"):
        told = {name: f"<{name}>" for name in parts(message).variables}
        assert not declined.search(catalogue("ru").text(key, **{**told, "n": 5})), key


def test_french_signs_never_begin_a_line() -> None:
    """The blanks before the signs : ; ! ? » and after « are no-break spaces."""
    for key, message in texts_of("fr"):
        assert not re.search(r" [:;!?»]|« ", " ".join(filled(catalogue("fr"), key, message))), key


@for_each("language", LANGUAGES)
def test_a_suspension_that_ended_no_match_counts_none(language: str) -> None:
    """A moderator is not told of 0 matches."""
    for key in ("moderation.suspended", "moderation.suspended-untold"):
        assert "0" not in catalogue(language).text(key, name="x", n=0), key


def test_one_and_many() -> None:
    """English tells one from many, Chinese need not; big numbers are grouped."""
    english, chinese = catalogue("en"), catalogue("zh-CN")
    assert [english.text("history.plies", n=n) for n in (0, 1, 2)] == ["0 moves", "1 move", "2 moves"]
    assert english.text("history.plies", n=1234567) == "1,234,567 moves"
    assert chinese.text("history.plies", n=1) == "1 步"


@for_each("typed", ["{n} {0.__class__}", "{ $name }", "{", "}", "\n.a = b", '{ "x" }', "{ -term }", "\\"])
def test_what_people_type_is_never_markup(typed: str) -> None:
    assert catalogue("en").text("offer.draw_asked", name=typed) == f"{typed} offers a draw."


def test_only_the_counted_number_is_grouped() -> None:
    """The number of a match is a name, not a count."""
    assert catalogue("en").text("match.number", id=12345) == "Match 12345"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_a_text_names_is_there(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The text shows it as it is typed in the language, and as a link once its number is known."""
    named = {name for _, message in texts_of(language) for name in parts(message).commands}
    assert len(named) > 8
    for name in named:
        assert f"commands.{name}.description" in catalogue(language), name
        monkeypatch.delitem(COMMAND_IDS, name, raising=False)
    texts = catalogue(language)
    assert f"/{texts['commands.play.name']}" in texts["refusal.no-match"]
    monkeypatch.setitem(COMMAND_IDS, "play", 7)
    assert "</play:7>" in texts["refusal.no-match"]


def test_a_missing_key_or_value_is_an_error() -> None:
    for key in ("no.such.key", "games.nosuch.name", "games.xiangqi.nosuch", "games.", "", "games.xiangqi"):
        assert key not in catalogue("zh-CN")
        with pytest.raises(KeyError):
            catalogue("zh-CN")[key]
    with pytest.raises(KeyError, match="name"):
        catalogue("en").text("offer.draw_asked")
    with pytest.raises(KeyError):
        catalogue("tlh")


@pytest.mark.parametrize(
    ("texts", "wrong"), [(("a-b = 1\na-b = 2",), "a-b"), (("a-b = 1", "c = 3\na-b = 2"), "a-b"), (("a-b\n",), "Fluent")]
)
def test_a_key_that_stands_twice_is_refused(tmp_path: Path, texts: tuple[str, ...], wrong: str) -> None:
    """A key that is twice in one file or in two is refused; so is a line that is not Fluent."""
    files = [tmp_path / f"{number}.ftl" for number in range(len(texts))]
    for path, text in zip(files, texts, strict=True):
        path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=wrong):
        Texts("en", {}, files)


def test_a_text_that_is_not_fluent_is_refused_each_time(tmp_path: Path) -> None:
    """The error is raised when the text is asked for; the other texts of its file work."""
    path = tmp_path / "texts.ftl"
    path.write_text("a = { $x\nb = 1", encoding="utf-8")
    texts = Texts("en", {}, [path])
    for _ in range(2):
        with pytest.raises(ValueError, match="a is not Fluent"):
            texts.pattern("a")
    assert texts.pattern("b") is not None


def test_a_text_that_two_threads_ask_for_at_once_is_there_for_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one asks while the first one's is being parsed."""
    begun = threading.Event()

    def slowly(text: str) -> ftl.Resource:
        begun.set()
        time.sleep(0.05)
        return FluentResource(text)

    monkeypatch.setattr("bot.locales.texts.FluentResource", slowly)
    path = tmp_path / "texts.ftl"
    path.write_text("a = 1", encoding="utf-8")
    texts = Texts("en", {}, [path])
    with ThreadPoolExecutor(1) as other:
        first = other.submit(texts.pattern, "a")
        assert begun.wait(10)
        assert texts.pattern("a") is not None
        assert first.result() is not None


def test_the_closest_language_is_spoken() -> None:
    """Regions of a language share it; an unknown language falls back to the default."""
    found = {locale: closest(locale, "zh-CN") for locale in ("zh-CN", "zh-SG", "en-GB", "tlh", "", None)}
    assert found == {"zh-CN": "zh-CN", "zh-SG": "zh-CN", "en-GB": "en", "tlh": "zh-CN", "": "zh-CN", None: "zh-CN"}


def test_a_text_without_choices_is_what_fluent_makes_of_it() -> None:
    wrong, seen = [], 0
    for texts, (key, _) in ((catalogue(language), text) for language in LANGUAGES for text in texts_of(language)):
        found = texts._find(key)
        if found.parts is not None:
            values = {name: f"<{name}>" for name, is_name in found.parts if is_name}
            text, errors = found.bundle.format_pattern(found.pattern, values)
            seen += 1
            wrong += [(texts.language, key)] if errors or text != texts.text(key, **values) else []
    assert (wrong, seen > 10_000) == ([], True)


@for_each("values", [{}, {"name": "a" * 2501}])
def test_a_value_that_is_missing_or_too_long_is_a_bug(values: dict[str, str]) -> None:
    with pytest.raises(KeyError):
        catalogue("en").text("board.opening", **values)
