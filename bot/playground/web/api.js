/** The two ways to the server: acting for a person, and listening to what that person may see. */

const BASE = location.pathname.replace(/[^/]*$/, "");

/** The server refused an action; the message is for the person. */
export class Refused extends Error {}

/**
 * Does `action` for `person` and returns the server's answer.
 *
 * Raises Refused with the server's words, or with the status text where it sent none.
 */
export async function act(person, action, detail = {}) {
  const body = JSON.stringify({ person, action, ...detail });
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${BASE}act`, { method: "POST", headers, body });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(answer.error ?? response.statusText);
  return answer;
}

/** The state that a person sees now; of the first person where `person` is empty or unknown. */
export async function stateOf(person) {
  const response = await fetch(`${BASE}state?person=${encodeURIComponent(person ?? "")}`);
  if (response.status === 404 && person) return stateOf("");
  return response.json();
}

/** The socket of a frame of the Activity's; `hear` is given what the server says. Closing it leaves the Activity. */
export function frameSocket(frameId, hear) {
  const socket = new WebSocket(new URL(`${BASE}frames/${frameId}`, location.href.replace(/^http/, "ws")));
  socket.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
  return socket;
}

const RETRY_MS = 3000;

/**
 * Calls `hear(event, at)` for everything `person` sees from now on, beginning with a SNAPSHOT and, where `since` is an
 * `at` of before, with whom messages called after it; after a lost connection it begins anew by itself.
 * `tell(connected)` follows the connection's state. Returns the function that ends the listening.
 */
export function listen(person, since, hear, tell) {
  let stream = null;
  let retry = null;
  const open = () => {
    stream = new EventSource(`${BASE}events?${new URLSearchParams({ person, since })}`);
    stream.onmessage = ({ data, lastEventId }) => hear(JSON.parse(data), (since = lastEventId));
    stream.onopen = () => tell(true);
    stream.onerror = () => {
      tell(false);
      if (stream.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_MS); // the browser gave up
    };
  };
  open();
  return () => {
    clearTimeout(retry);
    stream.close();
  };
}

/**
 * Where a picture or file of the stand-in CDN lies on this server, or null for an address elsewhere.
 *
 * Only the path is kept: a world that was saved under another port still shows its pictures.
 */
export function cdnPath(url) {
  try {
    const { pathname, search } = new URL(url, location.href);
    return pathname.startsWith("/cdn/") ? pathname + search : null;
  } catch {
    return null;
  }
}
