/**
 * Addresses of messages on discord.com, which lead nowhere from here: a click on one goes to the message on this page.
 */

const MESSAGE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)\/(\d+)$/;

/** Follows such links for as long as the page lives; `show(channel, message)` goes there. */
export function followJumps(show) {
  document.addEventListener("click", (event) => {
    const [, channel, message] = MESSAGE.exec(event.target.closest?.("a[href]")?.href ?? "") ?? [];
    if (!message) return;
    event.preventDefault();
    show(channel, message);
  });
}
