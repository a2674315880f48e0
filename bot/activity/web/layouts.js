/** The boards as the bot describes them, by address: each is fetched once. */

import { fetched } from "./fetching.js";

const PATIENCE_MS = 10_000; // the bot needs less than a second
const known = new Map(); // by address: a promise of the board

/** A board; null where it could not be fetched, and the next call tries again. */
export async function layoutAt(address) {
  if (!known.has(address)) known.set(address, fetched(address, PATIENCE_MS));
  return known.get(address).catch(() => known.delete(address) && null);
}
