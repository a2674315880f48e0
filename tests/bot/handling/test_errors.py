"""What people are told when something cannot be done."""

import inspect
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from bot.features.learn.lessons import LESSONS
from bot.features.learn.rules import attempt
from bot.handling.errors import answer_to, explain, is_expected
from bot.locales import LANGUAGES, SOURCE, catalogue
from bot.match.move_refused import MoveRefused
from bot.match.phrases import typed
from bot.match.positions import try_move
from bot.match.preferences import Preference
from bot.match.refusals import BadChoice, ChallengedAlready, Refused, SlowDown, Suspended, WrongChannel, WrongRole
from engines.game import Position, Refusal
from engines.pgn import Trouble
from engines.pool import EngineBusy, EngineError
from engines.registry import GAMES
from engines.review.puzzles import puzzles
from storage.errors import DatabaseFull, StorageError, WrongStatus
from storage.invitations import Invitation
from storage.rows import Status
from tests.cases import for_each

ARGUMENTS = {
    "match_id": 7,
    "limit": 25,
    "kind": "draw",
    "game": "xiangqi",
    "move": "zz9",
    "trouble": "unreadable",
    "what": "level",
    "value": "godlike",
    "expected": 3,
    "actual": 4,
    "status": "finished",
    "player": 1001,
    "offer_id": 5,
    "path": Path("qibot.sqlite3"),
    "person": 1001,
    "until": datetime(2026, 11, 22, tzinfo=UTC),
    "channels": (7,),
    "roles": (8,),
    "reason": "spam",
    "n": 3,
    "least": 3,
    "found": Trouble("empty"),
    "tournament": 4,
    "daily": 6,
    "records": (),
    "pairing": 5,
    "matches": (3,),
    "rated": None,
    "tournaments": (4,),
    "tried": attempt(LESSONS["connect4"][0], LESSONS["connect4"][0].answers[0]),
    "puzzle": puzzles("connect4")[0],
    "ply": 0,
    "played": puzzles("connect4")[0].moves[0],
    "invitation": Invitation(1001, "connect4", "drawn", "none", datetime(2026, 11, 22, tzinfo=UTC)),
    "url": "https://discord.com/channels/1/2/3",
}

ELSEWHERE = ("tests.", "storage.people")  # modules whose errors reach no chat: other tests, and the command line


def reader(language: str) -> Preference:
    """A person who reads cells by the letters and digits of the board."""
    return Preference(language, "picture", games={"notation.xiangqi": "coordinates"})


def family(root: type[Exception]) -> list[Exception]:
    """One exception of every class below `root` that is raised, with plausible contents; not those of ELSEWHERE."""
    below = [kind for kind in root.__subclasses__() if not kind.__module__.startswith(ELSEWHERE)]
    if below:
        return [error for kind in below for error in family(kind)]
    takes = inspect.signature(root.__init__).parameters
    return [root(**{name: value for name, value in ARGUMENTS.items() if name in takes})]


for package in ("bot.activity", "bot.features", "bot.handling", "bot.match"):  # so that all classes are known
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)
REFUSALS = family(Refused)
EXPECTED = [*REFUSALS, *family(StorageError), *family(EngineError)]


@for_each("error", EXPECTED)
def test_every_refusal_and_fault_is_explained_in_every_language(error: Exception) -> None:
    """No refusal, storage error or engine error is answered with an apology."""
    assert is_expected(error)
    texts = {language: explain(error, reader(language)) for language in LANGUAGES}
    assert all(texts.values()), f"{type(error).__name__} has no line in bot/handling/errors.py"
    english = [language for language, text in texts.items() if text == texts[SOURCE] and language != SOURCE]
    assert not english, f"add the text of {type(error).__name__} to texts/<language>.ftl beside the English one"


