import 'fake-indexeddb/auto';
import type { Documents } from '@trailbook/core/internal/user-data';
import {
  type AccountHistory,
  type BannerType,
  nameIndex,
  type Pull,
  writeUigf,
  writeWorkbook,
} from '@trailbook/core/internal/warp';
import { IDBFactory } from 'fake-indexeddb';
import LZString from 'lz-string';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toolFile } from '../../../../../core/test/tool-files.ts';
import { type DocumentDatabase, openDocumentDatabase } from '../../../storage/index.ts';
import { type WarpDocuments, warpAddresses } from '../store/warps-store.ts';
import { bytesOf, MAX_FILE_BYTES } from './read-file.ts';
import { createWarpFiles } from './warp-files.ts';

const UID = '800000001';
const pull = (place: number): Pull => ({
  // As the game gives them: the hour and ten minutes, a counter, the end of the account.
  id: `1699999800${String(place).padStart(7, '0')}01`,
  ...{ gachaId: 2003, itemId: 1102, time: '2023-11-15 06:13:20', zone: 8, rarity: 5 },
});
const history = (uid: string, type: BannerType, ...places: number[]): AccountHistory => ({
  uid,
  pulls: new Map([[type, places.map(pull)]]),
});
const texts = {
  tables: { rarities: new Map([[1102, 5 as const]]), featured: new Map() },
  names: new Map([[1102, 'Seele']]),
  ...{ language: 'en-us', appVersion: '1', exportedAt: 1_795_000_000 },
};
const uigf = (...accounts: AccountHistory[]) => new Blob([writeUigf(accounts, texts)]);
const choice = (uid = UID, profile = 'default', at = 0) => ({
  at,
  uid,
  profile,
  withStores: false,
});

const ASCENSIONS = [20, 30, 40, 50, 60, 70, 80].map((maxLevel) => ({ maxLevel, costs: [] }));
const PLANNER_TABLES = {
  characters: new Map(
    [
      [1102, 'seele'],
      [1101, 'bronya'],
    ].map(([id, pageId]) => {
      const basic = { id: Number(`${id}001`), type: 2, skills: [], levels: [{ cost: {} }] };
      const variants = [{ enhanced: 0, points: [basic] }];
      return [id, { id, pageId, ascensions: ASCENSIONS, variants }];
    }),
  ),
  lightCones: new Map(),
  items: new Map([[2, {}]]),
};

