import { test } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { luck, type Pull, warpTables } from './index.ts';

const tables = warpTables(dataset);

/** 20,000 pulls of which every 62nd is a 5★, every other one featured. */
const pulls: Pull[] = Array.from({ length: 20_000 }, (_, place) => ({
  id: String(1_682_521_200_000_000_000n + BigInt(place) * 1_000_000_000n),
  gachaId: 2003,
  itemId: place % 62 === 61 ? (place % 124 === 123 ? 1102 : 1101) : 20000,
  time: '2024-05-08 21:30:17',
  zone: 8,
}));

test('luck of 20,000 pulls', async ({ bench }) => {
  const history = { type: 11, isComplete: true, pulls } as const;
  await bench.compare(
    bench('5★s', () => {
      luck(tables, history, { goal: 'fiveStar' });
    }),
    bench('featured 5★s', () => {
      luck(tables, history, { goal: 'featured' });
    }),
    bench('5★s, the beginning missing', () => {
      luck(tables, { ...history, isComplete: false }, { goal: 'fiveStar' });
    }),
  );
});
