"""The puzzle of the day: posting it, solving it, sharing the result, and the settings of a server."""

from dataclasses import replace
from functools import partial

from bot.discord.controls import Tag
from bot.discord.failures import Failure
from bot.discord.page import Page
from bot.discord.place import Place
from bot.features.puzzles.daily_page import CHOOSE, SETUP, SOLVE, daily_page, rule_page, shared_page
from bot.features.puzzles.daily_rules import Daily
from bot.features.puzzles.page import puzzle_page
from bot.features.puzzles.rules import Puzzles, require_puzzle, shipped
from bot.handling.actions import Actions
from bot.handling.context import Context, chosen_ids
from bot.handling.services import Poster, Services
from bot.handling.showing import show_saved
from bot.locks import Locks
from bot.match.entering import SoFar
from bot.match.posts import Post, PostPages, Posts
from storage.daily import DailyPuzzle

ACTIONS = Actions()


@ACTIONS.on(SOLVE)
async def solve(context: Context, tag: Tag) -> None:
    """Shows the puzzle to the person alone, with its controls, and says whether the first result will count."""
    found = await context.referee.stores.daily.get(tag.number, context.server)
    puzzle, said = await context.referee.of(Puzzles).begin_daily(found, context.person)
    told = "\n".join(context.texts[key] for key in said)
    await context.answer.say(puzzle_page(puzzle, 0, context.preference, SoFar(said=told)))


@ACTIONS.on("daily-share", once=True)
async def share(context: Context, tag: Tag) -> None:
    """Tells everybody here that the person has solved it, not how. Raises DailyNotFound, UnknownControl, PuzzleGone."""
    found = await context.referee.stores.daily.get(tag.number, context.server)
    streak = await context.referee.of(Daily).streak(found.id, context.person.id)
    puzzle = require_puzzle(found.puzzle)
    page = shared_page(found, puzzle, context.person.name, streak, context.preference)
    await context.answer.say(page, private=False)


@ACTIONS.on(SETUP, always=True, managed=True)
async def open_page(context: Context, tag: Tag) -> None:
    """Shows the server's settings of it, from the page of /setup."""
    await context.answer.say(await _page(context))


@ACTIONS.on(CHOOSE, always=True, managed=True)
async def choose(context: Context, tag: Tag) -> None:
    """Stores what was chosen in a menu: the hour, the game or the channel."""
    daily, existing = context.referee.of(Daily), context.services.channels.servers.existing_channels
    is_channel = tag.detail == "channel"  # untrusted: it may be one of another server
    chosen = map(str, existing(context.server, (*chosen_ids(context)[:1],))) if is_channel else context.values
    await daily.choose(context.server, tag.detail, "".join(chosen))
    await daily.do_due_work()  # first: the page says when the next one comes
    await show_saved(context, await _page(context))


async def _page(context: Context) -> Page:
    daily = context.referee.of(Daily)
    rule = await daily.rule(context.server)
    if rule.channel and not context.services.channels.servers.existing_channels(context.server, (rule.channel,)):
        rule = replace(rule, channel=None)
    may_post = rule.channel and context.services.access.of(Place(context.server, rule.channel)).posts
    return rule_page(context.texts, rule, await daily.next_at(context.server) if may_post else None)


class DailyPosts(Poster):
    """Keeps the message of a puzzle up to date. If a failure may pass, the next sweep tries again. A server where it
    cannot be posted is told so once: in its log channel, else by a message to its owner.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._posts = Posts(self._channels, self._referee.stores.daily.posts, self._referee.preferences)
        self._locks = Locks()
        self._referee.of(Daily).listening.listen(self.show)

    async def show(self, daily: int) -> bool:
        """Posts a puzzle of the day or shows its new results. True if it is left to the next sweep.

        Raises a DatabaseFault, DailyNotFound.
        """
        async with self._locks.of(daily):
            found = await self._referee.stores.daily.get(daily)
            if found.shown >= found.revision:
                return False
            place, own = Place(found.guild_id, found.channel_id), Tag(SOLVE, detail=str(found.id))
            post = Post("d", found.id, found.revision, place, found.message_id, found.made_at, own)
            puzzle, nameless = shipped(found.puzzle), replace(found, solvers=())
            pages = PostPages(partial(daily_page, found, puzzle), partial(daily_page, nameless, puzzle))
            failure = await self._posts.show(post, pages)
            if failure is not Failure.PASSES:
                await self._report_trouble(found, failure is not None)
            return failure is Failure.PASSES

    async def _report_trouble(self, found: DailyPuzzle, is_trouble: bool) -> None:
        daily = self._referee.of(Daily)
        if is_trouble and not await daily.is_told(found.guild_id):
            texts = (await self._referee.preferences.of_server(found.guild_id)).texts
            page = Page(texts.text("daily.trouble", channel=f"<#{found.channel_id}>"))
            place = (await self._referee.places.of(found.guild_id)).log
            told = place is not None and await self._channels.post(Place(found.guild_id, place), page)
            owner = self._channels.servers.owner_of(found.guild_id)
            if not told and owner is not None:
                await self._channels.write_to(owner, page)
        await daily.note_told(found.guild_id, is_trouble)
