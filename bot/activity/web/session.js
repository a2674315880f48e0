/** Signs in: Discord vouches for the person to the bot, and the bot gives a session, which only memory keeps. */

import { fetched } from "./fetching.js";
import { Frame, parameter } from "./frame.js";

const DIALOG_MS = 300_000; // a person reads what is asked
const BOT_MS = 60_000; // the bot asks Discord, perhaps again and again

/** The session's token. Throws where Discord or the bot refuses or does not answer; `told` says why, if the bot does. */
export async function signIn(application) {
  const frame = new Frame(application);
  await frame.ready();
  const asked = { client_id: application, response_type: "code", prompt: "none", scope: ["identify"] };
  const { code } = await frame.command("AUTHORIZE", asked, DIALOG_MS);
  const request = { method: "POST", headers: { "Content-Type": "application/json" } };
  const body = JSON.stringify({ code, instance: parameter("instance_id") });
  const { session, access_token } = await fetched("session", BOT_MS, { ...request, body });
  await frame.command("AUTHENTICATE", { access_token });
  return session;
}
