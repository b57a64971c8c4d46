import { describe, expect, it } from 'vitest';
import { toolFile, toolFileNames } from '../../../test/tool-files.ts';
import { mergePulls } from '../merge-pulls.ts';
import type { TableOptions } from './csv.ts';
import type { ImportedHistory } from './imported.ts';
import { parseHistory } from './parse-history.ts';
import { settleAccount } from './settle-account.ts';

const EUROPE = '711000267';
const CHINA = '111000345';

function read(file: Uint8Array | string, options?: TableOptions): ImportedHistory {
  const history = parseHistory(file, options);
  if (!history.ok) throw new Error(history.error.code);
  return history.value;
}

const AMERICA = '611000112';
const ASIA = '811000490';

/** Rows by banner type of the invented history that most of these files hold a part of, and its times. */
const ALL = { 1: 2, 2: 1, 11: 13, 12: 1, 21: 3, 22: 1 };
const WITHOUT_COLLABORATIONS = { 1: 2, 2: 1, 11: 13, 12: 1 };
/** Starward's key leaves out the first of two rows with one id. */
const WITHOUT_TWINS = { ...ALL, 11: 10 };
const FIRST = '2025-04-10 20:05:31';
const LAST = { all: '2025-07-19 02:03:45', withoutCollaborations: '2025-07-19 02:00:37' };

interface Expected {
  readonly format: ImportedHistory['format'];
  readonly uid: string | null;
  readonly rows: Readonly<Record<number, number>>;
  readonly times: readonly [first: string, last: string];
  /** Rows that are refused. */
  readonly refused?: readonly string[];
}

const whole = (format: Expected['format'], uid: string | null): Expected => ({
  ...{ format, uid, rows: ALL, times: [FIRST, LAST.all] },
});
const older = (format: Expected['format'], uid: string | null): Expected => ({
  ...{ format, uid, rows: WITHOUT_COLLABORATIONS, times: [FIRST, LAST.withoutCollaborations] },
});

const FILES: Readonly<Record<string, Expected>> = {
  '611000112_hoyo_buddy_gacha_log_export_uigf_v4_0.json': whole('uigf', AMERICA),
  'dodocotales-starrail-uigf4.0.json': older('uigf', CHINA),
  'game-answer-getGachaLog-type11.json': {
    ...{ format: 'gameAnswer', uid: EUROPE, rows: { 11: 13 } },
    times: ['2025-04-11 09:41:17', LAST.withoutCollaborations],
  },
  'game-answer-getLdGachaLog-type21.json': {
    ...{ format: 'gameAnswer', uid: EUROPE, rows: { 21: 3 } },
    times: ['2025-07-19 02:02:09', '2025-07-19 02:02:09'],
  },
  'hoyo-gacha-1.2.9-uigf4.1-minimized.json': whole('uigf', ASIA),
  'hoyo-gacha-1.2.9-uigf4.1.json': whole('uigf', ASIA),
  'hsrpizzahelper-srgf1.json': older('srgf', ASIA),
  'miao-yunzai-v2-srgf.json': whole('srgf', CHINA),
  'miao-yunzai-v4.json': whole('uigf', CHINA),
  'pom-moe-export-20240619.json': older('pomMoe', EUROPE),
  'pom-moe-with-achievements.json': {
    ...{ format: 'pomMoe', uid: null, rows: { 11: 10 } },
    times: ['2025-07-05 10:00:00', '2025-07-05 10:00:00'],
  },
  'star-rail-warp-export-0.1-gacha-list-no-count.json': older('warpExport', CHINA),
  'star-rail-warp-export-0.2.6-gacha-list-111000345.json': whole('warpExport', CHINA),
  'star-rail-warp-export-0.2.6-gacha-list-after-uigf-import.json': older('warpExport', CHINA),
  'star-rail-warp-export-0.2.6-uigf4.1.json': whole('uigf', CHINA),
  'stardb-own-export-official.json': {
    ...{ format: 'stardb', uid: '800000123', rows: { 1: 10, 11: 20 } },
    times: ['2025-06-05 10:00:00', '2025-07-06 10:00:00'],
  },
  'stardb-own-export.json': older('stardb', EUROPE),
  'stardb-uigf-export.json': whole('uigf', EUROPE),
  'starrail-gacha-dancingsnow-gacha-list-111000345.json': older('starRailGacha', null),
  'starrail-gacha-dancingsnow-srgf.json': older('srgf', CHINA),
  'starrailstation-warps.csv': {
    ...{ format: 'starRailStationCsv', uid: null, rows: { 1: 2, 11: 6 } },
    times: ['2025-04-11 03:06:02', '2025-04-11 16:41:17'],
    // By hand, of nothing that is known.
    refused: ['ROW_BAD_ITEM'],
  },
  'starrailtoolkit-0.7.4-srgf.json': older('srgf', CHINA),
  'starrailtoolkit-0.7.4.json': older('starRailToolkit', CHINA),
  'starrailuid-gacha_logs.json': whole('starRailUid', CHINA),
  // Some of its times are an hour off, which their ids tell later on.
  'starward-0.18.1-uigf4.2-mixed-times.json': {
    ...{
      format: 'uigf',
      uid: EUROPE,
      rows: WITHOUT_TWINS,
      times: ['2025-04-10 19:05:31', LAST.all],
    },
  },
  'starward-0.18.1-uigf4.2.json': {
    ...{ format: 'uigf', uid: EUROPE, rows: WITHOUT_TWINS, times: [FIRST, LAST.all] },
  },
  'starward-single-account-uigf3-srgf1.json': older('srgf', CHINA),
  'uigf.json.gz': {
    ...{ format: 'uigf', uid: '800000202', rows: { 11: 20 } },
    times: ['2025-07-05 10:10:00', '2025-07-05 10:25:00'],
  },
};
const isElsewhere = (name: string) => name.endsWith('.xlsx') || name === 'paimon-moe.json';

