"""The pages of records (of a person, of two people, of the bot) and of leaderboards."""

from collections.abc import Sequence

from bot.discord.page import Drawing, Page
from bot.discord.place import Person
from bot.features.records.leaderboards import Leaderboard
from bot.locales import Catalogue
from bot.match import wording
from bot.match.page import OVER
from bot.match.phrases import enumerate_words
from bot.match.preferences import Preference
from bot.match.rating_page import NOT_RATED, Rated, history_block, rating_rows, written
from bot.match.rating_rule import is_provisional
from bot.match.wording import escaped_name, plain_name
from bot.render import stats as card
from bot.render import tables
from bot.render.tables import Column, TablePicture
from engines.registry import game_named
from storage.history import Stats, Tally
from storage.leaderboards import Standing
from storage.puzzles import PuzzleRecord

BEST = 3  # players of a leaderboard who are highlighted
Counts = tuple[int, int, int]


def stats_page(person: Person, game: str | None, stats: Stats, reader: Preference, rated: Rated = NOT_RATED) -> Page:
    """The record of a person, in one game or in all. What the picture shows is not said again below it."""
    texts = reader.texts
    title = wording.heading(texts, texts.text("stats.title", name=escaped_name(person.name)), game)
    puzzles = _puzzles(texts, rated.puzzles) if rated.puzzles else []
    if not stats.tallies:
        return Page(title, "\n".join((texts["stats.none"], *puzzles)), accent=OVER)
    facts, rows = _facts(texts, stats), _rows(texts, stats.tallies)
    ratings = (*rating_rows(texts, rated.ratings), *puzzles)
    if not reader.draws:
        rows += [texts.text("stats.fact", label=label, value=value) for label, value in facts]
        return Page(title, "\n".join((*rows, *ratings)), accent=OVER)
    cards = card.parts(_card(texts, plain_name(person.name), game, stats, facts))
    pictures = (
        Drawing(f"stats-{person.id}-{number}.png", card.draw, each, card.describe(each))
        for number, each in enumerate(cards)
    )
    return Page(title, *pictures, "\n".join((rows[0], *ratings)), *history_block(texts, person.id, rated), accent=OVER)


def _puzzles(texts: Catalogue, record: PuzzleRecord) -> list[str]:
    return [texts.text("stats.puzzles", rating=round(record.rating), solved=record.solved, tried=record.tried)]


def _counts(tallies: Sequence[Tally]) -> Counts:
    """The sums of wins, draws and losses."""
    return sum(each.wins for each in tallies), sum(each.draws for each in tallies), sum(each.losses for each in tallies)


def _by_game(tallies: Sequence[Tally]) -> dict[str, list[Tally]]:
    games: dict[str, list[Tally]] = {}
    for tally in tallies:
        games.setdefault(tally.game, []).append(tally)
    return games


def _rows(texts: Catalogue, tallies: Sequence[Tally]) -> list[str]:
    rows = [(texts["stats.overall"], _counts(tallies))]
    rows += [(wording.game(texts, game), _counts(played)) for game, played in _by_game(tallies).items()]
    return [_row(texts, label, counts) for label, counts in rows]


def _row(texts: Catalogue, label: str, counts: Counts) -> str:
    wins, draws, losses = counts
    return texts.text("stats.row", label=f"**{label}**", wins=wins, draws=draws, losses=losses)


def _facts(texts: Catalogue, stats: Stats) -> tuple[tuple[str, str], ...]:
    streak = stats.streak
    wins = [
        wording.moves(tally.game, won.plies)
        for tally in stats.tallies
        for won in (tally.shortest_win, tally.longest_win)
        if won
    ]
    facts = []
    if streak.outcome:
        facts.append((texts["stats.streak"], texts.text(f"stats.streak_{streak.outcome}", n=streak.length)))
    if streak.best_wins:
        facts.append((texts["stats.best_streak"], texts.text("stats.streak_win", n=streak.best_wins)))
    if wins:
        facts.append((texts["stats.shortest"], texts.text("history.plies", n=min(wins))))
        facts.append((texts["stats.longest"], texts.text("history.plies", n=max(wins))))
    facts.append((texts["stats.hints"], str(sum(tally.hints for tally in stats.tallies))))
    return tuple(facts)


def _card(
    texts: Catalogue, name: str, game: str | None, stats: Stats, facts: tuple[tuple[str, str], ...]
) -> card.StatsCard:
    legend = (texts["stats.wins"], texts["stats.draws"], texts["stats.losses"])
    subtitle = wording.game(texts, game) if game else texts["stats.all_games"]
    games = tuple(
        card.GameStats(
            card.Results(wording.game(texts, key), *_counts(tallies)),
            tuple(card.Results(_against(texts, tally), tally.wins, tally.draws, tally.losses) for tally in tallies),
        )
        for key, tallies in _by_game(stats.tallies).items()
    )
    return card.StatsCard(name, subtitle, legend, games, facts)


