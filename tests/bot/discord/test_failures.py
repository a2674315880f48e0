"""The table of Discord's error codes, which no other file knows."""

import ast
import re
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord

from bot.discord.failures import CODES, Failure, classify
from bot.discord.rate_limits import RateLimited
from tests.cases import for_each

BOT = Path(__file__).parents[3] / "bot"


def refused(status: int, code: int, kind: type[discord.HTTPException] = discord.HTTPException) -> Exception:
    """What discord.py raises for such an answer."""
    return kind(SimpleNamespace(status=status, reason="no", headers={"Via": "1"}), {"code": code, "message": "no"})


def blocked(status: int) -> Exception:
    """What discord.py raises for a page of Cloudflare's."""
    return discord.HTTPException(SimpleNamespace(status=status, reason="no", headers={}), "<!DOCTYPE html>")


@for_each(
    "error, failure",
    [
        (refused(429, 30046), Failure.TOO_OFTEN),
        (RateLimited(30046, 6.0, of_message=True), Failure.TOO_OFTEN),
        (RateLimited(20028, 1200.0, of_message=True), Failure.TOO_OFTEN),
        (RateLimited(0, 6.0), Failure.PASSES),
        (refused(404, 10008, discord.NotFound), Failure.GONE),
        (refused(404, 0, discord.NotFound), Failure.UNREACHABLE),
        (refused(401, 0), Failure.PASSES),
        (refused(401, 50027), Failure.EXPIRED),
        (refused(403, 40333, discord.Forbidden), Failure.PASSES),
        (refused(403, 0, discord.Forbidden), Failure.BUG),
        (blocked(403), Failure.PASSES),
        (refused(503, 0, discord.DiscordServerError), Failure.PASSES),
        (refused(502, 0), Failure.PASSES),
        (aiohttp.ClientConnectionError(), Failure.PASSES),
        (TimeoutError(), Failure.PASSES),
        (RuntimeError("Session is closed"), Failure.PASSES),
        (refused(400, 50035), Failure.BUG),
        (ValueError("ours"), Failure.BUG),
    ],
)
def test_what_an_error_means(error, failure):
    """The code decides if it is in the table, whatever the status; else the status, and how the connection broke."""
    assert classify(error) is failure


def test_nothing_else_compares_codes():
    for path in sorted(BOT.rglob("*.py")):
        if "playground" in path.relative_to(BOT).parts or path.name in ("failures.py", "rate_limits.py"):
            continue
        text = path.read_text("utf-8")
        if CODES.keys() & {*map(int, re.findall(r"\d+", text.replace("_", "")))}:  # to parse takes longer
            numbers = {node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)}
            assert not numbers & CODES.keys(), path
