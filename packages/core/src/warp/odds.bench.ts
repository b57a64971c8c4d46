import { test } from 'vitest';
import { bestOrder, odds, withoutEach } from './index.ts';

const everything = [
  { type: 11, copies: 7 },
  { type: 12, copies: 5 },
] as const;

test('odds', async ({ bench }) => {
  await bench.compare(
    bench('one character', () => {
      odds({}, [{ type: 11, copies: 1 }]);
    }),
    bench('E6 and S5 from zero', () => {
      odds({}, everything);
    }),
    bench('the best order of four', () => {
      const four = ([11, 12, 21, 22] as const).map((type) => ({ type, copies: 1 }));
      bestOrder({}, four, { pulls: 300 });
    }),
    bench('twelve wishes, each left out once', () => {
      const many = Array.from({ length: 12 }, (_, at) => ({
        type: ([11, 12, 21, 22] as const)[at % 4] ?? 11,
        copies: 7,
      }));
      withoutEach({}, many, { pulls: 5000 });
    }),
  );
});
