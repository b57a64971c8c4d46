import { test } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { createStatistics, type Pull, statistics, warpTables } from './index.ts';

const tables = warpTables(dataset);
const frame = { type: 11, isComplete: true } as const;

function pullsOf(count: number, first = 0): Pull[] {
  return Array.from({ length: count }, (_, index) => {
    const place = first + index;
    const fourStar = place % 9 === 0 ? 21000 : 20000 + (place % 20);
    return {
      id: String(1_682_521_200_000_000_000n + BigInt(place) * 1_000_000_000n),
      gachaId: 2003 + (place % 40),
      itemId: place % 62 === 0 ? 1102 : fourStar,
      time: '2024-05-08 21:30:17',
      zone: 8,
    };
  });
}

test('statistics of a long history', async ({ bench }) => {
  const pulls = pullsOf(20_000, 20);
  const grown = createStatistics(tables, frame).append(pulls);
  const [older, newer] = [pullsOf(20), pullsOf(20, 20_020)];
  await bench.compare(
    bench('20,000 pulls', () => {
      statistics(tables, { ...frame, pulls });
    }),
    bench('20,000 pulls, newest first', () => {
      statistics(tables, { ...frame, pulls: pulls.toReversed() });
    }),
    bench('a newer page appended to 20,000', () => {
      grown.append(newer).figures();
    }),
    bench('an older page appended to 20,000', () => {
      grown.append(older).figures();
    }),
  );
});
