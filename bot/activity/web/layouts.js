/** The boards as the bot describes them, by address: each is fetched once. */

export class Layouts {
  constructor() {
    this.known = new Map(); // by address: a promise of the board
  }

  /** A board; null where it could not be fetched, and the next call tries again. */
  async at(address) {
    if (!this.known.has(address)) this.known.set(address, fetched(address));
    return this.known.get(address).catch(() => this.known.delete(address) && null);
  }
}

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
