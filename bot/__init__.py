"""The Discord bot, and the playground: a Discord on this machine to try and test it."""
