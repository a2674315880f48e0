"""The greeting of a server, and the page of its settings."""

from typing import Literal

from bot.discord.controls import MOST_OPTIONS, Button, Menu, Option, Picker, Row, Style, Tag
from bot.discord.page import Block, Page
from bot.locales import Catalogue
from bot.match.page import ASKED
from bot.match.places import MOST_MATCHES, Rules


def greeting_page(texts: Catalogue) -> Page:
    """The greeting of a new server: three steps, and a button to the settings."""
    steps = (texts[f"greeting.{step}"] for step in ("play", "setup", "moderate"))
    button = Button(texts["greeting.button"], Tag("setup"), "primary")
    return Page(f"### {texts['greeting.title']}", *steps, Row(button), accent=ASKED)


def setup_page(texts: Catalogue, server: int, rules: Rules, may_open_threads: bool) -> Page:
    """The settings of a server, each with the control that changes it. Says what a setting needs that the bot may not
    do.
    """

    def tag(what: str) -> Tag:
        return Tag("setup-choose", detail=what)

    def picker(
        what: str, kind: Literal["role", "channel", "text"], chosen: tuple[int, ...], most: int = MOST_OPTIONS
    ) -> tuple[Block, ...]:
        placeholder = texts[f"setup.{what}-any"]
        return texts[f"setup.{what}"], Row(Picker(tag(what), placeholder, kind, chosen, most))

    log = () if rules.log is None else (rules.log,)
    most = tuple(Option(texts.text("setup.most-option", n=n), str(n), chosen=n == rules.most) for n in MOST_MATCHES)
    placeholder = texts["setup.most"].replace("*", "")  # a menu shows no markup
    quiet = texts["setup.quiet-never"]
    if hours := rules.quiet:
        quiet = texts.text("setup.quiet", start=f"{hours.start}:00", end=f"{hours.end}:00", zone=hours.zone)
    return Page(
        f"### {texts['setup.title']}",
        *picker("channels", "channel", rules.channels),
        *picker("roles", "role", rules.roles),
        *picker("log", "text", log, 1),
        texts["setup.most"],
        Row(Menu(tag("most"), placeholder, most)),
        quiet,
        Row(
            _toggle(texts, "leaderboard", rules.leaderboard),
            _toggle(texts, "threads", rules.threads),
            Button(texts["setup.quiet-button"], Tag("setup-quiet"), emoji="🌙"),
            Button(texts["daily.button"], Tag("daily-setup"), emoji="🧩"),
            Button(texts["settings.server_title"], Tag("server-settings", server), emoji="🏠"),
        ),
        texts["setup.threads-refused"] if rules.threads and not may_open_threads else "",
        accent=ASKED,
    )


def _toggle(texts: Catalogue, what: str, on: bool) -> Button:
    """The button that says whether something is on, and whose tag asks for the opposite."""
    now, other = ("on", "off") if on else ("off", "on")
    style: Style = "success" if on else "secondary"
    return Button(texts[f"setup.{what}-{now}"], Tag("setup-toggle", detail=f"{what}-{other}"), style)
