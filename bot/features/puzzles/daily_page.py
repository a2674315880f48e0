"""The pages of the puzzle of the day: its message, a shared result, and the settings of a server."""

from datetime import datetime

from discord.utils import format_dt

from bot.discord.controls import Button, LinkButton, Menu, Option, Picker, Row, Tag
from bot.discord.page import Block, Page
from bot.features.puzzles.daily_rules import ANY_GAME, HOURS, DailyRule
from bot.features.puzzles.page import puzzle_goal, puzzle_scene
from bot.locales import Catalogue
from bot.match import wording
from bot.match.page import ASKED, OVER
from bot.match.phrases import first_of
from bot.match.pictures import scene_block
from bot.match.preferences import Preference
from bot.match.summary import message_url
from bot.match.wording import escaped_name
from engines.review.puzzles import Puzzle, games_with_puzzles
from storage.daily import DailyPuzzle

SOLVE, SETUP, CHOOSE = "daily-solve", "daily-setup", "daily-choose"
MOST_NAMED = 15


def daily_page(found: DailyPuzzle, puzzle: Puzzle | None, reader: Preference) -> Page:
    """The position and the results, without the solution; only the results if the bot no longer has the puzzle."""
    texts = reader.texts
    results = _results(texts, found)
    if puzzle is None:
        return Page(_title(texts, found, None), results, accent=OVER)
    solve = Button(texts["buttons.daily_solve"], Tag(SOLVE, detail=str(found.id)), "primary", emoji="🧩")
    goal = f"**{puzzle_goal(texts, puzzle, 0)}**"
    return Page(_title(texts, found, puzzle), _position(found, puzzle, reader), goal, results, Row(solve), accent=ASKED)


def _title(texts: Catalogue, found: DailyPuzzle, puzzle: Puzzle | None) -> str:
    rating = puzzle.rating if puzzle else "–"
    return f"### {texts.text('daily.title', game=wording.game(texts, found.game), rating=rating)}\n-# {found.day}"


def _position(found: DailyPuzzle, puzzle: Puzzle, reader: Preference) -> Block:
    return scene_block(f"daily-{found.id}", puzzle_scene(puzzle, 0, reader), reader)


def shared_page(found: DailyPuzzle, puzzle: Puzzle, name: str, streak: int, reader: Preference) -> Page:
    """Tells everybody that a person has solved it: the position and their `streak` of days, without the solution."""
    texts = reader.texts
    url = message_url(found.guild_id, found.channel_id, found.message_id)
    return Page(
        _title(texts, found, puzzle),
        _position(found, puzzle, reader),
        f"🧩 {texts.text('daily.shared', name=escaped_name(name), n=streak)}",
        Row(*([LinkButton(texts["buttons.daily_solve"], url)] if url else [])),
        accent=OVER,
    )


def _results(texts: Catalogue, found: DailyPuzzle) -> str:
    if not found.tried:
        return f"-# {texts['daily.nobody']}"
    lines = [texts.text("daily.counts", tried=found.tried, solved=found.solved)]
    if found.solvers:
        names = first_of(texts, [escaped_name(name) for name, _ in found.solvers], MOST_NAMED)
        lines.append(texts.text("daily.solvers", names=names))
        name, streak = found.solvers[0]
        if streak > 1:
            lines.append(texts.text("daily.streak", name=escaped_name(name), n=streak))
    return "\n".join(lines)


def rule_page(texts: Catalogue, rule: DailyRule, next_at: datetime | None) -> Page:
    """The channel, the hour and the game, each with its control; `next_at` is when the next puzzle is posted, None
    where the bot may not post it.
    """
    chosen = () if rule.channel is None else (rule.channel,)
    picker = Picker(Tag(CHOOSE, detail="channel"), texts["daily.channel-none"], "text", chosen, 1)
    hours = tuple(Option(f"{hour}:00 UTC", str(hour), chosen=hour == rule.hour) for hour in HOURS)
    games = {ANY_GAME: texts["daily.any-game"]} | {game: wording.game(texts, game) for game in games_with_puzzles()}
    named = tuple(Option(name, game, chosen=game == rule.game) for game, name in games.items())
    refused = texts.text("daily.refused", channel=f"<#{rule.channel}>") if rule.channel else ""
    return Page(
        f"### {texts['daily.setup']}",
        texts["daily.channel"],
        Row(picker),
        Row(Menu(Tag(CHOOSE, detail="hour"), texts["daily.hour"], hours)),
        Row(Menu(Tag(CHOOSE, detail="game"), texts["daily.game"], named)),
        texts.text("daily.next", when=format_dt(next_at, "R")) if next_at else refused,
        accent=ASKED,
    )
