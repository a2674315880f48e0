/** Fetches with a time limit: on a line that has just died an answer never comes, nor an error. */

/** The answer to a request that is good. Throws where there is none within `patience`; `told` says why, if the bot does. */
export async function fetched(address, patience, request = {}) {
  const late = new AbortController();
  setTimeout(() => late.abort(), patience);
  const response = await fetch(address, { ...request, signal: late.signal });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(`${response.status}`), { told: answer.text });
  return answer;
}