describe('a file of another tool', () => {
  it.each(toolFileNames('warps').filter((name) => !isElsewhere(name)))('is read: %s', (name) => {
    const { format, accounts, refused } = read(toolFile('warps', name));
    const [account, ...others] = accounts;
    expect(others).toEqual([]);
    const pulls = account ? [...settleAccount(account, account.uid ?? CHINA)] : [];
    const times = pulls.flatMap(([, list]) => list.map(({ time }) => time)).sort();
    expect({
      format,
      uid: account?.uid,
      rows: Object.fromEntries(pulls.map(([type, list]) => [type, list.length])),
      times: [times[0], times.at(-1)],
      refused: refused.map(({ code }) => code),
    }).toEqual({ refused: [], ...FILES[name] });
  });

  it('is read as a table with a counter before the game’s fields: StarRailToolkit’s CSV', () => {
    const json = JSON.parse(
      new TextDecoder().decode(toolFile('warps', 'starrailtoolkit-0.7.4.json')),
    );
    const rows: Record<string, string>[] = Object.values(json).flat() as Record<string, string>[];
    const fields = Object.keys(rows[0] ?? {});
    const lines = rows.map((row, at) => [at, ...fields.map((field) => row[field])].join(','));
    const { accounts, refused } = read([`,${fields.join(',')}`, ...lines, ''].join('\n'));
    expect(refused).toEqual([]);
    expect(accounts).toMatchObject([{ uid: CHINA, pulls: { length: 17 } }]);
  });

  it('keeps the ids of rows that Miao-Yunzai lengthened', () => {
    const ids = read(toolFile('warps', 'miao-yunzai-v4.json')).accounts[0]?.pulls;
    expect(ids?.filter(({ type }) => type === 21).map(({ id }) => id)).toEqual([
      '1752862200000011345',
      '1752862200000011445',
      '1752862200000011545',
    ]);
  });

  it('names things where it has no numbers of them, as PamGram’s', () => {
    const row = {
      ...{ gacha_id: '', gacha_type: '11', item_id: '', name: '希儿', item_type: '角色' },
      ...{ time: '2025-04-11 09:41:17', rank_type: '5', id: '1744333800000319045' },
    };
    const info = { uid: CHINA, srgf_version: 'v1.0', region_time_zone: 8 };
    const file = JSON.stringify({
      info,
      list: [row, { ...row, name: 'Nobody' }, { ...row, name: '' }],
    });
    const codes = (history: ImportedHistory) => history.refused.map(({ code }) => code);
    expect(codes(read(file))).toEqual(['ROW_UNKNOWN_NAME', 'ROW_UNKNOWN_NAME', 'ROW_BAD_ITEM']);
    const named = read(file, { names: new Map([['希儿', 1102]]) });
    expect(codes(named)).toEqual(['ROW_UNKNOWN_NAME', 'ROW_BAD_ITEM']);
    expect(named.accounts).toMatchObject([{ pulls: [{ itemId: 1102, gachaId: 0 }] }]);
  });

  it('is of no tool where its lists hold no rows of the game', () => {
    for (const file of [
      '{"1":[]}',
      '{"1":[{"id":1}]}',
      '{"data":{"list":[1]}}',
      '{"STELLAR":{}}',
    ]) {
      expect(parseHistory(file)).toMatchObject({ error: { code: 'FORMAT_UNKNOWN' } });
    }
  });
});

