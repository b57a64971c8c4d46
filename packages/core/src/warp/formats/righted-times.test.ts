import { describe, expect, it } from 'vitest';
import { madeUpId } from '../made-up-ids.ts';
import type { Pull } from '../pull.ts';
import { rightedTimes } from './righted-times.ts';

const pull = (changes: Partial<Pull> = {}): Pull => ({
  // 2023-11-14 22:13:20 UTC, and the minute that the game adds.
  id: '1700000060000000007',
  ...{ gachaId: 2003, itemId: 1102, time: '2023-11-15 06:13:20', zone: 8 },
  ...changes,
});
const timesOf = (...pulls: Pull[]) => rightedTimes(pulls).map(({ time }) => time);

describe('times of a file', () => {
  it('that were shifted by hours are put right by their ids', () => {
    expect(
      timesOf(
        pull({ time: '2023-11-14 17:13:20' }),
        pull({ time: '2023-11-15 19:13:20' }),
        pull({ time: '2023-11-15 03:43:20' }),
        pull({ time: '2023-11-15 18:13:20', zone: -5 }),
      ),
    ).toEqual([
      '2023-11-15 06:13:20',
      '2023-11-15 06:13:20',
      '2023-11-15 06:13:20',
      '2023-11-14 17:13:20',
    ]);
  });

  it('stay as they are where they are right', () => {
    const right = [pull(), pull({ time: '2023-11-15 06:12:00' })];
    expect(rightedTimes(right)).toEqual(right);
    expect(rightedTimes(right)[0]).toBe(right[0]);
  });

  it('stay as they are where the id tells nothing of them', () => {
    const strange = [
      pull({ time: '2023-11-15 11:20:20' }),
      pull({ time: '2021-01-01 06:13:20' }),
      pull({ id: '7' }),
      pull({ id: madeUpId(pull(), 0), time: '2023-11-15 08:13:20' }),
    ];
    expect(rightedTimes(strange)).toEqual(strange);
  });
});
