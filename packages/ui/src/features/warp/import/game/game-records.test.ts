import type { ImportEvent } from '@trailbook/api/warp-import';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameBridge } from '../../../../platform/index.ts';
import { recordsOf } from './game-records.ts';

const REQUEST = { banners: [{ type: 11 as const, from: '0' }], known: {} };
const BANNER: ImportEvent = { event: 'banner', type: 11, end: 'ALL' };

/** The desktop, which tells these events. */
function desktop(...events: readonly ImportEvent[]) {
  const rest = [...events];
  const asked: unknown[] = [];
  const game: GameBridge = {
    find: async () => ({ accounts: [], reason: 'NO_LOG', newestAt: null, canClear: false }),
    chooseFolder: async () => false,
    begin: async (request) => void asked.push(request),
    next: async () => rest.shift() ?? null,
    stop: async () => void asked.push('stop'),
    link: async (id) => (id === 'known' ? 'https://link' : null),
    clear: async () => 'KEPT',
  };
  return { game, asked };
}

async function read(game: GameBridge, signal = new AbortController().signal) {
  const from = await recordsOf(game, 'known', false);
  if (!('read' in from)) throw new Error('It gave the link.');
  const events: ImportEvent[] = [];
  for await (const event of from.read(REQUEST, signal)) events.push(event);
  return events;
}

afterEach(() => vi.restoreAllMocks());

it('tells what the desktop reads, to its end and no further', async () => {
  const { game, asked } = desktop(BANNER, { event: 'done' }, BANNER);
  expect(await read(game)).toEqual([BANNER, { event: 'done' }]);
  expect(asked).toEqual([{ ...REQUEST, id: 'known' }]);
});

it('gives the link only where the player gives warps to the site', async () => {
  const { game } = desktop();
  expect(await recordsOf(game, 'known', true)).toEqual({ text: 'https://link' });
  expect(await recordsOf(game, 'gone', true)).toHaveProperty('read');
});

it('fails where the desktop has forgotten the account', async () => {
  const { game } = desktop(BANNER);
  const failure = { code: 'IMPORT_FAILED' };
  expect(await read(game)).toEqual([BANNER, { event: 'failed', failure }]);
});

it('fails where the bridge does', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { game } = desktop();
  const begin = async () => {
    throw new Error('Not our page.');
  };
  expect(await read({ ...game, begin })).toEqual([
    { event: 'failed', failure: { code: 'IMPORT_FAILED' } },
  ]);
});

it('stops the desktop where the page does not wait any more', async () => {
  const left = new AbortController();
  const { game, asked } = desktop(BANNER, BANNER);
  const next = async () => {
    left.abort();
    return game.next();
  };
  await read({ ...game, next }, left.signal);
  expect(asked).toContain('stop');
});
