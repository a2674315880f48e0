"""Values of the referee in the words of a catalogue; and names, ready to show: no name can ping anyone or break a
message's layout.

Names that are passed in must be ready to show: escaped and shortened, or mentions.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from unicodedata import bidirectional

import discord

from bot.discord.page import escaped
from bot.locales import LANGUAGES, Catalogue, catalogue
from bot.match.openings import OpeningProtocol
from bot.match.phrases import enumerate_words, one_line
from bot.match.prospects import Kind, Prospect
from bot.match.state import BoardView, LastMove, MatchView, Seat
from engines.game import Outcome
from engines.registry import GAMES, game_named

Names = tuple[str, str]  # of the first and the second side
HOUR = 3600  # seconds
LONGEST = 32  # characters of a name
MOST_REMEMBERED = 4096  # cached names
LEFT_TO_RIGHT = "\u200e"  # a mark that shows nothing: what follows it is written from left to right


def level(texts: Catalogue, name: str | None) -> str:
    """The name of a level, or the key of one that the bot no longer has; empty for None."""
    return _named(texts, f"levels.{name}", name) if name else ""


def game(texts: Catalogue, key: str) -> str:
    """The name of a game, or the key of one that the bot no longer has."""
    return _named(texts, f"games.{key}.name", key)


def heading(texts: Catalogue, title: str, key: str | None) -> str:
    """A title as a heading; it names the game if the page is limited to one."""
    return f"### {title} · {game(texts, key)}" if key else f"### {title}"


def title(texts: Catalogue, view: MatchView, names: Names) -> str:
    """The title of a match: its game and its players."""
    return against(texts, view, names, game(texts, view.game))


def against(texts: Catalogue, view: MatchView, names: Names, game: str) -> str:
    """The players of a match, with its game as it is given."""
    first, second = view.name_order
    return texts.text("match.title", game=game, first=names[first], second=names[second])


def opening(texts: Catalogue, key: str, name: str) -> str:
    """The names of a game and of one of its opening protocols, or their keys if the bot no longer has them."""
    return f"{game(texts, key)} · {_named(texts, f'games.{key}.{name}-name', name)}"


def _named(texts: Catalogue, key: str, otherwise: str) -> str:
    try:
        return texts[key]
    except KeyError:
        return otherwise


def side(texts: Catalogue, key: str, number: int) -> str:
    return texts[f"games.{key}.{('first', 'second')[number]}"]


def sides(texts: Catalogue, key: str) -> Names:
    return side(texts, key, 0), side(texts, key, 1)


def own_key(texts: Catalogue, game: str, key: str) -> str:
    """The key of a game's own text where it has one, else the key of the text that all games share."""
    own = f"games.{game}.{key}"
    return own if own in texts else key


def result(texts: Catalogue, view: MatchView, names: Names) -> str:
    """How a finished match ended, in one sentence."""
    return ending(texts, view.game, view.match.reason or "", view.match.winner, names)


def ending(texts: Catalogue, game: str, reason: str, winner: int | None, names: Names) -> str:
    """How a match of a game ended, in one sentence; `reason` is one of the game's endings or a `Reason`."""
    key = own_key(texts, game, f"result.{reason}")
    if winner is None:
        return texts[key]
    return texts.text(key, winner=names[winner], loser=names[1 - winner])


def reason(texts: Catalogue, game: str, name: str) -> str:
    """Why a match of a game ended, in a few words."""
    return texts[own_key(texts, game, f"reason.{name}")]


def repeated(texts: Catalogue, game: str, outcome: Outcome, names: Names) -> str:
    """What one more repetition would lead to, in one sentence."""
    if outcome.winner is None:
        return texts["match.near_draws"]
    return texts.text("match.near_loses", loser=names[1 - outcome.winner], reason=reason(texts, game, outcome.ending))


def notation(texts: Catalogue, game: str, name: str) -> str:
    """The name of one of a game's notations."""
    return texts[own_key(texts, game, f"notation.{name}")]


