"""Several people on one page: tabs, windows, languages, unread marks; phones, themes, the keyboard."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Route, expect

from bot.playground.records import FORUM, LOCALES

from .conftest import PHONE

CONTRAST = Path(__file__).with_name("contrast.js")

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


@pytest.mark.slow
async def test_two_windows_follow_each_other_live(here, open_window):
    """Messages and changes arrive in both. An added person gets a tab in both, and is shown at once in their language
    where they were added.
    """
    alice, bob = await open_window(here.add_person("Alice")), await open_window(here.add_person("Bob"))
    await alice.type_command("hello Bob", "Enter")
    await bob.sees("hello Bob")
    await bob.type_command("/board", "Enter", "Enter")
    await alice.press("Move 0")
    await bob.press("Move 1")
    await alice.sees("Board 2")
    await bob.sees("Board 2")
    await alice.page.get_by_role("button", name="Add a person").click()
    await alice.page.get_by_role("textbox", name="Name").fill("小梅")
    await alice.page.get_by_role("combobox", name="Language").last.select_option("zh-CN")
    await alice.page.get_by_role("button", name="Add", exact=True).click()
    await expect(alice.page.get_by_role("tab", name="小梅")).to_have_attribute("aria-selected", "true")
    await expect(alice.page.get_by_role("heading", level=2, name="欢迎来到 #games")).to_be_visible()
    await expect(bob.page.get_by_role("tab", name="小梅")).to_have_attribute("aria-selected", "false")


async def test_each_tab_has_its_own_view(here, open_window):
    """Channel and draft are kept per person; a mention marks the called person's tab until they look.

    The row of people is one tab stop; left and right choose in it.
    """
    bob = here.add_person("Bob")
    window = await open_window(here.add_person("Alice"))
    await window.page.get_by_role("button", name="general").click()
    await window.type_command("half a thou")
    await window.page.get_by_role("tab", name="Bob").click()
    await expect(window.page.get_by_role("heading", level=1)).to_have_text("games")
    await expect(window.box).to_have_value("")
    await window.page.get_by_role("tab", name="Alice").click()
    await expect(window.page.get_by_role("heading", level=1)).to_have_text("general")
    await expect(window.box).to_have_value("half a thou")
    await window.box.fill("")
    await list(here.people)[1].slash("mention", user=bob.id, aloud=True)
    await expect(window.page.get_by_role("tab", name="Bob").locator(".called")).to_be_visible()
    await expect(window.page.get_by_role("button", name="games")).to_contain_text("unread")
    await window.page.get_by_role("tab", name="Bob").click()
    await expect(window.page.locator(".tab .dot")).to_have_count(0)
    await window.page.get_by_role("tab", name="Bob").focus()
    await window.page.keyboard.press("ArrowRight")
    await expect(window.page.get_by_role("tab", name="Alice")).to_be_focused()
    await expect(window.page.locator(".self")).to_contain_text("Alice")


async def test_a_forum_shows_where_its_posts_are(here, open_window):
    """Nothing can be written in a forum itself; there is no message box until one of its posts is opened."""
    alice, forum = here.add_person("Alice"), await here.moderation.add_channel("plaza", FORUM)
    await here.moderation.begin_thread(forum.id, "A post")
    window = await open_window(alice)
    await window.page.get_by_role("button", name="plaza").click()
    await expect(window.page.get_by_text("Open one from the list of channels")).to_be_visible()
    await expect(window.box).to_be_hidden()
    await window.page.get_by_role("button", name="A post").click()
    await window.type_command("hello", "Enter")
    await window.sees("hello")


async def test_who_is_called_while_the_page_turns_to_somebody_is_told(here, open_window):
    """A message that comes before the page listens again marks the called person's tab, once."""
    bob, alice = here.add_person("Bob"), here.add_person("Alice")
    window = await open_window(bob)
    tabs = {name: window.page.get_by_role("tab", name=name) for name in ("Alice", "Bob")}
    listening = asyncio.Event()

    async def later(route: Route) -> None:
        await listening.wait()
        await route.continue_()

    await window.page.route("**/events?*", later)
    await tabs["Alice"].click()
    await alice.slash("mention", user=bob.id, aloud=True)
    listening.set()
    await expect(tabs["Bob"].locator(".called")).to_be_visible()
    await tabs["Bob"].click()
    await tabs["Alice"].click()
    await alice.says("that was all")
    await window.sees("that was all")
    await expect(window.page.locator(".tab .called")).to_have_count(0)


