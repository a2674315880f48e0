"""Opening the page: who has access, and what it shows while the bot or the server comes and goes."""

import aiohttp
import pytest
from playwright.async_api import expect

from bot.playground import Playground
from bot.playground.webpage import mount

from ..conftest import running
from ..small_bot import SmallBot

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.slow
async def test_a_bot_that_comes_later_is_noticed(here, open_window):
    """Until the bot connects the page says so; then its commands appear, and the draft is kept."""
    window = await open_window(here.add_person("Alice"))
    await expect(window.page.get_by_text("Qibot is not connected")).to_be_visible()
    await window.type_command("/")
    await expect(window.page.locator(".suggestions")).to_contain_text("No bot is connected yet")
    await window.page.keyboard.press("Backspace")
    await window.type_command("hello")
    async with running(here, SmallBot()):
        await expect(window.page.get_by_text("Qibot is not connected")).to_have_count(0)
        await expect(window.box).to_have_value("hello")
        await expect(window.box).to_be_focused()
        await window.box.fill("/greet")
        await expect(window.options("/greet")).to_be_visible()
    await expect(window.page.get_by_text("Qibot is not connected")).to_be_visible()


@pytest.mark.slow
async def test_a_lost_connection_is_told_and_made_good(here, open_window):
    """When the stream breaks the page says so; when it is back, the missed messages are there."""
    alice = here.add_person("Alice")
    window = await open_window(alice)
    await window.page.context.set_offline(True)
    await window.page.evaluate("window.stop()")
    await expect(window.page.get_by_text("No connection to the playground")).to_be_visible()
    await alice.says("said meanwhile")
    await window.page.context.set_offline(False)
    await window.sees("said meanwhile")
    await expect(window.page.get_by_text("No connection to the playground")).to_have_count(0)


@pytest.mark.slow
async def test_an_open_page_goes_on_after_a_restart(tmp_path, browser):
    """With a kept folder the page is at its address again, with what came meanwhile."""
    context = await browser.new_context(reduced_motion="reduce")
    page = await context.new_page()
    async with Playground(mount=mount, folder=tmp_path) as here:
        alice = here.add_person("Alice")
        await page.goto(f"{here.page}#person={alice.id}")
        await alice.says("before")
        await page.locator(".messages li", has_text="before").wait_for()
    await expect(page.get_by_text("No connection to the playground")).to_be_visible()
    async with Playground(mount=mount, folder=tmp_path) as here:
        await here.people[alice.id].says("after")
        await expect(page.locator(".messages li", has_text="after")).to_be_visible()
        await expect(page.get_by_text("No connection to the playground")).to_have_count(0)
        await page.get_by_role("combobox", name="Message").fill("I am still here")
        await page.keyboard.press("Enter")
        await expect(page.locator(".messages li", has_text="I am still here")).to_be_visible()
        await context.close()


async def test_what_the_page_is_answered(here):
    """The strict content policy, no referrer, no type guessing; a wrong key finds nothing. Missing and unknown values
    of an action get 400 and a reason, never a server error.
    """
    async with aiohttp.ClientSession() as web:
        async with web.get(here.page) as answer:
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        async with web.get(f"{here.url}/wrong/") as answer:
            assert answer.status == 404
    alice = here.add_person("Alice")
    bad = [
        {},
        {"person": str(alice.id), "action": "fly"},
        {"person": str(alice.id), "action": "click", "channel_id": "1", "message_id": "2", "custom_id": "x"},
        {"person": str(alice.id), "action": "say", "channel_id": str(alice.place), "content": " "},
        {"person": str(alice.id), "action": "slash", "channel_id": str(alice.place), "command": "no", "options": {}},
    ]
    async with aiohttp.ClientSession() as web:
        for body in bad:
            async with web.post(f"{here.page}act", json=body) as answer:
                assert answer.status == 400, body
                assert (await answer.json())["error"]


@pytest.mark.slow
async def test_what_is_asked_for_without_a_connection_is_told(here, browser):
    """A person to add, a language and a form wait for the connection, and the page says so; none of them is lost."""
    context = await browser.new_context(reduced_motion="reduce")
    page, thrown = await context.new_page(), list[str]()
    page.on("pageerror", lambda error: thrown.append(f"{error}"))
    dialog, told = page.get_by_role("dialog"), "No connection to the playground"
    async with running(here, SmallBot()):
        await page.goto(f"{here.page}#person={here.add_person('Alice').id}")
        await page.get_by_role("combobox", name="Message").fill("/form ")
        await page.keyboard.press("Enter")
        await dialog.get_by_role("button", name="Level").click()
        await page.keyboard.press("Enter")
        await context.set_offline(True)
        await dialog.get_by_role("button", name="Submit").click()
        await expect(dialog.get_by_role("alert")).to_contain_text(told)
        await expect(dialog.get_by_role("button", name="Submit")).to_be_enabled()
        await page.keyboard.press("Escape")
        language = page.get_by_role("combobox", name="Language")
        await language.select_option("de")
        await expect(language).to_have_value("en-US")
        await page.get_by_role("button", name="Add a person").click()
        await dialog.get_by_label("Name").fill("Newcomer")
        await page.keyboard.press("Enter")
        await expect(dialog.get_by_role("alert")).to_contain_text(told)
        await context.set_offline(False)
        await dialog.get_by_role("button", name="Add", exact=True).click()
        await expect(page.get_by_role("tab", name="Newcomer")).to_have_attribute("aria-selected", "true")
    assert thrown == []
    await context.close()
