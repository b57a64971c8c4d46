import { askWarpStatistics } from '@trailbook/api/calls/warp-fetch';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerOf, countsNothing, ownSite } from './site-calls.ts';

/** What went wrong when a server answers so. */
async function errorOf(status: number, code: string): Promise<unknown> {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => Response.json({ error: { code } }, { status }));
  const { signal } = new AbortController();
  const answer = askWarpStatistics(ownSite, { bannerId: '11' }, signal);
  return answerOf(answer).catch((error: unknown) => error);
}

afterEach(() => vi.unstubAllGlobals());

describe('countsNothing', () => {
  it('is so of a server that has no statistics, such as the one in the desktop program', async () => {
    expect(countsNothing(await errorOf(503, 'NO_STATISTICS'))).toBe(true);
  });

  it('is not so of one that cannot answer at the moment', async () => {
    expect(countsNothing(await errorOf(503, 'TOO_SLOW'))).toBe(false);
    expect(countsNothing(new Error('There is no network.'))).toBe(false);
  });
});
