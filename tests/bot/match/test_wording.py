"""The referee's values in words; people's names in texts: no markup, no mention, no line break."""

import re

from hypothesis import example, given
from hypothesis import strategies as st

from bot.features.hints.page import hint_sentences
from bot.features.hints.rules import Hint
from bot.locales import LANGUAGES, catalogue
from bot.match import wording
from bot.match.phrases import first_of
from bot.match.preferences import Preference
from bot.match.prospects import Kind, Prospect
from bot.match.state import MatchView, Reason, Seat
from bot.match.views import last_move
from bot.match.wording import LONGEST, escaped_name, plain_name, plain_seat_name, seat_name
from engines.game import Position
from engines.registry import GAMES
from tests.bot.match.test_page import view_of
from tests.cases import for_each

ENGLISH, CHINESE = catalogue("en"), catalogue("zh-CN")
COORDINATES = Preference("en", "picture")
ENDINGS = [(key, reason) for key, game in GAMES.items() for reason in (*game.endings, *map(str, Reason))]


def a_match(game: str = "xiangqi", moves: tuple[str, ...] = (), **more: object) -> MatchView:
    """A match of Ann against the bot; `more` as for `view_of`."""
    return view_of(game, moves, (Seat(1, "Ann", None, 0), Seat(None, "", "hard", 0)), **more)


def a_hint(step: int, **changes: object) -> Hint:
    fields: dict[str, object] = {"match_id": 7, "game": "xiangqi", "board_number": 0, "step": step, "used": 1}
    fields |= {"focus": ("h2",), "piece": "C"}
    if step >= 2:
        fields |= {"move": "h2e2", "written": "炮二平五"}
    if step >= 3:
        fields |= {"line": ("炮二平五", "马８进７"), "taken": ((), ()), "prospect": Prospect(Kind.EVEN)}
    return Hint(**(fields | changes))  # type: ignore[arg-type]


@for_each("language", LANGUAGES)
@for_each("game, reason", ENDINGS)
def test_every_ending_is_told_with_its_names(language: str, game: str, reason: str) -> None:
    """Each ending has a sentence and a few words. A decisive end names the winner; a drawn one nobody."""
    texts, names = catalogue(language), ("Ann", "Qibot")
    ann, qibot = (
        wording.result(texts, a_match(game=game, status="finished", result=result, reason=reason), names)
        for result in ("1-0", "0-1")
    )
    assert ann
    assert wording.reason(texts, game, reason)
    if reason in ("checkmate", "three", "four", "resignation", "timeout"):
        assert ann != qibot
    assert ann == qibot or ("Ann" in ann and "Qibot" in qibot)


def test_a_match_says_what_it_waits_for() -> None:
    """A person to move, the bot thinking, or the result."""
    names = ("Ann", "Qibot")
    assert wording.state(ENGLISH, a_match(moves=("h2e2",)), names) == "Qibot is thinking…"
    assert wording.state(ENGLISH, a_match(), names) == "Ann (Red) to move"
    assert wording.state(CHINESE, a_match(), names) == "轮到 Ann（红方）走"
    over = a_match(status="finished", result="1-0", reason="checkmate")
    assert wording.state(CHINESE, over, names) == "将死！Ann 获胜。"


@for_each(
    "found, english, chinese",
    [
        (Prospect(Kind.WINS, 1), "This wins at once.", "这一步直接获胜。"),
        (Prospect(Kind.WINS, 5), "This wins in 5 moves.", "5 步之内获胜。"),
        (
            Prospect(Kind.LOSES, 2),
            "This holds out longest: your opponent can win in 2 moves.",
            "这样坚持得最久：对手 2 步之内可以获胜。",
        ),
        (
            Prospect(Kind.LOSES, 0),
            "The game ends with this move, and every move loses.",
            "走完这一步对局就结束，怎么走都输。",
        ),
        (Prospect(Kind.DRAWS), "This holds the draw.", "可以守和。"),
        (Prospect(Kind.WINS_MATERIAL, 0, ("C",)), "This wins a cannon.", "净得炮。"),
        (
            Prospect(Kind.WINS_MATERIAL, 0, ("R", "P", "P"), ("N",)),
            "This wins a chariot and 2 soldiers for a horse.",
            "得车和双兵，失马。",
        ),
        (Prospect(Kind.WINS_MATERIAL, 0, ("C", "N"), ("C", "A")), "This wins a horse for an advisor.", "得马，失士。"),
        (Prospect(Kind.WINS_MATERIAL, 0, ("C",), ("C",)), "After this you stand better.", "走完你占优势。"),
        (
            Prospect(Kind.LOSES_MATERIAL, 0, (), ("R",)),
            "You lose a chariot either way; this costs least.",
            "总要丢车，这样损失最小。",
        ),
    ],
)
def test_what_a_line_leads_to_is_a_sentence(found: Prospect, english: str, chinese: str) -> None:
    assert wording.prospect(ENGLISH, "xiangqi", found) == english
    assert wording.prospect(CHINESE, "xiangqi", found) == chinese


