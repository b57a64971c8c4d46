import { expect, it } from 'vitest';
import { mostToFiveStar } from './index.ts';

// Rule W47.
it.each([
  [11, 77, 13],
  [11, 0, 90],
  [12, 79, 1],
  [2, 12, 38],
] as const)(
  'type %i with %i pulls since the last 5★ takes %i more at most',
  (type, pity5, most) => {
    expect(mostToFiveStar(type, { pity5, isPity5Known: true })).toBe(most);
  },
);

it('tells no most where rows are missing', () => {
  expect(mostToFiveStar(11, { pity5: 77, isPity5Known: false })).toBeUndefined();
});