function setUp(named: Readonly<Record<string, number>> = { ゼーレ: 1102 }) {
  const database = openDocumentDatabase();
  const files = createWarpFiles(database, {
    names: async () =>
      nameIndex({
        names: {
          jp: {
            character: Object.fromEntries(Object.entries(named).map(([name, id]) => [id, name])),
            lightCone: {},
          },
        } as never,
      }),
    planner: async () => PLANNER_TABLES as never,
  });
  const open = async (file: Blob) => {
    const read = await files.open(file, () => undefined);
    if (!read.ok) throw new Error(read.error.code);
    return read.value;
  };
  const stored = async (profile = 'default', uid = UID) => {
    const loaded = await database.load<WarpDocuments>(warpAddresses(profile, uid));
    if (!loaded.ok) throw new Error(loaded.error.name);
    return loaded.value.documents;
  };
  return { database, files, open, stored };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a file', () => {
  it('asks whose pulls they are where the file names an account that cannot be', async () => {
    const { open } = setUp();
    const { accounts } = await open(uigf(history('12', 11, 1), history(UID, 11, 2)));
    expect(accounts.map(({ uid, label }) => ({ uid, label }))).toEqual([
      { uid: null, label: '12' },
      { uid: UID, label: null },
    ]);
  });

  it('brings no warp that is yet to be made, and says which: it would be the newest for good', async () => {
    const { files, open, stored } = setUp();
    const far = { ...pull(2), id: `4070908800${'0'.repeat(9)}`, time: '2099-01-01 08:00:00' };
    const longId = { ...pull(3), id: '9'.repeat(24) };
    const pulls = new Map([[11, [pull(1), far, longId]] as const]);
    const { accounts, refused, refusedCount } = await open(uigf({ uid: UID, pulls }));
    expect(accounts).toMatchObject([{ count: 1, until: '2023-11-15 06:13:20' }]);
    expect(refusedCount).toBe(2);
    expect(refused).toEqual([
      { place: far.time, code: 'ROW_BAD_TIME' },
      { place: longId.id, code: 'ROW_BAD_ID' },
    ]);
    expect(await files.merge([choice()], 1)).toMatchObject({ added: 1 });
    expect((await stored())[11].pulls).toEqual([pull(1)]);
  });

  it('brings what was made a moment ago, in whatever zone it is told', async () => {
    const { open } = setUp();
    const soon = new Date(Date.now() + 14 * 3_600_000).toISOString();
    const table = ['time,type,item', `${soon.slice(0, 19).replace('T', ' ')},11,1102`];
    const { accounts, refusedCount } = await open(new Blob([table.join('\n')]));
    expect(accounts).toMatchObject([{ count: 1 }]);
    expect(refusedCount).toBe(0);
  });

  it('is told before anything of it is kept, and how far it was read', async () => {
    const { files, stored } = setUp();
    const heard: number[] = [];
    const read = await files.open(
      uigf(history(UID, 11, 1, 2, 3), history('600000001', 1, 4)),
      (done) => void heard.push(done),
    );
    expect(read).toMatchObject({
      value: {
        ...{ format: 'uigf', refused: [], refusedCount: 0 },
        accounts: [
          { uid: UID, count: 3, from: '2023-11-15 06:13:20' },
          { uid: '600000001', count: 1 },
        ],
      },
    });
    expect(heard.at(-1)).toBe(1);
    expect((await stored())[11].pulls).toEqual([]);
  });

  it('is told twenty times at most, however many pieces it comes in', async () => {
    const pieces = 500;
    const file = {
      size: pieces,
      stream: () =>
        new ReadableStream<Uint8Array>({
          start(controller) {
            for (let piece = 0; piece < pieces; piece++) controller.enqueue(new Uint8Array(1));
            controller.close();
          },
        }),
    } as unknown as Blob;
    const heard: number[] = [];
    await bytesOf(file, (done) => void heard.push(done));
    expect(heard.length).toBeLessThanOrEqual(20);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.at(-1)).toBe(1);
  });

  it('shows what it would add, adds it once, and takes nothing away', async () => {
    const { files, open, stored } = setUp();
    await open(uigf(history(UID, 11, 1, 2, 3)));
    expect(await files.merge([choice()], 5)).toEqual({
      added: 3,
      refused: [],
      partly: [],
      aside: [],
      taken: [],
    });
    await open(uigf(history(UID, 11, 3, 4)));
    expect(await files.preview([choice()])).toEqual({
      ok: true,
      value: [{ at: 0, here: 3, added: 1, fewer: 0, known: 1, righted: 0, foreign: 0 }],
    });
    expect(await files.merge([choice()], 6)).toEqual({
      added: 1,
      refused: [],
      partly: [],
      aside: [],
      taken: [],
    });
    expect(await files.merge([choice()], 7)).toEqual({
      added: 0,
      refused: [],
      partly: [],
      aside: [],
      taken: [],
    });
    const documents = await stored();
    expect(documents[11].pulls).toEqual([1, 2, 3, 4].map(pull));
    expect(documents.account.histories[11]?.imports[0]).toMatchObject({ at: 5, isToTheEnd: false });
  });

  it('counts its own alone where another tab adds to the account at once', async () => {
    const tabs = [setUp(), setUp()];
    await tabs[0]?.open(uigf(history(UID, 11, 1, 2, 3)));
    await tabs[1]?.open(uigf(history(UID, 11, 3, 4)));
    const kept = await Promise.all(tabs.map(({ files }) => files.merge([choice()], 5)));
    expect(kept.reduce((sum, { added }) => sum + added, 0)).toBe(4);
  });

  it('goes into the profile that was chosen', async () => {
    const { files, open, stored } = setUp();
    await open(uigf(history(UID, 11, 1)));
    await files.merge([choice(UID, 'second')], 5);
    expect((await stored('second'))[11].pulls).toHaveLength(1);
    expect((await stored('default'))[11].pulls).toHaveLength(0);
  });

  it('says which of its accounts could not be stored, and keeps the others', async () => {
    const { database, files, open, stored } = setUp();
    await open(uigf(history(UID, 11, 1), history('600000001', 11, 2)));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { change } = database;
    database.change = (addresses, ...rest) =>
      Object.values(addresses).some(({ name }) => name.includes('600000001'))
        ? Promise.reject(new DOMException('No room.', 'QuotaExceededError'))
        : change(addresses, ...rest);
    const kept = await files.merge([choice(), choice('600000001', 'default', 1)], 5);
    expect(kept).toEqual({ added: 1, refused: ['600000001'], partly: [], aside: [], taken: [] });
    expect((await stored())[11].pulls).toHaveLength(1);
  });

  it('that tells times in a wrong zone is put right by the ids, and says so', async () => {
    const { files, open, stored } = setUp();
    const text = writeUigf([history(UID, 11, 1, 2)], texts).replaceAll(
      '"timezone":8',
      '"timezone":-5',
    );
    await open(new Blob([text]));
    expect(await files.preview([choice()])).toMatchObject({ value: [{ righted: 2 }] });
    await files.merge([choice()], 5);
    expect((await stored())[11].pulls).toEqual([1, 2].map(pull));
  });

  /** Six ten-pulls with a 5★ each, newest first, as the game gave them and another program wrote them again. */
  const sixTens = Array.from({ length: 60 }, (_, place) => {
    const ten = Math.floor(place / 10);
    return {
      id: String(1_699_999_800_003_400_001n + BigInt(ten * 40_000 + place * 100)),
      ...{ gacha_id: '2003', gacha_type: '11', time: `2023-11-15 06:${13 + ten}:20` },
      item_id: String(place % 10 === 4 ? 1102 : 20_000 + (place % 3)),
    };
  }).toReversed();
  const fileOf = (list: readonly object[], uid: string = UID) =>
    new Blob([JSON.stringify({ info: { version: 'v4.1' }, hkrpg: [{ uid, timezone: 8, list }] })]);
  const rounded = sixTens.map((row) => ({ ...row, id: String(Number(row.id)) }));
  const itemIds = (pulls: readonly Pull[]) => pulls.map(({ itemId }) => itemId);
  const items = sixTens.toReversed().map((row) => Number(row.item_id));

  it('whose ids were rounded keeps every row in its order, and says so', async () => {
    const { files, open, stored } = setUp();
    const { accounts } = await open(fileOf(rounded));
    expect(accounts).toMatchObject([{ count: 60, ids: { lost: 60 } }]);
    expect(await files.preview([choice()])).toMatchObject({ value: [{ added: 60 }] });
    expect(await files.merge([choice()], 5)).toMatchObject({ added: 60 });
    expect(itemIds((await stored())[11].pulls)).toEqual(items);
    // The same again is known, and the file with the ids of the game takes its place.
    expect(await files.merge([choice()], 6)).toMatchObject({ added: 0 });
    await open(fileOf(sixTens));
    expect(await files.merge([choice()], 7)).toMatchObject({ added: 0 });
    expect((await stored())[11].pulls.map(({ id }) => id)).toEqual(
      sixTens.toReversed().map(({ id }) => id),
    );
  });

  it('whose ids were rounded takes the place of what an earlier version kept of it', async () => {
    const { database, files, open, stored } = setUp();
    const kept = new Map(rounded.map((row) => [row.id, row]));
    const phantoms = [...kept.values()].toReversed().map(
      (row): Pull => ({
        ...{ id: row.id, gachaId: 2003, itemId: Number(row.item_id), time: row.time, zone: 8 },
      }),
    );
    await database.change<WarpDocuments>(warpAddresses('default', UID), (documents) => ({
      ...documents,
      11: { ...documents[11], pulls: phantoms },
    }));
    await open(fileOf(rounded));
    await files.merge([choice()], 5);
    expect(phantoms.length).toBeLessThan(40);
    expect(itemIds((await stored())[11].pulls)).toEqual(items);
  });

  it('lists a pull under two banner types and with zeros before its id: it is brought once', async () => {
    const { files, open, stored } = setUp();
    const [row] = sixTens as [(typeof sixTens)[number]];
    const other = { ...row, gacha_type: '12' };
    const { accounts } = await open(fileOf([other, row, { ...row, id: `0${row.id}` }]));
    expect(accounts).toMatchObject([{ count: 2, ids: { lost: 0, padded: 1, twice: 1 } }]);
    expect(await files.merge([choice()], 5)).toMatchObject({ added: 1 });
    const documents = await stored();
    expect([documents[11].pulls.length, documents[12].pulls.length]).toEqual([1, 0]);
  });

  it('of another account says so before anything is kept', async () => {
    const { files, open } = setUp();
    await open(fileOf(sixTens));
    expect(await files.preview([choice()])).toMatchObject({ value: [{ foreign: 0 }] });
    expect(await files.preview([choice('800000023')])).toMatchObject({ value: [{ foreign: 60 }] });
    // Where several files are brought at once, there is no preview of each.
    const { accounts } = await open(fileOf(sixTens, '800000023'));
    expect(accounts).toMatchObject([{ ids: { foreign: 60 } }]);
  });

  it('tells an account in two parts: what both tell is counted once', async () => {
    const { files, open } = setUp();
    await open(uigf(history(UID, 11, 1, 2, 3), history(UID, 11, 2, 3, 4)));
    const choices = [choice(), choice(UID, 'default', 1)];
    const preview = await files.preview(choices);
    expect(preview).toMatchObject({ value: [{ added: 3 }, { added: 1, known: 2 }] });
    expect(await files.merge(choices, 5)).toMatchObject({ added: 4 });
  });

  it('that was cut within a row stores no wrong item, and the whole one all of it', async () => {
    const { files, open, stored } = setUp();
    const rows = sixTens.slice(0, 3).map((row) => `${row.time},11,${row.id},${row.item_id}`);
    const table = ['time,type,id,item', ...rows].join('\n');
    const { accounts, refused } = await open(new Blob([table.slice(0, -4)]));
    expect(accounts).toMatchObject([{ count: 2, items: [20_002, 20_001] }]);
    expect(refused).toEqual([{ place: '4', code: 'ROW_CUT_SHORT' }]);
    await files.merge([choice()], 5);
    await open(new Blob([table]));
    expect(await files.merge([choice()], 6)).toMatchObject({ added: 1 });
    expect(itemIds((await stored())[11].pulls)).toEqual(items.slice(57));
  });

  it('mends a wrong item that an earlier one has left here', async () => {
    const { files, open, stored } = setUp();
    const [row] = sixTens as [(typeof sixTens)[number]];
    const { accounts } = await open(fileOf([{ ...row, item_id: '2' }]));
    expect(accounts).toMatchObject([{ items: [2] }]);
    await files.merge([choice()], 5);
    await open(fileOf([row]));
    expect(await files.merge([choice()], 6)).toMatchObject({ added: 0 });
    expect(itemIds((await stored())[11].pulls)).toEqual([Number(row.item_id)]);
  });

  it('says to be new exactly what the merge adds, stand-ins and known rows among them', async () => {
    const { files, open } = setUp();
    const table = (rows: readonly (typeof sixTens)[number][]) =>
      new Blob([
        ['time,type,item', ...rows.map((row) => `${row.time},11,${row.item_id}`)].join('\n'),
      ]);
    const steps = [
      table(sixTens.slice(55)),
      table(sixTens.slice(48)),
      fileOf(sixTens.slice(3, 52)),
      table(sixTens),
      fileOf(sixTens),
    ];
    for (const [at, file] of steps.entries()) {
      await open(file);
      const preview = await files.preview([choice()]);
      const { added } = await files.merge([choice()], at);
      expect(preview).toMatchObject({ value: [{ added }] });
    }
  });

  it.each(['first', 'last'])(
    'whose times a spreadsheet cut to the minute doubles nothing: %s',
    async (when) => {
      const lines = sixTens.map(({ time, item_id }) => `${time.slice(0, -3)},11,${item_id}`);
      const cut = new Blob([['time,type,item', ...lines].join('\n')]);
      const { files, open, stored } = setUp();
      const order = when === 'first' ? [cut, fileOf(sixTens)] : [fileOf(sixTens), cut];
      for (const [at, file] of order.entries()) {
        await open(file);
        expect(await files.merge([choice()], at)).toMatchObject({ added: at === 0 ? 60 : 0 });
      }
      expect((await stored())[11].pulls.map(({ id }) => id)).toEqual(
        sixTens.toReversed().map(({ id }) => id),
      );
    },
  );

  it('after which there are fewer says so before', async () => {
    const { files, open, stored } = setUp();
    const ten = sixTens.slice(0, 10);
    const rows = [...ten, { ...ten[0], item_id: '20009' } as (typeof ten)[number]];
    await open(
      new Blob([
        ['time,type,item', ...rows.map((row) => `${row.time},11,${row.item_id}`)].join('\n'),
      ]),
    );
    expect(await files.preview([choice()])).toMatchObject({ value: [{ added: 11, fewer: 0 }] });
    await files.merge([choice()], 5);
    await open(fileOf(ten));
    expect(await files.preview([choice()])).toMatchObject({ value: [{ added: 0, fewer: 1 }] });
    await files.merge([choice()], 6);
    expect((await stored())[11].pulls).toHaveLength(10);
  });

  it('that unpacks to more than any workbook is not unpacked', async () => {
    const { files } = setUp();
    // One empty part, of which the list says that it holds four gigabytes.
    const local = [0x04034b50, 0, 0, 0, 0, 0, 0, 0];
    const entry = [0x02014b50, 0, 0, 0, 0, 0, 0xffffffff, 0, 0, 0, 0, 0];
    const end = [0x06054b50, 0, 0x00010001, entry.length * 4, local.length * 4, 0];
    const bomb = new Uint32Array([...local, ...entry, ...end]);
    expect(await files.open(new Blob([bomb]), () => undefined)).toEqual({
      ok: false,
      error: { code: 'FORMAT_TOO_LARGE' },
    });
  });

  it('without an account belongs to the one that is told', async () => {
    const { files, open, stored } = setUp();
    const csv =
      'uid,id,rarity,time,banner,type,manual\n1699999800000000701,1102,5,2023-11-14T22:13:20.000Z,2003,11,false\n';
    const { accounts, format } = await open(new Blob([csv]));
    expect([format, accounts]).toMatchObject(['starRailStationCsv', [{ uid: null, count: 1 }]]);
    await files.merge([choice()], 5);
    expect((await stored())[11].pulls).toEqual([pull(7)]);
  });

  it('that names things is read by names in any language', async () => {
    const { files, open, stored } = setUp();
    await open(
      new Blob(['time,type,name\n2023-11-15 06:13:20,11,ゼーレ\n2023-11-15 06:13:20,11,???\n']),
    );
    await files.merge([choice()], 5);
    expect((await stored())[11].pulls).toMatchObject([{ itemId: 1102 }]);
  });

  it('whose columns mean nothing is read again as the player says', async () => {
    const { files } = setUp();
    const table = new Blob(['a,b,c\n1102,2023-11-15 06:13:20,11\n']);
    expect(await files.open(table, () => undefined)).toMatchObject({
      error: { code: 'FORMAT_NEEDS_COLUMNS', args: { header: ['a', 'b', 'c'] } },
    });
    expect(await files.readAs({ item: 0, time: 1, type: 2 })).toMatchObject({
      value: { format: 'csv', accounts: [{ count: 1 }] },
    });
  });

  it('says of each row that it cannot read why', async () => {
    const { open } = setUp();
    const text = writeUigf([history(UID, 11, 1, 2)], texts).replace('1102', 'x');
    const { refused, refusedCount } = await open(new Blob([text]));
    expect([refused, refusedCount]).toEqual([
      [{ place: 'hkrpg.0.list.0', code: 'ROW_BAD_ITEM' }],
      1,
    ]);
  });

  it('says how many rows of event banners have no banner id that can be right', async () => {
    const { open } = setUp();
    const text = (type: BannerType) =>
      writeUigf([history(UID, type, 1, 2)], texts).replace('"2003"', `"${type}"`);
    expect((await open(new Blob([text(11)]))).accounts).toMatchObject([{ withoutBanner: 1 }]);
    expect((await open(new Blob([text(1)]))).accounts).toMatchObject([{ withoutBanner: 0 }]);
  });

  it.each([
    ['FORMAT_UNKNOWN', new Blob(['{}'])],
    ['FORMAT_BACKUP', new Blob([new Uint8Array([0x1f, 0x8b, 8, 12])])],
    ['FORMAT_DAMAGED', new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0])])],
  ])('that cannot be read leaves no trace: %s', async (code, file) => {
    const { files, database } = setUp();
    expect(await files.open(file, () => undefined)).toMatchObject({ error: { code } });
    expect(await files.merge([choice()], 5)).toEqual({
      added: 0,
      refused: [UID],
      partly: [],
      aside: [],
      taken: [],
    });
    expect((await database.everything()).rows).toEqual([]);
  });

  it('beyond all measure is not read', async () => {
    const { files } = setUp();
    const huge = { size: MAX_FILE_BYTES + 1 } as Blob;
    expect(await files.open(huge, () => undefined)).toMatchObject({
      error: { code: 'FORMAT_TOO_LARGE' },
    });
  });
});

