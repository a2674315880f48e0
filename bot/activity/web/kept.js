/** What the page remembers of a person's choices, where the browser lets it: a frame may have no storage. */

const PREFIX = "qibot.";

/** A remembered value, null if there is none. */
export function kept(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Remembers a value; without storage nothing is remembered when the page is closed. */
export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // the choice holds as long as the page is open
  }
}
