import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEELE, THREE_STAR, tables } from '../../test/any-warps.ts';
import {
  doubtedByHand,
  inPullOrder,
  isByHand,
  isMadeUp,
  mergePulls,
  type PlaceByHand,
  type Pull,
  pullsByHand,
  statistics,
} from './index.ts';

const second = (at: number) => new Date(Date.UTC(2026, 0, 5, 12, 0, at)).toISOString();
const timeOf = (at: number) => second(at).slice(0, 19).replace('T', ' ');
const START = Date.UTC(2026, 0, 5, 12) / 1000;
/** A row of the game's own; its number begins up to a minute after its time. */
const real = (at: number, order = 1, late = 0): Pull => ({
  id: `${START + at + late}${String(order).padStart(9, '0')}`,
  ...{ gachaId: 2003, itemId: THREE_STAR, zone: 0, time: timeOf(at) },
});
const remembered = (at: number) => ({
  ...{ gachaId: 2003, itemId: SEELE, zone: 0 },
  time: timeOf(at),
});
const entered = (pulls: readonly Pull[], at: number, place?: PlaceByHand): Pull[] => {
  const answer = pullsByHand(pulls, remembered(at), place);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};
const errorOf = (pulls: readonly Pull[], at: number, place?: PlaceByHand) => {
  const answer = pullsByHand(pulls, remembered(at), place);
  return answer.ok ? undefined : answer.error.code;
};
const items = (pulls: readonly Pull[]) => pulls.map(({ itemId }) => itemId);

describe('pulls by hand', () => {
  const rows = [real(0), real(60), real(120)];

  it('stand where their time belongs', () => {
    const after = mergePulls(rows, entered(rows, 90));
    expect(items(after)).toEqual([THREE_STAR, THREE_STAR, SEELE, THREE_STAR]);
  });

  it('stand before or after a row, whatever the game’s number of it begins with', () => {
    const late = [real(0, 1, 50), real(20, 1, 55), real(120)];
    const [, middle] = late;
    const before = mergePulls(late, entered(late, 19, { before: middle?.id }));
    const after = mergePulls(late, entered(late, 21, { after: middle?.id }));
    expect(items(before).indexOf(SEELE)).toBe(1);
    expect(items(after).indexOf(SEELE)).toBe(2);
  });

  it('stand before the first, after the last, and where there are none', () => {
    expect(items(mergePulls(rows, entered(rows, -5, { before: rows[0]?.id })))[0]).toBe(SEELE);
    expect(items(mergePulls(rows, entered(rows, 500, { after: rows[2]?.id }))).at(-1)).toBe(SEELE);
    expect(entered([], 7)).toHaveLength(1);
  });

  it('have ids that tell them from the game’s and from those of a file without any', () => {
    const [row] = entered(rows, 90);
    expect(row?.id).toMatch(/^\d{19}$/);
    expect(isByHand(row?.id ?? '')).toBe(true);
    expect(isMadeUp(row?.id ?? '')).toBe(true);
    expect(isByHand(real(90).id)).toBe(false);
    expect(isByHand(`${START}999000000`)).toBe(false);
  });

  it('come as many as are wanted, one after the other', () => {
    const ten = entered(rows, 90, { count: 10 });
    expect(inPullOrder(ten)).toEqual(ten);
    expect(
      statistics(tables, { type: 11, isComplete: true, pulls: mergePulls(rows, ten) }),
    ).toMatchObject({
      pulls: 13,
      fiveStars: [{ pity: 3 }, ...Array(9).fill({ pity: 1 })],
      pity5: 1,
    });
  });

  it('have no place at a second of which the game’s own rows are there', () => {
    expect(errorOf(rows, 60)).toBe('BY_HAND_TOLD');
  });

  it('have no place within a ten-pull', () => {
    const ten = [real(0, 1), real(0, 2)];
    expect(errorOf(ten, 1, { after: ten[0]?.id })).toBe('BY_HAND_NO_ROOM');
  });

  it('have no place beside a row that is gone', () => {
    expect(errorOf(rows, 90, { after: '1' })).toBe('BY_HAND_ROW_GONE');
  });

  it('law: wherever they are put, one after the other, there they stand', () => {
    const steps = fc.array(
      fc.record({
        beside: fc.nat(),
        isBefore: fc.boolean(),
        count: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        let pulls: Pull[] = [real(0), real(60), real(61), real(120, 1, 30)];
        for (const [at, { beside, isBefore, count }] of all.entries()) {
          const index = beside % pulls.length;
          const id = pulls[index]?.id;
          const place = { count, ...(isBefore ? { before: id } : { after: id }) };
          const answer = pullsByHand(pulls, { ...remembered(1000 + at), itemId: at }, place);
          // Halved places run out; the game's own do not stand so near.
          if (!answer.ok) {
            expect(answer.error.code).toBe('BY_HAND_NO_ROOM');
            continue;
          }
          const next = mergePulls(pulls, answer.value);
          const expected = pulls.toSpliced(isBefore ? index : index + 1, 0, ...answer.value);
          expect(next).toEqual(expected);
          pulls = next;
        }
      }),
    );
  });
});

describe('pulls by hand in doubt', () => {
  const rows = [real(0), real(60), real(120)];
  const span = (oldest: number, newest: number) => ({
    oldest: rows[oldest]?.id ?? '',
    newest: rows[newest]?.id ?? '',
  });
  const [inside] = entered(rows, 90);
  const [outside] = entered(rows, -90);
  const pulls = mergePulls(rows, [inside as Pull, outside as Pull]);

  it('are those where an import told every row', () => {
    expect(doubtedByHand(pulls, [span(0, 2)])).toEqual([inside]);
    expect(doubtedByHand(pulls, [span(1, 2)])).toEqual([inside]);
  });

  it('are none between two imports, or without any', () => {
    expect(doubtedByHand(pulls, [span(0, 1), span(2, 2)])).toEqual([]);
    expect(doubtedByHand(pulls, [])).toEqual([]);
  });
});