@for_each("kind", Kind)
def test_every_prospect_has_words_in_every_game(kind: Kind) -> None:
    """Every result of a search has words, with and without pieces."""
    for game in GAMES:
        for language in LANGUAGES:
            assert wording.prospect(catalogue(language), game, Prospect(kind, 2))
    assert wording.prospect(ENGLISH, "xiangqi", Prospect(Kind.LOSES_MATERIAL, 0, ("P",), ("R",)))


def test_a_hint_says_no_more_than_its_step() -> None:
    """One sentence at first, the move with the second, the line and its meaning with the third; a line of one move is
    not said again.
    """
    said = [hint_sentences(ENGLISH, a_hint(step)) for step in (1, 2, 3)]
    assert said[0] == ["Look at the cannon on h2."]
    assert said[1] == [*said[0], "Play **炮二平五**."]
    assert said[2] == [*said[1], "A likely continuation: 炮二平五, 马８进７", "This keeps the game even."]
    assert hint_sentences(ENGLISH, a_hint(3, line=("炮二平五",))) == [*said[1], "This keeps the game even."]


def test_a_hint_where_stones_are_placed_names_the_candidates() -> None:
    """Several moves are a list; a single one has its own words."""
    many = a_hint(1, game="connect4", focus=("3", "4", "5"), piece="")
    one = a_hint(1, game="connect4", focus=("4",), piece="")
    assert hint_sentences(ENGLISH, many) == ["Look at columns 3, 4 and 5: one of them is best."]
    assert hint_sentences(CHINESE, many) == ["看看第 3、4和5 列：其中一列最好。"]
    assert hint_sentences(ENGLISH, one) == ["Only one column is good here: look at column 4."]


def test_true_values_are_told_move_by_move() -> None:
    """Every move with its result, in both languages; a move that wins at once says so."""
    truth = (("1", Prospect(Kind.LOSES, 12)), ("2", Prospect(Kind.DRAWS)), ("4", Prospect(Kind.WINS, 9)))
    known = a_hint(3, game="connect4", focus=("4",), piece="", prospect=Prospect(Kind.WINS, 9), truth=truth)
    told = "Every move, if both sides play perfectly: **1** loses in 12, **2** draws, **4** wins in 9."
    assert hint_sentences(ENGLISH, known)[-1] == told
    told = "双方都走最佳着法时，每一步的结果：**1**（12 步负）、**2**（和）、**4**（9 步胜）。"
    assert hint_sentences(CHINESE, known)[-1] == told
    now = a_hint(3, game="connect4", piece="", truth=(("1", Prospect(Kind.WINS, 1)), ("2", Prospect(Kind.DRAWS))))
    assert hint_sentences(ENGLISH, now)[-1].endswith("**1** wins at once, **2** draws.")


@for_each(
    "game, moves, english, chinese",
    [
        ("xiangqi", "h2h9", "h2h9 (Red, cannon), takes a horse", "炮二进七（红方），吃马"),
        ("xiangqi", "h2e2", "h2e2 (Red, cannon)", "炮二平五（红方）"),
        ("checkers", "11-15 22-18 15x22", "15x22 (Black, man), takes a man", "15x22（黑方，兵），吃兵"),
        ("tiaojiaqi", "d7e8", "d7e8 (Black)", "d7e8（黑方）"),
        ("gomoku", "h8", "h8 (Black)", "h8（黑方）"),
    ],
)
def test_the_last_move_says_what_moved_and_what_it_took(game: str, moves: str, english: str, chinese: str) -> None:
    """The move is in the person's notation, which may already name the piece."""
    played = tuple(moves.split())
    view = a_match(game=game, last=last_move(Position(GAMES[game], moves=played), played))
    assert wording.last_move(ENGLISH, view, COORDINATES.notation(game)) == f"Last move: {english}"
    assert wording.last_move(CHINESE, view, Preference("zh-CN", "picture").notation(game)) == f"上一步：{chinese}"
    assert wording.last_move(ENGLISH, view, "?") == wording.last_move(ENGLISH, view, GAMES[game].notations[0])
    assert wording.last_move(ENGLISH, a_match(last=None), "") == "No move yet"


