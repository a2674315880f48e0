"""A record: as text, and as a picture."""

from collections.abc import Iterable, Sequence

from bot.discord.page import Drawing, Page
from bot.discord.place import Person
from bot.locales import Catalogue, catalogue
from bot.match import wording
from bot.match.names import escaped_name, plain_name
from bot.match.page import OVER
from bot.match.preferences import Preference
from bot.match.rating_page import NOT_RATED, Rated, history_block, rating_rows
from bot.render import stats as card
from storage.history import Stats, Tally

Counts = tuple[int, int, int]


def stats_page(person: Person, game: str | None, stats: Stats, reader: Preference, rated: Rated = NOT_RATED) -> Page:
    """The record of a person, in one game or in all."""
    texts = catalogue(reader.language)
    title = f"### {texts.text('stats.title', name=escaped_name(person.name))}"
    if not stats.tallies:
        return Page((title, texts["stats.none"]), OVER)
    facts = _facts(texts, stats)
    said = _rows(texts, stats.tallies)
    said += [texts.text("stats.fact", label=label, value=value) for label, value in facts]
    said += rating_rows(texts, rated.ratings)
    if reader.board != "picture":
        return Page((title, "\n".join(said)), OVER)
    cards = card.parts(_card(texts, plain_name(person.name), game, stats, facts))
    pictures = (
        Drawing(f"stats-{person.id}-{number}.png", card.draw, each, card.describe(each))
        for number, each in enumerate(cards)
    )
    return Page((title, *pictures, "\n".join(said), *history_block(texts, person.id, rated)), OVER)


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
    rows = [(texts["stats.overall"], _counts(tallies))]
    rows += [(wording.game(texts, game), _counts(played)) for game, played in _by_game(tallies).items()]
    return [
        texts.text("stats.row", label=f"**{label}**", wins=wins, draws=draws, losses=losses)
        for label, (wins, draws, losses) in rows
    ]


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
        facts.append((texts["stats.shortest"], texts.text("stats.moves", n=min(wins))))
        facts.append((texts["stats.longest"], texts.text("stats.moves", n=max(wins))))
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
    return card.StatsCard(name, texts["bot.name"], subtitle, legend, games, facts)


def _against(texts: Catalogue, tally: Tally) -> str:
    if tally.level is None:
        return texts["stats.against_people"]
    return texts.text("stats.against_bot", level=wording.level(texts, tally.level))