describe('a backup of Star Rail Station', () => {
  const dat = (stores: object, [first, second] = ['First', 'Second']) =>
    new Blob([
      'srs',
      LZString.compressToUTF16(
        JSON.stringify({
          version: 1,
          profiles: {
            1: { id: 1, name: first, key: '1' },
            2: { id: 2, name: second, key: '2' },
          },
          data: { stores },
        }),
      ),
    ]);
  const warps = (place: number) => ({
    items_11: [
      { uid: pull(place).id, itemId: 1102, rarity: 5, timestamp: 1_700_000_000_000, gachaType: 11 },
    ],
  });

  it('has no checksum: what damage made of an id or a time is found by the other, and told', async () => {
    const { files, open, stored } = setUp();
    const row = (place: number, changes: object = {}) => ({
      ...{ uid: pull(place).id, itemId: 1102, gachaType: 11, timestamp: 1_700_000_000_000 },
      ...changes,
    });
    const items_11 = [
      row(3, { timestamp: 1_600_000_000_000 }),
      row(2, { uid: '1700359800000000201' }),
      row(1),
    ];
    const { accounts } = await open(dat({ '1_warp-v2': { items_11 } }));
    expect(accounts).toMatchObject([{ count: 3, ids: { lost: 3 } }]);
    expect(await files.merge([choice()], 5)).toMatchObject({ added: 3 });
    const times = (await stored())[11].pulls.map(({ time }) => time.slice(0, 4));
    expect(times).toEqual(['2020', '2023', '2023']);
  });

  it('brings the warps of both profiles, and what else it holds where that is wanted', async () => {
    const { files, open, stored, database } = setUp();
    const summary = await open(
      dat({
        '1_warp-v2': warps(1),
        '2_warp-v2': warps(2),
        '1_inventory': { version: 2, items: { m_29328: 500 } },
        '1_achievements': { version: 1, items: { 4010101: true } },
        '2_achievements': { 4010102: { state: 3 } },
      }),
    );
    expect(summary.accounts).toMatchObject([
      { label: 'First', hasStores: true, achievements: 1 },
      { label: 'Second', hasStores: true, achievements: 0 },
    ]);
    expect(summary.left).toEqual([{ code: 'LEFT_STORE', args: { name: 'Second: achievements' } }]);
    expect(summary.keepsAside).toBe(true);
    await files.merge(
      [
        { ...choice(), withStores: true },
        { ...choice('600000001', 'second', 1), withStores: true },
      ],
      5,
    );
    expect((await stored())[11].pulls).toHaveLength(1);
    expect((await stored('second', '600000001'))[11].pulls).toHaveLength(1);
    const loaded = await database.load<Brought>({
      inventory: { profile: 'default', name: 'inventory' },
      achievements: { profile: 'default', name: 'achievements' },
    });
    expect(loaded).toMatchObject({
      value: {
        documents: { inventory: { items: { 2: 500 } }, achievements: { done: { 4010101: 0 } } },
      },
    });
    // Nobody knows what it means: it waits, whole, for a version that does.
    expect(await database.aside()).toEqual([
      { at: 5, what: 'Second: achievements', value: { 4010102: { state: 3 } } },
    ]);
  });

  it.each([
    ['the plan and the inventory', 'planner'],
    ['the achievements', 'achievements'],
  ])('keeps warps and the rest where %s cannot be stored, and says so', async (_, broken) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { files, open, stored, database } = setUp();
    await open(
      dat({
        '1_warp-v2': warps(1),
        '1_inventory': { version: 2, items: { m_29328: 500 } },
        '1_achievements': { version: 1, items: { 4010101: true } },
      }),
    );
    const { change } = database;
    database.change = (addresses, ...rest) =>
      Object.values(addresses).some(({ name }) => name === broken)
        ? Promise.reject(new DOMException('No room.', 'QuotaExceededError'))
        : change(addresses, ...rest);
    const kept = await files.merge([{ ...choice(), withStores: true }], 5);
    expect(kept).toEqual({ added: 1, refused: [], partly: [UID], aside: [], taken: [] });
    expect((await stored())[11].pulls).toHaveLength(1);
    const rest = await database.load<Brought>({
      inventory: { profile: 'default', name: 'inventory' },
      achievements: { profile: 'default', name: 'achievements' },
    });
    expect(rest).toMatchObject({
      value: {
        documents: {
          inventory: { items: broken === 'planner' ? {} : { 2: 500 } },
          achievements: { done: broken === 'achievements' ? {} : { 4010101: 0 } },
        },
      },
    });
  });

  const seele = {
    ...{ entryId: 5, dataId: 'c_seele', priority: 0, type: 0, enabled: true },
    ...{ curLevel: 80, targetLevel: 80, curAscension: 6, targetAscension: 6 },
  };
  const planOf = (...entries: object[]) => ({ version: 4, migrated: true, settings: {}, entries });
  const planIn = async (database: DocumentDatabase, profile = 'default') => {
    const loaded = await database.load<Pick<Documents, 'planner'>>({
      planner: { profile, name: 'planner' },
    });
    return loaded.ok ? loaded.value.documents.planner.entries.map(({ id }) => id) : loaded;
  };

  it('sets a plan and an inventory aside of which not all has a place, and says how much', async () => {
    const { files, open, database } = setUp();
    const calculator = planOf(
      { ...seele, skills: { 1102999: { curLevel: 1, targetLevel: 2 } } },
      { ...seele, entryId: 6, dataId: 'c_of-a-later-version' },
    );
    const inventory = { version: 2, items: { m_29328: 500, m_77: 3 } };
    await open(
      dat({ '1_warp-v2': warps(1), '1_calculator': calculator, '1_inventory': inventory }),
    );
    const kept = await files.merge([{ ...choice(), withStores: true }], 5);
    expect(kept).toMatchObject({
      partly: [],
      aside: [{ account: UID, left: 3, names: ['of-a-later-version', 'seele'] }],
    });
    expect(await planIn(database)).toEqual([1102]);
    expect(await database.aside()).toEqual([
      { at: 5, what: 'First: calculator', value: { calculator, inventory } },
    ]);
  });

  it('brings the inventory of a profile whose plan cannot be read', async () => {
    const { files, open, database } = setUp();
    await open(
      dat({
        '1_warp-v2': warps(1),
        '1_calculator': { ...planOf(seele), version: 99 },
        '1_inventory': { version: 2, items: { m_29328: 500 } },
      }),
    );
    const kept = await files.merge([{ ...choice(), withStores: true }], 5);
    expect(kept).toMatchObject({
      partly: [],
      aside: [{ account: UID, left: 0, unread: { code: 'LEGACY_NEWER', version: 99 } }],
    });
    const loaded = await database.load<Brought>({
      inventory: { profile: 'default', name: 'inventory' },
      achievements: { profile: 'default', name: 'achievements' },
    });
    expect(loaded).toMatchObject({ value: { documents: { inventory: { items: { 2: 500 } } } } });
    expect(await database.aside()).toHaveLength(1);
  });

  it('lets in a plan of a profile that holds no warps, and asks for no account', async () => {
    const { files, open, database } = setUp();
    const { accounts, left } = await open(
      dat({
        '1_warp-v2': warps(1),
        '2_calculator': planOf(seele),
        '2_achievements': { 4010101: true },
      }),
    );
    expect(left).toEqual([]);
    expect(accounts).toMatchObject([
      { label: 'First', count: 1, hasStores: false },
      { label: 'Second', uid: null, count: 0, hasStores: true, achievements: 1 },
    ]);
    const alone = { ...choice('', 'default', 1), withStores: true };
    expect(await files.preview([alone])).toEqual({ ok: true, value: [] });
    const kept = await files.merge([alone], 5);
    const second = { account: 'Second', entries: 1, items: 0, achievements: 1, isEased: false };
    expect(kept).toEqual({ added: 0, refused: [], partly: [], aside: [], taken: [second] });
    expect(await planIn(database)).toEqual([1102]);
    // Read once more, nothing of it is new.
    expect((await files.merge([alone], 6)).taken).toEqual([
      { ...second, entries: 0, achievements: 0 },
    ]);
    const { rows } = await database.everything();
    expect(rows.some(({ name }) => name.startsWith('warps/'))).toBe(false);
  });

  it('says that nothing came of such a profile where its plan cannot be stored', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { files, open, database } = setUp();
    await open(dat({ '2_calculator': planOf(seele) }));
    database.change = () => Promise.reject(new DOMException('No room.', 'QuotaExceededError'));
    const kept = await files.merge([{ ...choice('', 'default', 0), withStores: true }], 5);
    expect(kept).toMatchObject({ refused: ['Second'], taken: [] });
  });

  it('reads a plan that stands in the two stores of the oldest versions', async () => {
    const { files, open, database } = setUp();
    const { accounts, left } = await open(
      dat({
        '1_warp-v2': warps(1),
        '1_calculator-main': { version: 2.2, settings: { gold: 2 } },
        '1_calculator-entries': [{ ...seele, dataId: 'seele', type: 1 }],
      }),
    );
    expect(left).toEqual([]);
    expect(accounts).toMatchObject([{ hasStores: true }]);
    await files.merge([{ ...choice(), withStores: true }], 5);
    expect(await planIn(database)).toEqual([1102]);
  });

  it('brings the plan of a profile whose inventory cannot be read', async () => {
    const { files, open, database } = setUp();
    await open(
      dat({ '1_warp-v2': warps(1), '1_calculator': planOf(seele), '1_inventory': 'nothing' }),
    );
    const kept = await files.merge([{ ...choice(), withStores: true }], 5);
    expect(kept.aside).toMatchObject([{ unread: { code: 'LEGACY_BROKEN', store: 'inventory' } }]);
    expect(await planIn(database)).toEqual([1102]);
    expect(await database.aside()).toHaveLength(1);
  });

  it('gives each of two profiles of one name what is its own', async () => {
    const { files, open, database } = setUp();
    const { accounts } = await open(
      dat(
        {
          '1_warp-v2': warps(1),
          '2_warp-v2': warps(2),
          '1_calculator': planOf(seele),
          '2_calculator': planOf({ ...seele, dataId: 'c_bronya' }),
        },
        ['Main', 'Main'],
      ),
    );
    expect(accounts).toMatchObject([{ label: 'Main' }, { label: 'Main (2)' }]);
    await files.merge(
      [
        { ...choice(), withStores: true },
        { ...choice('600000001', 'second', 1), withStores: true },
      ],
      5,
    );
    expect([await planIn(database), await planIn(database, 'second')]).toEqual([[1102], [1101]]);
  });

  it('keeps the plans of two profiles in one, though their entries have the same ids', async () => {
    const { files, open, database } = setUp();
    await open(
      dat({
        '1_warp-v2': warps(1),
        '2_warp-v2': warps(2),
        '1_calculator': planOf(seele),
        '2_calculator': planOf({ ...seele, dataId: 'c_bronya' }),
      }),
    );
    const both = [
      { ...choice(), withStores: true },
      { ...choice('600000001', 'default', 1), withStores: true },
    ];
    await files.merge(both, 5);
    expect(await planIn(database)).toEqual(expect.arrayContaining([1102, 1101]));
    await files.merge(both, 6);
    expect(await planIn(database)).toHaveLength(2);
  });

  it('takes no achievement away, and sets nothing aside where they were not wanted', async () => {
    const { files, open, database } = setUp();
    const achievements = { profile: 'default', name: 'achievements' } as const;
    await database.change<Pick<Brought, 'achievements'>>({ achievements }, () => ({
      achievements: { version: 2, done: { 4010109: 7 }, undone: { 4010110: 9 } },
    }));
    await open(
      dat({
        '1_warp-v2': warps(1),
        '1_achievements': { 4010101: true, 4010102: 1, 4010110: true },
      }),
    );
    await files.merge([choice()], 5);
    expect(await database.aside()).toEqual([]);
    await files.merge([{ ...choice(), withStores: true }], 6);
    expect(await database.load<Pick<Brought, 'achievements'>>({ achievements })).toMatchObject({
      value: { documents: { achievements: { done: { 4010101: 0, 4010109: 7, 4010110: 10 } } } },
    });
    expect(await database.aside()).toHaveLength(1);
  });
  type Brought = Pick<Documents, 'inventory' | 'achievements'>;
});

