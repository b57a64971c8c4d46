import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Site } from '../../../server/site/create-site';
import { smallDataset } from '../../../server/test/small-dataset';
import { drawnSite } from '../../../test/drawn-site';

let site: Site;
beforeAll(async () => {
  site = await drawnSite(smallDataset);
  // All of the site's modules are read, which takes its time.
}, 180_000);

const ask = (method: string, path: string) =>
  site(new Request(`http://localhost:3000${path}`, { method }));

describe('a method that a call does not take', () => {
  it.each(['DELETE', 'PROPFIND', 'MKCOL'])('is told in one form: %s', async (method) => {
    const logged = vi.spyOn(console, 'error');
    const answer = await ask(method, '/api/v1/health');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
    expect(await answer.json()).toEqual({ error: { code: 'METHOD_NOT_ALLOWED' } });
    expect((await ask(method, '/api/v1/nothing')).status).toBe(404);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(['POST', 'PROPFIND'])('is told in a word where people read: %s', async (method) => {
    const answer = await ask(method, '/en');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
    expect(await answer.text()).toBe('METHOD_NOT_ALLOWED');
  });
});
