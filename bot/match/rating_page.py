"""Ratings as they are shown: what a match changed, how somebody stands, and how they came there as a picture."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.discord.page import Drawing
from bot.locales import Catalogue
from bot.match import wording
from bot.match.rating_rule import is_provisional
from bot.match.state import MatchView
from bot.match.wording import Names
from bot.render import history
from storage.ratings import Rating
from storage.rows import RatingChange

ENOUGH = 2  # matches that make a line


@dataclass(frozen=True, slots=True)
class Rated:
    """Somebody's ratings, and where one game is meant the last matches that made it, the oldest first."""

    ratings: tuple[Rating, ...] = ()
    changes: tuple[RatingChange, ...] = ()


NOT_RATED = Rated()


def written(rating: float, deviation: float) -> str:
    """A rating in whole points; a question mark says that it is not to be relied on yet."""
    return f"{round(rating)}{'?' if is_provisional(deviation) else ''}"


def rating_line(view: MatchView, texts: Catalogue, names: Names) -> str:
    """What a finished match made of the ratings. A first one says what its mark means."""
    by_player = {change.player: change for change in view.ratings}
    seats = zip(names, view.seats, strict=True)
    named = [(name, by_player[seat.player]) for name, seat in seats if seat.player in by_player]
    is_new = any(change.before is None and is_provisional(change.deviation) for change in view.ratings)
    return changes_line(texts, named, texts["rating.provisional"] if is_new else "")


def changes_line(texts: Catalogue, named: Sequence[tuple[str, RatingChange]], note: str = "") -> str:
    """What became of the ratings of people, by name, and a note; empty where there are none."""
    said = [texts.text("rating.change", name=name, **_change(change)) for name, change in named]
    return f"-# {texts['rating.title']} {' · '.join(filter(None, (*said, note)))}" if said or note else ""


def _change(change: RatingChange) -> dict[str, str]:
    rating = written(change.rating, change.deviation)
    if change.before is None:
        return {"rating": rating, "change": ""}
    return {"rating": rating, "change": f" ({round(change.rating) - round(change.before):+d})"}


def rating_rows(texts: Catalogue, ratings: Sequence[Rating]) -> list[str]:
    """Somebody's ratings, a line for each game."""
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
    """The last matches as a line; nothing where there are too few."""
    if len(rated.changes) < ENOUGH:
        return ()
    points = tuple(round(change.rating) for change in rated.changes)
    alt = texts.text("rating.history", n=len(points), first=points[0], last=points[-1])
    drawn = history.RatingHistory(texts["rating.title"], points)
    return (Drawing(f"rating-{person}-{rated.changes[-1].match_id}.png", history.draw, drawn, alt),)