describe('what is written', () => {
  it.each(['uigf', 'csv', 'xlsx'] as const)(
    'as %s is read again, and adds nothing',
    async (kind) => {
      const { files, open } = setUp();
      await open(uigf(history(UID, 11, 1, 2, 3), history('600000001', 12, 4)));
      await files.merge([choice(), choice('600000001', 'default', 1)], 5);
      const accounts = [UID, '600000001'].map((uid) => ({ profile: 'default', uid }));
      const written = await files.write(kind, accounts, texts);
      if (!written.ok) throw new Error('Nothing was written.');
      const summary = await open(written.value);
      expect(summary).toMatchObject({ refusedCount: 0, accounts: [{ count: 3 }, { count: 1 }] });
      expect(await files.preview([choice(), choice('600000001', 'default', 1)])).toMatchObject({
        value: [
          { added: 0, known: 3 },
          { added: 0, known: 1 },
        ],
      });
    },
  );
});

describe('achievements beside the warps of another tracker', () => {
  it.each([
    ['stardb-own-export-official.json', '800000123', 30, 3],
    ['pom-moe-with-achievements.json', '711000267', 10, 2],
  ])('come along: %s', async (name, uid, warps, achievements) => {
    const { database, files, open } = setUp();
    const file = new Blob([toolFile('warps', name) as Uint8Array<ArrayBuffer>]);
    const { accounts } = await open(file);
    expect(accounts).toMatchObject([{ count: warps, achievements, hasStores: true }]);
    const kept = await files.merge([{ ...choice(uid), withStores: true }], 5);
    expect(kept).toMatchObject({ added: warps, refused: [], taken: [{ achievements }] });
    const loaded = await database.load<Pick<Documents, 'achievements'>>({
      achievements: { profile: 'default', name: 'achievements' },
    });
    const done = loaded.ok ? loaded.value.documents.achievements.done : {};
    expect(Object.keys(done)).toHaveLength(achievements);
  });
});

