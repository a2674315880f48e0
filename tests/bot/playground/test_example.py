"""The example in the package's docstring."""

import asyncio
import textwrap
from typing import Any

import discord
from discord import app_commands, ui

import bot.playground as package


class MyClient(discord.Client):
    """The shortest bot that does what the example shows."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), **options)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(description="Play")
        async def play(interaction: discord.Interaction, game: str) -> None:
            await interaction.response.send_message(game, view=Board())

        await self.tree.sync()


class Board(ui.View):
    """One button, which is deferred before it changes."""

    @ui.button(label="Drop 4")
    async def drop(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        button.disabled = True
        await interaction.edit_original_response(view=self)


async def test_the_example_runs():
    lines = (package.__doc__ or "").splitlines()
    code = textwrap.dedent("\n".join(line for line in lines if line.startswith("    ")))
    names: dict[str, Any] = {"MyClient": MyClient, "asyncio": asyncio}
    exec(f"async def example():\n{textwrap.indent(code, '    ')}\n", names)  # noqa: S102
    await names["example"]()
