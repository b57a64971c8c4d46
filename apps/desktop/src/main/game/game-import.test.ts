import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AskGame, askGame } from '@trailbook/api/read-records';
import type { ImportEvent } from '@trailbook/api/warp-import';
import { createRecordApi, fakeAccount, recordLinkOf, serveFake } from '@trailbook/fakes';
import { afterEach, expect, it, vi } from 'vitest';
import {
  DAY,
  entryOf,
  HOUR,
  loadedFrom,
  type MadeMachine,
  MINUTE,
  makeMachine,
  NOW,
} from '../warp-link/test/made-game.ts';
import { createGameImport, type ImportShell } from './game-import.ts';

const span = { from: NOW - 300 * DAY, until: NOW - DAY };
const own = fakeAccount({ uid: '600000001', pulls: 60, ...span });
const other = fakeAccount({ uid: '800000002', seed: 2, pulls: 30, ...span });
const QUICK = { paceMs: 0, backOffMs: [1, 1, 1] };
const ALL = [1, 2, 11, 12, 21, 22].map((type) => ({ type: type as 1, from: '0' }));
const WORDS = { text: 'Clear?', clear: 'Clear', cancel: 'Cancel' };

let made: MadeMachine;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  made.remove();
  await Promise.all(closing.splice(0).map((close) => close()));
});

interface Opened extends Partial<ImportShell> {
  readonly ask?: AskGame;
  readonly accounts?: readonly (typeof own)[];
}

/** What the shell keeps from start to start. */
function keptIn(kept: { path?: string }) {
  return {
    read: () => (kept.path === undefined ? undefined : { path: kept.path }),
    write: ({ path }: { path: string }) => {
      kept.path = path;
    },
  };
}

/** A machine with the game, whose cache has the links of these accounts, a minute apart. */
async function opened({ ask = askGame, accounts = [own], ...shell }: Opened = {}) {
  made = makeMachine();
  made.log(loadedFrom());
  const links = accounts.map((one, at) => entryOf(recordLinkOf(one), (at + 1) * MINUTE));
  made.cache(made.gameIn(), '2.30.1.0', links);
  const api = createRecordApi({ accounts: [own, other], now: NOW });
  const { origin, close } = await serveFake(api);
  closing.push(close);
  return createGameImport({
    machine: made.machine,
    source: { ask, origin, ...QUICK },
    now: () => NOW,
    folder: keptIn({}),
    chooseFolder: async () => undefined,
    mayClear: async () => true,
    ...shell,
  });
}

async function allOf(game: Awaited<ReturnType<typeof opened>>): Promise<ImportEvent[]> {
  const events: ImportEvent[] = [];
  for (;;) {
    const event = await game.next();
    if (event === null) return events;
    events.push(event);
  }
}

const rowsOf = (events: readonly ImportEvent[]) =>
  events.flatMap((event) => (event.event === 'page' ? event.rows : [])).length;

it('finds the account, and reads all that the game keeps of it', async () => {
  const game = await opened();
  const { accounts, reason, canClear } = await game.find();
  expect(accounts).toEqual([
    expect.objectContaining({ uid: own.uid, client: 'global', openedAt: NOW - MINUTE }),
  ]);
  expect({ reason, canClear }).toEqual({ reason: null, canClear: true });
  game.begin({ id: accounts[0]?.id ?? '', banners: ALL, known: {} });
  const events = await allOf(game);
  expect(events.at(-1)).toEqual({ event: 'done' });
  expect(rowsOf(events)).toBe([...own.pulls.values()].flat().length);
  expect(await game.next()).toBeNull();
});

it('lists several accounts, the one that was opened last first, and reads the chosen one', async () => {
  const game = await opened({ accounts: [other, own] });
  const { accounts } = await game.find();
  expect(accounts.map(({ uid }) => uid)).toEqual([other.uid, own.uid]);
  game.begin({ id: accounts[1]?.id ?? '', banners: ALL, known: {} });
  const uids = (await allOf(game)).flatMap((e) => (e.event === 'page' ? [e.uid] : []));
  expect(new Set(uids)).toEqual(new Set([own.uid]));
});

it('tells a page nothing of a link until it is asked for one', async () => {
  const game = await opened();
  const found = await game.find();
  expect(JSON.stringify(found)).not.toContain(own.authkey.slice(0, 12));
  expect(game.linkOf(found.accounts[0]?.id ?? '')).toBe(recordLinkOf(own));
  expect(game.linkOf('another')).toBeNull();
});

it('asks for the other types where the first have no warps', async () => {
  const late = { ...own, pulls: new Map([[22, own.pulls.get(11) ?? []]]) } as typeof own;
  made = makeMachine();
  const { origin, close } = await serveFake(createRecordApi({ accounts: [late], now: NOW }));
  closing.push(close);
  made.remove();
  const game = await opened({ source: { ask: askGame, origin, ...QUICK } });
  expect((await game.find()).accounts[0]?.uid).toBe(own.uid);
});

it('lets no records in that are of another account than was found', async () => {
  let isOther = false;
  const ask: AskGame = (url, type, signal) =>
    askGame(isOther ? url.replace(/authkey=[^&]*/, swapped) : url, type, signal);
  const swapped = `authkey=${encodeURIComponent(other.authkey)}`;
  const game = await opened({ ask });
  const { accounts } = await game.find();
  isOther = true;
  game.begin({ id: accounts[0]?.id ?? '', banners: ALL, known: {} });
  const events = await allOf(game);
  expect(events).toEqual([{ event: 'failed', failure: { code: 'ACCOUNTS_MIXED' } }]);
});