describe('a workbook', () => {
  const workbook = (name: string) => new Blob([toolFile('warps', name) as Uint8Array<ArrayBuffer>]);

  it('of star-rail-warp-export is read by its raw sheet', async () => {
    const { open } = setUp();
    expect(await open(workbook('star-rail-warp-export-0.2.6.xlsx'))).toMatchObject({
      format: 'sheets',
      accounts: [{ uid: '111000345', count: 21, from: '2025-04-10 20:05:31' }],
      refused: [],
      left: [],
    });
  });

  it('without that sheet is read by the names of things and of its sheets', async () => {
    const { files, open, stored } = setUp({ 物穰: 20001, 希儿: 1102 });
    const { accounts, refused, left } = await open(
      workbook('star-rail-warp-export-without-raw-sheet.xlsx'),
    );
    expect({ refused, left }).toEqual({ refused: [], left: [] });
    expect(accounts).toMatchObject([{ uid: null, count: 20 }]);
    await files.merge([choice()], 5);
    const { pulls } = (await stored())[11];
    expect(pulls).toHaveLength(20);
    expect(pulls[0]).toMatchObject({ itemId: 20001, time: '2025-07-05 10:10:00', zone: 8 });
  });

  it('of any other kind is read by its headings, or asks for its columns', async () => {
    const { files, open } = setUp({ tribbie: 1403, cornucopia: 20001 });
    const file = workbook('workbook-of-other-columns.xlsx');
    const { accounts } = await open(file);
    expect(accounts).toMatchObject([{ uid: '800000202' }]);
    const rows = [
      ['when', 'what', 'where'],
      ['2025-07-05 10:25:00', 'Tribbie', '11'],
    ];
    const other = new Blob([...writeWorkbook('Mine', rows)] as Uint8Array<ArrayBuffer>[]);
    expect(await files.open(other, () => undefined)).toEqual({
      ok: false,
      error: {
        code: 'FORMAT_NEEDS_COLUMNS',
        args: { format: 'sheets', header: rows[0], sample: rows.slice(1) },
      },
    });
    expect(await files.readAs({ time: 0, type: 2, item: 1 })).toMatchObject({
      value: { accounts: [{ count: 1, items: [1403] }] },
    });
  });
});

describe('a lone ten-pull without ids', () => {
  it('is kept in the order that the player tells, before which its order is unknown', async () => {
    const { files, open, stored } = setUp();
    const rows = [1102, 20000, 20001].map((item) => `2025-07-05 10:10:00,11,${item}`);
    const { accounts } = await open(new Blob([['time,type,item', ...rows, ''].join('\n')]));
    expect(accounts).toMatchObject([{ isOrderUnknown: true }]);
    await files.merge([{ ...choice(), isNewestFirst: true }], 5);
    expect((await stored())[11].pulls.map(({ itemId }) => itemId)).toEqual([20001, 20000, 1102]);
  });
});
