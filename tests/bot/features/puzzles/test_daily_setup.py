"""The settings of the puzzle of the day over the real client."""

from bot.features.puzzles.daily_rules import Daily
from bot.playground.permissions import Permission
from tests.bot.e2e.playing import answer_to, channel_elsewhere, click, press, select, use


async def test_where_no_puzzle_can_be_posted_none_is_promised(here, bot):
    """In a channel where the bot may not post, in a server that has installed only the commands, and in a channel of
    another server.
    """
    closed, open_ = [await here.moderation.add_channel(name) for name in ("closed", "open")]
    await here.moderation.deny(closed.id, Permission.SEND_MESSAGES)
    elsewhere, olga = channel_elsewhere(here, commands_only=True), here.add_person("Olga", admin=True)
    for channel, promised in ((open_, "The next puzzle"), (closed, "I may not post"), (elsewhere, "I may not post")):
        page = await click(olga.at(channel), await use(olga.at(channel), "setup"), "Daily puzzle")
        page = await select(olga.at(channel), page, "daily-choose:0:0:channel", channel.id)
        assert promised in page.text
        assert ("The next puzzle" in page.text) == (channel == open_)
    page, foreign = await click(olga, await use(olga, "setup"), "Daily puzzle"), channel_elsewhere(here)
    await answer_to(press(olga, page, "daily-choose:0:0:channel", str(foreign.id)))  # forged
    assert (await bot.services.referee.of(Daily).rule(here.world.guild.id)).channel is None
