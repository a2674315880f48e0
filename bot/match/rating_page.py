"""Ratings as they are shown: what a match changed, a person's ratings, and their history as a picture."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.discord.page import Drawing
from bot.locales import Catalogue
from bot.match import wording
from bot.match.rating_rule import is_provisional
from bot.match.state import MatchView
from bot.match.wording import Names
from bot.render import history
from storage.puzzles import PuzzleRecord
from storage.ratings import Rating
from storage.rows import RatingChange

ENOUGH = 2  # the least number of matches for a picture of the history


@dataclass(frozen=True, slots=True)
class Rated:
    """A person's ratings; if one game is asked about, its latest rated matches, the oldest first; and their record with
    puzzles, if they ask themselves.
    """

    ratings: tuple[Rating, ...] = ()
    changes: tuple[RatingChange, ...] = ()
    puzzles: PuzzleRecord | None = None


NOT_RATED = Rated()


def written(rating: float, deviation: float) -> str:
    """A rating in whole points; a question mark says that it is provisional."""
    return f"{round(rating)}{'?' if is_provisional(deviation) else ''}"


def rating_line(view: MatchView, texts: Catalogue, names: Names) -> str:
    """The changes of ratings by a finished match. If one is a first, provisional rating, its mark is explained."""
    by_player = {change.player: change for change in view.ratings}
    seats = zip(names, view.seats, strict=True)
    named = [(name, by_player[seat.player]) for name, seat in seats if seat.player in by_player]
    is_new = any(change.before is None and is_provisional(change.deviation) for change in view.ratings)
    return changes_line(texts, named, texts["rating.provisional"] if is_new else "")


def changes_line(texts: Catalogue, named: Sequence[tuple[str, RatingChange]], note: str = "") -> str:
    """The changes of ratings of people, with their names, and a note; empty if there are neither."""
    said = [texts.text("rating.change", name=name, **_change(change)) for name, change in named]
    told = " · ".join(filter(None, (*said, note)))
    return f"-# {texts.text('picture.items', label=texts['rating.title'], items=told)}" if told else ""


def _change(change: RatingChange) -> dict[str, str]:
    rating = written(change.rating, change.deviation)
    if change.before is None:
        return {"rating": rating, "change": ""}
    return {"rating": rating, "change": f" ({round(change.rating) - round(change.before):+d})"}


def rating_rows(texts: Catalogue, ratings: Sequence[Rating]) -> list[str]:
    """A person's ratings, a line for each game; if one is provisional, a last line explains its mark."""
    rows = [
        texts.text(
            "rating.row",
            game=wording.game(texts, each.game),
            rating=f"**{written(each.rating, each.deviation)}**",
            n=each.matches,
        )
        for each in ratings
    ]
    unsure = any(is_provisional(each.deviation) for each in ratings)
    return [*rows, f"-# {texts['rating.provisional']}"] if unsure else rows


def history_block(texts: Catalogue, person: int, rated: Rated) -> tuple[Drawing, ...]:
    """The picture of a rating's history as a curve; empty for fewer than ENOUGH matches."""
    if len(rated.changes) < ENOUGH:
        return ()
    points = tuple(round(change.rating) for change in rated.changes)
    alt = texts.text("rating.history", n=len(points), first=points[0], last=points[-1])
    drawn = history.RatingHistory(texts["rating.title"], points)
    return (Drawing(f"rating-{person}-{rated.changes[-1].match_id}.png", history.draw, drawn, alt),)
