import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BANNER_TYPES,
  type BannerType,
  isMadeUp,
  type Pull,
  parseHistory,
  settleAccount,
  statistics,
} from '@trailbook/core/internal/warp';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDocumentDatabase } from '../../../storage/index.ts';
import { type WarpDocuments, warpActions, warpAddresses } from '../store/warps-store.ts';
import { createWarpFiles } from './warp-files.ts';

/**
 * Made-up files of the shapes that players of other trackers have reported, with ids as the game makes them: HoYo.Gacha#74
 * (ids of 11 under 21), Starward#535 (rounded ids), tables without ids.
 */
function read(name: string): string {
  return readFileSync(join(import.meta.dirname, 'test/records', name), 'utf8');
}

const TABLES = {
  rarities: new Map([1403, 1413, 1508, 1003].map((id) => [id, 5] as const)),
  featured: new Map([
    [2078, 1403],
    [2131, 1413],
  ]),
};

function player(uid: string) {
  const database = openDocumentDatabase();
  const files = createWarpFiles(database, {
    names: () => Promise.reject(new Error('No names are asked for.')),
    planner: () => Promise.reject(new Error('No plan is asked for.')),
  });
  const addresses = warpAddresses('default', uid);
  let at = 0;

  async function documents(): Promise<WarpDocuments> {
    const loaded = await database.load<WarpDocuments>(addresses);
    if (!loaded.ok) throw new Error(loaded.error.name);
    return loaded.value.documents;
  }

  return {
    /** Brings a file as a player does, and returns what was said before. */
    async file(name: string) {
      const opened = await files.open(new Blob([read(name)]), () => undefined);
      if (!opened.ok) throw new Error(opened.error.code);
      const choice = { at: 0, uid, profile: 'default', withStores: false };
      const preview = await files.preview([choice]);
      await files.merge([choice], ++at);
      return { ...opened.value.accounts[0]?.ids, ...(preview.ok && preview.value[0]) };
    },
    /** Brings the rows of a file as the game would give them. */
    async link(name: string) {
      const history = parseHistory(read(name));
      if (!history.ok || !history.value.accounts[0]) throw new Error('No account.');
      const brought = [...settleAccount(history.value.accounts[0], uid)].map(
        ([type, pulls]) => [type, { pulls, at: ++at, isToTheEnd: true, isTheGames: true }] as const,
      );
      await database.change<WarpDocuments>(addresses, warpActions.bring(new Map(brought)));
    },
    async pulls(type: BannerType): Promise<readonly Pull[]> {
      return (await documents())[type].pulls;
    },
    async pities(type: BannerType) {
      const history = { type, isComplete: true, pulls: (await documents())[type].pulls };
      return statistics(TABLES, history).fiveStars.map(({ pity }) => pity);
    },
    async counts() {
      const all = await documents();
      return BANNER_TYPES.map((type) => all[type].pulls.length);
    },
  };
}

const timesOf = (pulls: readonly Pull[]) => [...new Set(pulls.map(({ time }) => time))];
const sound = { lost: 0, padded: 0, twice: 0, righted: 0, foreign: 0 };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a real history', () => {
  it('has the same ids under 11 and 21: both are kept, by file and by link', async () => {
    const { file, link, counts, pulls } = player('111000333');
    expect(await file('same-ids-11-21.json')).toMatchObject({ ...sound, added: 40 });
    const ids = async () =>
      [await pulls(11), await pulls(21)].map((all) => all.map(({ id }) => id));
    const before = await ids();
    expect(before.flat().some(isMadeUp)).toBe(false);
    await link('same-ids-11-21.json');
    expect(await ids()).toEqual(before);
    expect(await counts()).toEqual([0, 0, 20, 0, 20, 0]);
    expect((await pulls(21)).filter(({ itemId }) => itemId === 1508)).toHaveLength(1);
  });

  it('has the same ids under 11 and 21: by link alone', async () => {
    const { link, counts } = player('111000333');
    await link('same-ids-11-21.json');
    expect(await counts()).toEqual([0, 0, 20, 0, 20, 0]);
  });

  it('keeps the times that it was written with', async () => {
    const { file, pulls } = player('800000201');
    expect(await file('real-ids-times-moved.json')).toMatchObject({ ...sound, added: 70 });
    expect(timesOf(await pulls(11))).toEqual([
      '2025-07-03 10:02:11',
      '2025-07-04 10:17:40',
      '2025-07-05 10:23:44',
      '2025-07-06 10:31:25',
      '2025-07-07 10:37:34',
      '2025-07-08 10:47:05',
      '2025-07-09 10:54:49',
    ]);
  });

  it('is moved from UTC to the clock of its server, summer and winter, by nothing else', async () => {
    const { file, pulls } = player('700000133');
    expect(await file('tz0.json')).toMatchObject({ ...sound, added: 20 });
    expect(timesOf(await pulls(11))).toEqual(['2025-03-30 03:30:00', '2025-07-06 00:30:00']);
  });

  it('whose ids a float rounded stays in order', async () => {
    const { file, pities, pulls } = player('800000204');
    expect(await file('rounded-real-ids-order.json')).toMatchObject({ lost: 20, added: 20 });
    expect(timesOf(await pulls(11))).toEqual(['2025-07-05 10:16:00', '2025-07-05 10:29:00']);
    expect(await pities(11)).toEqual([11]);
  });

  it.each([
    ['first', ['standin-old.csv', 'real-ids-new.json']],
    ['last', ['real-ids-new.json', 'standin-old.csv']],
  ])('has rows without ids among its own by their time, brought %s', async (_, names) => {
    const { file, pities, pulls } = player('800000203');
    for (const name of names) await file(name);
    expect(timesOf(await pulls(11))).toEqual(['2025-07-05 10:30:00', '2025-07-05 10:50:00']);
    expect(await pities(11)).toEqual([10]);
  });

  it.each([
    ['800000201', ['noid-old.csv', 'real-ids-times-moved.json'], 70],
    ['800000201', ['real-ids-times-moved.json', 'noid-old.csv'], 70],
    ['111000444', ['noid.csv', 'real-ids.json'], 40],
    ['111000444', ['rounded-then-link.json', 'real-ids.json'], 40],
    ['111000444', ['real-ids.json', 'rounded-then-link.json'], 40],
    ['111000444', ['noid.csv', 'rounded-then-link.json', 'real-ids.json'], 40],
  ])('of %s is there once, out of %j', async (uid, names, count) => {
    const { file, link, pulls } = player(uid);
    for (const name of names) await file(name);
    expect(await pulls(11)).toHaveLength(count);
    await link(names.find((name) => name.startsWith('real')) ?? '');
    expect(await pulls(11)).toHaveLength(count);
    expect((await pulls(11)).some(({ id }) => isMadeUp(id))).toBe(false);
  });

  it('with rounded ids is there once when the game gives it afterwards', async () => {
    const { file, link, pulls } = player('111000444');
    await file('rounded-then-link.json');
    await link('real-ids.json');
    expect(await pulls(11)).toHaveLength(40);
    expect((await pulls(11)).every(({ source }) => source === 'game')).toBe(true);
  });
});