def test_a_refusal_is_a_class_and_a_text() -> None:
    """A new one needs no entry in a table; its attributes fill its text."""

    @dataclass(eq=False)
    class FullCalendar(Refused):
        key = "refusal.too-few-players"
        least: int

    assert explain(FullCalendar(17), reader("en")) == "At least 17 players must join first."


AT = datetime(2026, 11, 22, tzinfo=UTC)


@for_each(
    "refusal, told",
    [
        (SlowDown(AT), f"again <t:{AT.timestamp():.0f}:R>."),
        (ChallengedAlready(1001, 7), "<@1001> has challenged you"),
        (ChallengedAlready(1001, 7, "https://discord.com/x"), " [#7](https://discord.com/x)"),
        (BadChoice("opening", "swap2"), "no opening Swap2."),
        (BadChoice("level", "``` @everyone\n**<@1>**"), "I do not know the level `@everyone **<@1>**`."),
        (BadChoice("colour", "red"), "`red` is not one of the choices."),
        (
            MoveRefused("xiangqi", "C2", "ambiguous", ("h2e2", "h2f2", "h2g2")),
            "`C2` may mean any of these: h2e2, h2f2 and",
        ),
        (WrongChannel((7, 8, 9)), "here: <#7>, <#8> and <#9>."),
        (WrongRole((7, 8)), "by <@&7> and <@&8>."),
        (Suspended("<@1> **spam**", None), r"until a moderator allows it again. The reason given: ‹@1> \*\*spam\*\*"),
        (Suspended("spam", AT), f"in this server until <t:{AT.timestamp():.0f}:f>."),
    ],
)
def test_what_discord_fills_in(refusal: Refused, told: str) -> None:
    """People, channels, roles and times appear as Discord shows them, typed text as code on one line, and a moderator's
    text without markup; an unknown choice without words of its own has general ones.
    """
    assert told in refusal.text_for(reader("en"))


@for_each("status", ["challenged", "playing", "finished", "declined", "withdrawn", "expired"])
def test_a_match_in_the_wrong_state_says_which(status: Status) -> None:
    told = explain(WrongStatus(7, status), reader("en"))
    assert told == catalogue("en").text(f"refusal.match-{status}")


@for_each("game", GAMES)
def test_an_unreadable_move_says_how_to_type_one(game: str) -> None:
    told = explain(MoveRefused(game, "e9", "unreadable"), reader("zh-CN"))
    assert told is not None
    assert catalogue("zh-CN").text(f"games.{game}.how") in told


@for_each("game, rule", [(key, rule) for key, game in GAMES.items() for rule in game.refusals])
@for_each("language", ["en", "zh-CN"])
def test_every_rule_that_forbids_a_move_is_explained(game: str, rule: str, language: str) -> None:
    """No rule of any game is explained only as "not possible", whatever letters it names."""
    assert explain(MoveRefused(game, "a1a2", "illegal", why=Refusal(rule)), reader(language))
    told = explain(MoveRefused(game, "a1a2", "illegal", why=Refusal(rule, ("a1",), ("?",), (1,))), reader(language))
    assert told
    assert told != explain(MoveRefused(game, "a1a2", "illegal"), reader(language))


@for_each("language", LANGUAGES)
def test_a_rule_is_explained_in_the_source_language_where_there_are_no_words(language: str) -> None:
    """A language without the sentence uses English, with its own names of pieces."""
    why = Refusal("horse-blocked", ("g0",), ("B",), (0,))
    told = explain(MoveRefused("xiangqi", "h0f1", "illegal", why=why), reader(language))
    assert told
    assert "g0" in told


