"""Makes the BoardState of a match for one person, in their language."""

from dataclasses import dataclass
from datetime import datetime
from functools import cache

from bot.activity.boards import board_url
from bot.activity.controls import controls_of
from bot.activity.messages import BoardState, ClockState, Reviewed, SeatState
from bot.activity.plain_text import plain
from bot.activity.replay import Replay, pointed, touched
from bot.features.hints.page import count_told, hint_sentences
from bot.features.hints.rules import Hint
from bot.locales import Catalogue
from bot.match import wording
from bot.match.calls import USUAL_REASON
from bot.match.controls import MoveEntry
from bot.match.page import Additions, Note, aim_line, challenge_lines, check_word, lines_below_state, small_print
from bot.match.phrases import sentences
from bot.match.preferences import Preference
from bot.match.standing_page import banks_of, event_line, title
from bot.match.state import HeadToHead, MatchView
from bot.match.wording import Names, plain_names_of
from bot.render import RENDERERS, Scene


@dataclass(frozen=True, slots=True)
class BoardViewer:
    """The person for whom a BoardState is made, and what only they see."""

    person: int
    likes: Preference
    hint: Hint | None = None  # the last one that they got, in any match
    note: Note | None = None  # said beside this view of the match
    record: HeadToHead | None = None  # the score between the players, once the match is over
    review: Reviewed | None = None
    said: tuple[str, ...] = ()  # further lines for them


def state_of(view: MatchView, replay: Replay, reader: BoardViewer, now: datetime) -> BoardState:
    """A match as a reader sees it. `replay` must be of this match; it is moved to the view's position. `now` is the
    bot's time.
    """
    replay.follow(view.moves)
    entry, side = MoveEntry(view, (), reader.likes), view.match.side_of(reader.person)
    texts = entry.texts
    names = plain_names_of(texts, view)
    hint = hint_on(view, reader.hint)
    cells, arrows = _pointed(hint, replay) if hint else ((), ())
    chooses = view.opening is not None and bool(view.opening.options)
    turn = view.turn if view.match.playing and not chooses else None
    return BoardState(
        match=view.id,
        revision=view.match.revision,
        board_number=view.board_number,
        title=title(entry),
        boards=boards_of(view.game, reader.likes),
        side=side,
        turn=turn,
        over=not view.match.playing and view.match.status != "challenged",
        standing=replay.standing,
        start=replay.start,
        seats=(_seat(view, texts, names, 0), _seat(view, texts, names, 1)),
        status=plain(_status(view, texts, names, side), texts),
        said=plain(wording.last_move(texts, view, entry.notation), texts) if view.last else "",
        notices=(*_standing(view, entry, names, reader, hint), *reader.said),
        moves=replay.offered() if turn is not None and turn == side else (),
        hand=replay.hand(side or 0),
        played=replay.played(entry.notation),
        pairs=replay.game.pairs,
        first_to_move=replay.position.first_to_move,
        material=replay.material(),
        marks={**replay.marks(), **({"hint": cells} if cells else {})},
        arrows=arrows,
        clock=_clock(view, now),
        controls=controls_of(view, texts, side, bool(reader.review or reader.said), reader.record),
        review=reader.review,
    )


def hint_on(view: MatchView, hint: Hint | None) -> Hint | None:
    """A hint, if it was given for the present board of the match, which goes on; on another it is not shown."""
    is_present = hint and view.match.playing and (hint.match_id, hint.board_number) == (view.id, view.board_number)
    return hint if is_present else None


def _pointed(hint: Hint, replay: Replay) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """The cells and the arrows of a hint: what it points to; once it names the move, what points that out."""
    if hint.move is None:
        return hint.focus, ()
    game, board = replay.game, replay.position.board
    return pointed(touched(game.path(board, game.read_move(board, hint.move))))


def boards_of(game: str, likes: Preference) -> tuple[str, str]:
    """The addresses of the board as the first and as the second side see it."""
    return _addresses(game, likes.look(game), likes.pieces(game), likes.notation(game), likes.language)