it('reads nothing of an account that was not found, or that is no longer', async () => {
  const game = await opened();
  game.begin({ id: 'another', banners: ALL, known: {} });
  expect(await game.next()).toBeNull();
});

it('leaves an import where another begins, and where it is told to', async () => {
  const game = await opened();
  const { accounts } = await game.find();
  const request = { id: accounts[0]?.id ?? '', banners: ALL, known: {} };
  game.begin(request);
  await game.next();
  game.stop();
  expect(await game.next()).toBeNull();
  game.begin(request);
  expect((await allOf(game)).at(-1)).toEqual({ event: 'done' });
});

const failing =
  (code: 'NETWORK' | 'LINK_EXPIRED' | 'THROTTLED' | 'LINK_DAMAGED'): AskGame =>
  async () => ({ ok: false, error: { code } });

it.each([
  ['nobody answers', 'NETWORK', 'GAME_UNREACHABLE'],
  ['the link is over', 'LINK_EXPIRED', 'EXPIRED'],
  ['the game is busy', 'THROTTLED', 'GAME_BUSY'],
  ['the link is damaged', 'LINK_DAMAGED', 'LINK_REFUSED'],
] as const)('says why there is no account: %s', async (_what, code, reason) => {
  const game = await opened({ ask: failing(code) });
  expect(await game.find()).toMatchObject({ accounts: [], reason, canClear: true });
});

it('finds the account behind many links of another', async () => {
  const again = Array.from({ length: 8 }, (_, at) => ({
    ...other,
    authkey: `n${at}${other.authkey}`,
  }));
  const ask: AskGame = async (url) => {
    const { uid } = url.includes(encodeURIComponent(own.authkey)) ? own : other;
    return { ok: true, value: { uid, zone: 8, rows: [], unread: 0, next: '1' } };
  };
  const game = await opened({ ask, accounts: [...again, own] });
  expect((await game.find()).accounts.map(({ uid }) => uid)).toEqual([other.uid, own.uid]);
});

it('asks no more where nobody answers, and where it is told to stop', async () => {
  const ask = vi.fn(failing('NETWORK'));
  await (await opened({ ask, accounts: [own, other] })).find();
  expect(ask).toHaveBeenCalledTimes(3);
  await Promise.all(closing.splice(0).map((close) => close()));
  made.remove();
  const slow = await opened({ ask, source: { ask, paceMs: 0, backOffMs: [60_000] } });
  const search = slow.find();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(4));
  slow.stop();
  expect((await search).accounts).toEqual([]);
});

it('keeps the accounts of the last of several searches, and asks for those of the others no more', async () => {
  const ask = vi.fn(askGame);
  const game = await opened({ ask });
  const searches = await Promise.all(Array.from({ length: 20 }, () => game.find()));
  expect(game.linkOf(searches.at(-1)?.accounts[0]?.id ?? '')).toBe(recordLinkOf(own));
  expect(ask.mock.calls.length).toBeLessThan(5);
});

it('says why there is no link', async () => {
  const game = await opened({ accounts: [] });
  expect(await game.find()).toMatchObject({ accounts: [], reason: 'NO_LINK', newestAt: null });
});

it('looks in the folder that was chosen, and by the logs where that has gone', async () => {
  const choice = { chosen: '' };
  const folder = keptIn({});
  const game = await opened({ chooseFolder: async () => choice.chosen || undefined, folder });
  expect(await game.chooseFolder()).toBe(false);
  const elsewhere = join(made.home, 'elsewhere', 'StarRail_Data');
  made.cache(elsewhere, null, [entryOf(recordLinkOf(other), HOUR)]);
  choice.chosen = join(made.home, 'elsewhere');
  expect(await game.chooseFolder()).toBe(true);
  expect((await game.find()).accounts[0]?.uid).toBe(other.uid);
  // The next start of the program knows it.
  expect(folder.read()).toEqual({ path: choice.chosen });
  made.removeFolder(elsewhere);
  expect((await game.find()).accounts[0]?.uid).toBe(own.uid);
});

it('clears web caches after a question alone, and nothing that they lead to', async () => {
  const mayClear = vi.fn(async () => false);
  const game = await opened({ mayClear });
  const caches = join(made.gameIn(), 'webCaches');
  const kept = join(made.home, 'kept');
  mkdirSync(kept);
  writeFileSync(join(kept, 'file'), '');
  symlinkSync(kept, join(caches, 'link'));
  expect(await game.clear(WORDS)).toBe('KEPT');
  expect(mayClear).not.toHaveBeenCalled();
  const { accounts } = await game.find();
  expect(await game.clear(WORDS)).toBe('KEPT');
  expect(mayClear).toHaveBeenCalledWith(WORDS);
  expect(existsSync(caches)).toBe(true);
  mayClear.mockResolvedValue(true);
  expect(await game.clear(WORDS)).toBe('CLEARED');
  expect(existsSync(caches)).toBe(false);
  expect(existsSync(join(kept, 'file'))).toBe(true);
  expect(game.linkOf(accounts[0]?.id ?? '')).toBeNull();
});
