"""Values of the referee as sentences of a catalogue. Names come in ready to show: escaped, cut, or mentions."""

from collections import Counter
from collections.abc import Sequence

from bot.locales import Catalogue
from bot.referee import Hint, Kind, MatchView, Preference, Prospect, Seat

Names = tuple[str, str]  # of the first and the second side


def seat_name(catalogue: Catalogue, seat: Seat) -> str:
    """The name of a side, as it is: escape it before it is shown in a message."""
    return catalogue.text("bot.opponent", level=level(catalogue, seat.level)) if seat.is_bot else seat.name


def level(catalogue: Catalogue, name: str | None) -> str:
    """A level by name; nothing for none."""
    return catalogue.text(f"levels.{name}") if name else ""


def game(catalogue: Catalogue, key: str) -> str:
    """A game by name."""
    return catalogue.text(f"games.{key}.name")


def side(catalogue: Catalogue, key: str, number: int) -> str:
    """What a game calls a side."""
    return catalogue.text(f"games.{key}.{('first', 'second')[number]}")


def result(catalogue: Catalogue, view: MatchView, names: Names) -> str:
    """How a finished match ended, in one sentence."""
    if view.winner is None:
        return catalogue.text(f"result.{view.reason}")
    return catalogue.text(f"result.{view.reason}", winner=names[view.winner], loser=names[1 - view.winner])


def state(catalogue: Catalogue, view: MatchView, names: Names) -> str:
    """What a match waits for, or how it ended."""
    if view.status == "finished":
        return result(catalogue, view, names)
    if view.bot_to_move:
        return catalogue.text("match.thinking")
    return catalogue.text("match.turn", name=names[view.turn], side=side(catalogue, view.game, view.turn))


def last_move(catalogue: Catalogue, view: MatchView, preference: Preference) -> str:
    """The last move in the person's notation."""
    if view.last is None:
        return catalogue.text("match.start")
    move = view.last.read_in(preference.notation)
    return catalogue.text("match.last", move=move, side=side(catalogue, view.game, view.last.side))


def enumerate_words(catalogue: Catalogue, items: Sequence[str]) -> str:
    """Items as a list in a sentence."""
    if len(items) < 2:
        return "".join(items)
    return catalogue.text("list.and", items=catalogue.text("list.comma").join(items[:-1]), last=items[-1])


def pieces(catalogue: Catalogue, key: str, letters: Sequence[str]) -> str:
    """Pieces of a game by their letters, counted."""
    counts = Counter(letters)
    words = [catalogue.text(f"games.{key}.pieces.{letter}", n=count) for letter, count in counts.items()]
    return enumerate_words(catalogue, words)


def prospect(catalogue: Catalogue, key: str, found: Prospect) -> str:
    """What a line leads to. Pieces of one kind that both sides lose are not told."""
    if found.kind is Kind.WINS and found.moves == 1:
        return catalogue.text("prospect.wins-now")
    won, lost = net(found.won, found.lost)
    kind = found.kind
    if kind is Kind.WINS_MATERIAL and not won:
        kind = Kind.BETTER
    elif kind is Kind.LOSES_MATERIAL and not lost:
        kind = Kind.WORSE
    both = "-for" if won and lost else ""
    return catalogue.text(
        f"prospect.{kind}{both}",
        n=found.moves,
        won=pieces(catalogue, key, won),
        lost=pieces(catalogue, key, lost),
    )


def net(won: Sequence[str], lost: Sequence[str]) -> tuple[list[str], list[str]]:
    """What is won and lost without what is exchanged for its like."""
    gained, given = Counter(won), Counter(lost)
    return list((gained - given).elements()), list((given - gained).elements())


def hint(catalogue: Catalogue, found: Hint) -> list[str]:
    """A hint as sentences, one for each step that was taken."""
    sentences = [_focus(catalogue, found)]
    if found.written:
        sentences.append(catalogue.text("hint.move", move=found.written))
    if found.prospect:
        if len(found.line_written) > 1:  # the move itself was said already
            sentences.append(catalogue.text("hint.line", line=" ".join(found.line_written)))
        sentences.append(prospect(catalogue, found.game, found.prospect))
    if len(found.truth) > 1:
        sentences.append(_truth(catalogue, found))
    return sentences


def _truth(catalogue: Catalogue, found: Hint) -> str:
    values = (catalogue.text(f"truth.{value.kind}", move=move, n=value.moves) for move, value in found.truth)
    return catalogue.text("truth.all", values=catalogue.text("list.comma").join(values))


def _focus(catalogue: Catalogue, found: Hint) -> str:
    if found.piece:
        piece = catalogue.text(f"games.{found.game}.piece.{found.piece}")
        return catalogue.text("hint.piece", piece=piece, cell=found.focus[0])
    if len(found.focus) == 1:
        return catalogue.text("hint.only", moves=found.focus[0])
    return catalogue.text("hint.candidates", moves=enumerate_words(catalogue, found.focus))