@cache  # few combinations exist
def _addresses(game: str, look: str, pieces: str, notation: str, language: str) -> tuple[str, str]:
    start = RENDERERS[game].game.start
    shown = (Scene(game, start, flip=flip, look=look, pieces=pieces, notation=notation) for flip in (False, True))
    first, second = (board_url(scene, language) for scene in shown)
    return first, second


def _seat(view: MatchView, texts: Catalogue, names: Names, side: int) -> SeatState:
    said = "" if view.in_opening else wording.side(texts, view.game, side)
    return SeatState(names[side], said, view.match.winner == side, view.match.playing and view.turn == side)


def _status(view: MatchView, texts: Catalogue, names: Names, side: int | None) -> str:
    """What the match waits for, after a check is announced, or how it ended; whoever is to move is spoken to."""
    if view.match.playing or view.match.status == "finished":
        own = view.match.playing and view.turn == side and not view.in_opening
        state = texts.text(USUAL_REASON, name=names[side or 0]) if own else wording.state(texts, view, names)
        return check_word(view, texts) + state
    of = dict(zip((seat.player for seat in view.seats), names, strict=True))
    said = {"challenger": of[view.match.challenger], "opponent": of[view.match.challenged]}
    return texts.text(f"challenge.{view.challenge_state}", game=wording.game(texts, view.game), **said)


def challenge_line(view: MatchView, likes: Preference) -> str:
    """Who challenges whom."""
    return plain(_status(view, likes.texts, plain_names_of(likes.texts, view), None), likes.texts)


def _standing(
    view: MatchView, entry: MoveEntry, names: Names, reader: BoardViewer, hint: Hint | None
) -> tuple[str, ...]:
    """The tournament of the match, the game's aim for whoever does not know it yet, what the chat says below the state,
    and the small print; a hint takes the place of the aim and the print. Of a challenge, what it offers.
    """
    texts, additions = entry.texts, Additions(note=reader.note, record=reader.record)
    lines = (
        event_line(view, texts),
        texts["opening.undecided"] if view.is_undecided else "",
        "" if hint else aim_line(view, texts),
        *lines_below_state(view, entry, names, additions),
        *(_hint_lines(texts, hint) if hint else (_small_print(view, texts, names),)),
    )
    told = challenge_lines(view, texts) if view.match.status == "challenged" else lines
    return tuple(plain(line, texts) for line in told if line)


def _small_print(view: MatchView, texts: Catalogue, names: Names) -> str:
    """The small print, with what the clocks themselves do not tell: their time control, and that they are stopped."""
    parts, match = [small_print(view, texts, names)], view.match
    if match.playing and match.timing.first_left is not None:
        parts.append(texts.text("clock.named", clock=wording.clock(texts, match.clock)))
    if match.playing and match.timing.paused_at:
        parts.append(texts["clock.paused"])
    return " · ".join(filter(None, parts))


def _hint_lines(texts: Catalogue, hint: Hint) -> tuple[str, ...]:
    """The hint, at its end with how many the person has had: on a line of its own, that would move the buttons."""
    *lines, last = hint_sentences(texts, hint)
    return *lines, sentences(texts, last, count_told(texts, hint))


def _clock(view: MatchView, now: datetime) -> ClockState | None:
    """The clocks; for the side that must act, what is left until its deadline."""
    timing = view.match.timing
    if not view.match.playing or not (timing.deadline or timing.paused_at):
        return None
    left = list(banks_of(view))
    if timing.deadline:
        left[view.turn] = max(0, round((timing.deadline - now).total_seconds() * 1000))
    running = view.turn if timing.deadline and not timing.paused_at else None
    return ClockState((left[0], left[1]), running, milliseconds(now))


def milliseconds(now: datetime) -> int:
    """A time as the page's clocks take it."""
    return round(now.timestamp() * 1000)
