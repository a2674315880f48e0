/** The boards as the bot describes them, by address: each is fetched once. */

const known = new Map(); // by address: a promise of the board

/** A board; null where it could not be fetched, and the next call tries again. */
export async function layoutAt(address) {
  if (!known.has(address)) known.set(address, fetched(address));
  return known.get(address).catch(() => known.delete(address) && null);
}

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