@for_each(
    "game, moves, text, english, chinese",
    [
        ("xiangqi", [], "h0f1", "The horse is blocked by your elephant on g0.", "你在g0的相绊住了马腿。"),
        ("xiangqi", ["h2h9"], "a9b9", "Your own horse stands on b9.", "b9上是你自己的马。"),
        ("xiangqi", ["h2h9"], "i9g9", "The way is blocked by the enemy cannon on h9.", "对方在h9的炮挡住了去路。"),
        ("xiangqi", [], "h7h6", "The cannon on h7 is not yours.", "h7上的炮不是你的棋子。"),
        (
            "xiangqi",
            ["h2e2", "a9a8", "e2e6"],
            "c9e7",
            "Your general would be in check from the cannon on e6.",
            "这样走，e6的炮会将你的军。",
        ),
        ("connect4", ["3"] * 6, "3", "Column 3 is full.", "第 3 列已经满了。"),
        ("connect4", [], "8", "There is no column 8: they go from 1 to 7.", "没有第 8 列，只有 1 到 7 列。"),
        ("tictactoe", ["b2"], "B2", "b2 is taken already.", "b2 已经有子了。"),
    ],
)
def test_why_a_move_is_not_possible(game: str, moves: list[str], text: str, english: str, chinese: str) -> None:
    """The rule, the piece and the place are named from the person's side, in their language."""
    with pytest.raises(MoveRefused) as refused:
        try_move(Position(GAMES[game], moves=moves), text)
    assert (explain(refused.value, reader("en")), explain(refused.value, reader("zh-CN"))) == (english, chinese)


@for_each(
    "notation, language, told",
    [
        ("coordinates", "en", "The horse is blocked by your elephant on g0."),
        ("wxf", "en", "The horse is blocked by your elephant on file 3 row 1."),
        ("chinese", "zh-CN", "你在三路第 1 线的相绊住了马腿。"),
    ],
)
def test_places_are_named_as_the_board_has_them(notation: str, language: str, told: str) -> None:
    """If the notation counts files the board shows no letters, and neither does the reason."""
    with pytest.raises(MoveRefused) as refused:
        try_move(Position(GAMES["xiangqi"]), "h0f1")
    assert explain(refused.value, Preference(language, "picture", games={"notation.xiangqi": notation})) == told


@for_each(
    "language, told",
    [
        ("en", "`兵五进一` may mean any of these: e6e7 and e4e5."),
        ("zh-CN", "`兵五进一` 可能是这几步之一：前兵进一和后兵进一。"),
    ],
)
def test_an_ambiguous_move_names_what_it_may_mean(language: str, told: str) -> None:
    """The candidates are listed as in a sentence, in the reader's notation."""
    with pytest.raises(MoveRefused) as refused:
        try_move(Position(GAMES["xiangqi"], "5k3/9/9/4P4/9/4P4/9/9/9/3K5 w"), "兵五进一")
    assert explain(refused.value, Preference(language, "picture")) == told


def test_typed_text_is_short_and_never_empty() -> None:
    assert (typed(""), len(typed("x" * 999))) == ("` `", 42)


def test_a_bug_is_logged_once_and_answered_with_an_apology(caplog: pytest.LogCaptureFixture) -> None:
    """An exception without a text is a bug: its traceback and what was being done are in the log."""
    with pytest.raises(ZeroDivisionError) as raised:
        raise ZeroDivisionError("oops")
    assert explain(raised.value, reader("en")) is None
    assert answer_to(raised.value, reader("zh-CN"), "/play by 1001") == catalogue("zh-CN").text("trouble.apology")
    assert len(caplog.records) == 1
    assert "/play by 1001" in caplog.text
    assert "ZeroDivisionError: oops" in caplog.text


def test_a_refusal_is_not_logged_and_a_fault_is(caplog: pytest.LogCaptureFixture) -> None:
    """People's mistakes do not fill the log; a full disk is reported to the operator."""
    answer_to(EngineBusy(), reader("en"), "/hint")
    assert caplog.records == []
    told = answer_to(DatabaseFull(Path("qibot.sqlite3")), reader("en"), "a move in match 7")
    assert told == catalogue("en").text("trouble.not-stored")
    assert "no space left" in caplog.text
    assert "a move in match 7" in caplog.text