describe('stardb.gg’s export of a user', () => {
  const history = read(toolFile('warps', 'stardb-own-export.json'));

  it('holds warps with UTC times and without banners, by account', () => {
    const [account] = history.accounts;
    expect(account).toMatchObject({ uid: EUROPE });
    const pulls = account && settleAccount(account, EUROPE);
    expect(pulls?.get(2)).toEqual([
      {
        ...{ id: '1744312200002134067', itemId: 20001, gachaId: 0 },
        ...{ time: '2025-04-10 20:05:31', zone: 1 },
      },
    ]);
  });

  it('keeps rows of another site, which give way to rows that name their banner', () => {
    const [account] = history.accounts;
    const brought = (account && settleAccount(account, EUROPE).get(1)) ?? [];
    expect(brought).toMatchObject([
      { id: '1744312200002241167', itemId: 20003, gachaId: 0 },
      { id: '1744312200002241267', itemId: 1009, gachaId: 0 },
    ]);
    const real = brought.map((pull) => ({ ...pull, itemId: 20006, gachaId: 1001 }));
    expect(mergePulls(real, brought)).toEqual(real);
    expect(mergePulls(brought, real)).toEqual(real);
  });

  it('holds achievements, which go with its first account', () => {
    expect(history.stores).toEqual([
      { profile: 'made_up', store: 'achievements', value: [4010101, 4010102, 4010103] },
    ]);
    expect(history.accounts.map(({ label }) => label)).toEqual(['made_up']);
  });

  it('may name no account, or hold lists and games that are not read', () => {
    const user = { username: 'x', zzz: { uids: [1] }, gi: { uids: [] } };
    const warps = { standard: [7, { id: 'x' }], collab: [] };
    const hsr = { achievements: [4010101], uids: [{ uid: 1, warps }, { uid: 2 }] };
    const { accounts, refused, left } = read(JSON.stringify({ user: { ...user, hsr } }));
    expect(accounts).toEqual([{ uid: '1', label: 'x', pulls: [] }]);
    expect(refused.map(({ code }) => code)).toEqual(['ROW_NO_OBJECT', 'ROW_BAD_ID']);
    expect(left.map(({ args }) => args.name)).toEqual([
      'zzz',
      'user.hsr.uids.0.collab',
      'user.hsr.uids.1',
    ]);
    expect(read('{"user":{"username":"x","hsr":{"achievements":[4010101]}}}')).toMatchObject({
      ...{ accounts: [], stores: [{ profile: 'x', store: 'achievements' }] },
    });
  });
});

describe('pom.moe’s data', () => {
  it('names account and banner where it keeps the game’s own rows', () => {
    const { accounts } = read(toolFile('warps', 'pom-moe-export-20240619.json'));
    expect(accounts).toMatchObject([{ uid: EUROPE }]);
    expect(accounts[0]?.pulls.find(({ type }) => type === 2)).toMatchObject({ gachaId: 4001 });
  });

  it('holds achievements, with or without marks', () => {
    const { accounts, stores, left } = read(toolFile('warps', 'pom-moe-with-achievements.json'));
    expect(accounts).toMatchObject([{ uid: null, pulls: { length: 10 } }]);
    expect(stores).toMatchObject([{ profile: null, store: 'achievements', value: { length: 2 } }]);
    expect(left.map(({ args }) => args.name)).toEqual(['default.items']);
  });

  it('gives rows that name no account to the only one that others name', () => {
    const row = { id: '1744312200002134067', itemId: 20001, time: '2025-04-10 20:05:31' };
    const named = (uid: string, id: string) => ({
      ...{ ...row, id, raw: JSON.stringify({ uid, id }) },
    });
    const one = { default: { standard: [row, named(EUROPE, '1744312200002134167')] } };
    expect(read(JSON.stringify(one)).accounts).toMatchObject([
      { uid: EUROPE, pulls: { length: 2 } },
    ]);
    const standard = [...one.default.standard, named(CHINA, '1744312200002134267')];
    expect(read(JSON.stringify({ default: { standard } })).accounts).toMatchObject([
      { uid: null },
      { uid: EUROPE },
      { uid: CHINA },
    ]);
  });
});
