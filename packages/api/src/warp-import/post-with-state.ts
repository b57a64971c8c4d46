const STATE_PATH = '/api/v1/state';

/**
 * Posts to the site, with a state that it gave: so it knows that whoever posts has asked it before.
 * Rule C6.
 *
 * @param url - of the call
 */
export async function postWithState(
  url: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const stopping = signal ? { signal } : {};
  const given = await fetch(url.replace(/\/api\/v1\/.*$/, STATE_PATH), {
    cache: 'no-store',
    ...stopping,
  });
  // Whoever is too busy for this is too busy for the call, and says so in the same words.
  if (!given.ok) return given;
  const { state } = (await given.json()) as { state: string };
  return fetch(url, {
    method: 'POST',
    ...{ mode: 'cors', cache: 'no-store', referrerPolicy: 'no-referrer' },
    headers: { 'Content-Type': 'application/json', 'X-SRS-Verify': state },
    body: JSON.stringify(body),
    ...stopping,
  });
}
