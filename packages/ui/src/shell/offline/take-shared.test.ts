import { afterEach, expect, it, vi } from 'vitest';
import type { Said } from './protocol.ts';
import { takeShared } from './take-shared.ts';

const MARK = '0b0f1a3e-0000-4000-8000-000000000000';

/** A browser whose worker answers so; one that stays silent where nothing is given. */
function withWorker(answer?: unknown) {
  const heard: Said[] = [];
  const controller = {
    postMessage(said: Said, [port]: readonly MessagePort[]) {
      heard.push(said);
      if (answer !== undefined) port?.postMessage(answer);
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  return heard;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('what was shared comes from the worker, by its name (U38)', async () => {
  const heard = withWorker({ files: [], text: 'a link' });
  expect(await takeShared(MARK)).toEqual({ files: [], text: 'a link' });
  expect(heard).toEqual([{ say: 'take-shared', id: MARK }]);
});

it.each(['late', 'large', 'unread'])(
  'nobody is asked where the address says: %s',
  async (fault) => {
    const heard = withWorker({ files: [], text: '' });
    expect(await takeShared(fault)).toBe(fault);
    expect(heard).toEqual([]);
  },
);

it.each([
  ['nothing', null],
  ['no share', { files: ['a'], text: 1 }],
  ['files without a text', { files: [] }],
])('the worker has %s', async (_what, answer) => {
  withWorker(answer);
  expect(await takeShared(MARK)).toBe('late');
});

it('a worker that is silent is not waited for without end', async () => {
  vi.useFakeTimers();
  withWorker();
  const taken = takeShared(MARK);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await taken).toBe('late');
});

it('there is no worker', async () => {
  vi.stubGlobal('navigator', {});
  expect(await takeShared(MARK)).toBe('late');
});
