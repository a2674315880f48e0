"""A small bot that uses every kind of command, component and answer; the playground's tests act on it."""

from __future__ import annotations

import asyncio
import io
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands, ui

ONE_PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c626001000000ffff03000006000557bfabd40000000049454e44ae426082"
)
CHINESE = {"greet": "问候", "Say hello": "打个招呼", "name": "名字", "Who": "谁", "loud": "大声"}


class Chinese(app_commands.Translator):
    """Some words in simplified Chinese."""

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return CHINESE.get(string.message) if locale is discord.Locale.chinese else None


class Counting(ui.View):
    """Classic buttons."""

    def __init__(self, bot: SmallBot) -> None:
        super().__init__(timeout=None)
        self.bot = bot
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules"))
        self.add_item(ui.Button(label="Not now", disabled=True, custom_id="never"))

    @ui.button(label="Press", emoji="🎲", style=discord.ButtonStyle.primary, custom_id="press")
    async def press(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        self.bot.note("press")
        await interaction.response.send_message(f"Pressed by {interaction.user.display_name}", ephemeral=True)

    @ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await self.bot.gate.wait()
        await interaction.edit_original_response(content="Later is now")

    @ui.button(label="Ignore", custom_id="ignore")
    async def ignore(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        """Does not answer."""

    @ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Form(self.bot))

    @ui.button(label="Too late", custom_id="too-late")
    async def too_late(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await self.bot.gate.wait()
        try:
            await interaction.response.send_message("hm")
        except discord.HTTPException as error:
            self.bot.refused(error)


class Menus(ui.View):
    """Every kind of menu."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(
        placeholder="Fruit",
        custom_id="fruit",
        max_values=2,
        options=[
            discord.SelectOption(label="Apple", value="a", description="Red", emoji="🍎"),
            discord.SelectOption(label="Pear", value="p"),
        ],
    )
    async def fruit(self, interaction: discord.Interaction, menu: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"Fruit: {menu.values}", ephemeral=True)

    @ui.select(cls=ui.RoleSelect, placeholder="Role", custom_id="role", min_values=0)
    async def role(self, interaction: discord.Interaction, menu: ui.RoleSelect[Any]) -> None:
        await interaction.response.send_message(f"Roles: {len(menu.values)}", ephemeral=True)

    @ui.select(cls=ui.ChannelSelect, placeholder="Channel", custom_id="channel")
    async def channel(self, interaction: discord.Interaction, menu: ui.ChannelSelect[Any]) -> None:
        await interaction.response.send_message(f"Channel: {menu.values[0].name}", ephemeral=True)


class Form(ui.Modal, title="A form"):
    """Every kind of field."""

    intro = ui.TextDisplay("Fill in what you like.")
    words = ui.Label(text="Words", component=ui.TextInput(custom_id="words", max_length=20, required=False))
    level = ui.Label(
        text="Level",
        description="How hard",
        component=ui.Select(
            custom_id="level",
            options=[
                discord.SelectOption(label="Easy", value="easy"),
                discord.SelectOption(label="Hard", value="hard"),
            ],
        ),
    )

    def __init__(self, bot: SmallBot) -> None:
        super().__init__(custom_id="form", timeout=None)
        self.bot = bot

    async def on_submit(self, interaction: discord.Interaction) -> None:
        if self.words.component.value == "again":
            await attempt(self.bot, interaction, form_again)
            return
        values = [self.words.component.value, self.level.component.values]
        await interaction.response.send_message(f"{values}", ephemeral=True)


def layout(picture: str, count: int = 0) -> ui.LayoutView:
    """Components V2, one of each."""
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(Move(count))
    view.add_item(
        ui.Container(
            ui.TextDisplay(f"## Board {count}"),
            ui.TextDisplay("Alice to move"),
            ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture}", description="An empty board")),
            row,
            accent_colour=0x00AA88,
        )
    )
    view.add_item(ui.File("attachment://game.pgn"))
    return view


class Move(ui.DynamicItem[ui.Button[Any]], template=r"board:(?P<count>\d+)"):
    """The button of a board, which counts in its own custom_id, and so survives restarts."""

    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label=f"Move {count}", custom_id=f"board:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]) -> Move:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        count = self.count + 1
        await interaction.response.edit_message(view=layout(f"b{count}.png", count), attachments=board_files(count))


def board_files(count: int) -> list[discord.File]:
    picture = discord.File(io.BytesIO(ONE_PIXEL), f"b{count}.png", description=f"Position {count}")
    return [picture, discord.File(io.BytesIO(b"[Event]"), "game.pgn")]


class SmallBot(discord.Client):
    """The bot. `gate` lets tests decide when its slow commands go on, `errors` keeps what Discord refused."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            guild_ready_timeout=0.01,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **options,
        )
        self.tree = app_commands.CommandTree(
            self,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        )
        self.gate = asyncio.Event()
        self.errors: list[discord.HTTPException] = []
        self.seen: Counter[str] = Counter()
        self.heard: list[str] = []
        self._changed = asyncio.Event()
        add_commands(self)

    def note(self, what: str) -> None:
        """Counts something, and wakes those who wait for it."""
        self.seen[what] += 1
        self._changed.set()

    def refused(self, error: discord.HTTPException) -> None:
        """Keeps an error with which Discord refused something."""
        self.errors.append(error)
        self.note("errors")

    async def until(self, holds: Callable[[], Any], within: float = 60) -> None:
        """Waits until something about the bot is true."""
        async with asyncio.timeout(within):
            while not holds():
                self._changed.clear()
                await self._changed.wait()

    async def error(self) -> discord.HTTPException:
        """Waits for the first error, and returns it."""
        await self.until(lambda: self.errors)
        return self.errors[0]

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Does not wait the five seconds that Discord wants between two IDENTIFYs."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Move)
        await self.tree.set_translator(Chinese())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.note("interactions")

    async def on_resumed(self) -> None:
        self.note("resumed")

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self.note("guild left")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.note("guild left")

    async def on_thread_join(self, thread: discord.Thread) -> None:
        self.note("joined threads")

    async def on_thread_delete(self, thread: discord.Thread) -> None:
        self.note("deleted threads")

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        self.note("left threads")

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.note("guild there")

    async def on_ready(self) -> None:
        self.note("ready")

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.content)
        self.note("message")


