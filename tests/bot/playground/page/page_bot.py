"""A bot that shows the page everything a bot can show: what the page's tests click through."""

from __future__ import annotations

import asyncio
import io
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui

CHINESE = {"play": "对局", "Start a game": "开始一盘棋", "game": "游戏", "Connect Four": "四子棋"}
MOVES = ["h2e2", "h2d2", "b2e2", "h0g2"]


class Chinese(app_commands.Translator):
    """Knows a handful of words."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The Chinese word where there is one."""
        return CHINESE.get(string.message) if locale is discord.Locale.chinese else None


class PageBot(discord.Client):
    """Slash commands, one context menu, buttons, menus and a form; `release` lets /think finish."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.release = asyncio.Event()

    async def setup_hook(self) -> None:
        """Install the commands."""
        for command in (play, move, secret, think, form, menu, silent, call, analyse):
            self.tree.add_command(command)
        await self.tree.set_translator(Chinese())
        await self.tree.sync()


def square(red: int) -> discord.File:
    """A one-coloured picture, 160 by 120, a different one for each `red`."""
    row = b"\0" + bytes((red, 60, 120)) * 160
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", 160, 120, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(row * 120)), (b"IEND", b"")]
    body = b"".join(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks)
    return discord.File(io.BytesIO(b"\x89PNG\r\n\x1a\n" + body), f"b{red}.png", description=f"The board after {red} moves")


class Board(ui.LayoutView):
    """Three columns to press, one of them full, and two buttons that go wrong or open a form."""

    def __init__(self, title: str, ply: int = 0) -> None:
        super().__init__(timeout=None)
        self.title, self.ply = title, ply
        picture = f"attachment://b{ply}.png"
        alt = f"The board after {ply} moves"
        container: ui.Container[Any] = ui.Container(
            ui.TextDisplay(f"### {title}\nMove **{ply}**"),
            ui.MediaGallery(discord.MediaGalleryItem(picture, description=alt)),
            ui.ActionRow(*[Column(number) for number in (1, 2, 3)]),
            ui.Separator(),
            ui.ActionRow(Hint(), Broken(), ui.Button(label="Rules", url="https://example.com/rules")),
            accent_colour=0xE8505B,
        )
        self.add_item(container)


class Column(ui.Button[Board]):
    """Plays a move: the message changes in place, picture and all."""

    def __init__(self, number: int) -> None:
        super().__init__(label=str(number), custom_id=f"column:{number}", disabled=number == 3)

    async def callback(self, interaction: discord.Interaction) -> None:
        """One move further."""
        assert self.view is not None
        after = Board(f"{interaction.user.display_name} played {self.label}", self.view.ply + 1)
        await interaction.response.edit_message(view=after, attachments=[square(after.ply)])


class Hint(ui.Button[Board]):
    """Answers in private."""

    def __init__(self) -> None:
        super().__init__(label="Hint", custom_id="hint", style=discord.ButtonStyle.primary, emoji="💡")

    async def callback(self, interaction: discord.Interaction) -> None:
        """A private hint."""
        await interaction.response.send_message("Try the *centre* column.", ephemeral=True)


class Broken(ui.Button[Board]):
    """Never answers."""

    def __init__(self) -> None:
        super().__init__(label="Broken", custom_id="broken", style=discord.ButtonStyle.danger)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Nothing."""


@app_commands.command(description="Start a game")
@app_commands.describe(game="Which game", opponent="Whom to challenge", level="How strong, 1 to 5")
@app_commands.choices(
    game=[app_commands.Choice(name="Connect Four", value="connect4"), app_commands.Choice(name="Xiangqi", value="xiangqi")]
)
async def play(
    interaction: discord.Interaction,
    game: str,
    opponent: discord.User | None = None,
    level: app_commands.Range[int, 1, 5] = 3,
) -> None:
    """A board."""
    against = opponent.display_name if opponent else "nobody"
    await interaction.response.send_message(view=Board(f"{game} against {against}, level {level}"), file=square(0))


@app_commands.command(description="Make a move")
async def move(interaction: discord.Interaction, move: str) -> None:
    """Repeats the move."""
    await interaction.response.send_message(f"{interaction.user.display_name} moves `{move}`")


@move.autocomplete("move")
async def legal(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The legal moves that begin like that."""
    return [app_commands.Choice(name=f"{name} legal", value=name) for name in MOVES if name.startswith(typed)]


@app_commands.command(description="A private answer")
async def secret(interaction: discord.Interaction) -> None:
    """For one reader."""
    await interaction.response.send_message("The secret is **42**", ephemeral=True)


@app_commands.command(description="Think for a while")
async def think(interaction: discord.Interaction) -> None:
    """Deferred until the test lets it go."""
    await interaction.response.defer(thinking=True)
    assert isinstance(interaction.client, PageBot)
    await interaction.client.release.wait()
    await interaction.followup.send("Done thinking")


class Form(ui.Modal, title="Type a move"):
    """Text, a menu and a choice of one."""

    where: ui.Label[Form] = ui.Label(text="Your move", description="e.g. h2e2", component=ui.TextInput(max_length=4))
    colour: ui.Label[Form] = ui.Label(
        text="Colour", component=ui.Select(options=[discord.SelectOption(label="Red"), discord.SelectOption(label="Black")])
    )
    clock: ui.Label[Form] = ui.Label(
        text="Clock",
        component=ui.RadioGroup(options=[discord.RadioGroupOption(label="Fast"), discord.RadioGroupOption(label="Slow")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Tells what arrived."""
        text, colours, clock = self.where.component, self.colour.component, self.clock.component
        await interaction.response.send_message(f"{text.value} / {colours.values[0]} / {clock.value}")  # type: ignore[union-attr]


@app_commands.command(description="Open a form")
async def form(interaction: discord.Interaction) -> None:
    """A modal."""
    await interaction.response.send_modal(Form())


class Pieces(ui.View):
    """A menu of strings and one of people."""

    @ui.select(placeholder="Which piece?", options=[discord.SelectOption(label="Horse", emoji="🐴"), discord.SelectOption(label="Cannon")])
    async def piece(self, interaction: discord.Interaction, menu: ui.Select[Pieces]) -> None:
        """Tells the choice."""
        await interaction.response.edit_message(content=f"You chose {menu.values[0]}", view=self)

    @ui.select(cls=ui.UserSelect, placeholder="Whom?")
    async def person(self, interaction: discord.Interaction, menu: ui.UserSelect[Pieces]) -> None:
        """Tells the person."""
        await interaction.response.edit_message(content=f"You chose {menu.values[0].display_name}", view=self)


@app_commands.command(description="Menus")
async def menu(interaction: discord.Interaction) -> None:
    """Two menus."""
    await interaction.response.send_message("Choose:", view=Pieces(timeout=None))


@app_commands.command(description="Never answers")
async def silent(interaction: discord.Interaction) -> None:
    """Nothing."""


@app_commands.command(description="Call somebody")
async def call(interaction: discord.Interaction, who: discord.User) -> None:
    """Mentions a person."""
    await interaction.response.send_message(f"{who.mention}, your turn!", allowed_mentions=discord.AllowedMentions.all())


@app_commands.context_menu(name="Analyse")
async def analyse(interaction: discord.Interaction, message: discord.Message) -> None:
    """Says whose message it was."""
    await interaction.response.send_message(f"A message of {message.author.display_name}", ephemeral=True)
