"""The command line. Each module of `engines.cli.commands` is one command: its name, its docstring the help."""

from engines.cli.program import main

__all__ = ["main"]