def choice(texts: Catalogue, kind: str, value: str, game: str = "") -> str:
    """The name of a value in the settings, for one `game` in its own words. A language has its own name for itself."""
    if kind == "language" and value in LANGUAGES:
        return catalogue(value)["language"]
    if game and value == "auto":
        differs = any(kind in customs for customs in game_named(game).customs.values())
        return texts["settings.usual" if differs else "settings.usual-everywhere"]
    if game:
        return texts[f"games.{game}.{kind}.{value}"]
    return texts[f"settings.{kind}.{value}"]


def clock(texts: Catalogue, word: str) -> str:
    """The name of a time control, or its word if the bot has no name for it."""
    kind, _, seconds = word.partition("-")
    hours = texts.text("clock.hours", n=round(int(seconds) / HOUR)) if kind == "move" and seconds.isdecimal() else word
    return _named(texts, f"settings.clock.{word}", hours)


def state(texts: Catalogue, view: MatchView, names: Names) -> str:
    """What a match waits for, or how it ended."""
    if view.match.status == "finished":
        return result(texts, view, names)
    if view.match.bot_to_move:
        return texts["match.thinking"]
    if view.opening and view.in_opening:
        return _opening(texts, view, view.opening, names[view.turn])
    return texts.text("match.turn", name=names[view.turn], side=side(texts, view.game, view.turn))


def _opening(texts: Catalogue, view: MatchView, opening: OpeningProtocol, name: str) -> str:
    """What an opening waits for from the player with this name: a choice or a move."""
    if opening.options:
        return texts.text("opening.choose", name=name)
    key = f"games.{view.game}.{opening.name}-next"
    return texts.text(key, name=name, n=opening.left, side=side(texts, view.game, view.turn))


def last_move(texts: Catalogue, view: BoardView, notation: str) -> str:
    """The last move of a view in a notation, and what it captured; a text for the start where there is none."""
    return made(texts, view.game, view.last, notation) if view.last else texts["match.start"]


def made(texts: Catalogue, key: str, move: LastMove, notation: str) -> str:
    """A move that was made, in one of the game's notations, and what it captured."""
    mover, written = side(texts, key, move.side), move.read_in(notation)
    told = {"move": written, "side": mover}
    if move.piece and written == move.text:  # otherwise the notation names the piece
        piece = texts[f"games.{key}.piece.{move.piece}"]
        last = texts.text(own_key(texts, key, "moves.last"), **told, piece=piece)
    else:
        last = texts.text("match.last", **told)
    if not move.taken:
        return last
    return texts.text(own_key(texts, key, "moves.taking"), last=last, pieces=pieces(texts, key, move.taken))


