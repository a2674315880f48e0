"""What a person has won, drawn and lost: as text and as one picture."""

from collections.abc import Iterable, Sequence

from bot import wording
from bot.locales import Catalogue
from bot.referee import Stats, Tally, Won
from bot.render import stats as card
from bot.views import people
from bot.views.context import Context
from bot.views.match import OVER
from bot.views.page import Page, Picture
from bot.views.pictures import draw

Counts = tuple[int, int, int]


async def stats_page(context: Context, person: int, game: str | None = None, name: str | None = None) -> Page:
    """Somebody's record, in one game or in all."""
    texts = context.texts
    stats = await context.referee.records.stats(person, game)
    known = await context.referee.records.person(person)
    name = name or (known.name if known else str(person))
    title = f"### {texts.text('stats.title', name=people.shown(name))}"
    if not stats.tallies:
        return Page((title, texts.text("stats.none")), OVER)
    facts = _facts(texts, stats)
    said = _rows(texts, stats.tallies)
    said += [texts.text("stats.fact", label=label, value=value) for label, value in facts]
    if context.preference.board == "text":
        return Page((title, "\n".join(said)), OVER)
    drawing = _card(texts, people.plain(name), game, stats, facts)
    data, alt = await draw(_drawn, drawing)
    return Page((title, Picture(f"stats-{person}.png", data, alt), "\n".join(said)), OVER)


def _drawn(drawing: card.StatsCard) -> tuple[bytes, str]:
    return card.draw(drawing), card.describe(drawing)


def _counts(tallies: Iterable[Tally]) -> Counts:
    tallies = tuple(tallies)
    return (
        sum(tally.wins for tally in tallies),
        sum(tally.draws for tally in tallies),
        sum(tally.losses for tally in tallies),
    )


def _by_game(tallies: Sequence[Tally]) -> dict[str, list[Tally]]:
    games: dict[str, list[Tally]] = {}
    for tally in tallies:
        games.setdefault(tally.game, []).append(tally)
    return games


def _rows(texts: Catalogue, tallies: Sequence[Tally]) -> list[str]:
    rows = [(texts.text("stats.overall"), _counts(tallies))]
    rows += [(wording.game(texts, game), _counts(played)) for game, played in _by_game(tallies).items()]
    return [
        texts.text("stats.row", label=f"**{label}**", wins=wins, draws=draws, losses=losses)
        for label, (wins, draws, losses) in rows
    ]


def _facts(texts: Catalogue, stats: Stats) -> tuple[tuple[str, str], ...]:
    streak = stats.streak
    wins = [won for tally in stats.tallies for won in (tally.shortest_win, tally.longest_win) if won]
    facts = []
    if streak.outcome:
        facts.append((texts.text("stats.streak"), texts.text(f"stats.streak_{streak.outcome}", n=streak.length)))
    if streak.best_wins:
        facts.append((texts.text("stats.best_streak"), texts.text("stats.streak_win", n=streak.best_wins)))
    if wins:
        facts.append((texts.text("stats.shortest"), _length(texts, min(wins, key=lambda won: won.plies))))
        facts.append((texts.text("stats.longest"), _length(texts, max(wins, key=lambda won: won.plies))))
    facts.append((texts.text("stats.hints"), str(sum(tally.hints for tally in stats.tallies))))
    return tuple(facts)


def _length(texts: Catalogue, won: Won) -> str:
    return texts.text("stats.moves", n=(won.plies + 1) // 2)


def _card(
    texts: Catalogue, name: str, game: str | None, stats: Stats, facts: tuple[tuple[str, str], ...]
) -> card.StatsCard:
    legend = (texts.text("stats.wins"), texts.text("stats.draws"), texts.text("stats.losses"))
    subtitle = wording.game(texts, game) if game else texts.text("stats.all_games")
    games = tuple(
        card.GameStats(
            card.Tally(wording.game(texts, key), *_counts(tallies)),
            tuple(card.Tally(_against(texts, tally), tally.wins, tally.draws, tally.losses) for tally in tallies),
        )
        for key, tallies in _by_game(stats.tallies).items()
    )
    return card.StatsCard(name, texts.text("bot.name"), subtitle, legend, games, facts)


def _against(texts: Catalogue, tally: Tally) -> str:
    if tally.level is None:
        return texts.text("stats.against_people")
    return texts.text("stats.against_bot", level=wording.level(texts, tally.level))