def add_commands(bot: SmallBot) -> None:
    """Installs every command."""
    tree = bot.tree

    @tree.command(description="Say hello")
    @app_commands.describe(name="Who", loud="In capitals")
    async def greet(interaction: discord.Interaction, name: str, loud: bool = False) -> None:
        text = f"Hello {name} ({interaction.locale})"
        await interaction.response.send_message(text.upper() if loud else text)

    @tree.command(description="Buttons")
    async def count(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Count", view=Counting(bot))

    @tree.command(description="Menus")
    async def menus(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Menus", view=Menus())

    @tree.command(description="A board")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=layout("b0.png"), files=board_files(0))

    @tree.command(description="A form at once")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form(bot))

    @tree.command(description="Think first")
    async def think(interaction: discord.Interaction, private: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=private)
        await bot.gate.wait()
        await interaction.followup.send("Thought")
        await interaction.followup.send("And more", ephemeral=private)

    @tree.command(description="A picture")
    async def card(interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(ONE_PIXEL), "p.png", description="A dot")
        await interaction.response.send_message("Card", file=file)

    @tree.command(description="Look at a file")
    async def look(interaction: discord.Interaction, file: discord.Attachment) -> None:
        data = await file.read()
        await interaction.response.send_message(f"{file.filename}: {len(data)} bytes, {file.content_type}")

    @tree.command(description="Mention someone")
    async def mention(interaction: discord.Interaction, user: discord.User, aloud: bool) -> None:
        allowed = discord.AllowedMentions(users=[user]) if aloud else discord.AllowedMentions.none()
        await interaction.response.send_message(f"{user.mention}, your turn", allowed_mentions=allowed)
        await interaction.edit_original_response(
            content=f"{user.mention}, still", allowed_mentions=discord.AllowedMentions.all()
        )

    @tree.command(description="Open a thread")
    async def thread(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Match")
        message = await interaction.original_response()
        public = await message.fetch()
        opened = await public.create_thread(name="Match", auto_archive_duration=60)
        await opened.send("In the thread")

    @tree.command(description="Break a law")
    async def broken(interaction: discord.Interaction, what: str) -> None:
        name, *rest = what.split(" ") if what.startswith("fetch") else [what]
        await attempt(bot, interaction, lambda each: BROKEN[name](each, *rest))

    @tree.command(description="For managers")
    @app_commands.default_permissions(manage_guild=True)
    async def admin(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Manager")

    @tree.command(description="Play a move")
    async def move(interaction: discord.Interaction, to: str) -> None:
        await interaction.response.send_message(f"Moved {to}")

    @move.autocomplete("to")
    async def to_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        if typed == "too many":
            return [app_commands.Choice(name=str(number), value=str(number)) for number in range(26)]
        squares = [f"{file}{rank}" for file in "abcdefgh" for rank in range(1, 9)]
        fitting = [square for square in squares if square.startswith(typed)]
        return [app_commands.Choice(name=f"to {square}", value=square) for square in fitting[:25]]

    @tree.context_menu(name="Challenge")
    async def challenge(interaction: discord.Interaction, user: discord.User) -> None:
        await interaction.response.send_message(f"{user.name} is challenged")

    @tree.context_menu(name="Analyse")
    async def analyse(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"Analysing {message.content!r}", ephemeral=True)

    settings = app_commands.Group(name="settings", description="Settings")

    @settings.command(description="Choose a theme")
    @app_commands.choices(
        theme=[app_commands.Choice(name="Dark", value="dark"), app_commands.Choice(name="Light", value="light")]
    )
    async def theme(interaction: discord.Interaction, theme: str) -> None:
        await interaction.response.send_message(f"Theme {theme}", ephemeral=True)

    tree.add_command(settings)


async def attempt(bot: SmallBot, interaction: discord.Interaction, act: Any) -> None:
    """Does something that Discord may refuse; keeps the error, and answers the interaction anyway."""
    try:
        await act(interaction)
    except discord.HTTPException as error:
        bot.refused(error)
        if interaction.response._response_type is None and error.code not in (40060, 50006):
            await interaction.response.send_message("Refused", ephemeral=True)


def say(*content: Any, **options: Any) -> Callable[[discord.Interaction], Any]:
    """A breach of the law that is a single message."""
    return lambda interaction: interaction.response.send_message(*content, **options)


def shown_in(item: ui.Item[Any]) -> Callable[[discord.Interaction], Any]:
    """The same, of Components V2."""
    return say(view=ui.LayoutView().add_item(item))


async def after_empty(interaction: discord.Interaction) -> None:
    with suppress(discord.HTTPException):
        await say("   ")(interaction)
    await interaction.response.send_message("again")


async def twice(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Once")
    interaction.response._response_type = None
    await interaction.response.send_message("Twice")


async def modal_after_defer(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    interaction.response._response_type = None
    await form_again(interaction)


async def v2_downgrade(interaction: discord.Interaction) -> None:
    await shown_in(ui.TextDisplay("V2"))(interaction)
    await interaction.edit_original_response(content="classic", view=None)


async def form_again(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Form(interaction.client))


async def fetch(interaction: discord.Interaction, number: str) -> None:
    await interaction.channel.get_partial_message(int(number)).fetch()


async def withdraw(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Soon gone")
    await interaction.delete_original_response()


async def another(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await interaction.delete_original_response()
    await interaction.followup.send("Instead")


async def six_followups(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("0")
    for number in range(1, 7):
        await interaction.followup.send(str(number))


BROKEN = {
    "fetch": fetch,
    "withdraw": withdraw,
    "another": another,
    "six follow-ups": six_followups,
    "empty": say("   "),
    "after empty": after_empty,
    "label": lambda on: say("a", view=ui.View().add_item(ui.Button(label="x" * 81)))(on),
    "embed": say(embed=discord.Embed(title="Card")),
    "twice": twice,
    "modal after defer": modal_after_defer,
    "v2 downgrade": v2_downgrade,
    "no media": lambda on: shown_in(ui.MediaGallery(discord.MediaGalleryItem("attachment://none.png")))(on),
}