async def test_a_language_change_is_heard_by_the_bot(here, open_window):
    """All languages of Discord's clients are offered. The page changes to the new one, and the next command has it."""
    window = await open_window(here.add_person("Alice"))
    menu = window.page.get_by_role("combobox", name="Language")
    offered = await menu.locator("option").evaluate_all("options => options.map((one) => one.value)")
    assert sorted(offered) == sorted(LOCALES)
    for named, language, said in (("Language", "zh-TW", "顯示指令"), ("語言", "zh-CN", "显示命令")):
        await window.page.get_by_role("combobox", name=named).select_option(language)
        await expect(window.page.get_by_role("button", name=said).last).to_be_visible()
    await window.page.get_by_role("combobox", name="发送消息到 #games").click()
    await window.page.keyboard.type("/greet x")
    for key in ("Backspace", "Enter", "a", "Enter"):
        await window.page.keyboard.press(key)
    await window.sees("Hello a (zh-CN)")


async def test_a_phone_shows_everything_in_its_width(here, open_window):
    """At 360 pixels nothing is wider than the screen, the tab of the person is in sight, and the channels are in a
    drawer that Escape closes. A polite live region reads new messages and changed boards, pictures by their
    descriptions.
    """
    *_, alice = (here.add_person(name) for name in ("Wolfgang", "Wilhelmina", "Konstantin", "Alice"))
    window = await open_window(alice, PHONE)
    await expect(window.page.get_by_role("tab", name="Alice")).to_be_in_viewport(ratio=0.9)
    await alice.slash("board")
    spoken = window.page.locator("[role=log] p").last
    await expect(spoken).to_have_text("Qibot: Board 0 Alice to move An empty board game.pgn")
    await alice.slash("menus")
    await window.page.get_by_role("button", name="Fruit").wait_for()
    widest = "Math.max(...[...document.querySelectorAll('.message *')].map((e) => e.getBoundingClientRect().right))"
    assert await window.page.evaluate(widest) <= PHONE[0]
    assert await window.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    await expect(window.page.get_by_role("button", name="general")).to_be_hidden()
    await window.page.get_by_role("button", name="Show channels").click()
    await expect(window.page.get_by_role("button", name="general")).to_be_visible()
    await window.page.keyboard.press("Escape")
    await expect(window.page.get_by_role("button", name="general")).to_be_hidden()
    await expect(window.box).to_be_focused()


async def test_every_text_is_readable_by_day_and_by_night(here, open_window):
    """The theme is that of the system; the contrast of all text is at least 4.5 to 1 (WCAG 2.2, AA) in both. A switch
    overrides the system's and is kept over a reload.
    """
    alice = here.add_person("Alice")
    window = await open_window(alice)
    root = window.page.locator("html")
    for command in ("board", "menus", "card", "count"):
        await alice.slash(command)
    await window.page.get_by_role("button", name="Press").click()
    await window.sees("Only you can see this")
    await window.type_command("/")
    for scheme in ("light", "dark"):
        await window.page.emulate_media(color_scheme=scheme)
        await expect(root).to_have_attribute("data-theme", scheme)
        assert await window.page.evaluate(CONTRAST.read_text()) == []
    await window.page.keyboard.press("Escape")
    await window.page.get_by_role("button", name="Switch to light").click()
    await window.page.reload()
    await expect(root).to_have_attribute("data-theme", "light")
