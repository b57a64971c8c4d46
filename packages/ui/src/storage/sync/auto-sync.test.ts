import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncAfterChanges } from './auto-sync.ts';

const LINK = { key: 'a', deviceId: 'b', deviceName: 'c' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'trailbook' }] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function started(link: typeof LINK | undefined) {
  const sync = vi.fn(async () => undefined);
  const soon = syncAfterChanges({
    database: { syncLink: async () => link },
    service: { syncUnlessRunning: sync },
  });
  return { sync, soon };
}

it('syncs once after changes that follow each other', async () => {
  const { sync, soon } = started(LINK);
  soon();
  await vi.advanceTimersByTimeAsync(5000);
  soon();
  await vi.advanceTimersByTimeAsync(9000);
  expect(sync).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sync).toHaveBeenCalledOnce();
});

it('puts it off for a minute at most, whatever goes on', async () => {
  const { sync, soon } = started(LINK);
  for (let second = 0; second < 61; second += 5) {
    soon();
    await vi.advanceTimersByTimeAsync(5000);
  }
  expect(sync).toHaveBeenCalled();
});

it('asks nobody where it is off, or without a network', async () => {
  const off = started(undefined);
  off.soon();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(off.sync).not.toHaveBeenCalled();
  const away = started(LINK);
  vi.stubGlobal('navigator', { onLine: false });
  away.soon();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(away.sync).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  const nothing = started(LINK);
  nothing.soon();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(nothing.sync).not.toHaveBeenCalled();
});
