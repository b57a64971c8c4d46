import { describe, expect, it } from 'vitest';
import type { Pull } from './pull.ts';
import { roundedTwins, withoutSharedIds } from './rounded-twins.ts';

const time = '2023-11-15 06:13:20';
const ten = Array.from(
  { length: 10 },
  (_, place): Pull => ({
    id: String(1_700_000_000_123_456_700n + BigInt(place) * 40n),
    ...{ gachaId: 2003, itemId: 20_000 + (place % 9), time, zone: 8 },
  }),
);
/** What was stored of them before ids were looked at: the last under each rounded id. */
const phantoms = [...new Map(ten.map((pull) => [String(Number(pull.id)), pull]))].map(
  ([id, pull]) => ({ ...pull, id }),
);

describe('pulls that are there twice because ids were rounded', () => {
  it('are those of a second that has more than it can have', () => {
    const own = ten.map((pull) => ({ ...pull, id: pull.id.replace(/00$/, '01') }));
    expect(phantoms.length).toBeGreaterThan(1);
    expect(roundedTwins([...own, ...phantoms])).toEqual(phantoms);
    const told = own.map((pull) => ({ ...pull, source: 'game' as const }));
    expect(roundedTwins([...told, ...phantoms])).toEqual(phantoms);
  });

  it('are none of a whole second, though an id ends in zeros and an item came twice', () => {
    expect(ten.some(({ id }) => id.endsWith('00'))).toBe(true);
    expect(roundedTwins(ten)).toEqual([]);
    expect(roundedTwins(phantoms)).toEqual([]);
  });

  it('are none of a part of a ten-pull whose id ends in zeros by chance', () => {
    const part = [...ten.slice(0, 6), { ...(ten[0] as Pull), id: '1700000000123457999' }];
    expect(roundedTwins(part)).toEqual([]);
  });

  it('leave what a file does not tell anew', () => {
    const [a, b] = ten as [Pull, Pull];
    const shared = new Set([a.id, b.id]);
    expect(withoutSharedIds([a, b], shared, [{ ...b, id: '17000000009990000100' }])).toEqual([a]);
  });

  it('are never what the game told', () => {
    const told = ten.map((pull) => ({ ...pull, source: 'game' as const }));
    expect(roundedTwins([...told, { ...(told[0] as Pull), id: '1700000000999999999' }])).toEqual(
      [],
    );
  });
});