def _against(texts: Catalogue, tally: Tally) -> str:
    if tally.level is None:
        return texts["stats.against_people"]
    return texts.text("stats.against_bot", level=wording.level(texts, tally.level))


# -- against each other, and the bot ----------------------------------------------------------------------------------


def against_page(names: tuple[str, str], game: str | None, tallies: Sequence[Tally], reader: Preference) -> Page:
    """The record of the first of two people against the second, in one game or in all."""
    texts, (first, second) = reader.texts, map(escaped_name, names)
    title = wording.heading(texts, texts.text("against.title", first=first, second=second), game)
    if not tallies:
        return Page(title, texts["against.none"], accent=OVER)
    rows = [_row(texts, wording.game(texts, each.game), _counts([each])) for each in tallies]
    won, _, lost = _counts(tallies)
    score = texts.text("against.score", first=first, second=second, won=won, lost=lost)
    return Page(title, f"**{score}**", "\n".join(rows), accent=OVER)


def against_bot_page(name: str, game: str | None, tallies: Sequence[Tally], reader: Preference) -> Page:
    """The record of a person against the bot, in one game or in all."""
    texts = reader.texts
    title = texts.text("against.title", first=escaped_name(name), second=texts["bot.name"])
    rows = [_level_row(texts, each) for each in tallies if each.level]
    return Page(wording.heading(texts, title, game), "\n".join(rows) or texts["against.none"], accent=OVER)


def bot_page(game: str | None, tallies: Sequence[Tally], reader: Preference) -> Page:
    """The bot's own record, from its side, in one game or in all; with the rating of each level that was measured."""
    texts = reader.texts
    title = wording.heading(texts, texts.text("stats.title", name=texts["bot.name"]), game)
    rows = []
    for each in tallies:
        rating = game_named(each.game).level_ratings.get(each.level or "")
        rated = texts.text("stats.fact", label=texts["rating.title"], value=rating) if rating else ""
        rows.append(" · ".join(filter(None, (_level_row(texts, each), rated))))
    return Page(title, "\n".join(rows) or texts["stats.none"], accent=OVER)


def _level_row(texts: Catalogue, tally: Tally) -> str:
    """The results against one level of the bot, or of that level."""
    return _row(texts, f"{wording.game(texts, tally.game)} · {wording.level(texts, tally.level)}", _counts([tally]))


# -- leaderboards -----------------------------------------------------------------------------------------------------


def top_page(board: Leaderboard, where: str, when: str, reader: Preference) -> Page:
    """A leaderboard as a picture and as text; `where` and `when` say of which server and period it is."""
    texts = reader.texts
    head = texts.text("top.title", game=wording.game(texts, board.game))
    narrowed = f"{texts[f'top.{where}']} · {texts[f'top.{when}']}"
    title = f"### {head}\n-# {narrowed}"
    if not board.standings:
        return Page(title, texts["top.none"], _beaten(texts, board), accent=OVER)
    rows = [(plain_name(each.name), _rating(each), str(each.played)) for each in board.standings]
    settled = sum(not is_provisional(each.rating.deviation) for each in board.standings)
    text = (title, _lines(texts, board, settled), f"-# {texts['top.why']}", _beaten(texts, board))
    if not reader.draws:
        return Page(*text, accent=OVER)
    columns = (Column(), Column("", True), Column(texts["rating.title"]), Column(texts["top.matches"]))
    cells = tuple((str(place) if place <= settled else "–", *row) for place, row in enumerate(rows, 1))
    picture = TablePicture(head, narrowed, columns, cells, min(settled, BEST))
    drawing = Drawing(f"top-{board.game}.png", tables.draw, picture, tables.describe(picture))
    return Page(title, drawing, *text[1:], accent=OVER)


def _rating(standing: Standing) -> str:
    return written(standing.rating.rating, standing.rating.deviation)


def _lines(texts: Catalogue, board: Leaderboard, settled: int) -> str:
    """The first ones, whose rating is `settled`, by place, and below them the others."""
    told = [
        f"**{escaped_name(each.name)}** {_rating(each)} · {texts.text('top.played', n=each.played)}"
        for each in board.standings
    ]
    ranked, others = [wording.numbered(*each) for each in enumerate(told[:settled], 1)], told[settled:]
    return "\n".join([*ranked, *([f"-# {texts['top.unsettled']}", *others] if others else [])])


def _beaten(texts: Catalogue, board: Leaderboard) -> str:
    if not board.beaten_by:
        return ""
    names = enumerate_words(texts, [escaped_name(name) for name in board.beaten_by])
    return texts.text("top.beaten", level=wording.level(texts, board.level), names=names)
