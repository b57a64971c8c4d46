import { describe, expect, it } from 'vitest';
import { toolFile } from '../../../test/tool-files.ts';
import type { ImportedHistory } from './imported.ts';
import { parseHistory } from './parse-history.ts';
import { settleAccount } from './settle-account.ts';

const EUROPE = '711000267';
const CHINA = '111000345';

function read(file: Uint8Array | string): ImportedHistory {
  const history = parseHistory(file);
  if (!history.ok) throw new Error(history.error.code);
  return history.value;
}

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

  it('keeps a row of another site, which gives way to one that names its banner', () => {
    const [account] = history.accounts;
    expect(account?.pulls.filter(({ type }) => type === 1)).toMatchObject([
      { id: '1744312200002241167', itemId: 20003, gachaId: 0 },
      { id: '1744312200002241267', itemId: 1009, gachaId: 0 },
    ]);
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
