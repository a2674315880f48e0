"""The command line. Each module of `engines.cli.commands` is a command with the module's name and docstring as help."""

from engines.cli.program import main

__all__ = ["main"]