def moves(key: str, plies: int) -> int:
    """How many moves the players of a game count for `plies`: in some games one of each side counts as one."""
    return -(-plies // plies_per_move(key))


def plies_per_move(key: str) -> int:
    """How many plies the players of a game count as one move: 2 where one of each side does."""
    return 2 if key in GAMES and game_named(key).pairs else 1


def position(texts: Catalogue, view: BoardView, ply: int, plies: int) -> str:
    """The place of a replay of the view's match: after `ply` of `plies`."""
    if not ply:
        return texts["replay.start"]
    return texts.text("replay.position", ply=move_number(view, ply), total=move_number(view, plies))


def reached(texts: Catalogue, view: BoardView, plies: int, notation: str) -> tuple[str, ...]:
    """The place of a replay of `plies` that has come to this view, and the move that led there, if any: in some games
    the place is the same after a move of each side.
    """
    move = (made(texts, view.game, view.last, notation),) if view.last else ()
    return position(texts, view, view.ply, plies), *move


def move_number(view: BoardView, ply: int) -> int:
    """The number of the move at `ply`, as in records. If the second side began, the first's next move is number 2."""
    return (view.first_to_move + ply + 1) // 2 if game_named(view.game).pairs else ply


def numbered(number: int, text: str) -> str:
    """A line with a number. Without the backslash, Discord would turn such lines into a list with its own numbers."""
    return f"{number}\\. {text}"


def pieces(texts: Catalogue, key: str, letters: Sequence[str]) -> str:
    """Pieces, given by their letters, counted in words."""
    counts = Counter(letters)
    words = [texts.text(f"games.{key}.pieces.{letter}", n=count) for letter, count in counts.items()]
    return enumerate_words(texts, words)


def prospect(texts: Catalogue, key: str, found: Prospect) -> str:
    """What a line leads to, in words. Pieces of the same kind that both sides lose are left out."""
    if found.kind is Kind.WINS and found.moves == 1:
        return texts["prospect.wins-now"]
    if found.kind is Kind.LOSES and not found.moves:
        return texts["prospect.loses-now"]
    won, lost = net(found.won, found.lost)
    kind = found.kind
    if kind is Kind.WINS_MATERIAL and not won:
        kind = Kind.BETTER
    elif kind is Kind.LOSES_MATERIAL and not lost:
        kind = Kind.WORSE
    both = "-for" if won and lost else ""
    gained = {"won": pieces(texts, key, won), "lost": pieces(texts, key, lost)}
    return texts.text(f"prospect.{kind}{both}", n=found.moves, **gained)


def net(won: Sequence[str], lost: Sequence[str]) -> tuple[list[str], list[str]]:
    """The pieces won and lost, without those exchanged for one of the same kind."""
    gained, given = Counter(won), Counter(lost)
    return list((gained - given).elements()), list((given - gained).elements())


def global_name(user: discord.User | discord.Member) -> str:
    """A person's global display name, ready for buttons and menus; never the nickname of one server. A display name
    that would show nothing is replaced by the user name, which is never blank.
    """
    return plain_name(user.global_name or "") or plain_name(user.name) or str(user.id)


@lru_cache(MOST_REMEMBERED)
def plain_name(name: str) -> str:
    """A name for buttons and menus, without markup: a line of at most LONGEST characters; empty if nothing shows."""
    printable = one_line(name)
    return printable if len(printable) <= LONGEST else printable[: LONGEST - 1] + "…"


@lru_cache(MOST_REMEMBERED)
def escaped_name(name: str) -> str:
    """A name for texts: without markup, mentions, line breaks or links. Behind a name that is written from right to
    left a mark keeps the order of what follows: else a number would be shown before the name.
    """
    plain = plain_name(name)
    turns = any(bidirectional(letter) in ("R", "AL") for letter in plain)
    return escaped(plain) + (LEFT_TO_RIGHT if turns else "")


def mentioned(texts: Catalogue, person: int) -> str:
    """A mention, for which Discord shows the person's present name; "former player" if their data were deleted."""
    return f"<@{person}>" if person > 0 else texts["bot.former-player"]


def plain_seat_name(texts: Catalogue, seat: Seat) -> str:
    """The name of a seat's player, or of the bot with its level, for buttons and menus."""
    if seat.player is None:
        return texts.text("bot.opponent", level=level(texts, seat.level))
    return plain_name(seat.name or texts["bot.former-player"])


def seat_name(texts: Catalogue, seat: Seat) -> str:
    """The name of a seat's player, for texts."""
    return escaped_name(plain_seat_name(texts, seat))


def match_label(texts: Catalogue, match_id: int, key: str, opponent: Seat) -> str:
    """A match in menus and on buttons: its number, game and opponent."""
    against = plain_seat_name(texts, opponent)
    return f"#{match_id} {texts.text('menus.match_option', game=game(texts, key), opponent=against)}"


def names_of(texts: Catalogue, view: MatchView) -> Names:
    """The names of both sides of a match, for texts."""
    first, second = view.seats
    return seat_name(texts, first), seat_name(texts, second)


def plain_names_of(texts: Catalogue, view: MatchView) -> Names:
    """The names of both sides of a match, for buttons and menus, which know no markup."""
    first, second = view.seats
    return plain_seat_name(texts, first), plain_seat_name(texts, second)
