import { fail, ok } from '@trailbook/core/internal/basics';
import { afterEach, expect, it, vi } from 'vitest';
import type { SyncFailure } from '../documents/database.ts';
import { SYNC_LOCK } from '../documents/write-lock.ts';
import { inTurn } from './in-turn.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('waits for the sync that runs, and then does its own', async () => {
  const free: (() => void)[] = [];
  const request = vi.fn(
    (_name: string, _how: object, then: () => void) =>
      new Promise<void>((resolve) => {
        free.push(() => resolve(then()));
      }),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  const answers = [fail({ code: 'RUNNING' } as const), ok('done')];
  const step = vi.fn(async () => answers.shift() ?? fail({ code: 'STORE_FAILED' } as const));
  const done = inTurn<string>(step);
  await vi.waitFor(() => expect(free).toHaveLength(1));
  expect(request).toHaveBeenCalledWith(SYNC_LOCK, { mode: 'shared' }, expect.any(Function));
  expect(step).toHaveBeenCalledTimes(1);
  free[0]?.();
  expect(await done).toEqual(ok('done'));
});

it('hands every other failure on at once', async () => {
  const failed = fail<SyncFailure>({ code: 'CLOUD_OFFLINE' });
  const step = vi.fn(async () => failed);
  expect(await inTurn(step)).toBe(failed);
  expect(step).toHaveBeenCalledTimes(1);
});
