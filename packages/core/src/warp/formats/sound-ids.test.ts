import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAccount } from '../../../test/history-files.ts';
import { gameId } from '../game-ids.ts';
import { madeUpId } from '../made-up-ids.ts';
import type { ImportedPull } from './imported.ts';
import { settleAccount } from './settle-account.ts';
import { withSoundIds } from './sound-ids.ts';

const UID = '800000001';
/** Six ten-pulls of 3★s with a 5★ in each, as the game gives them, newest first. */
const history = Array.from({ length: 60 }, (_, place): ImportedPull => {
  const ten = Math.floor(place / 10);
  return {
    id: gameId({ hour: 1_699_999_200 + ten * 86_400, counter: 123_456 + place, tail: '01' }),
    ...{ type: 11, gachaId: 2003, zone: 8 },
    itemId: place % 10 === 4 ? 1102 : 20_000 + (place % 10),
    time: `2023-11-${15 + ten} 06:13:20`,
  };
}).toReversed();
const accountOf = (pulls: readonly ImportedPull[]) => ({ uid: UID, label: null, pulls });
const itemsOf = (pulls: readonly ImportedPull[]) =>
  settleAccount(withSoundIds(accountOf(pulls)).account, UID)
    .get(11)
    ?.map(({ itemId }) => itemId);
const items = history.toReversed().map(({ itemId }) => itemId);

describe('ids that cannot be right', () => {
  it.each([
    ['a number of JavaScript', (id: string) => String(Number(id))],
    ['a number of another language', (id: string) => String(BigInt(Number(id)))],
    ['a spreadsheet', (id: string) => `${id.slice(0, 15)}0000`],
    ['a table of numbers', (id: string) => `${id.slice(0, 10)}000000000`],
  ])('were rounded by %s: every row is kept, in its order', (_, rounded) => {
    const file = history.map((row) => ({ ...row, id: rounded(row.id ?? '') }));
    expect(itemsOf(file)).toEqual(items);
    expect(withSoundIds(accountOf(file)).lost).toBeGreaterThan(0);
  });

  it.each([
    ['to hundreds', (id: string) => `${id.slice(0, -2)}00`],
    ['to the numbers that a float can be', (id: string) => String(BigInt(Number(id)))],
  ])('were rounded %s though no two of them are alike', (_, rounded) => {
    const single = history.filter((_row, place) => place % 10 === 0);
    const file = single.map((row) => ({ ...row, id: rounded(row.id ?? '') }));
    expect(withSoundIds(accountOf(file)).lost).toBe(6);
  });

  it('were cut by a spreadsheet, where those of the account end in zeros by themselves', () => {
    const single = history.filter((_row, place) => place % 10 === 0);
    const own = single.map((row) => ({ ...row, id: `${row.id?.slice(0, -2)}00` }));
    const cut = own.map((row) => ({ ...row, id: `${row.id.slice(0, 15)}0000` }));
    expect(withSoundIds({ ...accountOf(own), uid: '800000100' }).lost).toBe(0);
    expect(withSoundIds({ ...accountOf(cut), uid: '800000100' }).lost).toBe(6);
  });

  it('were rounded, and times were shifted by hours as well: the times are put right', () => {
    const file = history.map((row) => ({
      ...row,
      id: `${row.id?.slice(0, 15)}0000`,
      time: row.time.replace('06:', '01:'),
    }));
    const { account } = withSoundIds(accountOf(file));
    expect(
      settleAccount(account, UID)
        .get(11)
        ?.map(({ time }) => time),
    ).toEqual(history.map(({ time }) => time).toReversed());
  });

  it('are none of a pull that the file tells twice, at two times', () => {
    const [row] = history as [ImportedPull];
    const { account, lost } = withSoundIds(
      accountOf([...history, { ...row, time: '2023-11-19 22:13:20' }]),
    );
    expect(lost).toBe(0);
    expect(settleAccount(account, UID).get(11)).toEqual(
      settleAccount(accountOf(history), UID).get(11),
    );
  });

  it('are those of two items in a sound file, with their second and no other', () => {
    const file = history.map((row, at) => (at === 3 ? { ...row, id: history[4]?.id ?? '' } : row));
    const { account, lost, shared } = withSoundIds(accountOf(file));
    expect([lost, shared.size]).toEqual([10, 9]);
    expect(account.pulls.slice(10)).toEqual(file.slice(10));
    expect(itemsOf(file)).toEqual(items);
  });

  it('are of an hour days away from their row', () => {
    const [row] = history as [ImportedPull];
    const lostOf = (id: string) => withSoundIds(accountOf([{ ...row, id }])).lost;
    expect(lostOf(history.at(-1)?.id ?? '')).toBe(1);
    expect(lostOf(row.id ?? '')).toBe(0);
  });

  it('are never those of an unknown form', () => {
    const [row] = history as [ImportedPull];
    for (const id of ['7', '1700000000123456700', '1682521200000000000', row.id?.slice(1) ?? '']) {
      const rows = [{ ...row, id, time: '2024-02-29 23:59:59' }];
      expect(withSoundIds(accountOf(rows))).toMatchObject({
        ...{ account: { pulls: rows }, lost: 0, righted: 0, foreign: 0 },
      });
    }
  });

  it('end otherwise than the account does: they are counted, and kept', () => {
    const { account, foreign, lost } = withSoundIds({ ...accountOf(history), uid: '800000023' });
    expect([foreign, lost]).toEqual([60, 0]);
    expect(account.pulls).toEqual(history);
    expect(withSoundIds({ ...accountOf(history), uid: null })).toMatchObject({ foreign: 0 });
  });

  it('end in zeros as the account does', () => {
    const file = history.map((row) => ({ ...row, id: `${row.id?.slice(0, -2)}00` }));
    const own = withSoundIds({ ...accountOf(file), uid: '800000100' });
    expect(own).toMatchObject({ lost: 0, foreign: 0 });
  });

  it('are none of a row that is there twice, nor of one that was made up here', () => {
    const [row] = history as [ImportedPull];
    const made = Array.from({ length: 10 }, (_, place) => {
      return { ...row, id: madeUpId({ time: row.time, zone: 8 }, place) };
    });
    for (const rows of [[row, row], made]) {
      expect(withSoundIds(accountOf(rows))).toMatchObject({ account: { pulls: rows }, lost: 0 });
    }
  });

  it('have no zeros before them, which would make them the newest of all', () => {
    const padded = history.map((row, at) => (at < 2 ? { ...row, id: `0${row.id}` } : row));
    const sound = withSoundIds(accountOf(padded));
    expect(sound).toMatchObject({ account: accountOf(history), padded: 2, lost: 0 });
  });

  it('are of one banner type where all have one counter: the one of the banner’s number, else the first', () => {
    const [row] = history as [ImportedPull];
    const other = { ...row, type: 12 as const };
    for (const rows of [
      [row, other],
      [other, row],
    ]) {
      expect(withSoundIds(accountOf(rows))).toMatchObject({ account: accountOf([row]), twice: 1 });
    }
    const unnamed = [other, row].map((pull) => ({ ...pull, gachaId: 0 }));
    expect(withSoundIds(accountOf(unnamed)).account.pulls).toEqual(unnamed.slice(0, 1));
  });

  it('are counted apart for collaborations', () => {
    const twins = history.flatMap((row) => [row, { ...row, type: 21 as const, itemId: 1014 }]);
    expect(withSoundIds(accountOf(twins))).toMatchObject({
      ...{ account: accountOf(twins), lost: 0, twice: 0 },
    });
  });

  it('law: a sound file keeps all of its ids', () => {
    fc.assert(
      fc.property(anyAccount, ({ uid, pulls }) => {
        const rows = [...pulls].flatMap(([type, list]) =>
          list.map((pull) => ({ ...pull, id: pull.id.replace(/00$/, '01'), type })),
        );
        fc.pre(new Set(rows.map(({ id }) => id)).size === rows.length);
        const account = { uid, label: null, pulls: rows };
        expect(withSoundIds(account)).toMatchObject({ account, lost: 0 });
      }),
    );
  });
});

