import { describe, expect, it } from 'vitest';
import { dataset } from '../../../test/real-data.ts';
import {
  mergePulls,
  type Pull,
  parseHistory,
  settleAccount,
  statistics,
  warpTables,
} from '../index.ts';

const tables = warpTables(dataset);

interface Star {
  readonly itemId: number;
  /** As the file's clock has it. */
  readonly time: string;
  /** When the pull was made, in UTC: what its id begins with. */
  readonly utc: string;
}

/** A UIGF file of ten-pulls, each with a 5★ at its end. */
function fileOf(
  app: string,
  account: { readonly uid: string; readonly timezone: number },
  { stars, gachaId }: { readonly stars: readonly Star[]; readonly gachaId: string },
): string {
  const list = stars.flatMap(({ itemId, time, utc }, at) =>
    Array.from({ length: 10 }, (_, place) => ({
      id: `${Date.parse(utc) / 1000 + 600}${String((at * 10 + place) * 100).padStart(9, '0')}`,
      ...{ gacha_type: '11', gacha_id: gachaId, time },
      ...(place === 9
        ? { item_id: String(itemId), rank_type: '5' }
        : { item_id: '20000', rank_type: '3' }),
    })),
  );
  return JSON.stringify({
    info: { export_app: app, version: 'v4.0' },
    hkrpg: [{ ...account, list }],
  });
}

function pullsOf(file: string): readonly Pull[] {
  const read = parseHistory(file);
  if (!read.ok) throw new Error(read.error.code);
  expect(read.value.refused).toEqual([]);
  const [account] = read.value.accounts;
  return account ? (settleAccount(account, account.uid ?? '').get(11) ?? []) : [];
}

function figuresOf(pulls: readonly Pull[]) {
  const figures = statistics(tables, { type: 11, isComplete: false, pulls });
  return { ...figures, outcomes: figures.fiveStars.map(({ outcome }) => outcome) };
}

describe('a file of Hoyo Buddy, whose times are UTC and whose banner ids are empty', () => {
  const [FIREFLY, YUNLI, SILVER_WOLF, ARGENTI] = [1310, 1221, 1006, 1302];
  const starsOf = (...items: readonly number[]) =>
    items.map((itemId, at): Star => {
      const day = `2026-05-0${at + 2}`;
      return { itemId, time: `${day} 01:00:00`, utc: `${day}T01:00:00Z` };
    });
  const fileWith = (...items: readonly number[]) =>
    fileOf(
      'Hoyo Buddy',
      { uid: '812345670', timezone: 0 },
      { stars: starsOf(...items), gachaId: '' },
    );

  it('has lost to the characters of the pool of that day, and won nothing', () => {
    const figures = figuresOf(pullsOf(fileWith(FIREFLY, YUNLI, FIREFLY, SILVER_WOLF)));
    expect(figures.outcomes).toEqual(['unknown', 'lost', 'guaranteed', 'lost']);
    expect(figures).toMatchObject({ contests: { won: 0, lost: 2 }, guarantee: true });
  });

  it('has no two losses in a row', () => {
    const figures = figuresOf(pullsOf(fileWith(FIREFLY, YUNLI, FIREFLY, SILVER_WOLF, ARGENTI)));
    expect(figures.outcomes).toEqual(['unknown', 'lost', 'guaranteed', 'lost', 'unknown']);
    expect(figures).toMatchObject({ contests: { won: 0, lost: 2 }, guarantee: null });
  });
});

describe('a file of stardb.gg, which writes the banner type for the banner', () => {
  const [TRIBBIE, HIMEKO, BLADE] = [1403, 1003, 1205];
  const stars = [TRIBBIE, HIMEKO, TRIBBIE, BLADE].map((itemId, at): Star => {
    const day = `2025-07-0${at + 5}`;
    return { itemId, time: `${day} 10:00:00`, utc: `${day}T02:00:00Z` };
  });
  const fileWith = (gachaId: string) =>
    fileOf('stardb.gg', { uid: '800000124', timezone: 8 }, { stars, gachaId });

  it.each(['11', '', '0', '301', '3078', '-1', 'x'])(
    'is read as one without banner ids: %j',
    (id) => {
      const pulls = pullsOf(fileWith(id));
      expect(new Set(pulls.map(({ gachaId }) => gachaId))).toEqual(new Set([0]));
      expect(figuresOf(pulls).outcomes).toEqual(['unknown', 'lost', 'guaranteed', 'lost']);
    },
  );

  it('is improved by a file with the true ids, and makes none of them worse', () => {
    const [bad, good] = [pullsOf(fileWith('11')), pullsOf(fileWith('2078'))];
    expect(mergePulls(bad, good)).toEqual(good);
    expect(mergePulls(good, bad)).toEqual(good);
    expect(figuresOf(good).outcomes).toEqual(['unknown', 'lost', 'guaranteed', 'lost']);
  });

  it('keeps the id of a banner that is newer than the data', () => {
    expect(pullsOf(fileWith('2999'))[0]?.gachaId).toBe(2999);
  });
});
