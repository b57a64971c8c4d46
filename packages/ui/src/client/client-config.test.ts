import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NOW = Date.UTC(2026, 10, 23, 12);
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How far a server is ahead that answers so, asked on a device with or without a network. */
async function aheadOf(headers: Record<string, string>, onLine = true) {
  const ask = vi.fn(async () => Response.json({ reddot: [], promotions: {} }, { headers }));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('navigator', { onLine });
  const { serverAhead } = await import('./client-config.ts');
  const answers = [await serverAhead(), await serverAhead()];
  expect(ask.mock.calls.length).toBe(onLine ? 1 : 0);
  return answers;
}

const at = (moment: number) => ({ Date: new Date(moment).toUTCString() });

describe('how far the server’s clock is ahead of the device’s', () => {
  it('is told by its answer, and asked once', async () => {
    expect(await aheadOf(at(NOW + 30 * HOUR_MS))).toEqual([30 * HOUR_MS, 30 * HOUR_MS]);
  });

  it('is below zero where the device is ahead', async () => {
    expect(await aheadOf(at(NOW - HOUR_MS))).toEqual([-HOUR_MS, -HOUR_MS]);
  });

  it('is nothing where the answer is only as old as a browser keeps it', async () => {
    expect(await aheadOf(at(NOW - 10 * 60_000))).toEqual([0, 0]);
  });

  it('is nothing where nobody can say', async () => {
    expect(await aheadOf({})).toEqual([0, 0]);
  });

  it('is not asked without a network', async () => {
    expect(await aheadOf(at(NOW + HOUR_MS), false)).toEqual([0, 0]);
  });
});