// Rule W35.
describe('times of a file', () => {
  const [row] = history as [ImportedPull];
  const timesOf = (...rows: Partial<ImportedPull>[]) =>
    withSoundIds(accountOf(rows.map((changes) => ({ ...row, ...changes }))));

  it('are moved by whole hours, row by row, to the hour of their ids', () => {
    const { account, righted } = timesOf(
      { time: '2023-11-20 01:13:20' },
      { time: '2023-11-20 19:13:20' },
      { time: '2023-11-20 06:13:20' },
      { time: '2023-11-20 18:13:20', zone: -5 },
    );
    expect(account.pulls.map(({ time }) => time)).toEqual([
      '2023-11-20 06:13:20',
      '2023-11-20 06:13:20',
      '2023-11-20 06:13:20',
      '2023-11-19 17:13:20',
    ]);
    expect(righted).toBe(3);
  });

  it('keep their minutes and seconds, whatever these are', () => {
    for (let minute = 0; minute < 60; minute++) {
      const time = `2023-11-20 06:${String(minute).padStart(2, '0')}:59`;
      expect(timesOf({ time }).account.pulls[0]?.time).toBe(time);
    }
  });

  it('are read by the clock of the account where the file names none', () => {
    const unzoned = { time: '2023-11-19 22:29:20', zone: null };
    const { account } = timesOf(unzoned);
    expect(account.pulls[0]?.time).toBe('2023-11-20 06:29:20');
    expect(withSoundIds({ ...accountOf([{ ...row, ...unzoned }]), uid: null }).righted).toBe(0);
    expect(
      withSoundIds({ ...accountOf([{ ...row, ...unzoned }]), uid: null }, UID).account.pulls,
    ).toEqual(account.pulls);
  });

  it('stay as they are where the id was made up', () => {
    const made = { id: madeUpId({ time: '2023-11-20 06:10:00', zone: 8 }, 0) };
    expect(timesOf({ ...made, time: '2023-11-20 08:13:20' }).righted).toBe(0);
  });
});