def test_stones_that_were_turned_over_are_counted() -> None:
    """In tiaojiaqi stones are turned over, not captured."""
    game = GAMES["tiaojiaqi"]
    start = "2o1o1o1o1o1/12/11o/12/12/12/3o1o6/4x7/12/x10x/6x5/x1x6x1x x 20"
    last = last_move(Position(game, start, ("e5e6",)), ("e5e6",))
    told = wording.last_move(ENGLISH, a_match(game="tiaojiaqi", last=last), COORDINATES.notation("tiaojiaqi"))
    assert told == "Last move: e5e6 (Black), turns over 2 stones"


@for_each(
    "game, plies, counted",
    [("xiangqi", 7, 4), ("checkers", 8, 4), ("tiaojiaqi", 120, 60), ("gomoku", 7, 7), ("tictactoe", 9, 9)],
)
def test_moves_are_counted_as_players_count_them(game: str, plies: int, counted: int) -> None:
    """In xiangqi, checkers and tiaojiaqi one ply of each side is a move; a replay counts likewise."""
    assert wording.moves(game, plies) == counted
    assert wording.position(ENGLISH, a_match(game=game), plies, plies) == f"Move {counted} of {counted}"
    assert wording.position(ENGLISH, a_match(game=game), 0, plies) == "The start"


@for_each("game, numbers", [("xiangqi", [1, 2, 2, 3]), ("checkers", [1, 2, 2, 3]), ("gomoku", [1, 2, 3, 4])])
def test_moves_are_numbered_as_records_number_them(game: str, numbers: list[int]) -> None:
    """If the second side moved first, its move is number 1 and the answer to it number 2."""
    view = a_match(game=game, first_to_move=1)
    told = [wording.position(ENGLISH, view, ply, 4) for ply in range(1, 5)]
    assert told == [f"Move {number} of {numbers[-1]}" for number in numbers]


def test_the_first_of_many_are_separated_as_the_language_does() -> None:
    """An ellipsis stands for the rest."""
    told = [first_of(texts, ("A", "B", "C"), most) for texts in (ENGLISH, CHINESE) for most in (2, 3)]
    assert told == ["A, B …", "A, B, C", "A、B …", "A、B、C"]


@for_each(
    "name, expected",
    [
        ("Ann", "Ann"),
        ("小林", "小林"),
        ("a\nb\u202ec", "a b c"),
        ("x" * 99, "x" * 31 + "…"),
        ("\u3164\u3164", ""),
        ("\u200b\u2800 \uffa0", ""),
        ("👩\u200d💻 می\u200cخواهم", "👩\u200d💻 می\u200cخواهم"),
        ("Qi\u200dbot \u200d", "Qi bot"),
        ("\u200b\u200d\u200b", ""),
        ("\u202e\u200c\ue000é\u200d\u200e", "é"),
        ("\ufe0f \ufe0e\u200d\U000e0100", ""),
        ("❤\ufe0f 辻\U000e0100", "❤\ufe0f 辻\U000e0100"),
    ],
)
def test_plain(name, expected):
    """A name is one line without direction marks, and not too long. What joins emoji and letters stays."""
    assert plain_name(name) == expected


@for_each("name, expected", [("أحمد", "أحمد\u200e"), ("אבי", "אבי\u200e"), ("小林", "小林"), ("Ann 1", "Ann 1")])
def test_a_number_behind_a_name_stays_behind_it(name, expected):
    """Arabic and Hebrew names end with a mark; without it "أحمد 2 : 1 Bob" would be shown with the 2 first."""
    assert escaped_name(name) == expected


def test_sides_are_named():
    """A person by name, the bot with its level, a deleted person as a former player."""
    texts = catalogue("en")
    for seat, plain, escaped in (
        (Seat(7, "a_b", None, 0), "a_b", r"a\_b"),
        (Seat(None, "", "hard", 0), "Qibot (Hard)", "Qibot (Hard)"),
        (Seat(-7, "", None, 0), "a former player", "a former player"),
    ):
        assert (plain_seat_name(texts, seat), seat_name(texts, seat)) == (plain, escaped)


def test_what_is_escaped_is_escaped_once():
    """Each character gets one backslash."""
    assert escaped_name("# a_b * `c` |d|") == r"\# a\_b \* \`c\` \|d\|"


SIGNS = st.sampled_from((*"[]()*_~|`#@<>:/", "-#", "http://a", "@everyone", "@here", "\n"))


@given(st.text(max_size=60) | st.lists(SIGNS, max_size=12).map("".join))
@example("> a")
@example("-# a")
def test_no_mention_and_no_markup_survives(name):
    """Nothing is left that Discord would take for a mention, an emoji, a time, a channel, a link or markup."""
    text = escaped_name(name)
    assert not re.search(r"<[@#:t/a]|@everyone|@here|\n|://", text)
    assert not re.search(r"(?<!\\)(\\\\)*[\[\]*_~|`#]", text)
    assert not re.match(r"[>-]", text)
    assert len(plain_name(name)) <= LONGEST
